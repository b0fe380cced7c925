"""Moving: ingredients in and out of cellars, quick actions on one's own turn (000 Quick Actions, Cellars)."""

from game.rules.cauldron.effects import operations
from game.rules.cauldron.effects.run import Run
from game.rules.cauldron.effects.verb import Frames
from game.rules.cauldron.token_places import cellar, supply


def store(run: Run) -> Frames:
    """Move the token into a cellar, if it and the room are still there."""
    operations.carry(run, run.value("kind"), supply(run.me), cellar(run.me))
    return ()


def fetch(run: Run) -> Frames:
    """Move the token out of a cellar, if it is still there."""
    operations.carry(run, run.value("kind"), cellar(run.me), supply(run.me))
    return ()
