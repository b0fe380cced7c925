"""Pictures of Advanced spells about fields: moving day, fairy ring, beeline, gate, pie, scythe and grass."""

from typing import Final

from assets.art import brush
from assets.art.cauldron_pictures.kit import (
    bird,
    motion,
    padlock,
    steam,
    toadstool,
    turf,
)
from assets.art.cauldron_pictures.scene import Scene
from assets.art.cauldron_things.hues import LAMP, LEAF_LITE, PLANK, STEEL, WICKER, WOOD
from assets.art.cauldron_things.vessels import rod
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import blob, circle, line, on_circle, polygon, rounded_rect, svg_path


def moving_day(canvas: Canvas) -> None:
    """A field rolled up like a carpet on a handcart; a toadstool looks out."""
    brush.ground_shadow(canvas, 0, 112, 104, 0.12)
    rod(canvas, ((62, 56), (112, 44), (142, 20)), 7, WOOD)
    tray = polygon((-108, 50), (78, 50), (70, 70), (-100, 70))
    brush.fill(canvas, tray, c.UMBER, 2.9, 0.8, PLANK, deep=c.SEPIA)
    rod(canvas, ((74, 62), (82, 108)), 6, WOOD)
    roll = rounded_rect(-106, -40, 178, 90, 42)
    brush.fill(canvas, roll, c.MOSS, 3.1, 0.9, LEAF_LITE, deep=c.FERN)
    turf(canvas, ((-60, -36), (-30, -38), (4, -38), (34, -37), (-48, 2), (-8, 14), (-36, 30), (10, -10)), 1.5)
    for x, y, colour in ((-22, -6, c.ROSE), (8, 32, c.GOLD), (-54, 18, c.WHITE)):
        for turn in range(0, 360, 72):
            canvas.base(circle(*on_circle(x, y, 5, turn), 3.6), colour)
        canvas.base(circle(x, y, 3), c.EMBER)
    end = circle(58, 5, 40, 45)
    brush.fill(canvas, end, c.SEPIA, 3.0, 0.7, WOOD)
    spiral = [on_circle(58, 5, 38 - i * 2.2, i * 42) for i in range(16)]
    canvas.ink(line(*spiral), 5.4, c.FERN, taper=(0, 0.3), corners=False)
    toadstool(canvas, 66, 0, 0.9, 24)
    for x in (58, 72):
        canvas.ink(circle(x + 2, -12, 2), 3)
    for x in (-30, 10):
        rod(canvas, ((x - 6, -44), (x + 6, 4), (x - 2, 52)), 3.4, WICKER)
    wheel = circle(-52, 80, 32)
    canvas.ink(wheel, 12, c.INK, taper=(0, 0), dry=0)
    canvas.ink(wheel, 6, WOOD, taper=(0, 0), dry=0)
    for turn in range(0, 180, 45):
        canvas.ink(line(on_circle(-52, 80, 28, turn), on_circle(-52, 80, 28, turn + 180)), 4, taper=(0, 0))
    canvas.base(circle(-52, 80, 6), c.INK)
    motion(canvas, (((-146, 40), (-122, 40)), ((-146, 64), (-118, 64)), ((-142, 88), (-104, 88))))


