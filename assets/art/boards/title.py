"""The drawing on the wall of the title: the moon's arc over the lettering, stains and a few stars."""

from typing import Final

from assets.art.boards.marks import TEA, moon_phase, moon_ring, on_ellipse, small_star, stain, tea_ring
from assets.art.boards.overlay import blank_table, lift
from assets.art.boards.tiles import COLUMNS, HEIGHT, ROWS, SCALE, WIDTH, cut
from assets.art.inkwash import palette as c
from assets.art.inkwash.noise import Array

SEED: Final = 91
ACROSS = COLUMNS
ARC: Final = (960, 330, 760, 300)
"""Centre and radii of the moon's arc in layout pixels."""

ARC_START, ARC_END = 183, 357
PHASES: Final = ((196, -1), (215, -1), (325, 1), (344, 1))
STARS: Final = ((330, 96, 9), (1590, 96, 9), (250, 172, 5), (1668, 172, 5), (430, 60, 6), (1490, 60, 6), (205, 250, 7))


def cells() -> list[tuple[int, int]]:
    """The map cells (column, row) of the drawing; their index is the tile's id."""
    return [(column, row) for row in range(ROWS) for column in range(COLUMNS)]


def board() -> Array:
    """The overlay, packed in rows of ``ACROSS`` tiles."""
    canvas = blank_table(WIDTH, HEIGHT, SCALE, SEED)
    stain(canvas, 960, 190, 620, 190, TEA, 0.17)
    stain(canvas, 200, 330, 210, 190, c.DUSK, 0.06)
    stain(canvas, 1730, 300, 220, 200, c.PLUM, 0.07)
    stain(canvas, 960, 930, 800, 130, c.UMBER, 0.09)
    tea_ring(canvas, 108, 968, 52)
    tea_ring(canvas, 1806, 905, 46, 0.4)
    moon_ring(canvas, *ARC, ARC_START, ARC_END)
    for degrees, phase in PHASES:
        x, y = on_ellipse(*ARC, degrees)
        moon_phase(canvas, x, y, 12, phase)
    for x, y, radius in STARS:
        small_star(canvas, x, y, radius)
    return cut(lift(canvas.rgb), cells(), ACROSS)
