"""What lies on the table beside the pages of the book, the settings and the shelf: each page has a thing of its own."""

import math
from collections.abc import Callable
from functools import partial
from typing import Final

from assets.art.brush import cord, fill, limb
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import (
    blob,
    circle,
    crescent,
    cut,
    line,
    on_circle,
    polygon,
    rounded_rect,
    star,
    svg_path,
)
from assets.art.rooms import kit
from assets.art.sheets import Sprite

SIZE: Final = (160, 250)
MARGIN: Final = 12


def _stain(canvas: Canvas, x: float, y: float, radius: float, colour: str) -> None:
    """A spill that has dried on the wood or paper below everything."""
    points = [on_circle(x, y, radius * (0.82 + 0.18 * math.sin(3.1 * i + radius)), 36.0 * i) for i in range(10)]
    canvas.wash(blob(*points), colour, 0.28, edge=1.2, loose=4, bloom=0.8, vary=0.8)


def quill(canvas: Canvas) -> None:
    """A goose quill in an inkwell, with blots."""
    _stain(canvas, 84, 210, 56, c.LAPIS_DEEP)
    for x, y, radius in ((30, 232, 7), (44, 244, 4), (134, 228, 5)):
        fill(canvas, circle(x, y, radius, radius * 0.8), c.LAPIS_DEEP, 0, 1.1, c.LAPIS)
    vane = blob((82, 168), (70, 110), (82, 50), (118, 6), (128, 30), (118, 90), (96, 150))
    fill(canvas, vane, c.PLUM, 2.6, 0.6, c.PAPER_LITE, deep=c.PLUM_DEEP)
    canvas.ink(line((120, 12), (96, 90), (80, 190)), 2.6, c.SEPIA, taper=(0.3, 0.02))
    for t in (0.2, 0.36, 0.5, 0.64):
        x, y = 118 - 40 * t, 14 + 190 * t
        canvas.ink(line((x, y), (x - 12, y - 2)), 1.2, c.PLUM_DEEP)
        canvas.ink(line((x, y), (x + 11, y - 8)), 1.2, c.PLUM_DEEP)
    well = svg_path("M50 178 L48 232 C60 244 100 244 112 232 L110 178 C100 186 60 186 50 178 Z")
    fill(canvas, well, c.LAPIS, 3.0, 0.8, "#dfe8ee", deep=c.LAPIS_DEEP)
    fill(canvas, circle(80, 178, 30, 8), c.INK, 2.6, 1.0, c.LAPIS)
    canvas.gouache(blob((56, 192), (60, 190), (59, 224), (55, 222)), c.WHITE, 0.6, 0.5)
    canvas.ink(line((81, 178), (80, 150)), 3.0, c.SEPIA, taper=(0, 0.3))


def lens(canvas: Canvas) -> None:
    """A magnifying glass over a pressed leaf."""
    kit.leaf(canvas, 22, 150, 116, -52, c.MOSS)
    kit.leaf(canvas, 40, 232, 60, -20, "#a8462c", "#e0b98a")
    handle = limb(((98, 138), (120, 188), (138, 236)), (15, 20, 17))
    fill(canvas, handle, c.UMBER, 2.8, 0.9, c.STRAW, deep=c.INK)
    ring = cut(circle(68, 80, 62), circle(68, 80, 49))
    fill(canvas, ring, c.GOLD, 2.8, 0.85, c.CREAM_TEXT, deep=c.UMBER)
    glass = circle(68, 80, 49)
    canvas.wash(glass, c.LAPIS, 0.22, edge=1.0, bloom=0.6)
    canvas.gouache(crescent(64, 76, 38, 0.35, 0.6), c.WHITE, 0.4, 1)
    canvas.ink(circle(68, 80, 49), 2.2)


