"""The lettering "Four Cauldrons" with its golden swash."""

from typing import Final

import numpy as np
import skia

from assets.art.cauldron15.levelling import level_out
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.letters import text_shape, text_width
from assets.art.inkwash.shapes import blob, line, moved, rounded_rect, star
from assets.art.lettering import DISPLAY
from assets.art.sheets import Sprite

TEXT: Final = "Four Cauldrons"
LETTER_SIZE: Final = 172
BASELINE: Final = 148
SIZE: Final = (1120, 210)
MARGIN: Final = 50
JITTER: Final = 1.1


def wordmark(seed: int = 4) -> Canvas:
    """Plum watercolour letters with a pen outline, hatched below, over a gold line with a star."""
    width, height = SIZE
    canvas = Canvas(width + 2 * MARGIN, height + 2 * MARGIN, seed=seed)
    with canvas.at(MARGIN, MARGIN):
        left = (width - text_width(TEXT, LETTER_SIZE, DISPLAY)) / 2
        letters = moved(text_shape(TEXT, LETTER_SIZE, DISPLAY, JITTER, np.random.default_rng(2)), left, BASELINE)
        letters = skia.Simplify(letters) or letters
        canvas.base(letters, "#e9d3ee")
        canvas.wash(
            letters,
            c.PLUM,
            1.1,
            edge=0.8,
            vary=0.7,
            bloom=0.6,
            loose=0.7,
            inset=0,
            shift=(0.8, 1),
            cell=70,
            granul=0.04,
        )
        with canvas.clip(letters):
            canvas.glaze(rounded_rect(0, 100, width, 80, 4), c.PLUM_DEEP, 0.8, soft=16, granul=0, spill=0)
            level_out(canvas, letters)
            canvas.hatch(letters, 60, 5, cover=0.35, width=1.0, colour=c.INK)
        canvas.ink(letters, 3.4, wobble=0.4, shade=0.5, taper=(0.3, 0.4))
        canvas.shadow(letters, 4, 6, 3, 0.35)
        _swash(canvas, width / 2)
    return canvas


def _swash(canvas: Canvas, middle: float) -> None:
    """A gold line that swings to both sides, a thin pen line below, a star between two curls."""
    y = 190
    gold = line((middle - 410, y), (middle - 200, y - 12), (middle, y + 2), (middle + 200, y - 12), (middle + 410, y))
    canvas.ink(gold, 5.2, c.GOLD, taper=(0.25, 0.35))
    canvas.ink(gold, 1.5, "#fff0b8", taper=(0.3, 0.4), dry=0.5)
    pen = ((middle - 370, y + 7), (middle - 190, y - 2), (middle, y + 9), (middle + 190, y - 2), (middle + 370, y + 7))
    canvas.ink(line(*pen), 1.6, c.INK_SOFT, taper=(0.3, 0.4))
    for side in (-1, 1):
        curl = (
            (middle + side * 412, y),
            (middle + side * 440, y + 4),
            (middle + side * 448, y - 10),
            (middle + side * 434, y - 14),
            (middle + side * 430, y - 4),
        )
        canvas.ink(line(*curl), 2.2, c.GOLD, taper=(0.1, 0.5))
    heart = star(middle, y + 2, 14, 4, 0.34)
    canvas.base(heart, "#f6dc92")
    canvas.wash(heart, c.GOLD, 0.4, loose=0.3)
    canvas.ink(heart, 1.9)
    for x in (middle - 30, middle + 30):
        dot = blob((x - 4, y + 2), (x, y - 2), (x + 4, y + 2), (x, y + 6))
        canvas.gouache(dot, c.GOLD, 1, 0.2)
        canvas.ink(dot, 1.2)


SPRITES: Final[dict[str, Sprite]] = {"wordmark": Sprite(wordmark, (MARGIN, MARGIN, *SIZE))}
