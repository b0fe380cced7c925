"""The drawing on the table of Alarún: the wood behind the druid on his stack, trunks in the mist and a path."""

from typing import Final

import numpy as np

from assets.art.boards.tiles import HEIGHT, ROWS, SCALE, TILE, cut
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.noise import Array
from assets.art.inkwash.shapes import blob
from assets.art.rooms import glade, kit

SEED: Final = 84
FIRST_COLUMN, LAST_COLUMN = 7, 12
"""The tile columns that the drawing covers, over the whole height of the map."""

ACROSS = LAST_COLUMN - FIRST_COLUMN + 1
WIDTH: Final = ACROSS * TILE // SCALE
LEFT: Final = FIRST_COLUMN * TILE // SCALE
"""Where the drawing begins, in layout pixels."""

FAR: Final = ((1032, 7), (1054, 9), (1106, 6), (1160, 5), (1240, 5), (1268, 7), (1324, 9), (1382, 8))
NEAR: Final = ((1004, 14, 326, 1), (1414, 16, 330, 2), (1086, 11, 300, 3), (1344, 12, 304, 4))


def cells() -> list[tuple[int, int]]:
    """The map cells (column, row) of the drawing; their index is the tile's id."""
    return [(column, row) for row in range(ROWS) for column in range(FIRST_COLUMN, LAST_COLUMN + 1)]


def board() -> Array:
    """The drawing with its opacity, packed in rows of ``ACROSS`` tiles."""
    canvas = Canvas(WIDTH, HEIGHT, SCALE, seed=SEED, tooth=0.5)
    with canvas.at(-LEFT, 0):
        _vista(canvas)
        for x, y, degrees, size in (
            (972, 398, -30, 0.5),
            (1000, 410, 8, 0.44),
            (1436, 398, 30, 0.5),
            (1410, 410, -10, 0.42),
        ):
            for spread in (-26, 0, 26):
                kit.fern(canvas, x, y, degrees + spread, size, (c.FERN, "#3f6a45")[round(x) % 2], spread * 0.4)
        for x, y, size in ((1456, 1060, 0.34), (1440, 1064, 0.24), (972, 1064, 0.3), (988, 1068, 0.2)):
            kit.toadstool(canvas, x, y, size)
    pixels = np.dstack([canvas.rgb, canvas.alpha])
    whole = np.zeros((HEIGHT * SCALE, (LAST_COLUMN + 1) * TILE, 4), np.float32)
    whole[:, FIRST_COLUMN * TILE :] = pixels
    return cut(whole, cells(), ACROSS)


def _vista(canvas: Canvas) -> None:
    """A look into the wood: mist, trunks one behind the other, a path that leads to the stack."""
    edge = blob(
        (982, -30),
        (1200, -40),
        (1436, -30),
        (1442, 180),
        (1434, 332),
        (1384, 398),
        (1200, 410),
        (1026, 398),
        (986, 332),
        (976, 160),
        tension=0.4,
    )
    canvas.base(edge, glade.MIST)
    with canvas.clip(edge):
        for colour, strength in glade.MIST_WASHES:
            kit.ground(canvas, edge, colour, strength, 120)
        glade.far(canvas, FAR, 262)
        back = blob((930, 262), (1040, 238), (1160, 250), (1290, 234), (1480, 260), (1480, 440), (930, 440))
        canvas.base(back, "#cfd69a")
        kit.ground(canvas, back, "#7d9a4a", 0.7, 80)
        for x, half, foot, seed in NEAR:
            glade.trunk(canvas, x, half, foot, seed, ("#6e5a3c", "#4d5a3a"))
        front = blob((930, 322), (1040, 302), (1200, 314), (1340, 302), (1480, 318), (1480, 460), (930, 460))
        canvas.base(front, "#c3cc88")
        kit.ground(canvas, front, "#6f8f35", 0.7, 80)
        path = blob(
            (1172, 250), (1184, 300), (1124, 350), (1096, 430), (1326, 430), (1298, 350), (1226, 302), (1206, 250)
        )
        canvas.gouache(path, "#efe4b4", 0.6, 3)
        canvas.wash(path, "#c9a86a", 0.45, edge=0.3, vary=0.7, spill=0)
        for x, y in ((1040, 332), (1072, 354), (1340, 336), (1372, 352), (1010, 352), (1310, 374), (1400, 374)):
            kit.tuft(canvas, x, y, 0.8)
    canvas.shadow(edge, 0, 3, 9, 0.6)
    rng = np.random.default_rng(SEED)
    for number in range(86):
        x, y = float(rng.uniform(968, 1440)), float(abs(rng.normal(0, 20))) - 8
        kit.leaf(canvas, x, y, float(rng.uniform(14, 24)), float(rng.uniform(20, 160)), glade.LEAVES[number % 3])
