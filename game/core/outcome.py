"""Outcome: how a match ended, who won, and with what scores."""

import msgspec

from game.core.event import Seat
from game.core.reason import Reason


class Outcome(msgspec.Struct, frozen=True):
    """The end of a match.

    `ending` is the name of one of the game's documented ways to end; `winners` are the seats that share the victory
    (empty: nobody won); `scores` has one number a seat; `ranking` lists the seats from best to worst in groups of
    equals; `reason` is the sentence for the results page.
    """

    ending: str
    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    ranking: tuple[tuple[Seat, ...], ...]
    reason: Reason