def fairy_ring(canvas: Canvas) -> None:
    """A ring of toadstools in a clearing, a plate with knife and fork laid at each."""
    glade = circle(0, 62, 148, 74)
    brush.fill(canvas, glade, c.MOSS, 2.8, 0.75, LEAF_LITE)
    for x, y, size in ((-92, 18, 0.95), (0, 2, 1.0), (92, 18, 0.95)):
        toadstool(canvas, x, y, size)
    for x, y in ((-80, 38), (0, 26), (80, 38), (-30, 80), (44, 84)):
        brush.fill(canvas, circle(x, y, 22, 10), c.LAPIS, 2.4, 0.12, c.WHITE)
        canvas.ink(circle(x, y, 13, 5), 1.4, c.LAPIS)
        rod(canvas, ((x + 29, y - 6), (x + 29, y + 9)), 2, STEEL)
        for prong in (-34, -30, -26):
            canvas.ink(line((x + prong, y - 8), (x + prong, y)), 2.2, taper=(0, 0))
        canvas.ink(line((x - 30, y), (x - 30, y + 10)), 3.4, taper=(0, 0))
    for x, y, size in ((-122, 82, 1.15), (122, 82, 1.15), (-88, 134, 1.2), (90, 134, 1.2)):
        toadstool(canvas, x, y, size)
    brush.stars(canvas, ((-60, -74, 8), (6, -92, 10), (66, -70, 7), (116, -36, 6), (-116, -36, 6)), 4)


def beeline(canvas: Canvas) -> None:
    """A bee with a ruler has drawn a dead straight line over three flowers."""
    for x, colour in ((-104, c.ROSE), (-34, "#e8c22e"), (36, c.BLOOD)):
        foot, top = 116, 62 - (x + 104) * 0.1
        rod(canvas, ((x + 4, foot), (x - 3, (foot + top) / 2), (x, top)), 4.4, c.MOSS)
        brush.fill(canvas, brush.leaf_shape(x, foot - 14, 34, -56), c.MOSS, 2.2, 0.9, LEAF_LITE)
        for turn in range(0, 360, 60):
            brush.fill(canvas, circle(*on_circle(x, top, 18, turn), 12), colour, 2.3, 0.85, c.PAPER_LITE)
        brush.fill(canvas, circle(x, top, 12), c.GOLD, 2.3, 0.8, LAMP)
    for at in range(12):
        x = -144 + at * 18
        canvas.ink(line((x, 26 - at * 2.6), (x + 10, 24.6 - at * 2.6)), 5, c.INK, taper=(0, 0), dry=0)
    with canvas.at(102, -28, rotation=-8):
        for flip in (False, True):
            with canvas.at(-4, -26, flip=flip):
                wing = blob((0, 6), (4, -34), (30, -52), (44, -34), (26, -6))
                brush.fill(canvas, wing, c.LAPIS, 2.5, 0.14, c.WHITE)
        body = circle(0, 4, 46, 34)
        brush.fill(canvas, body, c.GOLD, 3.1, 0.8, LAMP)
        with canvas.clip(body):
            for x in (-30, -8):
                canvas.ink(line((x, -40), (x + 3, 4), (x, 48)), 13, c.INK, taper=(0, 0), dry=0)
        canvas.ink(body, 3.1)
        brush.eye(canvas, 24, -6, 9, (0.6, 0.1))
        brush.smile(canvas, 30, 12, 9, 0.5, 2.6)
        for x in (18, 32):
            canvas.ink(line((x, -28), (x + 4, -44), (x + 12, -50)), 2.6, taper=(0, 0.2))
            canvas.base(circle(x + 12, -50, 4), c.INK)
        canvas.base(polygon((-44, -4), (-64, 6), (-44, 12)), c.INK)
    with canvas.at(74, 30, rotation=-8):
        brush.fill(canvas, rounded_rect(-66, -9, 132, 20, 3), c.UMBER, 2.7, 0.5, "#f0cf8e")
        for x in range(-58, 66, 13):
            canvas.ink(line((x, -9), (x, -1)), 2.2, taper=(0, 0))


