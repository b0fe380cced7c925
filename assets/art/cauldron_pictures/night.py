"""Pictures of omens of sky and weather: stars, moon, frost, fog, dragon, crows, mushroom, web."""

from typing import Final

from assets.art import brush
from assets.art.cauldron_pictures.scene import Scene
from assets.art.cauldron_things.egg import draw_shell
from assets.art.cauldron_things.hues import (
    BARK,
    EGGSHELL,
    LEAF_LITE,
    PLANK,
    PLUMAGE,
    PLUMAGE_DEEP,
    STRAW_LITE,
    TIMBER,
    WATER,
    WICKER,
    WOOD,
)
from assets.art.cauldron_things.toadstool import draw_toadstool
from assets.art.cauldron_things.web import draw_threads
from assets.art.common.hats import draw_hat
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import blob, circle, crescent, line, polygon, star


def shooting_stars(canvas: Canvas) -> None:
    """Stars fall into hats that stand ready, brims up."""
    for x, y, radius, length in (
        (-88, -10, 15, 74),
        (4, -34, 20, 96),
        (92, -4, 14, 66),
        (-30, -92, 9, 40),
        (118, -84, 10, 46),
    ):
        for shift in (-0.5, 0, 0.5):
            tail = line(
                (x + radius * shift, y - 4),
                (x + length * 0.4 + radius * shift, y - length * 0.5),
                (x + length * 0.7, y - length),
            )
            canvas.ink(tail, radius * 0.5, brush.GLOW, taper=(0.1, 0.8), dry=0.1, alpha=0.85)
        shape = star(x, y, radius, 5, 0.48, -70)
        brush.fill(canvas, shape, c.GOLD, 2.3, 0.5, brush.GLOW)
    for x, y, seat, size in ((-92, 74, "plum", 0.98), (2, 66, "teal", 1.12), (96, 76, "blood", 0.94)):
        brush.ground_shadow(canvas, x, y + 40, 46, 0.16)
        with canvas.at(x, y, -size, line_scale=1.0):
            draw_hat(canvas, seat)
        opening = circle(x, y - 26 * size, 36 * size, 8)
        canvas.base(opening, c.INK, 0.7)
        canvas.gouache(circle(x, y - 27 * size, 22 * size, 4), brush.GLOW, 0.7, 1)
    brush.stars(canvas, ((-120, -100, 5), (70, -112, 5), (-60, -56, 3), (48, -80, 3), (130, -30, 4)))


def moon(canvas: Canvas) -> None:
    """A kind moon lets down a rope ladder."""
    shape = crescent(-10, -34, 82, 0.5, -0.35)
    brush.fill(canvas, shape, c.GOLD, 3.0, 0.5, "#fbeec0", deep=c.UMBER)
    brush.asleep(canvas, -50, -50, 9, 2.6)
    brush.brow(canvas, -50, -66, 9, -2, 2.4)
    canvas.ink(line((-28, -44), (-18, -22), (-32, -18)), 2.6, taper=(0.1, 0.2))
    brush.smile(canvas, -40, -2, 13, 0.5, 2.6)
    brush.blush(canvas, -64, -22, 10)
    for x in (-14, 22):
        canvas.ink(line((x - 14, 36), (x, 70), (x + 4, 128)), 4.6, c.INK, taper=(0, 0), dry=0)
        canvas.ink(line((x - 14, 36), (x, 70), (x + 4, 128)), 2.2, c.STRAW, taper=(0, 0), dry=0)
    for y in (50, 68, 86, 104):
        canvas.ink(line((-22 + (y - 40) * 0.18, y), (14 + (y - 40) * 0.18, y)), 5.4, c.INK, taper=(0, 0), dry=0)
        canvas.ink(line((-22 + (y - 40) * 0.18, y), (14 + (y - 40) * 0.18, y)), 3, WOOD, taper=(0, 0), dry=0)
    for x, y, width in ((-104, 66, 44), (92, 30, 40), (116, 84, 34)):
        mist = blob((x - width, y), (x - width * 0.4, y - 13), (x + width * 0.3, y - 11), (x + width, y), (x, y + 8))
        canvas.gouache(mist, "#dfe3ee", 0.6, 2)
        canvas.ink(mist, 1.8)
    with canvas.at(60, 92, 0.4, line_scale=0.7):
        draw_hat(canvas, "moss", 1.0, True)
    brush.stars(
        canvas,
        ((62, -70, 9), (100, -34, 6), (34, -104, 5), (120, -92, 7), (84, -12, 4), (-116, -88, 7), (-122, 6, 5)),
        5,
    )


