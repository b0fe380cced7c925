"""Pictures of the suit organism: whatever has legs, wings or too many heads."""

from collections.abc import Callable
from typing import Final

from assets.art import brush
from assets.art.cauldron15_cards.hues import BRASS, CANDLELIGHT, FUR, FUR_PAPER, IRIS, PLUMAGE_PAPER, TEAL_DEEP
from assets.art.cauldron15_cards.hydra import hydra
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import blob, circle, line, on_circle, polygon, svg_path


def flea(canvas: Canvas) -> None:
    """A large lens over a very small flea, who waves."""
    canvas.glaze(circle(10, 78, 70, 8), c.SEPIA, 0.4, soft=5)
    with canvas.at(-12, -12):
        handle = polygon((38, 52), (52, 38), (92, 80), (80, 92))
        brush.body(canvas, handle, c.UMBER, c.SEPIA, 1.0, depth=8, hatch=0.3)
        ferrule = polygon((34, 46), (46, 34), (60, 48), (48, 60))
        brush.body(canvas, ferrule, c.STRAW, c.UMBER, 1.0, width=2.2, depth=4)
        rim = circle(0, 0, 68)
        brush.body(canvas, rim, c.STRAW, c.UMBER, 1.0, depth=10)
        glass = circle(0, 0, 57)
        canvas.base(glass, "#eef3ee")
        canvas.wash(glass, c.TEAL, 0.28, vary=0.7, bloom=0.7, edge=0.9)
        _flea_itself(canvas)
        brush.light(canvas, (-46, -8), (-38, -32), (-20, -46), (-34, -22), alpha=0.8)
        brush.light(canvas, (32, 40), (42, 28), (44, 32), (36, 42), alpha=0.6)
        canvas.ink(glass, 2.4)


def _flea_itself(canvas: Canvas) -> None:
    """The flea, as large as a lens can make it."""
    with canvas.at(0, 6):
        for points in (
            ((8, 14), (22, 2), (34, 24), (42, 26)),
            ((0, 16), (4, 28), (-4, 36)),
            ((-10, 14), (-14, 28), (-22, 34)),
        ):
            canvas.ink(line(*points, tension=0.3), 2.6, taper=(0.02, 0.3))
        canvas.ink(line((-18, 2), (-32, -8), (-36, -22), tension=0.3), 2.4, taper=(0.02, 0.3))
        back = svg_path("M-26 6 C-28 -10 -16 -22 2 -22 C20 -22 28 -6 26 8 C22 20 -4 24 -14 16 C-22 16 -26 12 -26 6 Z")
        brush.body(canvas, back, "#a2553a", c.BLOOD_DEEP, 0.95, width=2.4, depth=7, hatch=0.3)
        for x in (-4, 6, 16):
            canvas.ink(line((x, -20), (x + 6, -4), (x + 2, 16)), brush.DETAIL)
        brush.big_eye(canvas, -15, -3, 5.5, (-0.3, -0.1))
        brush.smile(canvas, -20, 9, 3.5, 0.6, brush.DETAIL, free=True)
        for x in (-10, -3):
            canvas.ink(line((x - 6, -16), (x - 11, -28), (x - 16, -30)), 1.6)


