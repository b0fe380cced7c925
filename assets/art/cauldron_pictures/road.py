"""Pictures of omens of coming and going: tax, pride, robin, basket, pedlar, bottle, silverfish."""

from typing import Final

from assets.art import brush
from assets.art.cauldron_pictures.scene import Scene
from assets.art.cauldron_things.hues import (
    FERN_DEEP,
    LAMP,
    LAPIS_LITE,
    LEAF_LITE,
    LEAF_PALE,
    PLANK,
    PLUMAGE,
    PLUMAGE_DEEP,
    SKIN_PALE,
    TEAL_LITE,
    WATER,
    WICKER,
    WOOD,
)
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import blob, circle, line, on_circle, polygon, svg_path


def tax(canvas: Canvas) -> None:
    """A crow with a purse reads from a very long list."""
    brush.ground_shadow(canvas, -20, 106, 70, 0.14)
    tail = polygon((-60, 48), (-112, 84), (-94, 98), (-42, 76))
    brush.fill(canvas, tail, c.INK, 2.6, 0.9, PLUMAGE_DEEP)
    body = blob((-62, 10), (-30, -24), (12, -16), (26, 30), (4, 82), (-40, 88), (-66, 56))
    brush.fill(canvas, body, c.INK, 3.0, 0.9, PLUMAGE)
    coat = blob((-60, 20), (-20, 26), (24, 20), (14, 78), (-18, 88), (-58, 74))
    brush.fill(canvas, coat, c.PLUM, 2.6, 0.85)
    for y in (40, 56, 72):
        brush.fill(canvas, circle(-10, y, 4), c.GOLD, 1.8, 0.8, c.STRAW)
    for x in (-36, -8):
        canvas.ink(line((x, 84), (x, 104)), 5, c.EMBER, taper=(0, 0))
        canvas.ink(line((x - 12, 108), (x, 102), (x + 14, 108)), 3.6, c.EMBER)
    head = circle(-12, -44, 37, 35)
    brush.fill(canvas, head, c.INK, 3.0, 0.9, PLUMAGE)
    beak = polygon((16, -56), (66, -36), (16, -26))
    brush.fill(canvas, beak, c.STRAW, 2.7, 0.9)
    canvas.ink(line((18, -40), (40, -37), (60, -36)), 1.9)
    for x in (-16, 6):
        lens = circle(x, -50, 11)
        canvas.base(lens, c.PAPER_LITE)
        brush.eye(canvas, x + 2, -47, 4.6, white=False)
        canvas.ink(lens, 2.8)
    brush.brow(canvas, -16, -68, 9, 4, 3)
    hat = polygon((-46, -72), (-40, -116), (4, -120), (10, -80))
    brush.fill(canvas, hat, c.DUSK, 2.8, 0.95, deep=c.INK)
    brim = blob((-60, -68), (-20, -80), (24, -80), (26, -72), (-16, -70), (-58, -60))
    brush.fill(canvas, brim, c.DUSK, 2.5, 0.95)
    scroll = blob(
        (46, -96),
        (92, -100),
        (94, -20),
        (90, 40),
        (100, 84),
        (140, 104),
        (134, 122),
        (88, 108),
        (60, 80),
        (54, 20),
        (50, -40),
    )
    brush.fill(canvas, scroll, c.STRAW, 2.7, 0.25, c.PAPER_LITE)
    for i in range(9):
        y = -78 + i * 17
        canvas.ink(line((60, y), (74, y - 1), (86, y)), 2.1, c.SEPIA, taper=(0.1, 0.2))
    wing = blob((10, 6), (38, -6), (62, -4), (58, 10), (34, 20), (14, 22))
    brush.fill(canvas, wing, c.INK, 2.5, 0.9, PLUMAGE_DEEP)
    purse = blob((-100, 32), (-86, 18), (-72, 32), (-64, 56), (-84, 70), (-108, 56))
    brush.fill(canvas, purse, c.UMBER, 2.6, 0.8)
    canvas.ink(line((-98, 30), (-86, 34), (-74, 30)), 3, c.BLOOD)
    for x, y in ((-118, 90), (-100, 104)):
        brush.fill(canvas, circle(x, y, 8, 5), c.GOLD, 2.0, 0.8, c.STRAW)


