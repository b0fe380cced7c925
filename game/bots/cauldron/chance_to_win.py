"""Chance to win: what a moment of Cauldron is judged by to tell how likely each seat is to win.

The numbers in `config/values` are those of matches between masters. Of 18 measures that were tried (Magik, potions,
cellars, spells, tokens, what may be brewed …) none told more of who wins than the seasons to the goal, which have all
of them in them.
"""

from game.bots.cauldron.seasons_to_goal import SeasonsToGoal
from game.bots.value_model import Judgement, Look, Measures
from game.core.event import Seat
from game.rules.cauldron.position import CauldronPosition

MEASURES = Measures({"seasons": (-3, -1, 0, 1, 2, 3, 4, 6, 9, 13)}, stages=(0,), every=8)


def chance_of(judgement: Judgement, worth: SeasonsToGoal, position: CauldronPosition, seat: Seat) -> float:
    """Return how likely a seat looks to win where a playout ends: certain once anybody has won."""
    if position.winner is not None:
        return float(position.winner == seat)
    return judgement.chances([(seasons,) for seasons in worth.seasons(position)])[seat]


def look_at(worth: SeasonsToGoal, position: CauldronPosition) -> Look | None:
    """Return a moment as it is judged, or None in the middle of an effect."""
    if position.stack:
        return None
    return Look(0.0, tuple((seasons,) for seasons in worth.seasons(position)))
