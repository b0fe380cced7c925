"""The blank cards: three-part faces in two sizes, ribbons, backs, and the faces and backs of the victory cards."""

from functools import partial
from typing import Final

import numpy as np
import skia

from assets.art import brush
from assets.art.bubble_and_boil.kettles import draw_body
from assets.art.bubble_and_boil.pots import draw_lid, draw_rim
from assets.art.cauldron15.moods import draw_bubble
from assets.art.cauldron15_cards.thrift import Thrift, reduce_colours
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import blob, circle, crescent, line, on_circle, polygon, rounded_rect, star, svg_path
from assets.art.sheets import Sprite

CARD: Final = (204, 300)
LARGE: Final = (420, 620)
SMALL_BACK: Final = (87, 126)
MARGIN: Final = 12
SKY: Final = "#a9c3b4"
THRIFT: Final = Thrift(colours=26, smoothing=5)
BANDS: Final = ((8, 60), (64, 212), (216, 292))
LARGE_BANDS: Final = ((10, 112), (118, 470), (476, 610))
"""Top and bottom of garden, hex and recipe on a card, and on the large one."""

RIBBONS: Final = {"": (198, 34), ".large": (356, 48)}


def _blank(width: float, height: float, seed: int) -> Canvas:
    return Canvas(width + 2 * MARGIN + 4, height + 2 * MARGIN + 6, seed=seed, tooth=0.4)


def _paper(canvas: Canvas, width: float, height: float) -> skia.Path:
    """The cut paper of a card; returns its outline."""
    outline = rounded_rect(0, 0, width, height, width * 0.06)
    canvas.base(outline, c.PAPER)
    canvas.wash(outline, c.PAPER_DARK, 0.2, edge=2.2, vary=0.6, loose=0, shift=(0, 0), spill=0, cell=90, grad=0.5)
    return outline


def _garden_band(canvas: Canvas, area: tuple[float, float, float, float], large: bool) -> None:
    """Sky over furrows: where the card's cubes grow."""
    x, y, width, height = area
    band = rounded_rect(x, y, width, height, 8)
    canvas.base(band, c.PAPER_LITE)
    canvas.wash(band, SKY, 0.5, edge=0.5, loose=1.2, vary=0.5, bloom=0.3)
    level = y + height * 0.6
    with canvas.clip(band):
        right, foot = x + width + 20, y + height + 20
        crests = ((x - 20, level), (x + width * 0.3, level - 5), (x + width * 0.7, level), (right, level - 5))
        soil = blob(*crests, (right, foot), (x - 20, foot))
        canvas.base(soil, "#e0bd86", 0.9)
        canvas.wash(soil, c.SEPIA, 0.75, edge=0.6, vary=0.5, loose=1.2, bloom=0.2)


def _garden_lines(canvas: Canvas, area: tuple[float, float, float, float], large: bool) -> None:
    x, y, width, height = area
    band = rounded_rect(x, y, width, height, 8)
    rng = np.random.default_rng(7)
    with canvas.clip(band):
        for part in np.linspace(0.72, 0.97, 4 if large else 3):
            down = float(y + height * part)
            canvas.ink(line((x, down), (x + width / 2, down - 3), (x + width, down + 1)), 1.1, c.SEPIA, alpha=0.7)
        for left in np.linspace(x + 8, x + width - 8, 8 if large else 6):
            brush.grass(
                canvas, float(left + rng.uniform(-6, 6)), y + height * 0.6, 1.7 if large else 1.0, kind=brush.GARDEN
            )
    canvas.ink(band, 2.2 if large else 1.7)


