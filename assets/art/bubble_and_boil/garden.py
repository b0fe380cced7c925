"""Gardens: beds of dug earth, plots by colour, and what befalls them: a wreath, a trampled bed, a lonely card."""

from functools import partial
from typing import Final

import numpy as np

from assets.art import brush
from assets.art.bubble_and_boil.hues import COLOURS, HUES, SOIL
from assets.art.common.paper import torn_sheet
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import blob, circle, line, on_circle, polygon, rounded_rect, svg_path
from assets.art.sheets import Sprite

BEDS: Final = {"": (548, 140), ".small": (296, 66)}
PLOTS: Final = {"": (132, 124), ".small": (66, 60)}
MARGIN: Final = 10
WREATH: Final = (140, 118)
SCRAP: Final = (150, 46)


def bed(size: tuple[float, float], empty: bool) -> Canvas:
    """A bed: raked earth with grass along its edges; an empty one is pale, and a few stones lie in it."""
    width, height = size
    seed = 500 + int(height) + empty
    canvas = Canvas(width + 2 * MARGIN + 4, height + 2 * MARGIN + 10, seed=seed, tooth=0.5)
    rng = np.random.default_rng(seed)
    with canvas.at(MARGIN, MARGIN + 4):
        outline = torn_sheet(width, height, rng, 2.2, 34)
        canvas.wash(outline, c.SEPIA, 0.26 if empty else 0.52, vary=0.7, edge=0.9, loose=3, bloom=0.6, cell=60)
        with canvas.clip(outline):
            for y in np.arange(10, height, 13):
                low, high = rng.uniform(-2, 2, 2)
                furrow = line((4, y), (width * 0.3, y + low), (width * 0.7, y + high), (width - 4, y))
                canvas.ink(furrow, 1.1, c.SEPIA, taper=(0.2, 0.3), alpha=0.55, dry=0.7)
        for x in np.arange(8, width - 4, 34):
            y = 6 if rng.random() < 0.5 else height + 1
            brush.grass(canvas, float(x + rng.uniform(-8, 8)), float(y), 0.9, kind=brush.GARDEN)
        if empty:
            for part, down in ((0.12, 0.6), (0.52, 0.75), (0.86, 0.4)):
                _stone(canvas, width * part, height * down, min(9, height * 0.08))
    return canvas


def _stone(canvas: Canvas, x: float, y: float, radius: float) -> None:
    stone = blob((x - radius, y), (x - radius * 0.4, y - radius * 0.7), (x + radius, y - radius * 0.4), (x + radius, y))
    canvas.base(stone, "#cfc6b4")
    canvas.wash(stone, c.STONE, 0.6, loose=0.4)
    canvas.ink(stone, 1.4)


def plot(colour: str, size: tuple[float, float]) -> Canvas:
    """The place of one card in a bed: cut paper with the earth of its colour, furrows in it."""
    width, height = size
    small = width < 100
    seed = 520 + 3 * (*COLOURS, "bare").index(colour) + small
    canvas = Canvas(width + 2 * MARGIN, height + 2 * MARGIN + 4, seed=seed, tooth=0.5)
    earth = HUES[colour].earth if colour in HUES else c.STRAW
    with canvas.at(MARGIN, MARGIN):
        outline = rounded_rect(0, 0, width, height, width * 0.09)
        canvas.base(outline, c.PAPER)
        canvas.wash(outline, c.PAPER_DARK, 0.2, edge=2, loose=0, shift=(0, 0), spill=0, bloom=0)
        edge = width * 0.05
        inside = rounded_rect(edge, edge, width - 2 * edge, height - 2 * edge, width * 0.06)
        canvas.wash(inside, earth, 0.6, vary=0.5, edge=0.7, loose=1.0, bloom=0.4, spill=0)
        with canvas.clip(inside):
            for y in np.linspace(height * 0.3, height, 5):
                furrow = line((0, float(y)), (width * 0.5, float(y) - height * 0.05), (width, float(y)))
                canvas.ink(furrow, 1.1, c.SEPIA, taper=(0.15, 0.2), alpha=0.6)
        canvas.ink(inside, 0.9, c.INK_SOFT)
        canvas.ink(outline, 1.5 if small else 2.0, corners=False)
        canvas.shadow(outline, 2, 4, 3, 0.42)
    return canvas


