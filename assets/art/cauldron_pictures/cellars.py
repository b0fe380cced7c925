"""Pictures of omens of thieves, doors, cellars and baskets."""

from typing import Final

from assets.art import brush
from assets.art.cauldron_pictures.kit import (
    IRON,
    SKIN,
    basket,
    face,
    goblin,
    steam,
    toadstool,
)
from assets.art.cauldron_pictures.scene import Scene
from assets.art.cauldron_things.hues import LAMP, LEAF_LITE, PLANK, STEEL, WATER
from assets.art.cauldron_things.vessels import Liquid, glass, phial, rod
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import blob, circle, line, polygon, rounded_rect, svg_path


def bright_moon(canvas: Canvas) -> None:
    """A thief on tiptoe; his enormous shadow on the wall already has its hands up."""
    wall = polygon((-40, -140), (160, -140), (160, 100), (-40, 92))
    brush.fill(canvas, wall, c.STONE, 2.8, 0.25, "#f3ecd6")
    for x, y in ((-14, -96), (104, -110), (120, -20), (-10, 20), (128, 60)):
        canvas.ink(rounded_rect(x, y, 30, 14, 3), 1.6, c.STONE)
    shadow = blob(
        (20, 100),
        (16, 40),
        (26, 0),
        (4, -30),
        (-14, -80),
        (-8, -92),
        (4, -84),
        (24, -36),
        (38, -40),
        (34, -64),
        (46, -88),
        (70, -90),
        (82, -68),
        (78, -42),
        (94, -38),
        (118, -88),
        (130, -94),
        (132, -80),
        (110, -26),
        (92, 4),
        (100, 44),
        (102, 100),
    )
    canvas.base(shadow, "#5e5a6c", 0.92)
    canvas.gouache(circle(52, -68, 5), c.WHITE, 0.9, 0)
    canvas.gouache(circle(68, -68, 5), c.WHITE, 0.9, 0)
    brush.fill(canvas, circle(-94, -74, 38), c.GOLD, 2.8, 0.4, "#fff1bd")
    face(canvas, -92, -78, 0.8, "sly", (0.9, 0.8))
    brush.ground_shadow(canvas, -58, 110, 30, 0.2)
    for x, y, turn in ((-70, 104, 24), (-46, 96, 40)):
        canvas.ink(line((-58, 74), (x - 2, 88), (x, y)), 7, c.INK, taper=(0, 0), dry=0)
        with canvas.at(x, y, rotation=turn):
            brush.fill(canvas, blob((-7, -4), (10, -4), (18, 4), (-7, 6)), c.BLOOD, 2.2, 0.9)
    body = blob((-78, 40), (-62, 26), (-44, 34), (-38, 70), (-60, 84), (-82, 70))
    brush.fill(canvas, body, c.MOSS, 2.8, 0.9, LEAF_LITE)
    brush.fill(canvas, circle(-56, 14, 19, 18), c.UMBER, 2.6, 0.1, SKIN)
    brush.fill(canvas, rounded_rect(-74, 4, 37, 11, 5), c.INK, 1.8, 0.9, "#6b5a54")
    for x in (-60, -46):
        brush.eye(canvas, x, 9, 4.6, (0.7, 0))
    brush.fill(canvas, blob((-76, 4), (-70, -12), (-52, -16), (-36, 2), (-56, -2)), c.SLATE, 2.4, 0.8, IRON)
    sack = blob((-96, 30), (-80, 36), (-74, 64), (-92, 82), (-118, 74), (-118, 44))
    brush.fill(canvas, sack, c.UMBER, 2.7, 0.7, "#efd09a")