def face(large: bool) -> Canvas:
    """The blank face: garden above, hex in the middle (its picture is laid in), recipe below."""
    width, height = LARGE if large else CARD
    bands = LARGE_BANDS if large else BANDS
    canvas = _blank(width, height, 900 + large)
    side = 8
    inner = width - 2 * side
    garden = (side, bands[0][0], inner, bands[0][1] - bands[0][0])
    with canvas.at(MARGIN, MARGIN):
        outline = _paper(canvas, width, height)
        _garden_band(canvas, garden, large)
        hexed = rounded_rect(side, bands[1][0], inner, bands[1][1] - bands[1][0], 8)
        recipe = rounded_rect(side, bands[2][0], inner, bands[2][1] - bands[2][0], 8)
        for part, colour, strength in ((hexed, c.PLUM, 0.27 if large else 0.32), (recipe, c.STRAW, 0.5)):
            canvas.base(part, c.PAPER_LITE)
            canvas.wash(part, colour, strength, edge=1.1, vary=0.6, loose=1.3, bloom=0.5, cell=90)
        if not large:
            canvas.base(rounded_rect(side + 6, 181, inner - 12, 27, 8), c.PAPER_LITE, 0.72)
        reduce_colours(canvas, THRIFT)
        _garden_lines(canvas, garden, large)
        for part in (hexed, recipe):
            canvas.ink(part, 2.2 if large else 1.7)
        if large:
            for x in (24, width - 24):
                sign = star(x, bands[1][1] - 14, 6, 5)
                canvas.gouache(sign, c.CREAM_TEXT, 0.9, 0)
                canvas.ink(sign, 1.0)
        canvas.ink(outline, 3.2 if large else 2.6, corners=False, wobble=0.7)
        canvas.shadow(outline, 4, 6, 6, 0.42)
    return canvas


def ribbon(large: bool, colour: str, seed: int) -> Canvas:
    """A blank ribbon for a card's name, its ends folded back."""
    width, height = RIBBONS[".large" if large else ""]
    canvas = Canvas(width + 2 * MARGIN + 16, height + 2 * MARGIN + 8, seed=seed, tooth=0.4)
    reach = 14 if large else 5
    with canvas.at(MARGIN + 8, MARGIN):
        for side, x in ((-1, 0.0), (1, float(width))):
            out = x + side * reach
            tail = polygon((x - side * 12, 9), (out, 7), (out - side * 7, height / 2 + 5), (out, height + 4),
                           (x - side * 12, height + 5))  # fmt: skip
            canvas.base(tail)
            canvas.wash(tail, colour, 0.95, loose=0.4, bloom=0)
            canvas.ink(tail, 1.8)
        band = svg_path(
            f"M0 3 C{width * 0.3} -1 {width * 0.7} -1 {width} 3 L{width} {height} C{width * 0.7} {height - 4}"
            f" {width * 0.3} {height - 4} 0 {height} Z"
        )
        canvas.base(band, c.PAPER_LITE)
        canvas.wash(band, colour, 0.3, edge=1.4, vary=0.4, loose=1.2, bloom=0.3, cell=120)
        reduce_colours(canvas, THRIFT)
        canvas.ink(band, 2.4 if large else 1.9)
        canvas.shadow(band, 2, 4, 3, 0.42)
    return canvas


def mini() -> Canvas:
    """The discard pile's uppermost card, 87x126: the three parts without words."""
    width, height = SMALL_BACK
    canvas = _blank(width, height, 905)
    with canvas.at(MARGIN, MARGIN):
        outline = _paper(canvas, width, height)
        _garden_band(canvas, (5, 5, width - 10, 26), False)
        for top, low, colour, strength in ((34, 86, c.PLUM, 0.36), (90, height - 5, c.STRAW, 0.5)):
            part = rounded_rect(5, top, width - 10, low - top, 4)
            canvas.base(part, c.PAPER_LITE)
            canvas.wash(part, colour, strength, edge=1.0, loose=0.8, bloom=0.3)
            canvas.ink(part, 1.4)
        canvas.ink(rounded_rect(5, 5, width - 10, 26, 5), 1.4)
        canvas.ink(outline, 2.2, corners=False)
        canvas.shadow(outline, 3, 4, 4, 0.42)
    return canvas


