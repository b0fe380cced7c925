"""Potions that came in jugs and heavy vessels: with a crown, a mask, a label, lips or thunder."""

from collections.abc import Callable
from typing import Final

from assets.art import brush
from assets.art.cauldron_things.hues import LEAF_LITE, STEEL
from assets.art.cauldron_things.vessels import Liquid, cork, flash, glass, is_fine, phial, rod, surface
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import (
    blob,
    circle,
    line,
    polygon,
    rounded_rect,
    svg_path,
)


def whisper_of_embers(canvas: Canvas) -> None:
    """A clay bottle with a glowing crack that forms lips."""
    body = phial(0, 48, -14, 18, -52)
    brush.fill(canvas, body, "#7a4a3a", 3.2, 0.95, "#d7a58e", deep=c.INK)
    upper = blob((-34, 34), (-16, 20), (0, 27), (16, 20), (34, 34), (0, 38))
    lower = blob((-34, 34), (0, 36), (34, 34), (16, 52), (-16, 52))
    for shape in (lower, upper):
        canvas.base(shape, "#ffcf5a")
        canvas.wash(shape, c.EMBER, 0.7, loose=0.4)
        canvas.ink(shape, 2.6, c.BLOOD_DEEP)
    for points in (((-34, 34), (-42, 26), (-46, 30)), ((34, 34), (42, 40), (46, 34)), ((4, 18), (0, 4), (8, -8))):
        canvas.ink(line(*points), 5, c.EMBER, taper=(0, 0.5), dry=0)
        canvas.ink(line(*points), 2.4, "#ffe27a", taper=(0, 0.5), dry=0)
    cork(canvas, 0, -52, 14)
    for x, y, radius in ((-30, -64, 4), (34, -70, 5), (24, -46, 3), (-40, -38, 3)):
        canvas.base(circle(x, y, radius), c.EMBER)
        canvas.gouache(circle(x, y, radius * 0.5), "#ffe27a", 1, 0)
    if is_fine(canvas):
        brush.curl(canvas, ((52, 30), (62, 24), (58, 12), (68, 4)), 7, "#f3f1ea", 0.8)


def sleepers_ransom(canvas: Canvas) -> None:
    """A jug with a mask over its eyes, a tied purse beside it."""
    rod(canvas, ((24, -40), (62, -44), (64, -4), (46, 10)), 8, "#8c9cc6")
    body = svg_path(
        "M-24 -58 L24 -58 C24 -36 56 -22 56 26 C56 68 36 86 -4 86 C-44 86 -64 68 -64 26 C-64 -22 -24 -36 -24 -58 Z"
    )
    with glass(canvas, body, Liquid("#2c3f86", "#151d4a", "#cfd8f4"), -26):
        brush.smile(canvas, -4, 52, 12, 0.5, 3)
    band = blob((-64, 6), (-30, 0), (24, 0), (56, 6), (58, 20), (26, 18), (-2, 12), (-30, 20), (-64, 20))
    brush.fill(canvas, band, c.PLUM_DEEP, 2.6, 0.9, "#9a7aa6")
    for x in (-28, 22):
        brush.fill(canvas, circle(x, 14, 20, 17), c.PLUM_DEEP, 2.6, 0.9, "#9a7aa6")
        canvas.ink(line((x - 9, 12), (x, 18), (x + 9, 12)), 3, c.PAPER_LITE, taper=(0, 0))
    cork(canvas, 0, -58, 20, 20)
    purse = blob((34, 44), (58, 44), (74, 70), (62, 88), (30, 88), (20, 70))
    brush.fill(canvas, purse, c.GOLD, 2.7, 0.85, "#f7e3ac", deep=c.UMBER)
    brush.fill(canvas, polygon((34, 46), (28, 30), (46, 36), (64, 30), (58, 46)), c.GOLD, 2.4, 0.85, "#f7e3ac")
    canvas.ink(line((32, 46), (46, 49), (60, 46)), 4.4, c.BLOOD, taper=(0, 0))


