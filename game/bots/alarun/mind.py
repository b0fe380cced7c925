"""Mind: what bots know about Alarún, for greedy bots, planners and hints."""

from collections.abc import Sequence

from game.bots.alarun.effort import effort_of
from game.bots.alarun.features import features_of
from game.bots.alarun.laying_rehearsal import LayingRehearsal
from game.bots.alarun.layout_comparison import compare_layouts
from game.bots.alarun.round_rehearsal import AlarunRehearsal
from game.bots.alarun.round_review import AlarunReview
from game.bots.alarun.single_card_value import SingleCardValue
from game.bots.alarun.square_plans import SquarePlans
from game.bots.alarun.traits import TRAITS, traits_of
from game.bots.bot import Stop, never
from game.bots.mind import Feature, Rehearsal
from game.bots.points_model import Comparison, PointsModel
from game.core.chance import Chance
from game.core.move import Move
from game.rules.alarun.controller import Alarun
from game.rules.alarun.observation import AlarunObservation
from game.rules.alarun.position import AlarunPosition


class AlarunMind:
    """The knowledge of Alarún, bound to its controller and to what is learnt of squares."""

    traits = TRAITS

    def __init__(self, controller: Alarun, values: PointsModel) -> None:
        self._controller = controller
        self._values = values

    def score_moves(self, observation: AlarunObservation, legal: Sequence[Move]) -> list[float]:
        """Return how good each legal move looks to somebody who thinks of one card at a time."""
        assert observation.to_move is not None, "a seat has to decide"
        sight = SingleCardValue(observation, observation.to_move, self._controller.options.diagonal)
        return [sight.score(move) for move in legal]

    def score_plans(
        self, observation: AlarunObservation, legal: Sequence[Move], breadth: int, insight: bool
    ) -> list[float]:
        """Return how good each legal move is with the best plan for the cards of this round."""
        plans = SquarePlans(observation, self._controller.options.diagonal, breadth, insight)
        return [plans.score(move) for move in legal]

    def rehearsal(
        self,
        observation: AlarunObservation,
        legal: Sequence[Move],
        breadth: int,
        insight: bool,
        stop: Stop = never,
    ) -> Rehearsal:
        """Return a decision made ready to be tried out to the end of the round's actions.

        With insight it judges squares by what is learnt, and looks closely at rivals and into the next round.
        """
        values = self._values if insight and observation.seats in self._values.known_seats else None
        if insight and observation.phase == "place" and observation.round_number < observation.rounds:
            return LayingRehearsal(self._controller, observation, legal, breadth, values)
        return AlarunRehearsal(self._controller, observation, legal, breadth, closely=insight, values=values)

    def compare(self, position: AlarunPosition, chance: Chance) -> Comparison | None:
        """Return layouts of the seat to move and what they led to, or None where none are compared."""
        return compare_layouts(self._controller, position, chance)

    def review(self, observation: AlarunObservation, legal: Sequence[Move]) -> AlarunReview:
        """Return a decision made ready to be judged."""
        return AlarunReview(self._controller, observation, legal)

    def worthwhile(self, observation: AlarunObservation, legal: tuple[Move, ...]) -> tuple[Move, ...]:
        """Return the legal moves; of names for the apprentice those that bring most: the square itself shows it."""
        if observation.phase != "name":
            return legal
        scores = self.score_moves(observation, legal)
        return tuple(move for move, score in zip(legal, scores, strict=True) if score == max(scores))

    def effort_of(self, observation: AlarunObservation, move: Move) -> int:
        """Return how much a legal move gives up, risks or sets going."""
        return effort_of(move)

    def traits_of(self, observation: AlarunObservation, legal: Sequence[Move]) -> list[frozenset[str]]:
        """Return the traits of each of some legal moves."""
        return traits_of(observation, legal, self._controller.options.diagonal)

    def features(self, observation: AlarunObservation, move: Move) -> list[Feature]:
        """Return the named properties of a move."""
        return features_of(observation, self._controller.options.diagonal, move)
