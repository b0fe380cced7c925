"""Controller: the referee of Alarún (rulebook 004; rulings D1 to D27)."""

from collections import Counter
from collections.abc import Sequence

from game.core.chance import Lcg
from game.core.errors import BadOptions, IllegalMove
from game.core.event import Seat, Tell
from game.core.move import Move
from game.core.outcome import Outcome
from game.core.reason import Reason
from game.core.referee import Controller, Plain
from game.rules.alarun import events, illegal, moves, position_text
from game.rules.alarun.ending import judge
from game.rules.alarun.illegal import must_pass
from game.rules.alarun.ingredient_cards import CARD_NAMES, COLOURS, DECK, Card
from game.rules.alarun.moves import NAMES, PASS, PLACES, REFRESH, SWAP_ALL, SWAPS, Name, Place, Swap
from game.rules.alarun.observation import AlarunObservation, Phase
from game.rules.alarun.options import Numbers, Options, fault_of
from game.rules.alarun.position import ACT, NAME, OVER, PLACE, AlarunPosition
from game.rules.alarun.potion_scoring import Sheet, score, standing
from game.rules.alarun.sampler import AlarunSampler
from game.rules.alarun.square import (
    APPRENTICE,
    FIRST_SQUARE,
    HOME_ALONE,
    Cell,
    cards_in,
    cells_of,
    is_open,
    open_cells,
    with_card,
)

_PHASES: dict[str, Phase] = {ACT: "act", PLACE: "place", NAME: "name", OVER: "over"}
_PASSES = frozenset((PASS, SWAP_ALL))


