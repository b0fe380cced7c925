"""Smaller files: pictures lose what nobody sees, so that PNG finds more that repeats."""

import numpy as np

from assets.art.inkwash.noise import Array

STEP = 3
"""Colour channels are rounded to multiples of this."""

TOLERANCE = 4
"""How far a channel may be off in pictures that are shown at half their size, where neighbours average out."""


def economise(pixels: Array, scale: float) -> Array:
    """The RGBA picture (uint8) with transparent pixels zeroed and channels rounded.

    Above scale 1 its grain is settled too: it will be shown smaller.
    """
    values = pixels.astype(np.int16)
    values[..., :3] = (values[..., :3] + STEP // 2) // STEP * STEP
    if scale > 1:
        values = _settled(values, TOLERANCE)
    values[values[..., 3] == 0] = 0
    return values.astype(np.uint8)


def _settled(values: Array, tolerance: int) -> Array:
    """Each pixel takes the colour above it, then the one to its left, if all channels are within the tolerance."""
    settled = values.copy()
    for row in range(1, len(settled)):
        _take_near(settled[row], settled[row - 1], tolerance)
    for column in range(1, settled.shape[1]):
        _take_near(settled[:, column], settled[:, column - 1], tolerance)
    return settled


def _take_near(pixels: Array, neighbours: Array, tolerance: int) -> None:
    near = (np.abs(pixels - neighbours) <= tolerance).all(axis=1)
    pixels[near] = neighbours[near]
