"""The blood crystals of Cauldron, in a box of 200 around the origin."""

from typing import Final, NamedTuple

from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import blob, circle, polygon, svg_path


class Prism(NamedTuple):
    """One crystal: foot, width, height, lean in degrees, height of its tip, how strong its dark face is."""

    x: float
    y: float
    width: float
    height: float
    lean: float
    tip: float
    dark: float


PRISMS: Final = (
    Prism(-20, 56, 22, 92, -34, 18, 0.85),
    Prism(30, 56, 24, 84, 34, 20, 0.95),
    Prism(-16, 58, 30, 118, -12, 24, 0.85),
    Prism(14, 60, 34, 142, 6, 30, 0.95),
    Prism(-42, 64, 20, 52, -48, 14, 0.85),
    Prism(44, 66, 20, 54, 40, 14, 0.95),
)
PRISMS_SMALL: Final = (
    Prism(-24, 60, 34, 100, -30, 24, 0.85),
    Prism(32, 60, 34, 96, 30, 24, 0.95),
    Prism(2, 62, 46, 150, -2, 36, 0.9),
)
ROCK: Final = (
    "M-70 72 C-62 58 -48 62 -42 54 C-30 60 -20 50 -8 58 C4 52 18 60 28 54 C38 62 56 54 70 72 "
    "C58 84 20 82 0 84 C-24 84 -60 84 -70 72 Z"
)
SPARKS: Final = ((-40, -52, 7), (56, -48, 8), (-66, -18, 5))


def crystal(canvas: Canvas, small: bool = False) -> None:
    """A cluster of red crystals on a rock; ``small`` has three of them."""
    if not small:
        pool = blob((-78, 64), (-30, 54), (40, 54), (80, 66), (40, 82), (-44, 82))
        canvas.wash(pool, c.BLOOD_DEEP, 0.55, loose=3, edge=0.5)
        canvas.glaze(circle(0, -6, 66, 70), c.BLOOD, 0.22, soft=16)
    pen = 1.35 if small else 1.0
    for prism in PRISMS_SMALL if small else PRISMS:
        draw_prism(canvas, prism, pen, small)
    rock = svg_path(ROCK)
    canvas.base(rock, c.BONE)
    canvas.wash(rock, c.STONE, 0.9, edge=0.6)
    if not small:
        canvas.hatch(rock, -60, 4.2, cover=0.5, width=1.1)
    canvas.ink(rock, 2.6 * pen)
    if not small:
        _drops_and_sparks(canvas)


def draw_prism(canvas: Canvas, prism: Prism, pen: float = 1.0, small: bool = False) -> None:
    """A crystal of two faces with a pointed tip."""
    with canvas.at(prism.x, prism.y, rotation=prism.lean):
        left, ridge, right = -prism.width / 2, prism.width * 0.12, prism.width / 2
        shoulder, top = prism.tip - prism.height, (ridge * 0.2, -prism.height)
        lit = polygon((left, 0), (left * 1.05, shoulder + 4), top, (ridge, shoulder + 8), (ridge * 0.7, 2))
        dark = polygon((ridge * 0.7, 2), (ridge, shoulder + 8), top, (right * 1.02, shoulder), (right, -3))
        whole = polygon(
            (left, 0), (left * 1.05, shoulder + 4), top, (right * 1.02, shoulder), (right, -3), (ridge * 0.7, 4)
        )
        canvas.base(whole, "#f4d9cf")
        canvas.wash(lit, c.BLOOD, 0.75, edge=0.8, vary=0.6, loose=0.8, grad_dir=(0.1, 1), grad=0.9)
        canvas.wash(dark, c.BLOOD_DEEP, prism.dark, edge=0.7, vary=0.5, loose=0.8, grad_dir=(0.3, 0.9), grad=0.5)
        glint = polygon(
            (left * 0.78, -6),
            (left * 0.8, shoulder + 10),
            (left * 0.55, shoulder + 6),
            (left * 0.5, -prism.height * 0.28),
        )
        canvas.gouache(glint, "#ffe9e0", 0.62, 0.7)
        if not small:
            canvas.hatch(dark, 72, 4, cover=0.45, width=1.0 * pen, colour=c.INK)
        canvas.ink(whole, 2.8 * pen)
        canvas.ink(polygon(top, (ridge, shoulder + 8), (ridge * 0.7, 2), closed=False), 1.6 * pen, taper=(0.05, 0.4))
        edge = polygon((left * 1.05, shoulder + 4), (ridge, shoulder + 8), (right * 1.02, shoulder), closed=False)
        canvas.ink(edge, 1.4 * pen, wobble=0.3)


def _drops_and_sparks(canvas: Canvas) -> None:
    drop = svg_path("M0 -9 C4 -2 6 2 6 5 A6 6 0 1 1 -6 5 C-6 2 -4 -2 0 -9 Z")
    for x, y, size in ((-58, 20, 1.0), (62, 10, 0.8)):
        with canvas.at(x, y, size):
            canvas.base(drop, "#f0cfc6")
            canvas.wash(drop, c.BLOOD, 1.0, loose=0.5)
            canvas.ink(drop, 1.7)
            canvas.gouache(circle(-2, 4, 1.4), c.PAPER_LITE, 0.9, 0)
    for x, y, reach in SPARKS:
        canvas.ink(polygon((x - reach, y), (x + reach, y), closed=False), 1.2, taper=(0.5, 0.5))
        canvas.ink(polygon((x, y - reach), (x, y + reach), closed=False), 1.2, taper=(0.5, 0.5))
