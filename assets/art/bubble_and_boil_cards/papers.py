"""Pictures of what is written, posted, bottled or pickled."""

from typing import Final

from assets.art import brush
from assets.art.bubble_and_boil_cards.kit import chop, painted
from assets.art.bubble_and_boil_cards.window import Scene
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import blob, both, circle, line, polygon, rounded_rect, svg_path


def blackened_contract(canvas: Canvas) -> None:
    """A scorched scroll with a dripping black seal, and a quill that signs by itself."""
    brush.ground(canvas, 70, 120, 0)
    sheet = svg_path(
        "M-96 -70 L-60 -78 L40 -72 L92 -62 L98 -30 L88 -8 L96 20 L84 44 L60 62 L-40 66 L-88 58 L-92 20 L-84 -10"
        " L-98 -40 Z"
    )
    canvas.base(sheet, "#f2dfb4")
    canvas.wash(sheet, c.UMBER, 0.35, edge=2.4, vary=0.8)
    for x, y, radius in ((-90, -66, 24), (94, -54, 20), (90, 30, 26), (-88, 50, 20), (20, -74, 12)):
        with canvas.clip(sheet):
            canvas.glaze(circle(x, y, radius), c.INK, 1.0, soft=6, spill=0)
    canvas.ink(sheet, 3.0, wobble=1.2)
    for i, y in enumerate((-50, -34, -18, -2, 14)):
        canvas.ink(line((-66, y), (-10, y - 2 + i % 2 * 3), (58 - 14 * (i % 3), y)), 2.0, c.INK_SOFT, wobble=1.6)
    seal = blob((-58, 40), (-44, 22), (-22, 22), (-10, 38), (-20, 58), (-46, 60))
    painted(canvas, seal, "#3a343c", c.INK, 1.0, 3.0)
    for x, low in ((-46, 86), (-30, 76), (-18, 82)):
        canvas.ink(line((x, 52), (x + 1, low - 10), (x, low)), 7, c.INK, taper=(0, 0.1))
    for side in (-1, 1):
        canvas.base(circle(-34 + side * 7, 36, 3.2), "#f7e6a0")
    canvas.ink(line((-42, 48), (-34, 44), (-26, 48)), 2.2, "#f7e6a0")
    feather = svg_path("M44 30 C60 -20 96 -70 150 -92 C152 -50 110 10 58 34 Z")
    brush.body(canvas, feather, c.PLUM, c.PLUM_DEEP, 0.75, depth=8, hatch=0.3)
    canvas.ink(line((36, 44), (76, -10), (140, -84)), 2.4)
    canvas.ink(line((-4, 46), (12, 40), (20, 50), (34, 44)), 2.6, c.INK)
    for x, y, size in ((-140, -40, 9), (-154, 20, 6), (150, 0, 8), (168, -40, 5), (130, 50, 6)):
        brush.sparkle(canvas, x, y, size)
    for x in (-66, 70):
        brush.steam(canvas, x, -72, 30, 6)


