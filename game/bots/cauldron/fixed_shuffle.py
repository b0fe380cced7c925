"""Fixed shuffle: a quick stand-in for chance that mixes cards by a fixed pattern, for worlds that one looks at once."""

from collections.abc import Iterable
from typing import TypeVar

T = TypeVar("T")

_STRIDES = (37, 41, 43, 47, 53, 59, 61, 67)


class FixedShuffle:
    """Chance without chance: items in steps of a prime, so that neighbours in the box come far apart."""

    def __init__(self, number: int) -> None:
        self._stride = _STRIDES[number % len(_STRIDES)]
        self._first = number

    def below(self, bound: int) -> int:
        """Return an integer from 0 to `bound` - 1, the same for a number of the pattern."""
        return (self._first * self._stride + self._stride) % bound

    def shuffled(self, items: Iterable[T]) -> list[T]:
        """Return the items in the order of the pattern."""
        order = list(items)
        length, stride = len(order), self._stride
        if length % stride == 0:
            return order
        return [order[(self._first + step * stride) % length] for step in range(length)]
