"""Points model: what named terms of a position add to the points that a seat may expect, by stage; learnt by comparing.

A game compares choices: it plays each of them on from one and the same luck and tells its terms and the points that it
led to. Only differences between choices of one decision count, so that nothing is learnt from how lucky a match was.
"""

from collections.abc import Iterable, Sequence
from itertools import groupby
from math import sqrt
from typing import NamedTuple

import msgspec

_THOUSAND = 1000
# How strongly weights are drawn to what counted without learning: as if so many choices more had said so.
_DOUBT = 100.0


class Terms(NamedTuple):
    """What positions of a game are added up from. The first name is a judgement in points that needs no learning."""

    names: tuple[str, ...]

    @property
    def untaught(self) -> tuple[float, ...]:
        """What each name counts without learning: the first one all."""
        return (1.0, *[0.0] * (len(self.names) - 1))


class Comparison(msgspec.Struct, frozen=True):
    """Choices of one decision: their terms, and the points that each led to."""

    stage: int
    choices: tuple[tuple[float, ...], ...]
    points: tuple[float, ...]


class Taught(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What it was learnt from: the skills of the seats, how many matches from which seed, and what was compared."""

    skills: tuple[str, ...]
    matches: int
    seed: int
    comparisons: int


class Examined(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How it did on so many `comparisons` that it was not learnt from, in thousandths of a square point.

    Points of choices lie so far from what was foretold, luck included: `blind` if all choices are alike, `before` by
    the first term alone, and `after` by all.
    """

    comparisons: int
    blind: int
    before: int
    after: int


class PointLessons(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is known of matches with one number of seats: by stage, what each term counts in thousandths."""

    learnt: Taught
    stages: dict[int, dict[str, int]]
    examined: Examined | None = None


class PointsModel(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was learnt of the matches of a game, by the number of seats."""

    seats: dict[int, PointLessons]

    @property
    def known_seats(self) -> tuple[int, ...]:
        """The numbers of seats of whose matches something is known."""
        return tuple(self.seats)

    def fault(self, terms: Terms) -> str | None:
        """Return what does not go with the terms of the game, with its key, or None."""
        for seats, lessons in self.seats.items():
            for number, counts in lessons.stages.items():
                if tuple(counts) != terms.names:
                    named = ", ".join(terms.names)
                    return f"seats.{seats}.stages.{number}: the terms of this game are {named}, in this order"
        return None

    def weights(self, seats: int, stage: int) -> tuple[float, ...] | None:
        """Return what each term counts, or None where nothing is known."""
        lessons = self.seats.get(seats)
        counts = lessons.stages.get(stage) if lessons else None
        return None if counts is None else tuple(count / _THOUSAND for count in counts.values())


def learn_points(terms: Terms, compared: Iterable[Comparison], learnt: Taught) -> PointLessons:
    """Return what comparisons teach: the weights with the least squares of what is left, drawn to the first term."""
    by_stage = groupby(sorted(compared, key=lambda each: each.stage), key=lambda each: each.stage)
    stages = {
        stage: dict(zip(terms.names, [round(_THOUSAND * weight) for weight in _fit(list(group))], strict=True))
        for stage, group in by_stage
    }
    return PointLessons(learnt, stages)


def examine(lessons: PointLessons, terms: Terms, compared: Sequence[Comparison]) -> Examined:
    """Return how lessons do on other comparisons."""
    model = PointsModel({0: lessons})
    first = terms.untaught
    sums, count = [0.0, 0.0, 0.0], 0
    for each in compared:
        rows, points = _centred(each)
        count += len(points)
        for at, weights in enumerate(([0.0] * len(first), first, model.weights(0, each.stage) or first)):
            sums[at] += sum((point - _dot(row, weights)) ** 2 for row, point in zip(rows, points, strict=True))
    blind, before, after = (round(_THOUSAND * each / max(1, count)) for each in sums)
    return Examined(len(compared), blind, before, after)


def _fit(compared: Sequence[Comparison]) -> list[float]:
    """Return the weights of the terms at one stage."""
    rows, left = list[list[float]](), list[float]()
    for each in compared:
        centred, points = _centred(each)
        rows += centred
        left += [point - row[0] for row, point in zip(centred, points, strict=True)]
    size = len(rows[0])
    # Terms are measured by their spread, so that doubt is the same for all.
    spread = [sqrt(sum(row[at] ** 2 for row in rows) / len(rows)) or 1.0 for at in range(size)]
    rows = [[amount / width for amount, width in zip(row, spread, strict=True)] for row in rows]
    columns = list(zip(*rows, strict=True))
    squares = [
        [_dot(one, other) + _DOUBT * (at == beside) for beside, other in enumerate(columns)]
        for at, one in enumerate(columns)
    ]
    found = _solved(squares, [_dot(column, left) for column in columns])
    return [(at == 0) + weight / width for at, (weight, width) in enumerate(zip(found, spread, strict=True))]


def _centred(compared: Comparison) -> tuple[list[list[float]], list[float]]:
    """Return the terms and points of choices as differences to their means."""
    count = len(compared.points)
    means = [sum(column) / count for column in zip(*compared.choices, strict=True)]
    mean = sum(compared.points) / count
    rows = [[amount - usual for amount, usual in zip(row, means, strict=True)] for row in compared.choices]
    return rows, [point - mean for point in compared.points]


def _dot(one: Sequence[float], other: Sequence[float]) -> float:
    return sum([left * right for left, right in zip(one, other, strict=True)])


def _solved(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """Return the solution of linear equations, whose matrix is symmetric and positive (by Gauss)."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for at, pivot in enumerate(rows):
        for row in rows[at + 1 :]:
            part = row[at] / pivot[at]
            row[at:] = [value - part * above for value, above in zip(row[at:], pivot[at:], strict=True)]
    found = [0.0] * len(rows)
    for at in reversed(range(len(rows))):
        row = rows[at]
        found[at] = (row[-1] - _dot(row[at + 1 : -1], found[at + 1 :])) / row[at]
    return found
