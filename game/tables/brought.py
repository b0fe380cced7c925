"""Brought: what comes with what a seat chooses for itself, as Setup tells it."""

from typing import NamedTuple

from game.core.reason import Reason


class Brought(NamedTuple):
    """A thing that comes with a choice: its name, a few words on what it does, and everything about it."""

    name: Reason
    short: Reason
    whole: Reason