def frost(canvas: Canvas) -> None:
    """A winter night: field, hut and snowman asleep under one blanket of snow."""
    hill = blob((-170, 30), (-80, 10), (0, 26), (80, 4), (170, 24), (170, 150), (-170, 150))
    brush.fill(canvas, hill, c.LAPIS, 2.8, 0.12, c.WHITE)
    hut = polygon((-104, 26), (-46, 22), (-44, 66), (-102, 68))
    brush.fill(canvas, hut, c.UMBER, 2.5, 0.7, PLANK)
    snow_roof = blob((-120, 28), (-96, -10), (-72, -26), (-48, -12), (-30, 24), (-60, 20), (-96, 30))
    brush.fill(canvas, snow_roof, c.LAPIS, 2.6, 0.1, c.WHITE)
    for x in (-86, -62):
        brush.asleep(canvas, x, 44, 6, 2.2)
    brush.curl(canvas, ((-60, -26), (-66, -44), (-52, -58), (-60, -76)), 8)
    for x, y, radius in ((60, 66, 36), (58, 16, 26)):
        ball = circle(x, y, radius, radius * 0.94)
        brush.fill(canvas, ball, c.LAPIS, 2.8, 0.14, c.WHITE)
    with canvas.at(58, -14, 0.62, 8, line_scale=0.8):
        draw_hat(canvas, "blood", 1.0)
    for x in (48, 68):
        brush.asleep(canvas, x, 12, 5, 2.2)
    carrot = polygon((58, 16), (86, 22), (58, 24))
    brush.fill(canvas, carrot, c.EMBER, 2.0, 1.0)
    for x, y in ((58, 54), (60, 70), (59, 86)):
        canvas.base(circle(x, y, 3.6), c.INK)
    for side in (-1, 1):
        arm = line((60 + side * 30, 54), (60 + side * 54, 40), (60 + side * 62, 26))
        canvas.ink(arm, 3.6, c.SEPIA)
    scarf = blob((34, 34), (58, 42), (82, 34), (84, 44), (58, 52), (32, 44))
    brush.fill(canvas, scarf, c.MOSS, 2.3, 0.9)
    for x, y, height in ((-14, 60, 26), (4, 74, 20), (118, 50, 30)):
        canvas.ink(line((x, y), (x + 2, y - height)), 2.6, c.SEPIA)
        cap = circle(x + 2, y - height - 3, 9, 6)
        brush.fill(canvas, cap, c.LAPIS, 1.9, 0.1, c.WHITE)
    for i in range(24):
        x, y = -145 + 290 * (i % 6 + (i * 7 % 5) / 6) / 6, -122 + 150 * (i // 6 + (i * 5 % 7) / 8) / 4
        canvas.gouache(circle(x, y, 3.4 if i % 3 else 2.2), c.WHITE, 1, 0)


def fog(canvas: Canvas) -> None:
    """Fog with a pair of eyes and a sack."""
    for x, height in ((-122, 150), (-86, 120), (104, 160), (132, 130)):
        trunk = line((x, 120), (x + 3, 120 - height * 0.6), (x - 4, 110 - height))
        canvas.ink(trunk, 11, c.SLATE, taper=(0, 0.4), alpha=0.8)
        for side in (-1, 1):
            canvas.ink(
                line((x, 90 - height * 0.5), (x + side * 20, 66 - height * 0.6)), 4, c.SLATE, taper=(0, 0.6), alpha=0.8
            )
    body = blob(
        (-62, 112),
        (-76, 60),
        (-66, 4),
        (-30, -44),
        (18, -52),
        (58, -16),
        (72, 44),
        (66, 112),
        (34, 104),
        (4, 114),
        (-30, 104),
    )
    canvas.base(body, "#e4e5e2", 0.92)
    canvas.wash(body, c.SLATE, 0.3, edge=0.6, vary=0.7, loose=3)
    canvas.ink(body, 2.6)
    for x in (-18, 26):
        brush.eye(canvas, x, -6, 14, (0.7, 0.5))
    for x in (-18, 26):
        brush.brow(canvas, x, -28, 11, -3 if x < 0 else 3, 2.6)
    canvas.ink(line((-8, 28), (6, 24), (22, 30)), 2.6)
    sack = blob((44, 40), (62, 24), (78, 24), (96, 44), (116, 78), (108, 106), (54, 108), (44, 82))
    brush.fill(canvas, sack, c.UMBER, 2.9, 0.7, WICKER, deep=c.SEPIA)
    canvas.ink(line((58, 34), (70, 38), (84, 33)), 3.4, c.BLOOD)
    toe = blob((92, 18), (108, 10), (104, 26), (88, 30))
    brush.fill(canvas, toe, c.MOSS, 2.0, 0.9)
    arm = blob((28, 46), (56, 34), (72, 34), (70, 46), (48, 56))
    canvas.base(arm, "#e4e5e2")
    canvas.ink(arm, 2.4)
    for y, x0, x1 in ((92, -150, 10), (72, -20, 150), (108, -110, 140), (50, -150, -60)):
        band = blob((x0, y), ((x0 + x1) / 2, y - 11), (x1, y), ((x0 + x1) / 2, y + 9))
        canvas.gouache(band, "#eeeeea", 0.55, 2)


def dragon(canvas: Canvas) -> None:
    """A dragon's egg breathes steam; a small snout looks out and finds it cold."""
    brush.ground_shadow(canvas, 0, 108, 92, 0.14)
    with canvas.at(0, 28, 1.16):
        draw_shell(canvas)
    gap = polygon(
        (-42, -26),
        (-24, -46),
        (-8, -30),
        (8, -50),
        (24, -30),
        (44, -42),
        (40, 0),
        (22, 12),
        (4, 0),
        (-14, 14),
        (-34, 4),
    )
    canvas.base(gap, "#4a2a24")
    canvas.ink(gap, 2.8)
    with canvas.clip(gap):
        head = blob((-36, 22), (-28, -16), (0, -28), (30, -16), (38, 22))
        brush.fill(canvas, head, c.MOSS, 2.6, 0.9, LEAF_LITE, deep=c.FERN)
        for x in (-13, 15):
            brush.eye(canvas, x, -10, 8, (0.3, -0.5))
    snout = blob((-22, 8), (0, -2), (24, 8), (26, 24), (0, 32), (-24, 24))
    brush.fill(canvas, snout, c.MOSS, 2.6, 0.9, LEAF_LITE)
    for x in (-8, 10):
        canvas.base(circle(x, 12, 3, 4), c.INK)
    canvas.ink(line((-14, 23), (0, 26), (16, 22)), 2.0)
    for points in (((-8, 6), (-30, -44), (-14, -76), (-42, -108)), ((10, 6), (34, -50), (18, -84), (44, -116))):
        brush.curl(canvas, points, 15, "#f6f3ea", 0.85)
    for points in (((-80, 60), (-96, 40), (-86, 20), (-100, 0)), ((82, 56), (98, 36), (88, 14), (102, -6))):
        brush.curl(canvas, points, 11, "#f6f3ea", 0.8)
    nest = blob((-112, 92), (-60, 82), (0, 94), (60, 82), (112, 92), (86, 116), (-86, 116))
    brush.fill(canvas, nest, c.UMBER, 2.6, 0.5, STRAW_LITE)
    for i in range(24):
        x = -100 + 8.6 * i
        straw = line((x - 12, 100 + (i * 7) % 11), (x, 96 + (i * 5) % 13), (x + 14, 102 + (i * 3) % 9))
        canvas.ink(straw, 2.0, c.SEPIA if i % 2 else STRAW_LITE, taper=(0.2, 0.3))


def crows(canvas: Canvas) -> None:
    """Three crows at the edge of a field, napkins tied, forks ready."""
    for x, y, size in ((-118, 84, 0.36), (-66, 92, 0.3), (120, 88, 0.34)):
        with canvas.at(x, y, size):
            draw_toadstool(canvas, pen=0.75)
    rail = line((-160, 66), (0, 60), (160, 68))
    canvas.ink(rail, 15, c.INK, taper=(0, 0), dry=0)
    canvas.ink(rail, 10, TIMBER, taper=(0, 0), dry=0.2)
    for x in (-100, 100):
        canvas.ink(line((x, 40), (x + 2, 120)), 16, c.INK, taper=(0, 0), dry=0)
        canvas.ink(line((x, 40), (x + 2, 120)), 11, TIMBER, taper=(0, 0), dry=0.2)
    for x, y, size, flip in ((-68, 10, 0.9, False), (2, 2, 1.05, False), (74, 12, 0.86, True)):
        with canvas.at(x, y, size, flip=flip):
            _crow(canvas)


def _crow(canvas: Canvas) -> None:
    tail = polygon((-30, 30), (-52, 62), (-34, 66), (-14, 44))
    brush.fill(canvas, tail, c.INK, 2.4, 0.9, PLUMAGE_DEEP)
    body = blob((-34, 4), (-8, -24), (24, -14), (32, 20), (14, 50), (-16, 52), (-34, 34))
    brush.fill(canvas, body, c.INK, 2.8, 0.9, PLUMAGE)
    head = circle(8, -40, 26, 24)
    brush.fill(canvas, head, c.INK, 2.7, 0.9, PLUMAGE)
    beak = polygon((28, -46), (62, -36), (28, -28))
    brush.fill(canvas, beak, c.STRAW, 2.4, 0.9)
    canvas.ink(line((30, -37), (44, -36), (58, -36)), 1.7)
    brush.eye(canvas, 14, -44, 7, (0.6, 0.4))
    napkin = polygon((-14, -18), (30, -22), (24, 26), (8, 34), (-10, 22))
    brush.fill(canvas, napkin, c.STRAW, 2.3, 0.15, c.PAPER_LITE)
    for x in (-4, 8, 18):
        canvas.base(circle(x, 4 + x * 0.1, 2.4), c.BLOOD)
    for x in (-4, 14):
        canvas.ink(line((x, 50), (x, 62)), 3.6, c.EMBER, taper=(0, 0))
    fork = line((38, 44), (42, 6), (44, -12))
    canvas.ink(fork, 4.6, c.INK, taper=(0, 0), dry=0)
    for dx in (-6, 0, 6):
        canvas.ink(line((44 + dx, -12), (45 + dx, -26)), 2.8, c.INK, taper=(0, 0), dry=0)
    wing = blob((6, 12), (30, 20), (46, 16), (42, 28), (20, 34))
    brush.fill(canvas, wing, c.INK, 2.3, 0.9, PLUMAGE_DEEP)


def rain(canvas: Canvas) -> None:
    """It rains, and toadstools serve as umbrellas for beetle and snail."""
    rng = canvas.rng()
    for i in range(36):
        x = -150 + 300 * (i % 9 + float(rng.uniform(0.1, 0.9))) / 9
        y = -126 + 190 * (i // 9 + float(rng.uniform(0, 0.9))) / 4
        canvas.ink(line((x, y), (x - 5, y + 17)), 2.3, c.LAPIS_DEEP, taper=(0.3, 0.2), alpha=0.8)
    for x, y, size, lean in ((-62, 28, 1.06, -4), (74, 46, 0.8, 5)):
        brush.ground_shadow(canvas, x, 106, 42 * size, 0.18)
        with canvas.at(x, y, size, lean):
            draw_toadstool(canvas, pen=1.0)
    shell = circle(22, 82, 19, 18)
    foot = blob((2, 98), (40, 96), (62, 92), (66, 78), (58, 80), (50, 90), (8, 90))
    brush.fill(canvas, foot, c.STRAW, 2.5, 0.7)
    brush.fill(canvas, shell, c.EMBER, 2.6, 0.7, EGGSHELL)
    canvas.ink(line((22, 82), (28, 78), (26, 72), (16, 72), (12, 82), (18, 92), (32, 90)), 2.2)
    for x in (58, 66):
        canvas.ink(line((x - 2, 82), (x + 2, 66)), 2.0)
        brush.eye(canvas, x + 3, 64, 3.8, (-0.4, 0.3))
    body = circle(-112, 92, 19, 13)
    brush.fill(canvas, body, c.BLOOD, 2.6, 0.9)
    canvas.ink(line((-112, 79), (-112, 104)), 1.8)
    for x, y in ((-120, 88), (-104, 88), (-119, 97), (-105, 97)):
        canvas.base(circle(x, y, 2.6), c.INK)
    face = circle(-90, 90, 10)
    brush.fill(canvas, face, c.INK, 2.0, 0.6, PLUMAGE)
    brush.eye(canvas, -87, 87, 3.8, (0.4, -0.6))
    for x, y, width in ((-20, 112, 30), (116, 112, 26)):
        puddle = circle(x, y, width, 6)
        brush.fill(canvas, puddle, c.LAPIS, 1.9, 0.6, WATER)
    brush.fill(canvas, brush.drop(-20, -96, 6), c.LAPIS, 1.8, 0.6, WATER)


def web(canvas: Canvas) -> None:
    """A web full of dew; its spider knits a very long scarf."""
    for points in (
        ((-150, -130), (-120, 0), (-140, 130)),
        ((150, -130), (128, 10), (146, 130)),
        ((-150, -104), (0, -122), (150, -110)),
    ):
        canvas.ink(line(*points), 17, c.INK, taper=(0, 0), dry=0, wobble=1.6)
        canvas.ink(line(*points), 12, BARK, taper=(0, 0), dry=0.4, wobble=1.6)
    with canvas.at(-14, -18, 1.28, line_scale=1.1):
        draw_threads(canvas)
    with canvas.at(52, 44, 2.0):
        for side in (-1, 1):
            for knee, foot in (((12, -8), (20, 2)), ((15, 2), (24, 14)), ((12, 10), (16, 24))):
                canvas.ink(
                    line((side * 4, 2), (side * knee[0], knee[1]), (side * foot[0], foot[1])), 3.0, taper=(0.05, 0.4)
                )
        body = circle(0, 6, 13, 12)
        brush.fill(canvas, body, c.PLUM_DEEP, 2.5, 0.9, "#a58ab4")
        for x in (-5, 5):
            brush.eye(canvas, x, 2, 3.6, (0, 0.8))
        brush.smile(canvas, 0, 10, 4, 0.5, 1.8)
    for points in (((70, 60), (98, 40)), ((36, 62), (10, 42))):
        canvas.ink(line(*points), 4.4, c.INK, taper=(0, 0), dry=0)
        canvas.ink(line(*points), 2, c.STRAW, taper=(0, 0), dry=0)
    scarf = blob(
        (34, 60),
        (72, 60),
        (74, 80),
        (60, 92),
        (20, 96),
        (-40, 92),
        (-70, 104),
        (-74, 118),
        (-40, 112),
        (24, 116),
        (76, 108),
        (94, 84),
        (90, 60),
    )
    brush.fill(canvas, scarf, c.BLOOD, 2.7, 0.85)
    for x, y in ((60, 70), (74, 90), (46, 102), (16, 104), (-14, 102), (-44, 102)):
        canvas.ink(line((x - 6, y - 8), (x + 4, y + 8)), 3, c.STRAW, taper=(0.1, 0.1), dry=0)
    brush.burst(canvas, -86, 74, 4, 10, 6, 1.2, c.SLATE)


SCENES: Final[dict[str, Scene]] = {
    "omen.stars": Scene(shooting_stars, c.LAPIS_DEEP, 0.72, c.PLUM),
    "omen.moon": Scene(moon, c.LAPIS_DEEP, 0.75),
    "omen.frost": Scene(frost, c.DUSK, 0.85),
    "omen.fog": Scene(fog, c.STONE, 0.45, c.SLATE),
    "omen.dragon": Scene(dragon, c.PLUM, 0.45, c.UMBER),
    "omen.crows": Scene(crows, c.EMBER, 0.4, c.MOSS),
    "omen.mushroom": Scene(rain, c.TEAL, 0.45, c.FERN),
    "omen.web": Scene(web, c.DUSK, 0.55, c.UMBER),
}
