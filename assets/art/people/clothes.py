"""Shoulders: what somebody wears below the neck, down past the foot of the bust."""

import skia

from assets.art.brush import fill
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.palette import INK, PAPER
from assets.art.inkwash.shapes import Point, blob, circle, line, polygon, svg_path
from assets.art.people.bust import shadow_inside

BELOW = 130


def outline(half: float, slope: float = 0, square: float = 0, neck: float = 24) -> skia.Path:
    """Shoulders: half their width, how far they hang (``slope``), how square they are (0..1), half the neckline."""
    y = 44 + slope
    bend = 0.72 + 0.2 * square
    return svg_path(
        f"M{-half} {BELOW} C{-half + 1} {y + 28 - 14 * square} {-half * bend} {y + 6} {-neck} {y - 6} "
        f"C{-neck * 0.4} {y + 4} {neck * 0.4} {y + 4} {neck} {y - 6} "
        f"C{half * bend} {y + 6} {half - 1} {y + 28 - 14 * square} {half} {BELOW} Z"
    )


def coat(
    canvas: Canvas, colour: str, deep: str, half: float = 80, slope: float = 0, square: float = 0, paper: str = PAPER
) -> skia.Path:
    """A plain garment with folds under the arms; returns its outline."""
    y = 44 + slope
    shape = outline(half, slope, square)
    fill(canvas, shape, colour, 0, 0.95, paper)
    dark = blob((14, y), (half, y + 10), (half + 8, BELOW), (30, BELOW), (half * 0.5, y + 34))
    shadow_inside(canvas, shape, dark, deep, 0.7, 7)
    shadow_inside(canvas, shape, blob((-30, y - 10), (36, y - 10), (30, y + 12), (-20, y + 10)), deep, 0.7, 5)
    canvas.hatch(shape, 60, 4.8, cover=0.42, width=1.1, colour=INK)
    canvas.ink(shape, 3.0)
    for x, lean in ((-half * 0.62, -6), (half * 0.6, 6)):
        canvas.ink(line((x * 0.8, y + 18), (x, y + 38), (x + lean, BELOW)), 1.7, taper=(0.2, 0.2))
    return shape


def lapels(canvas: Canvas, colour: str, spread: float = 34, low: float = 96, paper: str = PAPER) -> None:
    """Two lapels that meet in the middle."""
    for side in (-1, 1):
        lapel = polygon((side * 2, low), (side * 10, 46), (side * spread, 50), (side * spread * 1.05, 68))
        fill(canvas, lapel, colour, 2.5, 0.85, paper)


def collar(canvas: Canvas, colour: str, paper: str, half: float = 40, strength: float = 0.35) -> None:
    """A round collar of two leaves."""
    for side in (-1, 1):
        leaf = blob((side * 1, 58), (side * 10, 44), (side * half * 0.75, 42), (side * half, 56),
                    (side * half * 0.64, 70), (side * 8, 72))  # fmt: skip
        fill(canvas, leaf, colour, 2.4, strength, paper)


def scarf(canvas: Canvas, colour: str, paper: str = PAPER, half: float = 40, stripes: str = "", y: float = 0) -> None:
    """A thick scarf around the neck, striped if a second colour is given."""
    wrap = blob((-half + 4, 40 + y), (-16, 48 + y), (0, 51 + y), (16, 48 + y), (half - 4, 40 + y), (half + 4, 57 + y),
                (20, 70 + y), (0, 73 + y), (-20, 70 + y), (-half - 4, 57 + y))  # fmt: skip
    fill(canvas, wrap, colour, 2.6, 0.95, paper)
    if stripes:
        with canvas.clip(wrap):
            for i in range(-3, 4):
                x = i * half / 3
                canvas.ink(line((x - 4, 38 + y), (x + 4, 78 + y)), 4.6, stripes, taper=(0, 0), dry=0.2, alpha=0.9)
        canvas.ink(wrap, 2.6)
    else:
        for x in (-half * 0.6, -half * 0.2, half * 0.3, half * 0.7):
            canvas.ink(line((x, 47 + y), (x + 2, 58 + y), (x - 1, 68 + y)), 1.5, taper=(0.2, 0.5))


def buttons(canvas: Canvas, colour: str, places: tuple[Point, ...], radius: float = 3.4) -> None:
    """Round buttons."""
    for x, y in places:
        fill(canvas, circle(x, y, radius), colour, 1.7, 0.85)


def patch(canvas: Canvas, x: float, y: float, size: float, colour: str, turn: float) -> None:
    """A sewn-on patch."""
    with canvas.at(x, y, rotation=turn):
        half = size / 2
        square = polygon((-half, -half), (half, -half + 1), (half - 1, half), (-half, half - 1))
        fill(canvas, square, colour, 2.0, 0.85)
        for at in (-half + 4, 0, half - 4):
            canvas.ink(line((at, -half - 3), (at, -half + 3)), 1.5)
            canvas.ink(line((at, half - 3), (at, half + 3)), 1.5)
