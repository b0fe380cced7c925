"""Ui events: anything whatever is done at the window, in every scene and game, and nothing may go wrong of it."""

import gc
import logging
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from traceback import extract_tb
from typing import Any

import msgspec
import pygame

from game.cli.prepared_matches import begun
from game.cli.torture.monkey import Event, Hand
from game.cli.torture.ordeal import Failure, Ordeal
from game.core.errors import IllegalMove
from game.core.event import Tell
from game.core.move import Move
from game.play.adviser import Adviser
from game.play.bad_input import BadInput
from game.play.catalogue import GAMES, game
from game.play.match import Match, new_match
from game.play.session import Session
from game.play.task import Answer, Task
from game.scenes.entry import make_services
from game.scenes.pages.credits import CreditsScene
from game.scenes.pages.reader import ReaderScene
from game.scenes.pages.settings_page import SettingsScene
from game.scenes.playing.play_scene import PlayScene
from game.scenes.setup import SetupScene
from game.scenes.title import TitleScene
from game.store.library import Library
from game.store.places import Places
from game.store.seat_plans import COLOURS, PERSON, SeatPlan
from game.store.settings import SettingsFile
from game.store.trouble import Trouble
from game.store.words import Words
from game.view.app import App
from game.view.scene import Scene, Services
from game.view.window import open_headless

NAMES = ("Ana", "Bertók", "Cleo", "Dora", "Emil", "Fay")
SKILLS = ("random", "greedy")
LONGEST = 500
"""The most actions in one case."""

SEEN = 0.12
"""The part of the actions after which the picture is drawn."""

LEFT = (None, None, 60, 15, 4)
"""How many moves are left of a match at most when somebody sits down to it; None: it begins."""

PLACES = 4
"""How many places of an error are told, that where it was raised first."""

MEMORY = Path("/dev/shm")
"""A folder in memory, on systems that have it: every move of a person is written through to the disk."""


class HereThinker:
    """Thinks in this process, and quickly, so that the same case always goes the same way."""

    progress = 0.0

    def __init__(self, adviser: Adviser) -> None:
        self._adviser = adviser
        self._number = 0
        self._open: Task | None = None

    @property
    def busy(self) -> bool:
        """Whether a question is open."""
        return self._open is not None

    def ask(self, task: Task) -> int:
        """Take a question; one that is still open is dropped."""
        self._number += 1
        self._open = task if task.skill in SKILLS else msgspec.structs.replace(task, skill="greedy")
        return self._number

    def poll(self) -> Answer | None:
        """Return the answer to the open question."""
        if self._open is None:
            return None
        task, self._open = self._open, None
        return msgspec.structs.replace(self._adviser.answer(task), number=self._number)

    def hurry(self) -> None:
        """Do nothing: it is quick already."""

    def cancel(self) -> None:
        """Drop the open question."""
        self._open = None


class Watched:
    """A referee that notes the moves it was given though they are not legal; everything else is the referee's own."""

    def __init__(self, referee: Any, found: list[str]) -> None:
        self._referee = referee
        self._found = found

    def __getattr__(self, name: str) -> Any:
        return getattr(self._referee, name)

    def apply(self, position: Any, move: Move, tell: Tell | None = None) -> None:
        """Make a move."""
        try:
            self._referee.apply(position, move, tell)
        except IllegalMove as error:
            self._found.append(f"an illegal move reached the referee: {move.text} ({error})")
            raise


class Findings(logging.Handler):
    """Takes down the errors that the program logs; it says them in a dialog and lives on."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Take down one."""
        error = record.exc_info[1] if record.exc_info else None
        self.found.append(record.getMessage() if error is None else f"{record.getMessage()}: {told(error)}")


