"""Handover: the curtain between two persons at one screen; behind it every hand is closed."""

from collections.abc import Callable
from typing import NamedTuple

from game.core.reason import Reason
from game.scenes.playing.sharing.late_presses import LatePresses
from game.store.faces import bust_sheet, faces_of
from game.store.seat_plans import SeatPlan
from game.view import panels
from game.view.drawing.area import LAYOUT, Area
from game.view.drawing.canvas import Canvas
from game.view.input.commands import Command, Intent, PointerPressed, Pressed
from game.view.motion import change, ease_in_out
from game.view.scene import Scene, Services, soonest
from game.view.timeline import Timeline
from game.view.widgets import Button, WidgetGroup
from game.view.widgets.buttons import Tone

SHEET = Area.around(LAYOUT.middle_x, LAYOUT.middle_y + 110, 760, 460)
BUST = Area.around(LAYOUT.middle_x, SHEET.y - 124, 256, 282)
"""Where who is next stands behind the sign; the sign covers the foot."""
READY = Area.around(SHEET.middle_x, SHEET.bottom - 84, 360, 56)
BACK, BACK_NAME = Area.around(SHEET.x + 88, READY.middle_y, 72, 56), 18.0
LEAVE = Area.around(SHEET.x + 104, READY.middle_y, 144, 56)
HALF = LAYOUT.width / 2
WISH_HEIGHT = 124.0
"""The room for how the last move came out and what whoever is next is asked to do: three lines of the largest text."""
CLOSING = 0.35

SAME_PERSON = frozenset(
    {
        "handover.again",
        "handover.covered",
        "handover.taken_back",
        "handover.taken_back.unseen",
        "handover.price",
        "handover.discard",
    }
)
"""Why the curtain falls though the screen is handed to nobody else."""


class WayBack(NamedTuple):
    """Whose move was the last, what takes it back as long as nobody has seen more, or else why that cannot be."""

    name: str
    take: Callable[[], None]
    why_not: Reason | None = None


