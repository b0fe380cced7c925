"""Potions in bottles: what tells them apart floats in the glass, hangs on it or is its shape."""

from collections.abc import Callable
from typing import Final

from assets.art.cauldron_things.brush import asleep, brow, drop, eye, fill, gasp, heart, leaf, smile, stars
from assets.art.cauldron_things.hues import LEAF_LITE, PLANK, STEEL, WATER
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
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.palette import (
    BLOOD,
    BLOOD_DEEP,
    DUSK,
    EMBER,
    FERN,
    GOLD,
    INK,
    LAPIS,
    LAPIS_DEEP,
    MOSS,
    PAPER_LITE,
    PLUM,
    PLUM_DEEP,
    SEPIA,
    SLATE,
    STONE,
    STRAW,
    TEAL,
    UMBER,
    WHITE,
)
from assets.art.inkwash.shapes import blob, circle, line, on_circle, polygon, rounded_rect, svg_path, union


def cobweb_cordial(canvas: Canvas) -> None:
    """A flat dusty decanter, a whole web for its stopper."""
    body = globe(0, 50, 66, 13, -34, 0.56)
    with glass(canvas, body, Liquid("#9a98a6", SLATE, "#f1f0ee"), 44):
        for x, y in ((-30, 62), (-4, 74), (26, 60), (40, 74)):
            canvas.gouache(circle(x, y, 2.6), WHITE, 0.7, 0.5)
    lip(canvas, 0, -34, 20)
    for turn in range(0, 180, 30):
        (x0, y0), (x1, y1) = on_circle(0, -62, 30, turn), on_circle(0, -62, 30, turn + 180)
        canvas.ink(line((x0, y0), (x1, y1)), 2.0, INK, taper=(0.05, 0.05))
    for radius in (11, 20, 28) if is_fine(canvas) else (14, 27):
        corners = [on_circle(0, -62, radius, 30 * i) for i in range(12)]
        canvas.ink(polygon(*corners), 1.8, INK, taper=(0, 0))
    canvas.base(circle(14, -56, 6), PLUM_DEEP)
    for x in (12, 17):
        canvas.gouache(circle(x, -57, 1.6), WHITE, 1, 0)


def hopscotch_tonic(canvas: Canvas) -> None:
    """A squat bottle that stands on two frog's feet."""
    for side in (-1, 1):
        rod(canvas, ((side * 22, 50), (side * 40, 64), (side * 26, 80)), 9, MOSS)
        foot = blob(
            (side * 14, 78), (side * 34, 72), (side * 60, 80), (side * 50, 86), (side * 62, 90), (side * 14, 90)
        )
        fill(canvas, foot, MOSS, 2.4, 0.9, LEAF_LITE)
    body = globe(0, 22, 44, 15, -44, 0.9)
    with glass(canvas, body, Liquid("#6db33f", FERN, "#eaf6c4"), -2):
        for x in (-17, 17):
            eye(canvas, x, 14, 9, (0, 0.4))
        smile(canvas, 0, 34, 18, 0.4, 2.6)
    cork(canvas, 0, -44, 13)


def attic_dew(canvas: Canvas) -> None:
    """A vial as small as a drop in the mouth of a mousehole."""
    hole = svg_path("M-62 88 L-62 20 C-62 -60 62 -60 62 20 L62 88 Z")
    fill(canvas, svg_path("M-74 88 L-74 18 C-74 -78 74 -78 74 18 L74 88 Z"), STRAW, 2.8, 0.6, PAPER_LITE)
    canvas.base(hole, "#3b2b26")
    canvas.ink(hole, 2.8)
    for x in (-36, -16):
        canvas.gouache(circle(x, 8, 5), "#ffe27a", 1, 0)
        canvas.base(circle(x + 1, 9, 2.2), INK)
    with glass(canvas, drop(10, 50, 32), Liquid("#c6d3dc", SLATE, WHITE), 40, shine=False):
        canvas.gouache(circle(0, 54, 7), WHITE, 1, 0)
    fill(canvas, rounded_rect(4, -12, 12, 16, 3), UMBER, 2.0, 0.7, PLANK)


