"""Occasions of Cauldron: what regulars may remark on."""

from game.core.event import Event
from game.rules.cauldron import events as happened
from game.rules.cauldron import token_places
from game.rules.cauldron.ingredients import size
from game.tables.talk import Occasion

MUCH = 2
"""So many ingredients that spoil are worth a word."""


def occasion(event: Event) -> Occasion:
    """Return what an event is to those whom it concerns."""
    match event:
        case happened.SeasonStarted(number=number):
            return Occasion(round=number)
        case happened.Brewed(seat=seat):
            return Occasion({seat: "brewed"})
        case happened.TokenMoved(origin=origin, target=target):
            return _theft(origin, target)
        case happened.TheftFailed(thief=thief):
            return Occasion({thief: "spotted"})
        case happened.SpellCast(seat=seat):
            return Occasion({seat: "cast"})
        case happened.Spoiled(seat=seat, tokens=tokens) if size(tokens) >= MUCH:
            return Occasion({seat: "spoiled"})
    return Occasion()


def _theft(origin: token_places.Place, target: token_places.Place) -> Occasion:
    """Return what a token on its way is to the two seats, if it goes from one to another."""
    if any(place == token_places.STOCK or token_places.is_field(place) for place in (origin, target)):
        return Occasion()
    victim, thief = token_places.seat_of(origin), token_places.seat_of(target)
    return Occasion() if victim == thief else Occasion({victim: "robbed", thief: "stole"})
