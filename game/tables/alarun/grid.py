"""Grid: where the cells of a square lie on a mat, while the square may still grow in several directions."""

from game.rules.alarun.square import REACH, STRIDE, bounds, within
from game.view.area import Area

MOST_PITCH = 139.0
GAP = 10.0


class Grid:
    """The cells that a square may still cover, as large as the area allows, centred in it."""

    def __init__(self, area: Area, taken: int, most_pitch: float = MOST_PITCH, gap: float = GAP) -> None:
        self.left, self.right, self.top, self.bottom = bounds(within(taken))
        columns, rows = self.right - self.left + 1, self.bottom - self.top + 1
        self.pitch = min(most_pitch, area.width / columns, area.height / rows)
        self.card = self.pitch - gap * self.pitch / most_pitch
        self._x = area.middle_x - self.pitch * columns / 2
        self._y = area.middle_y - self.pitch * rows / 2

    def cell(self, cell: int) -> Area:
        """Return the area of a card in a cell."""
        x = self.column_x(cell % STRIDE - REACH)
        y = self.row_y(cell // STRIDE - REACH)
        return Area.around(x, y, self.card, self.card)

    def column_x(self, column: int) -> float:
        """Return the centre of a column, counted from the apprentice."""
        return self._x + (column + REACH - self.left + 0.5) * self.pitch

    def row_y(self, row: int) -> float:
        """Return the centre of a row, counted from the apprentice."""
        return self._y + (row + REACH - self.top + 0.5) * self.pitch