def will_o_the_wisp(canvas: Canvas) -> None:
    """A lantern's flame with a grin where three paths cross in the fog."""
    for points in (((0, 60), (-60, 84), (-150, 96)), ((0, 60), (0, 100), (-6, 140)), ((0, 60), (70, 84), (150, 92))):
        canvas.ink(line(*points), 26, "#c9b98a", taper=(0.5, 0), dry=0.2, alpha=0.9)
    for x, height in ((-124, 96), (-92, 70), (116, 84), (134, 110)):
        trunk = line((x, 90), (x + 4, 40), (x - 4, 80 - height))
        canvas.ink(trunk, 9, c.SLATE, taper=(0, 0.5), alpha=0.8)
        canvas.ink(line((x, 44), (x + 18, 22)), 4, c.SLATE, taper=(0, 0.6), alpha=0.8)
    for radius, alpha in ((86, 0.22), (62, 0.35)):
        canvas.gouache(circle(0, -18, radius), "#e6f7a0", alpha, 2)
    flame = blob(
        (0, -104),
        (18, -66),
        (44, -36),
        (48, 4),
        (26, 34),
        (-4, 40),
        (-34, 30),
        (-48, -2),
        (-38, -34),
        (-18, -44),
        (-20, -72),
    )
    brush.fill(canvas, flame, "#b9cf3a", 3.0, 0.7, "#fbffd0")
    heart_ = blob((0, -40), (20, -10), (22, 16), (0, 30), (-22, 16), (-20, -8))
    canvas.gouache(heart_, "#fffde4", 0.9, 1.5)
    for x in (-15, 15):
        brush.eye(canvas, x, -14, 10, (0.4, 0.2))
    grin = svg_path("M-22 8 C-10 14 10 14 22 8 C16 30 -16 30 -22 8 Z")
    canvas.base(grin, c.INK)
    for x in (-10, 0, 10):
        canvas.base(polygon((x - 4, 11), (x + 4, 11), (x, 18)), c.WHITE)
    for y, x0, x1 in ((64, -150, -20), (80, 10, 150), (106, -120, 60), (120, 20, 150)):
        band = blob((x0, y), ((x0 + x1) / 2, y - 10), (x1, y), ((x0 + x1) / 2, y + 8))
        canvas.gouache(band, "#e9ebe6", 0.6, 2)


def garden_gate(canvas: Canvas) -> None:
    """A very grand gate, locked, with no fence to its left or right; a snail goes round."""
    brush.ground_shadow(canvas, 0, 112, 96, 0.1)
    for x in (-76, 76):
        brush.fill(canvas, rounded_rect(x - 16, -52, 32, 160, 3), c.STONE, 3.0, 0.55, "#e9e1d2", deep=c.SLATE)
        brush.fill(canvas, rounded_rect(x - 22, -64, 44, 16, 4), c.STONE, 2.7, 0.6, "#e9e1d2")
        brush.fill(canvas, circle(x, -80, 16), c.GOLD, 2.7, 0.8, "#fbe7ae")
    for x in range(-52, 60, 21):
        high = -58 - (1 - abs(x) / 60) * 40
        rod(canvas, ((x, 104), (x, high)), 4.4, "#4b5a55")
        brush.fill(canvas, polygon((x - 8, high), (x, high - 20), (x + 8, high)), c.GOLD, 2.2, 0.8, "#fbe7ae")
    for y in (-20, 84):
        rod(canvas, ((-60, y), (0, y), (60, y)), 4.4, "#4b5a55")
    for flip in (False, True):
        with canvas.at(flip=flip):
            curl_ = ((10, 36), (30, 10), (48, 30), (34, 46), (24, 34))
            rod(canvas, curl_, 3.4, "#4b5a55")
    padlock(canvas, 0, 46, 1.05)
    with canvas.at(118, 92, 0.62):
        from_left = blob((-44, 24), (-10, 12), (24, 10), (30, -8), (44, -6), (46, 16), (30, 27), (-38, 27))
        brush.fill(canvas, from_left, c.STRAW, 2.6, 0.6, c.PAPER_LITE)
        brush.fill(canvas, circle(-8, -4, 26, 25), c.EMBER, 2.8, 0.75, c.PAPER_LITE)
        for x, y in ((32, -24), (44, -22)):
            canvas.ink(line((36, -4), (x, y)), 2.8)
            brush.eye(canvas, x, y - 3, 6, (-0.6, 0))
    turf(canvas, ((-126, 110), (-110, 116), (132, 116)), 1.6)


