"""Moods of Cauldron: what the faces show of thefts, brews and Magik."""

from collections.abc import Mapping

from game.core.event import Event, Seat
from game.rules.cauldron import events as happened
from game.rules.cauldron import token_places
from game.tables.mood import Mood, ended, passed_on

GAIN, LOSS = 3, -2
"""So much Magik at once pleases or dismays."""


def stirs(event: Event) -> Mapping[Seat, Mood]:
    """Return whom an event moves, and how."""
    match event:
        case happened.TurnStarted(seat=seat):
            return {seat: Mood.CALM}
        case happened.Brewed(seat=seat):
            return {seat: Mood.PLEASED}
        case happened.MagikChanged(seat=seat, change=change):
            return {seat: Mood.PLEASED} if change >= GAIN else {seat: Mood.DISMAYED} if change <= LOSS else {}
        case happened.TokenMoved(origin=origin, target=target):
            loser, winner = _owner(origin), _owner(target)
            return passed_on(loser, winner) if loser is not None and winner not in (None, loser) else {}
        case happened.TheftFailed(thief=thief, victim=victim):
            return passed_on(thief, victim)
        case happened.PotionMoved(origin=origin, target=target):
            return passed_on(origin, target)
        case happened.ActionFoiled(seat=seat) | happened.SpellCancelled(seat=seat) | happened.Spoiled(seat=seat):
            return {seat: Mood.DISMAYED}
        case happened.MatchEnded(winner=winner, magik=magik):
            return ended((winner,), magik)
    return {}


def _owner(place: token_places.Place) -> Seat | None:
    """Return whose a place is, or None for stock and fields."""
    return token_places.seat_of(place) if token_places.is_supply(place) or token_places.is_cellar(place) else None
