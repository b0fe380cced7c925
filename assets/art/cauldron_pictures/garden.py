"""Pictures of spells about fields, dice and knowledge: die, eye, book, sprout, mildew, pepper, cloud."""

from typing import Final

from assets.art import brush
from assets.art.cauldron_pictures.scene import Scene
from assets.art.cauldron_things.hues import LEAF_LITE, PLANK, TEAL_DEEP, TEAL_LITE, WOOD
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import blob, circle, line, on_circle, polygon, rounded_rect, svg_path, union


def die(canvas: Canvas) -> None:
    """A die with legs that wobbles along and cannot decide."""
    brush.ground_shadow(canvas, 0, 106, 66, 0.16)
    for points in (((-26, 50), (-40, 76), (-24, 98)), ((26, 54), (34, 80), (52, 92))):
        canvas.ink(line(*points), 9, c.INK, taper=(0, 0), dry=0)
        canvas.ink(line(*points), 4.6, c.ROSE, taper=(0, 0), dry=0)
    for x, y, turn in ((-18, 100, 0), (58, 94, -18)):
        with canvas.at(x, y, rotation=turn):
            shoe = blob((-14, 4), (-10, -8), (4, -8), (20, 0), (20, 8), (-14, 8))
            brush.fill(canvas, shoe, c.BLOOD, 2.3, 0.9)
    with canvas.at(0, -14, 1, -13):
        top = polygon((-62, -44), (-30, -80), (84, -80), (56, -44))
        side = polygon((56, -44), (84, -80), (84, 26), (56, 62))
        front = polygon((-62, -44), (56, -44), (56, 62), (-62, 62))
        for shape, strength in ((top, 0.3), (side, 0.75), (front, 0.45)):
            brush.fill(canvas, shape, c.STRAW, 3.0, strength, c.PAPER_LITE)
        canvas.hatch(side, 70, 5, cover=0.5, width=1.0, colour=c.SEPIA)
        for x in (-24, 22):
            brush.eye(canvas, x, -8, 13, (-0.6 if x < 0 else 0.7, 0.1))
        brush.brow(canvas, -24, -30, 11, -4, 2.6)
        brush.brow(canvas, 22, -30, 11, 4, 2.6)
        canvas.ink(line((-20, 32), (-8, 26), (4, 34), (16, 28)), 2.8, taper=(0.1, 0.2))
        for x, y in ((68, -40), (72, 2), (70, 26)):
            canvas.base(circle(x, y, 6, 7.5), c.INK)
        for x, y in ((-6, -62), (36, -66)):
            canvas.base(circle(x, y, 8, 5), c.INK)
        canvas.base(circle(15, -64, 8, 5), c.INK)
    for points in (
        ((-100, -50), (-112, -20), (-106, 10)),
        ((-118, -40), (-130, -18), (-126, 2)),
        ((110, -60), (122, -30), (116, 0)),
        ((128, -48), (138, -28), (134, -8)),
    ):
        canvas.ink(line(*points), 2.8, taper=(0.3, 0.3))


