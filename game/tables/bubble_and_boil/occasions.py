"""Occasions of Bubble and Boil: what regulars may remark on."""

from game.core.event import Event
from game.rules.bubble_and_boil import events as happened
from game.tables.talk import Occasion


def occasion(event: Event) -> Occasion:
    """Return what an event is to those whom it concerns."""
    match event:
        case happened.TurnStarted(round=number):
            return Occasion(round=number)
        case happened.HexCast(seat=seat):
            return Occasion({seat: "hexes"})
        case happened.Hexed(seat=seat):
            return Occasion({seat: "hexed"})
        case happened.Countered(seat=seat):
            return Occasion({seat: "countered"})
        case happened.GardenCompleted(seat=seat):
            return Occasion({seat: "done"})
        case happened.RecipeStolen(victim=victim) | happened.RecipeStolenOpenly(victim=victim):
            return Occasion({victim: "robbed"})
    return Occasion()
