"""Killing the program while it renames, puts aside, restores or adds leaves every match there, whole."""

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from game.store.journal import Journal, read_journal
from game.store.places import ROOT
from game.store.records import FORMAT, Header
from game.store.seat_plans import SeatPlan
from game.store.shelf import ASIDE, Shelf

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="only POSIX systems have SIGKILL")


def begin(path: Path, seed: int) -> None:
    journal = Journal.create(path, Header(FORMAT, "cauldron15", {}, (SeatPlan("Ana", "person", "plum"),), seed, "abc"))
    journal.position(0, {"filler": "x" * 2000})
    journal.close()


def kill(tmp_path: Path, kills: int, seed: int) -> None:
    folder, source = tmp_path / "matches", tmp_path / "theirs.jsonl"
    for number in range(4):
        begin(folder / f"match-{number}.jsonl", number)
    begin(source, 99)
    command = [sys.executable, str(Path(__file__).with_name("shelving.py")), str(folder), str(source)]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    chance = Random(seed)
    for number in range(kills):
        with subprocess.Popen(
            [*command, str(number)], env=environment, stdout=subprocess.PIPE, bufsize=0
        ) as program:  # fmt: skip
            assert program.stdout is not None
            for _ in range(chance.randrange(1, 12)):
                assert program.stdout.readline() == b"done\n"
            for _ in range(chance.randrange(30_000)):
                pass
            program.kill()
        matches = Shelf(folder).open()
        assert [match.trouble for match in matches] == [None] * len(matches)
        everywhere = [*folder.glob("*.jsonl"), *(folder / ASIDE).glob("*.jsonl")]
        seeds = [read_journal(path).header.seed for path in everywhere]
        assert set(seeds) >= {0, 1, 2, 3}
        assert all(seeds.count(each) == 1 for each in range(4))


def test_a_few_kills_lose_no_match(tmp_path: Path) -> None:
    kill(tmp_path, kills=4, seed=3)


@pytest.mark.slow
def test_many_kills_lose_no_match(tmp_path: Path) -> None:
    kill(tmp_path, kills=60, seed=4)
