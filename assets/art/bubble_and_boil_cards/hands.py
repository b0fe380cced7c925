"""Pictures of hands that stop, toss, clap, drop, steal and sweep."""

import math
from typing import Final

from assets.art import brush
from assets.art.bubble_and_boil_cards.kit import PALM, SKIN, chop, fist, painted, palm, shards, skin, sleeve
from assets.art.bubble_and_boil_cards.window import Scene
from assets.art.common.hats import draw_hat
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import blob, circle, crescent, line, on_circle, polygon, rounded_rect, star, svg_path


def not_today_mildred(canvas: Canvas) -> None:
    """One hand says stop, the other holds the tea: this hex is not received at home."""
    sleeve(canvas, ((-220, 100), (-150, 84), (-104, 52)), 44, c.PLUM)
    palm(canvas, -78, 4, 1.55, -6)
    brush.rays(canvas, -72, -8, 76, 104, 13, 196, 380, 3.0)
    bolt = polygon((30, -96), (-2, -52), (16, -50), (-10, -14), (40, -58), (22, -60), (52, -96))
    painted(canvas, bolt, c.EMBER, c.BLOOD, 0.8, 2.8, 4)
    for x, y in ((-4, 4), (12, -2), (-18, 14)):
        brush.sparkle(canvas, x, y, 7)
    saucer = circle(112, 66, 62, 12)
    painted(canvas, saucer, c.STONE, c.SLATE, 0.25, 2.8, 4)
    cup = svg_path("M66 6 L160 6 C160 40 148 62 136 64 L90 64 C78 62 66 40 66 6 Z")
    brush.body(canvas, cup, c.WHITE, c.STONE, 0.3, width=3.2, depth=12)
    for i in range(5):
        x = 78 + 18 * i
        painted(canvas, circle(x, 34, 6), c.BLOOD if i % 2 else c.PLUM, c.INK, 0.8, 1.6, 0)
    for y in (18, 50):
        canvas.ink(line((68 + (y > 40) * 6, y), (112, y + 4), (158 - (y > 40) * 6, y)), 1.8, c.TEAL)
    tea = circle(113, 6, 47, 9)
    canvas.base(tea, "#c98a4a")
    canvas.wash(tea, c.UMBER, 0.7)
    canvas.ink(tea, 2.6)
    handle = line((158, 18), (182, 14), (184, 42), (150, 48))
    canvas.ink(handle, 9, c.INK, taper=(0, 0))
    canvas.ink(handle, 5, c.PAPER_LITE, taper=(0, 0), dry=0)
    sleeve(canvas, ((230, 96), (210, 70), (196, 52)), 34, c.PLUM)
    fist(canvas, 184, 32, 0.72, -20, flip=True)
    canvas.ink(line((176, 10), (190, -6), (202, -14)), 9, c.INK, taper=(0, 0.1))
    canvas.ink(line((176, 10), (190, -6), (202, -14)), 6, SKIN, taper=(0, 0.1), dry=0)
    for x in (96, 124):
        brush.steam(canvas, x, -4, 52, 9)


