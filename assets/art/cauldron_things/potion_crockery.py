"""Potions that came in whatever stood in the kitchen: cups, pots, jugs, bowls and mugs."""

from collections.abc import Callable
from typing import Final

from assets.art import brush
from assets.art.cauldron_things.hues import LEAF_LITE, PLANK, STEEL
from assets.art.cauldron_things.vessels import Liquid, glass, phial, puff, rod, surface
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import (
    blob,
    circle,
    line,
    on_circle,
    polygon,
    rounded_rect,
    star,
    svg_path,
)


def spotted_broth(canvas: Canvas) -> None:
    """A pot-bellied jar of cream with red spots that slide."""
    body = svg_path(
        "M-34 -44 L34 -44 C38 -20 68 -6 68 34 C68 72 44 86 0 86 C-44 86 -68 72 -68 34 C-68 -6 -38 -20 -34 -44 Z"
    )
    with glass(canvas, body, Liquid("#efe0b8", c.UMBER, c.WHITE), -14):
        for x, y, radius in ((-34, 14, 13), (6, 6, 10), (38, 26, 14), (-8, 44, 15), (-44, 54, 10), (24, 66, 12)):
            canvas.wash(circle(x, y, radius), c.BLOOD, 1.1, loose=0.6, spill=0)
            canvas.ink(circle(x, y, radius), 2.0)
            canvas.ink(line((x - 5, y - radius - 4), (x - 4, y - radius - 12)), 2, c.BLOOD, taper=(0.1, 0.6))
    brush.fill(canvas, rounded_rect(-40, -54, 80, 13, 6), c.STRAW, 2.6, 0.4, c.PAPER_LITE)
    cloth = blob((-46, -54), (-30, -74), (0, -80), (30, -74), (46, -54), (0, -48))
    brush.fill(canvas, cloth, c.BLOOD, 2.6, 0.85, c.PAPER_LITE)
    for x, y in ((-20, -62), (4, -68), (24, -60)):
        canvas.gouache(circle(x, y, 4.5), c.PAPER_LITE, 1, 0)


def bog_tea(canvas: Canvas) -> None:
    """A cup of brown tea on a lily leaf for a saucer."""
    pad = blob((-74, 76), (-40, 66), (20, 66), (74, 72), (60, 86), (0, 92), (-60, 88))
    brush.fill(canvas, pad, c.MOSS, 2.8, 0.9, LEAF_LITE, deep=c.FERN)
    canvas.ink(line((0, 80), (52, 70)), 2.0)
    rod(canvas, ((40, 8), (68, 8), (66, 40), (38, 48)), 8, "#c9dcbd")
    cup = svg_path("M-52 -18 L46 -18 C46 34 34 74 -2 74 C-40 74 -52 34 -52 -18 Z")
    with glass(canvas, cup, Liquid("#7d5228", "#4a2c12", "#e8cfa0"), -4):
        for x in (-22, 6):
            canvas.base(circle(x, 0, 10, 9), "#b8c95e")
            canvas.ink(circle(x, 0, 10, 9), 2.0)
            brush.eye(canvas, x, -1, 5.4, (0.4, -0.4))
    for x in (-30, 0, 26):
        brush.curl(canvas, ((x, -28), (x - 8, -46), (x + 6, -62), (x - 4, -84)), 9, "#f6f3ea", 0.95)


