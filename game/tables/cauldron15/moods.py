"""Moods of Cauldron 15: what the faces show of tricks that are won, spilt or exact."""

from collections.abc import Mapping

from game.core.event import Event, Seat
from game.rules.cauldron15 import events as happened
from game.tables.mood import Mood, ended


def stirs(event: Event) -> Mapping[Seat, Mood]:
    """Return whom an event moves, and how."""
    match event:
        case happened.TrickStarted(leader=leader):
            return {leader: Mood.CALM}
        case happened.Played(seat=seat):
            return {seat: Mood.CALM}
        case happened.TrickWon(seat=seat, case=case):
            return {seat: Mood.DISMAYED if case == "over" else Mood.PLEASED}
        case happened.MatchEnded(winners=winners, totals=totals):
            return ended(winners, totals)
    return {}
