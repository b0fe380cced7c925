"""The four apprentices: portraits on square cards, each in the colour of the seat it plays for."""

from collections.abc import Callable
from functools import partial
from typing import Final

import skia

from assets.art.alarun.faces import (
    CARD,
    CARD_PIECE,
    CARD_SEED,
    GROUND_THRIFT,
    MARGIN,
    PICTURE_THRIFT,
    SMALL,
    SMALL_PIECE,
    SMALL_SEED,
    SMALL_THRIFT,
    card_canvas,
    card_paper,
)
from assets.art.alarun.ingredients import leaf_path
from assets.art.cauldron15_cards.thrift import reduce_colours
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import blob, circle, crescent, line, polygon, rounded_rect, svg_path
from assets.art.sheets import Sprite

DEFAULT_SEATS: Final = ("plum", "teal", "blood", "dusk")
"""The colour an apprentice wears when none is named."""

Portrait = Callable[[Canvas, str, bool], None]


def _cloth(canvas: Canvas, outline: skia.Path, colour: str, width: float = 2.7, hatched: bool = True) -> None:
    canvas.base(outline)
    canvas.wash(outline, colour, 1.0, vary=0.6, edge=0.8)
    if hatched:
        canvas.hatch(outline, 62, 4, cover=0.42, width=1.0, colour=c.INK)
    canvas.ink(outline, width)


def _skin(canvas: Canvas, outline: skia.Path, colour: str, shade: str = c.UMBER, width: float = 2.2) -> None:
    canvas.base(outline, colour)
    canvas.wash(outline, shade, 0.26, vary=0.4, edge=0.7)
    canvas.ink(outline, width)


def _robe(canvas: Canvas, colour: str) -> None:
    """Shoulders up to the lower edge of the picture."""
    _cloth(canvas, svg_path("M-44 56 C-40 22 -22 11 0 11 C22 11 40 22 44 56 Z"), colour)


def _eyes(canvas: Canvas, y: float, gap: float, look: float, brow: float, colour: str = c.INK) -> None:
    """Two eyes ``gap`` from the middle that look aside by ``look``; brows raised by ``brow``."""
    for side in (-1, 1):
        canvas.base(circle(side * gap, y, 4.1, 3.7), c.WHITE)
        canvas.ink(circle(side * gap, y, 4.1, 3.7), 1.1, wobble=0.2)
        canvas.base(circle(side * gap + look, y + 0.3, 2.4), c.INK)
        canvas.gouache(circle(side * gap + look - 0.8, y - 0.7, 0.8), c.WHITE, 1, 0)
        canvas.ink(
            line((side * (gap - 5), y - 7 - brow), (side * gap, y - 9 - brow), (side * (gap + 6), y - 6.4 - brow)),
            1.9,
            colour,
        )


def _cheeks(canvas: Canvas, y: float, gap: float, colour: str = c.ROSE) -> None:
    for side in (-1, 1):
        canvas.wash(circle(side * gap, y, 4.8, 3.2), colour, 0.85, loose=0.4, spill=0)


def _hooded(canvas: Canvas, colour: str, small: bool) -> None:
    """A girl in a wide hood: a lock of hair has escaped, a moon closes her cloak."""
    _robe(canvas, colour)
    hood = svg_path("M-36 25 C-47 -19 -25 -49 4 -49 C37 -47 47 -17 36 25 C25 33 14 21 0 21 C-14 21 -25 33 -36 25 Z")
    _cloth(canvas, hood, colour, 3.0, hatched=False)
    canvas.glaze(blob((12, -44), (44, -24), (38, 24), (25, 12), (28, -20)), c.INK, 0.42, soft=5)
    if not small:
        canvas.hatch(hood, 70, 4.6, cover=0.22, width=1.0, colour=c.INK)
    lining = svg_path("M-26 8 C-30 -22 -16 -37 0 -37 C16 -37 30 -22 26 8 C18 22 -18 22 -26 8 Z")
    canvas.base(lining, "#4a2c22")
    canvas.ink(lining, 2.0)
    _skin(canvas, circle(0, -6, 21, 23.5), "#f3d8b2")
    fringe = blob(
        (-22, -12), (-18, -30), (-2, -36), (14, -33), (21, -16), (11, -24), (4, -26), (-4, -19), (-12, -16), (-17, -10)
    )
    canvas.base(fringe, "#e2b07a")
    canvas.wash(fringe, c.UMBER, 0.95, loose=0.6)
    canvas.ink(fringe, 1.9)
    lock = line((18, -20), (27, -8), (22, 4), (28, 14))
    canvas.ink(lock, 5.4, c.INK)
    canvas.ink(lock, 2.8, "#a8703c", dry=0)
    _eyes(canvas, -5, 9, 1.2, 0)
    _cheeks(canvas, 4, 13)
    canvas.ink(line((0, -4), (2.6, 2), (-1, 3)), 1.5)
    canvas.ink(line((-6, 9), (1, 11.6), (8, 8)), 1.8)
    clasp = circle(0, 29, 7.6)
    canvas.base(clasp, "#f6e2a4")
    canvas.wash(clasp, c.GOLD, 0.8)
    canvas.ink(clasp, 1.7)
    canvas.gouache(crescent(0, 29, 5, 0.5, -0.5), c.PAPER_LITE, 1, 0.1)


