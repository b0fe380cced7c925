"""Card backs, and the five trump cards."""

from typing import Final

from assets.art import brush
from assets.art.cauldron15_cards.faces import CARD, CARD_MARGIN, CORNER
from assets.art.cauldron15_cards.hues import BACK_PAPER, CLOTH_PAPER
from assets.art.cauldron15_cards.small import MARGIN, MINI
from assets.art.cauldron15_cards.thrift import TOOTH, Thrift, reduce_colours
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import circle, crescent, line, on_circle, rounded_rect, star, svg_path
from assets.art.suits import suit_mark

BACK_THRIFT: Final = Thrift(colours=40, smoothing=3)

MOON: Final = "#e3c27a"
"""The moon on a back is brass: gold belongs to what can be chosen."""


def _dark_card(canvas: Canvas, colour: str, ground: str, strength: float) -> None:
    """Cream paper with a dark field inside and a double cream frame; the same turned upside down."""
    width, height = CARD
    outline = rounded_rect(0, 0, width, height, CORNER)
    canvas.base(outline, c.PAPER)
    canvas.wash(outline, c.PAPER_DARK, 0.25, edge=2.0, vary=0.6, loose=0, shift=(0, 0), spill=0, cell=80)
    field = rounded_rect(9, 9, width - 18, height - 18, CORNER - 5)
    canvas.base(field, ground)
    canvas.wash(
        field, colour, strength, loose=1.4, inset=0, shift=(0, 0), edge=0.5, vary=0.6, bloom=0.8, grad=0, cell=70
    )
    canvas.ink(rounded_rect(16, 16, width - 32, height - 32, 8), 1.6, c.CREAM_TEXT, dry=0.3, shade=0)
    canvas.ink(rounded_rect(20, 20, width - 40, height - 40, 6), 0.9, c.CREAM_TEXT, dry=0.4, shade=0)


def _finish(canvas: Canvas) -> None:
    outline = rounded_rect(0, 0, *CARD, CORNER)
    canvas.ink(outline, 2.7, wobble=0.7)
    canvas.shadow(outline, 4, 6, 6, 0.42)


def _both_ways(canvas: Canvas) -> list[tuple[float, float, float]]:
    """Upper left origin and lower right origin turned by half a circle: x, y, rotation."""
    return [(0, 0, 0), (CARD[0], CARD[1], 180)]


def back() -> Canvas:
    """The back of the material cards: a moon asleep between two open eyes."""
    width, height = CARD
    canvas = Canvas(width + 20, height + 22, seed=600, tooth=TOOTH)
    with canvas.at(*CARD_MARGIN):
        _dark_card(canvas, c.SEPIA, BACK_PAPER, 1.15)
        for x, y, rotation in _both_ways(canvas):
            with canvas.at(x, y, rotation=rotation):
                _back_half(canvas)
        with canvas.at(width / 2, height / 2):
            brush.rays(canvas, 0, 0, 46, 60, 24, width=1.5, colour=c.CREAM_TEXT)
            canvas.ink(circle(0, 0, 41), 1.3, c.CREAM_TEXT, dry=0.3, shade=0)
            _moon(canvas)
        _finish(canvas)
    reduce_colours(canvas, BACK_THRIFT)
    return canvas


def _back_half(canvas: Canvas) -> None:
    """Eye, lashes, stars and corner scrolls of one end of the back."""
    middle = CARD[0] / 2
    almond = svg_path(
        f"M{middle - 22} 46 C{middle - 10} 33 {middle + 10} 33 {middle + 22} 46 "
        f"C{middle + 10} 58 {middle - 10} 58 {middle - 22} 46 Z"
    )
    canvas.base(almond, c.CREAM_TEXT)
    canvas.ink(almond, 1.6)
    canvas.base(circle(middle, 46, 8), c.UMBER)
    canvas.base(circle(middle, 46, 4), c.INK)
    canvas.base(circle(middle - 2, 44, 1.5), c.CREAM_TEXT)
    for degrees in (-150, -120, -90, -60, -30):
        near, far = on_circle(middle, 50, 19, degrees), on_circle(middle, 50, 26, degrees)
        canvas.ink(line(near, far), 1.4, c.CREAM_TEXT, taper=(0.05, 0.5))
    for x, y, radius in ((40, 72, 5.5), (134, 76, 4.5), (112, 66, 2.6), (60, 84, 2.4), (36, 104, 2.6)):
        canvas.gouache(star(x, y, radius, 5 if radius > 4 else 4, 0.4), c.CREAM_TEXT, 0.95, 0)
    for x, flip in ((24, False), (CARD[0] - 24, True)):
        with canvas.at(x, 24, flip=flip):
            canvas.ink(line((0, 26), (2, 10), (10, 2), (26, 0)), 1.4, c.CREAM_TEXT, taper=(0.3, 0.3))
            canvas.ink(line((4, 18), (12, 16), (16, 10), (11, 7), (8, 12)), 1.2, c.CREAM_TEXT, taper=(0.1, 0.4))


