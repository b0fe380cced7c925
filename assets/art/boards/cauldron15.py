"""The drawing on the table of Cauldron 15: the ring of the moon behind the cauldron, stains, two sprigs."""

from typing import Final

from assets.art.boards.marks import TEA, moon_phase, moon_ring, on_ellipse, small_star, sprig, stain, tea_ring
from assets.art.boards.overlay import blank_table, lift
from assets.art.boards.tiles import HEIGHT, ROWS, SCALE, WIDTH, cut
from assets.art.inkwash import palette as c
from assets.art.inkwash.noise import Array

SEED: Final = 78
FIRST_COLUMN, LAST_COLUMN = 3, 12
"""The tile columns that the drawing covers, over the whole height of the map."""

ACROSS = LAST_COLUMN - FIRST_COLUMN + 1
RING: Final = (960, 430, 478, 300)
"""Centre and radii of the moon ring in layout pixels."""

PHASES: Final = ((180, -1), (150, -1), (205, 2), (318, 2), (0, 1), (30, 1), (232, 0), (335, 0))
"""Moons on the ring: angle in degrees and phase."""


def cells() -> list[tuple[int, int]]:
    """The map cells (column, row) of the drawing; their index is the tile's id."""
    return [(column, row) for row in range(ROWS) for column in range(FIRST_COLUMN, LAST_COLUMN + 1)]


def board() -> Array:
    """The overlay, packed in rows of ``ACROSS`` tiles."""
    canvas = blank_table(WIDTH, HEIGHT, SCALE, SEED)
    stain(canvas, 960, 400, 520, 330, TEA, 0.15)
    stain(canvas, 570, 650, 180, 105, c.MOSS, 0.08)
    stain(canvas, 1380, 640, 170, 105, c.PLUM, 0.08)
    stain(canvas, 960, 930, 540, 145, c.UMBER, 0.1)
    tea_ring(canvas, 452, 905, 50)
    tea_ring(canvas, 1462, 955, 44, 0.4)
    moon_ring(canvas, *RING)
    for degrees, phase in PHASES:
        x, y = on_ellipse(*RING, degrees)
        moon_phase(canvas, x, y, 11, phase)
    for x, y, radius in ((640, 96, 6), (1282, 100, 6), (812, 60, 5), (1106, 64, 5), (432, 560, 4), (1492, 430, 5)):
        small_star(canvas, x, y, radius)
    sprig(canvas, 438, 1052, -8, 0.85)
    sprig(canvas, 1484, 1052, 8, 0.85, flip=True)
    return cut(lift(canvas.rgb), cells(), ACROSS)
