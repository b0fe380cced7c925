"""Moving: ingredients in and out of cellars, quick actions on one's own turn (000 Quick Actions, Cellars)."""

from game.rules.cauldron import deeds
from game.rules.cauldron.places import cellar, supply
from game.rules.cauldron.run import Run
from game.rules.cauldron.verb import Frames


def store(run: Run) -> Frames:
    """Move the token into a cellar, if it and the room are still there."""
    deeds.carry(run, run.value("kind"), supply(run.me), cellar(run.me))
    return ()


def fetch(run: Run) -> Frames:
    """Move the token out of a cellar, if it is still there."""
    deeds.carry(run, run.value("kind"), cellar(run.me), supply(run.me))
    return ()
