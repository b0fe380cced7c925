"""Prompter: who thinks in this process, at once, where no window waits: in drawn scenes and performed matches."""

from collections import deque

import msgspec

from game.bots.bot import only_move
from game.core.move import Move
from game.play.adviser import Adviser
from game.play.task import Answer, Question, Task
from game.play.thinker import Thinker
from game.play.worker import Judged


class Prompter(Thinker):
    """Whispers the moves of a match that was played already, and after them, or without one, those of a bot."""

    def __init__(self, moves: tuple[Move, ...] = ()) -> None:
        self.progress = 0.0
        self._moves = deque(moves)
        self._adviser_here = Adviser()
        self._open: Task | Question | None = None
        self._asked = 0

    @property
    def busy(self) -> bool:
        """Whether a question is open."""
        return self._open is not None

    def ask(self, task: Task | Question) -> int:
        """Take a question."""
        self._open = task
        self._asked += 1
        return self._asked

    def poll(self) -> Answer | Judged | None:
        """Return the answer."""
        task, self._open = self._open, None
        if task is None:
            return None
        if isinstance(task, Question):
            judgement = self._adviser_here.judge(task)
            return None if judgement is None else Judged(self._asked, judgement)
        if self._moves:
            move = self._moves.popleft()
            return Answer(move, only_move((move,)), number=self._asked)
        return msgspec.structs.replace(self._adviser_here.answer(task), number=self._asked)

    def hurry(self) -> None:
        """Do nothing: the answer is there."""

    def cancel(self) -> None:
        """Drop the question."""
        self._open = None

    def close(self) -> None:
        """End nothing."""