def one_eyed_newt(canvas: Canvas) -> None:
    """A newt with a patch and dignity."""
    brush.ground(canvas, 76, 76)
    tail = brush.limb(((10, 58), (48, 66), (76, 50), (78, 22), (60, 4), (44, 10)), (40, 30, 22, 16, 11, 3), 5)
    brush.body(canvas, tail, c.TEAL, TEAL_DEEP, 0.95, depth=8, hatch=0.25)
    trunk = svg_path("M-46 -20 C-52 14 -50 48 -34 68 C-16 80 22 78 34 64 C46 44 36 0 30 -22 Z")
    brush.body(canvas, trunk, c.TEAL, TEAL_DEEP, 0.95, depth=12, hatch=0.25)
    belly = blob((-34, 0), (-38, 34), (-26, 62), (-4, 66), (10, 46), (6, 6), (-10, -6))
    canvas.gouache(belly, "#f1c48a", 0.9, 1.2)
    canvas.wash(belly, c.EMBER, 0.35, loose=1)
    for y in (16, 32, 48):
        brush.crease(canvas, (-36, y), (-16, y + 6), (6, y + 1))
    for x, y, side in ((-42, 22, -1), (26, 24, 1)):
        arm = brush.limb(((x, y - 6), (x + side * 22, y + 8), (x + side * 8, y + 24)), (16, 14, 13), 4)
        brush.body(canvas, arm, c.TEAL, TEAL_DEEP, 0.95, width=2.4, depth=5)
    for x in (-40, 14):
        foot = svg_path("M-16 4 C-14 -10 14 -10 16 4 L22 8 L12 10 L6 13 L0 10 L-6 13 L-12 10 L-22 8 Z")
        with canvas.at(x, 70):
            brush.body(canvas, foot, c.TEAL, TEAL_DEEP, 0.95, width=2.4, depth=4)
    head = svg_path("M-74 -30 C-78 -56 -46 -78 -8 -78 C30 -78 58 -58 54 -30 C50 -4 22 6 -10 6 C-42 6 -70 -4 -74 -30 Z")
    brush.body(canvas, head, c.TEAL, TEAL_DEEP, 0.95, depth=12, hatch=0.2)
    for x, y, radius in ((20, -64, 5), (38, -52, 4), (34, -18, 4), (-16, -70, 4), (46, -34, 3)):
        canvas.wash(circle(x, y, radius, radius * 0.8), TEAL_DEEP, 0.9, loose=0.5)
    brush.light(canvas, (-58, -48), (-44, -64), (-26, -70), (-42, -54), colour="#e6f3ee", alpha=0.6)
    canvas.ink(line((-62, -22), (-34, -8), (4, -6), (34, -18)), 2.4, taper=(0.2, 0.3))
    brush.big_eye(canvas, -46, -40, 14, (-0.1, 0.1), iris=IRIS)
    canvas.ink(line((-62, -50), (-46, -55), (-31, -50)), 3)
    strap = line((-70, -44), (-30, -70), (14, -66), (52, -44))
    canvas.ink(strap, 4, corners=False)
    canvas.ink(line((2, -56), (-8, -76)), 3.4)
    patch = svg_path("M-14 -52 C-4 -58 16 -58 24 -50 C26 -38 16 -24 6 -24 C-6 -24 -16 -38 -14 -52 Z")
    brush.body(canvas, patch, c.INK, c.INK, 1.2, paper="#6b6264", depth=0)
    brush.light(canvas, (-7, -48), (2, -51), (8, -50), (-3, -44), alpha=0.4)


