"""What moves in the rooms beside the tables, three drawings of each: fire, flame, moth, fireflies, a tail, stars."""

import math
from functools import partial
from typing import Final

import numpy as np

from assets.art.brush import fill, limb
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import Point, blob, circle, line, star
from assets.art.rooms.kitchen import TABBY, Fur
from assets.art.rooms.kitchen_back import GINGER
from assets.art.sheets import Sprite

MARGIN: Final = 8
FIRE: Final = (176, 196)
FLAME: Final = (28, 44)
MOTH: Final = (150, 96)
FIREFLIES: Final = (260, 300)
TAIL: Final = (88, 156)
STARS: Final = (150, 120)
DRAWINGS: Final = 3

PATH: Final[tuple[Point, ...]] = ((34, 62), (72, 26), (112, 56))
"""Where the moth is in each drawing, on its piece."""

SPARKS: Final[tuple[Point, ...]] = (
    (30, 60),
    (88, 190),
    (150, 40),
    (208, 130),
    (232, 260),
    (120, 270),
    (60, 130),
    (180, 210),
)


def fire(drawing: int) -> Canvas:
    """Five flames on a hearth, 176x196, their feet on the lower edge."""
    canvas = Canvas(FIRE[0] + 2 * MARGIN, FIRE[1] + 2 * MARGIN, seed=941 + drawing, tooth=0.5)
    with canvas.at(MARGIN + FIRE[0] / 2, MARGIN + FIRE[1]):
        for number, (x, tall, lean) in enumerate(
            ((-62, 96, -8), (-32, 150, -4), (0, 180, 6), (32, 142, 4), (62, 92, 10))
        ):
            sway = 9 * math.sin(2.1 * drawing + number * 1.7)
            high = tall * (1 + 0.09 * math.cos(2.1 * drawing + number))
            flame = blob(
                (x - 21, 0), (x - 15, -high * 0.45), (x + lean + sway, -high), (x + 14, -high * 0.5), (x + 22, 1)
            )
            fill(canvas, flame, c.EMBER, 2.2, 0.75, "#ffe27a")
            heart = blob(
                (x - 9, 0),
                (x - 6, -high * 0.3),
                (x + (lean + sway) / 2, -high * 0.55),
                (x + 7, -high * 0.25),
                (x + 10, 1),
            )
            canvas.gouache(heart, "#fff0a8", 0.9, 0.5)
    return canvas


def flame(drawing: int) -> Canvas:
    """The flame of a candle or a lantern, 28x44."""
    canvas = Canvas(FLAME[0] + 2 * MARGIN, FLAME[1] + 2 * MARGIN, seed=951 + drawing, tooth=0.4)
    with canvas.at(MARGIN + FLAME[0] / 2, MARGIN + FLAME[1]):
        sway, high = (-3, 2, 4)[drawing], (42, 38, 41)[drawing]
        shape = blob((0, 0), (-11, -10), (-7, -high * 0.5), (sway, -high), (8, -high * 0.5), (11, -11), tension=0.5)
        fill(canvas, shape, c.EMBER, 1.8, 0.7, "#ffe27a")
        canvas.gouache(blob((0, -3), (-5, -10), (sway * 0.4, -high * 0.5), (5, -10)), "#fff7d8", 0.95, 0.3)
    return canvas


def moth(drawing: int) -> Canvas:
    """A pale moth on its way about a light, 150x96."""
    canvas = Canvas(MOTH[0] + 2 * MARGIN, MOTH[1] + 2 * MARGIN, seed=961 + drawing, tooth=0.4)
    x, y = PATH[drawing]
    with canvas.at(MARGIN + x, MARGIN + y, 1.0, (-20, 10, 30)[drawing]):
        lift = (16, 6, 12)[drawing]
        for side in (-1, 1):
            wing = blob((0, 0), (side * 10, -lift), (side * 22, -lift - 2), (side * 20, 2), (side * 8, 6))
            fill(canvas, wing, c.STRAW, 1.8, 0.5, c.PAPER_LITE)
            canvas.base(circle(side * 14, -lift * 0.5, 2.4), c.UMBER)
        canvas.ink(line((0, -7), (0, 9)), 5.0, c.SEPIA, taper=(0.1, 0.4))
        for side in (-1, 1):
            canvas.ink(line((0, -7), (side * 4, -12), (side * 7, -13)), 1.1)
    return canvas


