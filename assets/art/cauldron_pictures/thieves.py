"""Pictures of spells about others' goods: cellar, fingers, mouse, bramble, goose, jar."""

import itertools
from typing import Final

from assets.art import brush
from assets.art.cauldron_pictures.scene import Scene
from assets.art.cauldron_things.hues import (
    EGGSHELL,
    FERN_DEEP,
    LAMP,
    LAMP_PALE,
    LEAF_LITE,
    LEAF_PALE,
    PLANK,
    STEEL,
    WICKER,
    WOOD,
)
from assets.art.cauldron_things.toadstool import draw_toadstool
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import Point, blob, circle, line, polygon, rounded_rect, svg_path


def cellar(canvas: Canvas) -> None:
    """A trapdoor stands open; a lantern hangs over the ladder, two eyes look up."""
    hole = polygon((-96, 34), (64, 34), (92, 96), (-122, 96))
    canvas.base(hole, "#6a5240")
    canvas.wash(hole, c.SHADOW, 1.1, edge=0.3, vary=0.4, loose=0)
    canvas.ink(hole, 3.0)
    with canvas.clip(hole):
        canvas.glaze(circle(-6, 40, 74, 40), c.GOLD, 0.8, soft=14)
        for x in (-26, 22):
            canvas.ink(line((x, 20), (x * 1.1, 100)), 8, c.INK, taper=(0, 0), dry=0)
            canvas.ink(line((x, 20), (x * 1.1, 100)), 5, WOOD, taper=(0, 0), dry=0)
        for y in (50, 68, 86):
            canvas.ink(line((-28, y), (24, y)), 6.4, c.INK, taper=(0, 0), dry=0)
            canvas.ink(line((-28, y), (24, y)), 3.6, WOOD, taper=(0, 0), dry=0)
    for x in (-84, -66):
        canvas.gouache(circle(x, 76, 6, 7), LAMP, 1, 0)
        canvas.base(circle(x + 1, 75, 2.6), c.INK)
    door = polygon((-96, 34), (64, 34), (84, -66), (-76, -66))
    brush.fill(canvas, door, c.UMBER, 3.0, 0.75, PLANK, deep=c.SEPIA, hatch=84)
    for part in (0.25, 0.5, 0.75):
        foot, top = -96 + 160 * part, -76 + 160 * part
        canvas.ink(line((foot, 34), (top, -66)), 2.0, c.SEPIA)
    for y, shift in ((12, 4), (-44, 15)):
        hinge = line((-92 + shift, y), (66 + shift, y))
        canvas.ink(hinge, 9, c.INK, taper=(0, 0.1), dry=0)
        canvas.ink(hinge, 4.6, c.STONE, taper=(0, 0.1), dry=0)
    ring = circle(6, -18, 13)
    canvas.ink(ring, 8, c.INK, dry=0, taper=(0, 0))
    canvas.ink(ring, 4, c.STONE, dry=0, taper=(0, 0))
    canvas.ink(line((104, -128), (104, -66)), 2.4)
    lamp = svg_path("M88 -60 L120 -60 L126 -14 L82 -14 Z")
    brush.fill(canvas, lamp, c.GOLD, 2.6, 0.4, LAMP_PALE)
    for shape in (
        polygon((84, -66), (124, -66), (118, -58), (90, -58)),
        polygon((78, -14), (130, -14), (126, -6), (82, -6)),
    ):
        brush.fill(canvas, shape, c.SLATE, 2.3, 0.9)
    flame = svg_path("M104 -20 C94 -26 96 -38 104 -48 C112 -38 114 -26 104 -20 Z")
    brush.fill(canvas, flame, c.EMBER, 1.9, 0.8, LAMP)
    brush.burst(canvas, 104, -36, 34, 44, 10, 1.8, c.EMBER)


