"""Suit net: how well a seat stands, told from what is known of each suit and of the match; its numbers are learnt.

Every suit passes the same units, those of the trump others than those of the plain suits, whose answers are added up: a
suit counts the same whichever it is. Beside them stand units for what belongs to no suit. A second layer and an answer
follow, the logarithm of the odds. Each unit adds up what it is given and passes on what is above 0.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from operator import add, mul
from typing import TypeAlias

import msgspec

from game.bots.value_model import Learnt

_THOUSAND = 1000
_REMEMBERED = 1 << 11
_LINE = re.compile(r"(?:-?\d{1,9} )*+-?\d{1,9}")

Column: TypeAlias = list[float]
Inputs: TypeAlias = tuple[int, ...]


class SuitNetNumbers(msgspec.Struct, frozen=True, eq=False, forbid_unknown_fields=True):
    """What was learnt, in thousandths; a line of numbers is one text.

    `plain` and `trump` are by input of a suit the weight in each of its units. `table` is by input of the match the
    weight in each unit of a trump, of a plain suit, and of those that stand alone. A line of `second` is what a unit
    starts with, then the weight of each unit of the first layer: of the trump, of the plain suits, and alone. `answer`
    is the same for the last unit.
    """

    learnt: Learnt
    plain: dict[str, str]
    trump: dict[str, str]
    table: dict[str, str]
    second: tuple[str, ...]
    answer: str

    def fault(self, suit_names: Sequence[str], names: Sequence[str]) -> str | None:
        """Return what does not go with the inputs of the game or with other lines, with its key, or None."""
        for key, lines, wanted in (
            ("plain", self.plain, suit_names),
            ("trump", self.trump, suit_names),
            ("table", self.table, names),
        ):
            if list(lines) != list(wanted):
                return f"{key}: the inputs of this game are others"
        units = len(next(iter(self.plain.values())).split())
        lengths = [
            *((f"plain.{name}", line, units) for name, line in self.plain.items()),
            *((f"trump.{name}", line, units) for name, line in self.trump.items()),
            *((f"table.{name}", line, 3 * units) for name, line in self.table.items()),
            *((f"second[{at}]", line, 1 + 3 * units) for at, line in enumerate(self.second)),
            ("answer", self.answer, 1 + len(self.second)),
        ]
        for key, line, wanted_length in lengths:
            if not _LINE.fullmatch(line):
                return f"{key}: holds something else than whole numbers with a space between them"
            if (length := len(line.split())) != wanted_length:
                return f"{key}: {length} numbers stand for {wanted_length}"
        return None


class SuitNet:
    """A net made ready to judge moments; what it worked out of a suit it remembers."""

    def __init__(self, numbers: SuitNetNumbers) -> None:
        self._suits = _columns(numbers.plain), _columns(numbers.trump)
        self._table = _columns(numbers.table)
        units = self._units = len(self._suits[0][0])
        lines = [_row(line) for line in numbers.second]
        self._of_suits = [line[1 : 1 + 2 * units] for line in lines]
        self._alone = [(line[0], line[1 + 2 * units :]) for line in lines]
        self._answer, *self._last = _row(numbers.answer)
        self._of_suit = lru_cache(_REMEMBERED)(self._suit)
        self._of_match = lru_cache(_REMEMBERED)(self._match)

    def odds(self, match: Inputs, suits: Iterable[tuple[bool, Inputs]]) -> float:
        """Return the logarithm of the odds, by what there is of the match, and of each suit and whether it is trump."""
        starts_of_trump, starts_of_plain, second = self._of_match(match)
        trump = plain = [0.0] * self._units
        for is_trump, inputs in suits:
            found = self._of_suit(is_trump, inputs)
            if is_trump:
                trump = [each if each > 0 else 0.0 for each in map(add, starts_of_trump, found)]
            else:
                plain = [
                    each + more if more > 0 else each
                    for each, more in zip(plain, map(add, starts_of_plain, found), strict=True)
                ]
        first, odds = trump + plain, self._answer
        for start, unit, weight in zip(second, self._of_suits, self._last, strict=True):
            passed = start + sum(map(mul, unit, first))
            if passed > 0:
                odds += weight * passed
        return odds

    def _suit(self, is_trump: bool, inputs: Inputs) -> Column:
        columns = self._suits[is_trump]
        return _added([columns[each] for each in inputs])

    def _match(self, inputs: Inputs) -> tuple[Column, Column, Column]:
        """Return what the units of a trump, of a plain suit and of the second layer start with."""
        units, found = self._units, _added([self._table[each] for each in inputs])
        alone = [max(0.0, each) for each in found[2 * units :]]
        second = [start + sum(map(mul, weights, alone)) for start, weights in self._alone]
        return found[:units], found[units : 2 * units], second


def _added(columns: Sequence[Column]) -> Column:
    return [sum(each) for each in zip(*columns, strict=True)]


def _columns(lines: Mapping[str, str]) -> list[Column]:
    return [_row(line) for line in lines.values()]


def _row(line: str) -> Column:
    return [int(each) / _THOUSAND for each in line.split()]
