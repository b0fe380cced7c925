"""Navigation: which neighbour the arrow keys lead to."""

from collections.abc import Sequence
from itertools import pairwise

from game.view.drawing.area import Area
from game.view.input.commands import Intent

DIRECTIONS = {Intent.LEFT: (-1, 0), Intent.RIGHT: (1, 0), Intent.UP: (0, -1), Intent.DOWN: (0, 1)}

_SIDEWAYS = 2.5
"""How much a px to the side counts against a px ahead."""

_STEEP = 2.0
"""How many px to the side a px ahead allows for, beyond what two areas that share a side lie apart."""

_WITHIN = 0.1
"""How much it counts where the smaller of two areas lies before the larger one's side with its whole length."""

_APART = 4.0
"""How much more counts a px that lies between two areas which are not side by side in the direction."""


def neighbour(areas: Sequence[Area], current: int, direction: Intent) -> int | None:
    """Return the index of the area that lies next in a direction, or None when nothing lies there.

    What lies beside another, in a row that is no more than slanted or bent, is neither above nor below it.
    """
    step_x, step_y = DIRECTIONS[direction]
    here = areas[current]
    best: tuple[float, int] | None = None
    for index, area in enumerate(areas):
        dx, dy = area.middle_x - here.middle_x, area.middle_y - here.middle_y
        ahead = dx * step_x + dy * step_y
        aside = abs(dx * step_y) + abs(dy * step_x)
        shared, slack = _sides(here, area, across=step_x != 0)
        if index == current or ahead < 1 or aside > ahead * _STEEP + shared or _are_abreast(here, area, direction):
            continue
        cost = ahead + _WITHIN * aside + (_SIDEWAYS - _WITHIN) * max(0.0, aside - slack)
        cost += _APART * max(0.0, aside - shared)
        if best is None or cost < best[0]:
            best = (cost, index)
    return None if best is None else best[1]


def other_end(areas: Sequence[Area], current: int, direction: Intent) -> int | None:
    """Return the index of the area at the other end, seen in a direction, where all of them are one column; else None.

    What lies side by side, as on a grid or at a table, has no other end.
    """
    if direction not in {Intent.UP, Intent.DOWN} or max(area.x for area in areas) >= min(area.right for area in areas):
        return None
    order = sorted(range(len(areas)), key=lambda index: areas[index].y)
    if any(areas[upper].bottom > areas[lower].y for upper, lower in pairwise(order)):
        return None
    end = order[0 if direction is Intent.DOWN else -1]
    return None if end == current else end


def _sides(one: Area, other: Area, *, across: bool) -> tuple[float, float]:
    """Return how far the middles of two areas may lie apart so that they share a side, and that it is a whole one.

    `across` a horizontal direction that is measured upright, else level.
    """
    mine, its = (one.height, other.height) if across else (one.width, other.width)
    return (mine + its) / 2, abs(mine - its) / 2


def _are_abreast(one: Area, other: Area, direction: Intent) -> bool:
    """Return whether two areas lie beside each other, seen in a direction: more to the side than ahead, and level."""
    dx, dy = abs(other.middle_x - one.middle_x), abs(other.middle_y - one.middle_y)
    if DIRECTIONS[direction][0]:
        dx, dy, mine, its = dy, dx, one.width, other.width
    else:
        mine, its = one.height, other.height
    return dx > dy and dy < min(mine, its) / 2
