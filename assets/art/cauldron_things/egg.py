"""The dragon egg of Cauldron, cracking in its nest, in a box of 200 around the origin."""

import math
from typing import Final

import numpy as np

from assets.art.cauldron_things.hues import EGGSHELL, FISSURE, FLAME_HEART, STRAW_LITE
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import blob, circle, line, polygon, svg_path

SHELL: Final = "M0 -84 C32 -84 58 -36 58 4 C58 44 32 66 0 66 C-32 66 -58 44 -58 4 C-58 -36 -32 -84 0 -84 Z"
STRAWS: Final = (c.INK, c.SEPIA, STRAW_LITE, "#d8b365")
SLANTS: Final = (-24, -12, 8, 18, 30, 155, 200)
SHAPE_SEED: Final = 5


def egg(canvas: Canvas, small: bool = False) -> None:
    """A scaly egg with a glowing crack; ``small`` has larger scales and a low nest."""
    pen = 1.3 if small else 1.0
    if not small:
        ground = blob((-88, 56), (-40, 44), (40, 44), (88, 56), (60, 86), (-60, 86))
        canvas.wash(ground, "#8a6a34", 0.7, loose=3)
    draw_shell(canvas, pen, small)
    _nest(canvas, pen, small)


def draw_shell(canvas: Canvas, pen: float = 1.0, small: bool = False) -> None:
    """The egg alone, 116 wide and 150 high."""
    shell = svg_path(SHELL)
    canvas.base(shell, EGGSHELL)
    canvas.wash(shell, c.EMBER, 0.8, vary=0.55, edge=0.8, bloom=0.5)
    canvas.glaze(blob((10, 60), (52, 30), (56, -10), (40, -50), (34, 0)), c.BLOOD_DEEP, 0.75, soft=9)
    canvas.glaze(circle(-18, -34, 22, 28), c.GOLD, 0.35, soft=8)
    with canvas.clip(shell):
        _scales(canvas, 6 if small else 9, pen * (0.9 if small else 0.75))
        if not small:
            canvas.hatch(shell, -48, 4.6, cover=0.32, width=1.15, colour=c.INK)
    canvas.gouache(blob((-34, -40), (-24, -58), (-14, -64), (-20, -46), (-28, -30)), c.PAPER_LITE, 0.75, 0.8)
    _crack(canvas)
    canvas.ink(shell, 3.2 * pen, wobble=0.8)


def _scales(canvas: Canvas, rows: int, pen: float) -> None:
    """Rows of scales, shifted by half a scale from row to row and narrower towards the sides."""
    step = 150 / rows
    for row in range(rows + 1):
        y = -84 + row * step
        reach = max(0.2, 1 - ((y + 6) / 92) ** 2) ** 0.5 * 60
        count = max(2, round(reach * 2 / (step * 1.15)))
        for i in range(count + 1):
            turn = (i + (0.5 if row % 2 else 0)) / count * 2 - 1
            if turn > 1.02:
                continue
            x = reach * math.sin(turn * math.pi / 2 * 0.98)
            half = reach * math.cos(turn * math.pi / 2 * 0.92) * math.pi / 2 / count * 1.02 + 1.2
            scale = line(
                (x - half, y), (x - half * 0.75, y + step * 0.62), (x, y + step), (x + half * 0.75, y + step * 0.62),
                (x + half, y),
            )  # fmt: skip
            canvas.ink(scale, 1.7 * pen, c.BLOOD_DEEP if turn < 0.2 else c.INK, taper=(0.25, 0.25), wobble=0.3)
            if turn < 0.1 and row % 2 == 0:
                light = blob(
                    (x - half * 0.5, y + step * 0.3), (x - half * 0.2, y + step * 0.2), (x - half * 0.3, y + step * 0.7)
                )
                canvas.gouache(light, "#ffe6b0", 0.4, 0.3)


def _crack(canvas: Canvas) -> None:
    """A crack with one branch; something inside glows."""
    crack = polygon((8, -84), (2, -66), (14, -54), (4, -38), (18, -28), (13, -14), closed=False)
    branch = polygon((14, -54), (28, -50), (33, -42), closed=False)
    for width, colour in ((6.4, c.BLOOD_DEEP), (4.2, FISSURE), (1.2, FLAME_HEART)):
        for split in (crack, branch):
            canvas.ink(split, width, colour, taper=(0.02, 0.6), wobble=0.3, dry=0)


def _nest(canvas: Canvas, pen: float, small: bool) -> None:
    """Straw, darker where the egg lies."""
    rng = np.random.default_rng(SHAPE_SEED)
    nest = blob((-74, 52), (-40, 42), (0, 52), (40, 42), (74, 50), (62, 78), (0, 88), (-62, 80))
    canvas.base(nest, STRAW_LITE)
    canvas.wash(nest, "#a8782f", 0.55, edge=0.6, vary=0.6, loose=2.5)
    canvas.glaze(blob((-44, 56), (0, 52), (44, 56), (20, 72), (-20, 72)), c.SEPIA, 0.8, soft=5)
    if small:
        canvas.ink(nest, 2.4 * pen, c.SEPIA)
    for _ in range(26 if small else 90):
        x = float(rng.uniform(-70, 70))
        y = float(rng.uniform(50, 82)) - abs(x) * 0.04
        length = rng.uniform(14, 34)
        angle = math.radians(rng.choice(SLANTS) + rng.uniform(-10, 10))
        dx, dy = math.cos(angle) * length / 2, math.sin(angle) * length * 0.35
        straw = line((x - dx, y - dy), (x, y + float(rng.uniform(-2, 3))), (x + dx, y + dy))
        colour = STRAWS[int(rng.integers(len(STRAWS)))]
        canvas.ink(straw, float(rng.uniform(0.9, 1.9)) * pen, colour, taper=(0.25, 0.35), wobble=0.5)
