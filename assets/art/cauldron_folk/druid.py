"""The Druid: tall, with a leaf for a hood and a nest in his mossy beard."""

from typing import Final

from assets.art import brush
from assets.art.cauldron_folk.person import hand, head, nose, sleeve, strands
from assets.art.cauldron_things.hues import FERN_DEEP, LEAF_PALE, PLANK
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import blob, circle, line, polygon

HEAD: Final = (0, -62)
SKIN: Final = "#d3a474"
BEARD: Final = "#9aa75a"


def druid(canvas: Canvas) -> None:
    """The Druid with his staff; a bird sits in his beard."""
    brush.ground_shadow(canvas, 0, 116, 62)
    _staff(canvas)
    robe = blob((-30, -22), (30, -22), (46, 20), (50, 80), (56, 116), (-54, 116), (-48, 80), (-46, 20))
    brush.fill(canvas, robe, c.FERN, 3.0, 0.8, deep=FERN_DEEP)
    strands(
        canvas,
        (((-22, 50), (-28, 84), (-26, 114)), ((20, 54), (28, 86), (26, 114)), ((0, 84), (2, 100), (0, 115))),
        c.INK,
        1.6,
    )
    for x, y, turn in (
        (-44, 100, -150),
        (-18, 112, 170),
        (14, 110, 190),
        (42, 102, 150),
        (-34, 78, -140),
        (36, 76, 140),
    ):
        patch = brush.leaf_shape(x, y - 14, 20, turn)
        brush.fill(canvas, patch, c.MOSS, 1.7, 0.8, LEAF_PALE)
    sleeve(canvas, ((-30, -14), (-48, 0), (-58, 34), (-44, 46), (-30, 38), (-36, 22), (-24, 8)), c.FERN, FERN_DEEP)
    sleeve(canvas, ((28, -14), (50, -2), (72, 10), (78, 28), (62, 34), (44, 22), (24, 10)), c.FERN, FERN_DEEP)
    hand(canvas, 76, 16, SKIN, 4)
    hood = blob((0, -128), (22, -112), (40, -84), (42, -52), (30, -24), (-30, -24), (-42, -52), (-40, -84), (-22, -112))
    brush.fill(canvas, hood, c.MOSS, 3.0, 0.9, LEAF_PALE, deep=c.FERN)
    for x, y in ((-26, -84), (26, -84), (-34, -58), (34, -58)):
        canvas.ink(line((0, -118), (x * 0.5, y - 12), (x, y)), 1.4, c.FERN, taper=(0.1, 0.5))
    canvas.ink(line((0, -126), (5, -134), (14, -132)), 3.2, c.FERN, taper=(0.05, 0.5))
    face = blob((0, -96), (24, -84), (28, -58), (20, -36), (-20, -36), (-28, -58), (-24, -84))
    head(canvas, face, SKIN, ((-18, -56), (18, -56)))
    brush.eye(canvas, -10, -68, 5, (0.2, 0.5))
    brush.asleep(canvas, 11, -67, 6, 2.0)
    for x, tilt in ((-11, 3), (12, -3)):
        brows = blob((x - 11, -78 - tilt), (x, -86), (x + 11, -78 + tilt), (x, -76))
        brush.fill(canvas, brows, c.MOSS, 1.8, 0.7, BEARD)
    nose(canvas, 1, -56, SKIN, 8)
    _beard(canvas)
    hand(canvas, -40, 40, SKIN, 150, 0.95)
    _ladybird(canvas, -44, 56)
    for x in (-96, -84, 96):
        brush.grass(canvas, x, 116, 1.5, c.FERN)


def _beard(canvas: Canvas) -> None:
    beard = blob(
        (-27, -54),
        (-14, -46),
        (0, -44),
        (14, -46),
        (27, -54),
        (32, -20),
        (26, 22),
        (8, 60),
        (0, 76),
        (-8, 60),
        (-26, 22),
        (-32, -20),
    )
    brush.fill(canvas, beard, c.MOSS, 2.8, 0.7, BEARD)
    strands(canvas, tuple(((x, -30), (x * 0.9, 8), (x * 0.4, 50)) for x in (-20, 20, -6)), c.FERN, 1.6)
    canvas.ink(line((-9, -42), (0, -38), (9, -42)), 2.2)
    nest = blob((-19, 2), (0, 8), (19, 2), (15, 18), (0, 24), (-15, 18))
    bird = blob((-12, 4), (-10, -10), (2, -15), (12, -8), (12, 4))
    brush.fill(canvas, bird, c.LAPIS, 2.1, 0.8)
    beak = polygon((11, -8), (20, -5), (11, -3))
    brush.fill(canvas, beak, c.BLOOD, 1.4, 0.6, "#f3c35a")
    brush.eye(canvas, 5, -7, 2.8, (0.3, 0))
    brush.fill(canvas, nest, c.SEPIA, 2.2, 0.6, PLANK)
    for x in (-12, -4, 4, 12):
        canvas.ink(line((x - 7, 8), (x, 13), (x + 6, 9)), 1.4, c.SEPIA)
        canvas.ink(line((x - 5, 17), (x, 12), (x + 6, 18)), 1.2, c.INK, taper=(0.2, 0.4))


def _staff(canvas: Canvas) -> None:
    staff = line((80, 116), (78, 40), (82, -40), (78, -84))
    canvas.ink(staff, 11, c.INK, taper=(0, 0), dry=0, wobble=1.0)
    canvas.ink(staff, 6.6, "#a97b4b", taper=(0, 0), dry=0.2, wobble=1.0)
    for turn, length in ((-52, 32), (10, 38), (60, 30)):
        tip = brush.leaf_shape(79, -84, length, turn)
        brush.fill(canvas, tip, c.MOSS, 2.2, 0.9, LEAF_PALE)
        canvas.ink(line((79, -84), (79, -84 - length * 0.2)), 1.4, c.FERN)
    brush.brow(canvas, 80, 0, 5, 0, 1.6)
    snail = circle(88, -20, 9)
    brush.fill(canvas, snail, c.UMBER, 2.0, 0.5, c.STRAW)
    canvas.ink(line((88, -20), (92, -22), (90, -26), (84, -24), (84, -16), (92, -14)), 1.5)
    foot = blob((80, -12), (100, -13), (106, -20), (102, -9), (82, -8))
    brush.fill(canvas, foot, c.STRAW, 1.6, 0.7)


def _ladybird(canvas: Canvas, x: float, y: float) -> None:
    body = circle(x, y + 4, 6.4, 5)
    brush.fill(canvas, body, c.BLOOD, 1.8, 1.0)
    canvas.ink(line((x, y - 1), (x, y + 9)), 1.4)
    canvas.base(circle(x, y - 2, 2.8), c.INK)
    for dx in (-3, 3):
        canvas.base(circle(x + dx, y + 4, 1.2), c.INK)
