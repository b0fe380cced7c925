"""The hexagonal fields of Cauldron: with their crop, harvested, and what is laid over them."""

from functools import partial
from typing import Final

import numpy as np
import skia

from assets.art.cauldron15_cards.thrift import Thrift, reduce_colours
from assets.art.cauldron_things.hues import GOLD_EDGE
from assets.art.cauldron_things.kinds import KINDS
from assets.art.cauldron_things.landscape import LANDSCAPES
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import Point, blob, circle, hexagon, line, on_circle, polygon, sample
from assets.art.sheets import Piece, Sprite

RADIUS: Final = 98
WIDTH: Final = 170
"""Corner radius of a field and its width between two flat sides, in layout pixels."""

MARGIN: Final = (10, 9)
"""Where the upper left corner of the field's box lies on its canvas."""

PIECE: Final[Piece] = (*MARGIN, WIDTH, 2 * RADIUS)
GROUND: Final = 0.875
"""Radius of the painted ground as a part of the field's."""

PICTURE_LIFT: Final = -7
RIBBON: Final = (124, 32)
GHOST_SIZE: Final = 0.9
FACE_THRIFT: Final = Thrift(colours=40, smoothing=3)
EMPTY_THRIFT: Final = Thrift(colours=14, smoothing=5)
FIELD_SEED: Final = 40

BLIGHT_VEINS: Final[tuple[tuple[Point, ...], ...]] = (
    ((-6, 8), (-22, -8), (-30, -30), (-52, -38), (-58, -58)),
    ((-22, -8), (-46, -4), (-66, -14)),
    ((4, 6), (18, -18), (14, -44), (30, -66)),
    ((18, -18), (42, -26), (60, -44)),
    ((8, 14), (34, 18), (52, 38), (66, 36)),
    ((34, 18), (56, 8), (70, 10)),
    ((-2, 18), (-8, 42), (-28, 56), (-32, 74)),
    ((-8, 42), (10, 58), (12, 78)),
    ((-10, 12), (-38, 26), (-62, 30)),
)


def field_canvas(seed: int, tooth: float = 0.6) -> Canvas:
    """A canvas with room for a field and its shadow; draw with the origin at MARGIN plus half the piece."""
    return Canvas(WIDTH + 24, 2 * RADIUS + 26, seed=seed, tooth=tooth)


def _centre() -> Point:
    return MARGIN[0] + WIDTH / 2, MARGIN[1] + RADIUS


def _cut_hexagon(seed: int) -> skia.Path:
    """A hexagon cut with scissors: its edges are a little uneven."""
    rng = np.random.default_rng(seed)
    corners = [np.array(on_circle(0, 0, RADIUS, -90 + 60 * i)) for i in range(6)]
    points: list[Point] = []
    for here, there in zip(corners, np.roll(corners, -1, 0), strict=True):
        x, y = here * 0.975
        points.append((float(x), float(y)))
        for part in (0.12, 0.37, 0.63, 0.88):
            x, y = here * (1 - part) + there * part + rng.normal(0, 0.7, 2)
            points.append((float(x), float(y)))
    return blob(*points, tension=0.45)


def _tile(canvas: Canvas, outline: skia.Path) -> None:
    """The cut paper under a field."""
    canvas.base(outline, c.PAPER, rough=0.6)
    canvas.wash(outline, c.PAPER_DARK, 0.24, edge=2.2, vary=0.4, loose=0, shift=(0, 0), spill=0, grad=0.5)


def field(kind: str, grown: bool) -> Canvas:
    """A field, 170x196: ground and landscape, and its ingredient if ``grown``; else a token belongs on it."""
    index = list(KINDS).index(kind)
    canvas = field_canvas(FIELD_SEED + index + (0 if grown else 20))
    with canvas.at(*_centre()):
        outline, ground = _cut_hexagon(FIELD_SEED + index), hexagon(0, 0, RADIUS * GROUND)
        _tile(canvas, outline)
        canvas.base(ground, c.PAPER_LITE, 0.75)
        canvas.wash(ground, c.FIELD[kind], 0.9, vary=0.6, edge=0.75, loose=3, inset=1.5, bloom=0.55, spill=0)
        with canvas.clip(hexagon(0, 0, RADIUS * 0.86)):
            LANDSCAPES[kind](canvas)
            if grown:
                with canvas.at(0, PICTURE_LIFT, KINDS[kind].size):
                    if kind != "web":
                        canvas.glaze(circle(6, 60, 58, 14), c.SHADOW, 0.45, soft=7)
                    KINDS[kind].draw(canvas, False)
        canvas.ink(ground, 1.7, c.INK_SOFT, wobble=0.7)
        reduce_colours(canvas, FACE_THRIFT)
        canvas.ink(outline, 3.0, wobble=0.8, corners=False)
        canvas.shadow(outline, 3, 5, 4, 0.42)
    return canvas


