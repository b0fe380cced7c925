"""Medallions: the round place of a seat that a small head looks out of, in the seat's colour."""

from typing import Final

from assets.art.common.hats import HAT_COLOURS
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.palette import PAPER_LITE, UMBER
from assets.art.inkwash.shapes import circle

MEDALLION: Final = 104
MEDALLION_MARGIN: Final = 8
SEED: Final = 700


def medallion(seat: str) -> Canvas:
    """A wooden ring around the seat's colour, 104x104; the colour is deepest where the head covers it least."""
    size = MEDALLION + 2 * MEDALLION_MARGIN
    canvas = Canvas(size, size + 2, seed=SEED + list(HAT_COLOURS).index(seat), tooth=0.5)
    middle = size / 2
    with canvas.at(middle, middle + 4):
        frame, inside = circle(0, 0, 50), circle(0, 0, 45)
        canvas.base(frame, "#d9b98a")
        canvas.wash(frame, UMBER, 0.85, edge=0.7, loose=0, shift=(0, 0), vary=0.6)
        canvas.base(inside, PAPER_LITE)
        canvas.wash(inside, HAT_COLOURS[seat], 0.5, vary=0.75, edge=0.9, loose=0.5, bloom=0.8, shift=(0, 0), granul=0.2)
        canvas.ink(inside, 2.0, corners=False)
        canvas.ink(frame, 2.8, corners=False)
        canvas.shadow(frame, 2, 4, 3, 0.42)
    return canvas
