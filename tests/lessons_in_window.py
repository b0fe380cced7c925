"""Takes every lesson to its end in a real window: ``python -m tests.lessons_in_window`` (or ``make lessons``).

Xvfb stands for the screen and xdotool for the hand (Debian: xvfb and xdotool): each lesson is taken by mouse and by
keys in every size of text. Before the right move of a step a wrong one is tried, where it has any. The picture of each
step lands in lessons/.
"""

import argparse
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory

import pygame

from game.core.move import Move
from game.play.lesson import Answer, LessonRun, games_with_lessons, load_lesson
from game.play.thinker import Thinker
from game.scenes.entry import make_services
from game.scenes.lessons.lesson_count import LessonCount
from game.scenes.lessons.lesson_scene import LessonScene
from game.scenes.playing.play_composing import next_id
from game.scenes.setup import SetupScene
from game.scenes.sitting_down import taught
from game.scenes.title import TitleScene
from game.store.places import Places
from game.store.settings import choices
from game.view.app import App
from game.view.scene import Services
from game.view.widgets import WidgetGroup

ROOT = Path(__file__).resolve().parents[1]
PICTURES = ROOT / "lessons"
WAYS = ("mouse", "keys")

LONG = 40.0
"""The seconds after which what is waited for comes no more."""

SEEN = 0.1
"""The seconds that the window has to answer what was done."""

PRESSES = 6
"""The most presses for one move."""

STOPS = 200
"""The most widgets that the focus passes on its way."""


class Lost(Exception):
    """A learner does not get on."""


