"""Board: the fields on their hexes, in the order in which they were laid (000 Place the Starting Fields; A1 to A4)."""

from game.core.chance import Chance
from game.core.hexgrid import CENTRE, Cell, is_connected, neighbours, open_places
from game.rules.cauldron.ingredients import Kind

TOUCHING = 2
# Fewer fields than this are never left on the board by an effect.
FEWEST_FIELDS = 3


class Board:
    """Fields by age: `cells[i]` is where the i-th lies and `kinds[i]` what grows there.

    A board never changes: adding and removing give another one. `places` are the empty cells where a field may go.
    """

    __slots__ = ("_kin", "_near", "cells", "index", "kinds", "places")

    cells: tuple[Cell, ...]
    kinds: tuple[Kind, ...]
    index: dict[Cell, int]
    places: tuple[Cell, ...]
    _near: dict[Cell, tuple[Cell, ...]]
    _kin: dict[Cell, tuple[Cell, ...]]

    def __init__(self, cells: tuple[Cell, ...], kinds: tuple[Kind, ...]) -> None:
        self.cells = cells
        self.kinds = kinds
        self.index = {cell: index for index, cell in enumerate(cells)}
        self.places = open_places(self.index, TOUCHING)
        index = self.index
        self._near = {cell: tuple(near for near in neighbours(cell) if near in index) for cell in cells}
        self._kin = {
            cell: tuple(near for near in self._near[cell] if kinds[index[near]] == kind)
            for cell, kind in zip(cells, kinds, strict=True)
        }

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Board) and (self.cells, self.kinds) == (other.cells, other.kinds)

    def __hash__(self) -> int:
        return hash((self.cells, self.kinds))

    def __reduce__(self) -> tuple[type["Board"], tuple[tuple[Cell, ...], tuple[Kind, ...]]]:
        return Board, (self.cells, self.kinds)

    def kind_at(self, cell: Cell) -> Kind:
        """Return what grows on the field of a cell."""
        return self.kinds[self.index[cell]]

    def near(self, cell: Cell) -> tuple[Cell, ...]:
        """Return the fields that touch a field."""
        return self._near[cell]

    def kin(self, cell: Cell) -> tuple[Cell, ...]:
        """Return the fields of its own kind that touch a field."""
        return self._kin[cell]

    def is_beside_kin(self, cell: Cell) -> bool:
        """Return whether a field touches another of its own kind."""
        return bool(self._kin[cell])

    def patch(self, cell: Cell) -> tuple[Cell, ...]:
        """Return the field of a cell and all of its kind that hang together with it, in ascending order."""
        found, ahead = {cell}, [cell]
        while ahead:
            for near in self._kin[ahead.pop()]:
                if near not in found:
                    found.add(near)
                    ahead.append(near)
        return tuple(sorted(found))

    def with_field(self, cell: Cell, kind: Kind) -> "Board":
        """Return the board with one more field, the youngest."""
        return Board((*self.cells, cell), (*self.kinds, kind))

    def without_field(self, cell: Cell) -> "Board":
        """Return the board without a field."""
        at = self.index[cell]
        return Board(self.cells[:at] + self.cells[at + 1 :], self.kinds[:at] + self.kinds[at + 1 :])

    def may_remove(self, cell: Cell) -> bool:
        """Return whether the other fields are enough and still hang together without this one."""
        return len(self.cells) > FEWEST_FIELDS and is_connected([each for each in self.cells if each != cell])


def first_board(kinds: list[Kind], chance: Chance) -> Board:
    """Return a board of fields in random order, each after the first two on a random place that touches two (A1)."""
    order = chance.shuffled(kinds)
    board = Board((CENTRE, neighbours(CENTRE)[chance.below(6)]), tuple(order[:2]))
    for kind in order[2:]:
        # Two fields that touch have two common neighbours, so there always is a place (A3).
        board = board.with_field(board.places[chance.below(len(board.places))], kind)
    return board
