"""Thinker: the window's way to the worker process, which it keeps warm and never waits for."""

import logging
import time
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path

import msgspec

from game.play.adviser import Adviser
from game.play.catalogue import added
from game.play.pack_registry import installed
from game.play.processes import end, start
from game.play.task import Answer, Question, Task
from game.play.worker import Cancel, Heard, Hurry, Judged, Reply, Request, Think, work
from game.store.content import load
from game.store.places import CONFIG

_LOG = logging.getLogger(__name__)
_RESTARTS = 1


class Waiting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds that the worker may be silent, has to end by itself, and has for a hint; config/worker.yaml says why."""

    patience: int
    ending: int
    hint: int


def load_waiting(config: Path) -> Waiting:
    """Return what worker.yaml of a folder says; raise BadContent."""
    return load(config / "worker.yaml", Waiting)


class Thinker:
    """One question at a time to the worker; its answer comes by `poll`.

    A worker that dies, or is silent for too long, is replaced once and asked again; after that the greedy bot answers
    in this process, and questions have no judgement. `seconds` caps the time for one question; without it the same task
    always has the same answer, and the same hint where its time is enough. `clock` tells the seconds by which silence
    is measured.
    """

    def __init__(
        self, config: Path = CONFIG, seconds: float | None = None, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.progress = 0.0
        self._waiting = load_waiting(config)
        self._seconds = seconds
        self._clock = clock
        self._number = 0
        self._task: Task | Question | None = None
        self._restarts_left = _RESTARTS
        self._adviser: Adviser | None = None
        self._start()

    @property
    def busy(self) -> bool:
        """Whether a question is open."""
        return self._task is not None

    @property
    def worker_id(self) -> int | None:
        """The id of the worker process, or None after the last one has died."""
        return None if self._adviser is not None else self._worker.pid

    def ask(self, task: Task | Question) -> int:
        """Ask a question and return its number; one that is still open is dropped."""
        self._number += 1
        self._task = task
        self.progress = 0.0
        self._send_question()
        return self._number

    def hurry(self) -> None:
        """Have the open question answered with the best move so far."""
        if self.busy and self._sent == self._number:
            self._send(Hurry(self._number))

    def cancel(self) -> None:
        """Drop the open question."""
        if self.busy:
            self._task = None
            if self._sent == self._number:
                self._send(Cancel(self._number))

    def poll(self) -> Answer | Judged | None:
        """Return the answer to the open question if it has come; never waits."""
        while self._adviser is None and self.busy:
            try:
                if not self._line.poll():
                    if self._patience_left > 0:
                        return None
                    self._replace_worker(silent=True)
                    continue
                message = self._line.recv()
            except (EOFError, OSError):
                self._replace_worker(silent=False)
                continue
            self._last_word = self._clock()
            if isinstance(message, Heard):
                self._heard = message.number
                self._send_question()
            elif message.number != self._number:
                continue
            elif isinstance(message, Answer | Judged):
                self._task = None
                self.progress = 1.0
                return message
            else:
                self.progress = message.share
        return self._answer_here()

    def wait(self) -> Answer:
        """Return the answer to the open task when it comes; raise ValueError when there is none."""
        while self.busy:
            if isinstance(answer := self.poll(), Answer):
                return answer
            self._line.poll(max(0.0, self._patience_left))
        raise ValueError("there is no question to wait for")

    def close(self) -> None:
        """End the worker."""
        self._task = None
        if self._adviser is None:
            self._line.close()
            end([self._worker], self._waiting.ending)

    @property
    def _patience_left(self) -> float:
        """How many seconds more the worker may be silent."""
        return self._last_word + self._waiting.patience + (self._seconds or 0.0) - self._clock()

    def _start(self) -> None:
        """Start a worker."""
        context = get_context("spawn")
        here, there = context.Pipe()
        self._line: Connection[Request, Reply] = here
        self._worker = context.Process(target=work, args=(there, added(), installed()), name="thinker", daemon=True)
        start(self._worker)
        there.close()
        self._sent = self._heard = self._number
        self._last_word = self._clock()

    def _send_question(self) -> None:
        """Send the open question, unless an earlier one has not been heard: a full pipe would make the window wait."""
        if self._task is not None and self._sent == self._heard != self._number:
            self._sent = self._number
            self._last_word = self._clock()
            self._send(Think(self._number, self._task, self._cap(self._task)))

    def _cap(self, task: Task | Question) -> float | None:
        """Return the seconds for a question; a person who asks for a hint waits for it."""
        caps = [self._seconds, self._waiting.hint if isinstance(task, Task) and task.explain else None]
        return min((cap for cap in caps if cap is not None), default=None)

    def _send(self, request: Request) -> None:
        """Tell the worker something; a dead one is replaced and asked the open question instead."""
        if self._adviser is None:
            try:
                self._line.send(request)
            except OSError:
                self._replace_worker(silent=False)

    def _replace_worker(self, *, silent: bool) -> None:
        """Start a worker in the place of one that ended or is silent, or give up on workers."""
        self._line.close()
        end([self._worker], 0.0 if silent else self._waiting.ending)
        why = "is silent" if silent else "ended"
        code = self._worker.exitcode
        if self._restarts_left == 0:
            _LOG.error("The worker %s again (exit code %s); the greedy bot answers from here on.", why, code)
            self._adviser = Adviser()
            return
        _LOG.warning("The worker %s (exit code %s) and is started again.", why, code)
        self._restarts_left -= 1
        self._start()
        # What was asked of the old one counts as never asked.
        self._sent = self._heard = self._number - 1
        self._send_question()

    def _answer_here(self) -> Answer | None:
        """Return the greedy bot's answer to the open question."""
        task, self._task = self._task, None if self._adviser is not None else self._task
        if task is None or self._adviser is None or isinstance(task, Question):
            return None
        answer = self._adviser.answer(msgspec.structs.replace(task, skill="greedy"))
        self.progress = 1.0
        return msgspec.structs.replace(answer, number=self._number)
