"""Pictures of the suit liquid: whatever runs, drips, steams or escapes."""

from collections.abc import Callable
from typing import Final

import skia

from assets.art import brush
from assets.art.cauldron15_cards.hues import BUCKET_WOOD, CORK, IRIS, IRON_PAPER, NIGHT_PAPER, SILVER
from assets.art.cauldron15_cards.storm import bottled_storm
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import blob, both, circle, crescent, cut, line, polygon, svg_path


def _drop(x: float, y: float, size: float) -> skia.Path:
    """A hanging drop whose belly is at (x, y)."""
    return svg_path(
        f"M{x} {y - size * 1.7} "
        f"C{x + size * 0.4} {y - size * 0.8} {x + size} {y - size * 0.5} {x + size} {y + size * 0.1} "
        f"A{size} {size * 0.95} 0 0 1 {x - size} {y + size * 0.1} "
        f"C{x - size} {y - size * 0.5} {x - size * 0.4} {y - size * 0.8} {x} {y - size * 1.7} Z"
    )


def last_drop(canvas: Canvas) -> None:
    """An empty bottle, upside down, and its very last drop."""
    with canvas.at(2, -26, rotation=180):
        bottle = svg_path(
            "M-13 -34 L-13 -22 C-13 -12 -46 0 -46 24 L-44 50 C-42 62 42 62 44 50 L46 24 C46 0 13 -12 13 -22 L13 -34 Z"
        )
        brush.glass(canvas, bottle)
        canvas.gouache(svg_path("M32 10 C38 18 38 34 36 46 L30 46 C32 34 32 20 27 12 Z"), c.WHITE, 0.85, 0.4)
        canvas.gouache(svg_path("M-34 20 C-37 28 -36 36 -35 42 L-31 42 C-32 34 -32 28 -30 22 Z"), c.WHITE, 0.6, 0.4)
        canvas.ink(bottle, 2.8)
        lip = svg_path("M-17 -42 C-17 -47 17 -47 17 -42 L17 -34 C17 -30 -17 -30 -17 -34 Z")
        brush.glass(canvas, lip)
        canvas.ink(lip, 2.4)
    label = polygon((-28, -62), (30, -64), (31, -34), (-27, -32))
    brush.body(canvas, label, c.STRAW, c.UMBER, 0.3, depth=4, shading=0.3, width=2)
    with canvas.at(2, -48, rotation=180):
        for side in (-1, 1):
            canvas.ink(line((-17 * side, -8), (17 * side, 10)), 3, taper=(0, 0))
        skull = svg_path("M-10 -2 C-10 -15 10 -15 10 -2 C10 3 6 4 5 6 L5 11 L-5 11 L-5 6 C-6 4 -10 3 -10 -2 Z")
        canvas.base(skull, c.PAPER_LITE)
        canvas.ink(skull, 1.8)
        for x in (-4, 4):
            canvas.base(circle(x, -2, 2.6), c.INK)
        canvas.ink(line((0, 6), (0, 11)), brush.DETAIL)
    drop = _drop(2, 44, 15)
    brush.body(canvas, drop, c.LAPIS, c.LAPIS_DEEP, 0.95, depth=6)
    brush.light(canvas, (-7, 42), (-6, 34), (-3, 32), (-4, 42), alpha=0.9)
    for x in (-3, 8):
        brush.dot_eye(canvas, x, 44, 2)
    brush.smile(canvas, 2.5, 51, 3, 0.7, brush.DETAIL, free=True)
    canvas.wash(circle(2, 82, 34, 7), c.LAPIS, 0.4, loose=1.5)
    for half, y in ((34, 82), (18, 82)):
        canvas.ink(circle(2, y, half, half * 0.2), 1.4, c.LAPIS_DEEP)
    for x, y0, y1 in ((-22, 18, 34), (26, 20, 34)):
        canvas.ink(line((x, y0), (x, y1)), 1.4, c.INK_SOFT, taper=(0.5, 0.3))


