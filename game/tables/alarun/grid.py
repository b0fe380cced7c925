"""Grid: where the cells of a square lie on a mat, while the square may still grow in several directions."""

from functools import lru_cache
from math import isclose
from typing import NamedTuple

from game.rules.alarun.square import REACH, Plan, bounds, cell_at, column_of, row_of
from game.view.drawing.area import Area
from game.view.timeline import Timeline

MOST_PITCH = 139.0
GAP = 10.0
MOST_ROWS = 7
"""How many rows a large square shows at most, so that its cards do not become too small."""

FEWEST, SMALL_PITCH = 3, 100.0
"""How many columns and rows a small square has room for at least, and the greatest pitch of its cards."""


class Grid(NamedTuple):
    """Where cells lie: `x`, `y` are the apprentice's centre, `pitch` that of neighbours, `card` the side of a card.

    All are in layout px. Columns and rows count from the apprentice.
    """

    x: float
    y: float
    pitch: float
    card: float

    def cell(self, cell: int) -> Area:
        """Return the area of a card in a cell."""
        return Area.around(self.column_x(column_of(cell)), self.row_y(row_of(cell)), self.card, self.card)

    def column_x(self, column: int) -> float:
        """Return the centre of a column."""
        return self.x + column * self.pitch

    def row_y(self, row: int) -> float:
        """Return the centre of a row."""
        return self.y + row * self.pitch


def whole_grid(area: Area, cells: Plan) -> Grid:
    """Return the grid of cells that are all to be seen, as large as the area allows, centred in it."""
    left, right, top, bottom = bounds(cells)
    pitch = min(MOST_PITCH, area.width / (right - left + 1), area.height / (bottom - top + 1))
    return _centred(area, (left, right, top, bottom), pitch, pitch * (1 - GAP / MOST_PITCH))


@lru_cache(maxsize=32)
def camera_grid(area: Area, taken: Plan, room: Plan, steps: int) -> Grid:
    """Return the grid of a square that may still grow, with all cells in sight that `steps` cards reach.

    Where that made the cards too small, it has those that all but the last card reach. `room` has all that may be taken
    at all; what more cards reach goes on beyond the area. The grid lies with the apprentice in the middle as far as
    that keeps them in sight and shows none that can never be taken.
    """
    first, last, highest, lowest = bounds(room)
    pitch, (left, right, top, bottom) = _view(area, taken, room, steps)
    x = area.middle_x - _in_sight(area.width / pitch, left, right, first, last) * pitch
    y = area.middle_y - _in_sight(area.height / pitch, top, bottom, highest, lowest) * pitch
    return Grid(x, y, pitch, pitch * (1 - GAP / MOST_PITCH))


@lru_cache(maxsize=32)
def kept_grid(held: Grid, area: Area, taken: Plan, room: Plan, steps: int) -> Grid:
    """Return the held grid, so that no card seems moved, or the camera's where that is larger or has more in sight."""
    pitch, (left, right, top, bottom) = _view(area, taken, room, steps)
    first, last = held.cell(cell_at(left - REACH, top - REACH)), held.cell(cell_at(right - REACH, bottom - REACH))
    across = area.x <= first.x and last.right <= area.right
    shows = across and area.y <= first.y and last.bottom <= area.bottom
    return held if shows and isclose(held.pitch, pitch) else camera_grid(area, taken, room, steps)


def _view(area: Area, taken: Plan, room: Plan, steps: int) -> tuple[float, tuple[int, int, int, int]]:
    """Return how large a square is shown of which so many cards are to be laid, and the edges of what is in sight."""
    left, right, top, bottom = edges = _reached(taken, room, steps)
    pitch = min(MOST_PITCH, area.width / (right - left + 1), area.height / (bottom - top + 1))
    least = area.height / MOST_ROWS
    return (pitch, edges) if pitch >= least else (least, _reached(taken, room, steps - 1))


def _reached(taken: Plan, room: Plan, steps: int) -> tuple[int, int, int, int]:
    """Return the edges of what so many cards reach: the first and last column and row, 0 to 8."""
    left, right, top, bottom = bounds(taken)
    first, last, highest, lowest = bounds(room)
    return max(left - steps, first), min(right + steps, last), max(top - steps, highest), min(bottom + steps, lowest)


def _in_sight(seen: float, first: int, last: int, least: int, most: int) -> float:
    """Return the column (or row), from the apprentice, in the middle of a view of so many.

    From `first` to `last` (0 to 8) all have to be in sight, and none beyond `least` and `most` while that can be.
    """
    half = seen / 2 - 0.5
    if most - least <= 2 * half:
        middle = (least + most) / 2
    else:
        middle = min(max(float(REACH), least + half), most - half)
        middle = min(max(middle, last - half), first + half)
    return middle - REACH


@lru_cache(maxsize=32)
def small_grid(area: Area, taken: Plan) -> Grid:
    """Return the grid of a square in a panel: the cards that lie as large as the area allows, centred in it."""
    edges = left, right, top, bottom = bounds(taken)
    pitch = min(SMALL_PITCH, area.width / max(FEWEST, right - left + 1, bottom - top + 1))
    return _centred(area, edges, pitch, pitch * (1 - GAP / MOST_PITCH))


def grid_now(timeline: Timeline, name: str, grid: Grid) -> Grid:
    """Return a grid as it is shown while a script under that name still moves it to where it will be."""
    return Grid(*(timeline.value(f"{name}.{field}", getattr(grid, field)) for field in Grid._fields))


def _centred(area: Area, edges: tuple[int, int, int, int], pitch: float, card: float) -> Grid:
    """Return the grid with the middle of some columns and rows (0 to 8) in the middle of an area."""
    left, right, top, bottom = edges
    x = area.middle_x - ((left + right) / 2 - REACH) * pitch
    y = area.middle_y - ((top + bottom) / 2 - REACH) * pitch
    return Grid(x, y, pitch, card)
