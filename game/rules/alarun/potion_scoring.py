"""Potion scoring: the power of the potions, Centum auri and the colour bonus (004 Scoring; rulings D16 to D24).

Everything here judges a square as it stands, finished or not: cells that are still empty interrupt potions.
"""

import re
from collections.abc import Sequence
from functools import lru_cache

import msgspec

from game.rules.alarun.ingredient_cards import CENTUM, COLOURS, IDENTITIES, Card, Colour, colour_of, kind_of
from game.rules.alarun.options import Numbers
from game.rules.alarun.square import (
    HOME,
    REACH,
    STRIDE,
    Cell,
    Plan,
    Square,
    bounds,
    column_of,
    row_of,
    with_card,
)


class Potion(msgspec.Struct, frozen=True, gc=False):
    """The strongest potion of a line: `strength` different ingredients in its places `first` to `last` - 1.

    All three are 0 where there is no potion; one ingredient alone is none (ruling D24).
    """

    strength: int = 0
    first: int = 0
    last: int = 0


NO_POTION = Potion()

# The colour and the kind of each ingredient as a byte; whatever is none stays as it is.
_COLOUR_OF = bytes(colour_of(card) if card < CENTUM else card for card in range(256))
_KIND_OF = bytes(kind_of(card) if card < CENTUM else card for card in range(256))
# Finds the next cells in a row that have one colour or kind.
_find_run = re.compile(rb"([\x00-\x06])\1+").search


class Line(msgspec.Struct, frozen=True):
    """One row or column of a square: its number (-4 to 4) and its strongest potion, with what that scores."""

    index: int
    cells: tuple[Cell, ...]
    strength: int
    points: int


class Sheet(msgspec.Struct, frozen=True):
    """The score sheet of a square: its rows from top to bottom, its columns from left to right, and the bonuses.

    `identity` is what the apprentice counts as; `centum` and `colour` are points.
    """

    identity: Card
    rows: tuple[Line, ...]
    columns: tuple[Line, ...]
    centum: int
    colour: int

    @property
    def potions(self) -> int:
        """The points of all potions, which decide between equal totals (ruling D25)."""
        return sum(line.points for line in self.rows) + sum(line.points for line in self.columns)

    @property
    def total(self) -> int:
        """All points."""
        return self.potions + self.centum + self.colour


class Gain(msgspec.Struct, frozen=True):
    """What one more card adds: the points in all, and (number, points) of each row and column that changes.

    A line may lose where the apprentice then counts as something else; `after` is the sheet with the card.
    """

    total: int
    rows: tuple[tuple[int, int], ...]
    columns: tuple[tuple[int, int], ...]
    after: Sheet


@lru_cache(maxsize=1 << 10)
def best_potion(line: bytes) -> Potion:
    """Return the strongest potion in a line of cards; whatever is no ingredient interrupts (rulings D19 to D22).

    A potion is an unbroken run of one colour, worth its different kinds, or of one kind, worth its different colours;
    identical cards neither interrupt nor count, and at an end they are left out. Of equals that of a colour is
    returned, then the first. Results are remembered, for planners ask for the same lines again and again.
    """
    best = NO_POTION
    for traits in (line.translate(_COLOUR_OF), line.translate(_KIND_OF)):
        run = _find_run(traits)
        while run:
            first, last = run.span()
            strength = len(set(line[first:last]))
            if strength > max(1, best.strength):
                best = Potion(strength, first, last)
            run = _find_run(traits, last)
    if best is NO_POTION:
        return best
    first, last = best.first, best.last
    while line[last - 1] in line[first : last - 1]:
        last -= 1
    while line[first] in line[first + 1 : last]:
        first += 1
    return best if (first, last) == (best.first, best.last) else Potion(best.strength, first, last)


def row_line(square: Square, row: int) -> bytes:
    """Return the nine cells of a row (-4 to 4)."""
    start = (row + REACH) * STRIDE
    return square[start : start + STRIDE - 1]


def column_line(square: Square, column: int) -> bytes:
    """Return the nine cells of a column (-4 to 4)."""
    return square[column + REACH :: STRIDE]


def best_identity(square: Square, numbers: Numbers) -> Card:
    """Return what the apprentice should count as: the most points for its row and column together (ruling D18).

    Of equals the first is returned.
    """
    worth = _worths(square, numbers)
    return worth.index(max(worth))


def count_as_good(square: Square, numbers: Numbers) -> int:
    """Return how many other ingredients the apprentice might as well count as (ruling D18)."""
    worth = _worths(square, numbers)
    return worth.count(max(worth)) - 1


def _worths(square: Square, numbers: Numbers) -> list[int]:
    """Return what the row and the column of the apprentice bring together, as each ingredient."""
    points, worths = numbers.points, []
    for identity in range(IDENTITIES):
        counted = with_card(square, identity, HOME)
        across, down = best_potion(row_line(counted, 0)), best_potion(column_line(counted, 0))
        worths.append(points[across.strength] + points[down.strength])
    return worths


def score(square: Square, taken: Plan, identity: Card, colour: Colour | None, numbers: Numbers) -> Sheet:
    """Return the score sheet of a square with its apprentice counted as an identity.

    `colour` is the secret one, None where it is not known. It counts on every card but the apprentice (ruling D17).
    """
    counted = with_card(square, identity, HOME)
    left, right, top, bottom = bounds(taken)
    rows = [range(row * STRIDE + left, row * STRIDE + right + 1) for row in range(top, bottom + 1)]
    columns = [range(top * STRIDE + column, bottom * STRIDE + column + 1, STRIDE) for column in range(left, right + 1)]
    of_colour = 0
    if colour is not None:
        of_colour = sum(square.count(card) for card in range(colour, IDENTITIES, len(COLOURS)))
    return Sheet(
        identity,
        tuple(_line(counted, cells, row_of(cells[0]), numbers) for cells in rows),
        tuple(_line(counted, cells, column_of(cells[0]), numbers) for cells in columns),
        numbers.centum if CENTUM in square else 0,
        numbers.colour_bonus * of_colour,
    )


def standing(square: Square, taken: Plan, colour: Colour | None, numbers: Numbers) -> Sheet:
    """Return the score sheet of a square with its apprentice counted as what is best for it."""
    return score(square, taken, best_identity(square, numbers), colour, numbers)


def gain(square: Square, taken: Plan, card: Card, cell: Cell, colour: Colour | None, numbers: Numbers) -> Gain:
    """Return what a card in a free cell would add to a square, the apprentice counted as best before and after."""
    before = standing(square, taken, colour, numbers)
    after = standing(with_card(square, card, cell), taken | 1 << cell, colour, numbers)
    return Gain(
        after.total - before.total, _changes(before.rows, after.rows), _changes(before.columns, after.columns), after
    )


def _line(counted: Square, cells: range, index: int, numbers: Numbers) -> Line:
    """Return a line of a square in which the apprentice is replaced by what it counts as."""
    potion = best_potion(counted[cells.start : cells.stop : cells.step])
    return Line(index, tuple(cells[potion.first : potion.last]), potion.strength, numbers.points[potion.strength])


def _changes(before: Sequence[Line], after: Sequence[Line]) -> tuple[tuple[int, int], ...]:
    """Return (number, points) of each line that scores otherwise after than before."""
    had = {line.index: line.points for line in before}
    added = ((line.index, line.points - had.get(line.index, 0)) for line in after)
    return tuple((index, points) for index, points in added if points)
