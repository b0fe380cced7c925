"""The trump banner, the round plaque with its moons, and the paper of the stakes: all without words."""

from functools import partial
from typing import Final

import numpy as np
import skia

from assets.art.cauldron15.levelling import level_out
from assets.art.common.paper import paint_sheet, torn_sheet
from assets.art.inkwash import palette as c
from assets.art.inkwash import pigment
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import blob, circle, crescent, line, rounded_rect, svg_path
from assets.art.sheets import Sprite
from assets.art.suits import suit_mark

MARGIN_X, MARGIN_Y = 34, 18
TRUMP_SIZE: Final = (150, 238)
ROUND_SIZE: Final = (150, 196)
STAKES_SIZE: Final = (322, 142)
MOON: Final = 30
SIGN_RADIUS: Final = 38
SIGN_Y: Final = 110
PLATE: Final = (10, 9, 70, 34)
PLATE_PITCH: Final = 45
PLATE_TONES: Final = (c.EMBER, c.STRAW, c.MOSS)
"""The plates of the stakes from top to bottom: boiled over, exact, below."""


def trump_banner(suit: str) -> Canvas:
    """A hanging cloth in the suit's colour with its cream sign; room for a word above and below."""
    width, height = TRUMP_SIZE
    canvas = Canvas(width + 2 * MARGIN_X, height + 2 * MARGIN_Y + 10, seed=100 + c.SUITS.index(suit))
    colours = c.SUIT_COLOURS[suit]
    with canvas.at(MARGIN_X, MARGIN_Y):
        cloth = _cloth(width, height)
        canvas.base(cloth, colours.pale)
        canvas.wash(cloth, colours.colour, 1.2, edge=0.7, vary=0.6, bloom=0.7, loose=1.2, cell=70, granul=0.04)
        fold = blob((width * 0.62, 10), (width, 10), (width, height), (width * 0.72, height - 40))
        with canvas.clip(cloth):
            canvas.glaze(fold, colours.deep, 0.65, soft=12, granul=0, spill=0)
            canvas.glaze(rounded_rect(0, 4, width, 16, 4), c.INK, 0.5, soft=5, spill=0)
        level_out(canvas, cloth)
        pigment.settle(canvas, cloth, colours.deep, 0.14, 50)
        canvas.hatch(cloth, 70, 5, cover=0.32, width=1.0, colour=c.INK)
        for hem in (
            f"M15 18 C14 80 14 150 13 {height - 22}",
            f"M{width - 15} 18 C{width - 13} 80 {width - 15} 150 {width - 13} {height - 22}",
        ):
            canvas.ink(svg_path(hem), 1.5, c.CREAM_TEXT, dry=0.4)
        point = (
            f"M13 {height - 22} C34 {height - 32} {width * 0.4} {height - 50} {width / 2} {height - 58}"
            f" C{width * 0.6} {height - 50} {width - 34} {height - 32} {width - 13} {height - 22}"
        )
        canvas.ink(svg_path(point), 1.5, c.CREAM_TEXT, dry=0.4)
        suit_mark(canvas, suit, width / 2, SIGN_Y, SIGN_RADIUS, on_dark=True)
        canvas.ink(cloth, 2.8)
        _pole(canvas, width)
        for x in (26, width / 2, width - 26):
            loop = rounded_rect(x - 8, -3, 16, 21, 5)
            canvas.base(loop, colours.pale)
            canvas.wash(loop, colours.colour, 1.3, loose=0.6)
            canvas.ink(loop, 2.0)
        canvas.shadow(cloth, 5, 7, 6, 0.4)
    return canvas


def _cloth(width: float, height: float) -> skia.Path:
    """A banner with a swallow tail."""
    return svg_path(
        f"M6 8 C{width * 0.3} 12 {width * 0.7} 4 {width - 6} 8 C{width - 2} 60 {width - 8} 150 {width - 4} {height - 6}"
        f" C{width - 30} {height - 20} {width * 0.62} {height - 40} {width / 2} {height - 48}"
        f" C{width * 0.38} {height - 40} 30 {height - 20} 4 {height - 6} C8 150 2 60 6 8 Z"
    )


def _pole(canvas: Canvas, width: float) -> None:
    """The wooden pole over a hanging piece, 14 px longer on both sides, with knobs."""
    pole = rounded_rect(-14, 0, width + 28, 13, 6)
    canvas.base(pole, "#dcb27a")
    canvas.wash(pole, c.UMBER, 0.9)
    canvas.hatch(pole, 0, 3, cover=0.6, width=1)
    canvas.ink(pole, 2.4)
    for x in (-16, width + 16):
        knob = circle(x, 6.5, 9)
        canvas.base(knob, "#dcb27a")
        canvas.wash(knob, c.UMBER, 1)
        canvas.ink(knob, 2.2)
        canvas.gouache(circle(x - 3, 3.5, 2.2), "#f3dcae", 0.8, 0.3)