def puddle_punch(canvas: Canvas) -> None:
    """A wellington boot of glass, and a splash."""
    boot = svg_path("M-46 -66 L10 -66 L10 26 C30 34 62 34 66 62 L66 84 L-46 84 C-50 40 -50 -20 -46 -66 Z")
    with glass(canvas, boot, Liquid("#3f8fd0", LAPIS_DEEP, WATER), -22):
        bubbles(canvas, ((-24, 30, 6), (-8, 56, 8), (30, 62, 6), (-32, 62, 4)), Liquid("", "", WATER))
        if is_fine(canvas):
            canvas.ink(line((-46, 66), (66, 66)), 2.0)
    fill(canvas, rounded_rect(-52, -74, 68, 13, 6), BLOOD, 2.6, 0.8, PAPER_LITE)
    for x, y, radius in ((-36, -88, 6), (-12, -90, 5), (26, -84, 7), (40, -62, 5)):
        fill(canvas, drop(x, y, radius), LAPIS, 2.0, 0.8, WATER)


def beard_restorer(canvas: Canvas) -> None:
    """A barber's bottle with a full beard that grows out of its neck."""
    body = phial(0, 50, -4, 22, -46)
    with glass(canvas, body, Liquid("#e0972c", UMBER, "#fbe3ad"), 6, shine=False):
        for turn in range(4):
            x = -60 + turn * 34
            canvas.ink(line((x, 100), (x + 46, 0)), 7, BLOOD, taper=(0, 0), alpha=0.8)
    beard = blob(
        (-30, -58), (30, -58), (38, -30), (30, 6), (20, 20), (14, 12), (6, 46), (-6, 18), (-16, 34), (-24, 12),
        (-36, -6), (-38, -34),
    )  # fmt: skip
    fill(canvas, beard, SEPIA, 2.8, 0.8, "#d9a873", deep=INK)
    for x in (-20, -6, 10, 22):
        canvas.ink(line((x * 0.7, -44), (x, -18), (x * 0.8 + 3, 8)), 2.0, INK, taper=(0.1, 0.5))
    for side in (-1, 1):
        tip = blob((0, -58), (side * 18, -70), (side * 44, -64), (side * 58, -78), (side * 48, -50), (side * 16, -46))
        fill(canvas, tip, SEPIA, 2.6, 0.8, "#d9a873")
    lip(canvas, 0, -72, 20)
    fill(canvas, rounded_rect(-14, -92, 28, 18, 5), UMBER, 2.4, 0.6, "#d7ae78")


def blushing_brew(canvas: Canvas) -> None:
    """A pear of a bottle that half turns away, red to the cork."""
    with canvas.at(0, 0, rotation=-9):
        body = svg_path(
            "M-12 -54 C-12 -30 -20 -20 -30 -4 C-48 16 -58 40 -50 64 C-42 84 42 84 52 62 "
            "C60 40 44 12 30 -6 C18 -22 12 -32 12 -54 Z"
        )
        with glass(canvas, body, Liquid("#e58fa0", "#b0475e", "#fde3e4"), -26):
            for x in (-34, 4):
                canvas.wash(circle(x, 44, 14, 10), BLOOD, 0.9, loose=1, spill=0)
            asleep(canvas, -30, 24, 9, 2.8)
            asleep(canvas, 0, 22, 8, 2.8)
            smile(canvas, -14, 48, 8, 0.5, 2.4)
        cork(canvas, 0, -54, 10)
        rod(canvas, ((48, 44), (34, 58), (20, 44), (16, 34)), 7, "#f0b9bd")
    for x, y in ((-62, -30), (56, -40)):
        canvas.base(heart(x, y, 8), BLOOD)
        canvas.ink(heart(x, y, 8), 1.8)


