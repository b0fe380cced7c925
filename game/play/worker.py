"""Worker: the process in which bots think, so that the window never waits.

It is told what to think about through a pipe, and looks into it every few iterations. The end of the pipe means that
the program is gone, and the worker ends with it, also when it was killed.
"""

import os
import signal
import sys
import time
from collections.abc import Sequence
from multiprocessing.connection import Connection

import msgspec

from game.play.adviser import Adviser
from game.play.catalogue import Game, add
from game.play.pack_registry import install
from game.play.task import Answer, Judgement, Question, Task
from game.store.packs.pack_files import PackFile

_POLL = 16
_REPORTS = 20


class Think(msgspec.Struct, frozen=True):
    """Think about a task or question, for so many seconds at most (None: to the end).

    Whatever went before is to be dropped.
    """

    number: int
    task: Task | Question
    seconds: float | None


class Hurry(msgspec.Struct, frozen=True):
    """Answer the question of that number with the best move so far."""

    number: int


class Cancel(msgspec.Struct, frozen=True):
    """The question of that number needs no answer."""

    number: int


class Heard(msgspec.Struct, frozen=True):
    """The question of that number has been taken out of the pipe."""

    number: int


class Judged(msgspec.Struct, frozen=True):
    """What came of the question of that number."""

    number: int
    judgement: Judgement


class Progress(msgspec.Struct, frozen=True):
    """How much of the question of that number has been thought through, from 0 to 1."""

    number: int
    share: float


Request = Think | Hurry | Cancel
Reply = Heard | Answer | Judged | Progress


POLITENESS = 5
"""The steps by which the worker stands back when both want to run: a frame lasts 16 ms, a thought may last longer."""


def work(line: "Connection[Reply, Request]", games: Sequence[Game], packs: Sequence[PackFile] = ()) -> None:
    """Answer questions until the other end of the pipe is closed.

    `games` were added to the catalogue, `packs` are those that are there.
    """
    add(*games)
    install(packs)
    # Ctrl+C in a terminal reaches every process of the program; the window decides what it means.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        os.nice(POLITENESS)
    adviser = Adviser()
    following: Think | None = None
    try:
        while True:
            request = following or line.recv()
            following = None
            if isinstance(request, Think):
                line.send(Heard(request.number))
                watch = _Watch(line, request, adviser.budget(request.task))
                answer = _answer(adviser, request, watch)
                if answer is not None and not watch.dropped:
                    line.send(answer)
                following = watch.following
    except (EOFError, OSError):
        return


def _answer(adviser: Adviser, request: Think, watch: "_Watch") -> Answer | Judged | None:
    """Return the answer to a request; a judgement that was hurried is none."""
    if isinstance(request.task, Question):
        judgement = adviser.judge(request.task, watch)
        return None if judgement is None else Judged(request.number, judgement)
    return msgspec.structs.replace(adviser.answer(request.task, watch), number=request.number)


class _Watch:
    """Looks up from thinking: reports progress, reads what the window says, and looks at the clock.

    `dropped` tells that no answer is wanted any more, `following` is a question that came meanwhile.
    """

    def __init__(self, line: "Connection[Reply, Request]", request: Think, budget: int) -> None:
        self.dropped = False
        self.following: Think | None = None
        self._line = line
        self._number = request.number
        self._asked = 0
        self._turns = max(1, budget // _POLL)
        self._pace = max(1, self._turns // _REPORTS)
        self._seconds = request.seconds
        self._began = time.monotonic()
        self._over = False

    def __call__(self) -> bool:
        """Return whether to stop thinking; once it is to be stopped it stays so."""
        self._over = self._over or self._is_told() or self._is_late()
        return self._over

    def _is_told(self) -> bool:
        """Report how far the thought is, and return whether the window wants no more of it."""
        if self._asked and self._asked % self._pace == 0:
            self._line.send(Progress(self._number, min(1.0, max(self._asked / self._turns, self._spent))))
        self._asked += 1
        while self._line.poll():
            message = self._line.recv()
            if isinstance(message, Think):
                self.following = message
                self.dropped = True
                return True
            if message.number == self._number:
                self.dropped = isinstance(message, Cancel)
                return True
        return False

    @property
    def _spent(self) -> float:
        """How much of the time for the thought is over, from 0; always 0 where it may take any."""
        return 0.0 if self._seconds is None else (time.monotonic() - self._began) / self._seconds

    def _is_late(self) -> bool:
        return self._spent >= 1.0
