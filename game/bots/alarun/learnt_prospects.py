"""Learnt prospects: what squares that are not finished are worth, added up from terms whose weights were learnt.

Plans that reckon with the best aim of each line leave open how squares that look alike by it differ: what else a line
could become, how many cards would help, where the square may still grow. What these count was learnt by playing on with
several layouts of the same hand (see points_model.py); `main.py learn alarun` does it again.
"""

from collections import Counter
from collections.abc import Sequence
from math import inf
from operator import mul
from typing import NamedTuple

from game.bots.alarun.line_shapes import NO_AIM, SHAPES, Aim, Shape, free_places, strength, views_of
from game.bots.alarun.prospects import CLASH, RIVALRY, Prospects, hopes_at_odds, unseen_by
from game.bots.alarun.quick_scoring import potion_points
from game.bots.alarun.windows_5x5 import frame_of
from game.bots.points_model import PointsModel, Terms
from game.rules.alarun.ingredient_cards import COLOURS, Card
from game.rules.alarun.observation import AlarunObservation
from game.rules.alarun.options import Numbers
from game.rules.alarun.square import SIZE, Plan, Square, open_cells

TERMS = Terms(
    (
        "prospects",
        # The points that the apprentice's row and column may come to together; of both, how many may still become five
        # different ingredients, and how many are four and five with the apprentice.
        "middle",
        "middle_may_be_five",
        "middle_is_four",
        "middle_is_five",
        # By how much the best aim of each other line is better than its second best, three points at most.
        "single_minded",
        # The unseen ingredients that would add to lines which lack one, two and three of what they may come to.
        "for_lack_of_one",
        "for_lack_of_two",
        "for_lack_of_three",
        # In free cells: the smaller gain where only one unseen ingredient serves both lines; the larger one where none
        # does; the smaller one there, where others would with another aim of one of the lines.
        "one_for_both",
        "none_for_both",
        "other_aims",
        # Hopes of parallel lines that want the same.
        "rivalry",
        # The shape of the square: cells where an ingredient may go, cells of the smallest rectangle around it, and how
        # many of its two sides are three at most.
        "open_cells",
        "rectangle",
        "slim",
        # The smaller of the hopes for colours in rows and in columns, and that for kinds.
        "same_both_ways",
    )
)

_SPARE, _OTHERS, _SLIM = 3.0, 3, 3
_FOUR = SIZE - 1
# By shape: the different ingredients side by side that it has, and the most that it may come to.
_HAS: tuple[int, ...] = tuple(strength(shape, ()) for shape in range(SHAPES))
_MOST: tuple[int, ...] = tuple(strength(shape, free_places(shape)) for shape in range(SHAPES))


class _Sight(NamedTuple):
    """What is seen of a line: of its best aim as in Promise, then of the second best.

    `has` are its different ingredients side by side and `most` those it may come to; `unseen` ones would do.
    `spare` is by how much the best aim is better, and `others` are the ingredients that the second best wants, as bits.
    """

    worth: float
    aim: Aim
    hope: float
    gain: float
    wanted: int
    has: int
    most: int
    unseen: int
    spare: float
    others: int


