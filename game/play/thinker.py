"""Thinker: the window's way to the worker process, which it keeps warm and never waits for."""

import logging
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path

import msgspec

from game.play.adviser import Adviser
from game.play.task import Answer, Task
from game.play.worker import Cancel, Hurry, Progress, Request, Think, work
from game.store.places import CONFIG

_LOG = logging.getLogger(__name__)
_RESTARTS = 1


class Thinker:
    """One question at a time to the worker; its answer comes by `poll`.

    A worker that dies is started again once and asked again; after that the greedy bot answers in this process.
    `seconds` caps the time for one question; without it the same task always has the same answer.
    """

    def __init__(self, config: Path = CONFIG, seconds: float | None = None) -> None:
        self.progress = 0.0
        self._config = config
        self._seconds = seconds
        self._number = 0
        self._task: Task | None = None
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

    def ask(self, task: Task) -> int:
        """Ask a question and return its number; one that is still open is dropped."""
        self._number += 1
        self._task = task
        self.progress = 0.0
        self._send(Think(self._number, task, self._seconds))
        return self._number

    def hurry(self) -> None:
        """Have the open question answered with the best move so far."""
        if self.busy:
            self._send(Hurry(self._number))

    def cancel(self) -> None:
        """Drop the open question."""
        if self.busy:
            self._task = None
            self._send(Cancel(self._number))

    def poll(self) -> Answer | None:
        """Return the answer to the open question if it has come; never waits."""
        while self._adviser is None and self.busy:
            try:
                if not self._line.poll():
                    return None
                message = self._line.recv()
            except (EOFError, OSError):
                self._replace_worker()
                continue
            if message.number != self._number:
                continue
            if isinstance(message, Answer):
                self._task = None
                self.progress = 1.0
                return message
            self.progress = message.share
        return self._answer_here()

    def wait(self) -> Answer:
        """Return the answer to the open question when it comes; raise ValueError when there is no question."""
        while self.busy:
            if (answer := self.poll()) is not None:
                return answer
            self._line.poll(None)
        raise ValueError("there is no question to wait for")

    def close(self) -> None:
        """End the worker."""
        self._task = None
        if self._adviser is None:
            self._line.close()
            self._worker.join()

    def _start(self) -> None:
        """Start a worker."""
        context = get_context("spawn")
        here, there = context.Pipe()
        self._line: Connection[Request, Answer | Progress] = here
        self._worker = context.Process(target=work, args=(there, self._config), name="thinker", daemon=True)
        self._worker.start()
        there.close()

    def _send(self, request: Request) -> None:
        """Tell the worker something; a dead one is replaced and asked the open question instead."""
        if self._adviser is None:
            try:
                self._line.send(request)
            except OSError:
                self._replace_worker()

    def _replace_worker(self) -> None:
        """Start a worker in the place of a dead one, or give up on workers."""
        self._line.close()
        self._worker.join()
        code = self._worker.exitcode
        if self._restarts_left == 0:
            _LOG.error("The worker ended again (exit code %s); the greedy bot answers from here on.", code)
            self._adviser = Adviser(self._config)
            return
        _LOG.warning("The worker ended (exit code %s) and is started again.", code)
        self._restarts_left -= 1
        self._start()
        if self._task is not None:
            self._send(Think(self._number, self._task, self._seconds))

    def _answer_here(self) -> Answer | None:
        """Return the greedy bot's answer to the open question."""
        if self._task is None or self._adviser is None:
            return None
        answer = self._adviser.answer(msgspec.structs.replace(self._task, skill="greedy"))
        self._task = None
        self.progress = 1.0
        return msgspec.structs.replace(answer, number=self._number)
