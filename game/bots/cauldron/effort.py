"""Effort: which moves of Cauldron a person would call plain, for hints."""

from game.core.move import Move
from game.rules.cauldron.moves import Buy, BuyField, Cast, Discard, Fetch, Steal, Store, Use

_EFFORT: dict[type[Move], int] = {Store: 1, Fetch: 1, Use: 2, Steal: 2, Cast: 3, Buy: 3, BuyField: 3, Discard: 3}


def effort_of(move: Move) -> int:
    """Return what a move asks for, as a rank: nothing, a token that is moved, an ability or a die, or what is spent."""
    return _EFFORT.get(type(move), 0)
