"""Bots think in another process, with the same moves as in this one, and nothing that dies there is missed."""

import logging
import os
import shutil
import signal
import subprocess
import sys
import textwrap
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from playing import ADVISER, match_for, play_until

from game.play.adviser import KEPT, Adviser
from game.play.session import Session
from game.play.task import Answer, Task
from game.play.thinker import Thinker
from game.play.worker import POLITENESS
from game.rules.cauldron15.options import Options
from game.store.places import CONFIG, ROOT

needs_stopping = pytest.mark.skipif(sys.platform == "win32", reason="only POSIX systems stop processes")

SKILLS = ("random", "greedy", "apprentice", "adept")


def task_of(skill: str, seed: int = 3, explain: bool = False) -> Task:
    """Return a decision with several legal moves."""
    session = Session.begin(match_for("greedy,greedy,greedy,greedy", seed), None)
    play_until(session, lambda session: session.move_count >= 4 and len(session.legal_moves()) > 2)
    return session.thinking_task(skill, explain)


@pytest.fixture(scope="module")
def thinker() -> Iterator[Thinker]:
    thinker = Thinker()
    yield thinker
    thinker.close()


def endless(task: Task) -> Task:
    """Return the task at the skill that thinks longest, on the decision that takes longest."""
    return msgspec.structs.replace(task, skill="master")


@pytest.mark.parametrize("skill", SKILLS)
def test_the_worker_answers_as_this_process_would(thinker: Thinker, skill: str) -> None:
    for seed in range(3):
        task = task_of(skill, seed)
        number = thinker.ask(task)
        assert thinker.busy
        answer = thinker.wait()
        assert answer == msgspec.structs.replace(ADVISER.answer(task), number=number)
        assert answer.move in task.legal
        assert not thinker.busy
        assert thinker.progress == 1


def test_the_same_task_has_the_same_answer_again(thinker: Thinker) -> None:
    task = task_of("adept")
    moves = set()
    for _ in range(3):
        thinker.ask(task)
        moves.add(thinker.wait().thought)
    assert len(moves) == 1


def test_a_hint_comes_with_its_reason(thinker: Thinker) -> None:
    thinker.ask(task_of("adept", explain=True))
    answer = thinker.wait()
    assert answer.counsel is not None
    assert answer.counsel.why.key.startswith("cauldron15.hint.")
    thinker.ask(task_of("adept"))
    assert thinker.wait().counsel is None


@pytest.mark.skipif(sys.platform == "win32", reason="only POSIX systems are nice")
def test_the_worker_stands_back_for_the_window(thinker: Thinker) -> None:
    thinker.ask(task_of("greedy"))
    thinker.wait()
    assert thinker.worker_id is not None
    assert os.getpriority(os.PRIO_PROCESS, thinker.worker_id) == min(
        19, os.getpriority(os.PRIO_PROCESS, 0) + POLITENESS
    )


def test_polling_without_a_question_gives_nothing(thinker: Thinker) -> None:
    assert thinker.poll() is None
    with pytest.raises(ValueError, match="no question"):
        thinker.wait()
    thinker.hurry()
    thinker.cancel()


def test_a_new_question_takes_the_place_of_the_old_one(thinker: Thinker) -> None:
    first, second = endless(task_of("adept", 3)), task_of("greedy", 4)
    thinker.ask(first)
    number = thinker.ask(second)
    answer = thinker.wait()
    assert answer.number == number
    assert answer.move in second.legal


def test_a_cancelled_question_is_never_answered(thinker: Thinker) -> None:
    thinker.ask(endless(task_of("adept")))
    thinker.cancel()
    assert not thinker.busy
    assert thinker.poll() is None
    number = thinker.ask(task_of("greedy"))
    assert thinker.wait().number == number


def test_hurrying_gets_the_best_move_so_far(thinker: Thinker) -> None:
    task = endless(task_of("adept"))
    thinker.ask(task)
    thinker.hurry()
    answer = thinker.wait()
    assert answer.move in task.legal
    assert answer.thought.iterations < ADVISER.budget(task)


def test_progress_grows(thinker: Thinker) -> None:
    thinker.ask(endless(task_of("adept")))
    seen = {thinker.progress}
    while thinker.poll() is None:
        seen.add(thinker.progress)
    assert thinker.progress == 1
    assert all(0 <= share <= 1 for share in seen)


def test_a_time_cap_ends_thinking() -> None:
    hasty = Thinker(seconds=0.0)
    task = endless(task_of("adept"))
    hasty.ask(task)
    assert hasty.wait().thought.iterations < ADVISER.budget(task)
    hasty.close()


