"""The banshee, six of the souls."""

from typing import Final

from assets.art import brush
from assets.art.cauldron15_cards.hues import GULLET_PAPER, TONGUE
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import blob, circle, line, polygon, svg_path

BANSHEE_HAIR: Final = (
    ((20, 10), (54, 22), (70, 44), (94, 46)),
    ((22, -8), (58, -4), (70, 16), (97, 10)),
    ((22, -24), (56, -30), (72, -16), (98, -26)),
    ((20, -38), (48, -54), (68, -46), (90, -62)),
    ((12, -46), (30, -72), (50, -74), (62, -94)),
    ((2, -48), (8, -76), (20, -86), (18, -104)),
)
"""The locks of the right half, from below to above: root to tip."""


def banshee(canvas: Canvas) -> None:
    """A banshee in the middle of her favourite note."""
    for points in BANSHEE_HAIR:
        for side in (-1, 1):
            lock = brush.limb([(x * side, y) for x, y in points], (34, 26, 17, 3), 5)
            brush.body(canvas, lock, c.DUSK, c.INK, 0.75, paper="#d5d8e6", width=2.4, depth=6, hatch=0.2)
            middle = [(x * side + 3, y + 4) for x, y in points[:-1]]
            canvas.ink(line(*middle), brush.DETAIL, taper=(0.2, 0.5))
    gown = svg_path(
        "M-40 40 C-30 26 30 26 40 40 C50 60 54 72 62 84 C50 80 44 84 36 90 C28 82 18 84 10 90 C2 84 -8 84 -14 90 "
        "C-22 82 -30 84 -38 90 C-44 84 -52 82 -62 84 C-54 72 -50 60 -40 40 Z"
    )
    brush.spirit(canvas, gown, 0.2)
    face = blob(
        (-38, -20), (-30, -52), (0, -64), (30, -52), (38, -20), (32, 22), (16, 46), (0, 50), (-16, 46), (-32, 22)
    )
    brush.body(canvas, face, c.PLUM, c.PLUM_DEEP, 0.22, paper=brush.SPIRIT, depth=11, shading=0.4, hatch=0.2)
    for side in (-1, 1):
        canvas.glaze(circle(side * 15, -24, 11, 10), c.PLUM, 0.6, soft=3)
        canvas.ink(line((side * 7, -19), (side * 15, -27), (side * 24, -20)), 2.8)
        canvas.ink(line((side * 5, -40), (side * 14, -46), (side * 26, -38)), 2.4)
        brush.blush(canvas, side * 25, -6, 5, free=True)
    mouth = svg_path("M0 -10 C14 -10 20 4 19 20 C18 36 10 43 0 43 C-10 43 -18 36 -19 20 C-20 4 -14 -10 0 -10 Z")
    brush.body(canvas, mouth, c.BLOOD_DEEP, c.INK, 1.25, paper=GULLET_PAPER, depth=0, width=2.8)
    with canvas.clip(mouth):
        canvas.base(polygon((-12, -12), (12, -12), (10, -3), (-10, -3)), c.PAPER_LITE)
        canvas.base(circle(0, 42, 15, 13), TONGUE)
        canvas.ink(line((0, 31), (0, 42)), brush.DETAIL)
        uvula = brush.limb(((0, -10), (0, 4), (0, 10)), (3, 5, 7), 3)
        canvas.base(uvula, TONGUE)
    canvas.ink(mouth, 2.8)
    for side in (-1, 1):
        hand = brush.limb(((side * 58, 66), (side * 50, 40), (side * 40, 22)), (18, 14, 13), 5)
        brush.spirit(canvas, hand, 0.18, depth=5, width=2.6)
        for finger_x, finger_y in ((30, 16), (36, 9), (44, 8)):
            finger = brush.limb(
                ((side * 41, 24), (side * (finger_x + 4), finger_y + 4), (side * finger_x, finger_y - 4)), (8, 7, 6), 3
            )
            brush.spirit(canvas, finger, 0.16, depth=2, width=2)
    for x, y, scale in ((-88, 74, 1.0), (88, 76, 1.15)):
        _note(canvas, x, y, scale)


def _note(canvas: Canvas, x: float, y: float, scale: float) -> None:
    """An eighth note, a little bent by what it hears."""
    with canvas.at(x, y, scale, rotation=10):
        canvas.base(circle(-4, 10, 6, 4.5), c.INK)
        canvas.ink(line((1, 10), (3, -12)), 2.4, taper=(0, 0))
        canvas.ink(line((3, -12), (12, -6), (10, 2)), 2.8, taper=(0, 0.5))
