"""The strokes of landscape behind each ingredient, for a field of radius 98 around the origin."""

from collections.abc import Callable
from typing import Final

from assets.art.cauldron_things.hues import BARK
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import Point, blob, line, polygon

Points = tuple[Point, ...]

BRANCHES: Final[tuple[Points, ...]] = (
    ((-100, -98), (-70, -64), (-62, -20), (-74, 40), (-66, 100)),
    ((-70, -64), (-30, -84), (10, -100)),
    ((98, -92), (78, -40), (84, 20), (70, 98)),
    ((80, -30), (56, -66), (40, -98)),
    ((-72, 30), (-48, 52), (-20, 60)),
    ((78, 40), (54, 64), (30, 70)),
)
PEAKS: Final[tuple[Points, ...]] = (
    ((-100, 30), (-78, -30), (-58, -58), (-40, -14), (-14, 30)),
    ((20, 30), (50, -40), (70, -64), (86, -20), (104, 30)),
)
VOLCANO: Final[Points] = ((-104, 44), (-72, -30), (-52, -44), (-40, -38), (-28, -48), (-10, -20), (10, 44))


def tuft(canvas: Canvas, x: float, y: float, size: float = 1.2, colour: str = c.FERN) -> None:
    """Four blades of grass that grow from (x, y), 12 high at size 1."""
    for lean, height in ((-4, 8), (-1, 12), (2, 10), (5, 7)):
        root, bend, tip = lean * 0.3 * size, lean * 0.7 * size, lean * 1.3 * size
        blade = line((x + root, y), (x + bend, y - height * 0.5 * size), (x + tip, y - height * size))
        canvas.ink(blade, 1.3, colour, taper=(0.05, 0.75), wobble=0.2)


def _mound(canvas: Canvas, points: Points, colour: str, strength: float, hatched: bool = True) -> None:
    mound = blob(*points)
    canvas.wash(mound, colour, strength, loose=2.5, edge=0.5, spill=0)
    if hatched:
        canvas.hatch(mound, 58, 5.5, cover=0.3, width=0.9, alpha=0.6)


def _stone(canvas: Canvas, x: float, y: float, radius: float) -> None:
    stone = blob(
        (x - radius, y),
        (x - radius * 0.5, y - radius * 0.7),
        (x + radius * 0.4, y - radius * 0.65),
        (x + radius, y + radius * 0.1),
        (x, y + radius * 0.4),
    )
    canvas.base(stone, c.PAPER, 0.5)
    canvas.wash(stone, c.STONE, 0.75, loose=1)
    canvas.hatch(stone, 60, 4, cover=0.45, width=0.9)
    canvas.ink(stone, 1.6)


def dead_wood(canvas: Canvas) -> None:
    """Bare branches that hold the web."""
    for points in BRANCHES:
        branch = line(*points)
        canvas.ink(branch, 10.5, c.INK, taper=(0, 0.6), wobble=1.6, min_width=0.15)
        canvas.ink(branch, 7.2, BARK, taper=(0, 0.6), wobble=1.6, min_width=0.1, dry=0.6)


def pond(canvas: Canvas) -> None:
    """Water with ripples and bulrushes."""
    _mound(canvas, ((-100, 36), (-50, 28), (20, 36), (100, 26), (100, 100), (-100, 100)), c.TEAL, 0.55, hatched=False)
    for y, x, length in ((44, -62, 26), (52, 40, 30), (66, -48, 20), (74, 26, 26), (58, -10, 16)):
        canvas.ink(line((x, y), (x + length / 2, y + 2), (x + length, y)), 1.3, "#2f5f60", taper=(0.4, 0.5))
    for x, height in ((-72, 60), (-66, 44), (72, 56), (66, 74)):
        canvas.ink(line((x, 52), (x + 2, 52 - height * 0.5), (x + 3, 52 - height)), 1.8)
        top = 50 - height
        rush = blob((x, top), (x + 3, top - 14), (x + 7, top), (x + 6, top + 10), (x + 1, top + 10))
        canvas.wash(rush, c.SEPIA, 1.0, loose=0.5, shift=(0, 0))
        canvas.ink(rush, 1.6)


def glade(canvas: Canvas) -> None:
    """Two green hills with grass."""
    _mound(canvas, ((-100, 40), (-40, 30), (30, 40), (100, 30), (100, 100), (-100, 100)), c.FERN, 0.6)
    _mound(canvas, ((-100, 6), (-66, -30), (-30, 10), (0, 40), (-100, 50)), c.MOSS, 0.4, hatched=False)
    for x, y in ((-62, 60), (66, 56), (-40, 76), (46, 78)):
        tuft(canvas, x, y)


def peaks(canvas: Canvas) -> None:
    """Two grey mountains over red ground."""
    for points in PEAKS:
        mountain = polygon(*points)
        canvas.wash(mountain, c.SLATE, 0.35, spill=0, loose=2)
        canvas.ink(line(*points, tension=0.1), 1.7, taper=(0.2, 0.4))
        canvas.hatch(mountain, 64, 5, cover=0.4, width=0.9, alpha=0.7)
    _mound(canvas, ((-100, 34), (0, 26), (100, 34), (100, 100), (-100, 100)), c.BLOOD_DEEP, 0.35)


def tilled_earth(canvas: Canvas) -> None:
    """Brown earth with pebbles."""
    _mound(canvas, ((-100, 22), (-40, 12), (40, 20), (100, 10), (100, 100), (-100, 100)), c.SEPIA, 0.6)
    for x, y in ((-66, 26), (64, 22), (-50, 70), (56, 66)):
        tuft(canvas, x, y)
    for x, y, radius in ((-60, 52, 6), (66, 44, 7), (34, 78, 5), (-30, 84, 6)):
        pebble = blob((x - radius, y), (x, y - radius * 0.7), (x + radius, y), (x, y + radius * 0.6))
        canvas.wash(pebble, c.STONE, 0.8, loose=0.6)
        canvas.ink(pebble, 1.3)


def stony_slope(canvas: Canvas) -> None:
    """Warm sand with stones and dry grass."""
    for x, y, radius in ((-58, 50, 20), (50, -58, 15), (64, -46, 10), (62, 36, 14), (-70, 40, 12)):
        _stone(canvas, x, y, radius)
    for x, y in ((-40, -66), (70, 70), (-74, -20), (10, 84)):
        tuft(canvas, x, y)


def volcano(canvas: Canvas) -> None:
    """A smoking mountain."""
    mountain = polygon(*VOLCANO)
    canvas.wash(mountain, "#8a4a34", 0.45, spill=0, loose=2)
    canvas.hatch(mountain, 62, 5, cover=0.4, width=0.9, alpha=0.7)
    canvas.ink(line(*VOLCANO, tension=0.25), 1.7, taper=(0.2, 0.4))
    canvas.glaze(blob((-58, -40), (-40, -36), (-26, -44), (-36, -70), (-52, -84)), c.EMBER, 0.7, soft=6)
    for x in (0, 9):
        smoke = line((-44 + x, -52), (-50 + x, -64), (-40 + x, -74), (-48 + x, -88))
        canvas.ink(smoke, 1.5, c.SEPIA, taper=(0.2, 0.7))
    _mound(canvas, ((-100, 40), (0, 30), (100, 44), (100, 100), (-100, 100)), c.UMBER, 0.5)


LANDSCAPES: Final[dict[str, Callable[[Canvas], None]]] = {
    "web": dead_wood,
    "frog": pond,
    "toadstool": glade,
    "crystal": peaks,
    "mandrake": tilled_earth,
    "snake": stony_slope,
    "egg": volcano,
}
