"""The greedy bot: it takes what looks best at first sight, or now and then the second best."""

from collections.abc import Sequence
from math import isfinite
from typing import Any

from game.bots.bot import Stop, Thought, nearly_best, only_move
from game.bots.mind import Mind
from game.core.chance import Chance


class GreedyBot:
    """A bot that looks one move ahead through the mind of its game.

    It takes the second best move with a probability of `second_best` percent, unless that is what nobody would do who
    knows the game. Equal scores are decided by chance. Moves whose score is at most `near` below the best are as good.
    """

    def __init__(self, mind: Mind, second_best: int = 0, near: float = 0.0) -> None:
        self._mind = mind
        self._near = near
        self._second_best = second_best

    def choose(self, observation: Any, legal: Sequence[Any], chance: Chance, stop: Stop) -> Thought:
        """Return the best looking move, or the second best with the bot's probability."""
        if len(legal) == 1:
            return only_move(legal)
        scores = self._mind.score_moves(observation, legal)
        order = sorted(chance.shuffled(range(len(legal))), key=scores.__getitem__, reverse=True)
        best, second = legal[order[0]], legal[order[1]]
        slip = self._second_best / 100 if isfinite(scores[order[1]]) else 0.0
        share = ((best, 1 - slip), (second, slip)) if slip else ((best, 1.0),)
        if slip and chance.below(100) < self._second_best:
            return Thought(second, best, share)
        return Thought(best, second, share, near=nearly_best(order, scores, legal, self._near))
