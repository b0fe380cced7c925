"""The cubes: wooden pieces cut to the shape of their plant, so that no colour needs to be seen to be known."""

import math
from functools import partial
from typing import Final

import skia

from assets.art.bubble_and_boil.hues import COLOURS, HUES, WOOD
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import blob, circle, line, polygon, rounded_rect, svg_path, union
from assets.art.sheets import Sprite

BOX: Final = 100
"""Pieces are drawn in a square of this side around the origin."""

LARGE, MIDDLE, SMALL = 92, 56, 30
"""Sides of the baked pieces in layout pixels: large card, table, opponents and recipes."""

MARGIN: Final = 8
LEAVES: Final = (
    ((0, -16), (-12, -26), (-24, -44), (-8, -40)),
    ((0, -16), (-7, -34), (0, -50), (8, -34)),
    ((0, -16), (10, -38), (26, -44), (13, -26)),
)
UMBELS: Final = ((-31, -12), (-15, -31), (11, -32), (31, -14), (0, -11))
MANDRAKE_BODY: Final = (
    (-9, -20),
    (9, -20),
    (20, -10),
    (18, 1),
    (34, -8),
    (44, -4),
    (40, 4),
    (24, 14),
    (20, 22),
    (28, 40),
    (22, 48),
    (8, 32),
    (0, 28),
    (-8, 32),
    (-20, 48),
    (-27, 42),
    (-19, 22),
    (-24, 14),
    (-42, 8),
    (-44, 0),
    (-34, -4),
    (-17, 2),
    (-20, -10),
)
OUTLINES: Final[dict[str, skia.Path]] = {
    "green": union(
        *(circle(x, y, 16) for x, y in UMBELS),
        rounded_rect(-6, -10, 12, 56, 5),
        blob((0, 36), (-14, 16), (-36, 18), (-40, 26), (-22, 40)),
        blob((0, 38), (14, 18), (36, 20), (40, 28), (22, 42)),
    ),
    "orange": union(
        *(circle(x, 10, 23, 31) for x in (-23, 0, 23)),
        svg_path("M-8 -18 C-8 -30 -14 -36 -18 -42 C-8 -50 6 -46 8 -40 C6 -32 8 -26 10 -18 Z"),
    ),
    "red": union(blob(*MANDRAKE_BODY), *(blob(*leaf) for leaf in LEAVES)),
    "yellow": union(
        circle(-14, -28, 13, 20),
        circle(14, -28, 13, 20),
        circle(-24, 0, 17, 15),
        circle(24, 0, 17, 15),
        circle(0, 8, 21, 18),
        svg_path("M-10 14 C-8 32 0 46 18 50 C10 38 10 26 12 12 Z"),
    ),
    "wild": rounded_rect(-34, -34, 68, 68, 9),
}
FACE: Final = "#fbe3d4"


def draw_cube(canvas: Canvas, colour: str, pen: float = 1.0, detail: bool = True) -> None:
    """A painted piece of wood, 100 units high, with the thickness of its wood at the lower right; no shadow."""
    hues, outline = HUES[colour], OUTLINES[colour]
    with canvas.at(4, 8):
        canvas.base(outline, hues.deep)
        canvas.wash(outline, c.SHADOW, 0.35, loose=0, shift=(0, 0))
        canvas.ink(outline, 2.6 * pen)
    canvas.base(outline, hues.pale)
    canvas.wash(outline, hues.colour, 0.98, edge=0.8, loose=0.7, inset=0.3, shift=(0.8, 0.9), cell=30)
    with canvas.clip(outline):
        canvas.glaze(blob((16, -40), (60, -20), (60, 60), (-10, 60), (22, 20)), hues.deep, 0.6, soft=5)
        _DETAILS[colour](canvas, pen, detail)
    if colour != "wild":
        canvas.gouache(blob((-30, -14), (-22, -28), (-14, -30), (-22, -16)), c.WHITE, 0.5, 0.4)
    canvas.ink(outline, 2.9 * pen, wobble=0.4)