def _bookish(canvas: Canvas, colour: str, small: bool) -> None:
    """A boy with round spectacles and hair that no comb has ever seen, a quill behind his ear."""
    hair_back = blob((-30, 2), (-35, -16), (-30, -26), (-32, -38), (-19, -40), (-14, -50), (0, -44), (12, -51),
                     (18, -41),
                     (32, -40), (30, -26), (36, -15), (29, 4), (14, 12), (-14, 12))  # fmt: skip
    canvas.base(hair_back, "#f0d28c")
    canvas.wash(hair_back, "#b98328", 0.9, edge=0.7, loose=0.8)
    canvas.ink(hair_back, 2.6)
    _robe(canvas, colour)
    for side in (-1, 1):
        collar = polygon((side * 2, 20), (side * 22, 11), (side * 25, 25), (side * 9, 33))
        canvas.base(collar, c.PAPER_LITE)
        canvas.wash(collar, c.STRAW, 0.35, loose=0.6)
        canvas.ink(collar, 2.0)
    _skin(canvas, circle(0, -6, 22, 24), "#f6e0c2")
    for side in (-1, 1):
        _skin(canvas, circle(side * 22.5, -4, 4.4, 5.6), "#f6e0c2", width=1.7)
    tuft = blob(
        (-23, -12),
        (-21, -31),
        (-8, -38),
        (8, -39),
        (22, -30),
        (23, -13),
        (16, -22),
        (10, -17),
        (4, -25),
        (-4, -17),
        (-9, -25),
        (-16, -17),
    )
    canvas.base(tuft, "#f0d28c")
    canvas.wash(tuft, "#b98328", 0.9, loose=0.6)
    canvas.ink(tuft, 2.0)
    _eyes(canvas, -5, 9.6, -0.8, 2, c.SEPIA)
    for side in (-1, 1):
        canvas.ink(circle(side * 9.6, -5, 8.2), 2.1 if small else 1.9, c.INK, wobble=0.3, corners=False)
    canvas.ink(line((-2, -6), (0, -7.4), (2, -6)), 1.8)
    _cheeks(canvas, 6, 13.5)
    canvas.ink(line((-1, 0), (1.6, 4), (-1.6, 5)), 1.5)
    canvas.ink(line((-4, 11), (1, 10), (6, 11.6)), 1.8)
    if not small:
        for x, y in ((-8, 3), (-5, 5.4), (8, 3.4), (5.4, 5.8)):
            canvas.base(circle(x, y, 0.8), "#b06a3a")
    with canvas.at(26, -18, rotation=28):
        quill = blob((0, 14), (-5, -4), (-3, -22), (4, -32), (8, -18), (5, 0))
        canvas.base(quill, c.WHITE)
        canvas.wash(quill, c.STONE, 0.3)
        canvas.ink(quill, 1.8)
        canvas.ink(line((0, 18), (1, 0), (4, -24)), 1.3)


