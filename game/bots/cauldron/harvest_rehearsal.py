"""Harvest rehearsal: one decision tried out in possible worlds, to the end of the harvest or a while ahead."""

from collections.abc import Sequence
from math import exp, isfinite
from typing import Any

from game.bots.cauldron.quick_play import QuickPlay
from game.bots.cauldron.seasons_to_goal import SeasonsToGoal
from game.core.chance import Chance
from game.core.effect_stack import Window
from game.core.event import Seat
from game.core.move import Move
from game.rules.cauldron.controller import Cauldron
from game.rules.cauldron.moves import Brew, Harvest
from game.rules.cauldron.observation import CauldronObservation
from game.rules.cauldron.position import CauldronPosition

# Moves that look worse than the best by so many seasons are not played out.
_MARGIN = 0.12
# How much the plan counts beside what a playout comes to.
_PRIOR = 0.85
_ACTIONS = (Harvest, Brew)


class CauldronRehearsal:
    """One seat's decision: plans first, then the promising moves played out with every seat playing quickly."""

    def __init__(
        self,
        controller: Cauldron,
        worth: SeasonsToGoal,
        observation: CauldronObservation,
        legal: Sequence[Any],
        scores: list[float],
        breadth: int,
    ) -> None:
        self._controller = controller
        self._worth = worth
        self._quick = QuickPlay(controller, worth)
        self._seat: Seat = observation.own_seat
        self._sampler = controller.sampler(observation)
        self.scores = scores
        self._priors = dict(zip(legal, scores, strict=True))
        self.moves = promising(observation, legal, scores, breadth, _MARGIN, _ACTIONS)

    def deal(self, chance: Chance) -> CauldronPosition:
        """Return a position that the observing seat cannot tell from the real one."""
        return self._sampler.deal(chance)

    def play_out(self, position: CauldronPosition, move: Any) -> float:
        """Return how likely the seat is to win after a move, judged some turns later or at the end of the harvest."""
        trial = position.copy()
        self._controller.apply(trial, move)
        self._quick.play_round(trial)
        ahead = self._worth.score(trial, self._seat)
        return likely(_PRIOR * self._priors[move] + (1 - _PRIOR) * ahead)


def promising(
    observation: CauldronObservation,
    legal: Sequence[Any],
    scores: Sequence[float],
    breadth: int,
    margin: float,
    actions: tuple[type[Move], ...],
) -> list[Any]:
    """Return the moves that are worth playing out, at most `breadth`, or none where the best one is not of `actions`.

    They are the answers to what is announced, and actions that look at most `margin` seasons worse than the best one.
    """
    order = sorted(range(len(legal)), key=scores.__getitem__, reverse=True)
    highest, kinds, found = scores[order[0]], set[Any](), list[Any]()
    if isinstance(observation.question, Window):
        return [legal[at] for at in order[:2] if isfinite(scores[at])]
    if not isinstance(legal[order[0]], actions):
        return []
    for at in order:
        if scores[at] < highest - margin or len(found) == breadth:
            break
        if not isinstance(legal[at], actions):
            continue
        key = _likeness(observation, legal[at])
        if key not in kinds:
            kinds.add(key)
            found.append(legal[at])
    return found


def likely(ahead: float) -> float:
    """Return how likely a seat is to win that is so many seasons ahead, from 0 to 1."""
    return 1 / (1 + exp(-ahead))


def _likeness(observation: CauldronObservation, move: Any) -> Any:
    """Return what is the same for moves that hardly differ: harvests of one kind."""
    cell = getattr(move, "cell", None)
    if cell is None:
        return move
    return next(kind for each, kind, _ in observation.fields if each == cell)
