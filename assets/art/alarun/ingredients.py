"""The seven ingredients of Alarún, each painted in any colour into a box of 100 around the origin.

``small`` leaves out what would clot in a card of 54 pixels.
"""

import math
from collections.abc import Callable
from typing import Final

import skia

from assets.art.alarun.hues import Hues
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import Point, blob, circle, crescent, line, moved, on_circle, polygon, svg_path

GREEN: Final = "#869a50"
GREEN_PAPER: Final = "#dfe3b8"
SPARK: Final = "#fff3cc"
LEAF: Final = "M0 0 C-10 -10 -16 -26 -10 -42 C-7 -50 -2 -56 2 -60 C8 -52 14 -42 14 -28 C14 -16 8 -6 0 0 Z"


def leaf_path(x: float, y: float, rotation: float, scale: float) -> skia.Path:
    """A leaf that grows from (x, y), upwards at rotation 0, 60 pixels long at scale 1."""
    return moved(svg_path(LEAF), x, y, scale, rotation)


def fill(
    canvas: Canvas, outline: skia.Path, hues: Hues, width: float = 2.4, strength: float = 1.0, hatched: bool = False
) -> None:
    """Paint a shape in a colour: paper, wash, strokes on its shadow side if ``hatched``, and the outline."""
    canvas.base(outline, hues.pale)
    canvas.wash(outline, hues.colour, strength, edge=0.75, vary=0.5, loose=0.8, inset=0.4, shift=(1, 1.1))
    if hatched:
        canvas.hatch(outline, -40, 4.4, cover=0.34, width=0.9, colour=hues.deep)
    canvas.ink(outline, width)


def draw_leaf(canvas: Canvas, x: float, y: float, rotation: float, scale: float, width: float, veins: bool) -> None:
    """A green leaf with its middle vein."""
    outline = leaf_path(x, y, rotation, scale)
    fill(canvas, outline, Hues(GREEN, c.FERN, GREEN_PAPER, GREEN, 1), width)
    if veins:
        vein = line((0, -4), (1, -24), (2, -48))
        canvas.ink(moved(vein, x, y, scale, rotation), 1.0, c.FERN, taper=(0.05, 0.6))


def fungi(canvas: Canvas, hues: Hues, small: bool) -> None:
    """A toadstool with a younger one behind it."""
    for x, y, scale, spots in ((22, 14, 0.62, 2), (-10, 0, 1.0, 4)):
        with canvas.at(x, y, scale):
            _toadstool(canvas, hues, spots, small)


def _toadstool(canvas: Canvas, hues: Hues, spots: int, small: bool) -> None:
    stem = svg_path("M-9 2 C-8 18 -10 30 -13 40 C-8 46 10 46 13 40 C9 30 8 18 9 2 Z")
    canvas.base(stem, c.PAPER_LITE)
    canvas.wash(stem, c.STRAW, 0.4, loose=0.8)
    if not small:
        canvas.hatch(stem, 84, 3.6, cover=0.4, width=0.9)
    canvas.ink(stem, 2.1)
    if not small:
        skirt = svg_path(
            "M-9 14 C-4 11 4 11 9 14 C12 18 13 21 14 24 C9 21 6 25 2 22 C-2 25 -6 21 -14 24 C-13 21 -12 18 -9 14 Z"
        )
        canvas.base(skirt, c.PAPER_LITE)
        canvas.wash(skirt, c.STRAW, 0.3, loose=0.5)
        canvas.ink(skirt, 1.4)
        gills = svg_path("M-31 4 C-18 -3 18 -3 31 4 C22 12 -22 12 -31 4 Z")
        canvas.base(gills, c.BONE)
        canvas.wash(gills, c.UMBER, 0.55, loose=0.4)
        for x in range(-24, 25, 6):
            canvas.ink(line((x * 0.4, 1), (x * 0.75, 5), (x, 8)), 0.8, c.SEPIA, wobble=0.2)
        canvas.ink(gills, 1.5)
    cap = svg_path("M-34 6 C-36 -20 -18 -40 2 -40 C24 -40 38 -18 34 6 C20 -2 -20 -2 -34 6 Z")
    fill(canvas, cap, hues, 2.7, hatched=not small)
    with canvas.clip(cap):
        canvas.glaze(blob((10, -38), (40, -20), (36, 8), (20, 2), (26, -16)), hues.deep, 0.45, soft=5)
    for x, y, radius in ((-17, -11, 5.8), (4, -25, 6.8), (19, -9, 5), (-28, 0, 3.2))[:spots]:
        spot = circle(x, y, radius, radius * 0.84)
        canvas.gouache(spot, c.PAPER_LITE, 0.97, 0.3)
        canvas.ink(spot, 1.1)
    canvas.ink(cap, 2.4)


