"""Square: the cells around an apprentice, and where the next ingredient may go (004 Objective, Game play).

The apprentice lies at column 0, row 0; columns grow to the right and rows downwards, both from -4 to 4. A square is
one byte a cell: a card, EMPTY or APPRENTICE. A plan is a set of cells as the bits of an integer. Both have rows of ten,
so that a neighbour is a shift by one or ten; the tenth column is never used.
"""

from collections.abc import Iterator
from typing import Annotated, Any, TypeAlias

from game.core.named import Named
from game.rules.alarun.ingredient_cards import CARD_NAMES, Card

Cell: TypeAlias = Annotated[int, Named(lambda cell: CELL_NAMES[cell])]
Plan: TypeAlias = Annotated[int, Named(lambda plan: [CELL_NAMES[cell] for cell in cells_of(plan)])]
Square: TypeAlias = Annotated[bytes, Named(lambda square: dict(named_ingredients(square)))]

SIZE = 5
REACH = SIZE - 1
SPAN = 2 * REACH + 1
STRIDE = SPAN + 1
EMPTY = 255
APPRENTICE = 254


def cell_at(column: int, row: int) -> Cell:
    """Return the cell of a column and row, each from -4 to 4."""
    return (row + REACH) * STRIDE + column + REACH


def column_of(cell: Cell) -> int:
    """Return the column of a cell, -4 to 4."""
    return cell % STRIDE - REACH


def row_of(cell: Cell) -> int:
    """Return the row of a cell, -4 to 4."""
    return cell // STRIDE - REACH


def cell_name(cell: Cell) -> str:
    """Return the text of a cell: `2,-1` is two to the right of the apprentice and one up."""
    return CELL_NAMES[cell]


CELL_NAMES: tuple[str, ...] = tuple(f"{column_of(cell)},{row_of(cell)}" for cell in range(SPAN * STRIDE))
HOME: Cell = cell_at(0, 0)
HOME_ALONE: Plan = 1 << HOME
ALL_CELLS: tuple[Cell, ...] = tuple(
    cell_at(column, row)
    for row in range(-REACH, REACH + 1)
    for column in range(-REACH, REACH + 1)
    if column != 0 or row != 0
)
FIRST_SQUARE: Square = bytes(APPRENTICE if cell == HOME else EMPTY for cell in range(SPAN * STRIDE))

