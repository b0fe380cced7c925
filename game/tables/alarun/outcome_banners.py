"""Outcome banners of Alarún: a potion that is brewed or grows, a refresh, and the first pass of a round."""

from collections.abc import Sequence

from game.core.event import Event
from game.core.reason import reason
from game.rules.alarun import events
from game.rules.alarun.observation import AlarunObservation
from game.tables.alarun.ingredient_faces import frame_of
from game.tables.banner import SIGN, Banner

KEY = "alarun.banner"


def banner_of(happened: Sequence[Event], before: AlarunObservation) -> Banner | None:
    """Return what is said of the last of the events, before which the table was so."""
    match happened[-1]:
        case events.Placed(seat, card, cell):
            gain = before.open_gain(seat, card, cell)
            points = sum(added for _, added in (*gain.rows, *gain.columns))
            return Banner(reason(f"{KEY}.potion", points=points), seat, frame_of(card, SIGN)) if points > 0 else None
        case events.Refreshed(seat, _, turned):
            return Banner(reason(f"{KEY}.refreshed", count=len(turned)), seat)
        case events.Passed(seat, True) | events.SwappedAll(seat, _, _, True):
            return Banner(reason(f"{KEY}.first_pass"), seat, "alarun.figure")
    return None
