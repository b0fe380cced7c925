"""Icons of things: lock, owl, gear, book, cards, players, bell and the like."""

import math
from collections.abc import Callable
from functools import partial
from typing import Final

from assets.art.common.hats import draw_hat
from assets.art.common.icons_play import painted
from assets.art.common.paper import draw_pin
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import Point, blob, circle, cut, line, on_circle, polygon, rounded_rect, star, svg_path

GEAR_TEETH = 8


def pin(canvas: Canvas) -> None:
    """A red pin."""
    with canvas.at(0, 0, 1.9, line_scale=1.3):
        draw_pin(canvas, 0, 0)


def lock(canvas: Canvas) -> None:
    """A padlock."""
    canvas.ink(line((-8, 0), (-8, -9), (0, -15.5), (8, -9), (8, 0)), 6.4, c.INK, taper=(0, 0), corners=False)
    canvas.ink(line((-8, 0), (-8, -9), (0, -15.5), (8, -9), (8, 0)), 3.0, c.STONE, taper=(0, 0), dry=0, corners=False)
    painted(canvas, blob((-13, -2), (0, -3), (13, -2), (13, 15), (0, 16.5), (-13, 15), tension=0.3), c.UMBER, 0.85)
    canvas.base(circle(0, 5, 3.2), c.INK)
    canvas.base(polygon((-1.5, 6), (1.5, 6), (2.4, 12), (-2.4, 12)), c.INK)


def owl(canvas: Canvas) -> None:
    """An owl that knows what to do: the hint."""
    body = blob(
        (-12, -10), (-14, -18), (-6, -14), (6, -14), (14, -18), (12.5, -10), (14, 6), (7, 17), (-7, 17), (-14, 6)
    )
    painted(canvas, body, c.UMBER, 0.85)
    canvas.gouache(blob((-7, 4), (0, 1), (7, 4), (5, 14), (-5, 14)), "#f3e2b8", 0.9, 0.8)
    for x, y in ((-3, 6), (3, 6), (0, 10)):
        canvas.ink(line((x - 2, y), (x, y + 2), (x + 2, y)), 1.2, c.SEPIA)
    for side in (-1, 1):
        painted(canvas, circle(side * 6, -6, 6.2), c.STRAW, 0.3, 1.8)
        canvas.base(circle(side * 5.4, -5.6, 2.9), c.INK)
        canvas.gouache(circle(side * 5.4 - 1, -6.8, 1.1), c.WHITE, 1, 0)
    painted(canvas, polygon((-2.6, -2.5), (2.6, -2.5), (0, 3)), c.EMBER, 0.8, 1.4)


def gear(canvas: Canvas) -> None:
    """A wooden cog-wheel."""
    points: list[Point] = []
    for i in range(GEAR_TEETH):
        for part, radius in ((-0.30, 12.5), (-0.22, 17.5), (0.22, 17.5), (0.30, 12.5)):
            points.append(on_circle(0, 0, radius, (i + part) * 360 / GEAR_TEETH))
    wheel = cut(polygon(*points), circle(0, 0, 5.5))
    painted(canvas, wheel, c.UMBER, 0.9, 2.0)


def book(canvas: Canvas) -> None:
    """A closed plum book with a star."""
    painted(canvas, blob((-13, -16), (12, -16), (12, 16), (-13, 16), tension=0.12), c.PLUM, 0.95)
    canvas.base(polygon((-10, 11), (12, 11), (12, 15), (-10, 15)), c.PAPER)
    canvas.ink(line((-11, 10.5), (0, 11), (12, 10.5)), 1.4)
    canvas.ink(line((-8.5, -15), (-8.8, -3), (-8.5, 10)), 1.4, c.PLUM_DEEP)
    canvas.gouache(star(2, -3.5, 7, 5, 0.45), c.CREAM_TEXT, 1, 0)


def cards(canvas: Canvas) -> None:
    """Three cards in a fan."""
    for angle, x in ((-20, -7), (0, 0), (20, 7)):
        with canvas.at(x, 2 + abs(angle) * 0.08, rotation=angle):
            painted(canvas, rounded_rect(-8.5, -14, 17, 27, 3), c.STRAW, 0.2, 1.9)
            canvas.wash(rounded_rect(-5.8, -11, 11.6, 21, 2), c.TEAL if angle == 0 else c.DUSK, 0.9, loose=0.4, bloom=0)
    canvas.gouache(star(0, 1.5, 4.6, 5, 0.45), c.CREAM_TEXT, 1, 0)


