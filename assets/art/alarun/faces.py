"""The ingredient cards of Alarún: square faces large and small, and the plain icons of the kinds."""

from functools import partial
from typing import Final

import skia

from assets.art import brush
from assets.art.alarun.hues import COLOURS, HUES, KINDS, Hues
from assets.art.alarun.ingredients import DRAW
from assets.art.alarun.symbols import draw_seal
from assets.art.cauldron15_cards.thrift import Thrift, reduce_colours
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.noise import Array
from assets.art.inkwash.shapes import blob, circle, rounded_rect
from assets.art.sheets import Piece, Sprite

CARD: Final = 134
SMALL: Final = 54
ICON: Final = 60
HERBAL: Final = (220, 190)
HERBAL_MARGIN: Final = 10
MARGIN: Final = (6, 5)
"""Sides in layout pixels, and where the upper left corner of a card lies on its canvas."""

CARD_SEED: Final = 600
SMALL_SEED: Final = 700
CARD_PIECE: Final[Piece] = (*MARGIN, CARD, CARD)
SMALL_PIECE: Final[Piece] = (*MARGIN, SMALL, SMALL)
FRAME_THRIFT: Final = Thrift(colours=14, smoothing=5)
GROUND_THRIFT: Final = Thrift(colours=16, smoothing=7)
PICTURE_THRIFT: Final = Thrift(colours=20, smoothing=3)
HERBAL_THRIFT: Final = Thrift(colours=9, smoothing=3)
SMALL_THRIFT: Final = Thrift(colours=16, smoothing=3)


def card_canvas(width: float, height: float, seed: int) -> Canvas:
    """A canvas with room for a card and its shadow."""
    return Canvas(width + 14, height + 16, seed=seed, tooth=0.5)


def card_paper(canvas: Canvas, width: float, height: float) -> tuple[skia.Path, Array]:
    """The cut paper of a card with its outline and shadow; returns the window inside, and a copy of the colours.

    Cards of a size are drawn with one seed: frames that are equal to the pixel cost almost nothing in the sheet.
    """
    side = min(width, height)
    small = side < ICON
    outline = rounded_rect(0, 0, width, height, side * 0.10)
    canvas.base(outline, c.PAPER)
    canvas.wash(outline, c.PAPER_DARK, 0.18, edge=2, loose=0, shift=(0, 0), spill=0)
    edge = side * 0.055
    window = rounded_rect(edge, edge, width - 2 * edge, height - 2 * edge, side * 0.07)
    canvas.base(window, c.PAPER_LITE)
    reduce_colours(canvas, FRAME_THRIFT)
    canvas.ink(outline, 1.8 if small else 2.5, corners=False)
    canvas.shadow(outline, 2.5, 4, 3 if small else 4, 0.42)
    return window, canvas.rgb.copy()


def _ground(canvas: Canvas, window: skia.Path, hues: Hues, side: float) -> None:
    """The painted meadow on which an ingredient lies."""
    canvas.wash(window, hues.ground, hues.ground_strength, edge=0.9, vary=0.6, loose=1.6, inset=0.8, bloom=0.7, spill=0)
    with canvas.clip(window):
        meadow = circle(side * 0.5, side * 1.02, side * 0.66, side * 0.26)
        canvas.wash(meadow, hues.deep, 0.17, loose=1.4, edge=0.4, spill=0, bloom=0)
        canvas.glaze(circle(side * 0.54, side * 0.87, side * 0.33, side * 0.07), c.SHADOW, 0.48, soft=4)


def ingredient(kind: str, colour: str) -> Canvas:
    """The face of an ingredient card: picture, and the sign of its colour in the upper left."""
    canvas = card_canvas(CARD, CARD, CARD_SEED)
    hues = HUES[colour]
    with canvas.at(*MARGIN):
        window, blank = card_paper(canvas, CARD, CARD)
        _ground(canvas, window, hues, CARD)
        reduce_colours(canvas, GROUND_THRIFT, blank)
        blank = canvas.rgb.copy()
        canvas.ink(window, 1.5, hues.deep)
        for x in (0.15, 0.86, 0.74):
            brush.grass(canvas, CARD * x, CARD * 0.92, 1.2, hues.deep, brush.HEATH)
        with canvas.at(CARD * 0.535, CARD * 0.545, 1.06, line_scale=0.95):
            DRAW[kind](canvas, hues, False)
        draw_seal(canvas, 26, 26, 21, colour, 0.85, 1.7)
    reduce_colours(canvas, PICTURE_THRIFT, blank)
    return canvas


