"""ChanceCurve: how a seat's chance to win went through a match; what its own moves lost is marked, slips bear seals.

A decision lies at the moment in which it was taken, before its move.
"""

from collections.abc import Callable, Sequence
from math import dist

from game.play.analysis.report import Rated
from game.play.task import Judgement
from game.scenes.replay.analysis_panel import seal_height
from game.scenes.replay.seals import draw_seal
from game.view import panels
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas
from game.view.widgets import State, Widget

LEFT, RIGHT, TOP, BOTTOM = 84.0, 30.0, 40.0, 20.0
SEAL = 30.0
LABEL = 22.0
GRID = (0, 25, 50, 75, 100)
"""The chances in % at which lines lie, from the lower edge to the upper one; every other is named."""
DOT, DOT_PITCH = 3.4, 14.0
"""The radius of the dots where nothing was judged, and how far they lie apart."""


class ChanceCurve(Widget):
    """The curve of the judged decisions over a span of moves, dotted on to the `result` once all are; `on_seek` is
    called with the moment that is pressed or dragged to.
    """

    sound = None

    def __init__(
        self,
        id: str,
        area: Area,
        span: tuple[int, int],
        value: int,
        found: Sequence[Judgement],
        rated: Sequence[Rated],
        result: float | None,
        colour: str,
        heading: str,
        tooltip: str,
        on_seek: Callable[[int], None],
    ) -> None:
        super().__init__(id, area, tooltip=tooltip)
        self._first, self._last = span
        self._value = value
        self._found = found
        self._rated = rated
        self._result = result
        self._colour = colour
        self._heading = heading
        self._on_seek = on_seek
        self._plot = Area(area.x + LEFT, area.y + TOP, area.width - LEFT - RIGHT, area.height - TOP - BOTTOM)

    def x_of(self, number: int) -> float:
        """Return where a number of moves lies."""
        return self._plot.x + self._plot.width * (number - self._first) / max(1, self._last - self._first)

    def y_of(self, chance: float) -> float:
        """Return where a chance lies."""
        return self._plot.bottom - self._plot.height * min(1.0, chance)

    def pointer_pressed(self, x: float, y: float) -> None:
        """Seek to the point."""
        self.pointer_dragged(x, y)

    def pointer_dragged(self, x: float, y: float) -> None:
        """Let the shown moment follow; near a seal it is the one before that move."""
        decided = [each.judgement.number - 1 for each in self._rated]
        near = min(decided, key=lambda at: abs(self.x_of(at) - x), default=None)
        if near is not None and abs(self.x_of(near) - x) < SEAL / 3:
            number = near
        else:
            part = min(max((x - self._plot.x) / self._plot.width, 0.0), 1.0)
            number = self._first + round(part * (self._last - self._first))
        if number != self._value:
            self._value = number
            self._on_seek(number)

    def draw(self, canvas: Canvas, state: State) -> None:
        """Draw paper, grid, curve, seals and the shown moment."""
        plot = self._plot
        panels.paper(canvas, self.area)
        canvas.text(self._heading, plot.x, self.area.y + 24, size=LABEL, vertical="middle", colour="ink_soft")
        for number, points in enumerate(GRID):
            y = self.y_of(points / 100)
            canvas.line(plot.x, y, plot.right, y, "ink_ghost", 1.0, alpha=0.6)
            if number % 2 == 0:
                canvas.number(points, plot.x - 14, y, 20, align="right")
        here = self.x_of(self._value)
        canvas.line(here, plot.y - 2, here, plot.bottom + 6, "ink_soft", 2.2)
        self._draw_curve(canvas)
        for each in self._rated:
            if each.rating in {"loose", "costly"}:
                found = each.judgement
                draw_seal(
                    canvas, each.rating, self.x_of(found.number - 1), self.y_of(found.played), seal_height(each, SEAL)
                )

    def _draw_curve(self, canvas: Canvas) -> None:
        """Draw the curve: between decisions what luck and others did, at each what the move lost for certain."""
        at: tuple[float, float] | None = None
        for found in self._found:
            x, y = self.x_of(found.number - 1), self.y_of(found.played + found.low)
            if at is not None:
                canvas.line(*at, x, y, self._colour, 4)
            if found.low > 0:
                canvas.line(x, y, x, self.y_of(found.played), "ember", 6)
            at = x, self.y_of(found.played)
        if at is not None and self._result is not None:
            self._draw_dots(canvas, at, (self.x_of(self._last), self.y_of(self._result)))

    def _draw_dots(self, canvas: Canvas, start: tuple[float, float], end: tuple[float, float]) -> None:
        """Draw the way of the chance where nothing was judged."""
        count = max(1, round(dist(start, end) / DOT_PITCH))
        for step in range(1, count + 1):
            x, y = (a + (b - a) * step / count for a, b in zip(start, end, strict=True))
            canvas.disc(x, y, DOT, self._colour)
