"""Pictures of drinks, cakes and court days."""

from typing import Final

from assets.art import brush
from assets.art.bubble_and_boil_cards.kit import (
    chop,
    painted,
    paper_sheet,
    pot,
    shards,
    skin,
)
from assets.art.bubble_and_boil_cards.window import Scene
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import blob, both, circle, line, polygon, rounded_rect, svg_path


def cackle_syrup(canvas: Canvas) -> None:
    """A bottle that laughs with all its teeth; the spoon has seen enough."""
    brush.ground(canvas, 74, 90, -6)
    bottle = svg_path(
        "M-26 -92 L26 -92 L24 -64 C24 -50 74 -44 74 0 L70 62 C68 78 -68 78 -70 62 L-74 0 C-74 -44 -24 -50 -24 -64 Z"
    )
    brush.glass(canvas, bottle)
    syrup = both(bottle, rounded_rect(-90, -34, 180, 120, 2))
    canvas.base(syrup, "#ffdca0")
    canvas.wash(syrup, c.EMBER, 0.95, edge=0.8, vary=0.6, bloom=0.7, shift=(0, 0))
    canvas.ink(bottle, 3.2)
    painted(canvas, rounded_rect(-24, -108, 48, 20, 5), c.UMBER, c.SEPIA, 0.7, 2.6)
    for side in (-1, 1):
        canvas.ink(line((side * 14, -22), (side * 28, -34), (side * 44, -22)), 4.0)
        brush.blush(canvas, side * 52, -2, 9, free=True)
    mouth = blob((-48, -2), (0, 6), (48, -2), (40, 40), (0, 58), (-40, 40))
    canvas.base(mouth, c.BLOOD_DEEP)
    with canvas.clip(mouth):
        canvas.base(circle(0, 60, 34, 22), "#d9776a")
        for i in range(-3, 4):
            canvas.base(rounded_rect(i * 14 - 6.5, -8, 13, 22, 3), c.WHITE)
            canvas.ink(rounded_rect(i * 14 - 6.5, -8, 13, 22, 3), 1.6)
    canvas.ink(mouth, 3.0)
    brush.light(canvas, (-60, 10), (-62, -8), (-52, -26), (-56, 6))
    with canvas.at(138, 4, rotation=16):
        handle = svg_path("M-5 0 L-4 74 C-4 80 5 80 5 74 L6 0 Z")
        painted(canvas, handle, c.STONE, c.SLATE, 0.5, 2.4)
        bowl = circle(0, -28, 25, 33)
        painted(canvas, bowl, c.STONE, c.SLATE, 0.5, 2.8)
        for side in (-1, 1):
            brush.big_eye(canvas, side * 9, -34, 8, (-0.5, 0.1))
        canvas.ink(line((-7, -12), (0, -16), (8, -12)), 2.2)
    for x, y, size in ((-118, -58, 16), (-150, -8, 24), (-128, 42, 18)):
        brush.rays(canvas, x, y, size * 0.5, size, 9, 100, 260, width=3.0)
        canvas.ink(line((x + 4, y - size * 0.6), (x + size * 0.5, y), (x + 4, y + size * 0.6)), 3.0)


def straw_of_damocles(canvas: Canvas) -> None:
    """A giant drinking straw on a thin thread above three pots that pretend not to look."""
    for seat, x in (("moss", -136), ("teal", 136), ("plum", 0)):
        pot(canvas, x, 46 if x else 52, 0.34 if x else 0.38, seat)
        for side in (-1, 1):
            brush.big_eye(canvas, x + side * 15, 42 if x else 46, 9, (-0.004 * x, -0.55))
    canvas.ink(line((62, -110), (62, -104), (60, -98)), 1.8, taper=(0, 0))
    with canvas.at(24, -44, rotation=14):
        tube = polygon((-13, -50), (13, -50), (13, 56), (-13, 56))
        canvas.base(tube, c.WHITE)
        with canvas.clip(tube):
            for y in range(-70, 80, 28):
                band = polygon((-16, y + 12), (16, y - 4), (16, y + 9), (-16, y + 25))
                canvas.base(band, "#e8a89a")
                canvas.wash(band, c.BLOOD, 0.9, loose=0.3, bloom=0)
            canvas.glaze(polygon((4, -60), (14, -60), (14, 60), (4, 60)), c.PLUM_DEEP, 0.4, soft=4, spill=0)
        canvas.ink(tube, 3.0)
        mouth = circle(0, 56, 13, 5)
        canvas.base(mouth, c.INK)
        canvas.ink(mouth, 2.0)
        bend = svg_path("M-13 -50 C-13 -72 10 -80 40 -84 L44 -60 C26 -58 13 -56 13 -50 Z")
        painted(canvas, bend, c.ROSE, c.BLOOD, 0.5, 2.8)
    for x, y in ((-40, -40), (-46, -20), (76, -6), (82, 14)):
        canvas.ink(line((x - 8, y), (x, y - 1), (x + 8, y)), 2.0)
    for x in (-168, -102, 104, 170):
        canvas.ink(circle(x, -6 + (x % 7), 4), 1.8, c.FERN)


