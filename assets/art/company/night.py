"""The night of the results: hills behind hills under a moon, and the pot that the winner stands at."""

import math
from collections.abc import Callable
from functools import partial
from typing import Final

import numpy as np
import skia

from assets.art.brush import fill, grass, rays
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.palette import CREAM_TEXT, EMBER, FERN, GOLD, INK, MOSS, PAPER_LITE, POISON, SLATE, UMBER
from assets.art.inkwash.shapes import Point, blob, circle, line, polygon, star, svg_path

MARGIN: Final = 12
NIGHT: Final = (1840, 416)
"""The whole painting; people stand between its layers, so that hills hide where their pictures end."""

POT: Final = (320, 250)
SPOON: Final = (90, 170)
STEAM: Final = (110, 200)

FIRE: Final[Point] = (920, 372)
MOON: Final[Point] = (424, 92)

Height = Callable[[float], float]


def night(scale: float = 2.0) -> Canvas:
    """The sky with moon, clouds and a cauldron of stars, and what is far away below it, 1840x416, its edge torn."""
    width, height = NIGHT
    canvas = _begun(821, scale)
    rng = np.random.default_rng(821)
    with canvas.at(MARGIN, MARGIN):
        sheet = _sheet()
        canvas.base(sheet, PAPER_LITE)
        with canvas.clip(sheet):
            _sky(canvas, rng)
            far = partial(_wave, 232, 20, 118, 0.4)
            for thing, x in ((_tower, 96), (_cottage, 1742), (_stones, 742)):
                with canvas.at(x, far(x)):
                    thing(canvas)
            _hill(canvas, far, "#56608c", "#aab2cc", 3, rng, firs=0)
            _hill(canvas, partial(_wave, 272, 18, 151, 2.6), "#4c6478", "#a3b5b8", 9, rng, firs=22)
            canvas.glaze(circle(FIRE[0], FIRE[1] - 40, 420, 130), "#ffb84a", 0.3, soft=70, spill=0)
            low = polygon((-10, 352), (width + 10, 352), (width + 10, height + 10), (-10, height + 10))
            canvas.wash(low, "#3f5a34", 0.9, loose=0, edge=0)
        canvas.ink(sheet, 2.6)
        canvas.shadow(sheet, 3, 5, 5, 0.4)
    return canvas


def middle(scale: float = 2.0) -> Canvas:
    """The two hills in the middle distance, of the painting's size; nothing above them."""
    canvas = _begun(823, scale)
    rng = np.random.default_rng(823)

    def ridge(x: float) -> float:
        return 300 - 34 * math.cos(math.tau * (x - 250) / 1340) + 4 * math.sin(x / 47)

    with canvas.at(MARGIN, MARGIN), canvas.clip(_sheet()):
        _hill(canvas, ridge, "#46665a", "#9ab49a", 5, rng, firs=12, apart=((160, 350), (480, 1360), (1490, 1690)))
        _light(canvas, 480, 120, 0.4)
        for x in np.arange(20, NIGHT[0], 46):
            grass(canvas, float(x), ridge(float(x)) + 4, 0.8, "#3a5440")
    return canvas


def front(scale: float = 2.0) -> Canvas:
    """The two hills nearest by with the hollow of the fire between them, of the painting's size; nothing above."""
    width, height = NIGHT
    canvas = _begun(824, scale)
    rng = np.random.default_rng(824)

    def ridge(x: float) -> float:
        return 364 - 26 * math.cos(math.tau * (x - 590) / 660) + 3 * math.sin(x / 31)

    with canvas.at(MARGIN, MARGIN):
        with canvas.clip(_sheet()):
            _hill(canvas, ridge, "#3f5a34", "#a8b878", 6, rng, firs=0)
            _light(canvas, 330, 70, 0.6)
            for _ in range(110):
                x = float(rng.uniform(10, width - 10))
                top = ridge(x)
                y = float(rng.uniform(top + 4, height - 6)) if rng.uniform() < 0.6 else top + 3
                grass(canvas, x, y, float(rng.uniform(0.7, 1.15)), FERN)
            for x, y in ((70, 384), (410, 394), (706, 386), (1136, 390), (1420, 392), (1760, 380)):
                _flower(canvas, x, y)
        canvas.ink(_sheet(), 2.6)
    return canvas


