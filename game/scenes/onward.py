"""Onward: what comes after a match that is one of a day or of an evening."""

from collections.abc import Callable
from functools import partial

from game.play.match import Match
from game.scenes.days.day_page import DayScene
from game.scenes.evenings.evening_page import EveningScene
from game.scenes.evenings.evening_setup import EveningSetupScene
from game.view.scene import Scene, Services


def onward_of(services: Services, match: Match, home: Callable[[], Scene]) -> Callable[[], Scene] | None:
    """Return what makes the scene that follows on the results of a match, or None for a match by itself."""
    if match.day is not None:
        return partial(DayScene, services, home, match.day)
    if match.evening is not None:
        return partial(evening_page, services, home, match.evening.id)
    return None


def evening_page(services: Services, home: Callable[[], Scene], id: str) -> EveningScene:
    """Return the page on which an evening stands."""
    return EveningScene(services, home, id, partial(EveningSetupScene, services, home))