def keys(canvas: Canvas) -> None:
    """A ring of keys, a cog and a drop of oil."""
    _stain(canvas, 100, 196, 48, c.SEPIA)
    teeth = [on_circle(98, 196, 46 if (i // 2) % 2 else 36, 360 / 32 * i) for i in range(32)]
    fill(canvas, polygon(*teeth), c.GOLD, 2.6, 0.8, c.CREAM_TEXT, deep=c.UMBER)
    fill(canvas, circle(98, 196, 14), c.SEPIA, 2.2, 0.8, c.STRAW)
    canvas.ink(circle(70, 34, 26), 8, c.INK, taper=(0, 0))
    canvas.ink(circle(70, 34, 26), 4, "#b8babc", taper=(0, 0))
    for x, lean, long, colour in ((54, -20, 110, c.SLATE), (74, 4, 132, c.UMBER), (92, 22, 104, c.SLATE)):
        with canvas.at(x, 56, rotation=-lean):
            bow = cut(circle(0, 14, 15), circle(0, 14, 6))
            fill(canvas, bow, colour, 2.2, 0.9, "#d0c8b8")
            fill(canvas, rounded_rect(-4, 27, 8, long - 30, 2), colour, 2.0, 0.9, "#d0c8b8")
            for y in (long - 12, long - 24):
                fill(canvas, rounded_rect(3, y, 13, 8, 1), colour, 1.8, 0.9, "#d0c8b8")


def wax(canvas: Canvas) -> None:
    """A stick of sealing wax, a seal with a moon and spilt drops."""
    _stain(canvas, 74, 196, 52, c.BLOOD_DEEP)
    blot = blob(*(on_circle(74, 196, 42 + 7 * math.sin(2.3 * i), 30.0 * i) for i in range(12)))
    fill(canvas, blot, c.BLOOD, 2.8, 1.0, "#f0b0a0", deep=c.BLOOD_DEEP)
    canvas.ink(circle(74, 196, 29), 2.0, c.BLOOD_DEEP)
    moon = crescent(76, 196, 19, 0.5, -0.5)
    canvas.gouache(moon, "#f2c0b0", 0.8, 0.4)
    canvas.ink(moon, 1.5, c.BLOOD_DEEP)
    stick = limb(((124, 14), (112, 80), (100, 148)), (22, 23, 20), round_ends=False)
    fill(canvas, stick, c.BLOOD, 2.8, 0.95, "#f0b0a0", deep=c.BLOOD_DEEP)
    for x, y, radius in ((128, 218, 8), (140, 238, 5), (24, 236, 6)):
        fill(canvas, circle(x, y, radius, radius * 0.85), c.BLOOD, 1.8, 1.0, "#f0b0a0")
    handle = blob((24, 30), (44, 18), (62, 32), (54, 62), (58, 96), (28, 96), (32, 62))
    fill(canvas, handle, c.UMBER, 2.8, 0.9, c.STRAW, deep=c.INK)
    fill(canvas, rounded_rect(22, 94, 42, 18, 3), c.GOLD, 2.6, 0.85, c.CREAM_TEXT)


def tea(canvas: Canvas) -> None:
    """A cup of tea with a sprig in it, the ring it left, and a biscuit with a bite."""
    for radius, width, alpha in ((52, 6, 0.2), (51, 2, 0.3)):
        canvas.ink(circle(64, 182, radius, radius * 0.92), width, c.SEPIA, alpha=alpha, taper=(0, 0.1))
    fill(canvas, circle(84, 128, 68, 26), c.TEAL, 2.6, 0.35, c.PAPER_LITE)
    canvas.ink(line((132, 84), (154, 92), (148, 118), (124, 122)), 8, c.INK, taper=(0, 0))
    canvas.ink(line((132, 84), (154, 92), (148, 118), (124, 122)), 4, "#cfe0dc", taper=(0, 0))
    cup = svg_path("M36 72 C38 116 56 136 84 136 C112 136 130 116 132 72 Z")
    fill(canvas, cup, c.TEAL, 3.0, 0.5, c.PAPER_LITE, deep="#1f5350")
    fill(canvas, circle(84, 72, 48, 13), c.UMBER, 2.6, 0.9, c.STRAW)
    kit.leaf(canvas, 74, 70, 30, -12, c.MOSS)
    for x, sway in ((70, 6), (96, -7)):
        canvas.ink(
            line((x, 54), (x + sway, 38), (x - sway, 22), (x + sway, 6)), 2.4, c.PAPER_LITE, taper=(0.2, 0.5), alpha=0.8
        )
    biscuit = cut(circle(118, 212, 30), circle(144, 192, 16))
    fill(canvas, biscuit, "#c98a3c", 2.6, 0.8, c.CREAM_TEXT, deep=c.UMBER)
    for x, y in ((106, 206), (118, 224), (108, 226), (124, 208)):
        canvas.base(circle(x, y, 3), c.SEPIA)
    fill(canvas, star(22, 232, 10, 5, 0.45), c.GOLD, 1.8, 0.7, c.CREAM_TEXT)
    cord(canvas, ((96, 72), (112, 98), (116, 122)), 3, c.STRAW, (0, 0))


def thing(draw: Callable[[Canvas], None], seed: int) -> Canvas:
    """A thing on its canvas, with the shadow that it throws."""
    canvas = Canvas(SIZE[0] + 2 * MARGIN, SIZE[1] + 2 * MARGIN, seed=seed, tooth=0.6)
    with canvas.at(MARGIN, MARGIN):
        draw(canvas)
    return canvas


_THINGS: Final = {"quill": quill, "lens": lens, "keys": keys, "wax": wax, "tea": tea}

GROUPS: Final[dict[str, dict[str, Sprite]]] = {
    "desk": {
        f"desk.{name}": Sprite(partial(thing, draw, 981 + number), (MARGIN, MARGIN, *SIZE))
        for number, (name, draw) in enumerate(_THINGS.items())
    }
}
"""Sheet name to its sprites."""