def _begun(seed: int, scale: float) -> Canvas:
    width, height = NIGHT
    return Canvas(width + 2 * MARGIN, height + 2 * MARGIN, scale, seed=seed, tooth=0.8)


def _sheet() -> skia.Path:
    """The painting's outline, whose edge wanders; all layers are cut to it."""
    width, height = NIGHT
    rng = np.random.default_rng(820)
    edge: list[Point] = []
    for x in range(6, width - 20, 46):
        edge.append((x, 4 + float(rng.uniform(-3, 3))))
    for y in range(6, height - 20, 46):
        edge.append((width - 4 + float(rng.uniform(-3, 3)), y))
    for x in range(width - 6, 20, -46):
        edge.append((x, height - 4 + float(rng.uniform(-3, 3))))
    for y in range(height - 6, 20, -46):
        edge.append((4 + float(rng.uniform(-3, 3)), y))
    return blob(*edge, tension=0.3)


def _light(canvas: Canvas, wide: float, high: float, strength: float) -> None:
    """Let the light of the fire fall on what lies there."""
    canvas.glaze(circle(*FIRE, wide, high), "#ffb84a", strength, soft=50, spill=0)


def _sky(canvas: Canvas, rng: np.random.Generator) -> None:
    width, height = NIGHT
    whole = polygon((-10, -10), (width + 10, -10), (width + 10, height + 10), (-10, height + 10))
    canvas.wash(whole, "#3d4280", 1.0, edge=0, vary=0.6, loose=0, shift=(0, 0), bloom=0.8, cell=260, granul=0.1,
                grad=0.9, grad_dir=(0, -1))  # fmt: skip
    canvas.glaze(polygon((0, 0), (width, 0), (width, 90), (0, 90)), "#27224e", 0.7, soft=50)
    canvas.glaze(circle(FIRE[0], 300, 620, 110), "#d2826a", 0.55, soft=70)
    canvas.glaze(circle(FIRE[0], 300, 260, 150), "#e8a05c", 0.35, soft=60)
    way = blob((1010, -30), (1200, 40), (1420, 150), (1660, 250), (1560, 260), (1300, 150), (1040, 60), (930, -20))
    canvas.gouache(way, "#a9a6dc", 0.16, 6)
    for _ in range(170):
        x, y = rng.uniform(12, width - 12), rng.uniform(12, 230)
        canvas.gouache(
            circle(float(x), float(y), float(rng.uniform(0.7, 1.9))), CREAM_TEXT, float(rng.uniform(0.45, 1)), 0
        )
    for _ in range(70):
        x = float(rng.uniform(1010, 1620))
        y = -20 + (x - 1000) * 0.42 + float(rng.normal(0, 24))
        canvas.gouache(circle(x, y, float(rng.uniform(0.6, 1.5))), CREAM_TEXT, float(rng.uniform(0.4, 0.9)), 0)
    for x, y, size in (
        (54, 60, 8), (176, 36, 7), (300, 150, 6), (560, 40, 9), (690, 120, 6), (748, 44, 7), (1090, 130, 7),
        (1236, 40, 9), (1300, 104, 6), (1560, 52, 8), (1660, 120, 6), (1786, 60, 8),
    ):  # fmt: skip
        canvas.gouache(star(x, y, size, 4, 0.3), CREAM_TEXT, 1, 0)
    _moon(canvas)
    _kettle_of_stars(canvas, 1424, 88)
    for x, y, wide in ((250, 66, 84), (516, 122, 96), (700, 76, 66), (1160, 92, 70), (1640, 76, 92)):
        _cloud(canvas, x, y, wide)
    for x, y, size in ((486, 58, 1.1), (528, 84, 0.8), (492, 118, 0.6), (1300, 150, 0.9), (1340, 128, 0.65)):
        _bat(canvas, x, y, size)