class HandoverScene(Scene):
    """The curtain falls with the next player's name and rises when they are ready."""

    covers = False

    def __init__(
        self,
        services: Services,
        plan: SeatPlan,
        on_ready: Callable[[], None],
        on_pause: Callable[[], None],
        *,
        on_book: Callable[[Intent], None] | None = None,
        back: WayBack | None = None,
        fallen: bool = False,
        told: Reason | None = None,
        wish: Reason,
        say: Callable[[Reason], str] | None = None,
        may_leave: bool = False,
    ) -> None:
        """Take who is next, what to do then, and what opens the pause and the book; one that has `fallen` does not
        fall again.

        `wish` says why, in the words of the table (`say`), which knows names, and `told` how the last move came out.
        One that `may_leave` has a button that lifts the curtain again as if nothing had been.

        With a way `back`, whoever has made the last move may still take it back, or sees why not.
        """
        super().__init__(services)
        self._plan = plan
        self._face = faces_of([plan])[0]
        self._on_ready = on_ready
        self._on_pause = on_pause
        self._on_book = on_book
        self._back = back
        self._timeline = Timeline(services.settings.current.motion)
        self._widgets = WidgetGroup(services)
        self._fallen = fallen
        self._told = told
        self._wish = wish
        self._say = say or services.words.say
        self._may_leave = may_leave
        self._leaving = False
        self._late = LatePresses()

    @property
    def sheets(self) -> tuple[str, ...]:
        """The sheet of the face that looks over the sign."""
        return ("common", bust_sheet(self._face))

    def enter(self) -> None:
        """Let the curtain fall."""
        self.resume()
        self._widgets.begin_at("ready")
        if not self._fallen:
            self._timeline.play(change("closed", 0.0, 1.0, CLOSING, ease_in_out), then=self._mind_presses)

    def _mind_presses(self) -> None:
        """Take presses as late for a moment: they were meant for the table, as by somebody who hurries a bot."""
        self._late.mind(READY)
        self._late.mind_keys()

    def resume(self) -> None:
        """Go on: whoever comes back from a page has seen the curtain fall, but may press once too often on the way."""
        self._timeline.finish()
        self._late.forget()
        self._late.mind_keys()
        self.reword()

    def reword(self) -> None:
        """Build the buttons, in words of the language and the device of this moment."""
        say = self.services.words.say
        area, menu = READY, Area.around(SHEET.right - 88, READY.middle_y, 72, 56)
        tip = say("table.menu.tip" if self._may_leave else "handover.menu.tip")
        buttons = [
            Button("ready", area, say("handover.ready"), self._lift, tone=self._tone, sound="seal"),
            Button("menu", menu, "", self._on_pause, icon="icon.menu", tooltip=tip),
        ]
        if self._may_leave:
            tip = say("handover.leave")
            buttons.append(Button("leave", LEAVE, say("menu.back"), self.stage.pop, tooltip=tip))
        if self._back is not None:
            tip = say("handover.back", name=self._back.name)
            why = None if self._back.why_not is None else say(self._back.why_not)
            buttons.append(
                Button("undo", BACK, "", self._take_back, icon="icon.undo", tooltip=tip, disabled_because=why)
            )
        self._widgets.set(buttons)

    @property
    def hangs(self) -> bool:
        """Whether it has hung for a moment without a key of going on: one that is pressed now is meant for it."""
        return not (self._timeline.busy or self._late.has_keys)

    @property
    def _tone(self) -> Tone:
        """The button that lifts the curtain is the main one as soon as keys lift it."""
        return "primary" if self.hangs else "paper"

    def _lift(self) -> None:
        if not self._leaving:
            self._leaving = True
            self._on_ready()
            self._timeline.play(change("closed", 1.0, 0.0, CLOSING, ease_in_out), then=self.stage.pop)

    def _take_back(self) -> None:
        """Go back to the person before; what was to be handed over is asked no more."""
        if self._back is None or self._leaving:
            return
        if self._back.why_not is not None:
            # What stands at the focus says why.
            self._widgets.focus_on("undo", by_keys=True)
        else:
            self._leaving = True
            self.stage.pop()
            self._back.take()

    def handle(self, command: Command) -> None:
        """Only the button lifts the curtain; the ways to the pause and back show no hand."""
        match command:
            case PointerPressed(x, y) if self._timeline.busy or self._late.has(x, y):
                # It was meant for what lay there before the curtain fell.
                return
            case Pressed(Intent.CONFIRM) if not self.hangs:
                # Whoever presses again and again has not looked up yet.
                self._late.mind_keys()
                return
        if self._leaving or self._widgets.handle(command):
            return
        match command:
            case Pressed(Intent.CANCEL, pointed=True):
                # At the table that covers a hand; here nothing lies open.
                pass
            case Pressed(Intent.CANCEL, repeated=False) if self._may_leave:
                self.stage.pop()
            case Pressed(Intent.CANCEL | Intent.MENU, repeated=False):
                self._on_pause()
            case Pressed(Intent.RULES | Intent.GALLERY as page, repeated=False) if self._on_book is not None:
                self._on_book(page)
            case Pressed(Intent.UNDO, repeated=False):
                self._take_back()

    def update(self, dt: float) -> None:
        """Move the curtain."""
        self._timeline.update(dt)
        self._widgets.update(dt)
        self._late.update(dt)
        ready = self._widgets["ready"]
        if isinstance(ready, Button) and not self._leaving:
            ready.tone = self._tone

    @property
    def next_frame_due(self) -> float | None:
        """When the curtain moves on."""
        return soonest(self._timeline.next_frame_due, self._late.next_frame_due, self._widgets.next_frame_due)

    def draw(self, canvas: Canvas) -> None:
        """Draw the two halves of the curtain, and on them the name."""
        closed = self._timeline.value("closed", 0.0 if self._leaving else 1.0)
        view = canvas.visible
        width = view.width / 2
        away = width * (1 - closed)
        canvas.place("curtain.left", Area(view.x - away, view.y, width, view.height))
        canvas.place("curtain.right", Area(view.middle_x + away, view.y, width, view.height))
        if closed >= 1:
            self._draw_sheet(canvas)

    def _draw_sheet(self, canvas: Canvas) -> None:
        say = self.services.words.say
        canvas.place(f"bust.{self._face}.calm", BUST)
        panels.paper(canvas, SHEET)
        look = ".look" if self._wish.key == "handover.look" else ""
        heading = f"handover.heading{'.again' if self._wish.key in SAME_PERSON else look}"
        panels.heading(canvas, SHEET.middle_x, SHEET.y + 10, say(heading))
        canvas.centred(f"splash.{self._plan.colour}", SHEET.x + 106, SHEET.y + 142, height=124)
        canvas.centred(f"hat.{self._plan.colour}", SHEET.x + 106, SHEET.y + 142, height=96)
        canvas.text(
            self._plan.name, SHEET.middle_x, SHEET.y + 142, size=60, role="display", align="center", vertical="middle",
            width=SHEET.width - 340, fit=True,
        )  # fmt: skip
        canvas.text(
            "\n".join(self._say(words) for words in (self._told, self._wish) if words is not None), SHEET.middle_x,
            SHEET.y + 262, size=27, align="center", vertical="middle", colour="ink_soft", width=SHEET.width - 120,
            height=WISH_HEIGHT, lines=2 if self._told is None else 3, spacing=1.05,
        )  # fmt: skip
        if self._back is not None:
            # Whose move the arrow takes back is seen before it is pressed.
            canvas.text(
                self._back.name, BACK.middle_x, BACK.y - BACK_NAME, size=22, align="center", vertical="middle",
                colour="ink_soft", width=150, fit=True,
            )  # fmt: skip
        self._widgets.draw(canvas)