class Alarun(Controller[AlarunPosition]):
    """The referee of Alarún, bound to its numbers and the options of a match."""

    game = "alarun"

    def __init__(self, numbers: Numbers, options: Options) -> None:
        self.numbers = numbers
        self.options = options

    def set_up(self, seats: int, seed: int) -> AlarunPosition:
        """Return the table with nothing dealt; raise BadOptions when it cannot have that many seats."""
        fault = fault_of(self.numbers, self.options, seats)
        if fault is not None:
            raise BadOptions(fault)
        position = AlarunPosition()
        position.seats = seats
        position.chance = Lcg.seeded(seed)
        position.round = 1
        position.starter = position.actions = 0
        position.phase = ACT
        position.to_move = position.first_passer = None
        position.refreshed = False
        position.colours = ()
        position.stack = bytes(DECK)
        position.discards = b""
        position.hands = [()] * seats
        position.shown = [()] * seats
        position.centre = position.down = ()
        position.squares = [FIRST_SQUARE] * seats
        position.taken = [HOME_ALONE] * seats
        position.identities = (None,) * seats
        return position

    def begin(self, position: AlarunPosition, tell: Tell | None = None) -> None:
        """Choose who begins, give a secret colour to each seat and deal the first round (rulings D1 and D2)."""
        chance, seats = position.chance, position.seats
        position.starter = chance.below(seats)
        if tell is not None:
            tell(events.MatchStarted(seats, position.starter, self.numbers.rounds))
        for seat, colour in enumerate(chance.drawn(range(len(COLOURS)), seats)):
            position.colours += (colour,)
            if tell is not None:
                tell(events.ColourGiven(seat, colour))
        position.stack = bytes(chance.shuffled(DECK))
        self._start_round(position, position.starter, tell)

    def to_move(self, position: AlarunPosition) -> Seat | None:
        """Return the seat that has to decide, or None in mid-effect and when the match is over."""
        return position.to_move

    def legal_moves(self, position: AlarunPosition) -> Sequence[Move]:
        """Return every legal move of the seat to move; identical cards stand for each other.

        Cards and cells are in ascending order; swaps come before refresh, pass, and swap all and pass.
        """
        seat = position.to_move
        if seat is None:
            return ()
        if position.phase == PLACE:
            cells = cells_of(open_cells(position.taken[seat], self.options.diagonal))
            return [
                places[cell]
                for places in map(PLACES.__getitem__, dict.fromkeys(position.hands[seat]))
                for cell in cells
            ]
        if position.phase == NAME:
            return NAMES
        if must_pass(position, self.numbers):
            return (PASS, SWAP_ALL)
        takes = dict.fromkeys(position.centre)
        actions: list[Move] = [
            swaps[take]
            for give in dict.fromkeys(position.hands[seat])
            for swaps in (SWAPS[give],)
            for take in takes
            if give != take
        ]
        if position.down:
            actions.append(REFRESH)
        actions += (PASS, SWAP_ALL)
        return actions

    def why_not(self, position: AlarunPosition, move: Move) -> Reason | None:
        """Return why a well-formed move is not legal; None exactly for the legal ones."""
        return illegal.why_not(position, move, self.numbers, self.options.diagonal)

    def apply(self, position: AlarunPosition, move: Move, tell: Tell | None = None) -> None:
        """Change the position by a move of the seat to move, telling the events; raise IllegalMove otherwise."""
        seat = position.to_move
        if seat is not None:
            if position.phase == PLACE:
                if isinstance(move, Place) and self._place(position, seat, move.card, move.cell, tell):
                    return
            elif position.phase == NAME:
                if isinstance(move, Name):
                    self._name(position, seat, move.identity, tell)
                    return
            elif self._act(position, seat, move, tell):
                return
        refusal = self.why_not(position, move)
        assert refusal is not None, "every refused move has a reason"
        raise IllegalMove(refusal)

    def reshuffle(self, position: AlarunPosition, seed: int) -> None:
        """Shuffle the stack, together with the cards that lie face down, from a seed."""
        position.chance = Lcg.seeded(seed)
        cards = position.chance.shuffled((*position.stack, *position.down))
        left = len(position.stack)
        position.stack, position.down = bytes(cards[:left]), tuple(sorted(cards[left:]))

    def observe(self, position: AlarunPosition, seat: Seat | None) -> AlarunObservation:
        """Return what a seat may know (rulings D2, D9 and D11); None stands for a spectator."""
        return AlarunObservation(
            seat=seat,
            seats=position.seats,
            phase=_PHASES[position.phase],
            round_number=position.round,
            rounds=self.numbers.rounds,
            to_move=position.to_move,
            starter=position.starter,
            first_passer=position.first_passer,
            actions=position.actions,
            hand=() if seat is None else position.hands[seat],
            hand_counts=tuple(map(len, position.hands)),
            known=tuple(position.shown),
            centre=position.centre,
            down=len(position.down),
            refreshed=position.refreshed,
            stack=len(position.stack),
            discards=tuple(position.discards),
            squares=tuple(position.squares),
            taken=tuple(position.taken),
            identities=position.identities,
            colour=None if seat is None or seat >= len(position.colours) else position.colours[seat],
            colours=position.colours if position.phase == OVER else None,
            numbers=self.numbers,
        )

    def sampler(self, observation: AlarunObservation) -> AlarunSampler:
        """Return the sampler of a seat's observation."""
        return AlarunSampler(observation)

    def sheets(self, position: AlarunPosition) -> list[Sheet]:
        """Return the score sheet of each seat; an apprentice that is not named yet counts as what is best."""
        sheets = []
        for seat, identity in enumerate(position.identities):
            square, taken, colour = position.squares[seat], position.taken[seat], position.colours[seat]
            if identity is None:
                sheets.append(standing(square, taken, colour, self.numbers))
            else:
                sheets.append(score(square, taken, identity, colour, self.numbers))
        return sheets

    def outcome(self, position: AlarunPosition) -> Outcome | None:
        """Return how the match ended, or None while it goes on."""
        return judge(self.sheets(position)) if position.phase == OVER else None

    def to_plain(self, position: AlarunPosition) -> Plain:
        """Return the position as plain data that `from_plain` reads back."""
        return position_text.write(position)

    def from_plain(self, plain_position: Plain) -> AlarunPosition:
        """Return the position of plain data; raise BadPosition naming the key for an impossible one."""
        return position_text.Reading(plain_position, self.numbers, self.options).position()

    def parse(self, text: str) -> Move:
        """Return the move of its text form; raise BadMove."""
        return moves.parse(text)

    def pieces(self, position: AlarunPosition) -> Counter[str]:
        """Return the 99 ingredients, the apprentices and the seven colour cards, each with its count."""
        places = (position.centre, position.down, position.stack, position.discards, *position.hands)
        found = Counter(CARD_NAMES[card] for cards in (*places, *map(cards_in, position.squares)) for card in cards)
        found["apprentice"] = sum(square.count(APPRENTICE) for square in position.squares)
        in_the_box = [colour for colour in range(len(COLOURS)) if colour not in position.colours]
        found.update(f"colour {COLOURS[colour]}" for colour in (*position.colours, *in_the_box))
        return found

    # 004 Setup, Round 2-8.

    def _start_round(self, position: AlarunPosition, starter: Seat, tell: Tell | None) -> None:
        """Lay out the centre where it is empty and deal to every seat (rulings D10 and D27)."""
        seats = position.seats
        position.phase = ACT
        position.starter = starter
        position.actions = 0
        position.first_passer = None
        position.refreshed = False
        if tell is not None:
            tell(events.RoundStarted(position.round, starter))
        if not position.centre:
            position.centre = _draw(position, self.numbers.centre)
            if seats == 2:
                position.down = _draw(position, self.numbers.centre)
            if tell is not None:
                tell(events.CentreLaid(position.centre, len(position.down)))
        for seat in range(seats):
            position.hands[seat] = _draw(position, self.numbers.hand)
            if tell is not None:
                tell(events.Dealt(seat, self.numbers.hand, position.hands[seat]))
        position.to_move = starter

    # 004 Actions: exactly one in each turn (ruling D3).

    def _act(self, position: AlarunPosition, seat: Seat, move: Move, tell: Tell | None) -> bool:
        """Take an action; return False, with nothing changed, when it is not legal."""
        if isinstance(move, Swap):
            if must_pass(position, self.numbers) or not self._swap(position, seat, move.give, move.take, tell):
                return False
        elif move in _PASSES:
            self._pass(position, seat, move == SWAP_ALL, tell)
        elif move == REFRESH and position.down and not must_pass(position, self.numbers):
            self._refresh(position, seat, tell)
        else:
            return False
        if position.to_move is None:
            self._open_hands(position, tell)
        return True

    def _swap(self, position: AlarunPosition, seat: Seat, give: Card, take: Card, tell: Tell | None) -> bool:
        """Exchange two cards that all have then seen (rulings D7 and D9); return False when it is not legal."""
        hand, centre = position.hands[seat], position.centre
        if give == take or give not in hand or take not in centre:
            return False
        position.hands[seat] = _exchanged(hand, give, take)
        position.centre = _exchanged(centre, take, give)
        shown = position.shown[seat]
        position.shown[seat] = _exchanged(shown, give, take) if give in shown else tuple(sorted((*shown, take)))
        _count_action(position, seat)
        if tell is not None:
            tell(events.Swapped(seat, give, take))
        return True

    def _pass(self, position: AlarunPosition, seat: Seat, swaps_all: bool, tell: Tell | None) -> None:
        """Pass, with or without exchanging the hand and all open cards.

        The first to pass gets Alarún, then every other seat has one more action (rulings D5 and D6).
        """
        first = position.first_passer is None
        if first:
            position.first_passer = seat
        _count_action(position, seat)
        if swaps_all:
            gave, took = position.hands[seat], position.centre
            position.hands[seat] = position.shown[seat] = took
            position.centre = gave
            if tell is not None:
                tell(events.SwappedAll(seat, gave, took, first))
        elif tell is not None:
            tell(events.Passed(seat, first))

    def _refresh(self, position: AlarunPosition, seat: Seat, tell: Tell | None) -> None:
        """Two seats: discard the open cards and turn up those face down, once in a round (ruling D4)."""
        discarded, turned = position.centre, position.down
        position.discards += bytes(discarded)
        position.centre, position.down = turned, ()
        position.refreshed = True
        _count_action(position, seat)
        if tell is not None:
            tell(events.Refreshed(seat, discarded, turned))

    # 004 Round 1, Round 2-8: every seat puts its ingredients into its square.

    def _open_hands(self, position: AlarunPosition, tell: Tell | None) -> None:
        """Lay the hands open; the seats place one after the other from the starter of the round (ruling D13)."""
        position.phase = PLACE
        position.to_move = position.starter
        position.shown = position.hands.copy()
        if tell is not None:
            tell(events.HandsOpened(tuple(position.hands)))

    def _place(self, position: AlarunPosition, seat: Seat, card: Card, cell: Cell, tell: Tell | None) -> bool:
        """Lay a card into a square; return False, with nothing changed, when it is not legal."""
        hand, taken = position.hands[seat], position.taken[seat]
        if card not in hand or not is_open(taken, cell, self.options.diagonal):
            return False
        at = hand.index(card)
        position.hands[seat] = position.shown[seat] = hand = hand[:at] + hand[at + 1 :]
        position.squares[seat] = with_card(position.squares[seat], card, cell)
        position.taken[seat] = taken | 1 << cell
        if not hand:
            following = (seat + 1) % position.seats
            if following != position.starter:
                position.to_move = following
            elif position.round < self.numbers.rounds:
                position.to_move = None
            else:
                position.to_move, position.phase = following, NAME
        if tell is not None:
            tell(events.Placed(seat, card, cell))
        if position.to_move is None:
            self._end_round(position, tell)
        return True

    def _end_round(self, position: AlarunPosition, tell: Tell | None) -> None:
        """Begin the next round with the first to pass (ruling D27)."""
        # Ruling D10: with two or three seats the centre is discarded, with four it stays.
        if position.seats < 4:
            cleared = position.centre + position.down
            position.discards += bytes(cleared)
            position.centre = position.down = ()
            if tell is not None:
                tell(events.CentreCleared(cleared))
        assert position.first_passer is not None, "a round ends after a pass"
        position.round += 1
        self._start_round(position, position.first_passer, tell)

    # 004 Scoring, End of the game.

    def _name(self, position: AlarunPosition, seat: Seat, identity: Card, tell: Tell | None) -> None:
        """Let an apprentice count as an ingredient, the same for its row and its column (ruling D18)."""
        position.identities = (*position.identities[:seat], identity, *position.identities[seat + 1 :])
        following = (seat + 1) % position.seats
        position.to_move = following if following != position.starter else None
        if tell is not None:
            tell(events.Named(seat, identity))
        if position.to_move is not None:
            return
        position.phase = OVER
        if tell is not None:
            outcome = judge(self.sheets(position))
            tell(events.MatchEnded(outcome.ending, outcome.winners, outcome.scores, position.colours))


def _count_action(position: AlarunPosition, seat: Seat) -> None:
    """It is the next seat's turn, or nobody's once it would be that of the first to pass (ruling D5)."""
    position.actions += 1
    following = seat + 1 if seat + 1 < position.seats else 0
    position.to_move = following if following != position.first_passer else None


def _draw(position: AlarunPosition, count: int) -> tuple[Card, ...]:
    """Take cards from the stack and return them in ascending order (ruling D.2: there are always enough)."""
    drawn = position.stack[-count:]
    position.stack = position.stack[:-count]
    return tuple(sorted(drawn))


def _exchanged(cards: tuple[Card, ...], gone: Card, come: Card) -> tuple[Card, ...]:
    """Return the cards, ascending, with one gone and another come."""
    changed = list(cards)
    changed[changed.index(gone)] = come
    changed.sort()
    return tuple(changed)