def slither_syrup(canvas: Canvas) -> None:
    """A long bottle bent like an S that pours itself."""
    spine = ((-44, 66), (-6, 78), (40, 64), (34, 26), (-24, 14), (-36, -24), (0, -52), (42, -46))
    thin = 1 if is_fine(canvas) else 0.64
    for width, colour, least in ((45, INK, 0.46), (34, "#e4ecd0", 0.34), (29, "#a99a2c", 0.29), (8, "#dcd772", 0.2)):
        path = line(*spine)
        canvas.ink(path, width * thin, colour, (0, 0.5), 0.2, 0, corners=False, dry=0, min_width=least)
    for x, y in ((-26, 70), (20, 74), (38, 48), (6, 20), (-30, 2), (-18, -36)):
        canvas.base(circle(x, y, 3.4), FERN)
    lip(canvas, 50, -44, 9)
    syrup = svg_path("M50 -44 C66 -42 64 -20 62 0 C61 16 66 26 58 30 C50 26 55 14 55 0 C56 -16 58 -34 50 -36 Z")
    fill(canvas, syrup, "#a99a2c", 2.2, 1.0, "#f0e890")
    eye(canvas, 26, -58, 6, (0.8, 0.2))
    fill(canvas, blob((30, 84), (56, 76), (74, 84), (60, 92), (40, 92)), "#a99a2c", 2.2, 1.0, "#f0e890")


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
        fill(canvas, rounded_rect(-10, -11, 20, 22, 4), INK, 2.4, 0.8, "#d7ae78")
    for points in (((12, -66), (24, -72)), ((-16, -62), (-36, -64))):
        canvas.ink(line(*points), 2.4, EMBER, taper=(0.1, 0.5))


def sunday_swoon(canvas: Canvas) -> None:
    """A bottle that has fainted on a cushion."""
    cushion = blob((-70, 58), (-60, 44), (0, 52), (60, 44), (72, 58), (66, 84), (0, 80), (-66, 86))
    fill(canvas, cushion, GOLD, 2.8, 0.7, "#f7e3ac", deep=UMBER)
    for x in (-68, 70):
        fill(canvas, circle(x, 84, 5), BLOOD, 1.8, 0.9)
    with canvas.at(-4, 22, 0.95, rotation=-76):
        body = globe(0, 20, 42, 13, -62, 0.94)
        with glass(canvas, body, Liquid("#8d4f86", PLUM_DEEP, "#f0d9ee"), -2):
            pass
        cork(canvas, 0, -62, 11)
    for x in (6, 32):
        asleep(canvas, x, 14, 7, 2.6)
    gasp(canvas, 20, 32, 5)
    stars(canvas, ((-44, -46, 8), (-18, -66, 6), (14, -62, 8)), 5, "#ffe27a")


def scale_polish(canvas: Canvas) -> None:
    """A scaly flask, one half gleaming, the other dull."""
    body = globe(0, 34, 52, 14, -46, 0.98)
    with glass(canvas, body, Liquid("#5f86ab", DUSK, "#d9e8f4"), -30, shine=False):
        canvas.base(polygon((0, -60), (80, -60), (80, 100), (0, 100)), "#8a8478", 0.75)
        for row in range(6):
            for column in range(-3, 4):
                x, y = column * 22 + (11 if row % 2 else 0), -10 + row * 18
                canvas.ink(line((x - 11, y), (x - 7, y + 11), (x + 7, y + 11), (x + 11, y)), 2.0)
        canvas.ink(line((0, -50), (0, 90)), 2.2)
    for x, y, size in ((-34, 14, 13), (-20, 58, 9), (-44, 44, 7)):
        stars(canvas, ((x, y, size),), 4, WHITE)
    cork(canvas, 0, -46, 12)


def crimson_wink(canvas: Canvas) -> None:
    """A flask with one eye closed."""
    body = svg_path("M-14 -50 L14 -50 L16 -14 L60 74 C62 84 54 86 46 86 L-46 86 C-54 86 -62 84 -60 74 L-16 -14 Z")
    with glass(canvas, body, Liquid("#c22434", BLOOD_DEEP, "#ffd6cf"), -4):
        eye(canvas, -18, 38, 13, (0.5, 0))
        canvas.ink(line((8, 38), (20, 46), (34, 36)), 4, taper=(0.05, 0.05))
        for x in (12, 22, 31):
            canvas.ink(line((x, 44), (x + 2, 52)), 2.4, taper=(0.05, 0.4))
        brow(canvas, -18, 16, 12, -3, 3)
        canvas.ink(line((-12, 64), (6, 70), (24, 60)), 3, taper=(0.1, 0.2))
    cork(canvas, 0, -50, 12)