def proud_householders(canvas: Canvas) -> None:
    """A mole in a waistcoat shows a jar on a cushion."""
    brush.ground_shadow(canvas, -26, 114, 74, 0.13)
    body = blob((-84, 110), (-86, 40), (-64, -10), (-28, -22), (10, -6), (26, 40), (28, 110))
    brush.fill(canvas, body, c.SLATE, 3.1, 0.85, "#b3b0b4", deep=c.INK)
    vest = blob((-70, 104), (-72, 40), (-46, 18), (-24, 34), (-4, 18), (14, 40), (16, 104), (-26, 112))
    brush.fill(canvas, vest, c.BLOOD, 2.8, 0.9, "#f2b9a8", deep=c.BLOOD_DEEP)
    canvas.ink(line((-25, 36), (-27, 110)), 2.6)
    for y in (52, 70, 88):
        canvas.base(circle(-18, y, 4), c.GOLD)
        canvas.ink(circle(-18, y, 4), 1.9)
    canvas.ink(line((-26, 64), (-46, 74), (-60, 62)), 3, c.GOLD, taper=(0, 0), dry=0)
    head = blob((-78, -34), (-66, -78), (-28, -92), (10, -78), (18, -36), (-30, -14))
    brush.fill(canvas, head, c.SLATE, 3.0, 0.85, "#b3b0b4", deep=c.INK)
    snout = blob((-10, -56), (20, -62), (46, -50), (44, -36), (8, -30))
    brush.fill(canvas, snout, c.SLATE, 2.6, 0.4, "#dcd6d4")
    brush.fill(canvas, circle(46, -46, 10, 9), c.ROSE, 2.5, 0.95)
    for x in (-40, -12):
        brush.eye(canvas, x, -62, 8, (0.9, 0.6))
    monocle = circle(-12, -62, 14)
    canvas.ink(monocle, 4.4, c.GOLD, taper=(0, 0), dry=0)
    canvas.ink(line((-2, -50), (6, -20), (-4, 22)), 1.8, c.UMBER)
    brush.smile(canvas, -6, -34, 11, 0.5, 2.6)
    with canvas.at(82, 22):
        jar = phial(0, 32, -40, 24, -58, 36)
        with glass(canvas, jar, Liquid("#c2a23a", c.UMBER, "#fff3c0"), -30):
            toadstool(canvas, 0, 28, 0.72)
        brush.fill(canvas, rounded_rect(-30, -74, 60, 18, 5), c.MOSS, 2.8, 0.8, LEAF_LITE)
        cushion = blob((-56, 40), (-46, 30), (0, 36), (46, 30), (56, 40), (50, 60), (0, 56), (-50, 60))
        brush.fill(canvas, cushion, c.PLUM, 3.0, 0.85, "#d9bfe0", deep=c.PLUM_DEEP)
        for x in (-52, 52):
            brush.fill(canvas, circle(x, 62, 6), c.GOLD, 2, 0.8, "#fbe7ae")
    for x, y in ((48, 92), (104, 92)):
        paw = blob((x - 16, y - 8), (x, y - 14), (x + 18, y - 6), (x + 12, y + 8), (x - 12, y + 8))
        brush.fill(canvas, paw, c.ROSE, 2.5, 0.6, c.PAPER_LITE)
    rod(canvas, ((2, 56), (18, 84), (40, 94)), 15, "#8b878c")
    brush.stars(canvas, ((60, -66, 7), (126, -62, 8), (124, -12, 5)), 4, c.WHITE)


def rusty_locks(canvas: Canvas) -> None:
    """A padlock fallen to crumbs; the key looks embarrassed."""
    for x, y, radius in ((-96, 112, 7), (-70, 116, 5), (-30, 114, 8), (0, 118, 5), (-52, 120, 4), (22, 112, 4)):
        brush.fill(canvas, circle(x, y, radius, radius * 0.7), c.EMBER, 2.2, 0.8, "#d99a66")
    bow = svg_path(
        "M-92 -10 L-92 -44 C-92 -96 -8 -96 -8 -44 L-8 -30 L-26 -34 L-28 -46 C-28 -72 -72 -72 -72 -46 L-72 -6 Z"
    )
    brush.fill(canvas, bow, c.UMBER, 3.0, 0.8, "#cfa583", deep=c.SEPIA)
    body = polygon(
        (-112, 0),
        (-64, -6),
        (-58, 14),
        (-44, -4),
        (12, 2),
        (8, 46),
        (-6, 56),
        (6, 70),
        (0, 104),
        (-38, 108),
        (-48, 92),
        (-60, 108),
        (-106, 102),
        (-110, 66),
        (-98, 54),
        (-114, 40),
    )
    brush.fill(canvas, body, c.EMBER, 3.2, 0.85, "#e2ab7c", deep=c.SEPIA)
    for points in (
        ((-58, 14), (-66, 34), (-52, 52), (-60, 72), (-48, 92)),
        ((-98, 54), (-80, 60), (-60, 58)),
        ((-6, 56), (-24, 52), (-40, 60)),
    ):
        canvas.ink(polygon(*points, closed=False), 4.4, c.INK, taper=(0.1, 0.4), dry=0)
    for x in (-84, -26):
        brush.asleep(canvas, x, 28, 9, 3.2)
    canvas.base(circle(-55, 40, 7), c.INK)
    with canvas.at(84, 10, rotation=12):
        shaft = ((0, -2), (0, 92))
        rod(canvas, shaft, 13, "#e0aa3a")
        for y in (66, 84):
            rod(canvas, ((6, y), (26, y)), 9, "#e0aa3a")
        brush.fill(canvas, circle(0, -36, 42, 40), c.GOLD, 3.2, 0.85, "#fbe7ae", deep=c.UMBER)
        for x in (-15, 15):
            brush.eye(canvas, x, -42, 9, (-0.2, 0.9))
            brush.brow(canvas, x, -58, 8, (3 if x > 0 else -3), 3)
            canvas.wash(circle(x * 1.7, -26, 8, 6), c.BLOOD, 0.8, loose=0.6, spill=0)
        canvas.ink(line((-10, -18), (0, -22), (8, -17)), 3)
    brush.fill(canvas, brush.drop(128, -44, 6), c.LAPIS, 2.2, 0.5, WATER)


