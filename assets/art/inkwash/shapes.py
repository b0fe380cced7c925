"""Shapes: every outline is a skia path, made from SVG path data, from points of a curve or from plain figures."""

import math
import re
from itertools import pairwise

import numpy as np
import skia

from assets.art.inkwash.noise import Array

Point = tuple[float, float]

_TOKEN = re.compile(r"[MmLlHhVvCcSsQqTtAaZz]|-?(?:\d*\.\d+|\d+\.?)(?:[eE][-+]?\d+)?")


class _PathReader:
    """Reads SVG path data, one command after the other, into a skia path."""

    def __init__(self, data: str) -> None:
        self.tokens: list[str] = _TOKEN.findall(data)
        self.index = 0
        self.path = skia.Path()
        self.at: Point = (0.0, 0.0)
        self.start: Point = (0.0, 0.0)
        self.control: Point | None = None
        self.relative = False

    def read(self) -> skia.Path:
        command = "M"
        while self.index < len(self.tokens):
            if self.tokens[self.index].isalpha():
                command = self.tokens[self.index]
                self.index += 1
            self.relative = command.islower()
            self._draw(command.upper())
            if command in "Mm":
                command = "l" if self.relative else "L"
        return self.path

    def _number(self) -> float:
        value = float(self.tokens[self.index])
        self.index += 1
        return value

    def _point(self) -> Point:
        x, y = self._number(), self._number()
        return (self.at[0] + x, self.at[1] + y) if self.relative else (x, y)

    def _mirrored_control(self) -> Point:
        if self.control is None:
            return self.at
        return 2 * self.at[0] - self.control[0], 2 * self.at[1] - self.control[1]

    def _draw(self, command: str) -> None:
        control: Point | None = None
        if command == "Z":
            self.path.close()
            self.at = self.start
        elif command == "M":
            self.at = self.start = self._point()
            self.path.moveTo(*self.at)
        elif command in "LHV":
            self._straight(command)
        elif command in "CS":
            first = self._point() if command == "C" else self._mirrored_control()
            control = self._point()
            end = self._point()
            self.path.cubicTo(*first, *control, *end)
            self.at = end
        elif command in "QT":
            control = self._point() if command == "Q" else self._mirrored_control()
            end = self._point()
            self.path.quadTo(*control, *end)
            self.at = end
        elif command == "A":
            self._arc()
        self.control = control

    def _straight(self, command: str) -> None:
        x, y = self.at
        if command == "L":
            x, y = self._point()
        elif command == "H":
            x = self._number() + (x if self.relative else 0)
        else:
            y = self._number() + (y if self.relative else 0)
        self.path.lineTo(x, y)
        self.at = (x, y)

    def _arc(self) -> None:
        radius_x, radius_y, rotation, large, sweep = (self._number() for _ in range(5))
        size = skia.Path.ArcSize.kLarge_ArcSize if large else skia.Path.ArcSize.kSmall_ArcSize
        direction = skia.PathDirection.kCW if sweep else skia.PathDirection.kCCW
        self.at = self._point()
        self.path.arcTo(radius_x, radius_y, rotation, size, direction, *self.at)


def svg_path(data: str) -> skia.Path:
    """The path of SVG path data, so that outlines can be pasted from and to Inkscape."""
    return _PathReader(data).read()


def spline(*points: Point, closed: bool = False, tension: float = 0.5) -> skia.Path:
    """A smooth Catmull-Rom curve through the points; a tension above 0.7 begins to bulge between them."""
    knots = [np.array(point, float) for point in points]
    count = len(knots)
    path = skia.Path()
    path.moveTo(*map(float, knots[0]))
    for i in range(count if closed else count - 1):
        before = knots[i - 1] if closed or i else knots[0]
        here, after = knots[i], knots[(i + 1) % count]
        beyond = knots[(i + 2) % count] if closed or i + 2 < count else knots[-1]
        leaving = here + (after - before) * tension / 3
        arriving = after - (beyond - here) * tension / 3
        path.cubicTo(*map(float, (*leaving, *arriving, *after)))
    if closed:
        path.close()
    return path


def blob(*points: Point, tension: float = 0.55) -> skia.Path:
    """A closed soft shape through the points."""
    return spline(*points, closed=True, tension=tension)


def line(*points: Point, tension: float = 0.55) -> skia.Path:
    """An open soft line through the points."""
    return spline(*points, closed=False, tension=tension)


def polygon(*points: Point, closed: bool = True) -> skia.Path:
    """Straight edges through the points."""
    path = skia.Path()
    path.moveTo(*map(float, points[0]))
    for point in points[1:]:
        path.lineTo(*map(float, point))
    if closed:
        path.close()
    return path


def circle(x: float, y: float, radius: float, radius_y: float | None = None) -> skia.Path:
    """A circle, or an upright ellipse if ``radius_y`` is given."""
    height = radius_y or radius
    path = skia.Path()
    path.addOval(skia.Rect.MakeLTRB(x - radius, y - height, x + radius, y + height))
    return path


def rounded_rect(x: float, y: float, width: float, height: float, radius: float) -> skia.Path:
    """A rectangle with round corners."""
    path = skia.Path()
    path.addRoundRect(skia.Rect.MakeXYWH(x, y, width, height), radius, radius)
    return path


