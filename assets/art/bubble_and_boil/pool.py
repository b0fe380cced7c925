"""The shared pool: wooden trays with heaps of cubes, discs and crones, the bag and the box."""

from functools import partial
from typing import Final

from assets.art.bubble_and_boil.cubes import draw_cube
from assets.art.bubble_and_boil.hues import COLOURS
from assets.art.bubble_and_boil.tokens import CRONES
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import blob, circle, line, polygon, rounded_rect, svg_path
from assets.art.sheets import Sprite

TRAY: Final = (128, 58)
HEAP: Final = (128, 118)
"""A heap's piece: the tray fills its lower 58 pixels."""

MARGIN: Final = 10
PITCH: Final = (27, 23)
ROWS: Final[dict[str, tuple[int, ...]]] = {"few": (2, 1), "some": (3, 2), "many": (4, 3, 2)}
"""Pieces in the rows of a heap, from the lowest; drawn back to front from the top row."""


def _tray(canvas: Canvas) -> None:
    """A flat turned dish around the origin."""
    width, height = TRAY
    foot, dish = circle(0, height * 0.1, width / 2, height / 2), circle(0, 0, width / 2, height / 2)
    canvas.base(foot, "#b88a57")
    canvas.wash(foot, c.SEPIA, 0.8, loose=0, shift=(0, 0), bloom=0)
    canvas.ink(foot, 2.2)
    canvas.base(dish, "#e8cf9c")
    canvas.wash(dish, c.UMBER, 0.5, vary=0.6, edge=0.8)
    canvas.ink(dish, 2.2)
    hollow = circle(0, 1, width * 0.42, height * 0.37)
    canvas.wash(hollow, c.SEPIA, 0.45, edge=1, shift=(0, 0))
    canvas.ink(hollow, 1.1, c.SEPIA)
    canvas.shadow(foot, 4, 6, 5, 0.42)


def draw_disc(canvas: Canvas) -> None:
    """A small corruption disc, 32 wide, around the origin."""
    for shape, colour in ((circle(0, 2.6, 16), c.INK), (circle(0, 0, 16), "#3b3540")):
        canvas.base(shape, colour)
        canvas.ink(shape, 1.6)
    canvas.wash(circle(0, 0, 15), c.PLUM_DEEP, 0.6, loose=0, shift=(0, 0), bloom=0)
    blot = svg_path("M-8 -2 C-8 -12 8 -12 8 -2 C10 2 8 5 8 10 L3 7 L0 11 L-3 7 L-8 9 C-7 5 -10 2 -8 -2 Z")
    canvas.gouache(blot, "#cdb9d6", 0.95, 0.1)
    for side in (-1, 1):
        canvas.base(circle(side * 3.4, -2, 2.3), c.INK)


def _crone(canvas: Canvas, which: int) -> None:
    """A small crone's counter, 36 wide, around the origin."""
    for shape, colour in ((circle(0, 2.6, 18), "#8a5a34"), (circle(0, 0, 18), c.PAPER_LITE)):
        canvas.base(shape, colour)
        canvas.ink(shape, 1.6)
    canvas.wash(circle(0, 0, 17), (c.ROSE, "#8fc0b4", c.STRAW, "#9fabc4")[which], 0.5, loose=0.4, bloom=0)
    with canvas.at(0, 1, 0.36, line_scale=0.52):
        CRONES[which](canvas)


def heap(kind: str, amount: str) -> Canvas:
    """A tray with a heap of a colour, of discs or of crones."""
    width, height = HEAP
    seed = 450 + 4 * (*COLOURS, "corruption", "crone").index(kind) + list(ROWS).index(amount)
    canvas = Canvas(width + 2 * MARGIN + 4, height + 2 * MARGIN + 8, seed=seed, tooth=0.6)
    foot = MARGIN + height - TRAY[1] / 2
    with canvas.at(MARGIN + width / 2, foot):
        _tray(canvas)
    rows = ROWS[amount]
    rng = canvas.rng()
    for level in reversed(range(len(rows))):
        count = rows[level]
        for i in range(count):
            x = MARGIN + width / 2 + (i - (count - 1) / 2) * PITCH[0] + rng.uniform(-1.6, 1.6)
            y = foot - 7 - level * PITCH[1] + rng.uniform(-1.4, 1.4)
            with canvas.at(x, y, rotation=float(rng.uniform(-7, 7))):
                if kind in COLOURS:
                    with canvas.at(scale=0.38, line_scale=0.6):
                        draw_cube(canvas, kind, detail=False)
                elif kind == "crone":
                    _crone(canvas, (i + 2 * level) % len(CRONES))
                else:
                    draw_disc(canvas)
    return canvas


