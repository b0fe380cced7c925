"""An ordeal: one kind of torture, and what did not stand it."""

from collections.abc import Callable, Iterator

import msgspec


class Failure(msgspec.Struct, frozen=True):
    """What went wrong: the case with this `seed` shows it again, alone, with a count of 1."""

    seed: int
    what: str


class Ordeal(msgspec.Struct, frozen=True):
    """A kind of torture: `run` takes the seed of the first case and how many there are, and yields what failed.

    Case number n has the seed `seed + n`, so that each can be repeated alone; counts are printed by `run` itself.
    `count` is the number of cases of the whole campaign.
    """

    name: str
    count: int
    run: Callable[[int, int], Iterator[Failure]]
