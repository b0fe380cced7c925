"""The players' huts: tinted walls of paper under thatched eaves in the seats' colours, and what hangs on them."""

from functools import partial
from typing import Final

import numpy as np

from assets.art.common.paper import paint_sheet, torn_sheet
from assets.art.inkwash import palette as c
from assets.art.inkwash import pigment
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import Point, blob, line
from assets.art.sheets import Sprite

HUT: Final = (320, 316)
OWN: Final = 1212
"""The wall of a hut, and the width of the own one, whose wall is stretched between its ends."""

EAVE_HEIGHT: Final = 40
EAVE_MARGIN: Final = 18
"""How far a canvas goes on beyond the ends of an eave."""

OVERHANG: Final = 10
"""How far the thatch juts out over the wall on both sides."""

MARGIN: Final = 14


def wall(colour: str, seed: int) -> Canvas:
    """The wall of a hut, 320x316: cut paper with a breath of the seat's colour."""
    width, height = HUT
    canvas = Canvas(width + 2 * MARGIN + 4, height + 2 * MARGIN + 6, seed=seed, tooth=0.5)
    with canvas.at(MARGIN, MARGIN):
        outline = torn_sheet(width, height, np.random.default_rng(seed), 1.1, 26)
        paint_sheet(canvas, outline, cell=130, worn=2.3)
        canvas.wash(outline, colour, 0.12, edge=0.9, loose=0, shift=(0, 0), spill=0, vary=0.7, cell=120, bloom=0.5)
        pigment.stain(canvas, outline, colour, 0.19)
        canvas.ink(outline, 2.3, corners=False, wobble=0.5)
        canvas.shadow(outline, 4, 6, 6, 0.4)
    return canvas


def eave(width: float, colour: str, seed: int) -> Canvas:
    """The edge of a thatched roof, ``width`` over the wall, 40 high, with its shadow on the wall below."""
    canvas = Canvas(width + 2 * (OVERHANG + EAVE_MARGIN), EAVE_HEIGHT + 22, seed=seed, tooth=0.5)
    rng = np.random.default_rng(seed)
    with canvas.at(OVERHANG + EAVE_MARGIN, 6):
        tufts = max(8, int(width / 26))
        low: list[Point] = []
        for i in range(tufts * 2 + 1):
            x = width + OVERHANG - (width + 2 * OVERHANG) * i / (tufts * 2)
            low.append((x, 32 + (5 if i % 2 else -1) + float(rng.normal(0, 1))))
        thatch = blob(
            (12, 0), (width / 2, -2), (width - 12, 0), (width + OVERHANG, 26), *low, (-OVERHANG, 26), tension=0.3
        )
        canvas.base(thatch, "#efd9a0")
        canvas.wash(thatch, colour, 1.0, edge=0.7, vary=0.4, loose=1, bloom=0.2, cell=90)
        with canvas.clip(thatch):
            for x in np.arange(-12, width + 14, 5.4):
                lean = (x - width / 2) / width * 26
                straw = line(
                    (float(x - lean * 0.6), float(rng.uniform(-2, 10))),
                    (float(x + lean * 0.1), 18),
                    (float(x + lean * 0.4), float(rng.uniform(26, 40))),
                )
                dark = rng.random() < 0.45
                canvas.ink(straw, 1.6, c.INK if dark else "#f4e2b2", taper=(0.2, 0.5), alpha=0.55, wobble=0.4)
        canvas.ink(line((14, 6), (width / 2, 3), (width - 14, 6)), 2.4, c.SEPIA, alpha=0.8)
        canvas.ink(thatch, 2.6, corners=False)
        canvas.shadow(thatch, 1, 5, 4, 0.45)
    return canvas


def slip(size: tuple[float, float], colour: str | None, strength: float, seed: int) -> Canvas:
    """A small slip of paper: abilities, offers, the last move."""
    width, height = size
    canvas = Canvas(width + 18, height + 18, seed=seed, tooth=0.5)
    with canvas.at(8, 7):
        outline = torn_sheet(width, height, np.random.default_rng(seed), 0.9, 22)
        paint_sheet(canvas, outline, c.PAPER_LITE, cell=70, worn=2.0)
        if colour:
            canvas.wash(outline, colour, strength, edge=0.9, loose=0, shift=(0, 0), spill=0, vary=0.7, bloom=0.5)
            pigment.stain(canvas, outline, colour, 0.06 + strength, 50)
        canvas.ink(outline, 1.9, corners=False, wobble=0.5)
        canvas.shadow(outline, 2, 4, 3, 0.4)
    return canvas


def _sprites() -> dict[str, Sprite]:
    found = {}
    for i, (seat, colour) in enumerate(c.SEAT_COLOURS.items()):
        found[f"hut.{seat}"] = Sprite(partial(wall, colour, 200 + i), (MARGIN, MARGIN, *HUT))
        for name, width, seed in (("eave", HUT[0], 220), ("eave.own", OWN, 230)):
            piece = (EAVE_MARGIN, 6, width + 2 * OVERHANG - 12, EAVE_HEIGHT)
            found[f"{name}.{seat}"] = Sprite(partial(eave, width - 12, colour, seed + i), piece)
        found[f"slip.{seat}"] = Sprite(partial(slip, (296, 88), colour, 0.16, 240 + i), (8, 7, 296, 88))
    found["slip.off"] = Sprite(partial(slip, (296, 88), c.SEPIA, 0.3, 246), (8, 7, 296, 88))
    return found


SPRITES: Final[dict[str, Sprite]] = _sprites()