def inkling(canvas: Canvas) -> None:
    """An ink bottle; in the black a candle burns, very small: an idea."""
    body = svg_path("M-16 -14 L16 -14 L18 8 L52 22 L58 80 C58 86 -58 86 -58 80 L-52 22 L-18 8 Z")
    with glass(canvas, body, Liquid("#2d2a36", INK, "#aab0c4"), 18):
        halo = circle(0, 44, 24, 26)
        canvas.gouache(halo, "#ffe7a0", 0.95, 1)
        canvas.ink(halo, 2.2)
        fill(canvas, rounded_rect(-6, 48, 12, 20, 2), STRAW, 2.0, 0.2, PAPER_LITE)
        fill(canvas, drop(0, 40, 6), EMBER, 1.8, 0.9, "#ffe27a")
    lip(canvas, 0, -14, 24)
    quill = blob((6, -16), (14, -52), (46, -90), (56, -86), (50, -54), (20, -24))
    fill(canvas, quill, PLUM, 2.6, 0.35, PAPER_LITE)
    canvas.ink(line((4, -12), (22, -50), (50, -86)), 2.2)


def flypaper_fizz(canvas: Canvas) -> None:
    """A tall bottle with a sticky curl, and a fly that has noticed."""
    with glass(canvas, phial(0, 30, -30, 12, -66), Liquid("#e8d43e", "#a98a1c", "#fffbd0"), -20):
        bubbles(canvas, ((-12, 66, 5), (10, 50, 4), (-8, 20, 5), (14, 4, 4), (2, 78, 4)), Liquid("", "", "#fffbd0"))
    curl = ((0, -70), (44, -76), (52, -40), (22, -26), (58, 4), (30, 24), (60, 50), (50, 70))
    rod(canvas, curl, 10, "#c9983f")
    cork(canvas, 0, -66, 10)
    with canvas.at(44, -12):
        for side in (-1, 1):
            wing = blob((0, -4), (side * 10, -22), (side * 22, -20), (side * 16, -4))
            fill(canvas, wing, SLATE, 1.8, 0.2, WHITE)
        canvas.base(circle(0, 4, 10, 12), INK)
        for x in (-5, 5):
            eye(canvas, x, -6, 5.4, (0, 0.6))
        for x in (-6, 6):
            brow(canvas, x, -14, 5, 3 if x < 0 else -3, 2.4)


def croakers_chorus(canvas: Canvas) -> None:
    """Three bottles joined like the pipes of an organ, mouths open."""
    for x, top, colour in ((-44, 4, "#8fb63e"), (44, -12, "#3f8f58"), (0, -44, "#5fa03a")):
        with glass(canvas, phial(x, 23, top + 18, 10, top - 8), Liquid(colour, FERN, LEAF_LITE), top + 24, shine=False):
            gasp(canvas, x, 64, 9)
        for side in (-1, 1):
            eye(canvas, x + side * 10, 42, 8, (0, -0.6))
        lip(canvas, x, top - 8, 15)
    band = rounded_rect(-70, 74, 140, 9, 4)
    fill(canvas, band, GOLD, 2.2, 0.7, "#f7e3ac")
    for x, y in ((-52, -40), (36, -60), (-22, -78)):
        canvas.base(circle(x, y, 6, 4.6), INK)
        canvas.ink(line((x + 5, y), (x + 5, y - 18), (x + 13, y - 14)), 2.6, taper=(0, 0.3))


def spring_in_a_bottle(canvas: Canvas) -> None:
    """A coil spring and a daffodil: both kinds of spring."""
    with glass(canvas, phial(0, 36, -6, 17, -40), Liquid("#a9cf4c", "#5f8f30", "#f3fbd0"), 8):
        for y in range(12, 84, 13):
            canvas.ink(line((-24, y + 6), (0, y + 10), (24, y), (0, y - 3), (-24, y + 6)), 6.4, INK, taper=(0, 0))
            canvas.ink(line((-24, y + 6), (0, y + 10), (24, y), (0, y - 3), (-24, y + 6)), 3, STEEL, taper=(0, 0))
    lip(canvas, 0, -40, 24)
    rod(canvas, ((0, -38), (4, -52), (0, -64)), 4, MOSS)
    fill(canvas, leaf(0, -40, 46, -50), MOSS, 2.2, 0.9, LEAF_LITE)
    for turn in range(0, 360, 60):
        fill(canvas, leaf(0, -70, 25, turn + 30), "#e8c22e", 2.0, 0.8, "#fff3a8")
    fill(canvas, circle(0, -70, 10), EMBER, 2.2, 0.9, "#ffd27a")


