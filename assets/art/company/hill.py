"""What stands on the hills of the results where people leave room: a cat that watches, lanterns, toadstools."""

from typing import Final

from assets.art.brush import fill, grass, ground_shadow
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.palette import BLOOD, CREAM_TEXT, EMBER, FERN, GOLD, INK, MOSS, PAPER_LITE, PLUM, UMBER
from assets.art.inkwash.shapes import blob, circle, line, polygon, svg_path

MARGIN: Final = 12
CAT: Final = (170, 190)
LANTERNS: Final = (230, 150)
TOADSTOOLS: Final = (150, 120)


def cat() -> Canvas:
    """A black cat with a bow that sits upright and looks at the pot to its left, 170x190."""
    width, height = CAT
    canvas = Canvas(width + 2 * MARGIN, height + 2 * MARGIN, seed=831, tooth=0.5)
    with canvas.at(MARGIN + width / 2, MARGIN + height):
        ground_shadow(canvas, 4, -6, 66)
        tail = svg_path(
            "M40 -14 C74 -8 84 -34 70 -58 C62 -72 66 -84 78 -82 C70 -96 48 -84 52 -60 C58 -38 50 -30 34 -30 Z"
        )
        fill(canvas, tail, INK, 2.6, 0.95, "#6a6474")
        body = blob((-44, -4), (-48, -44), (-34, -86), (-4, -106), (28, -88), (46, -48), (46, -4), (0, 0), tension=0.36)
        fill(canvas, body, INK, 2.8, 0.95, "#6a6474")
        with canvas.clip(body):
            canvas.glaze(blob((-60, 0), (-60, -80), (-30, -100), (-34, -40)), "#c9743a", 0.5, soft=10)
        for x in (-22, 6):
            leg = blob((x - 13, -2), (x - 12, -40), (x + 10, -42), (x + 14, -2), tension=0.3)
            fill(canvas, leg, INK, 2.2, 0.95, "#787282")
            for toe in (-4, 4):
                canvas.ink(line((x + toe, -2), (x + toe, -10)), 1.2, "#cfc8d4", taper=(0.1, 0.5))
        for side in (-1, 1):
            ear = blob((side * 12 - 16, -142), (side * 38 - 16, -186), (side * 44 - 16, -136), tension=0.22)
            fill(canvas, ear, INK, 2.6, 0.95, "#6a6474")
            inner = blob((side * 21 - 16, -146), (side * 35 - 16, -172), (side * 38 - 16, -142), tension=0.22)
            canvas.base(inner, "#9a5a64", 0.9)
        head = blob((-66, -122), (-58, -148), (-16, -158), (26, -148), (34, -122), (14, -98), (-16, -92), (-48, -98))
        fill(canvas, head, INK, 2.8, 0.95, "#6a6474")
        canvas.gouache(blob((-52, -140), (-34, -150), (-20, -151), (-44, -135)), "#b4b0c0", 0.4, 1.4)
        for x in (-40, 0):
            white = circle(x, -124, 13, 12)
            fill(canvas, white, "#c8d04a", 2.0, 0.55, "#eef09a")
            canvas.gouache(circle(x - 5, -124, 3.6, 9), INK, 1, 0.2)
            canvas.gouache(circle(x - 7, -129, 2.2), PAPER_LITE, 1, 0)
        canvas.base(blob((-29, -110), (-17, -110), (-23, -103)), "#c97a74")
        canvas.ink(
            line((-34, -100), (-28, -97), (-23, -102), (-18, -97), (-10, -100)), 1.8, "#cfc8d4", taper=(0.2, 0.3)
        )
        for side in (-1, 1):
            for y, rise in ((-106, -5), (-101, 4)):
                whisker = line((-22 + side * 16, y), (-22 + side * 38, y + rise), (-22 + side * 60, y + rise * 1.6))
                canvas.ink(whisker, 1.3, "#efeae0", taper=(0.1, 0.6))
        for side in (-1, 1):
            loop = blob((-10, -88), (-10 + side * 26, -102), (-10 + side * 28, -76), tension=0.4)
            fill(canvas, loop, PLUM, 2.0, 0.9, "#c8a0d8")
        knot = circle(-10, -88, 7)
        fill(canvas, knot, PLUM, 2.0, 0.9, "#d8b8e4")
        for x, size in ((-62, 0.9), (-30, 0.7), (58, 1.0), (30, 0.7)):
            grass(canvas, x, 0, size, FERN)
    return canvas


def lanterns() -> Canvas:
    """Two carved pumpkins with candles in them, and a small one that grew beside them, 230x150."""
    width, height = LANTERNS
    canvas = Canvas(width + 2 * MARGIN, height + 2 * MARGIN, seed=832, tooth=0.6)
    with canvas.at(MARGIN, MARGIN + height):
        for x, radius in ((80, 74), (170, 52)):
            ground_shadow(canvas, x, -6, radius)
        _pumpkin(canvas, 170, -44, 50, 42, "moon")
        _pumpkin(canvas, 84, -58, 70, 56, "grin")
        _pumpkin(canvas, 24, -22, 24, 19, "")
        for x, size in ((6, 0.9), (52, 0.8), (126, 0.9), (208, 1.0), (222, 0.7)):
            grass(canvas, x, 0, size, FERN)
    return canvas