def hot_potato(canvas: Canvas) -> None:
    """A glowing black potato in the air between two mittens; nobody wants to be the last."""
    for side, colour, deep in ((-1, c.BLOOD, c.BLOOD_DEEP), (1, c.TEAL, c.DUSK)):
        sleeve(canvas, ((side * 220, 92), (side * 180, 74), (side * 148, 54)), 40, c.UMBER, c.SEPIA)
        with canvas.at(side * 112, 24, flip=side > 0):
            mitten = svg_path("M-34 36 C-40 8 -30 -18 -8 -30 C16 -38 32 -26 30 -8 C28 12 18 30 4 42 Z")
            thumb = svg_path("M-18 4 C-30 -12 -34 -32 -24 -38 C-12 -40 -6 -22 -2 -8 Z")
            brush.body(canvas, mitten, colour, deep, 0.85, width=3.2, depth=8, hatch=0.2)
            brush.body(canvas, thumb, colour, deep, 0.85, width=2.8, depth=4)
            cuff = polygon((-42, 34), (6, 46), (0, 66), (-48, 52))
            painted(canvas, cuff, c.STRAW, c.UMBER, 0.4, 2.6, 4)
            for i in range(4):
                x = -36 + 11 * i
                canvas.ink(line((x, 38 + 3 * i), (x - 4, 54 + 3 * i)), 1.6, c.UMBER)
            with canvas.at(4, -4):
                canvas.gouache(svg_path("M0 8 C-14 -2 -10 -14 0 -7 C10 -14 14 -2 0 8 Z"), c.CREAM_TEXT, 0.9, 0.3)
    canvas.glaze(circle(0, -20, 70, 58), c.EMBER, 0.7, soft=14)
    potato = blob((-52, -16), (-40, -52), (-4, -60), (38, -52), (54, -18), (38, 14), (0, 22), (-40, 12))
    brush.body(canvas, potato, c.INK, c.INK, 0.8, paper="#6a5c58", width=3.4, depth=10)
    for points in (
        ((-40, -8), (-20, -20), (-14, -36)),
        ((6, -50), (14, -30), (34, -24)),
        ((-8, 14), (4, -2), (30, 2)),
        ((-20, -20), (2, -12), (14, -30)),
    ):
        canvas.ink(line(*points), 5.0, c.EMBER, dry=0, taper=(0.2, 0.3))
        canvas.ink(line(*points), 2.2, "#ffdf8e", dry=0, taper=(0.2, 0.3))
    for side in (-1, 1):
        brush.big_eye(canvas, side * 17, -28, 11, (0.1, 0.5))
        canvas.ink(line((side * 30, -46), (side * 17, -46), (side * 6, -40)), 3.0)
    mouth = blob((-14, -4), (0, -10), (14, -4), (8, 6), (-8, 6))
    canvas.base(mouth, "#ffdf8e")
    canvas.ink(mouth, 2.2)
    for x, tall in ((-30, 34), (0, 44), (32, 32)):
        brush.steam(canvas, x, -60, tall, 8, 2.4)
    for side in (-1, 1):
        arc = line((side * 66, -6), (side * 74, -34), (side * 66, -62))
        canvas.ink(arc, 2.6)
        arc = line((side * 80, -14), (side * 86, -34), (side * 80, -54))
        canvas.ink(arc, 2.0)
    shards(canvas, ((-70, 46), (-52, 60), (58, 52), (74, 66), (0, 52)), c.EMBER, 4)