def _moon(canvas: Canvas) -> None:
    """The sleeping moon around the origin."""
    disc = crescent(-3, 0, 31, 0.5, -0.25)
    canvas.base(disc, MOON)
    canvas.wash(disc, c.UMBER, 0.35, edge=0.8, vary=0.7)
    canvas.ink(disc, 1.8)
    brush.asleep(canvas, -20, -5, 4.5, 1.6, free=True)
    canvas.ink(line((-13, 8), (-17, 12), (-23, 11)), 1.5)
    for x, y, radius in ((14, -4, 7), (22, 12, 4), (5, 10, 3)):
        canvas.gouache(star(x, y, radius, 5, 0.4), c.CREAM_TEXT, 1, 0)


def small_back() -> Canvas:
    """The back at the size of a won card: moon and frame only."""
    width, height = MINI
    canvas = Canvas(width + 12, height + 12, seed=610, tooth=TOOTH)
    with canvas.at(*MARGIN):
        outline = rounded_rect(0, 0, width, height, 7)
        canvas.base(outline, c.PAPER)
        field = rounded_rect(4, 4, width - 8, height - 8, 4)
        canvas.base(field, BACK_PAPER)
        canvas.wash(field, c.SEPIA, 1.15, loose=0.8, inset=0, shift=(0, 0), edge=0.5, bloom=0.6, grad=0)
        canvas.ink(rounded_rect(8, 8, width - 16, height - 16, 3), 1.1, c.CREAM_TEXT, dry=0.3, shade=0)
        moon = crescent(width / 2 - 1, height / 2, 12, 0.5, -0.25)
        canvas.gouache(moon, c.CREAM_TEXT, 1, 0.2)
        canvas.gouache(star(width / 2 + 6, height / 2 - 1, 4, 5, 0.4), c.CREAM_TEXT, 1, 0)
        canvas.ink(outline, 2.0, wobble=0.4)
        canvas.shadow(outline, 2, 3, 3, 0.4)
    reduce_colours(canvas, BACK_THRIFT)
    return canvas


def trump(suit: str) -> Canvas:
    """A trump card: the suit's sign as a sun on its own dark ground."""
    width, height = CARD
    colours = c.SUIT_COLOURS[suit]
    canvas = Canvas(width + 20, height + 22, seed=620 + c.SUITS.index(suit), tooth=TOOTH)
    with canvas.at(*CARD_MARGIN):
        _dark_card(canvas, colours.deep, colours.pale, 0.95)
        for x, y, rotation in _both_ways(canvas):
            with canvas.at(x, y, rotation=rotation):
                suit_mark(canvas, suit, 38, 40, 11, on_dark=True)
                for star_x, star_y, radius in ((88, 44, 6), (68, 52, 3), (108, 52, 3), (136, 42, 4.5)):
                    canvas.gouache(star(star_x, star_y, radius, 5, 0.4), c.CREAM_TEXT, 0.95, 0)
        with canvas.at(width / 2, height / 2):
            brush.rays(canvas, 0, 0, 57, 70, 28, width=1.7, colour=c.CREAM_TEXT)
            canvas.ink(circle(0, 0, 52), 1.6, c.CREAM_TEXT, dry=0.3, shade=0)
            suit_mark(canvas, suit, 0, 0, 36, on_dark=True)
        _finish(canvas)
    reduce_colours(canvas, BACK_THRIFT)
    return canvas


def trump_back() -> Canvas:
    """The back of the trump cards: the five signs around one star."""
    width, height = CARD
    canvas = Canvas(width + 20, height + 22, seed=630, tooth=TOOTH)
    with canvas.at(*CARD_MARGIN):
        _dark_card(canvas, c.PLUM_DEEP, CLOTH_PAPER, 1.05)
        for x, y, rotation in _both_ways(canvas):
            with canvas.at(x, y, rotation=rotation):
                for star_x, star_y, radius in ((40, 42, 6), (88, 38, 4), (136, 42, 6), (62, 52, 2.6), (114, 52, 2.6)):
                    canvas.gouache(star(star_x, star_y, radius, 5, 0.4), c.CREAM_TEXT, 0.95, 0)
        with canvas.at(width / 2, height / 2):
            canvas.ink(circle(0, 0, 64), 1.4, c.CREAM_TEXT, dry=0.3, shade=0)
            canvas.ink(circle(0, 0, 24), 1.2, c.CREAM_TEXT, dry=0.3, shade=0)
            canvas.gouache(star(0, 0, 19, 5, 0.42), c.CREAM_TEXT, 1, 0)
            for i, suit in enumerate(c.SUITS):
                suit_mark(canvas, suit, *on_circle(0, 0, 44, -90 + 72 * i), 14, on_dark=True)
        _finish(canvas)
    reduce_colours(canvas, BACK_THRIFT)
    return canvas
