"""Position text: a moment as readable data, and reading it back with every impossible one refused by name."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from game.core.chance import Lcg
from game.core.position_reader import Reader
from game.core.referee import Plain
from game.rules.alarun.ingredient_cards import CARD_NAMES, COLOURS, DECK, Card, parse_card, parse_colour, parse_identity
from game.rules.alarun.options import FEWEST_SEATS, MOST_SEATS, Numbers, Options
from game.rules.alarun.position import ACT, NAME, OVER, PHASES, PLACE, AlarunPosition
from game.rules.alarun.square import (
    CELL_NAMES,
    FIRST_SQUARE,
    HOME_ALONE,
    SIZE,
    Square,
    bounds,
    cards_in,
    cells_of,
    named_ingredients,
    open_cells,
    parse_cell,
    plan_of,
    with_card,
)

_HIGHEST_STATE = (1 << 64) - 1


def write(position: AlarunPosition) -> Plain:
    """Return a position as plain data; `Reading` reads it back. The last card of the stack is the next to be dealt."""
    return {
        "seats": position.seats,
        "round": position.round,
        "phase": position.phase,
        "to_move": position.to_move,
        "starter": position.starter,
        "actions": position.actions,
        "first_passer": position.first_passer,
        "hands": [_names(hand) for hand in position.hands],
        "shown": [_names(cards) for cards in position.shown],
        "centre": _names(position.centre),
        "down": _names(position.down),
        "refreshed": position.refreshed,
        "squares": [dict(named_ingredients(square)) for square in position.squares],
        "colours": [COLOURS[colour] for colour in position.colours],
        "identities": [None if identity is None else CARD_NAMES[identity] for identity in position.identities],
        "discards": _names(position.discards),
        "stack": _names(position.stack),
        "chance": position.chance.state,
    }


class Reading:
    """One plain position being read: first its keys, then whether they can be true together."""

    def __init__(self, plain: Plain, numbers: Numbers, options: Options) -> None:
        self._reader = Reader(plain)
        self._numbers = numbers
        self._options = options

    def position(self) -> AlarunPosition:
        """Return the position; raise BadPosition naming the key that is wrong."""
        reader = self._reader
        position = AlarunPosition()
        position.seats = seats = reader.integer("seats", FEWEST_SEATS, MOST_SEATS)
        position.round = reader.integer("round", 1, self._numbers.rounds)
        position.phase = reader.choice("phase", PHASES)
        position.to_move = reader.optional_integer("to_move", 0, seats - 1)
        position.starter = reader.integer("starter", 0, seats - 1)
        position.actions = reader.integer("actions", 0, seats * (self._numbers.actions + 1))
        position.first_passer = reader.optional_integer("first_passer", 0, seats - 1)
        position.hands = reader.items("hands", _read_cards, seats)
        position.shown = reader.items("shown", _read_cards, seats)
        position.centre = tuple(sorted(reader.items("centre", parse_card, self._numbers.centre)))
        position.down = tuple(sorted(reader.items("down", parse_card)))
        position.refreshed = reader.boolean("refreshed")
        position.squares = reader.items("squares", _read_square, seats)
        position.taken = [plan_of(square) for square in position.squares]
        position.colours = tuple(reader.items("colours", parse_colour, seats))
        position.identities = tuple(reader.items("identities", _read_identity, seats))
        position.discards = bytes(reader.items("discards", parse_card))
        position.stack = bytes(reader.items("stack", parse_card))
        position.chance = Lcg(reader.integer("chance", 0, _HIGHEST_STATE))
        reader.done()
        if len(set(position.colours)) < seats:
            raise reader.fail("colours", "two seats have the same colour")
        self._check_cards(position)
        self._check_squares(position)
        self._check_centre(position)
        self._check_turn(position)
        self._check_hands(position)
        self._check_identities(position)
        return position

    def _check_cards(self, position: AlarunPosition) -> None:
        """Refuse a card that is there too often, or missing."""
        left = Counter(DECK)
        places: dict[str, Sequence[Card]] = {f"hands[{seat}]": hand for seat, hand in enumerate(position.hands)}
        places |= {f"squares[{seat}]": cards_in(square) for seat, square in enumerate(position.squares)}
        places |= {"centre": position.centre, "down": position.down, "discards": position.discards}
        for key, cards in (*places.items(), ("stack", position.stack)):
            for card in cards:
                left[card] -= 1
                if left[card] < 0:
                    raise self._reader.fail(key, f"there is one {CARD_NAMES[card]} too many")
        if lost := +left:
            raise self._reader.fail("stack", f"{CARD_NAMES[min(lost)]} is nowhere")

    def _check_squares(self, position: AlarunPosition) -> None:
        """Refuse a square that is too large or does not hang together (rulings D12 to D14)."""
        for seat, taken in enumerate(position.taken):
            left, right, top, bottom = bounds(taken)
            if right - left >= SIZE or bottom - top >= SIZE:
                raise self._reader.fail(f"squares[{seat}]", "is larger than five by five")
            reached = HOME_ALONE
            while grown := open_cells(reached, self._options.diagonal) & taken:
                reached |= grown
            if reached != taken:
                lost = CELL_NAMES[cells_of(taken & ~reached)[0]]
                raise self._reader.fail(f"squares[{seat}]", f"the card at {lost} touches nothing")

    def _check_centre(self, position: AlarunPosition) -> None:
        """Refuse face-down cards, discards or a stack that cannot be there (rulings D4, D10 and D.2)."""
        seats, centre = position.seats, self._numbers.centre
        if position.refreshed and seats > 2:
            raise self._reader.fail("refreshed", "only two seats can refresh the centre")
        down = centre if seats == 2 and not position.refreshed else 0
        if len(position.down) != down:
            raise self._reader.fail("down", f"expected {down} cards, found {len(position.down)}")
        gone = 0 if seats == 4 else centre * (position.round - 1) * (2 if seats == 2 else 1)
        gone += centre if position.refreshed else 0
        if len(position.discards) != gone:
            raise self._reader.fail("discards", f"expected {gone} cards, found {len(position.discards)}")

    def _check_turn(self, position: AlarunPosition) -> None:
        """Refuse a seat to move or a first pass that does not follow from the actions (rulings D5, D8 and D13)."""
        reader, seats, passer = self._reader, position.seats, position.first_passer
        if (position.to_move is None) != (position.phase == OVER):
            raise reader.fail("to_move", "must be null exactly when the match is over")
        following = (position.starter + position.actions) % seats
        if position.phase == ACT and position.to_move != following:
            raise reader.fail("to_move", f"expected {following}, found {position.to_move}")
        if position.phase in {NAME, OVER} and position.round < self._numbers.rounds:
            raise reader.fail("phase", f"cannot be {position.phase} before the last round is over")
        if passer is None:
            if position.phase != ACT:
                raise reader.fail("first_passer", "somebody must have passed before cards are placed")
            if position.actions > seats * self._numbers.actions:
                raise reader.fail("actions", "somebody must have passed after so many")
            return
        since = (following - passer) % seats or seats
        if position.phase == ACT and since == seats:
            raise reader.fail("first_passer", "has no action after its own pass")
        if position.phase != ACT and since != seats:
            raise reader.fail("first_passer", f"expected {following}, found {passer}")
        if not 0 <= position.actions - since <= seats * self._numbers.actions:
            raise reader.fail("actions", "do not go with the first pass")

    def _check_hands(self, position: AlarunPosition) -> None:
        """Refuse hands that do not go with the squares, the phase, or what was shown of them."""
        whole, placed = self._numbers.hand, self._numbers.hand * (position.round - 1)
        for seat, (hand, taken) in enumerate(zip(position.hands, position.taken, strict=True)):
            key = f"hands[{seat}]"
            least, most = self._hand_limits(position, seat)
            if not least <= len(hand) <= most:
                wanted = str(least) if least == most else f"{least} to {most}"
                raise self._reader.fail(key, f"expected {wanted} cards, found {len(hand)}")
            if len(hand) + taken.bit_count() - 1 != placed + whole:
                raise self._reader.fail(key, f"hand and square have to make {placed + whole} cards")
            shown = Counter(position.shown[seat])
            if shown - Counter(hand):
                raise self._reader.fail(f"shown[{seat}]", "has a card that is not in the hand")
            if position.phase == PLACE and len(position.shown[seat]) < len(hand):
                raise self._reader.fail(f"shown[{seat}]", "must have all cards while they are placed")

    def _hand_limits(self, position: AlarunPosition, seat: int) -> tuple[int, int]:
        """Return how many cards a seat holds at least and at most."""
        whole = self._numbers.hand
        if position.phase == ACT:
            return whole, whole
        if position.phase != PLACE or position.to_move is None:
            return 0, 0
        if seat == position.to_move:
            return 1, whole
        has_placed = _turn(position, seat) < _turn(position, position.to_move)
        return (0, 0) if has_placed else (whole, whole)

    def _check_identities(self, position: AlarunPosition) -> None:
        """Refuse apprentices that are named too early, or not at their turn (ruling D18)."""
        for seat, identity in enumerate(position.identities):
            is_named = position.phase == OVER or (
                position.phase == NAME
                and position.to_move is not None
                and _turn(position, seat) < _turn(position, position.to_move)
            )
            if is_named != (identity is not None):
                expected = "an ingredient" if is_named else "null"
                raise self._reader.fail(f"identities[{seat}]", f"expected {expected}")


def _turn(position: AlarunPosition, seat: int) -> int:
    """Return how many seats come before this one when cards are placed and apprentices named."""
    return (seat - position.starter) % position.seats


def _names(cards: Sequence[Card]) -> list[str]:
    """Return the names of some cards."""
    return [CARD_NAMES[card] for card in cards]


def _read_cards(names: Any) -> tuple[Card, ...]:
    """Return the cards of a list of names in ascending order; raise ValueError."""
    if not isinstance(names, list):
        raise ValueError(f"expected a list, found {type(names).__name__}")
    return tuple(sorted(parse_card(name) for name in names))


def _read_square(ingredients: Any) -> Square:
    """Return the square of a mapping of cells to ingredients; raise ValueError."""
    if not isinstance(ingredients, dict):
        raise ValueError(f"expected a mapping, found {type(ingredients).__name__}")
    square = FIRST_SQUARE
    for cell, name in ingredients.items():
        square = with_card(square, parse_card(name), parse_cell(cell))
    return square


def _read_identity(name: Any) -> Card | None:
    """Return what an apprentice counts as; raise ValueError."""
    return None if name is None else parse_identity(name)
