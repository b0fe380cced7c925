"""The random bot: every legal move is as good as any other."""

from collections.abc import Sequence
from typing import Any

from game.bots.bot import Stop, Thought, only_move
from game.core.chance import Chance


class RandomBot:
    """A bot that draws one of the legal moves, all equally likely."""

    def choose(self, observation: Any, legal: Sequence[Any], chance: Chance, stop: Stop) -> Thought:
        """Return a thought with the legal moves in random order."""
        if len(legal) == 1:
            return only_move(legal)
        order = chance.shuffled(legal)
        share = 1 / len(order)
        return Thought(order[0], order[1], tuple((move, share) for move in order))
