"""Ladders: the Diablerie of every seat, standing beside one's own pot and lying in the panels of the others."""

from game.core.event import Seat
from game.rules.bubble_and_boil.observation import BubbleAndBoilObservation
from game.tables.plan import Plan
from game.tables.table import Table
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas

RUNG = 12.0
MARKER, SMALL_MARKER = (56.0, 44.0), (42.0, 36.0)
KINDS_OF_RUNGS = 3
TOP_CHIP, TOP_LIFT = (44.0, 26.0), 8.0
EDGE = 16.0


class Ladders:
    """Draws the Diablerie ladders and says where their markers stand."""

    def __init__(self, table: Table, plan: Plan) -> None:
        self._table = table
        self._plan = plan

    def marker(self, seat: Seat, level: float, top: int) -> tuple[float, float]:
        """Return the centre of a seat's marker on some level of a ladder with that many rungs."""
        place = self._table.place_of(seat)
        rungs = self._plan.area(f"seat{place}.ladder.rungs")
        if place:
            return rungs.x + rungs.width * level / top, rungs.middle_y
        return rungs.middle_x, rungs.bottom - rungs.height * level / top

    def draw(self, canvas: Canvas, seen: BubbleAndBoilObservation, seat: Seat) -> None:
        """Draw a seat's ladder with its marker."""
        top = seen.limits.track
        level = self._table.timeline.value(f"diablerie.{seat}", seen.diablerie[seat])
        if self._table.place_of(seat):
            self._draw_lying(canvas, seat, level, top)
        else:
            self._draw_standing(canvas, seat, level, top)

    def _draw_standing(self, canvas: Canvas, seat: Seat, level: float, top: int) -> None:
        rails = self._plan.area("seat0.ladder")
        shown = round(level)

        def paint(canvas: Canvas) -> None:
            canvas.place("ladder.rails", rails)
            for number in range(top + 1):
                x, y = self.marker(seat, number, top)
                canvas.place(f"ladder.rung.{number % KINDS_OF_RUNGS}", Area.around(x, y, rails.width, RUNG))
                if number not in {shown, top}:
                    canvas.text(
                        str(number), x, y - 8, size=27 / canvas.theme.text_scale, role="display", align="center",
                        vertical="bottom", outline="paper", outline_width=1.5,
                    )  # fmt: skip

        canvas.composed(("ladder", top, shown), rails.inset(-EDGE, -EDGE), paint)
        title = self._plan.area("ladder.title")
        canvas.text(
            self._table.say("bubble_and_boil.table.diablerie"), title.x, title.middle_y, size=25, vertical="middle",
            width=title.width, fit=True, outline="paper",
        )  # fmt: skip
        canvas.place("ladder.imp", self._plan.area("seat0.ladder.imp"))
        x, y = self.marker(seat, top, top)
        if shown < top:
            chip = Area.around(x, y - TOP_LIFT, *TOP_CHIP)
            canvas.place("count.chip", chip)
            canvas.number(top, *chip.centre, 15, align="center")
        x, y = self.marker(seat, level, top)
        area = Area.around(x, y - 24, *MARKER)
        canvas.place(f"ladder.marker.{self._table.colour(seat)}", area)
        canvas.number(shown, x, area.middle_y + 3, 20, align="center")

    def _draw_lying(self, canvas: Canvas, seat: Seat, level: float, top: int) -> None:
        prefix = f"seat{self._table.place_of(seat)}"
        rails = self._plan.area(f"{prefix}.ladder")

        def paint(canvas: Canvas) -> None:
            canvas.three_slice("ladder.rails.small", rails, 30)
            for number in range(top + 1):
                x, y = self.marker(seat, number, top)
                canvas.centred("ladder.rung.small", x, y, height=rails.height)

        canvas.composed(("ladder", prefix, top), rails.inset(-EDGE, -EDGE), paint)
        end = self._plan.area(f"{prefix}.ladder.top")
        canvas.number(top, *end.centre, 19, align="center", tone="ink")
        x, y = self.marker(seat, level, top)
        canvas.place(f"ladder.marker.{self._table.colour(seat)}.small", Area.around(x, y, *SMALL_MARKER))
        canvas.number(round(level), x, y + 2, 17, align="center")