def damp_cellars(canvas: Canvas) -> None:
    """Cellar stairs lead into water; a lamp still burns below, a fish goes downstairs."""
    for at in range(5):
        x, y = -160 + at * 48, -72 + at * 36
        brush.fill(
            canvas, polygon((x, y), (x + 62, y), (x + 62, 150), (x, 150)), c.STONE, 3.0, 0.35, "#f1eadb", deep=c.SLATE
        )
        brush.fill(canvas, rounded_rect(x - 4, y - 6, 60, 13, 3), c.STONE, 2.6, 0.2, c.PAPER_LITE)
    water = blob((-170, -10), (-80, -4), (0, -14), (80, -4), (170, -12), (170, 150), (-170, 150))
    canvas.base(water, "#6fb4cf", 0.3)
    canvas.wash(water, c.LAPIS, 0.42, vary=0.5, edge=0.3, spill=0)
    canvas.ink(line((-106, -6), (-50, -8), (0, -14), (80, -4), (160, -12)), 3.2)
    for x, y in ((40, -24), (-20, 6), (70, 10)):
        canvas.ink(line((x - 20, y), (x, y - 4), (x + 20, y)), 2.6, c.WHITE, taper=(0.3, 0.3), alpha=0.9)
    canvas.ink(line((108, -130), (108, 28)), 3.4, taper=(0, 0))
    for radius, alpha in ((54, 0.3), (36, 0.45)):
        canvas.gouache(circle(108, 50, radius), "#fff1bd", alpha, 3)
    brush.fill(canvas, rounded_rect(90, 32, 36, 40, 7), c.GOLD, 2.9, 0.4, LAMP)
    brush.fill(canvas, rounded_rect(86, 24, 44, 11, 4), c.SLATE, 2.5, 0.7, STEEL)
    face(canvas, 108, 46, 0.5, "gasp", (-0.6, 0))
    with canvas.at(4, 34, 1.1, rotation=36):
        brush.fill(canvas, polygon((-34, 0), (-62, -20), (-56, 2), (-64, 20)), c.EMBER, 2.7, 0.9, "#f6d9a8")
        brush.fill(canvas, polygon((-6, -20), (14, -36), (18, -18)), c.EMBER, 2.4, 0.9, "#f6d9a8")
        brush.fill(
            canvas,
            blob((-38, 0), (-12, -23), (24, -20), (44, 0), (24, 20), (-12, 22)),
            c.EMBER,
            3.0,
            0.85,
            "#f6d9a8",
            deep=c.BLOOD,
        )
        brush.eye(canvas, 24, -4, 8, (0.7, 0.2))
        canvas.ink(line((34, 8), (42, 5)), 2.6)
        for x in (-16, -2):
            canvas.ink(line((x, -10), (x + 6, 0), (x, 10)), 2.2)
    for x, y, radius in ((52, 12, 5), (60, 6, 3.4), (44, 26, 4)):
        canvas.ink(circle(x, y, radius), 2, c.WHITE)


