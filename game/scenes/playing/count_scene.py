"""Count scene: the points of a match are counted before one's eyes, step by step, before the results are shown."""

from collections.abc import Callable
from typing import ClassVar

from game.store.places import LEVELS
from game.tables.counting import Counting
from game.tables.table import Table
from game.view import panels
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas
from game.view.input.commands import Command, Intent, Pressed
from game.view.levels import load_level
from game.view.scene import Scene, Services, soonest
from game.view.widgets import Button, Widget, WidgetGroup

HEADING = (960.0, 62.0)
SENTENCE = Area(60, 908, 1800, 60)
BUTTONS = Area(440, 984, 1040, 56)
PACE, LETTERS = 1.0, 32.0
"""The seconds for which a step stands at least when what moves in it has come to rest, and the letters of its sentence
that are read in a second.
"""


class CountScene(Scene):
    """Counts on by itself until a person goes on, a step back, or straight to the results; from then on each step
    stands until somebody goes on, and so it does from the first one where it is counted `by_hand`.

    At the end of a page it waits for a person, if any plays, to turn it. `done` goes on to what comes after the count.
    """

    onward: ClassVar[str] = "count.results"
    """The text key of the button that goes on when everything is counted."""
    sentence: ClassVar[Area] = SENTENCE
    """Where the sentence of a step stands."""

    def __init__(
        self,
        services: Services,
        table: Table,
        counting: Counting,
        done: Callable[[], None],
        *,
        waits: bool,
        by_hand: bool = False,
    ) -> None:
        super().__init__(services)
        self._table = table
        self._counting = counting
        self._done = done
        self._waits = waits
        self._ground = load_level(LEVELS / "menu.tmx")
        self._page = 0
        self._step = 0
        self._stood = 0.0
        self._by_hand = by_hand
        self._widgets = WidgetGroup(services)

    @property
    def sheets(self) -> tuple[str, ...]:
        """The sheets of the table: its pieces are counted."""
        return ("heads", *self._table.sheets)

    def enter(self) -> None:
        """Begin to count; with reduced motion the first page is counted at once."""
        if self._motion <= 0:
            self._step = self._last
        self._rebuild()

    @property
    def _motion(self) -> float:
        return self.services.settings.current.motion

    @property
    def _speed(self) -> float:
        """How fast time passes for the steps; that to read a page in is not hurried by the absence of motion."""
        return self._motion if self._motion > 0 else 1.0

    @property
    def _last(self) -> int:
        return self._counting.steps(self._page)

    @property
    def _moving(self) -> float:
        """How long the step still moves, in seconds at speed 1."""
        if self._motion <= 0:
            return 0.0
        return max(0.0, self._counting.seconds(self._page, self._step) - self._stood)

    @property
    def _runs(self) -> bool:
        """Whether the next step comes by itself."""
        return not self._waits or (self._motion > 0 and self._step < self._last and not self._by_hand)

    def _rebuild(self) -> None:
        say = self._table.say
        columns = BUTTONS.columns(3, 20)
        counted, last_page = self._step == self._last, self._page == self._counting.pages - 1
        key = self.onward if counted and last_page else "count.page" if counted else "count.next"
        begun = self._page == 0 and self._step == (0 if self._motion > 0 else self._last)
        buttons: list[Widget] = [
            Button(
                "back", columns[0], say("count.back"), self._back,
                disabled_because=say("count.begun") if begun else None,
            ),
            Button("next", columns[1], say(key), self._press_on, tone="primary"),
        ]  # fmt: skip
        if not (counted and last_page):
            buttons.append(Button("skip", columns[2], say("count.skip"), self._done))
        self._widgets.set(buttons)
        if self._widgets.focus is None:
            self._widgets.focus_on("next")

    def _press_on(self) -> None:
        """Go on by hand; whoever turns a page is not in the middle of it."""
        self._by_hand = self._by_hand or self._step < self._last
        self._next()

    def _next(self) -> None:
        """Go on by a step, to the next page, or to the results."""
        self._stood = 0.0
        if self._step < self._last:
            self._step += 1
        elif self._page < self._counting.pages - 1:
            self._page += 1
            self._step = 0 if self._motion > 0 else self._last
        else:
            self._done()
            return
        self._rebuild()

    def _back(self) -> None:
        """Go back by a step, which then stands as it has come to rest, or to the page before."""
        if self._step == 0 or self._motion <= 0:
            self._page = max(0, self._page - 1)
            self._step = self._last
        else:
            self._step -= 1
        self._stood, self._by_hand = self._counting.seconds(self._page, self._step), True
        self._rebuild()

    def handle(self, command: Command) -> None:
        """Buttons first; the skip key brings the page to its end, Esc leads to the results."""
        if self._widgets.handle(command):
            return
        match command:
            case Pressed(Intent.SKIP) if self._step < self._last:
                self._step = self._last
                self._stood = self._counting.seconds(self._page, self._step)
                self._rebuild()
            case Pressed(Intent.CANCEL | Intent.SKIP):
                self._done()

    def update(self, dt: float) -> None:
        """Let a step stand for its time."""
        self._widgets.update(dt)
        if self._runs or self._moving > 0:
            self._stood += dt * self._speed
        if self._runs and self._stood >= self._pace:
            self._next()

    @property
    def _pace(self) -> float:
        """The seconds after which the next step comes, at speed 1; a page that is counted at once stands as long."""
        if self._motion <= 0:
            return PACE * (self._last + 1)
        letters = len(self._table.say(self._counting.says(self._page, self._step)))
        return self._counting.seconds(self._page, self._step) + max(PACE, letters / LETTERS)

    @property
    def next_frame_due(self) -> float | None:
        """When the next step comes."""
        if self._moving > 0:
            return 0.0
        due = max(0.0, self._pace - self._stood) / self._speed if self._runs else None
        return soonest(due, self._widgets.next_frame_due)

    def draw(self, canvas: Canvas) -> None:
        """Draw the page with its heading, the sentence of the step, and the buttons."""
        say = self._table.say
        canvas.ground(self._ground)
        panels.heading(canvas, *HEADING, say(self._counting.heading(self._page)), width=620)
        seconds = self._counting.seconds(self._page, self._step)
        moment = 1.0 - self._moving / seconds if seconds else 1.0
        self._counting.draw(canvas, self._page, self._step, moment)
        self.draw_sentence(canvas)
        self._widgets.draw(canvas)

    def draw_sentence(self, canvas: Canvas) -> None:
        """Draw the sentence of the step."""
        words = self._table.say(self._counting.says(self._page, self._step))
        canvas.text(
            words, *self.sentence.centre, size=32, align="center", vertical="middle", width=self.sentence.width,
            fit=True,
        )  # fmt: skip
