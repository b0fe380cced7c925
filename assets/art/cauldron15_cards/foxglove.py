"""The foxglove, five of the plants, with its fox."""

from typing import Final

from assets.art import brush
from assets.art.cauldron15_cards.hues import BELL, BELL_PAPER, LEAF_DEEP, STALK
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import blob, circle, line, polygon, svg_path

FOX: Final = "#c9682f"


def foxglove(canvas: Canvas) -> None:
    """A fox with a foxglove bell on each paw, ready for the next round."""
    brush.ground(canvas, 84, 66)
    brush.cord(canvas, ((62, 86), (72, 30), (74, -30), (64, -82)), 7.5, STALK, taper=(0.02, 0.35))
    stalk_bells = (
        (74, 2, -40, 0.8),
        (76, -16, 34, 0.74),
        (74, -36, -36, 0.66),
        (72, -52, 30, 0.6),
        (66, -66, -14, 0.5),
    )
    for x, y, rotation, scale in stalk_bells:
        _bell(canvas, x, y, rotation, scale)
    for x, rotation in ((62, 52), (60, -10), (-46, -58)):
        with canvas.at(x, 84, rotation=rotation):
            leaf = svg_path("M0 0 C-14 -12 -18 -28 0 -44 C18 -28 14 -12 0 0 Z")
            brush.body(canvas, leaf, c.FERN, LEAF_DEEP, 0.9, width=2.4, depth=5)
            brush.crease(canvas, (0, 0), (1, -20), (0, -36))
    trunk = svg_path("M-46 85 C-50 50 -40 10 -4 10 C32 10 42 50 38 85 Z")
    brush.body(canvas, trunk, FOX, c.SEPIA, 0.95, depth=10, hatch=0.15)
    chest = svg_path("M-20 22 C-30 44 -22 70 -4 78 C14 70 22 44 12 22 Z")
    canvas.gouache(chest, c.PAPER_LITE, 0.95, 1.2)
    with canvas.at(-4, -18, 0.98, rotation=-4):
        _fox_head(canvas)
    for points in (((-34, 40), (-60, 46), (-76, 30)), ((28, 42), (44, 56), (42, 40))):
        arm = brush.limb(points, (24, 21, 19), 4)
        brush.body(canvas, arm, FOX, c.SEPIA, 0.95, width=2.6, depth=5)
    _bell(canvas, -86, -26, -10, 1.22)
    _bell(canvas, 46, -6, 6, 1.1)


def _bell(canvas: Canvas, x: float, y: float, rotation: float, scale: float) -> None:
    """One flower, hanging down from (x, y) if not turned."""
    with canvas.at(x, y, scale, rotation):
        shape = svg_path(
            "M-7 -4 C-10 -2 -16 20 -17 34 C-22 38 -22 44 -17 45 C-10 50 -6 44 0 46 C6 50 14 50 17 45 "
            "C22 44 22 38 17 34 C16 20 10 -2 7 -4 C4 -8 -4 -8 -7 -4 Z"
        )
        brush.body(canvas, shape, BELL, c.PLUM_DEEP, 0.85, paper=BELL_PAPER, width=2.6, depth=7, vary=0.6)
        for spot_x, spot_y, radius in ((-4, 20, 2.6), (3, 29, 2.3), (-3, 37, 2)):
            canvas.gouache(circle(spot_x, spot_y, radius), "#fbeef2", 0.9, 0.2)
        calyx = svg_path("M-10 2 L-8 -8 L8 -8 L10 2 L4 -1 L0 5 L-4 -1 Z")
        brush.body(canvas, calyx, c.FERN, LEAF_DEEP, 0.9, width=brush.INNER, depth=0)


def _fox_head(canvas: Canvas) -> None:
    """A fox's head, smiling like a champion."""
    for side in (-1, 1):
        with canvas.at(flip=side < 0):
            ear = svg_path("M10 -16 L34 -54 C40 -38 40 -20 34 -6 Z")
            brush.body(canvas, ear, FOX, c.SEPIA, 1.0, width=2.6, depth=6)
            canvas.base(polygon((20, -18), (32, -42), (34, -14)), c.SHADOW)
    head = svg_path(
        "M-36 -10 C-26 -28 26 -28 36 -10 C42 4 52 10 56 18 C40 22 24 24 12 40 C6 48 -6 48 -12 40 "
        "C-24 24 -40 22 -56 18 C-52 10 -42 4 -36 -10 Z"
    )
    brush.body(canvas, head, FOX, c.SEPIA, 0.95, depth=8, hatch=0.2)
    mask = svg_path(
        "M-54 18 C-40 6 -16 6 -6 22 L0 28 L6 22 C16 6 40 6 54 18 C40 22 24 24 12 40 C6 48 -6 48 -12 40 "
        "C-24 24 -40 22 -54 18 Z"
    )
    canvas.gouache(mask, c.PAPER_LITE, 0.95, 0.6)
    canvas.ink(head, 2.6)
    for side in (-1, 1):
        canvas.ink(line((side * 11, 5), (side * 19, -1), (side * 27, 5)), 3)
        brush.blush(canvas, side * 30, 14, 5, free=True)
    nose = blob((-7, 36), (0, 33), (7, 36), (0, 44))
    brush.body(canvas, nose, c.INK, c.INK, 1.2, width=1.6, depth=0)