def ribbon() -> Canvas:
    """The blank slip for a field's name, 124x32: for fields that are shown large."""
    width, height = RIBBON
    canvas = Canvas(width + 14, height + 16, seed=67, tooth=0.5)
    with canvas.at(6 + width / 2, 6 + height / 2):
        reach, half = width / 2, height / 2
        slip = blob(
            (-reach, -half + 3), (0, -half), (reach, -half + 3), (reach - 1, half), (0, half - 3), (-reach + 1, half),
            tension=0.35,
        )  # fmt: skip
        canvas.base(slip, c.PAPER_LITE)
        canvas.wash(slip, c.STRAW, 0.35, edge=0.8, shift=(0, 0))
        canvas.ink(slip, 2.0, corners=False)
        canvas.shadow(slip, 2, 3, 3, 0.42)
    return canvas


def harvested(kind: str) -> Canvas:
    """A field without crop: paper again, with a pale ghost of what grew there."""
    index = list(KINDS).index(kind)
    canvas = field_canvas(FIELD_SEED + 10 + index)
    with canvas.at(*_centre()):
        outline, ground = _cut_hexagon(FIELD_SEED + index), hexagon(0, 0, RADIUS * GROUND)
        _tile(canvas, outline)
        canvas.base(ground, c.PAPER_LITE, 0.75)
        canvas.wash(ground, c.FIELD[kind], 0.36, vary=0.6, edge=0.75, loose=3, inset=1.5, bloom=0.55, spill=0)
        with canvas.at(0, -4, KINDS[kind].size * GHOST_SIZE):
            KINDS[kind].draw(canvas, True)
        canvas.base(hexagon(0, 0, RADIUS * 0.86), c.PAPER, 0.72)
        reduce_colours(canvas, EMPTY_THRIFT)
        canvas.ink(ground, 1.2, c.INK_SOFT, wobble=0.7)
        canvas.ink(outline, 2.6, wobble=0.8, corners=False)
        canvas.shadow(outline, 3, 5, 4, 0.34)
    return canvas


def select_ring() -> Canvas:
    """The gold brush ring that is laid over a field that can be chosen."""
    canvas = Canvas(WIDTH + 30, 2 * RADIUS + 32, seed=61, tooth=0.4)
    with canvas.at(15 + WIDTH / 2, 16 + RADIUS):
        loop = hexagon(0, 0, RADIUS * 0.995)
        canvas.ink(loop, 13, GOLD_EDGE, wobble=1.0, shade=0.2, alpha=0.6, dry=0.2, corners=False)
        canvas.ink(loop, 9.5, c.GOLD, wobble=1.3, shade=0.1, dry=0.4, corners=False)
        canvas.ink(loop, 2.8, c.GOLD_LITE, wobble=1.6, shade=0, dry=0.5, taper=(0.2, 0.4), corners=False)
    return canvas


def place_ghost(hovered: bool) -> Canvas:
    """A dashed golden hexagon with a plus: here a field may be laid."""
    canvas = field_canvas(62 + hovered, 0.4)
    with canvas.at(*_centre()):
        outline = hexagon(0, 0, RADIUS * 0.9)
        canvas.base(outline, c.PAPER_LITE, 0.8 if hovered else 0.45)
        canvas.wash(outline, c.GOLD, 0.55 if hovered else 0.28, loose=0, spill=0)
        cross = (((-21, 0), (21, 0)), ((0, -21), (0, 21)))
        dashes = [line(*plus) for plus in cross]
        for side in range(6):
            here, there = (np.array(on_circle(0, 0, RADIUS * 0.9, -90 + 60 * (side + i))) for i in (0, 1))
            for start, end in ((0.06, 0.24), (0.41, 0.59), (0.76, 0.94)):
                a, b = here + (there - here) * start, here + (there - here) * end
                dashes.append(line((float(a[0]), float(a[1])), (float(b[0]), float(b[1]))))
        for width, colour, alpha in ((10.5, GOLD_EDGE, 0.8), (7, "#f4bf4a", 1.0)):
            for dash in dashes:
                canvas.ink(dash, width, colour, shade=0, dry=0, taper=(0, 0), alpha=alpha)
    return canvas


