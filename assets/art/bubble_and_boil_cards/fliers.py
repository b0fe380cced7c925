"""Pictures of what comes by air: a burglar, a postman and a taxman."""

from typing import Final

from assets.art import brush
from assets.art.bubble_and_boil_cards.kit import chop, painted, paper_sheet
from assets.art.bubble_and_boil_cards.window import Scene
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import blob, circle, crescent, line, polygon, rounded_rect, star, svg_path


def bat_burglary(canvas: Canvas) -> None:
    """A bat in a mask makes off with the swag across the moon."""
    moon = circle(60, -26, 62)
    brush.body(canvas, moon, c.GOLD, c.UMBER, 0.3, paper="#f8efc0", width=2.4, depth=8)
    for x, y, radius in ((86, -50, 9), (30, -4, 7), (92, 4, 11)):
        canvas.ink(circle(x, y, radius), 1.3, c.UMBER, alpha=0.6)
    for side in (-1, 1):
        wing = svg_path(
            f"M{side * 20} -18 C{side * 50} -76 {side * 120} -80 {side * 168} -44 C{side * 144} -36 {side * 148} -16"
            f" {side * 152} 4 C{side * 128} -8 {side * 112} 4 {side * 108} 22 C{side * 86} 4 {side * 68} 12"
            f" {side * 60} 30"
            f" C{side * 48} 16 {side * 34} 18 {side * 24} 24 Z"
        )
        brush.body(canvas, wing, c.PLUM, c.PLUM_DEEP, 1.0, paper="#c7b4d2", width=3.0, depth=10, hatch=0.25)
        for end in ((side * 150, -2), (side * 108, 18), (side * 60, 26)):
            canvas.ink(line((side * 26, -10), (end[0] * 0.7, end[1] - 28), end), brush.INNER)
    trunk = blob((-26, -12), (0, -30), (26, -12), (28, 26), (0, 44), (-28, 26))
    brush.body(canvas, trunk, c.SLATE, c.INK, 0.95, paper="#9a8fa4", width=3.0, depth=8)
    with canvas.clip(trunk):
        for y in (2, 18, 34):
            canvas.ink(line((-30, y), (0, y + 5), (30, y)), 7, c.PAPER_LITE, shade=0, dry=0.2)
    for side in (-1, 1):
        ear = polygon((side * 8, -52), (side * 34, -92), (side * 34, -40))
        brush.body(canvas, ear, c.SLATE, c.INK, 0.95, paper="#9a8fa4", width=2.8, depth=4)
    head = circle(0, -36, 35, 30)
    brush.body(canvas, head, c.SLATE, c.INK, 0.95, paper="#9a8fa4", width=3.0, depth=8)
    mask = blob((-35, -46), (0, -48), (35, -46), (34, -28), (10, -26), (0, -32), (-10, -26), (-34, -28))
    canvas.base(mask, c.INK)
    for side in (-1, 1):
        brush.big_eye(canvas, side * 15, -38, 9, (0.5, 0.1))
    canvas.ink(line((-12, -16), (0, -12), (12, -18)), 2.6)
    for x in (-6, 7):
        tooth = polygon((x - 3, -14), (x + 3, -14), (x, -5))
        canvas.base(tooth, c.WHITE)
        canvas.ink(tooth, 1.3)
    for side in (-1, 1):
        canvas.ink(line((side * 10, 42), (side * 9, 52), (-70 + side * 4, 46)), 4.6, c.INK)
    bag = blob((-104, 34), (-72, 26), (-50, 46), (-52, 82), (-84, 94), (-120, 82), (-126, 54))
    brush.body(canvas, bag, c.BONE, c.UMBER, 0.7, width=3.0, depth=10, hatch=0.25)
    canvas.ink(line((-100, 36), (-84, 42), (-66, 32)), 3.4, c.UMBER)
    with canvas.at(-88, 66, 1.2):
        face = crescent(0, 0, 13, 0.5, -0.5)
        canvas.base(face, c.PLUM_DEEP)
    for x, y, radius in ((-170, -70, 7), (-186, 10, 5), (176, 40, 7), (-120, -84, 4), (150, 70, 5)):
        shape = star(x, y, radius, 4, 0.32)
        canvas.base(shape, "#f8efc0")
        canvas.ink(shape, 1.4)


