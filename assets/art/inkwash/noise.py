"""Noise and blur on float32 arrays: what makes paper grainy, washes mottled and pen lines alive."""

import math
from typing import Any

import numpy as np
import numpy.typing as npt
from PIL import Image

Array = npt.NDArray[Any]

LIGHT: Array = np.array([-0.6, -0.8])
"""Unit vector from the paper towards the light: upper left."""


def hex_rgb(colour: str) -> Array:
    """Three floats 0..1 of a colour written as ``#rrggbb``."""
    digits = colour.lstrip("#")
    return np.array([int(digits[i : i + 2], 16) for i in (0, 2, 4)], np.float32) / 255


def smooth_step(low: float | Array, high: float | Array, x: Array) -> Array:
    """0 below ``low``, 1 above ``high``, an S-curve between."""
    t = np.clip((x - low) / (high - low + 1e-9), 0, 1)
    return t * t * (3 - 2 * t)


def blur(values: Array, sigma: float) -> Array:
    """A blur close to Gaussian with ``sigma`` in pixels: three box passes, wide ones at reduced size."""
    if sigma < 0.35:
        return values
    if sigma > 6:
        return _blur_reduced(values, sigma)
    radius = max(1, round(math.sqrt(4 * sigma * sigma + 1) / 2 - 0.5 + 0.3))
    width = 2 * radius + 1
    out = values.astype(np.float32)
    for _ in range(3):
        for axis in (0, 1):
            margin = [(0, 0), (0, 0)]
            margin[axis] = (radius + 1, radius)
            sums = np.cumsum(np.pad(out, margin, mode="edge"), axis=axis, dtype=np.float64)
            length = out.shape[axis]
            upper = np.take(sums, range(width, width + length), axis=axis)
            lower = np.take(sums, range(length), axis=axis)
            out = ((upper - lower) / width).astype(np.float32)
    return out


def _blur_reduced(values: Array, sigma: float) -> Array:
    factor = int(sigma // 3)
    height, width = values.shape
    small_size = (max(1, width // factor), max(1, height // factor))
    small = np.asarray(Image.fromarray(values.astype(np.float32)).resize(small_size, Image.Resampling.BOX))
    blurred = np.ascontiguousarray(blur(small, sigma / factor), np.float32)
    return np.asarray(Image.fromarray(blurred).resize((width, height), Image.Resampling.BICUBIC))


def fractal_noise(
    shape: tuple[int, int],
    cell: float,
    octaves: int = 4,
    seed: int = 0,
    gain: float = 0.5,
    stretch: tuple[float, float] = (1, 1),
) -> Array:
    """Value noise 0..1 of ``shape`` (height, width); the largest features are ``cell`` pixels wide."""
    height, width = shape
    rng = np.random.default_rng(seed)
    out = np.zeros((height, width), np.float32)
    amplitude = 1.0
    total = 0.0
    for octave in range(octaves):
        size = cell / 2**octave
        if size < 1.2:
            break
        cell_x, cell_y = size * stretch[0], size * stretch[1]
        grid = rng.random((int(height / cell_y) + 4, int(width / cell_x) + 4), dtype=np.float32)
        x, y = rng.random(2)
        box = (x, y, x + width / cell_x, y + height / cell_y)
        patch = Image.fromarray(grid).resize((width, height), Image.Resampling.BICUBIC, box=box)
        out += amplitude * np.asarray(patch)
        total += amplitude
        amplitude *= gain
    out /= total
    return np.clip((out - 0.5) * 1.6 + 0.5, 0, 1)


def line_noise(count: int, step: float, rng: np.random.Generator) -> Array:
    """Smooth noise -1..1 along a line of ``count`` samples; a wave is about ``step`` samples long."""
    knots = max(2, int(count / max(step, 1)) + 3)
    values = rng.uniform(-1, 1, knots)
    x = np.linspace(0, knots - 2.001, count)
    index = x.astype(int)
    part = x - index
    part = part * part * (3 - 2 * part)
    return values[index] * (1 - part) + values[index + 1] * part
