"""Pictures of devils, haloes, the moon and the wind."""

from typing import Final

from assets.art import brush
from assets.art.bubble_and_boil_cards.kit import SKIN_DEEP, chop, fist, painted, paper_sheet, shards, skin, sleeve
from assets.art.bubble_and_boil_cards.window import Scene
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import blob, circle, cut, line, polygon, rounded_rect, star, svg_path


def _devil_head(canvas: Canvas, colour: str = c.BLOOD) -> None:
    """A small devil's head around the origin, 70 wide, with horns and pointed ears."""
    for side in (-1, 1):
        horn = svg_path(
            f"M{side * 8} -26 C{side * 16} -36 {side * 18} -48 {side * 14} -58 C{side * 30} -50 {side * 32} -34"
            f" {side * 24} -20 Z"
        )
        painted(canvas, horn, c.STRAW, c.UMBER, 0.6, 2.2, 2)
        ear = svg_path(
            f"M{side * 28} -12 C{side * 40} -24 {side * 52} -26 {side * 58} -28 C{side * 56} -12 {side * 46} 0"
            f" {side * 30} 4 Z"
        )
        painted(canvas, ear, colour, c.BLOOD_DEEP, 0.9, 2.2, 2)
    head = blob((-34, -8), (-24, -28), (0, -32), (24, -28), (34, -8), (24, 18), (0, 28), (-24, 18))
    painted(canvas, head, colour, c.BLOOD_DEEP, 0.9, 2.8, 6)


def demonic_siphon(canvas: Canvas) -> None:
    """A little demon drinks the writing off a recipe through a glass tube."""
    brush.ground(canvas, 74, 150, 0)
    book = polygon((56, -22), (182, -44), (204, 40), (76, 66))
    painted(canvas, book, c.PLUM, c.PLUM_DEEP, 0.95, 3.2, 6)
    paper_sheet(canvas, ((64, -20), (176, -39), (195, 34), (82, 57)), 5)
    canvas.ink(line((120, -30), (128, 6), (138, 48)), 2.0, c.SEPIA)
    for x, y, turn in ((54, -48, 20), (28, -66, -12), (84, -58, 8)):
        with canvas.at(x, y, 1.0, turn):
            canvas.ink(line((-8, 3), (-3, -4), (2, 4), (8, -3)), 2.4)
    tube = line((-58, -8), (-36, 14), (-10, 20), (10, -20), (46, -30), (84, -8))
    canvas.ink(tube, 15, c.INK, taper=(0, 0), corners=False)
    canvas.ink(tube, 10.5, "#dcecea", taper=(0, 0), dry=0, corners=False)
    for start, end in (((-12, 14), (-4, 2)), ((4, -14), (14, -24)), ((30, -28), (42, -30)), ((56, -26), (66, -20))):
        canvas.ink(
            line(start, ((start[0] + end[0]) / 2 + 2, (start[1] + end[1]) / 2 - 2), end),
            3.6,
            c.PLUM_DEEP,
            taper=(0.2, 0.2),
        )
    canvas.ink(line((-34, 8), (-12, 14), (6, -18), (30, -32)), 1.8, c.WHITE, dry=0)
    tail = line((-130, 60), (-174, 66), (-190, 30), (-168, 14))
    canvas.ink(tail, 8, c.INK, taper=(0, 0.1))
    canvas.ink(tail, 4.8, c.BLOOD, taper=(0, 0.1), dry=0)
    painted(canvas, polygon((-178, 18), (-158, 22), (-162, 0)), c.BLOOD, c.BLOOD_DEEP, 0.9, 2.2, 2)
    for x in (-126, -82):
        foot = blob((x - 18, 76), (x - 10, 62), (x + 14, 62), (x + 20, 76))
        painted(canvas, foot, c.BLOOD, c.BLOOD_DEEP, 0.9, 2.6, 4)
    belly = circle(-104, 36, 40, 38)
    painted(canvas, belly, c.BLOOD, c.BLOOD_DEEP, 0.85, 3.2, 12)
    canvas.wash(circle(-110, 40, 24, 25), c.STRAW, 0.4, loose=1)
    for y, reach in ((28, 14), (38, 18), (48, 13)):
        canvas.ink(line((-110 - reach, y), (-108, y - 2), (-108 + reach, y + 1)), 2.0, c.PLUM_DEEP)
    with canvas.at(-98, -26, 1.25):
        _devil_head(canvas)
        for side in (-1, 1):
            brush.big_eye(canvas, side * 12 + 2, -8, 9, (0.5, 0.3), c.GOLD)
            canvas.ink(line((side * 24, -20), (side * 12, -18), (side * 4, -13)), 2.8)
        brush.blush(canvas, 20, 10, 9, free=True)
        canvas.ink(circle(32, 13, 5), 2.4)
    fist(canvas, -36, 18, 0.5, 20)
    for x, y in ((-160, -50), (-148, -76), (-30, -70)):
        brush.sparkle(canvas, x, y, 7)


