"""The drawing on the table of Cauldron: the bed of the Magik track, and the country of the fields within it."""

from typing import Final

import numpy as np
import skia

from assets.art.boards.cauldron_country import country
from assets.art.boards.cauldron_track import length, spot, stone
from assets.art.boards.tiles import HEIGHT, SCALE, WIDTH, cut
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.noise import Array
from assets.art.inkwash.shapes import blob, line

SEED: Final = 88
FIRST_COLUMN, LAST_COLUMN = 3, 12
LAST_ROW: Final = 5
"""The tile cells that the drawing covers: below them lie only papers."""

ACROSS = LAST_COLUMN - FIRST_COLUMN + 1
BED: Final = 29
"""Half the width of the bed in layout pixels."""

OVERRUN: Final = 32
"""How far the bed goes on beyond the stones of 0 and 35."""

ZONES: Final = ((-2.0, 10.5, c.MOSS, 0.46), (10.5, 24.5, c.STRAW, 0.28), (24.5, 37.0, c.PLUM, 0.4))
"""Stretches of the bed between two numbers, their colour and strength."""

STEP: Final = 16


def cells() -> list[tuple[int, int]]:
    """The map cells (column, row) of the drawing; their index is the tile's id."""
    return [(column, row) for row in range(LAST_ROW + 1) for column in range(FIRST_COLUMN, LAST_COLUMN + 1)]


def _band(start: float, end: float, width: float) -> skia.Path:
    """The bed between two distances along the line, ``width`` to each side."""
    count = max(4, int((end - start) / STEP))
    spots = [spot(start + (end - start) * i / count) for i in range(count + 1)]
    outside = [place.beside(width) for place in spots]
    inside = [place.beside(-width) for place in reversed(spots)]
    return blob(*outside, *inside, tension=0.5)


def _bed(canvas: Canvas) -> None:
    """The path of the Magik track: cream paper, its three zones, and a hairline along both edges."""
    whole = _band(-OVERRUN, length() + OVERRUN, BED)
    canvas.base(whole, "#f0e0ba")
    step = length() / 35
    for first, last, colour, strength in ZONES:
        zone = _band(max(-OVERRUN, first * step), min(length() + OVERRUN, last * step), BED)
        canvas.wash(zone, colour, strength, edge=1.0, vary=0.8, loose=2, bloom=0.7, cell=70, granul=0)
    canvas.shadow(whole, 3, 5, 5, 0.4)
    canvas.ink(whole, 2.4, corners=False, wobble=0.8)
    for side in (-1, 1):
        edge = [
            spot(-OVERRUN + i * STEP).beside(side * BED * 0.82) for i in range(int((length() + 2 * OVERRUN) / STEP))
        ]
        canvas.ink(line(*edge), 1.0, c.INK_SOFT, alpha=0.7, dry=0.5)
    for border in (10.5, 24.5):
        place = stone(border)
        canvas.ink(line(place.beside(BED + 7), place.beside(-BED - 7)), 2.2, c.INK_SOFT, taper=(0.3, 0.3))


def board() -> Array:
    """The country with the bed of the track around it, packed in rows of ``ACROSS`` tiles."""
    canvas = Canvas(WIDTH, HEIGHT, SCALE, SEED, paper=c.PAPER_TABLE, tooth=0.6)
    country(canvas)
    _bed(canvas)
    return cut(np.dstack([canvas.rgb, canvas.alpha]), cells(), ACROSS)
