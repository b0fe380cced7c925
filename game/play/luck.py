"""Luck: the chance that bots and samplers get, and the seeds it is made from."""

from collections.abc import Iterable
from hashlib import sha256
from random import Random
from typing import TypeVar

T = TypeVar("T")


class Luck:
    """A chance on Python's generator, of which only `random()` is used: its numbers are the same in every version."""

    __slots__ = ("_random",)

    def __init__(self, seed: int) -> None:
        self._random = Random(seed).random

    def below(self, bound: int) -> int:
        """Return an integer from 0 to `bound` - 1."""
        return int(self._random() * bound)

    def shuffled(self, items: Iterable[T]) -> list[T]:
        """Return the items in random order as a fresh list."""
        draw = self._random
        return sorted(items, key=lambda _: draw())


def derive(*parts: int) -> int:
    """Return a seed of 64 bits made of integers; neighbouring ones give seeds that have nothing in common."""
    return int.from_bytes(sha256(":".join(map(str, parts)).encode()).digest()[:8], "big")
