"""Handgrips shared by the forty pictures: bodies with a shaded side, cords, eyes, sparkles, steam.

A picture is drawn around the origin and fills about 170 x 160 layout pixels; its card scales it.
"""

import math
from collections.abc import Sequence
from typing import Final

import numpy as np
import skia

from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.palette import (
    INK,
    INK_SOFT,
    LAPIS,
    LAPIS_DEEP,
    PAPER_LITE,
    PLUM,
    PLUM_DEEP,
    ROSE,
    SHADOW,
    WHITE,
)
from assets.art.inkwash.shapes import Point, blob, circle, cut, line, moved, polygon, sample, spline

OUTLINE: Final = 2.8
INNER: Final = 1.8
DETAIL: Final = 1.2
"""Pen widths: the silhouette, contours inside it, creases."""

SPIRIT: Final = "#f4eefa"
"""The paper of ghosts: a cool white."""


def body(
    canvas: Canvas,
    shape: skia.Path,
    colour: str,
    deep: str,
    strength: float = 0.9,
    paper: str = PAPER_LITE,
    width: float = OUTLINE,
    hatch: float = 0.0,
    depth: float = 9,
    shading: float = 0.6,
    angle: float = -48,
    vary: float = 0.5,
    bloom: float = 0.35,
    wobble: float = 0.6,
    corners: bool = True,
) -> None:
    """A whole thing: under-painting, wash, a shadow side ``depth`` pixels wide in ``deep``, hatching, outline."""
    canvas.base(shape, paper)
    canvas.wash(shape, colour, strength, edge=0.7, vary=vary, bloom=bloom, loose=1.2)
    shade(canvas, shape, deep, depth, shading)
    if hatch:
        canvas.hatch(shape, angle, 4.6, cover=hatch, width=1.1, colour=deep)
    if width:
        canvas.ink(shape, width, wobble=wobble, corners=corners)


def shade(canvas: Canvas, shape: skia.Path, colour: str, depth: float = 9, strength: float = 0.6) -> None:
    """A soft shadow along the lower right inside of a shape."""
    if not depth:
        return
    rim = cut(shape, moved(shape, -depth * 0.8, -depth))
    with canvas.clip(shape):
        canvas.glaze(rim, colour, strength, soft=depth * 0.45)


def light(canvas: Canvas, *points: Point, colour: str = WHITE, alpha: float = 0.7) -> None:
    """A painted light, as a soft patch through the points."""
    canvas.gouache(blob(*points), colour, alpha, 0.7)


def cord(
    canvas: Canvas, points: Sequence[Point], width: float, colour: str, taper: Sequence[float] = (0.03, 0.2)
) -> None:
    """A rope, stem or thin limb: a coloured line with an ink edge, ``width`` pixels all in all."""
    path = line(*points)
    canvas.ink(path, width, INK, taper=taper, shade=0.15, corners=False)
    canvas.ink(path, max(0.8, width - 2.6), colour, taper=taper, shade=0, dry=0, corners=False, wobble=0.5)


def limb(points: Sequence[Point], widths: Sequence[float], step: float = 6, round_ends: bool = True) -> skia.Path:
    """A closed tube along a soft line; ``widths`` are spread evenly over its length."""
    places, _ = sample(line(*points), step)[0]
    along = np.gradient(places, axis=0)
    along /= np.linalg.norm(along, axis=1)[:, None] + 1e-9
    normal = np.stack([-along[:, 1], along[:, 0]], 1)
    half = np.interp(np.linspace(0, 1, len(places)), np.linspace(0, 1, len(widths)), widths)[:, None] / 2
    left, right = places + normal * half, places - normal * half
    if round_ends:
        first, last = places[:1] - along[:1] * half[0], places[-1:] + along[-1:] * half[-1]
    else:
        first = last = np.empty((0, 2))
    outline = [(float(x), float(y)) for x, y in np.vstack([first, left, last, right[::-1]])]
    return spline(*outline, closed=True, tension=0.5)


def crease(canvas: Canvas, *points: Point, width: float = DETAIL, colour: str = INK) -> None:
    """A short pen line that starts firmly and runs out."""
    canvas.ink(line(*points), width, colour, taper=(0.06, 0.55))


