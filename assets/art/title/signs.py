"""The pictures on the signs below the shelf, 110x100 each."""

import math
from collections.abc import Callable
from functools import partial
from typing import Final

import skia

from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import Point, blob, circle, cut, line, polygon, rounded_rect, star, svg_path
from assets.art.sheets import Sprite

SIZE: Final = (110, 100)
MARGIN: Final = 12
WOOD: Final = "#d9ac74"


def gear(canvas: Canvas) -> None:
    """A wooden cog wheel with a small brass one behind."""
    with canvas.at(36, 28, 0.42, 12):
        _wheel(canvas, "#f2d58a", c.GOLD)
    with canvas.at(-8, 6, 0.82):
        _wheel(canvas, WOOD, c.UMBER)


def _wheel(canvas: Canvas, paper: str, colour: str) -> None:
    teeth = 8
    corners: list[Point] = []
    for i in range(teeth):
        middle = 2 * math.pi * i / teeth
        for offset, radius in ((-0.30, 38), (-0.2, 53), (0.2, 53), (0.30, 38)):
            corners.append((radius * math.cos(middle + offset), radius * math.sin(middle + offset)))
    wheel = cut(polygon(*corners), circle(0, 0, 15))
    canvas.base(wheel, paper)
    canvas.wash(wheel, colour, 0.8, edge=0.8, vary=0.6, bloom=0.5)
    canvas.hatch(wheel, -50, 4.4, cover=0.4, width=1.1, colour=c.INK)
    canvas.ink(wheel, 3.0)
    canvas.ink(circle(0, 0, 25), 1.3, c.SEPIA)
    canvas.gouache(blob((-34, -14), (-28, -26), (-22, -30), (-28, -18)), c.WHITE, 0.5, 0.8)
    canvas.shadow(wheel, 4, 5, 4, 0.4)


def quill(canvas: Canvas) -> None:
    """A feather writing on a scroll."""
    with canvas.at(-8, 6, 0.74):
        scroll = blob(
            (-62, 20),
            (-20, 14),
            (30, 22),
            (66, 16),
            (70, 40),
            (62, 58),
            (20, 52),
            (-26, 58),
            (-66, 52),
            (-70, 36),
            tension=0.4,
        )
        canvas.base(scroll, c.PAPER_LITE)
        canvas.wash(scroll, c.STRAW, 0.45, edge=1.0, loose=0.8)
        canvas.ink(scroll, 2.4, corners=False)
        for y, end in ((29, 20), (38, 40), (47, 6)):
            canvas.ink(line((-50, y), (-20, y - 2), (end - 10, y + 1), (end, y)), 1.5, c.INK_SOFT, taper=(0.1, 0.4))
        feather = svg_path("M14 36 C18 8 34 -34 66 -62 C74 -68 80 -60 76 -50 C64 -18 44 10 22 30 Z")
        canvas.base(feather, c.PAPER_LITE)
        canvas.wash(feather, c.PLUM, 0.6, edge=0.8, vary=0.6)
        canvas.hatch(feather, 20, 4, cover=0.5, width=1.0, colour=c.PLUM_DEEP)
        canvas.ink(feather, 2.6)
        canvas.ink(line((8, 46), (18, 30), (40, -8), (70, -56)), 2.0, taper=(0.1, 0.4))
        canvas.shadow(scroll, 4, 5, 4, 0.4)


def hourglass(canvas: Canvas) -> None:
    """An hourglass whose sand is half run."""
    glass = svg_path("M-24 -34 C-24 -12 -4 -8 -4 0 C-4 8 -24 12 -24 34 L24 34 C24 12 4 8 4 0 C4 -8 24 -12 24 -34 Z")
    canvas.base(glass, "#e9eee2")
    canvas.wash(glass, c.TEAL, 0.16, edge=1.2, loose=0.4, vary=0.2)
    with canvas.clip(glass):
        for sand in (
            svg_path("M-20 -20 L20 -20 C16 -10 4 -6 0 4 C-4 -6 -16 -10 -20 -20 Z"),
            svg_path("M-26 36 C-20 24 -8 18 0 16 C8 18 20 24 26 36 Z"),
        ):
            canvas.base(sand, "#f6e2a8")
            canvas.wash(sand, c.GOLD, 0.75, loose=0.6)
            canvas.ink(sand, 1.3, c.SEPIA)
        canvas.ink(line((0, 2), (0.5, 10), (0, 18)), 1.8, c.GOLD)
    canvas.gouache(blob((-18, -28), (-15, -29), (-13, -18), (-16, -17)), c.WHITE, 0.8, 0.4)
    canvas.ink(glass, 2.4)
    for x in (-31, 31):
        post = rounded_rect(x - 3.5, -36, 7, 72, 3)
        _wood(canvas, post)
    for y in (-43, 33):
        plate = blob(
            (-38, y),
            (0, y - 1),
            (38, y),
            (39, y + 5),
            (38, y + 10),
            (0, y + 11),
            (-38, y + 10),
            (-39, y + 5),
            tension=0.3,
        )
        _wood(canvas, plate)
        canvas.shadow(plate, 3, 4, 3, 0.4)


def _wood(canvas: Canvas, shape: skia.Path) -> None:
    canvas.base(shape, WOOD)
    canvas.wash(shape, c.UMBER, 0.9, edge=0.7)
    canvas.ink(shape, 2.3)