def foundling_basket(canvas: Canvas) -> None:
    """A basket on a doorstep; a dragon's tail hangs out of the cloth."""
    door = svg_path("M-78 70 L-78 -60 C-78 -132 78 -132 78 -60 L78 70 Z")
    brush.fill(
        canvas, svg_path("M-100 74 L-100 -60 C-100 -160 100 -160 100 -60 L100 74 Z"), c.STONE, 3.0, 0.5, "#e9e1d2"
    )
    brush.fill(canvas, door, c.TEAL, 3.0, 0.85, "#cfe8dc", deep=c.DUSK)
    for x in (-40, 0, 40):
        canvas.ink(line((x, -100), (x, 70)), 2.2)
    canvas.base(circle(58, -6, 7), c.GOLD)
    canvas.ink(circle(58, -6, 7), 2.4)
    brush.fill(
        canvas, polygon((-140, 66), (140, 66), (150, 100), (-150, 100)), c.STONE, 3.0, 0.5, "#ece4d6", deep=c.SLATE
    )
    brush.fill(canvas, polygon((-160, 98), (160, 98), (160, 140), (-160, 140)), c.STONE, 2.8, 0.7, "#d8cdb8")
    basket(canvas, -10, 50, 1.25, handle=True)
    cloth = blob((-74, 28), (-54, 6), (-10, -8), (34, 4), (56, 26), (40, 46), (14, 34), (-14, 50), (-40, 34), (-64, 48))
    brush.fill(canvas, cloth, c.LAPIS, 2.9, 0.18, c.WHITE)
    for x, y in ((-44, 20), (-14, 8), (18, 18), (-24, 30), (34, 26)):
        canvas.base(circle(x, y, 4), c.LAPIS)
    tail = ((40, 30), (74, 24), (96, 56), (120, 78), (138, 52))
    canvas.ink(line(*tail), 22, c.INK, taper=(0, 0.7), dry=0, min_width=0.3)
    canvas.ink(line(*tail), 16, "#6fa03c", taper=(0, 0.7), dry=0, min_width=0.2)
    for x, y, turn in ((64, 16, 10), (88, 34, 40), (106, 58, 50)):
        with canvas.at(x, y, rotation=turn):
            brush.fill(canvas, polygon((-8, 4), (8, 4), (2, -13)), c.EMBER, 2.2, 0.9)
    brush.fill(canvas, polygon((128, 54), (138, 28), (150, 52)), c.EMBER, 2.5, 0.9)
    for x in (-30, -10):
        canvas.base(circle(x, 16, 8), c.INK)
        canvas.gouache(circle(x, 16, 4.4), LAMP, 1, 0)
    steam(canvas, -52, 4, 46, 11)


def big_baskets(canvas: Canvas) -> None:
    """A basket as large as the cottage behind it."""
    hill = blob((-160, 70), (-60, 52), (60, 60), (160, 48), (160, 140), (-160, 140))
    brush.fill(canvas, hill, c.MOSS, 2.8, 0.8, LEAF_LITE)
    brush.fill(canvas, polygon((-116, 0), (-38, 0), (-38, 64), (-116, 64)), c.STRAW, 2.8, 0.35, c.PAPER_LITE)
    roof = blob((-132, 6), (-104, -40), (-76, -62), (-50, -40), (-22, 6), (-76, -2))
    brush.fill(canvas, roof, c.BLOOD, 2.9, 0.85, "#f2b9a8", deep=c.BLOOD_DEEP)
    brush.fill(canvas, svg_path("M-92 64 L-92 38 C-92 26 -70 26 -70 38 L-70 64 Z"), c.UMBER, 2.4, 0.8, PLANK)
    brush.fill(canvas, rounded_rect(-62, 20, 16, 16, 2), c.LAPIS, 2.2, 0.4, WATER)
    brush.ground_shadow(canvas, 46, 112, 98, 0.14)
    with canvas.at(44, 42):
        rod(canvas, ((-76, -34), (-64, -136), (64, -136), (76, -34)), 10, PLANK)
        for x, y, radius, hue in (
            (-48, -44, 24, c.BLOOD),
            (-6, -54, 28, c.EMBER),
            (40, -46, 25, c.PLUM),
            (66, -34, 15, c.MOSS),
            (-66, -34, 15, c.GOLD),
        ):
            brush.fill(canvas, circle(x, y, radius), hue, 2.6, 0.85, c.PAPER_LITE)
        basket(canvas, 0, -6, 1.58, handle=False)
    for x in (18, 70):
        brush.eye(canvas, x, 42, 11, (-0.7, -0.2))
    brush.smile(canvas, 44, 68, 18, 0.5, 3.2)
    goblin(canvas, -64, 92, 0.5, c.LAPIS, c.BLOOD, "gasp", (0.8, -0.8))


SCENES: Final[dict[str, Scene]] = {
    "omen.bright_moon": Scene(bright_moon, c.LAPIS_DEEP, 0.7, c.SLATE),
    "omen.proud_householders": Scene(proud_householders, c.STRAW, 0.6, c.UMBER),
    "omen.rusty_locks": Scene(rusty_locks, c.TEAL, 0.4, c.UMBER),
    "omen.damp_cellars": Scene(damp_cellars, c.DUSK, 0.6),
    "omen.foundling_basket": Scene(foundling_basket, c.PLUM, 0.4),
    "omen.big_baskets": Scene(big_baskets, c.LAPIS, 0.35),
}