def pride(canvas: Canvas) -> None:
    """A peacock slips on a pear, its wheel still spread."""
    for i in range(11):
        turn = -150 + 12 * i
        x, y = on_circle(-14, 10, 122, turn)
        canvas.ink(line((-14, 10), (x, y)), 4.6, c.FERN, taper=(0, 0))
        plume = circle(x, y, 20, 20)
        brush.fill(canvas, plume, c.TEAL, 2.3, 0.9, TEAL_LITE)
        for radius, colour in ((11, c.GOLD), (6, c.LAPIS), (2.6, c.INK)):
            canvas.base(circle(x, y, radius), colour)
    for points in (((10, 50), (40, 62), (70, 52)), ((-20, 56), (-50, 74), (-70, 58))):
        canvas.ink(line(*points), 5, c.EMBER, taper=(0, 0))
    for x, y in ((70, 52), (-70, 58)):
        for turn in (-60, -10, 40):
            canvas.ink(line((x, y), on_circle(x, y, 14, turn)), 3, c.EMBER)
    body = blob((-54, 20), (-40, -18), (0, -30), (34, -10), (36, 34), (0, 60), (-40, 52))
    brush.fill(canvas, body, c.LAPIS, 3.0, 0.95, LAPIS_LITE, deep="#234766")
    neck = blob((0, -16), (18, -58), (30, -84), (56, -78), (52, -52), (38, -10))
    brush.fill(canvas, neck, c.LAPIS, 2.8, 0.95, LAPIS_LITE)
    head = circle(44, -82, 22, 20)
    brush.fill(canvas, head, c.LAPIS, 2.7, 0.95, LAPIS_LITE)
    beak = polygon((62, -88), (86, -78), (62, -72))
    brush.fill(canvas, beak, c.STRAW, 2.2, 0.9)
    brush.eye(canvas, 48, -86, 8, (0.3, 0.8))
    for x, y in ((28, -116), (42, -120), (56, -114)):
        canvas.ink(line((42, -100), (x, y)), 2.2)
        canvas.base(circle(x, y, 4), c.GOLD)
        canvas.ink(circle(x, y, 4), 1.6)
    wing = blob((-44, 10), (-10, 0), (22, 18), (8, 40), (-30, 36))
    brush.fill(canvas, wing, c.TEAL, 2.5, 0.8, TEAL_LITE)
    pear = svg_path("M38 84 C30 96 36 116 58 116 C80 116 86 100 76 86 C70 78 72 70 62 68 C52 66 46 76 38 84 Z")
    brush.fill(canvas, pear, c.POISON, 2.7, 0.8, LEAF_LITE, deep=c.FERN)
    canvas.ink(line((62, 68), (66, 58)), 3)
    brush.fill(canvas, brush.leaf_shape(65, 60, 18, 60), c.MOSS, 1.8)
    for points in (((84, 112), (102, 108)), ((86, 100), (106, 92)), ((-92, 84), (-104, 76)), ((-96, 70), (-110, 66))):
        canvas.ink(line(*points), 2.4, taper=(0.1, 0.5))