def forked_tongue_tea(canvas: Canvas) -> None:
    """A teapot with two spouts that contradict each other."""
    for side in (-1, 1):
        spout = svg_path(
            f"M{side * 30} 30 C{side * 52} 26 {side * 50} -10 {side * 70} -18 L{side * 74} -6 "
            f"C{side * 62} 6 {side * 64} 54 {side * 30} 60 Z"
        )
        brush.fill(canvas, spout, "#b8bd3c", 2.6, 0.9, "#f3f2bd")
    rod(canvas, ((-26, -14), (-22, -54), (22, -54), (26, -14)), 7, c.UMBER)
    brush.fill(canvas, circle(0, 38, 46, 46), "#b8bd3c", 3.1, 0.9, "#f3f2bd", deep=c.FERN)
    brush.fill(canvas, svg_path("M-28 0 C-24 -20 24 -20 28 0 C14 6 -14 6 -28 0 Z"), c.MOSS, 2.6, 0.9, LEAF_LITE)
    brush.fill(canvas, circle(0, -22, 7), c.BLOOD, 2.2, 0.9)
    for x in (-16, 16):
        brush.eye(canvas, x, 28, 8, (x / 18, 0))
    canvas.ink(line((-14, 54), (0, 58), (14, 54)), 2.6)
    rod(canvas, ((0, 58), (0, 66)), 4, c.BLOOD)
    for x in (-8, 8):
        rod(canvas, ((0, 66), (x, 76)), 2.4, c.BLOOD)
    for side in (-1, 1):
        puff(canvas, side * 62, -36, 0.55)


def gossip_gravy(canvas: Canvas) -> None:
    """A sauce boat with an ear for its handle."""
    ear = blob((30, -8), (38, -50), (66, -60), (74, -30), (62, 0), (58, 24), (36, 34))
    brush.fill(canvas, ear, c.ROSE, 2.8, 0.55, "#f6d2bd", deep=c.BLOOD)
    canvas.ink(line((46, 12), (54, -6), (44, -16), (56, -42), (66, -34)), 2.8)
    brush.fill(canvas, polygon((-18, 68), (18, 68), (32, 88), (-32, 88)), c.LAPIS, 2.6, 0.4, c.PAPER_LITE)
    boat = svg_path(
        "M-72 -20 C-50 -8 -30 -2 0 -4 C24 -6 40 -8 46 -4 C48 40 30 72 0 72 "
        "C-34 72 -50 40 -52 14 C-58 2 -70 -8 -72 -20 Z"
    )
    brush.fill(canvas, boat, c.LAPIS, 3.1, 0.28, c.PAPER_LITE, deep=c.LAPIS)
    surface(canvas, -4, 0, 40, 7, "#7a4a22")
    canvas.ink(line((-46, 30), (-20, 44), (10, 46), (40, 30)), 3, c.LAPIS, taper=(0.1, 0.1))
    brush.fill(canvas, brush.drop(-66, 10, 6), "#7a4a22", 2.0, 1.0)
    for x, y in ((-50, -44), (-26, -60), (0, -42)):
        puff(canvas, x, y, 0.62)


def whatever_soup(canvas: Canvas) -> None:
    """A tin bowl with five spoons, no two alike."""
    spoons = (
        (-40, -46, -34, c.UMBER),
        (-20, -66, -16, STEEL),
        (2, -56, 2, c.GOLD),
        (24, -70, 18, "#8fb6c9"),
        (44, -46, 36, c.BLOOD),
    )
    for at, (x, y, turn, colour) in enumerate(spoons):
        rod(canvas, ((x * 0.35, 20), (x, y + 18)), 4.4, colour)
        with canvas.at(x * 1.1, y, rotation=turn):
            head = (circle(0, 0, 11, 15), rounded_rect(-10, -14, 20, 26, 4), star(0, -2, 17, 5, 0.55),
                    blob((-13, 8), (0, -18), (13, 8), (0, 14)), circle(0, 0, 14, 10))[at]  # fmt: skip
            brush.fill(canvas, head, colour, 2.4, 0.4, c.PAPER_LITE)
    bowl = svg_path("M-68 14 L68 14 C66 62 40 86 0 86 C-40 86 -66 62 -68 14 Z")
    brush.fill(canvas, bowl, c.SLATE, 3.1, 0.4, STEEL, deep=c.SLATE)
    surface(canvas, 0, 15, 64, 11, "#cdb083")
    for x, y, colour in ((-34, 14, c.MOSS), (-8, 18, c.EMBER), (20, 12, c.BLOOD), (42, 17, c.MOSS)):
        canvas.base(circle(x, y, 5, 3.4), colour)
    for x in (-30, 4, 34):
        canvas.ink(line((x, 44), (x + 8, 52)), 2.4)