def snail(canvas: Canvas) -> None:
    """A snail whose house has a chimney, a door and somebody at home."""
    brush.ground(canvas, 78, 84)
    foot = svg_path(
        "M-92 76 C-86 60 -70 62 -62 44 C-58 26 -78 6 -76 -10 C-72 -28 -46 -26 -40 -8 C-34 12 -34 34 -20 44 "
        "L70 52 C80 62 88 70 94 77 Z"
    )
    brush.body(canvas, foot, "#c9a066", c.SEPIA, 0.8, depth=9, hatch=0.25)
    for points, x, y in (
        (((-68, -16), (-76, -32), (-80, -46)), -81, -50),
        (((-52, -18), (-52, -36), (-50, -50)), -50, -55),
    ):
        canvas.ink(line(*points), 6.4, taper=(0, 0.1))
        canvas.ink(line(*points), 3.6, "#dcbb88", taper=(0, 0.1), dry=0)
        brush.big_eye(canvas, x, y, 8, (-0.25, 0.15))
    brush.smile(canvas, -66, 4, 7, 0.5, pen=brush.INNER, free=True)
    brush.blush(canvas, -54, 0, 5, free=True)
    chimney = polygon((46, -78), (64, -76), (64, -36), (44, -46))
    brush.body(canvas, chimney, "#a9573d", c.BLOOD_DEEP, 0.9, depth=5, hatch=0.2)
    for y in (-68, -58, -48):
        brush.crease(canvas, (46, y), (64, y + 1))
    cap = polygon((42, -84), (68, -82), (67, -75), (42, -77))
    brush.body(canvas, cap, c.STONE, c.SLATE, 0.9, width=2.2, depth=3)
    for x, y, radius in ((60, -92, 6), (72, -98, 8)):
        puff = circle(x, y, radius)
        canvas.base(puff, c.PAPER_LITE, 0.9)
        canvas.ink(puff, 1.4, c.INK_SOFT)
    shell = circle(22, 2, 58, 56)
    brush.body(canvas, shell, c.BLOOD, c.BLOOD_DEEP, 0.85, paper="#fbe6d0", depth=14, hatch=0.3, vary=0.6)
    spiral = [on_circle(22, 2, 54 * (1 - turn / 26), 70 + 36 * turn) for turn in range(24)]
    with canvas.clip(shell):
        canvas.glaze(brush.limb([(x + 3, y + 4) for x, y in spiral], (9, 7, 4)), c.BLOOD_DEEP, 0.5, soft=3)
    canvas.ink(line(*spiral), 2.8, corners=False, taper=(0.02, 0.2))
    brush.light(canvas, (-20, -18), (-8, -38), (12, -46), (-6, -26), colour="#fbe6d0", alpha=0.6)
    door = svg_path("M-4 56 L-4 32 C-4 18 22 18 22 32 L22 57 Z")
    brush.body(canvas, door, c.UMBER, c.SEPIA, 1.0, width=2.6, depth=5)
    canvas.ink(line((9, 24), (9, 56)), brush.DETAIL)
    canvas.base(circle(17, 42, 2.4), c.STRAW)
    canvas.ink(circle(17, 42, 2.4), 1.1)
    window = circle(44, 2, 14)
    brush.body(canvas, window, CANDLELIGHT, c.EMBER, 0.6, paper="#ffeeb8", width=2.6, depth=4)
    canvas.ink(line((44, -12), (44, 16)), brush.INNER)
    canvas.ink(line((30, 2), (58, 2)), brush.INNER)


def toad(canvas: Canvas) -> None:
    """A toad in a crown who is fine as he is."""
    brush.ground(canvas, 78, 84)
    for side in (-1, 1):
        with canvas.at(flip=side < 0):
            thigh = svg_path("M36 66 C30 40 50 22 70 32 C90 42 90 66 76 76 L40 78 Z")
            brush.body(canvas, thigh, c.MOSS, c.FERN, 0.95, depth=9, hatch=0.25)
            foot = svg_path("M40 72 C54 64 76 68 92 76 L84 78 L94 84 L78 82 L66 84 L44 82 Z")
            brush.body(canvas, foot, c.MOSS, c.FERN, 0.85, width=2.4, depth=4)
    trunk = svg_path("M-62 66 C-78 30 -60 -6 -40 -22 L40 -22 C60 -6 78 30 62 66 C44 84 -44 84 -62 66 Z")
    brush.body(canvas, trunk, c.MOSS, c.FERN, 0.95, depth=12)
    belly = svg_path("M-44 66 C-56 34 -36 10 0 10 C36 10 56 34 44 66 C30 78 -30 78 -44 66 Z")
    canvas.gouache(belly, "#ece3b4", 0.92, 1.4)
    canvas.wash(belly, c.MOSS, 0.25, loose=1)
    for x in (-24, 22):
        arm = brush.limb(((x * 1.6, 34), (x * 1.25, 60), (x, 78)), (20, 15, 14), 4)
        brush.body(canvas, arm, c.MOSS, c.FERN, 0.95, width=2.4, depth=5)
        hand = svg_path("M-13 4 C-10 -6 10 -6 13 4 L16 9 L8 8 L0 11 L-8 8 L-16 9 Z")
        with canvas.at(x, 76):
            brush.body(canvas, hand, c.MOSS, c.FERN, 0.9, width=2, depth=3)
    head = svg_path(
        "M-66 2 C-74 -16 -66 -32 -54 -36 C-54 -60 -20 -60 -18 -40 C-8 -43 8 -43 18 -40 C20 -60 54 -60 54 -36 "
        "C66 -32 74 -16 66 2 C54 26 -54 26 -66 2 Z"
    )
    brush.body(canvas, head, c.MOSS, c.FERN, 0.95, depth=10, hatch=0.2)
    for x, y, radius in (
        (-4, -30, 4),
        (58, -12, 4.5),
        (-58, -16, 4.5),
        (10, -24, 3),
        (-68, 40, 4),
        (66, 40, 5),
        (58, 56, 4),
        (-60, 58, 3.4),
    ):
        wart = circle(x, y, radius, radius * 0.85)
        canvas.wash(wart, c.FERN, 0.9, loose=0.5)
        canvas.ink(wart, brush.DETAIL)
    for side in (-1, 1):
        brush.big_eye(canvas, side * 36, -38, 13, (0.0, -0.1), iris=IRIS)
        lid = svg_path("M-14 -2 C-12 -16 12 -16 14 -2 Z")
        with canvas.at(side * 36, -38):
            brush.body(canvas, lid, c.MOSS, c.FERN, 1, width=2.2, depth=0)
    canvas.ink(line((-58, -2), (-30, 6), (0, 3), (30, 6), (58, -2)), 2.8, taper=(0.15, 0.2))
    canvas.ink(line((-4, -16), (-6, -13)), 2)
    canvas.ink(line((5, -16), (7, -13)), 2)
    with canvas.at(2, -46, rotation=5):
        crown = polygon((-24, 8), (-28, -26), (-14, -10), (0, -32), (14, -10), (28, -26), (24, 8))
        brush.body(canvas, crown, BRASS, c.UMBER, 0.95, depth=6, hatch=0.2)
        canvas.ink(line((-24, 0), (0, 3), (24, 0)), brush.INNER)
        for x, y in ((-28, -28), (0, -35), (28, -28)):
            brush.body(canvas, circle(x, y, 4.4), c.BLOOD, c.BLOOD_DEEP, 1, width=brush.INNER, depth=2)


