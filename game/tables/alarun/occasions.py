"""Occasions of Alarún: what regulars may remark on."""

from game.core.event import Event
from game.rules.alarun import events as happened
from game.rules.alarun.ingredient_cards import CENTUM
from game.tables.talk import Occasion


def occasion(event: Event) -> Occasion:
    """Return what an event is to those whom it concerns."""
    match event:
        case happened.RoundStarted(number=number):
            return Occasion(round=number)
        case happened.Swapped(seat=seat, took=took):
            return Occasion({seat: "gold" if took == CENTUM else "swapped"})
        case happened.Passed(seat=seat, first=True):
            return Occasion({seat: "first_pass"})
        case happened.SwappedAll(seat=seat):
            return Occasion({seat: "swapped_all"})
    return Occasion()
