"""Portraits of the characters: round cameos for the huts, and the whole figure in an arched window for cards."""

from functools import partial
from typing import Final

import skia

from assets.art.cauldron15_cards.thrift import Thrift, reduce_colours
from assets.art.cauldron_folk.folk import CHARACTERS
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import blob, circle, svg_path
from assets.art.sheets import Sprite

CAMEO: Final = 92
PICTURE: Final = (300, 260)
PICTURE_FINENESS: Final = 1.8
"""Pictures are drawn in a box of that size and baked at this scale: they measure 270x234 layout pixels."""

MARGIN: Final = 8
CAMEO_SCALE: Final = 0.76
FIGURE_SCALE: Final = 0.93
FIGURE_DROP: Final = 9
CAMEO_THRIFT: Final = Thrift(colours=36, smoothing=3)
PICTURE_THRIFT: Final = Thrift(colours=80, smoothing=3)
CAMEO_SEED: Final = 400
PICTURE_SEED: Final = 410


def arch(width: float, height: float) -> skia.Path:
    """An arched window around the origin."""
    x, y = width / 2, height / 2
    spring = -y + height * 0.34
    return svg_path(
        f"M{-x} {y} L{-x} {spring} C{-x} {-y + height * 0.08} {-x * 0.62} {-y} 0 {-y} "
        f"C{x * 0.62} {-y} {x} {-y + height * 0.08} {x} {spring} L{x} {y} Z"
    )


def cameo(name: str) -> Canvas:
    """A head in a round wooden frame, 92x92."""
    character = CHARACTERS[name]
    canvas = Canvas(
        CAMEO + 2 * MARGIN, CAMEO + 2 * MARGIN + 2, seed=CAMEO_SEED + list(CHARACTERS).index(name), tooth=0.4
    )
    radius = CAMEO / 2
    with canvas.at(MARGIN + radius, MARGIN + radius):
        frame, inside = circle(0, 0, radius), circle(0, 0, radius - 5)
        canvas.base(frame, "#d9b98a")
        canvas.wash(frame, c.UMBER, 0.75, edge=0.7, loose=0, shift=(0, 0))
        canvas.base(inside, c.PAPER_LITE)
        canvas.wash(inside, character.backdrop, 0.55, vary=0.6, edge=0.8, loose=0.5)
        with canvas.clip(inside):
            x, y = character.head
            with canvas.at(-x * CAMEO_SCALE, -(y - 4) * CAMEO_SCALE, CAMEO_SCALE, line_scale=0.95):
                character.draw(canvas)
        reduce_colours(canvas, CAMEO_THRIFT)
        canvas.ink(inside, 1.9)
        canvas.ink(frame, 2.7, corners=False)
        canvas.shadow(frame, 2, 4, 3, 0.42)
    return canvas


def picture(name: str) -> Canvas:
    """The character in an arched window."""
    width, height = PICTURE
    character = CHARACTERS[name]
    seed = PICTURE_SEED + list(CHARACTERS).index(name)
    canvas = Canvas(width + 2 * MARGIN, height + 2 * MARGIN, PICTURE_FINENESS, seed, tooth=0.4)
    with canvas.at(MARGIN + width / 2, MARGIN + height / 2):
        window = arch(width, height)
        canvas.base(window, c.PAPER_LITE)
        canvas.wash(window, character.backdrop, 0.5, vary=0.75, edge=0.8, loose=1.5, bloom=0.7, cell=70)
        with canvas.clip(window):
            floor = blob((-170, 104), (-80, 98), (0, 101), (90, 97), (170, 104), (170, 150), (-170, 150))
            canvas.base(floor, c.PAPER, 0.5)
            canvas.wash(floor, c.PAPER_DARK, 0.75, loose=2, edge=0.6)
            with canvas.at(0, FIGURE_DROP, FIGURE_SCALE):
                character.draw(canvas)
        reduce_colours(canvas, PICTURE_THRIFT)
        canvas.ink(window, 2.8)
        canvas.ink(arch(width - 9, height - 9), 0.9, c.INK_SOFT, alpha=0.6)
    return canvas


CAMEOS: Final[dict[str, Sprite]] = {
    f"portrait.{name}": Sprite(partial(cameo, name), (MARGIN, MARGIN, CAMEO, CAMEO)) for name in CHARACTERS
}
PICTURES: Final[dict[str, Sprite]] = {
    f"character.{name}": Sprite(partial(picture, name), (MARGIN, MARGIN, *PICTURE)) for name in CHARACTERS
}
SPRITES: Final[dict[str, Sprite]] = {**CAMEOS, **PICTURES}
