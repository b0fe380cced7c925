"""Pause: what can be done in the middle of a match; everything is kept as it stands."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from game.core.reason import Reason
from game.view import panels
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas
from game.view.input.commands import Intent
from game.view.scene import Services
from game.view.widget_scene import WidgetScene
from game.view.widgets import Button

SHEET = Area(680, 150, 560, 780)
PITCH = 84.0
"""How far the entries are apart, where there is room."""

ENTRIES = (
    "resume",
    "rules",
    "gallery",
    "settings",
    "lesson",
    "anew",
    "leave_seat",
    "take_seat",
    "finish",
    "rush",
    "title",
    "quit",
)


class PauseScene(WidgetScene):
    """A sheet over the table with the ways on; the match waits underneath and is saved already."""

    leaves = (Intent.CANCEL, Intent.MENU)

    def __init__(
        self,
        services: Services,
        actions: dict[str, Callable[[], None]],
        *,
        kept: str = "pause.saved",
        back: str = "pause.resume",
        left: Reason | None = None,
        whose: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        """Take what each entry of ENTRIES but `resume` does, and the text keys of what becomes of what is left and of
        the way `back` there.

        `left` says how long it still takes, `whose` seat an entry is about where that is not clear.
        """
        super().__init__(services)
        self._left = left
        self._kept, self._back = kept, back
        self._whose = whose
        self._actions = actions

    def enter(self) -> None:
        """Build the entries; keys begin at the first."""
        self.resume()
        self._widgets.begin_at("resume")

    def resume(self) -> None:
        """Build the entries again."""
        column = Area(SHEET.x + 100, SHEET.y + 174, 360, 56)
        pitch = min(PITCH, (SHEET.bottom - 36 - 56 - column.y) / max(1, len(self._entries) - 1))
        self._widgets.set(
            [
                Button(
                    name,
                    column.moved(0, index * pitch),
                    self._label(name),
                    on_press=self.stage.pop if name == "resume" else self._actions[name],
                    tone="primary" if name == "resume" else "paper",
                    tooltip=self._tip(name),
                )
                for index, name in enumerate(self._entries)
            ]
        )

    def _label(self, name: str) -> str:
        """Return what an entry says."""
        say = self.services.words.say
        if name in self._whose:
            return say(f"pause.{name}.of", name=self._whose[name])
        return say(self._back if name == "resume" else f"pause.{name}")

    def _tip(self, name: str) -> str | None:
        """Return what is said about an entry, if anything; of the seat of one of several by their name."""
        say, has = self.services.words.say, self.services.words.has
        if name in self._whose and has(of := f"pause.{name}.of.tip"):
            return say(of, name=self._whose[name])
        return say(tip) if has(tip := f"pause.{name}.tip") else None

    @property
    def _entries(self) -> list[str]:
        """The entries that there are here, from the top."""
        return [name for name in ENTRIES if name == "resume" or name in self._actions]

    def draw(self, canvas: Canvas) -> None:
        """Draw the veil, the sheet and the entries."""
        say = self.services.words.say
        canvas.veil()
        panels.paper(canvas, SHEET)
        top = 112 if self._left is None else 92
        panels.heading(canvas, SHEET.middle_x, SHEET.y + 14, say("pause.heading"))
        canvas.text(
            say(self._kept), SHEET.middle_x, SHEET.y + top, size=25, align="center", vertical="middle",
            colour="ink_soft", width=SHEET.width - 80, fit=True,
        )  # fmt: skip
        if self._left is not None:
            canvas.text(
                say(self._left), SHEET.middle_x, SHEET.y + 132, size=25, align="center", vertical="middle",
                width=SHEET.width - 80, fit=True,
            )  # fmt: skip
        self._widgets.draw(canvas)
