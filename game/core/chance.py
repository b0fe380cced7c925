"""Chance: the one source of luck inside a position, and the two methods that any source of luck offers."""

from collections.abc import Callable, Iterable
from struct import Struct
from typing import NamedTuple, Protocol, TypeVar

T = TypeVar("T")

_MULTIPLIER = 6364136223846793005
_INCREMENT = 1442695040888963407
_MASK = (1 << 64) - 1

_LANE = 17
_LONGEST_LEAP = 32


class _Leap(NamedTuple):
    """Several steps of the generator in one multiplication.

    After k steps the state is a multiple of the first one and an offset, for each k: all of them are lanes of one long
    number, each 17 bytes wide so that no product reaches the next. `upper_halves` reads what counts from the lanes.
    """

    multipliers: int
    offsets: int
    size: int
    upper_halves: Callable[[bytes], tuple[int, ...]]


def _leap(steps: int) -> _Leap:
    multiplier, offset = 1, 0
    multipliers = offsets = 0
    for step in range(steps):
        multiplier, offset = multiplier * _MULTIPLIER & _MASK, (offset * _MULTIPLIER + _INCREMENT) & _MASK
        multipliers |= multiplier << 8 * _LANE * step
        offsets |= offset << 8 * _LANE * step
    return _Leap(multipliers, offsets, _LANE * steps, Struct("<" + "4xI9x" * steps).unpack)


_LEAPS = tuple(_leap(steps) for steps in range(_LONGEST_LEAP + 1))


class Chance(Protocol):
    """Anything that draws numbers and shuffles; rules, samplers and bots ask for no more than this."""

    def below(self, bound: int) -> int:
        """Return an integer from 0 to `bound` - 1, all equally likely; `bound` is at least 1."""
        ...

    def shuffled(self, items: Iterable[T]) -> list[T]:
        """Return the items in random order as a fresh list."""
        ...


class Lcg:
    """The chance of a position: a 64-bit linear congruential generator (Knuth's MMIX) of which the upper 32 bits count.

    Its results depend on `state` alone, never on the version of Python.
    """

    __slots__ = ("state",)

    def __init__(self, state: int) -> None:
        self.state = state & _MASK

    @classmethod
    def seeded(cls, seed: int) -> "Lcg":
        """Return the generator of a match's seed (any integer); a few steps separate neighbouring seeds."""
        chance = cls(seed ^ 0x9E3779B97F4A7C15)
        for _ in range(4):
            chance.below(2)
        return chance

    def copy(self) -> "Lcg":
        """Return a generator that will give the same numbers."""
        twin = Lcg.__new__(Lcg)
        twin.state = self.state
        return twin

    def below(self, bound: int) -> int:
        """Return an integer from 0 to `bound` - 1."""
        self.state = state = (self.state * _MULTIPLIER + _INCREMENT) & _MASK
        return ((state >> 32) * bound) >> 32

    def shuffled(self, items: Iterable[T]) -> list[T]:
        """Return the items in random order."""
        order = list(items)
        self._mix(order, len(order) - 1)
        return order

    def drawn(self, items: Iterable[T], count: int) -> list[T]:
        """Return `count` of the items in random order, as if the top cards of a shuffled deck."""
        order = list(items)
        self._mix(order, count)
        return order[len(order) - count :]

    def _mix(self, order: list[T], steps: int) -> None:
        """Choose what stands at the last places by Fisher and Yates, from the back."""
        left = len(order)
        while steps > 0:
            multipliers, offsets, size, upper_halves = _LEAPS[min(steps, _LONGEST_LEAP)]
            lanes = (self.state * multipliers + offsets).to_bytes(size, "little")
            for drawn in upper_halves(lanes):
                pick = drawn * left >> 32
                left -= 1
                order[left], order[pick] = order[pick], order[left]
            self.state = int.from_bytes(lanes[-_LANE : 8 - _LANE], "little")
            steps -= _LONGEST_LEAP
