"""A mind made of features alone: a move is as good as what speaks for it, and a view ahead is played out by chance."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from game.bots.mind import Feature, Rewards
from game.core.chance import Chance
from game.core.referee import Controller


class FeatureMind(ABC):
    """What bots know of a game that tells them no more than features; it can be searched, with or without insight."""

    def __init__(self, controller: Controller[Any]) -> None:
        self.controller = controller

    @abstractmethod
    def features(self, observation: Any, move: Any) -> list[Feature]:
        """Return the named properties of a legal move of the observing seat."""

    def score_moves(self, observation: Any, legal: Sequence[Any]) -> list[float]:
        """Return the weight of all features of each move."""
        return [sum(feature.weight for feature in self.features(observation, move)) for move in legal]

    def playout(self, observation: Any, insight: bool) -> "RandomPlayout":
        """Return the view ahead from a decision of the observing seat: to the end of the match."""
        return RandomPlayout(self.controller, observation)


class RandomPlayout:
    """A view ahead to the end of the match, played out at random; a shared victory is worth its part of one."""

    def __init__(self, controller: Controller[Any], observation: Any) -> None:
        self._controller = controller
        self._sampler = controller.sampler(observation)

    def deal(self, chance: Chance) -> Any:
        """Return a position that looks the same to the observer."""
        return self._sampler.deal(chance)

    def judge(self, position: Any) -> Rewards | None:
        """Return the rewards of a match that is over, or None."""
        outcome = self._controller.outcome(position)
        if outcome is None:
            return None
        return [(seat in outcome.winners) / max(1, len(outcome.winners)) for seat in range(len(outcome.scores))]

    def reply(self, position: Any, chance: Chance) -> None:
        """Return None: what rivals do is searched too."""

    def play_out(self, position: Any, chance: Chance) -> Rewards:
        """Play any legal moves to the end of the match; return its rewards."""
        while (rewards := self.judge(position)) is None:
            legal = self._controller.legal_moves(position)
            self._controller.apply(position, legal[chance.below(len(legal))])
        return rewards
