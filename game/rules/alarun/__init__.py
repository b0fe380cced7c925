"""Alarún: the referee of a game of potions in a square of five by five ingredients."""