def person(canvas: Canvas) -> None:
    """A smiling face under a hat."""
    face = circle(0, 8, 10.5, 10)
    painted(canvas, face, c.ROSE, 0.5)
    for side in (-1, 1):
        canvas.base(circle(side * 3.6, 7.5, 1.3, 1.7), c.INK)
        canvas.wash(circle(side * 6, 11, 2.4), c.BLOOD, 0.35, loose=0.3, edge=0, bloom=0)
    canvas.ink(line((-3.6, 11.5), (0, 13.4), (3.6, 11.5)), 1.5)
    with canvas.at(0, -7, 0.27, line_scale=0.55):
        draw_hat(canvas, "plum", small=True)


def _bot(canvas: Canvas, stars: int) -> None:
    """A small cauldron that plays by itself; its stars tell how well."""
    for side in (-1, 1):
        painted(canvas, circle(side * 7, 16.5, 3.2, 2.4), c.SLATE, 1.0, 1.6)
    painted(
        canvas, blob((-12, -1), (-15, 7), (-9, 16), (0, 18), (9, 16), (15, 7), (12, -1)), c.SLATE, 1.05, base="#b3b5b4"
    )
    painted(canvas, circle(0, -1.5, 14, 4), c.SLATE, 0.8, 2.0, base="#c9cbc9")
    for side in (-1, 1):
        canvas.gouache(circle(side * 5, 7, 3.4, 3.8), "#e9f0a8", 1, 0)
        canvas.base(circle(side * 4.6, 7.6, 1.5, 1.9), c.INK)
    canvas.ink(line((-3, 12.6), (0, 14), (3, 12.6)), 1.5, "#e9f0a8", dry=0)
    spread = {1: (0,), 2: (-6.5, 6.5), 3: (-12, 0, 12)}[stars]
    for x in spread:
        shape = star(x, -12 + abs(x) * 0.16, 7 if stars < 3 else 6.4, 5, 0.46)
        canvas.base(shape, c.CREAM_TEXT)
        canvas.wash(shape, c.GOLD, 0.75, loose=0.2, shift=(0, 0), bloom=0)
        canvas.ink(shape, 1.5)


def bell(canvas: Canvas) -> None:
    """A brass bell."""
    painted(canvas, circle(0, 14, 4), c.UMBER, 1.0, 1.8)
    shape = svg_path("M-15 11 C-9 6 -11 -4 -8 -9 C-5 -15 5 -15 8 -9 C11 -4 9 6 15 11 C8 14.5 -8 14.5 -15 11 Z")
    painted(canvas, shape, c.STRAW, 1.2)
    canvas.gouache(blob((-6, 2), (-5.5, -6), (-2, -9), (-3.5, 0)), c.PAPER_LITE, 0.8, 0.4)
    canvas.ink(line((-9.5, 6.5), (0, 9), (9.5, 6.5)), 1.4, c.SEPIA)
    canvas.ink(line((-2.5, -14), (0, -17.5), (2.5, -14)), 2.2)


def trophy(canvas: Canvas) -> None:
    """A cup."""
    for side in (-1, 1):
        canvas.ink(line((side * 9, -11), (side * 17, -10), (side * 15, -2), (side * 7, 1)), 2.6)
    bowl = svg_path("M-11 -15 C-4 -13 4 -13 11 -15 C11 -4 8 3 2.5 5 L2.5 10 L-2.5 10 L-2.5 5 C-8 3 -11 -4 -11 -15 Z")
    painted(canvas, bowl, c.STRAW, 1.2)
    painted(canvas, blob((-9, 11), (0, 9.5), (9, 11), (9, 16), (-9, 16), tension=0.25), c.UMBER, 0.9)
    canvas.gouache(star(0, -5.5, 5, 5, 0.45), c.PAPER_LITE, 0.95, 0)


def quill(canvas: Canvas) -> None:
    """A plum feather that writes."""
    feather = svg_path("M-11 14 C-10 2 -2 -12 15 -18 C18 -6 12 6 0 10 C-4 11 -7 11 -11 14 Z")
    painted(canvas, feather, c.PLUM, 0.85)
    canvas.ink(line((-16, 18), (-6, 7), (10, -12)), 1.7, taper=(0, 0.4))
    for x, y in ((-2, 2), (3, -4), (8, -10)):
        canvas.ink(line((x, y), (x + 4, y + 0.5), (x + 7, y - 1)), 1.1, c.PLUM_DEEP, taper=(0, 0.6))


