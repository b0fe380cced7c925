"""Pictures of the victory cards: what else may win a match."""

from typing import Final

from assets.art import brush
from assets.art.bubble_and_boil.cubes import draw_cube
from assets.art.bubble_and_boil.pool import draw_disc
from assets.art.bubble_and_boil.tokens import CRONES
from assets.art.bubble_and_boil_cards.kit import chop, painted, paper_sheet
from assets.art.bubble_and_boil_cards.window import Scene
from assets.art.common.hats import draw_hat
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import blob, circle, cut, line, on_circle, polygon, rounded_rect, svg_path


def crone_convention(canvas: Canvas) -> None:
    """Three crones knit one very long scarf."""
    brush.ground(canvas, 80, 160, 0)
    scarf = brush.limb(((-150, 40), (-90, 74), (-30, 40), (30, 76), (90, 42), (160, 74)), (30, 28, 30, 28, 30, 28))
    for which, x in ((0, -128), (1, 0), (3, 128)):
        gown = svg_path(f"M{x - 52} 100 C{x - 54} 40 {x - 26} 18 {x} 16 C{x + 26} 18 {x + 54} 40 {x + 52} 100 Z")
        painted(canvas, gown, (c.PLUM, c.TEAL, c.MOSS, c.MOSS)[which], c.INK, 0.85, 3.0, 8)
        with canvas.at(x, -18, 1.25):
            CRONES[which](canvas)
        for side in (-1, 1):
            chop(canvas, (x + side * 30, 26), (x - side * 8, 64), width=4.6)
            chop(canvas, (x + side * 30, 26), (x - side * 8, 64), width=2.4, colour=c.STRAW)
    painted(canvas, scarf, c.BLOOD, c.BLOOD_DEEP, 0.8, 3.0, 5)
    with canvas.clip(scarf):
        for x in range(-160, 180, 18):
            canvas.ink(line((x, 20), (x + 6, 90)), 4, c.PAPER_LITE, alpha=0.7, dry=0.3, shade=0)
    for x in (-64, 68):
        painted(canvas, circle(x, 78, 15), c.BLOOD, c.BLOOD_DEEP, 0.8, 2.6, 4)
        canvas.ink(line((x - 10, 74), (x, 78), (x + 10, 72)), 1.7, c.BLOOD_DEEP)


def black_market(canvas: Canvas) -> None:
    """A stall that sells corruption by the pound, no questions asked."""
    painted(canvas, polygon((-150, 30), (150, 30), (142, 104), (-142, 104)), c.UMBER, c.SEPIA, 0.8, 3.0, 8)
    for x in (-148, 148):
        chop(canvas, (x, 100), (x, -60), width=11)
        chop(canvas, (x, 100), (x, -60), width=7, colour=c.UMBER)
    for i in range(6):
        x = -174 + 58 * i
        strip = svg_path(f"M{x} -92 L{x + 58} -92 L{x + 58} -58 C{x + 52} -38 {x + 6} -38 {x} -58 Z")
        painted(canvas, strip, c.PLUM_DEEP if i % 2 else c.STRAW, c.INK, 0.95 if i % 2 else 0.4, 2.6, 3)
    for x, y in ((-104, 14), (-66, 14), (-28, 14), (-85, -16), (-47, -16), (-66, -46)):
        with canvas.at(x, y, 1.15):
            draw_disc(canvas)
    scale_x = 76
    chop(canvas, (scale_x, 28), (scale_x, -34), width=5)
    canvas.ink(line((scale_x - 42, -26), (scale_x, -36), (scale_x + 42, -28)), 4)
    for side in (-1, 1):
        x = scale_x + side * 42
        canvas.ink(line((x - 18, 4), (x, -27), (x + 18, 4)), 1.7)
        painted(canvas, circle(x, 6, 20, 7), c.GOLD, c.UMBER, 0.6, 2.2, 2)
    with canvas.at(scale_x - 42, -6, 0.9):
        draw_disc(canvas)
    for x in (-100, 0, 90):
        canvas.ink(rounded_rect(x - 34, 48, 68, 40, 3), 1.8, c.SEPIA)