def velvet_fang(canvas: Canvas) -> None:
    """A flask in velvet with two fangs below its collar."""
    with glass(canvas, globe(0, 36, 50, 14, -50), Liquid("#8f1f3c", BLOOD_DEEP, "#f3c6c8"), -24):
        pass
    cloak = svg_path(
        "M-18 -34 C-40 -16 -62 16 -58 50 C-56 76 -40 88 -28 86 C-30 58 -22 20 0 0 C22 20 30 58 28 86 "
        "C40 88 56 76 58 50 C62 16 40 -16 18 -34 Z"
    )
    fill(canvas, cloak, PLUM_DEEP, 2.8, 0.95, "#9c6aa8", deep=INK)
    collar = polygon((-18, -34), (-46, -62), (-32, -14), (0, 2), (32, -14), (46, -62), (18, -34), (0, -26))
    fill(canvas, collar, BLOOD, 2.6, 0.9)
    for x in (-9, 9):
        fang = polygon((x - 7, 40), (x + 7, 40), (x, 66))
        canvas.base(fang, WHITE)
        canvas.ink(fang, 2.2)
    canvas.ink(line((-24, 38), (0, 42), (24, 38)), 3.4, taper=(0, 0))
    cork(canvas, 0, -50, 11)


def leapling_lotion(canvas: Canvas) -> None:
    """A bottle in mid-jump above its own saucer."""
    saucer = blob((-52, 80), (0, 74), (52, 80), (30, 90), (-30, 90))
    fill(canvas, saucer, STRAW, 2.6, 0.4, PAPER_LITE)
    for x in (-30, 0, 30):
        canvas.ink(line((x, 70), (x * 0.9, 48)), 2.8, taper=(0.1, 0.6))
    with canvas.at(0, -22, 0.9, rotation=12):
        for side in (-1, 1):
            rod(canvas, ((side * 20, 52), (side * 46, 44), (side * 52, 66), (side * 66, 64)), 8, TEAL)
        with glass(canvas, globe(0, 22, 44, 13, -46, 0.86), Liquid("#2f9c94", "#1f5d5a", "#d3f4ea"), -6, tilt=-10):
            for x in (-14, 14):
                eye(canvas, x, 14, 8, (0, -0.6))
            smile(canvas, 0, 32, 14, 0.7, 2.8)
        cork(canvas, 0, -46, 11, 20)


def giants_sniffle(canvas: Canvas) -> None:
    """An enormous carboy with a drip, beside a tiny spoon."""
    body = globe(-6, 22, 64, 11, -72, 0.99)
    with glass(canvas, body, Liquid("#dcd9c6", "#8f8c78", WHITE), -26):
        for x in (-28, 12):
            asleep(canvas, x, 6, 11, 3)
        nose = circle(-8, 26, 17, 15)
        fill(canvas, nose, BLOOD, 2.6, 0.55, "#f6c9bd")
        canvas.ink(line((-30, 58), (-8, 52), (14, 58)), 3)
    fill(canvas, drop(-4, 52, 8), LAPIS, 2.0, 0.5, WATER)
    cork(canvas, -6, -72, 10, 18)
    rod(canvas, ((66, 86), (64, 66)), 2.6, STEEL)
    fill(canvas, circle(64, 60, 6, 7), SLATE, 1.9, 0.4, STEEL)