class Learner:
    """Somebody before the window with a mouse or a keyboard."""

    def __init__(self, services: Services, run: LessonRun, way: str) -> None:
        self._services = services
        self._run = run
        self._way = way
        self._last = time.perf_counter()
        home = partial(TitleScene, services)
        self._app = App(services)
        self._app.open(taught(services, run, home, partial(SetupScene, services, run.lesson.game, home)))

    def learn(self, pictures: Path) -> tuple[int, int]:
        """Take the lesson to its end; return how many steps were seen and how many wrong moves were tried."""
        seen: set[int] = set()
        tried: set[int] = set()
        while not self._settled().run.is_over:
            scene, run = self._lesson, self._run
            if run.index not in seen:
                seen.add(run.index)
                self._keep(pictures / f"{run.index:02}.png")
            if scene.waits:
                self._read()
                continue
            wrong = None if run.index in tried else self._wrong_move()
            tried.add(run.index)
            if wrong is not None:
                self._compose(wrong)
                self._keep(pictures / f"{run.index:02} wrong.png")
                continue
            right = run.right_move()
            assert right is not None, "a step that does not wait asks for a move"
            self._compose(right)
        self._live(1.0)
        self._keep(pictures / "end.png")
        return len(seen), len(tried)

    def leave(self) -> None:
        """Close the window."""
        self._app.live(0.0, [pygame.event.Event(pygame.QUIT)])
        pygame.display.quit()

    @property
    def _lesson(self) -> LessonScene:
        """The lesson, which nothing but a count may cover."""
        scene = self._app.scenes[-1]
        if not isinstance(scene, LessonScene):
            raise Lost(f"{type(scene).__name__} lies over the lesson")
        return scene

    @property
    def _widgets(self) -> WidgetGroup:
        """The widgets of the scene on top."""
        top = self._app.scenes[-1]
        if isinstance(top, LessonScene):
            return top.widgets
        return next(value for value in vars(top).values() if isinstance(value, WidgetGroup))

    def _settled(self) -> LessonScene:
        """Let time pass until the learner is wanted; what is counted meanwhile is read."""

        def wanted() -> bool:
            top = self._app.scenes[-1]
            if isinstance(top, LessonCount):
                return True
            scene = self._lesson
            over = scene.run.is_over and scene.at_rest
            asked = scene.asks and scene.state.asking is not None and not scene.state.moving
            return scene.waits or over or (asked and not scene.sharing.late.has_keys)

        self._wait_for(wanted)
        while isinstance(self._app.scenes[-1], LessonCount):
            self._press("next")
            self._wait_for(wanted)
        return self._lesson

    def _wrong_move(self) -> Move | None:
        """Return a legal move that the step does not ask for and that can be composed at the window, or None."""
        run, scene = self._run, self._lesson
        wrong = (move for move in run.session.legal_moves() if run.judge(move).answer is not Answer.RIGHT)
        return next((move for move in wrong if self._next(scene, move) is not None), None)

    @staticmethod
    def _next(scene: LessonScene, move: Move) -> str | None:
        """Return what is to be pressed next for a move, or None."""
        asking = scene.state.asking
        return None if asking is None else next_id(move, scene.table, asking, scene.widgets, scene.run.step.point)

    def _compose(self, move: Move) -> None:
        """Press what leads to a move until the lesson has heard of it."""
        scene, run = self._lesson, self._run

        def heard() -> tuple[object, ...]:
            return run.session.move_count, scene.said, run.index, scene.state.notice.words

        before = heard()
        for _ in range(PRESSES):
            name = self._next(scene, move)
            if name is None:
                raise Lost(f"nothing leads to '{move.text}' in step {run.index}")
            self._press(name)
            if heard() != before:
                return
        raise Lost(f"'{move.text}' was composed in step {run.index} and nobody heard of it")

    def _read(self) -> None:
        """Go on from what is to be read."""
        if self._way == "mouse":
            self._press("lesson.bubble")
        else:
            self._do("key", "Return")

    def _press(self, name: str) -> None:
        """Press a widget: with the mouse in its middle, or with Enter once the focus was led there."""
        if self._way == "mouse":
            left, top, width, height = self._services.studio.viewport.to_window(self._widgets[name].area)
            self._do("mousemove", str(left + width // 2), str(top + height // 2))
            self._do("click", "1")
            return
        for _ in range(STOPS):
            if self._widgets.focus == name:
                break
            self._do("key", "--delay", "30", *["Tab"] * self._stops_to(name))
        else:
            raise Lost(f"the focus does not come to {name}, it stands at {self._widgets.focus}")
        self._do("key", "Return")

    def _stops_to(self, name: str) -> int:
        """Return how many stops away the focus is from a widget, as far as that is known."""
        stops, stands = [*(self._widgets.order or self._widgets.ids)], self._widgets.focus
        return (stops.index(name) - stops.index(stands)) % len(stops) if {name, stands} <= {*stops} else 1

    def _do(self, *words: str) -> None:
        """Have the hand do something and the window answer it."""
        with subprocess.Popen(["xdotool", *words]) as hand:
            self._wait_for(lambda: hand.poll() is not None)
        self._live(SEEN)

    def _wait_for(self, done: Callable[[], bool]) -> None:
        begun = time.perf_counter()
        while not done():
            if time.perf_counter() > begun + LONG:
                raise Lost(f"step {self._run.index} stays for ever")
            self._live(0.0)

    def _live(self, seconds: float) -> None:
        """Let the window live for some time, for one frame at least."""
        begun = time.perf_counter()
        while True:
            now = time.perf_counter()
            self._app.live(now - self._last, pygame.event.get())
            self._app.show()
            self._last = now
            if now >= begun + seconds:
                return
            pygame.time.wait(5)

    def _keep(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        pygame.image.save(pygame.display.get_surface(), path)


@contextmanager
def screen(width: int, height: int) -> Iterator[None]:
    """Make a virtual screen the one on which windows open."""
    mouth, end = os.pipe()
    command = ["Xvfb", "-displayfd", str(end), "-screen", "0", f"{width}x{height}x24", "-noreset", "-nolisten", "tcp"]
    server = subprocess.Popen(command, pass_fds=(end,), stderr=subprocess.DEVNULL)
    os.close(end)
    try:
        with os.fdopen(mouth) as told:
            os.environ["DISPLAY"] = f":{told.readline().strip()}"
        os.environ["SDL_VIDEODRIVER"] = "x11"
        yield
    finally:
        server.terminate()
        server.wait()


def nobody() -> Thinker:
    """Lessons tell what their rivals do, so that no bot ever thinks in them."""
    raise AssertionError("a bot is to think in a lesson")


def take(game: str, way: str, text_size: int, size: tuple[int, int], pictures: Path) -> str:
    """Take one lesson and return what is to be told of it; raise Lost where somebody would not get on."""
    with TemporaryDirectory() as home:
        services = make_services(Places.under(Path(home)), nobody, "en")
        services.settings.change(text_size=text_size, window=size, reduced_motion=True, bot_pace=0, hold="off")
        theme = services.theme.with_look(high_contrast=False, text_scale=text_size / 100)
        services.studio.use_theme(theme)
        learner = Learner(services, LessonRun(load_lesson(game, services.words.say("setup.you"))), way)
        try:
            steps, tried = learner.learn(pictures / f"{game} {way} {text_size}")
        finally:
            learner.leave()
            services.sheets.close()
    return f"{steps} steps, wrong moves tried in {tried}"


def main(arguments: Sequence[str]) -> int:
    """Take the lessons that were named and say how each went; return 1 where one was not taken to its end."""
    parser = argparse.ArgumentParser(description=__doc__, prog="python -m tests.lessons_in_window")
    parser.add_argument("games", nargs="*", choices=[*games_with_lessons(), []], help="all where none is named")
    parser.add_argument("--way", choices=WAYS, action="append")
    parser.add_argument("--text", type=int, choices=choices("text_size"), action="append")
    parser.add_argument("--size", default="1280x720", metavar="WxH")
    given = parser.parse_args(arguments)
    if missing := [tool for tool in ("Xvfb", "xdotool") if shutil.which(tool) is None]:
        print(
            f"lessons needs {', '.join(missing)} (Debian and Ubuntu: sudo apt install xvfb xdotool).", file=sys.stderr
        )
        return 2
    width, height = map(int, given.size.split("x"))
    lost = 0
    with screen(width, height):
        ways = product(given.games or games_with_lessons(), given.way or WAYS, given.text or choices("text_size"))
        for game, way, text_size in ways:
            try:
                told = take(game, way, text_size, (width, height), PICTURES / given.size)
            except Lost as trouble:
                told, lost = f"LOST: {trouble}", lost + 1
            print(f"{game:16} {way:6} {text_size:4} %  {told}", flush=True)
    return 1 if lost else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
