"""Navigation: which neighbour the arrow keys lead to."""

from collections.abc import Sequence

from game.view.drawing.area import Area
from game.view.input.commands import Intent

DIRECTIONS = {Intent.LEFT: (-1, 0), Intent.RIGHT: (1, 0), Intent.UP: (0, -1), Intent.DOWN: (0, 1)}

_SIDEWAYS = 2.5
"""How much a px to the side counts against a px ahead."""

_APART = 4.0
"""How much more counts a px that lies between two areas which are not side by side in the direction."""


def neighbour(areas: Sequence[Area], current: int, direction: Intent) -> int | None:
    """Return the index of the area that lies next in a direction, or None when nothing lies there."""
    step_x, step_y = DIRECTIONS[direction]
    here = areas[current]
    best: tuple[float, int] | None = None
    for index, area in enumerate(areas):
        dx, dy = area.middle_x - here.middle_x, area.middle_y - here.middle_y
        ahead = dx * step_x + dy * step_y
        aside = abs(dx * step_y) + abs(dy * step_x)
        shared = _overlap(here, area, step_x)
        if index == current or ahead < 1 or aside > ahead * 4 + shared:
            continue
        cost = ahead + _SIDEWAYS * aside + _APART * max(0.0, aside - shared)
        if best is None or cost < best[0]:
            best = (cost, index)
    return None if best is None else best[1]


def _overlap(one: Area, other: Area, step_x: int) -> float:
    """Return half the two areas' extent across the direction, within which they lie side by side."""
    return (one.height + other.height) / 2 if step_x else (one.width + other.width) / 2
