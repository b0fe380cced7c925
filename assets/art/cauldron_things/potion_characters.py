"""Potions with a character: bottles that wink, jump, shiver, sneeze or faint."""

from collections.abc import Callable
from typing import Final

from assets.art import brush
from assets.art.cauldron_things.hues import LEAF_LITE, STEEL, WATER
from assets.art.cauldron_things.vessels import (
    Liquid,
    bubbles,
    cork,
    glass,
    globe,
    is_fine,
    lip,
    phial,
    puff,
    rod,
)
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import blob, circle, line, polygon, rounded_rect, svg_path, union


def beard_restorer(canvas: Canvas) -> None:
    """A barber's bottle with a full beard that grows out of its neck."""
    body = phial(0, 50, -4, 22, -46)
    with glass(canvas, body, Liquid("#e0972c", c.UMBER, "#fbe3ad"), 6, shine=False):
        for turn in range(4):
            x = -60 + turn * 34
            canvas.ink(line((x, 100), (x + 46, 0)), 7, c.BLOOD, taper=(0, 0), alpha=0.8)
    beard = blob(
        (-30, -58), (30, -58), (38, -30), (30, 6), (20, 20), (14, 12), (6, 46), (-6, 18), (-16, 34), (-24, 12),
        (-36, -6), (-38, -34),
    )  # fmt: skip
    brush.fill(canvas, beard, c.SEPIA, 2.8, 0.8, "#d9a873", deep=c.INK)
    for x in (-20, -6, 10, 22):
        canvas.ink(line((x * 0.7, -44), (x, -18), (x * 0.8 + 3, 8)), 2.0, c.INK, taper=(0.1, 0.5))
    for side in (-1, 1):
        tip = blob((0, -58), (side * 18, -70), (side * 44, -64), (side * 58, -78), (side * 48, -50), (side * 16, -46))
        brush.fill(canvas, tip, c.SEPIA, 2.6, 0.8, "#d9a873")
    lip(canvas, 0, -72, 20)
    brush.fill(canvas, rounded_rect(-14, -92, 28, 18, 5), c.UMBER, 2.4, 0.6, "#d7ae78")


def blushing_brew(canvas: Canvas) -> None:
    """A pear of a bottle that half turns away, red to the cork."""
    with canvas.at(0, 0, rotation=-9):
        body = svg_path(
            "M-12 -54 C-12 -30 -20 -20 -30 -4 C-48 16 -58 40 -50 64 C-42 84 42 84 52 62 "
            "C60 40 44 12 30 -6 C18 -22 12 -32 12 -54 Z"
        )
        with glass(canvas, body, Liquid("#e58fa0", "#b0475e", "#fde3e4"), -26):
            for x in (-34, 4):
                canvas.wash(circle(x, 44, 14, 10), c.BLOOD, 0.9, loose=1, spill=0)
            brush.asleep(canvas, -30, 24, 9, 2.8)
            brush.asleep(canvas, 0, 22, 8, 2.8)
            brush.smile(canvas, -14, 48, 8, 0.5, 2.4)
        cork(canvas, 0, -54, 10)
        rod(canvas, ((48, 44), (34, 58), (20, 44), (16, 34)), 7, "#f0b9bd")
    for x, y in ((-62, -30), (56, -40)):
        canvas.base(brush.heart(x, y, 8), c.BLOOD)
        canvas.ink(brush.heart(x, y, 8), 1.8)


