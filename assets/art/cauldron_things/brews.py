"""The brews in the potions' bottles: their colours, and what floats in each, so that colour is not the only sign.

The floating things are painted where the bottle's liquid is, around x 0 from y 0 down to 86.
"""

import math
from collections.abc import Callable
from typing import Final, NamedTuple

from assets.art.cauldron_things.brush import GLOW, eye, stars
from assets.art.cauldron_things.hues import EGGSHELL, LAMP, LEAF_LITE
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.palette import (
    BLOOD,
    BLOOD_DEEP,
    DUSK,
    EMBER,
    FERN,
    INK,
    MOSS,
    PAPER_LITE,
    PLUM,
    PLUM_DEEP,
    SEPIA,
    STRAW,
    UMBER,
    WHITE,
)
from assets.art.inkwash.shapes import Point, blob, circle, line, polygon, star, svg_path


class Brew(NamedTuple):
    """A liquid: colour, its deeper tone, a light tone for bubbles."""

    colour: str
    deep: str
    light: str


BREWS: Final[dict[str, Brew]] = {
    "web": Brew("#6b80b3", DUSK, "#dfe5f4"),
    "frog": Brew("#3d9a8c", "#1f5d5a", "#d3f0e2"),
    "toadstool": Brew("#86a83a", FERN, LEAF_LITE),
    "crystal": Brew("#c23f45", BLOOD_DEEP, "#ffd9cf"),
    "mandrake": Brew("#dfa72f", UMBER, "#fff0bd"),
    "snake": Brew("#c8854a", SEPIA, "#fbe2c2"),
    "egg": Brew("#8d65ab", PLUM_DEEP, "#eadcf3"),
    "wild": Brew("#7d8fc4", PLUM_DEEP, WHITE),
}
FLOATING: Final = ((-18, 34, 5), (6, 52, 7), (20, 28, 4), (-6, 16, 3), (26, 58, 3.4), (-24, 60, 3.6))


def _web(canvas: Canvas, brew: Brew, pen: float, small: bool) -> None:
    """A spider hangs on a thread and holds its breath."""
    canvas.ink(line((4, -60), (5, 0), (4, 34)), 1.3 * pen, brew.light if not small else INK)
    for side in (-1, 1):
        for knee, foot in (((10, 28), (17, 22)), ((13, 38), (21, 38)), ((11, 46), (17, 54))):
            leg = line((4, 40), (4 + side * knee[0], knee[1]), (4 + side * foot[0], foot[1]))
            canvas.ink(leg, 2.2 * pen, taper=(0.05, 0.4))
    body = circle(4, 42, 10, 11)
    canvas.base(body, PLUM_DEEP)
    canvas.ink(body, 1.8 * pen)
    for x in (0, 8):
        canvas.gouache(circle(x, 40, 2.6), PAPER_LITE, 1, 0)
        canvas.base(circle(x, 40.6, 1.1), INK)


def _frog(canvas: Canvas, brew: Brew, pen: float, small: bool) -> None:
    """Two frog's eyes just above the level, a wake behind them."""
    for x in (-11, 11):
        bump = circle(x, 4, 9)
        canvas.base(bump, "#b8c95e")
        canvas.wash(bump, MOSS, 0.7, loose=0.4)
        canvas.ink(bump, 2.0 * pen)
        eye(canvas, x, 3, 5, (0.3, -0.2))
    for y in (20, 32):
        canvas.ink(line((-22, y), (0, y + 5), (22, y)), 1.8 * pen, brew.light, taper=(0.3, 0.3))
    for x, y, radius in FLOATING[: 2 if small else None]:
        bubble = circle(x, y + 16, radius * (1.4 if small else 1))
        canvas.gouache(bubble, brew.light, 0.55, 0.4)
        canvas.ink(bubble, 1.2 * pen)


def _toadstool(canvas: Canvas, brew: Brew, pen: float, small: bool) -> None:
    """A toadstool floats like a parasol."""
    stem = svg_path("M-5 24 C-6 38 -8 46 -9 52 C-4 56 6 56 10 52 C8 44 6 36 6 24 Z")
    cap = svg_path("M-27 26 C-28 4 -12 -6 0 -6 C14 -6 28 4 27 26 C16 20 -16 20 -27 26 Z")
    for shape, colour, strength in ((stem, STRAW, 0.4), (cap, BLOOD, 1.0)):
        canvas.base(shape, PAPER_LITE)
        canvas.wash(shape, colour, strength, loose=0.5)
        canvas.ink(shape, 2.2 * pen)
    for x, y, radius in ((-12, 10, 4.5), (4, 4, 5), (16, 14, 4)):
        canvas.gouache(circle(x, y, radius), PAPER_LITE, 1, 0)