def fingers(canvas: Canvas) -> None:
    """A long green glove walks on its fingertips towards an egg cup."""
    brush.ground_shadow(canvas, -20, 104, 96, 0.12)
    arm = blob((-160, -104), (-110, -96), (-64, -58), (-34, -34), (-44, 2), (-78, -12), (-118, -42), (-160, -58))
    brush.fill(canvas, arm, c.FERN, 3.0, 0.9, LEAF_PALE, deep=FERN_DEEP)
    for points in (
        ((-64, 6), (-84, 40), (-96, 72), (-92, 100)),
        ((-34, 16), (-40, 52), (-46, 76), (-40, 101)),
        ((-8, 14), (4, 46), (2, 76), (8, 101)),
        ((14, 0), (40, 26), (44, 64), (50, 100)),
    ):
        canvas.ink(line(*points), 24, c.INK, taper=(0, 0.16), dry=0, min_width=0.5, corners=False)
        canvas.ink(line(*points), 17, "#8fae57", taper=(0, 0.18), dry=0.05, min_width=0.4, corners=False)
        x, y = points[2]
        canvas.ink(line((x - 7, y), (x + 7, y)), 1.8, c.FERN)
    palm = blob((-84, -14), (-56, -44), (-10, -36), (24, -8), (22, 18), (-12, 30), (-56, 24), (-82, 10))
    brush.fill(canvas, palm, c.FERN, 3.0, 0.9, LEAF_PALE, deep=FERN_DEEP)
    thumb = blob((6, -22), (34, -48), (52, -46), (46, -30), (24, -4))
    brush.fill(canvas, thumb, c.FERN, 2.6, 0.9, LEAF_PALE)
    for x in (-44, -18):
        brush.eye(canvas, x, -12, 7.5, (0.9, 0.3))
        brush.brow(canvas, x, -26, 7, 2 if x < -30 else -2)
    for y, x in ((-92, -140), (-70, -116)):
        canvas.ink(line((x - 12, y + 24), (x + 16, y - 14)), 2.6, c.GOLD)
    cup = svg_path("M82 62 C84 86 120 86 122 62 Z")
    foot = polygon((96, 78), (108, 78), (118, 102), (86, 102))
    for shape in (foot, cup):
        brush.fill(canvas, shape, c.PLUM, 2.6, 0.4, c.PAPER_LITE)
    egg = svg_path("M102 10 C116 10 124 34 124 48 C124 64 114 70 102 70 C90 70 80 64 80 48 C80 34 88 10 102 10 Z")
    brush.fill(canvas, egg, c.EMBER, 2.7, 0.8, EGGSHELL)
    for y in (30, 44, 58):
        canvas.ink(polygon(*((82 + 8 * i, y + (5 if i % 2 else 0)) for i in range(6)), closed=False), 1.6, c.BLOOD)
    brush.fill(canvas, cup, c.PLUM, 2.6, 0.4, c.PAPER_LITE)
    for x, y in ((-96, 84), (-44, 90), (46, 88)):
        canvas.ink(line((x - 18, y - 8), (x - 24, y - 12)), 2.0, taper=(0.1, 0.5))


def mouse(canvas: Canvas) -> None:
    """A mouse in a nightcap tiptoes past with a key larger than itself."""
    brush.ground_shadow(canvas, 0, 106, 70, 0.14)
    tail = line((-36, 84), (-84, 98), (-112, 70), (-96, 46), (-80, 60))
    canvas.ink(tail, 9, c.INK, taper=(0, 0.6), dry=0)
    canvas.ink(tail, 5, c.ROSE, taper=(0, 0.6), dry=0)
    body = blob((-34, 10), (8, -6), (36, 22), (40, 66), (22, 96), (-30, 96), (-46, 60))
    brush.fill(canvas, body, c.STONE, 3.0, 0.6, "#e9e1d2", deep=c.SLATE)
    shirt = blob((-40, 40), (38, 36), (48, 88), (-50, 92))
    brush.fill(canvas, shirt, c.LAPIS, 2.6, 0.35, c.PAPER_LITE)
    for x in (-28, -6, 16):
        canvas.ink(line((x, 44), (x - 4, 88)), 2.6, c.LAPIS)
    for x in (-22, 18):
        foot = blob((x - 10, 98), (x + 8, 94), (x + 26, 100), (x + 22, 108), (x - 10, 108))
        brush.fill(canvas, foot, c.ROSE, 2.2, 0.7)
    for x, y in ((-30, -42), (36, -48)):
        ear = circle(x, y, 24, 25)
        brush.fill(canvas, ear, c.STONE, 2.7, 0.6, "#e9e1d2")
        canvas.wash(circle(x, y + 2, 15, 16), c.ROSE, 0.8, loose=0.6, spill=0)
    head = blob((-34, -34), (4, -52), (36, -30), (58, -2), (38, 10), (2, 18), (-32, 6))
    brush.fill(canvas, head, c.STONE, 2.8, 0.6, "#e9e1d2")
    nose = circle(58, -2, 6, 5)
    canvas.base(nose, "#8d3a44")
    canvas.ink(nose, 1.7)
    for x, y in ((6, -18), (28, -20)):
        brush.eye(canvas, x, y, 6.4, (0.8, 0.5))
    brush.blush(canvas, 14, 0, 6)
    for y in (-2, 4):
        canvas.ink(line((44, y), (66, y + 8), (78, y + 4)), 1.4, taper=(0.1, 0.5))
    cap = blob((-36, -36), (-12, -66), (24, -62), (34, -36), (0, -46))
    brush.fill(canvas, cap, c.BLOOD, 2.6, 0.85)
    tip = blob((-12, -64), (-44, -92), (-84, -78), (-92, -50), (-78, -58), (-50, -66), (-30, -44))
    brush.fill(canvas, tip, c.BLOOD, 2.6, 0.85)
    bobble = circle(-90, -44, 11)
    brush.fill(canvas, bobble, c.STRAW, 2.2, 0.3, c.PAPER_LITE)
    _key(canvas)
    for x, y in ((34, 44), (60, 30)):
        paw = blob((x - 8, y + 6), (x - 6, y - 6), (x + 7, y - 6), (x + 8, y + 5))
        brush.fill(canvas, paw, c.ROSE, 2.1, 0.6)