def bad_influence(canvas: Canvas) -> None:
    """A small devil on a witch's shoulder has an idea."""
    shoulder = svg_path("M-150 110 C-140 50 -70 38 -20 34 C40 34 110 40 136 110 Z")
    brush.body(canvas, shoulder, c.PLUM, c.PLUM_DEEP, 0.9, width=3.2, depth=12, hatch=0.3)
    hair = svg_path("M-86 -34 C-104 0 -106 50 -92 86 L-40 70 L-20 -40 Z")
    brush.body(canvas, hair, c.STONE, c.SLATE, 0.4, paper="#e6e0d2", width=2.8, depth=6)
    head = svg_path("M-82 -40 C-88 0 -74 44 -40 50 C-8 54 14 30 16 -4 C16 -20 14 -34 10 -44 Z")
    skin(canvas, head, SKIN_DEEP, 0.16, 3.0)
    nose = svg_path("M-40 -8 C-34 -20 -20 -18 -16 -4 C-8 10 -16 22 -28 20 C-38 18 -44 4 -40 -8 Z")
    skin(canvas, nose, SKIN_DEEP, 0.3, 2.6)
    canvas.base(circle(-16, 6, 3), c.SEPIA)
    for x, look in ((-60, 0.7), (-4, 0.75)):
        brush.big_eye(canvas, x, -16, 11, (look, 0.1))
        canvas.ink(line((x - 14, -34), (x, -38), (x + 14, -34 + (x > -20) * -6)), 3.2)
    brush.smile(canvas, -28, 32, 16, 0.35, 2.8, free=True)
    brim = blob((-122, -40), (-60, -56), (0, -56), (52, -42), (0, -34), (-66, -34))
    cone = svg_path("M-86 -48 C-70 -80 -60 -110 -40 -140 L4 -140 C10 -110 16 -76 22 -50 Z")
    for part in (cone, brim):
        brush.body(canvas, part, c.PLUM_DEEP, c.INK, 0.95, width=3.0, depth=8)
    band = svg_path("M-82 -58 C-50 -50 -10 -50 20 -60 L17 -76 C-10 -68 -50 -68 -76 -72 Z")
    painted(canvas, band, c.GOLD, c.UMBER, 0.7, 2.4, 2)
    with canvas.at(86, -22, 0.92):
        canvas.ink(line((10, 60), (60, 64), (84, 40), (70, 22)), 7, c.INK, taper=(0, 0.1))
        canvas.ink(line((10, 60), (60, 64), (84, 40), (70, 22)), 4, c.BLOOD, taper=(0, 0.1), dry=0)
        painted(canvas, polygon((60, 24), (80, 28), (74, 6)), c.BLOOD, c.BLOOD_DEEP, 0.9, 2.2, 2)
        for x in (-10, 18):
            foot = brush.limb(((x, 50), (x - 6, 64), (x - 16, 70)), (16, 12, 14))
            painted(canvas, foot, c.BLOOD, c.BLOOD_DEEP, 0.9, 2.4, 3)
        painted(
            canvas, blob((-26, 12), (0, 4), (28, 12), (32, 48), (0, 60), (-28, 48)), c.BLOOD, c.BLOOD_DEEP, 0.9, 2.8, 8
        )
        brush.cord(canvas, ((20, 24), (46, 30), (38, 46)), 12, c.BLOOD)
        with canvas.at(0, -14, 1.1):
            _devil_head(canvas)
            for side in (-1, 1):
                brush.asleep(canvas, side * 13 - 2, -8, 8, 2.6, free=True)
                canvas.ink(line((side * 24, -22), (side * 12, -24), (side * 3, -18)), 2.8)
            canvas.ink(line((-24, 8), (-8, 14), (8, 8)), 2.8)
        brush.cord(canvas, ((-18, 26), (-40, 18), (-46, -2)), 11, c.BLOOD)
        painted(canvas, blob((-50, -16), (-40, -18), (-36, 2), (-48, 6)), c.BLOOD, c.BLOOD_DEEP, 0.9, 2.2, 2)
    for i, x in enumerate((26, 16, 6)):
        canvas.ink(line((x, -26), (x - 5, -12), (x, 2)), 2.2 + i * 0.3)
    with canvas.at(172, 40, rotation=12):
        chop(canvas, (0, 60), (0, -40), width=6)
        chop(canvas, (0, 60), (0, -40), width=3.4, colour=c.GOLD)
        canvas.ink(line((-14, -62), (-13, -40), (0, -34), (13, -40), (14, -62)), 5.4, c.INK, taper=(0, 0))
        chop(canvas, (0, -36), (0, -66), width=5)
    for x, y in ((-180, -50), (-168, 10)):
        brush.sparkle(canvas, x, y, 9)