class Case:
    """One visit to the window, made of its seed alone: where it begins, who plays, and what is done."""

    def __init__(
        self, base: Services, adviser: Adviser, seed: int, home: Path, counts: Counter[tuple[str, str]]
    ) -> None:
        self._chance = Random(seed)
        self._counts = counts
        places = Places.under(home)
        thinker: Any = HereThinker(adviser)
        self._services = replace(
            base,
            settings=SettingsFile.load(places.settings),
            places=places,
            library=Library(places.matches),
            thinker=lambda: thinker,
        )
        self._services.settings.change(
            window=(1024, 640), bot_pace=self._chance.choice((0, 400)), bell=self._chance.choice(("off", "2s", "key")),
            reduced_motion=self._chance.random() < 0.3,
        )  # fmt: skip
        self._services.studio.use_theme(base.theme.with_look(high_contrast=False, text_scale=1.0))
        self._findings = Findings()
        self._sessions: dict[int, Session] = {}
        self.done = 0
        self.events = 0

    def run(self) -> str | None:
        """Do one thing after the other until the case is over; return what went wrong, or None."""
        log = self._services.log
        log.addHandler(self._findings)
        deed, scene = "the beginning", "window"
        try:
            app = App(self._services)
            hand = Hand(self._services, self._chance)
            app.open(self._first())
            app.show()
            while app.scenes and self.done < LONGEST and not self._findings.found:
                top = app.scenes[-1]
                scene = type(top).__name__
                events = hand.events(top)
                deed = ", ".join(map(described, events))
                app.live(hand.seconds(), events)
                self._take_note(app, scene, len(events))
                if self._chance.random() < SEEN and app.scenes:
                    app.show()
            deed = "the end"
            while app.scenes:
                app.live(0.0, [QUIT])
            self._take_note(app, scene, 1)
        except Exception as error:
            self._findings.found.append(told(error))
        finally:
            log.removeHandler(self._findings)
        missed = self._services.words.missed
        self._findings.found += [f"a text is missing: {key}" for key in missed]
        missed.clear()
        found = self._findings.found
        return f"deed {self.done} in {scene}, {deed}: {'; '.join(found)}" if found else None

    def _first(self) -> Scene:
        """Return the scene that the case begins with: mostly a match."""
        services, chance = self._services, self._chance
        name = chance.choice(list(GAMES))
        if chance.random() < 0.8:
            return PlayScene(services, self._match(name), self._home, fresh=chance.random() < 0.5)
        scenes: list[Scene] = [
            TitleScene(services),
            SetupScene(services, name, self._home),
            SettingsScene(services),
            ReaderScene(services, name, "rules"),
            ReaderScene(services, name, "gallery"),
            CreditsScene(services),
        ]
        return chance.choice(scenes)

    def _home(self) -> Scene:
        return TitleScene(self._services)

    def _match(self, name: str) -> Session:
        """Return a match of a game with one or several persons, played for a while by chance."""
        chance = self._chance
        left = chance.choice(LEFT)
        moves = None if left is None else chance.randint(1, left)
        return begun(self._new_match(name), self._services.library, chance, moves)

    def _new_match(self, name: str) -> Match:
        """Return a match with seats and options by chance."""
        chance, loaded = self._chance, game(name).load()
        lowest, highest = loaded.game.seats
        count = chance.randint(lowest, highest)
        kinds = [PERSON, *chance.choices((PERSON, PERSON, *SKILLS), k=count - 1)]
        chance.shuffle(kinds)
        seats = [SeatPlan(NAMES[seat], kind, COLOURS[seat]) for seat, kind in enumerate(kinds)]
        options = {
            field.name: str(chance.choice(field.choices))
            for field in loaded.describe_options(count)
            if chance.random() < 0.3
        }
        try:
            return new_match(name, seats, options, chance.randrange(2**31))
        except BadInput:
            return new_match(name, seats, {}, chance.randrange(2**31))

    def _take_note(self, app: App, scene: str, events: int) -> None:
        """Count a deed, watch the referee of a match that has begun, and read the journal of one that was left."""
        self.done += 1
        self.events += events
        playing = ""
        for each in app.scenes:
            if isinstance(each, PlayScene):
                playing = each.session.match.game
                if id(each.session) not in self._sessions:
                    self._sessions[id(each.session)] = each.session
                    each.session.controller = Watched(each.session.controller, self._findings.found)
        self._counts[scene, playing] += events
        for key, session in list(self._sessions.items()):
            if not any(isinstance(each, PlayScene) and each.session is session for each in app.scenes):
                del self._sessions[key]
                self._read_again(session)

    def _read_again(self, session: Session) -> None:
        """Compare a match that was left with what its journal says."""
        name = session.match.game
        self._counts["matches", name] += 1
        self._counts["ended", name] += session.outcome is not None
        self._counts["moves", name] += session.move_count
        if session.path is None:
            return
        try:
            again = Session.read(session.path)
        except Trouble as trouble:
            self._findings.found.append(f"a journal cannot be read: {trouble}")
            return
        moves, read = ([turn.move for turn in each.history] for each in (session, again))
        if moves != read or session.outcome != again.outcome:
            self._findings.found.append(f"a journal says something else: {len(read)} moves instead of {len(moves)}")


QUIT = Event(pygame.QUIT)


def described(event: Event) -> str:
    """Return an event in a few words."""
    parts = event.dict
    shown = [f"{name}={parts[name]!r}" for name in ("key", "mod", "pos", "button", "text", "size") if name in parts]
    return " ".join([str(event).split("-")[1].split(" ")[0], *shown])


def told(error: BaseException) -> str:
    """Return an error and the place where it was raised."""
    places = [f"{Path(place.filename).name}:{place.lineno} {place.name}" for place in extract_tb(error.__traceback__)]
    return f"{type(error).__name__}: {error} ({' < '.join(reversed(places[-PLACES:]))})"


def _run(seed: int, count: int) -> Iterator[Failure]:
    """Yield the cases in which something went wrong, and print how much was done where."""
    open_headless()
    counts: Counter[tuple[str, str]] = Counter()
    done = 0
    with TemporaryDirectory() as first:
        adviser = Adviser()
        nobody: Any = HereThinker(adviser)
        base = make_services(Places.under(Path(first)), lambda: nobody)
        base.log.propagate = False
        gc.freeze()
        try:
            while done < count:
                with TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as home:
                    case = Case(base, adviser, seed, Path(home), counts)
                    if (what := case.run()) is not None:
                        yield Failure(seed, what)
                done += max(1, case.events)
                seed += 1
        finally:
            gc.unfreeze()
            base.sheets.close()
    _print(counts, done)


def _print(counts: Counter[tuple[str, str]], done: int) -> None:
    """Print how many actions were done in each scene and game, and how many matches were played."""
    words = Words.load("en")
    columns = ["", *GAMES]
    rows = [[words.say("cli.torture.events.scene"), "-", *(words.say(f"{name}.name") for name in GAMES)]]
    for name in sorted({name for name, _ in counts}):
        rows.append([name, *(f"{counts[name, column]:,}" for column in columns)])
    widths = [max(len(row[column]) for row in rows) for column in range(len(columns) + 1)]
    for row in rows:
        print("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip())
    print(words.say("cli.torture.events.all", count=done), flush=True)


EVENTS = Ordeal("events", 100_000, _run)