def robin(canvas: Canvas) -> None:
    """A robin in a hood brings a purse to somebody's window."""
    branch = line((-160, 92), (-60, 78), (60, 84), (160, 66))
    canvas.ink(branch, 21, c.INK, taper=(0, 0), dry=0, wobble=1.4)
    canvas.ink(branch, 15, "#8a6a4c", taper=(0, 0), dry=0.3, wobble=1.4)
    for x, y, turn in ((-116, 76, -30), (112, 66, 34), (130, 84, 120)):
        brush.fill(canvas, brush.leaf_shape(x, y, 40, turn), c.MOSS, 2.4, 0.9, LEAF_LITE)
    tail = polygon((-62, 34), (-118, 56), (-112, 74), (-52, 58))
    brush.fill(canvas, tail, c.UMBER, 2.6, 0.9)
    for x in (-18, 10):
        canvas.ink(line((x, 62), (x + 2, 80)), 4.4, c.SEPIA, taper=(0, 0))
    body = blob((-66, 26), (-52, -22), (-10, -46), (34, -30), (50, 14), (30, 56), (-12, 68), (-50, 56))
    brush.fill(canvas, body, c.UMBER, 3.0, 0.7, WICKER, deep=c.SEPIA)
    breast = blob((-4, -30), (30, -26), (48, 8), (34, 48), (4, 58), (-14, 20))
    canvas.gouache(breast, "#e2743a", 0.95, 1.2)
    canvas.wash(breast, c.BLOOD, 0.35, loose=1, spill=0)
    wing = blob((-58, 8), (-20, -4), (4, 18), (-14, 44), (-54, 46))
    brush.fill(canvas, wing, c.UMBER, 2.6, 0.9)
    for x in (-44, -28, -12):
        canvas.ink(line((x - 8, 18), (x, 34), (x + 8, 34)), 1.8)
    head = circle(22, -52, 35, 32)
    brush.fill(canvas, head, c.UMBER, 2.8, 0.6, WICKER)
    mask = blob((10, -62), (40, -72), (58, -54), (50, -34), (20, -30))
    canvas.gouache(mask, "#e2743a", 0.95, 1)
    beak = polygon((54, -60), (78, -50), (54, -42))
    brush.fill(canvas, beak, c.SLATE, 2.4, 0.8, c.STRAW)
    brush.eye(canvas, 34, -58, 7, white=False)
    hood = blob((-20, -40), (-14, -78), (16, -98), (50, -88), (44, -78), (16, -72), (2, -44), (-2, -22))
    brush.fill(canvas, hood, c.FERN, 2.8, 0.95, LEAF_PALE, deep=FERN_DEEP)
    tip = blob((-14, -74), (-38, -96), (-62, -92), (-42, -82), (-16, -58))
    brush.fill(canvas, tip, c.FERN, 2.5, 0.95, LEAF_PALE)
    canvas.ink(line((70, -46), (76, -24), (74, 0)), 2.4)
    purse = blob((58, 14), (66, 0), (82, 0), (92, 16), (98, 40), (76, 52), (54, 40))
    brush.fill(canvas, purse, c.PLUM, 2.7, 0.85)
    canvas.ink(line((62, 10), (75, 14), (88, 10)), 3.2, c.GOLD)
    for x, y in ((66, 58), (80, 62)):
        brush.fill(canvas, circle(x, y, 7, 6), c.GOLD, 2.0, 0.7, c.STRAW)