def crocodile_tear(canvas: Canvas) -> None:
    """A crocodile who is moved, by the smell of lunch, to one tear."""
    brush.ground(canvas, 78, 70)
    neck = svg_path("M-8 84 C-2 50 26 40 30 -4 L84 -10 C90 30 84 60 86 84 Z")
    brush.body(canvas, neck, c.MOSS, c.FERN, 0.95, depth=12, hatch=0.3)
    for x, y in ((84, -14), (90, 8), (90, 30), (91, 52)):
        ridge = polygon((x - 8, y - 8), (x + 8, y + 4), (x - 6, y + 12))
        brush.body(canvas, ridge, c.FERN, c.INK, 0.95, width=2.2, depth=3)
    napkin = polygon((-4, 48), (34, 34), (82, 40), (60, 84), (20, 86))
    brush.body(canvas, napkin, c.PAPER_LITE, c.STONE, 0.4, depth=8, shading=0.45)
    with canvas.clip(napkin):
        for i in range(7):
            canvas.ink(line((-10 + i * 16, 30), (-14 + i * 16, 90)), 4, "#d98a80", dry=0.4, shade=0, alpha=0.7)
            canvas.ink(line((-20, 40 + i * 12), (90, 40 + i * 12)), 4, "#d98a80", dry=0.4, shade=0, alpha=0.5)
    canvas.ink(napkin, 2.4)
    lower = svg_path("M-88 18 C-70 34 -20 36 20 34 C50 34 66 26 70 12 L30 2 L-84 6 Z")
    brush.body(canvas, lower, c.MOSS, c.FERN, 0.95, depth=8)
    upper = svg_path(
        "M-92 8 C-98 -8 -90 -22 -76 -24 C-62 -26 -44 -16 -20 -22 C-10 -24 -4 -30 2 -42 C8 -60 40 -62 46 -42 "
        "C66 -36 84 -22 84 0 C82 16 60 16 44 12 C14 8 -40 14 -92 8 Z"
    )
    brush.body(canvas, upper, c.MOSS, c.FERN, 0.95, depth=9, hatch=0.22)
    brush.light(canvas, (-70, -14), (-50, -14), (-30, -16), (-50, -10), colour="#eef0c0", alpha=0.5)
    for i, x in enumerate((-82, -66, -50, -34, -18, -2, 14)):
        tooth = polygon((x - 6, 9), (x + 6, 9), (x, 22 if i % 2 == 0 else 18))
        canvas.base(tooth, c.PAPER_LITE)
        canvas.ink(tooth, 1.7)
    for x, y in ((-80, -18), (-68, -20)):
        canvas.base(circle(x, y, 2.6, 1.8), c.INK)
    brush.big_eye(canvas, 24, -38, 13, (-0.1, -0.35), iris=IRIS)
    canvas.ink(line((8, -58), (24, -56), (40, -48)), 3)
    canvas.ink(line((12, -27), (24, -23), (36, -28)), 2)
    tear = _drop(20, 2, 14)
    brush.body(canvas, tear, c.LAPIS, c.LAPIS_DEEP, 0.9, depth=5, width=2.4)
    brush.light(canvas, (11, 2), (12, -6), (15, -9), (14, 1), alpha=0.95)
    for x, y in ((60, -18), (70, -4), (56, 0), (-10, -10), (-40, -4)):
        canvas.ink(line((x - 4, y), (x, y + 3), (x + 4, y)), brush.DETAIL)


