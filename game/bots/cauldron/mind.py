"""Mind: what bots know about Cauldron, bound to its controller."""

from collections.abc import Sequence
from typing import Any

from game.bots.cauldron.fanned import Fanned
from game.bots.cauldron.features import features_of
from game.bots.cauldron.outlook import CauldronOutlook
from game.bots.cauldron.rehearsal import CauldronRehearsal
from game.bots.cauldron.trials import Trials
from game.bots.cauldron.worth import Worth
from game.bots.mind import Feature, Outlook, Rehearsal
from game.rules.cauldron.controller import Cauldron
from game.rules.cauldron.observation import CauldronObservation
from game.rules.cauldron.position import CauldronPosition

_WORLDS = 3


class CauldronMind:
    """The knowledge of one game; it holds nothing that changes in play."""

    def __init__(self, controller: Cauldron) -> None:
        self._controller = controller
        self._worth = Worth(controller.book)

    def score_moves(self, observation: CauldronObservation, legal: Sequence[Any]) -> list[float]:
        """Return how good the position after each move is, in seasons."""
        return self._trials(observation).first_sight(self._world(observation, 0), legal)

    def score_plans(
        self, observation: CauldronObservation, legal: Sequence[Any], breadth: int, insight: bool
    ) -> list[float]:
        """Return how good the turn is that each move begins, in seasons; with insight in several possible worlds."""
        trials = self._trials(observation)
        worlds = range(_WORLDS if insight else 1)
        found = [trials.first_sight(self._world(observation, number), legal) for number in worlds]
        return [sum(scores) / len(found) for scores in zip(*found, strict=True)]

    def rehearsal(self, observation: CauldronObservation, legal: Sequence[Any], breadth: int) -> Rehearsal:
        """Return a decision of the observing seat with its `breadth` best moves, ready to be tried out."""
        scores = self.score_plans(observation, legal, breadth, False)
        return CauldronRehearsal(self._controller, self._worth, observation, legal, scores, breadth)

    def outlook(self, observation: CauldronObservation, insight: bool) -> Outlook:
        """Return the view ahead: to the end of the season with insight, without it to the end of the match."""
        return CauldronOutlook(self._controller, self._worth, observation, insight)

    def features(self, observation: CauldronObservation, move: Any) -> list[Feature]:
        """Return the named properties of a legal move of the observing seat."""
        return features_of(self._controller, self._worth, self._world(observation, 0), move)

    def _trials(self, observation: CauldronObservation) -> Trials:
        """Return what tries moves of the observing seat."""
        seat = observation.active if observation.seat is None else observation.seat
        return Trials(self._controller, self._worth, seat)

    def _world(self, observation: CauldronObservation, number: int) -> CauldronPosition:
        """Return one of the positions that the observation allows, always the same for a number."""
        return self._controller.sampler(observation).deal(Fanned(number))
