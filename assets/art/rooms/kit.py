"""What the rooms share: their size, walls, wood, shelves, jars, plants, and the edge of the table.

A room is the strip beside a table, 430x1080, drawn by daylight: the program makes the dusk. The drawing of either side
runs from its left to its right; the table lies to the right of the left one and to the left of the right one.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

import numpy as np
import skia

from assets.art.brush import fill
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import Point, blob, both, circle, line, polygon, rounded_rect, svg_path

WIDTH, HEIGHT = 430, 1080
"""Size of a room in layout pixels."""

OVERLAP: Final = 14
"""So far a room reaches over the edge of the layout."""

SHEET: Final = 421
"""Where the sheet on the table ends, from the outer edge of the room."""

TABLE: Final = 384
"""Where the table itself ends."""

BEAM: Final = 40
"""How thick a beam of the ceiling is."""

BEAM_WOOD: Final = "#5e3c26"
WOOD: Final = "#d9ac74"
WOOD_PALE: Final = "#e6c596"


def whole() -> skia.Path:
    """The outline of the whole picture."""
    return polygon((-6, -6), (WIDTH + 6, -6), (WIDTH + 6, HEIGHT + 6), (-6, HEIGHT + 6))


def room(seed: int, paper: str, washes: Sequence[tuple[str, float]]) -> Canvas:
    """A canvas filled with a ground of several pigments that flow into each other."""
    canvas = Canvas(WIDTH, HEIGHT, seed=seed, tooth=0.6)
    canvas.base(whole(), paper)
    for number, (colour, strength) in enumerate(washes):
        ground(canvas, whole(), colour, strength, 260 - 90 * (number % 2))
    return canvas


def ground(canvas: Canvas, shape: skia.Path, colour: str, strength: float, cell: float = 160) -> None:
    """A large wash that fills a shape to its edge, with back-runs and grain."""
    canvas.wash(
        shape,
        colour,
        strength,
        edge=0,
        loose=0,
        inset=0,
        shift=(0, 0),
        vary=0.75,
        grad=0.15,
        granul=0.1,
        bloom=0.6,
        cell=cell,
        spill=0,
    )


@contextmanager
def facing(canvas: Canvas, *, right: bool) -> Iterator[None]:
    """Draw as for the left side; on the right it comes out mirrored."""
    if not right:
        yield
        return
    with canvas.at(WIDTH, 0, flip=True):
        yield


def wandering(x: float, seed: int, sway: float = 3.0, step: int = 54) -> list[Point]:
    """Points of a line from above the picture to below it that wanders about an x."""
    rng = np.random.default_rng(seed)
    return [(x + float(rng.uniform(-sway, sway)), float(y)) for y in range(-60, HEIGHT + 100, step)]


def table(
    canvas: Canvas, colour: str, deep: str, seed: int, *, right: bool, pale: str = WOOD_PALE, top: float = -60
) -> None:
    """The edge of a table of wood with the sheet on it; where the sheet lies nothing stays painted.

    The table begins at the wall behind it, at ``top``.
    """
    rng = np.random.default_rng(seed)
    below = polygon((-60, top), (WIDTH + 60, top), (WIDTH + 60, HEIGHT + 60), (-60, HEIGHT + 60))
    with facing(canvas, right=right), canvas.clip(below):
        rim = wandering(TABLE, seed, 2.5)
        board = polygon(*rim, (WIDTH + 30, HEIGHT + 40), (WIDTH + 30, -60))
        beside = polygon(*((x - 26, y) for x, y in rim), *reversed(rim))
        canvas.glaze(beside, "#1c1024", 1.25, soft=16, spill=0)
        canvas.base(board, pale)
        for strength, cell in ((0.5, 150), (0.25, 60)):
            ground(canvas, board, colour, strength, cell)
        canvas.glaze(polygon(*rim, *((x + 9, y) for x, y in reversed(rim))), deep, 0.75, soft=3, spill=0)
        canvas.gouache(
            polygon(*((x + 4, y) for x, y in rim), *((x + 7, y) for x, y in reversed(rim))), c.PAPER_LITE, 0.28, 1.4
        )
        for _ in range(40):
            x, y = float(rng.uniform(TABLE + 7, SHEET)), float(rng.uniform(-40, HEIGHT))
            length, sway = float(rng.uniform(40, 190)), float(rng.uniform(-2, 2))
            grain = line((x, y), (x + sway, y + length / 2), (x + sway * 0.4, y + length))
            canvas.ink(grain, float(rng.uniform(0.7, 1.4)), deep, alpha=0.55, taper=(0.3, 0.5))
        for y in (140, 402, 655, 930):
            for radius in (9, 5):
                canvas.ink(circle(TABLE + 17, y, radius * 0.6, radius * 1.5), 1.1, deep, alpha=0.75)
        canvas.ink(line(*rim), 3.4, taper=(0, 0), corners=False)
        _end_of_sheet(canvas, wandering(SHEET, seed + 1, 2.6, 37), below)


def _end_of_sheet(canvas: Canvas, edge: list[Point], below: skia.Path) -> None:
    """The shadow and the torn edge of the sheet; beyond it, on the table, nothing stays painted."""
    canvas.glaze(
        polygon(*((x - 7, y) for x, y in edge), *((x + 4, y) for x, y in reversed(edge))),
        "#2a1512",
        1.0,
        soft=5,
        spill=0,
    )
    clear(canvas, both(below, blob(*edge, (WIDTH + 80, HEIGHT + 90), (WIDTH + 80, -90), tension=0.3)))
    canvas.ink(line(*edge), 2.0, taper=(0, 0), corners=False)


def clear(canvas: Canvas, shape: skia.Path) -> None:
    """Take away everything that is painted inside a shape."""
    box, mask = canvas.mask(shape, 2)
    canvas.alpha[box.slices] *= 1 - mask


def wood(canvas: Canvas, shape: skia.Path, colour: str = c.UMBER, strength: float = 0.9, pen: float = 2.6) -> None:
    """A thing of wood: planed, hatched in its shadow, outlined."""
    canvas.base(shape, WOOD)
    canvas.wash(shape, colour, strength, edge=0.7, vary=0.7, loose=0.6, inset=0.3, bloom=0.4, granul=0.08)
    canvas.hatch(shape, 84, 6, cover=0.3, width=1.0, colour=c.SEPIA)
    canvas.ink(shape, pen)


def grain(
    canvas: Canvas, x: float, y: float, width: float, height: float, count: int, *, upright: bool = False
) -> None:
    """Long thin pen lines of a board's grain inside a rectangle."""
    rng = canvas.rng()
    for _ in range(count):
        a, b = float(rng.uniform(x, x + width)), float(rng.uniform(y, y + height))
        if upright:
            reach = float(rng.uniform(0.2, 0.9)) * (y + height - b)
            path = line((a, b), (a + float(rng.uniform(-2, 2)), b + reach / 2), (a, b + reach))
        else:
            reach = float(rng.uniform(0.2, 0.9)) * (x + width - a)
            path = line((a, b), (a + reach / 2, b + float(rng.uniform(-2, 2))), (a + reach, b))
        canvas.ink(path, 1.1, c.SEPIA, alpha=0.6, taper=(0.3, 0.5))


