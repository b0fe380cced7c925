"""The board on the table of Cauldron: a framed sheet with the bed of the Magik track and the country of the fields."""

from typing import Final

import numpy as np
import skia

from assets.art.boards.cauldron_country import country
from assets.art.boards.cauldron_track import length, spot, stone
from assets.art.boards.tiles import HEIGHT, SCALE, WIDTH, cut
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.noise import Array
from assets.art.inkwash.shapes import blob, line, svg_path
from assets.art.inkwash.shapes import cut as cut_path
from assets.art.rooms import kit

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

RIM: Final = 10
"""Width of the wooden frame round the sheet."""

FRAME: Final = "M{0} {3} L{0} 250 C{0} 154 {4} {1} 540 {1} L1380 {1} C{5} {1} {2} 154 {2} 250 L{2} {3} Z"


def cells() -> list[tuple[int, int]]:
    """The map cells (column, row) of the drawing; their index is the tile's id."""
    return [(column, row) for row in range(LAST_ROW + 1) for column in range(FIRST_COLUMN, LAST_COLUMN + 1)]


def _outline(inset: float) -> skia.Path:
    """The outline of the board, so far inside its outer edge."""
    left, top, right, bottom = 372 + inset, 90 + inset, 1548 - inset, 710 - inset
    return svg_path(FRAME.format(left, top, right, bottom, 440 + inset / 2, 1480 - inset / 2))


def _sheet(canvas: Canvas) -> None:
    """A sheet of parchment in a frame of dark wood, which throws its shadow on the sheet and on the table."""
    outer, inner = _outline(0), _outline(RIM)
    canvas.base(outer, kit.WOOD)
    canvas.wash(outer, c.SEPIA, 1.0, edge=0.6, vary=0.6, loose=0, inset=0, bloom=0.4, granul=0.08)
    canvas.base(inner, c.PAPER_TABLE)
    with canvas.clip(inner):
        kit.ground(canvas, inner, c.STRAW, 0.1, 220)
        kit.ground(canvas, inner, c.UMBER, 0.05, 120)
        for width, strength in ((30, 0.3), (9, 0.5)):
            canvas.glaze(cut_path(inner, _outline(RIM + width * 0.5)), c.SEPIA, strength, soft=width * 0.5, spill=0)
    canvas.ink(inner, 1.8, corners=False, wobble=0.6)
    canvas.ink(outer, 2.8, corners=False, wobble=0.8)
    canvas.shadow(outer, 4, 6, 6, 0.5)


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
    _sheet(canvas)
    country(canvas)
    _bed(canvas)
    return cut(np.dstack([canvas.rgb, canvas.alpha]), cells(), ACROSS)
