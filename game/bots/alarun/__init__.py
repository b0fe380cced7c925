"""What bots know about Alarún beyond its rules."""

from game.bots.alarun.mind import AlarunMind

__all__ = ["AlarunMind"]
