"""The Trickster: a youth with a fox's face, a patched coat and one glove too many."""

from typing import Final

from assets.art.cauldron_folk.person import sleeve, strands
from assets.art.cauldron_things.brush import eye, fill, ground_shadow
from assets.art.cauldron_things.hues import LAMP_PALE, TEAL_DEEP
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.palette import (
    BLOOD,
    DUSK,
    EMBER,
    GOLD,
    INK,
    MOSS,
    PAPER_LITE,
    PLUM,
    SEPIA,
    STRAW,
    TEAL,
    UMBER,
)
from assets.art.inkwash.shapes import Point, blob, circle, line, polygon, svg_path

HEAD: Final = (0, -48)
FUR: Final = "#f0b98a"
PATCHES: Final = ((-26, 60, 13, MOSS, -8), (24, 84, 14, GOLD, 10), (20, 36, 11, PLUM, -12), (-22, 98, 11, BLOOD, 14))


def trickster(canvas: Canvas) -> None:
    """The Trickster juggles a token, and holds a purse in a third hand behind the back."""
    ground_shadow(canvas, 0, 116, 60)
    tail = blob((30, 96), (66, 104), (104, 84), (116, 44), (104, 22), (94, 44), (80, 66), (40, 76))
    fill(canvas, tail, EMBER, 2.8, 0.85, FUR)
    tip = blob((98, 48), (112, 50), (117, 34), (104, 20), (96, 34))
    fill(canvas, tip, STRAW, 2.0, 0.2, PAPER_LITE)
    _spare_hand(canvas)
    for x in (-18, 16):
        boot = blob((x - 9, 96), (x + 9, 96), (x + 10, 112), (x + 22, 112), (x + 22, 119), (x - 10, 119))
        fill(canvas, boot, SEPIA, 2.4, 1.0)
    coat = blob(
        (-26, -14),
        (26, -14),
        (40, 30),
        (46, 84),
        (52, 106),
        (20, 110),
        (0, 100),
        (-22, 110),
        (-52, 106),
        (-46, 84),
        (-40, 30),
    )
    fill(canvas, coat, TEAL, 3.0, 0.9, deep=TEAL_DEEP)
    canvas.ink(line((0, -10), (3, 40), (0, 98)), 2.2)
    for x, y, size, colour, turn in PATCHES:
        _patch(canvas, x, y, size, colour, turn)
    for y in (14, 36, 58):
        button = circle(-7, y, 3.6)
        fill(canvas, button, GOLD, 1.6, 0.8, STRAW)
    scarf = blob((-30, -16), (0, -8), (30, -16), (34, -4), (0, 8), (-34, -4))
    fill(canvas, scarf, BLOOD, 2.4)
    end = blob((12, 2), (28, 4), (40, 34), (28, 38), (18, 20))
    fill(canvas, end, BLOOD, 2.2)
    sleeve(canvas, ((-28, -8), (-48, 2), (-74, -22), (-84, -44), (-70, -50), (-58, -32), (-34, -10)), TEAL, TEAL_DEEP)
    _glove(canvas, -80, -52, -14, DUSK)
    sleeve(canvas, ((28, -6), (50, 10), (60, 38), (46, 46), (32, 34), (26, 14)), TEAL, TEAL_DEEP)
    _glove(canvas, 50, 48, 150, BLOOD)
    _head(canvas)
    for x, y, colour in ((-104, -86, MOSS), (-66, -104, BLOOD), (-34, -112, GOLD)):
        token = circle(x, y, 11)
        fill(canvas, token, colour, 2.3, 0.8, PAPER_LITE)
        canvas.ink(circle(x, y, 6.5), 1.3)
    for points in (((-96, -100), (-88, -108), (-80, -110)), ((-54, -114), (-50, -118), (-46, -118))):
        canvas.ink(line(*points), 1.5, taper=(0.3, 0.5))