def draught_of_shivers(canvas: Canvas) -> None:
    """A flask hung with icicles, in a scarf."""
    with glass(canvas, globe(0, 32, 52, 16, -52, 1.02), Liquid("#a9d4ea", LAPIS, WHITE), -14):
        for x in (-18, 18):
            eye(canvas, x, 22, 9, (0, 0.2))
        canvas.ink(polygon((-18, 50), (-10, 44), (-3, 51), (4, 44), (11, 51), (18, 45), closed=False), 3, taper=(0, 0))
    for x, length in ((-34, 22), (-18, 30), (20, 26), (36, 18)):
        ice = polygon((x - 7, -20 + abs(x) * 0.5), (x + 7, -20 + abs(x) * 0.5), (x, -20 + abs(x) * 0.5 + length))
        canvas.base(ice, "#eef8fc")
        canvas.ink(ice, 2.0)
    cork(canvas, 0, -52, 13)
    scarf = blob((-26, -40), (0, -34), (26, -40), (30, -24), (0, -16), (-30, -24))
    fill(canvas, scarf, BLOOD, 2.6, 0.9)
    fill(canvas, polygon((12, -24), (34, -20), (50, 26), (30, 30)), BLOOD, 2.6, 0.9)
    for y in (-4, 12):
        canvas.ink(line((20 + y * 0.3, y), (42 + y * 0.3, y - 3)), 4, PAPER_LITE, taper=(0, 0))
    for side in (-1, 1):
        for x in (60, 68):
            canvas.ink(line((side * x, 20), (side * (x - 4), 34), (side * x, 48)), 2.4, taper=(0.2, 0.2))


def instant_blush(canvas: Canvas) -> None:
    """Half pale, half plum, with a sharp line between."""
    body = phial(0, 46, -16, 16, -52)
    with glass(canvas, body, Liquid("#e9dccb", STONE, WHITE), -20, shine=False):
        half = polygon((0, -60), (80, -60), (80, 100), (0, 100))
        canvas.base(half, "#e7a7b7", 0.7)
        canvas.wash(half, PLUM, 0.95, loose=0, inset=0, shift=(0, 0), edge=0.2)
        canvas.ink(line((0, -18), (0, 88)), 3, taper=(0, 0))
        for x in (-20, 20):
            eye(canvas, x, 22, 10, (0.4, 0))
        canvas.wash(circle(26, 44, 12, 9), BLOOD, 1.2, loose=0.5, spill=0)
        canvas.ink(line((-14, 52), (0, 54), (14, 50)), 2.8, taper=(0.1, 0.1))
    cork(canvas, 0, -52, 13)


def minute_mandrake(canvas: Canvas) -> None:
    """An hour glass; in its upper bulb a root screams at the sand."""
    body = svg_path(
        "M-42 -62 L42 -62 C42 -20 8 -4 8 10 C8 24 42 38 42 76 L-42 76 C-42 38 -8 24 -8 10 C-8 -4 -42 -20 -42 -62 Z"
    )
    with glass(canvas, body, Liquid("#d9a93c", UMBER, "#fff0bd"), 54):
        canvas.ink(line((0, 8), (0, 60)), 4, "#b07a2a", taper=(0, 0))
        root = blob((-20, -52), (20, -52), (22, -28), (10, -12), (0, 4), (-10, -12), (-22, -28))
        fill(canvas, root, UMBER, 2.4, 0.6, "#e6bd84")
        for x in (-9, 9):
            eye(canvas, x, -38, 5.6, (0, 0.7))
        gasp(canvas, 0, -20, 7)
    for y in (-72, 74):
        fill(canvas, rounded_rect(-54, y, 108, 13, 4), UMBER, 2.6, 0.8, PLANK)
    for lean in (-40, 0, 40):
        fill(canvas, leaf(0, -72, 21, lean), MOSS, 2.0, 0.9, LEAF_LITE)


def weavers_riddle(canvas: Canvas) -> None:
    """A flask tangled in its own thread, the label tied in a knot."""
    with glass(canvas, globe(0, 34, 52, 13, -50), Liquid("#b7a6c6", PLUM, "#f2e9f6"), -8):
        pass
    for points in (
        ((-50, 10), (-10, 30), (40, 4), (52, 40), (10, 50), (-40, 30)),
        ((-46, 60), (0, 44), (46, 66), (20, 80), (-30, 70), (-50, 36)),
        ((-14, -40), (16, -30), (-30, -8), (44, 14), (-20, 60), (30, 84)),
    ):
        canvas.ink(line(*points), 5.6, INK, taper=(0, 0), dry=0)
        canvas.ink(line(*points), 2.8, "#d9433f", taper=(0, 0), dry=0)
    cork(canvas, 0, -50, 11)
    for side in (-1, 1):
        wing = polygon((0, 22), (side * 26, 8), (side * 34, 22), (side * 26, 38))
        fill(canvas, wing, STRAW, 2.4, 0.3, PAPER_LITE)
    fill(canvas, rounded_rect(-8, 14, 16, 17, 5), STRAW, 2.4, 0.5, PAPER_LITE)