def book(canvas: Canvas) -> None:
    """An open book with a sprig pressed in it."""
    cover = svg_path(
        "M-50 -24 C-30 -30 -10 -28 0 -20 C10 -28 30 -30 50 -24 L50 34 C30 28 10 30 0 38 C-10 30 -30 28 -50 34 Z"
    )
    canvas.base(cover)
    canvas.wash(cover, c.BLOOD, 0.95, edge=0.8)
    canvas.ink(cover, 2.8)
    for side in (-1, 1):
        page = svg_path(
            f"M0 -22 C{side * 10} -32 {side * 28} -34 {side * 45} -29"
            f" L{side * 45} 25 C{side * 28} 20 {side * 10} 22 0 31 Z"
        )
        canvas.base(page, c.PAPER_LITE)
        canvas.wash(page, c.STRAW, 0.3, edge=1.0, loose=0.6)
        canvas.ink(page, 2.0)
    for y in (-18, -9, 0, 9):
        canvas.ink(line((-38, y), (-24, y - 3), (-8, y + 2)), 1.4, c.INK_SOFT, taper=(0.1, 0.4))
    canvas.ink(line((24, 16), (22, 0), (26, -20)), 1.7, c.FERN, taper=(0.05, 0.3))
    for i, y in enumerate((10, 3, -4, -11)):
        side = 1 if i % 2 else -1
        leaf = blob((23, y), (23 + side * 5, y - 7), (23 + side * 13, y - 7), (23 + side * 8, y))
        canvas.base(leaf, "#dfe0a8")
        canvas.wash(leaf, c.MOSS, 0.9, loose=0.4)
        canvas.ink(leaf, 1.3)
    canvas.ink(line((0, -21), (0.5, 5), (0, 31)), 1.8, taper=(0.05, 0.1))
    canvas.shadow(cover, 4, 5, 4, 0.4)


def abacus(canvas: Canvas) -> None:
    """A counting frame with three rows of beads."""
    for x in (-44, 38):
        _wood(canvas, rounded_rect(x, -38, 7, 78, 3))
    for y, colour, left in ((-22, c.BLOOD, 3), (1, c.LAPIS, 2), (24, c.MOSS, 4)):
        canvas.ink(line((-38, y), (0, y + 0.5), (39, y)), 2.0, taper=(0, 0))
        for i in range(5):
            x = -30 + 12 * i if i < left else -14 + 12 * i
            if x > 34:
                continue
            bead = circle(x, y, 6.2, 8.4)
            canvas.base(bead)
            canvas.wash(bead, colour, 0.95, loose=0.4)
            canvas.ink(bead, 1.7)
            canvas.gouache(circle(x - 2, y - 3, 1.5), c.WHITE, 0.9, 0)
    for y in (-43, 35):
        rail = rounded_rect(-50, y, 100, 9, 4)
        _wood(canvas, rail)
        canvas.shadow(rail, 3, 4, 3, 0.4)


def door(canvas: Canvas) -> None:
    """A round-topped cottage door that stands ajar."""
    frame = svg_path("M-34 42 L-34 -8 C-34 -52 34 -52 34 -8 L34 42 Z")
    inside = svg_path("M-25 42 L-25 -8 C-25 -40 25 -40 25 -8 L25 42 Z")
    leaf = svg_path("M-25 42 L-25 -8 C-25 -32 -2 -38 12 -28 L12 50 Z")
    canvas.base(frame, "#cfc6b4")
    canvas.wash(frame, c.SLATE, 0.45, edge=0.7)
    for x, y in ((-31, 24), (-31, 4), (-29, -16), (-14, -37), (8, -38), (27, -20), (31, 0), (31, 22)):
        canvas.ink(line((x - 4, y), (x + 4, y - 2)), 1.4, c.INK_SOFT)
    canvas.ink(frame, 2.8)
    canvas.base(inside, "#f6dc92")
    canvas.wash(inside, c.GOLD, 0.7)
    canvas.ink(inside, 1.8)
    canvas.base(leaf, WOOD)
    canvas.wash(leaf, c.UMBER, 0.9, edge=0.7)
    canvas.hatch(leaf, 88, 5.5, cover=0.8, width=1.1, colour=c.SEPIA)
    for y in (-6, 28):
        canvas.ink(line((-24, y), (-12, y + 1), (-2, y + 3)), 3.2, taper=(0, 0.3))
    canvas.ink(leaf, 2.4)
    knob = circle(5, 16, 3.2)
    canvas.base(knob, "#f6dc92")
    canvas.ink(knob, 1.5)
    canvas.ink(star(19, -10, 5, 4, 0.3), 1.2)
    canvas.shadow(frame, 4, 5, 4, 0.4)


def sign(draw: Callable[[Canvas], None], seed: int) -> Canvas:
    """A sign's picture around the middle of its piece."""
    width, height = SIZE
    canvas = Canvas(width + 2 * MARGIN, height + 2 * MARGIN, seed=seed)
    with canvas.at(MARGIN + width / 2, MARGIN + height / 2):
        draw(canvas)
    return canvas


PICTURES: Final[tuple[Callable[[Canvas], None], ...]] = (gear, quill, hourglass, book, abacus, door)
SPRITES: Final[dict[str, Sprite]] = {
    f"sign.{picture.__name__}": Sprite(partial(sign, picture, 271 + i), (MARGIN, MARGIN, *SIZE))
    for i, picture in enumerate(PICTURES)
}
