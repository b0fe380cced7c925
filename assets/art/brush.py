"""Strokes that pictures share: bodies with a shaded side, faces, limbs, grass and leaves, rays, smoke, shadows.

Most pictures are drawn around the origin, about 170 x 160 layout pixels large; their card scales them.
"""

import math
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

import numpy as np
import skia

from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import Point, blob, circle, cut, line, moved, polygon, sample, spline, star, svg_path

OUTLINE: Final = 2.8
INNER: Final = 1.8
DETAIL: Final = 1.2
"""Pen widths: the silhouette, contours inside it, creases."""

GLOW: Final = "#fdf1c4"
"""The colour of stars, sparks and lamplight."""

SPIRIT: Final = "#f4eefa"
"""The paper of ghosts: a cool white."""


class Tuft(NamedTuple):
    """A kind of grass at size 1: the tips of its blades, how far out they start and bend, and the pen.

    ``foot`` is a part of a tip's x, ``bend`` parts of its x and y.
    """

    tips: tuple[Point, ...]
    foot: float
    bend: Point
    pen: float
    wobble: float


MEADOW: Final = Tuft(((-6, -8), (-2, -13), (2, -12), (6, -8)), 0.2, (0.6, 0.5), 1.6, 0.2)
GARDEN: Final = Tuft(((-6, -9), (0.5, -15), (7, -10)), 0, (0.3, 0.6), 1.6, 0.55)
HEATH: Final = GARDEN._replace(pen=1.5)
TALL: Final = Tuft(((-9, -12), (0, -20), (9, -13)), 0, (0.4, 0.6), 2.2, 0.55)


def fill(
    canvas: Canvas,
    shape: skia.Path,
    colour: str,
    pen: float = 2.6,
    strength: float = 0.9,
    paper: str = c.PAPER,
    deep: str | None = None,
    hatch: float = 0,
) -> None:
    """A painted thing: paper, wash, strokes on its shadow side in ``deep`` at angle ``hatch`` if given, outline."""
    canvas.base(shape, paper)
    canvas.wash(shape, colour, strength, edge=0.75, vary=0.5, loose=0.9, inset=0.4, shift=(1, 1.1))
    if deep:
        canvas.hatch(shape, hatch or -42, 4.6, cover=0.42, width=1.0, colour=deep)
    if pen:
        canvas.ink(shape, pen)