def ink(canvas: Canvas) -> None:
    """An inkwell with a quill, and two blots that look at you."""
    brush.ground(canvas, 78, 70)
    quill = svg_path(
        "M4 -4 C22 -34 32 -72 66 -96 C84 -88 86 -64 76 -44 C62 -48 70 -34 58 -24 C48 -26 52 -16 40 -8 C30 -6 18 0 8 2 Z"
    )
    brush.body(canvas, quill, c.STONE, c.LAPIS_DEEP, 0.16, depth=10, hatch=0.25, shading=0.45)
    canvas.ink(line((-8, 34), (16, -14), (44, -58), (68, -92)), 2.4, taper=(0.05, 0.4))
    for points in (
        ((28, -34), (44, -36), (58, -32)),
        ((38, -50), (56, -52), (70, -48)),
        ((50, -66), (64, -70), (78, -68)),
        ((22, -26), (30, -48), (42, -68)),
    ):
        brush.crease(canvas, *points)
    well = svg_path("M-58 70 C-64 40 -54 26 -36 20 L-36 6 L18 6 L18 20 C36 26 46 40 40 70 C30 82 -48 82 -58 70 Z")
    brush.glass(canvas, well)
    filled = svg_path("M-56 68 C-60 50 -56 40 -48 36 C-30 42 10 32 32 38 C40 46 42 56 38 68 C28 79 -46 79 -56 68 Z")
    brush.body(canvas, filled, c.DUSK, c.INK, 1.5, paper=NIGHT_PAPER, width=0, depth=10)
    canvas.gouache(svg_path("M-50 42 C-54 52 -52 62 -49 67 L-43 66 C-46 58 -46 50 -42 42 Z"), c.WHITE, 0.75, 0.4)
    canvas.ink(well, 2.8)
    rim = svg_path("M-42 -4 C-42 -11 24 -11 24 -4 L24 8 C24 14 -42 14 -42 8 Z")
    brush.glass(canvas, rim)
    canvas.base(circle(-9, -4, 27, 5), c.DUSK)
    canvas.ink(rim, 2.6)
    canvas.ink(line((-8, 0), (8, -14), (18, -26)), 3)
    for x, y, size in ((62, 68, 20), (-80, 74, 12)):
        _blot(canvas, x, y, size)
    canvas.spatter(44, 46, 12, 8, c.DUSK, 8, (1, 2.6), 0.9)


def _blot(canvas: Canvas, x: float, y: float, size: float) -> None:
    """A blot with eyes."""
    with canvas.at(x, y, size / 20):
        shape = blob(
            (-20, 4),
            (-12, -8),
            (-14, -18),
            (0, -14),
            (10, -22),
            (14, -8),
            (26, -4),
            (16, 6),
            (18, 14),
            (0, 12),
            (-14, 14),
            tension=0.8,
        )
        brush.body(canvas, shape, c.DUSK, c.INK, 1.4, paper=NIGHT_PAPER, width=2, depth=5)
        for eye_x in (-5, 7):
            brush.big_eye(canvas, eye_x, -4, 5, (-0.2, -0.2))


def strong_tea(canvas: Canvas) -> None:
    """A cup of tea so strong that the spoon needs nobody."""
    brush.ground(canvas, 80, 84)
    saucer = svg_path("M-84 64 C-60 56 60 56 84 64 C70 84 -70 84 -84 64 Z")
    brush.body(canvas, saucer, c.STONE, c.SLATE, 0.16, depth=7, shading=0.4)
    canvas.ink(line((-66, 69), (0, 77), (66, 69)), brush.DETAIL, c.LAPIS)
    handle = cut(circle(62, 18, 25, 23), circle(60, 18, 13, 12))
    brush.body(canvas, handle, c.STONE, c.SLATE, 0.16, depth=5, shading=0.4)
    cup = svg_path("M-62 -16 C-60 30 -50 66 -20 68 L22 68 C50 66 60 30 62 -16 Z")
    brush.body(canvas, cup, c.STONE, c.LAPIS_DEEP, 0.14, depth=14, shading=0.35)
    with canvas.clip(cup):
        canvas.ink(line((-62, 2), (0, 12), (62, 2)), 5, c.LAPIS, shade=0)
        for x in range(-48, 49, 16):
            y = 28 - abs(x) * 0.09
            canvas.base(crescent(x, y, 6, 0.5, 0.4), c.LAPIS)
    brush.light(canvas, (-50, 12), (-44, 12), (-38, 46), (-43, 46), alpha=0.9)
    tea = circle(0, -16, 60, 13)
    brush.body(canvas, tea, "#7a3f1c", "#3a1d0e", 1.2, paper="#d89a5a", depth=5, width=2.4)
    brush.light(canvas, (-46, -16), (-34, -22), (-16, -24), (-30, -18), colour="#f0c48a", alpha=0.6)
    canvas.ink(cup, 2.8)
    spoon = polygon((-3, -16), (4, -16), (5, -72), (-4, -72))
    canvas.base(circle(0, -15, 9, 3), "#3a1d0e")
    brush.body(canvas, spoon, c.STONE, c.SLATE, 0.6, width=2.4, depth=3)
    bowl = circle(0, -82, 12, 16)
    brush.body(canvas, bowl, c.STONE, c.SLATE, 0.45, depth=6)
    for side in (-1, 1):
        brush.dot_eye(canvas, side * 4.5, -84, 2)
    brush.smile(canvas, 0, -77, 4, 0.6, brush.DETAIL, free=True)
    for side in (-1, 1):
        canvas.ink(line((side * 3, -56), (side * 13, -50), (side * 4, -44)), 2.2, taper=(0.05, 0.1))
    for x, y, height in ((-36, -34, 40), (36, -36, 44), (-18, -38, 26)):
        brush.steam(canvas, x, y, height, 7)