def crystal_ball(canvas: Canvas) -> None:
    """A crystal ball with a nosy eye; it reads over somebody's shoulder."""
    brush.ground_shadow(canvas, 0, 106, 92, 0.14)
    for side in (-1, 1):
        claw = blob(
            (side * 20, 74),
            (side * 66, 60),
            (side * 78, 76),
            (side * 88, 104),
            (side * 66, 106),
            (side * 58, 92),
            (side * 24, 96),
        )
        brush.fill(canvas, claw, c.GOLD, 2.7, 0.8, c.STRAW, deep=c.UMBER)
    ball = circle(0, -8, 88)
    canvas.base(ball, "#e6e4f0")
    canvas.wash(ball, c.PLUM, 0.55, edge=1.0, vary=0.8, bloom=0.9, cell=60)
    with canvas.clip(ball):
        canvas.glaze(circle(40, 40, 74), c.DUSK, 0.7, soft=18)
    almond = svg_path("M-70 -4 C-38 -52 38 -52 70 -4 C38 38 -38 38 -70 -4 Z")
    canvas.base(almond, c.PAPER_LITE)
    canvas.wash(almond, c.ROSE, 0.15, loose=1)
    canvas.ink(almond, 3.0)
    with canvas.clip(almond):
        iris = circle(22, -2, 30)
        brush.fill(canvas, iris, c.TEAL, 2.6, 0.9, TEAL_LITE)
        for i in range(12):
            with canvas.at(22, -2, rotation=30 * i):
                canvas.ink(line((0, -15), (0, -26)), 1.6, TEAL_DEEP, taper=(0.1, 0.5))
        canvas.base(circle(24, -2, 13), c.INK)
        canvas.gouache(circle(15, -13, 7), c.WHITE, 1, 0)
    for x, y, to_x, to_y in (
        (-52, -28, -66, -42),
        (-26, -39, -34, -58),
        (4, -42, 4, -62),
        (34, -38, 42, -56),
        (56, -26, 70, -38),
    ):
        canvas.ink(line((x, y), (to_x, to_y)), 3.2, taper=(0.05, 0.5))
    canvas.gouache(blob((-66, -30), (-50, -66), (-22, -82), (-44, -52), (-58, -18)), c.WHITE, 0.8, 0.6)
    canvas.ink(ball, 3.4)
    stand = blob((-54, 72), (0, 80), (54, 72), (60, 90), (0, 100), (-60, 90))
    brush.fill(canvas, stand, c.GOLD, 2.7, 0.8, c.STRAW, deep=c.UMBER)
    with canvas.at(104, 58, rotation=14):
        card = rounded_rect(-24, -36, 48, 70, 6)
        brush.fill(canvas, card, c.STRAW, 2.6, 0.25, c.PAPER_LITE)
        for y in (-20, -8, 4, 16):
            canvas.ink(line((-15, y), (15, y)), 2.0, c.SEPIA)
    brush.stars(canvas, ((-112, -60, 7), (108, -70, 8), (-118, 20, 5), (84, -108, 5)), 5)


def bookworm(canvas: Canvas) -> None:
    """A bookworm in spectacles has eaten its way to the best chapter."""
    brush.ground_shadow(canvas, 0, 106, 104, 0.12)
    for side in (-1, 1):
        cover = polygon((0, 92), (side * 126, 70), (side * 118, -30), (0, -6))
        brush.fill(canvas, cover, c.BLOOD, 2.9, 0.9)
        page = blob((0, 84), (side * 60, 62), (side * 114, 62), (side * 108, -32), (side * 56, -34), (0, -8))
        brush.fill(canvas, page, c.STRAW, 2.5, 0.25, c.PAPER_LITE)
        for i in range(6):
            y = -10 + i * 12
            canvas.ink(line((side * 18, y + 8), (side * 54, y - 4), (side * 96, y - 4)), 1.9, c.SEPIA, taper=(0.1, 0.2))
    canvas.ink(line((0, -8), (0, 88)), 2.6)
    hole = circle(-44, 34, 25, 17)
    canvas.base(hole, c.INK)
    canvas.wash(hole, c.SEPIA, 0.5)
    canvas.ink(hole, 2.4)
    parts = ((-42, 26, 21), (-44, 2, 22), (-34, -20, 22), (-16, -38, 23))
    for x, y, radius in parts:
        ring = circle(x, y, radius, radius * 0.86)
        brush.fill(canvas, ring, c.MOSS, 2.7, 0.85, LEAF_LITE, deep=c.FERN)
    head = circle(6, -58, 35, 32)
    brush.fill(canvas, head, c.MOSS, 3.0, 0.85, LEAF_LITE)
    canvas.ink(line((-16, 46), (-44, 50), (-70, 44)), 2.4)
    for side in (-1, 1):
        feeler = line((6 + side * 12, -86), (6 + side * 22, -106), (6 + side * 34, -108))
        canvas.ink(feeler, 2.4)
        canvas.base(circle(6 + side * 35, -108, 4.4), c.BLOOD)
        lens = circle(6 + side * 16, -60, 15)
        canvas.base(lens, c.PAPER_LITE, 0.9)
        brush.eye(canvas, 6 + side * 16, -58, 6, (0.1, 0.7), white=False)
        canvas.ink(lens, 3.0)
        brush.blush(canvas, 6 + side * 24, -40, 6)
    canvas.ink(line((4, -64), (6, -67), (9, -64)), 2.6)
    brush.smile(canvas, 6, -40, 9, 0.5, 2.2)
    scrap = polygon((44, -40), (64, -48), (70, -32), (58, -26), (50, -30))
    brush.fill(canvas, scrap, c.STRAW, 2.0, 0.3, c.PAPER_LITE)
    for x, y in ((52, -10), (74, -16), (88, -46)):
        canvas.base(polygon((x, y), (x + 6, y - 3), (x + 5, y + 4)), c.PAPER_LITE)
        canvas.ink(polygon((x, y), (x + 6, y - 3), (x + 5, y + 4)), 1.4)


