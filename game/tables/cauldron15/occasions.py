"""Occasions of Cauldron 15: what regulars may remark on."""

from game.core.event import Event
from game.rules.cauldron15 import events as happened
from game.tables.talk import Occasion

CASES = {"exact": "exact", "over": "spilt", "below": "took"}


def occasion(event: Event) -> Occasion:
    """Return what an event is to those whom it concerns."""
    match event:
        case happened.RoundStarted(round=number):
            return Occasion(round=number)
        case happened.TrickWon(seat=seat, case=case):
            return Occasion({seat: CASES[case]})
        case happened.Played(seat=seat, manner="trump"):
            return Occasion({seat: "trumped"})
    return Occasion()
