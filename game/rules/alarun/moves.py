"""Moves: swap, pass, swap all and pass, refresh, place, and name the apprentice (004 Actions, Game play, Scoring)."""

from game.core.errors import BadMove
from game.core.move import Move
from game.rules.alarun.ingredient_cards import CARD_NAMES, IDENTITIES, Card, parse_card, parse_identity
from game.rules.alarun.square import ALL_CELLS, CELL_NAMES, Cell, parse_cell


class Swap(Move, frozen=True):
    """A card of one's hand is exchanged for an open card of the centre."""

    verb = "swap"
    give: Card
    take: Card

    @property
    def text(self) -> str:
        """The verb and the two cards."""
        return f"swap {CARD_NAMES[self.give]} {CARD_NAMES[self.take]}"

    @property
    def parts(self) -> tuple[str, ...]:
        """The card of the hand, then the open card."""
        return f"hand:{CARD_NAMES[self.give]}", f"centre:{CARD_NAMES[self.take]}"


class Pass(Move, frozen=True):
    """Nothing is swapped, and no more in this round."""

    verb = "pass"


class SwapAll(Move, frozen=True):
    """The whole hand is exchanged for all open cards, which is a pass too."""

    verb = "swap_all"


class Refresh(Move, frozen=True):
    """Two seats: the open cards are discarded and the face-down ones turned up."""

    verb = "refresh"


class Place(Move, frozen=True):
    """A card of one's hand goes into one's square."""

    verb = "place"
    card: Card
    cell: Cell

    @property
    def text(self) -> str:
        """The verb, the card and the cell."""
        return f"place {CARD_NAMES[self.card]} {CELL_NAMES[self.cell]}"

    @property
    def parts(self) -> tuple[str, ...]:
        """The card of the hand, then the cell."""
        return f"hand:{CARD_NAMES[self.card]}", f"cell:{CELL_NAMES[self.cell]}"


class Name(Move, frozen=True):
    """The apprentice counts as this ingredient, in rows and columns."""

    verb = "name"
    identity: Card

    @property
    def text(self) -> str:
        """The verb and the ingredient."""
        return f"name {CARD_NAMES[self.identity]}"

    @property
    def parts(self) -> tuple[str, ...]:
        """The ingredient."""
        return (f"identity:{CARD_NAMES[self.identity]}",)


PASS = Pass()
SWAP_ALL = SwapAll()
REFRESH = Refresh()
NAMES: tuple[Name, ...] = tuple(Name(identity) for identity in range(IDENTITIES))
# SWAPS[give][take] and PLACES[card][cell].
SWAPS: tuple[tuple[Swap, ...], ...] = tuple(
    tuple(Swap(give, take) for take in range(len(CARD_NAMES))) for give in range(len(CARD_NAMES))
)
PLACES: tuple[dict[Cell, Place], ...] = tuple(
    {cell: Place(card, cell) for cell in ALL_CELLS} for card in range(len(CARD_NAMES))
)


def parse(text: str) -> Move:
    """Return the move of its text form; raise BadMove."""
    try:
        match text.split(" "):
            case ["swap", give, take]:
                return SWAPS[parse_card(give)][parse_card(take)]
            case ["pass"]:
                return PASS
            case ["swap_all"]:
                return SWAP_ALL
            case ["refresh"]:
                return REFRESH
            case ["place", card, cell]:
                return PLACES[parse_card(card)][parse_cell(cell)]
            case ["name", identity]:
                return NAMES[parse_identity(identity)]
    except ValueError as error:
        raise BadMove(f"'{text}': {error}") from error
    raise BadMove(f"'{text}' is no move of Alarún")