def wreath() -> Canvas:
    """The wreath of a garden harvested to the last cube: wheat and leaves around room for a crone, 140x118."""
    width, height = WREATH
    canvas = Canvas(width + 2 * MARGIN, height + 2 * MARGIN + 8, seed=540, tooth=0.5)
    with canvas.at(MARGIN + width / 2, MARGIN + height / 2):
        for side in (-1, 1):
            stem = line(*(on_circle(0, -2, 50, 90 + side * (8 + 18 * i)) for i in range(8)))
            canvas.ink(stem, 3.0, c.FERN, taper=(0.1, 0.5))
            for i in range(9):
                degrees = 90 + side * (14 + 15.5 * i)
                x, y = on_circle(0, -2, 50, degrees)
                for lean in (-1, 1):
                    with canvas.at(x, y, 1.0, degrees + side * 90 + lean * 38):
                        leaf = svg_path("M0 0 C5 -8 16 -9 23 0 C16 7 5 6 0 0 Z")
                        canvas.base(leaf, "#e6e4b4")
                        canvas.wash(leaf, c.MOSS if (i + lean) % 3 else "#c9a23e", 0.85, loose=0.3, inset=0, bloom=0)
                        canvas.ink(leaf, 1.5)
        for side in (-1, 1):
            loop = blob((0, 48), (side * 14, 38), (side * 26, 44), (side * 20, 56))
            canvas.base(loop, "#e0a090")
            canvas.wash(loop, c.BLOOD, 0.9, loose=0.4)
            canvas.ink(loop, 1.9)
            tail = polygon((side * 2, 50), (side * 18, 66), (side * 8, 64), (0, 54))
            canvas.base(tail)
            canvas.wash(tail, c.BLOOD, 0.9, loose=0.4)
            canvas.ink(tail, 1.6)
        canvas.base(circle(0, 50, 6), "#e0a090")
        canvas.wash(circle(0, 50, 6), c.BLOOD, 1.0, loose=0.3)
        canvas.ink(circle(0, 50, 6), 1.9)
    return canvas


def destroyed(size: tuple[float, float]) -> Canvas:
    """Laid over a bed that is destroyed: trampled earth, cracks, a broken fork, smoke."""
    width, height = size
    canvas = Canvas(width + 2 * MARGIN, height + 2 * MARGIN, seed=545 + int(height), tooth=0.5)
    rng = np.random.default_rng(546)
    unit = height / 140
    with canvas.at(MARGIN, MARGIN, line_scale=1.0 if unit > 0.6 else 0.75):
        outline = torn_sheet(width, height, rng, 2.6, 34)
        canvas.wash(outline, SOIL, 0.5, vary=0.4, edge=0.8, loose=3, bloom=0.4, cell=70)
        canvas.wash(outline, c.SLATE, 0.5, vary=0.5, edge=0.4, loose=3, bloom=0.5, cell=60)
        for i in range(6):
            x = width * (0.08 + 0.165 * i)
            crack = [(x, height * 0.1)]
            for j in range(1, 5):
                crack.append((x + float(rng.uniform(-14, 14)) * unit, height * (0.1 + 0.2 * j)))
            canvas.ink(polygon(*crack, closed=False), 2.4, c.INK, taper=(0.05, 0.6))
        for part in (0.16, 0.4, 0.82):
            with canvas.at(width * part, height * 0.6, unit, float(rng.uniform(-30, 30))):
                sole = blob((-12, -20), (10, -22), (14, 6), (6, 10), (-6, 8))
                heel = blob((-6, 14), (7, 14), (8, 26), (-5, 26))
                for print_of in (sole, heel):
                    canvas.glaze(print_of, c.INK, 0.7, soft=1.2, spill=0)
                    canvas.ink(print_of, 1.2, c.INK, alpha=0.5)
        with canvas.at(width * 0.62, height * 0.5, unit, -24):
            for points, pen in ((((0, -50), (2, 0), (0, 46)), 5.4),):
                canvas.ink(line(*points), pen + 2.4, c.INK)
                canvas.ink(line(*points), pen, c.UMBER, dry=0)
            for x in (-12, 0, 12):
                canvas.ink(line((x * 0.6, 42), (x, 52), (x, 68)), 4, c.SLATE)
    return canvas


