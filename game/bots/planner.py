"""The planner bot: it makes the move that the best plan it finds begins with."""

from collections.abc import Sequence
from typing import Any

from game.bots.bot import Stop, Thought, nearly_best, only_move
from game.bots.mind import Planning
from game.core.chance import Chance


class PlannerBot:
    """A bot that plans its own turn or round through the mind of its game, and what others do it leaves out.

    `breadth` is how many unfinished plans it carries on with at each step. Equal scores are decided by chance. With a
    probability of `second_best` percent it makes the best of the moves whose plans are worse than the best plan. Moves
    whose plans are at most `near` worse are as good.
    """

    def __init__(
        self, mind: Planning, breadth: int, insight: bool = False, second_best: int = 0, near: float = 0.0
    ) -> None:
        self._mind = mind
        self._breadth = breadth
        self._insight = insight
        self._second_best = second_best
        self._near = near

    def choose(self, observation: Any, legal: Sequence[Any], chance: Chance, stop: Stop) -> Thought:
        """Return the move with the best plan, or the second best with the bot's probability."""
        if len(legal) == 1:
            return only_move(legal)
        scores = self._mind.score_plans(observation, legal, self._breadth, self._insight)
        order = sorted(chance.shuffled(range(len(legal))), key=scores.__getitem__, reverse=True)
        best, runner_up = legal[order[0]], legal[order[1]]
        near = nearly_best(order, scores, legal, self._near)
        slip = next((legal[at] for at in order if scores[at] < scores[order[0]]), None) if self._second_best else None
        if slip is None:
            return Thought(best, runner_up, ((best, 1.0),), near=near)
        chance_of_slip = self._second_best / 100
        share = ((best, 1 - chance_of_slip), (slip, chance_of_slip))
        if chance.below(100) < self._second_best:
            return Thought(slip, best, share)
        return Thought(best, runner_up, share, near=near)
