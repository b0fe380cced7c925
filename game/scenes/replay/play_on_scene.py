"""Play on: who plays each seat of a match that is played on from a moment of another one, and with which luck."""

from collections.abc import Callable, Sequence
from functools import partial

from msgspec.structs import replace

from game.scenes.face import draw_face
from game.store.faces import faces_of
from game.store.seat_plans import PERSON, SeatPlan
from game.view import panels
from game.view.drawing.area import LAYOUT, Area
from game.view.drawing.canvas import Canvas
from game.view.scene import Services
from game.view.widget_scene import WidgetScene
from game.view.widgets import Button, Choice, Stepper, Widget

WIDTH = 860.0
ROW = 68.0
FACE = 60.0
AROUND = 356.0
"""The height of what is above and below the rows."""
OFFERED = (PERSON, "apprentice", "adept", "master", "grandmaster")


class PlayOnScene(WidgetScene):
    """A sheet with a row for each seat and one for the luck; its button hands the seats, and whether the luck is to be
    fresh, to `on_done`.
    """

    def __init__(
        self,
        services: Services,
        seats: Sequence[SeatPlan],
        moves: int,
        on_done: Callable[[tuple[SeatPlan, ...], bool], None],
    ) -> None:
        super().__init__(services)
        self._seats = list(seats)
        self._moves = moves
        self._on_done = on_done
        self._fresh = False
        self._paper = Area.around(LAYOUT.middle_x, LAYOUT.middle_y, WIDTH, AROUND + (len(seats) + 1) * ROW)

    def enter(self) -> None:
        """Lay out the rows."""
        say = self.services.words.say
        paper = self._paper
        row = Area(paper.x + 120, paper.y + 140, paper.width - 240, 56)
        widgets: list[Widget] = []
        for number, plan in enumerate(self._seats):
            kinds = OFFERED if plan.kind in OFFERED else (*OFFERED, plan.kind)
            choices = [(kind, say(f"skill.{kind}")) for kind in kinds]
            widgets.append(
                Stepper(
                    f"kind {number}", row.moved(0, number * ROW), plan.name, choices, plan.kind,
                    partial(self._change, number), control_width=320,
                )
            )  # fmt: skip
        luck = [(False, say("replay.luck.same")), (True, say("replay.luck.fresh"))]
        widgets.append(
            Choice(
                "luck", row.moved(0, len(self._seats) * ROW), say("replay.luck"), luck, self._fresh, self._bring,
                control_width=400,
            )
        )  # fmt: skip
        left, right = Area(paper.x + 120, paper.bottom - 96, paper.width - 240, 56).columns(2, 30)
        self._widgets.set(
            [
                *widgets,
                Button("done", left, say("replay.play_on"), self._done, tone="primary"),
                Button("cancel", right, say("writing.cancel"), self.cancel, sound=None),
            ]
        )
        self._widgets.focus_on("done")

    def _change(self, number: int, kind: str) -> None:
        self._seats[number] = replace(self._seats[number], kind=kind)

    def _bring(self, fresh: bool) -> None:
        self._fresh = fresh

    def _done(self) -> None:
        self.stage.pop()
        self._on_done(tuple(self._seats), self._fresh)

    def draw(self, canvas: Canvas) -> None:
        """Draw the sheet with a face before each row."""
        say, paper = self.services.words.say, self._paper
        canvas.veil()
        panels.paper(canvas, paper)
        panels.heading(canvas, paper.middle_x, paper.y + 10, say("replay.play_on"), width=620)
        wish = say("replay.play_on.wish", count=self._moves) if self._moves else say("replay.play_on.start")
        canvas.text(
            wish, paper.middle_x, paper.y + 90, size=25, align="center", vertical="middle", colour="ink_soft",
            width=paper.width - 80, fit=True,
        )  # fmt: skip
        canvas.text(
            say("replay.luck.tip"), paper.middle_x, paper.bottom - 156, size=21, align="center", vertical="middle",
            colour="ink_soft", width=paper.width - 200, lines=2,
        )  # fmt: skip
        for number, (plan, face) in enumerate(zip(self._seats, faces_of(self._seats), strict=True)):
            place = Area.around(paper.x + 74, paper.y + 168 + number * ROW, FACE, FACE)
            draw_face(canvas, plan, face, place)
        self._widgets.draw(canvas)
