"""The Witch: plump and merry, with striped stockings and three beetles that carry her baskets."""

from typing import Final

from assets.art import brush
from assets.art.cauldron_folk.person import hand, head, nose, sleeve
from assets.art.cauldron_things.hues import WICKER, WOOD
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import blob, circle, line, polygon, svg_path

HEAD: Final = (-6, -34)
SKIN: Final = "#f0cda6"
DRESS, DRESS_DEEP = "#8a5a7a", "#4c2a44"
HAIR: Final = "#b4572c"
CLOTH, CLOTH_PALE = "#c9a04a", "#f6e6b8"
CURLS: Final = (
    (-44, -30, 13), (-50, -12, 13), (-44, 6, 12), (-34, -46, 12), (32, -30, 13), (38, -12, 13),
    (33, 6, 12), (22, -46, 12),
)  # fmt: skip
BEETLES: Final = ((-112, 102, 1.0, False), (-76, 112, 0.85, False), (112, 104, 1.05, True))


def witch(canvas: Canvas) -> None:
    """The Witch with her helpers."""
    brush.ground_shadow(canvas, 0, 116, 70)
    for x, lean in ((-24, -6), (22, 8)):
        _leg(canvas, x, lean)
    dress = blob((-26, 0), (20, 0), (46, 26), (66, 62), (58, 74), (0, 79), (-62, 74), (-72, 62), (-54, 26))
    brush.fill(canvas, dress, DRESS, 3.0, deep=DRESS_DEEP)
    apron = blob((-20, 24), (14, 24), (30, 56), (22, 70), (-30, 70), (-36, 56))
    brush.fill(canvas, apron, c.STRAW, 2.0, 0.35, c.PAPER_LITE)
    pocket = polygon((-16, 42), (8, 42), (5, 60), (-13, 60))
    brush.fill(canvas, pocket, c.MOSS, 1.8, 0.6)
    canvas.ink(line((-4, 42), (-8, 31), (0, 26)), 2.4, c.FERN)
    sleeve(canvas, ((20, 4), (36, 8), (62, 0), (76, -24), (66, -30), (48, -18), (24, -8)), DRESS, DRESS_DEEP)
    _ladle(canvas)
    hand(canvas, 74, -32, SKIN, 12)
    sleeve(canvas, ((-26, 4), (-44, 12), (-62, 34), (-50, 52), (-34, 46), (-42, 34), (-24, 26)), DRESS, DRESS_DEEP)
    hand(canvas, -40, 50, SKIN, 118, 0.9)
    for x, y, radius in CURLS:
        curl = circle(x, y, radius)
        brush.fill(canvas, curl, HAIR, 2.2, 0.85, "#f0c49a")
    face = blob((-6, -68), (24, -58), (31, -32), (24, -8), (-6, 2), (-36, -8), (-43, -32), (-36, -58))
    head(canvas, face, SKIN, ((-28, -18), (18, -18)))
    for x in (-19, 8):
        brush.eye(canvas, x, -34, 6, (0.25, 0.2))
    brush.brow(canvas, -20, -46, 7, -2)
    brush.brow(canvas, 9, -46, 7, 2)
    nose(canvas, -5, -24, SKIN, 7)
    brush.smile(canvas, -6, -11, 13, 0.6, 2.2)
    tooth = polygon((-2, -5), (4, -5.5), (3.5, 0.5), (-1.5, 0.5))
    canvas.base(tooth, c.PAPER_LITE)
    canvas.ink(tooth, 1.3)
    with canvas.at(-6, -34, 0.86):
        _kerchief(canvas)
    for x, y, size, flip in BEETLES:
        with canvas.at(x, y, size, flip=flip):
            _beetle(canvas)


