"""The ingredients as signs for the smallest discs, 22 to 30 pixels: one bold shape each, no shading.

Each is painted into a box of 100 around the origin.
"""

from collections.abc import Callable
from typing import Final

import skia

from assets.art.cauldron_things.hues import LAMP_PALE
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import Point, blob, circle, line, on_circle, polygon, star, svg_path, union

PEN: Final = 6.0


def _flat(canvas: Canvas, shape: skia.Path, colour: str, pen: float = PEN) -> None:
    """A shape in one colour with a thick outline."""
    canvas.base(shape, colour)
    canvas.ink(shape, pen, taper=(0.05, 0.05), wobble=0.2, dry=0, shade=0.2)


def _web(canvas: Canvas) -> None:
    for i in range(4):
        ends = (on_circle(0, 0, 40, 22 + 45 * i), on_circle(0, 0, 40, 202 + 45 * i))
        canvas.ink(line(*ends), 5.2, taper=(0, 0), dry=0, wobble=0.2)
    for reach in (17, 33):
        ring = polygon(*(on_circle(0, 0, reach, 22 + 45 * i) for i in range(8)))
        canvas.ink(ring, 4.8, taper=(0, 0), dry=0, corners=False, wobble=0.2)


def _frog(canvas: Canvas) -> None:
    for flip in (False, True):
        with canvas.at(flip=flip):
            leg = blob(
                (1, -36),
                (20, -38),
                (38, -18),
                (34, 4),
                (20, 22),
                (34, 34),
                (24, 42),
                (8, 34),
                (12, 12),
                (16, -4),
                (2, -14),
            )
            _flat(canvas, leg, "#8fae3a", 5.4)


def _toadstool(canvas: Canvas) -> None:
    stem = svg_path("M-12 0 L-14 36 C-8 42 8 42 14 36 L12 0 Z")
    _flat(canvas, stem, c.PAPER_LITE, 5.4)
    cap = svg_path("M-42 6 C-44 -24 -22 -40 0 -40 C22 -40 44 -24 42 6 C20 14 -20 14 -42 6 Z")
    _flat(canvas, cap, c.BLOOD)
    for x, y, radius in ((-18, -12, 8), (10, -22, 9), (24, -2, 6)):
        canvas.base(circle(x, y, radius), c.PAPER_LITE)


def _crystal(canvas: Canvas) -> None:
    for x, width, height, lean in ((-20, 20, 56, -24), (20, 20, 56, 24), (0, 28, 80, 0)):
        with canvas.at(x * 0.9, 40, rotation=lean):
            half = width / 2
            shape = polygon((-half, 0), (-half, -height + 18), (0, -height), (half, -height + 18), (half, 0))
            canvas.base(shape, c.BLOOD)
            canvas.base(polygon((0, 0), (0, -height), (half, -height + 18), (half, 0)), c.BLOOD_DEEP)
            canvas.ink(shape, 5.0, taper=(0.05, 0.05), wobble=0.2, dry=0)


def _mandrake(canvas: Canvas) -> None:
    for lean in (-42, 42, 0):
        with canvas.at(0, -14, rotation=lean):
            _flat(canvas, blob((0, 0), (-8, -14), (0, -30), (8, -14)), c.MOSS, 4.4)
    body: tuple[Point, ...] = (
        (-10, -16), (10, -16), (18, -2), (36, -6), (38, 4), (18, 12), (16, 22), (22, 42), (12, 44), (0, 28),
        (-12, 44), (-22, 42), (-16, 22), (-18, 12), (-38, 8), (-36, -4), (-18, -2),
    )  # fmt: skip
    _flat(canvas, blob(*body), "#c0874f", 5.4)
    for x in (-5, 5):
        canvas.base(circle(x, -3, 3), c.INK)


def _snake(canvas: Canvas) -> None:
    spine = line((-26, -30), (2, -36), (26, -24), (12, -4), (-14, 6), (-22, 24), (6, 34), (34, 26))
    canvas.ink(spine, 25, c.INK, taper=(0, 0.35), dry=0, wobble=0.2, shade=0, min_width=0.3, corners=False)
    canvas.ink(spine, 15, "#a9b565", taper=(0, 0.35), dry=0, wobble=0.2, shade=0, min_width=0.15, corners=False)
    for x, y in ((-8, -34), (18, -22), (0, 1), (-17, 18), (8, 33)):
        canvas.base(polygon((x - 5, y), (x, y - 5), (x + 5, y), (x, y + 5)), c.SEPIA)
    canvas.base(circle(-27, -30, 5.5, 9), c.UMBER)


def _egg(canvas: Canvas) -> None:
    shell = svg_path("M0 -42 C18 -42 34 -12 34 10 C34 32 18 42 0 42 C-18 42 -34 32 -34 10 C-34 -12 -18 -42 0 -42 Z")
    _flat(canvas, shell, c.EMBER)
    with canvas.clip(shell):
        for y in (-12, 12):
            scales = polygon(*((-36 + 12 * i, y + (9 if i % 2 else -3)) for i in range(7)), closed=False)
            canvas.ink(scales, 4.4, c.BLOOD_DEEP, taper=(0, 0), dry=0)
    crack = polygon((4, -42), (-3, -30), (7, -22), (2, -12), closed=False)
    canvas.ink(crack, 5.4, LAMP_PALE, taper=(0, 0.3), dry=0)


def _wild(canvas: Canvas) -> None:
    shape = star(0, 0, 42, 6, 0.52)
    _flat(canvas, shape, c.PLUM, 5.0)
    canvas.base(circle(0, 0, 8), c.PAPER_LITE)


def _any_common(canvas: Canvas) -> None:
    """Three leaves: any of the common ingredients."""
    leaves = union(
        *(
            blob((0, 0), *(on_circle(0, 0, r, -90 + 120 * i + t) for r, t in ((28, -24), (42, 0), (28, 24))))
            for i in range(3)
        )
    )
    _flat(canvas, leaves, c.FERN, 5.0)


GLYPHS: Final[dict[str, Callable[[Canvas], None]]] = {
    "web": _web,
    "frog": _frog,
    "toadstool": _toadstool,
    "crystal": _crystal,
    "mandrake": _mandrake,
    "snake": _snake,
    "egg": _egg,
    "wild": _wild,
    "common": _any_common,
}
