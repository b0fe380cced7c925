"""The table: a sheet of parchment with fibres, cockling, stains and a worn border."""

import numpy as np

from assets.art.inkwash.noise import LIGHT, Array, blur, fractal_noise, hex_rgb, smooth_step
from assets.art.inkwash.palette import PAPER_DARK, PAPER_TABLE

RELIEF_LIMIT = 0.05


def parchment(
    columns: int,
    rows: int,
    seed: int = 3,
    colour: str = PAPER_TABLE,
    edge: str = PAPER_DARK,
    scale: float = 1,
) -> Array:
    """The colours 0..1 of a sheet of parchment (rows x columns x 3); sizes in device pixels, ``scale`` to a layout px.

    To paint on it, copy the array into ``Canvas.rgb`` and set ``Canvas.alpha`` to 1.
    """
    shape = (rows, columns)

    def noise(
        cell: float, octaves: int, offset: int, stretch: tuple[float, float] = (1, 1), gain: float = 0.5
    ) -> Array:
        return fractal_noise(shape, cell * scale, octaves, seed + offset, gain, stretch)

    clouds, patches = noise(420, 5, 0, gain=0.55), noise(70, 4, 1)
    brightness = (
        1
        + 0.09 * (clouds - 0.5)
        + 0.025 * (patches - 0.5)
        + 0.06 * (noise(3, 2, 2) - 0.5)
        + 0.022 * (noise(9, 3, 3, (6, 0.5)) - 0.5)
        + 0.012 * (noise(9, 3, 4, (0.5, 5)) - 0.5)
        + 0.3 * _relief(0.7 * patches + 0.35 * noise(24, 3, 5), scale)
    )
    rgb = hex_rgb(colour)[None, None] * brightness[..., None]
    warmth = smooth_step(0.5, 0.8, clouds)[..., None]
    rgb = rgb * (1 - warmth * np.array([0.01, 0.045, 0.10]))
    y, x = np.mgrid[0:rows, 0:columns].astype(np.float32)
    border = np.minimum(np.minimum(x, columns - x), np.minimum(y, rows - y)) / scale + (noise(90, 4, 6) - 0.5) * 46
    worn = (1 - smooth_step(-10, 75, border))[..., None] * 0.75
    rgb = rgb * (1 - worn) + rgb * hex_rgb(edge) * 1.15 * worn
    distance = np.hypot((x / columns - 0.46) * 1.1, y / rows - 0.45)
    return (rgb * (1 - 0.17 * smooth_step(0.34, 0.88, distance))[..., None]).astype(np.float32)


def _relief(height: Array, scale: float) -> Array:
    """Light and shade of the cockled surface."""
    slope_y, slope_x = np.gradient(blur(height, 1.2 * scale))
    lit = (slope_x * LIGHT[0] + slope_y * LIGHT[1]) * 9 * scale
    return np.clip(lit, -RELIEF_LIMIT, RELIEF_LIMIT)
