"""The soak: the program runs for a long time, bots play at every table, and memory and open files have to stay flat."""

import logging
import os
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import cycle
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from typing import NamedTuple

import msgspec
import pygame

from game.cli.console import Refused
from game.cli.prepared_matches import begun
from game.play.catalogue import GAMES
from game.play.match import new_match
from game.play.thinker import Thinker
from game.scenes.entry import LOGGER, SOUNDS, make_services
from game.scenes.pages.credits import CreditsScene
from game.scenes.pages.reader import ReaderScene
from game.scenes.pages.settings_page import SettingsScene
from game.scenes.playing.play_scene import PlayScene
from game.scenes.setup import SetupScene
from game.scenes.title import TitleScene
from game.store.places import Places
from game.store.seat_plans import COLOURS, SeatPlan
from game.store.words import Words
from game.view.app import App
from game.view.scene import Scene, Services
from game.view.sound.device import Device

AT_TABLE, AT_END, AT_PAGE = 15.0, 6.0, 2.0
"""The seconds at a table in the middle of a match, at one where a match ends, and at any other page."""

LAST_MOVES = 5
"""How many moves are left of a match of which the end is seen."""

SKILLS = ("master", "adept", "greedy")

WAKE = 250
"""Milliseconds between two looks at the clock while nothing moves."""

MEGABYTE = 2**20
USUAL, WIDE = 300.0, 450.0
"""The megabytes that the window may take up to 1920×1080, and beyond."""

PEAK = 1.25
"""By how much it may take more for a moment."""

WORKER = 80.0
"""The megabytes that the worker may take."""

GROWTH, SPREAD = 1.05, 4.0
"""How much more the last quarter may take than the first: a part of that, and so many megabytes or files besides."""


class Sample(NamedTuple):
    """What was taken at a moment: megabytes of the window and of the worker, and open files of the window."""

    window: float
    worker: float
    files: float


class Course(msgspec.Struct, frozen=True):
    """One thing over time: medians of the first and last quarter, the peak, and what is allowed (None: anything)."""

    measure: str
    first: float
    last: float
    peak: float
    limit: float | None
    peak_limit: float | None

    @property
    def holds(self) -> bool:
        """Whether it is flat and within its limits."""
        flat = self.last <= self.first * GROWTH + SPREAD
        low = self.limit is None or max(self.first, self.last) <= self.limit
        return flat and low and (self.peak_limit is None or self.peak <= self.peak_limit)


def soak(minutes: float, size: tuple[int, int], seed: int = 0) -> tuple[Course, ...]:
    """Run the program in a window of that size in px, without a screen and with a sound device that nobody hears.

    Raises Refused where memory cannot be read.
    """
    if not Path("/proc/self/statm").exists():
        raise Refused("cli.bench.soak.system", system=sys.platform)
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    thinker = Thinker()
    try:
        with TemporaryDirectory() as home:
            services = make_services(
                Places.under(Path(home)), lambda: thinker, output=Device(SOUNDS, logging.getLogger(LOGGER))
            )
            services.settings.change(window=size, bot_pace=0)
            walk = Walk(services, thinker, Random(seed), minutes * 60.0)
            pygame.time.set_timer(pygame.USEREVENT, WAKE)
            walk.run(TitleScene(services))
            services.sheets.close()
            return courses(walk.samples[walk.settled :] or walk.samples, size, (walk.peak, _peak(thinker.worker_id)))
    finally:
        thinker.close()


