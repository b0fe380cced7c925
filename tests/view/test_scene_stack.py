"""The stack of scenes: who is drawn, who hears commands, and what happens when a scene fails."""

import logging
from typing import Any

import pytest

from game.core.reason import reason
from game.store.trouble import DiskTrouble
from game.view.dialog import Dialog, DialogChoice
from game.view.drawing.area import LAYOUT, Area
from game.view.drawing.canvas import Canvas
from game.view.drawing.viewport import Viewport
from game.view.input.commands import Command, Intent, Pick, PointerLeft, Pressed, WindowLost
from game.view.scene import Scene, Services, soonest
from game.view.scene_stack import NOTE_SECONDS, SceneStack

SIZE = (1280, 720)
UNDO = Pressed(Intent.UNDO)


class Teller(Scene):
    """A scene that notes what happens to it."""

    def __init__(self, services: Services, name: str, heard: list[Any], *, covers: bool = True) -> None:
        super().__init__(services)
        self.name = name
        self.heard = heard
        self.covers = covers

    def enter(self) -> None:
        self.heard.append(f"{self.name} enters")

    def resume(self) -> None:
        self.heard.append(f"{self.name} resumes")

    def leave(self) -> None:
        self.heard.append(f"{self.name} leaves")

    def handle(self, command: Command) -> None:
        if command not in (PointerLeft(), WindowLost()):
            self.heard.append((self.name, command))

    def draw(self, canvas: Canvas) -> None:
        canvas.text(self.name, 100, 100)


class Faulty(Teller):
    """A scene that fails when it is asked to."""

    fault: Exception | None = None

    def handle(self, command: Command) -> None:
        if self.fault is not None and command == UNDO:
            raise self.fault

    def draw(self, canvas: Canvas) -> None:
        if self.name == "undrawable":
            raise ValueError("cannot be drawn")
        super().draw(canvas)


class Flickering(Teller):
    """A scene with a flame of three drawings, and a hand that may move by itself."""

    drawing = 0
    moves = False

    @property
    def cycle(self) -> int | None:
        return None if self.moves else self.drawing

    def update(self, dt: float) -> None:
        self.drawing = (self.drawing + 1) % 3

    def draw(self, canvas: Canvas) -> None:
        self.heard.append(f"draws {self.drawing}")
        super().draw(canvas)


@pytest.fixture
def heard() -> list[Any]:
    return []


@pytest.fixture
def stack(services: Services) -> SceneStack:
    return SceneStack(services)


def test_only_the_top_scene_hears(stack: SceneStack, services: Services, heard: list[Any]) -> None:
    stack.push(Teller(services, "a", heard))
    stack.push(Teller(services, "b", heard))
    stack.handle(UNDO)
    stack.pop()
    stack.handle(UNDO)
    assert heard == ["a enters", "b enters", ("b", UNDO), "b leaves", "a resumes", ("a", UNDO)]


def test_scenes_below_a_covering_one_are_not_drawn(stack: SceneStack, services: Services, heard: list[Any]) -> None:
    stack.push(Teller(services, "a", heard))
    stack.push(Teller(services, "b", heard))
    stack.push(Teller(services, "c", heard, covers=False))
    assert stack.picture(SIZE).texts == ["b", "c"]


def test_replacing_and_restarting(stack: SceneStack, services: Services, heard: list[Any]) -> None:
    stack.push(Teller(services, "a", heard))
    stack.push(Teller(services, "b", heard))
    stack.replace(Teller(services, "c", heard))
    stack.restart(Teller(services, "d", heard))
    stack.quit()
    assert heard == [
        "a enters", "b enters", "b leaves", "c enters", "c leaves", "a leaves", "d enters", "d leaves",
    ]  # fmt: skip
    assert stack.over
    assert stack.top is None


def test_changes_wait_until_the_running_call_returns(stack: SceneStack, services: Services, heard: list[Any]) -> None:
    class Pusher(Teller):
        def handle(self, command: Command) -> None:
            if command == UNDO:
                self.stage.push(Teller(self.services, "b", heard))
                self.stage.pop()
                heard.append("call returns")

    stack.push(Pusher(services, "a", heard))
    stack.handle(UNDO)
    assert heard == ["a enters", "call returns", "b enters", "b leaves", "a resumes"]