def moonberries(canvas: Canvas, hues: Hues, small: bool) -> None:
    """Three berries on a stalk with two leaves; a small moon shines in each."""
    for rotation in (-46, 46):
        draw_leaf(canvas, 0, -16, rotation, 0.56, 1.9, not small)
    for stalk in (((0, -14), (-16, -2), (-20, 8)), ((0, -14), (18, -4), (21, 6)), ((0, -44), (1, -20), (0, 14))):
        canvas.ink(line(*stalk), 2.1)
    for x, y, radius in ((-21, 12, 16.5), (22, 10, 16.5), (1, 28, 17.5)):
        berry = circle(x, y, radius)
        fill(canvas, berry, hues, 2.5)
        if not small:
            canvas.glaze(crescent(x, y, radius - 1, 0.4, math.radians(225)), hues.deep, 0.55, soft=2.5)
        moon = crescent(x + 1, y + 1, 9 if not small else 10, 0.5, -0.6)
        canvas.gouache(moon, SPARK, 1, 0.2)
        canvas.ink(moon, 1.0 if not small else 0.8)
        if not small:
            canvas.gouache(circle(x - radius * 0.52, y - radius * 0.52, 2.6), c.WHITE, 0.85, 0.2)


def calendula(canvas: Canvas, hues: Hues, small: bool) -> None:
    """A marigold seen from above: two wreaths of petals around a seeded heart."""
    if not small:
        for rotation in (118, 236):
            draw_leaf(canvas, *on_circle(0, 0, 26, rotation - 90), rotation, 0.42, 1.6, True)
    for count, inner, outer, turn in (
        ((13, 20, 45, 0), (10, 12, 30, 17)) if not small else ((9, 20, 46, 0), (7, 10, 28, 20))
    ):
        for i in range(count):
            with canvas.at(rotation=turn + 360 * i / count):
                wide = outer * (0.22 if not small else 0.29)
                petal = blob((inner * 0.4, 0), (outer * 0.7, wide), (outer, 0), (outer * 0.7, -wide))
                fill(canvas, petal, hues, 1.7)
                if not small:
                    canvas.ink(line((inner * 0.8, 0), (outer * 0.85, 0.6)), 0.8, hues.deep, taper=(0.1, 0.6))
    heart = circle(0, 0, 12)
    canvas.base(heart, c.STRAW)
    canvas.wash(heart, c.SEPIA, 0.95, loose=0.5)
    canvas.ink(heart, 2)
    for i in range(0 if small else 9):
        canvas.gouache(circle(*on_circle(0, 0, 6.8 if i % 3 else 2.6, 51 * i), 1.5), "#ffe7a6", 0.95, 0.1)


def phoenix(canvas: Canvas, hues: Hues, small: bool) -> None:
    """A phoenix feather: licks of flame along a quill, and an eye near its tip."""
    with canvas.at(2, 0, 1.1):
        _feather(canvas, hues, small)
    for x, y, radius in () if small else ((37, 22, 2.2), (-40, -6, 1.8), (36, 36, 1.5), (-32, -36, 1.4)):
        spark = circle(x, y, radius)
        canvas.gouache(spark, SPARK, 1, 0)
        canvas.ink(spark, 0.9)


