"""The papers of the Alarún table: panels and plates in the seats' colours, tally, prompt, log, the score sheet."""

from functools import partial
from typing import Final

import numpy as np

from assets.art.alarun.ingredients import leaf_path
from assets.art.common.paper import draw_flourish, paint_sheet, torn_sheet
from assets.art.inkwash import palette as c
from assets.art.inkwash import pigment
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import line, rounded_rect, star
from assets.art.sheets import Sprite

MARGIN: Final = 14
STAINED: Final = 0.08
"""How much more than the tint itself its grains and its second pigment show."""

PANEL: Final = (446, 352)
PLATE: Final = (330, 72)
HAND: Final = (450, 160)
TALLY: Final = (936, 154)
PROMPT: Final = (450, 124)
LOG: Final = (446, 244)
SCORE_SHEET: Final = (900, 700)
HAND_ICON: Final = (44, 40)


def sheet(
    size: tuple[float, float],
    seed: int,
    colour: str | None = None,
    tint: float = 0.2,
    paper: str = c.PAPER,
    pen: float = 2.2,
) -> Canvas:
    """A cut paper with its shadow, tinted with a colour if one is given."""
    width, height = size
    canvas = Canvas(width + 2 * MARGIN + 4, height + 2 * MARGIN + 6, seed=seed, tooth=0.5)
    with canvas.at(MARGIN, MARGIN):
        outline = torn_sheet(width, height, np.random.default_rng(seed), 1.1, 26)
        paint_sheet(canvas, outline, paper, cell=max(80, min(width, height) * 0.4), worn=2.3)
        if colour:
            canvas.wash(outline, colour, tint, edge=0.9, loose=0, shift=(0, 0), spill=0, vary=0.6, cell=120, bloom=0.4)
            pigment.stain(canvas, outline, colour, STAINED + tint)
        canvas.ink(outline, pen, corners=False, wobble=0.5)
        canvas.shadow(outline, 4, 6, 6, 0.4)
    return canvas


def plate_ring() -> Canvas:
    """The gold brush around the own name plate: to move."""
    width, height = PLATE
    canvas = Canvas(width + 2 * MARGIN, height + 2 * MARGIN, seed=47, tooth=0.4)
    with canvas.at(MARGIN, MARGIN):
        loop = rounded_rect(-3, -3, width + 6, height + 6, 9)
        canvas.ink(loop, 10.5, c.UMBER, wobble=1.0, shade=0.2, alpha=0.6, dry=0.2, corners=False)
        canvas.ink(loop, 7.5, c.GOLD, wobble=1.5, shade=0.1, dry=0.4, alpha=0.97, corners=False)
        canvas.ink(loop, 2.2, c.GOLD_LITE, wobble=1.8, shade=0, dry=0.6, taper=(0.2, 0.4), corners=False)
    return canvas


def score_sheet() -> Canvas:
    """The blank sheet on which the ten potions are added up, 900x700: hairline frame, curled corners, twigs on top."""
    width, height = SCORE_SHEET
    canvas = Canvas(width + 2 * MARGIN + 6, height + 2 * MARGIN + 8, seed=49, tooth=0.5)
    with canvas.at(MARGIN, MARGIN):
        outline = torn_sheet(width, height, np.random.default_rng(49), 1.3, 26)
        paint_sheet(canvas, outline, c.PAPER_LITE, cell=200, worn=2.0)
        canvas.ink(outline, 2.4, corners=False, wobble=0.5)
        canvas.shadow(outline, 5, 8, 8, 0.42)
        inset = 16
        canvas.ink(
            rounded_rect(inset, inset, width - 2 * inset, height - 2 * inset, 4), 1.1, c.INK_SOFT, wobble=0.9, alpha=0.7
        )
        for right in (False, True):
            for low in (False, True):
                x = width - inset - 7 if right else inset + 7
                y = height - inset - 7 if low else inset + 7
                draw_flourish(canvas, x, y, right, low, c.FERN)
        for side in (-1, 1):
            _draw_twig(canvas, width / 2 + side * 16, inset, side)
        sign = star(width / 2, inset, 9, 5, 0.45)
        canvas.base(sign, c.PAPER_LITE)
        canvas.wash(sign, c.GOLD, 0.7, loose=0.3)
        canvas.ink(sign, 1.5)
    return canvas


def _draw_twig(canvas: Canvas, x: float, y: float, side: int) -> None:
    """A twig of five leaves along the frame, 96 pixels long, growing away from the middle."""
    canvas.ink(line((x, y), (x + side * 48, y - 3), (x + side * 96, y)), 2.0, c.FERN, taper=(0.05, 0.5))
    for i in range(5):
        leaf = leaf_path(x + side * (14 + 18 * i), y - 2, side * (58 if i % 2 else 122), 0.3)
        canvas.base(leaf, "#dfe3b8")
        canvas.wash(leaf, c.MOSS, 0.85, loose=0.4, inset=0)
        canvas.ink(leaf, 1.3)


def hand_icon() -> Canvas:
    """Three cards seen from the back, 44x40: the hand of an opponent."""
    canvas = Canvas(HAND_ICON[0] + 14, HAND_ICON[1] + 14, seed=2, tooth=0.5)
    for i in range(3):
        with canvas.at(6 + 12 + 10 * i, 6 + 21, rotation=-13 + 13 * i):
            card = rounded_rect(-11.5, -17, 23, 34, 3.5)
            canvas.base(card, c.PAPER_LITE)
            canvas.wash(rounded_rect(-8.8, -14.2, 17.6, 28.4, 2), c.FERN, 1.0, loose=0.4, shift=(0, 0), inset=0)
            canvas.ink(card, 1.7)
            canvas.gouache(leaf_path(0, 10, 0, 0.33), "#dfe6c0", 0.95, 0.2)
            canvas.shadow(card, 1, 2, 1.5, 0.4)
    return canvas


def _sheet_piece(size: tuple[float, float]) -> tuple[float, float, float, float]:
    return MARGIN, MARGIN, *size


def _sprites() -> dict[str, Sprite]:
    found = {
        "tally": Sprite(partial(sheet, TALLY, 44), _sheet_piece(TALLY)),
        "prompt.paper": Sprite(partial(sheet, PROMPT, 71, None, 0, c.PAPER_LITE), _sheet_piece(PROMPT)),
        "log.paper": Sprite(partial(sheet, LOG, 141, None, 0, c.PAPER, 1.9), _sheet_piece(LOG)),
        "scoresheet": Sprite(score_sheet, _sheet_piece(SCORE_SHEET)),
        "plate.ring": Sprite(plate_ring, _sheet_piece(PLATE)),
        "icon.hand": Sprite(hand_icon, (6, 6, *HAND_ICON)),
    }
    for i, (seat, colour) in enumerate(c.SEAT_COLOURS.items()):
        found[f"panel.{seat}"] = Sprite(partial(sheet, PANEL, 150 + i, colour, 0.085), _sheet_piece(PANEL))
        found[f"plate.{seat}"] = Sprite(partial(sheet, PLATE, 160 + i, colour, 0.24, c.PAPER_LITE), _sheet_piece(PLATE))
        found[f"hand.{seat}"] = Sprite(partial(sheet, HAND, 170 + i, colour, 0.32), _sheet_piece(HAND))
    return found


SPRITES: Final[dict[str, Sprite]] = _sprites()
