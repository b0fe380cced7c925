"""The sign of each colour of Alarún, so that nothing rests on the colour alone; and the pale seal it stands on."""

from collections.abc import Callable
from functools import partial
from typing import Final

import skia

from assets.art.alarun.hues import COLOURS, HUES
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import circle, cut, line, polygon, star, svg_path
from assets.art.sheets import Sprite

SIZE: Final = 40
MARGIN: Final = 5
LEAF_VEINS: Final = (((-13, 13), (0, 0), (10, -10)), ((-4, 4), (-5, -3), (-3, -8)), ((2, -2), (8, -1), (11, 1)))


def _sun() -> skia.Path:
    return star(0, 0, 18.5, 8, 0.62)


def _moon() -> skia.Path:
    return cut(circle(-1, 0, 16.5), circle(8, -5, 13))


def _heart() -> skia.Path:
    return svg_path("M0 15 C-14 4 -18 -4 -15 -10 C-11 -17 -3 -15 0 -7 C3 -15 11 -17 15 -10 C18 -4 14 4 0 15 Z")


def _drop() -> skia.Path:
    return svg_path("M0 -18 C7 -6 12 0 12 6 A12 12 0 1 1 -12 6 C-12 0 -7 -6 0 -18 Z")


def _diamond() -> skia.Path:
    return polygon((0, -18), (14, 0), (0, 18), (-14, 0))


def _leaf() -> skia.Path:
    return svg_path("M-14 14 C-17 -6 -4 -17 16 -16 C17 4 6 17 -14 14 Z")


def _star() -> skia.Path:
    return star(0, 1, 18.5, 5, 0.45)


OUTLINES: Final[dict[str, Callable[[], skia.Path]]] = {
    "yellow": _sun,
    "white": _moon,
    "pink": _heart,
    "blue": _drop,
    "red": _diamond,
    "green": _leaf,
    "purple": _star,
}


def draw_symbol(canvas: Canvas, colour: str, weight: float = 1.0) -> None:
    """The sign of a colour in a box of 40 around the origin; ``weight`` multiplies its pen."""
    hues, outline = HUES[colour], OUTLINES[colour]()
    canvas.base(outline, hues.pale)
    canvas.wash(outline, hues.colour, 1.0, loose=0.2, shift=(0, 0), inset=0, bloom=0.15)
    if colour == "white":
        canvas.glaze(cut(_moon(), circle(-3, -3, 14)), HUES["white"].deep, 0.4, soft=1.5)
    canvas.ink(outline, 1.9 * weight, overshoot=0)
    if colour == "green":
        for vein in LEAF_VEINS:
            canvas.ink(line(*vein), 1.2 * weight, taper=(0.1, 0.4))


def draw_seal(canvas: Canvas, x: float, y: float, radius: float, colour: str, weight: float, rim: float) -> None:
    """A pale disc with the sign of a colour; ``rim`` is the width of its outline."""
    disc = circle(x, y, radius)
    canvas.base(disc, c.PAPER_LITE)
    canvas.ink(disc, rim, wobble=0.3)
    with canvas.at(x, y, radius / 23.5):
        draw_symbol(canvas, colour, weight)


def symbol(colour: str) -> Canvas:
    """A sign alone, 40x40."""
    canvas = Canvas(SIZE + 2 * MARGIN, SIZE + 2 * MARGIN, seed=30 + COLOURS.index(colour), tooth=0.4)
    with canvas.at(MARGIN + SIZE / 2, MARGIN + SIZE / 2):
        draw_symbol(canvas, colour)
    return canvas


SPRITES: Final[dict[str, Sprite]] = {
    f"symbol.{colour}": Sprite(partial(symbol, colour), (MARGIN, MARGIN, SIZE, SIZE)) for colour in COLOURS
}