def blight() -> Canvas:
    """What blight lays over a field: a grey bloom, black veins from the middle, and holes eaten into the leaves."""
    canvas = field_canvas(64)
    with canvas.at(*_centre()):
        ground = hexagon(0, 0, RADIUS * GROUND)
        canvas.base(ground, "#8d8a80", 0.42)
        canvas.wash(ground, c.SLATE, 0.5, vary=0.9, edge=0.9, loose=3, bloom=0.9, spill=0, cell=40)
        with canvas.clip(ground):
            for points in BLIGHT_VEINS:
                canvas.ink(line(*points), 5.5, c.PLUM_DEEP, taper=(0, 0.8), wobble=1.2, min_width=0.12)
                canvas.ink(line(*points), 3.0, c.INK, taper=(0, 0.8), wobble=1.2, min_width=0.12)
            for x, y, radius in ((-44, -52, 7), (44, 50, 8), (56, -8, 6), (-58, 8, 6), (-20, 66, 7), (20, -70, 6)):
                spot = circle(x, y, radius, radius * 0.85)
                canvas.wash(spot, c.BLOOD_DEEP, 0.9, edge=1.2, loose=1.2)
                canvas.gouache(circle(x + 0.5, y + 0.5, radius * 0.45), "#b7b49a", 0.9, 0.6)
        _skull(canvas)
    return canvas


def _skull(canvas: Canvas) -> None:
    """A small, sleepy skull in the middle of the blight."""
    head = blob(
        (-24, -10), (-14, -28), (14, -28), (24, -10), (20, 6), (12, 10), (12, 22), (-12, 22), (-12, 10), (-20, 6)
    )
    canvas.base(head, "#e9e2cd")
    canvas.wash(head, c.SLATE, 0.3, edge=0.8)
    canvas.ink(head, 3.2)
    for side in (-1, 1):
        canvas.base(circle(side * 9.5, -6, 6, 6.8), c.INK)
        canvas.gouache(circle(side * 9.5 - 1.5, -8, 1.5), c.PAPER_LITE, 0.9, 0)
    canvas.base(polygon((0, 1), (3, 7), (-3, 7)), c.INK)
    for x in (-6, 0, 6):
        canvas.ink(line((x, 12), (x, 21)), 1.8, wobble=0.2)


def aim() -> Canvas:
    """Dashes of violet along the edges of a field: what a spell or ability names."""
    canvas = field_canvas(66, 0.4)
    with canvas.at(*_centre()):
        loop = hexagon(0, 0, RADIUS * 0.93)
        for points, _ in sample(loop, 12):
            for here, there in zip(points[:-1:2], points[1::2], strict=False):
                dash = line((float(here[0]), float(here[1])), (float(there[0]), float(there[1])))
                canvas.ink(dash, 6, c.PLUM_DEEP, shade=0, dry=0, taper=(0, 0), alpha=0.85)
                canvas.ink(dash, 3.4, "#d8c4e4", shade=0, dry=0, taper=(0, 0))
    return canvas


def _sprites() -> dict[str, Sprite]:
    found = {
        "field.select": Sprite(select_ring, (15, 16, WIDTH, 2 * RADIUS)),
        "field.place": Sprite(partial(place_ghost, False), PIECE),
        "field.place.hover": Sprite(partial(place_ghost, True), PIECE),
        "field.blight": Sprite(blight, PIECE),
        "field.aim": Sprite(aim, PIECE),
        "field.ribbon": Sprite(ribbon, (6, 6, *RIBBON)),
    }
    for kind in KINDS:
        found[f"field.{kind}"] = Sprite(partial(field, kind, True), PIECE)
        found[f"field.{kind}.ripe"] = Sprite(partial(field, kind, False), PIECE)
        found[f"field.{kind}.empty"] = Sprite(partial(harvested, kind), PIECE)
    return found


SPRITES: Final[dict[str, Sprite]] = _sprites()
