"""The measuring tube of a seat panel: how much of 15 a player holds, and what spills when it is too much."""

from functools import partial
from typing import Final

from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import blob, circle, polygon, rounded_rect, svg_path, union
from assets.art.sheets import Sprite

SIZE: Final = (188, 22)
MARGIN: Final = 12
ROOM: Final = 34
"""Space below and to the right for what spills, in layout pixels."""

LIMIT: Final = 15
TICKS: Final = (5, 10)
GLASS: Final = "#f4f0e2"
FILLS: Final = {**c.SEAT_COLOURS, "over": c.BLOOD}


def _canvas(seed: int) -> Canvas:
    return Canvas(SIZE[0] + MARGIN + ROOM, SIZE[1] + MARGIN + ROOM, seed=seed)


def back(seed: int = 151) -> Canvas:
    """The empty tube."""
    width, height = SIZE
    canvas = _canvas(seed)
    with canvas.at(MARGIN, MARGIN):
        tube = rounded_rect(0, 0, width, height, height / 2)
        canvas.base(tube, c.PAPER_LITE)
        canvas.wash(tube, GLASS, 0.5, loose=0, shift=(0, 0), edge=1.2)
        with canvas.clip(tube):
            canvas.glaze(rounded_rect(0, -4, width, 9, 4), c.INK_SOFT, 0.35, soft=2.5, spill=0)
    return canvas


def fill(colour: str, seed: int) -> Canvas:
    """The filling over the whole length: to be cut to the total's share of it."""
    width, height = SIZE
    canvas = _canvas(seed)
    with canvas.at(MARGIN, MARGIN):
        inside = rounded_rect(1.5, 1.5, width - 3, height - 3, height / 2 - 1.5)
        canvas.base(inside, c.PAPER_LITE)
        canvas.wash(inside, colour, 0.95, edge=0.6, loose=0, inset=0, shift=(0, 0), vary=0.5, cell=30, spill=0)
        with canvas.clip(inside):
            canvas.glaze(rounded_rect(0, height * 0.62, width, height * 0.4, 3), c.INK, 0.28, soft=3, spill=0)
            for x, y, radius in (
                (18, 9, 2.2),
                (43, 14, 1.6),
                (77, 8, 2.0),
                (101, 14, 2.4),
                (131, 9, 1.6),
                (160, 13, 2.0),
            ):
                canvas.gouache(circle(x, y, radius), c.WHITE, 0.4, 0.2)
    return canvas


def front(seed: int = 155) -> Canvas:
    """Outline, lights and the ticks at 5 and 10; drawn over the filling."""
    width, height = SIZE
    canvas = _canvas(seed)
    with canvas.at(MARGIN, MARGIN):
        for value in TICKS:
            x = width * value / LIMIT
            canvas.ink(polygon((x, height * 0.58), (x, height - 1.5), closed=False), 1.6, c.INK, wobble=0.2)
        light = blob((10, 5), (40, 3.6), (90, 4.4), (40, 6.4))
        canvas.gouache(light, c.WHITE, 0.65, 0.6)
        canvas.ink(rounded_rect(0, 0, width, height, height / 2), 2.0, corners=False)
    return canvas


def spill(seed: int = 157) -> Canvas:
    """What bursts out at the right end when the total is over 15: a crack, a run and drops in blood red."""
    width = SIZE[0]
    canvas = _canvas(seed)
    with canvas.at(MARGIN, MARGIN):
        burst = svg_path(
            f"M{width - 17} 3 C{width - 6} 1 {width + 3} -5 {width + 10} -2"
            f" C{width + 8} 3 {width + 12} 6 {width + 17} 9"
            f" C{width + 10} 11 {width + 9} 15 {width + 11} 20 C{width + 13} 28 {width + 9} 34 {width + 6} 34"
            f" C{width + 2} 34 {width + 2} 27 {width + 1} 23 C{width - 2} 27 {width - 4} 31 {width - 8} 30"
            f" C{width - 12} 29 {width - 10} 22 {width - 13} 19 C{width - 19} 14 {width - 20} 8 {width - 17} 3 Z"
        )
        drops = [circle(width + 20, 3, 3), circle(width + 17, 18, 2.4), circle(width - 3, 37, 2.2)]
        shape = union(burst, *drops)
        canvas.base(shape, c.PAPER_LITE)
        canvas.wash(shape, c.BLOOD, 1.1, edge=0.8, loose=0.4, inset=0, shift=(0.6, 0.7))
        canvas.glaze(
            blob((width, 8), (width + 12, 14), (width + 8, 34), (width - 2, 24)), c.BLOOD_DEEP, 0.5, soft=3, spill=0
        )
        canvas.gouache(blob((width - 8, 5), (width + 3, 1), (width + 5, 3), (width - 4, 8)), "#f2b8ae", 0.9, 0.3)
        canvas.ink(shape, 2.0)
        canvas.ink(
            polygon((width - 22, -1), (width - 17, 6), (width - 21, 10), (width - 15, 16), closed=False), 1.5, c.UMBER
        )
    return canvas


PIECE: Final = (MARGIN, MARGIN, *SIZE)
SPRITES: Final[dict[str, Sprite]] = {
    "tube.back": Sprite(back, PIECE),
    "tube.front": Sprite(front, PIECE),
    "tube.spill": Sprite(spill, PIECE),
    **{
        f"tube.fill.{name}": Sprite(partial(fill, colour, 160 + i), PIECE)
        for i, (name, colour) in enumerate(FILLS.items())
    },
}