def tray() -> Canvas:
    """The empty tray."""
    canvas = Canvas(HEAP[0] + 2 * MARGIN + 4, HEAP[1] + 2 * MARGIN + 8, seed=449, tooth=0.6)
    with canvas.at(MARGIN + HEAP[0] / 2, MARGIN + HEAP[1] - TRAY[1] / 2):
        _tray(canvas)
    return canvas


def bag() -> Canvas:
    """A linen bag with a drawstring and a patch, cubes peeping out, 96x112."""
    canvas = Canvas(96 + 2 * MARGIN + 6, 112 + 2 * MARGIN + 8, seed=480, tooth=0.6)
    with canvas.at(MARGIN + 48, MARGIN + 56):
        for colour, x, y, turn in (("orange", -14, -42, -14), ("red", 16, -44, 12), ("green", 2, -46, 0)):
            with canvas.at(x, y, 0.34, turn, line_scale=0.55):
                draw_cube(canvas, colour, detail=False)
        sack = svg_path(
            "M-22 -28 C-40 -10 -50 20 -42 44 C-30 58 30 58 42 44 C50 20 40 -10 22 -28 C28 -34 30 -38 26 -42"
            " C12 -34 -12 -34 -26 -42 C-30 -38 -28 -34 -22 -28 Z"
        )
        canvas.base(sack, c.PAPER_LITE)
        canvas.wash(sack, c.BONE, 0.9, edge=0.8, vary=0.6)
        canvas.glaze(blob((10, -20), (46, 20), (38, 52), (-10, 54), (24, 30)), c.UMBER, 0.5, soft=6, spill=0)
        canvas.hatch(sack, 58, 4.4, cover=0.4, width=1.0)
        for x in (-12, 0, 12):
            canvas.ink(line((x, -26), (x * 1.6, -10), (x * 2, 6)), 1.3, c.INK_SOFT, taper=(0.1, 0.6))
        canvas.ink(sack, 2.7)
        canvas.ink(line((-25, -28), (0, -22), (25, -28)), 4.0, c.INK)
        canvas.ink(line((-25, -28), (0, -22), (25, -28)), 2.0, "#b0272b", dry=0)
        for end in ((14, -8), (26, -4)):
            canvas.ink(line((10, -23), (16, -16), end), 2.2, "#8f1f26")
        patch = polygon((-26, 14), (-4, 10), (-2, 32), (-24, 35))
        canvas.base(patch, "#b9a3c8")
        canvas.ink(patch, 1.4)
        for x, y in ((-27, 20), (-25, 30), (-14, 11), (-3, 20), (-12, 35)):
            canvas.ink(line((x - 2.5, y), (x + 2.5, y + 1)), 1.1, taper=(0, 0))
        canvas.shadow(sack, 4, 7, 5, 0.42)
    return canvas


def box() -> Canvas:
    """The lidless wooden box that used cubes and cards go back to, 120x84."""
    canvas = Canvas(120 + 2 * MARGIN + 6, 84 + 2 * MARGIN + 8, seed=481, tooth=0.6)
    with canvas.at(MARGIN, MARGIN):
        inside = polygon((12, 12), (108, 12), (118, 34), (2, 34))
        canvas.base(inside, "#8a5a34")
        canvas.wash(inside, c.SEPIA, 0.9, loose=0, shift=(0, 0))
        canvas.ink(inside, 2.0)
        for i, colour in enumerate(("yellow", "green", "orange", "red")):
            with canvas.at(26 + 23 * i, 24 - 3 * (i % 2), 0.32, (-12, 6, -4, 14)[i], line_scale=0.5):
                draw_cube(canvas, colour, detail=False)
        front = rounded_rect(2, 34, 116, 46, 3)
        canvas.base(front, "#dcb27a")
        canvas.wash(front, c.UMBER, 0.65, edge=0.7, bloom=0.2)
        for y in (49, 65):
            canvas.ink(line((4, y), (60, y + 1), (116, y - 1)), 1.4, c.SEPIA)
        canvas.hatch(front, 8, 4.6, cover=0.4, width=0.9, colour=c.SEPIA)
        canvas.ink(front, 2.6)
        for x in (9, 111):
            for y in (41, 73):
                canvas.base(circle(x, y, 2), c.INK)
        canvas.shadow(front, 4, 6, 5, 0.42)
    return canvas


def _sprites() -> dict[str, Sprite]:
    piece = (MARGIN, MARGIN, *HEAP)
    found = {
        "heap.empty": Sprite(tray, piece),
        "pool.bag": Sprite(bag, (MARGIN, MARGIN, 96, 112)),
        "pool.box": Sprite(box, (MARGIN, MARGIN, 120, 84)),
    }
    for kind in (*COLOURS, "corruption", "crone"):
        for amount in ROWS:
            found[f"heap.{kind}.{amount}"] = Sprite(partial(heap, kind, amount), piece)
    return found


SPRITES: Final[dict[str, Sprite]] = _sprites()
