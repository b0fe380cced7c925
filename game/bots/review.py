"""Review: what a move did to the chance to win, beside what others would have done, in worlds that the seat could not
tell from the real one.
"""

from collections.abc import Sequence
from math import sqrt
from typing import Any, Literal, NamedTuple, Protocol, TypeAlias, runtime_checkable

import msgspec

from game.bots.bot import Stop
from game.bots.mind import Mind, Playout, Searching
from game.core.chance import Chance, Lcg
from game.core.event import Seat
from game.core.referee import Controller

BATCH = 8
"""At most so many worlds are dealt before the moves are compared again."""

FEWEST, PART = 24, 4
"""Before so many worlds, and one in so many of those that may be dealt, nothing is clear."""

_CLEAR = 2.5
_NINETY = 1.645
"""Standard errors: of a difference that is clear, and to either end of an interval of 90 %."""

_SEEDS = 1 << 32


Rating: TypeAlias = Literal["best", "good", "loose", "costly"]


class Limits(msgspec.Struct, frozen=True):
    """What is lost at most by a move that is called best, good or loose, as chances to win (0 to 1)."""

    best: float
    good: float
    loose: float

    def rating(self, lost: float) -> Rating:
        """Return what a move is called that loses so much."""
        if lost <= self.best:
            return "best"
        if lost < self.good:
            return "good"
        return "loose" if lost < self.loose else "costly"


