"""Flights: pieces on their way through a step of the count, one after the other in high arcs."""

from collections.abc import Iterable
from typing import NamedTuple

from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas
from game.view.motion import ease_in_out

SPAN = 0.4
"""Which part of a step one piece is on its way."""

ARC = 90.0
"""How high a piece rises above the straight way, in layout px."""


class Flight(NamedTuple):
    """A piece that goes from a point to its place.

    `turn` (0 to 1) is when it leaves among the others. Before that it `waits` at its start, or is not to be seen; when
    it has come it `stays`, or is gone.
    """

    frame: str
    start: tuple[float, float]
    goal: Area
    turn: float
    waits: bool = False
    stays: bool = True

    def draw(self, canvas: Canvas, moment: float, size: float | None = None) -> None:
        """Draw the piece at a moment (0 to 1) of the step; where it waits it is `size` layout px wide."""
        part = min(1.0, (moment - self.turn * (1 - SPAN)) / SPAN)
        if (part <= 0 and not self.waits) or (part >= 1 and not self.stays):
            return
        part = ease_in_out(max(0.0, part))
        x = self.start[0] + (self.goal.middle_x - self.start[0]) * part
        y = self.start[1] + (self.goal.middle_y - self.start[1]) * part - ARC * 4 * part * (1 - part)
        side = self.goal.width if size is None else size + (self.goal.width - size) * round(part * 5) / 5
        canvas.place(self.frame, Area.around(x, y, side, side))


def draw_flights(canvas: Canvas, flights: Iterable[Flight], moment: float, size: float | None = None) -> None:
    """Draw pieces at a moment of a step; at their start they are `size` layout px wide."""
    for flight in flights:
        flight.draw(canvas, moment, size)
