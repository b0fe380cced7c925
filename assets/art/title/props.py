"""What stands on the shelf: candle, potion bottle, books, a hat."""

from functools import partial
from typing import Final

import skia

from assets.art.common.hats import draw_hat
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import blob, both, circle, line, polygon, rounded_rect, star, svg_path
from assets.art.sheets import Sprite

FRAMES: Final = 3
MARGIN: Final = 16
CANDLE_SIZE: Final = (142, 212)
CANDLE_UNIT: Final = 1.18
WICK: Final = (71, 72)
"""The wick in the candle's piece: the flame stands on it."""

BOTTLE_SIZE: Final = (118, 150)
BOOKS_SIZE: Final = (170, 122)
HAT_SIZE: Final = (118, 106)
LEAN: Final = (0.0, 3.5, -3.0)
STRETCH: Final = (1.0, 1.06, 0.95)


def candle(seed: int = 241) -> Canvas:
    """A dripping candle on a pewter dish with a ring to hold it by; without its flame."""
    canvas = Canvas(CANDLE_SIZE[0] + 2 * MARGIN, CANDLE_SIZE[1] + 2 * MARGIN, seed=seed)
    with canvas.at(MARGIN, MARGIN, CANDLE_UNIT):
        ring = blob((104, 154), (116, 146), (122, 156), (114, 168), (102, 164))
        canvas.ink(ring, 6.4, dry=0, shade=0.1)
        canvas.ink(ring, 3.2, "#b98a54", dry=0, shade=0.1)
        dish = svg_path("M14 152 C30 163 90 163 106 152 C108 167 86 176 60 176 C34 176 12 167 14 152 Z")
        canvas.base(dish, "#d9ac74")
        canvas.wash(dish, c.UMBER, 0.9, edge=0.8)
        canvas.hatch(dish, 8, 4, cover=0.5, width=1.0, colour=c.INK)
        canvas.ink(dish, 2.8)
        canvas.ink(line((18, 155), (60, 164), (102, 155)), 1.6, c.SEPIA)
        wax = svg_path("M38 70 C37 100 39 126 37 154 C50 160 72 160 84 154 C81 126 84 100 82 68 C70 62 50 62 38 70 Z")
        canvas.base(wax, c.PAPER_LITE)
        canvas.wash(wax, c.BONE, 0.75, vary=0.5)
        canvas.glaze(blob((70, 70), (82, 74), (82, 150), (66, 156), (72, 110)), c.SEPIA, 0.35, soft=5, spill=0)
        canvas.hatch(wax, 84, 5, cover=0.4, width=1.0)
        canvas.ink(wax, 2.6)
        drips = svg_path(
            "M38 70 C50 60 72 60 82 68 C84 80 80 92 76 92 C72 92 73 82 68 82 C63 82 66 104 60 104 C54 104 57 84 51 82"
            " C46 80 47 94 42 94 C38 94 37 80 38 70 Z"
        )
        canvas.base(drips, c.PAPER_LITE)
        canvas.wash(drips, c.STRAW, 0.25)
        canvas.ink(drips, 2.0)
        canvas.gouache(blob((44, 76), (48, 73), (46, 84), (43, 86)), c.WHITE, 0.9, 0.3)
        canvas.ink(line((60, 66), (59, 60), (61, 54)), 2.6, taper=(0, 0.2))
        canvas.shadow(blob((18, 168), (60, 176), (112, 166), (110, 178), (60, 182), (24, 178)), 3, 2, 4, 0.5)
    return canvas


