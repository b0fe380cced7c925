"""Value net learning: the numbers of a net go on from where they are, to what became of moments in more matches."""

from collections.abc import Sequence
from math import log
from operator import mul

import msgspec

from game.bots.value_model import Checked, Learnt
from game.bots.value_net import NetNumbers, Unit, ValueNet, chance_of, fractions
from game.core.chance import Lcg
from game.core.event import Seat

_THOUSAND = 1000
# How often all moments are gone through, and how large a step is at first; it ends at nothing.
_ROUNDS, _STEP = 3, 0.01
_LEAST_CHANCE = 1e-6


class Judged(msgspec.Struct, frozen=True):
    """A moment as one seat judges it by its measures."""

    seat: Seat
    measures: tuple[float, ...]


class PlayedTurns(msgspec.Struct, frozen=True):
    """A match that was played: its judged moments, and who won."""

    moments: tuple[Judged, ...]
    winners: tuple[Seat, ...]


def teach(numbers: NetNumbers, played: Sequence[PlayedTurns], learnt: Learnt) -> NetNumbers:
    """Return the numbers after more matches, the same for the same matches in order."""
    pupil = _Pupil(numbers)
    moments = [(moment.measures, _prize(match, moment.seat)) for match in played for moment in match.moments]
    chance, done = Lcg.seeded(learnt.seed), 0
    for _ in range(_ROUNDS):
        for measures, prize in chance.shuffled(moments):
            pupil.correct(measures, prize, _STEP * (1 - done / (_ROUNDS * len(moments))))
            done += 1
    return pupil.numbers(learnt, tuple(numbers.measures))


def check(numbers: NetNumbers, played: Sequence[PlayedTurns]) -> Checked:
    """Return how far a net tells who wins matches that it was not learnt from."""
    net = ValueNet(numbers)
    prizes, surprise = [], 0.0
    for match in played:
        for moment in match.moments:
            prizes.append(_prize(match, moment.seat))
            surprise += _surprise(chance_of(net.odds(moment.measures)), prizes[-1])
    count = max(1, len(prizes))
    share = sum(prizes) / count
    blind = sum([_surprise(share, prize) for prize in prizes]) / count
    return Checked(len(played), len(prizes), round(_THOUSAND * surprise / count), round(_THOUSAND * blind))


class _Pupil:
    """A net whose numbers change."""

    def __init__(self, numbers: NetNumbers) -> None:
        direct, *columns = zip(*numbers.measures.values(), strict=True)
        self._direct = fractions(direct)
        self._first = [fractions(column) for column in columns]
        self._first_starts = fractions(numbers.first)
        self._second = [fractions(unit.weights) for unit in numbers.second]
        self._second_starts = fractions([unit.start for unit in numbers.second])
        self._answer = fractions(numbers.answer.weights)
        self._start = numbers.answer.start / _THOUSAND

    def correct(self, measures: Sequence[float], prize: float, step: float) -> None:
        """Move every number a little to where the moment would have been judged better."""
        first, second, chance = self._pass_on(measures)
        miss = step * (prize - chance)
        blame = [miss * weight if unit else 0.0 for weight, unit in zip(self._answer, second, strict=True)]
        # What each unit of the first layer has to do with it, before the second layer changes.
        blame_first = [
            sum([each * weights[at] for each, weights in zip(blame, self._second, strict=True) if each])
            if unit
            else 0.0
            for at, unit in enumerate(first)
        ]
        self._start += miss
        self._answer = _moved(self._answer, second, miss)
        self._direct = _moved(self._direct, measures, miss)
        for at, each in enumerate(blame):
            if each:
                self._second_starts[at] += each
                self._second[at] = _moved(self._second[at], first, each)
        for at, each in enumerate(blame_first):
            if each:
                self._first_starts[at] += each
                self._first[at] = _moved(self._first[at], measures, each)

    def numbers(self, learnt: Learnt, names: Sequence[str]) -> NetNumbers:
        """Return the numbers as they are written down."""
        columns = zip(self._direct, *self._first, strict=True)
        second = zip(self._second_starts, self._second, strict=True)
        return NetNumbers(
            learnt,
            {name: _thousandths(column) for name, column in zip(names, columns, strict=True)},
            _thousandths(self._first_starts),
            tuple(Unit(round(_THOUSAND * start), _thousandths(weights)) for start, weights in second),
            Unit(round(_THOUSAND * self._start), _thousandths(self._answer)),
        )

    def _pass_on(self, measures: Sequence[float]) -> tuple[list[float], list[float], float]:
        """Return what the units of both layers pass on, and the chance to win."""
        first = _layer(self._first_starts, self._first, measures)
        second = _layer(self._second_starts, self._second, first)
        odds = self._start + sum(map(mul, self._answer, second)) + sum(map(mul, self._direct, measures))
        return first, second, chance_of(odds)


def _layer(starts: Sequence[float], weights: Sequence[Sequence[float]], given: Sequence[float]) -> list[float]:
    return [max(0.0, start + sum(map(mul, row, given))) for start, row in zip(starts, weights, strict=True)]


def _moved(weights: Sequence[float], given: Sequence[float], step: float) -> list[float]:
    return [weight + step * amount for weight, amount in zip(weights, given, strict=True)]


def _prize(match: PlayedTurns, seat: Seat) -> float:
    """Return the part of the victory that a seat got."""
    return 1 / len(match.winners) if seat in match.winners else 0.0


def _surprise(chance: float, prize: float) -> float:
    return -prize * log(max(_LEAST_CHANCE, chance)) - (1 - prize) * log(max(_LEAST_CHANCE, 1 - chance))


def _thousandths(numbers: Sequence[float]) -> tuple[int, ...]:
    return tuple(round(_THOUSAND * number) for number in numbers)
