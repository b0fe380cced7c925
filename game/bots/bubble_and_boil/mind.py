"""Mind: what bots know about Cauldron: Bubble and Boil, bound to its controller."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from msgspec.structs import replace

from game.bots.bot import Stop, never
from game.bots.bubble_and_boil.effort import effort_of
from game.bots.bubble_and_boil.expected_score import ExpectedScore, turns_left
from game.bots.bubble_and_boil.features import features_of
from game.bots.bubble_and_boil.measures import Measuring
from game.bots.bubble_and_boil.traits import TRAITS, traits_of, victims_of
from game.bots.bubble_and_boil.turn_plans import TurnPlans
from game.bots.bubble_and_boil.turn_rehearsal import RECIPES, HexRehearsal, TurnRehearsal
from game.bots.bubble_and_boil.turn_review import BubbleAndBoilReview
from game.bots.bubble_and_boil.whole_turns import WholeTurns
from game.bots.mind import Feature, Rehearsal
from game.bots.rehearsal import Settled
from game.bots.value_net import NetNumbers, ValueNet
from game.bots.value_net_learning import Judged
from game.core.chance import Lcg
from game.core.event import Seat
from game.rules.bubble_and_boil.cards.card_files import Card, DesignRules
from game.rules.bubble_and_boil.controller import BubbleAndBoil
from game.rules.bubble_and_boil.foreseen_hexes import aim_of, diablerie_once_cast, is_idle
from game.rules.bubble_and_boil.moves import DRAW, Brew, Discard, Grow, Hex, Plant, Raze
from game.rules.bubble_and_boil.observation import BubbleAndBoilObservation
from game.rules.bubble_and_boil.options import Options
from game.rules.bubble_and_boil.position import HEX, BubbleAndBoilPosition

# So many promising moves are looked at more closely, in so many possible worlds; in each of them so many other cards
# come from the deck.
_PROMISING = 3
_WORLDS = 3
_TURNED = 7
# How far a brew stands behind another of the same points that the rules propose before it.
_LATER = 0.0001
# What a move comes to is told where it is the same in so many of them.
_COMPARED = 2
# In so many worlds a hex is rehearsed at most.
_REHEARSED = 8
# The chance to win was learnt from such matches.
_LEARNT_SEATS, _LEARNT_OPTIONS = 2, Options()


class BubbleAndBoilMind:
    """The knowledge of one game; it holds nothing that changes in play."""

    traits = TRAITS

    def __init__(self, controller: BubbleAndBoil, values: NetNumbers) -> None:
        self._controller = controller
        self._worth = ExpectedScore(controller.codex)
        self._measuring = Measuring(controller, self._worth)
        self._net = ValueNet(values)

    def score_moves(self, observation: BubbleAndBoilObservation, legal: Sequence[Any]) -> list[float]:
        """Return what the seat would have in the end after each move, in points, whatever the others have."""
        if isinstance(legal[0], Brew):
            return self._brews(legal)
        world = self._world(observation, 0)
        return self._plans(world, observation, False).first_sight(world, legal)

    def score_plans(
        self, observation: BubbleAndBoilObservation, legal: Sequence[Any], breadth: int, insight: bool
    ) -> list[float]:
        """Return what the seat would have in the end after the best turn that each move begins, in points.

        With insight it is how likely the seat looks to win, as the logarithm of the odds: for the promising moves after
        its next turn, in several possible worlds; all others come behind.
        """
        if isinstance(legal[0], Brew):
            return self._brews(legal)
        world = self._world(observation, 0)
        plans = self._plans(world, observation, insight)
        if not insight:
            return [planned.value for planned in plans.best_plans(world, legal, breadth)]
        # A hex asks for luck and hidden cards: its plans differ from world to world.
        differs = observation.step == HEX
        planned = plans.best_plans(world, legal, 1 if differs else breadth)
        scores = [each.value for each in planned]
        order = sorted(range(len(legal)), key=scores.__getitem__, reverse=True)
        promising = order[:_PROMISING]
        looks = [0.0] * len(promising)
        for number in range(_WORLDS):
            if differs:
                world = self._world(observation, number)
                ends = plans.best_plans(world, [legal[place] for place in promising], breadth)
            else:
                ends = [planned[place] for place in promising]
            for at, end in enumerate(ends):
                looks[at] += plans.after_next_turn(end.position, 1 + _TURNED * number) / _WORLDS
        behind = min(looks) - scores[order[0]]
        for place in order:
            scores[place] += behind
        for place, look in zip(promising, looks, strict=True):
            scores[place] = look
        return scores

    def review(self, observation: BubbleAndBoilObservation, legal: Sequence[Any]) -> BubbleAndBoilReview:
        """Return a decision made ready to be judged."""
        scores = self.score_plans(observation, legal, 1, True)
        first = self._world(observation, 0)
        return BubbleAndBoilReview(self._controller, self._worth, observation, legal, first, scores)

    def rehearsal(
        self,
        observation: BubbleAndBoilObservation,
        legal: Sequence[Any],
        breadth: int,
        insight: bool,
        stop: Stop = never,
    ) -> Rehearsal:
        """Return a decision of the observing seat with its `breadth` best moves, ready to be tried out.

        It is tried to the end of the seat's next turn; with insight every way to end this one is judged by a learnt
        chance to win, where that was learnt.
        """
        if isinstance(legal[0], Brew):
            return Settled(self._brews(legal))
        world = self._world(observation, 0)
        if insight and self._is_learnt(observation.seats):
            return self._judged(world, observation, legal, breadth, stop)
        plans = self._plans(world, observation, True, stop)
        # A hex asks for luck and hidden cards: its plans differ from world to world.
        differs = observation.step == HEX
        planned = plans.best_plans(world, legal, 1 if differs else breadth)
        worlds = partial(self._world, observation)
        return TurnRehearsal(plans, legal, planned, breadth, differs, _REHEARSED, worlds)

    def _is_learnt(self, seats: int) -> bool:
        """Return whether the chance to win was learnt from such matches; who remembers what makes no difference."""
        options = replace(self._controller.options, memory_aid=False, peek_on_shuffle=False)
        return seats == _LEARNT_SEATS and options == _LEARNT_OPTIONS

    def _judged(
        self,
        world: BubbleAndBoilPosition,
        observation: BubbleAndBoilObservation,
        legal: Sequence[Any],
        breadth: int,
        stop: Stop,
    ) -> Rehearsal:
        """Return a decision whose turns are looked through whole; only hexes ask for more than one world."""
        seat = observation.active if observation.seat is None else observation.seat
        turns = WholeTurns(self._controller, self._worth, seat, self._measuring, self._net, stop)
        planned = turns.best_plans(world, legal, RECIPES)
        if observation.step != HEX:
            return Settled([each.value for each in planned])
        return HexRehearsal(turns, legal, planned, breadth, _REHEARSED, partial(self._world, observation))

    def end_of_turn(self, position: BubbleAndBoilPosition, move: Any) -> Judged | None:
        """Return what the end of a turn is judged by, where a move of a match that may be learnt from ends one."""
        if move != DRAW or not self._is_learnt(position.seats):
            return None
        seat = position.active
        return Judged(seat, tuple(map(float, self._measuring.measures(position, seat, True))))

    def features(self, observation: BubbleAndBoilObservation, move: Any) -> list[Feature]:
        """Return the named properties of a legal move of the observing seat."""
        worlds = [self._world(observation, number) for number in range(_COMPARED)]
        return features_of(self._controller, self._worth, worlds, move)

    def worthwhile(self, observation: BubbleAndBoilObservation, legal: tuple[Any, ...]) -> tuple[Any, ...]:
        """Return the legal moves without hexes that would do nothing; in the last turn without planting and discarding.

        What such a hex discards may be discarded later without it.
        """
        if observation.asked is not None:
            return legal
        if observation.step == HEX:
            return tuple(move for move in legal if not (isinstance(move, Hex) and self._is_in_vain(observation, move)))
        if not observation.counts_no_garden:
            return legal
        return tuple(move for move in legal if not isinstance(move, Plant | Grow | Raze | Discard)) or legal

    def _is_in_vain(self, observation: BubbleAndBoilObservation, move: Hex) -> bool:
        """Return whether a hex would do nothing, nor does the rung of Diablerie that it brings: as a rule others follow
        it, but with the last ones the match ends, and Alternative Victory cards may count what is spent (B12, B46).
        """
        aimed = aim_of(observation, move, self._design_of)
        if observation.victories or not is_idle(observation, *aimed):
            return False
        is_last = (
            observation.trigger is not None
            or diablerie_once_cast(observation, aimed.design) >= observation.limits.track
        )
        return not is_last

    def _design_of(self, card: Card) -> DesignRules:
        """Return a card of the match."""
        codex = self._controller.codex
        return codex.designs[codex.number_of[card]]

    def effort_of(self, observation: BubbleAndBoilObservation, move: Any) -> int:
        """Return how much a legal move gives up, risks or sets going."""
        return effort_of(move)

    def traits_of(self, observation: BubbleAndBoilObservation, legal: Sequence[Any]) -> list[frozenset[str]]:
        """Return the traits of each of some legal moves."""
        return traits_of(self._controller.codex, observation, legal)

    def victims_of(self, observation: BubbleAndBoilObservation, move: Any) -> frozenset[Seat]:
        """Return the seats that a move hexes, or whose gardens it picks."""
        return victims_of(self._controller.codex, observation, move)

    def _plans(
        self, world: BubbleAndBoilPosition, observation: BubbleAndBoilObservation, insight: bool, stop: Stop = never
    ) -> TurnPlans:
        """Return what tries moves of the observing seat."""
        seat = observation.active if observation.seat is None else observation.seat
        rounds = None if insight else turns_left(self._controller.codex, world)
        return TurnPlans(self._controller, self._worth, seat, rounds, stop)

    def _world(self, observation: BubbleAndBoilObservation, number: int) -> BubbleAndBoilPosition:
        """Return one of the positions that the observation allows, always the same for a number."""
        return self._controller.sampler(observation).deal(Lcg.seeded(number))

    def _brews(self, legal: Sequence[Brew]) -> list[float]:
        """Return the points of each brew; the first of the best is the one that the rules propose."""
        codex = self._controller.codex
        return [
            sum(codex.needs[codex.number_of[card]].points for card in move.cards) - _LATER * place
            for place, move in enumerate(legal)
        ]
