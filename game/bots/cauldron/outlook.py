"""Outlook: one seat's view ahead from one decision, for bots that search."""

from collections.abc import Sequence
from math import exp

from game.bots.cauldron.trials import Trials
from game.bots.cauldron.worth import Worth
from game.core.chance import Chance
from game.rules.cauldron.controller import Cauldron
from game.rules.cauldron.observation import CauldronObservation
from game.rules.cauldron.position import CauldronPosition


class CauldronOutlook:
    """The view ahead to the end of the season that is played, or with every seat at first sight to the very end."""

    def __init__(self, controller: Cauldron, worth: Worth, observation: CauldronObservation, insight: bool) -> None:
        self._controller = controller
        self._worth = worth
        self._insight = insight
        self._season = observation.season
        self._sampler = controller.sampler(observation)

    def deal(self, chance: Chance) -> CauldronPosition:
        """Return a position that the observing seat cannot tell from the real one."""
        return self._sampler.deal(chance)

    def judge(self, position: CauldronPosition) -> Sequence[float] | None:
        """Return one reward a seat where the view ends, or None where it goes on."""
        if position.winner is not None:
            return [float(seat == position.winner) for seat in range(position.seats)]
        if not self._insight or position.season == self._season:
            return None
        return shares(self._worth.seasons(position))

    def reply(self, position: CauldronPosition, chance: Chance) -> None:
        """Leave all moves of rivals to the search."""

    def play_out(self, position: CauldronPosition, chance: Chance) -> Sequence[float]:
        """Play on at first sight to where the view ends; return one reward a seat."""
        controller = self._controller
        while (rewards := self.judge(position)) is None:
            seat = controller.to_move(position)
            assert seat is not None, "the view ends with the match"
            legal = controller.legal_moves(position)
            scores = Trials(controller, self._worth, seat).first_sight(position, legal)
            controller.apply(position, legal[scores.index(max(scores))])
        return rewards


def shares(seasons: Sequence[float]) -> list[float]:
    """Return how likely each seat is to win by the seasons that it still needs."""
    nearest = min(seasons)
    chances = [exp(nearest - each) for each in seasons]
    total = sum(chances)
    return [each / total for each in chances]