class Walk(App):
    """The window of somebody who goes from table to table and from page to page until the time is over.

    `settled` is the number of samples of the first round, in which everything is seen and the caches fill.
    """

    def __init__(self, services: Services, thinker: Thinker, chance: Random, seconds: float) -> None:
        super().__init__(services)
        self.samples: list[Sample] = []
        self.settled = 0
        self.peak = 0.0
        self._thinker = thinker
        self._chance = chance
        stops = self._stops()
        self._round = cycle(stops)
        self._first_left = len(stops)
        self._end = time.monotonic() + seconds
        self._leave_at = self._sample_at = 0.0

    def live(self, seconds: float, events: Iterable[pygame.event.Event]) -> None:
        """Let time pass; go on to the next stop when it is time, and out at the end, but not before the first stop."""
        super().live(seconds, events)
        now = time.monotonic()
        if not self.scenes:
            return
        if now >= self._sample_at:
            self._sample_at = now + 1.0
            self.samples.append(Sample(_taken(os.getpid()), _taken(self._thinker.worker_id), _open_files()))
            self.settled += self._first_left > 0
            self.peak = _peak(os.getpid())
        if now >= self._end and self._leave_at:
            self.scenes[-1].stage.quit()
        elif now >= self._leave_at:
            stay, scene = next(self._round)
            self._leave_at = now + stay
            self._first_left -= 1
            self.scenes[-1].stage.restart(scene())

    def _stops(self) -> Sequence[tuple[float, Callable[[], Scene]]]:
        """Return the stops of a round: how long, and what makes the scene."""
        services = self.services
        pages: list[Callable[[], Scene]] = [
            lambda: TitleScene(services),
            lambda: SettingsScene(services),
            lambda: CreditsScene(services),
        ]
        return [*self._stops_of_games(), *((AT_PAGE, page) for page in pages)]

    def _stops_of_games(self) -> Iterator[tuple[float, Callable[[], Scene]]]:
        """Yield the stops of each game."""
        services = self.services
        for name in GAMES:
            yield AT_TABLE, partial(self._table, name, None)
            yield AT_END, partial(self._table, name, LAST_MOVES)
            yield AT_PAGE, partial(SetupScene, services, name, self._home)
            yield AT_PAGE, partial(ReaderScene, services, name, "rules")
            yield AT_PAGE, partial(ReaderScene, services, name, "gallery")

    def _home(self) -> Scene:
        return TitleScene(self.services)

    def _table(self, name: str, left: int | None) -> Scene:
        """Return the table of a match of bots."""
        lowest, highest = GAMES[name].seats
        count = self._chance.randint(lowest, highest)
        seats = [SeatPlan(f"{seat + 1}", self._chance.choice(SKILLS), COLOURS[seat]) for seat in range(count)]
        match = new_match(name, seats, {}, self._chance.randrange(2**31))
        session = begun(match, self.services.library, self._chance, left)
        return PlayScene(self.services, session, self._home, fresh=left is None)


def courses(samples: Sequence[Sample], size: tuple[int, int], peaks: tuple[float, float]) -> tuple[Course, ...]:
    """Return how window, worker and open files went; `peaks` are the most megabytes of window and worker."""
    limit = USUAL if size[0] * size[1] <= 1920 * 1080 else WIDE
    quarter = max(1, len(samples) // 4)
    found = []
    for measure, most, allowed in (
        ("window", max(peaks[0], *(sample.window for sample in samples)), (limit, limit * PEAK)),
        ("worker", max(peaks[1], *(sample.worker for sample in samples)), (WORKER, None)),
        ("files", max(sample.files for sample in samples), (None, None)),
    ):
        values = [getattr(sample, measure) for sample in samples]
        found.append(Course(measure, median(values[:quarter]), median(values[-quarter:]), most, *allowed))
    return tuple(found)


def as_lines(found: Iterable[Course], words: Words) -> Iterator[str]:
    """Yield each course as a line."""
    for course in found:
        figures = {"first": f"{course.first:.0f}", "last": f"{course.last:.0f}", "peak": f"{course.peak:.0f}"}
        verdict = words.say("cli.bench.soak.holds" if course.holds else "cli.bench.soak.fails")
        limit = "" if course.limit is None else words.say("cli.bench.soak.limit", limit=f"{course.limit:.0f}")
        yield words.say(f"cli.bench.soak.{course.measure}", verdict=verdict, limit=limit, **figures)


def _taken(process: int | None) -> float:
    """Return the megabytes that a process takes at the moment; 0 where there is none."""
    if process is None:
        return 0.0
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / MEGABYTE


def _peak(process: int | None) -> float:
    """Return the most megabytes that a process ever took; 0 where there is none."""
    if process is None:
        return 0.0
    status = Path(f"/proc/{process}/status").read_text()
    return int(status.partition("VmHWM:")[2].split()[0]) * 1024 / MEGABYTE


def _open_files() -> float:
    """Return how many files this process has open."""
    return float(sum(1 for _ in Path("/proc/self/fd").iterdir()))
