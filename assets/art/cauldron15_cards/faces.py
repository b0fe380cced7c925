"""The faces of the material cards."""

from typing import Final

import skia

from assets.art.cauldron15_cards.pictures import PICTURES
from assets.art.cauldron15_cards.thrift import TOOTH, Thrift, reduce_colours
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import blob, circle, cut, line, rounded_rect
from assets.art.lettering import figures
from assets.art.suits import suit_mark, window_path

CARD: Final = (176, 248)
"""Width and height in layout pixels."""

CORNER: Final = 13
BORDER: Final = 7
CARD_MARGIN: Final = (8, 6)
"""Where the card's upper left corner lies on its canvas; the rest is room for the shadow."""

WINDOW: Final = (88, 141, 69, 66)
"""Middle and radii of the picture window of a card."""

PICTURE_SCALE: Final = 0.68

PAPER_THRIFT: Final = Thrift(colours=32, smoothing=3)
CARD_PICTURE_THRIFT: Final = Thrift(colours=56, smoothing=3)
"""How far the papers and the pictures on them are simplified."""

CARD_SEED: Final = 200


def card_paper(canvas: Canvas, suit: str, outline: skia.Path, width: float, height: float, border: float) -> None:
    """The paper of a card with its coloured frame, ``border`` pixels in from the edge, without pen lines."""
    canvas.base(outline, c.PAPER)
    canvas.wash(
        outline, c.PAPER_DARK, 0.2, edge=2.2, vary=0.6, loose=0, shift=(0, 0), spill=0, cell=width / 2, grad=0.5
    )
    outer = rounded_rect(border, border, width - 2 * border, height - 2 * border, CORNER - 4)
    frame = cut(outer, frame_line(width, height, border))
    colour = c.SUIT_COLOURS[suit].colour
    canvas.wash(frame, colour, 0.85, loose=0.8, inset=0, shift=(0, 0), edge=0.4, vary=0.6, spill=0, cell=60)


def frame_line(width: float, height: float, border: float) -> skia.Path:
    """The inner edge of a card's coloured frame."""
    inside = border + 6
    return rounded_rect(inside, inside, width - 2 * inside, height - 2 * inside, CORNER - 7)


def picture_window(canvas: Canvas, suit: str, window: skia.Path, floor: tuple[float, float, float]) -> None:
    """The coloured ground inside a picture window; ``floor`` is x, y and half width of the shadow on the floor."""
    x, y, half = floor
    canvas.base(window, c.PAPER_LITE)
    canvas.wash(
        window, c.SUIT_COLOURS[suit].pale, 0.9, vary=0.7, edge=0.8, loose=2.2, inset=1, bloom=0.7, cell=half, spill=0
    )
    with canvas.clip(window):
        canvas.glaze(circle(x, y, half, half * 0.22), c.SHADOW, 0.4, soft=half * 0.1)


def number_tab(canvas: Canvas, suit: str, scale: float = 1.0) -> None:
    """The pale tab in the upper left corner on which the number stands, without its line."""
    colour = c.SUIT_COLOURS[suit].colour
    with canvas.at(scale=scale):
        tab = blob((4, 4), (50, 3), (58, 20), (52, 62), (30, 70), (5, 66), tension=0.4)
        canvas.base(tab, c.PAPER_LITE)
        canvas.wash(tab, colour, 0.2, edge=1.2, loose=1, spill=0)


def card_lines(canvas: Canvas, outline: skia.Path, frame: skia.Path, width: float, tab_scale: float = 1.0) -> None:
    """The pen lines of a card's paper: frame, number tab and outline, the last ``width`` pixels wide."""
    with canvas.clip(cut(outline, rounded_rect(0, 0, 57 * tab_scale, 68 * tab_scale, 12))):
        canvas.ink(frame, 1.1, c.INK_SOFT, wobble=0.5)
    with canvas.at(scale=tab_scale):
        canvas.ink(line((57, 6), (58, 30), (50, 62), (30, 69), (7, 67)), 1.6, taper=(0.1, 0.2))
    canvas.ink(outline, width, wobble=0.7)


def card(suit: str, number: int) -> Canvas:
    """The face of a material card; the band below the window stays blank for its name."""
    width, height = CARD
    x, y, radius_x, radius_y = WINDOW
    canvas = Canvas(width + 20, height + 22, seed=CARD_SEED + c.SUITS.index(suit), tooth=TOOTH)
    with canvas.at(*CARD_MARGIN):
        outline = rounded_rect(0, 0, width, height, CORNER)
        card_paper(canvas, suit, outline, width, height, BORDER)
        window = window_path(suit, x, y, radius_x, radius_y)
        picture_window(canvas, suit, window, (x + 6, y + radius_y * 0.8, 54))
        number_tab(canvas, suit)
        reduce_colours(canvas, PAPER_THRIFT)
        canvas.ink(window, 1.9)
        card_lines(canvas, outline, frame_line(width, height, BORDER), 2.7)
        suit_mark(canvas, suit, width - 32, 36, 19)
        canvas.shadow(outline, 4, 6, 6, 0.42)
        blank = canvas.rgb.copy()
        with canvas.at(29, 36):
            canvas.figure(figures(str(number), 44), c.SUIT_COLOURS[suit].deep)
        with canvas.at(x, y, PICTURE_SCALE, line_scale=0.8):
            PICTURES[suit][number](canvas)
    reduce_colours(canvas, CARD_PICTURE_THRIFT, blank)
    return canvas
