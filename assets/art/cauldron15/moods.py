"""What rises from the great cauldron: steam, the golden calm of an exact brew, the foam of one that boils over."""

import math
from functools import partial
from typing import Final

import numpy as np
import skia

from assets.art.cauldron15.fire import FRAMES
from assets.art.cauldron15.geometry import CANVAS_SIZE, PIECE, cauldron
from assets.art.cauldron15.levelling import level_out
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import Point, blob, circle, line, on_circle, polygon, star, svg_path, union
from assets.art.sheets import Sprite

BREW_PALE: Final = "#dfe89a"
FOAM: Final = "#eef4b4"
BUBBLE: Final = "#e9f0a8"
STEAM: Final = "#eef0d2"
SPARK: Final = "#ffe9a0"

STEAM_SIZE: Final = (560, 236)
STEAM_FOOT: Final = (280, 230)
"""The middle of the opening on the steam's canvas."""

STEAM_CURLS: Final[tuple[tuple[Point, ...], ...]] = (
    ((-150, -6), (-178, -44), (-146, -80), (-176, -118), (-150, -150), (-128, -146), (-132, -132)),
    ((-70, -6), (-104, -50), (-64, -92), (-100, -136), (-84, -176), (-58, -174), (-60, -156)),
    ((80, -6), (112, -52), (72, -94), (110, -140), (94, -180), (68, -178), (70, -160)),
    ((150, -30), (176, -62), (150, -96), (178, -128), (160, -154), (140, -146)),
)
STEAM_BUBBLES: Final = ((-120, -60, 8), (128, -96, 7), (-32, -34, 6), (40, -50, 8), (-196, -90, 5), (200, -60, 6))
STEAM_STARS: Final = ((-214, -150, 8), (218, -150, 8), (-30, -120, 6), (34, -116, 5))

SPARKS_SIZE: Final = (464, 300)
SPARKS_FOOT: Final = (232, 144)
"""The middle of the opening in the piece of the golden calm."""


SPARKS: Final = (
    (-150, -70, 13),
    (-92, -112, 9),
    (0, -128, 15),
    (96, -108, 9),
    (158, -66, 12),
    (-48, -84, 7),
    (54, -80, 7),
)


def draw_bubble(canvas: Canvas, x: float, y: float, radius: float, colour: str = c.POISON, pale: str = BUBBLE) -> None:
    """A round bubble with its lights."""
    shape = circle(x, y, radius)
    canvas.base(shape, pale, 0.92)
    canvas.wash(shape, colour, 0.65, edge=1.3, vary=0.4, loose=0.4, inset=0.2, shift=(radius * 0.12, radius * 0.14))
    canvas.ink(shape, 1.6 + radius * 0.03, wobble=0.5)
    light = blob(
        (x - radius * 0.6, y - radius * 0.1),
        (x - radius * 0.45, y - radius * 0.5),
        (x - radius * 0.1, y - radius * 0.66),
        (x - radius * 0.34, y - radius * 0.32),
    )
    canvas.gouache(light, c.WHITE, 0.95, 0.3)
    canvas.gouache(circle(x + radius * 0.42, y + radius * 0.42, max(0.5, radius * 0.13)), c.WHITE, 0.8, 0)


def draw_spark(canvas: Canvas, x: float, y: float, radius: float) -> None:
    """A four-pointed golden star."""
    shape = star(x, y, radius, 4, 0.3)
    canvas.gouache(shape, SPARK, 1, 0)
    canvas.ink(shape, 1.3)


def steam(frame: int, seed: int = 41) -> Canvas:
    """Four curls of steam with loose bubbles and stars; they sway from frame to frame."""
    canvas = Canvas(*STEAM_SIZE, seed=seed + frame)
    with canvas.at(*STEAM_FOOT):
        for i, curl in enumerate(STEAM_CURLS):
            sway = (0, 5, -5)[(frame + i) % FRAMES]
            height = max(-y for _, y in curl)
            points = [(x + sway * math.sin(-y / height * math.pi) + sway * 0.4, y) for x, y in curl]
            path = line(*points)
            for width, colour, alpha in ((15, STEAM, 0.5), (2.0, c.INK_SOFT, 0.75)):
                canvas.ink(
                    path,
                    width,
                    colour,
                    taper=(0.5, 0.35),
                    alpha=alpha,
                    wobble=1.2,
                    dry=0.2,
                    min_width=0.1,
                    corners=False,
                )
        for i, (x, y, radius) in enumerate(STEAM_BUBBLES):
            draw_bubble(canvas, x + (0, 2, -2)[(frame + i) % FRAMES], y - 5 * ((frame + i) % FRAMES), radius)
        for i, (x, y, radius) in enumerate(STEAM_STARS):
            draw_spark(canvas, x, y, radius * (1, 1.2, 0.85)[(frame + i) % FRAMES])
    return canvas


