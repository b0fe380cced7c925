"""Potions in bottles: what tells them apart floats in the glass, hangs on it or is its shape."""

from collections.abc import Callable
from typing import Final

from assets.art import brush
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
    rod,
)
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import blob, circle, line, on_circle, polygon, rounded_rect, svg_path


def cobweb_cordial(canvas: Canvas) -> None:
    """A flat dusty decanter, a whole web for its stopper."""
    body = globe(0, 50, 66, 13, -34, 0.56)
    with glass(canvas, body, Liquid("#9a98a6", c.SLATE, "#f1f0ee"), 44):
        for x, y in ((-30, 62), (-4, 74), (26, 60), (40, 74)):
            canvas.gouache(circle(x, y, 2.6), c.WHITE, 0.7, 0.5)
    lip(canvas, 0, -34, 20)
    for turn in range(0, 180, 30):
        (x0, y0), (x1, y1) = on_circle(0, -62, 30, turn), on_circle(0, -62, 30, turn + 180)
        canvas.ink(line((x0, y0), (x1, y1)), 2.0, c.INK, taper=(0.05, 0.05))
    for radius in (11, 20, 28) if is_fine(canvas) else (14, 27):
        corners = [on_circle(0, -62, radius, 30 * i) for i in range(12)]
        canvas.ink(polygon(*corners), 1.8, c.INK, taper=(0, 0))
    canvas.base(circle(14, -56, 6), c.PLUM_DEEP)
    for x in (12, 17):
        canvas.gouache(circle(x, -57, 1.6), c.WHITE, 1, 0)


def hopscotch_tonic(canvas: Canvas) -> None:
    """A squat bottle that stands on two frog's feet."""
    for side in (-1, 1):
        rod(canvas, ((side * 22, 50), (side * 40, 64), (side * 26, 80)), 9, c.MOSS)
        foot = blob(
            (side * 14, 78), (side * 34, 72), (side * 60, 80), (side * 50, 86), (side * 62, 90), (side * 14, 90)
        )
        brush.fill(canvas, foot, c.MOSS, 2.4, 0.9, LEAF_LITE)
    body = globe(0, 22, 44, 15, -44, 0.9)
    with glass(canvas, body, Liquid("#6db33f", c.FERN, "#eaf6c4"), -2):
        for x in (-17, 17):
            brush.eye(canvas, x, 14, 9, (0, 0.4))
        brush.smile(canvas, 0, 34, 18, 0.4, 2.6)
    cork(canvas, 0, -44, 13)


def attic_dew(canvas: Canvas) -> None:
    """A vial as small as a drop in the mouth of a mousehole."""
    hole = svg_path("M-62 88 L-62 20 C-62 -60 62 -60 62 20 L62 88 Z")
    brush.fill(canvas, svg_path("M-74 88 L-74 18 C-74 -78 74 -78 74 18 L74 88 Z"), c.STRAW, 2.8, 0.6, c.PAPER_LITE)
    canvas.base(hole, "#3b2b26")
    canvas.ink(hole, 2.8)
    for x in (-36, -16):
        canvas.gouache(circle(x, 8, 5), "#ffe27a", 1, 0)
        canvas.base(circle(x + 1, 9, 2.2), c.INK)
    with glass(canvas, brush.drop(10, 50, 32), Liquid("#c6d3dc", c.SLATE, c.WHITE), 40, shine=False):
        canvas.gouache(circle(0, 54, 7), c.WHITE, 1, 0)
    brush.fill(canvas, rounded_rect(4, -12, 12, 16, 3), c.UMBER, 2.0, 0.7, PLANK)


def puddle_punch(canvas: Canvas) -> None:
    """A wellington boot of glass, and a splash."""
    boot = svg_path("M-46 -66 L10 -66 L10 26 C30 34 62 34 66 62 L66 84 L-46 84 C-50 40 -50 -20 -46 -66 Z")
    with glass(canvas, boot, Liquid("#3f8fd0", c.LAPIS_DEEP, WATER), -22):
        bubbles(canvas, ((-24, 30, 6), (-8, 56, 8), (30, 62, 6), (-32, 62, 4)), Liquid("", "", WATER))
        if is_fine(canvas):
            canvas.ink(line((-46, 66), (66, 66)), 2.0)
    brush.fill(canvas, rounded_rect(-52, -74, 68, 13, 6), c.BLOOD, 2.6, 0.8, c.PAPER_LITE)
    for x, y, radius in ((-36, -88, 6), (-12, -90, 5), (26, -84, 7), (40, -62, 5)):
        brush.fill(canvas, brush.drop(x, y, radius), c.LAPIS, 2.0, 0.8, WATER)


