"""Ornaments: sleepy moon, stars, herbs, corner curls, candle, fans of small cards, arrows of the play order."""

from functools import partial
from typing import Final

import numpy as np
import skia

from assets.art.common.paper import draw_flourish
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import (
    Point,
    blob,
    circle,
    cut,
    line,
    moved,
    on_circle,
    polygon,
    rounded_rect,
    star,
    svg_path,
)
from assets.art.sheets import Sprite

MARGIN = 8
MOON_SIZE = (120, 120)
STARS_SIZE = (120, 60)
SPRIG_SIZE = (90, 150)
HERB_SIZE = (110, 160)
CORNER_SIZE = (40, 40)
CANDLE_SIZE = (90, 150)
BACK_SIZE = (24, 34)
BACK_PITCH = 13
MOST_BACKS = 10
BOIL_FRAMES = 3
FLAME_LEAN: Final = (0.0, 2.4, -2.0)
ARROWS: Final[dict[str, tuple[tuple[float, float], tuple[Point, ...]]]] = {
    "rise": ((120, 70), ((4, 66), (22, 40), (58, 18), (104, 8))),
    "over": ((150, 44), ((4, 34), (48, 14), (98, 12), (140, 30))),
    "fall": ((120, 70), ((6, 6), (52, 14), (90, 36), (110, 62))),
    "straight": ((90, 24), ((4, 13), (34, 10), (58, 13), (82, 12))),
}


def _sheet(size: tuple[float, float], seed: int) -> Canvas:
    return Canvas(size[0] + 2 * MARGIN, size[1] + 2 * MARGIN, seed=seed, tooth=0.5)


def moon() -> Canvas:
    """A crescent moon fast asleep, in gold wash."""
    canvas = _sheet(MOON_SIZE, 61)
    with canvas.at(MARGIN + 66, MARGIN + 60, 1.12):
        shape = cut(circle(-6, 0, 50), circle(27, -9, 42))
        canvas.base(shape, "#f6e6b4")
        canvas.wash(shape, c.GOLD, 0.55, edge=0.8, inset=0.2, bloom=0.5)
        canvas.hatch(shape, 62, 4, cover=0.34, width=1.0, colour=c.SEPIA, source=(-0.3, 0.95))
        canvas.ink(shape, 2.6)
        canvas.ink(line((-42, -10), (-35, -5), (-27, -9)), 2.1)
        for x, y in ((-40, -6), (-35, -4.5), (-30, -6)):
            canvas.ink(line((x, y), (x - 0.5, y + 2.5), (x - 1, y + 5)), 1.2, taper=(0, 0.6))
        canvas.ink(line((-44, -19), (-36, -23), (-27, -20)), 1.6)
        canvas.ink(line((-22, -12), (-15, 3), (-23, 6)), 1.8, taper=(0.1, 0.2))
        canvas.ink(line((-33, 19), (-25, 23), (-16, 17)), 1.9)
        canvas.wash(circle(-38, 9, 7, 6), "#d98a6a", 0.8, loose=1, spill=0, edge=0.2)
        nightcap_star = star(44, -16, 9, 5, 0.45)
        canvas.base(nightcap_star, c.CREAM_TEXT)
        canvas.wash(nightcap_star, c.GOLD, 0.5, loose=0.3, bloom=0)
        canvas.ink(nightcap_star, 1.5)
        canvas.ink(line((30, -46), (40, -40), (44, -25)), 1.2, c.INK_SOFT, taper=(0.1, 0.1))
    return canvas


def _four_points(canvas: Canvas, x: float, y: float, radius: float) -> None:
    """A twinkling star of two crossed strokes and a bright middle."""
    shape = star(x, y, radius, 4, 0.28)
    canvas.base(shape, c.CREAM_TEXT)
    canvas.wash(shape, c.GOLD, 0.4, loose=0.2, bloom=0)
    canvas.ink(shape, 1.3)


def single_star() -> Canvas:
    """One twinkling star, 24x24."""
    canvas = _sheet((24, 24), 62)
    _four_points(canvas, MARGIN + 12, MARGIN + 12, 11.5)
    return canvas


