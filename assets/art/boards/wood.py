"""The ground of Cauldron's kitchen: a seamless table of six broad boards, painted by daylight."""

from typing import Final

import numpy as np
from PIL import Image

from assets.art.boards.paper import SHEET_COLUMNS, SHEET_ROWS, noise
from assets.art.boards.tiles import SCALE, TILE
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.noise import Array, hex_rgb
from assets.art.inkwash.shapes import circle, line

SEED: Final = 67
WIDTH, HEIGHT = SHEET_COLUMNS * TILE // SCALE, SHEET_ROWS * TILE // SCALE
"""Size of the sheet in layout pixels."""

BOARDS: Final = ("#9d705a", "#926552", "#a3765c", "#966a56", "#9f735c", "#8e624f")
"""The colour of each board, from the top."""

TALL: Final = HEIGHT / len(BOARDS)
JOINT: Final = 0.9
"""How far a joint between two boards is shaded, in layout pixels."""

SEAM: Final = "#3a2018"
GRAIN: Final = "#5a3424"
MARGIN: Final = 8
"""So far from the edge of the sheet no line ends, so that nothing is cut there."""

KNOTS: Final = ((150, 48), (560, 152), (300, 246), (640, 352), (92, 455), (430, 548))
ENDS: Final = ((250, 0), (600, 1), (120, 2), (470, 3), (330, 4), (660, 5))
"""Where a board is joined to the next one in its row: across in layout pixels, and which row."""


def wood() -> Image.Image:
    """The seamless sheet, 1440x1200 device pixels, in true colour."""
    canvas = Canvas(WIDTH, HEIGHT, SCALE, seed=SEED, tooth=0.5)
    canvas.rgb[:] = _boards()
    canvas.alpha[:] = 1
    rng = np.random.default_rng(SEED)
    for row in range(len(BOARDS)):
        top = row * TALL
        for _ in range(19):
            x, y = float(rng.uniform(MARGIN, WIDTH - 260)), float(rng.uniform(top + 7, top + TALL - 7))
            length, sway = float(rng.uniform(60, 240)), float(rng.uniform(-2.5, 2.5))
            grain = line((x, y), (x + length / 2, y + sway), (x + length, y + sway * 0.4))
            canvas.ink(grain, float(rng.uniform(0.6, 1.3)), GRAIN, alpha=0.4, taper=(0.3, 0.5))
    for x, y in KNOTS:
        for radius in (10, 6.5, 3):
            canvas.ink(circle(x, y, radius * 1.7, radius * 0.7), 1.0, GRAIN, alpha=0.6)
    for x, row in ENDS:
        canvas.ink(line((x, row * TALL + 3), (x + 1, (row + 1) * TALL - 3)), 1.8, SEAM, alpha=0.8, taper=(0.05, 0.05))
        for side in (-13, 14):
            for part in (0.22, 0.78):
                canvas.ink(circle(x + side, (row + part) * TALL, 2.2), 1.5, SEAM, alpha=0.75)
    return Image.fromarray((canvas.rgb.clip(0, 1) * 255 + 0.5).astype(np.uint8)).convert("RGBA")


def _boards() -> Array:
    """Six boards whose pigment runs along the wood, dark at their joints, with the grain of the paper."""
    rows = np.arange(HEIGHT * SCALE) / SCALE
    along = np.concatenate([np.full(int(TALL * SCALE), 1.0)[:, None] * hex_rgb(colour) for colour in BOARDS])
    rgb = np.repeat(along[:, None, :], WIDTH * SCALE, axis=1)
    streaks = noise(46, 4, 20, (9, 0.6), gain=0.6) - 0.5
    pools = noise(170, 4, 21, (2, 1), gain=0.55) - 0.5
    fine = noise(3, 2, 22) - 0.5
    tone = 1 + 0.2 * streaks + 0.3 * pools + 0.07 * fine
    joint = np.minimum(rows % TALL, TALL - rows % TALL)[:, None]
    waver = 0.7 + 0.6 * noise(60, 3, 23, (3, 0.5))
    seam = np.clip(1 - joint / (JOINT * waver), 0, 1)
    shade = 1 - 0.22 * np.clip(1 - joint / 12, 0, 1) ** 2
    ground: Array = rgb * (tone * shade)[..., None] * (1 - 0.72 * seam)[..., None]
    return ground
