"""The parts that small signs are put together from: cubes, discs, arrows, cards, beds, ladders."""

from typing import Final

import skia

from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import (
    blob,
    circle,
    crescent,
    line,
    polygon,
    rounded_rect,
    svg_path,
)

SKIN: Final = "#eccfa4"


def painted(
    canvas: Canvas, shape: skia.Path, colour: str, strength: float = 0.9, pen: float = 2.0, paper: str = c.PAPER_LITE
) -> None:
    """A small painted shape with its outline."""
    canvas.base(shape, paper)
    canvas.wash(shape, colour, strength, loose=0.4, edge=0.7, bloom=0, inset=0.2, shift=(0.6, 0.7))
    canvas.ink(shape, pen)


def stick(canvas: Canvas, *points: tuple[float, float], width: float = 5.6, colour: str = c.UMBER) -> None:
    """A wooden stick."""
    canvas.ink(line(*points), width, c.INK, taper=(0, 0))
    canvas.ink(line(*points), width - 2.6, colour, taper=(0, 0), dry=0)


def any_cube(canvas: Canvas, x: float, y: float, size: float) -> None:
    """A small cube of bare wood."""
    with canvas.at(x, y, size / 100):
        faces = (
            (polygon((0, -46), (42, -26), (0, -6), (-42, -26)), 0.2),
            (polygon((-42, -26), (0, -6), (0, 46), (-42, 24)), 0.5),
            (polygon((42, -26), (0, -6), (0, 46), (42, 24)), 0.9),
        )
        for face, strength in faces:
            canvas.base(face, "#f0d9ae")
            canvas.wash(face, c.UMBER, strength, loose=0.2, shift=(0, 0), inset=0.1, bloom=0)
            canvas.ink(face, 1.6)


def blot(canvas: Canvas, x: float, y: float, radius: float) -> None:
    """A corruption disc in small."""
    with canvas.at(x, y, radius / 16):
        canvas.base(circle(0, 0, 16), "#3b3540")
        canvas.wash(circle(0, 0, 16), c.PLUM_DEEP, 0.5, loose=0, shift=(0, 0), bloom=0)
        canvas.ink(circle(0, 0, 16), 2.0)
        shape = svg_path("M-8 -2 C-8 -12 8 -12 8 -2 C10 2 8 5 8 10 L3 7 L0 11 L-3 7 L-8 9 C-7 5 -10 2 -8 -2 Z")
        canvas.gouache(shape, "#cdb9d6", 0.95, 0.1)
        for side in (-1, 1):
            canvas.base(circle(side * 3.4, -2, 2.3), c.INK)


def arrow(
    canvas: Canvas, rotation: float, x: float = 0, y: float = 0, colour: str = c.MOSS, scale: float = 1.0
) -> None:
    """A short stout arrow that points to the right before it is turned."""
    with canvas.at(x, y, scale, rotation):
        shape = polygon((-11, -4), (1, -4), (1, -10), (13, 0), (1, 10), (1, 4), (-11, 4))
        painted(canvas, shape, colour, 0.8, 1.8)


def bed(canvas: Canvas, y: float = 6) -> None:
    """A piece of garden."""
    earth = blob((-20, y + 2), (-10, y - 3), (8, y - 2), (20, y + 2), (18, y + 12), (0, y + 14), (-18, y + 12))
    painted(canvas, earth, c.SEPIA, 0.8, 2.0, "#dcb27a")
    for row in (4, 8):
        canvas.ink(line((-14, y + row), (0, y + row - 1), (14, y + row)), 1.1, c.SEPIA)


def card(canvas: Canvas, x: float, y: float, rotation: float = 0, scale: float = 1.0) -> None:
    """A card's back."""
    with canvas.at(x, y, scale, rotation):
        card = rounded_rect(-9, -13, 18, 26, 2.6)
        canvas.base(card, c.PAPER_LITE)
        canvas.wash(rounded_rect(-6.6, -10.6, 13.2, 21.2, 1.6), c.PLUM, 1.0, loose=0.3, shift=(0, 0), bloom=0)
        canvas.ink(card, 1.9)
        canvas.gouache(crescent(0, 0, 4.6, 0.5, -0.5), c.CREAM_TEXT, 1, 0)


def ladder(canvas: Canvas, x: float) -> None:
    """A piece of ladder."""
    for y in (-13, -3, 7, 17):
        stick(canvas, (x - 8, y), (x, y), (x + 8, y), width=4.4)
    for side in (-8, 8):
        stick(canvas, (x + side, -21), (x + side, 0), (x + side, 21), width=5.0)