def halo_polish(canvas: Canvas) -> None:
    """A crooked halo is rubbed until it shines; a smut or two will not come off."""
    brush.rays(canvas, -4, -6, 104, 150, 22, 0, 360, 3.4, c.GOLD)
    with canvas.at(-4, -4, rotation=-14):
        ring = cut(circle(0, 0, 96, 54), circle(0, 2, 68, 30))
        brush.body(canvas, ring, c.GOLD, c.UMBER, 0.75, paper="#fbeeb0", width=3.2, depth=10)
        canvas.ink(line((-84, -10), (-60, -32), (-18, -45)), 5, "#fffbe0", dry=0.1, shade=0)
        for x, y in ((70, -28), (84, -6), (60, 28)):
            canvas.base(blob((x - 8, y), (x, y - 6), (x + 8, y + 2), (x - 2, y + 6)), c.SEPIA)
    sleeve(canvas, ((214, 100), (170, 76), (130, 52)), 34, c.TEAL, c.DUSK)
    fist(canvas, 104, 34, 1.05, 18, flip=True)
    cloth = blob((46, 12), (74, 4), (96, 20), (112, 44), (92, 68), (70, 52), (54, 66), (36, 44))
    brush.body(canvas, cloth, c.BLOOD, c.BLOOD_DEEP, 0.7, paper="#f6d6cc", width=2.8, depth=6)
    with canvas.clip(cloth):
        for i in range(-2, 8):
            canvas.ink(line((30 + 14 * i, 0), (24 + 14 * i, 80)), 3, c.PAPER_LITE, dry=0.3, alpha=0.7, shade=0)
    canvas.ink(cloth, 2.8)
    for y in (-10, 8):
        canvas.ink(line((18, y + 24), (10, y + 34), (14, y + 46)), 2.4)
    with canvas.at(-152, 44):
        tin = polygon((-34, -16), (34, -16), (32, 34), (-32, 34))
        painted(canvas, tin, c.LAPIS, c.DUSK, 0.7, 2.8, 6)
        painted(canvas, circle(0, -16, 34, 10), c.GOLD, c.UMBER, 0.5, 2.4, 2)
        canvas.ink(circle(0, 12, 16, 8), 3.0, "#fbeeb0")
        lid = circle(20, -34, 32, 9)
        painted(canvas, lid, c.LAPIS, c.DUSK, 0.7, 2.4, 2)
    for x, y, size in ((-110, -72, 12), (96, -78, 9), (-60, 66, 9), (20, 84, 7)):
        shape = star(x, y, size, 4, 0.26)
        canvas.base(shape, c.WHITE)
        canvas.ink(shape, 1.5)