def bat(canvas: Canvas) -> None:
    """A bat asleep, upside down, in a nightcap that hangs the right way."""
    branch = brush.limb(((-92, -76), (-30, -72), (30, -76), (92, -70)), (15, 13, 14, 10), 6, round_ends=False)
    brush.body(canvas, branch, c.UMBER, c.SEPIA, 0.95, depth=5, hatch=0.4)
    for x in (-11, 11):
        canvas.ink(line((x, -52), (x, -70)), 6.5, taper=(0, 0))
        for toe in (-6, 0, 6):
            canvas.ink(line((x, -66), (x + toe, -82), (x + toe * 1.2, -68)), 3.4)
    for side in (-1, 1):
        with canvas.at(0, 22, flip=side < 0):
            ear = svg_path("M16 10 C24 34 40 46 54 46 C58 24 50 4 34 -6 Z")
            brush.body(canvas, ear, "#8d6a50", c.SEPIA, 1.0, depth=6)
            inner = svg_path("M26 14 C32 28 40 36 49 39 C50 26 45 12 36 4 Z")
            canvas.base(inner, c.ROSE)
    for side in (1, -1):
        with canvas.at(flip=side < 0):
            wing = svg_path(
                "M-8 -54 C22 -64 54 -52 62 -26 C70 -2 64 20 46 34 C40 26 32 26 26 32 C20 24 8 24 -4 30 "
                "C-10 4 -12 -30 -8 -54 Z"
            )
            brush.body(canvas, wing, c.PLUM, c.PLUM_DEEP, 0.95, paper="#e2d4e8", depth=11, hatch=0.25)
            for points in (((6, -52), (34, -24), (46, 30)), ((0, -50), (20, -14), (26, 28))):
                brush.crease(canvas, *points, width=brush.INNER)
            canvas.ink(line((60, -34), (69, -44), (66, -28)), 2.6)
    head = blob((-36, 24), (-26, -4), (0, -12), (26, -4), (36, 24), (22, 48), (0, 53), (-22, 48))
    brush.body(canvas, head, "#a07a5c", c.SEPIA, 0.9, depth=10, hatch=0.25)
    muzzle = blob((-15, 6), (0, -4), (15, 6), (12, 18), (0, 22), (-12, 18))
    canvas.gouache(muzzle, "#e6cfb2", 0.85, 0.8)
    for side in (-1, 1):
        canvas.ink(line((side * 16 - 8, 27), (side * 16, 22), (side * 16 + 8, 27)), 2.6)
        brush.blush(canvas, side * 25, 13, 5, free=True)
    nose = blob((-6, 17), (0, 20), (6, 17), (0, 12))
    brush.body(canvas, nose, c.BLOOD_DEEP, c.INK, 1.0, width=1.6, depth=0)
    canvas.ink(line((-11, 7), (0, 3), (11, 7)), 2.2)
    for x in (-6, 6):
        tooth = polygon((x - 3, 5), (x + 3, 5), (x, -4))
        canvas.base(tooth, c.WHITE)
        canvas.ink(tooth, 1.3)
    cap = svg_path("M-28 38 C-14 46 14 46 28 36 C34 48 44 60 60 64 C52 76 28 82 10 76 C-12 72 -28 58 -28 38 Z")
    brush.body(canvas, cap, c.BLOOD, c.BLOOD_DEEP, 0.95, depth=7)
    with canvas.clip(cap):
        for x in (-14, 6, 26):
            canvas.ink(line((x - 4, 36), (x + 4, 56), (x + 16, 82)), 4.4, c.PAPER_LITE, dry=0.3, shade=0)
    canvas.ink(cap, 2.6)
    brush.body(canvas, circle(64, 70, 10), c.PAPER_LITE, c.STONE, 0.4, width=2.4, depth=4)
    for x, y, size in ((76, 16, 5), (86, -8, 7)):
        corners = ((x - size, y - size), (x + size, y - size), (x - size, y + size), (x + size, y + size))
        canvas.ink(polygon(*corners, closed=False), 2.4, taper=(0.02, 0.1))