def _moon(canvas: Canvas) -> None:
    x, y = MOON
    canvas.glaze(circle(x, y, 92), "#ffe9a0", 0.1, soft=30)
    canvas.gouache(circle(x, y, 74), "#fff0b8", 0.12, 5)
    fill(canvas, circle(x, y, 50), GOLD, 2.4, 0.45, CREAM_TEXT)
    for dx, dy, size in ((-20, -20, 8), (24, 20, 6), (20, -24, 4), (-28, 14, 4)):
        canvas.wash(circle(x + dx, y + dy, size), UMBER, 0.2, loose=0.4, spill=0)
    for side in (-17, 17):
        canvas.ink(line((x + side - 9, y - 2), (x + side, y + 3), (x + side + 9, y - 2)), 2.0, taper=(0.2, 0.2))
    canvas.ink(line((x - 13, y + 20), (x - 1, y + 26), (x + 12, y + 20)), 1.8, taper=(0.2, 0.2))
    rays(canvas, x, y, 60, 70, 20, width=1.3, colour=CREAM_TEXT)


def _kettle_of_stars(canvas: Canvas, x: float, y: float) -> None:
    """A constellation: a kettle with three bubbles over it."""
    points = ((-46, -12), (-40, 26), (-16, 46), (18, 46), (42, 26), (46, -14), (0, -4))
    at = [(x + dx, y + dy) for dx, dy in points]
    for one, other in zip(at, [*at[1:], at[0]], strict=True):
        canvas.ink(line(one, other), 1.1, CREAM_TEXT, alpha=0.45, taper=(0.12, 0.12), dry=0.5)
    for number, place in enumerate(at):
        canvas.gouache(star(*place, 7 if number % 2 else 9, 5, 0.4), "#fff4cc", 1, 0)
    for dx, dy, size in ((-16, -34, 5), (14, -44, 4), (6, -64, 3)):
        canvas.gouache(star(x + dx, y + dy, size + 2, 4, 0.32), "#fff4cc", 1, 0)


def _cloud(canvas: Canvas, x: float, y: float, wide: float) -> None:
    for dx, dy, part, alpha in ((0, 0, 1.0, 0.34), (wide * 0.2, 8, 0.7, 0.3), (-wide * 0.24, 10, 0.5, 0.26)):
        half = wide * part
        puff = blob((x + dx - half, y + dy), (x + dx - half * 0.55, y + dy - 11), (x + dx, y + dy - 7),
                    (x + dx + half * 0.45, y + dy - 12), (x + dx + half, y + dy + 1), (x + dx + half * 0.2, y + dy + 8),
                    (x + dx - half * 0.5, y + dy + 7))  # fmt: skip
        canvas.gouache(puff, "#9094c6", alpha, 3)


def _bat(canvas: Canvas, x: float, y: float, size: float) -> None:
    with canvas.at(x, y, size):
        wings = svg_path(
            "M0 4 C-6 -2 -10 -4 -14 2 C-16 -4 -24 -6 -30 -2 C-26 -12 -14 -14 -5 -6 L-3 -10 L0 -7 L3 -10 L5 -6"
            " C14 -14 26 -12 30 -2 C24 -6 16 -4 14 2 C10 -4 6 -2 0 4 Z"
        )
        canvas.base(wings, "#0e0b20")
        canvas.ink(wings, 1.0, "#8f92c0", alpha=0.6)


def _wave(level: float, swell: float, length: float, phase: float, x: float) -> float:
    return level + swell * math.sin(x / length + phase) + swell * 0.3 * math.sin(x / length * 2.7 + phase)