def big_tidy_up(canvas: Canvas) -> None:
    """A broom sweeps a whole year's corruption over the doorstep."""
    wall = polygon((-220, -100), (-20, -100), (-20, 60), (-220, 60))
    painted(canvas, wall, c.STRAW, c.UMBER, 0.3, 2.6, 0)
    floor = polygon((-220, 60), (10, 60), (60, 110), (-220, 110))
    painted(canvas, floor, c.UMBER, c.SEPIA, 0.6, 2.8, 4)
    for x in (-180, -120, -60, 0):
        canvas.ink(line((x, 62), (x + 10, 84), (x + 22, 108)), 1.6, c.SEPIA)
    frame = polygon((-20, -100), (4, -100), (4, 60), (-20, 60))
    painted(canvas, frame, c.UMBER, c.SEPIA, 0.9, 3.0, 4)
    door = polygon((4, -100), (50, -84), (50, 84), (4, 60))
    painted(canvas, door, c.MOSS, c.FERN, 0.8, 3.0, 6)
    for x in (18, 34):
        canvas.ink(line((x, -90 + (x - 4) * 0.3), (x, 0), (x, 64 + (x - 4) * 0.5)), 1.6, c.FERN)
    painted(canvas, circle(42, 4, 5), c.GOLD, c.UMBER, 0.7, 2.0, 0)
    brush.grass(canvas, 120, 96, 1.3, kind=brush.TALL)
    brush.grass(canvas, 196, 92, 1.2, kind=brush.TALL)
    for x, y, size, turn in (
        (66, 58, 20, -10),
        (104, 24, 21, 12),
        (146, 58, 19, 24),
        (150, -12, 18, -20),
        (190, 16, 17, 30),
        (110, 74, 17, 0),
        (196, -46, 14, 10),
    ):
        with canvas.at(x, y, size / 20, turn):
            for shape, colour in ((circle(1, 4, 20), c.INK), (circle(0, 0, 20), "#3b3540")):
                canvas.base(shape, colour)
                canvas.ink(shape, 2.2)
            ghost = svg_path(
                "M-10 -3 C-10 -15 10 -15 10 -3 C12 2 10 6 10 12 L4 8 L0 13 L-4 8 L-10 11 C-9 6 -12 2 -10 -3 Z"
            )
            canvas.gouache(ghost, "#cdb9d6", 0.95, 0.1)
            for side in (-1, 1):
                canvas.base(circle(side * 4.2, -2, 2.8), c.INK)
            canvas.base(circle(0, 5, 2.6, 3.4), c.INK)
    with canvas.at(-60, 10, rotation=-30):
        chop(canvas, (0, -140), (0, 30), width=11)
        chop(canvas, (0, -140), (0, 30), width=7, colour="#c99a62")
        bristles = svg_path(
            "M-20 26 C-26 46 -40 66 -48 84 L-24 90 L-14 84 L-2 94 L8 86 L20 92 L28 84 L44 86 C38 66 26 44 20 26 Z"
        )
        brush.body(canvas, bristles, c.GOLD, c.UMBER, 0.7, paper="#f0dca0", width=3.0, depth=8)
        for x in (-30, -16, -4, 8, 22):
            canvas.ink(line((x * 0.4, 34), (x * 0.8, 58), (x, 82)), 1.7, c.UMBER)
        for y in (26, 36):
            canvas.ink(line((-22, y), (0, y + 4), (22, y)), 4.4, c.BLOOD)
    fist(canvas, -106, -62, 0.8, -34)
    sleeve(canvas, ((-220, -60), (-180, -64), (-136, -62)), 34, c.PLUM)
    for x, y in ((-26, 84), (8, 92), (30, 80), (-6, 74)):
        dust = circle(x, y, 9)
        canvas.base(dust, "#e6d8bc", 0.9)
        canvas.ink(dust, 1.6, c.SEPIA)


def standing_ovation(canvas: Canvas) -> None:
    """Gloves clap, roses fly, and a hat takes the bow."""
    for side in (-1, 1):
        drape = svg_path(
            f"M{side * 220} -100 L{side * 150} -100 C{side * 160} -40 {side * 176} 20 {side * 168} 110"
            f" L{side * 220} 110 Z"
        )
        brush.body(
            canvas, drape, c.BLOOD, c.BLOOD_DEEP, 0.85, paper="#f0c8b4", width=3.0, depth=10, hatch=0.3, angle=88
        )
        for x in (176, 196):
            canvas.ink(line((side * x, -100), (side * (x + 4), 0), (side * (x + 2), 100)), 2.0, c.BLOOD_DEEP)
    spot = polygon((-20, -110), (20, -110), (88, 92), (-88, 92))
    canvas.gouache(spot, "#fff3c4", 0.45, 2)
    painted(canvas, polygon((-168, 74), (168, 74), (180, 110), (-180, 110)), c.UMBER, c.SEPIA, 0.7, 2.8, 4)
    with canvas.at(0, 18, 1.05, 10):
        draw_hat(canvas, "plum", 1.5)
    for side in (-1, 1):
        canvas.ink(line((side * 16, 60), (side * 20, 70), (side * 30, 74)), 4.4, c.INK, taper=(0, 0))
    brush.rays(canvas, 0, 16, 74, 92, 12, 190, 350, 3.0, c.GOLD)
    cuffs = (c.TEAL, c.PLUM, c.GOLD, c.MOSS)
    for i, (x, y, size) in enumerate(((-124, -22, 0.82), (124, -26, 0.82), (-118, 62, 0.72), (118, 60, 0.72))):
        for side in (-1, 1):
            with canvas.at(x + side * 17, y, size, side * 12, flip=side > 0):
                brush.body(canvas, PALM, c.WHITE, c.STONE, 0.25, width=2.6, depth=4)
                painted(canvas, polygon((-22, 30), (22, 30), (26, 48), (-26, 48)), cuffs[i], c.INK, 0.8, 2.2, 2)
        for start in (-120, -90, -60):
            near, far = on_circle(x, y - 14, 40, start), on_circle(x, y - 14, 52, start)
            canvas.ink(polygon(near, far, closed=False), 2.4)
    for x, y, turn in ((-60, -74, 40), (64, -80, -30), (-66, 40, 70), (72, 36, -60)):
        with canvas.at(x, y, 0.9, turn):
            canvas.ink(line((0, 6), (2, 22), (0, 40)), 4.0, c.INK, taper=(0, 0))
            canvas.ink(line((0, 6), (2, 22), (0, 40)), 2.0, c.MOSS, taper=(0, 0), dry=0)
            rose = blob((-13, -4), (-8, -15), (6, -16), (14, -5), (8, 8), (-8, 8))
            painted(canvas, rose, c.BLOOD, c.BLOOD_DEEP, 0.95, 2.4, 3)
            canvas.ink(line((-6, -6), (1, -11), (6, -4), (0, 0), (-3, -4)), 1.7, c.BLOOD_DEEP)