def un_holiday(canvas: Canvas) -> None:
    """A calendar whose feast day is torn out, and a skull that had dressed for it."""
    brush.ground(canvas, 72, 140, 0)
    block = rounded_rect(-130, -62, 120, 128, 6)
    brush.body(canvas, block, c.STRAW, c.UMBER, 0.35, width=3.0, depth=8)
    header = polygon((-130, -62), (-10, -62), (-10, -34), (-130, -34))
    painted(canvas, header, c.BLOOD, c.BLOOD_DEEP, 0.95, 2.6)
    for x in (-104, -70, -36):
        canvas.ink(circle(x, -66, 7, 10), 3.2)
    for column in range(4):
        for row in range(3):
            x, y = -116 + 28 * column, -24 + 28 * row
            cell = rounded_rect(x, y, 20, 20, 2)
            if (column, row) == (2, 1):
                hole = polygon((x - 4, y - 2), (x + 12, y - 5), (x + 25, y + 3), (x + 21, y + 24), (x + 3, y + 22))
                canvas.base(hole, "#4a3a30")
                canvas.ink(hole, 2.0)
            else:
                canvas.ink(cell, 1.4, c.INK_SOFT)
                canvas.ink(line((x + 3, y + 3), (x + 10, y + 10), (x + 17, y + 17)), 1.8, c.BLOOD)
    scrap = polygon((10, 40), (30, 34), (38, 52), (18, 60))
    painted(canvas, scrap, c.STRAW, c.UMBER, 0.3, 2.0, 3)
    head = svg_path(
        "M40 8 C40 -46 140 -46 140 8 C140 30 128 34 124 42 L122 64 C110 72 70 72 58 64 L56 42 C52 34 40 30 40 8 Z"
    )
    brush.body(canvas, head, c.BONE, c.UMBER, 0.5, width=3.0, depth=10, hatch=0.2)
    for x in (68, 112):
        canvas.base(circle(x, 10, 14, 16), c.INK)
        canvas.base(circle(x - 3, 8, 3.5), c.PAPER_LITE)
    canvas.base(polygon((90, 24), (97, 38), (83, 38)), c.INK)
    canvas.ink(line((66, 56), (90, 50), (114, 56)), 2.2)
    for x in (74, 84, 96, 106):
        canvas.ink(line((x, 48), (x, 60)), 1.8, taper=(0, 0))
    hat = polygon((66, -28), (106, -98), (124, -22))
    painted(canvas, hat, c.TEAL, c.DUSK, 0.9, 2.8)
    with canvas.clip(hat):
        for y in (-36, -62, -86):
            canvas.ink(line((60, y + 10), (96, y), (132, y + 8)), 6, "#f0d890", dry=0, shade=0)
    painted(canvas, circle(106, -94, 9), c.BLOOD, c.BLOOD_DEEP, 0.9, 2.2, 2)
    horn = svg_path("M138 46 C160 40 176 30 190 32 L192 46 C178 48 160 54 142 54 Z")
    painted(canvas, horn, c.GOLD, c.UMBER, 0.7, 2.4)
    canvas.ink(line((190, 38), (204, 30), (208, 44), (198, 46)), 2.4)
    for x, y, colour in (
        (-180, -40, c.BLOOD),
        (-170, 20, c.TEAL),
        (-190, 50, c.GOLD),
        (20, -60, c.EMBER),
        (180, -50, c.PLUM),
    ):
        painted(canvas, rounded_rect(x, y, 10, 7, 1), colour, c.INK, 0.9, 1.4, 0)


def return_to_sender(canvas: Canvas) -> None:
    """A letter that flies home on bat wings, franked and cross about it."""
    for side in (-1, 1):
        wing = svg_path(
            f"M{side * 56} -8 C{side * 90} -70 {side * 150} -80 {side * 192} -62 C{side * 172} -46 {side * 176} -30"
            f" {side * 180} -12 C{side * 156} -22 {side * 144} -8 {side * 140} 10 C{side * 120} -4 {side * 104}"
            f" 8 {side * 96} 26"
            f" C{side * 84} 14 {side * 70} 18 {side * 58} 24 Z"
        )
        brush.body(canvas, wing, c.PLUM, c.PLUM_DEEP, 0.9, depth=10, hatch=0.25)
        for end in ((side * 180, -14), (side * 140, 8), (side * 98, 24)):
            canvas.ink(line((side * 66, -14), (end[0] * 0.75, end[1] - 22), end), brush.INNER)
    envelope = polygon((-74, -42), (76, -50), (82, 44), (-68, 52))
    brush.body(canvas, envelope, c.STRAW, c.UMBER, 0.35, width=3.2, depth=8)
    canvas.ink(line((-68, 50), (-24, 12), (-8, 4)), 2.2)
    canvas.ink(line((82, 42), (34, 8), (14, 2)), 2.2)
    flap = polygon((-74, -42), (4, 14), (76, -50))
    brush.body(canvas, flap, c.BONE, c.UMBER, 0.4, width=2.8, depth=4)
    for side in (-1, 1):
        brush.big_eye(canvas, 2 + side * 18, -22, 10, (0.3, 0.2))
        canvas.ink(line((2 + side * 32, -40), (2 + side * 18, -36), (2 + side * 6, -30)), 3.2)
    painted(canvas, blob((-12, 14), (0, 4), (16, 8), (18, 22), (4, 30), (-10, 26)), c.BLOOD, c.BLOOD_DEEP, 0.95, 2.4)
    stamp = polygon((46, 14), (72, 12), (74, 38), (48, 40))
    painted(canvas, stamp, c.TEAL, c.DUSK, 0.6, 1.8, 2)
    for i in range(4):
        canvas.ink(line((-60, 20 + 7 * i), (-46, 16 + 7 * i), (-34, 21 + 7 * i), (-22, 17 + 7 * i)), 1.6, c.INK_SOFT)
    for y, reach in ((-20, 40), (6, 60), (32, 46)):
        canvas.ink(line((-206, y + 44), (-206 + reach / 2, y + 43), (-206 + reach, y + 42)), 2.4, taper=(0.5, 0.1))
    for x, y in ((-150, -70), (160, 52), (-120, -84)):
        brush.sparkle(canvas, x, y, 8)


