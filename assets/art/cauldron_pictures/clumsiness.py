"""Pictures of spells that go wrong: an elbow, butter, hiccups, wet wood, a button, the turn that comes again."""

from typing import Final

from assets.art import brush
from assets.art.cauldron_pictures.kit import (
    SKIN,
    die,
    face,
    motion,
    steam,
)
from assets.art.cauldron_pictures.scene import Scene
from assets.art.cauldron_things.hues import LEAF_LITE, PLANK, WATER, WICKER, WOOD
from assets.art.cauldron_things.vessels import Liquid, bubbles, glass, phial, rod
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import blob, circle, line, on_circle, polygon, rounded_rect, svg_path


def my_turn_again(canvas: Canvas) -> None:
    """An hour glass with both halves full whistles, very innocent."""
    brush.ground_shadow(canvas, 0, 114, 70, 0.14)
    for side in (-1, 1):
        rod(canvas, ((side * 56, -86), (side * 56, 96)), 8, WOOD)
    body = svg_path(
        "M-48 -88 L48 -88 C50 -34 12 -14 12 2 C12 18 50 40 48 98 "
        "L-48 98 C-50 40 -12 18 -12 2 C-12 -14 -50 -34 -48 -88 Z"
    )
    with glass(canvas, body, Liquid("#dfa94a", c.UMBER, "#fff0bd"), -76):
        pass
    for y in (-102, 94):
        brush.fill(canvas, rounded_rect(-74, y, 148, 20, 7), c.UMBER, 3.1, 0.85, PLANK, deep=c.SEPIA)
    for x in (-15, 15):
        brush.eye(canvas, x, -58, 10, (0.7, -0.8))
        brush.brow(canvas, x, -76, 9, 0, 3)
    mouth = circle(6, -32, 6, 7)
    canvas.base(mouth, c.INK)
    motion(canvas, (((32, -34), (18, -33)),))
    for x, y in ((-104, -20), (-118, 10), (-98, -52)):
        canvas.base(circle(x, y, 7.4, 5.6), c.INK)
        canvas.ink(line((x + 6, y), (x + 6, y - 24), (x + 16, y - 19)), 3.2, taper=(0, 0.3))
    for side in (-1, 1):
        rod(canvas, ((side * 58, 20), (side * 84, 40), (side * 66, 58)), 7, "#dfc08a")


def jogged_elbow(canvas: Canvas) -> None:
    """An elbow gets a nudge: the die flies."""
    sleeve = blob((-170, 66), (-96, 44), (-30, 62), (-2, 86), (-30, 118), (-110, 118), (-170, 128))
    brush.fill(canvas, sleeve, c.LAPIS, 3.0, 0.85, "#cfe0ee", deep=c.INK)
    forearm = blob((-34, 112), (-12, 78), (6, 30), (20, -8), (48, 0), (36, 48), (18, 98), (-6, 122))
    brush.fill(canvas, forearm, c.LAPIS, 3.0, 0.85, "#cfe0ee", deep=c.INK)
    brush.fill(canvas, polygon((14, -4), (22, -20), (56, -8), (50, 8)), c.STRAW, 2.6, 0.2, c.PAPER_LITE)
    hand = blob((24, -18), (16, -46), (26, -62), (44, -56), (58, -66), (72, -48), (60, -18), (46, -8))
    brush.fill(canvas, hand, c.UMBER, 2.7, 0.1, SKIN)
    for x, y in ((34, -56), (48, -60), (60, -62)):
        canvas.ink(line((x, y), (x - 2, y + 18)), 2.2, taper=(0.1, 0.4))
    patch = polygon((-42, 88), (-14, 84), (-12, 110), (-38, 114))
    brush.fill(canvas, patch, c.EMBER, 2.4, 0.7, PLANK)
    poke = blob((150, 92), (84, 94), (30, 98), (16, 104), (30, 112), (84, 116), (150, 122))
    brush.fill(canvas, poke, c.UMBER, 2.8, 0.1, SKIN)
    canvas.ink(line((24, 102), (34, 101)), 2)
    brush.fill(canvas, polygon((110, 84), (160, 80), (160, 132), (110, 126)), c.MOSS, 2.8, 0.85, LEAF_LITE)
    for turn in (-66, -36, 40):
        canvas.ink(line(on_circle(12, 104, 16, turn), on_circle(12, 104, 30, turn)), 3.4, taper=(0.1, 0.4))
    die(canvas, -34, -64, 0.95, -22)
    motion(canvas, (((20, -76), (6, -72)), ((16, -96), (2, -90)), ((-4, -30), (-8, -28))))
    canvas.ink(line((58, -84), (30, -112), (-6, -112)), 2.6, taper=(0.2, 0.3))