class LearntProspects(Prospects):
    """The judgement of squares at one moment, by what each term counts."""

    def __init__(self, unseen: Counter[Card], rounds_left: int, numbers: Numbers, weights: Sequence[float]) -> None:
        super().__init__(unseen, rounds_left, numbers)
        self._weights = weights
        self._sights: dict[bytes, _Sight] = {}
        self._once, self._twice = (
            sum(1 << card for card, count in unseen.items() if count >= copies) for copies in (1, 2)
        )

    def worth(self, square: Square, taken: Plan) -> float:
        """Return the points that the potions of a square may be expected to come to."""
        if taken.bit_count() == SIZE * SIZE:
            return potion_points(square, taken, self._points)
        return sum(map(mul, self._weights, self.terms(square, taken)), 0.0)

    def terms(self, square: Square, taken: Plan) -> tuple[float, ...]:
        """Return how much there is of each of TERMS."""
        frame = frame_of(taken)
        sights, see = self._sights, self._see
        rows = [sights.get(line := square[cells]) or see(line) for cells in frame.rows]
        columns = [sights.get(line := square[cells]) or see(line) for cells in frame.columns]
        across, down = rows[-1], columns[-1]
        middle = self._together(square[frame.rows[-1]], square[frame.columns[-1]])
        worth = self._bare * frame.empty - across.worth - down.worth + middle
        spare = -across.spare - down.spare
        lacking = [0, 0, 0, 0, 0, 0]
        hopes = []
        for lines in (rows, columns):
            of_colours = of_kinds = 0.0
            for sight in lines:
                worth += sight.worth
                spare += sight.spare
                if sight.aim != NO_AIM:
                    lacking[sight.most - sight.has] += sight.unseen
                    if sight.aim < len(COLOURS):
                        of_colours += sight.hope
                    else:
                        of_kinds += sight.hope
            hopes.append((of_colours, of_kinds))
        clash = one_for_both = none_for_both = other_aims = 0.0
        once, twice = self._once, self._twice
        for row, column in frame.free:
            one, other = rows[row], columns[column]
            gain, larger = one.gain, other.gain
            if gain > larger:
                gain, larger = larger, gain
            both = one.wanted & other.wanted & once
            if not both:
                clash += gain
                none_for_both += larger
                if gain:
                    fit = (one.others & other.wanted | (one.wanted | one.others) & other.others) & once
                    other_aims += gain * min(_OTHERS, fit.bit_count() + (fit & twice).bit_count()) / _OTHERS
            elif not both & (both - 1) and not both & twice:
                one_for_both += gain
        rivalry = hopes_at_odds(rows) + hopes_at_odds(columns)
        (row_colours, row_kinds), (column_colours, column_kinds) = hopes
        return (
            worth - CLASH * clash - RIVALRY * rivalry,
            middle,
            (across.most == SIZE) + (down.most == SIZE),
            (across.has == _FOUR) + (down.has == _FOUR),
            (across.has == SIZE) + (down.has == SIZE),
            spare,
            lacking[1],
            lacking[2],
            lacking[3],
            one_for_both,
            none_for_both,
            other_aims,
            rivalry,
            open_cells(taken).bit_count(),
            len(rows) * len(columns),
            (len(rows) <= _SLIM) + (len(columns) <= _SLIM),
            min(row_colours, column_colours) + min(row_kinds, column_kinds),
        )

    def _see(self, line: bytes) -> _Sight:
        """Return what is seen of a line."""
        best = second = -inf
        others = wanted = count = 0
        aim, hope, gain, shape = NO_AIM, 0.0, 0.0, 0
        for each, has, shapes in views_of(line):
            fitting = self._count(each, has)
            worth, its_hope, its_gain, its_shape = self._best_of(shapes, fitting)
            if worth > best:
                second, others = best, wanted
                best, aim, hope, gain, shape, count = worth, each, its_hope, its_gain, its_shape, fitting
                wanted = self._wanted[each << len(COLOURS) | has]
            elif worth > second:
                second, others = worth, self._wanted[each << len(COLOURS) | has]
        spare = 0.0 if second == -inf else min(best - second, _SPARE)
        sight = _Sight(best, aim, hope, gain, wanted, _HAS[shape], _MOST[shape], count, spare, others)
        self._sights[line] = sight
        return sight

    def _best_of(self, shapes: Sequence[Shape], count: int) -> tuple[float, float, float, Shape]:
        """Return what the best of some shapes may come to, and that shape."""
        found = [(*self._forecast(shape, count), shape) for shape in shapes]
        return found[0] if len(found) == 1 else max(found, key=lambda each: each[0])


def prospects_of(observation: AlarunObservation, rounds_left: int, values: PointsModel | None) -> Prospects:
    """Return the judgement of squares as the observing seat sees them, learnt where something is known."""
    weights = values.weights(observation.seats, rounds_left) if values else None
    if weights is None:
        return Prospects(unseen_by(observation), rounds_left, observation.numbers)
    return LearntProspects(unseen_by(observation), rounds_left, observation.numbers, weights)
