"""Early decision: whether matches played so far decide that a seat wins more or less often than a given share.

The evidence for more is how many times likelier the results are with a larger share than with the given one, averaged
over larger shares; a shared win counts in parts. From MOST on it is decided. Whenever one looks, this is wrong with a
probability of at most 1 / MOST (Ville's inequality; Wald's sequential test with several alternatives).
"""

from collections.abc import Iterable
from math import exp, log

from game.core.event import Seat
from game.play.many_matches import Result

MOST = 40
_STEPS = (0.05, 0.1, 0.15, 0.2)


class EarlyDecision:
    """The evidence on how often a seat wins the matches that somebody wins, against a share between 0 and 1."""

    def __init__(self, share: float, seat: Seat = 0) -> None:
        self._share = share
        self._seat = seat
        self._won = self._lost = 0.0

    def add(self, result: Result) -> None:
        """Count a match; one that nobody wins tells nothing."""
        if result.winners:
            part = (self._seat in result.winners) / len(result.winners)
            self._won += part
            self._lost += 1 - part

    @property
    def is_more(self) -> bool:
        """Whether it is decided that the seat wins more often than the share."""
        return self._evidence(self._share + step for step in _STEPS) >= MOST

    @property
    def is_less(self) -> bool:
        """Whether it is decided that the seat wins less often than the share."""
        return self._evidence(self._share - step for step in _STEPS) >= MOST

    def _evidence(self, others: Iterable[float]) -> float:
        """Return how many times likelier the results are with other shares than with the given one, on average."""
        share = self._share
        found = [
            exp(self._won * log(other / share) + self._lost * log((1 - other) / (1 - share)))
            for other in others
            if 0 < other < 1
        ]
        return sum(found) / len(_STEPS)