def _kerchief(canvas: Canvas) -> None:
    """A spotted kerchief with a bow on top and a twig behind it; its origin is the middle of the face."""
    for bow in (
        blob((8, -62), (22, -92), (44, -96), (40, -74), (24, -58)),
        blob((2, -62), (-14, -88), (-34, -86), (-28, -68), (-12, -58)),
    ):
        brush.fill(canvas, bow, CLOTH, 2.5, 0.9, CLOTH_PALE)
    twig = line((-40, -44), (-58, -62), (-66, -84))
    canvas.ink(twig, 3.2, c.SEPIA, taper=(0.05, 0.3))
    for x, y, turn in ((-58, -62, -80), (-62, -72, 10), (-66, -84, -30)):
        brush.fill(canvas, brush.leaf_shape(x, y, 17, turn), c.FERN, 1.8, 0.8)
    cloth = svg_path("M-47 -14 C-54 -48 -28 -66 2 -66 C32 -66 54 -46 47 -12 C30 -36 -28 -38 -47 -14 Z")
    brush.fill(canvas, cloth, CLOTH, 0, 0.85, CLOTH_PALE, deep="#8a5a1c")
    with canvas.clip(cloth):
        for x, y in ((-30, -38), (-12, -50), (10, -46), (30, -40), (0, -60), (-20, -60), (22, -60)):
            canvas.gouache(circle(x, y, 4.6), "#a8463c", 0.95, 0.2)
    canvas.ink(cloth, 2.9)
    brush.fill(canvas, circle(4, -62, 8), CLOTH, 2.4, 0.9, CLOTH_PALE)


def _leg(canvas: Canvas, x: float, lean: float) -> None:
    """A stocking in stripes and a pointed boot."""
    side = 1 if lean > 0 else -1
    stocking = polygon((x - 10, 68), (x + 10, 68), (x + 7 + lean * 0.3, 108), (x - 7 + lean * 0.3, 108))
    brush.fill(canvas, stocking, c.STRAW, 2.2, 0.2, c.PAPER_LITE)
    with canvas.clip(stocking):
        for y in (78, 87, 96, 105):
            canvas.ink(line((x - 12, y), (x + 12, y)), 4.2, c.BLOOD, taper=(0, 0), dry=0)
    canvas.ink(stocking, 2.2)
    boot = blob(
        (x - 8, 106),
        (x + 8, 106),
        (x + side * 12, 112),
        (x + side * 26, 110),
        (x + side * 24, 119),
        (x - side * 9, 119),
    )
    brush.fill(canvas, boot, c.SEPIA, 2.4, 1.0)


def _ladle(canvas: Canvas) -> None:
    handle = line((70, -10), (80, -44), (90, -76))
    canvas.ink(handle, 7, c.INK, taper=(0, 0), dry=0)
    canvas.ink(handle, 3.6, WOOD, taper=(0, 0), dry=0)
    bowl = blob((78, -84), (104, -84), (102, -68), (91, -62), (80, -68))
    brush.fill(canvas, bowl, c.UMBER, 2.4)
    canvas.gouache(blob((82, -84), (100, -84), (91, -78)), "#b7cc5a", 1, 0)
    canvas.ink(line((78, -84), (91, -81), (104, -84)), 1.8)


def _beetle(canvas: Canvas) -> None:
    """A beetle that walks to the right with a basket on its back."""
    for x in (-12, -2, 8):
        canvas.ink(line((x, 4), (x - 4, 10), (x - 2, 15)), 2.0, taper=(0.05, 0.3))
    body = blob((-20, 4), (-14, -8), (2, -11), (14, -4), (16, 5), (0, 9))
    brush.fill(canvas, body, "#3f6f74", 2.3, 1.0)
    canvas.ink(line((-14, -7), (-4, 0), (10, 3)), 1.5)
    face = circle(18, 0, 7.5)
    brush.fill(canvas, face, "#4b4450", 2.0, 0.8)
    brush.eye(canvas, 20, -2, 3.2, (0.4, 0.1))
    for tip in ((26, -14), (32, -9)):
        canvas.ink(line((20, -6), (23, -12), tip), 1.5, taper=(0.05, 0.3))
    basket = svg_path("M-18 -26 L8 -26 L5 -10 L-15 -10 Z")
    brush.fill(canvas, basket, c.UMBER, 2.2, 0.6, WICKER)
    for y in (-21, -15):
        canvas.ink(line((-16, y), (6, y)), 1.2, c.SEPIA)
    for x, colour in ((-12, c.BLOOD), (-4, c.MOSS), (3, c.GOLD)):
        fruit = circle(x, -28, 4.6)
        brush.fill(canvas, fruit, colour, 1.7, 1.0)
