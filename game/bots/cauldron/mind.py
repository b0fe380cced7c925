"""Mind: what bots know about Cauldron, bound to its controller."""

from collections.abc import Sequence
from typing import Any

from game.bots.bot import Stop, never
from game.bots.cauldron.chance_to_win import look_at
from game.bots.cauldron.effort import effort_of
from game.bots.cauldron.far_rehearsal import FarRehearsal
from game.bots.cauldron.features import features_of
from game.bots.cauldron.fixed_shuffle import FixedShuffle
from game.bots.cauldron.harvest_rehearsal import CauldronRehearsal
from game.bots.cauldron.harvest_review import CauldronReview
from game.bots.cauldron.quick_action_plans import score_turns
from game.bots.cauldron.seasons_to_goal import CAREFREE, KEEN, PLAIN, SeasonsToGoal
from game.bots.cauldron.traits import TRAITS, traits_of, victims_of
from game.bots.cauldron.trials import Trials
from game.bots.mind import Feature, Rehearsal
from game.bots.value_model import Look, ValueModel
from game.core.effect_stack import Running, Window
from game.core.event import Seat
from game.rules.cauldron.cards.verbs_spells import Cancel
from game.rules.cauldron.controller import Cauldron
from game.rules.cauldron.moves import Brew, Cast, End, Store
from game.rules.cauldron.observation import CauldronObservation
from game.rules.cauldron.position import HARVEST, CauldronPosition

# How many quick actions a plan that is rehearsed looks at.
_PLANNED = 2

_NEVER = float("-inf")
_END_OF_TURN = "end_of_turn"

# What a move comes to is told where it is the same in so many worlds.
_COMPARED = 2


class CauldronMind:
    """The knowledge of one game; it holds nothing that changes in play."""

    traits = TRAITS

    def __init__(self, controller: Cauldron, values: ValueModel) -> None:
        self._controller = controller
        self._values = values
        self._carefree = SeasonsToGoal(controller.book, CAREFREE)
        self._plain = SeasonsToGoal(controller.book, PLAIN)
        self._keen = SeasonsToGoal(controller.book, KEEN, is_thorough=True)

    def score_moves(self, observation: CauldronObservation, legal: Sequence[Any]) -> list[float]:
        """Return how good the position after each move is, in seasons."""
        if _has_done_all(observation, legal):
            return [float(isinstance(move, End)) for move in legal]
        scores = self._trials(observation).first_sight(self._world(observation, 0), legal)
        return self._without_undoing(observation, legal, scores)

    def score_plans(
        self, observation: CauldronObservation, legal: Sequence[Any], breadth: int, insight: bool
    ) -> list[float]:
        """Return how good the turn is that each move begins, in seasons; with insight the rivals' way counts too."""
        if _has_done_all(observation, legal):
            return [float(isinstance(move, End)) for move in legal]
        seat = observation.own_seat
        trials = Trials(self._controller, self._keen if insight else self._plain, seat, insight)
        scores = score_turns(self._controller, trials, self._world(observation, 0), seat, legal, breadth)
        return self._without_undoing(observation, legal, scores)

    def rehearsal(
        self,
        observation: CauldronObservation,
        legal: Sequence[Any],
        breadth: int,
        insight: bool,
        stop: Stop = never,
    ) -> Rehearsal:
        """Return a decision of the observing seat with its `breadth` best moves, ready to be tried out.

        With insight thefts and spells are tried too, and everything to the end of the harvest.
        """
        scores = self.score_plans(observation, legal, _PLANNED, True)
        if insight:
            return FarRehearsal(self._controller, self._keen, self._values, observation, legal, scores, breadth)
        return CauldronRehearsal(self._controller, self._keen, observation, legal, scores, breadth)

    def review(self, observation: CauldronObservation, legal: Sequence[Any]) -> CauldronReview:
        """Return a decision made ready to be judged."""
        scores = self.score_plans(observation, legal, _PLANNED, True)
        return CauldronReview(self._controller, self._keen, self._values, observation, scores)

    def look(self, position: CauldronPosition) -> Look | None:
        """Return a moment as it is judged, or None in the middle of an effect."""
        return look_at(self._keen, position)

    def features(self, observation: CauldronObservation, move: Any) -> list[Feature]:
        """Return the named properties of a legal move of the observing seat."""
        worlds = [self._world(observation, number) for number in range(_COMPARED)]
        return features_of(self._controller, self._keen, worlds, move)

    def effort_of(self, observation: CauldronObservation, move: Any) -> int:
        """Return how much a legal move gives up, risks or sets going."""
        return effort_of(move)

    def traits_of(self, observation: CauldronObservation, legal: Sequence[Any]) -> list[frozenset[str]]:
        """Return the traits of each of some legal moves."""
        return traits_of(observation, legal)

    def victims_of(self, observation: CauldronObservation, move: Any) -> frozenset[Seat]:
        """Return the seats that a move steals from, or chooses for what it does to others."""
        return victims_of(observation, move)

    def _without_undoing(
        self, observation: CauldronObservation, legal: Sequence[Any], scores: list[float]
    ) -> list[float]:
        """Return the scores of moves with minus infinity for a canceller that answers what the seat itself does.

        It cancels the seat's own spell; beside anything else it comes too early, for the turn goes on.
        """
        if not _answers_itself(observation):
            return scores
        return [_NEVER if self._cancels(move) else score for move, score in zip(legal, scores, strict=True)]

    def _cancels(self, move: Any) -> bool:
        """Return whether a move casts a spell that cancels the one it answers."""
        book = self._controller.book
        return isinstance(move, Cast) and any(
            isinstance(verb, Cancel) for verb in book.verbs[book.spells[book.spell_index[move.spell]].source]
        )

    def _trials(self, observation: CauldronObservation) -> Trials:
        """Return what tries moves of the observing seat."""
        seat = observation.own_seat
        return Trials(self._controller, self._carefree, seat)

    def _world(self, observation: CauldronObservation, number: int) -> CauldronPosition:
        """Return one of the positions that the observation allows, always the same for a number."""
        return self._controller.sampler(observation).deal(FixedShuffle(number))


def _answers_itself(observation: CauldronObservation) -> bool:
    """Return whether a seat is asked, after all others, whether it answers what it does itself (A17)."""
    question = observation.question
    if not isinstance(question, Window) or question.around == _END_OF_TURN:
        return False
    announced = observation.stack[-2]
    return isinstance(announced, Running) and announced.seat == observation.seat


def _has_done_all(observation: CauldronObservation, legal: Sequence[Any]) -> bool:
    """Return whether a seat has only to end its turn: spells and abilities are thought of before the action."""
    if observation.phase != HARVEST or observation.actions or observation.stack:
        return False
    return not any(isinstance(move, (Brew, Store)) for move in legal) and isinstance(legal[-1], End)