class Budget(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much is looked at: so many `worlds` a decision.

    With `turns` every decision is looked at in `screen` worlds first, and only those of so many of the dearest turns
    are judged. Raises ValueError for one of the two without the other.
    """

    worlds: int
    screen: int = 0
    turns: int = 0

    def __post_init__(self) -> None:
        if self.worlds < 1 or self.screen < 0 or self.turns < 0 or (self.screen > 0) != (self.turns > 0):
            raise ValueError("worlds is a number from 1 on, and screen and turns go together")


class Review(Protocol):
    """One seat's decision made ready to be judged.

    `scores` are those of its legal moves at a first look, one a move; the higher, the likelier it is worth judging.
    """

    scores: Sequence[float]

    def deal(self, chance: Chance) -> Any:
        """Return a world: a position that the seat cannot tell from the real one, and whatever else is to be equal."""
        ...

    def chance_to_win(self, world: Any, move: Any, luck: Chance) -> float:
        """Return how likely the seat is to win (0 to 1) after a move in a world, which stays as it is."""
        ...


@runtime_checkable
class Reviewing(Mind, Protocol):
    """The knowledge of a game by which moves that were made can be judged."""

    def review(self, observation: Any, legal: Sequence[Any]) -> Review:
        """Return a decision of the observing seat made ready to be judged."""
        ...


class Verdict(NamedTuple):
    """What came of judging a decision.

    `played` and `chance` are how likely the move that was made and the best one are to win (0 to 1). The first costs
    `cost`, at least `low` by its interval of 90 % (both 0 where nothing was better). `worlds` were dealt.
    """

    best: Any
    played: float
    chance: float
    cost: float
    low: float
    worlds: int


class PlayoutReview:
    """A decision judged by playing it out, for games that can be searched."""

    def __init__(self, controller: Controller[Any], playout: Playout, seat: Seat, scores: Sequence[float]) -> None:
        self._controller = controller
        self._playout = playout
        self._seat = seat
        self.scores = scores

    def deal(self, chance: Chance) -> Any:
        """Return a position that the seat cannot tell from the real one."""
        return self._playout.deal(chance)

    def chance_to_win(self, world: Any, move: Any, luck: Chance) -> float:
        """Return the seat's reward at the end of the view ahead."""
        position = world.copy()
        self._controller.apply(position, move)
        return self._playout.play_out(position, luck)[self._seat]


def can_review(mind: Mind) -> bool:
    """Return whether moves can be judged by what a mind knows."""
    return isinstance(mind, Reviewing | Searching)


def review_of(controller: Controller[Any], mind: Mind, observation: Any, legal: Sequence[Any]) -> Review:
    """Return a decision made ready to be judged; raise TypeError where the mind cannot tell."""
    if isinstance(mind, Reviewing):
        return mind.review(observation, legal)
    if isinstance(mind, Searching):
        scores = mind.score_moves(observation, legal)
        return PlayoutReview(controller, mind.playout(observation, True), observation.seat, scores)
    raise TypeError(f"moves of {controller.game} cannot be judged")


def judge(
    review: Review,
    moves: Sequence[Any],
    worlds: int,
    limits: Limits,
    chance: Chance,
    stop: Stop,
) -> Verdict | None:
    """Return what the first of some moves cost beside the best of them; None where `stop` ended it.

    Every world and its luck is the same for all moves. Step by step the worse half is given up, though never the first
    move, and sooner what is clearly behind (sequential halving: Karnin, Koren and Somekh 2013). It ends with the
    `worlds` it may deal, or once it is clear what the first move costs and what it is to be called by its `limits`.
    """
    field = list(range(len(moves)))
    rewards: list[list[float]] = [[] for _ in moves]
    stages = max(1, (len(moves) - 1).bit_length())
    batch = min(BATCH, max(1, worlds // stages))
    stage, dealt = 0, 0
    while dealt < worlds and len(field) > 1:
        if stop():
            return None
        for _ in range(min(batch, worlds - dealt)):
            world, seed = review.deal(chance), chance.below(_SEEDS)
            for at in field:
                rewards[at].append(review.chance_to_win(world, moves[at], Lcg.seeded(seed)))
            dealt += 1
        best = max(field, key=lambda at: sum(rewards[at]))
        if dealt >= max(FEWEST, worlds // PART):
            field = [at for at in field if at in (0, best) or not _is_behind(rewards[at], rewards[best])]
            if len(field) == 1 or (len(field) == 2 and _is_clear(rewards[0], rewards[best], limits)):
                break
        if stage + 1 < stages and dealt * stages >= worlds * (stage + 1):
            stage += 1
            order = sorted(field, key=lambda at: sum(rewards[at]), reverse=True)
            kept = order[: max(2, (len(order) + 1) // 2)]
            field = [at for at in field if at == 0 or at in kept]
    if not dealt:
        if stop():
            return None
        world = review.deal(chance)
        rewards[0].append(review.chance_to_win(world, moves[0], Lcg.seeded(chance.below(_SEEDS))))
        dealt = 1
    best = max(field, key=lambda at: (sum(rewards[at]), at == 0))
    mean, error = _difference(rewards[best], rewards[0])
    low = max(0.0, mean - _NINETY * error)
    return Verdict(moves[best], _mean(rewards[0]), _mean(rewards[best]), mean, low, dealt)


def _is_behind(one: Sequence[float], best: Sequence[float]) -> bool:
    """Return whether a move is clearly worse than another one, or comes to the same in every world."""
    mean, error = _difference(best, one)
    return mean >= _CLEAR * error


def _is_clear(first: Sequence[float], best: Sequence[float], limits: Limits) -> bool:
    """Return whether more worlds would not change what the first move is called."""
    mean, error = _difference(best, first)
    return mean >= _CLEAR * error and limits.rating(mean) == limits.rating(mean - _NINETY * error)


def _difference(better: Sequence[float], worse: Sequence[float]) -> tuple[float, float]:
    """Return mean and standard error of what a move earned more than another, in the worlds that both were tried in."""
    found = [one - other for one, other in zip(better, worse, strict=False)]
    count = len(found)
    if count < 2:
        return (found[0] if found else 0.0), 0.0
    mean = sum(found) / count
    variance = sum((each - mean) ** 2 for each in found) / (count - 1)
    return mean, sqrt(variance / count)


def _mean(values: Sequence[float]) -> float:
    return sum(values) / max(1, len(values))