def raven(canvas: Canvas) -> None:
    """A raven on a skullcap of books, with somebody's spoon."""
    brush.ground(canvas, 80, 66)
    for y, half, colour, deep, shift in ((66, 58, c.BLOOD, c.BLOOD_DEEP, 0), (48, 48, c.DUSK, c.INK, 6)):
        book = polygon(
            (-half + shift, y - 8), (half + shift, y - 9), (half + shift + 2, y + 9), (-half + shift, y + 10)
        )
        brush.body(canvas, book, colour, deep, 0.9, depth=5, hatch=0.2)
        pages = polygon(
            (half + shift - 10, y - 6), (half + shift + 2, y - 6), (half + shift + 3, y + 6), (half + shift - 10, y + 7)
        )
        brush.body(canvas, pages, c.BONE, c.UMBER, 0.5, width=brush.INNER, depth=0)
    for x in (-8, 16):
        canvas.ink(line((x, 20), (x + 2, 38)), 4.6)
        canvas.ink(line((x - 8, 40), (x + 2, 36), (x + 12, 40)), 4)
    tail = polygon((14, 4), (70, 36), (74, 26), (80, 22), (34, -24))
    brush.body(canvas, tail, FUR, c.INK, 1.3, paper=FUR_PAPER, depth=6)
    trunk = svg_path("M-46 -36 C-56 0 -40 30 0 32 C36 32 50 8 46 -14 C40 -34 10 -50 -6 -66 C-30 -76 -48 -60 -46 -36 Z")
    brush.body(canvas, trunk, c.DUSK, c.INK, 1.35, paper=PLUMAGE_PAPER, depth=14, hatch=0.4, shading=0.8)
    wing = svg_path("M-4 -32 C22 -34 52 -16 66 12 L54 10 L56 20 L42 16 L40 26 L28 18 C4 22 -14 -6 -4 -32 Z")
    brush.body(canvas, wing, c.DUSK, c.INK, 1.5, paper="#8f8c98", depth=8, hatch=0.3)
    for points in (((8, -22), (30, -8), (50, 8)), ((4, -10), (20, 2), (38, 12)), ((2, 0), (14, 8), (26, 14))):
        canvas.ink(line(*points), brush.INNER, "#c3c0cc", taper=(0.2, 0.5))
    head = blob((-58, -46), (-54, -68), (-34, -80), (-12, -72), (-4, -52), (-18, -36), (-42, -32))
    brush.body(canvas, head, c.DUSK, c.INK, 1.4, paper=PLUMAGE_PAPER, depth=9, hatch=0.3, shading=0.8)
    beak = svg_path("M-52 -62 C-70 -62 -88 -54 -94 -42 C-84 -44 -68 -42 -52 -42 Z")
    brush.body(canvas, beak, c.SLATE, c.INK, 1.1, depth=5)
    canvas.ink(line((-90, -45), (-70, -50), (-52, -50)), brush.INNER)
    brush.big_eye(canvas, -34, -58, 8, (-0.3, 0.1), iris=IRIS)
    with canvas.at(-76, -46, rotation=20):
        canvas.ink(line((0, -12), (0, 44)), 6)
        canvas.ink(line((0, -12), (0, 44)), 3.2, "#e4e2da", dry=0)
        bowl = circle(0, 54, 11, 15)
        brush.body(canvas, bowl, c.STONE, c.SLATE, 0.5, width=2.4, depth=6)
    brush.sparkle(canvas, -82, 22, 8)
    for x, y in ((-26, -80), (-18, -78)):
        canvas.ink(line((x, y + 4), (x + 6, y - 6)), 2.4, taper=(0.05, 0.6))


