"""Discard review: what using the set bonus one way or another does to the chance to win."""

from typing import Any

from game.bots.review import PlayoutReview
from game.core.chance import Chance
from game.core.move import Move
from game.rules.cauldron15.bonus import best_discards
from game.rules.cauldron15.cards import BIT, mask_of
from game.rules.cauldron15.controller import Cauldron15
from game.rules.cauldron15.moves import Discard


class DiscardReview(PlayoutReview):
    """Judges discards by the end of the match, when everybody then uses what is left of the bonus in the best way."""

    _controller: Cauldron15

    def chance_to_win(self, world: Any, move: Move, luck: Chance) -> float:
        """Return the seat's part of the victory; all is open then, and nothing is left to luck."""
        controller, position = self._controller, world.copy()
        controller.apply(position, move)
        while (seat := controller.to_move(position)) is not None:
            seen, legal = controller.observe(position, seat), controller.legal_moves(position)
            wanted = best_discards(mask_of(seen.won[seat]), seen.bonus_left, seen.limit)
            best = (each for each in legal if isinstance(each, Discard) and wanted & BIT[each.card])
            controller.apply(position, next(best, legal[-1]))
        outcome = controller.outcome(position)
        assert outcome is not None, "nobody has to decide any more"
        return (self._seat in outcome.winners) / max(1, len(outcome.winners))