def buttered_hands(canvas: Canvas) -> None:
    """A hand of butter, and the cards that slip through it."""
    plate = circle(0, 82, 120, 15)
    painted(canvas, plate, c.LAPIS, c.DUSK, 0.3, 2.8, 3)
    for x, y, turn in ((-124, -20, -30), (-92, 44, 24), (118, -34, 28), (110, 44, -20), (164, 10, 50)):
        with canvas.at(x, y, 1.0, turn):
            card = rounded_rect(-21, -30, 42, 60, 5)
            canvas.base(card, c.PAPER_LITE)
            canvas.ink(card, 2.6)
            inner = rounded_rect(-16, -25, 32, 50, 3)
            painted(canvas, inner, c.PLUM, c.PLUM_DEEP, 0.9, 1.6, 4)
            canvas.gouache(crescent(0, 0, 10, 0.5, -0.5), c.CREAM_TEXT, 1, 0)
        canvas.ink(line((x - 20, y - 44), (x - 18, y - 52), (x - 20, y - 60)), 2.0)
        canvas.ink(line((x + 14, y - 46), (x + 15, y - 54), (x + 13, y - 62)), 2.0)
    hand = svg_path(
        "M-44 82 C-56 40 -78 20 -68 4 C-58 -8 -46 10 -40 20 L-46 -46 C-48 -66 -26 -68 -24 -48 L-18 -8 L-18 -70"
        " C-18 -92 6 -92 6 -70 L8 -8 L18 -62 C22 -80 42 -76 40 -56 L32 2 L48 -28 C58 -42 72 -32 66 -16 C58 20"
        " 60 54 48 82"
        " C34 92 24 74 12 88 C0 98 -12 78 -24 88 C-32 94 -40 90 -44 82 Z"
    )
    brush.body(canvas, hand, c.GOLD, c.UMBER, 0.4, paper="#fbf0b0", width=3.4, depth=12)
    for points in (((-24, 34), (4, 22), (34, 30)), ((-20, 54), (4, 46), (26, 52))):
        brush.crease(canvas, *points, width=2.2, colour=c.UMBER)
    brush.light(canvas, (-40, -20), (-38, -46), (-32, -54), (-34, -20), alpha=0.85)
    brush.light(canvas, (-12, -40), (-12, -70), (-6, -78), (-6, -40), alpha=0.85)
    for x, y, low in ((-60, 26, 52), (38, 10, 44), (62, 0, 30)):
        drip = svg_path(
            f"M{x - 6} {y} C{x - 7} {low - 8} {x - 8} {low} {x} {low + 4} C{x + 8} {low} {x + 7} {low - 8}"
            f" {x + 6} {y} Z"
        )
        painted(canvas, drip, c.GOLD, c.UMBER, 0.35, 2.2, 2)
    for side in (-1, 1):
        brush.big_eye(canvas, 4 + side * 15, 4, 10, (side * 0.5, 0.4))
    canvas.base(circle(4, 24, 6, 7), c.INK)
    with canvas.at(-172, 56, rotation=-14):
        painted(canvas, polygon((-6, 0), (6, 0), (5, 50), (-5, 50)), c.UMBER, c.SEPIA, 0.8, 2.4, 2)
        painted(canvas, svg_path("M-8 0 C-14 -40 -8 -70 8 -78 C14 -50 12 -20 8 0 Z"), c.STONE, c.SLATE, 0.35, 2.6, 4)


