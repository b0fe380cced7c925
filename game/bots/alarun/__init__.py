"""What bots know about Alarún beyond its rules."""

from game.bots.alarun.learnt_prospects import TERMS
from game.bots.alarun.mind import AlarunMind

__all__ = ["TERMS", "AlarunMind"]