def bog_water(canvas: Canvas) -> None:
    """A bucket of bog water; two eyes come with it."""
    brush.ground(canvas, 80, 72)
    arc = line((-64, -20), (-58, -66), (0, -90), (58, -66), (64, -20))
    canvas.ink(arc, 6, corners=False)
    canvas.ink(arc, 3, c.STONE, dry=0, corners=False)
    grip = brush.limb(((-16, -86), (0, -90), (16, -86)), (12, 13, 12), 4)
    brush.body(canvas, grip, c.UMBER, c.SEPIA, 1, width=2.4, depth=4)
    pail = polygon((-70, -20), (70, -20), (52, 76), (-52, 76))
    brush.body(canvas, pail, BUCKET_WOOD, c.SEPIA, 0.85, depth=14, hatch=0.2)
    for x in (-40, -14, 13, 40):
        brush.crease(canvas, (x * 1.05, -14), (x * 0.95, 30), (x * 0.8, 74), width=brush.INNER)
    for top, half in ((2, 67), (50, 58)):
        band = svg_path(
            f"M{-half} {top} C{-half / 2} {top + 8} {half / 2} {top + 8} {half} {top} L{half - 2} {top + 13} "
            f"C{half / 2} {top + 21} {-half / 2} {top + 21} {-half + 2} {top + 13} Z"
        )
        brush.body(canvas, band, c.SLATE, c.INK, 0.9, paper=IRON_PAPER, width=2.2, depth=4)
    rim = circle(0, -20, 72, 18)
    brush.body(canvas, rim, BUCKET_WOOD, c.SEPIA, 0.9, depth=0)
    water = circle(0, -18, 63, 13)
    brush.body(canvas, water, c.POISON, c.FERN, 1.1, width=2.2, depth=4, vary=0.7, bloom=0.9)
    for side in (-1, 1):
        bump = circle(side * 17 - 4, -26, 16, 15)
        brush.body(canvas, bump, c.MOSS, c.FERN, 1.0, width=2.6, depth=5)
        brush.big_eye(canvas, side * 17 - 4, -29, 10.5, (0.3, -0.1), iris="#f0d54a")
    front = svg_path("M-38 -20 C-34 -14 26 -14 30 -20 C34 -12 -42 -12 -38 -20 Z")
    canvas.base(front, c.POISON)
    canvas.ink(line((-40, -18), (-4, -13), (32, -18)), brush.INNER)
    for x, y, radius in ((-50, -24, 4), (50, -20, 5), (44, -28, 3)):
        canvas.base(circle(x, y, radius), "#dcea9a")
        canvas.ink(circle(x, y, radius), 1.3)
    for x, y0, y1, width in ((-57, -12, 20, 12), (-42, -6, 4, 9), (50, -8, 30, 13)):
        drip = brush.limb(((x, y0), (x, (y0 + y1) / 2), (x, y1)), (width * 0.8, width * 0.6, width * 0.7, width), 4)
        brush.body(canvas, drip, c.POISON, c.FERN, 1.1, width=2.2, depth=3)
    reed = ((58, -24), (64, -56), (60, -78))
    canvas.ink(line(*reed), 4)
    canvas.ink(line(*reed), 1.8, c.MOSS, dry=0)
    brush.body(canvas, circle(60, -78, 5, 12), c.SEPIA, c.INK, 1, width=2.2, depth=3)


