"""The night of the results: hills under a moon, and the pot that the winner stands at."""

import math
from typing import Final

import numpy as np

from assets.art.brush import fill, rays
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.palette import CREAM_TEXT, EMBER, FERN, GOLD, INK, MOSS, PAPER_LITE, POISON, SLATE, UMBER
from assets.art.inkwash.shapes import blob, circle, line, polygon, star, svg_path

MARGIN: Final = 12
NIGHT: Final = (788, 400)
POT: Final = (320, 250)


def night() -> Canvas:
    """Night over hills with firelight in the middle, 788x400, its edge torn."""
    width, height = NIGHT
    canvas = Canvas(width + 2 * MARGIN, height + 2 * MARGIN, seed=821, tooth=0.8)
    rng = np.random.default_rng(821)
    with canvas.at(MARGIN, MARGIN):
        sheet = blob(*_torn(width, height, rng), tension=0.3)
        canvas.base(sheet, PAPER_LITE)
        with canvas.clip(sheet):
            _sky(canvas, width, height, rng)
            _hills(canvas, width, height, rng)
            canvas.glaze(circle(width / 2, height * 0.86, 250, 130), "#ffb84a", 0.4, soft=50)
        canvas.ink(sheet, 2.6)
        canvas.shadow(sheet, 3, 5, 5, 0.4)
    return canvas


def _torn(width: float, height: float, rng: np.random.Generator) -> list[tuple[float, float]]:
    """Points of a sheet's edge that wanders."""
    edge: list[tuple[float, float]] = []
    for x in range(0, int(width), 46):
        edge.append((x + 4, 4 + float(rng.uniform(-3, 3))))
    for y in range(0, int(height), 46):
        edge.append((width - 4 + float(rng.uniform(-3, 3)), y + 4))
    for x in range(int(width), 0, -46):
        edge.append((x - 4, height - 4 + float(rng.uniform(-3, 3))))
    for y in range(int(height), 0, -46):
        edge.append((4 + float(rng.uniform(-3, 3)), y - 4))
    return edge


def _sky(canvas: Canvas, width: float, height: float, rng: np.random.Generator) -> None:
    whole = polygon((-10, -10), (width + 10, -10), (width + 10, height + 10), (-10, height + 10))
    canvas.wash(whole, "#3b3f78", 1.05, edge=0, vary=0.7, loose=0, shift=(0, 0), bloom=0.9, cell=190, granul=0.2,
                grad=1.1, grad_dir=(0, -1))  # fmt: skip
    canvas.glaze(polygon((0, 0), (width, 0), (width, 110), (0, 110)), "#27224e", 0.8, soft=50)
    canvas.glaze(circle(width * 0.5, height * 0.75, 300, 120), "#c97a5a", 0.55, soft=60)
    for _ in range(64):
        x, y = rng.uniform(12, width - 12), rng.uniform(12, height * 0.55)
        canvas.gouache(
            circle(float(x), float(y), float(rng.uniform(0.7, 1.8))), CREAM_TEXT, float(rng.uniform(0.5, 1)), 0
        )
    for x, y, size in ((250, 60, 8), (560, 44, 9), (690, 130, 7), (330, 128, 6), (60, 170, 6)):
        canvas.gouache(star(x, y, size, 4, 0.3), CREAM_TEXT, 1, 0)
    canvas.glaze(circle(116, 84, 84), "#ffe9a0", 0.1, soft=30)
    moon = circle(116, 84, 47)
    fill(canvas, moon, GOLD, 2.4, 0.45, CREAM_TEXT)
    for x, y, size in ((96, 66, 8), (138, 104, 6), (134, 62, 4)):
        canvas.wash(circle(x, y, size), UMBER, 0.2, loose=0.4, spill=0)
    for x in (99, 131):
        canvas.ink(line((x - 8, 84), (x, 89), (x + 8, 84)), 2.0, taper=(0.2, 0.2))
    canvas.ink(line((104, 104), (115, 109), (126, 104)), 1.8, taper=(0.2, 0.2))
    rays(canvas, 116, 84, 56, 66, 18, width=1.3, colour=CREAM_TEXT)
    for x, y, wide in ((430, 92, 74), (640, 84, 60), (246, 168, 56)):
        cloud = blob((x - wide, y), (x - wide * 0.5, y - 12), (x + wide * 0.2, y - 9), (x + wide, y + 2),
        (x + wide * 0.3, y + 9),
                     (x - wide * 0.5, y + 8))  # fmt: skip
        canvas.gouache(cloud, "#8f92c0", 0.4, 3)


def _hills(canvas: Canvas, width: float, height: float, rng: np.random.Generator) -> None:
    ridges = ((0.60, "#5a6a8a", "#a9b4c8", 22), (0.70, "#4a6a5e", "#9ab49a", 18), (0.82, "#3f5a34", "#a8b878", 12))
    for level, hue, paper, swell in ridges:
        phase = float(rng.uniform(0, 6))
        ridge = [(x, height * level + swell * math.sin(x / 96 + phase)) for x in range(-20, int(width) + 60, 40)]
        hill = polygon(*ridge, (width + 30, height + 20), (-30, height + 20))
        canvas.base(hill, paper)
        canvas.wash(hill, hue, 0.95, edge=0.9, vary=0.6, loose=1.0, bloom=0.5, cell=120, granul=0.2)
        canvas.ink(line(*ridge), 1.8, alpha=0.85, taper=(0.05, 0.05))
        for _ in range(9):
            x = float(rng.uniform(0, width))
            if abs(x - width / 2) > 120:
                tall = float(rng.uniform(22, 40)) * (0.6 + level * 0.5)
                _fir(canvas, x, height * level + swell * math.sin(x / 96 + phase) + 5, tall)
    for _ in range(40):
        x, y = float(rng.uniform(0, width)), float(rng.uniform(height * 0.87, height))
        canvas.ink(line((x, y), (x + 1, y - 6), (x + 3, y - 10)), 1.4, FERN, taper=(0.05, 0.7))


def _fir(canvas: Canvas, x: float, y: float, tall: float) -> None:
    shape = polygon((x, y - tall), (x + tall * 0.16, y - tall * 0.62), (x + tall * 0.1, y - tall * 0.62),
    (x + tall * 0.26, y - tall * 0.3),
                    (x + tall * 0.14, y - tall * 0.3), (x + tall * 0.32, y), (x - tall * 0.32, y), (x - tall * 0.14,
                    y - tall * 0.3),
                    (x - tall * 0.26, y - tall * 0.3), (x - tall * 0.1, y - tall * 0.62), (x - tall * 0.16,
                    y - tall * 0.62))  # fmt: skip
    canvas.base(shape, "#3a4a4a")
    canvas.wash(shape, "#26342e", 0.8, loose=0.6)
    canvas.ink(shape, 1.3)


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
