"""The other cards of Alarún: Centum auri, the back, the secret colour cards."""

import math
from functools import partial
from typing import Final

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
from assets.art.alarun.hues import COLOURS, HUES
from assets.art.alarun.ingredients import leaf_path
from assets.art.alarun.symbols import draw_symbol
from assets.art.cauldron15_cards.thrift import Thrift, reduce_colours
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import blob, circle, crescent, line, on_circle, polygon, rounded_rect, star
from assets.art.sheets import Sprite

COLOUR_CARD: Final = (104, 134)
COLOUR_SEED: Final = 790
GOLD_THRIFT: Final = Thrift(colours=40, smoothing=3)
RAYS: Final = 24
PETALS: Final = 9


def _draw_centum(canvas: Canvas, small: bool) -> None:
    """A golden flower with a sun's face, in a box of 100 around the origin."""
    stalk = line((0, 12), (-3, 30), (2, 47))
    canvas.ink(stalk, 6.4, c.INK, taper=(0, 0.1), shade=0.1)
    canvas.ink(stalk, 3.4, "#c8992e", taper=(0, 0.1), shade=0, dry=0)
    for rotation, scale in ((-64, 0.52), (60, 0.58)):
        leaf = leaf_path(0, 44, rotation, scale)
        canvas.base(leaf, c.GOLD_LITE)
        canvas.wash(leaf, c.GOLD, 0.85)
        canvas.ink(leaf, 1.9)
    for count, reach, turn in ((PETALS, 43, 0), (PETALS, 34, 20)):
        for i in range(count):
            with canvas.at(0, -6, rotation=turn + 360 * i / count):
                petal = blob(
                    (5, 0), (reach * 0.5, 8.5), (reach * 0.84, 7), (reach, 0), (reach * 0.84, -7), (reach * 0.5, -8.5)
                )
                canvas.base(petal, "#fff3bd")
                canvas.wash(petal, "#eeb224", 0.8, edge=0.9, vary=0.5, loose=0.7)
                if not small:
                    canvas.hatch(petal, 0, 3.6, cover=0.4, width=0.8, colour="#8a5610")
                canvas.ink(petal, 1.9)
    face = circle(0, -6, 18)
    canvas.base(face, "#fff0b4")
    canvas.wash(face, "#f0b93a", 0.85, edge=0.9)
    canvas.glaze(crescent(0, -6, 17, 0.4, math.radians(220)), c.EMBER, 0.45, soft=3)
    canvas.ink(face, 2.4)
    for side in (-1, 1):
        canvas.ink(line((side * 3, -9), (side * 7, -11.5), (side * 11, -8.5)), 1.9, wobble=0.2)
        canvas.wash(circle(side * 11, -3, 3.6, 2.6), c.EMBER, 0.7, loose=0.4, spill=0)
    canvas.ink(line((-6, 0), (0, 3.6), (7, -0.6)), 2.0, wobble=0.2)
    canvas.gouache(blob((-12, -13), (-8, -19), (-2, -21), (-8, -15)), c.WHITE, 0.7, 0.4)
    for x, y, radius in () if small else ((-40, -40, 5), (41, -36, 6), (-43, 24, 4), (43, 26, 4.6), (30, 45, 3)):
        spark = star(x, y, radius, 4, 0.3)
        canvas.gouache(spark, c.WHITE, 1, 0)
        canvas.ink(spark, 0.9)


def centum() -> Canvas:
    """Centum auri: golden through and through, on a night full of rays."""
    canvas = card_canvas(CARD, CARD, CARD_SEED)
    with canvas.at(*MARGIN):
        window, blank = card_paper(canvas, CARD, CARD)
        frame = rounded_rect(2.5, 2.5, CARD - 5, CARD - 5, 11)
        canvas.wash(frame, c.GOLD, 0.8, edge=0.8, loose=0.6, shift=(0, 0), spill=0)
        canvas.base(window, "#efe3b4")
        canvas.wash(window, c.DUSK, 1.15, edge=0.9, vary=0.6, loose=1.2, bloom=0.6, spill=0, inset=0.6)
        with canvas.clip(window):
            canvas.glaze(circle(CARD / 2, CARD * 0.48, 58), c.PLUM_DEEP, 0.4, soft=10)
            for i in range(RAYS):
                near = on_circle(CARD / 2, CARD * 0.48, 40, 360 * i / RAYS)
                far = [on_circle(CARD / 2, CARD * 0.48, 94, 360 * i / RAYS + turn) for turn in (-2.6, 0, 2.6)]
                canvas.gouache(polygon(near, *far), "#f6d271", 0.62 if i % 2 else 0.3, 1.0)
        reduce_colours(canvas, GOLD_THRIFT, blank)
        canvas.ink(window, 1.8, c.INK)
        canvas.ink(rounded_rect(11, 11, CARD - 22, CARD - 22, 7), 1.3, c.GOLD_LITE, dry=0.3)
        with canvas.at(CARD / 2, CARD * 0.52, 1.12):
            _draw_centum(canvas, False)
    reduce_colours(canvas, GOLD_THRIFT, blank)
    return canvas


