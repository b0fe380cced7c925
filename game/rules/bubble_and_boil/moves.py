"""Moves: what a seat may intend in each step of a turn, in answer to a hex, and at the end (002 Turn Order)."""

from typing import ClassVar

from game.core.event import Seat
from game.core.move import Move
from game.rules.bubble_and_boil.cards.card_files import Card
from game.rules.bubble_and_boil.cubes import COLOURS, Colour
from game.rules.bubble_and_boil.gardens import GARDENS_A_SEAT, read_cube, read_garden, read_plot


class Hex(Move, frozen=True):
    """A card of the hand is cast as a hex, at one other seat where its text says so."""

    verb = "hex"
    card: Card
    target: Seat | None = None

    @property
    def text(self) -> str:
        """The verb, the card and the target."""
        return f"hex {self.card}" if self.target is None else f"hex {self.card} {self.target}"

    @property
    def parts(self) -> tuple[str, ...]:
        """The place for hexes, the card of the hand, then the seat."""
        card = f"hand:{self.card}"
        return ("hex", card) if self.target is None else ("hex", card, f"seat:{self.target}")


class Harvest(Move, frozen=True):
    """No more hexes: the gardens are harvested."""

    verb = "harvest"


class Raze(Move, frozen=True):
    """One of one's own gardens is destroyed to make room for a new one, which must then be planted."""

    verb = "raze"
    garden: int

    @property
    def text(self) -> str:
        """The verb and the garden, 0 or 1."""
        return f"raze {self.garden}"

    @property
    def parts(self) -> tuple[str, ...]:
        """The garden."""
        return "raze", f"bed:{self.garden}"


class Plant(Move, frozen=True):
    """Two cards of the hand become a garden of a colour; more may follow."""

    verb = "plant"
    colour: Colour
    first: Card
    second: Card

    @property
    def text(self) -> str:
        """The verb, the colour and the two cards."""
        return f"plant {COLOURS[self.colour]} {self.first} {self.second}"

    @property
    def parts(self) -> tuple[str, ...]:
        """The garden bed, the two cards of the hand, then the colour."""
        return "plant", f"hand:{self.first}", f"hand:{self.second}", f"colour:{COLOURS[self.colour]}"


class Grow(Move, frozen=True):
    """One more card of the hand goes into the garden just planted."""

    verb = "grow"
    card: Card

    @property
    def parts(self) -> tuple[str, ...]:
        """The garden bed, then the card of the hand."""
        return "plant", f"hand:{self.card}"

    @property
    def text(self) -> str:
        """The verb and the card."""
        return f"grow {self.card}"


class Record(Move, frozen=True):
    """A card of the hand goes face down into one's recipe book."""

    verb = "record"
    card: Card

    @property
    def text(self) -> str:
        """The verb and the card."""
        return f"record {self.card}"

    @property
    def parts(self) -> tuple[str, ...]:
        """The book, then the card of the hand."""
        return "book", f"hand:{self.card}"


class Discard(Move, frozen=True):
    """A card of the hand is discarded before drawing."""

    verb = "discard"
    card: Card

    @property
    def text(self) -> str:
        """The verb and the card."""
        return f"discard {self.card}"

    @property
    def parts(self) -> tuple[str, ...]:
        """The discards, then the card of the hand."""
        return "discards", f"hand:{self.card}"


class Draw(Move, frozen=True):
    """Cards are drawn, which ends the turn."""

    verb = "draw"


class Counter(Move, frozen=True):
    """A counterspell of the hand answers the hex."""

    verb = "counter"
    card: Card

    @property
    def text(self) -> str:
        """The verb and the card."""
        return f"counter {self.card}"

    @property
    def parts(self) -> tuple[str, ...]:
        """The card of the hand."""
        return (f"hand:{self.card}",)


class Pass(Move, frozen=True):
    """The hex is not answered."""

    verb = "pass"


class Keep(Move, frozen=True):
    """One of two Alternative Victory cards is put into play."""

    verb = "keep"
    card: Card

    @property
    def text(self) -> str:
        """The verb and the card."""
        return f"keep {self.card}"

    @property
    def parts(self) -> tuple[str, ...]:
        """The card."""
        return (f"victory:{self.card}",)