def parcel_by_pigeon(canvas: Canvas) -> None:
    """A pigeon under a parcel that is a size too large, still in the air by sheer duty."""
    for points in (((-200, 40), (-170, 30), (-120, 40), (-150, 52)), ((110, -70), (150, -82), (196, -70), (150, -60))):
        canvas.gouache(blob(*points), c.WHITE, 0.75, 1.0)
    far = svg_path("M30 -36 C40 -84 80 -98 116 -92 C104 -80 108 -66 98 -58 C104 -44 84 -26 66 -18 Z")
    brush.body(canvas, far, c.SLATE, c.DUSK, 0.6, width=2.8, depth=6)
    bird = svg_path(
        "M-62 -30 C-66 -62 -24 -70 -10 -44 C0 -30 30 -30 64 -14 C86 -6 120 -10 142 4 C120 20 92 24 70 18 C40 34"
        " -20 30 -36 8"
        " C-44 -4 -50 -16 -62 -30 Z"
    )
    brush.body(canvas, bird, c.SLATE, c.DUSK, 0.65, width=3.2, depth=12, hatch=0.2)
    neck = blob((-48, -20), (-20, -34), (-6, -18), (-20, 2), (-38, 2))
    canvas.wash(neck, c.TEAL, 0.7, loose=1.2)
    canvas.wash(neck, c.PLUM, 0.3, loose=1.2)
    near = svg_path(
        "M-6 -20 C-30 -70 -10 -100 26 -100 C24 -88 40 -84 44 -72 C58 -66 60 -46 62 -30 C48 -8 16 -4 -6 -20 Z"
    )
    brush.body(canvas, near, c.SLATE, c.DUSK, 0.55, width=3.0, depth=8)
    for points in (
        ((4, -30), (4, -62), (22, -92)),
        ((18, -22), (24, -50), (40, -72)),
        ((34, -18), (46, -34), (56, -48)),
    ):
        canvas.ink(line(*points), brush.INNER)
    brush.big_eye(canvas, -44, -46, 9, (-0.2, 0.4), c.EMBER)
    beak = polygon((-64, -44), (-88, -34), (-63, -30))
    painted(canvas, beak, c.GOLD, c.UMBER, 0.7, 2.4, 2)
    cap = svg_path("M-66 -54 C-60 -76 -26 -76 -18 -52 L-14 -48 C-34 -58 -52 -58 -74 -50 Z")
    painted(canvas, cap, c.LAPIS, c.DUSK, 0.95, 2.6, 4)
    painted(canvas, circle(-44, -64, 5), c.GOLD, c.UMBER, 0.7, 1.6, 0)
    for x in (-10, 22):
        canvas.ink(line((x, 18), (x - 2, 28), (x, 38)), 3.6, c.EMBER)
    for end in ((-56, 48), (62, 46)):
        canvas.ink(line((6, 20), ((6 + end[0]) / 2, 36), end), 2.4)
    parcel = polygon((-72, 44), (76, 38), (82, 94), (-68, 100))
    brush.body(canvas, parcel, c.UMBER, c.SEPIA, 0.5, paper="#eccb98", width=3.2, depth=10)
    for pair in (((2, 41), (6, 97)), ((-70, 70), (80, 66))):
        canvas.ink(line(pair[0], ((pair[0][0] + pair[1][0]) / 2, (pair[0][1] + pair[1][1]) / 2), pair[1]), 5, c.BLOOD)
    bow = blob((4, 68), (-16, 54), (-22, 68), (4, 70), (28, 66), (22, 52))
    painted(canvas, bow, c.BLOOD, c.BLOOD_DEEP, 0.9, 2.2, 3)
    paper_sheet(canvas, ((30, 50), (64, 48), (66, 62), (32, 64)), 1)
    for x, y in ((-104, -70), (-112, -52), (-100, -34)):
        drop = svg_path(
            f"M{x} {y - 8} C{x + 6} {y} {x + 5} {y + 6} {x} {y + 6} C{x - 5} {y + 6} {x - 6} {y} {x} {y - 8} Z"
        )
        painted(canvas, drop, c.LAPIS, c.DUSK, 0.6, 1.8, 0)
    for x, y, turn in ((110, 40, 20), (150, 66, -30), (-130, 20, 50)):
        with canvas.at(x, y, rotation=turn):
            feather = svg_path("M-16 0 C-6 -10 10 -8 18 0 C8 8 -6 8 -16 0 Z")
            painted(canvas, feather, c.SLATE, c.DUSK, 0.4, 1.9, 0)
            canvas.ink(line((-20, 1), (0, 0), (14, 0)), brush.DETAIL)


