"""The mandrake of Cauldron, asleep and grumpy, in a box of 200 around the origin."""

from typing import Final

from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import Point, blob, circle, line, svg_path

LEAF: Final = "M0 0 C-10 -10 -16 -26 -10 -42 C-7 -50 -2 -56 2 -60 C8 -52 14 -42 14 -28 C14 -16 8 -6 0 0 Z"
LEAVES: Final = (
    (-8, -40, -62, 0.72, c.FERN),
    (8, -40, 62, 0.72, c.FERN),
    (-6, -42, -34, 0.9, c.MOSS),
    (7, -42, 34, 0.9, c.MOSS),
    (0, -42, 0, 0.98, c.MOSS),
)
"""Foot, turn in degrees, size and colour of each leaf."""

BODY: Final[tuple[Point, ...]] = (
    (-3, -46), (14, -44), (25, -34), (27, -18), (22, -6), (31, -2), (47, -4), (60, -16), (66, -14), (60, -2),
    (72, -2), (60, 6), (44, 10), (30, 12), (27, 26), (26, 36), (30, 50), (38, 64), (42, 82), (33, 74), (24, 60),
    (13, 46), (4, 43), (-4, 48), (-10, 62), (-14, 76), (-26, 88), (-24, 74), (-27, 66), (-36, 74), (-28, 56),
    (-22, 40), (-25, 26), (-29, 14), (-42, 16), (-56, 26), (-68, 24), (-60, 18), (-72, 10), (-56, 10), (-44, 2),
    (-29, -2), (-22, -8), (-26, -20), (-24, -34), (-14, -43),
)  # fmt: skip
BODY_SMALL: Final[tuple[Point, ...]] = (
    (-3, -48), (16, -46), (29, -34), (31, -16), (26, -6), (36, -4), (52, -10), (68, -22), (76, -10), (58, 8),
    (40, 14), (32, 16), (30, 34), (34, 52), (44, 74), (36, 86), (22, 66), (10, 48), (0, 46), (-8, 58),
    (-20, 88), (-34, 84), (-32, 62), (-28, 40), (-30, 18), (-46, 24), (-66, 30), (-74, 16), (-54, 6),
    (-34, -2), (-28, -10), (-30, -22), (-27, -36), (-16, -45),
)  # fmt: skip
WRINKLES: Final = (
    (-14, 22, 18), (4, 30, 16), (-18, 10, 12), (12, 16, 12), (-10, 36, 14), (30, 4, 10), (-40, 8, 9), (-18, 52, 8),
    (24, 54, 8),
)  # fmt: skip
ROOTLETS: Final[tuple[tuple[Point, ...], ...]] = (
    ((66, -14), (74, -22), (78, -20)),
    ((72, -2), (82, 2), (84, 8)),
    ((-68, 24), (-78, 30), (-80, 38)),
    ((-72, 10), (-82, 6), (-86, 10)),
    ((42, 82), (46, 90), (54, 92)),
    ((-26, 88), (-30, 94), (-38, 94)),
    ((-36, 74), (-44, 80), (-50, 78)),
)


def mandrake(canvas: Canvas, small: bool = False) -> None:
    """A root like a little man with a tuft of leaves; ``small`` has thicker limbs and no wrinkles."""
    pen = 1.3 if small else 1.0
    for x, y, turn, size, colour in LEAVES:
        if not small or colour == c.MOSS:
            with canvas.at(x, y, size * (1.1 if small else 1), turn):
                _leaf(canvas, colour, pen, veins=not small)
    body = blob(*(BODY_SMALL if small else BODY))
    canvas.base(body, "#f3e0ba")
    canvas.wash(body, "#a86f3d", 0.7 if small else 0.6, vary=0.5, edge=0.8, bloom=0.4)
    canvas.glaze(blob((6, -40), (24, -30), (22, -4), (28, 20), (24, 40), (6, 42), (14, 10)), c.SEPIA, 0.6, soft=5)
    if not small:
        with canvas.clip(body):
            canvas.hatch(body, -18, 4.6, cover=0.3, width=1.1, colour=c.INK)
            for x, y, length in WRINKLES:
                canvas.ink(line((x, y), (x + length / 2, y + 2.4), (x + length, y)), 1.2, taper=(0.3, 0.5))
    canvas.ink(body, 2.8 * pen, wobble=0.9, corners=False)
    _face(canvas, pen, small)
    for root in () if small else ROOTLETS:
        canvas.ink(line(*root), 1.7, taper=(0.05, 0.8))


def _leaf(canvas: Canvas, colour: str, pen: float, veins: bool) -> None:
    leaf = svg_path(LEAF)
    canvas.base(leaf)
    canvas.wash(leaf, colour, 0.95, edge=0.7)
    canvas.ink(leaf, 2.2 * pen)
    canvas.ink(line((0, 0), (1, -24), (2, -50)), 1.4 * pen, taper=(0.05, 0.6))
    for i, y in enumerate((-14, -26, -36) if veins else ()):
        canvas.ink(line((1, y), (-5, y - 5), (-9 + i, y - 7)), 1.0, taper=(0.05, 0.6))
        canvas.ink(line((1, y), (7, y - 6), (11 - i, y - 8)), 1.0, taper=(0.05, 0.6))


def _face(canvas: Canvas, pen: float, small: bool) -> None:
    """Closed eyes, cross brows, a mouth that snores."""
    for side in (-1, 1):
        canvas.ink(line((side * 4, -24), (side * 9, -21), (side * 15, -24)), 2.2 * pen, taper=(0.2, 0.3))
        if not small:
            canvas.ink(line((side * 4, -29), (side * 10, -33), (side * 17, -31)), 1.7, taper=(0.1, 0.5))
            canvas.wash(circle(side * 15, -15, 4.4, 3), c.ROSE, 0.9, loose=0.6, edge=0.2)
    if not small:
        canvas.ink(line((-1, -22), (2, -16), (-2, -14)), 1.6)
    mouth = blob((-7, -8), (0, -11), (8, -8), (5, -1), (-4, -1))
    canvas.base(mouth, c.SEPIA)
    canvas.ink(mouth, 1.6 * pen)
