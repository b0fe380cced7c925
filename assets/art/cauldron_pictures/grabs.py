"""Pictures of spells that take: a brick, two hands, an imp, a scarecrow that holds on, a swap, long sleeves."""

from typing import Final

from assets.art import brush
from assets.art.cauldron_pictures.kit import (
    SKIN,
    face,
    goblin,
    motion,
    reaching,
    toadstool,
    turf,
)
from assets.art.cauldron_pictures.scene import Scene
from assets.art.cauldron_things.hues import LAMP, LEAF_LITE, PLANK, WICKER, WOOD
from assets.art.cauldron_things.vessels import Liquid, glass, phial, rod
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import blob, circle, line, on_circle, polygon, rounded_rect, svg_path


def loose_brick(canvas: Canvas) -> None:
    """A wall with one brick gone: a hand draws a jar of preserves through the hole."""
    for row in range(7):
        for column in range(-1, 6):
            x, y = -168 + column * 62 + (31 if row % 2 else 0), -126 + row * 36
            if row == 3 and -60 < x < 62:
                continue
            brush.fill(
                canvas, rounded_rect(x, y, 58, 32, 4), c.BLOOD, 2.4, 0.5 if (row + column) % 3 else 0.65, "#eec2a8"
            )
    hole = polygon((-52, -24), (64, -24), (60, 20), (66, 48), (-44, 46), (-54, 14))
    canvas.base(hole, "#2f2624")
    canvas.ink(hole, 3)
    for x in (-30, -10):
        canvas.gouache(circle(x, -8, 5), LAMP, 1, 0)
        canvas.base(circle(x + 2, -8, 2.2), c.INK)
    brush.fill(canvas, polygon((-26, 6), (18, 4), (20, 34), (-26, 38)), c.PLUM, 2.8, 0.8, "#d9bfe0")
    brush.fill(canvas, polygon((16, 6), (52, 8), (52, 32), (16, 32)), c.MOSS, 2.6, 0.6, LEAF_LITE)
    with glass(canvas, phial(84, 34, -28, 28, -44, 52), Liquid("#c8384a", c.BLOOD_DEEP, "#ffd6cf"), -14):
        for x, y in ((72, 10), (94, 2), (84, 28), (100, 26), (66, 32)):
            canvas.base(circle(x, y, 8), c.BLOOD)
            canvas.ink(circle(x, y, 8), 1.9)
    cloth = blob((52, -44), (62, -62), (84, -66), (106, -62), (116, -44), (84, -36))
    brush.fill(canvas, cloth, c.LAPIS, 2.7, 0.3, c.PAPER_LITE)
    for y in (2, 14, 26):
        brush.fill(canvas, rounded_rect(40, y, 34, 11, 5), c.MOSS, 2.4, 0.7, LEAF_LITE)
    with canvas.at(-70, 108, rotation=-14):
        brush.fill(canvas, rounded_rect(-34, -16, 68, 34, 4), c.BLOOD, 2.9, 0.65, "#eec2a8")
        face(canvas, 0, -4, 0.5, "flat", (0.8, -0.8))
    canvas.ink(line((-30, 66), (-44, 76), (-50, 86)), 2.6, taper=(0.3, 0.2))


def finders_keepers(canvas: Canvas) -> None:
    """Two hands want one toadstool; one is nearer."""
    brush.ground_shadow(canvas, 20, 110, 54, 0.16)
    toadstool(canvas, 26, 112, 2.0)
    for x in (16, 36):
        brush.eye(canvas, x, 72, 6, (-0.3, -0.6))
    brush.gasp(canvas, 26, 92, 5.4)
    reaching(canvas, (-92, 14), 1.2, 14, c.TEAL)
    reaching(canvas, (106, -30), 0.92, -30, c.PLUM, flip=True)
    motion(canvas, (((-128, -36), (-96, -28)), ((-134, 66), (-104, 64))))
    for x, y in ((62, -76), (48, -60)):
        canvas.ink(line((x, y), (x - 8, y + 14)), 2.6, taper=(0.1, 0.5))
    turf(canvas, ((-110, 108), (-60, 114), (112, 112)), 1.7)