def butterfingers(canvas: Canvas) -> None:
    """A glove full of butter; the spoon has left it."""
    brush.fill(canvas, polygon((-170, 70), (-74, 52), (-62, 104), (-170, 132)), c.TEAL, 2.9, 0.85, "#cfe8dc")
    glove = blob(
        (-76, 50),
        (-40, 34),
        (-22, 6),
        (-8, 0),
        (-4, 14),
        (-10, 30),
        (20, 14),
        (34, 16),
        (30, 30),
        (8, 42),
        (40, 38),
        (48, 48),
        (34, 58),
        (8, 62),
        (32, 68),
        (34, 80),
        (16, 82),
        (-14, 84),
        (-40, 100),
        (-68, 104),
    )
    brush.fill(canvas, glove, c.UMBER, 3.0, 0.35, "#e8c58f")
    butter = blob(
        (-56, 50),
        (-30, 34),
        (-14, 8),
        (-6, 8),
        (-8, 28),
        (18, 20),
        (28, 22),
        (10, 38),
        (34, 44),
        (30, 54),
        (4, 56),
        (14, 70),
        (-10, 74),
        (-14, 92),
        (-22, 74),
        (-46, 76),
    )
    brush.fill(canvas, butter, c.GOLD, 2.4, 0.3, "#fff0a0")
    for x, y, radius in ((-14, 106, 6), (30, 96, 5), (46, 72, 4)):
        brush.fill(canvas, brush.drop(x, y, radius), c.GOLD, 2.1, 0.3, "#fff0a0")
    with canvas.at(52, -36, rotation=38):
        rod(canvas, ((0, 18), (0, 96)), 9, PLANK)
        brush.fill(canvas, circle(0, -8, 23, 29), c.UMBER, 3.0, 0.4, PLANK)
        for x in (-9, 9):
            brush.eye(canvas, x, -14, 6.6, (0, 0.6))
        brush.gasp(canvas, 0, 6, 6)
    for points in (((88, 34), (104, 22)), ((104, 52), (122, 36)), ((18, -64), (6, -80)), ((34, -82), (26, -98))):
        canvas.ink(line(*points), 3, taper=(0.1, 0.5))


def hiccups(canvas: Canvas) -> None:
    """A jar hops out of the window, mid-hic."""
    brush.fill(canvas, rounded_rect(-136, -114, 120, 180, 5), c.UMBER, 3.0, 0.8, PLANK)
    pane = rounded_rect(-124, -102, 96, 150, 3)
    canvas.base(pane, "#4a4456")
    canvas.ink(pane, 2.6)
    brush.fill(canvas, rounded_rect(-146, 60, 142, 20, 4), c.UMBER, 2.9, 0.8, PLANK, deep=c.SEPIA)
    for at, (x, y) in enumerate(((-30, 44), (-6, 6), (20, -6))):
        canvas.ink(circle(x - 20, y + 6, 4 + at), 2.6)
    with canvas.at(66, 4, 1.1, rotation=16):
        for side in (-1, 1):
            canvas.ink(line((side * 18, 54), (side * 28, 70), (side * 22, 82)), 6, taper=(0, 0))
            brush.fill(
                canvas,
                blob((side * 22 - 8, 78), (side * 22 + 16, 80), (side * 22 + 18, 90), (side * 22 - 8, 90)),
                c.BLOOD,
                2.3,
                0.9,
            )
        with glass(canvas, phial(0, 46, -42, 36, -66, 58), Liquid("#e2a03a", c.UMBER, "#fff0bd"), -18):
            bubbles(canvas, ((-24, 36, 6), (24, 40, 5), (28, 8, 4)), Liquid("", "", "#fff0bd"))
            face(canvas, 0, -2, 0.9, "gasp", (0, -0.5))
        with canvas.at(6, -88, rotation=14):
            brush.fill(canvas, rounded_rect(-42, -10, 84, 22, 6), c.BLOOD, 2.8, 0.7, "#f2b9a8")
        for x in (-26, 0, 26):
            canvas.ink(line((x, -68), (x * 1.1, -76)), 2.6, taper=(0, 0))
    for points in (((16, 92), (10, 110)), ((46, 106), (42, 122)), ((78, 108), (80, 124))):
        canvas.ink(line(*points), 3, taper=(0.1, 0.5))


