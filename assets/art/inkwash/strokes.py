"""The pen: turns a line of points into the outline of a stroke that swells, wanders and tapers."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import skia

from assets.art.inkwash.noise import LIGHT, Array, line_noise, smooth_step

CLOSED_LEAST = 0.62
"""The least width of a closed stroke, as a part of its full width."""


@dataclass(frozen=True)
class Pen:
    """How a stroke is drawn; widths and lengths in device pixels.

    ``taper`` is the part of the length over which it thins at its start and its end, down to ``min_width`` of the
    full width; ``shade`` is how much it swells away from the light.
    """

    width: float
    taper: Sequence[float] = (0.18, 0.3)
    wobble: float = 1.1
    shade: float = 0.42
    min_width: float = 0.28
    overshoot: float = 1.2


def tangents(points: Array) -> Array:
    """Unit tangents along a polyline."""
    steps = np.gradient(points, axis=0)
    return steps / (np.linalg.norm(steps, axis=1)[:, None] + 1e-9)


def normals_of(directions: Array) -> Array:
    """Unit vectors across a polyline, from its tangents."""
    return np.stack([-directions[:, 1], directions[:, 0]], 1)


def signed_area(points: Array) -> float:
    """The area of a closed polyline, positive if it runs clockwise on the screen."""
    return float(0.5 * np.sum(points[:-1, 0] * points[1:, 1] - points[1:, 0] * points[:-1, 1]))


def new_outline() -> skia.Path:
    """An empty path to which strokes are added; overlapping strokes do not cancel out."""
    outline = skia.Path()
    outline.setFillType(skia.PathFillType.kWinding)
    return outline


def add_stroke(
    outline: skia.Path, points: Array, closed: bool, pen: Pen, turning: float, rng: np.random.Generator
) -> None:
    """Add the outline of one pen stroke along the points.

    ``turning`` is +1 or -1, the way round of the closed contour the stroke belongs to, or 0 for an open line.
    """
    if len(points) < 2:
        return
    if closed:
        points = _started_anywhere(points, rng)
    if len(points) < 7:
        points = _densified(points, 9)
    count = len(points)
    along = tangents(points)
    across = normals_of(along)
    wander = pen.wobble * (0.9 * line_noise(count, 26, rng) + 0.35 * line_noise(count, 8, rng))
    index = np.arange(count)
    steady_ends = np.minimum(1, np.minimum(index, index[::-1]) / 6 + 0.25)
    points = points + across * (wander * steady_ends)[:, None]
    if pen.overshoot and not closed:
        points[0] -= along[0] * pen.overshoot * rng.uniform(0, 1.2)
        points[-1] += along[-1] * pen.overshoot * rng.uniform(0, 1.6)
    widths = pen.width * _pressure(count, closed, pen)
    widths = widths * (1 + 0.16 * line_noise(count, 22, rng) + 0.07 * line_noise(count, 6, rng))
    if turning:
        widths = widths * (1 + pen.shade * ((across * turning) @ LIGHT))
    else:
        widths = widths * (1 + pen.shade * 0.35 * np.abs(across @ LIGHT))
    _add_ribbon(outline, points, across, np.maximum(widths, 0.5))


def _started_anywhere(points: Array, rng: np.random.Generator) -> Array:
    """A closed contour opened at a random place, its ends overlapping a little."""
    ring = points[:-1]
    ring = np.roll(ring, -int(rng.integers(len(ring))), 0)
    overlap = min(len(ring) // 6, 6)
    return np.vstack([ring, ring[: overlap + 1]])


def _densified(points: Array, count: int) -> Array:
    x = np.linspace(0, len(points) - 1, count)
    return np.stack([np.interp(x, range(len(points)), points[:, axis]) for axis in (0, 1)], 1)


def _pressure(count: int, closed: bool, pen: Pen) -> Array:
    u = np.linspace(0, 1, count)
    profile = np.ones(count)
    if pen.taper[0]:
        profile *= pen.min_width + (1 - pen.min_width) * smooth_step(0, pen.taper[0], u)
    if pen.taper[1]:
        profile *= pen.min_width + (1 - pen.min_width) * smooth_step(0, pen.taper[1], 1 - u)
    return np.maximum(profile, CLOSED_LEAST) if closed else profile


def _add_ribbon(outline: skia.Path, points: Array, across: Array, widths: Array) -> None:
    """Add the band of a stroke and its round ends, all wound the same way so that overlaps do not cancel out."""
    half = across * (widths[:, None] / 2)
    edge = np.vstack([points + half, (points - half)[::-1]])
    outline.addPoly([skia.Point(float(x), float(y)) for x, y in edge], True)
    for end in (0, -1):
        x, y, radius = float(points[end][0]), float(points[end][1]), float(widths[end] / 2)
        outline.addCircle(x, y, radius, skia.PathDirection.kCCW)