def flame(frame: int, seed: int = 244) -> Canvas:
    """The candle's flame in one of its boil frames, registered with the candle."""
    canvas = Canvas(CANDLE_SIZE[0] + 2 * MARGIN, CANDLE_SIZE[1] + 2 * MARGIN, seed=seed + frame)
    with canvas.at(MARGIN + WICK[0], MARGIN + WICK[1], CANDLE_UNIT, LEAN[frame], scale_y=CANDLE_UNIT * STRETCH[frame]):
        canvas.glaze(circle(0, -26, 24, 32), "#ffdf8a", 0.55, soft=9, granul=0)
        outer = svg_path("M0 0 C-16 -4 -16 -22 -6 -34 C-2 -40 0 -46 -1 -54 C12 -42 20 -24 14 -10 C11 -4 6 0 0 0 Z")
        canvas.base(outer, "#ffdf8e")
        canvas.wash(outer, c.EMBER, 0.95, edge=0.9, grad_dir=(0, -1), grad=0.6)
        heart = svg_path("M0 -3 C-8 -6 -7 -16 -1 -24 C6 -16 8 -7 0 -3 Z")
        canvas.gouache(heart, "#ffe9a8", 0.95, 0.6)
        canvas.ink(outer, 2.3)
    return canvas


def bottle(seed: int = 247) -> Canvas:
    """A round bottle of green brew with a label on a string."""
    canvas = Canvas(BOTTLE_SIZE[0] + 2 * MARGIN, BOTTLE_SIZE[1] + 2 * MARGIN, seed=seed)
    with canvas.at(MARGIN + 54, MARGIN + 78):
        belly = svg_path(
            "M-13 -44 C-13 -34 -14 -28 -20 -22 C-48 -12 -58 10 -54 34 C-50 60 -26 70 0 70 C28 70 52 58 54 32"
            " C56 8 44 -14 20 -22 C14 -28 13 -34 13 -44 Z"
        )
        brew = blob((-60, 2), (-30, 6), (0, 1), (30, 6), (62, 1), (60, 80), (-60, 80))
        canvas.base(belly, "#e9eee2")
        canvas.wash(belly, c.TEAL, 0.13, edge=1.4, loose=0.5, vary=0.2)
        with canvas.clip(belly):
            canvas.wash(brew, c.POISON, 0.95, vary=0.6, edge=0.8, bloom=0.6, loose=0.8, inset=0, shift=(0, 0))
            shade = both(brew, blob((10, -20), (50, 0), (44, 60), (0, 76), (30, 30)))
            canvas.glaze(shade, c.FERN, 0.8, soft=6, spill=0)
            canvas.ink(line((-52, 3), (-30, 7), (0, 2), (30, 7), (52, 2)), 1.6, taper=(0.05, 0.05))
            for x, y, radius in ((-16, 30, 5), (4, 44, 7), (20, 24, 4), (-4, 16, 3), (26, 48, 3.4), (-26, 50, 3.6)):
                bubble = circle(x, y, radius)
                canvas.gouache(bubble, "#eef4b4", 0.5, 0.3)
                canvas.ink(bubble, 1.2)
            canvas.hatch(belly, 58, 4.6, cover=0.26, width=1.0, colour=c.INK)
        canvas.gouache(blob((-42, 14), (-40, -2), (-28, -12), (-32, 0), (-36, 18)), c.WHITE, 0.85, 0.7)
        canvas.gouache(circle(-36, 30, 3.4, 5), c.WHITE, 0.8, 0.3)
        _cork(canvas)
        canvas.ink(belly, 3.0, corners=False)
        label = polygon((36, -14), (58, -20), (66, 4), (44, 12))
        canvas.base(label, c.PAPER_LITE)
        canvas.wash(label, c.STRAW, 0.4)
        canvas.ink(label, 1.8)
        canvas.ink(line((13, -36), (28, -30), (42, -10)), 1.5, taper=(0.05, 0.1))
        mark = star(51, -4, 6, 5, 0.45)
        canvas.ink(mark, 1.3)
        canvas.shadow(circle(4, 66, 46, 8), 5, 3, 4, 0.5)
    return canvas


def _cork(canvas: Canvas) -> None:
    cork = svg_path("M-12 -48 C-13 -58 -15 -66 -14 -72 C-6 -76 8 -76 14 -72 C15 -66 13 -58 12 -48 Z")
    neck = svg_path("M-19 -46 C-19 -52 19 -52 19 -46 C19 -40 -19 -40 -19 -46 Z")
    canvas.base(cork, "#d7ae78")
    canvas.wash(cork, c.UMBER, 0.6)
    canvas.hatch(cork, 80, 3, cover=0.5, width=0.9)
    canvas.ink(cork, 2.1)
    canvas.base(neck, "#e9eee2")
    canvas.wash(neck, c.TEAL, 0.2)
    canvas.ink(neck, 2.0)


