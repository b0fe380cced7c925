"""Position reader: moves by their texts, and positions read key by key, so that a wrong one is refused by name."""

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from game.core.errors import BadMove, BadPosition
from game.core.move import Move
from game.core.referee import Plain

T = TypeVar("T")

LONGEST = 200
"""The most letters of a key or complaint in an error."""


class MoveTexts:
    """The moves of a game by their texts, where all of them can be listed."""

    def __init__(self, game: str, moves: Iterable[Move]) -> None:
        self._game = game
        self._moves = {move.text: move for move in moves}

    def parse(self, text: str) -> Move:
        """Return the move of its text form; raise BadMove."""
        if text not in self._moves:
            raise BadMove(f"'{text}' is no move of {self._game}")
        return self._moves[text]


class Reader:
    """A plain mapping that is read key by key; `done` refuses keys that nobody asked for."""

    def __init__(self, plain: object, where: str = "position") -> None:
        if not isinstance(plain, dict):
            raise BadPosition(f"{where}: expected a mapping, found {type(plain).__name__}")
        self._plain: Plain = plain
        self._where = where
        self._read: set[str] = set()

    def fail(self, key: str, complaint: str) -> BadPosition:
        """Return the error that names a key and what is wrong with it; both are cut where they are endless."""
        return BadPosition(f"{self._where}.{key[:LONGEST]}: {complaint[:LONGEST]}")

    def has(self, key: str) -> bool:
        """Return whether there is a key that may be left out."""
        return key in self._plain

    def raw(self, key: str) -> Any:
        """Return the value of a key as it stands; raise BadPosition when it is missing."""
        self._read.add(key)
        if key not in self._plain:
            raise self.fail(key, "is missing")
        return self._plain[key]

    def integer(self, key: str, lowest: int, highest: int) -> int:
        """Return an integer within bounds (both included)."""
        value = self.raw(key)
        if not isinstance(value, int) or isinstance(value, bool) or not lowest <= value <= highest:
            raise self.fail(key, f"expected an integer from {lowest} to {highest}, found {value!r}")
        return value

    def optional_integer(self, key: str, lowest: int, highest: int) -> int | None:
        """Return an integer within bounds, or None where the plain position says null."""
        if self.raw(key) is None:
            return None
        return self.integer(key, lowest, highest)

    def boolean(self, key: str) -> bool:
        """Return true or false."""
        value = self.raw(key)
        if not isinstance(value, bool):
            raise self.fail(key, f"expected true or false, found {value!r}")
        return value

    def choice(self, key: str, allowed: Iterable[str]) -> str:
        """Return one of the allowed words."""
        value = self.raw(key)
        words = list(allowed)
        if value not in words:
            raise self.fail(key, f"expected one of {', '.join(words)}, found {value!r}")
        return str(value)

    def items(self, key: str, parse: Callable[[Any], T], length: int | None = None) -> list[T]:
        """Return a list with each item parsed; `parse` raises ValueError for a bad one."""
        value = self.raw(key)
        if not isinstance(value, list):
            raise self.fail(key, f"expected a list, found {type(value).__name__}")
        if length is not None and len(value) != length:
            raise self.fail(key, f"expected {length} items, found {len(value)}")
        parsed = []
        for index, item in enumerate(value):
            try:
                parsed.append(parse(item))
            except ValueError as error:
                raise self.fail(f"{key}[{index}]", str(error)) from error
        return parsed

    def done(self) -> None:
        """Refuse keys that nobody asked for."""
        surplus = sorted(set(map(str, self._plain)) - self._read)
        if surplus:
            raise self.fail(surplus[0], "is not a key of a position")