def night_imp(canvas: Canvas) -> None:
    """The back of a small horned thief with a sack goes away under the moon."""
    brush.fill(canvas, circle(30, -36, 68), c.GOLD, 2.8, 0.4, "#fff1bd")
    for x, y, radius in ((56, -66, 10), (64, -26, 7), (40, -88, 6)):
        canvas.wash(circle(x, y, radius), c.UMBER, 0.25, loose=0.5, spill=0)
    hill = blob((-160, 92), (-60, 74), (40, 80), (160, 64), (160, 140), (-160, 140))
    brush.fill(canvas, hill, c.PLUM_DEEP, 2.8, 0.9, "#77698c")
    tail = ((40, 74), (76, 82), (84, 54), (104, 48))
    rod(canvas, tail, 5, c.BLOOD)
    brush.fill(canvas, polygon((100, 36), (122, 42), (104, 60)), c.BLOOD, 2.4, 0.95)
    for x in (4, 34):
        rod(canvas, ((x, 70), (x + 2, 96)), 9, c.BLOOD)
        brush.fill(canvas, blob((x - 14, 94), (x + 14, 94), (x + 16, 104), (x - 16, 104)), c.BLOOD_DEEP, 2.3, 0.9)
    body = blob((-14, 30), (4, -2), (34, -2), (52, 30), (50, 76), (18, 86), (-12, 76))
    brush.fill(canvas, body, c.BLOOD, 3.0, 0.9, "#ee9c84", deep=c.BLOOD_DEEP)
    head = circle(22, -26, 32, 29)
    for side in (-1, 1):
        horn = blob(
            (22 + side * 14, -46),
            (22 + side * 34, -62),
            (22 + side * 30, -88),
            (22 + side * 48, -66),
            (22 + side * 34, -38),
        )
        brush.fill(canvas, horn, c.STRAW, 2.6, 0.4, c.PAPER_LITE)
        brush.fill(
            canvas,
            polygon((22 + side * 28, -34), (22 + side * 56, -30), (22 + side * 30, -14)),
            c.BLOOD,
            2.4,
            0.9,
            "#ee9c84",
        )
    brush.fill(canvas, head, c.BLOOD, 2.9, 0.9, "#ee9c84", deep=c.BLOOD_DEEP)
    for dx in (-7, 0, 7):
        canvas.ink(line((22 + dx, -50), (22 + dx * 2.2, -62)), 3.2, taper=(0, 0.5))
    sack = blob((-28, -14), (-10, -24), (8, -4), (6, 40), (-22, 72), (-70, 72), (-92, 40), (-76, 6), (-46, 0))
    brush.fill(canvas, sack, c.UMBER, 3.1, 0.7, "#efd09a", deep=c.SEPIA)
    canvas.ink(line((-42, 2), (-24, 2), (-6, -8)), 5, c.BLOOD_DEEP, taper=(0, 0))
    brush.fill(canvas, blob((-46, -2), (-52, -20), (-34, -14), (-22, -26), (-16, -8)), c.UMBER, 2.6, 0.7, "#efd09a")
    leg = blob((-70, 8), (-92, -4), (-84, -22), (-104, -36), (-90, -40), (-76, -22), (-60, 2))
    brush.fill(canvas, leg, c.MOSS, 2.4, 0.9, LEAF_LITE)
    patch = polygon((-62, 26), (-34, 22), (-32, 48), (-58, 52))
    brush.fill(canvas, patch, c.LAPIS, 2.3, 0.6, c.PAPER_LITE)
    rod(canvas, ((40, 20), (22, 26), (-4, 6)), 9, "#d9735f")
    brush.stars(canvas, ((-96, -84, 8), (-60, -104, 6), (-116, -36, 6), (118, -70, 6)))


