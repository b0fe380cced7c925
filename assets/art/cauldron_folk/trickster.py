"""The Trickster: a youth with a fox's face, a patched coat and one glove too many."""

from typing import Final

from assets.art import brush
from assets.art.cauldron_folk.person import sleeve, strands
from assets.art.cauldron_things.hues import LAMP_PALE, TEAL_DEEP
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import Point, blob, circle, line, polygon, svg_path

HEAD: Final = (0, -48)
FUR: Final = "#f0b98a"
PATCHES: Final = (
    (-26, 60, 13, c.MOSS, -8),
    (24, 84, 14, c.GOLD, 10),
    (20, 36, 11, c.PLUM, -12),
    (-22, 98, 11, c.BLOOD, 14),
)


def trickster(canvas: Canvas) -> None:
    """The Trickster juggles a token, and holds a purse in a third hand behind the back."""
    brush.ground_shadow(canvas, 0, 116, 60)
    tail = blob((30, 96), (66, 104), (104, 84), (116, 44), (104, 22), (94, 44), (80, 66), (40, 76))
    brush.fill(canvas, tail, c.EMBER, 2.8, 0.85, FUR)
    tip = blob((98, 48), (112, 50), (117, 34), (104, 20), (96, 34))
    brush.fill(canvas, tip, c.STRAW, 2.0, 0.2, c.PAPER_LITE)
    _spare_hand(canvas)
    for x in (-18, 16):
        boot = blob((x - 9, 96), (x + 9, 96), (x + 10, 112), (x + 22, 112), (x + 22, 119), (x - 10, 119))
        brush.fill(canvas, boot, c.SEPIA, 2.4, 1.0)
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
    brush.fill(canvas, coat, c.TEAL, 3.0, 0.9, deep=TEAL_DEEP)
    canvas.ink(line((0, -10), (3, 40), (0, 98)), 2.2)
    for x, y, size, colour, turn in PATCHES:
        _patch(canvas, x, y, size, colour, turn)
    for y in (14, 36, 58):
        button = circle(-7, y, 3.6)
        brush.fill(canvas, button, c.GOLD, 1.6, 0.8, c.STRAW)
    scarf = blob((-30, -16), (0, -8), (30, -16), (34, -4), (0, 8), (-34, -4))
    brush.fill(canvas, scarf, c.BLOOD, 2.4)
    end = blob((12, 2), (28, 4), (40, 34), (28, 38), (18, 20))
    brush.fill(canvas, end, c.BLOOD, 2.2)
    sleeve(canvas, ((-28, -8), (-48, 2), (-74, -22), (-84, -44), (-70, -50), (-58, -32), (-34, -10)), c.TEAL, TEAL_DEEP)
    _glove(canvas, -80, -52, -14, c.DUSK)
    sleeve(canvas, ((28, -6), (50, 10), (60, 38), (46, 46), (32, 34), (26, 14)), c.TEAL, TEAL_DEEP)
    _glove(canvas, 50, 48, 150, c.BLOOD)
    _head(canvas)
    for x, y, colour in ((-104, -86, c.MOSS), (-66, -104, c.BLOOD), (-34, -112, c.GOLD)):
        token = circle(x, y, 11)
        brush.fill(canvas, token, colour, 2.3, 0.8, c.PAPER_LITE)
        canvas.ink(circle(x, y, 6.5), 1.3)
    for points in (((-96, -100), (-88, -108), (-80, -110)), ((-54, -114), (-50, -118), (-46, -118))):
        canvas.ink(line(*points), 1.5, taper=(0.3, 0.5))