def stars() -> Canvas:
    """Five stars strewn over 120x60."""
    canvas = _sheet(STARS_SIZE, 63)
    with canvas.at(MARGIN, MARGIN):
        for x, y, radius in ((16, 34, 9), (46, 14, 6), (68, 42, 12), (98, 20, 7.5), (110, 50, 4.5)):
            _four_points(canvas, x, y, radius)
    return canvas


def _leaf(canvas: Canvas, x: float, y: float, rotation: float, size: float, colour: str) -> None:
    """A pointed leaf whose stalk is at (x, y); at 0 degrees it points up."""
    with canvas.at(x, y, size, rotation=rotation):
        shape = svg_path("M0 0 C-9 -8 -9 -22 1 -32 C10 -22 9 -8 0 0 Z")
        canvas.base(shape, c.PAPER, 0.9)
        canvas.wash(shape, colour, 0.8, edge=0.8, loose=0.6)
        canvas.ink(shape, 1.5)
        canvas.ink(line((0, -2), (0.6, -14), (0.8, -27)), 0.9, taper=(0.05, 0.6))


def sprig() -> Canvas:
    """A sprig that curves up to the right."""
    canvas = _sheet(SPRIG_SIZE, 64)
    with canvas.at(MARGIN, MARGIN):
        stalk: tuple[Point, ...] = ((14, 148), (20, 112), (36, 74), (58, 38), (78, 12))
        canvas.ink(line(*stalk), 2.6, "#3b4a28", taper=(0.05, 0.5))
        for x, y, rotation, size, colour in (
            (17, 126, -66, 0.86, c.MOSS),
            (18, 120, 62, 0.9, c.FERN),
            (26, 96, -52, 0.96, c.FERN),
            (28, 90, 76, 0.96, c.MOSS),
            (39, 70, -40, 0.9, c.MOSS),
            (43, 62, 84, 0.9, c.FERN),
            (55, 42, -26, 0.8, c.FERN),
            (60, 36, 88, 0.76, c.MOSS),
            (76, 14, 38, 0.66, c.MOSS),
        ):
            _leaf(canvas, x, y, rotation, size, colour)
    return canvas


def herb() -> Canvas:
    """A bunch of herbs hung up to dry."""
    canvas = _sheet(HERB_SIZE, 65)
    with canvas.at(MARGIN + 55, MARGIN, 0.86):
        canvas.ink(line((0, 0), (1, 12), (0, 26)), 2.2, c.SEPIA, taper=(0, 0.1))
        for i, (angle, length) in enumerate(((-27, 98), (-14, 118), (0, 126), (14, 114), (28, 96))):
            with canvas.at(0, 34, rotation=-angle):
                canvas.ink(line((0, 0), (2, length * 0.5), (0, length)), 1.9, "#3b4a28", taper=(0.02, 0.4))
                for step in range(1, 5):
                    y = length * step / 4.4
                    side = 1 if (step + i) % 2 else -1
                    _leaf(canvas, 0, y, 180 - side * 44, 0.62, c.MOSS if step % 2 else c.FERN)
                    _leaf(canvas, 0, y + 4, 180 + side * 38, 0.56, c.FERN)
                _leaf(canvas, 0, length - 6, 178, 0.6, c.MOSS)
        tie = blob((-12, 26), (0, 24), (12, 26), (13, 40), (0, 43), (-13, 40), tension=0.3)
        canvas.base(tie, c.BONE)
        canvas.wash(tie, c.UMBER, 0.8, loose=0.6)
        for y in (30, 34, 38):
            canvas.ink(line((-12, y), (0, y + 2), (12, y)), 1.1, c.SEPIA)
        canvas.ink(tie, 2.0)
    return canvas


def corner(flip_x: bool, flip_y: bool) -> Canvas:
    """A corner curl of 40 px."""
    canvas = _sheet(CORNER_SIZE, 66)
    x, y = MARGIN + (40 if flip_x else 0), MARGIN + (40 if flip_y else 0)
    with canvas.at(x, y, 1.6):
        draw_flourish(canvas, 0, 0, flip_x, flip_y)
    return canvas


