"""Pictures of omens of earth and house: furrow, mole, frog, roots, stove, dog; and a weathercock."""

from typing import Final

from assets.art import brush
from assets.art.cauldron_pictures.scene import Scene
from assets.art.cauldron_things.hues import (
    EGGSHELL,
    FERN_DEEP,
    IRON_LITE,
    LAMP,
    LAMP_PALE,
    LAPIS_LITE,
    LEAF_LITE,
    LEAF_PALE,
    STEEL,
    TEAL_LITE,
    WICKER,
    WOOD,
)
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import blob, circle, line, polygon, rounded_rect, svg_path


def furrow(canvas: Canvas) -> None:
    """A plough drawn by a snail turns new earth, at its own pace."""
    for i in range(4):
        y = 84 + i * 13
        ridge = blob((-160, y), (-60, y - 7), (40, y - 3), (60, y + 8), (-40, y + 10), (-160, y + 12))
        brush.fill(canvas, ridge, c.SEPIA, 2.2, 0.85, WOOD)
    brush.ground_shadow(canvas, 66, 92, 70, 0.14)
    foot = blob((4, 84), (60, 72), (108, 66), (122, 36), (140, 40), (134, 76), (110, 92), (16, 94))
    brush.fill(canvas, foot, c.STRAW, 2.9, 0.7, c.PAPER_LITE, deep=c.UMBER)
    shell = circle(54, 32, 50, 48)
    brush.fill(canvas, shell, c.EMBER, 3.1, 0.75, EGGSHELL, deep="#8a3d1c")
    canvas.ink(
        line((54, 34), (64, 30), (62, 16), (46, 14), (36, 32), (48, 52), (74, 48), (84, 24), (66, -4), (36, 0)), 3.2
    )
    for x, y in ((122, 10), (142, 16)):
        canvas.ink(line((130, 42), (x + 2, 24), (x, y)), 3.4)
        brush.eye(canvas, x, y - 4, 7, (0.3, -0.2))
    brush.smile(canvas, 128, 56, 7, 0.5)
    brush.blush(canvas, 118, 52, 5)
    canvas.ink(line((4, 40), (-30, 44), (-60, 46)), 4.4, c.INK, taper=(0, 0))
    canvas.ink(line((10, 62), (-30, 58), (-56, 54)), 4.4, c.INK, taper=(0, 0))
    beam = line((-138, -24), (-110, 20), (-58, 50))
    canvas.ink(beam, 13, c.INK, taper=(0, 0), dry=0)
    canvas.ink(beam, 8, WOOD, taper=(0, 0), dry=0.1)
    canvas.ink(line((-100, -30), (-92, 10), (-84, 34)), 9, c.INK, taper=(0, 0), dry=0)
    canvas.ink(line((-100, -30), (-92, 10), (-84, 34)), 5, WOOD, taper=(0, 0), dry=0.1)
    share = blob((-104, 30), (-62, 38), (-30, 92), (-62, 84), (-96, 62))
    brush.fill(canvas, share, c.SLATE, 2.8, 0.5, STEEL, deep=c.INK)
    for x, y, radius in ((-22, 84, 9), (-6, 96, 7), (-40, 100, 8)):
        brush.fill(canvas, circle(x, y, radius, radius * 0.8), c.SEPIA, 2.1, 0.9, WOOD)
    worm = line((-120, 96), (-110, 80), (-98, 84), (-96, 70))
    canvas.ink(worm, 8, c.INK, dry=0)
    canvas.ink(worm, 4.4, c.ROSE, dry=0)
    sun = circle(-64, -72, 26)
    brush.fill(canvas, sun, c.GOLD, 2.6, 0.5, LAMP_PALE)
    brush.asleep(canvas, -72, -74, 5)
    brush.asleep(canvas, -56, -74, 5)


