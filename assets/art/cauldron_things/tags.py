"""The signs of Quick and Spell potions: paper tags in a potion's box, and bare signs for small recipes."""

from functools import partial
from typing import Final

from assets.art import brush
from assets.art.cauldron_things.bottles import BOX, MARGIN
from assets.art.cauldron_things.hues import LAMP_PALE
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import circle, line, polygon, rounded_rect, star, svg_path
from assets.art.sheets import Sprite

SEED: Final = 300


def tag(kind: str) -> Canvas:
    """A paper tag on a string in a bottle's box: a flash for Quick, a small card with a star for Spell."""
    canvas = Canvas(BOX[0] + 2 * MARGIN, BOX[1] + 2 * MARGIN, seed=SEED + 50, tooth=0.4)
    with canvas.at(MARGIN + BOX[0] / 2, MARGIN + BOX[1] / 2):
        canvas.ink(line((15, -42), (30, -44), (44, -34)), 1.8, c.SEPIA, taper=(0.05, 0.1))
        with canvas.at(52, -12, rotation=12):
            slip = svg_path("M-18 -18 L-8 -28 L8 -28 L18 -18 L18 28 L-18 28 Z")
            canvas.base(slip, c.PAPER_LITE)
            canvas.wash(slip, c.STRAW, 0.4)
            canvas.ink(slip, 2.4)
            canvas.base(circle(0, -20, 2.6), c.SEPIA)
            _sign(canvas, kind, 1.0)
            canvas.shadow(slip, 2, 3, 2, 0.35)
    return canvas


def _sign(canvas: Canvas, kind: str, pen: float) -> None:
    """The sign of Quick or Spell in a box of 34x40 around (0, 5)."""
    if kind == "quick":
        flash = polygon((5, -14), (-12, 8), (-2, 8), (-6, 25), (13, 1), (3, 1), (9, -14))
        canvas.base(flash, LAMP_PALE)
        canvas.wash(flash, c.EMBER, 0.9, loose=0.3, shift=(0, 0))
        canvas.ink(flash, 2.2 * pen)
        return
    card = rounded_rect(-12, -12, 24, 35, 3)
    canvas.base(card, c.PAPER_LITE)
    canvas.wash(rounded_rect(-9.5, -9.5, 19, 30, 2), c.PLUM, 1.0, loose=0.3, inset=0, shift=(0, 0))
    canvas.ink(card, 2.2 * pen)
    canvas.gouache(star(0, 5.5, 9, 5, 0.45), brush.GLOW, 1, 0)


def sign(kind: str) -> Canvas:
    """The sign of Quick or Spell alone, 34x40, for cards and small recipes."""
    canvas = Canvas(46, 52, seed=SEED + 52, tooth=0.3)
    with canvas.at(23, 21):
        _sign(canvas, kind, 1.35)
    return canvas


def _sprites() -> dict[str, Sprite]:
    found = {}
    for kind in ("quick", "spell"):
        found[f"tag.{kind}"] = Sprite(partial(tag, kind), (MARGIN, MARGIN, *BOX))
        found[f"sign.{kind}"] = Sprite(partial(sign, kind), (6, 6, 34, 40))
    return found


SPRITES: Final[dict[str, Sprite]] = _sprites()
