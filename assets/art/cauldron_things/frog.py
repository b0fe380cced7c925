"""The frog legs of Cauldron, a pair tied with twine, in a box of 200 around the origin."""

from typing import Final

from assets.art.cauldron_things.hues import TWINE
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import Point, blob, circle, line, svg_path

LEG: Final[tuple[Point, ...]] = (
    (2, -60), (24, -66), (50, -56), (66, -30), (69, -4), (62, 14), (48, 32), (37, 48), (34, 62), (23, 64),
    (21, 50), (27, 36), (38, 20), (42, 8), (32, -2), (12, -12), (0, -32), (-2, -46),
)  # fmt: skip
LEG_SMALL: Final[tuple[Point, ...]] = (
    (2, -62), (28, -70), (58, -58), (78, -28), (80, 0), (70, 20), (54, 38), (44, 52), (42, 66), (24, 66),
    (20, 50), (26, 36), (36, 20), (36, 10), (24, 0), (8, -10), (0, -30), (-2, -46),
)  # fmt: skip
FOOT: Final = (
    "M22 60 C18 68 6 76 0 84 C-4 88 2 93 6 90 C12 87 16 83 20 83 C18 88 14 95 18 98 C23 101 26 94 28 86 "
    "C32 90 34 96 40 97 C46 97 44 90 41 85 C46 86 54 90 58 86 C61 82 54 78 47 75 C40 70 36 66 34 60 Z"
)
FOOT_SMALL: Final = (
    "M22 60 C18 68 8 74 2 82 C-2 90 8 96 14 90 C18 86 20 86 22 88 C20 98 36 102 36 90 C37 86 40 86 44 90 "
    "C52 98 66 90 60 82 C54 74 46 70 43 60 Z"
)
TOES: Final[tuple[Point, ...]] = ((3, 88), (18, 96), (41, 95), (57, 85))
SPOTS: Final = (
    (34, -54, 4.5), (50, -38, 6), (58, -12, 4.5), (34, -32, 3.6), (54, 12, 3.4), (38, 38, 2.6), (42, -16, 3),
    (60, -26, 2.6),
)  # fmt: skip
SPOTS_SMALL: Final = ((36, -46, 7), (58, -20, 6.5), (54, 12, 4.5))


def frog(canvas: Canvas, small: bool = False) -> None:
    """Two frog legs hung up by a bow of twine; ``small`` has fuller thighs, mitten feet and few spots."""
    for flip in (True, False):
        with canvas.at(flip=flip, rotation=4 if flip else -4):
            if small:
                _leg_small(canvas)
            else:
                _leg(canvas)
    _twine(canvas, 1.25 if small else 1.0)


def _leg(canvas: Canvas) -> None:
    foot = svg_path(FOOT)
    canvas.base(foot)
    canvas.wash(foot, "#a7a83f", 0.9, edge=0.6)
    for x, y in ((5, 88), (21, 95), (40, 94), (56, 84)):
        canvas.ink(line((28, 64), ((28 + x) / 2 + 1, (66 + y) / 2), (x, y)), 1.2, c.INK_SOFT, taper=(0.1, 0.5))
    canvas.ink(foot, 2.2)
    for x, y in TOES:
        toe = circle(x, y, 3.4)
        canvas.base(toe, "#b9b657")
        canvas.ink(toe, 1.3)
    leg = blob(*LEG)
    canvas.base(leg)
    canvas.wash(leg, "#93a63f", 0.8, edge=0.85, vary=0.6, bloom=0.45)
    canvas.glaze(blob((44, -34), (64, -24), (66, 4), (44, 32), (46, 4)), c.FERN, 0.6, soft=5)
    with canvas.clip(leg):
        canvas.gouache(blob((8, -46), (20, -48), (24, -40), (14, -34)), "#dfe0a0", 0.5, 1.4)
        for x, y, radius in SPOTS:
            _spot(canvas, x, y, radius, 0.9)
        canvas.hatch(leg, -35, 4.4, cover=0.34, width=1.1)
    canvas.ink(leg, 3.0, wobble=0.7)
    canvas.ink(line((54, 0), (50, 10), (41, 14)), 1.6, taper=(0.3, 0.5))
    canvas.ink(line((14, -22), (24, -14), (36, -10)), 1.3, taper=(0.3, 0.6))


def _leg_small(canvas: Canvas) -> None:
    foot = svg_path(FOOT_SMALL)
    canvas.base(foot)
    canvas.wash(foot, "#b3ae3e", 1.0, edge=0.5)
    canvas.ink(foot, 3.2)
    leg = blob(*LEG_SMALL)
    canvas.base(leg, "#e4ebac")
    canvas.wash(leg, "#7f9a34", 0.95, edge=0.7, vary=0.4, bloom=0.2)
    canvas.glaze(blob((50, -34), (74, -24), (76, 4), (50, 36), (50, 4)), c.FERN, 0.6, soft=5)
    with canvas.clip(leg):
        for x, y, radius in SPOTS_SMALL:
            _spot(canvas, x, y, radius, 0)
    canvas.ink(leg, 4.0, wobble=0.6)
    canvas.ink(line((60, 2), (54, 14), (40, 18)), 2.4, taper=(0.3, 0.5))


def _spot(canvas: Canvas, x: float, y: float, radius: float, outline: float) -> None:
    spot = blob((x - radius, y), (x, y - radius * 0.8), (x + radius, y + radius * 0.2), (x + radius * 0.1, y + radius))
    canvas.wash(spot, c.FERN, 0.95, loose=0.6, inset=0, shift=(0, 0))
    if outline:
        canvas.ink(spot, outline, wobble=0.3, alpha=0.7)


def _twine(canvas: Canvas, pen: float) -> None:
    """The cord around the hips with its bow."""
    cord = blob((-22, -66), (0, -71), (22, -66), (24, -57), (0, -53), (-24, -57))
    canvas.base(cord, c.BONE)
    canvas.wash(cord, c.UMBER, 0.5)
    canvas.ink(cord, 2 * pen)
    for i in range(6):
        canvas.ink(line((-18 + i * 7, -54), (-15 + i * 7, -62), (-13 + i * 7, -69)), 1.2 * pen, c.INK_SOFT)
    for side in (-1, 1):
        loop = blob((0, -66), (side * 12, -86), (side * 27, -90), (side * 27, -76), (side * 12, -68))
        end = line((0, -62), (side * 9, -46), (side * 7, -36))
        for cord, width in ((loop, 3.6), (end, 3.2)):
            canvas.ink(cord, width * pen, c.INK, shade=0.1)
            canvas.ink(cord, width * 0.45 * pen, TWINE, shade=0, dry=0, wobble=0.4)
    knot = circle(0, -64, 5.4, 5)
    canvas.base(knot, TWINE)
    canvas.ink(knot, 1.6 * pen)
