"""The window of the great cauldron: the empty inside, the shape to cut the brew with, the glass, the level scale."""

from functools import partial
from typing import Final

from assets.art.cauldron15.geometry import (
    BOIL_Y,
    CANVAS_SIZE,
    PIECE,
    WINDOW,
    cauldron,
    level_y,
    window_half_width,
    window_piece,
)
from assets.art.cauldron15.levelling import level_out
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import blob, line, polygon
from assets.art.sheets import Sprite

TARGETS: Final = (15, 12)
BIG_STEPS: Final = {15: 5, 12: 4}
"""Every how manieth tick of a scale is long (it carries a figure)."""

INSIDE: Final = "#efe6c9"
TICK, BIG_TICK = 8, 15
EDGE_GAP: Final = 1.5


def back(seed: int = 11) -> Canvas:
    """The pale inside of the empty cauldron, shaded under the rim; drawn a little larger than the window."""
    canvas = Canvas(*CANVAS_SIZE, seed=seed)
    with cauldron(canvas):
        wall = blob((-80, -46), (80, -46), (92, 0), (80, 66), (0, 104), (-80, 66), (-92, 0), tension=0.6)
        with canvas.clip(wall):
            canvas.base(wall, INSIDE)
            canvas.wash(wall, "#cdbf97", 0.5, vary=0.5, edge=0.6, loose=0.8, granul=0.05)
            canvas.glaze(
                blob((-90, -48), (0, -34), (90, -48), (90, -24), (0, -14), (-90, -24)), c.SHADOW, 0.55, soft=8, granul=0
            )
            canvas.glaze(blob((40, -40), (92, -30), (92, 70), (30, 104), (70, 40)), c.SEPIA, 0.3, soft=10, granul=0)
            level_out(canvas, wall)
            for y in (-8, 18, 44, 70):
                canvas.ink(
                    line((-90, y), (-40, y + 6), (0, y + 8), (40, y + 6), (90, y)), 1.1, c.SEPIA, alpha=0.35, dry=0.5
                )
    return canvas


def mask(seed: int = 12) -> Canvas:
    """The exact shape of the window: its cover is what the brew is multiplied with."""
    canvas = Canvas(*CANVAS_SIZE, seed=seed)
    with cauldron(canvas):
        canvas.base(WINDOW, c.WHITE)
    return canvas


def glass(seed: int = 13) -> Canvas:
    """The lights on the glass."""
    canvas = Canvas(*CANVAS_SIZE, seed=seed)
    with cauldron(canvas):
        canvas.gouache(blob((-74, -14), (-66, -34), (-56, -38), (-64, -20), (-70, 8)), c.WHITE, 0.6, 0.8)
        canvas.gouache(blob((-78, 30), (-75, 18), (-72, 22), (-72, 44), (-75, 46)), c.WHITE, 0.4, 0.8)
        canvas.gouache(blob((70, 50), (74, 34), (77, 30), (75, 48), (70, 60)), c.WHITE, 0.3, 0.8)
    return canvas


def scale(target: int, seed: int = 14) -> Canvas:
    """Ticks of the level on the iron left of the window, from 0 to the target, and the red boil line across it."""
    canvas = Canvas(*CANVAS_SIZE, seed=seed)
    with cauldron(canvas):
        boil = line(*((x, BOIL_Y + dy) for x, dy in ((-82, 0), (-30, -0.5), (30, 0.6), (82, 0))))
        with canvas.clip(WINDOW):
            canvas.ink(boil, 5.6, "#f6d9c0", taper=(0.02, 0.02), dry=0.4, alpha=0.5)
            canvas.ink(boil, 4.6, c.BLOOD, taper=(0.02, 0.02), dry=0.4)
        for value in range(target + 1):
            y = level_y(value, target)
            big = value % BIG_STEPS[target] == 0
            right = -window_half_width(y) - EDGE_GAP
            tick = polygon((right, y), (right - (BIG_TICK if big else TICK), y), closed=False)
            width = 3.0 if big else 1.9
            colour = "#ffb58a" if value == target else c.CREAM_TEXT
            canvas.ink(tick, width, colour, taper=(0.02, 0.2), wobble=0.2, shade=0, dry=0.3)
    return canvas


WINDOW_PIECE: Final = window_piece()
SPRITES: Final[dict[str, Sprite]] = {
    "cauldron.window.back": Sprite(back, WINDOW_PIECE),
    "cauldron.window.mask": Sprite(mask, WINDOW_PIECE),
    "cauldron.window.glass": Sprite(glass, WINDOW_PIECE),
    **{f"cauldron.scale.{target}": Sprite(partial(scale, target), PIECE) for target in TARGETS},
}
