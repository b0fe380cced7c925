"""The woodland mats on which the squares grow, and what grows on them: grass, ferns, leaves, little trees."""

from functools import partial
from typing import Final

import numpy as np
import skia

from assets.art import brush
from assets.art.alarun.ingredients import leaf_path
from assets.art.cauldron15_cards.thrift import Thrift, reduce_colours
from assets.art.common.paper import torn_sheet
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.noise import Array
from assets.art.inkwash.shapes import blob, circle, line, polygon
from assets.art.sheets import Sprite

MARGIN: Final = 12
SMALL_MAT: Final = 312
SMALL_MATS: Final = ("mat.small", "mat.small.234", "mat.small.414")
"""One picture: the program draws it smaller for four seats, and stretches it between its corners for two."""

MOSS_PAPER: Final = (450, 152)
TREE: Final = (40, 58)
EARTH: Final = "#e2d6a4"
MAT_THRIFT: Final = Thrift(colours=36, smoothing=9)
PLANT_THRIFT: Final = Thrift(colours=64, smoothing=1)

Plants = tuple[tuple[float, float, float, float], ...]


def draw_fern(canvas: Canvas, x: float, y: float, rotation: float, scale: float) -> None:
    """A fern frond that grows from (x, y), 100 pixels long at scale 1."""
    with canvas.at(x, y, scale, rotation=rotation):
        canvas.ink(line((0, 0), (4, -34), (0, -70), (-8, -100)), 1.8, c.FERN, taper=(0.05, 0.7))
        for part in np.linspace(0.1, 0.95, 11):
            at_x, at_y = float(4 * np.sin(part * 3.1) - 8 * part * part), float(-100 * part)
            length = 30 * (1 - float(part) * 0.75)
            for side in (-1, 1):
                leaflet = blob(
                    (at_x, at_y),
                    (at_x + side * length * 0.5, at_y - length * 0.35),
                    (at_x + side * length, at_y - length * 0.3),
                    (at_x + side * length * 0.5, at_y - length * 0.02),
                )
                canvas.wash(leaflet, c.FERN, 0.7, loose=0.8, edge=0.6, cell=14)
                canvas.ink(leaflet, 0.9, c.FERN, alpha=0.9)


def draw_tree(canvas: Canvas, x: float, y: float, scale: float, kind: str) -> None:
    """A little tree as on an old map, fir or oak; (x, y) is its foot, it is 62 pixels high at scale 1."""
    with canvas.at(x, y, scale):
        canvas.glaze(circle(6, 2, 20, 5), c.SHADOW, 0.4, soft=3, spill=0)
        trunk = polygon((-4, 0), (-2.5, -16), (2.5, -16), (4, 0))
        canvas.base(trunk, "#c79a66")
        canvas.wash(trunk, c.SEPIA, 0.8)
        canvas.ink(trunk, 1.5)
        if kind == "fir":
            _draw_fir(canvas)
        else:
            _draw_oak(canvas)


def _draw_fir(canvas: Canvas) -> None:
    for y, wide in ((-10, 19), (-24, 15), (-37, 10)):
        tier = polygon((-wide, y), (0, y - 24), (wide, y), (wide * 0.45, y - 4), (0, y + 2), (-wide * 0.45, y - 4))
        canvas.base(tier, "#c9cf98")
        canvas.wash(tier, c.FERN, 0.8, vary=0.6, edge=0.8, loose=0.8)
        canvas.hatch(tier, 60, 3.6, cover=0.5, width=0.9, colour=c.INK)
        canvas.ink(tier, 1.7)


def _draw_oak(canvas: Canvas) -> None:
    crown = blob((-20, -22), (-18, -38), (-4, -50), (12, -46), (21, -34), (19, -20), (6, -12), (-10, -13))
    canvas.base(crown, "#d5d69c")
    canvas.wash(crown, c.MOSS, 0.95, vary=0.6, edge=0.8, bloom=0.5, cell=14)
    canvas.hatch(crown, 60, 3.8, cover=0.45, width=0.9, colour=c.FERN)
    canvas.ink(crown, 1.8)
    for tuft in (((-10, -30), (-4, -26), (2, -30)), ((2, -38), (8, -35), (13, -38))):
        canvas.ink(line(*tuft), 1.1)


def draw_stump(canvas: Canvas, x: float, y: float) -> None:
    """A mossy stump, 84 pixels wide, whose foot is at (x, y): a seat for a druid."""
    with canvas.at(x, y):
        canvas.glaze(circle(4, 0, 50, 11), c.SHADOW, 0.5, soft=4, spill=0)
        bark = blob(
            (-34, -26), (-36, -8), (-46, 2), (-24, 3), (-4, 7), (20, 3), (46, 1), (36, -9), (34, -26), tension=0.4
        )
        canvas.base(bark, "#c79a66")
        canvas.wash(bark, c.SEPIA, 0.9, edge=0.7)
        canvas.hatch(bark, 84, 4.4, cover=0.6, width=1.1, colour=c.INK)
        canvas.ink(bark, 2.2)
        top = circle(0, -26, 34, 11)
        canvas.base(top, "#ead2a0")
        canvas.wash(top, c.UMBER, 0.4, edge=0.8)
        canvas.ink(top, 2.0)
        for part in (0.72, 0.46, 0.2):
            canvas.ink(circle(-2, -26, 34 * part, 11 * part), 1.0, c.SEPIA, wobble=0.8, alpha=0.8)
        moss = blob((-36, -22), (-30, -33), (-12, -35), (-18, -27), (-26, -16), (-34, -8))
        canvas.wash(moss, c.MOSS, 0.95, loose=1, edge=0.7)
        canvas.ink(moss, 1.2, c.FERN)


