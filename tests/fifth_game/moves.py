"""Cards, moves and events of Ladle; a card is `kind * 6 + number - 1`: three kinds with the numbers 1 to 6."""

from typing import ClassVar, Literal

from game.core.event import Event, Seat
from game.core.move import Move
from game.core.position_reader import MoveTexts
from game.core.reason import Reason, reason

KINDS = ("plant", "organism", "liquid")
NUMBERS = 6
DECK = tuple(range(len(KINDS) * NUMBERS))
NAMES = tuple(f"{kind} {number}" for kind in KINDS for number in range(1, NUMBERS + 1))


def number_of(card: int) -> int:
    """Return the number on a card."""
    return card % NUMBERS + 1


def kind_of(card: int) -> str:
    """Return the kind of a card."""
    return KINDS[card // NUMBERS]


def parse_card(name: object) -> int:
    """Return the card of its name; raise ValueError."""
    if name not in NAMES:
        raise ValueError(f"{name!r} is no card")
    return NAMES.index(str(name))


def card_words(card: int) -> Reason:
    """Return the name of a card for persons."""
    return reason("ladle.card", kind=Reason(f"ladle.kind.{kind_of(card)}"), number=number_of(card))


class Stir(Move, frozen=True):
    """A card goes from the hand into the pot."""

    verb = "stir"
    card: int

    @property
    def parts(self) -> tuple[str, ...]:
        """The card."""
        return (NAMES[self.card],)


class Salt(Move, frozen=True):
    """One's only pinch of salt: the broth waits, and so does one's hand."""

    verb = "salt"


SALT = Salt()
EVERY_MOVE: tuple[Move, ...] = (*map(Stir, DECK), SALT)
parse = MoveTexts("Ladle", EVERY_MOVE).parse


class Dealt(Event, frozen=True):
    """A seat gets cards; only that seat sees them."""

    secret: ClassVar[tuple[str, ...]] = ("cards",)
    seat: Seat
    count: int
    cards: tuple[int, ...] | None


class Stirred(Event, frozen=True):
    """A card was put into the pot, which comes to `sum`."""

    seat: Seat
    card: int
    sum: int


class Salted(Event, frozen=True):
    """A seat has used its salt."""

    seat: Seat


class Ladled(Event, frozen=True):
    """A seat gets all cards of the pot: its own card made it exact, or the rival's card made it boil over."""

    seat: Seat
    cards: tuple[int, ...]
    case: Literal["exact", "over"]
