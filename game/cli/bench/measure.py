"""Measuring: how much work gets done in a second of one core, by contestants that take turns.

Seconds are those that this process ran, so other programs on the machine count less.
"""

import time
from collections.abc import Callable, Mapping
from typing import TypeAlias

Work: TypeAlias = Callable[[], int]
"""A piece of work, which returns how many units of it were done."""

ROUNDS = 7
SLICE = 0.3
"""Seconds that a contestant works in each round."""


def rate(work: Work, seconds: float = SLICE) -> float:
    """Return the units per second of work that is done again and again for that long."""
    done = 0
    begun = time.process_time()
    while (passed := time.process_time() - begun) < seconds:
        done += work()
    return done / passed


def rates(contestants: Mapping[str, Work], rounds: int = ROUNDS, seconds: float = SLICE) -> dict[str, list[float]]:
    """Return the units per second of each contestant in each round; before the first one each works once unmeasured."""
    for work in contestants.values():
        work()
    found: dict[str, list[float]] = {name: [] for name in contestants}
    for _ in range(rounds):
        for name, work in contestants.items():
            found[name].append(rate(work, seconds))
    return found