def fireflies(drawing: int) -> Canvas:
    """Eight fireflies that glow by turns, 260x300."""
    canvas = Canvas(FIREFLIES[0] + 2 * MARGIN, FIREFLIES[1] + 2 * MARGIN, seed=971 + drawing, tooth=0.3)
    with canvas.at(MARGIN, MARGIN):
        for number, (x, y) in enumerate(SPARKS):
            at_x, at_y = x + 5 * math.sin(drawing * 2 + number), y + 4 * math.cos(drawing * 2 + number * 2)
            if (number + drawing) % DRAWINGS:
                for reach, alpha in ((12, 0.18), (7, 0.3)):
                    canvas.gouache(circle(at_x, at_y, reach), "#f4f4a0", alpha, 1)
            canvas.gouache(circle(at_x, at_y, 2.8), "#fffbd0", 0.95, 0)
    return canvas


DUSK: Final = (0.6, 0.55, 0.68)
DUSK_BEHIND: Final = (0.62, 0.52, 0.6)
"""What is left of the colours of a tail where the kitchen is dark, at its side and behind the table."""

TWINKLING: Final[tuple[Point, ...]] = (
    (12, 44),
    (34, 14),
    (58, 66),
    (24, 92),
    (84, 104),
    (132, 96),
    (140, 30),
    (52, 36),
)


def tail(fur: Fur, dusk: tuple[float, float, float], drawing: int) -> Canvas:
    """The tail of a cat that lies on a board, 88x156: it hangs from the upper left, and its tip curls."""
    canvas = Canvas(TAIL[0] + 2 * MARGIN, TAIL[1] + 2 * MARGIN, seed=981 + drawing, tooth=0.5)
    sway, curl = (-7, 0, 7)[drawing], (-12, 0, 10)[drawing]
    with canvas.at(MARGIN - 42, MARGIN + 24):
        path = (
            (62, -10),
            (84, 6),
            (90 + sway * 0.3, 46),
            (78 + sway, 86),
            (90 + sway * 1.4, 116),
            (108 + sway, 112 + curl),
        )
        shape = limb(path, (18, 19, 18, 17, 14, 7))
        fill(canvas, shape, fur.colour, 2.5, 0.95, fur.paper)
        for k in range(5):
            x = 88 + sway * (0.2 + 0.2 * k) - (6 if k > 1 else 0)
            stripe = line((x - 8, 26 + k * 16), (x, 29 + k * 16), (x + 8, 25 + k * 16))
            canvas.ink(stripe, 3.4, fur.stripes, taper=(0.3, 0.3), alpha=0.7)
    canvas.rgb *= np.asarray(dusk, canvas.rgb.dtype)
    return canvas


def stars(drawing: int) -> Canvas:
    """Eight stars in the window that shine by turns, 150x120."""
    canvas = Canvas(STARS[0] + 2 * MARGIN, STARS[1] + 2 * MARGIN, seed=991 + drawing, tooth=0.3)
    with canvas.at(MARGIN, MARGIN):
        for number, (x, y) in enumerate(TWINKLING):
            bright = (number + drawing) % DRAWINGS
            canvas.gouache(star(x, y, (2.2, 3.6, 4.8)[bright], 4, 0.3), "#fff8d8", (0.5, 0.8, 1.0)[bright], 0)
    return canvas


_DRAWN: Final = {
    "fire": (fire, FIRE),
    "flame": (flame, FLAME),
    "moth": (moth, MOTH),
    "fireflies": (fireflies, FIREFLIES),
    "tail": (partial(tail, TABBY, DUSK), TAIL),
    "tail.ginger": (partial(tail, GINGER, DUSK_BEHIND), TAIL),
    "stars": (stars, STARS),
}

GROUPS: Final[dict[str, dict[str, Sprite]]] = {
    "room_life": {
        f"room.{name}.{drawing}": Sprite(partial(draw, drawing), (MARGIN, MARGIN, *size))
        for name, (draw, size) in _DRAWN.items()
        for drawing in range(DRAWINGS)
    }
}
"""Sheet name to its sprites."""
