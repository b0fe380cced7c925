"""Kills: a real program dies at any moment, and no move that it showed is ever lost."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from game.cli.torture.ordeal import Failure, Ordeal
from game.cli.torture.victim import OPEN, SETTING, UNDO
from game.play.catalogue import GAMES
from game.play.session import Session
from game.store.journal import read_journal
from game.store.library import Library
from game.store.places import CODE, Places
from game.store.records import MoveRecord, UndoRecord
from game.store.settings import SettingsFile

DEADLINE = 60
"""The seconds after which a program that was killed must be gone."""

PATIENCE = 30
"""The most lines that a program may show before it dies."""

ROOM = 3_000
"""The most bytes that a program may write before the system ends it in the middle of a write."""

DELAY = 40_000
"""The most rounds that a loop makes between the last line and the kill."""


def _run(seed: int, count: int) -> Iterator[Failure]:
    """Yield what was lost: programs are killed one after the other, on a folder that each finds as the last left it."""
    shown = torn = 0
    with TemporaryDirectory() as home:
        victims = Victims(Path(home))
        for number in range(seed, seed + count):
            try:
                torn += victims.kill_one(number)
            except (Lost, subprocess.TimeoutExpired) as error:
                yield Failure(number, f"{error} (with those before it)")
                victims.forget()
        shown = victims.shown_in_all
    print(f"kills: {count} programs, {shown} shown moves, {torn} torn lines", flush=True)


class Lost(Exception):
    """Something that was shown and is not there any more; the message says what."""


class Victims:
    """Programs that play on the same folder, and everything that they have shown."""

    def __init__(self, home: Path) -> None:
        self.places = Places.under(home)
        self.shown: dict[str, list[str]] = {}
        self.shown_in_all = 0
        self.setting: int | None = None
        self.torn: set[str] = set()

    def forget(self) -> None:
        """Begin with a folder of its own."""
        self.places = Places.under(self.places.settings.parent / "next")
        self.shown.clear()
        self.torn.clear()
        self.setting = None

    def kill_one(self, seed: int) -> int:
        """Start a program, kill it at a moment that the seed tells, and return how many lines were torn by it.

        Raises Lost.
        """
        chance = Random(f"kills {seed}")
        game = list(GAMES)[seed % len(GAMES)]
        command = [sys.executable, "-m", "game.cli.torture.victim", str(self.places.settings.parent), game, str(seed)]
        if runs_out := os.name == "posix" and chance.randrange(5) == 0:
            command.append(str(chance.randrange(1, ROOM)))
        environment = {**os.environ, "PYTHONPATH": str(CODE.parent)}
        with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, bufsize=0) as program:
            assert program.stdout is not None
            # One in four dies while it starts.
            wanted = 0 if chance.randrange(4) == 0 else chance.randrange(1, PATIENCE)
            lines = [program.stdout.readline() for _ in range(0 if runs_out else wanted)]
            for _ in range(0 if runs_out else chance.randrange(DELAY if wanted else 100 * DELAY)):
                pass
            if not runs_out:
                program.kill()
            rest, _ = program.communicate(timeout=DEADLINE)
        self._note(b"".join([*lines, rest]).decode())
        self._check_settings()
        self._check_library()
        before, self.torn = self.torn, {name for name in self.shown if self._check(name)}
        return len(self.torn - before)

    def _note(self, said: str) -> None:
        """Take down what was shown; a line that was cut off was not."""
        for line in said.split("\n")[:-1]:
            name, what = line.split("\t")
            if name == SETTING:
                self.setting = int(what)
            elif what == OPEN:
                self.shown.setdefault(name, [])
            else:
                self.shown.setdefault(name, []).append(what)
                self.shown_in_all += 1

    def _check_settings(self) -> None:
        """Raise Lost unless the settings are those shown last, or the next ones."""
        file = SettingsFile.load(self.places.settings)
        if file.notices:
            raise Lost(f"settings: {file.notices[0]}")
        width = file.current.window[0]
        if self.setting is not None and width not in {self.setting, self.setting + 1}:
            raise Lost(f"settings: {self.setting} was shown, {width} is there")
        self.setting = width

    def _check_library(self) -> None:
        """Raise Lost where the title would find fault."""
        library = Library(self.places.matches)
        for entry in library.entries():
            self.shown.setdefault(entry.path.name, [])
        if library.notices:
            raise Lost(f"library: {library.notices[0]}")

    def _check(self, name: str) -> bool:
        """Raise Lost unless a journal has what was shown and at most one move more; return whether it was torn."""
        path, shown = self.places.matches / name, self.shown[name]
        contents = read_journal(path)
        words = []
        for record in contents.records:
            match record:
                case MoveRecord(text=text):
                    words.append(text)
                case UndoRecord(to=to):
                    words.append(f"{UNDO}{to}")
        if words[: len(shown)] != shown:
            raise Lost(f"{name}: {len(shown)} moves were shown, {len(words)} are there")
        if len(words) > len(shown) + 1:
            raise Lost(f"{name}: {len(words) - len(shown)} moves were written and not shown")
        if contents.damaged:
            raise Lost(f"{name}: lines are missing")
        if Session.read(path).base:
            raise Lost(f"{name}: cannot be looked back at")
        self.shown[name] = words
        return contents.torn


KILLS = Ordeal("kills", 500, _run)