def beam(canvas: Canvas, y: float, depth: float = BEAM, colour: str = BEAM_WOOD) -> None:
    """A beam of the ceiling across the whole room."""
    shape = blob(
        (-20, y),
        (WIDTH / 2, y + 3),
        (WIDTH + 20, y - 2),
        (WIDTH + 20, y + depth),
        (WIDTH / 2, y + depth + 3),
        (-20, y + depth - 2),
        tension=0.2,
    )
    canvas.glaze(
        polygon((-10, y + depth), (WIDTH, y + depth), (WIDTH, y + depth + 26), (-10, y + depth + 26)),
        "#241a3a",
        0.8,
        soft=10,
        spill=0,
    )
    wood(canvas, shape, colour, 1.1, 3.0)
    grain(canvas, 0, y + 5, WIDTH, depth - 8, 16)


def shelf(canvas: Canvas, x: float, y: float, width: float) -> None:
    """A board on two brackets; what stands on it has its foot at y."""
    for at in (x + width * 0.15, x + width * 0.85):
        wood(
            canvas,
            svg_path(
                f"M{at - 8} {y + 10} L{at + 8} {y + 10} C{at + 7} {y + 30} {at + 4} {y + 40} {at} {y + 46}"
                f" C{at - 4} {y + 40} {at - 7} {y + 30} {at - 8} {y + 10} Z"
            ),
            c.SEPIA,
            0.95,
            2.0,
        )
    shadow = polygon((x + 8, y + 13), (x + width + 8, y + 13), (x + width + 12, y + 34), (x + 14, y + 34))
    canvas.glaze(shadow, "#241a3a", 0.9, soft=6, spill=0)
    board = blob(
        (x, y),
        (x + width * 0.5, y + 1),
        (x + width, y - 1),
        (x + width + 2, y + 14),
        (x + width * 0.5, y + 16),
        (x - 2, y + 14),
        tension=0.25,
    )
    wood(canvas, board, c.UMBER, 0.9)
    grain(canvas, x + 4, y + 3, width - 8, 10, 10)


