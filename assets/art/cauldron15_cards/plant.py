"""Pictures of the suit plant: things that grow, or were promised to."""

from collections.abc import Callable
from typing import Final

import skia

from assets.art import brush
from assets.art.cauldron15_cards.foxglove import foxglove
from assets.art.cauldron15_cards.hues import (
    BELL,
    BELL_PAPER,
    CANDLELIGHT,
    CLAY,
    GULLET_PAPER,
    IRIS,
    LEAF_DEEP,
    RUST_DEEP,
    STALK,
    TWIG,
)
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import Point, blob, circle, line, on_circle, polygon, svg_path


def slow_seed(canvas: Canvas) -> None:
    """A pot of bare earth; the label shows what was promised."""
    brush.ground(canvas, 80, 60)
    for x, y, reach in ((-30, 2, 0), (-10, 4, 0), (12, 2, 0)):
        canvas.ink(line((x, y), (x + reach, y + 2)), brush.DETAIL)
    stick = polygon((28, -64), (38, -64), (36, 26), (28, 26))
    brush.body(canvas, stick, c.BONE, c.UMBER, 0.8, depth=4)
    with canvas.at(33, -52, rotation=7):
        card = polygon((-40, -30), (40, -32), (41, 28), (-39, 30))
        canvas.shadow(card, 2, 4, 3)
        brush.body(canvas, card, c.STRAW, c.UMBER, 0.22, depth=5, shading=0.3, width=2.4)
        brush.cord(canvas, ((-2, 26), (2, 10), (0, -2)), 5, STALK)
        for i in range(8):
            petal_x, petal_y = on_circle(0, -8, 13, 45 * i)
            brush.body(canvas, circle(petal_x, petal_y, 7.5), c.BLOOD, c.BLOOD_DEEP, 0.9, width=brush.INNER, depth=3)
        brush.body(canvas, circle(0, -8, 8.5), IRIS, c.UMBER, 0.9, width=brush.INNER, depth=3)
        for x, side in ((-12, -1), (14, 1)):
            brush.body(
                canvas,
                blob((side * 2, 18), (x, 8), (x + side * 10, 10), (x, 19)),
                c.FERN,
                LEAF_DEEP,
                0.9,
                width=1.5,
                depth=3,
            )
    earth = blob((-54, 16), (-36, 2), (-10, -2), (20, 0), (44, 6), (54, 16), (0, 30))
    brush.body(canvas, earth, c.SEPIA, c.INK, 1.1, depth=6, hatch=0.4)
    _pot(canvas)
    worm = brush.limb(((-34, 6), (-34, -14), (-24, -22), (-14, -16)), (9, 10, 10, 7), 4)
    brush.body(canvas, worm, c.ROSE, c.BLOOD, 0.8, width=2, depth=3)
    brush.dot_eye(canvas, -17, -19, 1.6)


def _pot(canvas: Canvas) -> None:
    """A clay pot with a rim."""
    pot = polygon((-50, 30), (50, 30), (36, 80), (-36, 80))
    brush.body(canvas, pot, CLAY, RUST_DEEP, 0.9, hatch=0.35, depth=12)
    rim = svg_path("M-60 12 C-40 22 40 22 60 12 L57 34 C38 43 -38 43 -57 34 Z")
    brush.body(canvas, rim, CLAY, RUST_DEEP, 0.9, depth=8)
    brush.light(canvas, (-50, 22), (-34, 26), (-34, 32), (-49, 29), colour="#f0cdb0", alpha=0.6)
    brush.light(canvas, (-38, 46), (-33, 47), (-27, 70), (-31, 70), colour="#f0cdb0", alpha=0.5)


