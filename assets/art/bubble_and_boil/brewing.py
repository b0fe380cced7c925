"""The final brewing: the shelf of poured cubes, the clasp that pairs a cube with corruption, bottles and stamps."""

import math
from functools import partial
from typing import Final

import numpy as np

from assets.art.cauldron15.levelling import level_out
from assets.art.common.paper import torn_sheet
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import blob, both, circle, line, on_circle, polygon, rounded_rect, svg_path
from assets.art.sheets import Sprite

MARGIN: Final = 12
SHELF: Final = (640, 74)
PAIR: Final = (64, 118)
STAMP: Final = (190, 150)
BOTTLE: Final = (84, 120)
RIBBON: Final = (300, 46)
FLASK: Final = svg_path(
    "M-9 -44 L9 -44 L9 -40 L7 -38 L7 -16 C9 -6 36 12 31 34 C28 42 -28 42 -31 34 C-36 12 -9 -6 -7 -16 L-7 -38 L-9 -40 Z"
)


def shelf() -> Canvas:
    """A long board with a rim, on which poured cubes stand in a row, 640x74; it may be stretched."""
    width, height = SHELF
    canvas = Canvas(width + 2 * MARGIN + 4, height + 2 * MARGIN + 10, seed=800, tooth=0.5)
    with canvas.at(MARGIN, MARGIN):
        top = torn_sheet(width, 46, np.random.default_rng(800), 1.0, 40)
        canvas.base(top, "#ecd2a0")
        canvas.wash(top, c.UMBER, 0.45, edge=0.8, vary=0.5, cell=120, bloom=0.2)
        level_out(canvas, top)
        for y in (12, 24, 36):
            grain = line((10, y), (width * 0.35, y + 2), (width * 0.7, y - 1), (width - 12, y + 1))
            canvas.ink(grain, 1.0, c.SEPIA, alpha=0.5)
        canvas.ink(top, 2.4, corners=False)
        edge = rounded_rect(0, 46, width, 24, 4)
        canvas.base(edge, "#c79a66")
        canvas.wash(edge, c.SEPIA, 0.8, edge=0.7, vary=0.5, cell=100, bloom=0)
        level_out(canvas, edge)
        canvas.hatch(edge, 4, 4.5, cover=0.5, width=0.9, colour=c.INK)
        canvas.ink(edge, 2.6)
        for x in (14, width - 14):
            canvas.base(circle(x, 58, 3), c.INK)
        canvas.shadow(edge, 4, 7, 6, 0.42)
    return canvas


def pair() -> Canvas:
    """A clasp of black brambles around a cube and the disc that spoils it, 64x118."""
    width, height = PAIR
    canvas = Canvas(width + 2 * MARGIN, height + 2 * MARGIN, seed=805, tooth=0.5)
    with canvas.at(MARGIN + width / 2, MARGIN + height / 2):
        for flip in (False, True):
            with canvas.at(flip=flip):
                points = [(28 + 4 * math.sin(i * 1.9), -54 + 13.5 * i) for i in range(9)]
                bramble = line((4, -58), (18, -58), *points, (18, 58), (4, 58))
                canvas.ink(bramble, 5.4, c.INK, taper=(0.1, 0.1))
                canvas.ink(bramble, 2.8, c.PLUM_DEEP, taper=(0.1, 0.1), dry=0)
                for i, (x, y) in enumerate(points[1:-1]):
                    side = 1 if i % 2 else -1
                    canvas.base(polygon((x - 1, y - 3.4), (x + side * 8, y - 1), (x - 1, y + 3.4)), c.INK)
    return canvas


def struck() -> Canvas:
    """A rough cross of ink over a spoilt cube, 56x56."""
    canvas = Canvas(56 + 2 * MARGIN, 56 + 2 * MARGIN, seed=806, tooth=0.5)
    with canvas.at(MARGIN + 28, MARGIN + 28):
        for flip in (False, True):
            with canvas.at(flip=flip):
                stroke = line((-24, -23), (-6, -8), (8, 9), (25, 24))
                canvas.ink(stroke, 9.0, c.PAPER_LITE, taper=(0.1, 0.2), dry=0.2, alpha=0.85)
                canvas.ink(stroke, 5.6, c.BLOOD_DEEP, taper=(0.1, 0.3), dry=0.3)
    return canvas


