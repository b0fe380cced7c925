"""Memory: what was made once and is kept for the next frame, bounded by the bytes of its surfaces."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

T = TypeVar("T")


class Memory(Generic[T]):
    """Values by key; when their weights pass `most` bytes, those unused for the longest time are forgotten."""

    def __init__(self, most: int, weigh: Callable[[T], int]) -> None:
        self._most = most
        self._weigh = weigh
        self._kept: OrderedDict[Hashable, T] = OrderedDict()
        self.bytes = 0

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, key: Hashable) -> T | None:
        """Return the value of a key, or None when it was never made or is forgotten."""
        value = self._kept.get(key)
        if value is not None:
            self._kept.move_to_end(key)
        return value

    def keep(self, key: Hashable, value: T) -> T:
        """Keep a value that was just made; return it."""
        self._kept[key] = value
        self.bytes += self._weigh(value)
        while self.bytes > self._most and len(self._kept) > 1:
            _, oldest = self._kept.popitem(last=False)
            self.bytes -= self._weigh(oldest)
        return value

    def clear(self) -> None:
        """Forget everything."""
        self._kept.clear()
        self.bytes = 0