def _back_ground(canvas: Canvas, width: float, height: float, colour: str, deep: str) -> skia.Path:
    """Paper with a painted field inside a cream margin and a double line; returns the outline."""
    outline = _paper(canvas, width, height)
    edge = width * 0.05
    field = rounded_rect(edge, edge, width - 2 * edge, height - 2 * edge, width * 0.04)
    canvas.wash(field, colour, 1.0, edge=0.9, vary=0.6, loose=2.0, bloom=0.6, cell=80, spill=0)
    canvas.wash(field, deep, 0.55, edge=0.5, vary=0.6, loose=2.0, bloom=0.4, cell=60, spill=0)
    reduce_colours(canvas, THRIFT)
    for part, pen in ((0.085, 1.5), (0.105, 0.9)):
        inset = width * part
        frame = rounded_rect(inset, inset, width - 2 * inset, height - 2 * inset, width * 0.03)
        canvas.ink(frame, pen, c.CREAM_TEXT, corners=False, alpha=0.9)
    return outline


def back(size: tuple[float, float]) -> Canvas:
    """The back of the deck: a lidded pot that boils under a sleeping moon, bubbles and stars."""
    width, height = size
    small = width < 100
    unit = width / 204
    canvas = _blank(width, height, 910 + small)
    with canvas.at(MARGIN, MARGIN):
        outline = _back_ground(canvas, width, height, c.PLUM, c.PLUM_DEEP)
        with canvas.at(width / 2, height / 2, unit, line_scale=0.62 if small else 0.95):
            canvas.gouache(circle(0, -70, 38), "#f0d890", 0.95, 0.8)
            canvas.ink(circle(0, -70, 38), 1.8)
            for side in (-1, 1):
                canvas.ink(line((side * 6, -78), (side * 13, -73), (side * 20, -78)), 2.0, c.SEPIA)
            canvas.ink(line((-7, -58), (0, -54), (8, -58)), 1.8, c.SEPIA)
            for i in range(16):
                inner, outer = on_circle(0, -70, 46, 22.5 * i), on_circle(0, -70, 58 if i % 2 else 52, 22.5 * i)
                canvas.ink(polygon(inner, outer, closed=False), 1.6, c.CREAM_TEXT, alpha=0.9)
            with canvas.at(0, 62, 0.42, line_scale=0.5 if small else 0.78):
                draw_body(canvas, "plum", small=True)
                draw_rim(canvas)
                for x, y, radius in ((96, -78, 13), (74, -70, 17), (112, -64, 8)):
                    draw_bubble(canvas, x, y, radius)
                with canvas.at(-6, -8, rotation=-7):
                    draw_lid(canvas, "plum", small=True)
            for x, y, radius in ((54, 2, 8), (68, -20, 5), (44, -18, 4)):
                draw_bubble(canvas, x, y, radius)
            for x, y, radius in (
                (-66, -112, 7),
                (66, -112, 7),
                (-70, 6, 6),
                (-58, -34, 4),
                (70, 112, 6),
                (-70, 112, 6),
            ):
                canvas.gouache(star(x, y, radius, 4, 0.3), c.CREAM_TEXT, 1, 0)
        canvas.ink(outline, 2.0 if small else 2.6, corners=False)
        canvas.shadow(outline, 3 if small else 4, 5, 5, 0.42)
    return canvas


def draw_rosette(canvas: Canvas, scale: float = 1.0) -> None:
    """The medal ribbon that marks a victory card, about 80 wide and 120 high around the medal's middle."""
    with canvas.at(scale=scale):
        for side in (-1, 1):
            tail = polygon((side * 4, 26), (side * 34, 78), (side * 20, 74), (side * 12, 86), (-side * 8, 30))
            canvas.base(tail, "#f0c8b4")
            canvas.wash(tail, "#b0272b", 0.9, loose=0.4, bloom=0)
            canvas.ink(tail, 2.0)
        rim = blob(*(on_circle(0, 0, 40 if i % 2 else 35, 15 * i) for i in range(24)), tension=0.4)
        canvas.base(rim, "#f0c8b4")
        canvas.wash(rim, "#b0272b", 0.85, edge=0.9, bloom=0)
        canvas.ink(rim, 2.2, corners=False)
        canvas.base(circle(0, 0, 26), "#faf1dc")
        canvas.wash(circle(0, 0, 26), "#d9be7c", 0.4, bloom=0)
        canvas.ink(circle(0, 0, 26), 1.6)
        canvas.gouache(crescent(-1, 0, 15, 0.5, -0.5), c.PLUM_DEEP, 0.95, 0.2)
        canvas.gouache(star(9, -4, 5, 5, 0.45), c.PLUM_DEEP, 0.95, 0)