def body(
    canvas: Canvas,
    shape: skia.Path,
    colour: str,
    deep: str,
    strength: float = 0.9,
    paper: str = c.PAPER_LITE,
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


def light(canvas: Canvas, *points: Point, colour: str = c.WHITE, alpha: float = 0.7) -> None:
    """A painted light, as a soft patch through the points."""
    canvas.gouache(blob(*points), colour, alpha, 0.7)


def glass(canvas: Canvas, shape: skia.Path) -> None:
    """The body of an empty vessel, without its outline."""
    canvas.base(shape, "#eef4f2")
    canvas.wash(shape, c.LAPIS, 0.2, edge=1.4, vary=0.5, bloom=0.3)
    shade(canvas, shape, c.LAPIS_DEEP, 10, 0.35)


def spirit(canvas: Canvas, shape: skia.Path, strength: float = 0.2, depth: float = 14, width: float = 3.0) -> None:
    """A ghostly body: cool white, plum in the folds."""
    body(
        canvas,
        shape,
        c.PLUM,
        c.PLUM_DEEP,
        strength,
        paper=SPIRIT,
        depth=depth,
        shading=0.4,
        hatch=0.24,
        vary=0.7,
        bloom=0.7,
        width=width,
    )


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


def cord(
    canvas: Canvas, points: Sequence[Point], width: float, colour: str, taper: Sequence[float] = (0.03, 0.2)
) -> None:
    """A rope, stem or thin limb: a coloured line with an ink edge, ``width`` pixels all in all."""
    path = line(*points)
    canvas.ink(path, width, c.INK, taper=taper, shade=0.15, corners=False)
    canvas.ink(path, max(0.8, width - 2.6), colour, taper=taper, shade=0, dry=0, corners=False, wobble=0.5)


def crease(canvas: Canvas, *points: Point, width: float = DETAIL, colour: str = c.INK) -> None:
    """A short pen line that starts firmly and runs out."""
    canvas.ink(line(*points), width, colour, taper=(0.06, 0.55))


def eye(canvas: Canvas, x: float, y: float, radius: float = 4.0, look: Point = (0, 0), white: bool = True) -> None:
    """An open eye; ``look`` shifts the pupil, in parts of the radius."""
    if white:
        ball = circle(x, y, radius, radius * 1.12)
        canvas.base(ball, c.PAPER_LITE)
        canvas.ink(ball, max(1.3, radius * 0.26), wobble=0.2)
    pupil = radius * (0.52 if white else 1.0)
    at_x, at_y = x + look[0] * radius * 0.4, y + look[1] * radius * 0.4
    canvas.base(circle(at_x, at_y, pupil), c.INK)
    canvas.gouache(circle(at_x - pupil * 0.35, at_y - pupil * 0.4, pupil * 0.34), c.WHITE, 1, 0)


def big_eye(canvas: Canvas, x: float, y: float, radius: float, look: Point = (0.25, 0.2), iris: str = "") -> None:
    """A round white eye, outlined last; ``look`` shifts the pupil, in radii; ``iris`` colours a ring around it."""
    ball = circle(x, y, radius)
    canvas.base(ball, c.WHITE)
    pupil_x, pupil_y = x + look[0] * radius, y + look[1] * radius
    if iris:
        canvas.base(circle(pupil_x, pupil_y, radius * 0.72), iris)
    canvas.base(circle(pupil_x, pupil_y, radius * 0.48), c.INK)
    canvas.base(circle(pupil_x - radius * 0.18, pupil_y - radius * 0.2, radius * 0.16), c.WHITE)
    canvas.ink(ball, max(1.2, radius * 0.2), wobble=0.3)


def dot_eye(canvas: Canvas, x: float, y: float, radius: float = 3.4, colour: str = c.INK) -> None:
    """A plain dark eye with a light in it."""
    canvas.base(circle(x, y, radius, radius * 1.25), colour)
    canvas.base(circle(x - radius * 0.3, y - radius * 0.45, radius * 0.32), c.WHITE)


def asleep(canvas: Canvas, x: float, y: float, reach: float = 5.0, pen: float = 1.8, free: bool = False) -> None:
    """A closed eye, lashes down; a ``free`` one is flatter, wanders more and runs out sooner."""
    depth, taper, wobble = (0.55, (0.2, 0.3), 0.55) if free else (0.6, (0.15, 0.2), 0.2)
    canvas.ink(line((x - reach, y), (x, y + reach * depth), (x + reach, y)), pen, taper=taper, wobble=wobble)


def brow(canvas: Canvas, x: float, y: float, reach: float, tilt: float = 0, pen: float = 2.0) -> None:
    """An eyebrow; positive ``tilt`` lowers its right end."""
    bow = line((x - reach, y - tilt), (x, y - reach * 0.35), (x + reach, y + tilt))
    canvas.ink(bow, pen, taper=(0.2, 0.4), wobble=0.2)


def smile(
    canvas: Canvas, x: float, y: float, reach: float, depth: float = 0.5, pen: float = 1.9, free: bool = False
) -> None:
    """A mouth; a negative ``depth`` turns it down, a ``free`` one wanders more and runs out sooner."""
    taper, wobble = ((0.25, 0.3), 0.55) if free else ((0.12, 0.2), 0.2)
    canvas.ink(line((x - reach, y), (x, y + reach * depth), (x + reach, y)), pen, taper=taper, wobble=wobble)


def gasp(canvas: Canvas, x: float, y: float, radius: float) -> None:
    """A round open mouth."""
    mouth = circle(x, y, radius * 0.85, radius)
    canvas.base(mouth, c.BLOOD)
    canvas.base(circle(x, y - radius * 0.2, radius * 0.6, radius * 0.7), c.INK)
    canvas.ink(mouth, max(1.4, radius * 0.25), wobble=0.2)


def blush(canvas: Canvas, x: float, y: float, radius: float, free: bool = False) -> None:
    """A red cheek; a ``free`` one is redder, and colours bare paper too."""
    strength, loose, spill = (0.9, 0.6, 1) if free else (0.85, 0.8, 0)
    canvas.wash(circle(x, y, radius, radius * 0.7), c.ROSE, strength, loose=loose, edge=0.2, spill=spill)


def stars(canvas: Canvas, places: Iterable[tuple[float, float, float]], points: int = 4, colour: str = GLOW) -> None:
    """Small stars at (x, y, radius), outlined if large enough."""
    for x, y, radius in places:
        shape = star(x, y, radius, points, 0.34 if points == 4 else 0.45)
        canvas.gouache(shape, colour, 1, 0)
        if radius >= 5:
            canvas.ink(shape, 1.3)


def sparkle(canvas: Canvas, x: float, y: float, radius: float = 7, width: float = 1.4) -> None:
    """A little cross of light."""
    canvas.ink(polygon((x - radius, y), (x + radius, y), closed=False), width, taper=(0.5, 0.5))
    canvas.ink(polygon((x, y - radius), (x, y + radius), closed=False), width, taper=(0.5, 0.5))


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
    colour: str = c.INK,
) -> None:
    """Short lines away from a centre, between two angles in degrees (0 is right, 90 down)."""
    for i in range(count):
        angle = math.radians(start + (end - start) * i / (count if end - start == 360 else max(1, count - 1)))
        reach = outer if i % 2 == 0 else (inner + outer * 2) / 3
        cosine, sine = math.cos(angle), math.sin(angle)
        ray = polygon((x + cosine * inner, y + sine * inner), (x + cosine * reach, y + sine * reach), closed=False)
        canvas.ink(ray, width, colour, taper=(0.1, 0.7))


