"""Papers of the table: the opponents' panels and one's own plate in the seats' colours, chips, gold rings."""

from functools import partial
from typing import Final

import numpy as np

from assets.art.common.paper import RING_MARGIN, paint_sheet, ring, torn_sheet
from assets.art.inkwash import palette as c
from assets.art.inkwash import pigment
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import blob, rounded_rect
from assets.art.sheets import Sprite

MARGIN: Final = 14
STAINED: Final = 0.08
"""How much more than the tint itself its grains and its second pigment show."""

RIVAL: Final = (316, 268)
WITCH: Final = (362, 104)
"""The panel is stretched between its corners to its place; the plate has its own size."""

RINGS: Final = ((204, 300), (188, 148), (188, 56))
"""Sizes of the gold rings: a card of the hand and the parts of one."""

CHIP: Final = (72, 38)
TINTS: Final = {"plum": 0.17, "moss": 0.12, "blood": 0.09, "teal": 0.13, "dusk": 0.17}


def sheet(size: tuple[float, float], seed: int, colour: str | None, tint: float, paper: str = c.PAPER) -> Canvas:
    """A cut paper with its shadow, tinted with a colour if one is given."""
    width, height = size
    canvas = Canvas(width + 2 * MARGIN + 4, height + 2 * MARGIN + 6, seed=seed, tooth=0.5)
    with canvas.at(MARGIN, MARGIN):
        outline = torn_sheet(width, height, np.random.default_rng(seed), 1.1, 26)
        paint_sheet(canvas, outline, paper, cell=max(80, min(width, height) * 0.4), worn=2.3)
        if colour:
            canvas.wash(outline, colour, tint, edge=0.9, loose=0, shift=(0, 0), spill=0, vary=0.6, cell=120, bloom=0.4)
            pigment.stain(canvas, outline, colour, STAINED + tint)
        canvas.ink(outline, 2.2, corners=False, wobble=0.5)
        canvas.shadow(outline, 4, 6, 6, 0.4)
    return canvas


def chip(warning: bool) -> Canvas:
    """A rounded slip for a sign and a count; in ember when little is left."""
    width, height = CHIP
    canvas = Canvas(width + 2 * MARGIN, height + 2 * MARGIN, seed=695, tooth=0.4)
    with canvas.at(MARGIN, MARGIN):
        outline = rounded_rect(0, 0, width, height, height * 0.46)
        canvas.base(outline, c.PAPER_LITE)
        canvas.wash(outline, c.EMBER if warning else c.STRAW, 0.7 if warning else 0.32, edge=1.1, loose=0.6, bloom=0)
        canvas.ink(outline, 1.9, corners=False)
        canvas.shadow(outline, 1.5, 3, 2.5, 0.4)
    return canvas


def warning() -> Canvas:
    """A ragged patch of ember behind a count that is close to the end, 92x50."""
    canvas = Canvas(120, 78, seed=697, tooth=0.4)
    with canvas.at(14, 14):
        patch = blob((2, 10), (46, 2), (90, 8), (92, 28), (84, 46), (40, 50), (4, 44))
        canvas.wash(patch, c.EMBER, 0.75, loose=2.4, edge=0.9, vary=0.6, bloom=0.5)
    return canvas


def _sprites() -> dict[str, Sprite]:
    found = {
        "count.chip": Sprite(partial(chip, False), (MARGIN, MARGIN, *CHIP)),
        "count.chip.low": Sprite(partial(chip, True), (MARGIN, MARGIN, *CHIP)),
        "count.warning": Sprite(warning, (14, 14, 92, 50)),
    }
    for i, (seat, colour) in enumerate(c.SEAT_COLOURS.items()):
        found[f"rival.{seat}"] = Sprite(partial(sheet, RIVAL, 650 + i, colour, TINTS[seat]), (MARGIN, MARGIN, *RIVAL))
        found[f"witch.{seat}"] = Sprite(
            partial(sheet, WITCH, 660 + i, colour, 0.26, c.PAPER_LITE), (MARGIN, MARGIN, *WITCH)
        )
    for width, height in RINGS:
        found[f"ring.{width}x{height}"] = Sprite(
            partial(ring, width, height), (RING_MARGIN, RING_MARGIN, width, height)
        )
    return found


SPRITES: Final[dict[str, Sprite]] = _sprites()