def mole(canvas: Canvas) -> None:
    """A mole in a builder's hat lays one brick, very exactly."""
    for row in range(3):
        for column in range(3 - row % 2):
            x, y = -140 + column * 46 + (22 if row % 2 else 0), 86 - row * 26
            brick = rounded_rect(x, y, 43, 23, 3)
            brush.fill(canvas, brick, c.BLOOD, 2.3, 0.55, "#e8b9a0")
    heap = blob((-20, 112), (10, 84), (50, 76), (96, 82), (130, 112))
    brush.fill(canvas, heap, c.SEPIA, 2.7, 0.9, WOOD, deep=c.INK)
    body = blob((6, 92), (0, 40), (26, 4), (66, -2), (96, 30), (100, 92), (50, 104))
    brush.fill(canvas, body, c.SLATE, 3.0, 0.85, "#b3b0b4", deep=c.INK)
    overall = blob((14, 92), (20, 54), (50, 48), (84, 54), (94, 92), (50, 102))
    brush.fill(canvas, overall, c.LAPIS, 2.6, 0.85, LAPIS_LITE)
    for x in (28, 74):
        canvas.ink(line((x, 54), (x + (8 if x < 50 else -8), 22)), 6, c.LAPIS, taper=(0, 0))
    head = blob((10, 8), (16, -34), (52, -50), (84, -30), (86, 6), (50, 20))
    brush.fill(canvas, head, c.SLATE, 2.9, 0.85, "#b3b0b4")
    snout = blob((22, -4), (2, -8), (-18, -2), (-20, 8), (0, 14), (28, 14))
    brush.fill(canvas, snout, c.SLATE, 2.6, 0.5, "#d9d2d0")
    brush.fill(canvas, circle(-20, 2, 9, 8), c.ROSE, 2.4, 0.95)
    for x in (26, 52):
        lens = circle(x, -14, 11)
        canvas.base(lens, "#eaf0ee")
        canvas.ink(line((x - 6, -13), (x + 6, -13)), 2.4)
        canvas.ink(lens, 2.8)
    canvas.ink(line((37, -15), (41, -15)), 2.6)
    for points in (((-4, 10), (-24, 20)), ((-2, 14), (-18, 28)), ((6, -6), (-8, -20))):
        canvas.ink(line(*points), 1.6, taper=(0.05, 0.5))
    hat = svg_path("M6 -28 C6 -66 34 -78 56 -76 C82 -74 96 -54 94 -28 C66 -38 34 -38 6 -28 Z")
    brush.fill(canvas, hat, c.GOLD, 2.9, 0.85, c.STRAW, deep=c.UMBER)
    brim = blob((-6, -22), (30, -36), (76, -36), (104, -22), (76, -26), (30, -26))
    brush.fill(canvas, brim, c.GOLD, 2.5, 0.85, c.STRAW)
    canvas.ink(line((50, -74), (52, -36)), 2.2)
    brick = rounded_rect(-74, 8, 46, 25, 3)
    with canvas.at(-2, 0, rotation=-6):
        brush.fill(canvas, brick, c.BLOOD, 2.5, 0.6, "#e8b9a0")
    for x, y in ((-34, 34), (-8, 44)):
        paw = blob((x - 14, y - 8), (x + 4, y - 14), (x + 20, y - 4), (x + 14, y + 10), (x - 8, y + 8))
        brush.fill(canvas, paw, c.ROSE, 2.4, 0.6, c.PAPER_LITE)
        for claw in (-10, -2, 6):
            canvas.ink(line((x + claw, y - 10), (x + claw - 8, y - 18)), 3.2, c.BONE, taper=(0, 0.5), dry=0)
            canvas.ink(line((x + claw, y - 10), (x + claw - 8, y - 18)), 1.4)
    level = polygon((-128, 22), (-86, 22), (-86, 32), (-128, 32))
    brush.fill(canvas, level, c.MOSS, 2.0, 0.7, c.PAPER_LITE)
    brush.fill(canvas, circle(-107, 27, 6, 3.4), c.STRAW, 1.6, 0.4, c.PAPER_LITE)