def light_fingered_ladle(canvas: Canvas) -> None:
    """A ladle on tiptoe reaches over the garden wall with fingers of its own."""
    for row in range(3):
        for i in range(10):
            x, y = -232 + 48 * i + 24 * (row % 2), 30 + 26 * row
            stone = rounded_rect(x, y, 46, 24, 6)
            brush.body(canvas, stone, c.STONE, c.SLATE, 0.55, paper="#e0d6c0", width=2.2, depth=5, bloom=0)
    for i, (x, colour) in enumerate(((-186, c.EMBER), (-112, c.EMBER))):
        with canvas.at(x, 8 - 4 * (i % 2), 0.9):
            for a in (-16, 0, 16):
                painted(canvas, circle(a, 4, 15, 22), colour, c.BLOOD, 0.8, 2.2, 4)
            canvas.ink(line((0, -16), (2, -26), (8, -30)), 6, c.FERN)
    handle = brush.limb(((214, 100), (166, 20), (110, -52), (60, -78), (22, -70)), (22, 20, 18, 16, 15))
    brush.body(canvas, handle, c.SLATE, c.INK, 0.6, paper="#d9dcdc", width=3.2, depth=5)
    bowl = svg_path("M34 -74 C56 -40 40 -2 -2 -2 C-40 -2 -64 -30 -56 -62 C-30 -46 6 -46 34 -74 Z")
    brush.body(canvas, bowl, c.SLATE, c.INK, 0.6, paper="#d9dcdc", width=3.4, depth=10, hatch=0.25)
    rim = blob((-58, -62), (-30, -76), (8, -82), (34, -76), (10, -56), (-28, -50))
    canvas.base(rim, "#5a5c60")
    canvas.ink(rim, 2.6)
    brush.light(canvas, (-44, -40), (-30, -28), (-14, -20), (-34, -26), alpha=0.85)
    for side in (-1, 1):
        brush.big_eye(canvas, -8 + side * 15, -24, 9, (-0.6, 0.3))
    mask = blob((-36, -34), (-8, -38), (22, -36), (22, -18), (-8, -14), (-34, -18))
    canvas.ink(mask, 2.8)
    for root, knuckle, tip in (
        ((-52, -42), (-84, -46), (-104, -22)),
        ((-46, -26), (-78, -26), (-92, -2)),
        ((-36, -12), (-62, -6), (-72, 14)),
        ((-22, -4), (-38, 10), (-42, 24)),
    ):
        finger = brush.limb((root, knuckle, tip), (13, 13, 11))
        skin(canvas, finger, c.UMBER, 0.2, 2.6)
        canvas.ink(line((tip[0] - 4, tip[1] - 1), (tip[0], tip[1] + 4), (tip[0] + 5, tip[1])), 1.4)
    for i in range(3):
        angle = math.radians(200 + 24 * i)
        x, y = -120 + 30 * math.cos(angle), -46 + 30 * math.sin(angle)
        canvas.ink(line((x, y), (x - 5, y - 6), (x - 12, y - 9)), 2.2)
    brush.grass(canvas, 130, 30, 1.2, kind=brush.TALL)
    brush.grass(canvas, 70, 30, 1.0, kind=brush.TALL)
    for x, y, radius in ((-180, -70, 6), (150, -76, 6), (196, -20, 5)):
        canvas.gouache(star(x, y, radius, 4, 0.32), "#f8efc0", 1, 0)


SCENES: Final[dict[str, Scene]] = {
    "not_today_mildred": Scene(not_today_mildred, "#a9c3b0", c.UMBER, None),
    "hot_potato": Scene(hot_potato, "#c9b08c", c.UMBER, None),
    "big_tidy_up": Scene(big_tidy_up, "#a9cad4", c.MOSS, 66),
    "standing_ovation": Scene(standing_ovation, "#6f5a7e", c.UMBER, None),
    "buttered_hands": Scene(buttered_hands, "#b5c9d2", c.UMBER, None),
    "light_fingered_ladle": Scene(light_fingered_ladle, "#8792b4", c.MOSS, None),
}
