"""What the tests of the command line share: running a command as a person does, and reading what it says."""

import io
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from game.cli import main
from game.store.places import HOME_VARIABLE


class Said(NamedTuple):
    """What a command left behind: its exit code, standard output and standard error."""

    code: int
    out: str
    err: str


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[..., Said]:
    """Runs a command in this process, with its own home and the standard input given as `feed`."""
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "home"))

    def command(*arguments: object, feed: str = "") -> Said:
        monkeypatch.setattr("sys.stdin", io.StringIO(feed))
        code = main([str(argument) for argument in arguments])
        return Said(code, *capsys.readouterr())

    return command


@pytest.fixture
def refused(run: Callable[..., Said]) -> Callable[..., str]:
    """Runs a command that has to be refused: exit code 2, nothing on the standard output; returns its one sentence."""

    def command(*arguments: object, feed: str = "") -> str:
        said = run(*arguments, feed=feed)
        assert said.code == 2, said
        assert said.out == ""
        assert said.err.count("\n") == 1
        assert said.err.endswith(".\n")
        assert "Traceback" not in said.err
        assert "[" not in said.err, "a text key has no words"
        return said.err

    return command
