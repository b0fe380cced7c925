"""The signs of the five suits: painted, small, in cream for dark grounds, and as a ghost."""

from functools import partial

from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import circle
from assets.art.sheets import Sprite
from assets.art.suits import suit_mark, suit_path

RADIUS, SMALL_RADIUS, GHOST_RADIUS = 40, 13, 25
MARGIN = 6


def suit_sign(suit: str, radius: float, on_dark: bool, ghost: bool) -> Canvas:
    """A suit's sign, about ``radius`` to each side."""
    reach = radius + MARGIN
    canvas = Canvas(2 * reach, 2 * reach, seed=11 + c.SUITS.index(suit), tooth=0.5)
    line_scale = 0.75 if radius == RADIUS else 1.0
    suit_mark(canvas, suit, reach, reach, radius * 0.92, on_dark, ghost, line_scale)
    return canvas


def small_sign(suit: str) -> Canvas:
    """A suit's sign for 26 px and less: flat strong colour, a thick outline, only the eyes of the ghost inside."""
    reach = SMALL_RADIUS + MARGIN
    canvas = Canvas(2 * reach, 2 * reach, seed=21 + c.SUITS.index(suit))
    shape = suit_path(suit, SMALL_RADIUS * 0.9)
    colours = c.SUIT_COLOURS[suit]
    with canvas.at(reach, reach):
        canvas.base(shape, colours.pale)
        canvas.wash(shape, colours.colour, 1.0, edge=0.2, loose=0, inset=0, shift=(0, 0), vary=0.2, bloom=0)
        canvas.ink(shape, 1.9, c.INK if suit != "organism" else colours.deep, taper=(0.05, 0.05), wobble=0.2)
        if suit == "soul":
            for x in (-3.8, 3.8):
                canvas.gouache(circle(x, -2.6, 2.1, 2.8), colours.pale, 1, 0)
    return canvas


def sprites() -> dict[str, Sprite]:
    """The four forms of all suit signs."""
    found: dict[str, Sprite] = {}
    for suit in c.SUITS:
        for form, radius, on_dark, ghost in (
            ("", RADIUS, False, False),
            (".cream", RADIUS, True, False),
            (".ghost", GHOST_RADIUS, False, True),
        ):
            draw = partial(suit_sign, suit, radius, on_dark, ghost)
            found[f"suit.{suit}{form}"] = Sprite(draw, (MARGIN, MARGIN, 2 * radius, 2 * radius))
        piece = (MARGIN, MARGIN, 2 * SMALL_RADIUS, 2 * SMALL_RADIUS)
        found[f"suit.{suit}.small"] = Sprite(partial(small_sign, suit), piece)
    return found