def pickled_alibi(canvas: Canvas) -> None:
    """A jar of gherkins with a folded excuse among them."""
    brush.ground(canvas, 78, 80, 4)
    jar = svg_path("M-58 -66 C-72 -56 -74 -46 -74 -30 L-72 62 C-70 78 70 78 72 62 L74 -30 C74 -46 72 -56 58 -66 Z")
    brush.glass(canvas, jar)
    brine = both(jar, rounded_rect(-90, -40, 180, 130, 2))
    canvas.base(brine, "#e9efc0")
    canvas.wash(brine, c.POISON, 0.6, edge=0.8, vary=0.6, bloom=0.6, shift=(0, 0))
    with canvas.clip(jar):
        for x, y, turn in ((-48, 18, 12), (50, 30, -14), (-36, 58, 80), (44, -18, 24)):
            with canvas.at(x, y, rotation=turn):
                gherkin = blob((-12, -32), (6, -36), (14, -6), (12, 28), (-2, 36), (-14, 20))
                brush.body(canvas, gherkin, c.MOSS, c.FERN, 0.95, width=2.2, depth=6)
                for a, b in ((-4, -18), (4, -2), (-5, 12)):
                    canvas.base(circle(a, b, 2.2), "#dfe3a8")
        letter = polygon((-26, -30), (28, -38), (34, 26), (-20, 34))
        brush.body(canvas, letter, c.STRAW, c.UMBER, 0.3, width=2.6, depth=5)
        canvas.ink(line((-26, -30), (4, 2), (28, -38)), 2.0)
        for i in range(2):
            canvas.ink(line((-14, 14 + 9 * i), (4, 11 + 9 * i), (22, 9 + 9 * i)), 1.6, c.INK_SOFT)
        for x, y, radius in ((-60, -10, 4), (14, 48, 5), (60, 6, 4), (-8, -44, 4)):
            canvas.ink(circle(x, y, radius), 1.6, c.FERN)
    canvas.ink(jar, 3.4)
    brush.light(canvas, (-62, 20), (-64, -20), (-54, -44), (-56, 0))
    cloth = svg_path(
        "M-74 -60 C-60 -96 60 -96 74 -60 L60 -54 L48 -64 L30 -54 L14 -64 L-4 -54 L-22 -64 L-40 -54 L-56 -64 Z"
    )
    painted(canvas, cloth, c.BLOOD, c.BLOOD_DEEP, 0.85, 2.8)
    with canvas.clip(cloth):
        for x in range(-60, 70, 20):
            for y in (-82, -68):
                canvas.gouache(circle(x + (y + 82) * 0.7, y, 3.4), c.PAPER_LITE, 0.95, 0.1)
    canvas.ink(line((-58, -64), (0, -70), (58, -64)), 3.4, c.UMBER)
    tag = polygon((92, -20), (150, -26), (154, 10), (96, 14), (84, -2))
    painted(canvas, tag, c.STRAW, c.UMBER, 0.35, 2.4)
    canvas.ink(line((74, -52), (84, -30), (90, -4)), 1.8)
    for i in range(2):
        canvas.ink(line((104, -10 + 11 * i), (122, -12 + 11 * i), (144, -13 + 11 * i)), 1.6, c.INK_SOFT)
    for x, y, turn in ((-120, 62, -30), (-140, 58, 10), (-108, 70, 40)):
        brush.leaf(canvas, x, y, 34, turn)
    painted(canvas, circle(-160, 58, 15), "#efe6d2", c.STONE, 0.4, 2.2)