def pie_on_the_sill(canvas: Canvas) -> None:
    """A steaming pie on a window sill; a thin string leads from its crust to a bell."""
    brush.fill(canvas, rounded_rect(-122, -122, 244, 196, 6), c.UMBER, 3.0, 0.8, PLANK)
    pane = rounded_rect(-104, -108, 208, 168, 4)
    canvas.base(pane, "#dff0f4")
    canvas.wash(pane, c.LAPIS, 0.4)
    canvas.ink(pane, 2.6)
    hill = blob((-104, 50), (-50, 24), (20, 40), (104, 18), (104, 60), (-104, 60))
    brush.fill(canvas, hill, c.MOSS, 2.4, 0.8, LEAF_LITE)
    for flip in (False, True):
        with canvas.at(flip=flip):
            drape = svg_path("M42 -112 C80 -112 104 -112 112 -112 L112 40 C100 30 96 0 84 -30 C72 -66 56 -90 42 -112 Z")
            brush.fill(canvas, drape, c.BLOOD, 2.6, 0.3, c.PAPER_LITE)
    brush.fill(canvas, rounded_rect(-140, 66, 280, 28, 5), c.UMBER, 3.0, 0.8, PLANK, deep=c.SEPIA)
    for x in (-40, -6, 28):
        steam(canvas, x, 2, 62, 11)
    brush.fill(canvas, svg_path("M-82 36 L66 36 L48 68 L-64 68 Z"), c.SLATE, 2.8, 0.4, STEEL)
    crust = svg_path("M-88 38 C-76 -6 58 -6 72 38 C20 46 -36 46 -88 38 Z")
    brush.fill(canvas, crust, "#c9863a", 3.1, 0.9, "#f6d79c", deep=c.SEPIA)
    for x in (-42, -8, 26):
        canvas.ink(line((x - 7, 22), (x + 6, 10)), 4, c.SEPIA, taper=(0.1, 0.1))
    for i in range(9):
        canvas.ink(line((-80 + i * 18, 40), (-74 + i * 18, 34)), 2.8, c.SEPIA)
    string = line((42, 14), (74, -26), (98, -72))
    canvas.ink(string, 3, c.BLOOD, taper=(0, 0), dry=0)
    bell = svg_path("M84 -48 C86 -82 112 -82 114 -48 L122 -40 L76 -40 Z")
    brush.fill(canvas, bell, c.GOLD, 2.8, 0.85, "#fbe7ae", deep=c.UMBER)
    canvas.base(circle(99, -36, 6), c.INK)
    motion(canvas, (((70, -66), (64, -54)), ((128, -66), (134, -54))))