def boiled_surprise(canvas: Canvas) -> None:
    """An egg in its cup; the lid of the shell lifts on a pair of eyes."""
    cup = svg_path("M-40 22 C-40 62 -16 66 -10 70 L-12 78 L-30 86 L30 86 L12 78 L10 70 C16 66 40 62 40 22 Z")
    shell = svg_path("M-36 26 C-40 4 -36 -16 -30 -24 L-16 -14 L-4 -26 L8 -14 L20 -26 L31 -18 C37 -6 40 8 36 26 Z")
    brush.fill(canvas, circle(0, -24, 30, 20), c.INK, 2.4, 1.0, "#3b2b26")
    for x in (-11, 11):
        brush.eye(canvas, x, -28, 8, (0.3, 0))
    brush.fill(canvas, shell, c.EMBER, 2.8, 0.3, "#f7e6c4")
    for x, y in ((-20, 4), (2, 10), (20, 0), (-6, -6)):
        canvas.wash(circle(x, y, 4), c.BLOOD, 0.8, loose=0.4, spill=0)
    brush.fill(canvas, cup, c.DUSK, 2.8, 0.8, "#cfd7ea", deep=c.INK)
    for x in (-20, 0, 20):
        canvas.gouache(circle(x, 40, 5), c.PAPER_LITE, 1, 0)
    with canvas.at(6, -56, rotation=12):
        lid = svg_path("M-30 8 C-26 -22 -12 -34 0 -34 C14 -34 27 -20 31 8 L18 0 L6 10 L-6 0 L-18 10 Z")
        brush.fill(canvas, lid, c.EMBER, 2.8, 0.3, "#f7e6c4")
    for x in (-48, 48):
        canvas.ink(line((x, -44), (x * 1.22, -54)), 2.6, taper=(0.1, 0.5))


def witchs_breakfast(canvas: Canvas) -> None:
    """A bottle in an egg warmer, a fried toadstool on a fork."""
    with glass(canvas, phial(-18, 40, 4, 14, -40), Liquid("#e5b93d", c.UMBER, "#fff3c0"), 20):
        pass
    cosy = svg_path("M-62 52 C-66 -6 -46 -46 -18 -50 C10 -46 30 -6 26 52 Z")
    brush.fill(canvas, cosy, c.PLUM, 2.9, 0.75, "#d9bfe0", deep=c.PLUM_DEEP)
    for y in (4, 26):
        reach = 40 if y > 10 else 34
        points = [(-18 + reach * (i / 3 - 1), y + (7 if i % 2 else -5)) for i in range(7)]
        canvas.ink(polygon(*points, closed=False), 4, "#f2d36b", taper=(0, 0))
    brush.fill(canvas, rounded_rect(-66, 44, 96, 14, 7), c.PLUM, 2.6, 0.9, "#d9bfe0")
    brush.fill(canvas, circle(-18, -58, 13), c.BLOOD, 2.4, 0.8, "#f2b9a8")
    rod(canvas, ((56, 88), (54, 16)), 5, STEEL)
    for x in (42, 54, 66):
        rod(canvas, ((54, 18), (x, 6), (x, -14)), 2.6, STEEL)
    cap = svg_path("M24 -14 C26 -54 84 -54 84 -14 C70 -8 38 -8 24 -14 Z")
    with canvas.at(-2, -16):
        brush.fill(canvas, svg_path("M46 -14 L62 -14 L64 10 L44 10 Z"), c.STRAW, 2.4, 0.3, c.PAPER_LITE)
        brush.fill(canvas, cap, c.EMBER, 2.6, 0.95, "#f6d2bd", deep=c.UMBER)
        for x, y in ((40, -24), (56, -34), (70, -22)):
            canvas.gouache(circle(x, y, 4.6), c.PAPER_LITE, 1, 0)