def full_menu(canvas: Canvas) -> None:
    """A bill of fare as long as a towel, everything ticked."""
    brush.ground(canvas, 80, 120, 0)
    sheet = svg_path("M-66 -96 L66 -96 L62 66 C62 90 36 92 18 84 C-8 74 -40 94 -62 82 Z")
    brush.body(canvas, sheet, c.STRAW, c.UMBER, 0.3, width=3.2, depth=8)
    painted(canvas, polygon((-66, -96), (66, -96), (66, -76), (-66, -76)), c.BLOOD, c.BLOOD_DEEP, 0.85, 2.4, 0)
    for i in range(6):
        y = -58 + 22 * i
        canvas.ink(line((-20, y), (14, y - 1), (46 - 8 * (i % 3), y)), 2.4, c.INK_SOFT)
        canvas.ink(line((-50, y - 4), (-44, y + 4), (-32, y - 12)), 4.0, c.FERN, taper=(0.1, 0.4))
    for side, x in ((-1, -150), (1, 160)):
        fork = side < 0
        chop(canvas, (x, 84), (x, -20), width=9)
        chop(canvas, (x, 84), (x, -20), width=5.6, colour="#d3d6d3")
        if fork:
            for dx in (-14, 0, 14):
                chop(canvas, (x + dx * 0.9, -24), (x + dx, -64), width=6)
            canvas.ink(line((x - 14, -26), (x, -14), (x + 14, -26)), 6)
        else:
            blade = svg_path(
                f"M{x - 8} -18 C{x - 14} -50 {x - 6} -76 {x + 10} -84 C{x + 14} -60 {x + 12} -36 {x + 8} -18 Z"
            )
            painted(canvas, blade, c.STONE, c.SLATE, 0.4, 2.6, 4)
    for x, y in ((-112, -60), (112, -40)):
        brush.steam(canvas, x, y + 20, 40, 7)


def quality_control(canvas: Canvas) -> None:
    """A cracked bottle before a stamp that has made up its mind."""
    brush.ground(canvas, 78, 60, -80)
    bottle = svg_path(
        "M-98 -80 L-62 -80 L-62 -50 C-30 -30 -24 10 -30 62 C-32 76 -128 76 -130 62 C-136 10 -130 -30 -98 -50 Z"
    )
    brush.glass(canvas, bottle)
    canvas.ink(bottle, 3.2)
    painted(canvas, rounded_rect(-98, -96, 36, 20, 4), c.UMBER, c.SEPIA, 0.7, 2.4, 3)
    crack = polygon((-120, -26), (-96, -6), (-106, 10), (-78, 22), (-88, 40), (-56, 58), closed=False)
    canvas.ink(crack, 4.0)
    canvas.ink(polygon((-96, -6), (-76, -12), (-64, 0), closed=False), 2.6)
    brush.light(canvas, (-120, 20), (-122, -10), (-112, -30), (-114, 10))
    drip = blob((-60, 66), (-20, 70), (-10, 84), (-60, 88), (-120, 82))
    brush.body(canvas, drip, c.POISON, c.FERN, 0.8, paper="#dfe89a", width=2.4, depth=3)
    with canvas.at(86, -10, rotation=12):
        painted(canvas, circle(0, -58, 26), c.UMBER, c.SEPIA, 0.8, 3.0, 6)
        painted(canvas, polygon((-14, -36), (14, -36), (20, 4), (-20, 4)), c.UMBER, c.SEPIA, 0.8, 2.8, 4)
        head = rounded_rect(-56, 2, 112, 52, 7)
        painted(canvas, head, c.BLOOD, c.BLOOD_DEEP, 0.85, 3.2, 8)
        for side in (-1, 1):
            brush.big_eye(canvas, side * 20, 20, 10, (-0.5, 0.2))
            canvas.ink(line((side * 36, 8), (side * 20, 8), (side * 6, 14)), 3.4)
        canvas.ink(line((-18, 44), (0, 37), (18, 44)), 3.0, c.PAPER_LITE, dry=0)
        painted(canvas, rounded_rect(-60, 54, 120, 12, 3), c.INK, c.INK, 0.7, 2.4, 0)
    for y in (-60, -40):
        canvas.ink(line((164, y), (176, y + 4), (190, y + 2)), 2.4)


