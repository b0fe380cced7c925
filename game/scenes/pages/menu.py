"""Menus: what the screens beside the table share: calm paper, a heading, a page and a way back."""

from collections.abc import Iterable

from game.store.places import LEVELS
from game.tables.tip import Tip, tips_last, with_tips
from game.view import panels
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas
from game.view.input.commands import Command, Intent, Pressed
from game.view.levels import load_level
from game.view.scene import Scene, Services
from game.view.widgets import Button, Widget, WidgetGroup

PAGE = Area(300, 130, 1320, 860)
BACK = Area(24, 930, 176, 56)
THING = Area(1732, 640, 160, 250)
MENU_SHEETS = ("common", "desk", "stains")
"""The sheets that menus are drawn from."""

STAIN = (-42.0, 380.0)
"""Where a stain begins that lies across the left edge of a page, and its width, in layout px: it lies on no words."""

WIDE_STAIN = (-32.0, 270.0)
"""The same beside the wider pages."""

STAIN_SHAPE = 360 / 440


class MenuScene(Scene):
    """A screen with a heading and widgets on a page; Esc and the button lead back.

    A screen gives its heading's text key as `heading`, its widgets through `build` and its own drawing through
    `draw_page`.
    """

    heading: str = ""
    heading_centre: tuple[float, float] = (960, 74)
    heading_width = 520.0
    page: Area = PAGE
    page_frame: str = "paper.1320x860"
    back_area: Area = BACK
    thing: str = ""
    """What lies on the table beside the page, if anything."""

    stain: tuple[str, float] = ("", 0)
    """What was spilt across the left edge of the page, and how far down it begins, in layout px."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._ground = load_level(LEVELS / "menu.tmx")
        self.widgets = WidgetGroup(services, [])

    @property
    def sheets(self) -> tuple[str, ...]:
        """The sheets that menus are drawn from."""
        return MENU_SHEETS

    def say(self, key: str, **args: int | str) -> str:
        """Return the words of a text key."""
        return self.services.words.say(key, **args)

    def enter(self) -> None:
        """Build the widgets."""
        self.rebuild()

    def resume(self) -> None:
        """Build the widgets again: what lay on top may have changed something."""
        self.rebuild()

    def rebuild(self) -> None:
        """Build the widgets afresh; focus and hover stay by their names."""
        tip = self.say("menu.back.tip")
        back = Button("back", self.back_area, self.say("menu.back"), self.leave_menu, tooltip=tip, sound=None)
        widgets = with_tips([*self.build(), back], self.tips(), self.services.words.say, lambda part: None)
        self.widgets.set(widgets)
        self.widgets.order = tips_last(widgets)

    def build(self) -> list[Widget]:
        """Return the widgets of the page."""
        return []

    def tips(self) -> Iterable[Tip]:
        """Return what explains what the page draws beside its widgets."""
        return ()

    def leave_menu(self) -> None:
        """Go back to what was there before."""
        self.services.sounds.play("back")
        self.stage.pop()

    @property
    def typing(self) -> bool:
        """Whether a text field has the focus."""
        return self.widgets.typing

    @property
    def line_area(self) -> Area | None:
        """Where the line lies that is written."""
        return self.widgets.line_area

    def handle(self, command: Command) -> None:
        """Widgets first; Esc leads back."""
        if self.widgets.handle(command):
            return
        match command:
            case Pressed(Intent.CANCEL, repeated=False):
                self.leave_menu()

    def update(self, dt: float) -> None:
        """Let the widgets' tooltips and washes run."""
        self.widgets.update(dt)

    @property
    def next_frame_due(self) -> float | None:
        """When the widgets want the next frame."""
        return self.widgets.next_frame_due

    def draw(self, canvas: Canvas) -> None:
        """Draw ground, page, heading, the page's own things and the widgets."""
        self.draw_ground(canvas)
        if self.page_frame:
            self.draw_paper(canvas)
        if self.thing:
            canvas.place(f"desk.{self.thing}", THING)
        panels.heading(canvas, *self.heading_centre, self.say(self.heading), width=self.heading_width)
        self.draw_page(canvas)
        self.widgets.draw(canvas)

    def draw_paper(self, canvas: Canvas) -> None:
        """Draw the page as it lies under its words."""
        canvas.place(self.page_frame, self.page)
        if self.stain[0]:
            canvas.place(f"stain.{self.stain[0]}", self.stain_area)

    @property
    def stain_area(self) -> Area:
        """Where lies what was spilt."""
        left, width = STAIN if self.page.width <= PAGE.width else WIDE_STAIN
        return Area(left, self.stain[1], width, width * STAIN_SHAPE)

    def draw_ground(self, canvas: Canvas) -> None:
        """Draw what everything else lies on."""
        canvas.ground(self._ground)

    def draw_page(self, canvas: Canvas) -> None:
        """Draw what lies on the page under the widgets."""
