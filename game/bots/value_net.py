"""Value net: how likely a seat is to win, told from named measures of a moment; its numbers are learnt.

Each unit of a layer adds up what it is given, each with a weight of its own, and passes on what is above 0. The last
one gives the logarithm of the odds.
"""

from collections.abc import Sequence
from math import exp
from operator import mul

import msgspec

from game.bots.value_model import Checked, Learnt

_THOUSAND = 1000
_SURE = 50.0


class Unit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A unit of a layer: what it starts with, and the weight of each unit of the layer before, in thousandths."""

    start: int
    weights: tuple[int, ...]


class NetNumbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was learnt.

    `measures` are the weights of each measure, in thousandths: in the answer, then in each unit of the first layer.
    `first` is what these units start with; `second` is the next layer, `answer` the last unit. Raises ValueError for
    layers that do not go with each other.
    """

    learnt: Learnt
    measures: dict[str, tuple[int, ...]]
    first: tuple[int, ...]
    second: tuple[Unit, ...]
    answer: Unit
    checked: Checked | None = None

    def __post_init__(self) -> None:
        for name, weights in self.measures.items():
            if len(weights) != 1 + len(self.first):
                raise ValueError(f"measures.{name}: {len(weights)} weights stand for {1 + len(self.first)}")
        for unit in self.second:
            if len(unit.weights) != len(self.first):
                raise ValueError(f"second: {len(unit.weights)} weights stand for {len(self.first)} units")
        if len(self.answer.weights) != len(self.second):
            raise ValueError(f"answer: {len(self.answer.weights)} weights stand for {len(self.second)} units")

    @property
    def known_seats(self) -> tuple[int, ...]:
        """The number of seats of whose matches something is known."""
        return (len(self.learnt.skills),)

    def fault(self, names: Sequence[str]) -> str | None:
        """Return what does not go with the measures of the game, with its key, or None."""
        if list(self.measures) != list(names):
            return f"measures: those of this game are {', '.join(names)}, in this order"
        return None


class ValueNet:
    """A net made ready to judge moments."""

    def __init__(self, numbers: NetNumbers) -> None:
        direct, *columns = zip(*numbers.measures.values(), strict=True)
        self._direct = fractions(direct)
        self._first = [
            (start / _THOUSAND, fractions(weights)) for start, weights in zip(numbers.first, columns, strict=True)
        ]
        self._second = [(unit.start / _THOUSAND, fractions(unit.weights)) for unit in numbers.second]
        self._answer = numbers.answer.start / _THOUSAND, fractions(numbers.answer.weights)

    def odds(self, measures: Sequence[float]) -> float:
        """Return the logarithm of the odds to win."""
        first = [max(0.0, start + sum(map(mul, weights, measures))) for start, weights in self._first]
        second = [max(0.0, start + sum(map(mul, weights, first))) for start, weights in self._second]
        start, weights = self._answer
        odds: float = start + sum(map(mul, weights, second)) + sum(map(mul, self._direct, measures))
        return odds


def chance_of(odds: float) -> float:
    """Return the chance of the logarithm of its odds."""
    return 1 / (1 + exp(-max(-_SURE, min(odds, _SURE))))


def fractions(weights: Sequence[int]) -> list[float]:
    """Return weights that are given in thousandths."""
    return [weight / _THOUSAND for weight in weights]
