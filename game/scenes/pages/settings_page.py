"""Settings page: window, text, motion, bots and sound, each with a line that says what it does, at once in force."""

from collections.abc import Callable, Sequence
from typing import Any

from game.scenes.pages.keys_page import KeysScene
from game.scenes.pages.menu import BACK, PAGE, MenuScene
from game.scenes.pages.packs_page import PacksScene
from game.store.languages import SYSTEM, spoken
from game.store.settings import choices
from game.store.trouble import DiskTrouble
from game.store.words import languages
from game.view.dialog import Dialog, DialogChoice
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas
from game.view.outside import preferred_languages
from game.view.scene import Services
from game.view.widgets import Button, Slider, Stepper, Tabs, Toggle, Widget

WINDOW_SIZES = ((1024, 640), (1280, 720), (1600, 900), (1920, 1080), (2560, 1440), (3840, 2160))

PAGES = {
    "table": ("animation_speed", "reduced_motion", "bot_pace", "hold", "talk", "free_undo"),
    "hands": ("one_hand", "reveal", "bell"),
    "sight": ("sofa", "language", "window", "fullscreen", "text_size", "high_contrast", "palette"),
    "sound": ("sounds", "music", "surroundings", "muted", "quiet_behind", "captions"),
}
"""The settings of each page in their order; each is a field of Settings."""

SLIDERS = ("sounds", "music", "surroundings")
"""The settings that are percents."""

TABS = Area(360, 80, 696, 56)

KEYS, KEYS_OF = "keys", "hands"
"""The way on to the keys, and the page that has it."""

PACKS = BACK._replace(x=1920 - BACK.x - 252, width=252)

ROWS = Area(PAGE.x + 70, PAGE.y + 48, PAGE.width - 140, PAGE.height - 100)
MOST_PITCH = 126.0
"""The room of the rows of a page, and how far apart they are at most."""

WIDGET_WIDTH, WIDGET_HEIGHT = 360, 56
BESIDE, SWITCH = 40, 150
"""How far words keep from what is chosen beside them, and what a switch takes of its row with that."""

NAME, ABOUT = -18.0, 25.0
"""How far from the middle of a row its name and its explanation are."""

NAME_SIZE, ABOUT_SIZE, MOST_NAME, MOST_ABOUT = 33.0, 27.0, 40.0, 31.0
"""The letters of names and explanations, and the largest of each, in layout px."""


class SettingsScene(MenuScene):
    """The settings that exist, as rows of three pages."""

    heading = "settings.heading"
    thing = "keys"
    stain = ("oil", 580.0)
    heading_centre = (960, 44)
    heading_width = 300.0

    def __init__(self, services: Services, page: str = "table") -> None:
        super().__init__(services)
        self._page = page

    def build(self) -> list[Widget]:
        """Return one widget a setting, and the tabs of the pages."""
        return [
            *(self._widget(field, area) for field, area in self._rows()),
            Button("packs", PACKS, self.say("packs.heading"), self._show_packs),
            Tabs(
                "pages", TABS, [(page, self.say(f"settings.page.{page}")) for page in PAGES], self._page, self._turn_to
            ),
        ]

    def _show_packs(self) -> None:
        """Show the card packs of all games, and their folder."""
        self.stage.push(PacksScene(self.services))

    def _show_keys(self) -> None:
        """Show what each key does."""
        self.stage.push(KeysScene(self.services))

    def _turn_to(self, page: str) -> None:
        self._page = page
        self.rebuild()

    def _rows(self) -> list[tuple[str, Area]]:
        """Return the settings of the page, and the way to the keys, with where their widgets lie."""
        fields = (*PAGES[self._page], *([KEYS] if self._page == KEYS_OF else []))
        pitch = min(MOST_PITCH, ROWS.height / len(fields))
        return [
            (field, Area(ROWS.right - WIDGET_WIDTH, ROWS.y + (row + 0.5) * pitch - 28, WIDGET_WIDTH, WIDGET_HEIGHT))
            for row, field in enumerate(fields)
        ]

    def _is_switch(self, field: str) -> bool:
        """Return whether a setting is on or off."""
        return isinstance(getattr(self.services.settings.current, field, None), bool)

    def _widget(self, field: str, area: Area) -> Widget:
        if field == KEYS:
            return Button(KEYS, area, self.say("settings.keys.change"), self._show_keys)
        current = self.services.settings.current
        value = getattr(current.in_force, field)
        switch = current.decided_by(field)
        why = None if switch is None else self.say(f"settings.decided.{switch}")
        if field in SLIDERS:
            change = self._change(field)
            return Slider(field, area, "", value / 100, lambda share: change(round(share * 100)))
        if self._is_switch(field):
            return Toggle(field, area, "", value, self._change(field), disabled_because=why)
        return Stepper(field, area, "", self._choices(field, value), value, self._change(field), disabled_because=why)

    def _choices(self, field: str, value: Any) -> Sequence[tuple[Any, str]]:
        if field == "window":
            sizes = sorted({*WINDOW_SIZES, tuple(value)})
            return [(size, self.say("settings.window.size", width=size[0], height=size[1])) for size in sizes]
        known = dict.fromkeys((SYSTEM, *languages(), value) if field == "language" else (*choices(field), value))
        return [(each, self.say(f"settings.{field}.{each}")) for each in known]

    def _change(self, field: str) -> Callable[[Any], None]:
        def change(value: Any) -> None:
            try:
                self.services.settings.change(**{field: value})
                if field == "language":
                    self.services.words.speak(spoken(value, preferred_languages()))
            except DiskTrouble as trouble:
                close = DialogChoice(self.say("dialog.close"), lambda: None, tone="primary")
                text = self.services.words.say(trouble.reason)
                self.stage.push(Dialog(self.services, self.say("settings.not_kept"), text, [close], cancel=0))
            self.stage.apply_settings()
            self.rebuild()

        return change

    def draw_page(self, canvas: Canvas) -> None:
        """Draw the name and the explanation of each setting."""
        above = None
        for field, area in self._rows():
            left = ROWS.x
            width = (area.right - SWITCH if self._is_switch(field) else area.x - BESIDE) - left
            if above is not None:
                y = (above + area.middle_y) / 2
                canvas.line(left, y, ROWS.right, y, "ink_ghost", 1.4)
            above = area.middle_y
            canvas.text(
                self.say(f"settings.{field}"), left, area.middle_y + NAME, size=canvas.at_most(NAME_SIZE, MOST_NAME),
                role="display", vertical="middle", width=width, fit=True,
            )  # fmt: skip
            canvas.text(
                self.say(f"settings.{field}.about"), left, area.middle_y + ABOUT, vertical="middle", colour="ink_soft",
                size=canvas.at_most(ABOUT_SIZE, MOST_ABOUT), width=width, fit=True,
            )  # fmt: skip
