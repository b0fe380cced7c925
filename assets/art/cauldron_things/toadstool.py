"""The toadstools of Cauldron, in a box of 200 around the origin."""

from typing import Final

import numpy as np

from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import blob, line, svg_path

Spots = tuple[tuple[float, float, float, float], ...]
"""Spots of a cap: x, y, radius, and their height as a part of the width."""

OLD: Final[Spots] = (
    (-36, -22, 11, 0.9), (-8, -46, 13, 0.75), (26, -40, 9, 0.9), (10, -18, 9, 0.8),
    (46, -16, 8, 1.1), (-54, -4, 6, 0.8),
)  # fmt: skip
YOUNG: Final[Spots] = ((-22, -30, 9, 0.9), (12, -48, 10, 0.7), (32, -18, 8, 0.9))
LONE: Final[Spots] = ((-32, -24, 13, 0.9), (4, -46, 14, 0.75), (36, -24, 11, 0.95), (4, -14, 8, 0.8))
GRASS: Final = (-78, -66, -52, -40, 14, 26, 74, 84, 62)
SHAPE_SEED: Final = 3


def toadstool(canvas: Canvas, small: bool = False) -> None:
    """An old toadstool with a young one in the grass; ``small`` is the old one alone."""
    if small:
        with canvas.at(0, 4, 1.16):
            draw_toadstool(canvas, LONE, 1.3, small)
        return
    ground = blob((-84, 76), (-40, 66), (20, 68), (82, 74), (60, 86), (-50, 88))
    canvas.wash(ground, c.FERN, 0.7, loose=3)
    with canvas.at(50, 44, 0.52):
        draw_toadstool(canvas, YOUNG, 0.9)
    with canvas.at(-12, 2, 1.02):
        draw_toadstool(canvas, OLD)
    rng = np.random.default_rng(SHAPE_SEED)
    for x in GRASS:
        for lean in rng.uniform(-9, 9, 3):
            tip = 60 + rng.uniform(0, 8)
            colour = c.FERN if rng.random() < 0.5 else c.INK
            blade = line((x + lean * 0.2, 84), (x + lean * 0.5, 74), (x + float(lean), float(tip)))
            canvas.ink(blade, 1.7, colour, taper=(0.05, 0.7))


def draw_toadstool(canvas: Canvas, spots: Spots = OLD, pen: float = 1.0, small: bool = False) -> None:
    """One toadstool, cap from -70 to 22, stem down to 70; ``pen`` is a factor on all line widths."""
    _stem(canvas, pen, small)
    gills = svg_path("M-62 6 C-44 -8 44 -8 62 6 C48 22 -48 22 -62 6 Z")
    canvas.base(gills, c.BONE)
    canvas.wash(gills, "#b98d62", 0.8, edge=0.5)
    with canvas.clip(gills):
        for i in range(-8, 9, 2 if small else 1):
            canvas.ink(line((i * 2.2, -2), (i * 5.2, 6), (i * 8.6, 17)), 1.0 * pen, c.SEPIA, wobble=0.2)
    canvas.ink(gills, 2.0 * pen)
    cap = svg_path("M-66 8 C-70 -34 -38 -70 2 -70 C42 -70 74 -34 66 8 C46 -6 -46 -6 -66 8 Z")
    canvas.base(cap)
    canvas.wash(cap, c.BLOOD, 1.0, vary=0.55, edge=0.75, bloom=0.45)
    shade = svg_path("M10 -4 C40 -6 64 0 64 4 C70 -24 58 -48 44 -56 C54 -30 40 -12 10 -4 Z")
    canvas.glaze(shade, c.BLOOD_DEEP, 0.75, soft=7)
    if not small:
        canvas.hatch(cap, -38, 4.8, cover=0.36, width=1.15 * pen, colour=c.BLOOD_DEEP)
    with canvas.clip(cap):
        for x, y, radius, flat in spots:
            _spot(canvas, x, y, radius, flat, pen)
    if not small:
        canvas.gouache(blob((-52, -18), (-46, -36), (-36, -47), (-41, -32)), "#f3c9bd", 0.55, 1.2)
    canvas.ink(cap, 3.2 * pen, wobble=0.8)


def _stem(canvas: Canvas, pen: float, small: bool) -> None:
    stem = svg_path("M-17 8 C-14 30 -16 46 -23 66 C-26 78 24 78 22 66 C15 46 14 30 18 8 Z")
    canvas.base(stem, c.PAPER_LITE)
    canvas.wash(stem, c.STRAW, 0.6, vary=0.4)
    canvas.glaze(svg_path("M-20 6 C0 22 16 14 20 6 L16 26 L-14 28 Z"), c.SEPIA, 0.55, soft=3)
    if not small:
        canvas.hatch(stem, 84, 4.6, cover=0.42, width=1.1 * pen)
    canvas.ink(stem, 2.5 * pen)
    skirt = svg_path(
        "M-19 26 C-10 22 10 22 19 26 C24 34 26 38 27 42 C20 38 16 44 10 39 C4 45 -3 39 -8 44 "
        "C-14 38 -20 43 -26 41 C-25 36 -22 31 -19 26 Z"
    )
    canvas.base(skirt, c.PAPER_LITE)
    canvas.wash(skirt, c.STRAW, 0.35)
    canvas.ink(skirt, 1.9 * pen)


def _spot(canvas: Canvas, x: float, y: float, radius: float, flat: float, pen: float) -> None:
    """A white wart with its shadow side."""
    height = radius * flat
    spot = blob(
        (x - radius, y + 1),
        (x - radius * 0.3, y - height),
        (x + radius * 0.8, y - height * 0.7),
        (x + radius, y + height * 0.3),
        (x + radius * 0.1, y + height),
    )
    canvas.gouache(spot, c.PAPER_LITE, 0.97, 0.5)
    shade = blob((x, y + height * 0.5), (x + radius, y), (x + radius * 0.6, y + height))
    canvas.glaze(shade, c.UMBER, 0.4, soft=2)
    canvas.ink(spot, 1.5 * pen)