def greedy_scythe(canvas: Canvas) -> None:
    """A scythe with a napkin round its neck; stubble to the horizon."""
    for row in range(4):
        for at in range(13):
            x, y = -150 + at * 26 + (row % 2) * 13, 72 + row * 16
            canvas.ink(line((x, y), (x + 1, y - 9 - row * 2)), 3.4, c.UMBER, taper=(0, 0), dry=0)
    brush.ground_shadow(canvas, -10, 112, 60, 0.12)
    rod(canvas, ((-30, 114), (-6, 20), (20, -74)), 9, WOOD)
    for x, y, turn in ((-16, 54, 14), (2, -14, 14)):
        with canvas.at(x, y, rotation=turn):
            rod(canvas, ((0, 0), (26, -4)), 7, WOOD)
    blade = svg_path("M30 -96 C-20 -124 -104 -112 -138 -44 C-100 -80 -50 -88 16 -66 Z")
    brush.fill(canvas, blade, c.SLATE, 3.2, 0.4, STEEL, deep=c.SLATE)
    canvas.ink(line((-126, -52), (-80, -80), (10, -74)), 2.2)
    brush.eye(canvas, -20, -90, 8, (-0.6, 0.6))
    brush.eye(canvas, 2, -88, 8, (-0.6, 0.6))
    canvas.ink(line((-62, -86), (-40, -78), (-14, -74)), 3)
    tongue = blob((-50, -82), (-38, -80), (-38, -64), (-48, -62))
    brush.fill(canvas, tongue, c.ROSE, 2.2, 0.9)
    napkin = polygon((-8, -46), (38, -34), (46, 12), (14, 22), (-14, -4))
    brush.fill(canvas, napkin, c.BLOOD, 2.7, 0.12, c.WHITE)
    for x, y in ((8, -22), (24, -16), (14, 2), (32, 2)):
        canvas.base(circle(x, y, 4), c.BLOOD)
    brush.fill(canvas, polygon((-14, -50), (2, -40), (-12, -34)), c.BLOOD, 2.2, 0.12, c.WHITE)
    with canvas.at(92, 64):
        rod(canvas, ((0, 44), (0, -14)), 3, c.MOSS)
        for turn in (-40, 40, -20, 20, 0):
            brush.fill(canvas, brush.leaf_shape(0, -12, 22, turn), c.GOLD, 1.9, 0.8, LAMP)
        for side in (-1, 1):
            canvas.ink(line((side * 16, -34), (side * 24, -42)), 2.4, taper=(0.1, 0.4))
        brush.eye(canvas, -5, -22, 4.6, (-0.9, -0.6))
        brush.eye(canvas, 6, -22, 4.6, (-0.9, -0.6))


def sold_acre(canvas: Canvas) -> None:
    """A square of meadow wrapped with string, a price on it."""
    brush.ground_shadow(canvas, 0, 104, 110, 0.16)
    soil = polygon((-112, 20), (0, 66), (0, 112), (-112, 62))
    soil_right = polygon((112, 20), (0, 66), (0, 112), (112, 62))
    brush.fill(canvas, soil, c.SEPIA, 2.9, 0.7, "#c79a66")
    brush.fill(canvas, soil_right, c.SEPIA, 2.9, 0.95, "#b07f4d", deep=c.INK)
    for x, y in ((-80, 52), (-50, 66), (-24, 84), (36, 84), (70, 60)):
        brush.fill(canvas, circle(x, y, 6, 4.4), c.STONE, 1.9, 0.4, c.PAPER_LITE)
    top = polygon((0, -32), (114, 18), (0, 68), (-114, 18))
    brush.fill(canvas, top, c.MOSS, 3.0, 0.9, LEAF_LITE, deep=c.FERN)
    turf(canvas, ((-70, 20), (-36, 4), (-40, 36), (30, 0), (64, 22), (34, 42), (-6, -12)), 1.8)
    for x, y in ((-52, 14), (44, 26)):
        for turn in range(0, 360, 72):
            canvas.base(circle(*on_circle(x, y, 6, turn), 4.2), c.WHITE)
        canvas.base(circle(x, y, 3.6), c.GOLD)
    for points in (((-57, 92), (-57, 43), (57, -7), (57, -7)), ((57, 92), (57, 43), (-57, -7), (-57, -7))):
        canvas.ink(polygon(*points, closed=False), 9, c.INK, taper=(0, 0), dry=0)
        canvas.ink(polygon(*points, closed=False), 5, c.BLOOD, taper=(0, 0), dry=0)
    for side in (-1, 1):
        bow = blob((0, 16), (side * 20, -14), (side * 48, -22), (side * 44, 6), (side * 18, 18))
        brush.fill(canvas, bow, c.BLOOD, 2.7, 0.9)
    brush.fill(canvas, circle(0, 16, 10), c.BLOOD, 2.5, 0.9)
    rod(canvas, ((8, 12), (40, -30), (58, -54)), 2.4, WICKER)
    with canvas.at(60, -58, rotation=-26):
        brush.fill(canvas, svg_path("M0 -8 L24 12 L24 66 L-24 66 L-24 12 Z"), c.STRAW, 2.9, 0.35, c.PAPER_LITE)
        canvas.base(circle(0, 8, 4.4), c.SEPIA)
        brush.fill(canvas, circle(0, 40, 15), c.GOLD, 2.4, 0.7, "#fbe7ae")
        canvas.ink(circle(0, 40, 9), 1.6, c.UMBER)


