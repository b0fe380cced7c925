"""Outcome banners of Cauldron 15: what is otherwise with few players, a trump, and a brew that is exact or spills."""

from collections.abc import Sequence

from game.core.event import Event
from game.core.reason import Reason, reason
from game.rules.cauldron15 import events
from game.rules.cauldron15.observation import Cauldron15Observation
from game.tables.banner import Banner
from game.tables.cauldron15.material_faces import sign_of
from game.tables.cauldron15.trick import deck_takes

KEY = "cauldron15.banner"
UNTIL = (events.TrickStarted, events.RoundEnded)
"""What a banner about a trick does not outlast."""


def banner_of(happened: Sequence[Event], after: Cauldron15Observation) -> Banner | None:
    """Return what is said of the last of the events."""
    match happened[-1]:
        case events.TrickStarted(1, 1) if after.target < after.limit:
            words = reason(f"{KEY}.low_brim.{after.seats}", target=after.target)
            return Banner(words, stays=True, full=Reason(f"{words.key}.full", words.args))
        case events.Played() if deck_takes(after):
            return Banner(reason(f"{KEY}.deck_takes"), until=UNTIL)
        case events.Played(seat, card, _, _, "trump"):
            return Banner(reason(f"{KEY}.trump"), seat, sign_of(card), until=UNTIL)
        case events.TrickWon(seat, "exact"):
            return Banner(reason(f"{KEY}.exact", target=after.target), seat, until=UNTIL)
        case events.TrickWon(seat, "over", total):
            return Banner(reason(f"{KEY}.spilt", total=total), seat, until=UNTIL)
    return None
