"""The parchment of every table: a seamless sheet whose tiles continue each other in all directions."""

from typing import Final

import numpy as np
from PIL import Image

from assets.art.boards.tiles import SCALE, TILE
from assets.art.inkwash import palette as c
from assets.art.inkwash.noise import LIGHT, Array, blur, hex_rgb

SHEET_COLUMNS, SHEET_ROWS = 6, 5
"""Size of the seamless sheet in tiles: it repeats after 720x600 layout pixels."""

SEED: Final = 41
LEVELS: Final = 96
"""How many steps the ramp from dark to light has; the picture is stored with that palette."""

DARKEST, LIGHTEST = 0.84, 1.13
RELIEF_LIMIT: Final = 0.05
WARMTH: Final = np.array([0.02, 0.10, 0.24])
"""How much of red, green and blue the paper loses from its lightest to its darkest tone."""


def paper() -> Image.Image:
    """The seamless sheet, 1440x1200 device pixels, in palette colours."""
    brightness = _brightness()
    steps = (brightness - DARKEST) / (LIGHTEST - DARKEST) * (LEVELS - 1)
    picture = Image.fromarray(np.clip(steps + 0.5, 0, LEVELS - 1).astype(np.uint8), mode="P")
    picture.putpalette(_ramp().tobytes())
    return picture


def _ramp() -> Array:
    """The colours of the paper from its darkest to its lightest tone; dark tones are warmer."""
    tone = np.linspace(DARKEST, LIGHTEST, LEVELS)[:, None]
    colours = hex_rgb(c.PAPER_TABLE) * tone * (1 - WARMTH * (1 - tone))
    return (colours.clip(0, 1) * 255 + 0.5).astype(np.uint8)


def _brightness() -> Array:
    """Grain, fibres and cockling around 1."""
    clouds, patches = noise(200, 4, 0, gain=0.55), noise(72, 4, 1)
    return (
        0.99
        + 0.035 * (clouds - 0.5)
        + 0.03 * (patches - 0.5)
        + 0.05 * (noise(3, 2, 2) - 0.5)
        + 0.026 * (noise(10, 3, 3, (6, 0.5)) - 0.5)
        + 0.016 * (noise(10, 3, 4, (0.5, 6)) - 0.5)
        + 0.3 * _relief(0.7 * patches + 0.35 * noise(24, 3, 5))
    )


def _relief(height: Array) -> Array:
    """Light and shade of the cockled surface."""
    margin = 8 * SCALE
    smooth = blur(np.pad(height, margin, mode="wrap"), 1.2 * SCALE)
    slope_y, slope_x = np.gradient(smooth)
    lit = (slope_x * LIGHT[0] + slope_y * LIGHT[1]) * 9 * SCALE
    inside: Array = np.clip(lit, -RELIEF_LIMIT, RELIEF_LIMIT)[margin:-margin, margin:-margin]
    return inside


def noise(cell: float, octaves: int, offset: int, stretch: tuple[float, float] = (1, 1), gain: float = 0.5) -> Array:
    """Value noise 0..1 that continues over the edges of the sheet; ``cell`` in layout pixels."""
    rows, columns = SHEET_ROWS * TILE, SHEET_COLUMNS * TILE
    rng = np.random.default_rng([SEED, offset])
    out = np.zeros((rows, columns), np.float32)
    total = 0.0
    for octave in range(octaves):
        size = cell * SCALE / 2**octave
        knots_y, knots_x = max(2, round(rows / size / stretch[1])), max(2, round(columns / size / stretch[0]))
        grid = np.pad(rng.random((knots_y, knots_x), dtype=np.float32), 2, mode="wrap")
        inside = (2, 2, 2 + knots_x, 2 + knots_y)
        layer = Image.fromarray(grid).resize((columns, rows), Image.Resampling.BICUBIC, box=inside)
        out += gain**octave * np.asarray(layer)
        total += gain**octave
    stretched: Array = np.clip((out / total - 0.5) * 1.6 + 0.5, 0, 1)
    return stretched