def _head(canvas: Canvas) -> None:
    """A fox's head with a rakish cap."""
    for side in (-1, 1):
        ear = polygon((side * 12, -78), (side * 34, -112), (side * 40, -66))
        brush.fill(canvas, ear, c.EMBER, 2.6, 0.9, FUR)
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
    brush.fill(canvas, face, c.EMBER, 0, 0.9, FUR)
    for side in (-1, 1):
        cheek = blob(
            (side * 4, -34), (side * 26, -44), (side * 50, -36), (side * 30, -25), (side * 10, -13), (0, -9), (0, -26)
        )
        canvas.gouache(cheek, c.PAPER_LITE, 0.95, 0.8)
    canvas.ink(face, 2.9)
    for side in (-1, 1):
        almond = blob((side * 7, -48), (side * 16, -56), (side * 28, -54), (side * 18, -44))
        canvas.base(almond, LAMP_PALE)
        canvas.ink(almond, 1.9)
        brush.eye(canvas, side * 16 + 2, -50, 4.6, white=False)
        strands(
            canvas,
            (
                ((side * 22, -28), (side * 40, -26), (side * 58, -22)),
                ((side * 22, -24), (side * 38, -18), (side * 52, -12)),
            ),
            c.INK,
            1.3,
        )
    canvas.ink(line((-30, -62), (-18, -66), (-8, -58)), 2.4, taper=(0.3, 0.3))
    canvas.ink(line((8, -62), (20, -74), (32, -70)), 2.4, taper=(0.3, 0.3))
    muzzle = blob((-7, -22), (0, -26), (7, -22), (0, -15))
    canvas.base(muzzle, c.INK)
    canvas.ink(line((0, -15), (0, -12)), 1.6)
    canvas.ink(line((-6, -12), (6, -10), (20, -18)), 2.2, taper=(0.2, 0.3))
    cap = svg_path("M-30 -80 C-30 -104 -6 -114 12 -108 C26 -104 30 -92 28 -80 C10 -90 -12 -90 -30 -80 Z")
    brush.fill(canvas, cap, c.UMBER, 2.7, 0.95, deep=c.SEPIA)
    feather = blob((20, -90), (40, -106), (62, -134), (58, -110), (38, -92), (22, -84))
    brush.fill(canvas, feather, c.GOLD, 2.0)
    canvas.ink(line((22, -88), (40, -102), (58, -126)), 1.4)


def _patch(canvas: Canvas, x: float, y: float, size: float, colour: str, turn: float) -> None:
    with canvas.at(x, y, rotation=turn):
        half = size / 2 + 2
        square: tuple[Point, ...] = ((-half, -half), (half, -half + 1), (half - 1, half), (-half, half - 1))
        brush.fill(canvas, polygon(*square), colour, 1.8, 0.8)
        for at in (-half + 3, 0, half - 3):
            canvas.ink(line((at, -half - 2), (at, -half + 3)), 1.3)
            canvas.ink(line((at, half - 3), (at, half + 2)), 1.3)


def _glove(canvas: Canvas, x: float, y: float, turn: float, colour: str) -> None:
    """A glove with four fingers spread."""
    with canvas.at(x, y, 1.0, turn):
        for lean, reach in ((-34, 16), (-10, 20), (14, 19), (40, 15)):
            with canvas.at(0, -4, rotation=lean):
                finger = blob((-4, 0), (-4.4, -reach * 0.6), (0, -reach), (4.4, -reach * 0.6), (4, 0))
                brush.fill(canvas, finger, colour, 1.9, 0.9)
        palm = blob((-10, 8), (-11, -4), (0, -9), (11, -4), (9, 8))
        brush.fill(canvas, palm, colour, 2.2, 0.9)
        cuff = polygon((-11, 6), (10, 6), (11, 13), (-12, 13))
        brush.fill(canvas, cuff, c.STRAW, 1.9, 0.5)


def _spare_hand(canvas: Canvas) -> None:
    """The third glove, which comes from behind with somebody's purse."""
    arm = line((-30, 30), (-64, 44), (-92, 30))
    canvas.ink(arm, 17, c.INK, taper=(0, 0), dry=0, shade=0)
    canvas.ink(arm, 12, "#6fa3a0", taper=(0, 0), dry=0, shade=0)
    purse = blob((-110, 40), (-92, 36), (-80, 44), (-78, 64), (-96, 74), (-114, 64))
    brush.fill(canvas, purse, c.UMBER, 2.4, 0.8)
    canvas.ink(line((-108, 42), (-96, 46), (-84, 43)), 2.0)
    _glove(canvas, -98, 26, -70, c.GOLD)
