"""The painted country inside the horseshoe of Cauldron: meadows, a stream, small trees; fields lie in its middle."""

from typing import Final

import numpy as np

from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import blob, line, polygon
from assets.art.rooms import kit

MEADOW: Final = "#d9d79c"
EDGE: Final = (
    (486, 228),
    (560, 208),
    (700, 212),
    (860, 206),
    (1020, 214),
    (1180, 200),
    (1330, 196),
    (1416, 212),
    (1432, 300),
    (1424, 430),
    (1434, 560),
    (1420, 640),
    (1300, 660),
    (1100, 652),
    (900, 662),
    (700, 654),
    (540, 660),
    (484, 640),
    (476, 520),
    (488, 400),
    (478, 290),
)
"""The points of the country's torn edge, in layout pixels."""

FIRS: Final = (
    (718, 232),
    (742, 246),
    (766, 228),
    (1168, 232),
    (1190, 244),
    (1214, 230),
    (706, 616),
    (730, 630),
    (1222, 612),
)
ROUND: Final = ((790, 238), (1146, 240), (754, 622), (1246, 628), (1196, 628), (682, 590))


def country(canvas: Canvas) -> None:
    """Paint the country on a transparent canvas in layout pixels."""
    rng = np.random.default_rng(881)
    shape = blob(*EDGE, tension=0.5)
    canvas.base(shape, MEADOW, 1.0, rough=3)
    with canvas.clip(shape):
        kit.ground(canvas, shape, c.MOSS, 0.36, 190)
        kit.ground(canvas, shape, "#a8b85a", 0.3, 80)
        for far in (
            (
                (470, 172),
                (700, 162),
                (960, 182),
                (1210, 164),
                (1450, 172),
                (1450, 246),
                (1240, 222),
                (960, 248),
                (700, 220),
                (470, 252),
            ),
            ((470, 640), (700, 610), (980, 640), (1220, 606), (1450, 620), (1450, 680), (470, 680)),
        ):
            wood = blob(*far, tension=0.5)
            canvas.wash(wood, c.FERN, 0.3, edge=0.6, vary=0.7, loose=4, bloom=0.6, spill=0)
        stream = blob(
            (1262, 140),
            (1276, 200),
            (1250, 262),
            (1262, 330),
            (1236, 400),
            (1246, 480),
            (1222, 560),
            (1232, 670),
            (1252, 670),
            (1242, 562),
            (1266, 482),
            (1256, 402),
            (1282, 332),
            (1272, 264),
            (1298, 202),
            (1286, 140),
            tension=0.5,
        )
        canvas.base(stream, "#dce6d6")
        canvas.wash(stream, c.LAPIS, 0.42, edge=1.0, vary=0.6, bloom=0.5, spill=0)
        canvas.ink(stream, 1.3, c.INK_SOFT, alpha=0.7)
        path = line((700, 655), (742, 560), (704, 470), (730, 380), (700, 300), (724, 150))
        canvas.ink(path, 15, "#efe4b8", taper=(0.02, 0.02), dry=0.3, alpha=0.85)
        for _ in range(130):
            x, y = float(rng.uniform(486, 1424)), float(rng.uniform(196, 650))
            kit.tuft(canvas, x, y, float(rng.uniform(0.25, 0.42)), (c.FERN, c.MOSS)[int(x) % 2])
        for x, y in FIRS:
            _fir(canvas, x, y, float(rng.uniform(26, 36)))
        for x, y in ROUND:
            _round_tree(canvas, x, y, float(rng.uniform(9, 12)))
    canvas.shadow(shape, 1, 2, 3, 0.3)


def _fir(canvas: Canvas, x: float, y: float, tall: float) -> None:
    canvas.ink(line((x, y), (x, y - tall * 0.3)), 3, c.SEPIA)
    for level, wide in ((0.12, 0.36), (0.36, 0.29), (0.6, 0.2)):
        tier = polygon(
            (x - tall * wide, y - tall * level), (x, y - tall * (level + 0.42)), (x + tall * wide, y - tall * level)
        )
        canvas.base(tier, "#b9c67a")
        canvas.wash(tier, c.FERN, 0.95, edge=0.8, loose=0.4, bloom=0, spill=0)
        canvas.ink(tier, 1.3)


def _round_tree(canvas: Canvas, x: float, y: float, size: float) -> None:
    canvas.ink(line((x, y), (x, y - size)), 3, c.SEPIA)
    crown = blob(
        (x - size, y - size),
        (x - size * 0.6, y - size * 1.9),
        (x + size * 0.4, y - size * 2),
        (x + size, y - size * 1.2),
        (x + size * 0.4, y - size * 0.6),
        (x - size * 0.5, y - size * 0.6),
    )
    canvas.base(crown, "#d5d69c")
    canvas.wash(crown, c.MOSS, 0.95, edge=0.8, loose=0.4, spill=0)
    canvas.ink(crown, 1.4)