def _pumpkin(canvas: Canvas, x: float, y: float, wide: float, high: float, face: str) -> None:
    """A pumpkin around (x, y), with a grin, a moon and stars, or nothing cut into it."""
    with canvas.at(x, y):
        stalk = blob((-7, -high + 6), (-4, -high - 14), (8, -high - 20), (12, -high - 12), (6, -high + 6), tension=0.3)
        fill(canvas, stalk, MOSS, 2.2, 0.9, "#a8b878")
        for part in (-1, 1):
            side = circle(part * wide * 0.52, 2, wide * 0.5, high * 0.92)
            fill(canvas, side, EMBER, 2.6, 0.95, "#e8a860")
        middle = circle(0, 0, wide * 0.62, high)
        fill(canvas, middle, EMBER, 2.6, 0.85, "#f0b468")
        canvas.glaze(blob((wide * 0.2, -high * 0.6), (wide, -high * 0.4), (wide, high), (0, high)), UMBER, 0.5, soft=12)
        for part in (-0.3, 0.3):
            canvas.ink(
                line((part * wide * 0.7, -high * 0.9), (part * wide, 0), (part * wide * 0.7, high * 0.92)), 1.6,
                taper=(0.3, 0.3),
            )  # fmt: skip
        cuts = {
            "grin": (
                polygon((-wide * 0.5, -high * 0.18), (-wide * 0.32, -high * 0.5), (-wide * 0.1, -high * 0.18)),
                polygon((wide * 0.1, -high * 0.18), (wide * 0.32, -high * 0.5), (wide * 0.5, -high * 0.18)),
                polygon((-5, high * 0.06), (0, -high * 0.08), (5, high * 0.06)),
                svg_path(
                    f"M{-wide * 0.56} {high * 0.2} L{-wide * 0.3} {high * 0.32} L{-wide * 0.22} {high * 0.22}"
                    f" L{-wide * 0.1} {high * 0.38} L{wide * 0.1} {high * 0.38} L{wide * 0.22} {high * 0.22}"
                    f" L{wide * 0.3} {high * 0.32} L{wide * 0.56} {high * 0.2}"
                    f" C{wide * 0.4} {high * 0.72} {-wide * 0.4} {high * 0.72} {-wide * 0.56} {high * 0.2} Z"
                ),
            ),
            "moon": (
                svg_path("M-8 -20 C-28 -12 -28 18 -4 22 C8 24 16 18 18 12 C0 14 -10 -6 2 -20 C0 -22 -4 -22 -8 -20 Z"),
                polygon((20, -16), (23, -8), (31, -6), (23, -3), (20, 5), (17, -3), (9, -6), (17, -8)),
            ),
        }.get(face, ())
        for shape in cuts:
            fill(canvas, shape, GOLD, 2.2, 0.6, "#fff0a8")
            with canvas.clip(shape):
                canvas.gouache(circle(0, high * 0.36, wide * 0.4, high * 0.3), "#fffbe0", 0.8, 0.5)
        canvas.gouache(blob((-wide * 0.7, -high * 0.3), (-wide * 0.5, -high * 0.6), (-wide * 0.45, -high * 0.4)),
                       CREAM_TEXT, 0.4, 2)  # fmt: skip


def toadstools() -> Canvas:
    """Three toadstools in the grass, 150x120."""
    width, height = TOADSTOOLS
    canvas = Canvas(width + 2 * MARGIN, height + 2 * MARGIN, seed=833, tooth=0.5)
    with canvas.at(MARGIN, MARGIN + height):
        ground_shadow(canvas, 72, -4, 60)
        for x, tall, wide in ((108, 64, 34), (30, 46, 26), (66, 92, 46)):
            stem = blob((x - 9, 0), (x - 7, -tall + 12), (x + 7, -tall + 12), (x + 11, 0), tension=0.3)
            fill(canvas, stem, UMBER, 2.3, 0.3, PAPER_LITE)
            cap = svg_path(
                f"M{x - wide} {-tall + 18} C{x - wide} {-tall - wide * 0.7} {x + wide} {-tall - wide * 0.7}"
                f" {x + wide} {-tall + 18} C{x + wide * 0.4} {-tall + 30} {x - wide * 0.4} {-tall + 30}"
                f" {x - wide} {-tall + 18} Z"
            )
            fill(canvas, cap, BLOOD, 2.6, 0.95, "#e88a7a")
            with canvas.clip(cap):
                for dx, dy, size in ((-0.5, -0.1, 0.16), (0.05, -0.36, 0.2), (0.5, 0.0, 0.14), (0.1, 0.16, 0.1)):
                    canvas.gouache(circle(x + dx * wide, -tall + dy * wide, size * wide), PAPER_LITE, 0.95, 0.4)
        for x, size in ((8, 0.9), (48, 0.8), (90, 0.9), (132, 1.0)):
            grass(canvas, x, 0, size, FERN)
    return canvas