_CELL_OF_NAME = {CELL_NAMES[cell]: cell for cell in ALL_CELLS}
_ROW: Plan = (1 << SPAN) - 1
# By a row and by those of its cells that a plan has, as the bits of an index: the cells.
_CELLS_IN_ROW: tuple[tuple[tuple[Cell, ...], ...], ...] = tuple(
    tuple(tuple(row * STRIDE + column for column in range(SPAN) if bits >> column & 1) for bits in range(_ROW + 1))
    for row in range(SPAN)
)
_ONE_A_ROW: Plan = sum(1 << row * STRIDE for row in range(SPAN))
# By the columns that are taken, as the bits of an index: all cells of the columns that may still be (ruling D14).
_COLUMNS_LEFT: tuple[Plan, ...] = tuple(
    _ONE_A_ROW
    * sum(
        1 << column
        for column in range(SPAN)
        if taken.bit_length() - SIZE <= column < (taken & -taken).bit_length() - 1 + SIZE
    )
    for taken in range(1 << SPAN)
)
# By the first cell that is taken, counted from 1: all cells of the rows that may still be, as far as it says (ruling
# D14); and the same by the last one.
_ROWS_LEFT_BY_FIRST: tuple[Plan, ...] = tuple(
    (1 << (max(cell - 1, 0) // STRIDE + SIZE) * STRIDE) - 1 for cell in range(SPAN * STRIDE + 1)
)
_ROWS_LEFT_BY_LAST: tuple[Plan, ...] = tuple(
    -1 << max(max(cell - 1, 0) // STRIDE - REACH, 0) * STRIDE for cell in range(SPAN * STRIDE + 1)
)
# The cells beside a cell, and with those at its corners (ruling D12).
_BESIDE: tuple[Plan, ...] = tuple(
    sum(1 << near for near in (cell - STRIDE, cell - 1, cell + 1, cell + STRIDE) if near >= 0)
    for cell in range(SPAN * STRIDE)
)
_AROUND: tuple[Plan, ...] = tuple(
    _BESIDE[cell]
    | sum(
        1 << near for near in (cell - STRIDE - 1, cell - STRIDE + 1, cell + STRIDE - 1, cell + STRIDE + 1) if near >= 0
    )
    for cell in range(SPAN * STRIDE)
)
# The cells of which each, when taken, keeps an ingredient from a cell: that cell, and those too far away for both to be
# in one square (ruling D14).
_IN_THE_WAY: tuple[Plan, ...] = tuple(
    sum(
        1 << other
        for other in (*ALL_CELLS, HOME)
        if other == cell or abs(row_of(other) - row_of(cell)) >= SIZE or abs(column_of(other) - column_of(cell)) >= SIZE
    )
    for cell in range(SPAN * STRIDE)
)


def parse_cell(text: Any) -> Cell:
    """Return the cell of its text; raise ValueError for anything else and for the apprentice's own cell."""
    cell = _CELL_OF_NAME.get(text) if isinstance(text, str) else None
    if cell is None:
        raise ValueError(f"{text!r} is no cell for an ingredient")
    return cell


def cells_of(plan: Plan) -> tuple[Cell, ...]:
    """Return the cells of a plan in reading order."""
    cells: tuple[Cell, ...] = ()
    for in_row in _CELLS_IN_ROW:
        cells += in_row[plan & _ROW]
        plan >>= STRIDE
    return cells


def bounds(taken: Plan) -> tuple[int, int, int, int]:
    """Return the first and last column and the first and last row (0 to 8) of the cells that are taken."""
    columns = _columns(taken)
    left = (columns & -columns).bit_length() - 1
    top, bottom = ((taken & -taken).bit_length() - 1) // STRIDE, (taken.bit_length() - 1) // STRIDE
    return left, columns.bit_length() - 1, top, bottom


def within(taken: Plan) -> Plan:
    """Return the cells that keep the square inside five by five, taken ones included (ruling D14)."""
    first, last = (taken & -taken).bit_length(), taken.bit_length()
    return _COLUMNS_LEFT[_columns(taken)] & _ROWS_LEFT_BY_FIRST[first] & _ROWS_LEFT_BY_LAST[last]


def certain(taken: Plan) -> Plan:
    """Return the cells that the finished square is sure to cover, taken ones included."""
    left, right, top, bottom = bounds(taken)
    columns = sum(1 << column for column in range(left, right + 1))
    return sum(columns << row * STRIDE for row in range(top, bottom + 1))


def open_cells(taken: Plan, diagonal: bool = False) -> Plan:
    """Return the free cells where an ingredient may go: next to the square and inside five by five.

    Next to it means side by side, or also corner to corner with the option `diagonal` (rulings D12, D13 and D14).
    """
    beside = taken << 1 | taken >> 1
    near = beside | taken << STRIDE | taken >> STRIDE
    if diagonal:
        near |= beside << STRIDE | beside >> STRIDE
    return near & within(taken) & ~taken


def lines_through(cell: Cell) -> Plan:
    """Return all cells of the row and the column of a cell, within reach or not."""
    row, column = divmod(cell, STRIDE)
    return _ROW << row * STRIDE | _ONE_A_ROW << column


def is_open(taken: Plan, cell: Cell, diagonal: bool = False) -> bool:
    """Return whether an ingredient may go to a cell, as `open_cells` says of all at once."""
    near = (_AROUND if diagonal else _BESIDE)[cell] & taken
    return near != 0 and not taken & _IN_THE_WAY[cell]


def with_card(square: Square, card: Card, cell: Cell) -> Square:
    """Return the square with a card laid into a cell."""
    return square[:cell] + card.to_bytes() + square[cell + 1 :]


def plan_of(square: Square) -> Plan:
    """Return the cells of a square that are taken, the apprentice's included."""
    return sum(1 << cell for cell, card in enumerate(square) if card != EMPTY)


def cards_in(square: Square) -> bytes:
    """Return the ingredients of a square in reading order."""
    return square.translate(None, bytes((EMPTY, APPRENTICE)))


def named_ingredients(square: Square) -> Iterator[tuple[str, str]]:
    """Yield the name of each cell with an ingredient, in reading order, and what lies there."""
    for cell in ALL_CELLS:
        if square[cell] != EMPTY:
            yield CELL_NAMES[cell], CARD_NAMES[square[cell]]


def _columns(taken: Plan) -> int:
    """Return the columns of the cells that are taken, as the bits of an index."""
    taken |= taken >> STRIDE
    taken |= taken >> 2 * STRIDE
    taken |= taken >> 4 * STRIDE
    return (taken | taken >> 8 * STRIDE) & _ROW
