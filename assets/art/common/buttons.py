"""Buttons, all blank: three tints in four states."""

from functools import partial
from typing import Final

import skia

from assets.art.common.paper import TWINS
from assets.art.inkwash import palette as c
from assets.art.inkwash import pigment
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import Point, blob
from assets.art.sheets import Sprite

HEIGHT = 56
MARGIN = 9
WIDTHS: Final = {56: 56, 110: 110, 180: 180, 260: 260, 360: 260}
"""Each width and the width of its picture: the program stretches a button between its ends."""

TINTS: Final = {"straw": c.STRAW, "moss": c.MOSS, "ember": c.EMBER}
SECOND_TINTS: Final = {"straw": c.UMBER, "moss": "#a8964a", "ember": c.BLOOD}
"""The pigment that flows into each tint."""

OFTEN: Final = "straw"
"""The tint of which several lie on most screens: it has twins."""

STATES: Final = ("normal", "hover", "down", "off")


def slip(width: float, height: float, inset: float = 0) -> skia.Path:
    """The outline of a hand-cut wooden-paper tag from the origin, ``inset`` pixels smaller on every side."""
    points: list[Point] = [(3, 4)]
    bumps = max(2, round(width / 60))
    points += [(width * (i + 0.5) / bumps, 0.0 if i % 2 else 1.6) for i in range(bumps)]
    points += [(width - 2, 3), (width, height * 0.5), (width - 3, height - 3)]
    points += [(width * (bumps - i - 0.5) / bumps, height - (0.0 if i % 2 else 1.8)) for i in range(bumps)]
    points += [(2, height - 2), (0, height * 0.5)]
    shrink_x, shrink_y = (width - 2 * inset) / width, (height - 2 * inset) / height
    return blob(*((x * shrink_x + inset, y * shrink_y + inset) for x, y in points), tension=0.4)


def button(tint: str, width: float, state: str, twin: str = "") -> Canvas:
    """A button of the given width; hovered it is fresher and lifted, pressed it lies flat and dark.

    Its ``twin`` has another cut and other stains.
    """
    seed = int(width) + (0 if state == "off" else 400 * (1 + list(TINTS).index(tint))) + 7000 * TWINS.index(twin)
    canvas = Canvas(width + 2 * MARGIN, HEIGHT + 2 * MARGIN + 4, seed=seed, tooth=0.3)
    lift = {"hover": -1.5, "down": 2.0}.get(state, 0.0)
    with canvas.at(MARGIN + max(0.0, lift / 2), MARGIN + lift):
        outline = slip(width, HEIGHT)
        if state == "off":
            _paint_off(canvas, outline)
            return canvas
        canvas.base(outline, c.PAPER_LITE)
        canvas.wash(
            outline,
            TINTS[tint],
            {"normal": 0.52, "hover": 0.72, "down": 0.78}[state],
            edge=1.1,
            vary=0.42,
            loose=1.6,
            bloom=0.3 if state == "down" else 0.6,
            cell=96,
            granul=0.07,
        )
        pigment.flow_in(canvas, outline, SECOND_TINTS[tint], 0.09, 64)
        pigment.settle(canvas, outline, TINTS[tint], 0.08, 50)
        if state == "down":
            with canvas.clip(outline):
                canvas.glaze(blob((-6, -6), (width + 6, -6), (width * 0.6, 9), (9, 16), (-6, HEIGHT)), c.SHADOW, 0.5, 5)
        if state == "hover":
            with canvas.clip(slip(width, HEIGHT, 5)):
                canvas.gouache(blob((9, 9), (width * 0.4, 6.5), (width * 0.62, 8.5), (12, 13)), c.PAPER_LITE, 0.75, 1.2)
        canvas.ink(slip(width, HEIGHT, 5), 1.2 if state == "hover" else 0.9, c.INK_SOFT, alpha=0.7, corners=False)
        canvas.ink(outline, 2.8 if state == "hover" else 2.4, c.INK, corners=False)
        if state == "down":
            canvas.shadow(outline, 0.5, 1, 1, 0.3)
        else:
            canvas.shadow(outline, 2.5, 5 if state == "hover" else 4, 3.4, 0.44)
    return canvas


def _paint_off(canvas: Canvas, outline: skia.Path) -> None:
    """A button that cannot be pressed: pale paper, pencil outline, no shadow to speak of."""
    canvas.base(outline, c.PAPER, 0.72)
    canvas.wash(outline, c.STONE, 0.3, edge=0.8, vary=0.4, loose=1.6, bloom=0, cell=96, granul=0.07)
    canvas.ink(outline, 1.7, c.INK_GHOST, corners=False, dry=0.5)
    canvas.shadow(outline, 1, 1.5, 1.5, 0.16)


def sprites() -> dict[str, Sprite]:
    """All buttons; of those that lie side by side there are twins."""
    return {
        f"button.{tint}.{width}.{state}{twin}": Sprite(
            partial(button, tint, baked, state, twin), (MARGIN, MARGIN, baked, HEIGHT)
        )
        for tint in TINTS
        for width, baked in WIDTHS.items()
        for state in STATES
        for twin in (TWINS if tint == OFTEN else ("",))
    }