def burst(
    canvas: Canvas, x: float, y: float, near: float, far: float, count: int, pen: float = 1.8, colour: str = c.INK
) -> None:
    """Short strokes all around a point, from one radius to another; none points straight right."""
    for i in range(count):
        angle = 2 * math.pi * (i + 0.3) / count
        reach = far if i % 2 else near + (far - near) * 0.6
        ends = ((x + radius * math.cos(angle), y + radius * math.sin(angle)) for radius in (near, reach))
        canvas.ink(line(*ends), pen, colour, taper=(0.1, 0.6), wobble=0.2)


def steam(canvas: Canvas, x: float, y: float, height: float = 46, sway: float = 8, width: float = 2.0) -> None:
    """One curl of steam rising from (x, y)."""
    curl = line(
        (x, y),
        (x - sway, y - height * 0.25),
        (x + sway * 0.4, y - height * 0.5),
        (x + sway, y - height * 0.72),
        (x - sway * 0.3, y - height),
    )
    canvas.ink(curl, width + 2.4, c.PAPER_LITE, taper=(0.3, 0.5), corners=False, alpha=0.7)
    canvas.ink(curl, width, c.INK_SOFT, taper=(0.3, 0.5), corners=False)


def curl(
    canvas: Canvas, points: tuple[Point, ...], width: float = 9, colour: str = "#eef0e0", alpha: float = 0.7
) -> None:
    """A puff of smoke or steam along a line: a broad light stroke and a thin dark one."""
    path = line(*points)
    canvas.ink(path, width, colour, taper=(0.4, 0.4), alpha=alpha, wobble=1.0, dry=0.1, min_width=0.1, corners=False)
    canvas.ink(path, 1.7, c.INK, taper=(0.2, 0.6), alpha=0.75, corners=False)


def ground(canvas: Canvas, y: float, radius: float, x: float = 4, strength: float = 0.5) -> None:
    """The soft shadow that a thing throws on what it stands on."""
    canvas.glaze(circle(x, y, radius, max(5, radius * 0.14)), c.SHADOW, strength, soft=5)


def ground_shadow(canvas: Canvas, x: float, y: float, radius: float, flat: float = 0.2, alpha: float = 0.55) -> None:
    """The shadow under something that stands on the ground."""
    canvas.glaze(circle(x, y, radius, radius * flat), c.SHADOW, alpha, soft=4, spill=0)


def grass(canvas: Canvas, x: float, y: float, size: float, colour: str = c.FERN, kind: Tuft = MEADOW) -> None:
    """A tuft that grows from (x, y)."""
    for tip_x, tip_y in kind.tips:
        blade = line(
            (x + tip_x * kind.foot, y),
            (x + tip_x * kind.bend[0] * size, y + tip_y * kind.bend[1] * size),
            (x + tip_x * size, y + tip_y * size),
        )
        canvas.ink(blade, kind.pen, colour, taper=(0.05, 0.7), wobble=kind.wobble)


def leaf(canvas: Canvas, x: float, y: float, length: float, rotation: float, colour: str = c.MOSS) -> None:
    """A leaf that grows from (x, y); to the right before it is turned."""
    with canvas.at(x, y, length / 30, rotation):
        shape = svg_path("M0 0 C6 -12 22 -12 30 0 C22 10 6 9 0 0 Z")
        body(canvas, shape, colour, c.FERN, 0.9, paper="#dfe3b8", width=1.9, depth=3, bloom=0)
        canvas.ink(line((3, 0), (14, -1), (25, 0)), DETAIL, c.FERN)


def leaf_shape(x: float, y: float, length: float, rotation: float) -> skia.Path:
    """A leaf that grows from (x, y), upwards at rotation 0."""
    turn = math.radians(rotation)

    def point(along: float, across: float) -> Point:
        return (
            x + along * length * math.sin(turn) + across * length * math.cos(turn),
            y - along * length * math.cos(turn) + across * length * math.sin(turn),
        )

    return blob(point(0, 0), point(0.4, -0.26), point(0.75, -0.18), point(1, 0), point(0.75, 0.18), point(0.4, 0.26))


def heart(x: float, y: float, radius: float) -> skia.Path:
    """A heart, point down."""
    r = radius
    return svg_path(
        f"M{x} {y + r} C{x - r * 1.6} {y - r * 0.2} {x - r * 0.7} {y - r * 1.2} {x} {y - r * 0.35} "
        f"C{x + r * 0.7} {y - r * 1.2} {x + r * 1.6} {y - r * 0.2} {x} {y + r} Z"
    )


def drop(x: float, y: float, radius: float) -> skia.Path:
    """A drop that falls."""
    r = radius
    return svg_path(
        f"M{x} {y - r * 1.5} C{x + r * 0.6} {y - r * 0.5} {x + r} {y} {x + r} {y + r * 0.4} "
        f"A{r} {r} 0 1 1 {x - r} {y + r * 0.4} C{x - r} {y} {x - r * 0.6} {y - r * 0.5} {x} {y - r * 1.5} Z"
    )
