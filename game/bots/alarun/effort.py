"""Effort: which moves of Alarún a person would call plain, for hints."""

from game.core.move import Move
from game.rules.alarun.moves import Refresh, Swap, SwapAll

_EFFORT: dict[type[Move], int] = {Swap: 1, Refresh: 2, SwapAll: 3}


def effort_of(move: Move) -> int:
    """Return how many cards a move sets going, as a rank: none, one of one's own, the open ones, or all."""
    return _EFFORT.get(type(move), 0)
