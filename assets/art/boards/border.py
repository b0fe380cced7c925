"""The edges of the tables: a worn rim with a double border and knots, the stones of a hearth, or a rail of wood."""

from collections.abc import Sequence
from typing import Final

import numpy as np

from assets.art.boards.overlay import blank_table, lift
from assets.art.boards.tiles import COLUMNS, HEIGHT, SCALE, WIDTH, cut, ring_cells
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.noise import Array, blur, fractal_noise, hex_rgb, smooth_step
from assets.art.inkwash.shapes import Point, blob, circle, crescent, line, polygon, rounded_rect, union
from assets.art.inkwash.shapes import cut as cut_path
from assets.art.rooms import kit

SEED: Final = 77
OUTER_INSET, INNER_INSET = 12, 18
OUTER_WIDTH, INNER_WIDTH = 2.2, 1.0
KNOT_INSET: Final = 24

WORN_REACH: Final = 84
"""How far the worn rim reaches into the paper, in layout pixels; it wanders by half as much again."""

SHADE_REACH: Final = 225
SHADE: Final = 0.13
"""The soft darkening towards the edges: its reach in layout pixels and its strength."""

DEEP: Final = 31
"""How far the stones of a hearth reach in from the edge, in layout pixels."""

STONES: Final = ("#8f8679", "#a1917c", "#7d7670", "#998a7c", "#86796b")
MORTAR: Final = "#5a4c44"

RAIL: Final = 15
"""How wide the wooden rail of the garden's table is, in layout pixels."""

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


def hearth() -> Array:
    """Uneven stones round the table, larger ones at its corners, packed like `border`."""
    canvas = Canvas(WIDTH, HEIGHT, SCALE, 79)
    outside = polygon((-8, -8), (WIDTH + 8, -8), (WIDTH + 8, HEIGHT + 8), (-8, HEIGHT + 8))
    bed = cut_path(outside, rounded_rect(DEEP - 4, DEEP - 4, WIDTH - 2 * DEEP + 8, HEIGHT - 2 * DEEP + 8, 10))
    canvas.base(bed, MORTAR)
    rng = np.random.default_rng(79)
    for turned, length in ((False, WIDTH), (True, HEIGHT)):
        for far in (False, True):
            at = 70.0
            while at < length - 70:
                long = min(float(rng.uniform(58, 124)), length - 66 - at)
                depth = DEEP + float(rng.uniform(-5, 4))
                _stone(canvas, rng, at, long if length - 70 - at - long > 50 else length - 66 - at, depth, turned, far)
                at += long if length - 70 - at - long > 50 else length
    for x in (0, WIDTH):
        for y in (0, HEIGHT):
            with canvas.at(x, y, flip=x > 0, scale_y=-1.0 if y else 1.0):
                _paint_stone(canvas, rng, ((-6, -6), (68, -6), (67, 26), (40, 36), (33, 42), (27, 68), (-6, 68)))
    canvas.shadow(bed, 2, 5, 9, 0.7)
    return cut(np.dstack([canvas.rgb, canvas.alpha]), ring_cells(), COLUMNS)


def _stone(
    canvas: Canvas, rng: np.random.Generator, at: float, long: float, depth: float, turned: bool, far: bool
) -> None:
    """One stone at an edge: along the upper or lower one, or turned along the left or right one."""
    a, b, c_, d = (float(value) for value in rng.uniform(-2.5, 2.5, 4))
    outline = (
        (at + 3, -6), (at + long - 2, -6), (at + long - 1 + a, depth * 0.6), (at + long - 7, depth - 2 + b),
        (at + long * 0.5, depth + c_), (at + 8, depth - 2 + d), (at + 2 - a, depth * 0.6),
    )  # fmt: skip
    size = (HEIGHT, WIDTH) if turned else (WIDTH, HEIGHT)
    placed = [(x, size[1] - y if far else y) for x, y in outline]
    _paint_stone(canvas, rng, [(y, x) if turned else (x, y) for x, y in placed])


def _paint_stone(canvas: Canvas, rng: np.random.Generator, outline: Sequence[Point]) -> None:
    """Paint a stone with a light upper edge."""
    shape = blob(*outline, tension=0.3)
    canvas.base(shape, "#d9d0bf")
    canvas.wash(shape, str(rng.choice(STONES)), 1.0, edge=0.9, vary=0.7, loose=0.8, bloom=0.5, granul=0.2)
    canvas.hatch(shape, 62, 7, cover=0.22, width=1.0, colour=c.SEPIA)
    canvas.ink(shape, 2.2)


def garden() -> Array:
    """The wooden rail of a garden table, overgrown here and there, packed like `border`."""
    canvas = Canvas(WIDTH, HEIGHT, SCALE, 80)
    rails = (
        polygon((-8, -8), (WIDTH + 8, -8), (WIDTH - RAIL, RAIL), (RAIL, RAIL)),
        polygon((-8, HEIGHT + 8), (WIDTH + 8, HEIGHT + 8), (WIDTH - RAIL, HEIGHT - RAIL), (RAIL, HEIGHT - RAIL)),
        polygon((-8, -8), (RAIL, RAIL), (RAIL, HEIGHT - RAIL), (-8, HEIGHT + 8)),
        polygon((WIDTH + 8, -8), (WIDTH - RAIL, RAIL), (WIDTH - RAIL, HEIGHT - RAIL), (WIDTH + 8, HEIGHT + 8)),
    )
    for number, rail in enumerate(rails):
        kit.wood(canvas, rail, c.SEPIA, 0.8, 2.4)
        upright, far = number > 1, number % 2
        x, y = (WIDTH - RAIL if upright and far else 0), (HEIGHT - RAIL if far and not upright else 0)
        long = (HEIGHT if upright else WIDTH) - 2 * RAIL
        box = (x + 3, RAIL, RAIL - 6, long) if upright else (RAIL, y + 3, long, RAIL - 6)
        kit.grain(canvas, *box, count=90, upright=upright)
    rng = np.random.default_rng(80)
    for x, y, reach in (
        (0, 96, 60), (0, HEIGHT - 60, 90), (WIDTH, 150, 60), (WIDTH, HEIGHT - 80, 100),
    ):  # fmt: skip
        for step in range(7):
            at = y + reach * (step / 6 - 0.5) * 1.6
            side = 1 if x == 0 else -1
            degrees = (0 if side > 0 else 180) + float(rng.uniform(-60, 60))
            kit.leaf(canvas, x + side * 3, at, float(rng.uniform(15, 24)), degrees, (c.FERN, c.MOSS)[step % 2])
    for x in (120, 560, 1240, 1700):
        for step in range(6):
            at = x + step * 17 + float(rng.uniform(-5, 5))
            kit.leaf(canvas, at, HEIGHT - 2, float(rng.uniform(14, 22)), -90 + float(rng.uniform(-55, 55)), c.FERN)
    canvas.shadow(union(*rails), 1, 4, 6, 0.6)
    return cut(np.dstack([canvas.rgb, canvas.alpha]), ring_cells(), COLUMNS)