def _head(canvas: Canvas) -> None:
    """A fox's head with a rakish cap."""
    for side in (-1, 1):
        ear = polygon((side * 12, -78), (side * 34, -112), (side * 40, -66))
        fill(canvas, ear, EMBER, 2.6, 0.9, FUR)
        inner = polygon((side * 20, -80), (side * 32, -100), (side * 34, -72))
        canvas.base(inner, "#5b3a30", 0.9)
    face = blob(
        (0, -88),
        (26, -82),
        (44, -58),
        (52, -36),
        (30, -24),
        (10, -12),
        (0, -8),
        (-10, -12),
        (-30, -24),
        (-52, -36),
        (-44, -58),
        (-26, -82),
    )
    fill(canvas, face, EMBER, 0, 0.9, FUR)
    for side in (-1, 1):
        cheek = blob(
            (side * 4, -34), (side * 26, -44), (side * 50, -36), (side * 30, -25), (side * 10, -13), (0, -9), (0, -26)
        )
        canvas.gouache(cheek, PAPER_LITE, 0.95, 0.8)
    canvas.ink(face, 2.9)
    for side in (-1, 1):
        almond = blob((side * 7, -48), (side * 16, -56), (side * 28, -54), (side * 18, -44))
        canvas.base(almond, LAMP_PALE)
        canvas.ink(almond, 1.9)
        eye(canvas, side * 16 + 2, -50, 4.6, white=False)
        strands(
            canvas,
            (
                ((side * 22, -28), (side * 40, -26), (side * 58, -22)),
                ((side * 22, -24), (side * 38, -18), (side * 52, -12)),
            ),
            INK,
            1.3,
        )
    canvas.ink(line((-30, -62), (-18, -66), (-8, -58)), 2.4, taper=(0.3, 0.3))
    canvas.ink(line((8, -62), (20, -74), (32, -70)), 2.4, taper=(0.3, 0.3))
    muzzle = blob((-7, -22), (0, -26), (7, -22), (0, -15))
    canvas.base(muzzle, INK)
    canvas.ink(line((0, -15), (0, -12)), 1.6)
    canvas.ink(line((-6, -12), (6, -10), (20, -18)), 2.2, taper=(0.2, 0.3))
    cap = svg_path("M-30 -80 C-30 -104 -6 -114 12 -108 C26 -104 30 -92 28 -80 C10 -90 -12 -90 -30 -80 Z")
    fill(canvas, cap, MOSS, 2.7, 0.95, deep="#4d6b35")
    feather = blob((20, -90), (40, -106), (62, -134), (58, -110), (38, -92), (22, -84))
    fill(canvas, feather, BLOOD, 2.0)
    canvas.ink(line((22, -88), (40, -102), (58, -126)), 1.4)


def _patch(canvas: Canvas, x: float, y: float, size: float, colour: str, turn: float) -> None:
    with canvas.at(x, y, rotation=turn):
        half = size / 2 + 2
        square: tuple[Point, ...] = ((-half, -half), (half, -half + 1), (half - 1, half), (-half, half - 1))
        fill(canvas, polygon(*square), colour, 1.8, 0.8)
        for at in (-half + 3, 0, half - 3):
            canvas.ink(line((at, -half - 2), (at, -half + 3)), 1.3)
            canvas.ink(line((at, half - 3), (at, half + 2)), 1.3)


def _glove(canvas: Canvas, x: float, y: float, turn: float, colour: str) -> None:
    """A glove with four fingers spread."""
    with canvas.at(x, y, 1.0, turn):
        for lean, reach in ((-34, 16), (-10, 20), (14, 19), (40, 15)):
            with canvas.at(0, -4, rotation=lean):
                finger = blob((-4, 0), (-4.4, -reach * 0.6), (0, -reach), (4.4, -reach * 0.6), (4, 0))
                fill(canvas, finger, colour, 1.9, 0.9)
        palm = blob((-10, 8), (-11, -4), (0, -9), (11, -4), (9, 8))
        fill(canvas, palm, colour, 2.2, 0.9)
        cuff = polygon((-11, 6), (10, 6), (11, 13), (-12, 13))
        fill(canvas, cuff, STRAW, 1.9, 0.5)


def _spare_hand(canvas: Canvas) -> None:
    """The third glove, which comes from behind with somebody's purse."""
    arm = line((-30, 30), (-64, 44), (-92, 30))
    canvas.ink(arm, 17, INK, taper=(0, 0), dry=0, shade=0)
    canvas.ink(arm, 12, "#6fa3a0", taper=(0, 0), dry=0, shade=0)
    purse = blob((-110, 40), (-92, 36), (-80, 44), (-78, 64), (-96, 74), (-114, 64))
    fill(canvas, purse, UMBER, 2.4, 0.8)
    canvas.ink(line((-108, 42), (-96, 46), (-84, 43)), 2.0)
    _glove(canvas, -98, 26, -70, GOLD)