def test_a_covered_scene_lets_go_of_pointer_and_keys(stack: SceneStack, services: Services) -> None:
    told: list[Command] = []

    class Holder(Scene):
        def handle(self, command: Command) -> None:
            told.append(command)

    stack.push(Holder(services))
    stack.push(Scene(services))
    assert told == [PointerLeft(), WindowLost()]


def test_a_scene_off_the_stage_knows_none(services: Services) -> None:
    with pytest.raises(RuntimeError, match="Scene is not on a stage"):
        _ = Scene(services).stage


def test_the_sheets_of_a_scene_are_there_when_it_enters(stack: SceneStack, services: Services) -> None:
    class Title(Scene):
        @property
        def sheets(self) -> tuple[str, ...]:
            return ("title",)

        def enter(self) -> None:
            assert "wordmark" in self.services.sheets

    assert "wordmark" not in services.sheets
    stack.push(Title(services))


def test_an_error_comes_through_where_nobody_plays(stack: SceneStack, services: Services, heard: list[Any]) -> None:
    faulty = Faulty(services, "faulty", heard)
    faulty.fault = ValueError("boom")
    stack.push(faulty)
    with pytest.raises(ValueError, match="boom"):
        stack.handle(UNDO)


def test_a_player_is_told_of_an_error_and_goes_on(
    services: Services, heard: list[Any], caplog: pytest.LogCaptureFixture
) -> None:
    stack = SceneStack(services, forgiving=True)
    faulty = Faulty(services, "faulty", heard)
    faulty.fault = ValueError("boom")
    stack.push(Teller(services, "a", heard))
    stack.push(faulty)
    with caplog.at_level(logging.ERROR):
        stack.handle(UNDO)
    assert "boom" in caplog.text
    texts = stack.picture(SIZE).texts
    assert services.words.say("error.title") in texts
    assert services.words.say("error.scene", file=str(services.places.log)) in texts
    stack.handle(Pick(1))
    stack.handle(UNDO)
    assert heard[-3:] == ["faulty leaves", "a resumes", ("a", UNDO)]


def test_closing_the_only_error_ends_the_program_and_says_so(services: Services, heard: list[Any]) -> None:
    stack = SceneStack(services, forgiving=True)
    stack.push(Faulty(services, "undrawable", heard))
    texts = stack.picture(SIZE).texts
    assert services.words.say("error.title") in texts
    assert services.words.say("error.quit") in texts
    assert services.words.say("error.close") not in texts
    stack.handle(Pick(1))
    assert stack.over


def test_trouble_with_files_is_said_and_the_scene_stays(services: Services, heard: list[Any]) -> None:
    stack = SceneStack(services, forgiving=True)
    faulty = Faulty(services, "faulty", heard)
    faulty.fault = DiskTrouble(reason("store.disk.full", path="x"))
    stack.push(faulty)
    stack.handle(UNDO)
    assert services.words.say("store.disk.full", path="x") in stack.picture(SIZE).texts
    stack.handle(Pressed(Intent.CANCEL))
    assert stack.scenes == (faulty,)


def test_a_note_is_shown_for_a_while(stack: SceneStack, services: Services, heard: list[Any]) -> None:
    stack.push(Teller(services, "a", heard))
    stack.tell("Copied")
    assert "Copied" in stack.picture(SIZE).texts
    assert stack.next_frame_due == NOTE_SECONDS
    stack.update(NOTE_SECONDS)
    assert "Copied" not in stack.picture(SIZE).texts
    assert stack.next_frame_due is None


def test_settings_change_the_theme(stack: SceneStack, services: Services) -> None:
    services.settings.change(text_size=130, high_contrast=True)
    stack.apply_settings()
    assert services.theme.text_scale == 1.3
    assert services.theme.high_contrast


def test_drawing_changes_nothing(stack: SceneStack, services: Services, heard: list[Any]) -> None:
    stack.push(Teller(services, "a", heard))
    viewport = services.studio.viewport
    first, second = stack.picture((1024, 640)), stack.picture((1024, 640))
    assert first.strokes == second.strokes
    assert services.studio.viewport == viewport


def dialog(services: Services, heard: list[Any], *, cancel: int | None) -> Dialog:
    choices = [
        DialogChoice("No", lambda: heard.append("no")),
        DialogChoice("Yes", lambda: heard.append("yes"), tone="primary"),
    ]
    return Dialog(services, "Leave?", "The match is saved.", choices, cancel=cancel)


