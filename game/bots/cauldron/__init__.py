"""What bots know about Cauldron."""

from game.bots.cauldron.chance_to_win import MEASURES
from game.bots.cauldron.mind import CauldronMind

__all__ = ["MEASURES", "CauldronMind"]