def on_circle(x: float, y: float, radius: float, degrees: float) -> Point:
    """The point of a circle at an angle; 0 is to the right, 90 is down."""
    angle = math.radians(degrees)
    return x + radius * math.cos(angle), y + radius * math.sin(angle)


def hexagon(x: float, y: float, radius: float, pointy: bool = True, bulge: float = 0.0) -> skia.Path:
    """A regular hexagon; ``bulge`` bends its edges outwards by that part of their distance from the centre."""
    start = -90 if pointy else 0
    corners = [on_circle(x, y, radius, start + 60 * i) for i in range(6)]
    path = skia.Path()
    path.moveTo(*corners[0])
    for i in range(6):
        here, there = corners[i], corners[(i + 1) % 6]
        middle_x, middle_y = (here[0] + there[0]) / 2, (here[1] + there[1]) / 2
        path.quadTo(middle_x + (middle_x - x) * bulge, middle_y + (middle_y - y) * bulge, *there)
    path.close()
    return path


def star(x: float, y: float, radius: float, points: int = 5, inner: float = 0.42, rotation: float = -90) -> skia.Path:
    """A star; ``inner`` is the radius of the notches as a part of ``radius``."""
    corners = [
        on_circle(x, y, radius if i % 2 == 0 else radius * inner, rotation + 180 * i / points)
        for i in range(2 * points)
    ]
    return polygon(*corners)


def crescent(x: float, y: float, radius: float, offset: float = 0.45, rotation: float = 0) -> skia.Path:
    """A moon: a circle minus a smaller one shifted by ``offset`` radii in direction ``rotation`` (radians)."""
    bite = circle(x + radius * offset * math.cos(rotation), y + radius * offset * math.sin(rotation), radius * 0.86)
    return cut(circle(x, y, radius), bite)


def union(*paths: skia.Path) -> skia.Path:
    """Everything covered by any of the paths."""
    joined = paths[0]
    for path in paths[1:]:
        joined = skia.Op(joined, path, skia.PathOp.kUnion_PathOp)
    return joined


def cut(a: skia.Path, b: skia.Path) -> skia.Path:
    """The first path without the second."""
    return skia.Op(a, b, skia.PathOp.kDifference_PathOp)


def both(a: skia.Path, b: skia.Path) -> skia.Path:
    """What the two paths have in common."""
    return skia.Op(a, b, skia.PathOp.kIntersect_PathOp)


def moved(path: skia.Path, x: float = 0, y: float = 0, scale: float = 1.0, rotation: float = 0.0) -> skia.Path:
    """A copy of the path: scaled, then turned by ``rotation`` degrees, then shifted."""
    matrix = skia.Matrix()
    matrix.setTranslate(x, y)
    matrix.preRotate(rotation)
    matrix.preScale(scale, scale)
    copy = skia.Path(path)
    copy.transform(matrix)
    return copy


def sample(path: skia.Path, step: float) -> list[tuple[Array, bool]]:
    """The contours of a path as points about ``step`` apart (an N x 2 array), each with whether it is closed."""
    contours = []
    measure = skia.PathMeasure(path, False)
    while True:
        length = measure.getLength()
        if length > 0.01:
            count = max(2, int(length / step) + 1)
            places = (measure.getPosTan(min(length, length * i / (count - 1)))[0] for i in range(count))
            contours.append((np.array([(place.x(), place.y()) for place in places]), measure.isClosed()))
        if not measure.nextContour():
            return contours


def split_corners(points: Array, closed: bool, degrees: float = 38, window: int = 3) -> list[tuple[Array, bool]]:
    """The strokes a pen needs for a polyline: it lifts where the line turns by more than ``degrees``."""
    count = len(points)
    if count < 2 * window + 2:
        return [(points, closed)]
    cuts = _corners(points, closed, degrees, window)
    if not cuts:
        return [(points, closed)]
    if closed:
        points = np.roll(points[:-1], -cuts[0], 0)
        points = np.vstack([points, points[:1]])
        cuts = [corner - cuts[0] for corner in cuts] + [len(points) - 1]
    else:
        cuts = [0, *cuts, count - 1]
    strokes = [(points[i : j + 1], False) for i, j in pairwise(cuts) if j - i >= 2]
    return strokes or [(points, closed)]


def _corners(points: Array, closed: bool, degrees: float, window: int) -> list[int]:
    count = len(points)
    index = np.arange(count)
    before = (index - window) % count if closed else np.maximum(index - window, 0)
    after = (index + window) % count if closed else np.minimum(index + window, count - 1)
    arriving, leaving = points - points[before], points[after] - points
    lengths = np.linalg.norm(arriving, axis=1) * np.linalg.norm(leaving, axis=1) + 1e-9
    turn = np.degrees(np.arccos(np.clip((arriving * leaving).sum(1) / lengths, -1, 1)))
    if not closed:
        turn[:window] = 0
        turn[-window:] = 0
    sharp = [
        i
        for i in range(count)
        if turn[i] > degrees and turn[i] >= turn[max(0, i - window) : i + window + 1].max() - 1e-9
    ]
    return [corner for k, corner in enumerate(sharp) if k == 0 or corner - sharp[k - 1] > window]
