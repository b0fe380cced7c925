"""Lists: what is longer than its area, with a scroll bar."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas
from game.view.input.commands import Command, Intent, Pressed, Wheel
from game.view.widgets.widget import State, Widget

BAR_WIDTH = 20
BAR_GAP = 10
CAP = 20
SMALLEST_THUMB = 60


class Scroller:
    """How far something is scrolled, in layout px: `offset` from 0 to `most`; `at` is where what is seen begins.

    With a `pitch` that is always the beginning of a row of that height.
    """

    def __init__(self, pitch: float = 0.0) -> None:
        self.pitch = pitch
        self.offset = 0.0
        self.seen = 1.0
        self.whole = 1.0

    def measure(self, seen: float, whole: float) -> None:
        """Take the height that is seen and the height of everything."""
        self.seen, self.whole = seen, whole
        self.to(self.offset)

    @property
    def at(self) -> float:
        """Where what is seen begins."""
        return round(self.offset / self.pitch) * self.pitch if self.pitch else self.offset

    @property
    def most(self) -> float:
        """The largest offset."""
        return max(0.0, self.whole - self.seen)

    def to(self, offset: float) -> None:
        """Scroll to an offset, as far as there is something."""
        self.offset = min(max(offset, 0.0), self.most)

    def show(self, top: float, bottom: float) -> None:
        """Scroll as little as needed for a stretch to be seen."""
        self.to(min(max(self.offset, bottom - self.seen), top))

    def thumb(self, bar: Area) -> Area:
        """Return where the thumb lies on a bar."""
        height = max(SMALLEST_THUMB, bar.height * min(1.0, self.seen / self.whole))
        part = self.offset / self.most if self.most else 0.0
        return Area(bar.x, bar.y + (bar.height - height) * part, bar.width, height)

    def follow(self, bar: Area, y: float) -> None:
        """Scroll so that the thumb's middle is at y."""
        room = bar.height - self.thumb(bar).height
        self.to((y - bar.y - self.thumb(bar).height / 2) / room * self.most if room > 0 else 0.0)

    def draw(self, canvas: Canvas, bar: Area) -> None:
        """Draw bar and thumb, unless everything is seen."""
        if self.most > 0:
            for kind, area in (("scroll.rail", bar), ("scroll.thumb", self.thumb(bar))):
                canvas.place(f"{kind}.top", Area(area.x, area.y, area.width, CAP))
                canvas.place(f"{kind}.middle", Area(area.x, area.y + CAP, area.width, area.height - 2 * CAP))
                canvas.place(f"{kind}.bottom", Area(area.x, area.bottom - CAP, area.width, CAP))


class Scrolled(Widget):
    """A widget that shows a part of something longer, with its bar at the right."""

    def __init__(self, id: str, area: Area) -> None:
        super().__init__(id, area)
        self.scroller = Scroller()
        self.inner = Area(area.x, area.y, area.width - BAR_WIDTH - BAR_GAP, area.height)
        self.bar = Area(area.right - BAR_WIDTH, area.y, BAR_WIDTH, area.height)
        self._on_bar = False

    def pointer_pressed(self, x: float, y: float) -> None:
        """Take hold of the thumb."""
        self._on_bar = x >= self.bar.x - BAR_GAP and self.scroller.most > 0
        self.pointer_dragged(x, y)

    def pointer_dragged(self, x: float, y: float) -> None:
        """Move the thumb."""
        if self._on_bar:
            self.scroller.follow(self.bar, y)

    def pointer_clicked(self, x: float, y: float) -> None:
        """Press the row under the pointer, unless the thumb was held."""
        if not self._on_bar:
            self.row_clicked(y - self.area.y + self.scroller.at)

    def row_clicked(self, y: float) -> None:
        """Answer a click at a height within the whole."""


@dataclass(frozen=True)
class Row:
    """One row of a list: `draw` gets its area and how it stands; `active` is the selected row."""

    key: str
    draw: Callable[[Canvas, Area, State], None]


class ListBox(Scrolled):
    """Rows of one height of which one is selected; confirming or clicking a row chooses it."""

    def __init__(
        self,
        id: str,
        area: Area,
        rows: Sequence[Row],
        row_height: float,
        on_choose: Callable[[str], None],
        *,
        selected: str | None = None,
    ) -> None:
        super().__init__(id, area)
        self.rows = tuple(rows)
        self.row_height = row_height
        self.index = 0
        self._on_choose = on_choose
        self.scroller.pitch = row_height
        whole = max(1, int((area.height + 1) / row_height))
        self.scroller.measure(whole * row_height, row_height * len(self.rows))
        keys = [row.key for row in self.rows]
        if selected in keys:
            self._select(keys.index(selected))

    @property
    def selected(self) -> str | None:
        """The key of the selected row, None in an empty list."""
        return self.rows[self.index].key if self.rows else None

    def press(self) -> None:
        """Choose the selected row."""
        if self.rows:
            self._on_choose(self.rows[self.index].key)

    def row_clicked(self, y: float) -> None:
        """Select and choose the row at a height."""
        index = int(y // self.row_height)
        if 0 <= index < len(self.rows):
            self._select(index)
            self.press()

    def handle(self, command: Command) -> bool:
        """Select by the arrow keys and scroll by the wheel; at either end the focus may go on."""
        page = max(1, int(self.area.height // self.row_height) - 1)
        match command:
            case Wheel(_, _, steps):
                self.scroller.to(self.scroller.offset - steps * self.row_height)
                return True
            case Pressed(Intent.UP):
                return self._move(-1)
            case Pressed(Intent.DOWN):
                return self._move(1)
            case Pressed(Intent.PAGE_UP):
                return self._move(-page)
            case Pressed(Intent.PAGE_DOWN):
                return self._move(page)
            case Pressed(Intent.FIRST):
                return self._move(-len(self.rows))
            case Pressed(Intent.LAST):
                return self._move(len(self.rows))
        return False

    def _move(self, step: int) -> bool:
        """Select a row some steps on; return whether that is another one."""
        index = min(max(self.index + step, 0), len(self.rows) - 1)
        if not self.rows or index == self.index:
            return False
        self._select(index)
        return True

    def _select(self, index: int) -> None:
        """Select a row and bring it into sight."""
        self.index = index
        self.scroller.show(index * self.row_height, (index + 1) * self.row_height)

    @property
    def ring(self) -> Area | None:
        """The selected row, as far as it is in sight."""
        if not self.rows:
            return self.area
        top = self.inner.y + self.index * self.row_height - self.scroller.at
        row = Area(self.inner.x, top, self.inner.width, self.row_height)
        return row if self.inner.y <= row.y + 1 and row.bottom <= self.inner.bottom + 1 else self.area

    def draw(self, canvas: Canvas, state: State) -> None:
        """Draw the rows in sight and the bar."""
        with canvas.clip(self.inner.inset(-6, 0)):
            for index, row in enumerate(self.rows):
                top = self.inner.y + index * self.row_height - self.scroller.at
                if top >= self.inner.y - 1 and top + self.row_height <= self.inner.bottom + 1:
                    is_selected = index == self.index
                    row.draw(
                        canvas,
                        Area(self.inner.x, top, self.inner.width, self.row_height),
                        state._replace(active=is_selected, focused=state.focused and is_selected),
                    )
        self.scroller.draw(canvas, self.bar)
