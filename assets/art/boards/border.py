"""The edge of every table: worn darker rim, a border drawn twice and a knot in each corner."""

from typing import Final

import numpy as np

from assets.art.boards.overlay import blank_table, lift
from assets.art.boards.tiles import COLUMNS, HEIGHT, SCALE, WIDTH, cut, ring_cells
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.noise import Array, blur, fractal_noise, hex_rgb, smooth_step
from assets.art.inkwash.shapes import Point, circle, crescent, line, rounded_rect

SEED: Final = 77
OUTER_INSET, INNER_INSET = 12, 18
OUTER_WIDTH, INNER_WIDTH = 2.2, 1.0
KNOT_INSET: Final = 24

WORN_REACH: Final = 84
"""How far the worn rim reaches into the paper, in layout pixels; it wanders by half as much again."""

SHADE_REACH: Final = 225
SHADE: Final = 0.13
"""The soft darkening towards the edges: its reach in layout pixels and its strength."""

Strokes = tuple[tuple[tuple[Point, ...], float], ...]
KNOT: Final[Strokes] = (
    (((0, 62), (1, 34), (8, 12), (30, 1), (62, 0)), 2.2),
    (((3, 44), (14, 42), (22, 34), (22, 22), (14, 17), (9, 23), (13, 29)), 1.9),
    (((44, 3), (42, 14), (34, 22), (22, 22), (17, 14), (23, 9), (29, 13)), 1.9),
    (((24, 25), (34, 30), (40, 39), (41, 48)), 1.5),
    (((25, 24), (30, 34), (39, 40), (48, 41)), 1.5),
)
"""The pen lines of the upper left knot with their widths, from the corner of the inner border."""


def border() -> Array:
    """The overlay of the outer two rings of tiles, packed in rows of 16 tiles."""
    canvas = blank_table(WIDTH, HEIGHT, SCALE, SEED)
    _wear(canvas)
    for inset, width in ((OUTER_INSET, OUTER_WIDTH), (INNER_INSET, INNER_WIDTH)):
        frame = rounded_rect(inset, inset, WIDTH - 2 * inset, HEIGHT - 2 * inset, 10)
        canvas.ink(frame, width, c.INK_SOFT, wobble=1.2, alpha=0.8, dry=0.5)
    for x, flip in ((KNOT_INSET, False), (WIDTH - KNOT_INSET, True)):
        for y, scale_y in ((KNOT_INSET, 1.0), (HEIGHT - KNOT_INSET, -1.0)):
            with canvas.at(x, y, flip=flip, scale_y=scale_y):
                _knot(canvas)
    return cut(lift(canvas.rgb), ring_cells(), COLUMNS)


def _knot(canvas: Canvas) -> None:
    """Two tendrils that cross over a small moon; 62 layout pixels to each side."""
    for points, width in KNOT:
        canvas.ink(line(*points), width, c.INK_SOFT, taper=(0.25, 0.4), alpha=0.85, dry=0.4)
    moon = crescent(44, 44, 6.5, 0.5, -0.8)
    canvas.wash(moon, c.PAPER_DARK, 0.5, loose=0.4, inset=0, shift=(0, 0))
    canvas.ink(moon, 1.2, c.INK_SOFT, alpha=0.85)
    for x, y in ((53, 36), (36, 53)):
        canvas.ink(circle(x, y, 1.3), 1.1, c.INK_SOFT, alpha=0.8)


def _wear(canvas: Canvas) -> None:
    """Handled, sunburnt edges: a dark rim with a wandering inner edge, and a soft shade that ends before the middle."""
    rows, columns = canvas.alpha.shape
    y, x = np.mgrid[0:rows, 0:columns].astype(np.float32)
    distance = np.minimum(np.minimum(x, columns - x), np.minimum(y, rows - y)) / SCALE
    wander = fractal_noise((rows, columns), 90 * SCALE, 4, SEED) - 0.5
    worn = (1 - smooth_step(-10, WORN_REACH, distance + wander * 50))[..., None] * 0.68
    canvas.rgb[:] = canvas.rgb * (1 - worn) + canvas.rgb * hex_rgb(c.PAPER_DARK) * 1.12 * worn
    soft = blur(np.minimum(distance, SHADE_REACH), 30 * SCALE) + wander * 60 * smooth_step(
        0, 60, SHADE_REACH - distance
    )
    shade = SHADE * (1 - smooth_step(0, SHADE_REACH - 30, soft)) * (distance < SHADE_REACH)
    canvas.rgb *= 1 - shade[..., None] * np.array([0.8, 1.0, 1.25])
