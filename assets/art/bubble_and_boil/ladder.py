"""The Diablerie ladder in parts, so that it may have any number of rungs: rails, rungs, the imp on top, markers."""

from functools import partial
from typing import Final

import numpy as np

from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import Point, blob, circle, line, polygon, svg_path
from assets.art.sheets import Sprite

TALL: Final = (58, 606)
LONG: Final = (286, 26)
"""Width and height of the standing ladder of one's own seat, and of an opponent's lying one, in layout pixels."""

MARGIN: Final = 10
MARKER: Final = (56, 44)
SMALL_MARKER: Final = (42, 36)
WOOD: Final = "#dcb27a"


def _bar(canvas: Canvas, start: Point, end: Point, radius: float, grain: bool = True) -> None:
    """A straight piece of wood, cut by hand."""
    here, there = np.array(start, float), np.array(end, float)
    along = (there - here) / np.linalg.norm(there - here)
    across = np.array([-along[1], along[0]]) * radius

    def point(part: float, side: float) -> Point:
        x, y = here + (there - here) * part + across * side
        return float(x), float(y)

    outline = (
        (0, 1),
        (0.3, 1.1),
        (0.55, 0.92),
        (0.8, 1.08),
        (1, 0.95),
        (1, -0.95),
        (0.7, -1.06),
        (0.4, -0.95),
        (0, -1),
    )
    body = blob(*(point(part, side) for part, side in outline), tension=0.2)
    canvas.base(body, WOOD)
    canvas.wash(body, c.UMBER, 0.75, loose=0.4, edge=0.7, bloom=0, cell=30)
    if grain:
        for side in (-0.35, 0.3):
            canvas.ink(line(point(0.04, side), point(0.5, side * 0.7), point(0.96, side)), 1.0, c.SEPIA, alpha=0.7)
    canvas.ink(body, 1.9, corners=False)


def rails() -> Canvas:
    """The two standing rails, 58 apart outside, with worn ends and knots in the wood."""
    width, height = TALL
    canvas = Canvas(width + 2 * MARGIN + 6, height + 2 * MARGIN + 8, seed=401, tooth=0.5)
    with canvas.at(MARGIN, MARGIN):
        for x in (5, width - 5):
            _bar(canvas, (x, 0), (x, height), 5.2)
        for x, y in ((5, 120), (width - 5, 300), (5, 470)):
            canvas.ink(circle(x, y, 2.4, 4), 1.1, c.SEPIA)
        for x in (5, width - 5):
            canvas.shadow(polygon((x - 5, 0), (x + 5, 0), (x + 5, height), (x - 5, height)), 3, 5, 4, 0.3)
    return canvas


def rung(which: int) -> Canvas:
    """A rung of the standing ladder, tied with twine; three that differ."""
    width = TALL[0]
    canvas = Canvas(width + 2 * MARGIN, 12 + 2 * MARGIN, seed=405 + which, tooth=0.5)
    with canvas.at(MARGIN, MARGIN + 6):
        tilt = (0.0, 0.8, -0.8)[which]
        _bar(canvas, (0, -tilt), (width, tilt), 4.8)
        for x in (5, width - 5):
            for side in (-1, 1):
                canvas.ink(line((x - 5, side * 5), (x + 5, -side * 5)), 1.8, "#c9b184", dry=0, taper=(0, 0))
                canvas.ink(line((x - 6, side * 6), (x + 6, -side * 4)), 0.9, c.INK, taper=(0, 0))
        canvas.shadow(polygon((0, -5), (width, -5), (width, 5), (0, 5)), 2, 5, 3, 0.3)
    return canvas


def small_rails() -> Canvas:
    """The two lying rails of an opponent's ladder."""
    width, height = LONG
    canvas = Canvas(width + 2 * MARGIN, height + 2 * MARGIN, seed=411, tooth=0.5)
    with canvas.at(MARGIN, MARGIN, line_scale=0.65):
        for y in (3, height - 3):
            _bar(canvas, (0, y), (width, y), 3.0, grain=False)
            canvas.shadow(polygon((0, y - 3), (width, y - 3), (width, y + 3), (0, y + 3)), 2, 3, 2, 0.25)
    return canvas


def small_rung() -> Canvas:
    """A rung of the lying ladder."""
    canvas = Canvas(8 + 2 * MARGIN, LONG[1] + 2 * MARGIN, seed=412, tooth=0.5)
    with canvas.at(MARGIN + 4, MARGIN, line_scale=0.65):
        _bar(canvas, (0, 1), (0, LONG[1] - 1), 3.0, grain=False)
    return canvas


