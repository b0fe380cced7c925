"""Hexgrid: cells of a hexagonal board in axial coordinates, as small integers.

A cell is column q and row r, each from -24 to 24, with six neighbours; cells that touch by a corner are no neighbours.
"""

from collections.abc import Collection
from functools import cache
from typing import Annotated, Any, TypeAlias

from game.core.named import Named

REACH = 24
_STRIDE = 64
_MIDDLE = 32
# Clockwise from the right.
STEPS: tuple[int, ...] = (_STRIDE, 1, 1 - _STRIDE, -_STRIDE, -1, _STRIDE - 1)


def cell_at(q: int, r: int) -> "Cell":
    """Return the cell of column q and row r, each from -24 to 24."""
    return (q + _MIDDLE) * _STRIDE + r + _MIDDLE


def column_of(cell: "Cell") -> int:
    """Return the column q of a cell."""
    return cell // _STRIDE - _MIDDLE


def row_of(cell: "Cell") -> int:
    """Return the row r of a cell."""
    return cell % _STRIDE - _MIDDLE


@cache
def cell_name(cell: "Cell") -> str:
    """Return the text of a cell, `3,-1` for column 3 and row -1."""
    return f"{column_of(cell)},{row_of(cell)}"


Cell: TypeAlias = Annotated[int, Named(cell_name)]

CENTRE: Cell = cell_at(0, 0)
ALL_CELLS: tuple[Cell, ...] = tuple(cell_at(q, r) for q in range(-REACH, REACH + 1) for r in range(-REACH, REACH + 1))
_CELL_OF_NAME = {cell_name(cell): cell for cell in ALL_CELLS}
_INSIDE = frozenset(ALL_CELLS)
_NEIGHBOURS = {cell: tuple(cell + step for step in STEPS if cell + step in _INSIDE) for cell in ALL_CELLS}


def parse_cell(text: Any) -> Cell:
    """Return the cell of its text; raise ValueError."""
    cell = _CELL_OF_NAME.get(text) if isinstance(text, str) else None
    if cell is None:
        raise ValueError(f"{text!r} is no cell")
    return cell


def neighbours(cell: Cell) -> tuple[Cell, ...]:
    """Return the cells that share an edge with a cell, fewer than six at the rim of the grid."""
    return _NEIGHBOURS[cell]


def open_places(cells: Collection[Cell], touching: int) -> tuple[Cell, ...]:
    """Return the free cells that touch at least so many of the cells, in ascending order."""
    touched: dict[Cell, int] = {}
    for cell in cells:
        for near in neighbours(cell):
            touched[near] = touched.get(near, 0) + 1
    return tuple(sorted(cell for cell, count in touched.items() if count >= touching and cell not in cells))


def is_connected(cells: Collection[Cell]) -> bool:
    """Return whether the cells hang together; an empty board does."""
    left = set(cells)
    reached = [left.pop()] if left else []
    while reached:
        for near in neighbours(reached.pop()):
            if near in left:
                left.remove(near)
                reached.append(near)
    return not left
