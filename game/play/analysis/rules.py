"""What analysis calls a move, by config/analysis.yaml, and what it is done with."""

from functools import cache
from pathlib import Path

import msgspec

from game.bots.review import Limits, can_review
from game.bots.skills import BEST
from game.play.catalogue import game
from game.play.session import Session
from game.store.content import load
from game.store.places import CONFIG

VERSION = 3
"""Counts changes of the code that let the same decisions be judged differently."""

_WHOLE = 1000


class _Thousandths(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Limits in thousandths."""

    best: int
    good: int
    loose: int

    def __post_init__(self) -> None:
        if not 0 < self.best < self.good < self.loose < _WHOLE:
            raise ValueError("best, good and loose rise between 0 and 1000")


class AnalysisRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The limits, how much wider they are with few seats (percent), and how many turning points are told of."""

    limits: _Thousandths
    wider: dict[int, int]
    turning_points: int

    def limits_of(self, seats: int) -> Limits:
        """Return the limits in a match of so many seats."""
        factor = self.wider.get(seats, 100) / 100 / _WHOLE
        return Limits(self.limits.best * factor, self.limits.good * factor, self.limits.loose * factor)


@cache
def analysis_rules(config: Path = CONFIG) -> AnalysisRules:
    """Return what analysis.yaml of a folder says; raise BadContent."""
    return load(config / "analysis.yaml", AnalysisRules)


def can_judge(session: Session) -> bool:
    """Return whether the moves of a match can be judged."""
    return can_review(game(session.match.game).load().mind(session.controller))


def best_eyes() -> str:
    """Return the skill whose own answers are looked at: the best one that there is."""
    return BEST