def thunder_in_a_thimble(canvas: Canvas) -> None:
    """A thimble under a cloud; the lightning goes in."""
    cloud = blob(
        (-66, -44), (-58, -70), (-30, -78), (-6, -92), (26, -84), (44, -70), (68, -60), (62, -40), (20, -34), (-30, -34)
    )
    brush.fill(canvas, cloud, c.DUSK, 2.9, 0.75, "#c9cdd8", deep=c.INK)
    for x in (-20, 14):
        brush.eye(canvas, x, -60, 7, (0, 0.8))
        brush.brow(canvas, x, -72, 8, 4 if x < 0 else -4, 3)
    flash(canvas, -2, -8, 1.5)
    thimble = svg_path("M-34 16 L34 16 L42 78 C42 88 -42 88 -42 78 Z")
    brush.fill(canvas, thimble, c.SLATE, 3.1, 0.55, STEEL, deep=c.INK)
    surface(canvas, 0, 17, 33, 7, "#566079")
    brush.fill(canvas, rounded_rect(-48, 72, 96, 14, 6), c.SLATE, 2.6, 0.55, STEEL)
    for row in range(3):
        for column in range(-2, 3):
            canvas.base(circle(column * 13 + (6 if row % 2 else 0), 34 + row * 13, 2.6), c.INK)


def marsh_kings_crown(canvas: Canvas) -> None:
    """A jug that wears a crown of reeds."""
    rod(canvas, ((34, -8), (70, -6), (66, 40), (46, 50)), 8, "#8f9a4e")
    body = svg_path(
        "M-40 -24 L40 -24 C44 0 58 20 56 48 C54 78 34 86 0 86 C-34 86 -54 78 -56 48 C-58 20 -44 0 -40 -24 Z"
    )
    brush.fill(canvas, body, "#6d7434", 3.1, 0.95, "#d3d49a", deep=c.FERN)
    for x in (-20, 20):
        brush.fill(canvas, circle(x, 20, 15, 13), c.MOSS, 2.2, 0.6, LEAF_LITE)
        brush.eye(canvas, x, 21, 8, (0, 0.3))
        canvas.ink(line((x - 13, 14), (x + 13, 14)), 4, taper=(0, 0))
    canvas.ink(line((-26, 48), (0, 56), (26, 48)), 3)
    for x, height in ((-36, 30), (-18, 46), (0, 56), (18, 46), (36, 30)):
        rod(canvas, ((x * 0.9, -26), (x, -32 - height * 0.5)), 3, c.MOSS)
        brush.fill(canvas, rounded_rect(x - 6, -42 - height, 12, 30, 6), c.UMBER, 2.3, 0.9, "#c08a55")
    band = blob((-46, -30), (0, -22), (46, -30), (46, -18), (0, -8), (-46, -18))
    brush.fill(canvas, band, c.GOLD, 2.6, 0.85, "#f7e3ac")
    for x in (-24, 0, 24):
        brush.fill(canvas, circle(x, -17 - abs(x) * 0.1, 5), c.BLOOD if x else c.TEAL, 1.9, 0.9)


def borrowed_thunder(canvas: Canvas) -> None:
    """A jug on a string with a label to send it back, thunder inside."""
    rod(canvas, ((36, -20), (66, -24), (66, 22), (48, 32)), 8, "#b7bccb")
    body = svg_path(
        "M-28 -52 L28 -52 C28 -30 54 -16 54 30 C54 70 34 86 0 86 C-34 86 -54 70 -54 30 C-54 -16 -28 -30 -28 -52 Z"
    )
    with glass(canvas, body, Liquid("#6a7289", "#2e3346", "#e3e6ef"), -30):
        flash(canvas, 0, 32, 2.3)
    cork(canvas, 0, -52, 22, 18)
    rod(canvas, ((-20, -44), (-46, -56), (-54, -80)), 2.4, "#d7b984")
    with canvas.at(-46, 0, rotation=-14):
        tag = svg_path("M-22 26 L-22 -16 L-10 -30 L10 -30 L22 -16 L22 26 Z")
        brush.fill(canvas, tag, c.STRAW, 2.5, 0.35, c.PAPER_LITE)
        canvas.base(circle(0, -20, 3), c.SEPIA)
        rod(canvas, ((12, 12), (12, -4), (-4, -6)), 3, c.BLOOD)
        brush.fill(canvas, polygon((-4, -14), (-15, -5), (-4, 4)), c.BLOOD, 1.9, 0.9)
    rod(canvas, ((-44, -24), (-36, -44), (-16, -42)), 2, "#d7b984")


