"""Memory: what was made once and is kept for the next frame, in a budget of bytes that all kinds of it share."""

import math
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Any, Generic, Protocol, TypeVar

T = TypeVar("T")


class Shelf(Protocol):
    """A memory as its budget sees it."""

    bytes: int

    @property
    def oldest(self) -> int | None:
        """When that was used which was unused for the longest time, or None where nothing may be forgotten.

        No memory forgets its last value: it was just made and is about to be shown.
        """
        ...

    def forget_oldest(self) -> None:
        """Forget what was unused for the longest time."""
        ...


class Budget:
    """So many bytes (`most`) for several memories and for what is `reserved`, which none of them can forget.

    When they take more, that is forgotten which was unused for the longest time, whichever memory has it; but nothing
    that this picture or the one before it needs, even where that takes more: it would be made anew for each picture.
    """

    def __init__(self, most: int) -> None:
        self.most = most
        self.reserved = 0
        self.uses = 0
        self._begun = self._before = math.inf
        self._shelves: list[Shelf] = []

    @property
    def bytes(self) -> int:
        """What is taken."""
        return self.reserved + sum(shelf.bytes for shelf in self._shelves)

    def add(self, shelf: Shelf) -> None:
        """Let a memory share the budget."""
        self._shelves.append(shelf)

    def use(self) -> int:
        """Return the number of a use, higher than those before it."""
        self.uses += 1
        return self.uses

    def begin(self) -> None:
        """Begin another picture."""
        self._before, self._begun = self._begun, self.uses

    def is_idle(self, use: int | None) -> bool:
        """Return whether that may be forgotten which had this use last: neither this picture nor the last needs it."""
        return use is not None and use <= self._before

    def fit(self) -> None:
        """Forget until everything fits, as far as that is allowed."""
        while self.bytes > self.most:
            ages = [(shelf.oldest, index) for index, shelf in enumerate(self._shelves)]
            idle = [(oldest, index) for oldest, index in ages if self.is_idle(oldest)]
            if not idle:
                return
            self._shelves[min(idle)[1]].forget_oldest()


class Memory(Generic[T]):
    """Values by key; `most` bounds what they may take of the budget, `weigh` tells the bytes of one."""

    def __init__(self, budget: Budget, weigh: Callable[[T], int], most: int | None = None) -> None:
        self.bytes = 0
        self._budget = budget
        self._weigh = weigh
        self._most = most
        self._kept: OrderedDict[Hashable, list[Any]] = OrderedDict()
        budget.add(self)

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, key: Hashable) -> T | None:
        """Return the value of a key, or None when it was never made or is forgotten."""
        entry = self._kept.get(key)
        if entry is None:
            return None
        self._kept.move_to_end(key)
        entry[1] = self._budget.use()
        value: T = entry[0]
        return value

    def keep(self, key: Hashable, value: T) -> T:
        """Keep a value that was just made, in place of the key's former one; return it."""
        former = self._kept.pop(key, None)
        if former is not None:
            self.bytes -= self._weigh(former[0])
        self._kept[key] = [value, self._budget.use()]
        self.bytes += self._weigh(value)
        while self._most is not None and self.bytes > self._most and self._budget.is_idle(self.oldest):
            self.forget_oldest()
        self._budget.fit()
        return value

    @property
    def oldest(self) -> int | None:
        """When that was used which was unused for the longest time, or None where only one value is left."""
        if len(self._kept) < 2:
            return None
        used: int = next(iter(self._kept.values()))[1]
        return used

    def forget_oldest(self) -> None:
        """Forget what was unused for the longest time."""
        _, (value, _) = self._kept.popitem(last=False)
        self.bytes -= self._weigh(value)

    def clear(self) -> None:
        """Forget everything."""
        self._kept.clear()
        self.bytes = 0
