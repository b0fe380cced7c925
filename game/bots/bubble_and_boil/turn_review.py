"""Turn review: what a move of Bubble and Boil does to the chance to win, after its turn and the next one."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from game.bots.bubble_and_boil.expected_score import ExpectedScore
from game.bots.bubble_and_boil.turn_plans import TurnPlans
from game.bots.value_net import chance_of
from game.core.chance import Chance
from game.rules.bubble_and_boil.controller import BubbleAndBoil
from game.rules.bubble_and_boil.moves import Brew
from game.rules.bubble_and_boil.observation import BubbleAndBoilObservation
from game.rules.bubble_and_boil.position import HEX, BubbleAndBoilPosition

# How many unfinished plans are carried on with.
_BREADTH = 2
# Cards of the deck that are taken to be drawn only later: below so many.
_TURNED = 60


class World(NamedTuple):
    """A position that the seat takes for possible, and how many cards of its deck are drawn only later."""

    position: BubbleAndBoilPosition
    turned: int


class BubbleAndBoilReview:
    """One decision made ready to be judged.

    A turn in which hexes ask for luck and hidden cards is planned in each world anew, any other one once.
    """

    def __init__(
        self,
        controller: BubbleAndBoil,
        worth: ExpectedScore,
        observation: BubbleAndBoilObservation,
        legal: Sequence[Any],
        first: BubbleAndBoilPosition,
        scores: Sequence[float],
    ) -> None:
        self._controller = controller
        seat = observation.active if observation.seat is None else observation.seat
        self._plans = TurnPlans(controller, worth, seat)
        self._sampler = controller.sampler(observation)
        self._first = None if observation.step == HEX else first
        self._ends: dict[Any, BubbleAndBoilPosition] = {}
        self._is_brewing = isinstance(legal[0], Brew)
        self.scores = scores

    def deal(self, chance: Chance) -> World:
        """Return a world that looks the same to the seat."""
        position = self._first or self._sampler.deal(chance)
        return World(position, chance.below(_TURNED))

    def chance_to_win(self, world: World, move: Any, luck: Chance) -> float:
        """Return how likely the seat looks to win after its next turn, or once it has brewed."""
        if self._is_brewing:
            return chance_of(self._plans.value(self._plans.after(world.position, move)))
        end = self._end(world.position, move)
        return chance_of(self._plans.after_next_turn(end, world.turned % max(1, len(end.deck))))

    def _end(self, position: BubbleAndBoilPosition, move: Any) -> BubbleAndBoilPosition:
        """Return where the best turn that a move begins ends."""
        if self._first is None:
            return self._plans.best_plans(position, [move], _BREADTH)[0].position
        if move not in self._ends:
            self._ends[move] = self._plans.best_plans(position, [move], _BREADTH)[0].position
        return self._ends[move]