def greener_grass(canvas: Canvas) -> None:
    """A fence: grey stalks on this side, lush green on that; a goat's nose is between the boards."""
    lush = polygon((-6, 44), (160, 36), (160, 140), (-6, 140))
    brush.fill(canvas, lush, c.FERN, 2.6, 0.85, LEAF_LITE)
    grey = polygon((-160, 46), (4, 44), (4, 140), (-160, 140))
    brush.fill(canvas, grey, c.STONE, 2.6, 0.6, "#ded6c4")
    for x, y in ((-136, 92), (-110, 110), (-84, 96), (-56, 116), (-124, 128), (-40, 92)):
        canvas.ink(line((x, y), (x + 3, y - 14), (x + 12, y - 20)), 3, c.SLATE, taper=(0, 0.4))
    places = (
        (34, 84),
        (58, 74),
        (84, 88),
        (112, 76),
        (136, 92),
        (48, 112),
        (78, 118),
        (106, 112),
        (132, 124),
        (24, 124),
    )
    turf(canvas, places, 3.4, "#2f5a1a")
    for x, y, colour in ((66, 96, c.ROSE), (122, 100, c.GOLD), (96, 58, c.WHITE), (52, 56, c.GOLD)):
        for turn in range(0, 360, 72):
            canvas.base(circle(*on_circle(x, y, 7, turn), 5), colour)
        canvas.base(circle(x, y, 4), c.EMBER)
    post = polygon((14, 130), (14, -70), (30, -92), (46, -70), (46, 130))
    brush.fill(canvas, post, c.UMBER, 2.9, 0.65, PLANK, deep=c.SEPIA)
    horn = blob((-66, -46), (-84, -78), (-114, -84), (-96, -62), (-84, -36))
    brush.fill(canvas, horn, c.UMBER, 2.6, 0.6, "#efe0bc")
    head = blob(
        (-100, -30), (-76, -54), (-44, -46), (0, -20), (48, -8), (56, 10), (44, 26), (-6, 24), (-56, 26), (-92, 8)
    )
    brush.fill(canvas, head, c.STONE, 3.0, 0.25, c.WHITE, deep=c.STONE)
    ear = blob((-90, -24), (-122, -18), (-134, 4), (-106, 0), (-84, -6))
    brush.fill(canvas, ear, c.STONE, 2.6, 0.3, c.WHITE)
    brush.fill(canvas, blob((-70, 26), (-40, 26), (-50, 60), (-62, 54)), c.STONE, 2.4, 0.2, c.WHITE)
    brush.eye(canvas, -44, -20, 11, (0.9, 0.3))
    canvas.ink(line((44, 4), (52, 8)), 3.4)
    canvas.ink(line((6, 14), (28, 18), (50, 16)), 2.8)
    near = polygon((-38, 130), (-38, -76), (-22, -98), (-6, -76), (-6, 130))
    brush.fill(canvas, near, c.UMBER, 2.9, 0.65, PLANK, deep=c.SEPIA)
    brush.fill(canvas, blob((20, -8), (46, -10), (58, 8), (46, 26), (20, 22)), c.ROSE, 2.6, 0.3, c.WHITE)
    canvas.base(circle(50, 2, 3), c.INK)
    canvas.ink(line((26, 14), (38, 18), (52, 16)), 2.6)
    clump = ((52, 18), (66, 8), (76, 12))
    canvas.ink(line(*clump), 4, c.FERN, taper=(0, 0.4))
    canvas.ink(line((50, 20), (68, 24), (78, 34)), 4, c.FERN, taper=(0, 0.4))


