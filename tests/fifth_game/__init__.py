"""Ladle, a small game for two: what the catalogue has to know of it. `python -m fifth_game` has it on the shelf."""

from pathlib import Path

from fifth_game.controller import Ladle, Numbers
from fifth_game.mind import LadleMind, LadleStatistics
from game.core.option_fields import NoOptions
from game.play.catalogue import Game, Parts
from game.store.places import Folders


def parts() -> Parts:
    """Return the code of the game."""
    return Parts(NoOptions("ladle", Numbers), Ladle, LadleMind, LadleStatistics)


LADLE = Game("ladle", (2, 2), 1, parts, Folders.under(Path(__file__).parent))
