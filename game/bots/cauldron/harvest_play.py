"""Harvest play: what a seat takes to be done next when thieves are about, for playouts to the end of a harvest."""

from collections.abc import Sequence

from game.bots.cauldron.quick_play import QuickPlay
from game.bots.cauldron.seasons_to_goal import SeasonsToGoal
from game.bots.cauldron.theft_odds import SIDES, throws_that_steal
from game.core.event import Seat
from game.core.move import Move
from game.rules.cauldron.controller import Cauldron
from game.rules.cauldron.ingredients import ONE
from game.rules.cauldron.moves import Steal, Store
from game.rules.cauldron.position import FINISH, HARVEST, ORDER, CauldronPosition

# What a victim loses counts so much beside what the thief gains.
_SPITE = 0.5
# Ingredients are put away once the fields have so many tokens for each seat, or fewer.
_LATE = 3
# A harvest in which thieves keep each other waiting is broken off after so many moves.
_MOST = 150


class HarvestPlay(QuickPlay):
    """Chooses moves as quick play does, with thefts, which leave something to chance, and with cellars."""

    def __init__(self, controller: Cauldron, worth: SeasonsToGoal) -> None:
        super().__init__(controller, worth)
        self._need = controller.numbers.steal

    def play_harvest(self, position: CauldronPosition) -> None:
        """Play on in a position until the harvest is over, or has gone on for too long."""
        left = _MOST
        while left and position.phase in {ORDER, HARVEST, FINISH}:
            left -= 1
            asked = self._controller.to_move(position)
            assert asked is not None, "a harvest is no end"
            self._controller.apply(position, self.move(position, asked))

    def _in_harvest(self, position: CauldronPosition, seat: Seat, legal: Sequence[Move]) -> Move:
        """Return what brings the seat most by its odds: a brew, harvest, theft or cellar, or the end of the turn."""
        best, highest = self._best_way(position, seat, legal)
        thefts = [move for move in legal if isinstance(move, Steal) and not move.cellared]
        return self._best_theft(position, seat, thefts, best, highest) if thefts else best

    def _after(self, position: CauldronPosition, seat: Seat, move: Move) -> CauldronPosition | None:
        """Return the position after a move; late in a harvest ingredients are put away too."""
        if not isinstance(move, Store):
            return super()._after(position, seat, move)
        if sum(position.tokens) > _LATE * position.seats:
            return None
        trial = position.copy()
        trial.supply[seat] -= ONE[move.kind]
        trial.cellared[seat] += ONE[move.kind]
        return trial

    def _best_theft(
        self, position: CauldronPosition, seat: Seat, thefts: Sequence[Steal], best: Move, highest: float
    ) -> Move:
        """Return the best theft by its odds, or another move that is as good as `highest`."""
        position = position.copy()
        position.actions -= 1
        way, supply = self._worth.way_of, position.supply
        moment = self._worth.moment(position)
        without = way(position, seat, moment)
        delay = self._worth.weights.delay * (1 + position.calm / position.seats)
        before, odds = dict[Seat, float](), dict[Seat, float]()
        for move in thefts:
            victim, token = move.victim, ONE[move.kind]
            if victim not in before:
                before[victim] = way(position, victim, moment)
                odds[victim] = throws_that_steal(position, self._need, seat, victim) / SIDES
            supply[victim] -= token
            supply[seat] += token
            gain = without - way(position, seat, moment)
            loss = way(position, victim, moment) - before[victim]
            supply[victim] += token
            supply[seat] -= token
            value = odds[victim] * (gain + _SPITE * loss) - without - delay
            if value > highest:
                best, highest = move, value
        return best