def candle(frame: int) -> Canvas:
    """A candle in its holder; only the flame differs between the frames."""
    canvas = _sheet(CANDLE_SIZE, 67)
    with canvas.at(MARGIN, MARGIN):
        dish = blob((4, 128), (24, 134), (45, 135), (70, 133), (86, 127), (80, 142), (45, 149), (12, 142))
        canvas.base(dish, c.BONE)
        canvas.wash(dish, c.UMBER, 0.95, edge=0.7)
        canvas.hatch(dish, 20, 3.6, cover=0.5, width=1.0)
        canvas.ink(dish, 2.6)
        stick = svg_path("M28 62 C27 88 28 112 27 131 C36 136 56 136 65 131 C63 112 65 88 63 60 C54 55 36 56 28 62 Z")
        canvas.base(stick, c.PAPER_LITE)
        canvas.wash(stick, c.BONE, 0.8, edge=0.6)
        canvas.hatch(stick, 82, 4.2, cover=0.3, width=1.0)
        canvas.ink(stick, 2.5)
        drips = svg_path(
            "M28 62 C38 55 54 55 63 60 C66 72 62 84 58 84 C54 84 56 74 51 74 C46 74 49 97 44 97"
            " C39 97 41 76 36 74 C32 72 33 86 30 86 C27 86 26 74 28 62 Z"
        )
        canvas.base(drips, c.PAPER_LITE)
        canvas.ink(drips, 1.9)
        canvas.ink(line((46, 60), (45, 54), (47, 49)), 2.6, taper=(0, 0.2))
        canvas.seed = 670 + frame
        _flame(canvas, FLAME_LEAN[frame], 1.0 + 0.04 * (frame - 1))
        canvas.shadow(blob((8, 132), (45, 128), (84, 132), (78, 144), (45, 147), (14, 144)), 2, 3, 2.5, 0.5)
    return canvas


def _flame(canvas: Canvas, lean: float, stretch: float) -> None:
    """A candle flame above the wick, its tip leaning by so many pixels."""
    with canvas.at(46, 54, 1.0, scale_y=stretch):
        outer = blob(
            (0, 2),
            (-11, -8),
            (-11, -20),
            (-3 + lean * 0.4, -34),
            (lean, -48),
            (8 + lean * 0.4, -32),
            (12, -16),
            (9, -4),
        )
        canvas.glaze(circle(0, -20, 15, 24), c.EMBER, 0.22, soft=8)
        canvas.base(outer, "#ffdf8e")
        canvas.wash(outer, c.EMBER, 0.95, edge=1.0, vary=0.5, grad_dir=(0, -1), grad=0.7)
        canvas.base(blob((0, 0), (-5, -8), (lean * 0.3, -22), (5, -8)), "#ffe9a8", 0.95)
        canvas.ink(outer, 2.2)
        canvas.ink(line((1, -4), (-1, -11), (1.5, -17)), 1.2, c.BLOOD, taper=(0.2, 0.6))


def _small_back(canvas: Canvas) -> None:
    """The back of a small card, 24x34, with a moon."""
    width, height = BACK_SIZE
    card = rounded_rect(0, 0, width, height, 3.5)
    canvas.base(card, c.PAPER_LITE)
    canvas.wash(rounded_rect(2.6, 2.6, width - 5.2, height - 5.2, 2), c.SEPIA, 1.1, loose=0.4, inset=0, bloom=0.2)
    canvas.gouache(moved(cut(circle(0, 0, 5), circle(2.6, -1.2, 4.2)), width / 2 - 0.6, height / 2), c.CREAM_TEXT, 1, 0)
    canvas.ink(card, 1.7, wobble=0.3)


def backs(count: int) -> Canvas:
    """A fan of small card backs, overlapping to the right."""
    canvas = Canvas(_backs_width(count) + 2 * MARGIN, BACK_SIZE[1] + 2 * MARGIN, seed=70 + count)
    rng = np.random.default_rng(count)
    for i in range(count):
        with canvas.at(MARGIN + i * BACK_PITCH, MARGIN, rotation=float(rng.uniform(-3, 3))):
            _small_back(canvas)
    outline = rounded_rect(MARGIN, MARGIN, _backs_width(count), BACK_SIZE[1], 3)
    canvas.shadow(outline, 1.5, 2.5, 2, 0.4)
    return canvas


def _backs_width(count: int) -> float:
    return BACK_SIZE[0] + (count - 1) * BACK_PITCH


