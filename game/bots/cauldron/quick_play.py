"""Quick play: what a seat takes to be done next when only ingredients and potions are thought of, for playouts."""

from collections.abc import Sequence

from game.bots.cauldron.seasons_to_goal import SeasonsToGoal
from game.core.effect_stack import Choice, Window
from game.core.event import Seat
from game.core.move import Move
from game.rules.cauldron.controller import Cauldron
from game.rules.cauldron.ingredients import ONE
from game.rules.cauldron.moves import END, PASS, Brew, Harvest
from game.rules.cauldron.position import FINISH, HARVEST, MARKET, ORDER, CauldronPosition


class QuickPlay:
    """Chooses moves without thefts, spells, abilities, cellars and purchases, so that nothing is left to chance."""

    def __init__(self, controller: Cauldron, worth: SeasonsToGoal) -> None:
        self._controller = controller
        self._worth = worth

    def play_round(self, position: CauldronPosition) -> None:
        """Play on in a position until everybody has had a turn, or the harvest is over."""
        left, active = position.seats, position.active
        while position.phase in {ORDER, HARVEST, FINISH}:
            if position.active != active:
                active = position.active
                left -= 1
                if not left:
                    return
            asked = self._controller.to_move(position)
            assert asked is not None, "a harvest is no end"
            self._controller.apply(position, self.move(position, asked))

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
        """Return the move after which the seat has the shortest way, or the end of the turn."""
        return self._best_way(position, seat, legal)[0]

    def _best_way(self, position: CauldronPosition, seat: Seat, legal: Sequence[Move]) -> tuple[Move, float]:
        """Return the move without luck after which the seat has the shortest way, and how good it is there."""
        own = self._worth.own
        best, highest = legal[-1], float("-inf")
        if best == END:
            highest = own(position, seat)
        tried = 0
        for move in legal:
            if isinstance(move, Harvest):
                at = position.board.index[move.cell]
                kind = position.board.kinds[at]
                if tried >> kind & 1:
                    continue
                tried |= 1 << kind
                trial: CauldronPosition | None = harvested(position, seat, at)
            else:
                trial = self._after(position, seat, move)
            if trial is None:
                continue
            value = own(trial, seat)
            if value > highest:
                best, highest = move, value
        return best, highest

    def _after(self, position: CauldronPosition, seat: Seat, move: Move) -> CauldronPosition | None:
        """Return the position after a move that is no harvest, or None for one that is not thought of."""
        if not isinstance(move, Brew):
            return None
        trial = position.copy()
        self._controller.apply(trial, move)
        return trial


def harvested(position: CauldronPosition, seat: Seat, at: int) -> CauldronPosition:
    """Return the position after a seat took a token from a field, given by its age, as its action."""
    following = position.copy()
    following.actions -= 1
    following.tokens[at] -= 1
    following.supply[seat] += ONE[position.board.kinds[at]]
    if not any(following.tokens):
        following.phase = FINISH
    return following
