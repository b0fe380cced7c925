"""The drawing on the table of Alarún: a moon ring around the druid on his stack, sprigs beside him, stains of moss."""

from typing import Final

from assets.art.boards.marks import TEA, moon_phase, moon_ring, on_ellipse, small_star, sprig, stain, tea_ring
from assets.art.boards.overlay import blank_table, lift
from assets.art.boards.tiles import HEIGHT, ROWS, SCALE, WIDTH, cut
from assets.art.inkwash import palette as c
from assets.art.inkwash.noise import Array

SEED: Final = 84
FIRST_COLUMN, LAST_COLUMN = 7, 12
"""The tile columns that the drawing covers, over the whole height of the map."""

ACROSS = LAST_COLUMN - FIRST_COLUMN + 1
RING: Final = (1205, 236, 205, 205)
"""Centre and radii of the moon ring in layout pixels."""

PHASES: Final = ((202, -1), (226, -1), (270, 0), (314, 1), (338, 1), (158, 2), (22, 2))
"""Moons on the ring: angle in degrees and phase."""

STARS: Final = ((1010, 58, 6), (1402, 62, 6), (1062, 34, 4), (1352, 34, 4), (1004, 190, 4), (1408, 204, 4))


def cells() -> list[tuple[int, int]]:
    """The map cells (column, row) of the drawing; their index is the tile's id."""
    return [(column, row) for row in range(ROWS) for column in range(FIRST_COLUMN, LAST_COLUMN + 1)]


def board() -> Array:
    """The overlay, packed in rows of ``ACROSS`` tiles."""
    canvas = blank_table(WIDTH, HEIGHT, SCALE, SEED)
    stain(canvas, 1205, 240, 258, 228, TEA, 0.2)
    stain(canvas, 1050, 400, 130, 90, c.MOSS, 0.12)
    stain(canvas, 1380, 400, 120, 90, c.MOSS, 0.12)
    stain(canvas, 1205, 960, 260, 100, c.MOSS, 0.1)
    tea_ring(canvas, 1392, 600, 50, 0.4)
    moon_ring(canvas, *RING)
    for degrees, phase in PHASES:
        x, y = on_ellipse(*RING, degrees)
        moon_phase(canvas, x, y, 11, phase)
    for x, y, radius in STARS:
        small_star(canvas, x, y, radius)
    sprig(canvas, 1008, 438, -14, 1.0)
    sprig(canvas, 1044, 446, 10, 0.62)
    sprig(canvas, 1412, 438, 12, 0.9, flip=True)
    sprig(canvas, 1376, 446, -12, 0.6, flip=True)
    return cut(lift(canvas.rgb), cells(), ACROSS)
