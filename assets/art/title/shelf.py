"""The shelf with its brackets, the strings that signs hang on, and the frame of the thumbnail."""

from typing import Final

import numpy as np
import skia

from assets.art.cauldron15.levelling import level_out
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import blob, circle, line, rounded_rect, svg_path
from assets.art.sheets import Sprite

SHELF_SIZE: Final = (1816, 44)
MARGIN: Final = 24
HANGING: Final = 110
"""Room below the board for the brackets and the shadow on the wall."""

BRACKETS: Final = (118, 1698)
KNOTS: Final = (0.17, 0.43, 0.58, 0.86)
STRING_SIZE: Final = (12, 56)
TWINE: Final = "#d7b984"
FRAME_SIZE: Final = (316, 183)
WOOD: Final = "#d9ac74"


def shelf(seed: int = 231) -> Canvas:
    """A long board with grain and knots on two brackets, and its soft shadow on the wall."""
    width, height = SHELF_SIZE
    canvas = Canvas(width + 2 * MARGIN, height + MARGIN + HANGING, seed=seed)
    with canvas.at(MARGIN, MARGIN):
        for x in BRACKETS:
            _bracket(canvas, x, height)
        board = _board(width, height)
        canvas.base(board, WOOD)
        canvas.wash(board, c.UMBER, 0.95, edge=0.8, vary=0.6, bloom=0.5, loose=1, cell=160, spill=0, granul=0.05)
        canvas.glaze(rounded_rect(0, height * 0.6, width, height * 0.4, 3), c.SEPIA, 0.5, soft=5, spill=0)
        level_out(canvas, board)
        with canvas.clip(board):
            light = blob((20, 5), (width * 0.3, 3), (width * 0.6, 5), (width * 0.3, 8))
            canvas.gouache(light, "#f3dcae", 0.3, 1.5)
            _grain(canvas)
        canvas.ink(board, 3.2, corners=False, wobble=0.8)
        canvas.shadow(rounded_rect(10, height - 6, width - 20, 30, 10), 4, 10, 10, 0.42)
    return canvas


def _board(width: float, height: float) -> skia.Path:
    """The outline of the board, a little uneven."""
    steps = np.linspace(0, 1, 14)
    upper = [(float(width * t), 1.5 if i % 2 else -1.0) for i, t in enumerate(steps)]
    lower = [(float(width * t), height + (1.5 if i % 2 else -1.0)) for i, t in enumerate(steps[::-1])]
    return blob(*upper, *lower, tension=0.3)


def _grain(canvas: Canvas) -> None:
    """Long pen lines along the board and four knots."""
    width, height = SHELF_SIZE
    rng = np.random.default_rng(4)
    for _ in range(52):
        x, y, length = rng.uniform(0, width - 160), rng.uniform(5, height - 5), rng.uniform(60, 260)
        bends = rng.uniform(-2, 2, 2)
        fibre = ((x, y), (x + length * 0.3, y + bends[0]), (x + length * 0.7, y + bends[1]), (x + length, y))
        canvas.ink(line(*((float(a), float(b)) for a, b in fibre)), 1.2, c.SEPIA, taper=(0.3, 0.5), alpha=0.8)
    for part in KNOTS:
        for radius_x, radius_y in ((12, 6.5), (6, 3)):
            canvas.ink(circle(width * part, height * 0.5, radius_x, radius_y), 1.4, c.SEPIA)


def _bracket(canvas: Canvas, x: float, top: float) -> None:
    """A carved wedge under the board with a crescent cut into it."""
    wedge = svg_path(
        f"M{x - 24} {top} L{x + 24} {top} C{x + 20} {top + 34} {x + 12} {top + 62} {x} {top + 82}"
        f" C{x - 12} {top + 62} {x - 20} {top + 34} {x - 24} {top} Z"
    )
    canvas.base(wedge, WOOD)
    canvas.wash(wedge, c.SEPIA, 0.9, edge=0.8)
    canvas.hatch(wedge, 80, 4, cover=0.55, width=1.1, colour=c.INK)
    moon = svg_path(f"M{x + 4} {top + 16} A11 11 0 1 0 {x + 4} {top + 38} A9 9 0 1 1 {x + 4} {top + 16} Z")
    canvas.gouache(moon, "#e9cf9a", 0.75, 0.5)
    canvas.ink(moon, 1.3)
    canvas.ink(wedge, 2.8)
    canvas.shadow(wedge, 4, 6, 6, 0.4)


def string(seed: int = 235) -> Canvas:
    """A short string below a nail."""
    width, height = STRING_SIZE
    canvas = Canvas(width + 16, height + 16, seed=seed)
    with canvas.at(8, 8):
        middle = width / 2
        thread = line((middle, 2), (middle + 1, height * 0.5), (middle, height))
        canvas.ink(thread, 3.6, taper=(0.02, 0.02))
        canvas.ink(thread, 1.7, TWINE, dry=0, taper=(0.02, 0.02))
        nail = circle(middle, 4, 5)
        canvas.base(nail, "#8d9092")
        canvas.ink(nail, 1.8)
        canvas.gouache(circle(middle - 1.6, 2.4, 1.5), c.PAPER_LITE, 0.9, 0)
        canvas.shadow(nail, 1.5, 2.5, 1.5, 0.4)
    return canvas


def thumbnail(seed: int = 236) -> Canvas:
    """The paper frame of the last match's picture: a white rim, a pen line around the picture."""
    width, height = FRAME_SIZE
    canvas = Canvas(width + 24, height + 30, seed=seed)
    with canvas.at(12, 14):
        sheet = rounded_rect(0, 0, width, height, 5)
        canvas.base(sheet, c.PAPER_LITE)
        canvas.wash(sheet, c.SHADOW, 0.06, edge=1.2, loose=0, shift=(0, 0))
        inside = rounded_rect(6, 6, width - 12, height - 12, 2)
        canvas.wash(inside, c.SEPIA, 0.5, edge=0.6, loose=0.6, granul=0.05)
        canvas.ink(inside, 1.4)
        canvas.ink(sheet, 2.4)
        canvas.shadow(sheet, 3, 5, 4, 0.45)
    return canvas


SPRITES: Final[dict[str, Sprite]] = {
    "shelf": Sprite(shelf, (MARGIN, MARGIN, *SHELF_SIZE)),
    "string": Sprite(string, (8, 8, *STRING_SIZE)),
    "thumbnail": Sprite(thumbnail, (12, 14, *FRAME_SIZE)),
}
