"""Cauldron: Bubble and Boil (rulebook 002): hidden pots, gardens, hexes and recipes for two to four seats."""