def dandelion(canvas: Canvas) -> None:
    """A dandelion clock that loses its hair and minds."""
    brush.cord(canvas, ((-12, 84), (-16, 44), (-8, 8)), 8, STALK, taper=(0.02, 0.1))
    for rotation, scale in ((-62, 1.0), (60, 0.9), (-30, 0.7)):
        with canvas.at(-12, 82, scale, rotation):
            leaf = polygon(
                (0, 2),
                (-6, -12),
                (-14, -16),
                (-9, -26),
                (-17, -34),
                (-9, -42),
                (-12, -54),
                (0, -72),
                (10, -54),
                (8, -42),
                (16, -34),
                (9, -26),
                (14, -16),
                (6, -12),
            )
            brush.body(canvas, leaf, c.FERN, LEAF_DEEP, 0.9, width=2.2, depth=5)
            brush.crease(canvas, (0, 0), (1, -30), (0, -62))
    canvas.wash(circle(-8, -22, 52), c.WHITE, 0.1, loose=2)
    ball = circle(-8, -22, 50)
    canvas.base(ball, c.PAPER_LITE, 0.75, rough=3)
    canvas.glaze(blob((10, -50), (44, -20), (20, 24), (-8, 26), (20, 0)), c.MOSS, 0.35, soft=9)
    for ring, count, shift in ((49, 22, 0), (36, 15, 9), (23, 9, 4)):
        for i in range(count):
            _plume(
                canvas,
                on_circle(-8, -22, 15, 360 / count * i + shift),
                on_circle(-8, -22, ring, 360 / count * i + shift),
                ring / 49,
            )
    heart = circle(-8, -22, 17)
    brush.body(canvas, heart, "#b9a06a", c.UMBER, 0.85, width=2.4, depth=6)
    brush.dot_eye(canvas, -14, -25, 2.6)
    brush.dot_eye(canvas, -1, -25, 2.6)
    canvas.base(circle(-7, -14, 3, 3.8), c.SEPIA)
    canvas.ink(circle(-7, -14, 3, 3.8), brush.DETAIL)
    for x, y, rotation in ((60, -62, 50), (78, -34, 64), (70, 2, 80), (50, -84, 40)):
        with canvas.at(x, y, rotation=rotation):
            _plume(canvas, (0, 12), (0, -6), 1.2)
            canvas.ink(line((0, 8), (0, 15)), 3.4)
    for points in (((46, -48), (56, -54)), ((52, -24), (64, -28)), ((46, 2), (58, 2))):
        canvas.ink(polygon(*points, closed=False), brush.DETAIL, c.INK_SOFT, taper=(0.5, 0.5))


def _plume(canvas: Canvas, foot: Point, tip: Point, size: float) -> None:
    """One parachute of the clock."""
    canvas.ink(line(foot, tip), 1.0, c.INK_SOFT, taper=(0.05, 0.2))
    direction = (tip[0] - foot[0], tip[1] - foot[1])
    length = max(1.0, (direction[0] ** 2 + direction[1] ** 2) ** 0.5)
    along = (direction[0] / length, direction[1] / length)
    for lean in (-1, -0.35, 0.35, 1):
        end = (
            tip[0] + (along[0] * 7 - along[1] * 6 * lean) * size,
            tip[1] + (along[1] * 7 + along[0] * 6 * lean) * size,
        )
        canvas.ink(line(tip, end), 1.1, c.INK, taper=(0.05, 0.5), overshoot=0)


def twin_acorns(canvas: Canvas) -> None:
    """Two acorns on one twig, caps pulled low."""
    brush.cord(canvas, ((-66, -74), (-22, -66), (6, -50)), 9, TWIG, taper=(0.1, 0.1))
    brush.cord(canvas, ((2, -54), (-22, -44), (-30, -30)), 7, TWIG, taper=(0.05, 0.1))
    brush.cord(canvas, ((2, -54), (26, -44), (32, -28)), 7, TWIG, taper=(0.05, 0.1))
    _oak_leaf(canvas, 8, -54, 72, 1.0)
    _oak_leaf(canvas, -22, -64, -20, 0.62)
    _acorn(canvas, -36, 14, 9, asleep=True)
    _acorn(canvas, 36, 18, -8, asleep=False)


def _oak_leaf(canvas: Canvas, x: float, y: float, rotation: float, scale: float) -> None:
    with canvas.at(x, y, scale, rotation):
        leaf = svg_path(
            "M0 2 C-8 -6 -14 -8 -18 -16 C-20 -24 -12 -26 -16 -32 C-26 -36 -28 -46 -20 -52 C-14 -54 -16 -60 -18 -66 "
            "C-16 -78 -6 -82 0 -92 C6 -82 16 -78 18 -66 C16 -60 14 -54 20 -52 C28 -46 26 -36 16 -32 "
            "C12 -26 20 -24 18 -16 C14 -8 8 -6 0 2 Z"
        )
        brush.body(canvas, leaf, c.MOSS, c.FERN, 0.95, width=2.4, depth=7, hatch=0.2)
        brush.crease(canvas, (0, 0), (1, -40), (0, -80), width=brush.INNER)
        for y_vein in (-22, -42, -62):
            brush.crease(canvas, (0, y_vein), (-8, y_vein - 5), (-13, y_vein - 6))
            brush.crease(canvas, (0, y_vein), (8, y_vein - 5), (13, y_vein - 6))