def itchy_bloomers(canvas: Canvas) -> None:
    """Frilly bloomers on a line, full of burrs that grin."""
    for x in (-196, 196):
        chop(canvas, (x, 90), (x + 2, 0), (x, -92), width=11)
        chop(canvas, (x, 90), (x + 2, 0), (x, -92), width=7, colour=c.UMBER)
    canvas.ink(line((-198, -74), (-80, -56), (80, -56), (198, -74)), 3.0, taper=(0, 0))
    bloomers = svg_path(
        "M-78 -58 L78 -58 C86 -30 96 10 104 46 C106 58 92 62 80 60 L26 60 C16 40 10 20 0 6 C-10 20 -16 40 -26"
        " 60 L-80 60"
        " C-92 62 -106 58 -104 46 C-96 10 -86 -30 -78 -58 Z"
    )
    brush.body(canvas, bloomers, c.ROSE, c.PLUM, 0.42, width=3.2, depth=12, hatch=0.25, angle=70)
    canvas.ink(line((-76, -46), (0, -40), (76, -46)), 2.2, c.ROSE)
    for side in (-1, 1):
        frill = svg_path(
            f"M{side * 22} 58 L{side * 106} 54 C{side * 112} 64 {side * 104} 74 {side * 96} 66 C{side * 90} 78"
            f" {side * 78} 76"
            f" {side * 76} 68 C{side * 68} 80 {side * 56} 76 {side * 54} 68 C{side * 46} 80 {side * 34} 76"
            f" {side * 32} 68"
            f" C{side * 26} 74 {side * 18} 66 {side * 22} 58 Z"
        )
        brush.body(canvas, frill, c.WHITE, c.STONE, 0.3, width=2.4, depth=4)
        painted(
            canvas,
            polygon((side * 58, -70), (side * 66, -70), (side * 65, -44), (side * 59, -44)),
            c.UMBER,
            c.SEPIA,
            0.7,
            2.2,
        )
        bow = blob((side * 64, 44), (side * 50, 34), (side * 46, 48), (side * 64, 50), (side * 80, 46), (side * 76, 34))
        painted(canvas, bow, c.BLOOD, c.BLOOD_DEEP, 0.85, 2.0, 2)
    for x, y, radius in (
        (-58, -16, 13),
        (-76, 26, 11),
        (-44, 24, 10),
        (38, -20, 12),
        (62, 12, 14),
        (86, 36, 9),
        (2, -30, 11),
    ):
        brush.rays(canvas, x, y, radius - 2, radius + 8, 14, width=2.4)
        painted(canvas, circle(x, y, radius), c.UMBER, c.SEPIA, 0.9, 2.2)
        for side in (-1, 1):
            canvas.base(circle(x + side * radius * 0.36, y - 2, 2.2), c.PAPER_LITE)
        canvas.ink(line((x - 4, y + 4), (x, y + 6), (x + 4, y + 4)), brush.DETAIL, c.PAPER_LITE, dry=0)
    for x, y in ((-140, -20), (-146, 10), (138, -16), (146, 14)):
        canvas.ink(line((x - 8, y), (x, y - 6), (x + 2, y + 6), (x + 10, y)), 2.2)
    brush.grass(canvas, -150, 92, 1.2, kind=brush.TALL)
    brush.grass(canvas, 150, 92, 1.2, kind=brush.TALL)


SCENES: Final[dict[str, Scene]] = {
    "blackened_contract": Scene(blackened_contract, "#c9a77c", c.UMBER),
    "un_holiday": Scene(un_holiday, "#d9be9a", c.UMBER),
    "return_to_sender": Scene(return_to_sender, "#8fa3bd", c.DUSK, None),
    "pickled_alibi": Scene(pickled_alibi, "#b7c7a0", c.UMBER),
    "itchy_bloomers": Scene(itchy_bloomers, "#9fc0c8", c.MOSS, 70),
}