def _key(canvas: Canvas) -> None:
    with canvas.at(56, 36, rotation=34):
        shaft = line((-2, 58), (0, 0), (0, -46))
        canvas.ink(shaft, 13, c.INK, taper=(0, 0), dry=0)
        for y in (44, 56):
            canvas.ink(line((0, y), (22, y)), 12, c.INK, taper=(0, 0), dry=0)
            canvas.ink(line((0, y), (20, y)), 7, c.GOLD, taper=(0, 0), dry=0)
        canvas.ink(shaft, 8, c.GOLD, taper=(0, 0), dry=0.1)
        ring = circle(0, -66, 21)
        canvas.ink(ring, 14, c.INK, dry=0, taper=(0, 0))
        canvas.ink(ring, 8.6, c.GOLD, dry=0.1, taper=(0, 0))


def bramble(canvas: Canvas) -> None:
    """Brambles grip a basket of toadstools and look very pleased."""
    brush.ground_shadow(canvas, 0, 104, 100, 0.14)
    for x, y, size, lean in ((-30, -8, 0.52, -14), (32, -10, 0.5, 16), (0, -24, 0.62, 0)):
        with canvas.at(x, y, size, lean):
            draw_toadstool(canvas, pen=0.85)
    basket = svg_path("M-72 10 L72 10 C70 60 62 88 50 100 L-50 100 C-62 88 -70 60 -72 10 Z")
    brush.fill(canvas, basket, c.UMBER, 3.0, 0.7, WICKER)
    with canvas.clip(basket):
        for row in range(6):
            for column in range(-5, 6):
                x, y = column * 15 + (7 if row % 2 else 0), 20 + row * 15
                canvas.ink(line((x - 7, y), (x, y - 4), (x + 7, y)), 2.2, c.SEPIA, taper=(0.1, 0.1))
    canvas.ink(basket, 3.0)
    rim = blob((-78, 4), (0, -2), (78, 4), (78, 18), (0, 14), (-78, 18))
    brush.fill(canvas, rim, c.UMBER, 2.6, 0.8, WICKER)
    vines: tuple[tuple[Point, ...], ...] = (
        ((-150, 96), (-96, 70), (-40, 84), (20, 60), (84, 78), (126, 34), (112, -10)),
        ((150, 108), (98, 96), (54, 40), (0, 30), (-52, 44), (-104, 10), (-116, -44), (-92, -70)),
    )
    for vine in vines:
        canvas.ink(line(*vine), 14, c.INK, taper=(0, 0.3), dry=0, min_width=0.25, corners=False)
        canvas.ink(line(*vine), 9, c.MOSS, taper=(0, 0.35), dry=0.1, min_width=0.15, corners=False)
        for (x, y), (to_x, to_y) in itertools.pairwise(vine):
            for part, side in ((0.3, 1), (0.7, -1)):
                at_x, at_y = x + (to_x - x) * part, y + (to_y - y) * part
                thorn = polygon((at_x - 5, at_y), (at_x + 5, at_y), (at_x + 2, at_y + side * 17))
                brush.fill(canvas, thorn, c.MOSS, 1.9, 1.0)
    for x, y, turn in ((112, -14, 10), (-96, -72, -20), (-104, 8, -70), (100, 60, 60)):
        brush.fill(canvas, brush.leaf_shape(x, y, 36, turn), c.FERN, 2.2, 0.85, LEAF_PALE)
    for x, y in ((-52, 45), (20, 61)):
        flower = circle(x, y, 15)
        brush.fill(canvas, flower, c.ROSE, 2.3, 0.6, c.PAPER_LITE)
        for side in (-1, 1):
            brush.asleep(canvas, x + side * 5.5, y - 2, 3.4, 1.6)
        brush.smile(canvas, x, y + 4, 4.5, 0.6, 1.6)