def arrow(name: str) -> Canvas:
    """A pencilled arrow between two places of the play order."""
    size, points = ARROWS[name]
    canvas = _sheet(size, 90 + list(ARROWS).index(name))
    with canvas.at(MARGIN, MARGIN):
        shaft = line(*points)
        canvas.ink(shaft, 6.0, c.INK_GHOST, taper=(0.75, 0.02), alpha=0.75, shade=0.1, dry=0.6, min_width=0.12)
        canvas.ink(shaft, 1.1, c.INK_SOFT, taper=(0.6, 0.02), alpha=0.6, min_width=0.2)
        (x0, y0), (x1, y1) = points[-2:]
        heading = float(np.degrees(np.arctan2(y1 - y0, x1 - x0))) + 6
        with canvas.at(x1, y1, rotation=heading):
            head = polygon((9, 0), (-10, -9), (-5, 0), (-9.5, 9.5))
            canvas.wash(head, c.INK_GHOST, 1.1, loose=0.6, bloom=0)
            canvas.ink(head, 1.3, c.INK_SOFT, alpha=0.8)
    return canvas


def medal() -> Canvas:
    """A blank gold medallion with a scalloped rim, 64x64."""
    canvas = _sheet((64, 64), 68)
    with canvas.at(MARGIN + 32, MARGIN + 32):
        rim = blob(*(on_circle(0, 0, 31 if i % 2 else 28.5, 15 * i) for i in range(24)), tension=0.4)
        canvas.base(rim, "#f7e2a4")
        canvas.wash(rim, c.GOLD, 0.85, edge=0.9, vary=0.5)
        canvas.ink(rim, 2.3, corners=False)
        canvas.base(circle(0, 0, 22), c.PAPER_LITE, 0.85)
        canvas.wash(circle(0, 0, 22), c.GOLD, 0.25, edge=0.8, loose=0.5)
        canvas.ink(circle(0, 0, 22), 1.3)
        canvas.shadow(rim, 2, 3, 3, 0.42)
    return canvas


def chip() -> Canvas:
    """A blank paper disc for a count, 40x40."""
    canvas = _sheet((40, 40), 69)
    with canvas.at(MARGIN + 20, MARGIN + 20):
        disc: skia.Path = circle(0, 0, 19)
        canvas.base(disc, c.PAPER_LITE)
        canvas.wash(disc, c.UMBER, 0.2, edge=1.0, loose=0.8, bloom=0)
        canvas.ink(disc, 2.0)
        canvas.ink(circle(0, 0, 15.5), 0.8, c.INK, alpha=0.5)
        canvas.shadow(disc, 1.5, 2.5, 2, 0.4)
    return canvas


def sprites() -> dict[str, Sprite]:
    """All ornaments."""

    def inside(size: tuple[float, float]) -> tuple[float, float, float, float]:
        return MARGIN, MARGIN, *size

    found: dict[str, Sprite] = {
        "ornament.moon": Sprite(moon, inside(MOON_SIZE)),
        "ornament.star": Sprite(single_star, inside((24, 24))),
        "ornament.stars": Sprite(stars, inside(STARS_SIZE)),
        "ornament.sprig.left": Sprite(sprig, inside(SPRIG_SIZE), mirrored=True),
        "ornament.sprig.right": Sprite(sprig, inside(SPRIG_SIZE)),
        "ornament.herb": Sprite(herb, inside(HERB_SIZE)),
        "medal": Sprite(medal, inside((64, 64))),
        "chip": Sprite(chip, inside((40, 40))),
    }
    for name, flip_x, flip_y in (("tl", False, False), ("tr", True, False), ("bl", False, True), ("br", True, True)):
        found[f"ornament.corner.{name}"] = Sprite(partial(corner, flip_x, flip_y), inside(CORNER_SIZE))
    for frame in range(BOIL_FRAMES):
        found[f"candle.{frame}"] = Sprite(partial(candle, frame), inside(CANDLE_SIZE))
    for count in range(1, MOST_BACKS + 1):
        found[f"backs.{count}"] = Sprite(partial(backs, count), inside((_backs_width(count), BACK_SIZE[1])))
    for name, (size, _) in ARROWS.items():
        found[f"arrow.{name}"] = Sprite(partial(arrow, name), inside(size))
    return found