def farewell_party(canvas: Canvas) -> None:
    """A cake with a small crone on top who waves goodbye."""
    brush.ground(canvas, 80, 120, 0)
    plate = circle(0, 72, 128, 16)
    painted(canvas, plate, c.STONE, c.SLATE, 0.3, 2.8)
    for y, half, high in ((44, 96, 30), (8, 66, 30)):
        tier = svg_path(
            f"M{-half} {y - high / 2} L{half} {y - high / 2} L{half} {y + high} C{half * 0.5} {y + high + 10}"
            f" {-half * 0.5} {y + high + 10} {-half} {y + high} Z"
        )
        brush.body(canvas, tier, c.EMBER, c.UMBER, 0.4, paper="#f6d9a8", width=2.8, depth=8)
        top = circle(0, y - high / 2, half, 11)
        icing = svg_path(
            f"M{-half} {y - high / 2} C{-half} {y + 14} {-half * 0.7} {y + 14} {-half * 0.6} {y + 2}"
            f" C{-half * 0.5} {y + 18}"
            f" {-half * 0.2} {y + 18} {-half * 0.15} {y + 4} C{-half * 0.05} {y + 20} {half * 0.25} {y + 20}"
            f" {half * 0.3} {y + 4}"
            f" C{half * 0.4} {y + 18} {half * 0.7} {y + 16} {half * 0.75} {y + 2} C{half * 0.9} {y + 12} {half} {y + 8}"
            f" {half} {y - high / 2} Z"
        )
        for part in (icing, top):
            canvas.base(part, "#fbeef0")
            canvas.wash(part, c.ROSE, 0.35, edge=0.8, bloom=0)
            canvas.ink(part, 2.2)
    gown = svg_path("M-24 -10 C-22 -34 -12 -44 0 -44 C12 -44 22 -34 24 -10 Z")
    painted(canvas, gown, c.PLUM, c.PLUM_DEEP, 0.95, 2.6)
    brush.cord(canvas, ((16, -32), (34, -42), (46, -62)), 9, c.PLUM)
    skin(canvas, circle(48, -68, 8))
    for x, y in ((58, -80), (64, -68)):
        canvas.ink(line((x, y), (x + 6, y - 4), (x + 12, y - 3)), 2.0)
    skin(canvas, blob((-15, -58), (0, -66), (15, -58), (12, -42), (0, -37), (-12, -42)))
    for side in (-1, 1):
        brush.dot_eye(canvas, side * 6, -54, 2.6)
    brush.smile(canvas, 0, -46, 6, 0.5, pen=brush.INNER, free=True)
    painted(canvas, blob((-28, -62), (0, -70), (28, -62), (0, -58)), c.INK, c.INK, 0.7, 2.2, 0)
    painted(canvas, polygon((-16, -65), (4, -100), (16, -65)), c.PLUM_DEEP, c.INK, 0.9, 2.4)
    for x, low, colour in ((-84, 24, c.TEAL), (-52, -10, c.GOLD), (84, 24, c.PLUM), (56, -8, c.MOSS)):
        chop(canvas, (x, low), (x, low - 24), width=6)
        chop(canvas, (x, low), (x, low - 24), width=3.6, colour=colour)
        painted(
            canvas,
            blob((x - 4, low - 27), (x, low - 40), (x + 4, low - 27), (x, low - 23)),
            c.EMBER,
            c.BLOOD,
            0.7,
            1.6,
            0,
        )
    trunk = rounded_rect(142, 30, 56, 44, 5)
    painted(canvas, trunk, c.UMBER, c.SEPIA, 0.8, 2.8)
    chop(canvas, (142, 46), (198, 46), width=2.4)
    canvas.ink(line((160, 30), (162, 20), (178, 20), (180, 30)), 3.0)
    painted(canvas, polygon((150, 54), (172, 50), (174, 64), (152, 68)), c.TEAL, c.DUSK, 0.6, 1.6, 0)
    for x, y, turn in ((-160, 40, -12), (-186, 0, 10)):
        with canvas.at(x, y, rotation=turn):
            balloon = blob((0, 26), (-22, -2), (-14, -30), (14, -30), (22, -2))
            painted(canvas, balloon, c.BLOOD if x > -170 else c.TEAL, c.INK, 0.75, 2.4)
            brush.light(canvas, (-12, -10), (-8, -22), (-2, -24), (-8, -10))
        canvas.ink(line((x, y + 26), (x + 6, y + 50), (x - 2, 86)), 1.6)


