"""Killing the program at any moment loses no move that was shown, and leaves no worker behind."""

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from game.play.catalogue import GAMES
from game.play.session import Session
from game.store.journal import read_journal
from game.store.library import Library
from game.store.places import ROOT
from game.store.records import MoveRecord, UndoRecord

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="only POSIX systems have SIGKILL")

DEADLINE = 60


def written(path: Path) -> list[str]:
    """Return the moves and undos of a journal in the words in which they are shown."""
    words = []
    for record in read_journal(path).records:
        match record:
            case MoveRecord(text=text):
                words.append(text)
            case UndoRecord(to=to):
                words.append(f"undo {to}")
    return words


def follow(words: list[str]) -> list[str]:
    """Return the moves that hold after all of them."""
    moves: list[str] = []
    for word in words:
        if word.startswith("undo "):
            del moves[int(word.removeprefix("undo ")) :]
        else:
            moves.append(word)
    return moves


class Victims:
    """Programs that are killed one after the other, on one folder of matches."""

    def __init__(self, folder: Path, seed: int, patience: int) -> None:
        self.folder = folder
        self.chance = Random(seed)
        self.patience = patience
        self.shown: dict[str, list[str]] = {}
        self.torn = 0

    def run_and_kill(self) -> None:
        """Kill a program after some moves were shown, fewer than `patience`."""
        program = self.start()
        assert program.stdout is not None
        lines = [program.stdout.readline() for _ in range(self.chance.randrange(2, self.patience))]
        for _ in range(self.chance.randrange(30_000)):
            pass
        program.kill()
        self.check(program, lines)

    def run_out_of_room(self) -> None:
        """Let the system kill a program in the middle of a write."""
        program = self.start(str(self.chance.randrange(1, 40 * self.patience)))
        self.check(program, [])

    def start(self, *room: str) -> "subprocess.Popen[bytes]":
        """Start a program."""
        command = [sys.executable, str(Path(__file__).with_name("killable.py")), str(self.folder), *room]
        paths = os.pathsep.join([str(ROOT), str(Path(__file__).parent)])
        environment = {**os.environ, "PYTHONPATH": paths}
        # Unbuffered, so that nothing is kept from `communicate` by reading lines before.
        return subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, bufsize=0)

    def check(self, program: "subprocess.Popen[bytes]", lines: list[bytes]) -> None:
        """Compare what was shown with what is resumed.

        Every process of the program writes to the same pipe, so its end (before the deadline) means that all are gone.
        """
        rest, _ = program.communicate(timeout=DEADLINE)
        assert program.returncode < 0, "it was killed"
        for line in b"".join([*lines, rest]).decode().splitlines():
            name, what = line.split("\t")
            shown = self.shown.setdefault(name, [])
            if what != "open":
                shown.append(what)
        for name, shown in self.shown.items():
            path = self.folder / name
            words = written(path)
            assert words[: len(shown)] == shown
            assert len(words) <= len(shown) + 1, "at most one move was written and not shown"
            self.torn += read_journal(path).torn
            self.shown[name] = words
            resumed = Session.read(path)
            assert [turn.move.text for turn in resumed.history] == follow(words)
            assert resumed.base == 0


def kill(folder: Path, kills: int, writes: int, seed: int, patience: int) -> Victims:
    victims = Victims(folder, seed, patience)
    for _ in range(kills):
        victims.run_and_kill()
    for _ in range(writes):
        victims.run_out_of_room()
    last = Library(folder).last_unfinished(GAMES)
    assert last is not None
    with Session.resume(last.path) as session:
        assert not session.read_only
        assert [turn.move.text for turn in session.history] == follow(victims.shown[last.path.name])
    return victims


def test_a_few_kills_lose_nothing(tmp_path: Path) -> None:
    victims = kill(tmp_path, kills=2, writes=2, seed=15, patience=12)
    assert victims.torn > 0, "a line was torn at least once"


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 2])
def test_fifty_kills_lose_nothing(tmp_path: Path, seed: int) -> None:
    victims = kill(tmp_path, kills=50, writes=20, seed=seed, patience=40)
    assert victims.torn > 5