def test_a_dead_worker_is_started_again_once_and_then_greedy_answers(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
    thinker = Thinker()
    task = endless(task_of("adept"))
    first = thinker.worker_id
    assert first is not None
    thinker.ask(task)
    os.kill(first, signal.SIGKILL)
    assert thinker.wait().thought == ADVISER.answer(task).thought
    second = thinker.worker_id
    assert second not in (None, first)
    assert [record.levelname for record in caplog.records] == ["WARNING"]
    os.kill(second or 0, signal.SIGKILL)
    number = thinker.ask(task)
    answer = thinker.wait()
    greedy = msgspec.structs.replace(task, skill="greedy")
    assert answer == msgspec.structs.replace(ADVISER.answer(greedy), number=number)
    assert thinker.worker_id is None
    assert [record.levelname for record in caplog.records] == ["WARNING", "ERROR"]
    thinker.ask(task)
    assert isinstance(thinker.poll(), Answer)
    thinker.close()


class Clock:
    """A clock that goes on when it is told to."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


def stop(thinker: Thinker) -> int:
    """Stop the worker as a debugger or an overloaded system would, and return its id."""
    worker = thinker.worker_id
    assert worker is not None
    os.kill(worker, signal.SIGSTOP)
    return worker


@needs_stopping
def test_a_silent_worker_is_replaced_once_and_then_greedy_answers(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
    clock = Clock()
    thinker = Thinker(clock=clock)
    task = task_of("adept")
    first = stop(thinker)
    thinker.ask(task)
    assert thinker.poll() is None, "it may be silent for some time"
    clock.now += 1000
    assert thinker.poll() is None, "another one is asked"
    assert thinker.wait().thought == ADVISER.answer(task).thought
    assert stop(thinker) != first
    number = thinker.ask(task)
    clock.now += 1000
    greedy = msgspec.structs.replace(task, skill="greedy")
    assert thinker.wait() == msgspec.structs.replace(ADVISER.answer(greedy), number=number)
    assert thinker.worker_id is None
    assert [record.levelname for record in caplog.records] == ["WARNING", "ERROR"]
    thinker.close()


@needs_stopping
def test_a_stopped_worker_can_be_asked_as_often_as_one_likes() -> None:
    """A pipe that nobody empties is full after some sixty thousand bytes, and who writes into it waits for ever."""
    clock = Clock()
    thinker = Thinker(clock=clock)
    stop(thinker)
    for seed in range(3):
        for _ in range(100):
            thinker.ask(task_of("greedy", seed))
            thinker.hurry()
            thinker.cancel()
    clock.now += 1000
    thinker.ask(task := task_of("greedy"))
    assert thinker.wait().move == ADVISER.answer(task).move
    thinker.close()


@needs_stopping
def test_a_stopped_worker_does_not_keep_the_program(tmp_path: Path) -> None:
    config = shutil.copytree(CONFIG, tmp_path / "config")
    (config / "worker.yaml").write_text("patience: 15\nending: 0\nhint: 2\n")
    thinker = Thinker(config)
    worker = stop(thinker)
    thinker.close()
    with pytest.raises(ProcessLookupError):
        os.kill(worker, 0)


def test_an_adviser_keeps_the_referees_used_last_and_answers_the_same() -> None:
    adviser = Adviser()
    task = task_of("adept")
    tasks = [msgspec.structs.replace(task, options=Options(hand=hand)) for hand in range(5, 7 + KEPT)]
    answers = [adviser.answer(task).move for task in tasks]
    assert len(adviser._referees) == KEPT < len(tasks)
    assert {key[:3] for key in adviser._bots} == adviser._referees.keys()
    assert [adviser.answer(task).move for task in tasks] == answers


def run(script: str) -> str:
    command = [sys.executable, "-c", textwrap.dedent(script)]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()


def test_what_the_worker_imports_opens_no_window_library() -> None:
    assert (
        run("import sys, game.play.worker; print([name for name in sys.modules if name.startswith('pygame')])") == "[]"
    )


ORPHAN = """
    import os, signal, sys

    sys.path[:0] = ["tests/play"]
    if __name__ == "__main__":
        from playing import match_for
        from game.play.session import Session
        from game.play.thinker import Thinker

        thinker = Thinker()
        session = Session.begin(match_for("greedy,greedy,greedy"), None)
        for _ in range(3):
            thinker.ask(session.thinking_task("adept"))
            session.play(thinker.wait().move)
        thinker.ask(session.thinking_task("master"))
        print(thinker.worker_id, flush=True)
        os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="only POSIX systems have SIGKILL")
def test_no_worker_outlives_a_killed_program() -> None:
    """The worker holds the pipe of standard output too: that it ends before the deadline means that it is gone."""
    command = [sys.executable, "-c", textwrap.dedent(ORPHAN)]
    program = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=False, timeout=60)
    assert program.returncode == -signal.SIGKILL
    assert program.stdout.strip().isdecimal(), "a worker was there"