def sprout(canvas: Canvas) -> None:
    """A seedling with a surprised face lifts its clod like a hat."""
    soil = blob(
        (-160, 70), (-90, 58), (-30, 66), (-18, 78), (20, 78), (34, 64), (100, 58), (160, 70), (160, 150), (-160, 150)
    )
    brush.fill(canvas, soil, c.SEPIA, 2.8, 0.9, WOOD, deep=c.INK)
    for x, y, radius in ((-110, 92, 7), (-60, 108, 9), (70, 92, 8), (116, 110, 7), (0, 112, 6)):
        brush.fill(canvas, circle(x, y, radius, radius * 0.7), c.STONE, 2.0, 0.6, c.PAPER_LITE)
    stem = line((2, 84), (-4, 44), (2, 6))
    canvas.ink(stem, 17, c.INK, taper=(0, 0), dry=0)
    canvas.ink(stem, 11, "#a9bf5c", taper=(0, 0), dry=0.1)
    for turn, length in ((-72, 74), (70, 78)):
        side = brush.leaf_shape(0, 40, length, turn)
        brush.fill(canvas, side, c.MOSS, 2.8, 0.9, LEAF_LITE)
        canvas.ink(line((0, 40), (length * 0.7 * (1 if turn > 0 else -1), 40 - length * 0.26)), 1.7, c.FERN)
    head = circle(2, -20, 37, 36)
    brush.fill(canvas, head, c.MOSS, 3.0, 0.6, LEAF_LITE, deep=c.FERN)
    for x in (-12, 16):
        brush.eye(canvas, x, -26, 9, (0, -0.6))
        brush.brow(canvas, x, -44, 7, 0)
    brush.gasp(canvas, 2, -3, 8)
    for x in (-22, 27):
        brush.blush(canvas, x, -10, 6)
    clod = blob((-58, -62), (-30, -86), (6, -98), (44, -88), (66, -66), (40, -54), (0, -58), (-36, -50))
    brush.fill(canvas, clod, c.SEPIA, 2.9, 0.9, WOOD, deep=c.INK)
    for x in (-34, -12, 14, 40):
        brush.grass(canvas, x, -84 + abs(x) * 0.2, 1.5, c.FERN)
    worm = line((52, -62), (70, -54), (74, -40), (84, -36))
    canvas.ink(worm, 9, c.INK, dry=0, taper=(0.1, 0.2))
    canvas.ink(worm, 5, c.ROSE, dry=0, taper=(0.1, 0.2))
    for x, y in ((-80, -40), (88, -86), (-96, -84)):
        crumb = circle(x, y, 5, 4)
        brush.fill(canvas, crumb, c.SEPIA, 1.8, 0.9)