def slither_syrup(canvas: Canvas) -> None:
    """A long bottle bent like an S that pours itself."""
    spine = ((-44, 66), (-6, 78), (40, 64), (34, 26), (-24, 14), (-36, -24), (0, -52), (42, -46))
    thin = 1 if is_fine(canvas) else 0.64
    for width, colour, least in ((45, c.INK, 0.46), (34, "#e4ecd0", 0.34), (29, "#a99a2c", 0.29), (8, "#dcd772", 0.2)):
        path = line(*spine)
        canvas.ink(path, width * thin, colour, (0, 0.5), 0.2, 0, corners=False, dry=0, min_width=least)
    for x, y in ((-26, 70), (20, 74), (38, 48), (6, 20), (-30, 2), (-18, -36)):
        canvas.base(circle(x, y, 3.4), c.FERN)
    lip(canvas, 50, -44, 9)
    syrup = svg_path("M50 -44 C66 -42 64 -20 62 0 C61 16 66 26 58 30 C50 26 55 14 55 0 C56 -16 58 -34 50 -36 Z")
    brush.fill(canvas, syrup, "#a99a2c", 2.2, 1.0, "#f0e890")
    brush.eye(canvas, 26, -58, 6, (0.8, 0.2))
    brush.fill(canvas, blob((30, 84), (56, 76), (74, 84), (60, 92), (40, 92)), "#a99a2c", 2.2, 1.0, "#f0e890")


def dragon_sneeze(canvas: Canvas) -> None:
    """Two egg-shaped bulbs, a singed cork that has just come off, a cloud."""
    body = union(circle(0, 48, 44, 38), circle(0, -6, 29, 30), rounded_rect(-12, -56, 24, 40, 4))
    with glass(canvas, body, Liquid("#e2702a", "#9c2f14", "#ffe0ac"), -18):
        for row in range(8):
            for column in range(-3, 4):
                x, y = column * 16 + (8 if row % 2 else 0), -10 + row * 13
                canvas.ink(line((x - 5, y), (x, y + 6), (x + 5, y)), 2.4, taper=(0, 0))
    lip(canvas, 0, -56, 19)
    puff(canvas, -4, -74, 0.8)
    puff(canvas, -26, -82, 0.55)
    with canvas.at(36, -74, rotation=38):
        brush.fill(canvas, rounded_rect(-10, -11, 20, 22, 4), c.INK, 2.4, 0.8, "#d7ae78")
    for points in (((12, -66), (24, -72)), ((-16, -62), (-36, -64))):
        canvas.ink(line(*points), 2.4, c.EMBER, taper=(0.1, 0.5))


def sunday_swoon(canvas: Canvas) -> None:
    """A bottle that has fainted on a cushion."""
    cushion = blob((-70, 58), (-60, 44), (0, 52), (60, 44), (72, 58), (66, 84), (0, 80), (-66, 86))
    brush.fill(canvas, cushion, c.GOLD, 2.8, 0.7, "#f7e3ac", deep=c.UMBER)
    for x in (-68, 70):
        brush.fill(canvas, circle(x, 84, 5), c.BLOOD, 1.8, 0.9)
    with canvas.at(4, 24, 0.82, rotation=-76):
        body = globe(0, 20, 42, 13, -62, 0.94)
        with glass(canvas, body, Liquid("#8d4f86", c.PLUM_DEEP, "#f0d9ee"), -2):
            pass
        cork(canvas, 0, -62, 11)
    for x in (12, 35):
        brush.asleep(canvas, x, 17, 6.4, 2.6)
    brush.gasp(canvas, 24, 33, 4.6)
    brush.stars(canvas, ((-44, -46, 8), (-18, -66, 6), (14, -62, 8)), 5, "#ffe27a")


def crimson_wink(canvas: Canvas) -> None:
    """A flask with one eye closed."""
    body = svg_path("M-14 -50 L14 -50 L16 -14 L60 74 C62 84 54 86 46 86 L-46 86 C-54 86 -62 84 -60 74 L-16 -14 Z")
    with glass(canvas, body, Liquid("#c22434", c.BLOOD_DEEP, "#ffd6cf"), -4):
        brush.eye(canvas, -18, 38, 13, (0.5, 0))
        canvas.ink(line((8, 38), (20, 46), (34, 36)), 4, taper=(0.05, 0.05))
        for x in (12, 22, 31):
            canvas.ink(line((x, 44), (x + 2, 52)), 2.4, taper=(0.05, 0.4))
        brush.brow(canvas, -18, 16, 12, -3, 3)
        canvas.ink(line((-12, 64), (6, 70), (24, 60)), 3, taper=(0.1, 0.2))
    cork(canvas, 0, -50, 12)


