"""Where the parts of the great cauldron lie: its units, its canvas, the cut-open window and the level scale.

The cauldron is drawn in its own units around a point in the middle of its belly; ``UNIT`` layout pixels make one.
All layers of the cauldron are drawn on the same canvas and have the same piece, so they register by themselves.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import numpy as np
import skia

from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import svg_path

UNIT: Final = 1.56
LINE_SCALE: Final = 0.72
CANVAS_SIZE: Final = (660, 560)
ORIGIN: Final = (330, 240)
"""The cauldron's origin on its canvas, in layout pixels."""

PIECE: Final = (98, 86, 464, 420)
"""The piece of every layer of the cauldron: its place on the table."""

WINDOW: Final = svg_path(
    "M-62 -42 C-70 -42 -74 -38 -78 -28 C-92 6 -88 50 -62 80 C-40 102 40 102 62 80 C88 50 92 6 78 -28"
    " C74 -38 70 -42 62 -42 Z"
)
FRAME: Final = svg_path(
    "M-64 -50 C-76 -50 -82 -44 -86 -32 C-102 6 -97 54 -67 86 C-43 111 43 111 67 86 C97 54 102 6 86 -32"
    " C82 -44 76 -50 64 -50 Z"
)
POT: Final = svg_path(
    "M-118 -64 C-150 -20 -158 30 -128 70 C-100 106 -50 118 0 118 C50 118 100 106 128 70 C158 30 150 -20 118 -64 Z"
)

EMPTY_Y, BOIL_Y = 96, -30
"""Heights of an empty cauldron and of the boil line, in cauldron units; the level is linear between them."""

_EDGE_Y: Final = (-42, -28, -10, 10, 30, 50, 66, 80, 96)
_EDGE_X: Final = (70, 78, 84, 87.5, 86, 79, 72, 62, 40)


def level_y(value: float, target: int) -> float:
    """The height of the surface, in cauldron units, when the cards add up to ``value``."""
    return EMPTY_Y - value * (EMPTY_Y - BOIL_Y) / target


def window_half_width(y: float) -> float:
    """Distance from the middle of the window to its edge at a height, in cauldron units."""
    return float(np.interp(y, _EDGE_Y, _EDGE_X))


@contextmanager
def cauldron(canvas: Canvas) -> Iterator[Canvas]:
    """Draw on the canvas in cauldron units."""
    with canvas.at(*ORIGIN, UNIT, line_scale=LINE_SCALE):
        yield canvas


def window_piece() -> tuple[float, float, float, float]:
    """The box of the window on the cauldron's canvas, in layout pixels, grown to whole pixels."""
    bounds = WINDOW.computeTightBounds()
    left, top = (int(v) for v in (ORIGIN[0] + UNIT * bounds.left(), ORIGIN[1] + UNIT * bounds.top()))
    right, bottom = (int(v) + 1 for v in (ORIGIN[0] + UNIT * bounds.right(), ORIGIN[1] + UNIT * bounds.bottom()))
    return left, top, right - left, bottom - top


def outside(path: skia.Path) -> skia.Path:
    """Everything around a path, as a shape to clip with; cauldron units."""
    whole = skia.Path()
    whole.addRect(skia.Rect.MakeLTRB(-400, -400, 400, 400))
    return skia.Op(whole, path, skia.PathOp.kDifference_PathOp)
