"""Performance: a match or the title, only heard: the program's own scenes run without a window, faster than time."""

from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from game.bots.bot import only_move
from game.core.move import Move
from game.play.adviser import Adviser
from game.play.match import new_match
from game.play.session import Session
from game.play.task import Answer, Question, Task
from game.play.thinker import Thinker
from game.play.worker import Judged
from game.scenes.entry import SOUNDS, make_services
from game.scenes.playing.play_scene import PlayScene
from game.scenes.title import TitleScene
from game.store.places import Places
from game.store.seat_plans import COLOURS, SeatPlan
from game.view.drawing.viewport import Viewport
from game.view.scene_stack import SceneStack
from game.view.sound.recording import Recording
from game.view.window import open_headless

FRAME = 1 / 60
SIZE = (1280, 720)
SEATS = 3
SEED = 15
PLAYER = "greedy"
"""How the seats of a performed match are played."""

AFTER_THE_END = 8.0
"""The seconds for which a match is listened to when it is over."""


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


def perform_title(seconds: float) -> Recording:
    """Return what is heard of the title. A `decoder` has to be open."""
    with _stage(Prompter()) as (stack, recording):
        stack.push(TitleScene(stack.services))
        _let_pass(stack, seconds)
    return recording


def perform_table(game: str, seconds: float) -> Recording:
    """Return what is heard of a match of bots from its beginning. A `decoder` has to be open."""
    seats = [SeatPlan(f"{index + 1}", PLAYER, COLOURS[index]) for index in range(SEATS)]
    return perform_match(Session.begin(new_match(game, seats, seed=SEED), None), seconds)


def perform_match(session: Session, seconds: float | None = None) -> Recording:
    """Return what is heard of a match, move for move as it was played, or of its first seconds.

    A `decoder` has to be open.
    """
    plans = tuple(msgspec.structs.replace(plan, kind=PLAYER) for plan in session.match.seats)
    again = Session.begin(msgspec.structs.replace(session.match, seats=plans), None)
    with _stage(Prompter(tuple(turn.move for turn in session.history))) as (stack, recording):
        stack.push(PlayScene(stack.services, again, lambda: TitleScene(stack.services), fresh=True))
        while again.to_move is not None and (seconds is None or recording.seconds < seconds):
            _let_pass(stack, FRAME)
        _let_pass(stack, AFTER_THE_END if seconds is None else seconds - recording.seconds)
    return recording


@contextmanager
def _stage(prompter: Prompter) -> Iterator[tuple[SceneStack, Recording]]:
    """Yield a stack of scenes that nobody sees, and what is heard of it."""
    open_headless()
    recording = Recording(SOUNDS)
    with TemporaryDirectory() as home:
        services = make_services(Places.under(Path(home)), lambda: prompter, output=recording)
        services.studio.use_viewport(Viewport.fitting(*SIZE))
        stack = SceneStack(services)
        try:
            yield stack, recording
        finally:
            stack.quit()
            services.sounds.close()
            services.sheets.close()


def _let_pass(stack: SceneStack, seconds: float) -> None:
    """Let time pass, frame by frame."""
    for _ in range(round(seconds / FRAME)):
        stack.update(FRAME)
        stack.services.sounds.update(FRAME)