def _acorn(canvas: Canvas, x: float, y: float, rotation: float, asleep: bool) -> None:
    """One acorn with a face under its cap."""
    with canvas.at(x, y, rotation=rotation):
        nut = svg_path("M-28 -18 C-34 22 -18 46 -3 54 L0 64 L3 54 C18 46 34 22 28 -18 Z")
        brush.body(canvas, nut, "#b98244", c.SEPIA, 0.85, hatch=0.3, depth=11)
        brush.light(canvas, (-22, 0), (-18, -4), (-15, 20), (-18, 26), colour="#f6e0b8")
        cap = svg_path("M-38 -14 C-44 -44 -18 -54 0 -54 C18 -54 44 -44 38 -14 C24 -6 -24 -6 -38 -14 Z")
        brush.body(canvas, cap, c.UMBER, c.SEPIA, 1.0, depth=9)
        with canvas.clip(cap):
            for i in range(-5, 6):
                canvas.ink(line((i * 9, -8), (i * 9 + 12, -30), (i * 9 + 14, -54)), 1.1)
                canvas.ink(line((i * 9, -8), (i * 9 - 12, -30), (i * 9 - 14, -54)), 1.1)
        canvas.ink(cap, 2.8)
        for side in (-1, 1):
            if asleep:
                canvas.ink(line((side * 10 - 6, 8), (side * 10, 11), (side * 10 + 6, 8)), brush.INNER)
            else:
                brush.dot_eye(canvas, side * 10, 7, 3)
            brush.blush(canvas, side * 16, 18, 4.5, free=True)
        brush.smile(canvas, 0, 20, 5, 0.6, pen=brush.INNER, free=True)


def nettle(canvas: Canvas) -> None:
    """A nettle that holds a hand out, and regrets nothing."""
    stem = ((6, 84), (-4, 40), (4, -10), (0, -58))
    brush.cord(canvas, stem, 7.5, STALK, taper=(0.02, 0.3))
    leaves = (
        (-2, 60, -76, 0.86, c.MOSS),
        (-2, 58, 74, 0.86, c.FERN),
        (2, 18, -64, 1.0, c.FERN),
        (2, 16, 66, 1.0, c.MOSS),
        (3, -14, -58, 0.84, c.FERN),
        (3, -16, 60, 0.84, c.FERN),
    )
    for x, y, rotation, scale, colour in leaves:
        _nettle_leaf(canvas, x, y, rotation, scale, colour)
    _nettle_leaf(canvas, 0, -16, 0, 1.06, c.MOSS, veins=False)
    for side in (-1, 1):
        brush.big_eye(canvas, side * 8, -50, 6, (0, 0.25))
        canvas.ink(line((side * 2, -56), (side * 15, -63)), 2.8)
    canvas.ink(line((-7, -33), (0, -37), (7, -33)), 2.2)
    for points in (((-84, 20), (-92, 14)), ((-86, 34), (-95, 34)), ((84, 22), (93, 16)), ((86, 36), (95, 37))):
        canvas.ink(polygon(*points, closed=False), 1.6, c.BLOOD)


def _nettle_leaf(
    canvas: Canvas, x: float, y: float, rotation: float, scale: float, colour: str, veins: bool = True
) -> None:
    """A toothed leaf with stinging hairs; it grows upwards from (x, y)."""
    left = ((-10, -8), (-13, -16), (-19, -20), (-17, -28), (-22, -34), (-16, -42), (-17, -50), (-8, -58))
    right = tuple((-px, py) for px, py in reversed(left))
    with canvas.at(x, y, scale, rotation):
        leaf = polygon((0, 0), *left, (0, -78), *right)
        canvas.base(leaf, c.PAPER_LITE)
        canvas.wash(leaf, colour, 0.95, edge=0.8, bloom=0.5)
        canvas.glaze(blob((2, -6), (16, -20), (14, -44), (2, -64)), c.FERN, 0.6, soft=4)
        canvas.ink(leaf, 2.4, corners=False)
        if veins:
            brush.crease(canvas, (0, 0), (1, -34), (0, -68), width=1.6)
            for y_vein in (-16, -30, -44):
                brush.crease(canvas, (0, y_vein), (-8, y_vein - 7), (-13, y_vein - 9))
                brush.crease(canvas, (0, y_vein), (8, y_vein - 7), (13, y_vein - 9))
        for hair_x, hair_y in (left[2], left[4], left[6], right[1], right[3], right[5]):
            canvas.ink(polygon((hair_x, hair_y), (hair_x * 1.28, hair_y - 3), closed=False), 1.1)


