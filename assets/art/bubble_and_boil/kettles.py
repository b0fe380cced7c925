"""The five pots: every seat's has a belly, handles, band, emblem and knob of its own, so it is known without colour.

A pot is drawn in its own units around the middle of its belly: the rim is 268 wide at y -66, the feet stand at y 150.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import skia

from assets.art.bubble_and_boil.hues import IRON, IRON_LITE
from assets.art.cauldron15.levelling import level_out
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import blob, both, circle, crescent, cut, line, polygon, star, svg_path, union

SCRATCH: Final = "#dfe6c0"
GLINT: Final = "#dfe3df"
RING: Final = "#8d9092"


@dataclass(frozen=True)
class Kettle:
    """What is particular about a seat's pot; paths in the pot's own units."""

    belly: skia.Path
    shade: skia.Path
    handle: Callable[[Canvas, int], None]
    pattern: Callable[[Canvas, bool], None]
    emblem: Callable[[Canvas], None]
    knob: skia.Path
    glint: tuple[tuple[float, float], ...]


def _band_point(across: float, down: float) -> tuple[float, float]:
    """A point of the band: ``across`` -1..1 from left to right, ``down`` 0..1 from its upper edge to the lower."""
    return across * 160, -40 + 22 * down + 20 * (1 - across * across)


BAND: Final = polygon(*(_band_point(i / 8 - 1, 0) for i in range(17)), *(_band_point(1 - i / 8, 1) for i in range(17)))


def _ring_handle(canvas: Canvas, side: int) -> None:
    """An iron ring."""
    points = [(side * 139 + 13 * math.cos(t) + side * 6, -10 + 19 * math.sin(t)) for t in _turns(8)]
    _bent(canvas, blob(*points))


def _loop_handle(canvas: Canvas, side: int) -> None:
    """An ear that stands off."""
    ear = line((side * 132, -34), (side * 158, -40), (side * 168, -16), (side * 154, 8), (side * 140, 8))
    _bent(canvas, ear)


def _horn_handle(canvas: Canvas, side: int) -> None:
    """A horn that curls upwards."""
    horn = svg_path(
        f"M{side * 138} -6 C{side * 160} -4 {side * 176} -22 {side * 168} -52 C{side * 164} -34 {side * 156} -26"
        f" {side * 140} -28 Z"
    )
    canvas.base(horn, IRON_LITE)
    canvas.wash(horn, c.SLATE, 0.8, edge=0.7)
    canvas.ink(horn, 3.0)


def _bail_handle(canvas: Canvas, side: int) -> None:
    """A lug with a hole, like that of a bucket."""
    lug = union(circle(side * 138, -36, 15), polygon((side * 124, -46), (side * 138, -22), (side * 124, -14)))
    canvas.base(lug, IRON_LITE)
    canvas.wash(lug, c.SLATE, 0.8)
    canvas.ink(lug, 3.0)
    canvas.base(circle(side * 140, -36, 5), c.INK)


def _turns(count: int) -> list[float]:
    return [2 * math.pi * i / count for i in range(count)]


def _bent(canvas: Canvas, path: skia.Path) -> None:
    """A bent iron rod: dark, with a lighter middle."""
    canvas.ink(path, 11.5, c.INK, wobble=0.5, shade=0.1, dry=0, taper=(0, 0))
    canvas.ink(path, 6.0, RING, wobble=0.5, shade=0.1, dry=0, taper=(0, 0))


def _buckle(canvas: Canvas, small: bool) -> None:
    """A buckle in the middle of the band."""
    with canvas.at(0, -9, 1.4 if small else 1.0):
        frame = polygon((-12, -13), (12, -13), (12, 13), (-12, 13))
        canvas.base(frame, "#f3dd9b")
        canvas.ink(frame, 2.0)
        canvas.base(polygon((-5, -6), (5, -6), (5, 6), (-5, 6)), c.INK)


def _checks(canvas: Canvas, small: bool) -> None:
    """Two rows of squares."""
    count = 14 if small else 22
    for i in range(count):
        left, right = -1 + 2 * i / count, -1 + 2 * (i + 1) / count
        down = 0.5 * (i % 2)
        corners = ((left, down), (right, down), (right, down + 0.5), (left, down + 0.5))
        canvas.gouache(polygon(*(_band_point(u, v) for u, v in corners)), c.CREAM_TEXT, 0.9, 0)


def _zigzag(canvas: Canvas, small: bool) -> None:
    """A zigzag line."""
    count = 16 if small else 26
    points = [_band_point(-1 + 2 * i / count, 0.15 if i % 2 else 0.85) for i in range(count + 1)]
    canvas.ink(polygon(*points, closed=False), 3.2, c.CREAM_TEXT, taper=(0, 0), dry=0, corners=False)


def _dots(canvas: Canvas, small: bool) -> None:
    """A row of round dots."""
    count = 9 if small else 13
    for i in range(count):
        x, y = _band_point(-1 + (2 * i + 1) / count, 0.5)
        canvas.gouache(circle(x, y, 6.5 if small else 5), c.CREAM_TEXT, 1, 0.2)


def _stars(canvas: Canvas, small: bool) -> None:
    """A row of stars."""
    count = 7 if small else 9
    for i in range(count):
        x, y = _band_point(-1 + (2 * i + 1) / count, 0.5)
        canvas.gouache(star(x, y, 11 if small else 9, 5, 0.45), c.CREAM_TEXT, 1, 0)


def _moon(canvas: Canvas) -> None:
    """A sleeping moon with two stars."""
    canvas.gouache(crescent(-4, 52, 32, 0.5, -0.5), SCRATCH, 0.75, 0.6)
    for x, y, radius in ((24, 38, 8), (32, 62, 5)):
        canvas.gouache(star(x, y, radius, 4, 0.32), SCRATCH, 0.8, 0.2)


def _clover(canvas: Canvas) -> None:
    """A clover of four leaves."""
    for i in range(4):
        with canvas.at(0, 48, rotation=45 + 90 * i):
            canvas.gouache(svg_path("M0 -3 C-20 -14 -16 -34 0 -25 C16 -34 20 -14 0 -3 Z"), SCRATCH, 0.75, 0.6)
    canvas.ink(line((2, 54), (10, 70), (24, 78)), 4, SCRATCH, alpha=0.75, shade=0)


def _skull(canvas: Canvas) -> None:
    """A grinning skull: somebody is proud of the cooking."""
    head = svg_path("M-26 46 C-26 14 26 14 26 46 C26 58 18 60 16 64 L16 76 L-16 76 L-16 64 C-18 60 -26 58 -26 46 Z")
    holes = union(circle(-10, 46, 7, 8), circle(10, 46, 7, 8), polygon((0, 54), (4, 62), (-4, 62)))
    canvas.gouache(cut(head, holes), SCRATCH, 0.75, 0.5)
    for x in (-8, 0, 8):
        canvas.ink(line((x, 66), (x, 76)), 2.6, c.SLATE, taper=(0, 0.2))


def _fish(canvas: Canvas) -> None:
    """Fish bones: what was in it last."""
    for x in (-18, -7, 4, 14):
        canvas.ink(line((x - 4, 34), (x, 48), (x - 4, 62)), 3.6, SCRATCH, alpha=0.8, shade=0, taper=(0.3, 0.3))
    canvas.ink(line((-34, 48), (0, 48), (26, 48)), 4, SCRATCH, alpha=0.8, shade=0, taper=(0, 0))
    tail = polygon((-32, 48), (-48, 34), (-44, 48), (-48, 62))
    head = cut(svg_path("M22 30 C44 34 52 44 54 50 C48 58 38 64 22 66 C30 54 30 42 22 30 Z"), circle(39, 45, 4))
    for part in (tail, head):
        canvas.gouache(part, SCRATCH, 0.78, 0.4)


def _owl(canvas: Canvas) -> None:
    """The eyes of an owl."""
    for side in (-1, 1):
        canvas.gouache(cut(circle(side * 17, 48, 16), circle(side * 17, 48, 9)), SCRATCH, 0.75, 0.5)
        canvas.gouache(circle(side * 17, 48, 4), SCRATCH, 0.8, 0.2)
        brow = line((side * 2, 30), (side * 18, 24), (side * 38, 18))
        canvas.ink(brow, 4, SCRATCH, alpha=0.8, shade=0)
    canvas.gouache(polygon((-6, 58), (6, 58), (0, 72)), SCRATCH, 0.8, 0.3)


ROUND: Final = "M-118 -64 C-150 -20 -158 30 -128 70 C-100 106 -50 118 0 118 C50 118 100 106 128 70 C158 30 150 -20"
KETTLES: Final[dict[str, Kettle]] = {
    "plum": Kettle(
        svg_path(f"{ROUND} 118 -64 Z"),
        svg_path("M40 -64 C80 -20 86 60 20 118 C80 118 120 100 140 50 C156 10 140 -40 118 -64 Z"),
        _ring_handle,
        _buckle,
        _moon,
        union(circle(0, -146, 15), polygon((-7, -138), (7, -138), (7, -126), (-7, -126))),
        ((-118, -10), (-112, -40), (-98, -52), (-104, -20), (-106, 20), (-114, 26)),
    ),
    "moss": Kettle(
        svg_path(
            "M-118 -64 C-128 -34 -174 6 -158 58 C-144 102 -70 116 0 116 C70 116 144 102 158 58 C174 6 128 -34 118 -64 Z"
        ),
        svg_path("M54 -64 C90 -10 100 70 30 116 C90 116 144 100 160 56 C172 10 140 -30 118 -64 Z"),
        _loop_handle,
        _checks,
        _clover,
        svg_path("M-24 -140 C-26 -168 26 -168 24 -140 C14 -136 10 -138 8 -136 L9 -124 L-9 -124 L-8 -136 Z"),
        ((-134, 14), (-124, -16), (-108, -40), (-112, -10), (-118, 20), (-130, 40)),
    ),
    "blood": Kettle(
        svg_path(
            "M-118 -64 C-156 -50 -166 -6 -140 40 C-120 76 -84 92 -52 118 L52 118 C84 92 120 76 140 40"
            " C166 -6 156 -50 118 -64 Z"
        ),
        svg_path("M50 -64 C90 -20 80 50 16 118 L52 118 C84 92 120 76 140 40 C166 -6 156 -50 118 -64 Z"),
        _horn_handle,
        _zigzag,
        _skull,
        svg_path("M0 -172 C10 -158 20 -150 16 -138 C12 -128 -12 -128 -16 -138 C-19 -146 -12 -150 -8 -160 L-4 -152 Z"),
        ((-132, -6), (-130, -34), (-112, -50), (-118, -20), (-116, 12), (-124, 22)),
    ),
    "teal": Kettle(
        svg_path(
            "M-124 -64 C-126 -30 -140 30 -136 78 C-134 104 -112 116 -84 116 L84 116 C112 116 134 104 136 78"
            " C140 30 126 -30 124 -64 Z"
        ),
        svg_path("M56 -64 C70 -10 74 70 50 116 L84 116 C112 116 134 104 136 78 C140 30 126 -30 124 -64 Z"),
        _bail_handle,
        _dots,
        _fish,
        union(circle(0, -140, 9), polygon((-7, -138), (-20, -166), (0, -156), (20, -166), (7, -138))),
        ((-118, 40), (-116, 0), (-112, -44), (-104, -50), (-104, 0), (-108, 60)),
    ),
    "dusk": Kettle(
        svg_path(
            "M-118 -64 C-146 -52 -142 -16 -126 -4 C-166 18 -168 80 -120 106 C-80 122 80 122 120 106"
            " C168 80 166 18 126 -4 C142 -16 146 -52 118 -64 Z"
        ),
        svg_path("M54 -64 C84 -40 70 -20 74 -4 C110 40 80 100 36 118 C90 118 168 100 156 44 C154 20 142 6 126 -4 Z"),
        _loop_handle,
        _stars,
        _owl,
        star(0, -146, 24, 5, 0.5),
        ((-140, 66), (-138, 34), (-122, 14), (-112, 14), (-124, 40), (-128, 70)),
    ),
}


def draw_body(canvas: Canvas, seat: str, fire: bool = False, small: bool = False) -> None:
    """Legs, belly, band, emblem and handles of a pot, without its rim."""
    kettle = KETTLES[seat]
    for side in (-1, 1):
        _leg(canvas, side)
    if kettle.handle is _horn_handle:
        for side in (-1, 1):
            kettle.handle(canvas, side)
    belly = kettle.belly
    canvas.base(belly, IRON)
    canvas.wash(belly, c.SLATE, 1.05, vary=0.6, edge=0.6, bloom=0.5, shift=(2, 2), inset=1.2, loose=1.6, cell=70)
    canvas.glaze(kettle.shade, c.INK, 0.75, soft=6 if small else 11, spill=0)
    with canvas.clip(belly):
        if fire:
            glow = svg_path("M-60 118 C-30 92 40 92 80 110 L40 124 L-40 124 Z")
            canvas.glaze(glow, c.EMBER, 0.8, soft=8, spill=0)
        level_out(canvas, belly)
        if not small:
            canvas.hatch(belly, 52, 5.6, cover=0.34, width=1.4, colour=c.INK)
        canvas.gouache(blob(*kettle.glint), GLINT, 0.62, rough=1.6)
    _band(canvas, seat, small)
    kettle.emblem(canvas)
    canvas.ink(belly, 4.2, wobble=1.0)
    if kettle.handle is not _horn_handle:
        for side in (-1, 1):
            kettle.handle(canvas, side)


def _leg(canvas: Canvas, side: int) -> None:
    leg = svg_path(
        f"M{side * 62} 92 C{side * 72} 104 {side * 78} 122 {side * 84} 142 C{side * 92} 150 {side * 70} 152"
        f" {side * 68} 144 C{side * 64} 128 {side * 54} 116 {side * 42} 106 Z"
    )
    canvas.base(leg, "#7b7d80")
    canvas.wash(leg, c.SLATE, 1.0, edge=0.6)
    canvas.glaze(leg, c.INK, 0.35, soft=2)
    canvas.ink(leg, 2.8)


def _band(canvas: Canvas, seat: str, small: bool) -> None:
    """The painted band of the seat with its pattern."""
    kettle, colour = KETTLES[seat], c.SEAT_COLOURS[seat]
    band = both(BAND, kettle.belly)
    canvas.base(band, c.PAPER_LITE)
    canvas.base(band, colour, 0.75)
    canvas.wash(band, colour, 0.7, shift=(0, 0), loose=0.6, bloom=0)
    with canvas.clip(band):
        kettle.pattern(canvas, small)
        canvas.glaze(kettle.shade, c.INK, 0.3, soft=6, spill=0)
    for down in (0, 1):
        edge = line(*(_band_point(i / 8 - 1, down) for i in range(17)))
        with canvas.clip(kettle.belly):
            canvas.ink(edge, 1.8, taper=(0.02, 0.02))


def draw_knob(canvas: Canvas, seat: str) -> None:
    """The knob of the lid in the colour of the seat."""
    knob, colour = KETTLES[seat].knob, c.SEAT_COLOURS[seat]
    canvas.base(knob, IRON_LITE)
    canvas.wash(knob, colour, 1.05, loose=0.6, bloom=0)
    canvas.ink(knob, 3)
    if seat == "moss":
        for x, y in ((-9, -150), (4, -155), (12, -146)):
            canvas.gouache(circle(x, y, 3.4), c.PAPER_LITE, 0.95, 0.2)
    else:
        canvas.gouache(circle(-5, -149, 3.2), c.WHITE, 0.8, 0.2)
