"""Tabs: a row of leaves of which one is open."""

from collections.abc import Callable, Sequence

from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas
from game.view.input.commands import Command
from game.view.widgets.buttons import by_length
from game.view.widgets.value_widgets import index_of, sideways
from game.view.widgets.widget import State, Widget

ICON, ICON_GAP, EDGE = 32.0, 4.0, 18.0
"""The height of an icon, how far the words keep from it, and it from the side of its tab."""

FADED = 0.6
"""How strongly the icons of closed tabs are seen."""


class Tabs(Widget):
    """A row of tabs of which one is open; `icons` stand before the words, one for each, if they are given."""

    sound = "page"

    def __init__(
        self,
        id: str,
        area: Area,
        tabs: Sequence[tuple[str, str]],
        value: str,
        on_change: Callable[[str], None],
        *,
        gap: float = 8,
        icons: Sequence[str] = (),
    ) -> None:
        super().__init__(id, area)
        self.tabs = tuple(tabs)
        self.index = index_of(value, self.tabs)
        self._gap = gap
        self._icons = tuple(icons)
        self._on_change = on_change

    @property
    def value(self) -> str:
        """The key of the open tab."""
        return self.tabs[self.index][0]

    def pointer_clicked(self, x: float, y: float) -> None:
        """Open the tab under the pointer."""
        for index, part in enumerate(self._parts()):
            if part.contains(x, y):
                self._go(index)

    def press(self) -> None:
        """Open the next tab, after the last the first."""
        self._go((self.index + 1) % len(self.tabs))

    def handle(self, command: Command) -> bool:
        """Open the neighbour by left and right."""
        step = sideways(command)
        if step == 0:
            return False
        self._go((self.index + step) % len(self.tabs))
        return True

    @property
    def ring(self) -> Area | None:
        """The open tab."""
        return self._parts()[self.index]

    def _parts(self) -> tuple[Area, ...]:
        """Return the area of each tab: what is called longer is wider."""
        return by_length(self.area, [words for _, words in self.tabs], self._gap)

    def _go(self, index: int) -> None:
        """Open the tab at an index."""
        if index != self.index:
            self.index = index
            self._on_change(self.value)

    def draw(self, canvas: Canvas, state: State) -> None:
        """Draw the tabs and their words."""
        for index, part in enumerate(self._parts()):
            is_open = index == self.index
            beside = ICON + ICON_GAP if self._icons else 0.0
            canvas.three_slice("tab.on" if is_open else "tab.off", part, cap=24)
            if self._icons:
                faded = 1.0 if is_open else FADED
                canvas.centred(self._icons[index], part.x + EDGE + ICON / 2, part.middle_y, height=ICON, alpha=faded)
            canvas.text(
                self.tabs[index][1],
                part.middle_x + beside / 2,
                part.middle_y,
                size=24,
                role="display",
                align="center",
                vertical="middle",
                width=part.width - 28 - beside,
                fit=True,
                colour="ink" if is_open else "ink_soft",
            )
