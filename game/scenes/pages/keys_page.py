"""Keys page: what each key does, and another key for whatever one likes."""

from collections.abc import Callable
from functools import partial

from game.scenes.pages.menu import PAGE, MenuScene
from game.store.trouble import DiskTrouble
from game.view import panels
from game.view.dialog import Dialog, DialogChoice
from game.view.drawing.area import LAYOUT, Area
from game.view.drawing.canvas import Canvas
from game.view.input.commands import Captured, Command, Intent, Pressed
from game.view.input.device_signs import chord_words
from game.view.scene import Services
from game.view.widget_scene import WidgetScene
from game.view.widgets import Button, ListBox, Row, State, Widget

LIST = Area(PAGE.x + 60, PAGE.y + 66, PAGE.width - 120, 686)
ROW_HEIGHT = 49.0
KEYS = 560.0
"""Where the keys of an action begin in its row."""
CAP, CAP_EDGE, CAP_GAP, LETTER = 41.0, 14.0, 10.0, 25.0
"""Of the cap of a key: height and least width, what is left beside its letters and between two caps, its letters."""

ACTION, MOST_ACTION = 29.0, 34.0
"""The letters of an action, and the largest."""

FOOT = Area(LIST.x, LIST.bottom + 18, LIST.width, 56)
SHEET = Area.around(LAYOUT.middle_x, LAYOUT.middle_y, 760, 360)


