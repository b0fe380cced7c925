"""The sheet of the large card of Cauldron 15, shown for the card that is pointed at: its papers and forty pictures."""

from functools import partial
from typing import Final

from assets.art.cauldron15_cards.faces import card_lines, card_paper, frame_line, number_tab, picture_window
from assets.art.cauldron15_cards.pictures import NUMBERS, PICTURES
from assets.art.cauldron15_cards.thrift import TOOTH, Thrift, reduce_colours
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import line, rounded_rect
from assets.art.sheets import Sprite
from assets.art.suits import window_path

PICTURE: Final = (300, 260)
LARGE: Final = (420, 620)
"""Widths and heights in layout pixels."""

PICTURE_MARGIN: Final = (36, 36)
LARGE_MARGIN: Final = (10, 8)
"""Where the upper left corner of a piece lies on its canvas: room for what sticks out of the window, for the shadow."""

PICTURE_SCALE: Final = 1.4
TAB_SCALE: Final = 2.0
BORDER: Final = 12
RULE_Y: Final = 450

PAPER_THRIFT: Final = Thrift(colours=32, smoothing=7)
PICTURE_THRIFT: Final = Thrift(colours=56, smoothing=3)
"""How far the papers and the pictures on them are simplified."""

PICTURE_SEED: Final = 210
LARGE_SEED: Final = 300


def picture(suit: str, number: int) -> Canvas:
    """The picture of a card alone in its window."""
    width, height = PICTURE
    left, top = PICTURE_MARGIN
    canvas = Canvas(width + 2 * left, height + 2 * top, seed=PICTURE_SEED + c.SUITS.index(suit), tooth=TOOTH)
    with canvas.at(left + width / 2, top + height / 2):
        radius_x, radius_y = width / 2 - 3, height / 2 - 3
        if suit == "plant":
            window = window_path(suit, 0, 6, radius_x, radius_y - 6)
        else:
            window = window_path(suit, 0, 0, radius_x, radius_y)
        picture_window(canvas, suit, window, (8, height * 0.4, 112))
        reduce_colours(canvas, PAPER_THRIFT)
        canvas.ink(window, 2.6)
        blank = canvas.rgb.copy()
        with canvas.at(scale=PICTURE_SCALE, line_scale=1.3):
            PICTURES[suit][number](canvas)
    reduce_colours(canvas, PICTURE_THRIFT, blank)
    return canvas


def paper(suit: str) -> Canvas:
    """The paper of the large card: frame, number tab, and a rule between name and text."""
    width, height = LARGE
    canvas = Canvas(width + 24, height + 28, seed=LARGE_SEED + c.SUITS.index(suit), tooth=TOOTH)
    with canvas.at(*LARGE_MARGIN):
        outline = rounded_rect(0, 0, width, height, 22)
        card_paper(canvas, suit, outline, width, height, BORDER)
        number_tab(canvas, suit, TAB_SCALE)
        reduce_colours(canvas, PAPER_THRIFT)
        card_lines(canvas, outline, frame_line(width, height, BORDER), 3.4, TAB_SCALE)
        rule = line((60, RULE_Y + 1), (140, RULE_Y), (210, RULE_Y), (360, RULE_Y + 1))
        canvas.ink(rule, 1.6, c.INK_SOFT)
        canvas.shadow(outline, 5, 8, 8, 0.42)
    return canvas


def _sprites() -> dict[str, Sprite]:
    sprites = {}
    for suit in c.SUITS:
        sprites[f"large.{suit}"] = Sprite(partial(paper, suit), (*LARGE_MARGIN, *LARGE))
        for number in NUMBERS:
            sprites[f"picture.{suit}.{number}"] = Sprite(partial(picture, suit, number), (*PICTURE_MARGIN, *PICTURE))
    return sprites


SPRITES: Final[dict[str, Sprite]] = _sprites()
