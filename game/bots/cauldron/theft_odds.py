"""Theft odds: how many sides of a die let a theft come off."""

from game.core.event import Seat
from game.rules.cauldron.effects import modifiers
from game.rules.cauldron.position import CauldronPosition

SIDES = 6


def throws_that_steal(position: CauldronPosition, need: int, thief: Seat, victim: Seat) -> int:
    """Return how many of the SIDES of a die steal where `need` is that of the rules or of a card (A33)."""
    return max(0, min(SIDES, SIDES + 1 - modifiers.needed_to_steal(position, need, thief, victim)))
