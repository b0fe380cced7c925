"""Moves: the actions and quick actions of a harvest turn, purchases, and answers to questions (000 Harvest, Market)."""

from collections.abc import Callable
from functools import lru_cache

from game.core.effects import NONE
from game.core.errors import BadMove
from game.core.event import Seat
from game.core.hexgrid import ALL_CELLS, Cell, cell_name, parse_cell
from game.core.move import Move
from game.rules.cauldron.ingredients import (
    ALL_KINDS,
    BY_PRESENCE,
    KINDS,
    PRESENCES,
    Bag,
    Kind,
    bag_of,
    items_in,
    parse_kind,
    presence,
)
from game.rules.cauldron.options import MOST_SEATS
from game.rules.cauldron.standing import GOODS

NOTHING = "nothing"
# Of what was moved in a turn there is a bit for each kind put into a cellar, and from here on for each taken out.
FETCHED = 7
_TOKEN_STRIDE = 8


class Harvest(Move, frozen=True):
    """An ingredient of a field is taken."""

    verb = "harvest"
    cell: Cell

    @property
    def parts(self) -> tuple[str, ...]:
        """The field."""
        return (f"field:{cell_name(self.cell)}",)

    @property
    def text(self) -> str:
        """The verb and the cell."""
        return f"harvest {cell_name(self.cell)}"


class Steal(Move, frozen=True):
    """An ingredient of another seat's supply, or of its cellars, is to be stolen."""

    verb = "steal"
    victim: Seat
    kind: Kind
    cellared: bool = False

    @property
    def parts(self) -> tuple[str, ...]:
        """The token where it lies."""
        return (f"{'cellar' if self.cellared else 'supply'}:{self.victim}:{KINDS[self.kind]}",)

    @property
    def text(self) -> str:
        """The verb, the seat, the kind, and the word cellar where it is there."""
        return f"steal {self.victim} {KINDS[self.kind]}{' cellar' if self.cellared else ''}"


class Brew(Move, frozen=True):
    """A potion is brewed, by its id."""

    verb = "brew"
    potion: str

    @property
    def parts(self) -> tuple[str, ...]:
        """The potion."""
        return (f"potion:{self.potion}",)

    @property
    def text(self) -> str:
        """The verb and the potion."""
        return f"brew {self.potion}"


class Store(Move, frozen=True):
    """An ingredient goes from the supply into a cellar."""

    verb = "store"
    kind: Kind

    @property
    def parts(self) -> tuple[str, ...]:
        """The token of one's own supply, then the cellars."""
        return f"own:{KINDS[self.kind]}", "cellars"

    @property
    def text(self) -> str:
        """The verb and the kind."""
        return f"store {KINDS[self.kind]}"


class Fetch(Move, frozen=True):
    """An ingredient goes from a cellar into the supply."""

    verb = "fetch"
    kind: Kind

    @property
    def parts(self) -> tuple[str, ...]:
        """The token in one's own cellars."""
        return (f"cellared:{KINDS[self.kind]}",)

    @property
    def text(self) -> str:
        """The verb and the kind."""
        return f"fetch {KINDS[self.kind]}"


class Cast(Move, frozen=True):
    """A spell is cast, by its id; its targets are asked for next."""

    verb = "cast"
    spell: str

    @property
    def parts(self) -> tuple[str, ...]:
        """The spell in the hand."""
        return (f"hand:{self.spell}",)

    @property
    def text(self) -> str:
        """The verb and the spell."""
        return f"cast {self.spell}"


class Use(Move, frozen=True):
    """An ability of one's character is used, by its id."""

    verb = "use"
    ability: str

    @property
    def parts(self) -> tuple[str, ...]:
        """The ability."""
        return (f"ability:{self.ability}",)

    @property
    def text(self) -> str:
        """The verb and the ability."""
        return f"use {self.ability}"


class Buy(Move, frozen=True):
    """Something of the market is bought: a spell or potion of the top of a deck, or a cellar."""

    verb = "buy"
    goods: str

    @property
    def parts(self) -> tuple[str, ...]:
        """What is bought."""
        return (f"market:{self.goods}",)

    @property
    def text(self) -> str:
        """The verb and the goods."""
        return f"buy {self.goods}"


class BuyField(Move, frozen=True):
    """A field of a kind is bought; its place is asked for next."""

    verb = "buy_field"
    kind: Kind

    @property
    def parts(self) -> tuple[str, ...]:
        """The pile of fields."""
        return (f"market:field:{KINDS[self.kind]}",)

    @property
    def text(self) -> str:
        """The verb and the kind."""
        return f"buy_field {KINDS[self.kind]}"


class Discard(Move, frozen=True):
    """A potion or spell of one's own is discarded in one's market turn, by its id."""

    verb = "discard"
    card: str

    @property
    def parts(self) -> tuple[str, ...]:
        """The card."""
        return (f"card:{self.card}",)

    @property
    def text(self) -> str:
        """The verb and the card."""
        return f"discard {self.card}"


class Choose(Move, frozen=True):
    """An answer to a question: `what` is asked for, `option` the chosen thing as text."""

    verb = "choose"
    what: str
    option: str

    @property
    def parts(self) -> tuple[str, ...]:
        """What is chosen."""
        return (f"{self.what}:{self.option}",)

    @property
    def text(self) -> str:
        """The verb, what is asked for, and the option."""
        return f"choose {self.what} {self.option}"