class Brew(Move, frozen=True):
    """These recipes of the book are brewed at the end, and no others."""

    verb = "brew"
    cards: tuple[Card, ...]

    @property
    def text(self) -> str:
        """The verb and the cards in the order of the deck's file."""
        return " ".join(("brew", *self.cards))

    @property
    def parts(self) -> tuple[str, ...]:
        """The recipes; where one is there twice it is named twice."""
        return tuple(f"book:{card}" for card in self.cards)


class Answer(Move, frozen=True):
    """The base of the answers to what a hex or a harvest asks; `option` is one of those that the frame offers."""

    what: ClassVar[str]
    option: int


class PickGarden(Answer, frozen=True):
    """A garden is picked."""

    verb = "garden"
    what = "garden"

    @property
    def text(self) -> str:
        """The verb, the seat and its garden."""
        seat, garden = read_garden(self.option)
        return f"garden {seat} {garden}"

    @property
    def parts(self) -> tuple[str, ...]:
        """The garden."""
        seat, garden = read_garden(self.option)
        return (f"garden:{seat}.{garden}",)


class PickPlot(Answer, frozen=True):
    """A card in a garden is picked."""

    verb = "plot"
    what = "plot"

    @property
    def text(self) -> str:
        """The verb, the seat, its garden and the place of the card."""
        seat, garden, plot = read_plot(self.option)
        return f"plot {seat} {garden} {plot}"

    @property
    def parts(self) -> tuple[str, ...]:
        """The card in the garden."""
        seat, garden, plot = read_plot(self.option)
        return (f"plot:{seat}.{garden}.{plot}",)


class PickCube(Answer, frozen=True):
    """A cube on a card in a garden is picked, or put there."""

    verb = "cube"
    what = "cube"

    @property
    def text(self) -> str:
        """The verb, the seat, its garden, the place of the card and the colour."""
        seat, garden, plot, colour = read_cube(self.option)
        return f"cube {seat} {garden} {plot} {COLOURS[colour]}"

    @property
    def parts(self) -> tuple[str, ...]:
        """The card in the garden, then the colour."""
        seat, garden, plot, colour = read_cube(self.option)
        return f"plot:{seat}.{garden}.{plot}", f"colour:{COLOURS[colour]}"


class PickColour(Answer, frozen=True):
    """A colour of the pool is chosen."""

    verb = "colour"
    what = "colour"

    @property
    def text(self) -> str:
        """The verb and the colour."""
        return f"colour {COLOURS[self.option]}"

    @property
    def parts(self) -> tuple[str, ...]:
        """The colour."""
        return (f"colour:{COLOURS[self.option]}",)


class Choose(Answer, frozen=True):
    """One of the ways that a hex leaves is chosen, counted from 1."""

    verb = "choose"
    what = "way"

    @property
    def text(self) -> str:
        """The verb and the number of the way."""
        return f"choose {self.option + 1}"

    @property
    def parts(self) -> tuple[str, ...]:
        """The way."""
        return (f"way:{self.option + 1}",)


class Decide(Answer, frozen=True):
    """The price of being spared is paid (1) or not (0)."""

    verb = "block"
    what = "block"

    @property
    def text(self) -> str:
        """Block, or let it happen."""
        return "block" if self.option else "suffer"

    @property
    def parts(self) -> tuple[str, ...]:
        """The answer."""
        return (self.text,)


class PickCard(Move, frozen=True):
    """A card is picked: one of the hand that a hex asks for, or a recipe of an open book."""

    verb = "card"
    card: Card

    @property
    def text(self) -> str:
        """The verb and the card."""
        return f"card {self.card}"

    @property
    def parts(self) -> tuple[str, ...]:
        """The card."""
        return (f"card:{self.card}",)


HARVEST = Harvest()
DRAW = Draw()
PASS = Pass()
RAZE = tuple(map(Raze, range(GARDENS_A_SEAT)))
ANSWERS: dict[str, type[Answer]] = {
    kind.what: kind for kind in (PickGarden, PickPlot, PickCube, PickColour, Choose, Decide)
}