def cooks_day_off(canvas: Canvas) -> None:
    """A pot asleep in a nightcap, its spoon hung up beside it."""
    for side in (-1, 1):
        rod(canvas, ((side * 48, 22), (side * 72, 22), (side * 66, 44), (side * 46, 44)), 6, c.SLATE)
    pot = svg_path("M-54 -2 L54 -2 C60 50 48 86 0 86 C-48 86 -60 50 -54 -2 Z")
    brush.fill(canvas, pot, c.SLATE, 3.1, 0.85, "#b9bcc0", deep=c.INK)
    for x in (-20, 20):
        brush.asleep(canvas, x, 30, 10, 3)
    brush.smile(canvas, 0, 52, 12, 0.5, 2.8)
    brim = rounded_rect(-62, -14, 124, 17, 8)
    cap = blob((-50, -12), (-34, -46), (0, -72), (46, -80), (70, -50), (58, -44), (38, -56), (48, -12), (0, -8))
    brush.fill(canvas, cap, c.PLUM, 2.8, 0.8, "#d9bfe0")
    for points in (((-34, -44), (-2, -36), (40, -42)), ((-4, -70), (18, -62), (40, -58))):
        canvas.ink(line(*points), 6, c.PAPER_LITE, taper=(0, 0))
    brush.fill(canvas, brim, c.PLUM, 2.6, 0.2, c.PAPER_LITE)
    brush.fill(canvas, circle(64, -40, 11), c.GOLD, 2.4, 0.75, "#f7e3ac")
    with canvas.at(-44, -66, rotation=-24):
        rod(canvas, ((0, 6), (0, 34)), 4.4, PLANK)
        brush.fill(canvas, circle(0, -6, 10, 14), c.UMBER, 2.4, 0.5, PLANK)


def mulled_moonset(canvas: Canvas) -> None:
    """A mug in which half a moon goes down, a clove beside it."""
    rod(canvas, ((36, 4), (70, 6), (68, 52), (36, 56)), 9, "#a8505a")
    moon = circle(-6, -18, 34)
    brush.fill(canvas, moon, c.GOLD, 2.8, 0.4, "#fff1bd")
    for x in (-18, 8):
        brush.asleep(canvas, x, -28, 7, 2.6)
    brush.smile(canvas, -5, -18, 9, 0.5, 2.4)
    mug = rounded_rect(-54, -8, 98, 94, 12)
    brush.fill(canvas, mug, c.BLOOD_DEEP, 3.1, 0.75, "#e39a96", deep=c.BLOOD_DEEP)
    brush.fill(
        canvas,
        blob((-54, -6), (-30, -13), (-6, -4), (18, -12), (44, -6), (42, 8), (-6, 14), (-52, 8)),
        c.PLUM_DEEP,
        2.6,
        0.9,
        "#a4719c",
    )
    brush.stars(canvas, ((-32, 42, 11), (4, 58, 8), (22, 34, 7)), 5, "#ffe9a0")
    canvas.ink(line((28, -6), (38, -36)), 5, c.SEPIA, taper=(0, 0))
    for turn in (-60, -20, 20, 60):
        canvas.ink(line((38, -36), on_circle(38, -36, 10, turn - 80)), 4, c.SEPIA, taper=(0, 0.3))
    for x in (-46, 54):
        brush.curl(canvas, ((x, -34), (x - 6, -50), (x + 6, -64), (x, -82)), 8, "#f6f3ea", 0.9)