def clover(canvas: Canvas) -> None:
    """A four-leaved clover, already plucked by a ladybird who will not share."""
    brush.ground(canvas, 82, 40, strength=0.35)
    brush.cord(canvas, ((14, 86), (16, 50), (2, 4)), 8.5, STALK, taper=(0.02, 0.1))
    for rotation, colour in ((135, c.FERN), (-135, c.MOSS), (45, c.FERN), (-45, c.MOSS)):
        with canvas.at(0, -6, rotation=rotation):
            leaf = svg_path(
                "M0 0 C-12 -12 -44 -30 -40 -58 C-36 -80 -10 -80 0 -64 C10 -80 36 -80 40 -58 C44 -30 12 -12 0 0 Z"
            )
            brush.body(canvas, leaf, colour, LEAF_DEEP, 0.95, depth=9, hatch=0.18)
            mark = line((-28, -42), (-12, -38), (0, -48), (12, -38), (28, -42))
            canvas.ink(mark, 5, "#dfe6a8", alpha=0.75, dry=0.8, shade=0)
            brush.crease(canvas, (0, -4), (0, -34), (0, -58))
    _ladybird(canvas, 34, -40, 40)


def _ladybird(canvas: Canvas, x: float, y: float, rotation: float) -> None:
    """A fat ladybird seen from above."""
    with canvas.at(x, y, rotation=rotation):
        for side in (-1, 1):
            for leg_y in (-6, 3, 11):
                canvas.ink(line((side * 12, leg_y), (side * 20, leg_y + 2), (side * 24, leg_y + 8)), 2.2)
            canvas.ink(line((side * 3, -20), (side * 7, -28), (side * 12, -30)), 1.6)
        brush.body(canvas, circle(0, -14, 10), c.INK, c.INK, 1.2, width=2, depth=0)
        shell = circle(0, 2, 18, 19)
        brush.body(canvas, shell, c.BLOOD, c.BLOOD_DEEP, 1.0, width=2.4, depth=7)
        canvas.ink(line((0, -16), (0, 4), (0, 20)), brush.INNER)
        for spot_x, spot_y in ((-9, -5), (9, -5), (-9, 9), (9, 9)):
            canvas.base(circle(spot_x, spot_y, 3.8), c.INK)
        for side in (-1, 1):
            canvas.base(circle(side * 4.5, -17, 2.4), c.WHITE)
        brush.light(canvas, (-12, -6), (-8, -12), (-4, -13), (-8, -6), alpha=0.6)


def pumpkin(canvas: Canvas) -> None:
    """A carved pumpkin that enjoys its work."""
    brush.ground(canvas, 80, 82)
    canvas.glaze(circle(0, 10, 86, 74), c.EMBER, 0.3, soft=14)
    lobes = ((-56, 14, 32, 52), (56, 14, 32, 52), (-30, 12, 36, 62), (30, 12, 36, 62), (0, 14, 36, 66))
    for x, y, width, height in lobes:
        lobe = circle(x, y, width, height)
        brush.body(canvas, lobe, c.EMBER, c.BLOOD_DEEP, 0.95, paper="#fbe3b6", depth=12, hatch=0.16, shading=0.45)
    brush.light(canvas, (-72, 0), (-64, -20), (-54, -28), (-62, 4), colour="#fff0d0", alpha=0.6)
    brush.light(canvas, (-34, -34), (-26, -44), (-14, -47), (-24, -34), colour="#fff0d0", alpha=0.5)
    stalk = brush.limb(((0, -44), (-2, -64), (10, -78), (24, -82)), (24, 15, 13, 17), 5, round_ends=False)
    brush.body(canvas, stalk, c.MOSS, c.FERN, 1.0, depth=6, hatch=0.4)
    for side in (-1, 1):
        triangle = polygon((side * 12, -4), (side * 46, -12), (side * 32, 18))
        _carved(canvas, triangle)
    _carved(canvas, polygon((-7, 30), (0, 16), (7, 30)))
    mouth = polygon(
        (-58, 30),
        (-38, 38),
        (-32, 50),
        (-22, 42),
        (-8, 45),
        (0, 56),
        (8, 45),
        (22, 42),
        (32, 50),
        (38, 38),
        (58, 30),
        (44, 62),
        (22, 72),
        (14, 62),
        (0, 72),
        (-14, 63),
        (-24, 72),
        (-44, 60),
    )
    _carved(canvas, mouth)
    brush.cord(canvas, ((10, -62), (40, -58), (52, -70), (44, -80), (36, -70), (56, -56), (76, -62)), 4.4, STALK)


def _carved(canvas: Canvas, shape: skia.Path) -> None:
    """A hole cut into the pumpkin, lit from inside."""
    canvas.base(shape, CANDLELIGHT)
    canvas.wash(shape, c.EMBER, 0.55, loose=0.5, edge=0.9, grad_dir=(-0.4, -1), grad=0.9)
    canvas.ink(shape, 2.6)


