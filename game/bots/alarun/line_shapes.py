"""Line shapes: a line of Alarún as one aim sees it, and how many points such a line may come to.

An aim is a colour or a kind that a potion could be made of. To an aim each of the five cells of a line is blocked,
free, good, or good but a duplicate. A free cell gets a good ingredient with a chance that grows with the number of
unseen ingredients that would do, and with what is at stake: players serve the lines that promise most.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple, TypeAlias

from game.rules.alarun.ingredient_cards import CENTUM, COLOURS, IDENTITIES, KINDS, Card
from game.rules.alarun.square import APPRENTICE, EMPTY, SIZE

# A colour from 0 to 6 or a kind from 7 to 13; NO_AIM is one that no card of the line serves yet.
Aim: TypeAlias = int
NO_AIM: Aim = len(COLOURS) + len(KINDS)

_USUAL_STAKE = 5

# A shape has one of these a cell, in two bits each.
Shape: TypeAlias = int
BLOCKED, FREE, GOOD, DUPLICATE = range(4)
BARE: Shape = sum(FREE << 2 * place for place in range(SIZE))
SHAPES = 1 << 2 * SIZE
_WINDOW: Shape = SHAPES - 1


# A line as an aim sees it: the aim, what the line has of it, and the shapes of each five neighbours. What it
# has are the different ingredients as bits: the kinds for a colour, the colours for a kind.
View: TypeAlias = tuple[Aim, int, tuple[Shape, ...]]


def aims_of(card: Card) -> tuple[Aim, Aim]:
    """Return the two aims that an ingredient serves: its colour and its kind."""
    kind, colour = divmod(card, len(COLOURS))
    return colour, len(COLOURS) + kind


def ingredients_of(aim: Aim) -> range:
    """Return the ingredients that serve an aim: a colour's by kind, or a kind's by colour."""
    if aim < len(COLOURS):
        return range(aim, IDENTITIES, len(COLOURS))
    first = (aim - len(COLOURS)) * len(COLOURS)
    return range(first, first + len(COLOURS))


# By card: both aims, each with the bit of the card among what an aim may have.
_SERVED = tuple(
    ((colour, 1 << kind), (len(COLOURS) + kind, 1 << colour))
    for kind in range(len(KINDS))
    for colour in range(len(COLOURS))
)


@lru_cache(maxsize=1 << 9)
def views_of(line: bytes) -> tuple[View, ...]:
    """Return the view of each aim that a card of the line serves, and that of NO_AIM.

    `line` has five cells or more: any five neighbours with all its cards may be the finished line.
    """
    common = place = 0
    has: dict[Aim, int] = {}
    good: dict[Aim, Shape] = {}
    for card in line:
        if card == EMPTY:
            common |= FREE << place
        elif card < CENTUM:
            for aim, bit in _SERVED[card]:
                if aim not in has:
                    has[aim] = bit
                    good[aim] = GOOD << place
                else:
                    good[aim] |= (DUPLICATE if has[aim] & bit else GOOD) << place
                    has[aim] |= bit
        elif card == APPRENTICE:
            common |= GOOD << place
        place += 2
    good[NO_AIM] = has[NO_AIM] = 0
    if place == 2 * SIZE:
        return tuple([(aim, has[aim], (common | shape,)) for aim, shape in good.items()])
    steps = range(0, place - 2 * SIZE + 1, 2)
    return tuple(
        [(aim, has[aim], tuple([(common | shape) >> step & _WINDOW for step in steps])) for aim, shape in good.items()]
    )


class Forecast(NamedTuple):
    """What a shape may come to: its worth in points, how many of them are still hoped for, and the gain of a free cell.

    The gain is what each of its free cells may be expected to add.
    """

    worth: float
    hope: float
    gain: float


@lru_cache(maxsize=1 << 9)
def forecast(shape: Shape, count: int, readiness: float, room: float, points: tuple[int, ...]) -> Forecast:
    """Return what a shape may be expected to come to.

    `count` unseen ingredients would do; `readiness` is the chance of a free cell with the usual stake if there were
    only one of them. `room` is what is lost with each point that the shape can no longer come to.
    """
    sums = _sums_of(shape, points)
    least, most, free = sums[0], sums[-1], len(sums) - 1
    lost = room * (points[SIZE] - most)
    if least == most:
        return Forecast(least - lost, 0.0, 0.0)
    stake = (most - least) / free
    chance = 1 - (1 - readiness) ** (count * stake / _USUAL_STAKE)
    comes_to = sum([total * chance**filled * (1 - chance) ** (free - filled) for filled, total in enumerate(sums)])
    return Forecast(comes_to - lost, comes_to - least, stake * chance)


@lru_cache(maxsize=1 << 10)
def _sums_of(shape: Shape, points: tuple[int, ...]) -> tuple[int, ...]:
    """Return for each number of free cells that are filled well the points of all ways to do so, added up."""
    free = free_places(shape)
    return tuple(
        [sum(points[strength(shape, filled)] for filled in combinations(free, few)) for few in range(len(free) + 1)]
    )


def free_places(shape: Shape) -> list[int]:
    """Return the places (0 to 4) of a shape that are free."""
    return [place for place in range(SIZE) if shape >> 2 * place & 3 == FREE]


def strength(shape: Shape, filled: Sequence[int]) -> int:
    """Return the most different ingredients side by side with some free cells filled well and the others badly."""
    best = run = 0
    for place in range(SIZE):
        state = shape >> 2 * place & 3
        if state == GOOD or place in filled:
            run += 1
            best = max(best, run)
        elif state != DUPLICATE:
            run = 0
    return best