def croakers_chorus(canvas: Canvas) -> None:
    """Three bottles joined like the pipes of an organ, mouths open."""
    for x, top, colour in ((-44, 4, "#8fb63e"), (44, -12, "#3f8f58"), (0, -44, "#5fa03a")):
        with glass(
            canvas, phial(x, 23, top + 18, 10, top - 8), Liquid(colour, c.FERN, LEAF_LITE), top + 24, shine=False
        ):
            brush.gasp(canvas, x, 64, 9)
        for side in (-1, 1):
            brush.eye(canvas, x + side * 10, 42, 8, (0, -0.6))
        lip(canvas, x, top - 8, 15)
    band = rounded_rect(-70, 74, 140, 9, 4)
    brush.fill(canvas, band, c.GOLD, 2.2, 0.7, "#f7e3ac")
    for x, y in ((-52, -40), (36, -60), (-22, -78)):
        canvas.base(circle(x, y, 6, 4.6), c.INK)
        canvas.ink(line((x + 5, y), (x + 5, y - 18), (x + 13, y - 14)), 2.6, taper=(0, 0.3))


def leapling_lotion(canvas: Canvas) -> None:
    """A bottle in mid-jump above its own saucer."""
    saucer = blob((-52, 80), (0, 74), (52, 80), (30, 90), (-30, 90))
    brush.fill(canvas, saucer, c.STRAW, 2.6, 0.4, c.PAPER_LITE)
    for x in (-30, 0, 30):
        canvas.ink(line((x, 70), (x * 0.9, 48)), 2.8, taper=(0.1, 0.6))
    with canvas.at(0, -22, 0.9, rotation=12):
        for side in (-1, 1):
            rod(canvas, ((side * 20, 52), (side * 46, 44), (side * 52, 66), (side * 66, 64)), 8, c.TEAL)
        with glass(canvas, globe(0, 22, 44, 13, -46, 0.86), Liquid("#2f9c94", "#1f5d5a", "#d3f4ea"), -6, tilt=-10):
            for x in (-14, 14):
                brush.eye(canvas, x, 14, 8, (0, -0.6))
            brush.smile(canvas, 0, 32, 14, 0.7, 2.8)
        cork(canvas, 0, -46, 11, 20)


def giants_sniffle(canvas: Canvas) -> None:
    """An enormous carboy with a drip, beside a tiny spoon."""
    body = globe(-6, 22, 64, 11, -72, 0.99)
    with glass(canvas, body, Liquid("#dcd9c6", "#8f8c78", c.WHITE), -26):
        for x in (-28, 12):
            brush.asleep(canvas, x, 6, 11, 3)
        nose = circle(-8, 26, 17, 15)
        brush.fill(canvas, nose, c.BLOOD, 2.6, 0.55, "#f6c9bd")
        canvas.ink(line((-30, 58), (-8, 52), (14, 58)), 3)
    brush.fill(canvas, brush.drop(-4, 52, 8), c.LAPIS, 2.0, 0.5, WATER)
    cork(canvas, -6, -72, 10, 18)
    rod(canvas, ((66, 86), (64, 66)), 2.6, STEEL)
    brush.fill(canvas, circle(64, 60, 6, 7), c.SLATE, 1.9, 0.4, STEEL)


