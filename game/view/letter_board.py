"""Letter board: letters to choose one by one, for whoever writes without a keyboard."""

from collections.abc import Callable
from functools import partial

from game.view import panels
from game.view.drawing.area import LAYOUT, Area
from game.view.drawing.canvas import Canvas
from game.view.input.commands import Command, Intent, Pressed, Typed
from game.view.scene import Scene, Services
from game.view.widget_scene import WidgetScene
from game.view.widgets.buttons import Button

ROWS = ("1234567890-", "qwertyuiop'", "asdfghjkl/:", "zxcvbnm,._~")
"""The letters of every language; under them stand those that the language adds (`board.letters`)."""

KEY, KEY_GAP = 64.0, 8.0
PADDING = 34.0
EDGE = 20.0


class LetterBoard(WidgetScene):
    """Letters over a scene whose line is written; each goes there as if it were typed.

    It lies above or below the line, which stays in sight. Closing it with nothing written is what Enter is in the line.
    """

    def __init__(self, services: Services, below: Scene) -> None:
        super().__init__(services)
        self._below = below
        self._capitals = False
        self._written = False

    def enter(self) -> None:
        """Lay out the letters."""
        self._lay_out()
        self._widgets.focus_on("letter q", by_keys=True)

    def resume(self) -> None:
        """Lay out the letters again."""
        self._lay_out()

    @property
    def paper(self) -> Area:
        """Where the board lies: where the line does not."""
        rows = len(self._rows) + 1
        width = max(map(len, self._rows)) * (KEY + KEY_GAP) - KEY_GAP + 2 * PADDING
        height = rows * (KEY + KEY_GAP) - KEY_GAP + 2 * PADDING
        line = self._below.line_area
        high = line is not None and line.middle_y > LAYOUT.middle_y
        top = LAYOUT.y + EDGE if high else LAYOUT.bottom - EDGE - height
        return Area(LAYOUT.middle_x - width / 2, top, width, height)

    @property
    def _rows(self) -> tuple[str, ...]:
        """The letters, row by row."""
        return (*ROWS, self.services.words.say("board.letters"))

    def _lay_out(self) -> None:
        """Make the letters and what is beside them; ids stay when the letters become capitals."""
        say, inner = self.services.words.say, self.paper.inset(PADDING)
        letters = [
            Button(
                f"letter {letter}",
                Area(inner.x + column * (KEY + KEY_GAP), inner.y + row * (KEY + KEY_GAP), KEY, KEY),
                shown,
                partial(self._write, shown),
                size=34,
                role="text",
            )
            for row, letters in enumerate(self._rows)
            for column, letter in enumerate(letters)
            for shown in (_capital(letter) if self._capitals else letter,)
        ]
        foot = Area(inner.x, inner.bottom - KEY, inner.width, KEY)
        ways: dict[str, Callable[[], None]] = {
            "capitals": self._turn, "space": partial(self._write, " "), "erase": self._erase, "done": self._done
        }  # fmt: skip
        self._widgets.set(
            [
                *letters,
                *(
                    Button(
                        name, area, say(f"board.{name}"), way, tone="primary" if name == "done" else "paper", size=25
                    )
                    for area, (name, way) in zip(foot.columns(len(ways), KEY_GAP), ways.items(), strict=True)
                ),
            ]
        )

    def _write(self, letter: str) -> None:
        """Write a letter into the line."""
        self._written = True
        self._below.handle(Typed(letter))

    def _erase(self) -> None:
        """Take the last letter away."""
        self._written = True
        self._below.handle(Pressed(Intent.ERASE))

    def _turn(self) -> None:
        """Write in capitals, or no longer."""
        self._capitals = not self._capitals
        self._lay_out()

    def _done(self) -> None:
        """Close the board."""
        self.stage.pop()
        if not self._written:
            self._below.handle(Pressed(Intent.CONFIRM))

    def handle(self, command: Command) -> None:
        """Letters and buttons first; four of a pad's controls do what the buttons do."""
        match command:
            case Pressed(Intent.BUTTONS | Intent.ERASE):
                self._erase()
            case Pressed(Intent.HINT):
                self._write(" ")
            case Pressed(Intent.UNDO):
                self._turn()
            case Pressed(Intent.MENU):
                self._done()
            case Pressed(Intent.CANCEL):
                self.cancel()
            case _:
                self._widgets.handle(command)

    def draw(self, canvas: Canvas) -> None:
        """Draw the paper and the letters; the line is seen beside it."""
        panels.paper(canvas, self.paper)
        self._widgets.draw(canvas)


def _capital(letter: str) -> str:
    """Return a letter as a capital, if that is one letter too."""
    capital = letter.upper()
    return capital if len(capital) == 1 else letter
