"""What is painted on the parchment, lifted off it: a transparent picture that darkens any paper in the same way."""

from typing import Final

import numpy as np

from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.noise import Array, hex_rgb

STEPS: Final = 128
"""Degrees of cover that a stain may have; few degrees make small files, and the paper's grain hides them."""

HUES: Final = 24
"""Steps of each colour channel under a stain."""

LIGHT_LIMIT: Final = 1.25
"""How much brighter than the paper a light may be."""


def blank_table(width: float, height: float, scale: float, seed: int) -> Canvas:
    """An opaque canvas of the plain colour of the table, to paint stains and lines on."""
    canvas = Canvas(width, height, scale, seed, paper=c.PAPER_TABLE)
    canvas.alpha[:] = 1
    return canvas


def lift(rgb: Array) -> Array:
    """The overlay (rows x columns x 4, 0..1) that turns plain table colour into the painted colours ``rgb``.

    Where paint has darkened the paper, the overlay is as transparent as it can be and dark, so that the grain below
    shows through as if the paint were multiplied with it; lights are laid over it with white.
    """
    ratio = np.clip(rgb / hex_rgb(c.PAPER_TABLE), 0, LIGHT_LIMIT)
    darkest, lightest = ratio.min(axis=2), ratio.max(axis=2)
    brightened = lightest > 1.004
    cover = np.where(brightened, np.clip((lightest - 1) * 3, 1 - darkest, 1), 1 - darkest)
    solid = np.maximum(cover, 1 / 255)[..., None]
    colour = (rgb - hex_rgb(c.PAPER_TABLE) * (1 - solid)) / solid
    colour = np.round(colour.clip(0, 1) * HUES) / HUES
    cover = np.round(cover.clip(0, 1) * STEPS) / STEPS
    return np.dstack([colour * (cover > 0)[..., None], cover])
