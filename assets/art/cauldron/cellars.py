"""The cellars of Cauldron: vaulted niches for one token each, and the place where one may be built."""

from functools import partial
from typing import Final

import numpy as np
import skia

from assets.art.cauldron_things.hues import GOLD_EDGE, MORTAR, TIMBER, VAULT
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import line, on_circle, polygon, svg_path
from assets.art.sheets import Sprite

LARGE: Final = (112, 116)
SMALL: Final = (60, 64)
MARGIN: Final = (6, 5)
WALL: Final = 0.13
"""Thickness of the wall as a part of the width."""

WEDGES: Final = 8
FLOOR: Final = 0.07


def _arch(left: float, right: float, top: float, foot: float) -> skia.Path:
    """A round arch that stands on a line."""
    radius = (right - left) / 2
    bend = radius * 0.42
    return svg_path(
        f"M{left} {foot} L{left} {top + radius} C{left} {top + bend} {left + bend} {top} {left + radius} {top} "
        f"C{right - bend} {top} {right} {top + bend} {right} {top + radius} L{right} {foot} Z"
    )


def cellar(width: float, height: float) -> Canvas:
    """A stone vault with a dark inside and a wooden floor; a token stands in it."""
    canvas = Canvas(width + 16, height + 16, seed=121, tooth=0.6)
    small = width < LARGE[0]
    with canvas.at(*MARGIN):
        wall = width * WALL
        outer, inner = _arch(0, width, 0, height), _arch(wall, width - wall, wall, height - 2)
        canvas.base(outer, MORTAR)
        canvas.wash(outer, c.STONE, 0.75, vary=0.7, edge=0.7)
        canvas.base(inner, VAULT)
        canvas.wash(inner, c.SHADOW, 0.95, edge=0.4, vary=0.5, loose=0)
        _joints(canvas, width, height, wall)
        floor_top = height * (1 - FLOOR)
        floor = polygon((wall, floor_top), (width - wall, floor_top), (width - wall, height), (wall, height))
        canvas.base(floor, TIMBER)
        canvas.wash(floor, c.SEPIA, 0.6)
        canvas.ink(line((wall, floor_top), (width - wall, floor_top)), 1.4)
        if not small:
            _cobweb(canvas, width - wall, wall)
        canvas.ink(inner, 1.8)
        canvas.ink(outer, 2.6)
        canvas.shadow(outer, 2, 4, 3, 0.4)
    return canvas


def _joints(canvas: Canvas, width: float, height: float, wall: float) -> None:
    """The joints between the stones of arch and posts."""
    radius = width / 2
    for degrees in np.linspace(180, 360, WEDGES):
        near = on_circle(radius, radius, radius - wall, float(degrees))
        far = on_circle(radius, radius, radius, float(degrees))
        canvas.ink(line(far, near), 1.3, c.INK_SOFT)
    for y in np.arange(radius + wall, height - 4, max(14, height * 0.16)):
        level = float(y)
        canvas.ink(line((0, level), (wall, level)), 1.2, c.INK_SOFT)
        canvas.ink(line((width - wall, level + 4), (width, level + 4)), 1.2, c.INK_SOFT)


def _cobweb(canvas: Canvas, right: float, top: float) -> None:
    """A few threads in the upper right corner of the vault."""
    corner_x, corner_y = right - 6, top + 22
    for x, y in ((-26, -12), (-18, 12), (-2, 26)):
        canvas.ink(line((corner_x, corner_y), (corner_x + x, corner_y + y)), 0.9, "#cfc4ae", taper=(0, 0.4), alpha=0.8)
    for part in (0.45, 0.8):
        thread = line(
            (corner_x - 26 * part, corner_y - 12 * part),
            (corner_x - 15 * part, corner_y + 3 * part),
            (corner_x - 18 * part, corner_y + 12 * part),
            (corner_x - 8 * part, corner_y + 14 * part),
            (corner_x - 2 * part, corner_y + 26 * part),
        )
        canvas.ink(thread, 0.9, "#cfc4ae", alpha=0.8)


def place(width: float, height: float) -> Canvas:
    """The outline of a cellar that is not built yet."""
    canvas = Canvas(width + 16, height + 16, seed=122, tooth=0.6)
    with canvas.at(*MARGIN):
        wall = width * WALL
        canvas.ink(_arch(0, width, 0, height), 1.8, c.INK_SOFT, alpha=0.7, dry=0.5)
        canvas.ink(_arch(wall, width - wall, wall, height - 2), 1.1, c.INK_SOFT, alpha=0.6, dry=0.5)
    return canvas


def ring(width: float, height: float) -> Canvas:
    """The gold brush around a cellar that can be chosen."""
    canvas = Canvas(width + 32, height + 32, seed=123, tooth=0.4)
    with canvas.at(16, 16):
        loop = _arch(-4, width + 4, -4, height + 4)
        canvas.ink(loop, 9, GOLD_EDGE, wobble=0.8, shade=0, dry=0, alpha=0.7, corners=False)
        canvas.ink(loop, 6.2, c.GOLD, wobble=1.0, shade=0, dry=0.2, corners=False)
        canvas.ink(loop, 1.8, c.GOLD_LITE, wobble=1.2, shade=0, dry=0.4, corners=False)
    return canvas


def _sprites() -> dict[str, Sprite]:
    found = {"cellar.ring": Sprite(partial(ring, *LARGE), (16, 16, *LARGE))}
    for ending, size in (("", LARGE), (".small", SMALL)):
        found[f"cellar{ending}"] = Sprite(partial(cellar, *size), (*MARGIN, *size))
        found[f"cellar.place{ending}"] = Sprite(partial(place, *size), (*MARGIN, *size))
    return found


SPRITES: Final[dict[str, Sprite]] = _sprites()
