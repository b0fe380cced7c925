"""Mind: what bots know about Cauldron 15, for greedy bots, search and hints."""

from collections.abc import Sequence
from functools import cached_property
from math import inf

from game.bots.bot import Stop, never
from game.bots.cauldron15.discard_review import DiscardReview
from game.bots.cauldron15.duel import Duel, DuelRehearsal
from game.bots.cauldron15.effort import effort_of
from game.bots.cauldron15.features import features_of
from game.bots.cauldron15.first_sight import NONE_LED, FirstSight, Results, Values
from game.bots.cauldron15.kept_card_value import look_at
from game.bots.cauldron15.playout import Cauldron15Playout
from game.bots.cauldron15.traits import TRAITS, traits_of
from game.bots.mind import Feature, Rehearsal
from game.bots.rehearsal import Settled
from game.bots.review import PlayoutReview, Review
from game.bots.suit_net import SuitNet, SuitNetNumbers
from game.bots.value_model import Look, ValueModel
from game.core.move import Move
from game.rules.cauldron15.bonus import best_discards
from game.rules.cauldron15.cards import BIT, mask_of
from game.rules.cauldron15.controller import Cauldron15
from game.rules.cauldron15.moves import Discard, Done, Play, Take
from game.rules.cauldron15.observation import Cauldron15Observation
from game.rules.cauldron15.position import Cauldron15Position

# How many seats a duel has.
_DUEL = 2


class Cauldron15Mind:
    """The knowledge of Cauldron 15, bound to its controller."""

    traits = TRAITS

    def __init__(self, controller: Cauldron15, values: ValueModel, duel: SuitNetNumbers) -> None:
        self._controller = controller
        self._values = values
        self._duel_numbers = duel

    def score_moves(self, observation: Cauldron15Observation, legal: Sequence[Move]) -> list[float]:
        """Return how good each legal move looks to somebody who thinks of this trick only."""
        sight = self.sight(observation)
        return [_look(observation, sight, move) for move in legal]

    def playout(self, observation: Cauldron15Observation, insight: bool) -> Cauldron15Playout:
        """Return the view ahead from a decision: to the end of the round with insight, else to that of the match."""
        return Cauldron15Playout(
            self._controller, observation, insight, self.sights(observation), self._values, reads=insight
        )

    def score_plans(
        self, observation: Cauldron15Observation, legal: Sequence[Move], breadth: int, insight: bool
    ) -> list[float]:
        """Return how the seat stands after each move, of two seats as was learnt, of more at first sight."""
        return self.rehearsal(observation, legal, breadth, insight).scores

    def rehearsal(
        self,
        observation: Cauldron15Observation,
        legal: Sequence[Move],
        breadth: int,
        insight: bool,
        stop: Stop = never,
    ) -> Rehearsal:
        """Return a decision of the observing seat with its `breadth` best moves, ready to be tried out.

        Only matches of two seats are; of others, and of the set bonus, first sight tells.
        """
        if observation.seats != _DUEL or isinstance(legal[0], Discard | Done):
            return Settled(self.score_moves(observation, legal))
        duel = Duel(self._controller, self._net, observation.round)
        return DuelRehearsal(duel, self._controller, observation, legal, breadth)

    @cached_property
    def _net(self) -> SuitNet:
        """What was learnt of matches of two seats, made ready when it is first asked."""
        return SuitNet(self._duel_numbers)

    def review(self, observation: Cauldron15Observation, legal: Sequence[Move]) -> Review:
        """Return a decision made ready to be judged."""
        playout = Cauldron15Playout(
            self._controller, observation, True, self.sights(observation), self._values, consolation=0.0
        )
        assert observation.seat is not None, "a seat has to decide"
        scores = self.score_moves(observation, legal)
        if isinstance(legal[0], Discard | Done):
            return DiscardReview(self._controller, playout, observation.seat, scores)
        return PlayoutReview(self._controller, playout, observation.seat, scores)

    def features(self, observation: Cauldron15Observation, move: Move) -> list[Feature]:
        """Return the named properties of a move."""
        return features_of(observation, self.sight(observation).values, move)

    def effort_of(self, observation: Cauldron15Observation, move: Move) -> int:
        """Return how much a legal move gives up, risks or sets going."""
        return effort_of(observation, move)

    def traits_of(self, observation: Cauldron15Observation, legal: Sequence[Move]) -> list[frozenset[str]]:
        """Return the traits of each of some legal moves."""
        return traits_of(observation, legal)

    def look(self, position: Cauldron15Position) -> Look | None:
        """Return a moment as it is judged where a round but the first begins, or None."""
        return look_at(self._controller, position)

    def sight(self, observation: Cauldron15Observation) -> FirstSight:
        """Return the look of cards to the seat that has to decide."""
        return self.sights(observation)[len(observation.hand) - (observation.decision == "play")]

    def sights(self, observation: Cauldron15Observation) -> list[FirstSight]:
        """Return the look of cards in this round, by how many a seat has left once the trick is over.

        The total that is on course for the limit grows by equal parts from trick to trick.
        """
        seen = observation
        hand = self._controller.hand_size(seen.seats)
        to_come = (seen.rounds - seen.round) * hand
        paces = [seen.limit * (1 - (to_come + left) / (seen.rounds * hand)) for left in range(hand + 1)]
        results = Results(seen.limit)
        return [FirstSight(Values(results, pace), seen.seats, seen.target, seen.trump) for pace in paces]


def _look(seen: Cauldron15Observation, sight: FirstSight, move: Move) -> float:
    """Return how good a legal move looks to the seat that has to decide."""
    seat = seen.to_move
    assert seat is not None, "a seat has to decide"
    won = [mask_of(cards) for cards in seen.won]
    if isinstance(move, Play):
        led = NONE_LED if seen.led is None else seen.led
        rivals = len(seen.waiting) - 1
        trick = mask_of(seen.trick)
        return sight.of_cards((move.card,), trick, seen.sum, led, rivals, won, seat, seen.ahead_seat)[0]
    if isinstance(move, Take):
        return sight.values.gain(won[seat], BIT[move.card])
    wanted = best_discards(won[seat], seen.bonus_left, seen.limit)
    is_wanted = wanted & BIT[move.card] if isinstance(move, Discard) else not wanted
    return 0.0 if is_wanted else -inf