@pytest.mark.parametrize(
    ("command", "answer"), [(Pick(1), "no"), (Pressed(Intent.CONFIRM), "yes"), (Pressed(Intent.CANCEL), "no")]
)
def test_a_dialog_closes_before_its_answer(
    stack: SceneStack, services: Services, heard: list[Any], command: Command, answer: str
) -> None:
    stack.push(Teller(services, "a", heard))
    stack.push(dialog(services, heard, cancel=0))
    assert {"Leave?", "The match is saved.", "No", "Yes", "a"} <= set(stack.picture(SIZE).texts)
    stack.handle(command)
    assert heard == ["a enters", answer, "a resumes"]


def test_a_dialog_that_must_be_answered_stays(stack: SceneStack, services: Services, heard: list[Any]) -> None:
    stack.push(dialog(services, heard, cancel=None))
    stack.handle(Pressed(Intent.CANCEL))
    stack.handle(Pick(7))
    assert isinstance(stack.top, Dialog)


def test_a_long_dialog_has_a_higher_paper(services: Services) -> None:
    short = Dialog(services, "", "a", [DialogChoice("Close")])
    long = Dialog(services, "", "a b c d " * 60, [DialogChoice("Close")])
    assert long.paper.height > short.paper.height
    assert long.paper.centre == short.paper.centre == Area(0, 0, 1920, 1080).centre


def test_a_dialog_stays_in_the_window_however_much_it_says(services: Services) -> None:
    words = "It says a great deal, and then some more of it. " * 60
    paper = Dialog(services, "A title", words, [DialogChoice("Close")]).paper
    assert LAYOUT.inset(0, 20).contains(paper.x, paper.y)
    assert LAYOUT.inset(0, 20).contains(paper.right, paper.bottom)


def test_of_dialogs_on_one_another_only_the_upper_one_is_seen(stack: SceneStack, services: Services) -> None:
    for title in ("the first", "the second"):
        stack.push(Dialog(services, title, title, [DialogChoice("Close")], cancel=0))
    assert "the second" in stack.picture(SIZE).texts
    assert "the first" not in stack.picture(SIZE).texts
    stack.handle(Pressed(Intent.CANCEL))
    assert "the first" in stack.picture(SIZE).texts


def test_the_soonest_time_counts() -> None:
    assert soonest(None, 0.5, 0.2) == 0.2
    assert soonest(None, 0.0) == 0.0
    assert soonest(None, None) is None


@pytest.fixture
def flickering(stack: SceneStack, services: Services, heard: list[Any]) -> Flickering:
    """A scene whose three pictures have been drawn, on a stack; nothing of it has been heard."""
    scene = Flickering(services, "a", heard)
    stack.push(scene)
    for _ in range(3):
        stack.update(0.1)
        stack.draw(Viewport.fitting(*SIZE))
    heard.clear()
    return scene


def test_a_flame_is_drawn_once_until_something_happens(
    stack: SceneStack, flickering: Flickering, heard: list[Any]
) -> None:
    viewport = Viewport.fitting(*SIZE)
    for _ in range(6):
        stack.update(0.1)
        stack.draw(viewport)
    assert heard == []
    stack.handle(UNDO)
    stack.draw(viewport)
    assert heard == [("a", UNDO), "draws 0"]


def test_what_moves_by_itself_is_drawn_each_time(stack: SceneStack, flickering: Flickering, heard: list[Any]) -> None:
    flickering.moves = True
    stack.update(0.1)
    stack.draw(Viewport.fitting(*SIZE))
    flickering.moves = False
    stack.draw(Viewport.fitting(*SIZE))
    assert heard == ["draws 1", "draws 1"]


def test_another_window_and_a_note_want_another_picture(
    stack: SceneStack, flickering: Flickering, heard: list[Any]
) -> None:
    stack.draw(Viewport.fitting(1024, 640))
    stack.tell("noted")
    noted = stack.draw(Viewport.fitting(*SIZE))
    stack.update(NOTE_SECONDS + 0.1)
    assert stack.draw(Viewport.fitting(*SIZE)).strokes != noted.strokes
    assert heard == ["draws 0", "draws 0", "draws 1"]