JARS: Final = {
    "round": "M-24 -4 C-34 -22 -30 -46 -14 -54 L-14 -64 L14 -64 L14 -54 C30 -46 34 -22 24 -4 C14 2 -14 2 -24 -4 Z",
    "straight": "M-22 -3 L-22 -52 C-22 -60 -15 -62 -14 -64 L14 -64 C15 -62 22 -60 22 -52 L22 -3 C14 2 -14 2 -22 -3 Z",
    "flask": "M-28 -4 C-32 -14 -10 -34 -9 -48 L-9 -66 L9 -66 L9 -48 C10 -34 32 -14 28 -4 C16 2 -16 2 -28 -4 Z",
    "tall": "M-15 -3 L-17 -58 C-17 -72 -7 -74 -7 -84 L7 -84 C7 -74 17 -72 17 -58 L15 -3 C8 2 -8 2 -15 -3 Z",
    "squat": "M-30 -4 C-36 -18 -32 -34 -20 -38 L-20 -46 L20 -46 L20 -38 C32 -34 36 -18 30 -4 C18 2 -18 2 -30 -4 Z",
}
"""Outlines of glasses that stand on the origin."""

TOPS: Final = {"round": 64, "straight": 64, "flask": 66, "tall": 84, "squat": 46}
NECKS: Final = {"round": 14, "straight": 14, "flask": 9, "tall": 7, "squat": 20}


def jar(canvas: Canvas, x: float, y: float, kind: str, colour: str, size: float = 1.0, *, holds: str = "") -> None:
    """A corked glass that stands on (x, y), two thirds full; ``holds`` is eyes, twigs or pearls, if anything."""
    with canvas.at(x, y, size, line_scale=max(0.75, size)):
        canvas.glaze(circle(8, 0, 30, 5), "#241a3a", 0.8, soft=4, spill=0)
        shape = svg_path(JARS[kind])
        top, neck = TOPS[kind], NECKS[kind]
        canvas.base(shape, "#e6ece2")
        brew = both(shape, polygon((-50, -top * 0.58), (50, -top * 0.54), (50, 10), (-50, 10)))
        canvas.wash(brew, colour, 1.05, edge=0.8, vary=0.6, loose=0.4, inset=0.2, bloom=0.5)
        with canvas.clip(shape):
            _contents(canvas, holds, top)
        canvas.gouache(blob((-16, -8), (-18, -top * 0.4), (-11, -top * 0.62), (-12, -top * 0.3)), c.WHITE, 0.65, 0.6)
        cork = rounded_rect(-neck * 0.86, -top - 11, neck * 1.72, 14, 3)
        fill(canvas, cork, c.UMBER, 2.0, 0.7, "#d7ae78")
        canvas.ink(shape, 2.4, corners=False)