def full_moon_fever(canvas: Canvas) -> None:
    """The moon has a temperature: a thermometer, an ice bag and two red cheeks."""
    for x, y, radius in ((-180, -60, 7), (-150, 10, 5), (186, -40, 6), (160, 60, 5), (-190, 66, 6), (140, -80, 5)):
        shape = star(x, y, radius, 4, 0.32)
        canvas.base(shape, "#f8efc0")
        canvas.ink(shape, 1.4)
    moon = circle(-6, 8, 84)
    brush.body(canvas, moon, c.GOLD, c.EMBER, 0.35, paper="#f8efc0", width=3.4, depth=16, hatch=0.15)
    for x, y, radius in ((-58, -24, 10), (44, 58, 12), (56, -18, 8), (-30, 72, 8)):
        canvas.wash(circle(x, y, radius), c.UMBER, 0.25, loose=0.4)
        canvas.ink(circle(x, y, radius), 1.5, c.UMBER, alpha=0.7)
    for x in (-52, 40):
        canvas.wash(circle(x, 24, 20, 15), c.BLOOD, 0.75, loose=1.2, edge=0.3)
        for i in range(3):
            canvas.ink(line((x - 10 + 9 * i, 18), (x - 13 + 9 * i, 30)), 1.8, c.BLOOD_DEEP)
    for x in (-34, 22):
        canvas.ink(line((x - 16, -2), (x, 6), (x + 16, -2)), 3.2)
        canvas.ink(line((x - 14, 4), (x, 11), (x + 13, 4)), 1.8)
        canvas.ink(line((x - 16, -20 + (x > 0) * -4), (x, -24), (x + 16, -20 + (x < 0) * -4)), 3.0)
    canvas.ink(line((-30, 52), (-14, 44), (2, 46), (16, 54)), 3.2)
    with canvas.at(10, 48, rotation=-22):
        tube = rounded_rect(-6, -8, 116, 15, 7)
        canvas.base(tube, "#eef4f2")
        canvas.ink(tube, 2.8)
        chop(canvas, (2, 0), (92, 0), width=5.4, colour=c.BLOOD)
        for i in range(8):
            canvas.ink(line((16 + 11 * i, -7), (16 + 11 * i, -1)), 1.6, taper=(0, 0))
        brush.rays(canvas, 112, 0, 12, 26, 7, -70, 70, 2.6, c.BLOOD)
    bag = blob((-58, -72), (-40, -96), (0, -104), (36, -94), (52, -70), (24, -58), (-24, -60))
    brush.body(canvas, bag, c.LAPIS, c.DUSK, 0.5, paper="#dcecf2", width=3.0, depth=8)
    painted(canvas, rounded_rect(-12, -112, 22, 14, 4), c.SLATE, c.INK, 0.7, 2.4, 2)
    for x, y in ((-30, -76), (-4, -82), (22, -78)):
        canvas.ink(polygon((x - 8, y - 5), (x + 5, y - 8), (x + 8, y + 5), (x - 5, y + 8)), 1.6, c.DUSK)
    for x, y in ((-62, -44), (62, -46)):
        drop = svg_path(
            f"M{x} {y - 10} C{x + 8} {y} {x + 6} {y + 8} {x} {y + 8} C{x - 6} {y + 8} {x - 8} {y} {x} {y - 10} Z"
        )
        painted(canvas, drop, c.LAPIS, c.DUSK, 0.6, 1.9, 0)
    for points in (
        ((-220, 92), (-160, 70), (-90, 84), (-100, 110), (-220, 110)),
        ((90, 86), (150, 66), (220, 84), (220, 110), (100, 110)),
    ):
        cloud = blob(*points)
        brush.body(canvas, cloud, c.DUSK, c.DUSK, 0.25, paper="#eceaf0", width=2.4, depth=6)


