"""Small signs of whom and what a hex is about: seats, pots, gardens, recipes."""

from collections.abc import Callable
from typing import Final

from assets.art.bubble_and_boil.kettles import draw_body
from assets.art.bubble_and_boil.pots import draw_lid, draw_rim
from assets.art.bubble_and_boil.sign_kit import SKIN, arrow, bed, card, painted
from assets.art.common.hats import draw_hat
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import (
    blob,
    circle,
    line,
    polygon,
    svg_path,
)


def recipe(canvas: Canvas, colour: str = c.PLUM) -> None:
    """A recipe book in small."""
    painted(canvas, polygon((-14, 13), (14, 11), (15, 17), (-11, 19)), c.STRAW, 0.4, 1.6)
    cover = polygon((-16, 13), (-11, -12), (13, -14), (16, 11))
    painted(canvas, cover, colour)
    flask = svg_path("M-3 -9 L3 -9 L3 -3 C3 0 9 4 7 8 C5 10 -5 10 -7 8 C-9 4 -3 0 -3 -3 Z")
    with canvas.at(1, 0):
        canvas.gouache(flask, c.CREAM_TEXT, 0.95, 0.2)


def rival(canvas: Canvas) -> None:
    """One hat: the one that was hexed."""
    with canvas.at(0, 2, 0.42, line_scale=0.7):
        draw_hat(canvas, "teal", 1.0, small=True)


def others(canvas: Canvas) -> None:
    """Three hats: everybody else."""
    for seat, x, y in (("teal", -12, -6), ("dusk", 12, -6), ("blood", 0, 9)):
        with canvas.at(x, y, 0.25, line_scale=0.6):
            draw_hat(canvas, seat, 1.0, small=True)


def pot(canvas: Canvas) -> None:
    """A closed pot."""
    with canvas.at(0, 2, 0.135, line_scale=0.5):
        draw_body(canvas, "plum", small=True)
        draw_rim(canvas)
        draw_lid(canvas, "plum", small=True)


def blind(canvas: Canvas) -> None:
    """An eye with a cloth over it: taken unseen."""
    painted(canvas, circle(0, 0, 17, 18), c.UMBER, 0.22, 2.0, SKIN)
    cloth = blob((-19, -9), (0, -6), (19, -10), (20, 2), (0, 5), (-20, 2))
    painted(canvas, cloth, c.PLUM)
    painted(canvas, polygon((17, -6), (24, -12), (23, -2), (25, 4), (17, 0)), c.PLUM, 0.9, 1.6)
    canvas.ink(line((-5, 11), (0, 13), (5, 11)), 1.6)


def garden(canvas: Canvas) -> None:
    """A bed with a seedling."""
    bed(canvas, 6)
    for x, tall in ((-10, 9), (0, 16), (10, 9)):
        canvas.ink(line((x, 8), (x, 8 - tall / 2), (x, 8 - tall)), 2.6, c.FERN)
        for side in (-1, 1):
            leaf = blob((x, 8 - tall), (x + side * 4, 2 - tall), (x + side * 8, 4 - tall), (x + side * 5, 8 - tall))
            painted(canvas, leaf, c.MOSS, 0.9, 1.4, "#dfe3b8")


def hand(canvas: Canvas) -> None:
    """A hand of cards."""
    for i in range(3):
        card(canvas, -9 + 9 * i, 1 + abs(i - 1) * 2, -18 + 18 * i)


def crone(canvas: Canvas) -> None:
    """A crone's hat over a pair of eyes: a counter without its face."""
    painted(canvas, circle(0, 2, 19), "#c98a8a", 0.5, 2.0)
    canvas.ink(circle(0, 2, 16), 0.9, c.INK_SOFT)
    with canvas.at(0, -4, 0.3, line_scale=0.6):
        draw_hat(canvas, "plum", 1.0, small=True)
    for side in (-1, 1):
        canvas.base(circle(side * 4, 9, 1.8), c.INK)
    canvas.ink(line((0, 9), (4, 14), (0, 15)), 1.5)


def then(canvas: Canvas) -> None:
    """An arrow between a cost and what it brings."""
    arrow(canvas, 0, 0, 0, c.PLUM, 1.35)


def either(canvas: Canvas) -> None:
    """A fork: the one or the other."""
    canvas.ink(line((-18, 0), (-6, 0), (2, -8), (16, -12)), 3.4, c.PLUM_DEEP, taper=(0, 0.2))
    canvas.ink(line((-6, 0), (2, 8), (16, 12)), 3.4, c.PLUM_DEEP, taper=(0, 0.2))
    for y in (-12, 12):
        canvas.base(circle(18, y, 3.6), c.PLUM_DEEP)


THINGS: Final[dict[str, Callable[[Canvas], None]]] = {
    "recipe": recipe,
    "rival": rival,
    "others": others,
    "pot": pot,
    "blind": blind,
    "garden": garden,
    "hand": hand,
    "crone": crone,
    "then": then,
    "or": either,
}