def _crystal(canvas: Canvas, brew: Brew, pen: float, small: bool) -> None:
    """Three crystals grow from the bottom."""
    for x, lean, height in ((-20, -22, 42), (20, 24, 38), (0, 2, 58)):
        with canvas.at(x, 86, rotation=lean):
            shard = polygon((-9, 0), (-9, 12 - height), (1, -height), (9, 10 - height), (9, 0))
            canvas.base(shard, "#f7cfc4")
            canvas.wash(shard, BLOOD, 0.75, edge=0.8, loose=0.5)
            canvas.base(polygon((2, 0), (1, -height), (9, 10 - height), (9, 0)), BLOOD_DEEP, 0.75)
            canvas.ink(shard, 2.0 * pen)
    if not small:
        stars(canvas, ((-26, 26, 5), (24, 22, 4), (8, 12, 3)))


def _mandrake(canvas: Canvas, brew: Brew, pen: float, small: bool) -> None:
    """A little mandrake bathes, arms on the edge of the level."""
    for lean in (-34, 0, 34):
        with canvas.at(0, 8, rotation=lean):
            sprout = blob((0, 0), (-5, -10), (0, -22), (5, -10))
            canvas.base(sprout, "#c3d07a")
            canvas.wash(sprout, MOSS, 0.8, loose=0.4)
            canvas.ink(sprout, 1.6 * pen)
    root = blob(
        (-12, 8),
        (12, 8),
        (17, 22),
        (26, 18),
        (28, 26),
        (17, 34),
        (12, 58),
        (0, 68),
        (-12, 58),
        (-17, 34),
        (-28, 28),
        (-26, 20),
        (-17, 22),
    )
    canvas.base(root, "#e6bd84")
    canvas.wash(root, UMBER, 0.55, loose=0.6)
    canvas.ink(root, 2.2 * pen)
    for x in (-6, 6):
        canvas.ink(line((x - 4, 24), (x, 26.5), (x + 4, 24)), 2.0 * pen, taper=(0.1, 0.2))
    canvas.ink(line((-5, 36), (0, 39), (6, 35)), 1.8 * pen)


def _snake(canvas: Canvas, brew: Brew, pen: float, small: bool) -> None:
    """A skin winds up in a spiral."""
    spiral: list[Point] = [
        ((26 - 0.07 * i) * math.cos(0.2 * i), 74 - 0.68 * i + 7 * math.sin(0.2 * i)) for i in range(88)
    ]
    canvas.ink(line(*spiral), 11, INK, taper=(0.2, 0.2), dry=0, shade=0, corners=False)
    canvas.ink(line(*spiral), 6.4, "#b9c172", taper=(0.2, 0.2), dry=0, shade=0, corners=False, min_width=0.1)
    for x, y in spiral[6:-6:9]:
        canvas.base(circle(x, y, 1.8), SEPIA)


def _egg(canvas: Canvas, brew: Brew, pen: float, small: bool) -> None:
    """An egg at the bottom; something in it is awake."""
    shell = circle(0, 56, 23, 28)
    canvas.base(shell, EGGSHELL)
    canvas.wash(shell, EMBER, 0.85, loose=0.6)
    canvas.ink(shell, 2.2 * pen)
    gap = polygon((-16, 46), (-8, 40), (0, 46), (8, 39), (16, 46), (10, 54), (2, 50), (-6, 56))
    canvas.base(gap, INK)
    canvas.ink(gap, 1.4 * pen)
    for x in (-6, 6):
        canvas.gouache(circle(x, 47, 2.8), LAMP, 1, 0)


def _wild(canvas: Canvas, brew: Brew, pen: float, small: bool) -> None:
    """A star turns in many colours."""
    shape = star(0, 44, 24, 7, 0.5)
    canvas.gouache(shape, GLOW, 1, 0)
    canvas.ink(shape, 2.2 * pen)
    canvas.base(circle(0, 44, 5), PLUM)


MOTIFS: Final[dict[str, Callable[[Canvas, Brew, float, bool], None]]] = {
    "web": _web,
    "frog": _frog,
    "toadstool": _toadstool,
    "crystal": _crystal,
    "mandrake": _mandrake,
    "snake": _snake,
    "egg": _egg,
    "wild": _wild,
}
