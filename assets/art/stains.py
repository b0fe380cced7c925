"""Stains on the large pages: each page has been used for something else, and shows what was spilt on it."""

import math
from functools import partial
from typing import Final

from assets.art.boards.marks import TEA, stain, tea_ring
from assets.art.brush import leaf_shape
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import blob, circle, line, on_circle, star
from assets.art.sheets import Sprite

SIZE: Final = (440, 360)
MARGIN: Final = 14


def ink(canvas: Canvas) -> None:
    """A blot of blue ink that ran, with what splashed from it and where a finger wiped."""
    _puddle(canvas, 286, 214, 92, c.LAPIS_DEEP, 0.34)
    drops = ((200, 170, 17), (188, 232, 9), (214, 214, 7), (160, 142, 10), (236, 130, 12), (250, 176, 6))
    for turn, reach, size in drops:
        x, y = on_circle(286, 214, reach, turn)
        _puddle(canvas, x, y, size, c.LAPIS_DEEP, 0.42)
    for y, long in ((128, 120), (138, 150), (149, 104)):
        canvas.ink(line((60, y + 20), (60 + long * 0.6, y + 6), (60 + long, y)), 7, c.LAPIS, alpha=0.12, dry=0.9)


def tea(canvas: Canvas) -> None:
    """Two rings of a wet cup and the tea that slopped over."""
    stain(canvas, 300, 196, 118, 92, TEA, 0.3)
    tea_ring(canvas, 284, 190, 96, 0.9)
    tea_ring(canvas, 150, 132, 92, 0.6)
    for x, y, size in ((70, 268, 10), (112, 290, 6), (402, 306, 8)):
        _puddle(canvas, x, y, size, c.UMBER, 0.3)


def oil(canvas: Canvas) -> None:
    """Oil from a clockwork: drops, the print of a cog, and a thumb's."""
    stain(canvas, 300, 226, 104, 84, c.SEPIA, 0.26)
    for radius in (58, 24):
        canvas.ink(circle(132, 150, radius), 5, c.SEPIA, alpha=0.16, dry=0.85)
    for turn in range(0, 360, 30):
        (x0, y0), (x1, y1) = on_circle(132, 150, 58, turn), on_circle(132, 150, 72, turn)
        canvas.ink(line((x0, y0), (x1, y1)), 15, c.SEPIA, alpha=0.14, dry=0.8, taper=(0, 0.1))
    for step in range(6):
        lap = circle(330, 96, 7 + step * 6, 9 + step * 8)
        canvas.ink(lap, 2.2, c.SEPIA, alpha=0.2, dry=0.7, wobble=1.2)


def leaf(canvas: Canvas) -> None:
    """The print of a fern that was pressed here, and a petal's."""
    stain(canvas, 220, 180, 150, 110, c.MOSS, 0.16)
    spine = [(60 + 300 * part, 300 - 220 * part - 40 * math.sin(3 * part)) for part in (0, 0.25, 0.5, 0.75, 1)]
    canvas.ink(line(*spine), 4, c.FERN, alpha=0.3, dry=0.5, taper=(0.1, 0.7))
    for number in range(9):
        part = 0.1 + number * 0.095
        x, y = 60 + 300 * part, 300 - 220 * part - 40 * math.sin(3 * part)
        long = 74 * math.sin(math.pi * (0.25 + 0.7 * part)) + 8
        for side in (-1, 1):
            canvas.wash(
                leaf_shape(x, y, long, -38 + side * 58), c.FERN, 0.32, edge=0.9, vary=0.8, loose=1.2, bloom=0.5,
                granul=0,
            )  # fmt: skip
    for turn in (20, 140, 260):
        x, y = on_circle(372, 236, 15, turn)
        canvas.wash(circle(x, y, 15, 12), c.ROSE, 0.3, edge=1.0, loose=1.4, granul=0)


def wine(canvas: Canvas) -> None:
    """A glass of elderberry wine that went over."""
    _puddle(canvas, 278, 198, 106, c.PLUM, 0.26)
    tea_ring(canvas, 278, 198, 62, 0.4)
    for x, y, size in ((112, 116, 22), (80, 186, 11), (136, 256, 14), (60, 92, 7), (186, 84, 9), (404, 84, 12)):
        _puddle(canvas, x, y, size, c.PLUM, 0.34)


def brew(canvas: Canvas) -> None:
    """A brew that foamed over: a pale puddle, the rims of its bubbles, and a few stars that were in it."""
    stain(canvas, 240, 196, 158, 106, c.POISON, 0.26)
    bubbles = ((170, 160, 36), (226, 214, 52), (306, 170, 42), (132, 222, 22), (330, 248, 20), (270, 120, 16))
    for x, y, radius in bubbles:
        canvas.ink(circle(x, y, radius, radius * 0.94), 3, c.MOSS, alpha=0.3, dry=0.6, taper=(0.2, 0.3), wobble=1.2)
    for x, y, size in ((84, 104, 12), (384, 132, 9), (372, 306, 13), (108, 306, 8)):
        canvas.wash(star(x, y, size, 5, 0.44), c.GOLD, 0.5, edge=0.9, granul=0)


def soot(canvas: Canvas) -> None:
    """Where a candle stood too near: soot, a scorched ring and drops of tallow."""
    stain(canvas, 250, 190, 142, 118, c.UMBER, 0.24)
    stain(canvas, 262, 196, 82, 66, c.SEPIA, 0.3)
    tea_ring(canvas, 262, 196, 58, 0.7)
    for x, y, size in ((110, 262, 14), (90, 228, 8), (386, 110, 11)):
        canvas.wash(circle(x, y, size, size * 0.86), c.STRAW, 0.5, edge=1.2, granul=0)


def _puddle(canvas: Canvas, x: float, y: float, radius: float, colour: str, strength: float) -> None:
    """A spill with a wandering edge that has dried darker at its rim."""
    rng = canvas.rng()
    points = [on_circle(x, y, radius * rng.uniform(0.84, 1.1), 30.0 * part) for part in range(12)]
    canvas.wash(blob(*points), colour, strength, edge=1.1, loose=2, bloom=0.8, vary=0.7, granul=0)


def _stained(name: str) -> Canvas:
    """One of the stains on nothing, 440x360."""
    width, height = SIZE
    canvas = Canvas(width + 2 * MARGIN, height + 2 * MARGIN, seed=1700 + len(name) * 31 + ord(name[0]), tooth=0.5)
    with canvas.at(MARGIN, MARGIN):
        STAINS[name](canvas)
    return canvas


STAINS: Final = {"ink": ink, "tea": tea, "oil": oil, "leaf": leaf, "wine": wine, "brew": brew, "soot": soot}
SPRITES: Final[dict[str, Sprite]] = {
    f"stain.{name}": Sprite(partial(_stained, name), (MARGIN, MARGIN, *SIZE)) for name in STAINS
}
