"""Onward: what comes after a match that is one of a day."""

from collections.abc import Callable
from functools import partial

from game.play.match import Match
from game.scenes.days.day_page import DayScene
from game.view.scene import Scene, Services


def onward_of(services: Services, match: Match, home: Callable[[], Scene]) -> Callable[[], Scene] | None:
    """Return what makes the scene that follows on the results of a match, or None for a match by itself."""
    if match.day is not None:
        return partial(DayScene, services, home, match.day)
    return None