def draught_of_shivers(canvas: Canvas) -> None:
    """A flask hung with icicles, in a scarf."""
    with glass(canvas, globe(0, 32, 52, 16, -52, 1.02), Liquid("#a9d4ea", c.LAPIS, c.WHITE), -14):
        for x in (-18, 18):
            brush.eye(canvas, x, 22, 9, (0, 0.2))
        canvas.ink(polygon((-18, 50), (-10, 44), (-3, 51), (4, 44), (11, 51), (18, 45), closed=False), 3, taper=(0, 0))
    for x, length in ((-34, 22), (-18, 30), (20, 26), (36, 18)):
        ice = polygon((x - 7, -20 + abs(x) * 0.5), (x + 7, -20 + abs(x) * 0.5), (x, -20 + abs(x) * 0.5 + length))
        canvas.base(ice, "#eef8fc")
        canvas.ink(ice, 2.0)
    cork(canvas, 0, -52, 13)
    scarf = blob((-26, -40), (0, -34), (26, -40), (30, -24), (0, -16), (-30, -24))
    brush.fill(canvas, scarf, c.BLOOD, 2.6, 0.9)
    brush.fill(canvas, polygon((12, -24), (34, -20), (50, 26), (30, 30)), c.BLOOD, 2.6, 0.9)
    for y in (-4, 12):
        canvas.ink(line((20 + y * 0.3, y), (42 + y * 0.3, y - 3)), 4, c.PAPER_LITE, taper=(0, 0))
    for side in (-1, 1):
        for x in (60, 68):
            canvas.ink(line((side * x, 20), (side * (x - 4), 34), (side * x, 48)), 2.4, taper=(0.2, 0.2))


def rosy_outlook(canvas: Canvas) -> None:
    """A round bottle in spectacles."""
    with glass(canvas, globe(0, 32, 54, 13, -52, 1.0), Liquid("#e88f86", "#b3464a", "#ffe6dc"), -20):
        brush.smile(canvas, 0, 56, 18, 0.6, 3)
    for x in (-24, 24):
        lens = circle(x, 20, 20)
        canvas.base(lens, "#fbd3d6")
        canvas.ink(lens, 4.4, "#7c2430", taper=(0, 0), corners=False)
        brush.eye(canvas, x, 20, 9, (0.2, -0.5))
    canvas.ink(line((-6, 18), (0, 13), (6, 18)), 4, "#7c2430", taper=(0, 0))
    for side in (-1, 1):
        canvas.ink(line((side * 44, 16), (side * 54, 12)), 4, "#7c2430", taper=(0, 0))
    cork(canvas, 0, -52, 11)


def five_minute_genius(canvas: Canvas) -> None:
    """A flask in the shape of a head, a scholar's cap for a cork."""
    body = svg_path(
        "M-44 -26 C-54 20 -40 40 -26 48 L-26 66 L-48 86 L44 86 L28 66 L28 54 C50 56 48 42 46 34 C58 30 52 20 48 10 "
        "C52 -6 50 -18 44 -26 C20 -42 -24 -42 -44 -26 Z"
    )
    with glass(canvas, body, Liquid("#4aa3c4", c.LAPIS_DEEP, "#def2f8"), -4):
        brush.eye(canvas, 24, 6, 9, (0.5, -0.3))
        brush.smile(canvas, 32, 36, 9, 0.4, 2.6)
        bubbles(canvas, ((-22, 12, 8), (-8, -8, 6), (-26, 34, 5)), Liquid("", "", "#def2f8"))
    brush.fill(
        canvas,
        svg_path("M-36 -32 L-36 -56 C-16 -44 16 -44 36 -56 L36 -32 C16 -24 -16 -24 -36 -32 Z"),
        c.INK,
        2.4,
        0.9,
        "#77707a",
    )
    brush.fill(canvas, polygon((-66, -62), (0, -84), (66, -62), (0, -42)), c.INK, 2.8, 0.9, "#77707a")
    canvas.ink(line((0, -64), (52, -58), (56, -30)), 3, c.GOLD, taper=(0, 0), dry=0)
    brush.fill(canvas, rounded_rect(51, -32, 10, 18, 3), c.GOLD, 1.9, 0.8, "#f7e3ac")


CHARACTER_POTIONS: Final[dict[str, Callable[[Canvas], None]]] = {
    draw.__name__: draw
    for draw in (
        beard_restorer,
        blushing_brew,
        slither_syrup,
        dragon_sneeze,
        sunday_swoon,
        crimson_wink,
        croakers_chorus,
        leapling_lotion,
        giants_sniffle,
        draught_of_shivers,
        rosy_outlook,
        five_minute_genius,
    )
}