def baskets(canvas: Canvas) -> None:
    """Baskets walk home by themselves, overfull."""
    for x, y, size, flip in ((-84, 30, 0.86, False), (4, 20, 1.08, False), (96, 34, 0.78, False)):
        with canvas.at(x, y, size, flip=flip):
            brush.ground_shadow(canvas, 0, 76, 40, 0.16)
            for leg_x, knee in ((-18, -26), (16, 24)):
                canvas.ink(line((leg_x, 34), (knee, 54), (leg_x * 1.2, 72)), 5, c.INK, taper=(0, 0), dry=0)
                shoe = blob((leg_x * 1.2 - 6, 68), (leg_x * 1.2 + 8, 68), (leg_x * 1.2 + 18, 76), (leg_x * 1.2 - 8, 77))
                brush.fill(canvas, shoe, c.SEPIA, 2.1, 0.9)
            for fruit_x, fruit_y, radius, colour in (
                (-28, -20, 14, c.BLOOD),
                (26, -22, 15, c.MOSS),
                (0, -30, 18, c.EMBER),
                (-12, -46, 12, c.GOLD),
                (16, -46, 12, c.PLUM),
            ):
                brush.fill(canvas, circle(fruit_x, fruit_y, radius), colour, 2.3, 0.85, c.PAPER_LITE)
            basket = svg_path("M-46 -16 L46 -16 C46 10 40 30 32 40 L-32 40 C-40 30 -46 10 -46 -16 Z")
            brush.fill(canvas, basket, c.UMBER, 2.8, 0.65, WICKER)
            with canvas.clip(basket):
                for row in range(4):
                    for column in range(-4, 5):
                        weave_x, weave_y = column * 13 + (6 if row % 2 else 0), -6 + row * 14
                        canvas.ink(
                            line((weave_x - 6, weave_y), (weave_x, weave_y - 3), (weave_x + 6, weave_y)), 1.9, c.SEPIA
                        )
            canvas.ink(basket, 2.8)
            for side in (-1, 1):
                brush.eye(canvas, side * 13, 4, 7, (0.6, 0.2))
            brush.smile(canvas, 0, 21, 9, 0.6, 2.2)
    for x, y, colour in ((-136, 96, c.BLOOD), (-44, 108, c.GOLD), (58, 112, c.MOSS)):
        brush.fill(canvas, circle(x, y, 7), colour, 2.0, 0.9, c.PAPER_LITE)
    brush.grass(canvas, -112, 110, 1.5, c.FERN)
    brush.grass(canvas, 134, 108, 1.5, c.FERN)