def golden_calm(seed: int = 44) -> Canvas:
    """An exact brew: a golden light over the opening and a still surface with three rings."""
    canvas = Canvas(*SPARKS_SIZE, seed=seed)
    with canvas.at(*SPARKS_FOOT):
        halo = blob(*((140 * x, -26 + 40 * y) for x, y in (on_circle(0, 0, 1, 36 * i) for i in range(10))))
        canvas.glaze(halo, "#ffd877", 0.62, soft=18, granul=0)
        canvas.gouache(circle(0, 2, 176, 22), "#f3cf6a", 0.75, 2)
        canvas.wash(circle(0, 4, 168, 18), c.GOLD, 0.5, vary=0.6, edge=0.6)
        for width, size in ((1.8, 0.9), (1.4, 0.62), (1.2, 0.34)):
            canvas.ink(circle(0, 4, 166 * size, 16 * size), width, c.GOLD_LITE, alpha=0.9, dry=0.4)
    return canvas


def rays(frame: int, seed: int = 45) -> Canvas:
    """Thin rays and twinkling stars over the golden calm."""
    canvas = Canvas(*SPARKS_SIZE, seed=seed + frame)
    with canvas.at(*SPARKS_FOOT):
        for i in range(13):
            x, y = on_circle(0, 0, 1, 192 + 13 * i)
            reach = (92, 120)[i % 2] + (0, 7, -6)[(frame + i) % FRAMES]
            ray = polygon((x * 165, -14 + y * 40), (x * (165 + reach * 0.35), -14 + y * reach), closed=False)
            canvas.ink(ray, 3.6, c.GOLD, taper=(0.1, 0.8), min_width=0.1, alpha=0.9, shade=0)
            canvas.ink(ray, 1.4, c.GOLD_LITE, taper=(0.1, 0.8), min_width=0.1, shade=0)
        for i, (x, y, radius) in enumerate(SPARKS):
            draw_spark(canvas, x, y, radius * (1, 1.22, 0.82)[(frame + i) % FRAMES])
    return canvas


RUNS: Final[tuple[tuple[float, float, float, float], ...]] = (
    (-88, -43, 9, 22),
    (-40, -38.5, 10, 34),
    (-8, -38, 7, 16),
    (34, -38.5, 11, 46),
    (74, -41.5, 8, 20),
    (104, -47, 13, 92),
    (-97, -46, 6, 11),
)
"""Streams over the rim: x, y where they leave it, half width and length in cauldron units."""

FOAM_HEAP: Final[tuple[tuple[float, float, float], ...]] = (
    (-104, -72, 17),
    (-78, -82, 22),
    (-46, -88, 25),
    (-12, -92, 28),
    (24, -90, 26),
    (58, -86, 23),
    (88, -78, 20),
    (110, -68, 14),
    (-118, -62, 11),
    (-92, -60, 15),
    (-62, -62, 18),
    (-28, -62, 20),
    (8, -62, 19),
    (42, -62, 19),
    (74, -61, 16),
    (100, -59, 12),
)


LIP: Final = (
    (-124, -64),
    (-60, -52),
    (0, -49),
    (60, -52),
    (122, -64),
    (116, -44),
    (60, -35),
    (0, -32.5),
    (-60, -35),
    (-118, -44),
)
"""The brew that lies on the rim."""

MOVING: Final = 7
"""How many of the biggest bubbles on the foam swell and sink."""

HEAP_FOOT: Final = ((-118, -62), (0, -84), (116, -62), (60, -44), (0, -40), (-60, -44))


