"""What the seven characters of Cauldron have in common: faces, hands, hair and cloth."""

from typing import Final

import skia

from assets.art import brush
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import Point, blob, circle, line

FEET: Final = 118
"""Where the floor is: figures stand in a box of 300x260 around the origin."""


def head(canvas: Canvas, outline: skia.Path, skin: str, cheeks: tuple[Point, ...] = (), pen: float = 2.7) -> None:
    """A head with its shadow side and red cheeks."""
    canvas.base(outline, skin)
    canvas.wash(outline, c.UMBER, 0.08, edge=0.9, vary=0.4, loose=0.6, bloom=0)
    for x, y in cheeks:
        brush.blush(canvas, x, y, 7.5)
    canvas.ink(outline, pen)


def hand(canvas: Canvas, x: float, y: float, skin: str, rotation: float = 0, size: float = 1.0) -> None:
    """A mitten of a hand with a thumb, about 18 wide, fingers up at rotation 0."""
    with canvas.at(x, y, size, rotation):
        palm = blob((-8, 8), (-10, -2), (-7, -11), (0, -13), (7, -11), (9, -2), (7, 8))
        canvas.base(palm, skin)
        canvas.wash(palm, c.UMBER, 0.08, edge=0.8, loose=0.4, bloom=0)
        canvas.ink(palm, 2.2)
        for at in (-2.6, 2.6):
            canvas.ink(line((at, -12), (at * 0.9, -6)), 1.4, taper=(0.1, 0.6))
        thumb = blob((7, 4), (13, -2), (15, -8), (11, -9), (7, -3))
        canvas.base(thumb, skin)
        canvas.ink(thumb, 1.9)


def sleeve(canvas: Canvas, points: tuple[Point, ...], colour: str, deep: str | None = None) -> None:
    """An arm in cloth."""
    brush.fill(canvas, blob(*points), colour, 2.6, 0.9, deep=deep)


def nose(canvas: Canvas, x: float, y: float, skin: str, radius: float = 6) -> None:
    """A round nose."""
    ball = circle(x, y, radius, radius * 0.9)
    canvas.base(ball, skin)
    canvas.wash(ball, "#d98a6a", 0.4, loose=0.3, edge=0.6)
    canvas.ink(line((x - radius, y - 1), (x - radius * 0.4, y + radius * 0.9), (x + radius * 0.6, y + radius * 0.8),
                    (x + radius, y - 1)), 1.9)  # fmt: skip


def strands(canvas: Canvas, lines: tuple[tuple[Point, ...], ...], colour: str, pen: float = 1.3) -> None:
    """Single hairs or folds."""
    for points in lines:
        canvas.ink(line(*points), pen, colour, taper=(0.1, 0.5))