def pedlar(canvas: Canvas) -> None:
    """A pedlar carries his whole stall on his back."""
    brush.ground_shadow(canvas, 0, 108, 80, 0.14)
    for x in (-84, 20):
        canvas.ink(line((x, -70), (x + 6, 34)), 6, c.INK, taper=(0, 0), dry=0)
    shelf = polygon((-92, -8), (28, -8), (30, 44), (-86, 44))
    brush.fill(canvas, shelf, c.UMBER, 2.8, 0.7, PLANK, deep=c.SEPIA, hatch=4)
    for x, colour in ((-76, c.MOSS), (-52, c.BLOOD), (-26, c.LAPIS), (0, c.GOLD)):
        bottle = svg_path(
            f"M{x - 4} -36 L{x - 4} -28 C{x - 14} -22 {x - 12} -8 {x - 10} -8 "
            f"L{x + 10} -8 C{x + 12} -8 {x + 14} -22 {x + 4} -28 L{x + 4} -36 Z"
        )
        brush.fill(canvas, bottle, colour, 2.1, 0.8, c.PAPER_LITE)
    for i in range(6):
        left, right = -104 + 23 * i, -81 + 23 * i
        cloth = svg_path(f"M{left + 6} -92 L{right + 4} -92 L{right} -64 C{right} -52 {left} -52 {left} -64 Z")
        canvas.base(cloth, c.PAPER_LITE)
        if i % 2 == 0:
            canvas.wash(cloth, c.BLOOD, 0.85, loose=0.5)
        canvas.ink(cloth, 2.3)
    for x in (-70, -40, -10):
        canvas.ink(line((x, 44), (x, 56)), 2)
        brush.fill(canvas, circle(x, 64, 9, 10), (c.STRAW, c.TEAL, c.ROSE)[(x + 70) // 30], 2.0, 0.8, c.PAPER_LITE)
    for points in (((34, 66), (22, 88), (34, 108)), ((56, 66), (70, 86), (82, 104))):
        canvas.ink(line(*points), 10, c.INK, taper=(0, 0), dry=0)
        canvas.ink(line(*points), 6, c.SLATE, taper=(0, 0), dry=0)
    for x, y in ((38, 108), (88, 104)):
        brush.fill(canvas, blob((x - 12, y + 4), (x - 8, y - 6), (x + 6, y - 4), (x + 16, y + 4)), c.SEPIA, 2.3)
    coat = blob((16, 0), (46, -14), (72, 6), (78, 50), (64, 74), (24, 74), (10, 40))
    brush.fill(canvas, coat, c.MOSS, 2.9, 0.9, deep=c.FERN)
    head = circle(66, -32, 28, 29)
    brush.fill(canvas, head, c.UMBER, 2.8, 0.12, SKIN_PALE)
    brush.fill(canvas, circle(94, -28, 12, 10), c.ROSE, 2.4, 0.6, SKIN_PALE)
    brush.eye(canvas, 72, -38, 6, (0.5, 0.3))
    beard = blob((42, -18), (64, -10), (92, -16), (90, 8), (70, 22), (48, 8))
    brush.fill(canvas, beard, c.STONE, 2.4, 0.3, c.PAPER_LITE)
    hat = blob((34, -48), (40, -76), (74, -84), (94, -56), (66, -54))
    brush.fill(canvas, hat, c.UMBER, 2.7, 0.9)
    staff = line((112, 108), (106, 20), (110, -30))
    canvas.ink(staff, 8, c.INK, taper=(0, 0), dry=0)
    canvas.ink(staff, 4.4, WOOD, taper=(0, 0), dry=0)
    hand = blob((98, 14), (118, 12), (118, 28), (98, 28))
    sleeve = blob((62, 8), (84, 14), (102, 16), (100, 30), (76, 32))
    brush.fill(canvas, sleeve, c.MOSS, 2.5, 0.9)
    brush.fill(canvas, hand, c.UMBER, 2.2, 0.12, SKIN_PALE)


def message(canvas: Canvas) -> None:
    """A bottle on the beach with a recipe in it; a crab reads first."""
    sea = blob((-160, -30), (-90, -38), (-20, -28), (60, -38), (160, -28), (160, 40), (60, 30), (-40, 44), (-160, 34))
    brush.fill(canvas, sea, c.LAPIS, 2.6, 0.7, WATER)
    for y, x in ((-12, -110), (4, 20), (18, -60), (-16, 70)):
        canvas.ink(line((x, y), (x + 16, y - 6), (x + 32, y)), 2.2, c.WHITE, taper=(0.2, 0.2), dry=0)
    brush.ground_shadow(canvas, -10, 92, 92, 0.14)
    with canvas.at(-14, 62, 1, -14):
        glass = svg_path(
            "M-92 -30 C-104 -10 -104 10 -92 30 L30 30 C44 28 48 16 64 14 L92 14 L92 -14 L64 -14 C48 -16 44 -28 30 -30 Z"
        )
        canvas.base(glass, "#e3eee4")
        canvas.wash(glass, c.TEAL, 0.25, edge=1.2, vary=0.3)
        roll = polygon((-70, -17), (18, -19), (18, 17), (-70, 19))
        brush.fill(canvas, roll, c.STRAW, 2.3, 0.3, c.PAPER_LITE)
        for y in (-8, 0, 8):
            canvas.ink(line((-58, y), (-20, y - 1), (8, y)), 1.9, c.SEPIA)
        canvas.ink(line((-24, -18), (-24, 18)), 4.4, c.BLOOD, taper=(0, 0))
        canvas.gouache(blob((-86, -14), (-60, -26), (-10, -26), (-50, -20)), c.WHITE, 0.8, 0.5)
        canvas.ink(glass, 3.1)
        brush.fill(canvas, polygon((88, -10), (108, -9), (108, 9), (88, 10)), c.UMBER, 2.4, 0.8, PLANK)
    for side in (-1, 1):
        for i in range(3):
            canvas.ink(
                line((96 + side * 18, 88 + i * 4), (96 + side * 36, 84 + i * 8), (96 + side * 40, 98 + i * 6)), 3.2
            )
        claw_x = 96 + side * 42
        canvas.ink(line((96 + side * 18, 78), (claw_x, 66)), 5, c.INK, dry=0)
        claw = blob(
            (claw_x - 11, 60), (claw_x - 8, 40), (claw_x, 54), (claw_x + 8, 40), (claw_x + 11, 60), (claw_x, 70)
        )
        brush.fill(canvas, claw, c.EMBER, 2.4, 1.0)
    shell = circle(96, 86, 26, 18)
    brush.fill(canvas, shell, c.EMBER, 2.8, 1.0)
    for x in (88, 104):
        canvas.ink(line((x, 72), (x, 60)), 2.6)
        brush.eye(canvas, x, 56, 6.4, (-0.7, 0.5))
    brush.smile(canvas, 96, 90, 7, 0.4)
    brush.stars(canvas, ((-114, 104, 12),), 5, "#f0b088")
    for x, y in ((-70, 112), (20, 112), (50, 104)):
        brush.fill(canvas, circle(x, y, 5, 3.6), c.STONE, 1.7, 0.5, c.PAPER_LITE)


def silverfish(canvas: Canvas) -> None:
    """A silverfish eats a scroll and burps stars."""
    brush.ground_shadow(canvas, 0, 106, 110, 0.12)
    scroll = blob((-140, 50), (-80, 40), (-20, 46), (-32, 60), (-18, 70), (-34, 82), (-20, 94), (-80, 98), (-140, 92))
    brush.fill(canvas, scroll, c.STRAW, 2.8, 0.3, c.PAPER_LITE)
    for y in (58, 70, 82):
        canvas.ink(line((-124, y), (-90, y - 3), (-50, y)), 2.2, c.SEPIA)
    roll = circle(-136, 71, 12, 24)
    brush.fill(canvas, roll, c.STRAW, 2.6, 0.5, c.PAPER_LITE)
    canvas.ink(line((-136, 71), (-132, 64), (-138, 60), (-142, 72), (-136, 82)), 1.8)
    for tip in ((142, 20), (148, 48), (140, 78)):
        canvas.ink(line((104, 60), (124, (60 + tip[1]) / 2), tip), 2.6, taper=(0.05, 0.5))
    for i, (x, radius) in enumerate(((100, 15), (84, 22), (64, 28), (42, 32), (18, 34))):
        ring = circle(x, 66 - i * 1.5, radius * 0.8, radius)
        brush.fill(canvas, ring, c.SLATE, 2.6, 0.35, "#e9edf0", deep=c.SLATE)
    head = circle(-6, 56, 33, 32)
    brush.fill(canvas, head, c.SLATE, 3.0, 0.3, "#e9edf0")
    for x in (-18, 6):
        brush.eye(canvas, x, 44, 8.5, (-0.2, -0.6))
    for x in (-26, 14):
        brush.blush(canvas, x, 60, 6)
    brush.gasp(canvas, -10, 70, 8)
    for points in (((-10, 26), (-26, -6), (-56, -10)), ((4, 26), (18, -4), (48, -14))):
        canvas.ink(line(*points), 2.8, taper=(0.05, 0.5))
    for x in (20, 44, 66, 86):
        canvas.ink(line((x, 92), (x + 6, 106)), 3.2)
    brush.curl(canvas, ((-26, 34), (-50, 14), (-44, -10), (-66, -30)), 9)
    brush.stars(
        canvas,
        ((-66, -48, 17), (-20, -76, 12), (-104, -62, 9), (-48, -104, 10), (26, -58, 8), (8, -108, 6), (-118, -16, 6)),
        5,
        LAMP,
    )


SCENES: Final[dict[str, Scene]] = {
    "omen.tax": Scene(tax, c.STRAW, 0.55, c.UMBER),
    "omen.pride": Scene(pride, c.ROSE, 0.4, c.MOSS),
    "omen.robin": Scene(robin, c.TEAL, 0.4),
    "omen.basket": Scene(baskets, c.LAPIS, 0.35, c.MOSS),
    "omen.pedlar": Scene(pedlar, c.EMBER, 0.3, c.UMBER),
    "omen.bottle": Scene(message, c.ROSE, 0.25, c.STRAW),
    "omen.silverfish": Scene(silverfish, c.PLUM, 0.6, c.UMBER),
}