def boil_over(seed: int = 81) -> Canvas:
    """Foam heaped over the opening, brew that runs over the rim and down the belly."""
    canvas = Canvas(*CANVAS_SIZE, seed=seed)
    with cauldron(canvas):
        lip = blob(*LIP)
        brew = union(lip, *(_run(*run) for run in RUNS))
        canvas.base(brew, BREW_PALE)
        canvas.wash(brew, c.POISON, 0.95, edge=0.9, vary=0.6, bloom=0.5, shift=(1, 1), cell=26, granul=0.04)
        with canvas.clip(brew):
            canvas.glaze(blob((60, -60), (130, -60), (130, 60), (96, 60), (90, -30)), c.FERN, 0.55, soft=6, spill=0)
        level_out(canvas, brew)
        canvas.ink(brew, 2.6, corners=False)
        for x, y, half, length in RUNS:
            if length > 30:
                light = blob(
                    (x - half * 0.35, y + 4), (x - half * 0.1, y + length * 0.4), (x - half * 0.4, y + length * 0.7)
                )
                canvas.gouache(light, FOAM, 0.9, 0.3)
        heap = union(*(circle(x, y, radius) for x, y, radius in FOAM_HEAP), blob(*HEAP_FOOT))
        canvas.base(heap, BREW_PALE)
        canvas.wash(heap, c.POISON, 0.5, edge=0.8, vary=0.7, bloom=0.6, cell=34, grad=0.7, granul=0.04)
        for x, y, radius in FOAM_HEAP[:9]:
            canvas.gouache(circle(x - radius * 0.3, y - radius * 0.34, radius * 0.5, radius * 0.38), FOAM, 0.45, 2)
        level_out(canvas, heap)
        canvas.ink(heap, 2.8, corners=False)
        for x, y, radius in _froth()[MOVING:]:
            draw_bubble(canvas, x, y, radius)
    return canvas


def froth(frame: int, seed: int = 85) -> Canvas:
    """The big bubbles on the foam, drops that spit; drawn over the boiled-over brew."""
    canvas = Canvas(*CANVAS_SIZE, seed=seed + frame)
    with cauldron(canvas):
        for i, (x, y, radius) in enumerate(_froth()[:MOVING]):
            step = (frame + i) % FRAMES
            draw_bubble(canvas, x, y - (0, 2, 4)[step], radius * (1, 1.12, 0.9)[step])
        _spits(canvas, frame)
    return canvas


def _run(x: float, y: float, half: float, length: float) -> skia.Path:
    """A stream that leaves the rim at (x, y) and ends in a drop."""
    lean = x / 150 * length * 0.14
    middle, low, tip = y + length * 0.5, y + length * 0.9, half * 0.66
    left, right = x - half * 0.6 + lean * 0.4, x + half * 0.6 + lean * 0.4
    return svg_path(
        f"M{x - half * 1.5} {y - 8} C{x - half} {y} {x - half * 0.7} {y + 6} {left} {middle}"
        f" C{x - half * 0.5 + lean} {y + length * 0.7} {x - tip + lean} {y + length * 0.8} {x - tip + lean} {low}"
        f" C{x - tip + lean} {y + length * 1.06} {x + tip + lean} {y + length * 1.06} {x + tip + lean} {low}"
        f" C{x + tip + lean} {y + length * 0.8} {x + half * 0.5 + lean} {y + length * 0.7} {right} {middle}"
        f" C{x + half * 0.7} {y + 6} {x + half} {y} {x + half * 1.5} {y - 8} Z"
    )


def _froth() -> list[tuple[float, float, float]]:
    """The bubbles on the foam: x, y and radius, the biggest first."""
    rng = np.random.default_rng(90)
    bubbles = []
    for x, y, radius in FOAM_HEAP:
        bubbles.append((x + rng.uniform(-5, 5), y + rng.uniform(-8, 2), radius * rng.uniform(0.34, 0.62)))
    for _ in range(12):
        bubbles.append((rng.uniform(-110, 110), rng.uniform(-68, -46), rng.uniform(2.6, 5)))
    return sorted(bubbles, key=lambda bubble: -bubble[2])


def _spits(canvas: Canvas, frame: int) -> None:
    """Drops that are thrown out."""
    for i, (x, y, size) in enumerate(
        ((-140, -104, 5), (-98, -122, 4), (-30, -134, 5), (52, -128, 4), (140, -96, 5), (94, -118, 3.4))
    ):
        rise = (0, 6, 11)[(frame + i) % FRAMES]
        drop = circle(x * (1 + rise * 0.004), y - rise, size)
        canvas.base(drop, BREW_PALE)
        canvas.wash(drop, c.POISON, 0.9, loose=0.4)
        canvas.ink(drop, 1.7)


SPRITES: Final[dict[str, Sprite]] = {
    **{f"cauldron.steam.{i}": Sprite(partial(steam, i), (0, 0, *STEAM_SIZE)) for i in range(FRAMES)},
    "cauldron.exact": Sprite(golden_calm, (0, 0, *SPARKS_SIZE)),
    **{f"cauldron.exact.rays.{i}": Sprite(partial(rays, i), (0, 0, *SPARKS_SIZE)) for i in range(FRAMES)},
    "cauldron.boilover": Sprite(boil_over, PIECE),
    **{f"cauldron.boilover.froth.{i}": Sprite(partial(froth, i), PIECE) for i in range(FRAMES)},
}
