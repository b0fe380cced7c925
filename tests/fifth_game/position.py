"""Position, observation and sampler of Ladle."""

from fifth_game.moves import DECK, NAMES, number_of, parse_card
from game.core.chance import Chance, Lcg
from game.core.event import Seat
from game.core.position_reader import Reader
from game.core.referee import Observation, Plain

OVER = -1


class LadlePosition:
    """A moment of a match; cards lie in ascending order but for the pot and the pantry, whose last card is its top.

    `to_move` is None while a move takes effect and OVER after the last one. `salt` says who still has it.
    """

    __slots__ = ("chance", "hands", "pantry", "pot", "salt", "to_move", "won")

    def __init__(self, chance: Lcg, pantry: list[int]) -> None:
        self.chance = chance
        self.pantry = pantry
        self.hands: list[list[int]] = [[], []]
        self.won: list[list[int]] = [[], []]
        self.pot: list[int] = []
        self.salt = [True, True]
        self.to_move: Seat | None = None

    def copy(self) -> "LadlePosition":
        """Return an independent twin."""
        twin = LadlePosition(self.chance.copy(), self.pantry.copy())
        twin.hands = [hand.copy() for hand in self.hands]
        twin.won = [won.copy() for won in self.won]
        twin.pot, twin.salt, twin.to_move = self.pot.copy(), self.salt.copy(), self.to_move
        return twin

    def cards(self) -> list[int]:
        """Return every card, wherever it lies."""
        return [card for heap in (self.pantry, self.pot, *self.hands, *self.won) for card in heap]

    def draw(self, seat: Seat, count: int = 1) -> tuple[int, ...]:
        """Let a seat draw up to so many cards of the pantry; return them."""
        drawn = [self.pantry.pop() for _ in range(min(count, len(self.pantry)))]
        self.hands[seat] = sorted(self.hands[seat] + drawn)
        return tuple(drawn)


class LadleObservation(Observation, frozen=True):
    """What a seat knows: its own hand, and of the rival's hand and the pantry how many cards they are."""

    brim: int
    to_move: Seat | None
    hand: tuple[int, ...]
    hands: tuple[int, ...]
    pantry: int
    pot: tuple[int, ...]
    won: tuple[tuple[int, ...], ...]
    salt: tuple[bool, ...]

    @property
    def sum(self) -> int:
        """The sum of the pot."""
        return sum(map(number_of, self.pot))


class LadleSampler:
    """Deals the unseen cards to hands and pantry, every way being as likely as any other."""

    def __init__(self, observation: LadleObservation) -> None:
        self._seen = observation
        known = {*observation.hand, *observation.pot, *observation.won[0], *observation.won[1]}
        self._unseen = [card for card in DECK if card not in known]

    def deal(self, chance: Chance) -> LadlePosition:
        """Return a position that looks the same to the observer."""
        seen = self._seen
        position = LadlePosition(Lcg(chance.below(1 << 32)), chance.shuffled(self._unseen))
        for seat, count in enumerate(seen.hands):
            position.hands[seat] = list(seen.hand) if seat == seen.seat else position.hands[seat]
            position.draw(seat, count - len(position.hands[seat]))
        position.won = [list(won) for won in seen.won]
        position.pot, position.salt, position.to_move = list(seen.pot), list(seen.salt), seen.to_move
        return position


def to_plain(position: LadlePosition) -> Plain:
    """Return a position as plain data."""

    def named(cards: list[int]) -> list[str]:
        return [NAMES[card] for card in cards]

    state = {"seats": 2, "to_move": position.to_move, "salt": list(position.salt), "chance": position.chance.state}
    heaps = {"hands": list(map(named, position.hands)), "won": list(map(named, position.won))}
    return {**state, **heaps, "pot": named(position.pot), "pantry": named(position.pantry)}


def from_plain(plain: Plain, brim: int) -> LadlePosition:
    """Return the position of plain data; raise BadPosition naming the key for an impossible one."""
    reader = Reader(plain)

    def cards(value: object) -> list[int]:
        return sorted(map(parse_card, value if isinstance(value, list) else [value]))

    reader.integer("seats", 2, 2)
    chance = Lcg(reader.integer("chance", 0, (1 << 64) - 1))
    position = LadlePosition(chance, reader.items("pantry", parse_card))
    position.to_move = reader.integer("to_move", OVER, 1)
    position.hands = reader.items("hands", cards, 2)
    position.salt = reader.items("salt", lambda value: (False, True).index(value) == 1, 2)
    position.pot = reader.items("pot", parse_card)
    position.won = reader.items("won", cards, 2)
    reader.done()
    if sorted(position.cards()) != list(DECK):
        raise reader.fail("pantry", "every card lies in one place, and no card in two")
    if sum(map(number_of, position.pot)) >= brim:
        raise reader.fail("pot", f"a pot of {brim} or more is emptied at once")
    if not (position.hands[position.to_move] if position.to_move != OVER else position.hands == [[], []]):
        raise reader.fail("to_move", "whoever is to move holds a card, and the match is over when nobody does")
    return position
