"""Turn rehearsal: a decision of Bubble and Boil tried in possible worlds, to the end of the seat's next turn."""

from collections.abc import Callable, Sequence
from math import exp
from typing import Any, NamedTuple

from game.bots.bubble_and_boil.turn_plans import Planned, TurnPlans
from game.core.chance import Chance
from game.core.move import Move
from game.rules.bubble_and_boil.moves import DRAW
from game.rules.bubble_and_boil.position import BubbleAndBoilPosition

# Which cards of the deck come next: so many of it are taken to be drawn only later.
_DECK = 1 << 10
# How sure of a victory an advantage makes: half as sure as its own odds foretells best who wins (60 matches of adepts).
_SURE = 0.5


class World(NamedTuple):
    """A possible world by its number, and how many cards of its deck are drawn only later."""

    number: int
    turned: int


class Settled:
    """A decision with nothing to be tried out: the best plan is good enough."""

    def __init__(self, scores: list[float]) -> None:
        self.scores = scores
        self.moves: list[Any] = []

    def deal(self, chance: Chance) -> None:
        """Return nothing: no world is asked for."""

    def play_out(self, position: None, move: Move) -> float:
        """Return nothing won: no move is tried."""
        return 0.0


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
        order = sorted(range(len(legal)), key=self.scores.__getitem__, reverse=True)
        self.moves = [legal[at] for at in order[:breadth]]
        self._ends = {} if differs else {(0, legal[at]): planned[at].position for at in order[:breadth]}

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