def _hill(
    canvas: Canvas,
    ridge: Height,
    hue: str,
    paper: str,
    fields: int,
    rng: np.random.Generator,
    *,
    firs: int,
    apart: tuple[tuple[float, float], ...] = ((790, 1050),),
) -> None:
    """A hill below its ridge with hedges drawn across it and firs on it, but for some stretches kept free."""
    width, height = NIGHT
    top = [(float(x), ridge(float(x))) for x in range(-20, width + 60, 20)]
    shape = polygon(*top, (width + 30, height + 20), (-30, height + 20))
    canvas.base(shape, paper)
    canvas.wash(shape, hue, 0.95, edge=0.9, vary=0.6, loose=1.0, bloom=0.5, cell=170, granul=0.1)
    for number in range(fields):
        x = width * (number + 0.5) / fields + float(rng.uniform(-60, 60))
        drop = float(rng.uniform(24, 60))
        hedge = line((x, ridge(x) + 3), (x + 30, ridge(x) + drop * 0.5), (x + 90, ridge(x) + drop))
        canvas.ink(hedge, 1.5, INK, alpha=0.3, taper=(0.2, 0.6))
    canvas.ink(line(*top), 2.0, alpha=0.9, taper=(0.02, 0.02))
    for _ in range(firs):
        x = float(rng.uniform(10, width - 10))
        if not any(start < x < end for start, end in apart):
            _fir(canvas, x, ridge(x) + 5, float(rng.uniform(26, 52)))


def _fir(canvas: Canvas, x: float, y: float, tall: float) -> None:
    sides = ((0.16, 0.62), (0.1, 0.62), (0.26, 0.3), (0.14, 0.3), (0.32, 0.0))
    right = [(x + tall * out, y - tall * up) for out, up in sides]
    left = [(x - tall * out, y - tall * up) for out, up in reversed(sides)]
    shape = polygon((x, y - tall), *right, *left)
    canvas.base(shape, "#3a4a4a")
    canvas.wash(shape, "#26342e", 0.8, loose=0.6)
    canvas.ink(shape, 1.3)


def _tower(canvas: Canvas) -> None:
    """A wizard's tower far away with light in its windows; the hill before it hides its foot."""
    for dx, wide, tall in ((-30, 20, 40), (0, 28, 86), (26, 16, 54)):
        wall = polygon((dx - wide / 2, 10), (dx - wide / 2 + 2, -tall), (dx + wide / 2 - 2, -tall), (dx + wide / 2, 10))
        fill(canvas, wall, "#3c4068", 1.8, 0.9, "#8088b0")
        roof = polygon((dx - wide / 2 - 5, -tall), (dx + 2, -tall - wide * 1.15), (dx + wide / 2 + 4, -tall))
        fill(canvas, roof, "#5c3a5c", 1.8, 0.95, "#a890b8")
    for dx, dy in ((-4, -66), (5, -40), (-30, -24), (26, -36)):
        canvas.gouache(
            blob((dx - 3, dy + 5), (dx - 3, dy - 3), (dx, dy - 7), (dx + 3, dy - 3), (dx + 3, dy + 5)), "#ffd978", 1, 0
        )
    canvas.ink(line((2, -118), (2, -132)), 1.3)
    canvas.base(polygon((2, -132), (18, -128), (2, -123)), "#b0485a")


def _cottage(canvas: Canvas) -> None:
    """A crooked cottage far away whose chimney smokes; the hill before it hides its foot."""
    wall = polygon((-34, 14), (-30, -34), (28, -38), (34, 14))
    fill(canvas, wall, "#6a5a78", 1.9, 0.8, "#b8b0c4")
    chimney = polygon((12, -66), (12, -92), (24, -92), (24, -58))
    fill(canvas, chimney, "#5a5068", 1.8, 0.9, "#9a94a8")
    roof = polygon((-46, -28), (-14, -74), (4, -84), (44, -34), (28, -40), (-30, -34))
    fill(canvas, roof, "#5c3a4c", 2.0, 0.95, "#a08898")
    for dx, dy in ((-16, -14), (12, -16)):
        canvas.gouache(polygon((dx - 7, dy + 8), (dx - 7, dy - 8), (dx + 7, dy - 8), (dx + 7, dy + 8)), "#ffd978", 1, 0)
        canvas.ink(line((dx, dy - 8), (dx, dy + 8)), 1.1)
        canvas.ink(line((dx - 7, dy), (dx + 7, dy)), 1.1)
    for dx, dy, size in ((20, -102, 6), (28, -118, 8), (24, -138, 10), (36, -160, 12)):
        canvas.gouache(circle(dx, dy, size, size * 0.8), "#b4b0d0", 0.4, 3)


