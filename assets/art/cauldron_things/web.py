"""The spider web of Cauldron, with its spider, in a box of 200 around the origin."""

from typing import Final

import numpy as np

from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.noise import Array
from assets.art.inkwash.shapes import blob, circle, line, polygon

HUB: Final[Array] = np.array([-4.0, -4.0])
SPOKES: Final = (
    (-96, 84),
    (-58, 82),
    (-22, 86),
    (14, 84),
    (52, 80),
    (88, 78),
    (126, 82),
    (168, 86),
    (206, 84),
    (238, 80),
)
"""Angle in degrees and length of the threads that hold the web."""

RINGS: Final = (0.12, 0.22, 0.33, 0.45, 0.58, 0.72, 0.87)
RINGS_SMALL: Final = (0.18, 0.4, 0.64, 0.88)
SAG: Final = 0.84
"""How far the threads between two spokes hang towards the hub."""

SPIDER_LEGS: Final = ((10, -16, 17, -4), (15, -9, 25, 2), (15, 4, 25, 14), (10, 10, 15, 26))
"""Knee and foot of the legs of one side."""

SHAPE_SEED: Final = 7


def web(canvas: Canvas, small: bool = False) -> None:
    """A web with a spider in it; ``small`` has fewer and thicker threads."""
    draw_threads(canvas, small)
    x, y, size = (18, 20, 1.5) if small else (26, 30, 1.1)
    with canvas.at(x, y, size, -18):
        draw_spider(canvas, 2.4 if small else 1.7)


def draw_threads(canvas: Canvas, small: bool = False) -> None:
    """The web alone."""
    rng = np.random.default_rng(SHAPE_SEED)
    angles = np.radians([angle for angle, _ in SPOKES])
    lengths = np.array([length for _, length in SPOKES])
    ends = HUB + lengths[:, None] * np.stack([np.cos(angles), 0.96 * np.sin(angles)], 1)
    haze = blob(*(tuple(HUB + 0.9 * (end - HUB) * rng.uniform(0.88, 1.05)) for end in ends))
    canvas.wash(haze, c.DUSK, 0.62 if small else 0.38, vary=0.6, edge=0.35, loose=4)
    if not small:
        canvas.glaze(circle(20, 24, 46), c.PLUM, 0.25, soft=14)
    width = 2.3 if small else 1.45
    for end in ends:
        middle = HUB + (end - HUB) * 0.5 + rng.normal(0, 0.8, 2)
        canvas.ink(line(tuple(HUB), tuple(middle), tuple(end)), width * 1.15, taper=(0.05, 0.12), wobble=0.5)
    for ring in RINGS_SMALL if small else RINGS:
        _ring(canvas, ends, ring, width * 0.85, rng)
    if not small:
        _dew(canvas, ends, rng)


def _ring(canvas: Canvas, ends: Array, ring: float, width: float, rng: np.random.Generator) -> None:
    """The threads between neighbouring spokes at a part of their length."""
    for here, there in zip(ends, np.roll(ends, -1, 0), strict=True):
        start = HUB + (here - HUB) * ring * (1 + rng.uniform(-0.05, 0.05))
        stop = HUB + (there - HUB) * ring * (1 + rng.uniform(-0.05, 0.05))
        middle = HUB + ((start + stop) / 2 - HUB) * SAG
        thread = line(tuple(start), tuple(middle), tuple(stop))
        canvas.ink(thread, width, taper=(0.1, 0.1), wobble=0.25, overshoot=0.2)


def _dew(canvas: Canvas, ends: Array, rng: np.random.Generator) -> None:
    """Drops that hang in the outer threads."""
    for _ in range(12):
        end, ring = ends[rng.integers(len(ends))], rng.choice(RINGS[2:])
        x, y = HUB + (end - HUB) * ring
        drop = circle(float(x), float(y), float(rng.uniform(1.6, 2.8)))
        canvas.gouache(drop, c.WHITE, 0.95, 0)
        canvas.ink(drop, 0.8, wobble=0.1)


def draw_spider(canvas: Canvas, leg_width: float = 1.7) -> None:
    """A spider around the origin, head up, about 50 wide: round, with a blood-red lozenge and two bright eyes."""
    for side in (-1, 1):
        for knee_x, knee_y, foot_x, foot_y in SPIDER_LEGS:
            leg = line((side * 3, 0), (side * knee_x, knee_y), (side * foot_x, foot_y))
            canvas.ink(leg, leg_width, taper=(0.05, 0.4), wobble=0.2)
    body = circle(0, 8, 9.5, 11)
    canvas.base(body, "#3a2a33")
    canvas.wash(body, c.PLUM_DEEP, 0.8, shift=(0, 0), inset=0)
    canvas.ink(body, 1.6)
    head = circle(0, -5, 5.2)
    canvas.base(head, c.INK)
    canvas.ink(head, 1.2)
    canvas.gouache(polygon((0, 3), (3.4, 7.5), (0, 14), (-3.4, 7.5)), c.BLOOD, 1, 0.3)
    canvas.gouache(circle(-4.4, 4, 1.5), "#cdb9d6", 0.8, 0.2)
    for x in (-1.9, 1.9):
        canvas.gouache(circle(x, -6.5, 1.3), c.PAPER_LITE, 1, 0)
