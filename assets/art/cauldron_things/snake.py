"""The snake skin of Cauldron, shed and hollow, in a box of 200 around the origin."""

import math
from typing import Final, NamedTuple

import numpy as np
import skia

from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.noise import Array
from assets.art.inkwash.shapes import Point, blob, circle, line, polygon, sample
from assets.art.inkwash.strokes import normals_of, tangents

SPINE: Final[tuple[Point, ...]] = (
    (-62, -54), (-30, -72), (12, -66), (44, -46), (40, -18), (4, -6), (-34, 4), (-52, 28), (-34, 54), (4, 58),
    (38, 46), (62, 52), (74, 74),
)  # fmt: skip
SPINE_SMALL: Final[tuple[Point, ...]] = (
    (-56, -58), (-24, -74), (18, -68), (46, -46), (40, -18), (2, -4), (-36, 8), (-50, 34), (-28, 58), (10, 58),
    (44, 48), (70, 70),
)  # fmt: skip
GIRTH, GIRTH_SMALL = 17, 23
SCALE_STEP: Final = 6
BLOTCH_STEP: Final = 16


class Tube(NamedTuple):
    """The sampled spine, the unit vectors along and across it, and half the width of the skin at each point."""

    points: Array
    along: Array
    across: Array
    half: Array

    def outline(self, every: int = 12) -> skia.Path:
        """The silhouette of the skin."""
        left = (self.points + self.across * self.half[:, None])[::every]
        right = (self.points - self.across * self.half[:, None])[::every]
        return blob(*_points(left), *_points(right[::-1]), tension=0.5)


def snake(canvas: Canvas, small: bool = False) -> None:
    """A shed skin that lies in three curves; ``small`` is thicker and has only the blotches on its back."""
    pen = 1.35 if small else 1.0
    tube = _tube(SPINE_SMALL if small else SPINE, GIRTH_SMALL if small else GIRTH)
    skin = tube.outline()
    if not small:
        ground = blob((-80, 40), (-20, 66), (60, 72), (84, 84), (10, 86), (-70, 74))
        canvas.wash(ground, c.SEPIA, 0.3, loose=3)
    canvas.base(skin, "#eee3bf")
    canvas.wash(skin, "#8fa05a", 0.85 if small else 0.72, edge=0.85, vary=0.6, loose=1.2)
    with canvas.clip(skin):
        if not small:
            _scales(canvas, tube)
        _blotches(canvas, tube, 22 if small else BLOTCH_STEP, 0.5 if small else 0.42)
        shade = polygon(
            *_points(tube.points[::12] + np.array((4, 7))), *_points(tube.points[::-12] + np.array((14, 22)))
        )
        canvas.glaze(shade, c.UMBER, 0.25, soft=4)
    canvas.ink(skin, 2.7 * pen, wobble=0.5, corners=False)
    _mouth(canvas, tube, pen, 1.3 if small else 1.0)


def _points(rows: Array) -> list[Point]:
    return [(float(x), float(y)) for x, y in rows]


def _tube(spine: tuple[Point, ...], girth: float) -> Tube:
    """The skin along a spine: it thins evenly and ends in a short tip."""
    points, _ = sample(line(*spine), 1.5)[0]
    along = tangents(points)
    part = np.linspace(0, 1, len(points))
    tip = np.where(part > 0.8, np.clip((1 - part) / 0.2, 0.08, 1) ** 0.75, 1)
    return Tube(points, along, normals_of(along), girth * (1 - 0.55 * part**1.4) * tip)


def _scales(canvas: Canvas, tube: Tube) -> None:
    """Lines that cross the skin slantwise from both sides."""
    last = len(tube.points) - 1
    for lean in (-1, 1):
        for start in range(-20, last, SCALE_STEP):
            crossing = []
            for part in np.linspace(-1, 1, 5):
                index = int(np.clip(start + lean * part * 9 + 9, 0, last))
                crossing.append(tube.points[index] + tube.across[index] * tube.half[index] * part)
            canvas.ink(line(*_points(np.array(crossing))), 0.95, c.FERN, taper=(0.1, 0.1), wobble=0.2, alpha=0.85)


def _blotches(canvas: Canvas, tube: Tube, step: int, size: float) -> None:
    """Dark lozenges along the back."""
    for index in range(10, len(tube.points) - 20, step):
        x, y = tube.points[index]
        along = tube.along[index]
        reach = tube.half[index] * size
        with canvas.at(float(x), float(y), rotation=math.degrees(math.atan2(along[1], along[0]))):
            lozenge = polygon((-6, 0), (0, -reach), (6, 0), (0, reach))
            canvas.wash(lozenge, c.SEPIA, 0.95, loose=0.6, inset=0, shift=(0, 0), spill=0)


def _mouth(canvas: Canvas, tube: Tube, pen: float, size: float) -> None:
    """The torn, hollow end with a flap of skin."""
    (x, y), along = tube.points[0], tube.along[0]
    with canvas.at(float(x), float(y), size, math.degrees(math.atan2(along[1], along[0]))):
        hollow = circle(-1, 0, 8, 17.5)
        canvas.base(hollow, "#d8c69a")
        canvas.wash(hollow, c.SEPIA, 1.0, shift=(0, 0), edge=0.8)
        canvas.hatch(hollow, 80, 3, cover=0.8, width=1.1)
        canvas.ink(hollow, 2.4 * pen)
        flap = blob(
            (-4, -17), (-14, -24), (-24, -19), (-20, -13), (-29, -8), (-19, -4), (-24, 3), (-14, 0), (-8, -4), (-6, -10)
        )
        canvas.base(flap, "#f0e6c4")
        canvas.wash(flap, "#9aa867", 0.5)
        canvas.ink(flap, 2.0 * pen)
