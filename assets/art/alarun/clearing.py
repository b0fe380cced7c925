"""The own mat of Alarún: a clearing that shafts of light fall into, framed by ferns, stones, toadstools and a stump."""

from typing import Final

import numpy as np
import skia

from assets.art import brush
from assets.art.alarun.woodland import MARGIN, draw_stump, draw_tree
from assets.art.common.paper import torn_sheet
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import cut, polygon
from assets.art.rooms import kit
from assets.art.sheets import Sprite

MAT: Final = (936, 786)
EARTH: Final = "#e9e6b0"
MEADOW, MEADOW_DEEP, UNDERGROWTH = "#a9b85a", "#7f9a48", "#2f4a26"
LEAVES: Final = (c.FERN, c.MOSS, "#3f6a45")

SHADOWED: Final = "#4f7a4a"
BEAMS: Final = ((150, 70, 200), (300, 190, 230), (560, 60, 270), (690, 130, 290), (900, 40, 310))
"""Shafts of light: where they come over the upper edge, how wide, and how far to the left they reach the lower one."""

CLUMPS: Final = (
    (6, 112, 62, 0.62), (2, 214, 96, 0.44), (4, 600, 70, 0.66), (2, 690, 50, 0.5), (10, 8, 130, 0.66),
    (930, 100, -66, 0.46), (934, 604, -74, 0.5), (926, 8, -130, 0.62), (170, 786, 12, 0.36), (70, 2, 166, 0.42),
)  # fmt: skip
FRONDS: Final = (
    (2, 150, 52, 0.7), (0, 380, 78, 0.62), (0, 398, 104, 0.46), (2, 640, 104, 0.54), (934, 160, -104, 0.5),
    (936, 360, -84, 0.56), (936, 382, -110, 0.42), (934, 650, -44, 0.56), (300, 0, 168, 0.4), (318, 0, 196, 0.34),
    (606, 0, 176, 0.36), (860, 0, 200, 0.5), (410, 788, -14, 0.34), (430, 788, 12, 0.28), (700, 788, 8, 0.3),
)  # fmt: skip
"""Where bundles of ferns and single fronds grow from, in degrees clockwise from upwards, and how large."""

STONES: Final = ((20, 486, 17), (34, 770, 22), (74, 778, 14), (914, 428, 15), (610, 780, 12), (16, 176, 13))
TOADSTOOLS: Final = (
    (46, 500, 0.3),
    (104, 780, 0.34),
    (124, 784, 0.24),
    (838, 780, 0.34),
    (860, 784, 0.26),
    (22, 330, 0.26),
)


def mat() -> Canvas:
    """The clearing, 936x786."""
    width, height = MAT
    canvas = Canvas(width + 2 * MARGIN, height + 2 * MARGIN + 4, seed=5, tooth=0.45)
    with canvas.at(MARGIN, MARGIN):
        outline = torn_sheet(width, height, np.random.default_rng(5), 2.2, 26)
        canvas.base(outline, EARTH)
        with canvas.clip(outline):
            canvas.wash(
                outline, MEADOW, 0.55, edge=0, vary=0.5, loose=0, shift=(0, 0), spill=0, cell=150, bloom=0.22,
                granul=0.05,
            )  # fmt: skip
            _shafts(canvas, outline, width, height)
            _shade(canvas, width, height)
            _grass(canvas, width, height)
        canvas.ink(outline, 2.6, corners=False, wobble=0.6)
        canvas.shadow(outline, 4, 6, 6, 0.4)
        with canvas.clip(outline):
            for x, y, radius in STONES:
                kit.stone(canvas, x, y, radius)
            for x, y, size in TOADSTOOLS:
                kit.toadstool(canvas, x, y, size)
            draw_tree(canvas, width - 16, height - 44, 0.66, "fir")
            draw_stump(canvas, width - 47, height - 16)
            for number, (x, y, degrees, size) in enumerate(FRONDS):
                kit.fern(canvas, x, y, degrees, size, LEAVES[number % 3], (14, -10, 20)[number % 3])
            for number, (x, y, degrees, size) in enumerate(CLUMPS):
                for spread, part in ((-40, 0.7), (34, 0.78), (-14, 1.0), (12, 0.92)):
                    kit.fern(canvas, x, y, degrees + spread, size * part, LEAVES[number % 3], spread * 0.5)
    return canvas


def _shafts(canvas: Canvas, outline: skia.Path, width: float, height: float) -> None:
    """The shade of the trees on the whole clearing, but for the beams of a low sun that come over its upper edge."""
    shade = outline
    for left, wide, lean in BEAMS:
        foot = left - lean
        shade = cut(
            shade,
            polygon((left, -60), (left + wide, -60), (foot + wide * 1.25, height + 60), (foot, height + 60)),
        )
    canvas.glaze(outline, SHADOWED, 0.16, soft=4, spill=0, granul=0.04)
    canvas.glaze(shade, SHADOWED, 0.4, soft=15, spill=0, granul=0.04)


def _shade(canvas: Canvas, width: float, height: float) -> None:
    """The undergrowth along the edges, darkest at the corners; the middle stays light."""
    for reach, strength, soft in ((120, 0.30, 46), (64, 0.42, 26), (26, 0.5, 12)):
        for strip in (
            polygon((-20, -20), (reach, -20), (reach * 0.7, height / 2), (reach, height + 20), (-20, height + 20)),
            polygon(
                (width + 20, -20), (width - reach, -20), (width - reach * 0.7, height / 2),
                (width - reach, height + 20), (width + 20, height + 20),
            ),
            polygon(
                (-20, -20), (width + 20, -20), (width + 20, reach * 0.7), (width / 2, reach * 0.4), (-20, reach * 0.7)
            ),
            polygon(
                (-20, height + 20), (width + 20, height + 20), (width + 20, height - reach * 0.7),
                (width / 2, height - reach * 0.4), (-20, height - reach * 0.7),
            ),
        ):  # fmt: skip
            canvas.glaze(strip, UNDERGROWTH if reach < 100 else MEADOW_DEEP, strength, soft=soft, spill=0)


def _grass(canvas: Canvas, width: float, height: float) -> None:
    """Tufts: many along the edges, a few in the open."""
    rng = canvas.rng()
    for _ in range(70):
        side = rng.random()
        x = (
            rng.uniform(4, 44)
            if side < 0.3
            else rng.uniform(width - 44, width - 4)
            if side < 0.6
            else rng.uniform(4, width)
        )
        y = rng.uniform(20, height) if side < 0.6 else rng.choice([rng.uniform(8, 30), height - rng.uniform(0, 14)])
        brush.grass(canvas, float(x), float(y) + 6, float(rng.uniform(1, 1.5)), c.FERN, kind=brush.HEATH)
    for _ in range(40):
        x, y = float(rng.uniform(60, width - 60)), float(rng.uniform(60, height - 60))
        brush.grass(canvas, x, y, float(rng.uniform(0.7, 1.0)), MEADOW_DEEP, kind=brush.HEATH)


GROUPS: Final[dict[str, dict[str, Sprite]]] = {"alarun_mat": {"mat": Sprite(mat, (MARGIN, MARGIN, *MAT))}}
"""Sheet name to its sprites."""
