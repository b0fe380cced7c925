"""The horseshoe of the Magik track on the table of Cauldron: where its 36 stones lie, what stands beside them."""

import math
from typing import Final, NamedTuple

from assets.art.inkwash.shapes import Point

LEFT, RIGHT, TOP, BOTTOM = 424, 1496, 132, 640
CORNER: Final = 128
"""The centre line in layout pixels: up on the left, round a corner of this radius, down on the right."""

GOAL: Final = 35
HAT_LIFT: Final = 52
SEAL_LIFT: Final = 46
"""How far outside the line a hat stands and how far inside a seal lies: neither covers a number."""


class Spot(NamedTuple):
    """A place on the line and the unit vector that points out of the horseshoe."""

    x: float
    y: float
    out_x: float
    out_y: float

    def beside(self, distance: float) -> Point:
        """The point that lies so far outside the line, or inside if negative."""
        return self.x + self.out_x * distance, self.y + self.out_y * distance


def length() -> float:
    """The length of the centre line."""
    return 2 * (BOTTOM - TOP - CORNER) + (RIGHT - LEFT - 2 * CORNER) + math.pi * CORNER


def spot(along: float) -> Spot:
    """The place at a distance along the line from its lower left end; beyond both ends it goes on straight."""
    side, bend, across = BOTTOM - TOP - CORNER, math.pi * CORNER / 2, RIGHT - LEFT - 2 * CORNER
    if along <= side:
        return Spot(LEFT, BOTTOM - along, -1, 0)
    along -= side
    if along <= bend:
        return _corner(LEFT + CORNER, math.pi + along / CORNER)
    along -= bend
    if along <= across:
        return Spot(LEFT + CORNER + along, TOP, 0, -1)
    along -= across
    if along <= bend:
        return _corner(RIGHT - CORNER, 1.5 * math.pi + along / CORNER)
    return Spot(RIGHT, TOP + CORNER + along - bend, 1, 0)


def _corner(x: float, angle: float) -> Spot:
    out_x, out_y = math.cos(angle), math.sin(angle)
    return Spot(x + CORNER * out_x, TOP + CORNER + CORNER * out_y, out_x, out_y)


def stone(number: float) -> Spot:
    """Where the stone of a number lies, 0 to 35; halves lie between two stones."""
    return spot(number / GOAL * length())
