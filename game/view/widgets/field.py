"""TextField: one line that a person writes."""

from collections.abc import Callable

from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas
from game.view.input.commands import Command, Intent, Pressed, Typed
from game.view.widgets.widget import State, Widget

SIZE = 26
PADDING = 18

WRITES = frozenset(
    {
        Intent.SELECT_ALL, Intent.ERASE, Intent.ERASE_FORWARD, Intent.LEFT, Intent.RIGHT, Intent.FIRST, Intent.LAST,
    }
)  # fmt: skip
"""What does something in the line; whatever else is pressed there is for somebody else."""


class TextField(Widget):
    """A line of at most `limit` characters; `allowed` names those that may be written (None: any but < and >).

    What is `offered` is marked as a whole each time a person comes to it, so that what is written takes its place; a
    further click puts the caret there. Left and right leave what is marked and not yet begun, and the line at its ends.
    `on_full` hears of more than has room.
    """

    typing = True

    def __init__(
        self,
        id: str,
        area: Area,
        text: str,
        on_change: Callable[[str], None],
        *,
        limit: int = 40,
        allowed: str | None = None,
        placeholder: str = "",
        offered: bool = False,
        on_done: Callable[[], None] | None = None,
        on_full: Callable[[], None] | None = None,
        tooltip: str | None = None,
        disabled_because: str | None = None,
    ) -> None:
        super().__init__(id, area, tooltip=tooltip, disabled_because=disabled_because)
        self.text = text
        self.caret = len(text)
        self._offers = self._offered = offered
        self.selected = offered and bool(text)
        """Whether the whole text is marked, so that what is written takes its place."""
        self._begun = False
        self.limit = limit
        self.allowed = allowed
        self.placeholder = placeholder
        self._on_change = on_change
        self._on_done, self._on_full = on_done, on_full
        self.takes_enter = on_done is not None

    def press(self) -> None:
        """End the writing."""
        if self._on_done is not None:
            self._on_done()

    def reached(self) -> None:
        """Mark what is offered, also what a person has written there before."""
        if self._offers:
            self.caret, self.selected, self._offered, self._begun = len(self.text), bool(self.text), True, False

    def pointer_clicked(self, x: float, y: float) -> None:
        """Put the caret at the end; what is offered stays marked by the click that comes to it."""
        self.caret, self.selected, self._offered = len(self.text), self._offered and bool(self.text), False

    def handle(self, command: Command) -> bool:
        """Write, erase, move the caret, and mark the whole text.

        The first Enter on what is offered and nobody has changed begins the writing; it does not end it.
        """
        if command == Pressed(Intent.CONFIRM) and self.selected and not self._begun:
            self._begun = True
            return True
        match command:
            case Typed():
                pass
            case Pressed(intent) if intent in WRITES and not self._leaves(command):
                pass
            case _:
                # Who only passes through leaves marked what is offered.
                return False
        self._offered = False
        marked, self.selected = self.selected, command == Pressed(Intent.SELECT_ALL) and bool(self.text)
        match command:
            case Pressed(Intent.SELECT_ALL):
                self.caret = len(self.text)
            case Typed(text) if marked:
                self._replace(text)
            case Pressed(Intent.ERASE | Intent.ERASE_FORWARD) if marked:
                self._take("", 0)
            case Typed(text):
                self._insert(text)
            case Pressed(Intent.ERASE):
                if self.caret > 0:
                    self._take(self.text[: self.caret - 1] + self.text[self.caret :], self.caret - 1)
            case Pressed(Intent.ERASE_FORWARD):
                self._take(self.text[: self.caret] + self.text[self.caret + 1 :], self.caret)
            case Pressed(Intent.LEFT):
                self.caret = max(0, self.caret - 1)
            case Pressed(Intent.RIGHT):
                self.caret = min(len(self.text), self.caret + 1)
            case Pressed(Intent.FIRST):
                self.caret = 0
            case Pressed(Intent.LAST):
                self.caret = len(self.text)
        return True

    def _leaves(self, command: Command) -> bool:
        """Return whether an arrow leads out of the line; one that is held stops at the end."""
        match command:
            case Pressed(Intent.LEFT | Intent.RIGHT) if self.selected and self._offered and not self._begun:
                return True
            case Pressed(Intent.LEFT, False):
                return self.caret == 0
            case Pressed(Intent.RIGHT, False):
                return self.caret == len(self.text)
        return False

    def _insert(self, text: str) -> None:
        """Write what is allowed and has room."""
        if wanted := self._room_for(text, self.limit - len(self.text)):
            self._take(self.text[: self.caret] + wanted + self.text[self.caret :], self.caret + len(wanted))

    def _replace(self, text: str) -> None:
        """Write in place of the whole text; what may not be written changes nothing."""
        if wanted := self._room_for(text, self.limit):
            self._take(wanted, len(wanted))

    def _room_for(self, text: str, room: int) -> str:
        """Return what of a text is allowed and has room; say so where there is more."""
        allowed = "".join(filter(self._allows, text))
        if len(allowed) > room and self._on_full is not None:
            self._on_full()
        return allowed[:room]

    def _allows(self, character: str) -> bool:
        """Return whether a character may be written."""
        if self.allowed is not None:
            return character in self.allowed
        return character.isprintable() and character not in "<>"

    def _take(self, text: str, caret: int) -> None:
        """Take another text."""
        self.caret = caret
        if text != self.text:
            self.text = text
            self._on_change(text)

    def draw(self, canvas: Canvas, state: State) -> None:
        """Draw the field, the text, and the caret while it has the focus."""
        canvas.three_slice("field.480", self.area, cap=20, alpha=1 if state.enabled else 0.5)
        inner = self.area.inset(PADDING, 6)
        before = canvas.measure(self.text[: self.caret], size=SIZE).width
        shift = max(0.0, before + 4 - inner.width)
        with canvas.clip(inner.inset(0, -6)):
            if self.selected and state.active:
                whole = canvas.measure(self.text, size=SIZE).width
                canvas.fill(Area(inner.x - shift, inner.y + 4, whole, inner.height - 8), "gold_lite", radius=4)
            if self.text and not state.active:
                canvas.text(
                    self.text, inner.x, inner.middle_y, size=SIZE, vertical="middle", width=inner.width, fit=True
                )
            elif self.text:
                canvas.text(self.text, inner.x - shift, inner.middle_y, size=SIZE, vertical="middle")
            elif not state.active:
                canvas.text(
                    self.placeholder,
                    inner.x,
                    inner.middle_y,
                    size=SIZE,
                    vertical="middle",
                    colour="ink_soft",
                    width=inner.width,
                    fit=True,
                )
            if state.active and state.enabled:
                canvas.fill(Area(inner.x - shift + before, inner.y + 4, 2, inner.height - 8), "ink")
