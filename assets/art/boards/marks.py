"""What is drawn on the parchment itself: stains, tea rings, the ring of the moon, sprigs and stars in ghost ink."""

import math
from typing import Final

from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import Point, blob, circle, crescent, line, polygon, star

TEA: Final = "#cfa35e"
STAIN_POINTS: Final = 11
STAIN_CELL: Final = 110
GOLD_LIGHT: Final = "#f6dc92"


def on_ellipse(x: float, y: float, radius_x: float, radius_y: float, degrees: float) -> Point:
    """The point of an ellipse at an angle; 0 is to the right, 90 is down."""
    angle = math.radians(degrees)
    return x + radius_x * math.cos(angle), y + radius_y * math.sin(angle)


def stain(canvas: Canvas, x: float, y: float, radius_x: float, radius_y: float, colour: str, strength: float) -> None:
    """A puddle that dried on the paper: wandering edge, tide lines, no pigment grain (the paper has its own)."""
    rng = canvas.rng()
    points = []
    for i in range(STAIN_POINTS):
        reach = rng.uniform(0.86, 1.1)
        points.append(
            on_ellipse(x, y, radius_x * reach, radius_y * reach, 360 * (i + rng.uniform(-0.2, 0.2)) / STAIN_POINTS)
        )
    canvas.wash(blob(*points), colour, strength, loose=7, edge=0.6, vary=0.8, bloom=0.8, granul=0, cell=STAIN_CELL)


def tea_ring(canvas: Canvas, x: float, y: float, radius: float, strength: float = 0.5) -> None:
    """The print of a wet cup: a broken ring."""
    for size, width, alpha in ((1.0, 7.0, 0.16), (0.985, 2.2, 0.22), (1.03, 1.4, 0.14)):
        ring = circle(x, y, radius * size, radius * size * 0.97)
        canvas.ink(
            ring,
            width,
            c.UMBER,
            taper=(0.3, 0.45),
            wobble=1.6,
            shade=0.4,
            alpha=alpha * strength * 2,
            dry=0.8,
            min_width=0.1,
        )


def moon_ring(
    canvas: Canvas, x: float, y: float, radius_x: float, radius_y: float, start: float = 0, end: float = 360
) -> None:
    """A double ghost line along an ellipse with a tick every six degrees, every fifth longer."""
    span = end - start
    count = round(span / 6)
    for factor, width in ((1.0, 1.7), (0.985, 0.9)):
        points = [on_ellipse(x, y, radius_x * factor, radius_y * factor, start + span * i / 60) for i in range(61)]
        curve = blob(*points[:-1]) if span == 360 else line(*points)
        canvas.ink(curve, width, c.INK_GHOST, wobble=1.4, alpha=0.85, dry=0.6, shade=0.2)
    for i in range(count + (span < 360)):
        reach = 1.045 if i % 5 == 0 else 1.02
        degrees = start + 6 * i
        inner, outer = (on_ellipse(x, y, radius_x * f, radius_y * f, degrees) for f in (1.004, reach))
        canvas.ink(polygon(inner, outer, closed=False), 1.4, c.INK_GHOST, alpha=0.85, wobble=0.2)


def moon_phase(canvas: Canvas, x: float, y: float, radius: float, phase: float) -> None:
    """A ghost moon; ``phase`` -1 waxing crescent, 0 full, 1 waning crescent, 2 new."""
    disc = circle(x, y, radius)
    canvas.gouache(disc, GOLD_LIGHT, 0.22, 1)
    if phase == 2:
        canvas.wash(disc, c.SLATE, 0.3, loose=0.8, granul=0, spill=0)
    elif phase:
        dark = crescent(x, y, radius, 0.62, 0 if phase < 0 else math.pi)
        canvas.wash(dark, c.SLATE, 0.3, loose=0.6, inset=0, shift=(0, 0), granul=0, spill=0)
        canvas.ink(dark, 1.0, c.INK_GHOST, alpha=0.8)
    canvas.ink(disc, 1.4, c.INK_GHOST, alpha=0.9, dry=0.4)


def sprig(canvas: Canvas, x: float, y: float, rotation: float, scale: float, flip: bool = False) -> None:
    """A twig with nine leaves that grows upwards from (x, y), 128 layout pixels long at scale 1."""
    with canvas.at(x, y, scale, rotation, flip):
        stem = ((0, 0), (12, -40), (8, -84), (20, -128))
        canvas.ink(line(*stem), 1.8, c.INK_SOFT, taper=(0.05, 0.6), alpha=0.5)
        for i in range(9):
            along = 0.12 + 0.83 * i / 8
            at_x, at_y = 12 * math.sin(along * 3) + 8 * along, -128 * along
            side, length = (1 if i % 2 else -1), 34 * (1 - along * 0.55)
            leaf = blob(
                (at_x, at_y),
                (at_x + side * length * 0.4, at_y - length * 0.42),
                (at_x + side * length, at_y - length * 0.5),
                (at_x + side * length * 0.6, at_y - length * 0.06),
            )
            canvas.wash(leaf, c.MOSS, 0.32, loose=1.4, edge=0.6, granul=0)
            canvas.ink(leaf, 1.2, c.INK_SOFT, alpha=0.5)


def small_star(canvas: Canvas, x: float, y: float, radius: float) -> None:
    """A four-pointed star with a light heart."""
    shape = star(x, y, radius, 4, 0.3)
    canvas.gouache(shape, GOLD_LIGHT, 0.9, 0)
    canvas.ink(shape, 1.3, c.INK_SOFT, alpha=0.85)