def scale_polish(canvas: Canvas) -> None:
    """A scaly flask, one half gleaming, the other dull."""
    body = globe(0, 34, 52, 14, -46, 0.98)
    with glass(canvas, body, Liquid("#5f86ab", c.DUSK, "#d9e8f4"), -30, shine=False):
        canvas.base(polygon((0, -60), (80, -60), (80, 100), (0, 100)), "#8a8478", 0.75)
        for row in range(6):
            for column in range(-3, 4):
                x, y = column * 22 + (11 if row % 2 else 0), -10 + row * 18
                canvas.ink(line((x - 11, y), (x - 7, y + 11), (x + 7, y + 11), (x + 11, y)), 2.0)
        canvas.ink(line((0, -50), (0, 90)), 2.2)
    for x, y, size in ((-34, 14, 13), (-20, 58, 9), (-44, 44, 7)):
        brush.stars(canvas, ((x, y, size),), 4, c.WHITE)
    cork(canvas, 0, -46, 12)


def inkling(canvas: Canvas) -> None:
    """An ink bottle; in the black a candle burns, very small: an idea."""
    body = svg_path("M-16 -14 L16 -14 L18 8 L52 22 L58 80 C58 86 -58 86 -58 80 L-52 22 L-18 8 Z")
    with glass(canvas, body, Liquid("#2d2a36", c.INK, "#aab0c4"), 18):
        halo = circle(0, 44, 24, 26)
        canvas.gouache(halo, "#ffe7a0", 0.95, 1)
        canvas.ink(halo, 2.2)
        brush.fill(canvas, rounded_rect(-6, 48, 12, 20, 2), c.STRAW, 2.0, 0.2, c.PAPER_LITE)
        brush.fill(canvas, brush.drop(0, 40, 6), c.EMBER, 1.8, 0.9, "#ffe27a")
    lip(canvas, 0, -14, 24)
    quill = blob((6, -16), (14, -52), (46, -90), (56, -86), (50, -54), (20, -24))
    brush.fill(canvas, quill, c.PLUM, 2.6, 0.35, c.PAPER_LITE)
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
            brush.fill(canvas, wing, c.SLATE, 1.8, 0.2, c.WHITE)
        canvas.base(circle(0, 4, 10, 12), c.INK)
        for x in (-5, 5):
            brush.eye(canvas, x, -6, 5.4, (0, 0.6))
        for x in (-6, 6):
            brush.brow(canvas, x, -14, 5, 3 if x < 0 else -3, 2.4)


def spring_in_a_bottle(canvas: Canvas) -> None:
    """A coil spring and a daffodil: both kinds of spring."""
    with glass(canvas, phial(0, 36, -6, 17, -40), Liquid("#a9cf4c", "#5f8f30", "#f3fbd0"), 8):
        for y in range(12, 84, 13):
            canvas.ink(line((-24, y + 6), (0, y + 10), (24, y), (0, y - 3), (-24, y + 6)), 6.4, c.INK, taper=(0, 0))
            canvas.ink(line((-24, y + 6), (0, y + 10), (24, y), (0, y - 3), (-24, y + 6)), 3, STEEL, taper=(0, 0))
    lip(canvas, 0, -40, 24)
    rod(canvas, ((0, -38), (4, -52), (0, -64)), 4, c.MOSS)
    brush.fill(canvas, brush.leaf_shape(0, -40, 46, -50), c.MOSS, 2.2, 0.9, LEAF_LITE)
    for turn in range(0, 360, 60):
        brush.fill(canvas, brush.leaf_shape(0, -70, 25, turn + 30), "#e8c22e", 2.0, 0.8, "#fff3a8")
    brush.fill(canvas, circle(0, -70, 10), c.EMBER, 2.2, 0.9, "#ffd27a")


def velvet_fang(canvas: Canvas) -> None:
    """A flask in velvet with two fangs below its collar."""
    with glass(canvas, globe(0, 36, 50, 14, -50), Liquid("#8f1f3c", c.BLOOD_DEEP, "#f3c6c8"), -24):
        pass
    cloak = svg_path(
        "M-18 -34 C-40 -16 -62 16 -58 50 C-56 76 -40 88 -28 86 C-30 58 -22 20 0 0 C22 20 30 58 28 86 "
        "C40 88 56 76 58 50 C62 16 40 -16 18 -34 Z"
    )
    brush.fill(canvas, cloak, c.PLUM_DEEP, 2.8, 0.95, "#9c6aa8", deep=c.INK)
    collar = polygon((-18, -34), (-46, -62), (-32, -14), (0, 2), (32, -14), (46, -62), (18, -34), (0, -26))
    brush.fill(canvas, collar, c.BLOOD, 2.6, 0.9)
    for x in (-9, 9):
        fang = polygon((x - 7, 40), (x + 7, 40), (x, 66))
        canvas.base(fang, c.WHITE)
        canvas.ink(fang, 2.2)
    canvas.ink(line((-24, 38), (0, 42), (24, 38)), 3.4, taper=(0, 0))
    cork(canvas, 0, -50, 11)