def hourglass(canvas: Canvas) -> None:
    """An hourglass: somebody thinks."""
    glass = svg_path("M-9 -13 C-9 -4 -2 -3 -2 0 C-2 3 -9 4 -9 13 L9 13 C9 4 2 3 2 0 C2 -3 9 -4 9 -13 Z")
    painted(canvas, glass, c.TEAL, 0.2)
    canvas.wash(polygon((-6, -7), (6, -7), (0.8, -1), (-0.8, -1)), c.GOLD, 1.0, loose=0.2, shift=(0, 0), bloom=0)
    canvas.wash(blob((-7, 12), (0, 5), (7, 12), (0, 13)), c.GOLD, 1.0, loose=0.2, shift=(0, 0), bloom=0)
    for y in (-15, 15):
        painted(canvas, rounded_rect(-12, y - 2.5, 24, 5, 2), c.UMBER, 0.9, 1.9)


def _star(canvas: Canvas, filled: bool) -> None:
    """A star, straw yellow or empty."""
    shape = star(0, 1, 17, 5, 0.46)
    if filled:
        painted(canvas, shape, c.GOLD, 0.85, base="#f7e2a4")
    else:
        canvas.base(shape, c.PAPER, 0.6)
        canvas.ink(shape, 1.8, c.INK_SOFT, alpha=0.8)


def lesson(canvas: Canvas) -> None:
    """A candle on an open book: a lesson."""
    for side in (-1, 1):
        page = blob((0, 4), (side * 9, 0), (side * 18, 3), (side * 18, 16), (side * 9, 13), (0, 17), tension=0.35)
        painted(canvas, page, c.STRAW, 0.3)
        for y in (7, 10.5):
            canvas.ink(line((side * 4, y), (side * 9, y - 2), (side * 15, y - 0.5)), 1.2, c.INK_SOFT)
    painted(canvas, rounded_rect(-3.5, -8, 7, 12, 1.5), c.PAPER, 0.6, 1.8)
    painted(canvas, svg_path("M0 -7 C-6 -10 -3 -15 1 -19 C5 -14 5 -9 0 -7 Z"), c.EMBER, 0.8, 1.6)


def statistics(canvas: Canvas) -> None:
    """Three bars of different height."""
    for x, height, colour in ((-15, 14, c.TEAL), (-4.5, 27, c.PLUM), (6, 20, c.MOSS)):
        painted(canvas, rounded_rect(x, 15 - height, 9, height, 1.5), colour, 0.9, 2.0)
    canvas.ink(line((-18, 16.5), (0, 17), (18, 16.2)), 2.2)


def home(canvas: Canvas) -> None:
    """A crooked hut: back to the title."""
    painted(canvas, polygon((-11, -1), (11, -1), (10, 16), (-10, 16)), c.STRAW, 0.6)
    painted(canvas, svg_path("M-17 1 C-10 -4 -4 -12 1 -18 C7 -11 12 -4 17 0 C8 3 -8 3 -17 1 Z"), c.PLUM, 0.95)
    painted(canvas, svg_path("M-4 16 L-4 8 C-4 4 4 4 4 8 L4 16 Z"), c.UMBER, 1.0, 1.7)


def _dial(canvas: Canvas) -> None:
    """A round clock face: the time or a draw."""
    painted(canvas, circle(0, 0, 15), c.STRAW, 0.3, 2.4)
    for i in range(12):
        angle = math.radians(30 * i)
        x, y = math.cos(angle), math.sin(angle)
        canvas.ink(line((x * 11, y * 11), (x * 12, y * 12), (x * 13, y * 13)), 1.4, c.INK_SOFT)
    canvas.ink(line((0, 0), (0.4, -5), (0, -9.5)), 2.2)
    canvas.ink(line((0, 0), (3.5, 2), (7, 4)), 2.2)


THING_ICONS: Final[dict[str, Callable[[Canvas], None]]] = {
    "pin": pin,
    "lock": lock,
    "hint": owl,
    "gear": gear,
    "book": book,
    "cards": cards,
    "person": person,
    "apprentice": partial(_bot, stars=1),
    "adept": partial(_bot, stars=2),
    "master": partial(_bot, stars=3),
    "bell": bell,
    "trophy": trophy,
    "quill": quill,
    "hourglass": hourglass,
    "star": partial(_star, filled=True),
    "star_off": partial(_star, filled=False),
    "lesson": lesson,
    "statistics": statistics,
    "home": home,
    "clock": _dial,
}