def lonely(size: tuple[float, float]) -> Canvas:
    """Laid over the last card of a garden: it wilts and will be lost."""
    width, height = size
    unit = width / 132
    canvas = Canvas(width + 2 * MARGIN, height + 2 * MARGIN, seed=555, tooth=0.5)
    with canvas.at(MARGIN + width / 2, MARGIN + height / 2, unit, line_scale=1.0 if unit > 0.7 else 0.75):
        inside = rounded_rect(-60, -56, 120, 112, 9)
        canvas.wash(inside, c.SLATE, 0.5, edge=0.7, loose=0.6, vary=0.6, spill=0.75)
        stem = line((0, 46), (-4, 10), (6, -20), (26, -30), (38, -12))
        canvas.ink(stem, 6, c.INK)
        canvas.ink(stem, 3.4, c.MOSS, dry=0)
        for points in (((-2, 20), (-26, 10), (-34, 28), (-12, 32)), ((2, 4), (24, 2), (32, 20), (14, 18))):
            leaf = blob(*points)
            canvas.base(leaf, "#dcd2a2")
            canvas.wash(leaf, c.UMBER, 0.6)
            canvas.ink(leaf, 1.9)
        for i in range(6):
            x, y = on_circle(38, -2, 11, 60 * i)
            canvas.base(circle(x, y, 7), "#d8c4b0")
            canvas.wash(circle(x, y, 7), "#8a5a34", 0.5)
            canvas.ink(circle(x, y, 7), 1.6)
        canvas.base(circle(38, -2, 7.5), "#8a6a44")
        canvas.ink(circle(38, -2, 7.5), 1.7)
        for x, y in ((30, 22), (46, 28)):
            petal = blob((x, y), (x + 6, y + 3), (x + 3, y + 9), (x - 2, y + 6))
            canvas.base(petal, "#d8c4b0")
            canvas.ink(petal, 1.3)
    return canvas


def label() -> Canvas:
    """A slip of wood on a stake, blank: what the next harvest brings, 150x46."""
    width, height = SCRAP
    canvas = Canvas(width + 2 * MARGIN, height + 2 * MARGIN + 8, seed=560, tooth=0.5)
    with canvas.at(MARGIN, MARGIN):
        board = torn_sheet(width, height, np.random.default_rng(560), 1.0, 24)
        canvas.base(board, "#ecd2a0")
        canvas.wash(board, c.UMBER, 0.35, edge=0.9, bloom=0)
        for y in (14, 31):
            canvas.ink(line((4, y), (width / 2, y + 1), (width - 4, y - 1)), 1.0, c.SEPIA, alpha=0.35)
        canvas.ink(board, 2.0, corners=False)
        for x in (8, width - 8):
            canvas.base(circle(x, 8, 2), c.INK)
            canvas.base(circle(x - 0.6, 7.4, 0.7), c.PAPER_LITE)
        canvas.shadow(board, 2, 4, 3, 0.4)
    return canvas


def _sprites() -> dict[str, Sprite]:
    found = {
        "garden.wreath": Sprite(wreath, (MARGIN, MARGIN, *WREATH)),
        "garden.label": Sprite(label, (MARGIN, MARGIN, *SCRAP)),
    }
    for ending, size in BEDS.items():
        piece = (MARGIN, MARGIN + 4, *size)
        found[f"garden.bed{ending}"] = Sprite(partial(bed, size, False), piece)
        found[f"garden.empty{ending}"] = Sprite(partial(bed, size, True), piece)
        found[f"garden.destroyed{ending}"] = Sprite(partial(destroyed, size), (MARGIN, MARGIN, *size))
    for ending, size in PLOTS.items():
        piece = (MARGIN, MARGIN, *size)
        found[f"garden.lonely{ending}"] = Sprite(partial(lonely, size), piece)
        for colour in (*COLOURS, "bare"):
            found[f"plot.{colour}{ending}"] = Sprite(partial(plot, colour, size), piece)
    return found


SPRITES: Final[dict[str, Sprite]] = _sprites()