def mildew(canvas: Canvas) -> None:
    """Grey furry mould with yawning mouths has settled on a field."""
    for y, colour, strength in ((58, c.UMBER, 0.7), (46, c.MOSS, 0.85)):
        tile = polygon((-128, y), (-72, y - 44), (72, y - 44), (128, y), (72, y + 44), (-72, y + 44))
        brush.fill(canvas, tile, colour, 2.8, strength, LEAF_LITE if colour == c.MOSS else c.PAPER_LITE)
    for x, y, radius, mood in ((-56, 10, 36, 0), (52, 12, 34, 1), (0, -28, 46, 2)):
        tips = (on_circle(x, y, radius * (1.13 if i % 2 else 0.95), 360 / 26 * i) for i in range(26))
        body = blob(*tips, tension=0.3)
        brush.fill(canvas, body, c.SLATE, 2.6, 0.5, "#d9dad2", deep=c.SLATE)
        if mood == 2:
            for side in (-1, 1):
                brush.asleep(canvas, x + side * 18, y - 12, 8, 2.4)
            brush.gasp(canvas, x, y + 14, 14)
        elif mood == 1:
            for side in (-1, 1):
                brush.eye(canvas, x + side * 11, y - 6, 5.6, (0, 0.4))
                canvas.ink(line((x + side * 11 - 7, y - 9), (x + side * 11 + 7, y - 9)), 2.6)
            brush.smile(canvas, x, y + 10, 8, 0.4)
        else:
            for side in (-1, 1):
                brush.asleep(canvas, x + side * 11, y - 4, 5.5, 2.2)
            brush.gasp(canvas, x, y + 11, 7)
    for x, y, height in ((-92, -10, 20), (96, -14, 22), (-26, -74, 16), (30, -74, 20), (0, -80, 26)):
        canvas.ink(line((x, y), (x + 2, y - height)), 2.0)
        spore = circle(x + 2, y - height, 5)
        brush.fill(canvas, spore, c.STONE, 1.9, 0.6, c.PAPER_LITE)
    for x, y in ((-120, -60), (-84, -88), (76, -92), (122, -52), (110, -84)):
        canvas.base(circle(x, y, 3), "#8d8f86")
        canvas.ink(circle(x, y, 3), 1.2)


def pepper(canvas: Canvas) -> None:
    """A pepper mill over a kettle, and the kettle sneezes."""
    brush.ground_shadow(canvas, -10, 106, 92, 0.14)
    spout = blob((54, 40), (84, 20), (94, -10), (114, -14), (110, 12), (96, 52), (60, 76))
    brush.fill(canvas, spout, c.TEAL, 2.8, 0.8, TEAL_LITE)
    body = blob((-84, 40), (-60, -4), (-12, -18), (38, -4), (62, 40), (52, 84), (-10, 102), (-74, 84))
    brush.fill(canvas, body, c.TEAL, 3.2, 0.8, TEAL_LITE, deep=TEAL_DEEP)
    handle = line((-60, 4), (-96, -26), (-60, -62), (-6, -48))
    canvas.ink(handle, 13, c.INK, taper=(0, 0), dry=0)
    canvas.ink(handle, 8, c.UMBER, taper=(0, 0), dry=0.1)
    lid = blob((-46, -14), (-10, -34), (28, -16), (-8, -6))
    with canvas.at(-2, -16, rotation=-16):
        brush.fill(canvas, lid, c.TEAL, 2.6, 0.9, TEAL_LITE)
        knob = circle(-8, -34, 8)
        brush.fill(canvas, knob, c.EMBER, 2.2, 0.9)
    for side in (-1, 1):
        asleep_x = -12 + side * 24
        canvas.ink(line((asleep_x - 10, 22), (asleep_x, 28), (asleep_x + 10, 22)), 3.0, taper=(0.1, 0.1))
        brush.brow(canvas, asleep_x, 8, 10, side * 5, 2.8)
        brush.blush(canvas, -12 + side * 40, 42, 8)
    canvas.ink(line((-26, 56), (-12, 46), (4, 58)), 3.0)
    for x, y, radius in ((112, -40, 18), (134, -62, 15), (106, -72, 13)):
        puff = circle(x, y, radius, radius * 0.9)
        brush.fill(canvas, puff, c.STRAW, 2.2, 0.15, c.PAPER_LITE)
    for x, y in ((92, -42), (88, -58), (128, -28)):
        canvas.ink(line((x, y), (x - 10, y - 8)), 2.2, taper=(0.1, 0.5))
    with canvas.at(24, -88, rotation=128):
        mill = svg_path("M-14 36 C-20 14 -8 6 -12 -10 C-16 -22 -10 -34 0 -34 C10 -34 16 -22 12 -10 C8 6 20 14 14 36 Z")
        brush.fill(canvas, mill, c.UMBER, 2.8, 0.9, PLANK, deep=c.SEPIA)
        top = circle(0, -40, 9)
        brush.fill(canvas, top, c.GOLD, 2.2, 0.7, c.STRAW)
    for x, y in ((-24, -66), (-10, -54), (-32, -48), (-18, -40), (-38, -78), (-2, -72)):
        canvas.base(circle(x, y, 2.6), c.INK)