def goose(canvas: Canvas) -> None:
    """A very stern goose in a guard's helmet, with a halberd nobody dares to ask about."""
    brush.ground_shadow(canvas, 0, 106, 84, 0.14)
    canvas.ink(line((96, 110), (96, -98)), 9, c.INK, taper=(0, 0), dry=0)
    canvas.ink(line((96, 110), (96, -98)), 5, WOOD, taper=(0, 0), dry=0)
    blade = polygon((96, -128), (106, -94), (128, -86), (124, -52), (100, -62), (96, -60), (86, -88))
    brush.fill(canvas, blade, c.SLATE, 2.6, 0.35, STEEL)
    for x in (-34, 4):
        canvas.ink(line((x, 84), (x, 104)), 6.4, c.EMBER, taper=(0, 0))
        foot = polygon((x - 6, 100), (x + 22, 108), (x - 16, 110))
        brush.fill(canvas, foot, c.EMBER, 2.2, 1.0)
    body = blob((-96, 18), (-64, 2), (-6, 8), (36, 2), (50, 38), (30, 78), (-24, 92), (-72, 72))
    brush.fill(canvas, body, c.STONE, 3.0, 0.22, c.PAPER_LITE, deep=c.STONE)
    wing = blob((-90, 26), (-46, 18), (8, 30), (20, 52), (-14, 68), (-58, 62))
    brush.fill(canvas, wing, c.STONE, 2.5, 0.4, c.PAPER_LITE)
    for x in (-50, -26, -2):
        canvas.ink(line((x - 12, 40), (x, 56), (x + 12, 54)), 1.7, c.SLATE)
    neck = blob((8, 28), (10, -20), (14, -52), (44, -56), (48, -20), (52, 34), (30, 50))
    brush.fill(canvas, neck, c.STONE, 2.8, 0.18, c.PAPER_LITE)
    canvas.gouache(blob((12, 14), (14, -26), (44, -28), (48, 22), (30, 40)), c.PAPER_LITE, 0.9, 1)
    head = circle(32, -52, 29, 27)
    brush.fill(canvas, head, c.STONE, 2.8, 0.16, c.PAPER_LITE)
    beak = polygon((54, -62), (92, -48), (54, -36))
    brush.fill(canvas, beak, c.EMBER, 2.5, 1.0)
    canvas.ink(line((56, -48), (72, -46), (88, -48)), 1.8)
    brush.eye(canvas, 40, -56, 6.5, (0.6, 0.1))
    canvas.ink(line((26, -68), (50, -62)), 4.6, c.INK, taper=(0.1, 0.3))
    helmet = svg_path("M0 -62 C-2 -94 18 -108 36 -106 C58 -104 66 -88 64 -70 C44 -78 20 -74 0 -62 Z")
    brush.fill(canvas, helmet, c.SLATE, 2.8, 0.6, STEEL, deep=c.INK)
    brim = blob((-8, -58), (26, -74), (72, -72), (70, -64), (28, -66), (-4, -50))
    brush.fill(canvas, brim, c.SLATE, 2.4, 0.6, STEEL)
    plume = blob((30, -106), (10, -128), (-22, -122), (-34, -98), (-12, -104), (14, -98))
    brush.fill(canvas, plume, c.BLOOD, 2.4, 0.9)
    sash = polygon((10, -8), (50, -14), (52, 4), (8, 10))
    brush.fill(canvas, sash, c.BLOOD, 2.3, 0.8)
    medal = circle(30, 12, 8)
    brush.fill(canvas, medal, c.GOLD, 2.0, 0.7, c.STRAW)
    brush.grass(canvas, -112, 106, 1.6, c.FERN)
    brush.grass(canvas, 126, 108, 1.4, c.FERN)


