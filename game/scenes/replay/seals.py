"""Seals: the signs of best, good, loose and costly moves, told apart by their shapes."""

from itertools import pairwise
from math import cos, pi, sin

from game.bots.review import Rating
from game.view.drawing.canvas import Canvas

TONES: dict[Rating, str] = {"best": "gold", "good": "moss", "loose": "ember", "costly": "blood"}


def draw_seal(canvas: Canvas, rating: Rating, x: float, y: float, size: float) -> None:
    """Draw a star, a disc with a tick, a drop, or a square on its corner with a cross, `size` px high."""
    half = size / 2
    if rating == "best":
        canvas.polygon(_star(x, y, half + 2), "ink")
        canvas.polygon(_star(x, y, half - 0.5), TONES[rating])
    elif rating == "good":
        canvas.disc(x, y, half, "ink")
        canvas.disc(x, y, half - 2, TONES[rating])
        _strokes(canvas, size, x, y, ((-0.24, 0.0), (-0.06, 0.2), (0.26, -0.2)))
    elif rating == "loose":
        canvas.polygon(_drop(x, y, half), "ink")
        canvas.polygon(_drop(x, y, half - 2.4), TONES[rating])
    else:
        canvas.polygon(_diamond(x, y, half + 1), "ink")
        canvas.polygon(_diamond(x, y, half - 1.8), TONES[rating])
        _strokes(canvas, size, x, y, ((-0.17, -0.17), (0.17, 0.17)))
        _strokes(canvas, size, x, y, ((0.17, -0.17), (-0.17, 0.17)))


def _strokes(canvas: Canvas, size: float, x: float, y: float, points: tuple[tuple[float, float], ...]) -> None:
    """Draw a pale line through points given in parts of the size."""
    places = [(x + size * across, y + size * down) for across, down in points]
    for (x0, y0), (x1, y1) in pairwise(places):
        canvas.line(x0, y0, x1, y1, "paper_lite", max(2.0, size * 0.12))


def _star(x: float, y: float, radius: float) -> list[tuple[float, float]]:
    points = []
    for corner in range(10):
        reach = radius if corner % 2 == 0 else radius * 0.46
        points.append((x + reach * sin(pi * corner / 5), y - reach * cos(pi * corner / 5)))
    return points


def _drop(x: float, y: float, half: float) -> list[tuple[float, float]]:
    """Return a drop as high as twice its half: a circle whose upper part runs to a point."""
    radius, middle = half * 0.66, y + half * 0.34
    turns = [pi * (0.18 + 1.64 * step / 18) for step in range(19)]
    return [(x, y - half), *((x + radius * sin(turn), middle - radius * cos(turn)) for turn in turns)]


def _diamond(x: float, y: float, half: float) -> list[tuple[float, float]]:
    return [(x, y - half), (x + half, y), (x, y + half), (x - half, y)]