def ingredient_small(kind: str, colour: str) -> Canvas:
    """The small face: strong outline, grey behind white, the sign a little larger in proportion."""
    canvas = card_canvas(SMALL, SMALL, SMALL_SEED)
    hues = HUES[colour]
    with canvas.at(*MARGIN):
        window, blank = card_paper(canvas, SMALL, SMALL)
        strength = hues.ground_strength + (0.16 if colour == "white" else 0.02)
        canvas.wash(window, hues.ground, strength, edge=0.8, vary=0.4, loose=0.6, inset=0.3, bloom=0.3, spill=0)
        canvas.ink(window, 1.1, hues.deep)
        with canvas.at(SMALL * 0.55, SMALL * 0.56, 0.43, line_scale=0.62 if colour == "white" else 0.54):
            DRAW[kind](canvas, hues, True)
        draw_seal(canvas, 12.4, 12.4, 10.8, colour, 0.55, 1.1)
    reduce_colours(canvas, SMALL_THRIFT, blank)
    return canvas


def kind_icon(kind: str) -> Canvas:
    """A kind without colour, in sepia on paper."""
    canvas = Canvas(ICON + 12, ICON + 12, seed=760 + KINDS.index(kind), tooth=0.5)
    with canvas.at(MARGIN[0] + ICON / 2, MARGIN[1] + ICON / 2, 0.58, line_scale=0.68):
        DRAW[kind](canvas, Hues(c.STRAW, c.SEPIA, c.PAPER_LITE, c.INK_SOFT, 1), True)
    reduce_colours(canvas, SMALL_THRIFT)
    return canvas


def herbal(kind: str) -> Canvas:
    """A kind as in an old herbal, 220x190 in sepia: the picture of the large card."""
    width, height = HERBAL
    canvas = Canvas(width + 2 * HERBAL_MARGIN, height + 2 * HERBAL_MARGIN, seed=770 + KINDS.index(kind), tooth=0.5)
    with canvas.at(HERBAL_MARGIN, HERBAL_MARGIN):
        ground = blob((26, 150), (70, 138), (140, 140), (200, 152), (180, 174), (110, 180), (44, 172))
        canvas.wash(ground, c.UMBER, 0.3, loose=3, edge=0.7)
        canvas.glaze(circle(width * 0.52, height * 0.86, 62, 11), c.SHADOW, 0.45, soft=5)
        for x in (38, 52, 176, 188):
            brush.grass(canvas, x, 166, 1.5, c.SEPIA, brush.HEATH)
        with canvas.at(width / 2, height * 0.49, 1.72, line_scale=1.15):
            DRAW[kind](canvas, Hues("#d8b878", c.SEPIA, c.PAPER_LITE, c.INK_SOFT, 1), False)
    reduce_colours(canvas, HERBAL_THRIFT)
    return canvas


def _sprites() -> dict[str, Sprite]:
    found = {}
    for kind in KINDS:
        for colour in COLOURS:
            found[f"ingredient.{kind}.{colour}"] = Sprite(partial(ingredient, kind, colour), CARD_PIECE)
            found[f"ingredient.{kind}.{colour}.small"] = Sprite(partial(ingredient_small, kind, colour), SMALL_PIECE)
    return found


SPRITES: Final[dict[str, Sprite]] = _sprites()
ICONS: Final[dict[str, Sprite]] = {
    **{f"kind.{kind}": Sprite(partial(kind_icon, kind), (*MARGIN, ICON, ICON)) for kind in KINDS},
    **{f"herbal.{kind}": Sprite(partial(herbal, kind), (HERBAL_MARGIN, HERBAL_MARGIN, *HERBAL)) for kind in KINDS},
}
"""The plain icons and the herbal, which belong to the sheet of the table."""
