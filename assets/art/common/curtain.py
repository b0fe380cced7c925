"""The curtain of the handover: nobody sees the hand of another while the seat changes."""

from functools import partial
from itertools import pairwise

import numpy as np
import skia

from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import Point, blob, crescent, line, polygon, star
from assets.art.sheets import Sprite

SIZE = (960, 1080)
OVERHANG = 8
"""How far the side edges wave beyond the half, so that the two halves overlap."""

FOLDS = 8
HEM = 34
BRAID_WIDTH = 26


def _fold_edge(index: int, rng: np.random.Generator) -> list[Point]:
    """Points down the valley between two folds, wider apart towards the hem."""
    top = SIZE[0] * index / FOLDS + rng.normal(0, 6)
    drift = rng.normal(0, 16)
    return [(top + drift * part**1.5 + rng.normal(0, 2), SIZE[1] * part) for part in np.linspace(0, 1, 7)]


def _paint_fold(canvas: Canvas, left: list[Point], right: list[Point], rng: np.random.Generator) -> None:
    """One fold: washed darker towards its right valley, hatched there, with a few creases that run out."""
    width = right[0][0] - left[0][0]
    canvas.glaze(_band(right, -width * 0.5, 2), c.PLUM, 0.6, soft=14, vary=0.1, granul=0.02, spill=0)
    canvas.wash(
        _wavering(right, -width * 0.3, 2, rng),
        c.PLUM_DEEP,
        0.55,
        edge=0.3,
        loose=1.8,
        shift=(0, 0),
        inset=1,
        bloom=0,
        vary=0.1,
        spill=0,
        cell=240,
        grad=0,
    )
    canvas.glaze(_band(right, -width * 0.1, 3), c.PLUM_DEEP, 0.6, soft=4, vary=0.1, granul=0.02, spill=0)
    canvas.glaze(_band(left, 0, width * 0.1), c.PLUM_DEEP, 0.4, soft=4, vary=0.1, granul=0.02, spill=0)
    canvas.hatch(_band(right, -width * 0.3, 0), 66, gap=15, cover=0.5, width=1.1, colour=c.INK, alpha=0.4)
    canvas.ink(line(*left, tension=0.5), 3.0, c.INK, taper=(0.02, 0.1), wobble=1.4)
    for share in (0.2, 0.36, 0.6):
        start, length = rng.uniform(0, 0.35), rng.uniform(0.25, 0.6)
        crease = [
            (x + width * share, SIZE[1] * (start + length * i / (len(left) - 1))) for i, (x, _) in enumerate(left)
        ]
        canvas.ink(line(*crease, tension=0.5), 1.7, c.INK, taper=(0.4, 0.7), alpha=0.7, wobble=1.6, min_width=0.1)


def _band(edge: list[Point], start: float, end: float) -> skia.Path:
    """The strip beside a fold's edge from ``start`` to ``end`` pixels to its right."""
    return polygon(*((x + start, y) for x, y in edge), *((x + end, y) for x, y in reversed(edge)))


def _wavering(edge: list[Point], start: float, end: float, rng: np.random.Generator) -> skia.Path:
    """The same strip with a left side that comes and goes."""
    near = [(x + start * rng.uniform(0.55, 1.25), y) for x, y in edge]
    return blob(*near, *((x + end, y) for x, y in reversed(edge)), tension=0.4)


def _embroider(canvas: Canvas, edges: list[list[Point]], rng: np.random.Generator) -> None:
    """Stars and moons sewn on the lit ridges in straw, in staggered rows."""
    for index, (left, right) in enumerate(pairwise(edges)):
        for row in range(4):
            part = (row + (0.28 if index % 2 else 0.72)) / 4.2
            valley = float(np.interp(part * SIZE[1], [y for _, y in left], [x for x, _ in left]))
            x, y = valley + (right[0][0] - left[0][0]) * 0.34 + rng.normal(0, 4), part * SIZE[1] + rng.normal(0, 10)
            if x < 2 * BRAID_WIDTH:
                continue
            if (index + row) % 3 == 0:
                shape = crescent(x, y, 17, 0.5, -0.5)
            else:
                shape = star(x, y, 15, 5 if row % 2 else 4, 0.42 if row % 2 else 0.3, rng.uniform(-104, -76))
            canvas.gouache(shape, c.CREAM_TEXT, 0.92, 0.4)
            canvas.ink(shape, 1.4, c.INK, alpha=0.85)


def _braid(canvas: Canvas) -> None:
    """The plaited straw border along both sides and the hem."""
    width, height = SIZE
    hem = blob(
        *((width * i / 12, height - HEM + 5 * (-1) ** i) for i in range(13)),
        (width, height + 20),
        (0, height + 20),
        tension=0.4,
    )
    _paint_border(canvas, hem)
    for i in range(1, 46):
        x = i * 20.5
        canvas.ink(line((x, height - HEM + 6), (x + 8, height - 14), (x + 3, height)), 1.8, c.SEPIA)
    for left in (-4, width - BRAID_WIDTH + 4):
        right = left + BRAID_WIDTH
        side = blob(
            *((left + 3 * (-1) ** i, height * i / 12) for i in range(13)),
            *((right + 3 * (-1) ** i, height * (12 - i) / 12) for i in range(13)),
            tension=0.4,
        )
        _paint_border(canvas, side)
        for i in range(54):
            y = i * 20.5
            canvas.ink(line((left + 3, y), (right - 12, y + 9), (right - 2, y + 5)), 1.8, c.SEPIA)
            canvas.ink(line((right - 3, y + 11), (right - 13, y + 17), (left + 3, y + 15)), 1.4, c.SEPIA)


def _paint_border(canvas: Canvas, border: skia.Path) -> None:
    canvas.base(border, c.BONE)
    canvas.wash(border, c.STRAW, 0.95, edge=0.5, loose=0.6, vary=0.3, bloom=0, cell=120)
    canvas.ink(border, 2.4, corners=False)


def curtain(seed: int) -> Canvas:
    """One half of a heavy plum curtain, with folds of its own; the light falls from the left on either."""
    width, height = SIZE
    canvas = Canvas(width + 2 * OVERHANG, height, seed=seed, tooth=0.2)
    rng = np.random.default_rng(seed)
    with canvas.at(OVERHANG, 0):
        cloth = polygon((0, -10), (width, -10), (width, height + 10), (0, height + 10))
        canvas.base(cloth, "#d9c8e0")
        canvas.wash(
            cloth, c.PLUM, 0.9, edge=0, vary=0.3, loose=0, shift=(0, 0), bloom=0.1, grad=0, cell=300, granul=0.05
        )
        edges = [_fold_edge(index, rng) for index in range(FOLDS + 1)]
        with canvas.clip(cloth):
            for left, right in pairwise(edges):
                _paint_fold(canvas, left, right, rng)
            _embroider(canvas, edges, rng)
            top = polygon((-10, -10), (width + 10, -10), (width + 10, 46), (-10, 46))
            canvas.glaze(top, c.PLUM_DEEP, 0.8, soft=18, vary=0.1, granul=0.02, spill=0)
        _braid(canvas)
    return canvas


def sprites() -> dict[str, Sprite]:
    """Both halves."""
    piece = (OVERHANG, 0, *SIZE)
    return {
        "curtain.left": Sprite(partial(curtain, 77), piece),
        "curtain.right": Sprite(partial(curtain, 78), piece),
    }
