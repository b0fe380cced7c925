"""The papers of Cauldron's cards: outline, frames, title ribbon, window; shared by small and large faces."""

from typing import Final

import skia

from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import line, polygon, rounded_rect, svg_path

RIBBONS: Final[dict[str, str]] = {
    "potion.easy": c.MOSS,
    "potion.basic": c.EMBER,
    "potion.advanced": "#8d2433",
    "spell.basic": c.PLUM,
    "spell.advanced": c.DUSK,
    "omen": c.LAPIS_DEEP,
    "character": c.UMBER,
}
"""Families of cards and the colour of their title ribbon."""

RIBBON_WASH: Final = (0.18, 0.11)
"""How strong that colour is painted, and that of omens, which are the darkest: words stand on it."""


def card_outline(width: float, height: float) -> skia.Path:
    """The cut edge of a card."""
    return rounded_rect(0, 0, width, height, height * 0.04)


def paint_paper(canvas: Canvas, width: float, height: float, family: str) -> None:
    """Paper with worn edges; advanced cards are tinted and have a dark rim."""
    outline = card_outline(width, height)
    canvas.base(outline, c.PAPER_LITE)
    canvas.wash(outline, c.PAPER_DARK, 0.24, edge=2.2, vary=0.6, loose=0, shift=(0, 0), spill=0, cell=90, grad=0.5)
    if family.endswith("advanced"):
        canvas.wash(outline, RIBBONS[family], 0.13, edge=1.8, loose=0, shift=(0, 0), spill=0)
    if family == "omen":
        canvas.wash(outline, c.DUSK, 0.14, edge=1.4, loose=0, shift=(0, 0), spill=0)


def frame_lines(canvas: Canvas, width: float, height: float, family: str, size: float) -> None:
    """Two hairlines and the ornament of the family in the lower corners; ``size`` is 1 for small cards."""
    for inset, pen in ((8 * size, 1.3), (12 * size, 0.9)):
        frame = rounded_rect(inset, inset, width - 2 * inset, height - 2 * inset, 7 * size)
        canvas.ink(frame, pen, c.INK_SOFT, wobble=0.7)
    if family.endswith("advanced"):
        inset = 5 * size
        frame = rounded_rect(inset, inset, width - 2 * inset, height - 2 * inset, 9 * size)
        canvas.ink(frame, 2.2 * size, RIBBONS[family], wobble=0.7)
    for flip in (False, True):
        with canvas.at(width - 17 * size if flip else 17 * size, height - 17 * size, size, flip=flip, scale_y=-size):
            for points, pen in (
                (((0, 22), (2, 10), (10, 2), (22, 0)), 1.5),
                (((4, 16), (8, 15), (10, 11), (7, 9), (5, 11)), 1.3),
                (((16, 4), (15, 8), (11, 10), (9, 7), (11, 5)), 1.3),
            ):
                canvas.ink(line(*points), pen, c.INK_SOFT, taper=(0.3, 0.3))


def title_ribbon(canvas: Canvas, width: float, family: str, size: float, inset: float) -> None:
    """The blank ribbon over the top of a card, with two swallow tails; it ends ``inset`` from the card's sides."""
    colour = RIBBONS[family]
    left, right, top, height, sag = inset, width - inset, 9 * size, 30 * size, 4 * size
    reach = min(size, inset / 9)
    for side, x in ((-1, left), (1, right)):
        with canvas.at(x, top, reach, flip=side < 0, scale_y=size):
            tail = svg_path("M-14 7 C-2 9 8 8 15 5 L8 21 L16 37 C6 40 -6 40 -14 38 Z")
            canvas.base(tail, c.PAPER)
            canvas.wash(tail, colour, 0.8, edge=0.8)
            canvas.hatch(tail, 90, 3.2, cover=0.7, width=0.9, colour=c.INK)
            canvas.ink(tail, 1.9 * size)
            fold = polygon((-14, 38), (-1, 32), (-14, 29))
            canvas.base(fold, c.INK)
            canvas.ink(fold, 1.2)
    span, foot = right - left, top + height
    body = svg_path(
        f"M{left} {top + sag} "
        f"C{left + span * 0.3} {top - sag * 0.6} {left + span * 0.7} {top - sag * 0.6} {right} {top + sag} "
        f"L{right} {foot + sag * 0.6} "
        f"C{left + span * 0.7} {foot - sag} {left + span * 0.3} {foot - sag} {left} {foot + sag * 0.6} Z"
    )
    canvas.base(body, c.PAPER_LITE)
    canvas.wash(body, colour, RIBBON_WASH[family == "omen"], edge=1.2, vary=0.35, loose=0.8)
    canvas.ink(body, 2.3 * min(size, 1.4))


def arched_window(left: float, right: float, top: float, foot: float) -> skia.Path:
    """The window of a card: straight posts, a broad round arch."""
    middle, spring = (left + right) / 2, top + (right - left) * 0.42
    bend = (right - left) * 0.23
    return svg_path(
        f"M{left} {foot} L{left} {spring} C{left} {top + bend * 0.6} {left + bend} {top} {middle} {top} "
        f"C{right - bend} {top} {right} {top + bend * 0.6} {right} {spring} L{right} {foot} Z"
    )


SKIES: Final[dict[str, str]] = {"potion.easy": c.STRAW, "potion.basic": c.TEAL, "potion.advanced": c.PLUM_DEEP}


def shelf(canvas: Canvas, left: float, right: float, foot: float, height: float) -> None:
    """The board on which a bottle stands."""
    board = polygon(
        (left - 6, foot - height), (right + 6, foot - height - 1), (right + 6, foot + 6), (left - 6, foot + 6)
    )
    canvas.base(board, "#e2c08c", 0.95)
    canvas.wash(board, c.UMBER, 0.8, edge=0.5)
    canvas.ink(line((left - 6, foot - height), (right + 6, foot - height - 1)), 1.9)
    for i in range(4):
        x = left + (right - left) * (0.06 + 0.24 * i)
        y = foot - height * (0.62 if i % 2 else 0.34)
        canvas.ink(line((x, y), (x + 18, y - 1.5), (x + 34, y + 1)), 1.0, c.SEPIA, taper=(0.3, 0.6))
