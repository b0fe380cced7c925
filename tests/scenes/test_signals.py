"""A signal to end: the window closes, the worker is gone, the journal is whole, and nothing is left lying about."""

import os
import signal
import subprocess
import sys
import textwrap
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from game.play.session import Session
from game.store.places import ROOT, Places

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="only POSIX systems send these signals")

HEARD = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP) if sys.platform != "win32" else ()

ENVIRONMENT = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}

MATCH = """
    if __name__ == "__main__":
        from game.play.match import new_match, parse_seats
        from game.scenes import entry
        from game.scenes import sitting_down
        from game.store.words import Words

        class Telling(sitting_down.PlayScene):
            told = False

            def update(self, dt):
                super().update(dt)
                if self.session.move_count >= 5 and not self.told:
                    self.told = True
                    print(self.services.thinker().worker_id, flush=True)

        sitting_down.PlayScene = Telling
        seats = parse_seats("greedy,greedy,greedy", Words.load("en"))
        raise SystemExit(entry.run_window(match=new_match("cauldron15", seats, {}, 7)))
"""


@contextmanager
def started(*command: str, **given: Any) -> Iterator[subprocess.Popen[str]]:
    """Start a program that hears signals, also where whoever runs the tests ignores them; it ends with the block."""
    before = {number: signal.signal(number, signal.SIG_DFL) for number in HEARD}
    try:
        process = subprocess.Popen(command, text=True, start_new_session=True, **given)
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
    with process:
        try:
            yield process
        finally:
            process.kill()


@pytest.fixture
def program(tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    """Return the window in the middle of a match."""
    script = tmp_path / "match.py"
    script.write_text(textwrap.dedent(MATCH))
    (tmp_path / "settings.yaml").write_text("bot_pace: 0\nreduced_motion: true\n")
    environment = {**ENVIRONMENT, "FOUR_CAULDRONS_HOME": str(tmp_path), "PYTHONPATH": str(ROOT)}
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with started(sys.executable, str(script), env=environment, **pipes) as process:
        yield process


def send(program: subprocess.Popen[str], name: str) -> None:
    """Send a signal as it comes in life: those of the terminal reach the worker too."""
    number = getattr(signal, name)
    if name == "SIGTERM":
        program.send_signal(number)
    else:
        os.killpg(program.pid, number)


@pytest.mark.one_in(2)
@pytest.mark.parametrize(
    ("name", "stopped"), [("SIGINT", False), ("SIGTERM", False), ("SIGHUP", False), ("SIGTERM", True)]
)
def test_a_signal_ends_the_window_cleanly(
    program: subprocess.Popen[str], tmp_path: Path, name: str, stopped: bool
) -> None:
    assert program.stdout is not None
    worker = int(program.stdout.readline())
    if stopped:
        os.kill(worker, signal.SIGSTOP)
    send(program, name)
    output, errors = program.communicate(timeout=60)
    assert (program.returncode, output, errors) == (0, "", "")
    with pytest.raises(ProcessLookupError):
        os.kill(worker, 0)
    places = Places.under(tmp_path)
    left = {path.suffix for path in tmp_path.rglob("*") if path.is_file()}
    assert not left & {".tmp", ".lock"}
    (path,) = places.matches.glob("*.jsonl")
    assert Session.read(path).move_count >= 5
    assert '"record":"position"' in path.read_text().splitlines()[-1], "it was closed, not cut off"


@pytest.mark.parametrize(
    "module", ["multiprocessing", "game.core.reason", "game.cli.window_commands", "pygame", "game.view.app"]
)
def test_ctrl_c_while_the_program_starts_leaves_no_traceback(module: str, tmp_path: Path) -> None:
    command = (sys.executable, "-X", "importtime", str(ROOT / "main.py"), "play")
    environment = {**ENVIRONMENT, "FOUR_CAULDRONS_HOME": str(tmp_path)}
    with started(*command, env=environment, stderr=subprocess.PIPE) as process:
        assert process.stderr is not None
        for line in process.stderr:
            if line.split("|")[-1].strip() == module:
                break
        else:
            raise AssertionError(f"the program never imported {module}")
        send(process, "SIGINT")
        _, rest = process.communicate(timeout=60)
    assert "Traceback" not in rest
    assert process.returncode in {0, -signal.SIGINT, 130}