def serpents_toast(canvas: Canvas) -> None:
    """A goblet whose stem is a snake that drinks from it."""
    brush.fill(canvas, blob((-46, 84), (0, 74), (46, 84), (0, 92)), c.GOLD, 2.6, 0.7, "#f7e3ac")
    bowl = svg_path("M-50 -54 L50 -54 C52 -8 30 22 0 22 C-30 22 -52 -8 -50 -54 Z")
    with glass(canvas, bowl, Liquid("#b3152f", c.BLOOD_DEEP, "#ffd6cf"), -36):
        canvas.gouache(circle(14, -10, 5), "#ffd6cf", 0.7, 0)
        canvas.gouache(circle(-10, 4, 4), "#ffd6cf", 0.7, 0)
    snake = (
        (-22, 82),
        (16, 78),
        (20, 60),
        (-16, 54),
        (-14, 36),
        (20, 30),
        (48, 16),
        (66, -18),
        (66, -58),
        (44, -76),
        (30, -66),
    )
    rod(canvas, snake, 10, "#6fa03c")
    head = blob((42, -84), (22, -82), (8, -66), (16, -54), (36, -56), (50, -66))
    brush.fill(canvas, head, c.MOSS, 2.6, 0.9, LEAF_LITE)
    brush.eye(canvas, 28, -72, 5.4, (-0.5, 0.5))
    rod(canvas, ((10, -60), (2, -48)), 2.4, c.BLOOD)
    for x, y in ((0, 78), (4, 57), (-2, 42), (54, 4), (66, -36)):
        canvas.base(circle(x, y, 2.8), c.FERN)


def grandmothers_wrath(canvas: Canvas) -> None:
    """A teacup of black tea; its steam wags a finger."""
    steam = "#f8f5ee"
    rod(canvas, ((2, 2), (-20, -10), (8, -24), (-22, -38)), 13, steam)
    with canvas.at(-14, -54, 1.15, rotation=-24):
        fist = blob((-30, -16), (4, -19), (14, -12), (17, 16), (2, 25), (-28, 20))
        finger = blob((0, -19), (44, -17), (54, -10), (44, -3), (2, -3), tension=0.45)
        thumb = blob((-16, -14), (-10, -34), (-2, -42), (6, -36), (2, -22), (2, -12))
        for shape in (thumb, fist, finger):
            canvas.base(shape, steam)
            canvas.ink(shape, 2.8)
        for y in (4, 13):
            canvas.ink(line((2, y), (12, y - 1), (17, y + 1)), 2.2, taper=(0.3, 0.1))
    for points in (((58, -74), (66, -62), (64, -50)), ((28, -92), (42, -92), (52, -86))):
        canvas.ink(line(*points), 2.6, taper=(0.2, 0.3))
    rod(canvas, ((44, 20), (72, 18), (70, 54), (36, 58)), 7, "#f4ecdc")
    saucer = blob((-70, 78), (0, 70), (70, 78), (40, 90), (-40, 90))
    brush.fill(canvas, saucer, c.ROSE, 2.6, 0.3, c.PAPER_LITE)
    cup = svg_path("M-54 2 L54 2 C54 52 34 78 0 78 C-34 78 -54 52 -54 2 Z")
    brush.fill(canvas, cup, c.ROSE, 3.1, 0.3, c.PAPER_LITE, deep=c.ROSE)
    surface(canvas, 0, 4, 50, 8, "#3a2420")
    for x, lean in ((-24, 30), (20, -30)):
        for turn in range(0, 360, 72):
            canvas.base(circle(*on_circle(x, 40, 7, turn + lean), 5), c.BLOOD)
        canvas.base(circle(x, 40, 4.4), "#ffe27a")
    for x in (-8, 8):
        brush.brow(canvas, x - 2, 26, 8, 4 if x < 0 else -4, 3)


CROCKERY_POTIONS: Final[dict[str, Callable[[Canvas], None]]] = {
    draw.__name__: draw
    for draw in (
        spotted_broth,
        bog_tea,
        forked_tongue_tea,
        gossip_gravy,
        whatever_soup,
        boiled_surprise,
        witchs_breakfast,
        mulled_moonset,
        cooks_day_off,
        serpents_toast,
        grandmothers_wrath,
    )
}