def _feather(canvas: Canvas, hues: Hues, small: bool) -> None:
    spine: tuple[Point, ...] = ((-27, 43), (-16, 24), (-5, 2), (3, -16))
    barbs = 4 if small else 7
    for i in range(barbs):
        part = i / (barbs - 1)
        x, y = -15 + 20 * part - 5 * part * (1 - part), 22 - 44 * part
        long = 15 + 26 * math.sin(math.pi * (0.22 + 0.6 * part))
        for side in (-1, 1):
            with canvas.at(x, y, rotation=24 - 10 * part + side * (58 - 34 * part)):
                _flame_lick(canvas, hues, side, long, small)
    vane = blob((-17, 28), (-19, 8), (-12, -14), (-4, -32), (5, -46), (15, -36), (17, -18), (8, 4), (-6, 24))
    fill(canvas, vane, hues, 2.3, 1.0, hatched=not small)
    canvas.glaze(blob((8, -40), (16, -34), (16, -14), (4, 8), (-6, 22), (6, -8)), hues.deep, 0.5, soft=3)
    for radius, radius_y, paint in ((7.6, 10.5, SPARK), (5.2, 7.4, hues.colour), (2.8, 4.2, hues.deep)):
        eye = moved(circle(0, 0, radius, radius_y), 4, -24, 1, 18)
        canvas.gouache(eye, paint, 1, 0.2)
        canvas.ink(eye, 1.4)
    canvas.ink(line(*spine), 3.4, c.INK, taper=(0.2, 0.5))
    canvas.ink(line(*spine[:3]), 1.3, SPARK, taper=(0.2, 0.6), dry=0)


def _flame_lick(canvas: Canvas, hues: Hues, side: int, long: float, small: bool) -> None:
    """One barb of the feather: a tongue of flame of a length, bent towards ``side``."""
    wide = 8.5 if small else 6.5
    lick = blob(
        (0, 4),
        (-side * wide, -long * 0.36),
        (-side * wide * 0.4, -long * 0.74),
        (side * 5, -long),
        (side * 5, -long * 0.62),
        (side * wide, -long * 0.26),
    )
    fill(canvas, lick, hues, 1.9, 0.95)
    if not small:
        canvas.ink(line((0, 0), (-side, -long * 0.4), (side * 2, -long * 0.8)), 0.9, hues.deep, taper=(0.1, 0.6))


def egg(canvas: Canvas, hues: Hues, small: bool) -> None:
    """A dragon's egg with rows of scales and a first crack."""
    shell = svg_path("M0 -45 C18 -45 35 -16 35 9 C35 33 18 45 0 45 C-18 45 -35 33 -35 9 C-35 -16 -18 -45 0 -45 Z")
    fill(canvas, shell, hues, 2.9)
    rows, step, wide = (5, 19, 20) if small else (7, 13, 15)
    with canvas.clip(shell):
        for row in range(rows):
            y = -38 + row * step
            for column in range(-4, 5):
                x = column * wide + (wide / 2 if row % 2 else 0)
                scale = line(
                    (x - wide / 2, y), (x - wide / 3, y + 6), (x, y + 9), (x + wide / 3, y + 6), (x + wide / 2, y)
                )
                canvas.ink(scale, 1.4, hues.deep, taper=(0.2, 0.2), wobble=0.3)
        canvas.glaze(blob((14, -30), (40, 0), (20, 46), (0, 46), (22, 12)), hues.deep, 0.6, soft=4)
        if not small:
            canvas.hatch(shell, -48, 4.6, cover=0.26, width=0.9, colour=hues.deep)
    canvas.gouache(blob((-21, -8), (-15, -27), (-8, -32), (-14, -12)), c.WHITE, 0.75, 0.4)
    canvas.ink(shell, 2.7)
    crack = polygon((-4, -45), (2, -35), (-4, -27), (5, -19), (1, -12), closed=False)
    canvas.ink(crack, 5.0, hues.deep, dry=0, wobble=0.2)
    canvas.ink(crack, 3.0, "#ffe9a0", dry=0, wobble=0.2)