def jar(canvas: Canvas) -> None:
    """A pickle jar in which a happy toad sleeps."""
    brush.ground_shadow(canvas, 4, 106, 78, 0.14)
    glass = svg_path(
        "M-62 -66 L62 -66 C80 -52 84 -36 84 -14 L80 84 C76 104 -76 104 -80 84 L-84 -14 C-84 -36 -80 -52 -62 -66 Z"
    )
    canvas.base(glass, "#eef0e2")
    brine = blob((-90, -28), (-40, -24), (0, -30), (40, -24), (90, -29), (90, 110), (-90, 110))
    with canvas.clip(glass):
        canvas.wash(brine, c.MOSS, 0.5, vary=0.5, bloom=0.5)
        canvas.ink(line((-84, -28), (-40, -24), (0, -30), (40, -24), (84, -29)), 2.0)
        for x, y, turn in ((-56, 70, 40), (58, 76, -34), (44, -8, 70)):
            with canvas.at(x, y, rotation=turn):
                gherkin = blob((-24, 0), (-14, -10), (14, -10), (24, 0), (14, 10), (-14, 10))
                brush.fill(canvas, gherkin, c.FERN, 2.2, 0.9)
                for wart in (-10, 2, 12):
                    canvas.base(circle(wart, -2, 1.6), LEAF_PALE)
        toad = blob((-52, 76), (-58, 44), (-38, 20), (0, 12), (38, 20), (58, 44), (52, 76), (0, 90))
        brush.fill(canvas, toad, c.MOSS, 2.9, 0.9, LEAF_LITE, deep=c.FERN)
        belly = blob((-28, 84), (-30, 56), (0, 46), (30, 56), (28, 84))
        canvas.gouache(belly, "#efe8b8", 0.85, 1)
        for x in (-26, 26):
            lid = circle(x, 14, 14, 12)
            brush.fill(canvas, lid, c.MOSS, 2.4, 0.9, LEAF_LITE)
            brush.asleep(canvas, x, 14, 8, 2.2)
            brush.blush(canvas, x * 1.35, 40, 8)
        canvas.ink(line((-36, 34), (0, 46), (36, 34)), 2.6, taper=(0.1, 0.1))
        for side in (-1, 1):
            arm = blob((side * 40, 54), (side * 20, 62), (side * 6, 66), (side * 12, 74), (side * 34, 74))
            brush.fill(canvas, arm, c.MOSS, 2.3, 0.9, LEAF_LITE)
        for x, y, radius in ((0, -10, 5), (10, -48, 4), (-58, 10, 4)):
            canvas.ink(circle(x, y, radius), 1.6)
    canvas.gouache(blob((-70, 40), (-72, -16), (-60, -44), (-60, 0), (-62, 44)), c.WHITE, 0.8, 0.6)
    canvas.ink(glass, 3.2)
    lid = rounded_rect(-68, -90, 136, 28, 7)
    brush.fill(canvas, lid, c.BLOOD, 2.9, 0.5, c.PAPER_LITE)
    with canvas.clip(lid):
        for x in range(-60, 80, 20):
            canvas.ink(line((x, -92), (x, -60)), 6, c.BLOOD, taper=(0, 0), dry=0, alpha=0.75)
        canvas.ink(line((-70, -76), (70, -76)), 6, c.BLOOD, taper=(0, 0), dry=0, alpha=0.75)
    canvas.ink(lid, 2.9)
    brush.stars(canvas, ((98, -40, 5), (112, -72, 7), (100, -98, 4)), 4, c.PAPER_LITE)
    pillow = blob((-104, 84), (-88, 74), (-80, 90), (-86, 106), (-112, 106))
    brush.fill(canvas, pillow, c.PLUM, 2.2, 0.4, c.PAPER_LITE)


SCENES: Final[dict[str, Scene]] = {
    "spell.cellar": Scene(cellar, c.UMBER, 0.45, c.SEPIA),
    "spell.fingers": Scene(fingers, c.ROSE, 0.45, c.UMBER),
    "spell.mouse": Scene(mouse, c.DUSK, 0.6, c.UMBER),
    "spell.bramble": Scene(bramble, c.TEAL, 0.35, c.MOSS),
    "spell.goose": Scene(goose, c.LAPIS, 0.4, c.MOSS),
    "spell.jar": Scene(jar, c.PLUM, 0.35, c.UMBER),
}
