"""Figures of the display face, each a sprite: the program sets numbers from them."""

from functools import partial
from typing import Final

import skia

from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import line
from assets.art.lettering import figures
from assets.art.sheets import Piece, Sprite

HEIGHT = 56
"""Height of every figure in layout pixels."""

MARGIN = 4
SIGN_WIDTH = 34
TONES: Final = {
    "ink": c.INK,
    "cream": c.CREAM_TEXT,
    "blood": c.BLOOD,
    "ember": c.EMBER,
    **{suit: colours.deep for suit, colours in c.SUIT_COLOURS.items()},
}
SIGN_TONES: Final = ("ink", "cream")
SIGNS: Final = {
    "minus": (((-13, 0), (0, 0.8), (13, -0.4)),),
    "plus": (((-13, 0), (0, 0.8), (13, -0.4)), ((0, -13), (0.6, 0), (-0.4, 13))),
    "times": (((-10, -10), (0, 0.6), (10, 10)), ((10, -10), (0.6, 0), (-10, 10))),
    "equals": (((-13, -6), (0, -5.2), (13, -6.4)), ((-13, 6), (0, 6.8), (13, 5.6))),
    "slash": (((10, -27), (0.6, 0), (-11, 27)),),
    "dash": (((-9, 0), (0, 0.6), (9, -0.4)),),
}
SIGN_PEN = 6.5


def _size(shape: skia.Path) -> int:
    """The width of a figure in whole layout pixels."""
    return round(float(shape.computeTightBounds().width()))


def figure(tone: str, digit: str) -> Canvas:
    """One figure, 56 px tall, with the pigment a little uneven."""
    shape = figures(digit, HEIGHT)
    width = _size(shape)
    canvas = Canvas(width + 2 * MARGIN, HEIGHT + 2 * MARGIN, seed=int(digit) + 1, paper=TONES[tone], tooth=0.25)
    with canvas.at(MARGIN + width / 2, MARGIN + HEIGHT / 2):
        canvas.figure(shape, TONES[tone])
    return canvas


def sign(tone: str, name: str) -> Canvas:
    """A sign between numbers, on a piece as tall as the figures."""
    canvas = Canvas(SIGN_WIDTH + 2 * MARGIN, HEIGHT + 2 * MARGIN, seed=7, paper=TONES[tone])
    with canvas.at(MARGIN + SIGN_WIDTH / 2, MARGIN + HEIGHT / 2):
        for stroke in SIGNS[name]:
            canvas.ink(line(*stroke), SIGN_PEN, TONES[tone], taper=(0.08, 0.1), min_width=0.7)
    return canvas


def _figure_piece(digit: str) -> Piece:
    return MARGIN, MARGIN, _size(figures(digit, HEIGHT)), HEIGHT


def sprites() -> dict[str, Sprite]:
    """All figures and signs."""
    found = {
        f"digit.{tone}.{digit}": Sprite(partial(figure, tone, digit), _figure_piece(digit))
        for tone in TONES
        for digit in "0123456789"
    }
    for tone in SIGN_TONES:
        for name in SIGNS:
            found[f"digit.{tone}.{name}"] = Sprite(partial(sign, tone, name), (MARGIN, MARGIN, SIGN_WIDTH, HEIGHT))
    return found
