"""Quick play: what a seat takes to be done next when only ingredients and potions are thought of, for playouts."""

from collections.abc import Sequence

from game.bots.cauldron.worth import Worth
from game.core.event import Seat
from game.core.frames import Choice, Window
from game.core.move import Move
from game.rules.cauldron import modifiers
from game.rules.cauldron.controller import Cauldron
from game.rules.cauldron.ingredients import ONE, count
from game.rules.cauldron.moves import END, PASS, Brew, Harvest, Steal
from game.rules.cauldron.position import FINISH, MARKET, CauldronPosition

_SIDES = 6


class QuickPlay:
    """Chooses moves without spells, abilities, cellars and purchases."""

    def __init__(self, controller: Cauldron, worth: Worth) -> None:
        self._controller = controller
        self._worth = worth

    def move(self, position: CauldronPosition, seat: Seat) -> Move:
        """Return the move of the seat that has to decide."""
        legal = self._controller.legal_moves(position)
        if position.stack:
            top = position.stack[-1]
            if isinstance(top, Window):
                return PASS
            assert isinstance(top, Choice), "what runs does not wait"
            return legal[0]
        if position.phase == MARKET:
            return PASS
        return self._in_harvest(position, seat, legal)

    def _in_harvest(self, position: CauldronPosition, seat: Seat, legal: Sequence[Move]) -> Move:
        """Return the brew, harvest or theft after which the seat has the shortest way, or the end of the turn."""
        own, lacking = self._worth.own, 0
        have = position.supply[seat] + position.cellared[seat]
        potions = self._controller.book.potions
        for potion in position.potions[seat]:
            needs = potions[potion].needs
            for kind in range(7):
                if count(needs, kind) > count(have, kind):
                    lacking |= 1 << kind
        best, highest = legal[-1], own(position, seat) if legal[-1] == END else float("-inf")
        tried, without = 0, None
        for move in legal:
            if isinstance(move, Harvest):
                at = position.board.index[move.cell]
                kind = position.board.kinds[at]
                if tried >> kind & 1:
                    continue
                tried |= 1 << kind
                trial = position.copy()
                trial.actions -= 1
                trial.tokens[at] -= 1
                trial.supply[seat] += ONE[kind]
                if not any(trial.tokens):
                    trial.phase = FINISH
                value = own(trial, seat)
            elif isinstance(move, Steal):
                if not lacking >> move.kind & 1 or move.cellared:
                    continue
                trial = position.copy()
                trial.actions -= 1
                if without is None:
                    without = own(trial, seat)
                trial.supply[seat] += ONE[move.kind]
                need = modifiers.needed_to_steal(position, self._controller.numbers.steal, seat, move.victim)
                likely = max(0, min(_SIDES, _SIDES + 1 - need)) / _SIDES
                delay = self._worth.weights.delay * (1 + position.calm / position.seats)
                value = likely * own(trial, seat) + (1 - likely) * without - delay
            elif isinstance(move, Brew):
                trial = position.copy()
                self._controller.apply(trial, move)
                value = own(trial, seat)
            else:
                continue
            if value > highest:
                best, highest = move, value
        return best
