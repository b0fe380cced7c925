"""Board: the fields on their hexes, in the order in which they were laid (000 Place the Starting Fields; A1 to A4)."""

from game.core.chance import Chance
from game.core.hexgrid import CENTRE, Cell, is_connected, neighbours, open_places
from game.rules.cauldron.ingredients import Kind
from game.rules.cauldron.moves import HARVESTS, Harvest

TOUCHING = 2
# Fewer fields than this are never left on the board by an effect.
FEWEST_FIELDS = 3


class Board:
    """Fields by age: `cells[i]` is where the i-th lies and `kinds[i]` what grows there.

    A board never changes: adding and removing give another one. `places` are the empty cells where a field may go,
    `harvests` the moves that take a token from each field.
    """

    __slots__ = ("_kin", "_near", "cells", "harvests", "index", "kinds", "places")

    cells: tuple[Cell, ...]
    kinds: tuple[Kind, ...]
    index: dict[Cell, int]
    places: tuple[Cell, ...]
    harvests: tuple[Harvest, ...]
    _near: dict[Cell, tuple[Cell, ...]]
    _kin: dict[Cell, tuple[Cell, ...]]

    def __init__(self, cells: tuple[Cell, ...], kinds: tuple[Kind, ...]) -> None:
        self.cells = cells
        self.kinds = kinds
        self.index = {cell: index for index, cell in enumerate(cells)}
        self.harvests = tuple(HARVESTS[cell] for cell in cells)
        self.places = open_places(self.index, TOUCHING)
        index = self.index
        self._near = {cell: _near(cell, index) for cell in cells}
        self._kin = {cell: _kin(cell, self._near[cell], index, kinds) for cell in cells}

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
        """Return the board with one more field, the youngest; only what lies around it is worked out anew."""
        board = Board.__new__(Board)
        board.cells, board.kinds = (*self.cells, cell), (*self.kinds, kind)
        board.index = index = {**self.index, cell: len(self.cells)}
        board.harvests = (*self.harvests, HARVESTS[cell])
        around = neighbours(cell)
        places = {place for place in self.places if place != cell}
        places |= {place for place in around if place not in index and _touches(place, index) >= TOUCHING}
        board.places = tuple(sorted(places))
        changed = [cell, *(near for near in around if near in index)]
        board._near = {**self._near, **{each: _near(each, index) for each in changed}}
        board._kin = {**self._kin, **{each: _kin(each, board._near[each], index, board.kinds) for each in changed}}
        return board

    def without_field(self, cell: Cell) -> "Board":
        """Return the board without a field."""
        at = self.index[cell]
        return Board(self.cells[:at] + self.cells[at + 1 :], self.kinds[:at] + self.kinds[at + 1 :])

    def may_remove(self, cell: Cell) -> bool:
        """Return whether the other fields are enough and still hang together without this one."""
        return len(self.cells) > FEWEST_FIELDS and is_connected([each for each in self.cells if each != cell])


def _touches(place: Cell, index: dict[Cell, int]) -> int:
    """Return how many fields touch a cell."""
    return sum(near in index for near in neighbours(place))


def _near(cell: Cell, index: dict[Cell, int]) -> tuple[Cell, ...]:
    """Return the fields that touch a field."""
    return tuple([near for near in neighbours(cell) if near in index])


def _kin(cell: Cell, near: tuple[Cell, ...], index: dict[Cell, int], kinds: tuple[Kind, ...]) -> tuple[Cell, ...]:
    """Return those of the fields near a field that are of its kind."""
    kind = kinds[index[cell]]
    return tuple([each for each in near if kinds[index[each]] == kind])


def first_board(kinds: list[Kind], chance: Chance) -> Board:
    """Return a board of fields in random order, each after the first two on a random place that touches two (A1)."""
    order = chance.shuffled(kinds)
    board = Board((CENTRE, neighbours(CENTRE)[chance.below(6)]), tuple(order[:2]))
    for kind in order[2:]:
        # Two fields that touch have two common neighbours, so there always is a place (A3).
        board = board.with_field(board.places[chance.below(len(board.places))], kind)
    return board
