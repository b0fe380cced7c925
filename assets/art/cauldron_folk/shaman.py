"""The Shaman: antlers, a drum, and a cloak of feathers."""

from typing import Final

from assets.art.cauldron_folk.person import hand, head, nose, sleeve
from assets.art.cauldron_things.brush import asleep, fill, gasp, ground_shadow, stars
from assets.art.cauldron_things.hues import WOOD
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.palette import (
    BLOOD,
    BONE,
    DUSK,
    EMBER,
    GOLD,
    INK,
    LAPIS,
    MOSS,
    PAPER_LITE,
    SEPIA,
    STRAW,
    TEAL,
    UMBER,
)
from assets.art.inkwash.shapes import Point, blob, circle, line, polygon

HEAD: Final = (0, -40)
SKIN: Final = "#bb8355"
FEATHERS: Final = (DUSK, TEAL, UMBER, LAPIS, SEPIA)
ANTLER: Final[tuple[tuple[Point, ...], ...]] = (
    ((14, -70), (30, -88), (48, -98), (62, -122)),
    ((30, -88), (30, -104), (36, -118)),
    ((46, -97), (64, -98), (80, -110)),
)


def shaman(canvas: Canvas) -> None:
    """The Shaman sings with closed eyes and beats the drum."""
    ground_shadow(canvas, 0, 116, 80)
    cloak = blob((-30, -14), (30, -14), (62, 26), (86, 80), (92, 114), (-92, 114), (-86, 80), (-62, 26))
    fill(canvas, cloak, SEPIA, 2.8, 0.9)
    for row, y in enumerate((106, 78, 50, 24)):
        reach = 88 - row * 17
        count = 9 - row
        for i in range(count):
            x = -reach + 2 * reach * i / (count - 1)
            _feather(canvas, x, y, x * 0.16, FEATHERS[(i + row * 2) % len(FEATHERS)])
    robe = blob((-20, -8), (20, -8), (30, 40), (36, 116), (-36, 116), (-30, 40))
    fill(canvas, robe, EMBER, 2.6, 0.55, "#efd5a4")
    for y in (92, 104):
        zigzag = polygon(*((-36 + 9 * i, y + (4 if i % 2 else -3)) for i in range(9)), closed=False)
        canvas.ink(zigzag, 2.4, BLOOD, taper=(0, 0))
    for i, colour in enumerate((BLOOD, GOLD, TEAL, GOLD, BLOOD)):
        bead = circle(-16 + 8 * i, 2 + 6 - abs(i - 2) * 3, 4.4)
        fill(canvas, bead, colour, 1.7, 0.9, STRAW)
    sleeve(canvas, ((28, -4), (50, 10), (66, 36), (54, 48), (38, 40), (24, 20)), EMBER)
    _drum(canvas)
    sleeve(canvas, ((-28, -4), (-52, 4), (-76, -16), (-80, -30), (-66, -34), (-50, -18), (-30, -12)), EMBER)
    stick = line((-86, -20), (-66, -54), (-50, -80))
    canvas.ink(stick, 6.5, INK, taper=(0, 0), dry=0)
    canvas.ink(stick, 3.2, WOOD, taper=(0, 0), dry=0)
    knob = circle(-48, -84, 10)
    fill(canvas, knob, BLOOD, 2.3, 0.8)
    hand(canvas, -76, -36, SKIN, 20)
    _head(canvas)


def _head(canvas: Canvas) -> None:
    for flip in (False, True):
        with canvas.at(flip=flip):
            for points in ANTLER:
                canvas.ink(line(*points), 12, INK, taper=(0, 0.3), dry=0, min_width=0.3)
                canvas.ink(line(*points), 7.4, BONE, taper=(0, 0.35), dry=0.1, min_width=0.15)
            braid = line((24, -40), (36, -16), (34, 14), (38, 34))
            canvas.ink(braid, 15, INK, taper=(0, 0.2), dry=0)
            canvas.ink(braid, 10.4, "#4d3a33", taper=(0, 0.2), dry=0)
            for x, y in ((31, -22), (36, -8), (35, 8)):
                canvas.ink(line((x - 6, y - 3), (x, y + 2), (x + 6, y - 2)), 1.5, "#8a7363")
            bead = circle(37, 26, 6)
            fill(canvas, bead, GOLD, 1.8, 0.9, STRAW)
    face = blob((0, -78), (26, -68), (32, -42), (24, -14), (0, -4), (-24, -14), (-32, -42), (-26, -68))
    head(canvas, face, SKIN, ((-21, -26), (21, -26)))
    for x in (-13, 13):
        asleep(canvas, x, -40, 7, 2.3)
        for tick in (-4, 4):
            canvas.ink(line((x + tick, -36), (x + tick * 1.5, -32)), 1.4)
    for side in (-1, 1):
        for y in (-30, -25):
            canvas.ink(line((side * 14, y), (side * 27, y - 2)), 2.6, PAPER_LITE, taper=(0.1, 0.2), dry=0)
    nose(canvas, 0, -30, SKIN, 6.5)
    gasp(canvas, 0, -14, 6)
    hood = blob((-33, -50), (-28, -76), (0, -90), (28, -76), (33, -50), (20, -64), (0, -68), (-20, -64))
    fill(canvas, hood, UMBER, 2.7, 0.9, deep=SEPIA)
    band = polygon(*((-26 + 8.6 * i, -62 - (6 if i % 2 else 0) - (9 - abs(i - 3) * 3)) for i in range(7)), closed=False)
    canvas.ink(band, 2.4, GOLD, taper=(0, 0))


def _feather(canvas: Canvas, x: float, y: float, lean: float, colour: str) -> None:
    with canvas.at(x, y, rotation=-lean):
        vane = blob((0, -24), (10, -10), (8, 6), (0, 14), (-8, 6), (-10, -10))
        fill(canvas, vane, colour, 1.9, 0.8)
        canvas.ink(line((0, -22), (0, 10)), 1.2, taper=(0.05, 0.5))


def _drum(canvas: Canvas) -> None:
    """A painted drum with a sun that smiles."""
    rim = circle(62, 62, 38)
    fill(canvas, rim, UMBER, 3.0, 0.9)
    skin = circle(60, 60, 31)
    fill(canvas, skin, STRAW, 2.2, 0.45, PAPER_LITE)
    sun = circle(60, 60, 11)
    fill(canvas, sun, EMBER, 1.9, 0.8, STRAW)
    for i in range(8):
        with canvas.at(60, 60, rotation=45 * i):
            canvas.ink(line((0, -15), (0, -23)), 2.6, BLOOD, taper=(0.1, 0.4))
    for x in (56, 64):
        canvas.base(circle(x, 58, 1.6), INK)
    canvas.ink(line((55, 63), (60, 66), (65, 63)), 1.5)
    for x, y, turn in ((94, 86, 160), (78, 98, 178)):
        with canvas.at(x, y, rotation=turn):
            quill = blob((0, 0), (5, -10), (0, -24), (-5, -10))
            fill(canvas, quill, MOSS, 1.7, 0.8)
    hand(canvas, 40, 42, SKIN, -40, 0.9)
    stars(canvas, ((-104, -66, 6), (-112, -30, 4), (108, -60, 5)))
