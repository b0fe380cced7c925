"""What marks season and turns: ribbons of the seasons, rings of the turn order, the omen's place, bars for actions."""

from functools import partial
from typing import Final

import numpy as np

from assets.art import brush
from assets.art.cauldron_things.hues import GOLD_BRIGHT, GOLD_EDGE, GOLD_SHINE
from assets.art.common.paper import torn_sheet
from assets.art.inkwash import palette as c
from assets.art.inkwash import pigment
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import circle, crescent, line, rounded_rect, sample, svg_path
from assets.art.sheets import Sprite

ORDER: Final = 20
RIBBON: Final = (200, 40)
OMEN: Final = (184, 304)
BAR: Final = (276, 50)
BARS: Final[dict[str, str]] = {"harvest": c.MOSS, "steal": c.DUSK, "brew": c.EMBER, "off": c.STONE}


def ribbon(colour: str, seed: int) -> Canvas:
    """The ribbon of a season: blank, 200x40, swallow tails behind."""
    width, height = RIBBON
    canvas = Canvas(width + 44, height + 26, seed=seed, tooth=0.4)
    with canvas.at(22, 7):
        for side, x in ((-1, 6.0), (1, width - 6.0)):
            with canvas.at(x, 8, flip=side < 0):
                tail = svg_path("M-10 0 L17 -2 L9 17 L18 35 L-10 34 Z")
                brush.fill(canvas, tail, colour, 2.0, 0.8)
        body = svg_path(
            f"M0 4 C60 -1 140 -1 {width} 4 L{width} {height} C140 {height - 4} 60 {height - 4} 0 {height} Z"
        )
        canvas.base(body, c.PAPER_LITE)
        canvas.wash(body, colour, 0.3, edge=1.4, vary=0.5, loose=0.8)
        canvas.ink(body, 2.4)
        canvas.shadow(body, 2, 4, 3, 0.4)
    return canvas


def order_mark(state: str) -> Canvas:
    """The place of a seat in the turn order, radius 20: ``now`` gold, ``next`` open, ``gone`` with a tick."""
    canvas = Canvas(2 * ORDER + 20, 2 * ORDER + 20, seed=321, tooth=0.4)
    with canvas.at(ORDER + 10, ORDER + 10):
        loop = circle(0, 0, ORDER)
        if state == "now":
            canvas.ink(loop, 7.6, GOLD_EDGE, wobble=0.6, shade=0, dry=0, alpha=0.7)
            canvas.ink(loop, 5.2, GOLD_BRIGHT, wobble=0.7, shade=0, dry=0.1)
            canvas.ink(loop, 1.6, GOLD_SHINE, wobble=0.9, shade=0, dry=0.3)
        elif state == "next":
            canvas.ink(loop, 1.6, c.INK_SOFT, alpha=0.8, dry=0.4)
        else:
            canvas.base(loop, c.PAPER, 0.45)
            canvas.ink(loop, 1.4, c.INK_SOFT, alpha=0.6, dry=0.5)
            canvas.ink(line((5, 12), (10, 17), (19, 4), tension=0.2), 3.6, c.INK, dry=0, taper=(0.1, 0.2))
    return canvas


def omen_place() -> Canvas:
    """Where the omen of the season will lie, 184x304: a dashed outline with a ghost of the moon."""
    width, height = OMEN
    canvas = Canvas(width + 12, height + 12, seed=324, tooth=0.5)
    with canvas.at(6, 6):
        for points, _ in sample(rounded_rect(3, 3, width - 6, height - 6, 12), 9):
            for here, there in zip(points[:-1:2], points[1::2], strict=False):
                dash = line((float(here[0]), float(here[1])), (float(there[0]), float(there[1])))
                canvas.ink(dash, 2.0, c.INK_GHOST, taper=(0.1, 0.1), dry=0.3)
        moon = crescent(width / 2, height / 2, 34, 0.5, -0.4)
        canvas.wash(moon, c.INK_GHOST, 0.25, loose=1)
        canvas.ink(moon, 1.6, c.INK_GHOST)
    return canvas


def arrow() -> Canvas:
    """A small arrow between two places of the turn order, 18x14."""
    canvas = Canvas(28, 24, seed=322, tooth=0.4)
    with canvas.at(5, 5):
        canvas.ink(line((0, 7), (9, 6), (15, 7)), 2.2, c.INK_SOFT)
        canvas.ink(line((10, 2), (16, 7), (10, 12), tension=0.1), 2.2, c.INK_SOFT)
    return canvas


def bar(colour: str, strength: float, seed: int) -> Canvas:
    """A broad button for an action, blank, 276x50."""
    width, height = BAR
    canvas = Canvas(width + 22, height + 22, seed=seed, tooth=0.4)
    with canvas.at(10, 8):
        shape = torn_sheet(width, height, np.random.default_rng(seed), 1.0, 24)
        canvas.base(shape, c.PAPER_LITE)
        canvas.wash(shape, colour, strength, edge=1.1, vary=0.6, loose=1.6, bloom=0.6, cell=60)
        if colour in pigment.SECOND:
            pigment.stain(canvas, shape, colour, 0.5 * strength, 50)
        canvas.ink(shape, 2.4, corners=False)
        canvas.shadow(shape, 2, 4, 3, 0.42)
    return canvas


def _sprites() -> dict[str, Sprite]:
    found = {
        f"order.{state}": Sprite(partial(order_mark, state), (10, 10, 2 * ORDER, 2 * ORDER))
        for state in ("now", "next", "gone")
    }
    found["omen.place"] = Sprite(omen_place, (6, 6, *OMEN))
    found["order.arrow"] = Sprite(arrow, (5, 5, 18, 14))
    for i, (name, colour) in enumerate((("harvest", c.MOSS), ("market", c.EMBER))):
        found[f"season.{name}"] = Sprite(partial(ribbon, colour, 325 + i), (22, 7, *RIBBON))
    for i, (name, colour) in enumerate(BARS.items()):
        strength = 0.35 if name == "off" else 0.62
        found[f"action.{name}"] = Sprite(partial(bar, colour, strength, 345 + i), (10, 8, *BAR))
        if name != "off":
            found[f"action.{name}.hover"] = Sprite(partial(bar, colour, strength + 0.28, 345 + i), (10, 8, *BAR))
    return found


SPRITES: Final[dict[str, Sprite]] = _sprites()