def imp() -> Canvas:
    """The imp that waits at the top, chin on its hands, 84x64."""
    canvas = Canvas(84 + 2 * MARGIN, 70 + 2 * MARGIN, seed=415, tooth=0.5)
    with canvas.at(MARGIN + 42, MARGIN + 40):
        for side in (-1, 1):
            horn = blob((side * 12, -18), (side * 24, -26), (side * 24, -40), (side * 31, -24), (side * 22, -10))
            canvas.base(horn, "#f0dfae")
            canvas.wash(horn, c.UMBER, 0.5)
            canvas.ink(horn, 1.9)
            ear = blob((side * 22, -2), (side * 42, -12), (side * 38, 4), (side * 24, 10))
            canvas.base(ear, "#e0a090")
            canvas.wash(ear, c.BLOOD, 0.9)
            canvas.ink(ear, 2.0)
        head = blob((-25, -6), (-16, -22), (0, -25), (16, -22), (25, -6), (18, 14), (0, 23), (-18, 14))
        canvas.base(head, "#e0a090")
        canvas.wash(head, c.BLOOD, 0.95, edge=0.8)
        canvas.glaze(blob((6, -24), (28, -10), (22, 16), (0, 24), (14, 0)), "#6d1322", 0.5, soft=3, spill=0)
        canvas.ink(head, 2.6)
        for side in (-1, 1):
            eye = blob((side * 3, -4), (side * 9, -9), (side * 16, -7), (side * 10, 1))
            canvas.base(eye, "#f7e6a0")
            canvas.ink(eye, 1.5)
            canvas.base(circle(side * 8, -4, 2.1), c.INK)
        grin = blob((-15, 6), (0, 10), (15, 6), (9, 15), (0, 17), (-9, 15))
        canvas.base(grin, c.PAPER_LITE)
        canvas.ink(grin, 1.6)
        for x in (-7, 0, 7):
            canvas.ink(line((x, 8), (x, 16)), 1.1, taper=(0, 0))
        for side in (-1, 1):
            hand = blob((side * 14, 14), (side * 24, 10), (side * 30, 18), (side * 24, 27), (side * 14, 25))
            canvas.base(hand, "#e0a090")
            canvas.wash(hand, c.EMBER, 0.9)
            canvas.ink(hand, 2.0)
        canvas.shadow(head, 3, 5, 3, 0.35)
    return canvas


def marker(seat: str, size: tuple[float, float]) -> Canvas:
    """A seat's marker: a rounded chip with two horns and a tail, blank for its number."""
    width, height = size
    canvas = Canvas(
        width + 2 * MARGIN + 6, height + 2 * MARGIN + 10, seed=420 + list(c.SEAT_COLOURS).index(seat), tooth=0.5
    )
    colour = c.SEAT_COLOURS[seat]
    pen = 1.0 if width > SMALL_MARKER[0] else 0.85
    with canvas.at(MARGIN, MARGIN + 6, line_scale=pen):
        tail = line((width * 0.92, height * 0.7), (width + 3, height * 0.8), (width + 6, height * 0.52))
        canvas.ink(tail, 3.4, c.INK, taper=(0, 0.1))
        canvas.base(polygon((width + 1, height * 0.55), (width + 8, height * 0.3), (width + 11, height * 0.56)), c.INK)
        for side in (0, 1):
            x, out = (width * 0.2, -1) if side == 0 else (width * 0.8, 1)
            horn = svg_path(f"M{x - 7} 12 C{x - 6 + out * 3} 0 {x + out * 4} -5 {x + out * 9} -9 L{x + 8} 12 Z")
            canvas.base(horn, "#f7e8c0")
            canvas.wash(horn, colour, 0.8, loose=0.3, bloom=0)
            canvas.ink(horn, 1.8)
        chip = svg_path(
            f"M2 {height * 0.46} C2 -1 {width - 2} -1 {width - 2} {height * 0.46}"
            f" C{width - 2} {height + 1} 2 {height + 1} 2 {height * 0.46} Z"
        )
        canvas.base(chip, c.PAPER_LITE)
        canvas.wash(chip, colour, 0.42, edge=1.3, loose=0.6, bloom=0)
        canvas.ink(chip, 2.3, corners=False)
        canvas.shadow(chip, 2, 4, 2.5, 0.42)
    return canvas


def _sprites() -> dict[str, Sprite]:
    found = {
        "ladder.rails": Sprite(rails, (MARGIN, MARGIN, *TALL)),
        "ladder.rails.small": Sprite(small_rails, (MARGIN, MARGIN, *LONG)),
        "ladder.rung.small": Sprite(small_rung, (MARGIN, MARGIN, 8, LONG[1])),
        "ladder.imp": Sprite(imp, (MARGIN, MARGIN, 84, 66)),
    }
    for i in range(3):
        found[f"ladder.rung.{i}"] = Sprite(partial(rung, i), (MARGIN, MARGIN, TALL[0], 12))
    for seat in c.SEAT_COLOURS:
        for ending, size in (("", MARKER), (".small", SMALL_MARKER)):
            found[f"ladder.marker.{seat}{ending}"] = Sprite(partial(marker, seat, size), (MARGIN, MARGIN + 6, *size))
    return found


SPRITES: Final[dict[str, Sprite]] = _sprites()
