"""The Wizard: a beard long enough to be tucked into the belt, sleeves full of scrolls."""

from typing import Final

from assets.art import brush
from assets.art.cauldron_folk.person import hand, head, nose, strands
from assets.art.cauldron_things.hues import SKIN_PALE, WICKER
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import blob, circle, crescent, line, polygon, star

HEAD: Final = (0, -52)
SKIN: Final = SKIN_PALE
BEARD: Final = "#f1eee4"


def wizard(canvas: Canvas) -> None:
    """The Wizard, who is sure that the right scroll is in one of these sleeves."""
    brush.ground_shadow(canvas, 0, 116, 66)
    robe = blob((-28, -18), (28, -18), (46, 20), (54, 80), (62, 116), (-62, 116), (-54, 80), (-46, 20))
    brush.fill(canvas, robe, c.LAPIS, 3.0, 0.95, deep=c.LAPIS_DEEP)
    for x, y, radius in ((-34, 66, 6), (36, 84, 7), (-40, 100, 5), (40, 46, 5)):
        sign = star(x, y, radius, 5, 0.45)
        canvas.gouache(sign, c.CREAM_TEXT, 1, 0)
        canvas.ink(sign, 1.3)
    canvas.gouache(crescent(-36, 34, 8, 0.5, -0.5), c.CREAM_TEXT, 1, 0)
    _sleeve(canvas, False)
    _sleeve(canvas, True)
    _beard(canvas)
    _head(canvas)
    brush.stars(canvas, ((-116, -70, 5), (112, -74, 6), (96, -100, 4), (-98, -98, 4)))


def _sleeve(canvas: Canvas, flip: bool) -> None:
    """A wide sleeve from which scrolls stick out."""
    with canvas.at(flip=flip):
        for x, y, turn, tint in ((82, -20, 18, c.STRAW), (98, -14, 42, WICKER), (92, 4, 66, c.PAPER_LITE)):
            with canvas.at(x, y, rotation=turn):
                roll = polygon((-7, -26), (7, -26), (7, 26), (-7, 26))
                brush.fill(canvas, roll, c.STRAW, 2.0, 0.35, tint)
                end = circle(0, -26, 7.4, 3.4)
                brush.fill(canvas, end, c.UMBER, 1.7, 0.4, c.PAPER_LITE)
                canvas.ink(line((-7, -4), (7, -4)), 3, c.BLOOD, taper=(0, 0))
        sleeve = blob((24, -12), (50, -10), (82, -8), (106, 10), (110, 46), (92, 40), (74, 24), (48, 28), (28, 14))
        brush.fill(canvas, sleeve, c.LAPIS, 2.8, 0.95, deep=c.LAPIS_DEEP)
        hem = line((104, 10), (110, 28), (108, 44))
        canvas.ink(hem, 5.4, c.GOLD, taper=(0.1, 0.1), dry=0.1)
        canvas.ink(hem, 1.4, c.INK)
        hand(canvas, 78, 36, SKIN, 160, 0.95)


def _beard(canvas: Canvas) -> None:
    beard = blob(
        (-28, -44),
        (0, -30),
        (28, -44),
        (34, -8),
        (24, 30),
        (14, 56),
        (10, 66),
        (-10, 66),
        (-14, 56),
        (-24, 30),
        (-34, -8),
    )
    brush.fill(canvas, beard, c.SLATE, 2.8, 0.1, BEARD)
    strands(
        canvas,
        (
            ((-18, -22), (-18, 14), (-8, 54)),
            ((18, -22), (18, 14), (8, 54)),
            ((0, -14), (2, 20), (0, 56)),
            ((-26, -20), (-27, 0), (-20, 24)),
            ((26, -20), (27, 0), (20, 24)),
        ),
        c.SLATE,
        1.6,
    )
    belt = polygon((-52, 62), (52, 62), (53, 76), (-53, 76))
    brush.fill(canvas, belt, c.UMBER, 2.6, 0.95)
    buckle = polygon((-11, 59), (11, 59), (11, 79), (-11, 79))
    brush.fill(canvas, buckle, c.GOLD, 2.4, 0.9, c.STRAW)
    canvas.base(polygon((-5, 64), (5, 64), (5, 74), (-5, 74)), "#7a4a2c")
    tip = blob((-9, 79), (9, 79), (8, 96), (0, 106), (-8, 96))
    brush.fill(canvas, tip, c.SLATE, 2.2, 0.1, BEARD)
    bow = blob((-12, 92), (0, 96), (12, 92), (12, 102), (0, 98), (-12, 102))
    brush.fill(canvas, bow, c.BLOOD, 1.8)


def _head(canvas: Canvas) -> None:
    face = blob((0, -82), (24, -74), (29, -52), (24, -30), (-24, -30), (-29, -52), (-24, -74))
    head(canvas, face, SKIN, ((-19, -42), (19, -42)))
    for x in (-11, 11):
        lens = circle(x, -54, 9.5)
        canvas.base(lens, "#eef3ee", 0.8)
        brush.eye(canvas, x, -54, 4.8, (0, 0.5), white=False)
        canvas.ink(lens, 2.2)
    canvas.ink(line((-2, -56), (0, -58), (2, -56)), 2.0)
    for side in (-1, 1):
        brow = blob(
            (side * 3, -66), (side * 14, -74), (side * 32, -72), (side * 38, -64), (side * 24, -66), (side * 12, -63)
        )
        brush.fill(canvas, brow, c.SLATE, 1.9, 0.1, BEARD)
    nose(canvas, 0, -45, SKIN, 7.5)
    for side in (-1, 1):
        whisker = blob(
            (0, -38), (side * 14, -40), (side * 30, -32), (side * 40, -36), (side * 30, -22), (side * 12, -27)
        )
        brush.fill(canvas, whisker, c.SLATE, 2.1, 0.1, BEARD)
    with canvas.at(0, -52, 0.72):
        _nightcap(canvas)


def _nightcap(canvas: Canvas) -> None:
    """The cap he studies in, with stars and a bobble; its origin is the middle of the face."""
    cap = blob(
        (-40, -26), (-42, -52), (-22, -76), (10, -86), (42, -78), (66, -54), (76, -20), (66, -18), (50, -44),
        (38, -52), (42, -28), (0, -34), tension=0.42,
    )  # fmt: skip
    brush.fill(canvas, cap, c.LAPIS, 0, 0.9, deep=c.LAPIS_DEEP)
    for x, y, radius in ((-20, -50, 8), (6, -62, 7), (28, -66, 6), (54, -52, 5), (20, -46, 4.5)):
        canvas.gouache(star(x, y, radius, 5, 0.45), c.CREAM_TEXT, 1, 0)
    canvas.ink(cap, 3.0)
    brush.fill(canvas, circle(71, -10, 10), c.STRAW, 2.4, 0.2, c.PAPER_LITE)
    rim = blob(
        (-45, -22), (-22, -35), (0, -38), (22, -35), (45, -22), (42, -12), (20, -24), (0, -27), (-20, -24), (-42, -12)
    )
    brush.fill(canvas, rim, c.STRAW, 2.6, 0.2, c.PAPER_LITE)