def victory_back(size: tuple[float, float]) -> Canvas:
    """The back of the victory cards: teal instead of plum, and the medal ribbon."""
    width, height = size
    small = width < 100
    canvas = _blank(width, height, 915 + small)
    with canvas.at(MARGIN, MARGIN):
        outline = _back_ground(canvas, width, height, c.TEAL, c.LAPIS_DEEP)
        with canvas.at(width / 2, height * 0.43, width / 204, line_scale=0.62 if small else 1.0):
            for i in range(24):
                inner, outer = on_circle(0, 0, 62, 15 * i), on_circle(0, 0, 82 if i % 2 else 72, 15 * i)
                canvas.ink(polygon(inner, outer, closed=False), 1.6, c.CREAM_TEXT, alpha=0.85)
            draw_rosette(canvas, 1.3)
            for x, y, radius in ((-66, -98, 7), (66, -98, 7), (-66, 140, 7), (66, 140, 7)):
                canvas.gouache(star(x, y, radius, 4, 0.3), c.CREAM_TEXT, 1, 0)
        canvas.ink(outline, 2.0 if small else 2.6, corners=False)
        canvas.shadow(outline, 3 if small else 4, 5, 5, 0.42)
    return canvas


def victory_face(large: bool) -> Canvas:
    """The blank face of a victory card: a window for its picture, room for the words, the medal ribbon below."""
    width, height = LARGE if large else CARD
    canvas = _blank(width, height, 920 + large)
    top, foot = (12, 190) if large else (8, 106)
    with canvas.at(MARGIN, MARGIN):
        outline = _paper(canvas, width, height)
        upper = rounded_rect(8, top, width - 16, foot - top, 8)
        lower = rounded_rect(8, foot + 4, width - 16, height - foot - 12, 8)
        for part, strength in ((upper, 0.5), (lower, 0.2)):
            canvas.base(part, c.PAPER_LITE)
            canvas.wash(part, c.TEAL, strength, edge=1.1, vary=0.6, loose=1.3, bloom=0.5, cell=90)
        reduce_colours(canvas, THRIFT)
        for part in (upper, lower):
            canvas.ink(part, 2.2 if large else 1.7)
        with canvas.at(width / 2, height - (78 if large else 46), line_scale=1.0 if large else 0.7):
            draw_rosette(canvas, 0.66 if large else 0.36)
        for x in (0.2, 0.8):
            y = height - (60 if large else 36)
            rule = line((width * x - width * 0.12, y), (width * x, y - 1), (width * x + width * 0.12, y))
            canvas.ink(rule, 1.2, c.INK_SOFT, alpha=0.7)
        canvas.ink(outline, 3.2 if large else 2.6, corners=False, wobble=0.7)
        canvas.shadow(outline, 4, 6, 6, 0.42)
    return canvas


def _sprites() -> dict[str, Sprite]:
    card, large, small = (MARGIN, MARGIN, *CARD), (MARGIN, MARGIN, *LARGE), (MARGIN, MARGIN, *SMALL_BACK)
    found = {
        "hexcard.face": Sprite(partial(face, False), card),
        "hexcard.face.large": Sprite(partial(face, True), large),
        "hexcard.mini": Sprite(mini, small),
        "hexcard.back": Sprite(partial(back, CARD), card),
        "hexcard.back.small": Sprite(partial(back, SMALL_BACK), small),
        "victory.face": Sprite(partial(victory_face, False), card),
        "victory.face.large": Sprite(partial(victory_face, True), large),
        "victory.back": Sprite(partial(victory_back, CARD), card),
        "victory.back.small": Sprite(partial(victory_back, SMALL_BACK), small),
    }
    for ending, size in RIBBONS.items():
        piece = (MARGIN + 8, MARGIN, *size)
        for i, (kind, colour) in enumerate((("hexcard", c.PLUM), ("victory", c.TEAL))):
            found[f"{kind}.ribbon{ending}"] = Sprite(partial(ribbon, bool(ending), colour, 930 + i), piece)
    return found


SPRITES: Final[dict[str, Sprite]] = _sprites()
