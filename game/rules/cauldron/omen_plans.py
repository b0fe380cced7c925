"""Omen plans: what a seat would first do in a season with its omen and without it, asked at the same moment.

The season is begun twice, once by a referee whose omens bring nothing about. When the first turn comes, one seat,
another one each season, is shown the board as if that turn were its own.
"""

from collections.abc import Iterator

from game.core.effect_stack import Choice, Window
from game.core.move import Move
from game.core.statistics import Question
from game.rules.cauldron.controller import Cauldron
from game.rules.cauldron.moves import PASS
from game.rules.cauldron.position import HARVEST, MARKET, CauldronPosition


class OmenPlans:
    """Follows one match and finds the questions to ask."""

    def __init__(self, controller: Cauldron) -> None:
        self._controller = controller
        self._without = controller.without_omens()
        self._before: tuple[CauldronPosition, Move] | None = None
        self._twin: CauldronPosition | None = None
        self._season = 0

    def begin(self, seats: int, seed: int) -> None:
        """Begin the match."""
        self._twin = self._without.start(seats, seed)

    def expect(self, position: CauldronPosition, move: Move) -> None:
        """Hear of a move before it is made."""
        self._before = (position.copy(), move) if position.phase == MARKET and not position.waiting else None
        self._season = position.season

    def questions(self, position: CauldronPosition) -> Iterator[Question]:
        """Yield what to ask after a move: nothing but at the first turn of a season."""
        if self._before is not None and position.season != self._season:
            self._twin, move = self._before
            self._without.apply(self._twin, move)
            self._before = None
        if self._twin is None or position.omen is None or position.phase != HARVEST or position.stack:
            return
        twin, self._twin = self._twin, None
        while twin.stack:
            # Only dice are answered and nothing else is asked before the first turn.
            top = twin.stack[-1]
            assert isinstance(top, (Choice, Window)), "what runs does not wait"
            self._without.apply(twin, PASS if isinstance(top, Window) else self._without.legal_moves(twin)[0])
        if twin.phase != HARVEST:
            return
        omen = self._controller.book.omens[position.omen].id
        seat = position.season % position.seats
        yield Question(omen, seat, _turn_of(position, seat), _turn_of(twin, seat))


def _turn_of(position: CauldronPosition, seat: int) -> CauldronPosition:
    """Return the position as if the turn were that of a seat."""
    asked = position.copy()
    asked.active, asked.actions, asked.moved = seat, 1, 0
    return asked
