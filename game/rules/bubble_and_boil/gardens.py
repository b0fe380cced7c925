"""Gardens: cards that yield one colour, and the cubes on them (002 Plant a Garden; rulings B16 to B25)."""

import msgspec

from game.rules.bubble_and_boil.cubes import OTHERS, Colour, Heap

# A garden is named by its seat and place, a card in it by its place, a cube by its colour, each code by these steps.
GARDENS_A_SEAT = 2
PLOTS = 128
COLOURS_A_PLOT = 4


class Garden(msgspec.Struct, frozen=True, gc=False):
    """A garden of one colour: its cards (designs by number, in the order of planting) and the cubes on each of them."""

    colour: Colour
    cards: tuple[int, ...]
    cubes: tuple[Heap, ...]

    @property
    def heap(self) -> Heap:
        """All cubes of the garden together."""
        return sum(self.cubes)

    @property
    def is_plain(self) -> bool:
        """Whether no card has a cube of another colour."""
        return not sum(self.cubes) & OTHERS[self.colour]

    def with_cubes(self, plot: int, heap: Heap) -> "Garden":
        """Return the garden with other cubes on one card."""
        return Garden(self.colour, self.cards, (*self.cubes[:plot], heap, *self.cubes[plot + 1 :]))

    def with_card(self, card: int, heap: Heap) -> "Garden":
        """Return the garden with one more card and its cubes."""
        return Garden(self.colour, (*self.cards, card), (*self.cubes, heap))

    def without(self, plot: int) -> "Garden":
        """Return the garden without a card and the cubes on it."""
        cards, cubes = self.cards, self.cubes
        return Garden(self.colour, cards[:plot] + cards[plot + 1 :], cubes[:plot] + cubes[plot + 1 :])


def garden_code(seat: int, garden: int) -> int:
    """Return the code of a garden."""
    return seat * GARDENS_A_SEAT + garden


def plot_code(seat: int, garden: int, plot: int) -> int:
    """Return the code of a card in a garden."""
    return garden_code(seat, garden) * PLOTS + plot


def cube_code(seat: int, garden: int, plot: int, colour: Colour) -> int:
    """Return the code of a cube of a colour on a card in a garden."""
    return plot_code(seat, garden, plot) * COLOURS_A_PLOT + colour


def read_garden(code: int) -> tuple[int, int]:
    """Return seat and place of a garden's code."""
    return divmod(code, GARDENS_A_SEAT)


def read_plot(code: int) -> tuple[int, int, int]:
    """Return seat, garden and place of the code of a card in a garden."""
    garden, plot = divmod(code, PLOTS)
    return *divmod(garden, GARDENS_A_SEAT), plot


def read_cube(code: int) -> tuple[int, int, int, Colour]:
    """Return seat, garden, card and colour of a cube's code."""
    plot, colour = divmod(code, COLOURS_A_PLOT)
    return *read_plot(plot), colour
