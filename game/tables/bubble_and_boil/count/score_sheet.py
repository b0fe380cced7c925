"""The score sheet: the parts of a seat's score as far as they are counted, and their sum."""

from game.tables.bubble_and_boil.count.score_steps import KEY, Row, ScoreSteps
from game.tables.bubble_and_boil.count.seat_values import draw_seat_values
from game.tables.plan import Plan
from game.tables.table import Table
from game.view import panels
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas

ROW = 56.0
SIGN = 34.0
"""The height of a row at most, and of its sign."""

COMING = 0.34
"""How much is seen of the sign of what is still to come."""

WOOD, FIGURE, LONG_FIGURE = 46.0, 18.0, 13.0
MEDALLION, WREATH = 106.0, 164.0


class ScoreSheet:
    """Draws the rows that are filled in, what is compared, and the sum; in the end that of a winner wears a wreath."""

    def __init__(self, table: Table, plan: Plan, score_steps: ScoreSteps, *, won: bool) -> None:
        self._table = table
        self._plan = plan
        self._score_steps = score_steps
        self._rows = score_steps.rows()
        self._won = won

    def draw(self, canvas: Canvas, step: int, moment: float) -> None:
        """Draw the sheet after a number of steps, the last of which has come to a moment (0 to 1)."""
        sheet = self._plan.area("count.sheet")
        panels.paper(canvas, sheet)
        canvas.text(
            self._table.say(f"{KEY}.sheet"), sheet.middle_x, sheet.y + 38, size=34, role="display", align="center",
            vertical="middle", width=sheet.width - 60, fit=True,
        )  # fmt: skip
        room = self._plan.area("count.rows")
        high = min(ROW, room.height / len(self._rows))
        total = 0
        for place, row in enumerate(self._rows):
            points = sum(self._points(number, step, moment) for number in row.steps)
            total += points
            area = Area(room.x, room.y + place * high, room.width, high)
            self._draw_row(canvas, row, area, points if row.steps[0] <= step else None, step)
        self._draw_comparison(canvas, step)
        self._draw_sum(canvas, sheet, total, done=step == len(self._score_steps.steps))

    def _points(self, number: int, step: int, moment: float) -> int:
        """Return how many points of a step are counted; those of the step that runs grow."""
        points = self._score_steps.steps[number - 1].points
        return points if number < step else round(points * moment) if number == step else 0

    def _draw_row(self, canvas: Canvas, row: Row, area: Area, points: int | None, step: int) -> None:
        """Draw a row; what is still to come has no points."""
        counted = row.steps[-1] <= step
        if step in row.steps:
            canvas.fill(area.inset(-8, 2), "umber", alpha=0.2, radius=10)
        alpha = 1.0 if points is not None else COMING
        canvas.centred(row.sign, area.x + 18, area.middle_y, height=min(SIGN, area.height - 6), alpha=alpha)
        canvas.text(
            self._table.say(row.name if counted else row.before), area.x + 48, area.middle_y, size=25,
            vertical="middle", width=area.width - 108, fit=True, colour="ink_soft" if points is None else "ink",
        )  # fmt: skip
        if points is not None:
            middle = area.right - 24
            canvas.centred(
                "points.wood", middle, area.middle_y, width=min(WOOD, area.height - 2), alpha=1.0 if points else 0.5
            )
            figure = FIGURE if len(str(points)) < 3 else LONG_FIGURE
            canvas.number(points, middle, area.middle_y, figure, align="center")

    def _draw_comparison(self, canvas: Canvas, step: int) -> None:
        """Draw what all seats have of what is compared now."""
        seen = self._score_steps.seen
        now = self._score_steps.steps[step - 1].part if step else ""
        values = {"rank": seen.diablerie, "corruption": seen.corruption}.get(now)
        if values is not None:
            area = self._plan.area("count.compare")
            draw_seat_values(canvas, self._table, values, area, self._score_steps.seat, {max(values), min(values)})

    def _draw_sum(self, canvas: Canvas, sheet: Area, total: int, *, done: bool) -> None:
        middle, y = sheet.middle_x, sheet.bottom - 78
        if done and self._won:
            canvas.centred("garden.wreath", middle, y + 6, width=WREATH)
        canvas.centred("points.seal.large", middle, y, width=MEDALLION)
        canvas.number(total, middle, y, 44 if abs(total) < 100 else 34, align="center")
        canvas.text(
            self._table.say(f"{KEY}.row.total"), middle, y - 78, size=24, align="center", vertical="middle",
            width=160, fit=True,
        )  # fmt: skip