def moonshine(canvas: Canvas) -> None:
    """The moon in a bottle, sleeping it off."""
    brush.ground(canvas, 80, 58)
    canvas.glaze(circle(0, 14, 84, 78), "#f4ead0", 0.5, soft=16)
    flask = svg_path(
        "M-16 -66 L-16 -38 C-46 -28 -68 -4 -68 24 C-68 60 -38 80 0 80 C38 80 68 60 68 24 C68 -4 46 -28 16 -38 L16 -66 Z"
    )
    brush.glass(canvas, flask)
    night = both(_flask_inside(), polygon((-80, -8), (80, -8), (80, 90), (-80, 90)))
    brush.body(canvas, night, c.LAPIS_DEEP, c.INK, 1.1, paper="#7f9cc0", width=0, depth=10, vary=0.8, bloom=0.9)
    canvas.ink(line((-58, -6), (-30, -10), (0, -6), (30, -10), (58, -6)), brush.INNER)
    moon = circle(0, 32, 34)
    canvas.base(moon, "#fdf3cf")
    canvas.wash(moon, c.STRAW, 0.4, edge=0.9, vary=0.6)
    brush.shade(canvas, moon, c.UMBER, 9, 0.4)
    canvas.ink(moon, 2.4)
    for x, y, radius in ((18, 14, 5), (-20, 48, 4), (22, 44, 3)):
        canvas.ink(circle(x, y, radius, radius * 0.8), brush.DETAIL, c.INK_SOFT)
    brush.asleep(canvas, -12, 28, 7, 2.2, free=True)
    brush.asleep(canvas, 12, 28, 7, 2.2, free=True)
    canvas.ink(line((-1, 32), (-4, 40), (1, 41)), 1.6)
    brush.smile(canvas, 0, 48, 8, 0.5, 2, free=True)
    brush.blush(canvas, -19, 41, 5.5, free=True)
    brush.blush(canvas, 19, 41, 5.5, free=True)
    for x, y, size in ((-44, 8, 2), (46, 14, 1.8), (-48, 42, 1.6), (42, 58, 2), (-30, 66, 1.6), (28, -1, 1.5)):
        canvas.base(circle(x, y, size), "#fdf3cf")
    canvas.gouache(svg_path("M-56 8 C-50 -10 -40 -20 -28 -27 L-26 -22 C-36 -14 -44 -4 -49 10 Z"), c.WHITE, 0.85, 0.5)
    canvas.gouache(svg_path("M-11 -60 L-6 -60 L-6 -38 L-11 -36 Z"), c.WHITE, 0.8, 0.3)
    canvas.ink(flask, 3)
    lip = polygon((-22, -66), (22, -66), (21, -57), (-21, -57))
    brush.glass(canvas, lip)
    canvas.ink(lip, 2.4)
    cork = polygon((-14, -66), (-16, -88), (15, -90), (14, -66))
    brush.body(canvas, cork, CORK, c.SEPIA, 0.8, depth=5, hatch=0.4)
    cord_loop = line((-18, -46), (0, -42), (18, -46))
    canvas.ink(cord_loop, 3.4, c.BLOOD)
    brush.sparkle(canvas, 58, -52, 9)
    brush.sparkle(canvas, -54, -58, 7)


def _flask_inside() -> skia.Path:
    """The inside of the moonshine flask."""
    return svg_path("M-62 24 C-62 -2 -40 -24 0 -24 C40 -24 62 -2 62 24 C62 56 36 74 0 74 C-36 74 -62 56 -62 24 Z")


