"""Turn rehearsal: a decision of Bubble and Boil tried in possible worlds, to the end of the turn or of the next one."""

from collections.abc import Callable, Sequence
from math import exp
from typing import Any, NamedTuple

from game.bots.bubble_and_boil.turn_plans import Planned, TurnPlans
from game.bots.value_net import chance_of
from game.core.chance import Chance
from game.core.move import Move
from game.rules.bubble_and_boil.moves import DRAW, HARVEST
from game.rules.bubble_and_boil.position import BubbleAndBoilPosition

# Which cards of the deck come next: so many of it are taken to be drawn only later.
_DECK = 1 << 10
# How sure of a victory an advantage makes: half as sure as its own odds foretells best who wins (60 matches of adepts).
_SURE = 0.5
# So many recipes are carried on with where a whole turn is looked through.
RECIPES = 2


class World(NamedTuple):
    """A possible world by its number, and how many cards of its deck are drawn only later."""

    number: int
    turned: int


class TurnRehearsal:
    """One decision made ready to be tried: the best turn that each promising move begins, and then the next one.

    `differs` is whether the turns depend on the world: a hex asks for luck and hidden cards. Otherwise they are planned
    once. `world` makes the possible worlds by their numbers; those numbers are below `worlds`.
    """

    def __init__(
        self,
        plans: TurnPlans,
        legal: Sequence[Any],
        planned: Sequence[Planned],
        breadth: int,
        differs: bool,
        worlds: int,
        world: Callable[[int], BubbleAndBoilPosition],
    ) -> None:
        self._plans = plans
        self._breadth = breadth
        self._world = world
        self._worlds = worlds if differs else 1
        self.scores = [each.value for each in planned]
        promising = _best_first(self.scores)[:breadth]
        self.moves = [legal[at] for at in promising]
        self._ends = {} if differs else {(0, legal[at]): planned[at].position for at in promising}

    def deal(self, chance: Chance) -> World:
        """Return a world that looks the same to the seat."""
        return World(chance.below(self._worlds), chance.below(_DECK))

    def play_out(self, world: World, move: Move) -> float:
        """Return how likely the seat is to win, judged at the end of its next turn."""
        end = self._ends.get((world.number, move))
        if end is None:
            position = self._world(world.number)
            end = self._plans.finish(self._plans.after(position, move), self._breadth, move == DRAW).position
            self._ends[world.number, move] = end
        turned = world.turned % (len(end.deck) or 1)
        return 1 / (1 + exp(-_SURE * self._plans.after_quick_turn(end, turned)))


class HexRehearsal:
    """A hex made ready to be tried: the best turn that it begins in each possible world, judged at the end of the turn.

    Without a hex the turn is the same in all worlds. `world` makes them by their numbers, which are below `worlds`.
    """

    def __init__(
        self,
        plans: TurnPlans,
        legal: Sequence[Any],
        planned: Sequence[Planned],
        breadth: int,
        worlds: int,
        world: Callable[[int], BubbleAndBoilPosition],
    ) -> None:
        self._plans = plans
        self._world = world
        self._worlds = worlds
        self.scores = [each.value for each in planned]
        promising = _best_first(self.scores)[:breadth]
        self.moves = [legal[at] for at in promising]
        self._rewards = {(0, legal[at]): chance_of(self.scores[at]) for at in promising}

    def deal(self, chance: Chance) -> int:
        """Return the number of a world that looks the same to the seat."""
        return chance.below(self._worlds)

    def play_out(self, world: int, move: Move) -> float:
        """Return how likely the seat is to win, judged at the end of its turn."""
        number = 0 if move == HARVEST else world
        reward = self._rewards.get((number, move))
        if reward is None:
            position = self._plans.after(self._world(number), move)
            reward = self._rewards[number, move] = chance_of(self._plans.finish(position, RECIPES).value)
        return reward


def _best_first(scores: Sequence[float]) -> list[int]:
    """Return the places of scores, the highest first."""
    return sorted(range(len(scores)), key=scores.__getitem__, reverse=True)