def hoarders_delight(canvas: Canvas) -> None:
    """A cupboard that cannot be closed any more."""
    painted(canvas, rounded_rect(-110, -92, 220, 190, 6), c.UMBER, c.SEPIA, 0.85, 3.2, 8)
    inside = rounded_rect(-94, -80, 188, 160, 3)
    canvas.base(inside, "#6a4628")
    canvas.ink(inside, 2.4)
    for y in (-26, 28):
        chop(canvas, (-94, y), (94, y), width=9)
        chop(canvas, (-94, y), (94, y), width=5, colour="#c08a52")
    for i in range(15):
        colour = ("green", "orange", "red", "yellow")[(i * 3) % 4]
        with canvas.at(-74 + 37 * (i % 5), -50 + 54 * (i // 5), 0.46, (-12, 8, -4, 14, 0)[i % 5], line_scale=0.7):
            draw_cube(canvas, colour, detail=False)
    for side in (-1, 1):
        door = polygon((side * 110, -92), (side * 176, -76), (side * 176, 104), (side * 110, 96))
        painted(canvas, door, c.UMBER, c.SEPIA, 0.7, 3.0, 5)
        canvas.ink(polygon((side * 122, -72), (side * 164, -62), (side * 164, 88), (side * 122, 82)), 1.8, c.SEPIA)
        painted(canvas, circle(side * 166, 12, 5), c.GOLD, c.UMBER, 0.7, 1.9, 0)
    for colour, x, y, turn in (
        ("orange", -60, 74, 30),
        ("yellow", 20, 78, -20),
        ("red", 84, 70, 24),
        ("green", -140, 66, 10),
        ("orange", 150, 72, -30),
    ):
        with canvas.at(x, y, 0.5, turn, line_scale=0.75):
            draw_cube(canvas, colour, detail=False)


def humble_pie(canvas: Canvas) -> None:
    """A pie that is sorry for being so good."""
    brush.ground(canvas, 80, 120, 0)
    dish = svg_path("M-112 24 L112 24 L92 76 C90 84 -90 84 -92 76 Z")
    painted(canvas, dish, c.LAPIS, c.DUSK, 0.5, 3.2, 10)
    crust = svg_path(
        "M-126 26 C-120 -34 -60 -50 0 -50 C60 -50 120 -34 126 26 C110 38 96 20 80 32 C64 42 52 22 36 34 C22 42"
        " 10 24 0 34 C-12 42 -24 24 -38 34 C-54 42 -66 22 -80 32 C-96 40 -112 38 -126 26 Z"
    )
    brush.body(canvas, crust, c.GOLD, c.UMBER, 0.6, paper="#f4d79a", width=3.4, depth=12)
    for x in (-70, 70):
        canvas.ink(line((x - 8, -26), (x, -20), (x + 4, -10)), 2.4, c.UMBER)
    for side in (-1, 1):
        brush.asleep(canvas, side * 30, -10, 13, 3.2, free=True)
        canvas.wash(circle(side * 54, 4, 11, 7), c.BLOOD, 0.6, loose=0.8)
    brush.smile(canvas, 0, 8, 12, 0.5, 3.0, free=True)
    halo = cut(circle(0, -74, 48, 13), circle(0, -74, 37, 7))
    painted(canvas, halo, c.GOLD, c.UMBER, 0.6, 2.6, 2)
    brush.rays(canvas, 0, -72, 60, 80, 9, 190, 350, 2.6, c.GOLD)
    for x in (-150, 150):
        brush.leaf(canvas, x, 72, 34, -30 if x > 0 else 210)


def infamy(canvas: Canvas) -> None:
    """A bill on a wall: a hat, a grin, and a reward."""
    for row in range(4):
        for i in range(10):
            canvas.ink(rounded_rect(-236 + 50 * i + 25 * (row % 2), -96 + 50 * row, 46, 44, 4), 1.7, c.SEPIA, alpha=0.6)
    sheet = polygon((-66, -92), (62, -96), (70, 82), (44, 76), (30, 88), (-62, 84))
    brush.body(canvas, sheet, c.STRAW, c.UMBER, 0.45, paper="#f4e2b4", width=3.2, depth=8)
    painted(canvas, circle(0, -86, 6), c.SLATE, c.INK, 0.8, 2.2, 0)
    canvas.ink(line((-44, -68), (0, -70), (44, -68)), 6, c.INK, wobble=1.0)
    frame = rounded_rect(-46, -54, 92, 92, 3)
    painted(canvas, frame, c.UMBER, c.SEPIA, 0.2, 2.2, 0)
    face = circle(0, 8, 27, 26)
    brush.body(canvas, face, c.MOSS, c.FERN, 0.4, paper="#eccfa4", width=2.8, depth=5)
    with canvas.at(0, -38, 0.6):
        draw_hat(canvas, "dusk", 1.3)
    for side in (-1, 1):
        brush.dot_eye(canvas, side * 10, 2, 3.4)
    grin = blob((-16, 12), (0, 16), (16, 12), (9, 24), (-9, 24))
    canvas.base(grin, c.WHITE)
    canvas.ink(grin, 2.2)
    canvas.ink(line((-40, 54), (0, 52), (40, 54)), 4, c.INK_SOFT, wobble=1.0)
    for x in (-24, 0, 24):
        painted(canvas, circle(x, 70, 9), c.GOLD, c.UMBER, 0.7, 2.0, 2)
    for x, y, turn in ((-140, 20, -10), (150, -10, 8)):
        with canvas.at(x, y, rotation=turn):
            paper_sheet(canvas, ((-30, -38), (28, -40), (30, 36), (-28, 38)), 4)


def four_seasons(canvas: Canvas) -> None:
    """A wheel of hemlock, pumpkin, mandrake and toadflax."""
    wheel = circle(0, 0, 92)
    canvas.base(wheel, c.PAPER_LITE)
    quarters = ((0, "#9db06a"), (90, "#e0b98a"), (180, "#dba49c"), (270, "#e6d27a"))
    for start, colour in quarters:
        slice_path = polygon((0, 0), *(on_circle(0, 0, 90, start + 15 * i) for i in range(7)))
        canvas.wash(slice_path, colour, 0.85, edge=0.7, loose=0.8, bloom=0.3)
        canvas.ink(polygon((0, 0), on_circle(0, 0, 92, start), closed=False), 2.6)
    for shape, pen in ((wheel, 4.0), (circle(0, 0, 100), 2.2)):
        canvas.ink(shape, pen)
    for (start, _), colour in zip(quarters, ("green", "orange", "red", "yellow"), strict=True):
        x, y = on_circle(0, 0, 52, start + 45)
        with canvas.at(x, y, 0.62, line_scale=0.85):
            draw_cube(canvas, colour)
    painted(canvas, circle(0, 0, 13), c.GOLD, c.UMBER, 0.7, 2.8, 3)
    for side in (-1, 1):
        arrow = line((side * 128, -46 * side), (side * 138, 0), (side * 124, 50 * side))
        canvas.ink(arrow, 4.4)
        tip = side * 50
        canvas.base(
            polygon((side * 114, tip - 8 * side), (side * 138, tip - 4 * side), (side * 118, tip + 16 * side)), c.INK
        )
    for x, y in ((-180, -60), (180, 60)):
        brush.sparkle(canvas, x, y, 9)


SCENES: Final[dict[str, Scene]] = {
    "crone_convention": Scene(crone_convention, "#d8b8a8", c.UMBER, 60),
    "black_market": Scene(black_market, "#7a7698", c.UMBER, 66),
    "full_menu": Scene(full_menu, "#d8b48c", c.UMBER, 60),
    "quality_control": Scene(quality_control, "#b9c4a8", c.UMBER, 56),
    "hoarders_delight": Scene(hoarders_delight, "#c9b08c", c.UMBER, 84),
    "humble_pie": Scene(humble_pie, "#b5cdd4", c.UMBER, 56),
    "infamy": Scene(infamy, "#c9a988", c.UMBER, None),
    "four_seasons": Scene(four_seasons, "#a9bfc9", c.UMBER, None),
}