def _braided(canvas: Canvas, colour: str, small: bool) -> None:
    """A girl with two braids, freckles and a wreath of leaves, who laughs with a gap between her teeth."""
    copper, shade = "#e39a5e", "#a3461c"
    crown = blob((-30, 6), (-34, -18), (-22, -41), (0, -47), (23, -41), (34, -18), (30, 6), (14, 10), (-14, 10))
    canvas.base(crown, copper)
    canvas.wash(crown, shade, 0.85, edge=0.7, loose=0.8)
    canvas.ink(crown, 2.6)
    _robe(canvas, colour)
    scarf = svg_path("M-22 15 C-12 24 12 24 22 15 L26 25 C12 36 -12 36 -26 25 Z")
    canvas.base(scarf, c.PAPER_LITE)
    canvas.wash(scarf, c.BONE, 0.8, loose=0.6)
    canvas.ink(scarf, 1.9)
    for side in (-1, 1):
        for i in range(4):
            knot = circle(side * (29.5 + 1.2 * i), 3 + 11 * i, 7.6 - 0.7 * i, 7)
            canvas.base(knot, copper)
            canvas.wash(knot, shade, 0.85, loose=0.5)
            canvas.ink(knot, 1.9)
        canvas.ink(line((side * 29, 40), (side * 34, 41), (side * 38, 39)), 3.6, colour, taper=(0.05, 0.05))
    _skin(canvas, circle(0, -5, 22.5, 23.5), "#eac093")
    for side in (-1, 1):
        parting = blob((0, -33), (side * 14, -33), (side * 25, -18), (side * 24, -6), (side * 17, -17), (side * 4, -25))
        canvas.base(parting, copper)
        canvas.wash(parting, shade, 0.85, loose=0.6)
        canvas.ink(parting, 1.9)
    for i, (x, y, rotation) in enumerate(
        ((-29, -22, -58), (-20, -33, -36), (-8, -40, -14), (8, -40, 14), (20, -33, 36), (29, -22, 58))
    ):
        leaf = leaf_path(x, y + 5, rotation, 0.27)
        canvas.base(leaf, "#dfe3b8")
        canvas.wash(leaf, (c.MOSS, c.FERN)[i % 2], 0.95, loose=0.4)
        canvas.ink(leaf, 1.5)
    _eyes(canvas, -4, 9.5, 0, 1, shade)
    _cheeks(canvas, 5, 14, "#c8563c")
    for x, y in () if small else ((-12, 2), (-9, 5), (-15, 6), (12, 2), (9, 5), (15, 6), (0, -1)):
        canvas.base(circle(x, y, 0.9), "#9c5228")
    canvas.ink(line((-1, -2), (2, 2.4), (-2, 3)), 1.5)
    mouth = blob((-9, 7.4), (0, 8.6), (9, 7), (5, 14), (-4, 14.4), tension=0.4)
    canvas.base(mouth, "#7a2a24")
    canvas.base(polygon((-5.4, 8.2), (-0.7, 8.6), (-0.9, 11.2), (-4.6, 11)), c.WHITE)
    canvas.base(polygon((0.9, 8.6), (5.4, 8), (4.6, 10.8), (1.1, 11.2)), c.WHITE)
    canvas.ink(mouth, 1.6)


def _owlish(canvas: Canvas, colour: str, small: bool) -> None:
    """A boy with dark curls and a broad headband, and the small owl that lives on his shoulder."""
    for x, y, radius in ((-26, -14, 11), (-22, -30, 12), (-8, -40, 12), (9, -41, 12), (23, -31, 12), (27, -14, 11)):
        curl = circle(x, y, radius)
        canvas.base(curl, "#8a6a58")
        canvas.wash(curl, "#2d1c18", 0.95, loose=0.5)
        canvas.ink(curl, 2.0)
    _robe(canvas, colour)
    _skin(canvas, polygon((-10, 12), (10, 12), (12, 22), (0, 30), (-12, 22)), "#b98058", width=1.9)
    _skin(canvas, circle(0, -5, 22, 23.5), "#b98058", c.SEPIA)
    band = svg_path("M-24 -16 C-12 -27 12 -27 24 -16 L25 -24 C12 -35 -12 -35 -25 -24 Z")
    _cloth(canvas, band, colour, 2.0, hatched=False)
    canvas.gouache(circle(0, -28, 3.4), "#f2dfa8", 1, 0.1)
    canvas.ink(circle(0, -28, 3.4), 1.2)
    for x, y, radius in ((-16, -38, 9), (0, -43, 9), (15, -38, 9)):
        curl = circle(x, y, radius)
        canvas.base(curl, "#8a6a58")
        canvas.wash(curl, "#2d1c18", 0.95, loose=0.5)
        if not small:
            canvas.ink(line((x - 4, y), (x, y - 4), (x + 4, y), (x + 1, y + 3)), 1.1, "#8a6a58")
        canvas.ink(curl, 2.0)
    for side in (-1, 1):
        canvas.ink(line((side * 4, -5), (side * 9, -2), (side * 15, -5.4)), 2.2, wobble=0.2)
        canvas.ink(line((side * 5, -12), (side * 10, -14.6), (side * 16, -12)), 2.0, "#2d1c18")
    _cheeks(canvas, 4, 13.5, "#a8402c")
    canvas.ink(line((-1, -3), (3, 2.6), (-2, 3.4)), 1.6)
    canvas.ink(line((-7, 8), (1, 12), (9, 7)), 2.0)
    _owl(canvas, 31, 15, small)