def choir(canvas: Canvas) -> None:
    """A choir of frogs sings from its leaves; the conductor stands on a bulrush."""
    pond = blob((-160, 50), (-60, 40), (60, 46), (160, 38), (160, 140), (-160, 140))
    brush.fill(canvas, pond, c.TEAL, 2.6, 0.7, TEAL_LITE)
    for x, y, size in ((-108, 46, 0.8), (-52, 66, 0.95), (10, 78, 1.05), (74, 70, 0.9)):
        pad = circle(x, y + 27 * size, 44 * size, 12 * size)
        brush.fill(canvas, pad, c.FERN, 2.3, 0.8, LEAF_PALE)
        with canvas.at(x, y, size):
            _frog(canvas, True)
    canvas.ink(line((118, 118), (116, 60), (114, 26)), 7, c.INK, taper=(0, 0), dry=0)
    canvas.ink(line((118, 118), (116, 60), (114, 26)), 4, c.MOSS, taper=(0, 0), dry=0)
    rush = blob((104, 38), (106, 4), (114, -4), (124, 4), (124, 38), (114, 46))
    brush.fill(canvas, rush, c.SEPIA, 2.5, 0.9)
    with canvas.at(112, -26, 0.86, flip=True):
        _frog(canvas, False)
        canvas.ink(line((30, 2), (44, -14), (58, -42)), 3.6, c.INK, taper=(0, 0.2), dry=0)
        bow = blob((-14, 18), (0, 24), (14, 18), (14, 30), (0, 26), (-14, 30))
        brush.fill(canvas, bow, c.BLOOD, 2.0, 0.9)
    for x, y in ((-86, -50), (-30, -68), (26, -46), (-124, -20)):
        canvas.ink(line((x, y), (x + 2, y - 30), (x + 15, y - 22)), 3.2, taper=(0, 0.2), dry=0)
        note = circle(x - 5, y + 2, 8, 6)
        canvas.base(note, c.INK)
        canvas.gouache(circle(x - 7, y, 1.8), c.WHITE, 1, 0)


def _frog(canvas: Canvas, singing: bool) -> None:
    body = blob((-34, 26), (-38, 4), (-20, -14), (20, -14), (38, 4), (34, 26), (0, 34))
    brush.fill(canvas, body, c.MOSS, 2.7, 0.9, LEAF_LITE, deep=c.FERN)
    for x in (-16, 16):
        lid = circle(x, -16, 12)
        brush.fill(canvas, lid, c.MOSS, 2.4, 0.9, LEAF_LITE)
        if singing:
            brush.asleep(canvas, x, -16, 6.5, 2.2)
        else:
            brush.eye(canvas, x, -17, 7, (0, 0.5))
        brush.blush(canvas, x * 1.7, 4, 5)
    if singing:
        brush.gasp(canvas, 0, 8, 11)
    else:
        brush.smile(canvas, 0, 6, 15, 0.3, 2.4)
    for x in (-30, 30):
        foot = blob((x - 12, 32), (x, 24), (x + 12, 32), (x, 36))
        brush.fill(canvas, foot, c.MOSS, 2.0, 0.9, LEAF_LITE)


