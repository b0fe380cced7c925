"""SeekBar: the course of a match as a line, with marks for rounds and moves and a playhead to drag."""

from collections.abc import Callable, Sequence

from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas
from game.view.widgets import State, Widget

KNOB = 30.0
LONG, SHORT = 15.0, 6.0
CLOSEST = 7.0
"""The least distance of two short marks in layout px; where moves lie closer, fewer are marked."""


class SeekBar(Widget):
    """From `first` to `last`; `long_marks` are where rounds begin. Pressing or dragging calls `on_seek`."""

    sound = None

    def __init__(
        self,
        id: str,
        area: Area,
        first: int,
        last: int,
        value: int,
        long_marks: Sequence[int],
        on_seek: Callable[[int], None],
        *,
        tooltip: str,
    ) -> None:
        super().__init__(id, area, tooltip=tooltip)
        self.first = first
        self.last = last
        self.value = value
        self._long_marks = tuple(long_marks)
        self._on_seek = on_seek
        self._line = Area(area.x + KNOB / 2, area.middle_y, area.width - KNOB, 0)

    def x_of(self, number: int) -> float:
        """Return where a number of moves lies."""
        whole = max(1, self.last - self.first)
        return self._line.x + self._line.width * (number - self.first) / whole

    def pointer_pressed(self, x: float, y: float) -> None:
        """Seek to the point."""
        self.pointer_dragged(x, y)

    def pointer_dragged(self, x: float, y: float) -> None:
        """Let the playhead follow."""
        part = (x - self._line.x) / self._line.width
        number = self.first + round(min(max(part, 0.0), 1.0) * (self.last - self.first))
        if number != self.value:
            self.value = number
            self._on_seek(number)

    def draw(self, canvas: Canvas, state: State) -> None:
        """Draw line, marks and playhead."""
        line, middle = self._line, self.area.middle_y
        canvas.line(line.x, middle, line.right, middle, "sepia", 3)
        each = max(1, -(-round(CLOSEST * (self.last - self.first)) // round(line.width)))
        for number in range(self.first, self.last + 1, each):
            x = self.x_of(number)
            canvas.line(x, middle - SHORT, x, middle + SHORT, "ink_ghost", 1.2)
        for number in self._long_marks:
            x = self.x_of(number)
            canvas.line(x, middle - LONG, x, middle + LONG, "ink_soft", 2.4)
        canvas.centred("slider.knob", self.x_of(self.value), middle, height=KNOB)