def early_bird(canvas: Canvas) -> None:
    """A bird in a nightcap with a lantern; the worm is still in its pyjamas."""
    brush.fill(canvas, circle(-96, 64, 36), c.GOLD, 2.6, 0.4, "#fff1bd")
    ground = blob((-160, 74), (-60, 66), (60, 72), (160, 66), (160, 140), (-160, 140))
    brush.fill(canvas, ground, c.SEPIA, 2.8, 0.85, WOOD)
    bird(canvas, -34, 26, 1.26, "#4f86a8")
    brush.eye(canvas, 2, -4, 10, (0.8, 0.5))
    cap = blob((28, -24), (10, -56), (-30, -82), (-72, -64), (-78, -36), (-64, -42), (-44, -46), (-34, -6), (0, -24))
    brush.fill(canvas, cap, c.BLOOD, 2.8, 0.85, "#f2b9a8")
    for points in (((-14, -72), (-8, -44)), ((-48, -74), (-38, -48))):
        canvas.ink(line(*points), 5, c.PAPER_LITE, taper=(0, 0))
    brush.fill(canvas, circle(-76, -34, 11), c.STRAW, 2.5, 0.2, c.WHITE)
    rod(canvas, ((42, 4), (66, -14)), 4, WOOD)
    with canvas.at(70, -10):
        canvas.gouache(circle(0, 26, 40), "#fff1bd", 0.4, 3)
        canvas.ink(line((0, -6), (0, 6)), 2.6)
        brush.fill(canvas, rounded_rect(-16, 6, 32, 40, 6), c.GOLD, 2.8, 0.4, LAMP)
        brush.fill(canvas, brush.drop(0, 28, 8), c.EMBER, 2.2, 0.9, "#fff1bd")
        brush.fill(canvas, rounded_rect(-19, 0, 38, 9, 4), c.SLATE, 2.4, 0.6, STEEL)
    hole = circle(104, 92, 30, 9)
    canvas.base(hole, "#3b2b26")
    canvas.ink(hole, 2.6)
    worm = ((104, 94), (108, 70), (98, 54), (106, 40))
    canvas.ink(line(*worm), 26, c.INK, taper=(0, 0), dry=0)
    canvas.ink(line(*worm), 21, "#e5a0a0", taper=(0, 0), dry=0)
    for y in (88, 78, 68):
        canvas.ink(line((96, y), (106, y + 4), (117, y - 1)), 5, c.LAPIS, taper=(0, 0), dry=0)
    brush.asleep(canvas, 100, 40, 5, 2.4)
    brush.eye(canvas, 113, 39, 5.4, (-0.8, 0))
    canvas.ink(line((102, 52), (107, 50), (112, 53)), 2.4)
    brush.fill(
        canvas, blob((92, 32), (106, 14), (132, 20), (128, 28), (116, 28), (118, 34)), c.LAPIS, 2.4, 0.7, c.PAPER_LITE
    )


SCENES: Final[dict[str, Scene]] = {
    "spell.moving_day": Scene(moving_day, c.STRAW, 0.6, c.UMBER),
    "spell.fairy_ring": Scene(fairy_ring, c.DUSK, 0.55, c.FERN),
    "spell.beeline": Scene(beeline, c.LAPIS, 0.3, c.MOSS),
    "spell.will_o_the_wisp": Scene(will_o_the_wisp, c.SLATE, 0.7, c.FERN),
    "spell.garden_gate": Scene(garden_gate, c.ROSE, 0.35, c.MOSS),
    "spell.pie_on_the_sill": Scene(pie_on_the_sill, c.STRAW, 0.7),
    "spell.greedy_scythe": Scene(greedy_scythe, c.EMBER, 0.4, c.STRAW),
    "spell.sold_acre": Scene(sold_acre, c.PLUM, 0.35, c.UMBER),
    "spell.greener_grass": Scene(greener_grass, c.LAPIS, 0.35),
    "spell.early_bird": Scene(early_bird, c.DUSK, 0.6),
}