def wind_of_change(canvas: Canvas) -> None:
    """A cloud with full cheeks blows a garden bed off the table."""
    puff = blob(
        (-210, 10),
        (-216, -40),
        (-180, -66),
        (-150, -92),
        (-104, -86),
        (-78, -60),
        (-60, -30),
        (-66, 4),
        (-90, 34),
        (-140, 46),
        (-186, 40),
    )
    brush.body(canvas, puff, c.LAPIS, c.DUSK, 0.3, paper=c.WHITE, width=3.4, depth=14, hatch=0.15)
    for points in (
        ((-190, -44), (-172, -58), (-154, -50)),
        ((-150, -76), (-128, -84), (-110, -72)),
        ((-180, 20), (-160, 32), (-138, 26)),
    ):
        canvas.ink(line(*points), brush.INNER)
    for x, y in ((-150, -24), (-112, -30)):
        canvas.ink(line((x - 12, y + 2), (x, y - 5), (x + 12, y + 3)), 3.0)
        canvas.ink(line((x - 13, y - 16), (x, y - 20), (x + 12, y - 12)), 3.4)
    brush.blush(canvas, -128, 6, 17, free=True)
    canvas.ink(line((-142, -2), (-124, -10), (-108, 0), (-110, 16)), 2.2)
    lips = blob((-80, -12), (-64, -18), (-54, -6), (-64, 6), (-80, 2))
    painted(canvas, lips, c.BLOOD, c.BLOOD_DEEP, 0.6, 2.6, 2)
    canvas.base(circle(-60, -6, 4, 5), c.INK)
    for y, sway, reach in ((-30, -16, 150), (-10, -2, 190), (12, 16, 170), (34, 30, 110)):
        gust = line(
            (-44, -6 + y * 0.12),
            (10, y * 0.6 + sway),
            (70, y + sway * 0.6),
            (reach, y * 1.1),
            (reach + 18, y * 1.1 - 14),
            (reach + 4, y * 1.1 - 20),
        )
        canvas.ink(gust, 8.0, c.WHITE, taper=(0.3, 0.3), alpha=0.7, dry=0.3)
        canvas.ink(gust, 2.6, c.DUSK, taper=(0.3, 0.3))
    with canvas.at(108, 12, rotation=-24):
        bed = svg_path(
            "M-64 0 C-30 -10 30 -10 66 -2 L60 28 C52 22 46 38 36 30 C26 40 16 28 6 36 C-6 28 -16 40 -28 30 C-40"
            " 38 -52 26 -60 24 Z"
        )
        brush.body(canvas, bed, c.SEPIA, c.INK, 0.8, paper="#d8aa74", width=3.0, depth=6)
        for x, kind in ((-42, 0), (-4, 1), (34, 0)):
            canvas.ink(line((x, 0), (x - 4, -18), (x - 10, -34)), 4.6, c.INK, taper=(0, 0))
            canvas.ink(line((x, 0), (x - 4, -18), (x - 10, -34)), 2.4, c.MOSS, taper=(0, 0), dry=0)
            brush.leaf(canvas, x - 4, -14, 22, -20 if kind else 190)
            brush.leaf(canvas, x - 6, -20, 22, 150 if kind else -30)
            painted(canvas, circle(x - 12, -40, 10), c.GOLD if kind else c.EMBER, c.UMBER, 0.8, 2.2, 2)
        for x in (-30, 4, 36):
            canvas.ink(line((x, 32), (x + 4, 44), (x - 2, 54)), 1.8, c.SEPIA)
    shards(canvas, ((20, 62), (52, 76), (86, 70), (150, 60), (184, 34), (30, 84), (130, 82)), c.UMBER, 4.5)
    for x, y, turn in ((180, -70, 20), (60, -78, -30), (14, -56, 10)):
        brush.leaf(canvas, x, y, 24, turn)
    painted(canvas, rounded_rect(-110, 74, 330, 40, 8), c.SEPIA, c.INK, 0.7, 2.6, 6)
    hollow = blob((30, 84), (60, 78), (110, 80), (130, 88), (80, 94))
    canvas.base(hollow, "#4a3222")
    canvas.ink(hollow, 2.0)


SCENES: Final[dict[str, Scene]] = {
    "demonic_siphon": Scene(demonic_siphon, "#c98f7c", c.UMBER),
    "bad_influence": Scene(bad_influence, "#cdb487", c.UMBER, None),
    "halo_polish": Scene(halo_polish, "#a9c3cc", c.UMBER, None),
    "full_moon_fever": Scene(full_moon_fever, "#56648f", c.DUSK, None),
    "wind_of_change": Scene(wind_of_change, "#a9c6d4", c.UMBER, None),
}