def black_cat(canvas: Canvas) -> None:
    """A black cat against the moon, back up, counting its lives."""
    moon = circle(10, -8, 76)
    canvas.base(moon, "#f7e3a6")
    canvas.wash(moon, c.STRAW, 0.5, vary=0.6, bloom=0.6)
    canvas.ink(moon, 1.4, c.INK_SOFT)
    fence = polygon((-94, 56), (94, 52), (94, 68), (-94, 72))
    brush.body(canvas, fence, c.UMBER, c.SEPIA, 1.0, depth=6, hatch=0.3)
    for x in (-76, -30, 26, 74):
        brush.body(canvas, polygon((x - 8, 60), (x + 8, 60), (x + 8, 86), (x - 8, 86)), c.UMBER, c.SEPIA, 1.0, depth=5)
    for x, y in ((-60, 64), (4, 62), (54, 60)):
        brush.crease(canvas, (x, y), (x + 14, y + 1), (x + 26, y))
    cat = svg_path(
        "M-52 58 C-54 40 -50 26 -50 14 C-62 12 -74 2 -74 -14 L-78 -44 L-60 -30 C-54 -32 -48 -32 -42 -30 L-24 -42 "
        "L-28 -18 "
        "C-22 -34 -8 -54 14 -54 C44 -54 56 -24 54 4 C54 24 58 42 56 56 L40 56 C38 40 34 28 28 22 C16 24 0 22 -12 16 "
        "C-20 26 -28 42 -30 57 Z"
    )
    tail = brush.limb(((50, -8), (68, -14), (72, -36), (60, -54), (70, -78), (86, -84)), (16, 16, 15, 14, 13, 8), 5)
    for shape in (tail, cat):
        brush.body(canvas, shape, FUR, c.INK, 1.5, paper=FUR_PAPER, depth=10, hatch=0.35, shading=0.8)
    for i in range(9):
        canvas.ink(
            line((-14 + i * 8, -44 - 8 * (1 - abs(i - 4) / 4)), (-16 + i * 9, -60 - 10 * (1 - abs(i - 4) / 4))),
            2.2,
            taper=(0.02, 0.7),
        )
    for x in (-62, -40):
        ball = circle(x, -6, 8, 7)
        canvas.base(ball, "#f0d54a")
        canvas.ink(ball, brush.INNER)
        canvas.base(circle(x, -6, 2, 6), c.INK)
    canvas.base(polygon((-54, 4), (-47, 4), (-50.5, 8)), c.ROSE)
    canvas.ink(line((-58, 12), (-54, 10), (-50, 8), (-46, 11), (-43, 12)), 1.6, "#e8dcd0")
    for side in (-1, 1):
        for y, rise in ((6, -4), (9, 2)):
            canvas.ink(
                line((-50 + side * 12, y), (-50 + side * 32, y + rise)),
                1.4,
                c.PAPER_LITE if side > 0 else c.INK,
                taper=(0.05, 0.5),
            )
    for x in (-72, -28):
        canvas.base(
            polygon((x + 2, -34), (x + (6 if x < -50 else -4), -26), (x + (10 if x < -50 else -9), -30)), c.ROSE
        )


PICTURES: Final[tuple[Callable[[Canvas], None], ...]] = (
    flea,
    one_eyed_newt,
    snail,
    toad,
    bat,
    raven,
    black_cat,
    hydra,
)
"""The picture of each number, 0 to 7."""