def _owl(canvas: Canvas, x: float, y: float, small: bool) -> None:
    """A small owl, 26 pixels wide, wide awake."""
    with canvas.at(x, y):
        body = blob((-12, -14), (-8, -17), (0, -15), (8, -17), (12, -14), (13, 2), (9, 16), (0, 19), (-9, 16), (-13, 2))
        canvas.base(body, c.BONE)
        canvas.wash(body, c.UMBER, 0.75, loose=0.6)
        canvas.ink(body, 2.1)
        for side in (-1, 1):
            canvas.base(circle(side * 5.4, -6, 5.2), c.PAPER_LITE)
            canvas.ink(circle(side * 5.4, -6, 5.2), 1.4)
            canvas.base(circle(side * 5.4, -6, 2.4), c.INK)
        canvas.base(polygon((-2, -3), (2, -3), (0, 2)), c.GOLD)
        canvas.ink(polygon((-2, -3), (2, -3), (0, 2)), 1.0)
        for row in range(0 if small else 2):
            for column in (-4, 1):
                canvas.ink(
                    line((column - 1, 6 + 5 * row), (column + 1.5, 8.4 + 5 * row), (column + 4, 6 + 5 * row)),
                    1.0,
                    c.SEPIA,
                )


PORTRAITS: Final[tuple[Portrait, ...]] = (_hooded, _bookish, _braided, _owlish)


def apprentice(number: int, seat: str) -> Canvas:
    """An apprentice on a card of 134 in a seat's colour."""
    canvas = card_canvas(CARD, CARD, CARD_SEED)
    _portrait(canvas, CARD, number, seat)
    return canvas


def apprentice_small(number: int, seat: str) -> Canvas:
    """An apprentice on a card of 54."""
    canvas = card_canvas(SMALL, SMALL, SMALL_SEED)
    _portrait(canvas, SMALL, number, seat)
    return canvas


def _portrait(canvas: Canvas, side: int, number: int, seat: str) -> None:
    small = side < CARD
    colour = c.SEAT_COLOURS[seat]
    with canvas.at(*MARGIN):
        window, blank = card_paper(canvas, side, side)
        canvas.wash(window, colour, 0.5, edge=0.9, vary=0.7, bloom=0.6, loose=0.5 if small else 1.6, spill=0)
        if not small:
            reduce_colours(canvas, GROUND_THRIFT, blank)
        with canvas.clip(window), canvas.at(side / 2, side * 0.525, side / 108, line_scale=0.52 if small else 1.0):
            for x, y, radius in () if small else ((-39, -38, 2.2), (38, -42, 2.6), (42, -22, 1.6), (-43, -14, 1.6)):
                canvas.gouache(circle(x, y, radius), c.PAPER_LITE, 0.8, 0.2)
            PORTRAITS[number](canvas, colour, small)
        edge = side * 0.055
        canvas.ink(rounded_rect(edge, edge, side - 2 * edge, side - 2 * edge, side * 0.07), 1.1 if small else 1.7)
    reduce_colours(canvas, SMALL_THRIFT if small else PICTURE_THRIFT, blank)


def _sprites() -> dict[str, Sprite]:
    found = {}
    for number in range(len(PORTRAITS)):
        for seat in c.SEAT_COLOURS:
            found[f"apprentice.{number}.{seat}"] = Sprite(partial(apprentice, number, seat), CARD_PIECE)
            found[f"apprentice.{number}.{seat}.small"] = Sprite(partial(apprentice_small, number, seat), SMALL_PIECE)
        found[f"apprentice.{number}"] = found[f"apprentice.{number}.{DEFAULT_SEATS[number]}"]
        found[f"apprentice.{number}.small"] = found[f"apprentice.{number}.{DEFAULT_SEATS[number]}.small"]
    return found


SPRITES: Final[dict[str, Sprite]] = _sprites()
