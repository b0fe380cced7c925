"""What all seats have of something, side by side with their hats."""

from collections.abc import Collection, Sequence

from game.core.event import Seat
from game.tables.table import Table
from game.view import panels
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas

VALUE, WIDEST = 46.0, 112.0
"""The height and the most width of a value, in layout px."""

PALE = 0.6


def draw_seat_values(
    canvas: Canvas, table: Table, values: Sequence[int], area: Area, own: Seat, won: Collection[int]
) -> None:
    """Draw a value for each seat in the middle of an area; those that have `won` in gold, those of others pale."""
    width = min(area.width, len(values) * WIDEST)
    row = Area(area.middle_x - width / 2, area.y, width, area.height)
    for seat, (value, cell) in enumerate(zip(values, row.columns(len(values), 6), strict=True)):
        if value in won:
            panels.ring(canvas, cell.inset(0, (cell.height - VALUE) / 2))
        alpha = 1.0 if seat == own or value in won else PALE
        hat = f"hat.{table.colour(seat)}.small"
        canvas.centred(hat, cell.middle_x - 18, cell.middle_y - 2, width=32, alpha=alpha)
        canvas.number(value, cell.middle_x + 18, cell.middle_y, 19, align="center")