def centum_small() -> Canvas:
    """Centum auri on a small square."""
    canvas = card_canvas(SMALL, SMALL, SMALL_SEED)
    with canvas.at(*MARGIN):
        window, blank = card_paper(canvas, SMALL, SMALL)
        canvas.wash(rounded_rect(1.5, 1.5, SMALL - 3, SMALL - 3, 5), c.GOLD, 0.85, loose=0.4, shift=(0, 0), spill=0)
        canvas.base(window, "#efe3b4")
        canvas.wash(window, c.DUSK, 1.2, edge=0.8, loose=0.5, inset=0.3, spill=0)
        canvas.ink(window, 1.1)
        with canvas.at(SMALL / 2, SMALL * 0.53, 0.46, line_scale=0.52):
            _draw_centum(canvas, True)
    reduce_colours(canvas, SMALL_THRIFT, blank)
    return canvas


def _draw_wreath(canvas: Canvas, radius: float, leaves: int, scale: float) -> None:
    """A ring of cream leaves around the origin."""
    for i in range(leaves):
        x, y = on_circle(0, 0, radius, 360 * i / leaves)
        leaf = leaf_path(x, y, 360 * i / leaves + 156, scale)
        canvas.gouache(leaf, "#dfe6c0", 0.9, 0.4)
        canvas.ink(leaf, 1.2, c.FERN)


def back(side: int) -> Canvas:
    """The back of the cards: an oak wreath with a sleeping moon, the same either way up."""
    small = side < CARD
    canvas = card_canvas(side, side, SMALL_SEED if small else CARD_SEED)
    with canvas.at(*MARGIN):
        window, blank = card_paper(canvas, side, side)
        canvas.wash(window, c.FERN, 1.05, vary=0.6, edge=0.9, loose=0.5 if small else 1.4, bloom=0.6, spill=0)
        with canvas.at(side / 2, side / 2, side / CARD, line_scale=0.6 if small else 1):
            inner = rounded_rect(-51, -51, 102, 102, 8)
            canvas.ink(inner, 1.5, c.CREAM_TEXT, dry=0.3, corners=False)
            for corner in (45, 135, 225, 315):
                canvas.gouache(star(*on_circle(0, 0, 61, corner), 4.6, 4, 0.35), c.CREAM_TEXT, 1, 0)
            _draw_wreath(canvas, 31, 14, 0.5)
            heart = star(0, 0, 19, 8, 0.5)
            canvas.gouache(heart, c.CREAM_TEXT, 1, 0.2)
            canvas.ink(heart, 1.4, c.FERN)
            canvas.wash(circle(0, 0, 6), c.GOLD, 0.7, loose=0.3, spill=0)
            canvas.ink(circle(0, 0, 6), 1.2, c.FERN)
    reduce_colours(canvas, SMALL_THRIFT if small else PICTURE_THRIFT, blank)
    return canvas


