"""Value learning: the numbers of a value model are fitted to what became of positions in many matches."""

from bisect import bisect_right
from collections.abc import Sequence
from math import exp, log, sqrt

import msgspec

from game.bots.value_model import Checked, Curve, Learnt, Lessons, Look, Measures, Stage, stages_around
from game.core.chance import Lcg

_THOUSAND = 1000
# How often all moments are gone through, how large a step is at first, and how strongly weights are drawn to 0: as if
# so many moments more had said that nothing matters.
_ROUNDS, _STEP, _DOUBT = 24, 0.3, 4.0
_LEAST_CHANCE = 1e-6


class Played(msgspec.Struct, frozen=True):
    """A match that was played: what it looked like now and then, and who won."""

    looks: tuple[Look, ...]
    winners: tuple[int, ...]


class _Term(msgspec.Struct, frozen=True, gc=False):
    """The part that one weight has in the worth of a seat."""

    weight: int
    part: float


class _Moment(msgspec.Struct, frozen=True):
    """A look as terms: of each seat, then of nobody where a match may be won by nobody; and who got what part of it."""

    terms: tuple[tuple[_Term, ...], ...]
    prizes: tuple[float, ...]


def learn(measures: Measures, played: Sequence[Played], learnt: Learnt) -> Lessons:
    """Return what matches with one number of seats teach, the same for the same matches in order."""
    layout = _Layout(measures)
    moments = [_moment_of(layout, look, match.winners) for match in played for look in match.looks]
    weights, slopes = [0.0] * layout.size, [1e-9] * layout.size
    doubt = _DOUBT / max(1, len(moments))
    chance = Lcg.seeded(learnt.seed)
    for _ in range(_ROUNDS):
        for moment in chance.shuffled(moments):
            _step(moment, weights, slopes, doubt)
    return Lessons(learnt, layout.stages(weights))


def check(lessons: Lessons, measures: Measures, played: Sequence[Played]) -> Checked:
    """Return how lessons do on other matches."""
    layout = _Layout(measures)
    weights = layout.weights(lessons.stages)
    moments = [_moment_of(layout, look, match.winners) for match in played for look in match.looks]
    surprise = sum(_surprise(moment, _chances(moment, weights)) for moment in moments) / max(1, len(moments))
    seats = len(moments[0].prizes) if moments else 1
    share = [sum(moment.prizes[seat] for moment in moments) / max(1, len(moments)) for seat in range(seats)]
    blind = sum(_surprise(moment, share) for moment in moments) / max(1, len(moments))
    return Checked(len(played), len(moments), round(_THOUSAND * surprise), round(_THOUSAND * blind))


class _Layout:
    """Where the weights of all curves of all stages lie in one list."""

    def __init__(self, measures: Measures) -> None:
        self.measures = measures
        self._starts: dict[tuple[int, str], int] = {}
        self._nobody: dict[int, int] = {}
        size = 0
        for stage in measures.stages:
            for name, points in measures.points.items():
                self._starts[stage, name] = size
                size += len(points)
            if measures.nobody:
                self._nobody[stage] = size
                size += 1
        self.size = size

    def terms(self, stage: float, seat: Sequence[float]) -> tuple[_Term, ...]:
        """Return the terms of a seat."""
        found = []
        for number, part in stages_around(self.measures.stages, stage):
            for (name, points), amount in zip(self.measures.points.items(), seat, strict=True):
                start = self._starts[number, name]
                above = bisect_right(points, amount)
                if not 0 < above < len(points):
                    found.append(_Term(start + min(above, len(points) - 1), part))
                    continue
                way = (amount - points[above - 1]) / (points[above] - points[above - 1])
                found.append(_Term(start + above - 1, part * (1 - way)))
                found.append(_Term(start + above, part * way))
        return tuple(found)

    def nobody(self, stage: float) -> tuple[_Term, ...]:
        """Return the terms of nobody's winning."""
        return tuple(_Term(self._nobody[number], part) for number, part in stages_around(self.measures.stages, stage))

    def stages(self, weights: Sequence[float]) -> dict[int, Stage]:
        """Return weights as curves."""
        found = {}
        for stage in self.measures.stages:
            curves = {}
            for name, points in self.measures.points.items():
                start = self._starts[stage, name]
                worth = tuple(round(_THOUSAND * weight) for weight in weights[start : start + len(points)])
                curves[name] = Curve(points, worth)
            nobody = round(_THOUSAND * weights[self._nobody[stage]]) if self.measures.nobody else None
            found[stage] = Stage(curves, nobody)
        return found

    def weights(self, stages: dict[int, Stage]) -> list[float]:
        """Return curves as weights."""
        found = [0.0] * self.size
        for (number, name), start in self._starts.items():
            for place, worth in enumerate(stages[number].measures[name].worth):
                found[start + place] = worth / _THOUSAND
        for number, at in self._nobody.items():
            found[at] = (stages[number].nobody or 0) / _THOUSAND
        return found


def _moment_of(layout: _Layout, look: Look, winners: Sequence[int]) -> _Moment:
    """Return a look with what came of it."""
    terms = [layout.terms(look.stage, seat) for seat in look.seats]
    prizes = [(seat in winners) / max(1, len(winners)) for seat in range(len(terms))]
    if layout.measures.nobody:
        terms.append(layout.nobody(look.stage))
        prizes.append(float(not winners))
    return _Moment(tuple(terms), tuple(prizes))


def _chances(moment: _Moment, weights: Sequence[float]) -> list[float]:
    """Return how likely each prize is."""
    sums = [sum([weights[term.weight] * term.part for term in terms]) for terms in moment.terms]
    highest = max(sums)
    worths = [exp(each - highest) for each in sums]
    total = sum(worths)
    return [worth / total for worth in worths]


def _step(moment: _Moment, weights: list[float], slopes: list[float], doubt: float) -> None:
    """Move weights towards what a moment tells, the less the more they have moved (Duchi, Hazan and Singer 2011)."""
    pull = dict[int, float]()
    for terms, prize, likely in zip(moment.terms, moment.prizes, _chances(moment, weights), strict=True):
        error = prize - likely
        for term in terms:
            pull[term.weight] = pull.get(term.weight, 0.0) + error * term.part
    for at, slope in pull.items():
        towards = slope - doubt * weights[at]
        slopes[at] += towards * towards
        weights[at] += _STEP * towards / sqrt(slopes[at])


def _surprise(moment: _Moment, chances: Sequence[float]) -> float:
    """Return how surprising it is who won."""
    pairs = zip(moment.prizes, chances, strict=True)
    return -sum(prize * log(max(likely, _LEAST_CHANCE)) for prize, likely in pairs if prize)