def _contents(canvas: Canvas, holds: str, top: float) -> None:
    """What swims or stands in a jar."""
    rng = canvas.rng()
    for _ in range({"eyes": 5, "twigs": 6, "pearls": 9}.get(holds, 0)):
        x, y = float(rng.uniform(-17, 17)), float(rng.uniform(-top * 0.48, -7))
        if holds == "eyes":
            canvas.base(circle(x, y, 6), c.PAPER_LITE)
            canvas.base(circle(x + 1, y + 1, 2.6), c.INK)
            canvas.ink(circle(x, y, 6), 1.2)
        elif holds == "twigs":
            canvas.ink(line((x, 0), (x * 1.2 + 3, -top * 0.4), (x * 1.5, -top * 0.72)), 2.0, c.SEPIA)
        else:
            canvas.gouache(circle(x, y, 3.4), "#f3eccb", 0.7, 0.3)
            canvas.ink(circle(x, y, 3.4), 1.0)


def book(canvas: Canvas, x: float, y: float, width: float, height: float, colour: str, lean: float = 0) -> None:
    """A book that stands on (x, y), the left corner of its foot, its back towards us."""
    with canvas.at(x, y, rotation=lean):
        back = rounded_rect(0, -height, width, height, 2.5)
        fill(canvas, back, colour, 2.2, 0.95, c.PAPER_LITE)
        for part in (0.16, 0.26, 0.82):
            canvas.ink(
                line((1, -height * part), (width - 1, -height * part)), 1.5, c.CREAM_TEXT, taper=(0.05, 0.05), dry=0.2
            )


def tuft(canvas: Canvas, x: float, y: float, size: float = 1.0, colour: str = c.FERN) -> None:
    """A few blades of grass that grow from (x, y)."""
    rng = canvas.rng()
    for lean in (-7, -4, -1, 2, 5, 8):
        tall = float(rng.uniform(12, 22)) * size
        canvas.ink(
            line(
                (x + lean * 0.4 * size, y), (x + lean * 0.8 * size, y - tall * 0.5), (x + lean * 1.6 * size, y - tall)
            ),
            1.8,
            colour,
            taper=(0.05, 0.75),
            wobble=0.2,
        )


def leaf(
    canvas: Canvas, x: float, y: float, length: float, degrees: float, colour: str, paper: str = "#b9c67a"
) -> None:
    """A pointed leaf that starts at (x, y)."""
    with canvas.at(x, y, rotation=degrees):
        shape = blob((0, 0), (length * 0.45, -length * 0.3), (length, 0), (length * 0.45, length * 0.3), tension=0.5)
        canvas.base(shape, paper)
        canvas.wash(shape, colour, 0.95, loose=0.5, edge=0.7, cell=12, bloom=0, spill=0)
        canvas.ink(shape, 1.4, "#22301c")


def fern(
    canvas: Canvas, x: float, y: float, degrees: float, size: float, colour: str = c.FERN, bend: float = 0
) -> None:
    """A frond that grows upward from (x, y), 120 long at size 1, turned by degrees."""
    with canvas.at(x, y, size, degrees, line_scale=max(0.75, size * 0.8)):
        stalk = [(bend * (t / 120) ** 2, -float(t)) for t in range(0, 121, 12)]
        canvas.ink(line(*stalk), 2.6, "#22301c", taper=(0.02, 0.6))
        for t in np.linspace(0.94, 0.10, 12):
            at_x, at_y = bend * float(t) ** 2, -120 * float(t)
            length = 40 * float(np.sin(np.pi * min(1.0, 0.12 + 0.9 * (1 - t)))) + 5
            for side in (-1, 1):
                shape = blob(
                    (at_x, at_y),
                    (at_x + side * length * 0.45, at_y - length * 0.4),
                    (at_x + side * length, at_y - length * 0.3),
                    (at_x + side * length * 0.5, at_y),
                )
                canvas.base(shape, "#b9c67a")
                canvas.wash(shape, colour, 0.95, loose=0.4, edge=0.7, cell=12, bloom=0, spill=0)
                canvas.ink(shape, 1.3, "#22301c")