class KeysScene(MenuScene):
    """Every action with its keys; pressing a row asks for another key, and Delete gives back the first ones."""

    heading = "keys.heading"
    heading_centre = (960, 54)
    heading_width = 420.0
    thing = "keys"
    stain = ("oil", 170.0)

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        names = services.bindings.defaults
        rows = [Row(name, partial(self._draw_row, name)) for name in names]
        self._list = ListBox("keys", LIST, rows, ROW_HEIGHT, self._ask)

    def enter(self) -> None:
        """Begin at the first row."""
        super().enter()
        self.widgets.focus_on("keys")

    def build(self) -> list[Widget]:
        """Return the list and what can be done with the row that is chosen, or with all."""
        ways: dict[str, Callable[[], None]] = {
            "change": lambda: self._ask(self._chosen),
            "reset": lambda: self._change(partial(self.services.keys.reset, self._chosen)),
            "reset_all": lambda: self._change(self.services.keys.reset_all),
        }
        buttons = [
            Button(name, area, self.say(f"keys.{name}"), way, tone="primary" if name == "change" else "paper")
            for area, (name, way) in zip(FOOT.columns(len(ways), 24), ways.items(), strict=True)
        ]
        return [self._list, *buttons]

    @property
    def _chosen(self) -> str:
        """The action of the row that is chosen."""
        return self._list.rows[self._list.index].key

    def action(self, name: str) -> str:
        """Return what an action is called."""
        if name.startswith("pick_"):
            return self.say("keys.action.pick", number=name.removeprefix("pick_"))
        return self.say(f"keys.action.{name}")

    def _words(self, chord: str) -> str:
        return chord_words(chord, self.services.words)

    def _ask(self, name: str) -> None:
        """Ask for the next key."""
        self.stage.push(CaptureScene(self.services, self.action(name), partial(self._take, name)))

    def _take(self, name: str, chord: str) -> None:
        """Bind a key that was pressed; one that does something else already is only swapped after a question."""
        keys = self.services.keys
        other = keys.owner(name, chord)
        bind = partial(self._change, partial(keys.bind, name, chord))
        if other is None:
            bind()
            return
        choices = [
            DialogChoice(self.say("keys.clash.yes"), bind, tone="primary"),
            DialogChoice(self.say("keys.clash.no")),
        ]
        text = self.say("keys.clash", chord=self._words(chord), other=self.action(other))
        self.stage.push(Dialog(self.services, self.say("keys.clash.title"), text, choices, cancel=1))

    def _change(self, change: Callable[[], None]) -> None:
        """Change keys; say so where that cannot be kept."""
        try:
            change()
        except DiskTrouble as trouble:
            close = DialogChoice(self.say("dialog.close"), tone="primary")
            text = self.services.words.say(trouble.reason)
            self.stage.push(Dialog(self.services, self.say("settings.not_kept"), text, [close], cancel=0))
        self.stage.apply_settings()
        self.rebuild()

    def handle(self, command: Command) -> None:
        """Delete gives the chosen row its first keys again."""
        if command == Pressed(Intent.ERASE_FORWARD) and self.widgets.focus == "keys":
            self._change(partial(self.services.keys.reset, self._chosen))
        else:
            super().handle(command)

    def _draw_row(self, name: str, canvas: Canvas, area: Area, state: State) -> None:
        """Draw an action and its keys; those that are not as at first stand out."""
        changed = self.services.keys.is_changed(name)
        if state.active:
            canvas.fill(area.inset(0, 2), "gold_lite", alpha=0.5, radius=8)
        canvas.text(
            self.action(name),
            area.x + 16,
            area.middle_y,
            size=canvas.at_most(ACTION, MOST_ACTION),
            vertical="middle",
            width=KEYS - 36,
            fit=True,
        )
        self._draw_keys(canvas, name, area._replace(x=area.x + KEYS, width=area.width - KEYS - 8), changed=changed)
        canvas.line(area.x, area.bottom, area.right, area.bottom, "ink_ghost", 1.0)

    def _draw_keys(self, canvas: Canvas, name: str, room: Area, *, changed: bool) -> None:
        """Draw a cap for each key of an action, in smaller letters where there are many."""
        # Keys of one word, as the two of Enter, are named once.
        keys = list(dict.fromkeys(map(self._words, self.services.bindings.chords_named(name))))
        if not keys:
            canvas.text(self.say("keys.none"), room.x, room.middle_y, size=26, vertical="middle", width=room.width)
            return

        def widths(size: float) -> list[float]:
            return [max(CAP, canvas.measure(key, size=size).width + 2 * CAP_EDGE) for key in keys]

        between = CAP_GAP * (len(keys) - 1)
        size = canvas.largest_size(LETTER, lambda size: sum(widths(size)) + between <= room.width)
        x = room.x
        for key, width in zip(keys, widths(size), strict=True):
            cap = Area(x, room.middle_y - CAP / 2, width, CAP)
            panels.button(canvas, cap, "moss" if changed else "straw", "normal")
            canvas.text(key, *cap.centre, size=size, align="center", vertical="middle", width=width - 8, fit=True)
            x = cap.right + CAP_GAP


class CaptureScene(WidgetScene):
    """Waits for the next key and hands it to `on_key`; Esc leaves everything as it is."""

    def __init__(self, services: Services, action: str, on_key: Callable[[str], None]) -> None:
        super().__init__(services)
        self._action = action
        self._on_key = on_key
        area = Area.around(SHEET.middle_x, SHEET.bottom - 76, 300, 56)
        self._widgets.set([Button("leave", area, services.words.say("keys.leave"), self.cancel, sound=None)])

    @property
    def capturing(self) -> bool:
        """Whether the next key is wanted as it is."""
        return True

    def handle(self, command: Command) -> None:
        """Take the key."""
        match command:
            case Captured(chord):
                self.stage.pop()
                self._on_key(chord)
            case _:
                super().handle(command)

    def draw(self, canvas: Canvas) -> None:
        """Draw the paper and what is wished for."""
        say = self.services.words.say
        canvas.veil()
        panels.paper(canvas, SHEET)
        panels.heading(canvas, SHEET.middle_x, SHEET.y + 8, self._action, width=620)
        canvas.text(
            say("keys.ask"), SHEET.middle_x, SHEET.y + 96, size=32, align="center", width=SHEET.width - 120, height=140
        )
        self._widgets.draw(canvas)