def colour_card(colour: str) -> Canvas:
    """A secret colour card: the sign of the colour, large."""
    width, height = COLOUR_CARD
    canvas = card_canvas(width, height, COLOUR_SEED)
    hues = HUES[colour]
    with canvas.at(*MARGIN):
        window, blank = card_paper(canvas, width, height)
        strength = hues.ground_strength + 0.3
        canvas.wash(window, hues.ground, strength, edge=0.9, vary=0.6, loose=1.4, bloom=0.6, spill=0)
        reduce_colours(canvas, GROUND_THRIFT, blank)
        blank = canvas.rgb.copy()
        canvas.ink(window, 1.5, hues.deep)
        for turn in (0, 180):
            with canvas.at(width / 2, height / 2, rotation=turn):
                for leaf_turn in (-58, 0, 58):
                    leaf = leaf_path(0, -33, leaf_turn, 0.34)
                    canvas.gouache(leaf, hues.pale, 0.85, 0.4)
                    canvas.ink(leaf, 1.2, hues.deep)
        disc = circle(width / 2, height / 2, 33)
        canvas.base(disc, c.PAPER_LITE)
        canvas.wash(disc, c.STRAW, 0.12, edge=1.2, loose=0.6)
        canvas.ink(disc, 2.1)
        canvas.ink(circle(width / 2, height / 2, 29), 0.8, hues.deep, alpha=0.7)
        with canvas.at(width / 2, height / 2, 1.2):
            draw_symbol(canvas, colour, 1.2)
    reduce_colours(canvas, PICTURE_THRIFT, blank)
    return canvas


def colour_back() -> Canvas:
    """The back of a colour card: a closed eye under a leaf."""
    width, height = COLOUR_CARD
    canvas = card_canvas(width, height, COLOUR_SEED)
    with canvas.at(*MARGIN):
        window, blank = card_paper(canvas, width, height)
        canvas.wash(window, c.SEPIA, 0.85, edge=0.9, vary=0.6, loose=1.4, bloom=0.6, spill=0)
        canvas.ink(rounded_rect(11, 11, width - 22, height - 22, 7), 1.4, c.CREAM_TEXT, dry=0.3)
        with canvas.at(width / 2, height / 2):
            for i, colour in enumerate(COLOURS):
                x, y = on_circle(0, 0, 33, 360 * i / len(COLOURS) - 90)
                dot = circle(x, y, 5.4)
                canvas.base(dot, HUES[colour].pale)
                canvas.wash(dot, HUES[colour].colour, 1.0, loose=0.3)
                canvas.ink(dot, 1.3)
            draw_closed_eye(canvas, 1.15, c.CREAM_TEXT)
    reduce_colours(canvas, PICTURE_THRIFT, blank)
    return canvas


def draw_closed_eye(canvas: Canvas, scale: float, colour: str) -> None:
    """A closed eye with lashes, 40 pixels wide at scale 1."""
    with canvas.at(scale=scale):
        canvas.ink(line((-19, -4), (-9, 5), (0, 7), (9, 5), (19, -4)), 3.0, colour, taper=(0.2, 0.2))
        for x, y, tip_x, tip_y in ((-12, 3, -17, 10), (-4, 6.6, -6, 14), (4, 6.6, 6, 14), (12, 3, 17, 10)):
            canvas.ink(line((x, y), ((x + tip_x) / 2, (y + tip_y) / 2), (tip_x, tip_y)), 2.0, colour, taper=(0.05, 0.5))


def secret_icon() -> Canvas:
    """A closed eye on a leaf: what only its owner may see; 40x40."""
    canvas = Canvas(52, 52, seed=801, tooth=0.4)
    with canvas.at(26, 26):
        leaf = blob((-19, 5), (-12, -13), (6, -18), (19, -14), (17, 6), (6, 17), (-10, 16))
        canvas.base(leaf, "#dfe3b8")
        canvas.wash(leaf, c.MOSS, 0.8, edge=0.8, loose=0.6)
        canvas.ink(leaf, 2.0)
        canvas.ink(line((-19, 5), (-23, 10), (-25, 15)), 2.4, c.UMBER, taper=(0.05, 0.4))
        draw_closed_eye(canvas, 0.62, c.INK)
    return canvas


SPRITES: Final[dict[str, Sprite]] = {
    "ingredient.centum": Sprite(centum, CARD_PIECE),
    "ingredient.centum.small": Sprite(centum_small, SMALL_PIECE),
    "card.back.alarun": Sprite(partial(back, CARD), CARD_PIECE),
    "card.back.alarun.small": Sprite(partial(back, SMALL), SMALL_PIECE),
    "colour.back": Sprite(colour_back, (*MARGIN, *COLOUR_CARD)),
    **{f"colour.{colour}": Sprite(partial(colour_card, colour), (*MARGIN, *COLOUR_CARD)) for colour in COLOURS},
}
ICONS: Final[dict[str, Sprite]] = {"icon.secret": Sprite(secret_icon, (6, 6, 40, 40))}
"""Belongs to the sheet of the table."""