def scarecrow(canvas: Canvas) -> None:
    """A scarecrow holds a thief by the collar, at arm's length."""
    rod(canvas, ((-44, 116), (-42, 20)), 9, WOOD)
    rod(canvas, ((-120, 0), (-40, -12), (40, -30), (66, -34)), 8, WOOD)
    coat = polygon(
        (-112, -18),
        (-70, -22),
        (-14, -30),
        (36, -48),
        (46, -16),
        (0, 0),
        (8, 74),
        (-14, 64),
        (-34, 78),
        (-58, 64),
        (-82, 76),
        (-74, 12),
        (-112, 20),
    )
    brush.fill(canvas, coat, c.LAPIS, 3.0, 0.75, "#cfe0ee", deep=c.DUSK)
    for x, y in ((-44, 8), (-44, 32)):
        canvas.base(circle(x, y, 4.4), c.GOLD)
        canvas.ink(circle(x, y, 4.4), 1.9)
    brush.fill(canvas, polygon((-78, 36), (-56, 34), (-56, 54), (-76, 56)), c.BLOOD, 2.3, 0.7, "#f2b9a8")
    for x, y, turns in ((-116, 2, (250, 270, 290)), (44, -32, (60, 90, 120))):
        for turn in turns:
            canvas.ink(line((x, y), on_circle(x, y, 22, turn - 90)), 4, c.GOLD, taper=(0, 0.3))
    brush.fill(canvas, circle(-42, -54, 30, 29), c.STRAW, 2.9, 0.6, "#f7e3ac", deep=c.UMBER)
    for x in (-54, -30):
        canvas.ink(line((x - 5, -64), (x + 5, -54)), 3.4, taper=(0, 0))
        canvas.ink(line((x + 5, -64), (x - 5, -54)), 3.4, taper=(0, 0))
    canvas.ink(line((-60, -42), (-42, -36), (-22, -44)), 3, taper=(0, 0))
    for x in (-52, -42, -32):
        canvas.ink(line((x, -44), (x + 1, -34)), 2.4, taper=(0, 0))
    hat = blob((-76, -72), (-58, -78), (-54, -112), (-26, -112), (-22, -80), (-4, -74), (-40, -66))
    brush.fill(canvas, hat, c.UMBER, 2.9, 0.9, PLANK, deep=c.SEPIA)
    with canvas.at(80, 10):
        canvas.ink(line((-16, -42), (-10, -28)), 3, taper=(0, 0))
        goblin(canvas, 0, 22, 0.86, c.PLUM, c.INK, "gasp", (-0.8, -0.3))
        collar = polygon((-24, -6), (-8, -40), (6, -6))
        brush.fill(canvas, collar, c.PLUM, 2.5, 0.9, "#d9bfe0")
    motion(canvas, (((110, 78), (122, 90)), ((44, 84), (34, 98)), ((78, 98), (80, 112))))
    turf(canvas, ((-120, 108), (-80, 114), (10, 112), (128, 112)), 1.6)


def fair_exchange(canvas: Canvas) -> None:
    """Two hands swap: a balloon for an egg."""
    rod(canvas, ((-26, 4), (-32, -24), (-22, -48)), 2.2, WICKER)
    balloon = svg_path(
        "M-22 -120 C14 -120 22 -84 2 -60 C-6 -50 -16 -46 -22 -44 C-28 -46 -38 -50 -46 -60 C-66 -84 -58 -120 -22 -120 Z"
    )
    brush.fill(canvas, balloon, c.BLOOD, 3.1, 0.9, "#f2b9a8", deep=c.BLOOD_DEEP)
    canvas.gouache(blob((-46, -84), (-44, -100), (-32, -110), (-36, -96)), c.WHITE, 0.9, 0.4)
    brush.fill(canvas, polygon((-28, -38), (-16, -38), (-22, -46)), c.BLOOD, 2.2, 0.9)
    reaching(canvas, (-88, 26), 1.0, -6, c.TEAL)
    egg = svg_path("M26 14 C44 14 56 42 56 58 C56 78 44 88 26 88 C8 88 -4 78 -4 58 C-4 42 8 14 26 14 Z")
    with canvas.at(16, 6):
        brush.fill(canvas, egg, c.EMBER, 3.0, 0.85, "#f4dfb6", deep=c.BLOOD)
        for x, y in ((14, 42), (32, 36), (22, 60), (40, 62), (10, 72), (30, 78)):
            canvas.ink(line((x - 6, y), (x, y + 6), (x + 6, y)), 2.4, c.BLOOD)
    hand = blob(
        (6, 92),
        (30, 104),
        (60, 100),
        (84, 86),
        (96, 66),
        (84, 62),
        (112, 78),
        (108, 108),
        (80, 118),
        (34, 118),
        (4, 106),
    )
    brush.fill(canvas, polygon((100, 76), (170, 84), (170, 128), (96, 120)), c.PLUM, 2.9, 0.85, "#d9bfe0")
    brush.fill(canvas, hand, c.UMBER, 2.7, 0.1, SKIN)
    for points, tip in (
        (((76, -24), (104, -18), (116, 8)), (116, 14)),
        (((-86, 96), (-104, 84), (-108, 66)), (-108, 60)),
    ):
        canvas.ink(line(*points), 4.4, c.INK, taper=(0.3, 0), dry=0)
        y = 12 if tip[1] < 50 else -12
        brush.fill(
            canvas,
            polygon((tip[0] - 10, tip[1] - y * 0.3), (tip[0] + 10, tip[1] - y * 0.3), (tip[0], tip[1] + y)),
            c.INK,
            1.6,
            0.9,
        )