def round_plaque(seed: int = 111) -> Canvas:
    """A paper that hangs from a pole, with room for a word, three moons and a count."""
    width, height = ROUND_SIZE
    canvas = Canvas(width + 2 * MARGIN_X, height + 2 * MARGIN_Y + 10, seed=seed)
    with canvas.at(MARGIN_X, MARGIN_Y):
        sheet = blob(
            (4, 8),
            (width * 0.5, 10),
            (width - 4, 8),
            (width - 2, height * 0.5),
            (width - 5, height - 6),
            (width * 0.75, height - 2),
            (width * 0.5, height - 7),
            (width * 0.25, height - 1),
            (5, height - 6),
            (2, height * 0.5),
            tension=0.35,
        )
        paint_sheet(canvas, sheet, cell=70, worn=1.8)
        level_out(canvas, sheet)
        with canvas.clip(sheet):
            canvas.glaze(rounded_rect(0, 6, width, 14, 4), c.INK, 0.35, soft=4, spill=0)
        canvas.ink(rounded_rect(12, 22, width - 24, height - 38, 6), 1.1, c.INK_SOFT, wobble=0.8)
        canvas.ink(sheet, 2.4, corners=False)
        _pole(canvas, width)
        canvas.shadow(sheet, 5, 7, 6, 0.4)
    return canvas


def moon(state: str) -> Canvas:
    """A moon of the round plaque: gone (dark), now (a golden face), coming (an empty ring); 30 px."""
    canvas = Canvas(MOON + 8, MOON + 8, seed=115)
    with canvas.at(MOON / 2 + 4, MOON / 2 + 4):
        disc = circle(0, 0, MOON / 2 - 1)
        canvas.base(disc, c.PAPER_LITE, 0.5 if state == "coming" else 1)
        if state == "gone":
            canvas.wash(disc, c.SLATE, 0.8, edge=0.7)
            canvas.hatch(disc, 55, 3.4, cover=0.5, width=0.9, colour=c.INK)
            canvas.gouache(crescent(0, 0, 11, 0.5, 0.5), "#c9c4b6", 0.4, 0.8)
        elif state == "now":
            canvas.wash(disc, c.STRAW, 0.95, edge=0.7)
            canvas.gouache(circle(-4, -5, 4), c.WHITE, 0.5, 1)
            for x in (-5, 4):
                canvas.ink(line((x - 2, -1), (x, 1), (x + 2, -1)), 1.5)
            canvas.ink(line((-4, 6), (0, 8), (4, 5.5)), 1.4)
        canvas.ink(disc, 1.4 if state == "coming" else 2.0, c.INK_GHOST if state == "coming" else c.INK)
    return canvas


def stakes(seed: int = 121) -> Canvas:
    """The paper of the stakes: three rows with a blank coloured plate each."""
    width, height = STAKES_SIZE
    canvas = Canvas(width + 24, height + 26, seed=seed)
    with canvas.at(9, 8):
        sheet = torn_sheet(width, height, np.random.default_rng(seed))
        paint_sheet(canvas, sheet, c.PAPER_LITE, cell=80)
        level_out(canvas, sheet)
        left, top, plate_width, plate_height = PLATE
        for i, tone in enumerate(PLATE_TONES):
            y = top + PLATE_PITCH * i
            if i:
                rule = line((14, y - 5), (width / 2, y - 4), (width - 14, y - 5))
                canvas.ink(rule, 1.1, c.INK_GHOST, taper=(0.1, 0.2))
            plate = rounded_rect(left, y, plate_width, plate_height, 9)
            canvas.wash(plate, tone, 0.42, edge=1.1, loose=1, spill=0, vary=0.3, bloom=0)
            canvas.ink(plate, 1.5, corners=False)
        canvas.ink(sheet, 2.1, corners=False, wobble=0.4)
        canvas.shadow(sheet, 3, 5, 5, 0.4)
    return canvas


SPRITES: Final[dict[str, Sprite]] = {
    **{
        f"banner.trump.{suit}": Sprite(partial(trump_banner, suit), (MARGIN_X, MARGIN_Y, *TRUMP_SIZE))
        for suit in c.SUITS
    },
    "banner.round": Sprite(round_plaque, (MARGIN_X, MARGIN_Y, *ROUND_SIZE)),
    **{f"moon.{state}": Sprite(partial(moon, state), (4, 4, MOON, MOON)) for state in ("gone", "now", "coming")},
    "stakes": Sprite(stakes, (9, 8, *STAKES_SIZE)),
}
