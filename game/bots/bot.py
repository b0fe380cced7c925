"""Bot: a player that sees the observation of its seat and returns one of the legal moves."""

from collections.abc import Callable, Sequence
from itertools import takewhile
from typing import Any, Protocol, TypeAlias

import msgspec

from game.core.chance import Chance
from game.core.move import Move

Stop: TypeAlias = Callable[[], bool]


def never() -> bool:
    """Let a bot think to the end."""
    return False


class Thought(msgspec.Struct, frozen=True):
    """What a bot came to think of one decision.

    `runner_up` is the next best move, or None where only one is legal. `share` pairs moves with how far the bot leans
    to them, best first, adding up to 1; moves it never looked at are left out. `iterations` counts what a search did.
    `near` are other moves that it rates nearly as high as the one it makes, best first. `ahead` is how much more a
    match the move earned than the runner-up where both were tried, about 1 for a win; None where nothing was tried.
    """

    move: Move
    runner_up: Move | None
    share: tuple[tuple[Move, float], ...]
    iterations: int = 0
    near: tuple[Move, ...] = ()
    ahead: float | None = None


class Bot(Protocol):
    """A player of one game at one skill; it holds nothing that changes, so one may sit in several seats."""

    def choose(self, observation: Any, legal: Sequence[Any], chance: Chance, stop: Stop) -> Thought:
        """Return the thought on a decision of the observing seat.

        `legal` are its legal moves, at least one. The same chance and budget give the same thought. `stop` is asked
        now and then whether to end thinking at once.
        """
        ...


def nearly_best(order: Sequence[int], scores: Sequence[float], legal: Sequence[Any], margin: float) -> tuple[Any, ...]:
    """Return the moves whose score is at most `margin` below the best one, which is left out; none for a margin of 0.

    `order` has the indices of `legal` from the best to the worst.
    """
    if not margin:
        return ()
    least = scores[order[0]] - margin
    return tuple(legal[at] for at in takewhile(lambda at: scores[at] >= least, order[1:]))


def only_move(legal: Sequence[Any]) -> Thought:
    """Return the thought on a decision that leaves no choice."""
    return Thought(legal[0], None, ((legal[0], 1.0),))