def instant_blush(canvas: Canvas) -> None:
    """Half pale, half plum, with a sharp line between."""
    body = phial(0, 46, -16, 16, -52)
    with glass(canvas, body, Liquid("#e9dccb", c.STONE, c.WHITE), -20, shine=False):
        half = polygon((0, -60), (80, -60), (80, 100), (0, 100))
        canvas.base(half, "#e7a7b7", 0.7)
        canvas.wash(half, c.PLUM, 0.95, loose=0, inset=0, shift=(0, 0), edge=0.2)
        canvas.ink(line((0, -18), (0, 88)), 3, taper=(0, 0))
        for x in (-20, 20):
            brush.eye(canvas, x, 34, 10, (0.4, -0.3))
        canvas.wash(circle(28, 56, 12, 9), c.BLOOD, 1.2, loose=0.5, spill=0)
        canvas.ink(line((-14, 63), (0, 65), (14, 61)), 2.8, taper=(0.1, 0.1))
    cork(canvas, 0, -52, 13)


def minute_mandrake(canvas: Canvas) -> None:
    """An hour glass; in its upper bulb a root screams at the sand."""
    body = svg_path(
        "M-42 -62 L42 -62 C42 -20 8 -4 8 10 C8 24 42 38 42 76 L-42 76 C-42 38 -8 24 -8 10 C-8 -4 -42 -20 -42 -62 Z"
    )
    with glass(canvas, body, Liquid("#d9a93c", c.UMBER, "#fff0bd"), 54):
        canvas.ink(line((0, 8), (0, 60)), 4, "#b07a2a", taper=(0, 0))
        root = blob((-20, -52), (20, -52), (22, -28), (10, -12), (0, 4), (-10, -12), (-22, -28))
        brush.fill(canvas, root, c.UMBER, 2.4, 0.6, "#e6bd84")
        for x in (-9, 9):
            brush.eye(canvas, x, -38, 5.6, (0, 0.7))
        brush.gasp(canvas, 0, -20, 7)
    for y in (-72, 74):
        brush.fill(canvas, rounded_rect(-54, y, 108, 13, 4), c.UMBER, 2.6, 0.8, PLANK)
    for lean in (-40, 0, 40):
        brush.fill(canvas, brush.leaf_shape(0, -72, 21, lean), c.MOSS, 2.0, 0.9, LEAF_LITE)


def weavers_riddle(canvas: Canvas) -> None:
    """A flask tangled in its own thread, the label tied in a knot."""
    with glass(canvas, globe(0, 34, 52, 13, -50), Liquid("#b7a6c6", c.PLUM, "#f2e9f6"), -8):
        pass
    for points in (
        ((-50, 10), (-10, 30), (40, 4), (52, 40), (10, 50), (-40, 30)),
        ((-46, 60), (0, 44), (46, 66), (20, 80), (-30, 70), (-50, 36)),
        ((-14, -40), (16, -30), (-30, -8), (44, 14), (-20, 60), (30, 84)),
    ):
        canvas.ink(line(*points), 5.6, c.INK, taper=(0, 0), dry=0)
        canvas.ink(line(*points), 2.8, "#d9433f", taper=(0, 0), dry=0)
    cork(canvas, 0, -50, 11)
    for side in (-1, 1):
        wing = polygon((0, 22), (side * 26, 8), (side * 34, 22), (side * 26, 38))
        brush.fill(canvas, wing, c.STRAW, 2.4, 0.3, c.PAPER_LITE)
    brush.fill(canvas, rounded_rect(-8, 14, 16, 17, 5), c.STRAW, 2.4, 0.5, c.PAPER_LITE)


def lost_button_brew(canvas: Canvas) -> None:
    """A jar full of buttons."""
    with glass(canvas, phial(0, 48, -34, 38, -58), Liquid("#8f74c4", c.PLUM_DEEP, "#ece2f8"), -22, shine=False):
        places = ((-24, 66, 17, c.BLOOD), (16, 70, 16, "#e8c22e"), (-2, 40, 17, c.TEAL), (32, 42, 14, c.PAPER_LITE),
                  (-32, 28, 14, "#e8a23a"), (12, 12, 15, "#f0a9b4"), (-18, -2, 12, c.MOSS))  # fmt: skip
        for x, y, radius, colour in places:
            canvas.base(circle(x, y, radius), colour)
            canvas.ink(circle(x, y, radius), 2.4)
            if is_fine(canvas):
                canvas.ink(circle(x, y, radius - 4.5), 1.2)
            for dx, dy in ((-4, -3), (4, -3), (-4, 4), (4, 4)) if is_fine(canvas) else ((-4, 0), (4, 0)):
                canvas.base(circle(x + dx, y + dy, 1.9), c.INK)
    lid = rounded_rect(-44, -78, 88, 22, 5)
    brush.fill(canvas, lid, c.STONE, 2.8, 0.5, "#efe6d0")


GLASS_POTIONS: Final[dict[str, Callable[[Canvas], None]]] = {
    draw.__name__: draw
    for draw in (
        cobweb_cordial,
        hopscotch_tonic,
        attic_dew,
        puddle_punch,
        scale_polish,
        inkling,
        flypaper_fizz,
        spring_in_a_bottle,
        velvet_fang,
        instant_blush,
        minute_mandrake,
        weavers_riddle,
        lost_button_brew,
    )
}
