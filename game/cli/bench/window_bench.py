"""The window, measured: the program's own loop at 1920×1080 without a screen, busy and idle."""

import logging
import os
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from itertools import pairwise
from pathlib import Path
from statistics import quantiles
from tempfile import TemporaryDirectory

import pygame

from game.play.match import new_match
from game.play.session import Session
from game.play.thinker import Thinker
from game.scenes.entry import SOUNDS, draw_scene, make_services
from game.scenes.playing.play_scene import PlayScene
from game.scenes.title import TitleScene
from game.store.places import CODE, Places
from game.store.seat_plans import COLOURS, PERSON, SeatPlan
from game.view.app import App
from game.view.scene import Services
from game.view.sound.device import Device

SIZE = (1920, 1080)
GAME = "cauldron15"
SEATS = 4
BUSY_SECONDS = 12.0
IDLE_SECONDS = 6.0
SETTLING = 1.5
"""Seconds at the beginning that are not counted: sheets are scaled and the first pictures made."""

LATE = 0.020
"""A frame that comes later than this many seconds after the one before is late."""

_FIRST_PICTURE = "from game.cli.bench.window_bench import first_picture; first_picture()"


class Watched(PlayScene):
    """A table scene that notes the clock and the work of this process at each frame, once all has settled."""

    def __init__(self, services: Services, session: Session, beside: Callable[[], None]) -> None:
        super().__init__(services, session, lambda: TitleScene(services))
        self.moments: list[tuple[float, float]] = []
        self._begun = time.perf_counter()
        self._beside = beside

    def update(self, dt: float) -> None:
        """Note the moment, then go on as always."""
        now = time.perf_counter()
        if now - self._begun > SETTLING:
            self.moments.append((now, time.process_time()))
        self._beside()
        super().update(dt)


def measure_window() -> dict[str, float]:
    """Return the figures of the window by name: milliseconds for frames, shares for lateness and idling, seconds."""
    busy, idle = _busy(), _idle()
    intervals = [after[0] - before[0] for before, after in pairwise(busy)]
    work = [after[1] - before[1] for before, after in pairwise(busy)]
    return {
        "frames": len(intervals) / sum(intervals),
        "work_99": quantiles(work, n=100)[-1] * 1000,
        "interval_99": quantiles(intervals, n=100)[-1] * 1000,
        "late": sum(interval > LATE for interval in intervals) / len(intervals),
        "idle": (idle[-1][1] - idle[0][1]) / (idle[-1][0] - idle[0][0]),
        "first_picture": _first_picture_seconds(),
    }


def first_picture() -> None:
    """Draw the title as it first appears."""
    draw_scene("title", SIZE, "en")


def _busy() -> list[tuple[float, float]]:
    """Return the moments of frames while bots play and one is thinking all the time: when none of them is, one more."""
    other = Thinker()
    session = _session(person=False)

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


def _idle() -> list[tuple[float, float]]:
    """Return the moments of frames while a person is asked and does nothing."""
    return _run(_session(person=True), IDLE_SECONDS, lambda thinker: None)


def _session(*, person: bool) -> Session:
    """Return a match of bots, or one in which a person begins."""
    kinds = [PERSON if person else "master"] + ["master"] * (SEATS - 1)
    seats = [SeatPlan(f"{index + 1}", kind, COLOURS[index]) for index, kind in enumerate(kinds)]
    sessions = (Session.begin(new_match(GAME, seats, seed=seed), None) for seed in range(1000))
    return next(session for session in sessions if session.to_move == 0)


def _run(
    session: Session, seconds: float, beside: Callable[[Thinker], None], **settings: object
) -> list[tuple[float, float]]:
    """Run the program on a match for some seconds and return the moments of its frames."""
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    thinker = Thinker()
    try:
        with TemporaryDirectory() as home:
            device = Device(SOUNDS, logging.getLogger(__name__))
            services = make_services(Places.under(Path(home)), lambda: thinker, output=device)
            services.settings.change(window=SIZE, hold="off", **settings)
            app = App(services)
            scene = Watched(services, session, partial(beside, thinker))
            pygame.time.set_timer(pygame.QUIT, round((SETTLING + seconds) * 1000), loops=1)
            app.run(scene)
            services.sheets.close()
            return scene.moments
    finally:
        thinker.close()


def _first_picture_seconds() -> float:
    """Return the seconds from starting a Python process to the title drawn in it and its end."""
    begun = time.perf_counter()
    subprocess.run([sys.executable, "-c", _FIRST_PICTURE], cwd=CODE.parent, check=True, stdout=subprocess.DEVNULL)
    return time.perf_counter() - begun