def trial_by_sock_puppet(canvas: Canvas) -> None:
    """A sock with button eyes and a judge's wig, in full session."""
    desk = polygon((-150, 42), (150, 42), (164, 110), (-164, 110))
    painted(canvas, desk, c.UMBER, c.SEPIA, 0.8, 3.0, 10)
    for x in (-90, 0, 90):
        canvas.ink(rounded_rect(x - 32, 56, 64, 40, 3), 1.8, c.SEPIA)
    sock = svg_path("M-34 46 L-30 -24 C-30 -70 40 -84 66 -52 C86 -28 70 -6 44 -6 L30 46 Z")
    brush.body(canvas, sock, c.MOSS, c.FERN, 0.7, paper="#e6e4b4", width=3.2, depth=10, hatch=0.2)
    with canvas.clip(sock):
        for y in (10, 30):
            canvas.ink(line((-40, y), (0, y + 3), (44, y)), 8, c.BLOOD, shade=0, dry=0.2)
    mouth = svg_path("M80 -34 C60 -26 44 -26 28 -34 C44 -20 62 -12 74 -14 Z")
    canvas.base(mouth, c.BLOOD_DEEP)
    canvas.ink(mouth, 2.4)
    for i, y in enumerate((-70, -52, -34, -14)):
        for x in (-44, -26) if i else (-30, -10, 10, 30):
            curl = circle(x + 3 * i % 5, y + (i == 0) * -6, 14)
            brush.body(canvas, curl, c.STONE, c.SLATE, 0.3, paper=c.WHITE, width=2.2, depth=4, bloom=0)
            canvas.ink(circle(x + 3 * i % 5, y + (i == 0) * -6, 7), 1.4, c.SLATE)
    painted(canvas, circle(22, -52, 10), c.PAPER_LITE, c.STONE, 0.2, 2.4, 2)
    for x, y in ((19, -55), (25, -55), (19, -49), (25, -49)):
        canvas.base(circle(x, y, 1.7), c.INK)
    canvas.ink(line((8, -66), (20, -70), (32, -64)), 3.0)
    brush.cord(canvas, ((58, 40), (84, 10), (96, -16)), 11, c.MOSS)
    with canvas.at(108, -34, rotation=28):
        painted(canvas, rounded_rect(-24, -13, 48, 26, 4), c.UMBER, c.SEPIA, 0.8, 2.8)
        chop(canvas, (0, 13), (0, 44), width=8)
        chop(canvas, (0, 13), (0, 44), width=5, colour=c.UMBER)
    brush.rays(canvas, 128, 26, 14, 30, 7, 180, 360)
    for side in (-1, 1):
        cup = circle(-140 + side * 28, 8, 19, 7)
        canvas.ink(line((-140 + side * 28 - 16, 6), (-140 + side * 28, -28), (-140 + side * 28 + 16, 6)), 1.6)
        painted(canvas, cup, c.GOLD, c.UMBER, 0.6, 2.0, 2)
    canvas.ink(line((-172, -30), (-140, -34), (-108, -26)), 3.4)
    chop(canvas, (-140, -40), (-140, 40), width=4.4)
    shards(canvas, ((-112, 2), (-106, 0)), c.MOSS, 4)
    brush.crease(canvas, (46, 16), (40, 30), (34, 44))
    paper_sheet(canvas, ((150, 20), (196, 12), (202, 42), (154, 46)), 3)


SCENES: Final[dict[str, Scene]] = {
    "cackle_syrup": Scene(cackle_syrup, "#e8c58a", c.UMBER),
    "straw_of_damocles": Scene(straw_of_damocles, "#d8a58c", c.UMBER),
    "farewell_party": Scene(farewell_party, "#d9b0a8", c.UMBER),
    "trial_by_sock_puppet": Scene(trial_by_sock_puppet, "#c6a98c", c.UMBER, None),
}