def snapdragon(canvas: Canvas) -> None:
    """A potted snapdragon with the better half of its name at the front."""
    brush.ground(canvas, 82, 48)
    neck = brush.limb(((-18, 62), (-46, 34), (-40, -4), (-4, -22), (14, -30)), (20, 19, 20, 24, 30), 5)
    for x, y, rotation in ((-38, 42, -74), (-46, 12, -104), (-22, 40, 70)):
        with canvas.at(x, y, rotation=rotation):
            leaf = svg_path("M0 0 C-14 -10 -15 -34 0 -52 C15 -34 14 -10 0 0 Z")
            brush.body(canvas, leaf, c.MOSS, c.FERN, 0.95, width=2.4, depth=5)
            brush.crease(canvas, (0, 0), (1, -24), (0, -44))
    brush.body(canvas, neck, STALK, c.FERN, 0.95, depth=8, hatch=0.3)
    for x, y in ((-50, 20), (-46, 0), (-34, -14), (-14, -26)):
        thorn = polygon((x + 4, y + 6), (x - 10, y - 6), (x + 8, y - 5))
        brush.body(canvas, thorn, STALK, c.FERN, 0.9, width=brush.INNER, depth=0)
    for rotation, length in ((-150, 62), (-118, 70), (-86, 66), (-58, 54), (168, 50), (140, 46)):
        with canvas.at(8, -26, rotation=rotation + 90):
            petal = svg_path(f"M-10 0 C-24 -20 -18 -{length - 8} 0 -{length} C18 -{length - 8} 24 -20 10 0 Z")
            brush.body(canvas, petal, BELL, c.PLUM_DEEP, 0.95, paper=BELL_PAPER, depth=8, hatch=0.2)
    gullet = polygon((18, -40), (84, -30), (80, -4), (18, 0))
    brush.body(canvas, gullet, c.BLOOD_DEEP, c.INK, 1.2, paper=GULLET_PAPER, width=0, depth=0)
    upper = svg_path(
        "M-8 -28 C-6 -54 26 -66 48 -62 C70 -62 92 -50 92 -38 C84 -34 78 -30 70 -32 C52 -36 34 -30 16 -22 Z"
    )
    lower = svg_path("M-8 -28 C0 4 26 26 50 24 C68 22 80 12 82 4 C72 4 66 4 58 2 C42 0 28 -8 16 -22 Z")
    tongue = svg_path(
        "M22 -14 C38 -10 54 -16 64 -12 C74 -8 86 -18 96 -12 C90 -10 92 -4 98 -2 C86 0 78 -4 66 0 C52 4 34 0 22 -14 Z"
    )
    brush.body(canvas, tongue, c.BLOOD, c.BLOOD_DEEP, 1, width=brush.INNER, depth=0)
    brush.body(canvas, lower, STALK, c.FERN, 1.0, depth=9, hatch=0.3)
    brush.body(canvas, upper, STALK, c.FERN, 1.0, depth=7)
    for x, y in ((34, -30), (48, -33), (62, -33), (76, -34)):
        _fang(canvas, x, y, 1)
    for x, y in ((36, -5), (50, 1), (64, 3), (75, 4)):
        _fang(canvas, x, y, -1)
    brush.light(canvas, (8, -44), (22, -54), (36, -56), (18, -44), colour="#eef0c0", alpha=0.6)
    brush.big_eye(canvas, 32, -50, 9, (0.35, 0.1), iris=IRIS)
    canvas.ink(line((20, -60), (32, -59), (44, -54)), 3.6)
    canvas.base(circle(82, -48, 2.4, 1.8), c.INK)
    pot = polygon((-50, 54), (18, 54), (8, 84), (-40, 84))
    brush.body(canvas, pot, CLAY, RUST_DEEP, 0.9, hatch=0.35, depth=9)
    rim = polygon((-56, 44), (24, 44), (22, 58), (-54, 58))
    brush.body(canvas, rim, CLAY, RUST_DEEP, 0.9, depth=5)


def _fang(canvas: Canvas, x: float, y: float, side: int) -> None:
    """A tooth at the gum (x, y), pointing down if ``side`` is 1."""
    fang = polygon((x - 5, y), (x + 5, y), (x, y + side * 13))
    canvas.base(fang, c.PAPER_LITE)
    canvas.ink(fang, 1.6)


PICTURES: Final[tuple[Callable[[Canvas], None], ...]] = (
    slow_seed,
    dandelion,
    twin_acorns,
    nettle,
    clover,
    foxglove,
    pumpkin,
    snapdragon,
)
"""The picture of each number, 0 to 7."""