def roots(canvas: Canvas) -> None:
    """Two trees look the other way and hold roots under the ground."""
    soil = blob((-160, 6), (-80, -2), (0, 4), (80, -2), (160, 6), (160, 150), (-160, 150))
    brush.fill(canvas, soil, c.SEPIA, 2.8, 0.8, WOOD)
    for side in (-1, 1):
        trunk = blob(
            (side * 84, 16), (side * 76, -30), (side * 80, -62), (side * 104, -62), (side * 108, -28), (side * 118, 14)
        )
        brush.fill(canvas, trunk, c.UMBER, 2.9, 0.8, WICKER, deep=c.SEPIA)
        crown = blob(
            (side * 40, -72),
            (side * 54, -106),
            (side * 96, -126),
            (side * 136, -104),
            (side * 144, -70),
            (side * 110, -54),
            (side * 66, -54),
        )
        brush.fill(canvas, crown, c.FERN, 2.9, 0.85, LEAF_PALE, deep=FERN_DEEP)
        for x in (88, 104):
            brush.eye(canvas, side * x - side * 4, -26, 6, (side * 0.9, -0.3))
        brush.blush(canvas, side * 80, -12, 6)
        brush.blush(canvas, side * 112, -12, 6)
        canvas.ink(line((side * 90, -6), (side * 96, -3), (side * 104, -8)), 2.4)
        for points in (
            ((side * 96, 14), (side * 76, 44), (side * 40, 58), (side * 8, 66)),
            ((side * 104, 14), (side * 120, 50), (side * 112, 84), (side * 128, 112)),
            ((side * 90, 14), (side * 84, 64), (side * 62, 92), (side * 66, 116)),
        ):
            canvas.ink(line(*points), 13, c.INK, taper=(0, 0.35), dry=0, min_width=0.3)
            canvas.ink(line(*points), 8.4, WOOD, taper=(0, 0.4), dry=0.1, min_width=0.2)
    for turn in (-1, 1):
        for finger in (-7, 0, 7):
            canvas.ink(line((turn * 12, 66 + finger * 0.5), (-turn * 6, 66 + finger)), 5, c.INK, taper=(0, 0.2), dry=0)
            canvas.ink(line((turn * 12, 66 + finger * 0.5), (-turn * 5, 66 + finger)), 2.4, WOOD, taper=(0, 0.2), dry=0)
    with canvas.at(0, 34):
        heart = svg_path("M0 14 C-22 -2 -10 -18 0 -6 C10 -18 22 -2 0 14 Z")
        brush.fill(canvas, heart, c.BLOOD, 2.2, 0.9)
    for x, y, radius in ((-30, 108, 7), (26, 102, 6), (-136, 60, 7), (138, 66, 6)):
        brush.fill(canvas, circle(x, y, radius, radius * 0.7), c.STONE, 1.9, 0.5, c.PAPER_LITE)
    for x in (-30, 0, 28, -140, 142):
        brush.grass(canvas, x, 4, 1.4, c.FERN)


def stove(canvas: Canvas) -> None:
    """A stove dances and its pots jump."""
    brush.ground_shadow(canvas, 0, 108, 84, 0.14)
    with canvas.at(0, 10, rotation=6):
        for x, foot in ((-48, -66), (46, 60)):
            canvas.ink(line((x, 64), (x * 1.1, 80), (foot, 96)), 12, c.INK, taper=(0, 0), dry=0)
            canvas.ink(line((foot - 4, 97), (foot + (22 if foot > 0 else -22), 97)), 11, c.INK, taper=(0, 0.2), dry=0)
        pipe = polygon((36, -24), (58, -24), (56, -96), (34, -94))
        brush.fill(canvas, pipe, c.SLATE, 2.6, 0.7, IRON_LITE)
        body = rounded_rect(-74, -30, 148, 100, 12)
        brush.fill(canvas, body, c.SLATE, 3.2, 0.85, IRON_LITE, deep=c.INK)
        top = rounded_rect(-84, -42, 168, 18, 6)
        brush.fill(canvas, top, c.SLATE, 2.8, 0.95, IRON_LITE)
        door = svg_path("M-40 58 L-40 26 C-40 4 40 4 40 26 L40 58 Z")
        brush.fill(canvas, door, c.EMBER, 2.8, 0.8, LAMP)
        for x in (-20, 0, 20):
            canvas.ink(line((x, 14), (x, 58)), 3.6, c.INK, taper=(0, 0), dry=0)
        for x in (-30, 24):
            brush.eye(canvas, x, -8, 9, (0.3, -0.5))
        brush.brow(canvas, -30, -24, 9, -3, 2.4)
        brush.smile(canvas, -3, 2, 10, 0.4, 2.4)
    brush.curl(canvas, ((40, -86), (54, -100), (46, -112), (60, -124)), 11)
    for x, y, turn, colour in ((-66, -74, -22, c.BLOOD), (0, -96, 12, c.TEAL)):
        with canvas.at(x, y, rotation=turn):
            pot = svg_path("M-26 -8 L26 -8 C26 16 18 24 0 24 C-18 24 -26 16 -26 -8 Z")
            brush.fill(canvas, pot, colour, 2.7, 0.85, c.PAPER_LITE)
            for side in (-1, 1):
                canvas.ink(line((side * 26, -2), (side * 36, -4), (side * 34, 6)), 4.6)
                brush.asleep(canvas, side * 9, 4, 4)
            brush.smile(canvas, 0, 12, 5, 0.6)
            lid = blob((-26, -18), (0, -30), (26, -18), (0, -14))
            with canvas.at(2, -8, rotation=10):
                brush.fill(canvas, lid, colour, 2.4, 0.85, c.PAPER_LITE)
    for x, y in ((-112, -30), (-104, 10), (112, -10), (106, 30)):
        canvas.ink(line((x, y - 10), (x + (8 if x > 0 else -8), y), (x, y + 10)), 2.6, taper=(0.3, 0.3))
    brush.stars(canvas, ((88, -60, 6), (112, -84, 5), (-120, -78, 5)))


