"""Value model: how likely each seat is to win, added up from named measures of a position; its numbers are learnt.

The worth of a seat is e to the power of what its measures add up to. Its chance to win is that worth divided by the sum
of all worths, in which the worth of nobody's winning may have a part too (multinomial logit).
"""

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from math import exp
from typing import NamedTuple, TypeAlias

import msgspec

_THOUSAND = 1000

Amounts: TypeAlias = Sequence[float]
"""What one seat has of each measure, in the order in which the game names them."""


class Measures(NamedTuple):
    """What a game's positions are judged by.

    `points` are, by the name of a measure, the amounts at which its worth is learnt, ascending. `stages` are the
    moments of a match at which everything is learnt anew, ascending. One in `every` decision of a match is looked at,
    and learnt from if it can be judged. `nobody` is whether a match may be won by nobody.
    """

    points: Mapping[str, tuple[int, ...]]
    stages: tuple[int, ...]
    every: int = 1
    nobody: bool = False


class Look(msgspec.Struct, frozen=True):
    """A moment as it is judged: the stage, which may lie between two, and what each seat has of each measure."""

    stage: float
    seats: tuple[tuple[float, ...], ...]


class Curve(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a measure adds, in thousandths, `at` some amounts; straight lines lie between them, level ones outside.

    Raises ValueError for points that do not ascend or have not one worth each.
    """

    at: tuple[int, ...]
    worth: tuple[int, ...]

    def __post_init__(self) -> None:
        if len(self.at) < 2 or list(self.at) != sorted(set(self.at)):
            raise ValueError("at: the points of a curve are two or more and ascend")
        if len(self.at) != len(self.worth):
            raise ValueError(f"worth: {len(self.worth)} numbers stand for {len(self.at)} points")


class Stage(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What measures add at one stage; `nobody` is the logarithm of the worth of nobody's winning, in thousandths."""

    measures: dict[str, Curve]
    nobody: int | None = None


class Learnt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What it was learnt from: the skills of the seats, and how many matches from which seed."""

    skills: tuple[str, ...]
    matches: int
    seed: int


class Checked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How it did on matches that it was not learnt from.

    `surprise` is the mean of -log(chance of who won) over so many `moments`, in thousandths; `blind` is that of
    somebody who knows only how often each seat wins.
    """

    matches: int
    moments: int
    surprise: int
    blind: int


class Lessons(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is known of matches with one number of seats, by stage."""

    learnt: Learnt
    stages: dict[int, Stage]
    checked: Checked | None = None


class Judgement:
    """What measures are worth at one moment of a match, between the stages that were learnt."""

    def __init__(self, curves: Sequence[tuple[Amounts, Sequence[float]]], nobody: float | None) -> None:
        self._curves = [_Line(at, worth) for at, worth in curves]
        self.nobody = 0.0 if nobody is None else exp(nobody)

    def worth(self, measures: Amounts) -> float:
        """Return the logarithm of the worth of a seat."""
        return sum([line.at(amount) for line, amount in zip(self._curves, measures, strict=True)])

    def chances(self, seats: Sequence[Amounts]) -> list[float]:
        """Return how likely each seat is to win."""
        worths = [exp(self.worth(measures)) for measures in seats]
        total = sum(worths) + self.nobody
        return [worth / total for worth in worths]


class ValueModel(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was learnt of the matches of a game, by the number of seats."""

    seats: dict[int, Lessons]

    @property
    def known_seats(self) -> tuple[int, ...]:
        """The numbers of seats of whose matches something is known."""
        return tuple(self.seats)

    def fault(self, measures: Measures) -> str | None:
        """Return what does not go with the measures of the game, with its key, or None."""
        if not self.seats:
            return "seats: nothing is learnt"
        for seats, lessons in self.seats.items():
            if not lessons.stages:
                return f"seats.{seats}.stages: nothing is learnt"
            for number, stage in lessons.stages.items():
                key = f"seats.{seats}.stages.{number}.measures"
                if list(stage.measures) != list(measures.points):
                    return f"{key}: the measures of this game are {', '.join(measures.points)}, in this order"
                for name, points in measures.points.items():
                    if stage.measures[name].at != points:
                        return f"{key}.{name}.at: this measure is learnt at {', '.join(map(str, points))}"
        return None

    def at(self, seats: int, stage: float) -> Judgement:
        """Return the judgement at a stage: between the learnt ones, or the nearest; of the nearest number of seats."""
        lessons = self.seats[min(self.seats, key=lambda each: (abs(each - seats), each))]
        return _blend(lessons.stages, stage)


class _Line:
    """A curve made ready to be read."""

    __slots__ = ("_at", "_worth")

    def __init__(self, at: Amounts, worth: Sequence[float]) -> None:
        self._at = at
        self._worth = worth

    def at(self, amount: float) -> float:
        """Return what an amount adds."""
        at, worth = self._at, self._worth
        above = bisect_right(at, amount)
        if not above:
            return worth[0]
        if above == len(at):
            return worth[-1]
        low = at[above - 1]
        way = (amount - low) / (at[above] - low)
        return worth[above - 1] * (1 - way) + worth[above] * way


def stages_around(stages: Sequence[int], stage: float) -> tuple[tuple[int, float], ...]:
    """Return the stages next to a moment with the part of each in it; the parts add up to 1."""
    above = bisect_right(stages, stage)
    if not above:
        return ((stages[0], 1.0),)
    if above == len(stages):
        return ((stages[-1], 1.0),)
    low, high = stages[above - 1], stages[above]
    way = (stage - low) / (high - low)
    return ((low, 1 - way), (high, way)) if way else ((low, 1.0),)


def _blend(stages: Mapping[int, Stage], stage: float) -> Judgement:
    """Return the judgement at a stage."""
    parts = stages_around(sorted(stages), stage)
    curves = []
    for name, curve in stages[parts[0][0]].measures.items():
        worths = [
            sum(part * stages[number].measures[name].worth[place] for number, part in parts) / _THOUSAND
            for place in range(len(curve.at))
        ]
        curves.append((curve.at, worths))
    nobody = 0.0
    for number, part in parts:
        each = stages[number].nobody
        if each is None:
            return Judgement(curves, None)
        nobody += part * each / _THOUSAND
    return Judgement(curves, nobody)