def stamp(done: bool) -> Canvas:
    """The stamp on a recipe: a full bottle in a leafy ring for brewed, a broken one in a torn ring for failed."""
    width, height = STAMP
    canvas = Canvas(width + 2 * MARGIN, height + 2 * MARGIN, seed=810 + done, tooth=1.0)
    colour = c.FERN if done else c.BLOOD
    with canvas.at(MARGIN + width / 2, MARGIN + height / 2, rotation=-9 if done else 7):
        for radius, pen in ((70, 5.2), (61, 2.0)):
            if done:
                canvas.ink(circle(0, 0, radius), pen, colour, dry=0.45, wobble=1.0, alpha=0.97)
                continue
            for start in (12, 132, 252):
                arc = line(*(on_circle(0, 0, radius, start + 11 * i) for i in range(10)))
                canvas.ink(arc, pen, colour, dry=0.45, wobble=1.4, alpha=0.9, taper=(0.1, 0.2))
        if done:
            for i in range(20):
                with canvas.at(*on_circle(0, 0, 65.5, 18 * i), 1.0, 18 * i + 60):
                    canvas.gouache(svg_path("M-7 0 C-3 -4 3 -4 7 0 C3 4 -3 4 -7 0 Z"), colour, 0.85, 1.2)
            canvas.ink(FLASK, 4.4, colour, dry=0.4, alpha=0.97)
            brew = both(FLASK, rounded_rect(-40, 10, 80, 40, 2))
            canvas.gouache(brew, colour, 0.8, 1.6)
            for x, y, radius in ((-8, 2, 5), (6, -6, 3.6), (3, 22, 0.1)):
                canvas.ink(circle(x, y, radius), 2.2, colour, dry=0.6)
        else:
            with canvas.at(rotation=4):
                canvas.ink(FLASK, 4.2, colour, dry=0.4, alpha=0.97)
                crack = polygon((-30, 6), (-14, -2), (-6, 12), (6, 0), (12, 16), (31, 6), closed=False)
                canvas.ink(crack, 4.2, colour, dry=0.6, taper=(0.05, 0.05))
                for flip in (False, True):
                    with canvas.at(0, -2, flip=flip):
                        canvas.ink(line((-52, -50), (0, 0), (50, 50)), 7.0, colour, dry=0.45, alpha=0.97)
            for x, y in ((-20, 48), (2, 50), (22, 47)):
                canvas.gouache(circle(x, y, 4), colour, 0.85, 1.0)
        canvas.spatter(0, 0, 40, 40, colour, 16, (0.6, 2.2), 0.5)
    return canvas


BREWS: Final = (
    ("M-9 -46 L-9 -22 C-14 -14 -30 -4 -30 20 C-30 48 30 48 30 20 C30 -4 14 -14 9 -22 L9 -46 Z", c.TEAL),
    ("M-8 -46 L-8 -20 L-32 34 C-34 44 34 44 32 34 L8 -20 L8 -46 Z", c.POISON),
    (
        "M-10 -46 L-10 -28 C-26 -24 -26 -10 -26 4 L-26 34 C-26 42 26 42 26 34 L26 4 C26 -10 26 -24 10 -28 L10 -46 Z",
        c.BLOOD,
    ),
    ("M-8 -46 L-8 -30 C-22 -26 -22 -8 -9 -4 C-34 2 -36 42 0 42 C36 42 34 2 9 -4 C22 -8 22 -26 8 -30 L8 -46 Z", c.PLUM),
    ("M-10 -46 L-10 -26 C-34 -22 -38 12 -24 40 L24 40 C38 12 34 -22 10 -26 L10 -46 Z", c.LAPIS),
)
"""Bottles for recipes of three, four, five, six and seven cubes."""


def bottle(cubes: int) -> Canvas:
    """The bottle of a recipe, grander the more cubes it takes, 84x120; three to seven cubes."""
    width, height = BOTTLE
    outline, colour = BREWS[cubes - 3]
    canvas = Canvas(width + 2 * MARGIN, height + 2 * MARGIN + 6, seed=820 + cubes, tooth=0.5)
    glass = svg_path(outline)
    with canvas.at(MARGIN + width / 2, MARGIN + height / 2 + 10, line_scale=1.0):
        canvas.base(glass, "#eef4f2")
        canvas.wash(glass, c.DUSK, 0.14, edge=1.4, bloom=0)
        brew = both(glass, rounded_rect(-50, -6, 100, 60, 1))
        canvas.base(brew, c.PAPER_LITE)
        canvas.wash(brew, colour, 0.95, edge=0.7, vary=0.6, bloom=0.7, loose=0.4, shift=(0, 0))
        with canvas.clip(glass):
            canvas.glaze(blob((12, -10), (40, 10), (34, 44), (-10, 46), (16, 20)), c.INK, 0.35, soft=6, spill=0)
            canvas.gouache(blob((-22, 14), (-18, 0), (-12, -6), (-16, 14)), c.WHITE, 0.7, 0.3)
            for x, y, radius in ((6, 4, 4), (-4, 16, 3), (12, 18, 2.4))[: max(1, cubes - 4)]:
                canvas.ink(circle(x, y, radius), 1.3, c.PAPER_LITE, dry=0)
        canvas.ink(glass, 2.8)
        cork = rounded_rect(-11, -60, 22, 16, 3)
        canvas.base(cork, "#dcb27a")
        canvas.wash(cork, c.UMBER, 0.7, bloom=0)
        canvas.ink(cork, 2.2)
        tag = polygon((-16, 8), (16, 6), (17, 28), (-15, 30))
        if cubes >= 5:
            canvas.base(tag, c.PAPER_LITE)
            canvas.wash(tag, c.STRAW, 0.4, bloom=0)
            canvas.ink(tag, 1.7)
            canvas.ink(line((-9, 16), (0, 15), (10, 14)), 1.3, c.INK_SOFT)
            canvas.ink(line((-9, 23), (0, 22), (6, 21)), 1.3, c.INK_SOFT)
        if cubes >= 6:
            for side in (-1, 1):
                bow = blob((0, -34), (side * 10, -42), (side * 16, -34), (side * 10, -27))
                canvas.base(bow, "#e0a090")
                canvas.wash(bow, c.BLOOD, 0.9, loose=0.3)
                canvas.ink(bow, 1.7)
        canvas.shadow(circle(0, 42, 28, 6), 3, 4, 4, 0.45)
    return canvas