class End(Move, frozen=True):
    """The harvest turn is over."""

    verb = "end"


class Pass(Move, frozen=True):
    """Nothing is bought, or an announcement is not answered."""

    verb = "pass"


END = End()
PASS = Pass()
HARVESTS: dict[Cell, Harvest] = {cell: Harvest(cell) for cell in ALL_CELLS}
# STEALS[victim][kind], for the supply and for the cellars.
STEALS = tuple(tuple(Steal(victim, kind) for kind in ALL_KINDS) for victim in range(MOST_SEATS))
RAIDS = tuple(tuple(Steal(victim, kind, True) for kind in ALL_KINDS) for victim in range(MOST_SEATS))
STORES = tuple(Store(kind) for kind in ALL_KINDS)
FETCHES = tuple(Fetch(kind) for kind in ALL_KINDS)
BUYS: dict[str, Buy] = {goods: Buy(goods) for goods in GOODS if goods != "field"}
FIELD_BUYS = tuple(BuyField(kind) for kind in ALL_KINDS)


# The same by the kinds of which there are tokens.
_STORES_OF = {present: tuple(STORES[kind] for kind in kinds) for present, kinds in BY_PRESENCE.items()}
_FETCHES_OF = {present: tuple(FETCHES[kind] for kind in kinds) for present, kinds in BY_PRESENCE.items()}
_THEFTS_OF = tuple(
    {present: tuple(steals[kind] for kind in kinds) for present, kinds in BY_PRESENCE.items()} for steals in STEALS
)


def stores(supply: Bag, moved: int) -> tuple[Store, ...]:
    """Return the moves of each kind in a supply into a cellar but for those moved already, as bits."""
    return _STORES_OF[presence(supply) & ~PRESENCES[moved]]


def fetches(cellared: Bag, moved: int) -> tuple[Fetch, ...]:
    """Return the moves of each kind out of a cellar but for those moved already, as bits."""
    return _FETCHES_OF[presence(cellared) & ~PRESENCES[moved]]


def thefts(victim: Seat, supply: Bag) -> tuple[Steal, ...]:
    """Return the thefts of each kind in a supply."""
    return _THEFTS_OF[victim][presence(supply)]


def payment_name(bag: Bag) -> str:
    """Return the text of a payment: `spider_web+spider_web+toadstool`."""
    return "+".join(KINDS[kind] for kind in items_in(bag)) or NOTHING


_NAMES: dict[str, Callable[[int], str]] = {
    "seat": str,
    "kind": KINDS.__getitem__,
    "token": lambda token: f"{token // _TOKEN_STRIDE}:{KINDS[token % _TOKEN_STRIDE]}",
    "field": cell_name,
    "place": cell_name,
    "die": str,
    "way": str,
    "payment": payment_name,
}


@lru_cache(maxsize=1 << 10)
def choice(what: str, value: int) -> Choose:
    """Return the answer of a value, for questions that are not about cards."""
    return Choose(what, NOTHING if value == NONE else _NAMES[what](value))


def parse_option(what: str, text: str) -> Choose:
    """Return the answer of its text, for questions that are not about cards; raise ValueError."""
    if text == NOTHING and what in _NAMES:
        return Choose(what, text)
    match what:
        case "seat" | "way" | "die":
            return choice(what, _digit(text))
        case "kind":
            return choice(what, parse_kind(text))
        case "token":
            seat, _, kind = text.partition(":")
            return choice(what, _digit(seat) * _TOKEN_STRIDE + parse_kind(kind))
        case "field" | "place":
            return choice(what, parse_cell(text))
        case "payment":
            return choice(what, bag_of(map(parse_kind, text.split("+"))))
    raise ValueError(f"{what!r} is nothing to choose")


def _digit(text: str) -> int:
    """Return a one-digit number; raise ValueError."""
    if len(text) != 1 or text not in "0123456789":
        raise ValueError(f"{text!r} is no number here")
    return int(text)


def parse_plain(text: str) -> Move | None:
    """Return the move of a text that names no card, or None for one that does; raise BadMove."""
    try:
        match text.split(" "):
            case ["harvest", cell]:
                return HARVESTS[parse_cell(cell)]
            case ["steal", seat, kind]:
                return STEALS[_seat(seat)][parse_kind(kind)]
            case ["steal", seat, kind, "cellar"]:
                return RAIDS[_seat(seat)][parse_kind(kind)]
            case ["store", kind]:
                return STORES[parse_kind(kind)]
            case ["fetch", kind]:
                return FETCHES[parse_kind(kind)]
            case ["buy", goods] if goods in BUYS:
                return BUYS[goods]
            case ["buy_field", kind]:
                return FIELD_BUYS[parse_kind(kind)]
            case ["choose", what, option] if what in _NAMES:
                return parse_option(what, option)
            case ["end"]:
                return END
            case ["pass"]:
                return PASS
    except ValueError as error:
        raise BadMove(f"'{text}': {error}") from error
    return None


def _seat(text: str) -> Seat:
    """Return a seat; raise ValueError."""
    seat = _digit(text)
    if seat >= MOST_SEATS:
        raise ValueError(f"there is no seat {seat}")
    return seat