def quicksilver(canvas: Canvas) -> None:
    """A drop of quicksilver on its way out, with the cork."""
    brush.ground(canvas, 80, 40, x=-46)
    brush.ground(canvas, 80, 30, x=50)
    with canvas.at(-56, 48, rotation=82):
        vial = svg_path(
            "M-12 -48 L-12 -22 C-30 -16 -34 0 -34 14 C-34 36 -20 44 0 44 C20 44 34 36 34 14 C34 0 30 -16 12 -22 "
            "L12 -48 Z"
        )
        brush.glass(canvas, vial)
        canvas.gouache(svg_path("M20 -4 C27 4 27 18 23 30 L18 28 C21 18 21 6 16 -1 Z"), c.WHITE, 0.85, 0.4)
        canvas.ink(vial, 2.8)
        lip = polygon((-17, -54), (17, -54), (16, -46), (-16, -46))
        brush.glass(canvas, lip)
        canvas.ink(lip, 2.4)
    puddle = blob((-12, 58), (-2, 54), (10, 60), (16, 68), (4, 74), (-10, 68))
    _silver(canvas, puddle, 2.2)
    for points in (((34, 46), (20, 58), (14, 74), (4, 72)), ((54, 46), (66, 60), (80, 62), (86, 54))):
        canvas.ink(line(*points, tension=0.4), 7, taper=(0, 0.05))
        canvas.ink(line(*points, tension=0.4), 3.8, SILVER, taper=(0, 0.05), dry=0)
    for x, y, rotation in ((2, 74, 30), (88, 50, -60)):
        with canvas.at(x, y, rotation=rotation):
            shoe = svg_path("M-8 -5 C-4 -9 6 -8 14 -2 C18 2 16 6 12 6 L-8 6 Z")
            brush.body(canvas, shoe, c.BLOOD, c.BLOOD_DEEP, 1, width=2.2, depth=3)
    with canvas.at(46, 10, rotation=14):
        runner = _drop(0, 4, 40)
        _silver(canvas, runner, 3)
        brush.light(canvas, (-26, 8), (-22, -12), (-10, -28), (-16, -4), alpha=0.95)
        brush.big_eye(canvas, -2, -2, 9, (0.45, 0.1))
        brush.big_eye(canvas, 19, -2, 9, (0.45, 0.1))
        grin = svg_path("M-8 14 C4 18 18 18 28 12 C26 26 2 30 -8 14 Z")
        canvas.base(grin, c.PAPER_LITE)
        canvas.ink(grin, 2)
    arm = ((82, 12), (94, 0), (96, -18))
    canvas.ink(line(*arm), 6, taper=(0, 0.1))
    canvas.ink(line(*arm), 3.2, SILVER, dry=0, taper=(0, 0.1))
    with canvas.at(94, -30, rotation=10):
        cork = polygon((-9, 10), (-11, -10), (11, -11), (9, 10))
        brush.body(canvas, cork, CORK, c.SEPIA, 0.9, width=2.4, depth=4)
    for y, x0, x1 in ((-22, -40, 6), (-2, -58, -4), (14, -30, -2)):
        canvas.ink(line((x0, y), (x1, y + 1)), 2.2, taper=(0.6, 0.1))


def _silver(canvas: Canvas, shape: skia.Path, width: float) -> None:
    """Polished metal: pale, with one hard dark band of reflection."""
    canvas.base(shape, "#f2f4f3")
    canvas.wash(shape, c.SLATE, 0.42, vary=0.6, bloom=0.9, edge=1.0)
    brush.shade(canvas, shape, "#2f3a4c", 16, 0.75)
    canvas.ink(shape, width)


PICTURES: Final[tuple[Callable[[Canvas], None], ...]] = (
    last_drop,
    crocodile_tear,
    ink,
    strong_tea,
    bog_water,
    moonshine,
    quicksilver,
    bottled_storm,
)
"""The picture of each number, 0 to 7."""