def watchdog(canvas: Canvas) -> None:
    """A watchdog asleep on a heap of bones; one ear listens."""
    brush.ground_shadow(canvas, 0, 108, 108, 0.12)
    for x, y, turn, length in (
        (-84, 92, 12, 44),
        (-36, 100, -8, 50),
        (24, 98, 18, 46),
        (80, 94, -14, 48),
        (-8, 84, 4, 60),
        (56, 84, -24, 40),
        (-60, 80, 30, 38),
    ):
        with canvas.at(x, y, rotation=turn):
            half = length / 2
            for side in (-1, 1):
                for knob_y in (-5, 5):
                    brush.fill(canvas, circle(side * half, knob_y, 7.5), c.STRAW, 2.2, 0.3, c.BONE)
            bone = rounded_rect(-half, -5, length, 10, 3)
            canvas.base(bone, c.BONE)
            canvas.ink(line((-half + 5, -5), (half - 5, -5)), 2.2)
            canvas.ink(line((-half + 5, 5), (half - 5, 5)), 2.2)
    tail = line((-84, 40), (-116, 26), (-124, -2))
    canvas.ink(tail, 15, c.INK, taper=(0, 0.4), dry=0)
    canvas.ink(tail, 10, "#b98a5c", taper=(0, 0.4), dry=0)
    body = blob((-96, 66), (-90, 20), (-50, -8), (6, 0), (48, 26), (60, 66), (0, 82), (-70, 82))
    brush.fill(canvas, body, c.UMBER, 3.1, 0.7, WICKER, deep=c.SEPIA)
    patch = blob((-70, 14), (-40, 0), (-24, 20), (-44, 40), (-72, 36))
    canvas.wash(patch, c.SEPIA, 0.9, loose=1.2, spill=0)
    for x in (6, 60):
        paw = blob((x - 18, 70), (x - 10, 58), (x + 16, 58), (x + 26, 74), (x, 80))
        brush.fill(canvas, paw, c.UMBER, 2.6, 0.5, "#efd3a6")
        for toe in (-2, 8):
            canvas.ink(line((x + toe, 68), (x + toe + 2, 78)), 1.8)
    head = blob((28, 24), (36, -14), (70, -26), (104, -10), (116, 22), (108, 50), (60, 60), (32, 46))
    brush.fill(canvas, head, c.UMBER, 3.0, 0.6, WICKER)
    muzzle = blob((60, 28), (86, 18), (114, 28), (112, 50), (86, 58), (62, 50))
    brush.fill(canvas, muzzle, c.STRAW, 2.4, 0.2, c.PAPER_LITE)
    canvas.base(circle(88, 26, 9, 7), c.INK)
    canvas.ink(line((88, 32), (88, 42), (78, 48)), 2.2)
    for x in (58, 96):
        brush.asleep(canvas, x, 10, 8, 2.6)
    droop = blob((30, -8), (14, 8), (8, 40), (22, 44), (38, 20))
    brush.fill(canvas, droop, c.SEPIA, 2.7, 0.9, WOOD)
    alert = blob((92, -16), (98, -54), (112, -62), (122, -34), (116, -2))
    brush.fill(canvas, alert, c.SEPIA, 2.7, 0.9, WOOD)
    collar = blob((26, 40), (54, 58), (58, 68), (24, 54))
    brush.fill(canvas, collar, c.BLOOD, 2.4, 0.9)
    for x, y, size in ((40, -52, 8), (58, -80, 11), (82, -108, 14)):
        bubble = circle(x, y, size * 0.7)
        canvas.ink(bubble, 2.0)
    brush.fill(canvas, brush.leaf_shape(-118, 108, 22, 40), c.MOSS, 1.8)


