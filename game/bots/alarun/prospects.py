"""Prospects: what the potions of a square may come to by the end of a match of Alarún."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from math import inf
from typing import NamedTuple, Protocol

from game.bots.alarun.line_shapes import BARE, NO_AIM, Aim, Forecast, Shape, forecast, ingredients_of, views_of
from game.bots.alarun.quick_scoring import potion_points
from game.bots.alarun.windows_5x5 import frame_of
from game.rules.alarun.ingredient_cards import CENTUM, COLOURS, DECK, IDENTITIES, Card
from game.rules.alarun.observation import AlarunObservation
from game.rules.alarun.options import Numbers
from game.rules.alarun.square import APPRENTICE, SIZE, Plan, Square, cards_in

_CELLS = SIZE * SIZE
# The readiness of cells (see line_shapes.py): always, more of it the nearer the end, and in the last round. These and
# the next were found by matches of planners: what makes them play best, not what comes true most exactly.
_READINESS, _READINESS_NEAR, _READINESS_LAST = 0.066, 0.102, 0.03
# The part of the smaller gain that is lost in a free cell where no unseen ingredient serves both lines, that of the
# smaller hope where two rows or two columns want the same, and what is lost with each point that a line can no longer
# come to, for it has less room for cards that fit nowhere else. Final squares, regressed on what they were in earlier
# rounds, led to these, and matches of planners to how much of them plays best.
CLASH, RIVALRY, _ROOM = 0.6, 0.5, 0.2
# Keys: a shape and a count of unseen ingredients below 32; an aim and what a line has of it.
_BITS = 5
_ALL = len(COLOURS)
_APPRENTICE, _NOTHING = bytes((APPRENTICE,)), bytes((CENTUM,))
_ANYTHING = (1 << IDENTITIES) - 1


class Promise(NamedTuple):
    """What a line may come to with its best aim.

    `worth` and `hope` are points, and `gain` those of each of its free cells (see Forecast). `wanted` are the unseen
    ingredients that would add to it, as bits.
    """

    worth: float
    aim: Aim
    hope: float
    gain: float
    wanted: int


class Crossing(NamedTuple):
    """What a line with the apprentice may come to: by each aim of its cards, the best colour, the best kind, none yet.

    `without` is what it may come to if the apprentice does not fit.
    """

    by_aim: dict[Aim, float]
    colour: float
    kind: float
    least: float
    without: float


def unseen_by(observation: AlarunObservation) -> Counter[Card]:
    """Return how many copies of each card the observing seat has not seen."""
    unseen = Counter(DECK)
    for cards in (observation.hand, observation.centre, observation.discards, *map(cards_in, observation.squares)):
        unseen.subtract(cards)
    for seat, known in enumerate(observation.known):
        if seat != observation.seat:
            unseen.subtract(known)
    return unseen


class Prospects:
    """The judgement of squares at one moment: with what is unseen, and so many rounds left after this one.

    What it found out about lines it remembers: planners ask for the same ones again and again.
    """

    def __init__(self, unseen: Counter[Card], rounds_left: int, numbers: Numbers) -> None:
        self._unseen = unseen
        self._points = numbers.points
        self._readiness = _READINESS + _READINESS_NEAR / rounds_left if rounds_left else _READINESS_LAST
        self._room = _ROOM if rounds_left else 0.0
        self._count_of_no_aim = min(3 + 2 * rounds_left, (1 << _BITS) - 1)
        self._counts: dict[int, int] = {NO_AIM << _ALL: self._count_of_no_aim}
        self._wanted: dict[int, int] = {NO_AIM << _ALL: _ANYTHING}
        self._forecasts: dict[int, Forecast] = {}
        self._bare = self._forecast(BARE, self._count_of_no_aim).worth
        self._promises: dict[bytes, Promise] = {}
        self._crossings: dict[bytes, Crossing] = {}
        self._middles: dict[tuple[bytes, bytes], float] = {}

    def worth(self, square: Square, taken: Plan) -> float:
        """Return the points that the potions of a square may be expected to come to."""
        if taken.bit_count() == _CELLS:
            return potion_points(square, taken, self._points)
        frame = frame_of(taken)
        promises, look = self._promises, self._look_at
        rows = [promises.get(line := square[cells]) or look(line) for cells in frame.rows]
        columns = [promises.get(line := square[cells]) or look(line) for cells in frame.columns]
        worth = self._bare * frame.empty - rows[-1].worth - columns[-1].worth
        for promise in rows:
            worth += promise.worth
        for promise in columns:
            worth += promise.worth
        for row, column in frame.free:
            _, _, _, gain, wanted = rows[row]
            _, _, _, other_gain, other_wanted = columns[column]
            if not wanted & other_wanted:
                worth -= CLASH * (gain if gain < other_gain else other_gain)
        worth -= RIVALRY * (hopes_at_odds(rows) + hopes_at_odds(columns))
        return worth + self._together(square[frame.rows[-1]], square[frame.columns[-1]])

    def _together(self, across: bytes, down: bytes) -> float:
        """Return what the apprentice's row and column may come to together, and remember it."""
        found = self._middles.get((across, down))
        if found is None:
            found = self._middles[across, down] = self._worth_together(across, down)
        return found

    def _worth_together(self, across: bytes, down: bytes) -> float:
        """Return what the apprentice's row and column may come to together.

        One identity can serve a colour and a kind, or one aim in both lines, but not two aims that clash.
        """
        row, column = self._cross(across), self._cross(down)
        best = max(
            row.colour + column.kind,
            row.kind + column.colour,
            max(row.colour, row.kind) + column.without,
            row.without + max(column.colour, column.kind),
        )
        for aim, worth in row.by_aim.items():
            best = max(best, worth + column.by_aim.get(aim, column.least))
        return max(best, max(column.by_aim.values(), default=0.0) + row.least)

    def _look_at(self, line: bytes) -> Promise:
        """Return what a line may come to with its best aim."""
        best_worth = -inf
        forecasts, counts = self._forecasts, self._counts
        for aim, has, shapes in views_of(line):
            key = aim << _ALL | has
            count = counts.get(key)
            if count is None:
                count = self._count(aim, has)
            for shape in shapes:
                worth, hope, gain = forecasts.get(shape << _BITS | count) or self._forecast(shape, count)
                if worth > best_worth:
                    best_worth, best = worth, (aim, hope, gain, self._wanted[key])
        promise = self._promises[line] = Promise(best_worth, *best)
        return promise

    def _cross(self, line: bytes) -> Crossing:
        """Return what a line with the apprentice may come to."""
        found = self._crossings.get(line)
        if found is None:
            worths = {
                aim: max([self._forecast(shape, self._count(aim, has)).worth for shape in shapes])
                for aim, has, shapes in views_of(line)
            }
            least = worths.pop(NO_AIM)
            colour = max([worth for aim, worth in worths.items() if aim < len(COLOURS)], default=least)
            kind = max([worth for aim, worth in worths.items() if aim >= len(COLOURS)], default=least)
            without = self._look_at(line.replace(_APPRENTICE, _NOTHING)).worth
            found = Crossing(worths, max(colour, least), max(kind, least), least, without)
            self._crossings[line] = found
        return found

    def _count(self, aim: Aim, has: int) -> int:
        """Return how many unseen ingredients would add to an aim that has some."""
        key = aim << _ALL | has
        count = self._counts.get(key)
        if count is None:
            adding = (card for place, card in enumerate(ingredients_of(aim)) if not has >> place & 1)
            wanted = [card for card in adding if self._unseen[card]]
            count = self._counts[key] = sum(self._unseen[card] for card in wanted)
            self._wanted[key] = sum(1 << card for card in wanted)
        return count

    def _forecast(self, shape: Shape, count: int) -> Forecast:
        """Return what a shape may come to."""
        key = shape << _BITS | count
        found = self._forecasts.get(key)
        if found is None:
            found = self._forecasts[key] = forecast(shape, count, self._readiness, self._room, self._points)
        return found


class Hoping(Protocol):
    """A line with its best aim, and the points that it hopes for by it."""

    @property
    def aim(self) -> Aim:
        """The aim."""
        ...

    @property
    def hope(self) -> float:
        """The points."""
        ...


def hopes_at_odds(lines: Sequence[Hoping]) -> float:
    """Return the hopes of lines that want the same, the smaller of each two."""
    aims = [promise.aim for promise in lines]
    if len(set(aims)) == len(aims):
        return 0.0
    return sum([min(one.hope, other.hope) for one, other in combinations(lines, 2) if one.aim == other.aim != NO_AIM])
