"""The planner bot: it makes the move that the best plan it finds begins with."""

from collections.abc import Sequence
from typing import Any

from game.bots.bot import Stop, Thought, only_move
from game.bots.mind import Planning
from game.core.chance import Chance


class PlannerBot:
    """A bot that plans its own turn or round through the mind of its game, and what others do it leaves out.

    `breadth` is how many unfinished plans it carries on with at each step. Equal scores are decided by chance.
    """

    def __init__(self, mind: Planning, breadth: int, insight: bool = False) -> None:
        self._mind = mind
        self._breadth = breadth
        self._insight = insight

    def choose(self, observation: Any, legal: Sequence[Any], chance: Chance, stop: Stop) -> Thought:
        """Return the move with the best plan."""
        if len(legal) == 1:
            return only_move(legal)
        scores = self._mind.score_plans(observation, legal, self._breadth, self._insight)
        order = sorted(chance.shuffled(range(len(legal))), key=scores.__getitem__, reverse=True)
        best = legal[order[0]]
        return Thought(best, legal[order[1]], ((best, 1.0),))
