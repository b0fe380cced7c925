"""Name list: several names one after the other, in words."""

from collections.abc import Iterable
from functools import reduce

from game.core.reason import Reason, reason


def listed(names: Iterable[Reason]) -> Reason:
    """Return some names as a list in words; raise TypeError without any."""
    return reduce(lambda first, rest: reason("table.names", first=first, rest=rest), names)
