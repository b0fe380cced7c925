"""Effort: which moves of Bubble and Boil a person would call plain, for hints."""

from game.core.move import Move
from game.rules.bubble_and_boil.moves import Counter, Decide, Discard, Grow, Hex, Plant, Raze

_EFFORT: dict[type[Move], int] = {Plant: 1, Grow: 1, Discard: 1, Counter: 2, Hex: 2, Raze: 3}


def effort_of(move: Move) -> int:
    """Return what a move gives up, as a rank: nothing, cards, a card for a spell or hex, or a whole garden.

    A recipe that is recorded is kept. The price of being spared is paid or not.
    """
    return move.option if isinstance(move, Decide) else _EFFORT.get(type(move), 0)
