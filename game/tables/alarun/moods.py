"""Moods of Alarún: what the faces show of who passes first and of how the match ends."""

from collections.abc import Mapping

from game.core.event import Event, Seat
from game.rules.alarun import events as happened
from game.tables.mood import Mood, ended


def stirs(event: Event) -> Mapping[Seat, Mood]:
    """Return whom an event moves, and how."""
    match event:
        case happened.Passed(seat=seat, first=True) | happened.SwappedAll(seat=seat, first=True):
            return {seat: Mood.PLEASED}
        case happened.Swapped(seat=seat) | happened.Placed(seat=seat) | happened.Refreshed(seat=seat):
            return {seat: Mood.CALM}
        case happened.MatchEnded(winners=winners, totals=totals):
            return ended(winners, totals)
    return {}
