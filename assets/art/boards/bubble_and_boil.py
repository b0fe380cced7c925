"""The drawing on the table of Bubble and Boil: a wide moon ring around the pool, paths between the beds, stains."""

from typing import Final

from assets.art.boards.marks import TEA, moon_phase, moon_ring, on_ellipse, small_star, sprig, stain, tea_ring
from assets.art.boards.overlay import blank_table, lift
from assets.art.boards.tiles import HEIGHT, ROWS, SCALE, WIDTH, cut
from assets.art.inkwash import palette as c
from assets.art.inkwash.noise import Array

SEED: Final = 96
FIRST_COLUMN, LAST_COLUMN = 3, 12
FIRST_ROW: Final = 2
"""The tile columns and the first row that the drawing covers; it goes down to the foot of the map."""

ACROSS = LAST_COLUMN - FIRST_COLUMN + 1
RING: Final = (928, 526, 560, 236)
"""Centre and radii of the moon ring in layout pixels."""

PHASES: Final = ((180, -1), (214, -1), (243, 0), (297, 0), (326, 1), (0, 1), (128, 2), (52, 2))
"""Moons on the ring: angle in degrees and phase."""

STARS: Final = ((394, 452, 5), (1462, 452, 5), (394, 748, 5), (1462, 748, 5), (956, 600, 4), (956, 750, 4))


def cells() -> list[tuple[int, int]]:
    """The map cells (column, row) of the drawing; their index is the tile's id."""
    return [(column, row) for row in range(FIRST_ROW, ROWS) for column in range(FIRST_COLUMN, LAST_COLUMN + 1)]


def board() -> Array:
    """The overlay, packed in rows of ``ACROSS`` tiles."""
    canvas = blank_table(WIDTH, HEIGHT, SCALE, SEED)
    stain(canvas, 928, 526, 540, 130, TEA, 0.16)
    stain(canvas, 690, 676, 300, 90, c.MOSS, 0.13)
    stain(canvas, 1210, 676, 280, 90, c.MOSS, 0.13)
    stain(canvas, 930, 920, 540, 150, c.PLUM, 0.05)
    tea_ring(canvas, 1380, 1010, 48, 0.4)
    tea_ring(canvas, 452, 880, 46, 0.35)
    moon_ring(canvas, *RING)
    for degrees, phase in PHASES:
        x, y = on_ellipse(*RING, degrees)
        moon_phase(canvas, x, y, 11, phase)
    for x, y, radius in STARS:
        small_star(canvas, x, y, radius)
    sprig(canvas, 392, 812, -10, 0.62)
    sprig(canvas, 1462, 812, 10, 0.62, flip=True)
    return cut(lift(canvas.rgb), cells(), ACROSS)