def _hemlock(canvas: Canvas, pen: float, detail: bool) -> None:
    """White blossoms on five umbels, and the stem."""
    for x, y in UMBELS:
        for i in range(4 if detail else 1):
            angle = i * math.pi / 2 + 0.6
            reach, radius = (6, 3.6) if detail else (0, 6.5)
            canvas.gouache(
                circle(x + reach * math.cos(angle), y + reach * math.sin(angle), radius), "#fbfbe0", 0.95, 0.2
            )
    canvas.ink(line((0, 6), (1, 24), (0, 44)), 1.4 * pen, HUES["green"].deep)


def _pumpkin(canvas: Canvas, pen: float, detail: bool) -> None:
    """A green stalk and ribs."""
    canvas.base(svg_path("M-10 -16 C-9 -28 -16 -36 -20 -44 L10 -48 C8 -32 8 -26 12 -16 Z"), "#7d8f3c")
    canvas.ink(line((-12, -17), (0, -14), (13, -17)), 1.6 * pen)
    for x in (-22, 0, 20) if detail else (-14, 14):
        rib = line((x * 0.5, -16), (x * 1.1, 8), (x * 0.8, 40))
        canvas.ink(rib, 1.5 * pen, HUES["orange"].deep, taper=(0.1, 0.3))


def _mandrake(canvas: Canvas, pen: float, detail: bool) -> None:
    """Leaves, closed eyes and a small smile."""
    for leaf in LEAVES:
        canvas.base(blob(*leaf), "#8da04a")
        canvas.ink(blob(*leaf), 1.4 * pen)
    grow = 1.0 if detail else 1.25
    for side in (-1, 1):
        eye = line((side * 4, -4), (side * 8, 0), (side * 12, -4))
        canvas.ink(eye, 1.7 * pen * grow, FACE, taper=(0.1, 0.1), dry=0)
    canvas.ink(line((-5, 8), (0, 11), (6, 7)), 1.6 * pen * grow, FACE, dry=0)


def _toadflax(canvas: Canvas, pen: float, detail: bool) -> None:
    """The orange throat, and the seams of the petals."""
    throat = blob((-10, -2), (0, -8), (10, -2), (7, 10), (-7, 10))
    canvas.wash(throat, c.EMBER, 0.95, loose=0.4, shift=(0, 0))
    deep = HUES["yellow"].deep
    canvas.ink(line((0, -40), (0, -22), (0, -10)), 1.5 * pen, deep, taper=(0.2, 0.2))
    if detail:
        seam = line((-40, -4), (-22, -10), (0, -10), (22, -10), (40, -4))
        canvas.ink(seam, 1.5 * pen, deep, taper=(0.3, 0.3))


def _wild(canvas: Canvas, pen: float, detail: bool) -> None:
    """Four dots, one a colour, each with the sign of its plant's outline where there is room for it."""
    for (x, y), colour in zip(((-15, -15), (15, -15), (-15, 15), (15, 15)), COLOURS, strict=True):
        if not detail:
            canvas.base(circle(x, y, 11), HUES[colour].colour)
            canvas.ink(circle(x, y, 11), 1.6 * pen)
            continue
        with canvas.at(x, y, 0.27, line_scale=0.6):
            canvas.base(OUTLINES[colour], HUES[colour].colour)
            canvas.ink(OUTLINES[colour], 1.6 * pen)


_DETAILS: Final = {"green": _hemlock, "orange": _pumpkin, "red": _mandrake, "yellow": _toadflax, "wild": _wild}


def pen_for(size: float) -> float:
    """The factor on pen widths for a piece of that size in layout pixels."""
    return max(0.55, min(1.0, size / 72))