def weathercock(canvas: Canvas) -> None:
    """A weathercock that points at itself."""
    roof = polygon((-150, 130), (0, 58), (150, 130))
    brush.fill(canvas, roof, c.BLOOD, 2.9, 0.8)
    with canvas.clip(roof):
        for row in range(5):
            for column in range(-9, 10):
                x, y = column * 18 + (9 if row % 2 else 0), 72 + row * 13
                canvas.ink(line((x - 9, y), (x, y + 8), (x + 9, y)), 1.9)
    canvas.ink(roof, 2.9)
    canvas.ink(line((0, 70), (0, -12)), 9, c.INK, taper=(0, 0), dry=0)
    canvas.ink(line((0, 70), (0, -12)), 5, c.STONE, taper=(0, 0), dry=0)
    for points in (((-64, 34), (0, 36), (64, 34)),):
        canvas.ink(line(*points), 5, c.INK, taper=(0, 0), dry=0)
    for x in (-66, 66):
        brush.fill(canvas, circle(x, 34, 8), c.GOLD, 2.2, 0.8, c.STRAW)
    tail = blob((-18, -16), (-54, -30), (-82, -66), (-66, -84), (-48, -74), (-52, -56), (-30, -40))
    brush.fill(canvas, tail, c.FERN, 2.7, 0.9, LEAF_PALE)
    body = blob((-36, -20), (-22, -44), (8, -46), (24, -66), (40, -58), (44, -26), (22, -4), (-14, -2))
    brush.fill(canvas, body, c.GOLD, 3.0, 0.8, c.STRAW, deep=c.UMBER)
    head = circle(36, -76, 22, 21)
    brush.fill(canvas, head, c.GOLD, 2.8, 0.8, c.STRAW)
    comb = blob((20, -92), (22, -110), (32, -100), (38, -116), (46, -102), (56, -110), (54, -90))
    brush.fill(canvas, comb, c.BLOOD, 2.4, 0.95)
    beak = polygon((54, -82), (76, -74), (54, -66))
    brush.fill(canvas, beak, c.EMBER, 2.3, 0.9)
    wattle = blob((50, -64), (58, -62), (56, -46), (48, -50))
    brush.fill(canvas, wattle, c.BLOOD, 2.0, 0.95)
    brush.eye(canvas, 40, -80, 7, (-0.3, 0.8))
    wing = blob((-16, -30), (10, -34), (24, -22), (4, -12))
    brush.fill(canvas, wing, c.UMBER, 2.4, 0.7, c.STRAW)
    arrow = line((70, -4), (112, -16), (122, -62), (98, -92))
    canvas.ink(arrow, 8, c.INK, taper=(0, 0), dry=0)
    canvas.ink(arrow, 4, c.STONE, taper=(0, 0), dry=0)
    brush.fill(canvas, polygon((108, -100), (76, -96), (96, -74)), c.STONE, 2.4, 0.6, c.PAPER_LITE)
    for points in (
        ((-140, -70), (-112, -80), (-88, -72)),
        ((-128, -30), (-100, -38), (-78, -30)),
        ((90, 60), (116, 52), (140, 60)),
    ):
        canvas.ink(line(*points), 2.6, c.WHITE, taper=(0.3, 0.3), dry=0)


SCENES: Final[dict[str, Scene]] = {
    "omen.furrow": Scene(furrow, c.LAPIS, 0.35, c.UMBER),
    "omen.mole": Scene(mole, c.STRAW, 0.6, c.SEPIA),
    "omen.frog": Scene(choir, c.LAPIS, 0.4),
    "omen.roots": Scene(roots, c.TEAL, 0.4),
    "omen.stove": Scene(stove, c.PLUM, 0.4, c.UMBER),
    "omen.widdershins": Scene(weathercock, c.LAPIS, 0.5),
    "omen.dog": Scene(watchdog, c.DUSK, 0.5, c.UMBER),
}
