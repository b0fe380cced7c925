"""Witches' hats: one silhouette and one band pattern a seat, so that they are told apart without colour."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

import skia

from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import Point, blob, both, circle, crescent, line, polygon, star, svg_path
from assets.art.sheets import Sprite

BOX = 100
"""A hat is drawn in a box of this width around the origin; it reaches from y -50 to y 42."""

TOP, FOOT = -50, 42
BIG_WIDTH, SMALL_WIDTH = 118, 46
SPLASH_SIZE = (112, 108)

BRIM: Final = (
    "M-50 24 C-44 14 -26 16 -26 16 C-10 24 12 24 27 16 C30 14 46 12 50 22 C46 36 20 41 0 41 C-22 41 -46 36 -50 24 Z"
)
BRIM_SHADE: Final[tuple[Point, ...]] = ((-20, 30), (10, 32), (44, 24), (20, 38), (-10, 40))
CONE_BASE: Final = " C14 29 -14 29 -26 20 Z"
BAND_TOP, BAND_TOP_SMALL = -1, -4
BAND_OVERLAP = 2
"""How far the band is drawn beyond the cone before it is cut to it."""


@dataclass(frozen=True)
class Hat:
    """What is particular about a seat's hat: cone, creases, the darker hue of its shadow, the band's ground."""

    cone: str
    creases: tuple[tuple[Point, ...], ...]
    deep: str
    band: str
    pattern: Callable[[Canvas, bool], None]


def band_point(across: float, down: float, top: float = BAND_TOP) -> Point:
    """A point of the band: ``across`` 0..1 from left to right, ``down`` 0..1 from its upper edge to the brim."""
    y = top + (20 - top) * down
    left = (-27 + (20 - y) * 0.27 - BAND_OVERLAP, y)
    right = (27.5 - (20 - y) * 0.2 + BAND_OVERLAP, y - 1)
    sag = (8.5 - 1.5 * (1 - down)) * (1 - (2 * across - 1) ** 2)
    return left[0] + (right[0] - left[0]) * across, left[1] + (right[1] - left[1]) * across + sag


def band_shape(top: float = BAND_TOP) -> skia.Path:
    """The outline of the hat band."""
    steps = [i / 6 for i in range(7)]
    upper = [band_point(u, 0, top) for u in steps]
    lower = [band_point(u, 1, top) for u in reversed(steps)]
    return polygon(*upper, *lower)


def _band_top(small: bool) -> float:
    return BAND_TOP_SMALL if small else BAND_TOP


def _buckle(canvas: Canvas, small: bool) -> None:
    """A square buckle in the middle."""
    grow = 1.35 if small else 1.0
    with canvas.at(0.5, 15 if small else 16.5, grow):
        frame = polygon((-7, -7), (7, -7), (7, 7), (-7, 7))
        canvas.base(frame, c.PAPER_LITE)
        canvas.wash(frame, "#e8c054", 0.8, shift=(0, 0))
        canvas.ink(frame, 1.8)
        canvas.base(polygon((-2.8, -2.8), (2.8, -2.8), (2.8, 2.8), (-2.8, 2.8)), c.SEPIA)


def _checks(canvas: Canvas, small: bool) -> None:
    """Two rows of dark and light squares."""
    columns = 6 if small else 9
    top = _band_top(small)
    for i in range(columns):
        for row in (0, 1):
            if (i + row) % 2:
                continue
            corners = [band_point((i + u) / columns, (row + v) / 2, top) for u, v in ((0, 0), (1, 0), (1, 1), (0, 1))]
            canvas.gouache(polygon(*corners), c.SEPIA, 0.95, 0)


def _zigzag(canvas: Canvas, small: bool) -> None:
    """One broad zigzag line."""
    teeth = 3 if small else 6
    top = _band_top(small)
    points = [band_point(0.02 + 0.96 * i / (2 * teeth), 0.2 if i % 2 else 0.82, top) for i in range(2 * teeth + 1)]
    canvas.ink(polygon(*points, closed=False), 2.8 if small else 3.6, c.CREAM_TEXT, taper=(0, 0), dry=0, corners=False)


def _dots(canvas: Canvas, small: bool) -> None:
    """A row of round dots."""
    count = 4 if small else 6
    for i in range(count):
        x, y = band_point((i + 0.5) / count, 0.5, _band_top(small))
        canvas.gouache(circle(x, y, 4.8 if small else 3.6), c.CREAM_TEXT, 1, 0.2)


def _moon_and_stars(canvas: Canvas, small: bool) -> None:
    """A moon between two stars; only a large moon if small."""
    x, y = band_point(0.5, 0.5, _band_top(small))
    canvas.gouache(crescent(x, y, 9.5 if small else 7.4, 0.55, -0.5), c.CREAM_TEXT, 1, 0.1)
    for u in (0.17, 0.83):
        x, y = band_point(u, 0.5, _band_top(small))
        canvas.gouache(star(x, y, 6.4 if small else 5.4, 5, 0.45), c.CREAM_TEXT, 1, 0)


def _plain(canvas: Canvas, small: bool) -> None:
    """No pattern."""


HATS: Final[dict[str, Hat]] = {
    "plum": Hat(
        "M-26 20 C-22 2 -16 -14 -12 -24 C-8 -36 2 -46 20 -46 C28 -46 36 -40 38 -32 C34 -36 26 -36 20 -33"
        " C22 -18 24 2 27 20",
        (((-10, -22), (-2, -18), (6, -20)), ((4, -36), (10, -32), (18, -33))),
        c.PLUM_DEEP,
        c.GOLD,
        _buckle,
    ),
    "moss": Hat(
        "M-26 20 C-24 4 -21 -8 -17 -16 C-22 -26 -33 -26 -42 -16 C-45 -32 -32 -48 -12 -48 C6 -47 15 -30 19 -14"
        " C23 0 25 10 27 20",
        (((-17, -16), (-12, -24), (-2, -26)), ((-4, -12), (4, -10), (12, -13)), ((-36, -27), (-30, -33), (-22, -34))),
        c.FERN,
        "#f0dfae",
        _checks,
    ),
    "blood": Hat(
        "M-26 20 C-21 4 -17 -8 -12 -20 C-9 -30 -4 -40 5 -50 C9 -39 14 -26 18 -12 C22 0 25 10 27 20",
        (((-14, -8), (-6, -4), (4, -6)), ((6, -24), (10, -22), (14, -24))),
        c.BLOOD_DEEP,
        "#5a1220",
        _zigzag,
    ),
    "teal": Hat(
        "M-26 20 C-24 6 -22 0 -19 -6 C-15 -12 -6 -14 -3 -19 C-8 -25 -3 -32 6 -34 C15 -36 24 -40 30 -50"
        " C35 -40 32 -28 23 -23 C19 -20 18 -17 19 -12 C22 -2 25 8 27 20",
        (((-3, -19), (4, -15), (12, -16)), ((6, -34), (12, -30), (18, -31)), ((-16, -4), (-8, 0), (0, -1))),
        c.LAPIS_DEEP,
        "#1f4f52",
        _dots,
    ),
    "dusk": Hat(
        "M-26 20 C-23 2 -20 -14 -10 -28 C-2 -40 16 -48 31 -40 C42 -34 47 -22 44 -8 C40 -17 34 -24 27 -25"
        " C22 -25 21 -21 22 -14 C24 -2 26 10 27 20",
        (((-8, -20), (0, -16), (8, -18)), ((16, -40), (20, -32), (27, -25)), ((34, -32), (36, -27), (40, -24))),
        "#273150",
        "#2b3560",
        _moon_and_stars,
    ),
    "nobody": Hat(
        "M-26 20 C-22 2 -17 -14 -11 -26 C-7 -36 -1 -42 6 -46 C10 -38 14 -26 18 -12 C22 0 25 10 27 20",
        (((-10, -18), (-2, -14), (6, -16)),),
        c.STONE,
        c.BONE,
        _plain,
    ),
}
HAT_COLOURS: Final = {**c.SEAT_COLOURS, "nobody": c.STONE}


def draw_hat(canvas: Canvas, seat: str, line_scale: float = 1.0, small: bool = False) -> None:
    """A hat in a box 100 wide around the origin; ``small`` has a thick contour and no hatching."""
    hat, colour = HATS[seat], HAT_COLOURS[seat]
    strength = 0.5 if seat == "nobody" else 0.95
    outline, cone, brim = svg_path(hat.cone), svg_path(hat.cone + CONE_BASE), svg_path(BRIM)
    contour = 1.25 if small else 1.0
    canvas.base(brim)
    canvas.wash(brim, colour, strength, edge=0.8)
    canvas.glaze(blob(*BRIM_SHADE), hat.deep, 0.5 if seat == "nobody" else 0.75, soft=3)
    canvas.ink(brim, 2.8 * line_scale * contour)
    canvas.base(cone)
    canvas.wash(cone, colour, strength, edge=0.8, vary=0.5)
    with canvas.clip(cone):
        canvas.glaze(blob((8, -24), (22, -34), (28, 10), (10, 22)), c.INK, 0.15 if seat == "nobody" else 0.5, soft=4)
    if not small:
        canvas.hatch(cone, 62, gap=4, cover=0.5, width=1.0 * line_scale, colour=c.INK)
    _draw_band(canvas, hat, cone, line_scale, small)
    with canvas.clip(cone):
        canvas.gouache(blob((-17, -3), (-12, -14), (-6, -24), (-9, -8)), c.PAPER_LITE, 0.45, rough=1)
    canvas.ink(outline, 2.6 * line_scale * contour, taper=(0.04, 0.04))
    for crease in hat.creases[: 1 if small else None]:
        canvas.ink(line(*crease), 1.6 * line_scale, taper=(0.1, 0.6))
    if seat == "dusk":
        _hanging_star(canvas, line_scale, small)
    if seat == "blood" and not small:
        _patch(canvas, line_scale)


def _draw_band(canvas: Canvas, hat: Hat, cone: skia.Path, line_scale: float, small: bool) -> None:
    top = _band_top(small)
    shape = both(band_shape(top), cone)
    canvas.base(shape, c.STRAW)
    canvas.base(shape, hat.band, 0.9)
    canvas.wash(shape, hat.band, 0.35, edge=0.6)
    with canvas.clip(shape):
        hat.pattern(canvas, small)
    for down in (0, 1):
        edge = line(*(band_point(0.06 + 0.88 * i / 6, down, top) for i in range(7)))
        canvas.ink(edge, 1.8 * line_scale, taper=(0.02, 0.02))


def _hanging_star(canvas: Canvas, line_scale: float, small: bool) -> None:
    """A straw star on the tip that hangs down."""
    shape = star(44, -3, 9 if small else 7.5, 5, 0.48)
    canvas.base(shape, c.CREAM_TEXT)
    canvas.wash(shape, c.GOLD, 0.5, loose=0.4, shift=(0, 0))
    canvas.ink(shape, 1.6 * line_scale)


def _patch(canvas: Canvas, line_scale: float) -> None:
    """A sewn-on patch."""
    shape = polygon((-1, -26), (9, -29), (12, -18), (2, -15))
    canvas.base(shape, "#d99a86")
    canvas.wash(shape, c.DUSK, 0.25, loose=0.4)
    canvas.ink(shape, 1.3 * line_scale)
    for x, y in ((1, -27), (9, -24), (5, -17)):
        canvas.ink(line((x - 1.5, y - 2), (x + 1, y + 1)), 1.1 * line_scale, taper=(0, 0.2))


def hat(seat: str, width: float, small: bool) -> Canvas:
    """A hat of the given width in layout pixels with its shadow."""
    factor = width / BOX
    canvas = Canvas(width + 20, width * (FOOT - TOP) / BOX + 16, seed=1 + list(HATS).index(seat), tooth=0.6)
    with canvas.at(8 + width / 2, 6 - TOP * factor, factor, line_scale=1.0 if small else 1.15):
        draw_hat(canvas, seat, 0.62 if small else 1.0, small)
        contact = svg_path("M-50 24 C-44 14 46 12 50 22 C46 41 -46 41 -50 24 Z")
        canvas.shadow(contact, 3, 5, 3, 0.5)
    return canvas


def splash(seat: str) -> Canvas:
    """A ragged patch of watercolour in the colour of a seat, 112x108, to set a hat on."""
    colour = HAT_COLOURS[seat]
    canvas = Canvas(SPLASH_SIZE[0] + 12, SPLASH_SIZE[1] + 12, seed=31 + list(HATS).index(seat), tooth=0.4)
    with canvas.at(6, 6):
        puddle = blob((4, 12), (60, 3), (110, 12), (104, 62), (92, 104), (28, 104), (3, 66))
        canvas.wash(puddle, colour, 0.5, loose=4, vary=0.7, edge=0.7, bloom=0.8, inset=0.4, shift=(0, 0))
        canvas.spatter(100, 96, 8, 6, colour, 7, (0.8, 2.4), 0.5)
    return canvas


def _hat_piece(width: float) -> tuple[float, float, float, float]:
    return 8, 6, width, width * (FOOT - TOP) / BOX


def sprites() -> dict[str, Sprite]:
    """All hats and splashes."""
    found: dict[str, Sprite] = {}
    for seat in HATS:
        found[f"hat.{seat}"] = Sprite(partial(hat, seat, BIG_WIDTH, False), _hat_piece(BIG_WIDTH))
        found[f"hat.{seat}.small"] = Sprite(partial(hat, seat, SMALL_WIDTH, True), _hat_piece(SMALL_WIDTH))
        name = "neutral" if seat == "nobody" else seat
        found[f"splash.{name}"] = Sprite(partial(splash, seat), (6, 6, *SPLASH_SIZE))
    return found