def feast_of_shadows(canvas: Canvas) -> None:
    """A black tureen; on the cloth lie the shadows of five dishes that are not there."""
    cloth = polygon((-74, 28), (74, 28), (74, 88), (-74, 88))
    brush.fill(canvas, cloth, c.STRAW, 2.6, 0.18, c.PAPER_LITE)
    for shadow in (
        circle(-58, 64, 13, 8),
        rounded_rect(-37, 50, 16, 30, 5),
        blob((-14, 74), (2, 50), (18, 74), (2, 80)),
        svg_path("M24 58 C24 48 44 48 44 58 L40 80 L28 80 Z"),
        svg_path("M50 48 L72 48 C72 62 64 64 63 66 L63 74 L70 80 L52 80 L59 74 L59 66 C58 64 50 62 50 48 Z"),
    ):
        canvas.base(shadow, "#7a708c")
    for side in (-1, 1):
        rod(canvas, ((side * 46, -2), (side * 66, -8), (side * 62, 14), (side * 44, 14)), 6, c.SLATE)
    bowl = svg_path("M-52 -16 L52 -16 C52 22 30 40 0 40 C-30 40 -52 22 -52 -16 Z")
    brush.fill(canvas, bowl, c.INK, 3.1, 0.95, "#77707a", deep=c.INK)
    lid = svg_path("M-56 -18 C-50 -56 50 -56 56 -18 C20 -10 -20 -10 -56 -18 Z")
    brush.fill(canvas, lid, c.INK, 2.8, 0.95, "#77707a")
    brush.fill(canvas, circle(0, -54, 8), c.PLUM, 2.3, 0.9, "#d9bfe0")
    for x in (-14, 14):
        canvas.gouache(circle(x, 8, 6, 7), "#ffe27a", 1, 0)
        canvas.base(circle(x + 1, 9, 2.6), c.INK)
    for points in (((-30, -62), (-38, -76), (-28, -88)), ((30, -62), (22, -76), (32, -90))):
        canvas.ink(line(*points), 5, c.PLUM_DEEP, taper=(0.1, 0.6), alpha=0.8)


def great_bog_bouillon(canvas: Canvas) -> None:
    """A stockpot as large as a bath, with reeds and a duck."""
    for x, height in ((-52, 76), (-36, 62), (50, 70)):
        rod(canvas, ((x, 0), (x - 3, -20 - height * 0.4)), 3, c.MOSS)
        brush.fill(canvas, rounded_rect(x - 9, -26 - height * 0.8, 12, 32, 6), c.UMBER, 2.2, 0.9, "#c08a55")
    duck = blob((-20, -6), (-22, -24), (4, -30), (34, -30), (42, -44), (34, -26), (36, -4))
    brush.fill(canvas, duck, c.STRAW, 2.6, 0.3, c.WHITE)
    brush.fill(canvas, circle(-10, -40, 17, 16), "#3f8f58", 2.6, 0.95, LEAF_LITE)
    brush.fill(canvas, polygon((-24, -42), (-44, -36), (-24, -31)), c.GOLD, 2.2, 0.9)
    brush.eye(canvas, -14, -44, 5, (-0.3, 0))
    for side in (-1, 1):
        rod(canvas, ((side * 66, 20), (side * 76, 30), (side * 66, 44)), 6, "#c98a4e")
    pot = svg_path("M-72 0 L72 0 C76 54 58 78 0 78 C-58 78 -76 54 -72 0 Z")
    brush.fill(canvas, pot, "#b06a34", 3.2, 0.9, "#f0c596", deep=c.SEPIA)
    for x in (-44, 44):
        brush.fill(canvas, blob((x - 12, 70), (x + 12, 70), (x + 8, 88), (x - 8, 88)), "#b06a34", 2.5, 0.9, "#f0c596")
    surface(canvas, 0, 1, 68, 9, "#7d8f3c")
    canvas.ink(line((-60, 28), (0, 36), (60, 28)), 3, taper=(0.1, 0.1))


JUG_POTIONS: Final[dict[str, Callable[[Canvas], None]]] = {
    draw.__name__: draw
    for draw in (
        whisper_of_embers,
        sleepers_ransom,
        thunder_in_a_thimble,
        marsh_kings_crown,
        borrowed_thunder,
        feast_of_shadows,
        great_bog_bouillon,
    )
}