def lost_button_brew(canvas: Canvas) -> None:
    """A jar full of buttons."""
    with glass(canvas, phial(0, 48, -34, 38, -58), Liquid("#8f74c4", PLUM_DEEP, "#ece2f8"), -22, shine=False):
        places = ((-24, 66, 17, BLOOD), (16, 70, 16, "#e8c22e"), (-2, 40, 17, TEAL), (32, 42, 14, PAPER_LITE),
                  (-32, 28, 14, "#e8a23a"), (12, 12, 15, "#f0a9b4"), (-18, -2, 12, MOSS))  # fmt: skip
        for x, y, radius, colour in places:
            canvas.base(circle(x, y, radius), colour)
            canvas.ink(circle(x, y, radius), 2.4)
            if is_fine(canvas):
                canvas.ink(circle(x, y, radius - 4.5), 1.2)
            for dx, dy in ((-4, -3), (4, -3), (-4, 4), (4, 4)) if is_fine(canvas) else ((-4, 0), (4, 0)):
                canvas.base(circle(x + dx, y + dy, 1.9), INK)
    lid = rounded_rect(-44, -78, 88, 22, 5)
    fill(canvas, lid, STONE, 2.8, 0.5, "#efe6d0")


def rosy_outlook(canvas: Canvas) -> None:
    """A round bottle in spectacles."""
    with glass(canvas, globe(0, 32, 54, 13, -52, 1.0), Liquid("#e88f86", "#b3464a", "#ffe6dc"), -20):
        smile(canvas, 0, 56, 18, 0.6, 3)
    for x in (-24, 24):
        lens = circle(x, 20, 20)
        canvas.base(lens, "#fbd3d6")
        canvas.ink(lens, 4.4, "#7c2430", taper=(0, 0), corners=False)
        eye(canvas, x, 20, 9, (0.2, -0.5))
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
    with glass(canvas, body, Liquid("#4aa3c4", LAPIS_DEEP, "#def2f8"), -4):
        eye(canvas, 24, 6, 9, (0.5, -0.3))
        smile(canvas, 32, 36, 9, 0.4, 2.6)
        bubbles(canvas, ((-22, 12, 8), (-8, -8, 6), (-26, 34, 5)), Liquid("", "", "#def2f8"))
    fill(
        canvas,
        svg_path("M-36 -32 L-36 -56 C-16 -44 16 -44 36 -56 L36 -32 C16 -24 -16 -24 -36 -32 Z"),
        INK,
        2.4,
        0.9,
        "#77707a",
    )
    fill(canvas, polygon((-66, -62), (0, -84), (66, -62), (0, -42)), INK, 2.8, 0.9, "#77707a")
    canvas.ink(line((0, -64), (52, -58), (56, -30)), 3, GOLD, taper=(0, 0), dry=0)
    fill(canvas, rounded_rect(51, -32, 10, 18, 3), GOLD, 1.9, 0.8, "#f7e3ac")


GLASS_POTIONS: Final[dict[str, Callable[[Canvas], None]]] = {
    draw.__name__: draw
    for draw in (
        cobweb_cordial,
        hopscotch_tonic,
        attic_dew,
        puddle_punch,
        beard_restorer,
        blushing_brew,
        slither_syrup,
        dragon_sneeze,
        sunday_swoon,
        scale_polish,
        crimson_wink,
        inkling,
        flypaper_fizz,
        croakers_chorus,
        spring_in_a_bottle,
        velvet_fang,
        leapling_lotion,
        giants_sniffle,
        draught_of_shivers,
        instant_blush,
        minute_mandrake,
        weavers_riddle,
        lost_button_brew,
        rosy_outlook,
        five_minute_genius,
    )
}