def cloud(canvas: Canvas) -> None:
    """A broom sweeps a sulking cloud out of the sky."""
    puffs = ((34, -36, 38), (86, -30, 34), (62, -62, 32), (116, -40, 24), (10, -18, 22), (64, -8, 34))
    whole = union(*(circle(x, y, radius, radius * 0.84) for x, y, radius in puffs))
    brush.fill(canvas, whole, c.SLATE, 2.9, 0.42, "#d9dce2", deep=c.SLATE)
    for x in (48, 82):
        brush.eye(canvas, x, -36, 7.5, (-0.7, 0.5))
    brush.brow(canvas, 47, -50, 9, 4, 2.6)
    brush.brow(canvas, 83, -50, 9, -4, 2.6)
    canvas.ink(line((54, -12), (66, -19), (78, -12)), 2.6)
    handle = line((-138, -96), (-80, -22), (-46, 22))
    canvas.ink(handle, 13, c.INK, taper=(0, 0), dry=0)
    canvas.ink(handle, 8, WOOD, taper=(0, 0), dry=0.1)
    with canvas.at(-46, 22, rotation=-38):
        band = polygon((-15, -6), (15, -6), (18, 12), (-18, 12))
        bristles = blob((-18, 8), (18, 8), (34, 40), (52, 84), (16, 92), (-20, 88), (-46, 78), (-32, 40))
        brush.fill(canvas, bristles, c.STRAW, 2.8, 0.85, "#f0dfae")
        for x in (-26, -12, 2, 16, 30):
            canvas.ink(line((x * 0.5, 16), (x * 0.9, 50), (x * 1.3, 82)), 1.8, c.UMBER, taper=(0.1, 0.2))
        brush.fill(canvas, band, c.BLOOD, 2.4, 0.8)
    for points in (((10, 56), (40, 52), (66, 40)), ((20, 74), (60, 70), (92, 52)), ((-10, 36), (4, 32), (14, 26))):
        canvas.ink(line(*points), 2.6, taper=(0.2, 0.5))
    brush.curl(canvas, ((104, 26), (124, 36), (118, 52), (136, 62)), 8)
    brush.stars(canvas, ((-116, -20, 6), (-60, -84, 7), (-20, -104, 5), (110, 88, 6), (40, 100, 5)), 4, brush.GLOW)


SCENES: Final[dict[str, Scene]] = {
    "spell.die": Scene(die, c.MOSS, 0.4, c.UMBER),
    "spell.eye": Scene(crystal_ball, c.DUSK, 0.75, c.PLUM),
    "spell.book": Scene(bookworm, c.TEAL, 0.35, c.UMBER),
    "spell.sprout": Scene(sprout, c.LAPIS, 0.3),
    "spell.mildew": Scene(mildew, c.STRAW, 0.5, c.MOSS),
    "spell.pepper": Scene(pepper, c.ROSE, 0.45, c.UMBER),
    "spell.cloud": Scene(cloud, c.LAPIS, 0.42),
}
