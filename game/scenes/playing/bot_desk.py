"""Bot desk: has the bots think beside the window and gives out their moves at the pace that is set."""

from collections.abc import Callable

from game.bots.skills import BEST
from game.core.move import Move
from game.core.reason import Reason, reason
from game.play.session import Session
from game.play.task import Answer, Task
from game.play.thinker import Thinker
from game.store.settings import SettingsFile, choices

POLL = 1 / 60
PROGRESS_AFTER = 0.6
"""The seconds of thought after which the prompt shows how far it is."""

PACES: tuple[int, ...] = choices("bot_pace")
"""The paces from the slowest, in milliseconds before a bot acts."""


def change_pace(settings: SettingsFile, step: int) -> Reason:
    """Take the next faster (1) or slower (-1) pace and return its name; raise DiskTrouble."""
    if settings.current.decided_by("bot_pace") is not None:
        return reason("settings.decided.sofa")
    index = min(max(PACES.index(settings.current.bot_pace) + step, 0), len(PACES) - 1)
    settings.change(bot_pace=PACES[index])
    return reason(f"settings.bot_pace.{PACES[index]}")


class BotDesk:
    """Asks the thinker for the seat to move, and for hints; never waits."""

    def __init__(self, thinker: Callable[[], Thinker], session: Session) -> None:
        self._thinker = thinker
        self._session = session
        self._number: int | None = None
        self._answer: Answer | None = None
        self._hint = False
        self._waited = 0.0
        self.paused = False
        self.rushing = False
        """Whether every thought ends with what it has found at once, and no move waits for the pace."""
        self._step = False

    @property
    def busy(self) -> bool:
        """Whether somebody is thinking."""
        return self._number is not None and self._answer is None

    @property
    def hinting(self) -> bool:
        """Whether a hint is being thought about."""
        return self._hint and self.busy

    @property
    def progress(self) -> float | None:
        """How far a long thought is (0 to 1), or None while it is short or there is none."""
        return self._thinker().progress if self.busy and self._waited > PROGRESS_AFTER else None

    def drop(self) -> None:
        """Forget the question: the match has moved on."""
        if self.busy:
            self._thinker().cancel()
        self._number, self._answer, self._hint, self._waited = None, None, False, 0.0

    def ask_hint(self) -> None:
        """Ask what the best bot would do for the person to move."""
        self._ask(self._session.thinking_task(BEST, explain=True), hint=True)

    def hurry(self) -> None:
        """Have the thought end with what it has found."""
        self._waited = 1e9
        if self.busy:
            self._thinker().hurry()

    def step(self) -> None:
        """Let one bot move while they are paused."""
        self._step = True

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass and look whether there is an answer."""
        self._waited += dt
        if not self.busy:
            return
        answer = self._thinker().poll()
        if isinstance(answer, Answer) and answer.number == self._number:
            self._answer = answer

    def hint(self) -> Answer | None:
        """Return the hint once it is there."""
        if not self._hint or self._answer is None:
            return None
        answer = self._answer
        self.drop()
        return answer

    def think(self, stand_in: str | None = None) -> None:
        """Let the bot to move think, if it does not yet; for a person one of the skill of a stand-in thinks."""
        if self._number is None:
            person = self._session.to_move in self._session.persons
            self._ask(self._session.thinking_task(stand_in if person else None), hint=False)

    def move(self, pace: float, *, secret: bool = False, stand_in: str | None = None) -> Move | None:
        """Return the move of the bot to move when it has thought and `pace` seconds have passed since it was asked.

        Pausing the bots does not hold back what is decided in `secret`.
        """
        if self.paused and not self._step and not secret:
            return None
        self.think(stand_in)
        if self._answer is None or self._waited < pace:
            return None
        move = self._answer.move
        self._step = False
        self.drop()
        return move

    def next_frame_due(self, pace: float) -> float | None:
        """Return when to look again, in seconds."""
        if self._number is None:
            return None if self.paused and not self._step else 0.0
        if self.busy:
            return POLL
        return max(0.0, pace - self._waited)

    def _ask(self, task: Task, *, hint: bool) -> None:
        self._answer, self._hint, self._waited = None, hint, 0.0
        self._number = self._thinker().ask(task)
        if self.rushing and not hint:
            self.hurry()