def eye(canvas: Canvas, x: float, y: float, radius: float, look: Point = (0.25, 0.2), iris: str = "") -> None:
    """A white eye with a pupil; ``look`` is where it looks, in radii. ``iris`` colours a ring around the pupil."""
    ball = circle(x, y, radius)
    canvas.base(ball, WHITE)
    pupil_x, pupil_y = x + look[0] * radius, y + look[1] * radius
    if iris:
        canvas.base(circle(pupil_x, pupil_y, radius * 0.72), iris)
    canvas.base(circle(pupil_x, pupil_y, radius * 0.48), INK)
    canvas.base(circle(pupil_x - radius * 0.18, pupil_y - radius * 0.2, radius * 0.16), WHITE)
    canvas.ink(ball, max(1.2, radius * 0.2), wobble=0.3)


def dot_eye(canvas: Canvas, x: float, y: float, radius: float = 3.4, colour: str = INK) -> None:
    """A plain dark eye with a light in it."""
    canvas.base(circle(x, y, radius, radius * 1.25), colour)
    canvas.base(circle(x - radius * 0.3, y - radius * 0.45, radius * 0.32), WHITE)


def closed_eye(canvas: Canvas, x: float, y: float, radius: float = 6, width: float = INNER) -> None:
    """A sleeping eye."""
    canvas.ink(line((x - radius, y), (x, y + radius * 0.55), (x + radius, y)), width, taper=(0.2, 0.3))


def cheek(canvas: Canvas, x: float, y: float, radius: float = 5) -> None:
    """A blush."""
    canvas.wash(circle(x, y, radius, radius * 0.7), ROSE, 0.9, loose=0.6, edge=0.2)


def smile(canvas: Canvas, x: float, y: float, radius: float = 8, depth: float = 0.5, width: float = INNER) -> None:
    """A mouth line; a negative ``depth`` makes it sad."""
    canvas.ink(line((x - radius, y), (x, y + radius * depth), (x + radius, y)), width, taper=(0.25, 0.3))


def sparkle(canvas: Canvas, x: float, y: float, radius: float = 7, width: float = 1.4) -> None:
    """A little cross of light."""
    canvas.ink(polygon((x - radius, y), (x + radius, y), closed=False), width, taper=(0.5, 0.5))
    canvas.ink(polygon((x, y - radius), (x, y + radius), closed=False), width, taper=(0.5, 0.5))


def steam(canvas: Canvas, x: float, y: float, height: float = 46, sway: float = 8, width: float = 2.0) -> None:
    """One curl of steam rising from (x, y)."""
    curl = line(
        (x, y),
        (x - sway, y - height * 0.25),
        (x + sway * 0.4, y - height * 0.5),
        (x + sway, y - height * 0.72),
        (x - sway * 0.3, y - height),
    )
    canvas.ink(curl, width + 2.4, PAPER_LITE, taper=(0.3, 0.5), corners=False, alpha=0.7)
    canvas.ink(curl, width, INK_SOFT, taper=(0.3, 0.5), corners=False)


def ground(canvas: Canvas, y: float, radius: float, x: float = 4, strength: float = 0.5) -> None:
    """The soft shadow that a thing throws on what it stands on."""
    canvas.glaze(circle(x, y, radius, max(5, radius * 0.14)), SHADOW, strength, soft=5)


def rays(
    canvas: Canvas,
    x: float,
    y: float,
    inner: float,
    outer: float,
    count: int,
    start: float = 0,
    end: float = 360,
    width: float = 1.6,
    colour: str = INK,
) -> None:
    """Short lines away from a centre, between two angles in degrees (0 is right, 90 down)."""
    for i in range(count):
        angle = math.radians(start + (end - start) * i / (count if end - start == 360 else max(1, count - 1)))
        reach = outer if i % 2 == 0 else (inner + outer * 2) / 3
        cosine, sine = math.cos(angle), math.sin(angle)
        ray = polygon((x + cosine * inner, y + sine * inner), (x + cosine * reach, y + sine * reach), closed=False)
        canvas.ink(ray, width, colour, taper=(0.1, 0.7))


def glass(canvas: Canvas, shape: skia.Path) -> None:
    """The body of an empty vessel, without its outline."""
    canvas.base(shape, "#eef4f2")
    canvas.wash(shape, LAPIS, 0.2, edge=1.4, vary=0.5, bloom=0.3)
    shade(canvas, shape, LAPIS_DEEP, 10, 0.35)


def spirit(canvas: Canvas, shape: skia.Path, strength: float = 0.2, depth: float = 14, width: float = 3.0) -> None:
    """A ghostly body: cool white, plum in the folds."""
    body(
        canvas,
        shape,
        PLUM,
        PLUM_DEEP,
        strength,
        paper=SPIRIT,
        depth=depth,
        shading=0.4,
        hatch=0.24,
        vary=0.7,
        bloom=0.7,
        width=width,
    )
