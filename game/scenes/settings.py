"""Settings: window, text, motion and bots, each with one line that says what it does; a change holds at once."""

from collections.abc import Callable, Sequence
from typing import Any

from game.scenes.menu import PAGE, MenuScene
from game.store.settings import choices
from game.store.trouble import DiskTrouble
from game.view.area import Area
from game.view.canvas import Canvas
from game.view.dialog import Dialog, DialogChoice
from game.view.widgets import Stepper, Toggle, Widget

WINDOW_SIZES = ((1024, 640), (1280, 720), (1600, 900), (1920, 1080), (2560, 1440), (3840, 2160))

ROWS = (
    "window",
    "fullscreen",
    "text_size",
    "high_contrast",
    "animation_speed",
    "reduced_motion",
    "bot_pace",
    "bell",
    "free_undo",
)
"""The settings in the order of the page; each is a field of Settings."""

ROW_HEIGHT = 84
WIDGET_WIDTH = 360


class SettingsScene(MenuScene):
    """The settings that exist, as rows of a page."""

    heading = "settings.heading"

    def build(self) -> list[Widget]:
        """Return one widget a setting."""
        return [self._widget(field, area) for field, area in zip(ROWS, self._areas(), strict=True)]

    def _areas(self) -> list[Area]:
        left = PAGE.right - 70 - WIDGET_WIDTH
        return [Area(left, PAGE.y + 62 + row * ROW_HEIGHT, WIDGET_WIDTH, 56) for row in range(len(ROWS))]

    def _widget(self, field: str, area: Area) -> Widget:
        value = getattr(self.services.settings.current, field)
        if isinstance(value, bool):
            return Toggle(field, area, "", value, self._change(field))
        return Stepper(field, area, "", self._choices(field, value), value, self._change(field))

    def _choices(self, field: str, value: Any) -> Sequence[tuple[Any, str]]:
        if field == "window":
            sizes = sorted({*WINDOW_SIZES, tuple(value)})
            return [(size, self.say("settings.window.size", width=size[0], height=size[1])) for size in sizes]
        return [(each, self.say(f"settings.{field}.{each}")) for each in choices(field)]

    def _change(self, field: str) -> Callable[[Any], None]:
        def change(value: Any) -> None:
            try:
                self.services.settings.change(**{field: value})
            except DiskTrouble as trouble:
                close = DialogChoice(self.say("dialog.close"), lambda: None, tone="primary")
                text = self.services.words.say(trouble.reason)
                self.stage.push(Dialog(self.services, self.say("settings.not_kept"), text, [close], cancel=0))
            self.stage.apply_settings()
            self.rebuild()

        return change

    def draw_page(self, canvas: Canvas) -> None:
        """Draw the name and the explanation of each setting."""
        for field, area in zip(ROWS, self._areas(), strict=True):
            left, width = PAGE.x + 70, area.x - PAGE.x - 110
            canvas.text(
                self.say(f"settings.{field}"), left, area.y + 14, size=28, vertical="middle", width=width, fit=True
            )
            canvas.text(
                self.say(f"settings.{field}.about"), left, area.y + 48, size=22, vertical="middle", colour="ink_soft",
                width=width, fit=True,
            )  # fmt: skip
