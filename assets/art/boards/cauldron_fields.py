"""The tiles of the hexagonal map of Cauldron: the seven fields, and the outline of a place without a field."""

from typing import Final

import numpy as np

from assets.art.cauldron.fields import RADIUS, WIDTH, field
from assets.art.cauldron_things.kinds import KINDS
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.noise import Array
from assets.art.inkwash.shapes import hexagon

TILE: Final = (346, 400)
"""Size of a tile in device pixels: a pointed hexagon of radius 200."""

ACROSS: Final = 4
SCALE: Final = 2
MARGIN: Final = (10, 9)


def outline() -> Canvas:
    """A faint hexagon in ghost ink."""
    canvas = Canvas(WIDTH + 24, 2 * RADIUS + 26, seed=95)
    with canvas.at(MARGIN[0] + WIDTH / 2, MARGIN[1] + RADIUS):
        canvas.ink(hexagon(0, 0, RADIUS * 0.97), 1.3, c.INK_GHOST, alpha=0.5, dry=0.5, shade=0)
    return canvas


def tiles() -> Array:
    """The tiles in rows of ``ACROSS``, 0..1 with alpha: the outline first, then the kinds in their order."""
    canvases = [outline(), *(field(kind, True) for kind in KINDS)]
    width, height = TILE
    sheet = np.zeros((-(-len(canvases) // ACROSS) * height, ACROSS * width, 4), np.float32)
    for index, canvas in enumerate(canvases):
        pixels = np.dstack([canvas.rgb, canvas.alpha])
        left = round((MARGIN[0] + WIDTH / 2) * SCALE - width / 2)
        top = round((MARGIN[1] + RADIUS) * SCALE - height / 2)
        x, y = index % ACROSS * width, index // ACROSS * height
        sheet[y : y + height, x : x + width] = pixels[top : top + height, left : left + width]
    return sheet
