"""Outcome banners of Bubble and Boil: a bed that is done, who is hexed, a hex for nothing, and the end of the match."""

from collections.abc import Sequence
from itertools import takewhile

from game.core.event import Event, Seat
from game.core.reason import reason
from game.rules.bubble_and_boil import events
from game.rules.bubble_and_boil.cards.card_files import card_words
from game.tables.banner import Banner
from game.tables.bubble_and_boil.cards.card_facts import design_of, way_words
from game.tables.bubble_and_boil.log import ends_in_vain

KEY = "bubble_and_boil.banner"

TOGETHER = (events.GardenCompleted, events.EndTriggered)
"""What follows one another where one harvest empties several gardens."""


def banner_of(happened: Sequence[Event], active: Seat) -> Banner | None:
    """Return what is said of the last of the events in the turn of a seat."""
    match happened[-1]:
        case events.GardenCompleted(seat, _, _, crones):
            together = takewhile(lambda event: isinstance(event, TOGETHER), reversed(happened))
            done = sum(isinstance(event, events.GardenCompleted) for event in together)
            words = reason(f"{KEY}.done.more", count=done) if done > 1 else reason(f"{KEY}.done")
            return Banner(words, seat, "crone.0.small" if crones else None)
        case events.HexCast(_, card, target) if target is not None:
            return Banner(reason(f"{KEY}.hexed", card=card_words(card)), target)
        case events.HexCast(_, card) if design_of(card).aim == "all":
            return Banner(reason(f"{KEY}.hexed.all", card=card_words(card)))
        case events.Blocked(seat, _, corruption) if corruption:
            return Banner(reason(f"{KEY}.blocked"), seat, "corruption.small")
        case events.WayChosen(seat, _, None):
            return Banner(reason(f"{KEY}.no_way"), seat)
        case events.WayChosen(seat, card, int(way), 1):
            return Banner(reason(f"{KEY}.no_choice", way=way_words(card)[way]), seat)
        case events.Countered(seat):
            return Banner(reason(f"{KEY}.countered"), seat)
        case events.EndTriggered(trigger, seat):
            return Banner(reason(f"{KEY}.end.{trigger}"), seat, stays=True)
        case events.DiablerieChanged(seat) if ends_in_vain(active, happened):
            return Banner(reason(f"{KEY}.in_vain"), seat)
    return None