def toadstool(canvas: Canvas, x: float, y: float, size: float = 1.0, colour: str = c.BLOOD) -> None:
    """A toadstool whose foot is at (x, y), 100 high at size 1."""
    with canvas.at(x, y, size, line_scale=max(0.7, size)):
        fill(canvas, blob((-13, 0), (-9, -40), (9, -40), (14, 0)), c.STRAW, 2.6, 0.4, c.PAPER_LITE, deep=c.SEPIA)
        cap = svg_path("M-52 -36 C-46 -82 -20 -100 2 -100 C26 -100 48 -78 52 -36 C24 -24 -24 -24 -52 -36 Z")
        fill(canvas, cap, colour, 3.0, 0.95, deep="#5a1220")
        for dx, dy, radius in ((-24, -60, 9), (4, -80, 8), (26, -56, 10), (-4, -46, 6)):
            canvas.gouache(circle(dx, dy, radius, radius * 0.85), c.PAPER_LITE, 1, 0.4)


def stone(canvas: Canvas, x: float, y: float, radius: float, colour: str = c.STONE, moss: bool = True) -> None:
    """A rounded stone that lies on (x, y), with moss on its back."""
    shape = blob(
        (x - radius, y),
        (x - radius * 0.7, y - radius * 0.62),
        (x + radius * 0.1, y - radius * 0.82),
        (x + radius * 0.85, y - radius * 0.5),
        (x + radius, y + radius * 0.1),
        (x, y + radius * 0.3),
    )
    canvas.glaze(moved_shadow(x, y, radius), "#1d2a1a", 0.7, soft=5, spill=0)
    fill(canvas, shape, colour, 2.4, 0.9, "#d9d4c0", deep=c.SLATE, hatch=60)
    if moss:
        back = blob(
            (x - radius * 0.8, y - radius * 0.5),
            (x - radius * 0.2, y - radius * 0.85),
            (x + radius * 0.5, y - radius * 0.7),
            (x + radius * 0.2, y - radius * 0.5),
            (x - radius * 0.4, y - radius * 0.4),
        )
        fill(canvas, back, c.MOSS, 1.2, 0.9, "#b9c67a")


def moved_shadow(x: float, y: float, radius: float) -> skia.Path:
    """A flat shadow on the ground about (x, y)."""
    return circle(x + radius * 0.15, y + radius * 0.15, radius * 1.15, radius * 0.34)


def bricks(canvas: Canvas, outline: skia.Path, hues: Sequence[str], width: float = 58, height: float = 30) -> None:
    """Rows of uneven stones inside an outline."""
    rng = canvas.rng()
    bounds = outline.computeTightBounds()
    with canvas.clip(outline):
        for row in range(int((bounds.bottom() - bounds.top()) / height) + 2):
            y = bounds.top() + row * height
            for column in range(int((bounds.right() - bounds.left()) / width) + 2):
                x = bounds.left() - width + column * width + (row % 2) * width * 0.5
                a, b = (float(value) for value in rng.uniform(-2.5, 2.5, 2))
                shape = blob(
                    (x + 3, y + 3 + a),
                    (x + width / 2, y + 2 + b),
                    (x + width - 3, y + 3),
                    (x + width - 2, y + height - 4),
                    (x + width / 2, y + height - 2 + a),
                    (x + 3, y + height - 4 + b),
                    tension=0.35,
                )
                canvas.wash(shape, str(rng.choice(hues)), 0.55, edge=0.8, vary=0.6, spill=0)
                canvas.ink(shape, 1.7, c.INK_SOFT)