def long_arms(canvas: Canvas) -> None:
    """Sleeves three yards long reach over a hedge into the neighbour's bed."""
    hedge = blob((-20, 120), (-34, 60), (-30, 0), (-10, -26), (16, -16), (40, -26), (60, 4), (62, 60), (52, 120))
    goblin(canvas, -94, 56, 1.05, c.BLOOD, c.PLUM, "sly", (0.9, 0.2))
    for shift in (0, 20):
        arm = (
            (-78, 50 + shift * 0.4),
            (-50, 4 + shift),
            (-20, -58 + shift),
            (30, -66 + shift),
            (74, -38 + shift),
            (92, 24 + shift * 0.5),
        )
        canvas.ink(line(*arm), 22, c.INK, taper=(0, 0), dry=0, shade=0)
    brush.fill(canvas, hedge, c.FERN, 3.1, 0.9, LEAF_LITE, deep=c.INK)
    for x, y in ((-8, 20), (24, 6), (40, 40), (6, 56), (36, 84), (0, 92), (16, 34)):
        canvas.ink(line((x - 8, y), (x, y - 7), (x + 8, y)), 2.4, c.FERN)
    for shift in (0, 20):
        arm = (
            (-78, 50 + shift * 0.4),
            (-50, 4 + shift),
            (-20, -58 + shift),
            (30, -66 + shift),
            (74, -38 + shift),
            (92, 24 + shift * 0.5),
        )
        canvas.ink(line(*arm), 21, c.INK, taper=(0, 0), dry=0, shade=0)
        canvas.ink(line(*arm), 15, "#d0564e", taper=(0, 0), dry=0.1, shade=0)
        for x, y in ((-50, 4), (-36, -26), (0, -64), (50, -56)):
            canvas.ink(line((x - 5, y + shift - 5), (x + 6, y + shift + 5)), 2, c.BLOOD_DEEP)
    for x, y in ((80, 32), (102, 34)):
        brush.fill(canvas, rounded_rect(x - 13, y - 8, 24, 11, 4), c.STRAW, 2.4, 0.2, c.WHITE)
        brush.fill(
            canvas,
            blob((x - 11, y), (x + 10, y), (x + 9, y + 14), (x + 2, y + 24), (x - 2, y + 14), (x - 8, y + 22)),
            c.UMBER,
            2.3,
            0.1,
            SKIN,
        )
    for x, size in ((92, 1.0), (126, 0.7)):
        toadstool(canvas, x, 114, size)
    turf(canvas, ((68, 112), (-50, 114)), 1.5)


SCENES: Final[dict[str, Scene]] = {
    "spell.loose_brick": Scene(loose_brick, c.STONE, 0.6),
    "spell.finders_keepers": Scene(finders_keepers, c.STRAW, 0.6, c.MOSS),
    "spell.night_imp": Scene(night_imp, c.LAPIS_DEEP, 0.7),
    "spell.scarecrow": Scene(scarecrow, c.EMBER, 0.35, c.MOSS),
    "spell.fair_exchange": Scene(fair_exchange, c.STRAW, 0.55),
    "spell.long_arms": Scene(long_arms, c.LAPIS, 0.3, c.MOSS),
}
