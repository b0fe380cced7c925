"""Handgrips shared by the pictures of the hexes: gloves, faces, notes, sheets of paper, leaves, small pots."""

from collections.abc import Sequence
from typing import Final

import skia

from assets.art import brush
from assets.art.bubble_and_boil.kettles import draw_body
from assets.art.bubble_and_boil.pots import draw_lid, draw_rim
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import Point, blob, circle, line, polygon, svg_path

SKIN: Final = "#eccfa4"
SKIN_DEEP: Final = "#b8743f"
FIST: Final = svg_path(
    "M-22 -14 C-26 -30 -8 -34 2 -30 C14 -36 28 -30 28 -16 C32 -2 28 14 14 20 C2 26 -16 22 -22 10 C-26 2 -24 -6"
    " -22 -14 Z"
)
PALM: Final = svg_path(
    "M-18 34 C-26 14 -38 2 -32 -6 C-26 -12 -20 0 -16 4 L-20 -28 C-20 -38 -10 -38 -9 -28 L-6 -8 L-5 -38 C-5 -48"
    " 6 -48 6 -38"
    " L6 -8 L11 -34 C13 -43 23 -41 21 -31 L18 -4 L26 -18 C31 -25 38 -20 34 -12 C29 6 28 22 18 34 Z"
)


def skin(canvas: Canvas, shape: skia.Path, tint: str = SKIN_DEEP, strength: float = 0.16, width: float = 2.6) -> None:
    """Flesh with its shadow side."""
    brush.body(canvas, shape, tint, SKIN_DEEP, strength, paper=SKIN, width=width, depth=6, shading=0.4, bloom=0)


def painted(
    canvas: Canvas,
    shape: skia.Path,
    colour: str,
    deep: str = c.INK,
    strength: float = 0.9,
    width: float = 2.6,
    depth: float = 6,
) -> None:
    """A flat thing of one colour with a shadow side."""
    brush.body(canvas, shape, colour, deep, strength, width=width, depth=depth, shading=0.45, bloom=0.2)


def sleeve(canvas: Canvas, points: Sequence[Point], width: float, colour: str, deep: str = c.PLUM_DEEP) -> None:
    """An arm in cloth, its cuff at the last point."""
    arm = brush.limb(points, (width * 1.25, width, width * 1.1))
    painted(canvas, arm, colour, deep)


def fist(canvas: Canvas, x: float, y: float, scale: float = 1.0, rotation: float = 0, flip: bool = False) -> None:
    """A closed hand."""
    with canvas.at(x, y, scale, rotation, flip):
        skin(canvas, FIST)
        for top in (-20, -8, 4):
            brush.crease(canvas, (26, top), (14, top + 2), (4, top + 4), width=brush.INNER)


def palm(canvas: Canvas, x: float, y: float, scale: float = 1.0, rotation: float = 0, flip: bool = False) -> None:
    """An open hand, its palm to us."""
    with canvas.at(x, y, scale, rotation, flip):
        skin(canvas, PALM)
        brush.crease(canvas, (-12, 14), (2, 6), (18, 10))
        brush.crease(canvas, (-8, 24), (2, 18), (12, 20))


def paper_sheet(canvas: Canvas, points: Sequence[Point], lines: int = 0) -> None:
    """A sheet of paper, with lines of writing if asked for; points run clockwise from the upper left."""
    sheet = polygon(*points)
    brush.body(canvas, sheet, c.STRAW, c.UMBER, 0.3, width=2.4, depth=6, shading=0.3, bloom=0)
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = points[:4]
    for i in range(lines):
        part = (i + 1) / (lines + 1)
        left, right = (ax + (dx - ax) * part, ay + (dy - ay) * part), (bx + (cx - bx) * part, by + (cy - by) * part)
        start = (left[0] * 0.86 + right[0] * 0.14, left[1] * 0.86 + right[1] * 0.14)
        reach = 0.86 if i % 3 != 2 else 0.55
        end = (left[0] * (1 - reach) + right[0] * reach, left[1] * (1 - reach) + right[1] * reach)
        middle = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2 + 1)
        canvas.ink(line(start, middle, end), 1.6, c.INK_SOFT, wobble=1.0)


def note(canvas: Canvas, x: float, y: float, scale: float = 1.0, rotation: float = 0, double: bool = False) -> None:
    """A note of music."""
    with canvas.at(x, y, scale, rotation):
        canvas.base(circle(-4, 10, 6, 4.6), c.INK)
        canvas.ink(line((1, 10), (1.5, -4), (2, -16)), 2.4, taper=(0, 0))
        if double:
            canvas.base(circle(16, 7, 6, 4.6), c.INK)
            canvas.ink(line((21, 7), (21.5, -6), (22, -19)), 2.4, taper=(0, 0))
            canvas.base(polygon((1, -17), (23, -21), (23, -15), (1, -11)), c.INK)
        else:
            canvas.ink(line((2, -16), (9, -12), (9, -4)), 2.4, taper=(0, 0.5))


def pot(canvas: Canvas, x: float, y: float, scale: float, seat: str = "plum", lid: bool = False) -> None:
    """A pot of a seat, 300 units wide at scale 1, its middle at (x, y)."""
    with canvas.at(x, y, scale, line_scale=canvas.line_scale * max(0.45, min(1.0, scale * 1.8))):
        draw_body(canvas, seat, small=True)
        draw_rim(canvas)
        if lid:
            with canvas.at(-6, -8, rotation=-6):
                draw_lid(canvas, seat, small=True)


def plank(canvas: Canvas, x: float, y: float, width: float, height: float, rotation: float = 0) -> None:
    """A board of a fence or a door, standing on (x, y)."""
    with canvas.at(x, y, rotation=rotation):
        board = polygon(
            (-width / 2, 0), (-width / 2, -height), (0, -height - width * 0.5), (width / 2, -height), (width / 2, 0)
        )
        brush.body(canvas, board, c.UMBER, c.SEPIA, 0.6, paper="#e6c48e", width=2.4, depth=5, bloom=0)
        canvas.ink(
            line((-width * 0.15, -6), (-width * 0.1, -height * 0.5), (-width * 0.2, -height * 0.9)),
            brush.DETAIL,
            c.SEPIA,
        )


def chop(canvas: Canvas, *points: Point, width: float = 3.0, colour: str = c.INK) -> None:
    """A plain stroke with blunt ends."""
    canvas.ink(line(*points), width, colour, taper=(0, 0), dry=0)


def shards(canvas: Canvas, points: Sequence[Point], colour: str = c.STONE, radius: float = 3.0) -> None:
    """Crumbs and splashes."""
    for x, y in points:
        crumb = blob((x - radius, y), (x, y - radius), (x + radius, y), (x, y + radius * 0.8))
        canvas.base(crumb, c.PAPER_LITE)
        canvas.wash(crumb, colour, 0.9, loose=0.2, bloom=0)
        canvas.ink(crumb, 1.3)
