"""Phases and decks: the words and numbers by which an observation names the steps of a season and its decks."""

from typing import Final

OMEN: Final = "omen"
HARVEST: Final = "harvest"
FINISH: Final = "finish"
MARKET: Final = "market"
OVER: Final = "over"

BASIC_POTIONS: Final = 0
ADVANCED_POTIONS: Final = 1
BASIC_SPELLS: Final = 2
ADVANCED_SPELLS: Final = 3
OMENS: Final = 4
DECK_NAMES = ("basic_potions", "advanced_potions", "basic_spells", "advanced_spells", "omens")