def broken_bottle() -> Canvas:
    """What is left of a recipe that failed: shards, a puddle and a cork, 110x84."""
    canvas = Canvas(110 + 2 * MARGIN, 84 + 2 * MARGIN, seed=830, tooth=0.5)
    with canvas.at(MARGIN + 55, MARGIN + 42):
        puddle = blob((-50, 22), (-20, 10), (24, 12), (52, 24), (30, 38), (-30, 38))
        canvas.base(puddle, "#cfd0b8")
        canvas.wash(puddle, c.STONE, 0.8, edge=0.9)
        canvas.ink(puddle, 2.2)
        shards = (
            ((-40, 22), (-34, -10), (-14, -24), (-20, 4), (-8, 26)),
            ((6, 26), (2, 0), (18, -20), (34, -2), (38, 24)),
            ((-6, 32), (0, 14), (10, 30)),
        )
        for shard in shards:
            shape = polygon(*shard)
            canvas.base(shape, "#e6efec", 0.9)
            canvas.wash(shape, c.SLATE, 0.3, edge=1.2, bloom=0)
            canvas.ink(shape, 2.3)
        with canvas.at(38, -18, rotation=30):
            cork = rounded_rect(-9, -7, 18, 14, 3)
            canvas.base(cork, "#dcb27a")
            canvas.wash(cork, c.UMBER, 0.7, bloom=0)
            canvas.ink(cork, 2.0)
        for x, y in ((-44, -14), (-8, -34), (20, -36)):
            canvas.ink(line((x, y), (x * 1.08, y - 5), (x * 1.14, y - 9)), 1.8)
        canvas.shadow(puddle, 3, 4, 4, 0.4)
    return canvas


def verdict_ribbon(tone: str) -> Canvas:
    """A blank ribbon with cut ends below a row of the results, 300x46: plum, moss or blood."""
    width, height = RIBBON
    colour = {"plum": c.PLUM, "moss": c.MOSS, "blood": c.BLOOD}[tone]
    canvas = Canvas(width + 2 * MARGIN, height + 2 * MARGIN + 4, seed=840 + len(tone), tooth=0.4)
    with canvas.at(MARGIN, MARGIN):
        band = polygon(
            (0, 2),
            (width * 0.5, 0),
            (width, 3),
            (width - 15, height / 2),
            (width, height),
            (0, height - 1),
            (15, height / 2),
        )
        canvas.base(band, c.PAPER_LITE)
        canvas.wash(band, colour, 0.42, edge=1.4, vary=0.5, loose=1.6, bloom=0.5, cell=90)
        for y in (6, height - 6):
            canvas.ink(line((18, y), (width / 2, y - 1), (width - 18, y)), 0.9, colour, alpha=0.8)
        canvas.ink(band, 2.3)
        canvas.shadow(band, 2.5, 4, 3, 0.42)
    return canvas


def _sprites() -> dict[str, Sprite]:
    found = {
        "brew.shelf": Sprite(shelf, (MARGIN, MARGIN, *SHELF)),
        "brew.pair": Sprite(pair, (MARGIN, MARGIN, *PAIR)),
        "brew.struck": Sprite(struck, (MARGIN, MARGIN, 56, 56)),
        "brew.done": Sprite(partial(stamp, True), (MARGIN, MARGIN, *STAMP)),
        "brew.failed": Sprite(partial(stamp, False), (MARGIN, MARGIN, *STAMP)),
        "brew.broken": Sprite(broken_bottle, (MARGIN, MARGIN, 110, 84)),
    }
    for cubes in range(3, 8):
        found[f"brew.bottle.{cubes}"] = Sprite(partial(bottle, cubes), (MARGIN, MARGIN, *BOTTLE))
    for tone in ("plum", "moss", "blood"):
        found[f"brew.ribbon.{tone}"] = Sprite(partial(verdict_ribbon, tone), (MARGIN, MARGIN, *RIBBON))
    return found


SPRITES: Final[dict[str, Sprite]] = _sprites()
