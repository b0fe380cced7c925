"""The windows of the pictures: arched for spells, square with bitten corners for omens; 270x234 each."""

from functools import partial
from typing import Final

import skia

from assets.art.cauldron15_cards.thrift import Thrift, reduce_colours
from assets.art.cauldron_folk.portraits import MARGIN, PICTURE, PICTURE_FINENESS, arch
from assets.art.cauldron_pictures import (
    cellars,
    clumsiness,
    garden,
    grabs,
    hearth,
    household,
    kettles,
    magic,
    mischief,
    night,
    plots,
    rivals,
    road,
    seasons,
    thieves,
)
from assets.art.cauldron_pictures.scene import Scene
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import blob, svg_path
from assets.art.sheets import Piece, Sprite

SCENES: Final[dict[str, Scene]] = {
    **magic.SCENES,
    **thieves.SCENES,
    **garden.SCENES,
    **night.SCENES,
    **road.SCENES,
    **hearth.SCENES,
    **rivals.SCENES,
    **plots.SCENES,
    **kettles.SCENES,
    **mischief.SCENES,
    **household.SCENES,
    **seasons.SCENES,
    **clumsiness.SCENES,
    **grabs.SCENES,
    **cellars.SCENES,
}
PICTURE_THRIFT: Final = Thrift(colours=110, smoothing=3)
SEED: Final = 500
BITE: Final = 16


def bitten(width: float, height: float) -> skia.Path:
    """A rectangle around the origin with round bites out of its corners."""
    x, y, r = width / 2, height / 2, BITE
    return svg_path(
        f"M{-x + r} {-y} L{x - r} {-y} A{r} {r} 0 0 0 {x} {-y + r} L{x} {y - r} A{r} {r} 0 0 0 {x - r} {y} "
        f"L{-x + r} {y} A{r} {r} 0 0 0 {-x} {y - r} L{-x} {-y + r} A{r} {r} 0 0 0 {-x + r} {-y} Z"
    )


def picture(name: str) -> Canvas:
    """A picture in its window."""
    width, height = PICTURE
    scene = SCENES[name]
    frame = bitten if name.startswith("omen") else arch
    seed = SEED + list(SCENES).index(name)
    canvas = Canvas(width + 2 * MARGIN, height + 2 * MARGIN, PICTURE_FINENESS, seed, tooth=0.4)
    with canvas.at(MARGIN + width / 2, MARGIN + height / 2):
        window = frame(width, height)
        canvas.base(window, c.PAPER_LITE)
        canvas.wash(window, scene.sky, scene.strength, vary=0.75, edge=0.8, loose=1.5, bloom=0.7, cell=70)
        with canvas.clip(window):
            if scene.ground:
                floor = blob((-170, 102), (-80, 94), (0, 98), (90, 93), (170, 102), (170, 150), (-170, 150))
                canvas.base(floor, c.PAPER_LITE, 0.5)
                canvas.wash(floor, scene.ground, 0.7, loose=2, edge=0.6)
            scene.draw(canvas)
        reduce_colours(canvas, PICTURE_THRIFT)
        canvas.ink(window, 2.8)
        canvas.ink(frame(width - 9, height - 9), 0.9, c.INK_SOFT, alpha=0.6)
    return canvas


def _sprites(kind: str) -> dict[str, Sprite]:
    piece: Piece = (MARGIN, MARGIN, *PICTURE)
    return {name: Sprite(partial(picture, name), piece) for name in SCENES if name.startswith(kind)}


SPELLS: Final[dict[str, Sprite]] = _sprites("spell.")
OMENS: Final[dict[str, Sprite]] = _sprites("omen.")