def _stones(canvas: Canvas) -> None:
    """Standing stones on the ridge, two of them with one across."""
    for dx, wide, tall, lean in ((-46, 11, 30, -3), (-20, 12, 40, 1), (8, 12, 40, 0), (36, 10, 26, 4)):
        stone = polygon(
            (dx - wide / 2, 6), (dx - wide / 2 + lean, -tall), (dx + wide / 2 + lean, -tall - 2), (dx + wide / 2, 6)
        )
        fill(canvas, stone, "#4a5070", 1.6, 0.9, "#98a0bc")
    fill(canvas, polygon((-29, -40), (-28, -49), (19, -50), (19, -41)), "#4a5070", 1.6, 0.9, "#98a0bc")


def _flower(canvas: Canvas, x: float, y: float) -> None:
    """A pale flower that opens at night."""
    canvas.ink(line((x, y + 14), (x + 1, y)), 1.6, FERN, taper=(0.1, 0.2))
    for turn in range(5):
        angle = math.tau * turn / 5 - 1.2
        canvas.gouache(circle(x + 5 * math.cos(angle), y + 5 * math.sin(angle), 3.6), "#e6dcf4", 0.95, 0.3)
    canvas.gouache(circle(x, y, 2.6), "#f0c860", 1, 0)


def spoon() -> Canvas:
    """A wooden spoon that stirs by itself: the upper part of it, and the ring that it draws in the brew, 90x170."""
    width, height = SPOON
    canvas = Canvas(width + 2 * MARGIN, height + 2 * MARGIN, seed=825, tooth=0.5)
    with canvas.at(MARGIN, MARGIN):
        for wide, high in ((40, 9), (27, 5.5)):
            canvas.ink(circle(42, 156, wide, high), 3.4 if wide > 30 else 2.4, "#eef4b8", taper=(0.2, 0.3), alpha=0.95)
        shaft = line((72, 18), (60, 80), (44, 154))
        canvas.ink(shaft, 15, INK, taper=(0, 0), dry=0, shade=0.1)
        canvas.ink(shaft, 10, UMBER, taper=(0, 0), dry=0.1, shade=0)
        canvas.ink(line((70, 24), (57, 84), (43, 148)), 2.6, "#e6c48c", taper=(0.1, 0.3), dry=0.4)
        fill(canvas, circle(73, 15, 12), UMBER, 2.6, 0.9, "#e0bb84")
        for x, y, size in ((20, 90, 8), (84, 70, 6), (30, 120, 5), (12, 52, 5)):
            canvas.gouache(star(x, y, size, 4, 0.3), "#fff4cc", 1, 0)
    return canvas


def steam() -> Canvas:
    """A curl of steam with stars in it, 110x200."""
    width, height = STEAM
    canvas = Canvas(width + 2 * MARGIN, height + 2 * MARGIN, seed=826, tooth=0.5)
    with canvas.at(MARGIN, MARGIN):
        for shift, pen, alpha in ((0, 9, 0.34), (5, 5, 0.5), (-4, 3, 0.6)):
            curl = line(
                (66 + shift, 198),
                (34 + shift, 160),
                (30 + shift, 120),
                (72 + shift, 84),
                (84 + shift, 52),
                (60 + shift, 22),
                (44 + shift, 30),
                (52 + shift, 44),
            )
            canvas.ink(curl, pen, "#f4f0ff", taper=(0.3, 0.5), alpha=alpha, dry=0.2)
        for x, y, size in ((16, 98, 8), (98, 106, 7), (20, 30, 9), (94, 18, 6), (60, 140, 5)):
            canvas.gouache(star(x, y, size, 4, 0.3), "#fff4cc", 1, 0)
    return canvas


