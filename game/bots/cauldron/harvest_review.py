"""Harvest review: what a move of Cauldron does to the chance to win, some turns later or after the harvest."""

from collections.abc import Sequence
from typing import Any

from game.bots.cauldron.chance_to_win import chance_of
from game.bots.cauldron.quick_play import QuickPlay
from game.bots.cauldron.seasons_to_goal import SeasonsToGoal
from game.bots.cauldron.trials import Trials
from game.bots.value_model import ValueModel
from game.core.chance import Chance
from game.rules.cauldron.controller import Cauldron
from game.rules.cauldron.observation import CauldronObservation
from game.rules.cauldron.position import CauldronPosition


class CauldronReview:
    """One decision made ready to be judged: what is asked after a move is answered well, then all play quickly."""

    def __init__(
        self,
        controller: Cauldron,
        worth: SeasonsToGoal,
        values: ValueModel,
        observation: CauldronObservation,
        scores: Sequence[float],
    ) -> None:
        self._worth = worth
        self._judgement = values.at(observation.seats, 0)
        self._seat = observation.own_seat
        self._trials = Trials(controller, worth, self._seat, minds_others=True)
        self._quick = QuickPlay(controller, worth)
        self._sampler = controller.sampler(observation)
        self.scores = scores

    def deal(self, chance: Chance) -> CauldronPosition:
        """Return a position that the seat cannot tell from the real one."""
        return self._sampler.deal(chance)

    def chance_to_win(self, world: CauldronPosition, move: Any, luck: Chance) -> float:
        """Return how likely the seat looks to win where the view ahead ends, by everybody's seasons to the goal."""
        position = self._trials.after(world, move)
        self._quick.play_round(position)
        return chance_of(self._judgement, self._worth, position, self._seat)
