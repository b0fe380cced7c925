"""The window, measured: the program's own loop at 1920×1080 without a screen, busy at every table and idle at one."""

import logging
import os
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from itertools import pairwise
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import NamedTuple

import pygame

from game.play.catalogue import GAMES
from game.play.match import new_match
from game.play.session import Session
from game.play.thinker import Thinker
from game.scenes.entry import SOUNDS, make_services
from game.scenes.playing.play_scene import PlayScene
from game.scenes.title import TitleScene
from game.store.places import CODE, HOME_VARIABLE, Places
from game.store.seat_plans import COLOURS, PERSON, SeatPlan
from game.view.app import App
from game.view.scene import Services
from game.view.sound.device import Device

SIZE = (1920, 1080)
QUIET_GAME = "cauldron15"
"""The game at whose table a person does nothing."""

SEATS = 4
BUSY_SECONDS = 8.0
"""Seconds of play that are counted at each of the tables."""

IDLE_SECONDS = 15.0
SETTLING = 1.5
"""Seconds at the beginning that are not counted: sheets are scaled and the first pictures made."""

FADING_IN = 4.0
"""Seconds at the beginning of idling that are not counted: the surroundings are still becoming louder."""

LATE = 0.020
"""A frame that comes later than this many seconds after the one before is late."""

STARTS = 3
"""How often the program is started; the median counts."""

SLOWEST_START = 30.0
"""The seconds within which the title has to be seen."""

LOOK = 0.002
"""The seconds between two looks whether it is."""

_SEEN = f"seen: {TitleScene.__name__}"
"""What the log says as soon as the title is in the window."""


class Moment(NamedTuple):
    """A frame begins: the clock, the work done so far for the window's pictures, and that of the whole process.

    What keeps a bot thinking beside the match is no work of the window's.
    """

    clock: float
    work: float
    process: float


class Watched(PlayScene):
    """A table scene that notes the clock and the work done at each frame, once all has settled."""

    def __init__(self, services: Services, session: Session, beside: Callable[[], None], settling: float) -> None:
        super().__init__(services, session, lambda: TitleScene(services))
        self.moments: list[Moment] = []
        self._settled = time.perf_counter() + settling
        self._beside = beside
        self._work_beside = 0.0

    def update(self, dt: float) -> None:
        """Note the moment, then go on as always."""
        now = time.perf_counter()
        work = time.thread_time()
        if now > self._settled:
            self.moments.append(Moment(now, work - self._work_beside, time.process_time()))
        self._beside()
        self._work_beside += time.thread_time() - work
        super().update(dt)


def measure_window() -> dict[str, float]:
    """Return the figures of the window by name: milliseconds for frames, shares for lateness and idling, seconds."""
    frames = [pair for game in GAMES for pair in pairwise(_busy(game))]
    intervals = [after.clock - before.clock for before, after in frames]
    work = [after.work - before.work for before, after in frames]
    idle = _idle()
    return {
        "frames": len(intervals) / sum(intervals),
        "work_99": quantiles(work, n=100)[-1] * 1000,
        "interval_99": quantiles(intervals, n=100)[-1] * 1000,
        "late": sum(interval > LATE for interval in intervals) / len(intervals),
        "idle": (idle[-1].process - idle[0].process) / (idle[-1].clock - idle[0].clock),
        "first_picture": _start_seconds(),
    }


def _busy(game: str) -> list[Moment]:
    """Return the moments of frames while bots play and one is thinking all the time: when none of them is, one more."""
    other = Thinker()
    session = _session(game, person=False)

    def keep_thinking(thinker: Thinker) -> None:
        other.poll()
        if thinker.busy:
            other.cancel()
        elif not other.busy and session.to_move is not None:
            other.ask(session.thinking_task("master"))

    try:
        return _run(session, BUSY_SECONDS, keep_thinking, bot_pace=0)
    finally:
        other.close()


def _idle() -> list[Moment]:
    """Return the moments of frames while a person is asked and does nothing."""
    return _run(_session(QUIET_GAME, person=True), IDLE_SECONDS, lambda thinker: None, settling=FADING_IN)


def _session(game: str, *, person: bool) -> Session:
    """Return a match of bots, or one in which a person begins."""
    kinds = [PERSON if person else "master"] + ["master"] * (SEATS - 1)
    seats = [SeatPlan(f"{index + 1}", kind, COLOURS[index]) for index, kind in enumerate(kinds)]
    sessions = (Session.begin(new_match(game, seats, seed=seed), None) for seed in range(1000))
    return next(session for session in sessions if session.to_move == 0)


def _run(
    session: Session,
    seconds: float,
    beside: Callable[[Thinker], None],
    *,
    settling: float = SETTLING,
    **settings: object,
) -> list[Moment]:
    """Run the program on a match for some seconds and return the moments of its frames."""
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    thinker = Thinker()
    try:
        with TemporaryDirectory() as home:
            device = Device(SOUNDS, logging.getLogger(__name__))
            services = make_services(Places.under(Path(home)), lambda: thinker, output=device)
            services.settings.change(window=SIZE, hold="off", **settings)
            app = App(services)
            scene = Watched(services, session, partial(beside, thinker), settling)
            pygame.time.set_timer(pygame.QUIT, round((settling + seconds) * 1000), loops=1)
            app.run(scene)
            services.sheets.close()
            return scene.moments
    finally:
        thinker.close()


def _start_seconds() -> float:
    """Return the seconds from starting the program to its title in the window, where it was started before."""
    with TemporaryDirectory() as folder:
        home = Path(folder)
        environment = {
            **{name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"},
            "SDL_VIDEODRIVER": "dummy",
            "SDL_AUDIODRIVER": "dummy",
            "PYTHONPYCACHEPREFIX": str(home / "bytecode"),
            HOME_VARIABLE: str(home),
        }
        log = Places.under(home).log
        _start(environment, log)
        return median(_start(environment, log) for _ in range(STARTS))


def _start(environment: dict[str, str], log: Path) -> float:
    """Start the program, end it once its title is seen, and return the seconds until then; raise TimeoutError."""
    log.unlink(missing_ok=True)
    begun = time.perf_counter()
    with subprocess.Popen([sys.executable, "-m", "game"], cwd=CODE.parent, env=environment) as process:
        try:
            while not (log.exists() and _SEEN in log.read_text(encoding="utf-8")):
                if process.poll() is not None or time.perf_counter() - begun > SLOWEST_START:
                    raise TimeoutError(f"no title after {SLOWEST_START:.0f} s")
                time.sleep(LOOK)
            return time.perf_counter() - begun
        finally:
            process.terminate()
