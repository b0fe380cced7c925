"""Writing: a line that a person is asked for, on paper over the scene below."""

from collections.abc import Callable

from game.view import panels
from game.view.drawing.area import LAYOUT, Area
from game.view.drawing.canvas import Canvas
from game.view.input.commands import Command
from game.view.scene import Services
from game.view.widget_scene import WidgetScene
from game.view.widgets import Button, TextField

PAPER = Area.around(LAYOUT.middle_x, LAYOUT.middle_y - 60, 900, 330)
FIELD = Area(PAPER.x + 60, PAPER.y + 146, PAPER.width - 120, 56)
BUTTONS = Area(PAPER.x + 180, PAPER.bottom - 92, PAPER.width - 360, 56)


class WritingScene(WidgetScene):
    """Asks for one line; Enter or the button hands it to `on_done`, Esc takes it back."""

    def __init__(
        self,
        services: Services,
        title: str,
        wish: str,
        text: str,
        on_done: Callable[[str], None],
        *,
        done: str,
        limit: int,
    ) -> None:
        super().__init__(services)
        self._title = title
        self._wish = wish
        self._on_done = on_done
        self._text = text
        say = services.words.say
        left, right = BUTTONS.columns(2, 30)
        self._widgets.set(
            [
                TextField("line", FIELD, text, self._write, limit=limit, on_done=self._done),
                Button("done", left, done, self._done, tone="primary"),
                Button("cancel", right, say("writing.cancel"), self.cancel, sound=None),
            ],
        )

    def enter(self) -> None:
        """Begin to write."""
        self._widgets.focus_on("line")

    def handle(self, command: Command) -> None:
        """Let the line keep the focus where something is clicked that takes none."""
        super().handle(command)
        if self._widgets.focus is None:
            self._widgets.focus_on("line")

    @property
    def typing(self) -> bool:
        """Whether the line has the focus."""
        return self._widgets.typing

    @property
    def line_area(self) -> Area | None:
        """Where the line lies that is written."""
        return self._widgets.line_area

    def _write(self, text: str) -> None:
        self._text = text

    def _done(self) -> None:
        self.stage.pop()
        self._on_done(self._text)

    def draw(self, canvas: Canvas) -> None:
        """Draw the paper, what is wished for, the line and the buttons."""
        canvas.veil()
        panels.paper(canvas, PAPER)
        panels.heading(canvas, PAPER.middle_x, PAPER.y + 8, self._title, width=620)
        canvas.text(
            self._wish, PAPER.middle_x, PAPER.y + 62, size=25, align="center", colour="ink_soft",
            width=PAPER.width - 120, height=74,
        )  # fmt: skip
        self._widgets.draw(canvas)
