"""Outlook: the view ahead from a decision of Alarún to the end of the match."""

from game.bots.mind import Rewards
from game.core.chance import Chance
from game.rules.alarun.controller import Alarun
from game.rules.alarun.observation import AlarunObservation
from game.rules.alarun.position import AlarunPosition


class AlarunOutlook:
    """A view to the end of the match, which random moves reach."""

    def __init__(self, controller: Alarun, observation: AlarunObservation) -> None:
        self._controller = controller
        self._sampler = controller.sampler(observation)

    def deal(self, chance: Chance) -> AlarunPosition:
        """Return a position that looks the same to the observer."""
        return self._sampler.deal(chance)

    def judge(self, position: AlarunPosition) -> Rewards | None:
        """Return 1/k to each of k winners once the match is over, or None."""
        outcome = self._controller.outcome(position)
        if outcome is None:
            return None
        return [(seat in outcome.winners) / len(outcome.winners) for seat in range(position.seats)]

    def reply(self, position: AlarunPosition, chance: Chance) -> None:
        """Leave all moves of rivals to the search."""

    def play_out(self, position: AlarunPosition, chance: Chance) -> Rewards:
        """Play at random to the end of the match."""
        legal_moves, apply, below = self._controller.legal_moves, self._controller.apply, chance.below
        while (rewards := self.judge(position)) is None:
            legal = legal_moves(position)
            apply(position, legal[below(len(legal))])
        return rewards