def pot() -> Canvas:
    """An iron pot over a fire, full of green brew, 320x250; the winner stands behind its rim."""
    width, height = POT
    canvas = Canvas(width + 2 * MARGIN, height + 2 * MARGIN, seed=822, tooth=0.6)
    with canvas.at(MARGIN + width / 2, MARGIN):
        for x, size in ((-86, 0.8), (-52, 1.1), (-16, 0.95), (22, 1.15), (58, 0.9), (90, 0.75)):
            flame = svg_path("M0 0 C-22 -10 -20 -32 -4 -64 C-2 -44 8 -42 10 -30 C20 -22 18 -6 0 0 Z")
            with canvas.at(x, 236, size):
                fill(canvas, flame, EMBER, 2.3, 0.85, "#ffe27a")
                canvas.gouache(blob((-6, -6), (-3, -26), (5, -14), (3, -4)), "#fff0a8", 0.9, 0.3)
        belly = svg_path("M-124 40 C-152 86 -142 170 -84 204 C-46 222 46 222 84 204 C142 170 152 86 124 40 Z")
        fill(canvas, belly, INK, 0, 0.85, "#8d909c")
        with canvas.clip(belly):
            canvas.glaze(blob((20, 40), (140, 40), (130, 200), (40, 220), (90, 120)), INK, 0.8, soft=14)
            canvas.glaze(blob((-120, 180), (120, 180), (90, 230), (-90, 230)), "#ff9a3a", 0.5, soft=16)
            canvas.gouache(blob((-112, 70), (-96, 60), (-100, 120), (-112, 130)), PAPER_LITE, 0.35, 2)
        canvas.hatch(belly, 62, 5, cover=0.5, width=1.2, colour=INK)
        canvas.ink(belly, 3.4)
        sign = star(0, 128, 24, 5, 0.46)
        canvas.gouache(sign, CREAM_TEXT, 0.9, 0.6)
        canvas.ink(sign, 1.6)
        for side in (-1, 1):
            handle = circle(side * 134, 84, 15, 21)
            canvas.ink(handle, 10, INK, corners=False)
            canvas.ink(handle, 5, SLATE, corners=False)
        rim = circle(0, 34, 138, 26)
        fill(canvas, rim, INK, 3.2, 0.9, "#8d909c")
        brew = circle(0, 34, 120, 18)
        fill(canvas, brew, POISON, 2.4, 0.9, "#eef4b8")
        with canvas.clip(brew):
            canvas.glaze(blob((10, 30), (120, 22), (110, 56), (0, 56)), MOSS, 0.6, soft=6)
        for x, y, size in ((-76, 30, 10), (-50, 38, 7), (60, 36, 11), (84, 28, 7), (-8, 43, 6), (28, 26, 6)):
            bubble = circle(x, y - size * 0.5, size)
            fill(canvas, bubble, POISON, 1.9, 0.5, "#eef4b8")
            canvas.gouache(circle(x - size * 0.35, y - size * 0.9, size * 0.25), PAPER_LITE, 1, 0)
        lip = svg_path("M-138 34 C-138 62 138 62 138 34 C138 74 -138 74 -138 34 Z")
        fill(canvas, lip, INK, 2.8, 0.9, "#9d9fa8")
        for x in (-96, -60, -20, 20, 60, 96):
            canvas.gouache(circle(x, 62 - abs(x) * 0.06, 3), "#c8c8cc", 0.8, 0)
        logs = line((-112, 240), (0, 244), (112, 240))
        canvas.ink(logs, 18, INK, taper=(0, 0), dry=0)
        canvas.ink(logs, 12, UMBER, taper=(0, 0), dry=0.1)
    return canvas