def wet_firewood(canvas: Canvas) -> None:
    """Dripping logs, and a match that only steams."""
    puddle = circle(0, 108, 128, 13)
    brush.fill(canvas, puddle, c.LAPIS, 2.4, 0.6, WATER)
    for x, y, radius in ((-66, 78, 33), (8, 80, 33), (78, 78, 31), (-30, 26, 32), (46, 28, 32)):
        brush.fill(canvas, circle(x, y, radius), c.UMBER, 3.0, 0.85, WOOD, deep=c.SEPIA)
        brush.fill(canvas, circle(x, y, radius - 7), c.UMBER, 2.2, 0.3, "#f0d3a0")
        for ring in (17, 9):
            canvas.ink(circle(x, y, ring, ring * 0.9), 1.8, c.SEPIA)
    face(canvas, 8, 76, 0.62, "sad", (0, -0.6))
    for x, y, radius in (
        (-96, 58, 7),
        (-48, 54, 6),
        (22, 56, 7),
        (108, 52, 6),
        (-8, -8, 6),
        (70, 62, 5),
        (-70, 110, 4),
    ):
        brush.fill(canvas, brush.drop(x, y, radius), c.LAPIS, 2.2, 0.7, WATER)
    with canvas.at(34, -50, rotation=-34):
        rod(canvas, ((0, -4), (0, 66)), 8, "#e8c58f")
        brush.fill(canvas, circle(0, -12, 13, 15), c.BLOOD, 2.7, 0.9)
        for x in (-5, 5):
            brush.eye(canvas, x, -14, 4.4, (0, 0.8))
    for x, y in ((14, -84), (34, -82)):
        steam(canvas, x, y, 38, 11)
    for x, y in ((-110, -60), (-70, -90), (-86, -24), (96, -70), (118, -30), (-120, -10)):
        canvas.ink(line((x, y), (x - 6, y + 20)), 3, c.LAPIS_DEEP, taper=(0.3, 0.2))


def spare_button(canvas: Canvas) -> None:
    """A button that has been drawn on: it passes for a toadstool."""
    brush.ground_shadow(canvas, 0, 112, 58, 0.16)
    rod(canvas, ((0, 108), (0, 30)), 9, WICKER)
    for x in (-34, 34):
        rod(canvas, ((0, 108), (x * 0.4, 84), (x, 74)), 4, c.MOSS)
        brush.fill(canvas, brush.leaf_shape(x, 78, 26, 60 if x > 0 else -60), c.MOSS, 2.2, 0.9, LEAF_LITE)
    button = circle(0, -30, 82)
    brush.fill(canvas, button, c.STRAW, 3.3, 0.35, c.PAPER_LITE)
    canvas.ink(circle(0, -30, 68), 2.2, c.SEPIA)
    with canvas.clip(circle(0, -30, 67)):
        cap = svg_path("M-70 -22 C-66 -110 66 -110 70 -22 C30 -10 -30 -10 -70 -22 Z")
        canvas.wash(cap, c.BLOOD, 0.9, loose=3, spill=0)
        canvas.ink(cap, 3, c.BLOOD, dry=0.5)
        for x, y, radius in ((-34, -46, 10), (4, -74, 11), (38, -46, 9)):
            canvas.ink(circle(x, y, radius), 2.6, c.PAPER_LITE)
        canvas.ink(svg_path("M-16 -14 C-18 10 -20 24 -24 40 M16 -14 C18 10 20 24 24 40"), 3.4, c.BLOOD, dry=0.5)
    for x in (-15, 15):
        for y in (-34, -4):
            canvas.base(circle(x, y - 10, 7.4), c.INK)
            canvas.gouache(circle(x - 2, y - 12.6, 2), c.STRAW, 0.8, 0)
    canvas.ink(line((-15, -44), (15, -14)), 4.6, c.TEAL, taper=(0, 0), dry=0)
    canvas.ink(line((15, -44), (-15, -14)), 4.6, c.TEAL, taper=(0, 0), dry=0)
    with canvas.at(104, 40, rotation=28):
        rod(canvas, ((0, -6), (0, 58)), 7, PLANK)
        brush.fill(canvas, polygon((-8, -6), (8, -6), (1, -30)), c.BLOOD, 2.4, 0.9)


SCENES: Final[dict[str, Scene]] = {
    "spell.my_turn_again": Scene(my_turn_again, c.ROSE, 0.45, c.UMBER),
    "spell.jogged_elbow": Scene(jogged_elbow, c.STRAW, 0.6),
    "spell.butterfingers": Scene(butterfingers, c.ROSE, 0.4),
    "spell.hiccups": Scene(hiccups, c.LAPIS, 0.35),
    "spell.wet_firewood": Scene(wet_firewood, c.SLATE, 0.35),
    "spell.spare_button": Scene(spare_button, c.MOSS, 0.35, c.FERN),
}
