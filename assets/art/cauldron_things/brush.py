"""Strokes that most pictures of Cauldron's cards share: filled shapes, faces, stars, smoke, ground and sky."""

import math
from collections.abc import Iterable
from typing import Final

import skia

from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.palette import BLOOD, INK, PAPER, PAPER_LITE, ROSE, SHADOW, WHITE
from assets.art.inkwash.shapes import Point, blob, circle, line, star, svg_path

GLOW: Final = "#fdf1c4"
"""The colour of stars, sparks and lamplight."""


def fill(
    canvas: Canvas,
    shape: skia.Path,
    colour: str,
    pen: float = 2.6,
    strength: float = 0.9,
    paper: str = PAPER,
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


def shade(
    canvas: Canvas, inside: skia.Path, shape: skia.Path, deep: str, strength: float = 0.6, soft: float = 5
) -> None:
    """A soft shadow on a thing, kept inside it."""
    with canvas.clip(inside):
        canvas.glaze(shape, deep, strength, soft=soft)


def ground_shadow(canvas: Canvas, x: float, y: float, radius: float, flat: float = 0.2, alpha: float = 0.55) -> None:
    """The shadow under something that stands on the ground."""
    canvas.glaze(circle(x, y, radius, radius * flat), SHADOW, alpha, soft=4, spill=0)


def eye(canvas: Canvas, x: float, y: float, radius: float = 4.0, look: Point = (0, 0), white: bool = True) -> None:
    """An open eye; ``look`` shifts the pupil, in parts of the radius."""
    if white:
        ball = circle(x, y, radius, radius * 1.12)
        canvas.base(ball, PAPER_LITE)
        canvas.ink(ball, max(1.3, radius * 0.26), wobble=0.2)
    pupil = radius * (0.52 if white else 1.0)
    at_x, at_y = x + look[0] * radius * 0.4, y + look[1] * radius * 0.4
    canvas.base(circle(at_x, at_y, pupil), INK)
    canvas.gouache(circle(at_x - pupil * 0.35, at_y - pupil * 0.4, pupil * 0.34), WHITE, 1, 0)


def asleep(canvas: Canvas, x: float, y: float, reach: float = 5.0, pen: float = 1.8) -> None:
    """A closed eye, lashes down."""
    canvas.ink(line((x - reach, y), (x, y + reach * 0.6), (x + reach, y)), pen, taper=(0.15, 0.2), wobble=0.2)


def brow(canvas: Canvas, x: float, y: float, reach: float, tilt: float = 0, pen: float = 2.0) -> None:
    """An eyebrow; positive ``tilt`` lowers its right end."""
    bow = line((x - reach, y - tilt), (x, y - reach * 0.35), (x + reach, y + tilt))
    canvas.ink(bow, pen, taper=(0.2, 0.4), wobble=0.2)


def smile(canvas: Canvas, x: float, y: float, reach: float, depth: float = 0.5, pen: float = 1.9) -> None:
    """A mouth; negative ``depth`` turns it down."""
    canvas.ink(line((x - reach, y), (x, y + reach * depth), (x + reach, y)), pen, taper=(0.12, 0.2), wobble=0.2)


def gasp(canvas: Canvas, x: float, y: float, radius: float) -> None:
    """A round open mouth."""
    mouth = circle(x, y, radius * 0.85, radius)
    canvas.base(mouth, BLOOD)
    canvas.base(circle(x, y - radius * 0.2, radius * 0.6, radius * 0.7), INK)
    canvas.ink(mouth, max(1.4, radius * 0.25), wobble=0.2)


def blush(canvas: Canvas, x: float, y: float, radius: float) -> None:
    """A red cheek."""
    canvas.wash(circle(x, y, radius, radius * 0.7), ROSE, 0.85, loose=0.8, edge=0.2, spill=0)


def stars(canvas: Canvas, places: Iterable[tuple[float, float, float]], points: int = 4, colour: str = GLOW) -> None:
    """Small stars at (x, y, radius), outlined if large enough."""
    for x, y, radius in places:
        shape = star(x, y, radius, points, 0.34 if points == 4 else 0.45)
        canvas.gouache(shape, colour, 1, 0)
        if radius >= 5:
            canvas.ink(shape, 1.3)


def curl(
    canvas: Canvas, points: tuple[Point, ...], width: float = 9, colour: str = "#eef0e0", alpha: float = 0.7
) -> None:
    """A puff of smoke or steam along a line: a broad light stroke and a thin dark one."""
    path = line(*points)
    canvas.ink(path, width, colour, taper=(0.4, 0.4), alpha=alpha, wobble=1.0, dry=0.1, min_width=0.1, corners=False)
    canvas.ink(path, 1.7, INK, taper=(0.2, 0.6), alpha=0.75, corners=False)


def grass(canvas: Canvas, x: float, y: float, size: float, colour: str) -> None:
    """A tuft of four blades that grows from (x, y), 14 high at size 1."""
    for lean, height in ((-6, 8), (-2, 13), (2, 12), (6, 8)):
        blade = line(
            (x + lean * 0.2, y), (x + lean * 0.6 * size, y - height * 0.5 * size), (x + lean * size, y - height * size)
        )
        canvas.ink(blade, 1.6, colour, taper=(0.05, 0.7), wobble=0.2)


def rays(
    canvas: Canvas, x: float, y: float, near: float, far: float, count: int, pen: float = 1.8, colour: str = INK
) -> None:
    """Short strokes around a point, from one radius to another."""
    for i in range(count):
        angle = 2 * math.pi * (i + 0.3) / count
        reach = far if i % 2 else near + (far - near) * 0.6
        ends = ((x + radius * math.cos(angle), y + radius * math.sin(angle)) for radius in (near, reach))
        canvas.ink(line(*ends), pen, colour, taper=(0.1, 0.6), wobble=0.2)


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


def leaf(x: float, y: float, length: float, rotation: float) -> skia.Path:
    """A leaf that grows from (x, y), upwards at rotation 0."""
    turn = math.radians(rotation)

    def point(along: float, across: float) -> Point:
        return (
            x + along * length * math.sin(turn) + across * length * math.cos(turn),
            y - along * length * math.cos(turn) + across * length * math.sin(turn),
        )

    return blob(point(0, 0), point(0.4, -0.26), point(0.75, -0.18), point(1, 0), point(0.75, 0.18), point(0.4, 0.26))
