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

KEYS_OF = "hands"
"""The page that leads on to the keys."""

PACKS = BACK._replace(x=1920 - BACK.x - 252, width=252)

ROW_HEIGHT = 78
WIDGET_WIDTH = 360


class SettingsScene(MenuScene):
    """The settings that exist, as rows of three pages."""

    heading = "settings.heading"
    thing = "keys"
    heading_centre = (960, 44)
    heading_width = 300.0

    def __init__(self, services: Services, page: str = "table") -> None:
        super().__init__(services)
        self._page = page

    def build(self) -> list[Widget]:
        """Return one widget a setting, and the tabs of the pages."""
        rows = [self._widget(field, area) for field, area in self._rows()]
        if self._page == KEYS_OF:
            rows.append(Button("keys", self._keys_area, self.say("settings.keys.change"), self._show_keys))
        return [
            *rows,
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

    @property
    def _keys_area(self) -> Area:
        """Where the button lies that leads to the keys: below the last row."""
        _, last = self._rows()[-1]
        return last.moved(0, ROW_HEIGHT)

    def _turn_to(self, page: str) -> None:
        self._page = page
        self.rebuild()

    def _rows(self) -> list[tuple[str, Area]]:
        """Return the settings of the page with where their widgets lie."""
        left = PAGE.right - 70 - WIDGET_WIDTH
        return [
            (field, Area(left, PAGE.y + 62 + row * ROW_HEIGHT, WIDGET_WIDTH, 56))
            for row, field in enumerate(PAGES[self._page])
        ]

    def _widget(self, field: str, area: Area) -> Widget:
        current = self.services.settings.current
        value = getattr(current.in_force, field)
        switch = current.decided_by(field)
        why = None if switch is None else self.say(f"settings.decided.{switch}")
        if field in SLIDERS:
            change = self._change(field)
            return Slider(field, area, "", value / 100, lambda share: change(round(share * 100)))
        if isinstance(value, bool):
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
        rows = self._rows()
        if self._page == KEYS_OF:
            rows.append(("keys", self._keys_area))
        for field, area in rows:
            left, width = PAGE.x + 70, area.x - PAGE.x - 110
            canvas.text(
                self.say(f"settings.{field}"), left, area.y + 14, size=28, vertical="middle", width=width, fit=True
            )
            canvas.text(
                self.say(f"settings.{field}.about"), left, area.y + 48, size=22, vertical="middle", colour="ink_soft",
                width=width, fit=True,
            )  # fmt: skip
