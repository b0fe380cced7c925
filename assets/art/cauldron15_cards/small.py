"""The small pieces of the cards: won faces, chips, pennants, and the veil over a card that may not be played."""

from typing import Final

from assets.art.cauldron15_cards.faces import CARD, CARD_MARGIN, CORNER
from assets.art.cauldron15_cards.thrift import TOOTH, Thrift, reduce_colours
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import rounded_rect, star, svg_path
from assets.art.lettering import figures
from assets.art.suits import suit_mark

MINI: Final = (50, 66)
CHIP: Final = (60, 36)
PENNANT: Final = (32, 44)
MARGIN: Final = (4, 3)
PENNANT_MARGIN: Final = (9, 5)
"""Widths and heights in layout pixels."""

PIECE_THRIFT: Final = Thrift(colours=28, smoothing=3)

VEIL: Final = "#d9c6a0"
VEIL_ALPHA: Final = 0.5


def mini(suit: str, number: int) -> Canvas:
    """A won card: number above sign."""
    width, height = MINI
    colours = c.SUIT_COLOURS[suit]
    canvas = Canvas(width + 12, height + 12, seed=400 + c.SUITS.index(suit), tooth=TOOTH)
    with canvas.at(*MARGIN):
        outline = rounded_rect(0, 0, width, height, 7)
        canvas.base(outline, c.PAPER_LITE)
        canvas.wash(outline, colours.pale, 0.8, edge=1.1, loose=0, shift=(0, 0), vary=0.5, bloom=0.4)
        suit_mark(canvas, suit, width / 2, height - 19, 13)
        canvas.ink(outline, 2.0, wobble=0.4)
        canvas.shadow(outline, 2, 3, 3, 0.4)
        with canvas.at(width / 2 - 1, 19):
            canvas.figure(figures(str(number), 24), colours.deep)
    reduce_colours(canvas, PIECE_THRIFT)
    return canvas


def mini_ghost(suit: str) -> Canvas:
    """The empty place for a won card of a suit."""
    width, height = MINI
    canvas = Canvas(width + 12, height + 12, seed=460 + c.SUITS.index(suit), tooth=TOOTH)
    with canvas.at(*MARGIN):
        outline = rounded_rect(0, 0, width, height, 7)
        canvas.wash(outline, c.PAPER_DARK, 0.18, loose=1)
        canvas.ink(outline, 1.1, c.INK_GHOST, alpha=0.75, dry=0.6)
        suit_mark(canvas, suit, width / 2, height / 2, 13, ghost=True)
    return canvas


def chip(suit: str, number: int) -> Canvas:
    """A card in one line: sign and number on a slip of paper."""
    width, height = CHIP
    colours = c.SUIT_COLOURS[suit]
    canvas = Canvas(width + 12, height + 12, seed=500 + c.SUITS.index(suit), tooth=TOOTH)
    with canvas.at(*MARGIN):
        outline = rounded_rect(0, 0, width, height, 8)
        canvas.base(outline, c.PAPER_LITE)
        canvas.wash(outline, colours.pale, 0.7, edge=1.0, loose=0, shift=(0, 0), vary=0.5, bloom=0.3)
        suit_mark(canvas, suit, 17, height / 2, 11.5)
        canvas.ink(outline, 1.9, wobble=0.4)
        canvas.shadow(outline, 1.5, 2.5, 2.5, 0.36)
        with canvas.at(44, height / 2):
            canvas.figure(figures(str(number), 21), colours.deep)
    reduce_colours(canvas, PIECE_THRIFT)
    return canvas


def pennant(suit: str) -> Canvas:
    """The tab that marks a card of the trump suit."""
    canvas = Canvas(50, 60, seed=560 + c.SUITS.index(suit), tooth=TOOTH)
    with canvas.at(*PENNANT_MARGIN):
        outline = svg_path("M1 1 C10 3 22 0 31 1 L30 42 L16 33 L2 43 Z")
        canvas.base(outline, c.SUIT_COLOURS[suit].pale)
        canvas.wash(outline, c.SUIT_COLOURS[suit].deep, 0.95, edge=0.7, loose=0.6, inset=0)
        canvas.gouache(star(16, 15, 9.5, 5, 0.42), c.CREAM_TEXT, 1, 0)
        canvas.ink(outline, 2.0)
        canvas.shadow(outline, 2, 3, 3, 0.4)
    reduce_colours(canvas, PIECE_THRIFT)
    return canvas


def veil() -> Canvas:
    """A sheet of thin paper in the shape of a card: laid over a card it makes it quiet, yet readable."""
    width, height = CARD
    canvas = Canvas(width + 20, height + 22, seed=570, tooth=TOOTH)
    with canvas.at(*CARD_MARGIN):
        canvas.base(rounded_rect(-1.5, -1.5, width + 3, height + 3, CORNER + 1), VEIL, VEIL_ALPHA)
    return canvas