def mandrake(canvas: Canvas, hues: Hues, small: bool) -> None:
    """A root like a small sleeping man with a tuft of leaves."""
    for rotation in (-46, 46, -18, 18):
        draw_leaf(canvas, 0, -19, rotation, 0.52, 1.8, not small)
    body = blob(
        (-11, -21), (11, -21), (19, -8), (17, 3), (34, -5), (43, -1), (24, 14), (18, 24), (25, 42), (19, 47),
        (6, 32), (0, 29), (-7, 32), (-20, 48), (-26, 42), (-18, 24), (-23, 14), (-43, 9), (-42, 1), (-17, 3), (-19, -8),
    )  # fmt: skip
    fill(canvas, body, hues, 2.7, hatched=not small)
    with canvas.clip(body):
        canvas.glaze(blob((8, -18), (20, -10), (18, 10), (24, 44), (12, 40), (6, 12)), hues.deep, 0.5, soft=4)
        for x, y, length in (
            ()
            if small
            else ((-13, 16, 10), (3, 21, 9), (-9, 25, 8), (28, 0, 6), (-34, 5, 6), (-19, 38, 5), (17, 38, 5))
        ):
            canvas.ink(line((x, y), (x + length / 2, y + 1.8), (x + length, y)), 1.1, hues.deep, taper=(0.3, 0.5))
    for side in (-1, 1):
        canvas.ink(line((side * 3, -6), (side * 8, -2.6), (side * 13, -6)), 2.1, wobble=0.2)
        if not small:
            canvas.wash(circle(side * 12, 2, 3.4, 2.4), "#c25a50", 0.6, loose=0.4, spill=0)
    canvas.ink(line((-4, 8), (0, 9.6), (5, 7.4)), 1.9, wobble=0.2)
    if not small:
        for hair in (
            ((42, 0), (49, -3), (51, 1)),
            ((-43, 5), (-50, 6), (-51, 11)),
            ((22, 46), (25, 51), (31, 52)),
            ((-23, 47), (-27, 52), (-33, 52)),
        ):
            canvas.ink(line(*hair), 1.4, taper=(0.05, 0.8))


def myrrh(canvas: Canvas, hues: Hues, small: bool) -> None:
    """Tears of resin heaped in a wooden bowl, with a curl of smoke."""
    if not small:
        for smoke in (((3, -36), (9, -40), (4, -45), (8, -51)), ((-9, -31), (-14, -36), (-10, -42), (-13, -46))):
            canvas.ink(line(*smoke), 1.7, c.INK_SOFT, taper=(0.1, 0.6), corners=False)
    for x, y, radius in ((-17, -5, 12.5), (15, -7, 13.5), (0, -20, 13), (-2, -1, 13.5)):
        tear = svg_path(
            f"M{x} {y - radius * 1.3} C{x + radius * 0.6} {y - radius * 0.5} {x + radius} {y}"
            f" {x + radius} {y + radius * 0.3}"
            f" A{radius} {radius} 0 1 1 {x - radius} {y + radius * 0.3}"
            f" C{x - radius} {y} {x - radius * 0.6} {y - radius * 0.5} {x} {y - radius * 1.3} Z"
        )
        fill(canvas, tear, hues, 2.3)
        if not small:
            canvas.glaze(crescent(x, y + 3, radius, 0.45, math.radians(220)), hues.deep, 0.5, soft=2)
        canvas.gouache(circle(x - radius * 0.4, y + 1, 2.8, 3.6), c.WHITE, 0.85, 0.2)
    bowl = svg_path("M-41 5 C-37 35 -18 45 0 45 C18 45 37 35 41 5 C24 11 -24 11 -41 5 Z")
    fill(canvas, bowl, Hues(c.UMBER, c.SEPIA, "#e6c79a", c.UMBER, 1), 2.7, 0.85, hatched=not small)
    if not small:
        canvas.ink(line((-37, 17), (0, 23), (37, 17)), 1.5)
        for x in range(-28, 29, 8):
            canvas.ink(
                line((x - 3, 22 - abs(x) * 0.12), (x, 27 - abs(x) * 0.12), (x + 3, 22 - abs(x) * 0.12)), 1.0, c.SEPIA
            )


DRAW: Final[dict[str, Callable[[Canvas, Hues, bool], None]]] = {
    "fungi": fungi,
    "moonberries": moonberries,
    "calendula": calendula,
    "phoenix": phoenix,
    "egg": egg,
    "mandrake": mandrake,
    "myrrh": myrrh,
}
"""How each kind is painted."""