def _meadow(canvas: Canvas, outline: skia.Path, strength: float, pen: float) -> Array:
    """The green of the mat with its edge; returns a copy of the colours, for what grows on it is painted later."""
    canvas.base(outline, EARTH)
    canvas.wash(
        outline,
        c.MOSS,
        strength,
        edge=1.4,
        vary=0.55,
        loose=0,
        shift=(0, 0),
        spill=0,
        cell=180,
        bloom=0.7,
        grad=0.2,
        granul=0.05,
    )
    reduce_colours(canvas, MAT_THRIFT)
    canvas.ink(outline, pen, corners=False, wobble=0.6)
    bounds = outline.getBounds()
    with canvas.at(5, 5):
        inner = torn_sheet(bounds.width() - 10, bounds.height() - 10, canvas.rng(), 1.2, 26)
        canvas.ink(inner, 0.9, c.FERN, corners=False, alpha=0.8)
    canvas.shadow(outline, 4, 6, 6, 0.4)
    return canvas.rgb.copy()


def _grow(canvas: Canvas, width: float, height: float, tufts: int, ferns: Plants, leaves: Plants) -> None:
    """Grass along the edges, ferns in the corners, a few fallen leaves."""
    rng = canvas.rng()
    for _ in range(tufts):
        if rng.random() < 0.6:
            x, y = rng.uniform(4, width), rng.choice([rng.uniform(2, 14), height - rng.uniform(0, 8)])
        else:
            x, y = rng.choice([rng.uniform(2, 11), width - rng.uniform(2, 11)]), rng.uniform(10, height)
        brush.grass(canvas, float(x), float(y) + 6, float(rng.uniform(1, 1.5)), c.FERN, kind=brush.HEATH)
    for x, y, rotation, scale in ferns:
        draw_fern(canvas, x, y, rotation, scale)
    for x, y, rotation, scale in leaves:
        leaf = leaf_path(x, y, rotation, scale)
        canvas.base(leaf, "#d9a25a")
        canvas.wash(leaf, c.EMBER, 0.6)
        canvas.ink(leaf, 1.3)


def small_mat(side: int) -> Canvas:
    """A square mat for an opponent's panel."""
    canvas = Canvas(side + 2 * MARGIN, side + 2 * MARGIN + 4, seed=side, tooth=0.45)
    with canvas.at(MARGIN, MARGIN):
        outline = torn_sheet(side, side, np.random.default_rng(side), 1.4, 26)
        blank = _meadow(canvas, outline, 0.42, 2.3)
        with canvas.clip(outline):
            size = side / 312
            ferns = (
                (6, 66 * size, 42, 0.5 * size),
                (14, side - 4, 34, 0.5 * size),
                (side - 6, 64 * size, -42, 0.5 * size),
                (side - 12, side - 4, -34, 0.55 * size),
            )
            leaves = (
                (74 * size, side - 10, 20, 0.3 * size),
                (side * 0.44, 9, 80, 0.3 * size),
                (side - 60 * size, 12, 140, 0.3 * size),
            )
            _grow(canvas, side, side, round(26 * size), ferns, leaves)
    reduce_colours(canvas, PLANT_THRIFT, blank)
    return canvas


def moss_paper() -> Canvas:
    """The strip of meadow under the open cards."""
    width, height = MOSS_PAPER
    canvas = Canvas(width + 2 * MARGIN, height + 2 * MARGIN + 4, seed=19, tooth=0.45)
    with canvas.at(MARGIN, MARGIN):
        outline = torn_sheet(width, height, np.random.default_rng(19), 1.6, 26)
        blank = _meadow(canvas, outline, 0.46, 2.6)
        with canvas.clip(outline):
            _grow(
                canvas,
                width,
                height,
                34,
                ((6, 40, 40, 0.3), (width - 6, height - 6, -36, 0.34)),
                ((150, height - 4, 70, 0.3), (300, 8, 110, 0.3)),
            )
    reduce_colours(canvas, PLANT_THRIFT, blank)
    return canvas


def tree(kind: str) -> Canvas:
    """One little tree, its foot in the middle of the lower edge."""
    canvas = Canvas(TREE[0] + 12, TREE[1] + 16, seed=40 + len(kind), tooth=0.5)
    draw_tree(canvas, 6 + TREE[0] / 2, 6 + TREE[1], 0.92, kind)
    reduce_colours(canvas, PLANT_THRIFT)
    return canvas


SPRITES: Final[dict[str, Sprite]] = {
    "centre.moss": Sprite(moss_paper, (MARGIN, MARGIN, *MOSS_PAPER)),
    **{name: Sprite(partial(small_mat, SMALL_MAT), (MARGIN, MARGIN, SMALL_MAT, SMALL_MAT)) for name in SMALL_MATS},
    **{f"tree.{kind}": Sprite(partial(tree, kind), (6, 6, *TREE)) for kind in ("fir", "oak")},
}