def cube(colour: str, size: float) -> Canvas:
    """A cube of a colour, ``size`` layout pixels high, with its shadow."""
    canvas = Canvas(
        size + 2 * MARGIN, size + 2 * MARGIN + size * 0.14, seed=11 + 7 * list(HUES).index(colour), tooth=0.6
    )
    with canvas.at(MARGIN + size / 2, MARGIN + size / 2, size / BOX, line_scale=pen_for(size)):
        draw_cube(canvas, colour, detail=size > SMALL)
        canvas.shadow(OUTLINES[colour], 6, 16, 2.6, 0.45)
    return canvas


def ghost(colour: str, size: float) -> Canvas:
    """The faint outline of a cube that was harvested."""
    canvas = Canvas(size + 2 * MARGIN, size + 2 * MARGIN, seed=61 + list(HUES).index(colour), tooth=0.5)
    with canvas.at(MARGIN + size / 2, MARGIN + size / 2, size / BOX):
        canvas.wash(OUTLINES[colour], HUES[colour].deep, 0.2, edge=0.6, loose=0.6, bloom=0)
        canvas.ink(OUTLINES[colour], 1.3 if size > SMALL else 1.1, c.INK_SOFT, alpha=0.75)
    return canvas


def block(colour: str, size: float) -> Canvas:
    """A real cube with the plant of its colour on two faces: what falls out of a pot; ``any`` is of bare wood."""
    canvas = Canvas(size + 2 * MARGIN, size + 2 * MARGIN + size * 0.14, seed=91 + len(colour), tooth=0.6)
    top = polygon((0, -46), (42, -26), (0, -6), (-42, -26))
    left = polygon((-42, -26), (0, -6), (0, 46), (-42, 24))
    right = polygon((42, -26), (0, -6), (0, 46), (42, 24))
    hues = HUES.get(colour)
    pale, paint, deep = (hues.pale, hues.colour, hues.deep) if hues else (WOOD, c.UMBER, c.SEPIA)
    small = size <= SMALL
    with canvas.at(MARGIN + size / 2, MARGIN + size / 2, size / BOX, line_scale=pen_for(size)):
        for face, strength in ((top, 0.35), (left, 0.7), (right, 1.0)):
            canvas.base(face, pale)
            canvas.wash(face, paint, strength, loose=0.3, shift=(0, 0), inset=0.2, bloom=0)
        canvas.glaze(right, deep, 0.45, soft=2, spill=0)
        for face in (top, left, right):
            canvas.ink(face, 2.0)
        if hues:
            with canvas.at(-21, 11, 0.4 if small else 0.36, line_scale=0.5):
                canvas.base(OUTLINES[colour], c.PAPER_LITE)
                canvas.ink(OUTLINES[colour], 1.6)
        elif not small:
            for start, end in (((-36, -12), (-6, 3)), ((-36, 4), (-6, 20))):
                canvas.ink(line(start, ((start[0] + end[0]) / 2, start[1] + 5), end), 1.1, c.SEPIA, alpha=0.7)
        hull = polygon((-42, -26), (0, -46), (42, -26), (42, 24), (0, 46), (-42, 24))
        canvas.ink(hull, 2.4, c.INK)
        canvas.shadow(hull, 8, 14, 2.5, 0.4)
    return canvas


def _sprites() -> dict[str, Sprite]:
    found = {}
    for ending, size in ((".large", LARGE), ("", MIDDLE), (".small", SMALL)):
        piece = (MARGIN, MARGIN, size, size)
        for colour in HUES:
            found[f"cube.{colour}{ending}"] = Sprite(partial(cube, colour, size), piece)
        found[f"cube.any{ending}"] = Sprite(partial(block, "any", size), piece)
    for ending, size in (("", MIDDLE), (".small", SMALL)):
        piece = (MARGIN, MARGIN, size, size)
        for colour in COLOURS:
            found[f"cube.{colour}{ending}.ghost"] = Sprite(partial(ghost, colour, size), piece)
            found[f"block.{colour}{ending}"] = Sprite(partial(block, colour, size), piece)
    return found


SPRITES: Final[dict[str, Sprite]] = _sprites()
