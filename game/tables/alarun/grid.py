"""Grid: where the cells of a square lie on a mat, while the square may still grow in several directions."""

from typing import NamedTuple

from game.rules.alarun.square import REACH, SIZE, Plan, bounds, column_of, row_of
from game.view.drawing.area import Area
from game.view.timeline import Timeline

MOST_PITCH = 139.0
GAP = 10.0


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


def close_grid(area: Area, taken: Plan, card: float) -> Grid:
    """Return the grid whose cards always have the size at which five of them fill the area, the taken ones centred."""
    pitch = area.width / SIZE
    return _centred(area, bounds(taken), pitch, card)


def grid_now(timeline: Timeline, name: str, grid: Grid) -> Grid:
    """Return a grid as it is shown while a script under that name still moves it to where it will be."""
    return Grid(*(timeline.value(f"{name}.{field}", getattr(grid, field)) for field in Grid._fields))


def _centred(area: Area, edges: tuple[int, int, int, int], pitch: float, card: float) -> Grid:
    """Return the grid with the middle of some columns and rows (0 to 8) in the middle of an area."""
    left, right, top, bottom = edges
    x = area.middle_x - ((left + right) / 2 - REACH) * pitch
    y = area.middle_y - ((top + bottom) / 2 - REACH) * pitch
    return Grid(x, y, pitch, card)