def crow_tax(canvas: Canvas) -> None:
    """A crow with an official hat, a tin with a slot and a ledger one would rather not be in."""
    chop(canvas, (-214, 66), (-60, 70), (214, 64), width=17)
    chop(canvas, (-214, 66), (-60, 70), (214, 64), width=12, colour=c.UMBER)
    for x in (-150, 20, 130):
        canvas.ink(line((x, 62), (x + 30, 65), (x + 56, 63)), brush.DETAIL, c.SEPIA)
    tail = polygon((60, 20), (132, 40), (118, 62), (96, 58), (40, 48))
    brush.body(canvas, tail, c.DUSK, c.INK, 1.0, paper="#5f6070", width=2.8, depth=5)
    crow = svg_path(
        "M-42 -48 C-40 -80 8 -84 18 -54 C26 -34 62 -22 74 8 C82 40 50 62 10 62 C-32 62 -58 30 -50 -8 C-48 -22"
        " -44 -34 -42 -48 Z"
    )
    brush.body(canvas, crow, c.DUSK, c.INK, 1.0, paper="#5f6070", width=3.2, depth=14, hatch=0.35)
    wing = svg_path("M4 -16 C40 -16 70 6 84 44 C60 40 56 46 44 40 C36 46 26 40 20 34 C6 26 -4 2 4 -16 Z")
    brush.body(canvas, wing, c.DUSK, c.INK, 1.0, paper="#565868", width=2.6, depth=6)
    for points in (((20, 0), (44, 14), (60, 34)), ((14, 10), (30, 24), (42, 36))):
        canvas.ink(line(*points), brush.INNER, c.INK)
    brush.light(canvas, (-36, -30), (-34, -52), (-22, -66), (-28, -40), colour="#aeb4c8", alpha=0.5)
    beak = svg_path("M-40 -60 C-66 -64 -92 -54 -108 -36 C-84 -38 -62 -38 -42 -42 Z")
    painted(canvas, beak, c.SLATE, c.INK, 0.9, 2.6, 3)
    canvas.ink(line((-100, -38), (-70, -46), (-44, -50)), 1.8)
    brush.big_eye(canvas, -18, -60, 10, (-0.5, 0.2), c.GOLD)
    canvas.ink(line((-32, -74), (-18, -74), (-6, -68)), 3.4)
    cap = svg_path("M-40 -74 C-32 -100 16 -100 22 -72 C0 -82 -22 -80 -40 -74 Z")
    painted(canvas, cap, c.BLOOD, c.BLOOD_DEEP, 0.95, 2.8, 5)
    painted(canvas, svg_path("M-44 -72 C-20 -82 4 -82 24 -70 C4 -76 -30 -74 -58 -64 Z"), c.INK, c.INK, 0.8, 2.2, 0)
    painted(canvas, circle(-10, -88, 6), c.GOLD, c.UMBER, 0.7, 1.8, 0)
    for x in (-14, 14):
        canvas.ink(line((x, 58), (x - 2, 64), (x - 12, 68)), 3.6, c.INK, taper=(0, 0))
        canvas.ink(line((x - 2, 64), (x + 2, 70), (x + 8, 68)), 3.0, c.INK, taper=(0, 0))
    tin = polygon((-164, 4), (-92, 4), (-96, 62), (-160, 62))
    painted(canvas, tin, c.TEAL, c.DUSK, 0.8, 3.0, 8)
    painted(canvas, circle(-128, 4, 36, 11), c.TEAL, c.DUSK, 0.6, 2.6, 3)
    canvas.base(rounded_rect(-146, 1, 36, 6, 3), c.INK)
    with canvas.at(-128, 36, 1.1):
        canvas.gouache(crescent(0, 0, 14, 0.5, -0.5), c.PAPER_LITE, 0.95, 0.3)
    for x, y, colour in ((-128, -30, c.EMBER), (-112, -54, c.POISON), (-144, -58, c.GOLD)):
        cube = polygon((x - 9, y - 7), (x + 5, y - 10), (x + 10, y + 4), (x - 4, y + 9))
        painted(canvas, cube, colour, c.INK, 0.85, 2.2, 3)
        canvas.ink(line((x - 2, y - 24), (x - 1, y - 18), (x, y - 13)), 1.8, c.INK_SOFT)
    ledger = polygon((104, -34), (186, -44), (196, 40), (114, 52))
    painted(canvas, ledger, c.UMBER, c.SEPIA, 0.9, 3.0, 4)
    paper_sheet(canvas, ((112, -30), (180, -39), (189, 34), (121, 45)), 6)
    canvas.ink(line((80, 30), (92, 8), (118, -6)), 6.0, c.INK, taper=(0, 0.2))
    quill = svg_path("M124 10 C136 -30 156 -70 190 -86 C190 -52 166 -14 132 12 Z")
    painted(canvas, quill, c.PAPER_LITE, c.STONE, 0.2, 2.4, 4)


SCENES: Final[dict[str, Scene]] = {
    "bat_burglary": Scene(bat_burglary, "#6f7aa0", c.DUSK, None),
    "parcel_by_pigeon": Scene(parcel_by_pigeon, "#9fc0d2", c.DUSK, None),
    "crow_tax": Scene(crow_tax, "#d8b884", c.UMBER, None),
}