def books(seed: int = 251) -> Canvas:
    """Three books lying on each other, a ribbon hanging out of the middle one."""
    canvas = Canvas(BOOKS_SIZE[0] + 2 * MARGIN, BOOKS_SIZE[1] + 2 * MARGIN, seed=seed)
    with canvas.at(MARGIN + 8, MARGIN - 28):
        for top, width, left, colour, height in (
            (112, 152, 0, c.BLOOD, 38),
            (76, 136, 10, c.TEAL, 36),
            (37, 144, 2, c.UMBER, 39),
        ):
            with canvas.at(left, top):
                _book(canvas, width, height, colour)
        mark = blob((118, 106), (126, 106), (128, 128), (122, 124), (116, 129))
        canvas.base(mark, "#e8b0a4")
        canvas.wash(mark, c.EMBER, 0.9)
        canvas.ink(mark, 1.7)
        canvas.shadow(rounded_rect(2, 140, 156, 10, 4), 4, 3, 4, 0.5)
    return canvas


def _book(canvas: Canvas, width: float, height: float, colour: str) -> None:
    """A book from its spine side, with bands and a star."""
    cover = _cover(width, height)
    canvas.base(cover)
    canvas.wash(cover, colour, 0.95, edge=0.8, vary=0.6, bloom=0.4)
    canvas.hatch(cover, 4, 4, cover=0.4, width=1.0, colour=c.INK)
    for x in (22, 29, width - 34, width - 27):
        canvas.ink(polygon((x, 2), (x, height - 2), closed=False), 2.0, c.CREAM_TEXT, dry=0.4)
    canvas.gouache(star(width * 0.48, height * 0.5, 8.5, 4, 0.36), c.CREAM_TEXT, 0.95, 0)
    for x in (width * 0.48 - 22, width * 0.48 + 22):
        canvas.gouache(circle(x, height * 0.5, 2), c.CREAM_TEXT, 0.9, 0)
    canvas.gouache(blob((8, 6), (40, 4.5), (70, 6), (40, 8)), c.WHITE, 0.3, 0.8)
    canvas.ink(cover, 2.8, corners=False)


def _cover(width: float, height: float) -> skia.Path:
    """The outline of a book's spine, a little swollen at both ends."""
    return blob(
        (0, 2),
        (width * 0.5, 0),
        (width, 2),
        (width + 4, height * 0.5),
        (width, height - 1),
        (width * 0.5, height),
        (0, height - 1),
        (-6, height * 0.5),
        tension=0.25,
    )


def hat(seed: int = 255) -> Canvas:
    """A witch's hat put down on the books."""
    width, height = HAT_SIZE
    canvas = Canvas(width + 2 * MARGIN, height + 2 * MARGIN, seed=seed)
    scale = width / 100
    with canvas.at(MARGIN + width / 2, MARGIN + 52 * scale, scale, line_scale=1.1):
        draw_hat(canvas, "teal")
        canvas.shadow(svg_path("M-48 30 C-30 42 30 42 48 30 C44 44 -44 44 -48 30 Z"), 3, 4, 3, 0.5)
    return canvas


def _piece(size: tuple[float, float]) -> tuple[float, float, float, float]:
    return MARGIN, MARGIN, size[0], size[1]


SPRITES: Final[dict[str, Sprite]] = {
    "title.candle": Sprite(candle, _piece(CANDLE_SIZE)),
    **{f"title.candle.flame.{i}": Sprite(partial(flame, i), _piece(CANDLE_SIZE)) for i in range(FRAMES)},
    "title.bottle": Sprite(bottle, _piece(BOTTLE_SIZE)),
    "title.books": Sprite(books, _piece(BOOKS_SIZE)),
    "title.hat": Sprite(hat, _piece(HAT_SIZE)),
}
