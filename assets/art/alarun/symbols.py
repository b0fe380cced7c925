"""The sign of each colour of Alarún, so that nothing rests on the colour alone; and the pale seal it stands on."""

from collections.abc import Callable
from functools import partial
from typing import Final

import skia

from assets.art.alarun.hues import COLOURS, HUES
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import Point, circle, cut, line, moved, polygon, star, svg_path, union
from assets.art.sheets import Sprite

SIZE: Final = 40
MARGIN: Final = 5
INNER_LINES: Final[dict[str, tuple[tuple[Point, ...], ...]]] = {
    "green": (((-13, 13), (0, 0), (10, -10)), ((-4, 4), (-5, -3), (-3, -8)), ((2, -2), (8, -1), (11, 1))),
    "blue": (((-7, -7), (-4, 1), (-7, 8)), ((-13, -1), (-12, -1.5), (-11, -1))),
    "red": (((0, 16), (-5, 10), (1, 2)), ((1, 2), (6, 9), (0, 16))),
    "purple": (((-2, -18), (-2, 0), (0, 16)), ((6, -4), (6, 4), (5, 16))),
    "pink": (((-3, 0), (0, 3), (3, 0)), ((-3, 0), (0, -3), (3, 0))),
}
"""The pen lines inside a sign."""


def _sun() -> skia.Path:
    return star(0, 0, 18.5, 8, 0.62)


def _moon() -> skia.Path:
    return cut(circle(-1, 0, 16.5), circle(8, -5, 13))


def _blossom() -> skia.Path:
    petals = (
        moved(svg_path("M0 2 C-11 -4 -10 -18 -4 -18 L0 -15 L4 -18 C10 -18 11 -4 0 2 Z"), rotation=72.0 * i)
        for i in range(5)
    )
    return union(circle(0, 0, 6), *petals)


def _fish() -> skia.Path:
    body = svg_path("M-18 1 C-12 -14 6 -15 12 -2 C7 14 -11 14 -18 1 Z")
    return union(body, svg_path("M8 -1 L19 -12 C16 -4 16 5 19 12 Z"))


def _flame() -> skia.Path:
    return svg_path(
        "M1 -19 C3 -11 13 -6 13 5 C13 13 7 18 0 18 C-7 18 -13 13 -13 5"
        " C-13 0 -11 -4 -8 -8 C-7 -5 -5 -3 -3 -3 C-5 -9 -3 -15 1 -19 Z"
    )


def _leaf() -> skia.Path:
    return svg_path("M-14 14 C-17 -6 -4 -17 16 -16 C17 4 6 17 -14 14 Z")


def _crystal() -> skia.Path:
    return polygon((-4, 17), (-9, -7), (-2, -19), (5, -8), (6, -4), (11, -10), (16, -2), (9, 17))


OUTLINES: Final[dict[str, Callable[[], skia.Path]]] = {
    "yellow": _sun,
    "white": _moon,
    "pink": _blossom,
    "blue": _fish,
    "red": _flame,
    "green": _leaf,
    "purple": _crystal,
}


def draw_symbol(canvas: Canvas, colour: str, weight: float = 1.0) -> None:
    """The sign of a colour in a box of 40 around the origin; ``weight`` multiplies its pen."""
    hues, outline = HUES[colour], OUTLINES[colour]()
    canvas.base(outline, hues.pale)
    canvas.wash(outline, hues.colour, 1.0, loose=0.2, shift=(0, 0), inset=0, bloom=0.15)
    if colour == "white":
        canvas.glaze(cut(_moon(), circle(-3, -3, 14)), HUES["white"].deep, 0.4, soft=1.5)
    canvas.ink(outline, 1.9 * weight, overshoot=0)
    for inner in INNER_LINES.get(colour, ()):
        canvas.ink(line(*inner), 1.3 * weight, taper=(0.1, 0.4))


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
