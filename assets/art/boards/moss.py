"""The ground of Alarún's glade: a seamless sheet of moss and grass whose tiles continue each other."""

from typing import Final

import numpy as np
from PIL import Image

from assets.art.boards import paper
from assets.art.boards.tiles import SCALE, TILE
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.noise import Array, hex_rgb, smooth_step
from assets.art.inkwash.shapes import circle, line

SEED: Final = 63
WIDTH, HEIGHT = paper.SHEET_COLUMNS * TILE // SCALE, paper.SHEET_ROWS * TILE // SCALE
"""Size of the sheet in layout pixels."""

MARGIN: Final = 26
"""So far from the edge of the sheet nothing is drawn, so that nothing is cut there."""

LIT, MIDDLE, DEEP = "#93a556", "#708f48", "#4a7848"
FLOWERS: Final = ("#fbf1dc", "#f0d0dc", "#f6e6a0")


def moss() -> Image.Image:
    """The seamless sheet, 1440x1200 device pixels, in true colour."""
    canvas = Canvas(WIDTH, HEIGHT, SCALE, seed=SEED, tooth=0.5)
    canvas.rgb[:] = _ground()
    canvas.alpha[:] = 1
    rng = np.random.default_rng(SEED)
    for number in range(150):
        x, y = float(rng.uniform(MARGIN, WIDTH - MARGIN)), float(rng.uniform(MARGIN, HEIGHT - MARGIN))
        size = float(rng.uniform(0.5, 0.9))
        for lean in (-5, -2, 1, 4):
            tall = float(rng.uniform(9, 17)) * size
            blade = line((x + lean * 0.4, y), (x + lean * 0.8, y - tall * 0.5), (x + lean * 1.5, y - tall))
            canvas.ink(blade, 1.4, ("#3f5a30", "#4d6b35")[number % 2], taper=(0.05, 0.75), wobble=0.2, alpha=0.7)
    for number in range(26):
        x, y = float(rng.uniform(MARGIN, WIDTH - MARGIN)), float(rng.uniform(MARGIN, HEIGHT - MARGIN))
        for dx, dy in ((-3, -1), (0, -3.4), (3, -1), (1.8, 2.4), (-1.8, 2.4)):
            canvas.gouache(circle(x + dx, y + dy, 1.8), FLOWERS[number % 3], 0.85, 0.2)
        canvas.gouache(circle(x, y, 1.5), "#d79a2b", 1, 0.1)
    return Image.fromarray((canvas.rgb.clip(0, 1) * 255 + 0.5).astype(np.uint8)).convert("RGBA")


def _ground() -> Array:
    """Two greens that run into each other, cushions of moss, and the grain of the paper."""
    clouds = smooth_step(0.3, 0.75, paper.noise(210, 4, 10, gain=0.55))[..., None]
    cushions = smooth_step(0.5, 0.62, paper.noise(64, 4, 11))[..., None]
    rgb = hex_rgb(LIT) * (1 - clouds) + hex_rgb(MIDDLE) * clouds
    rgb = rgb * (1 - 0.45 * cushions) + hex_rgb(DEEP) * 0.45 * cushions
    grain = 1 + 0.07 * (paper.noise(3, 2, 12) - 0.5) + 0.06 * (paper.noise(11, 3, 13) - 0.5)
    ground: Array = rgb * grain[..., None]
    return ground
