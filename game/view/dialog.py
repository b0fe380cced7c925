"""Dialog: a question or a notice on paper over the darkened scene below."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.view import panels
from game.view.drawing.area import LAYOUT, Area
from game.view.drawing.canvas import Canvas
from game.view.input.commands import Command, Intent, Pick, Pressed
from game.view.scene import Scene, Services
from game.view.widgets.buttons import Button, Tone
from game.view.widgets.group import WidgetGroup

WIDTH, WIDE = 760, 1240
SIDES = 140
MOST_WORDS, LOW_WORDS = 740.0, 420.0
"""The most room that words take down the paper, and from which height on they take a wide one, in layout px."""

BUTTON_WIDTH = 260
BUTTON_HEIGHT = 56
BUTTON_GAP = 20


@dataclass(frozen=True)
class DialogChoice:
    """One answer of a dialog: its label and what it does (None: nothing more than closing)."""

    label: str
    on_press: Callable[[], None] | None = None
    tone: Tone = "paper"


class Dialog(Scene):
    """A title, some words and one or more answers; it closes before the answer is carried out.

    Cancelling gives the answer `cancel`; without one the dialog stays until it is answered.
    """

    covers = False

    def __init__(
        self, services: Services, title: str, text: str, choices: Sequence[DialogChoice], *, cancel: int | None = None
    ) -> None:
        super().__init__(services)
        self.title = title
        self.text = text
        self.choices = tuple(choices)
        self._cancel = cancel
        self.widgets = WidgetGroup(services)

    @property
    def paper(self) -> Area:
        """The paper, as high as its words need."""
        canvas = Canvas(self.services.studio, self.services.studio.viewport)
        width, words = WIDTH, canvas.measure(self.text, size=30, width=WIDTH - SIDES).height
        if words > LOW_WORDS:
            width, words = WIDE, canvas.measure(self.text, size=30, width=WIDE - SIDES, height=MOST_WORDS).height
        return Area.around(LAYOUT.middle_x, LAYOUT.middle_y, width, 90 + words + 50 + BUTTON_HEIGHT + 56)

    def enter(self) -> None:
        """Lay out the answers; the main one has the focus."""
        paper = self.paper
        count = len(self.choices)
        width = min(paper.width - 120, count * BUTTON_WIDTH + (count - 1) * BUTTON_GAP)
        row = Area(paper.middle_x - width / 2, paper.bottom - 56 - BUTTON_HEIGHT, width, BUTTON_HEIGHT)
        self.widgets.set(
            Button(f"choice{number}", area, choice.label, self._answer(number), tone=choice.tone)
            for number, (choice, area) in enumerate(zip(self.choices, row.columns(count, BUTTON_GAP), strict=True))
        )
        tones = [choice.tone for choice in self.choices]
        self.widgets.begin_at(f"choice{tones.index('primary') if 'primary' in tones else 0}")

    def handle(self, command: Command) -> None:
        """Answer by pointer, by keys or by number."""
        if self.widgets.handle(command):
            return
        match command:
            case Pressed(Intent.CANCEL) if self._cancel is not None:
                self._answer(self._cancel)()
            case Pick(number) if number <= len(self.choices):
                self._answer(number - 1)()

    def update(self, dt: float) -> None:
        """Let the widgets follow."""
        self.widgets.update(dt)

    @property
    def next_frame_due(self) -> float | None:
        """When the widgets want to change."""
        return self.widgets.next_frame_due

    def draw(self, canvas: Canvas) -> None:
        """Draw curtain, paper, title, words and answers."""
        canvas.veil()
        paper = self.paper
        panels.paper(canvas, paper)
        panels.heading(canvas, paper.middle_x, paper.y + 6, self.title)
        canvas.text(
            self.text, paper.middle_x, paper.y + 84, size=30, align="center", width=paper.width - SIDES,
            height=MOST_WORDS,
        )  # fmt: skip
        self.widgets.draw(canvas)

    def _answer(self, number: int) -> Callable[[], None]:
        """Return what gives an answer."""

        def answer() -> None:
            self.stage.pop()
            on_press = self.choices[number].on_press
            if on_press is not None:
                on_press()

        return answer
