"""The fire of the great cauldron: glowing ground, flames behind and in front of the pot, two logs."""

import math
from functools import partial
from typing import Final

import numpy as np

from assets.art.cauldron15.geometry import CANVAS_SIZE, PIECE, cauldron
from assets.art.cauldron15.levelling import level_out
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import Point, blob, line, on_circle, svg_path
from assets.art.sheets import Sprite

FRAMES: Final = 3
SWAY: Final = (0.0, 4.0, -4.0)
"""Degrees by which the flames lean in the three boil frames; neighbours lean opposite ways."""

STRETCH: Final = (1.0, 1.08, 0.94)

FLAME: Final = svg_path(
    "M0 0 C-22 -6 -24 -30 -8 -46 C-8 -34 -2 -32 2 -40 C8 -52 2 -62 4 -72 C20 -56 18 -42 24 -34"
    " C28 -30 28 -36 28 -42 C40 -22 32 -2 0 0 Z"
)
HEART: Final = svg_path("M2 -2 C-10 -6 -10 -20 0 -30 C2 -22 6 -22 8 -32 C18 -20 18 -4 2 -2 Z")

Flame = tuple[float, float, float, bool]
BACK_FLAMES: Final[tuple[Flame, ...]] = (
    (-62, 140, 1.0, True),
    (64, 140, 1.0, False),
    (2, 140, 0.62, True),
)
FRONT_FLAMES: Final[tuple[Flame, ...]] = (
    (-104, 148, 0.92, False),
    (104, 148, 0.92, True),
    (-66, 152, 0.74, False),
    (66, 152, 0.72, True),
    (-24, 156, 0.64, True),
    (26, 156, 0.7, False),
    (-98, 154, 0.5, True),
    (100, 154, 0.5, False),
)


def draw_flame(
    canvas: Canvas, x: float, y: float, scale: float, flip: bool, lean: float = 0, stretch: float = 1
) -> None:
    """One flame standing on (x, y), 72 units high at scale 1."""
    with canvas.at(x, y, scale, lean, flip, scale_y=scale * stretch):
        canvas.base(FLAME, "#ffdf8e")
        canvas.wash(FLAME, c.EMBER, 0.9, edge=1.0, vary=0.5, grad_dir=(0, -1), grad=0.7)
        canvas.base(HEART, "#ffe9a8")
        canvas.wash(HEART, c.GOLD, 0.35)
        level_out(canvas, FLAME)
        canvas.ink(FLAME, 2.4)
        canvas.ink(line((2, -6), (-2, -16), (3, -24)), 1.3, c.BLOOD, taper=(0.2, 0.6))


def draw_log(canvas: Canvas, start: Point, end: Point, radius: float) -> None:
    """A log from one point to another; the cut face with its rings is at the end."""
    here, there = np.array(start), np.array(end)
    along = (there - here) / np.linalg.norm(there - here)
    across = np.array([-along[1], along[0]]) * radius

    def point(part: float, side: float) -> Point:
        x, y = here + (there - here) * part + across * side
        return float(x), float(y)

    outline = ((0, 1), (0.3, 0.92), (0.7, 1.05), (1, 1), (1, -1), (0.7, -1.05), (0.3, -0.9), (0, -1))
    body = blob(*(point(part, side) for part, side in outline), tension=0.4)
    canvas.base(body, "#c79a66")
    canvas.wash(body, c.SEPIA, 0.95, edge=0.7)
    level_out(canvas, body)
    canvas.hatch(body, math.degrees(math.atan2(along[1], along[0])), 3, cover=0.7, width=1.1, colour=c.INK)
    for part, side in ((0.22, -0.25), (0.55, 0.2), (0.8, -0.3)):
        x, y = point(part, side)
        canvas.ink(blob((x - 9, y), (x, y - 2.6), (x + 9, y), (x, y + 2.6)), 1.2, c.INK)
    canvas.ink(body, 2.8, corners=False)
    face = blob(
        *((end[0] + radius * 0.55 * x, end[1] + radius * y) for x, y in (on_circle(0, 0, 1, 45 * i) for i in range(8)))
    )
    canvas.base(face, "#ecd2a0")
    canvas.wash(face, c.UMBER, 0.4)
    canvas.ink(face, 2.2)
    for size in (0.62, 0.3):
        ring = (
            (end[0] + radius * 0.55 * size * x, end[1] + radius * size * y)
            for x, y in (on_circle(0, 0, 1, 51 * i) for i in range(7))
        )
        canvas.ink(blob(*ring), 1.1, c.SEPIA)


def ground(seed: int = 51) -> Canvas:
    """The shadow on the table and the glow of the fire under the pot."""
    canvas = Canvas(*CANVAS_SIZE, seed=seed)
    with cauldron(canvas):
        glow = blob((-150, 124), (-60, 84), (60, 84), (150, 124), (80, 156), (-80, 156))
        canvas.glaze(glow, c.EMBER, 0.6, soft=16, granul=0)
        canvas.shadow(blob((-128, 156), (0, 138), (136, 156), (118, 175), (-108, 175)), 4, 4, 6, 0.5)
    return canvas


def flames(where: tuple[Flame, ...], frame: int, seed: int) -> Canvas:
    """A row of flames in one of its boil frames."""
    canvas = Canvas(*CANVAS_SIZE, seed=seed + frame)
    with cauldron(canvas):
        for i, (x, y, scale, flip) in enumerate(where):
            lean = SWAY[(frame + i) % FRAMES]
            draw_flame(canvas, x, y, scale, flip, lean, STRETCH[(frame + 2 * i) % FRAMES])
    return canvas


def logs(seed: int = 55) -> Canvas:
    """Two crossed logs and some embers under the pot."""
    canvas = Canvas(*CANVAS_SIZE, seed=seed)
    with cauldron(canvas):
        for x, y in ((-88, 168), (-30, 171), (38, 170), (92, 169)):
            stone = blob((x - 13, y), (x - 5, y - 7), (x + 8, y - 6), (x + 13, y + 1), (x, y + 4))
            canvas.base(stone, "#b9b0a0")
            canvas.wash(stone, c.SLATE, 0.6)
            canvas.ink(stone, 1.9, corners=False)
        draw_log(canvas, (126, 142), (-112, 164), 9.5)
        draw_log(canvas, (-126, 142), (116, 163), 10)
    return canvas


SPRITES: Final[dict[str, Sprite]] = {
    "cauldron.ground": Sprite(ground, PIECE),
    "cauldron.logs": Sprite(logs, PIECE),
    "cauldron.fire_back": Sprite(partial(flames, BACK_FLAMES, 0, 61), PIECE),
    **{f"cauldron.fire.{i}": Sprite(partial(flames, FRONT_FLAMES, i, 71), PIECE) for i in range(FRAMES)},
}
