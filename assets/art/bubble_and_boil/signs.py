"""Small signs of what hexes cost and do: one drawn thing each, 44 pixels, told apart by outline."""

from collections.abc import Callable
from functools import partial
from typing import Final

from assets.art.bubble_and_boil.cubes import draw_cube
from assets.art.bubble_and_boil.kettles import draw_body
from assets.art.bubble_and_boil.pots import draw_rim
from assets.art.bubble_and_boil.sign_kit import SKIN, any_cube, arrow, bed, blot, card, ladder, painted, stick
from assets.art.bubble_and_boil.sign_things import THINGS, crone, recipe
from assets.art.bubble_and_boil.steps import STEPS
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import (
    blob,
    circle,
    line,
    on_circle,
    polygon,
    rounded_rect,
    star,
    svg_path,
    union,
)
from assets.art.sheets import Sprite

SIDE: Final = 44
MARGIN: Final = 10


def _sleeve_hand(canvas: Canvas, palm_up: bool) -> None:
    """A hand with a plum cuff from the lower left; it grabs, or holds its palm open."""
    painted(canvas, polygon((-22, 8), (-10, 0), (-2, 14), (-14, 22)), c.PLUM)
    if palm_up:
        hand = svg_path("M-10 2 C-2 -2 4 2 10 4 C16 4 20 0 22 2 C22 8 14 14 6 14 C0 16 -4 14 -4 13 Z")
    else:
        hand = svg_path("M-10 2 C-8 -10 2 -16 10 -14 C18 -14 22 -6 18 2 C16 4 14 2 14 -2 C10 6 6 10 -2 13 Z")
    painted(canvas, hand, c.UMBER, 0.25, paper=SKIN)
    for x in (4, 9, 13) if not palm_up else ():
        canvas.ink(line((x, -11), (x + 1, -5), (x + 2, -1)), 1.3)


def _take(canvas: Canvas) -> None:
    """A hand that closes on a cube."""
    any_cube(canvas, 12, 4, 24)
    _sleeve_hand(canvas, palm_up=False)


def _give(canvas: Canvas) -> None:
    """An open palm with a cube on it."""
    _sleeve_hand(canvas, palm_up=True)
    any_cube(canvas, 6, -9, 22)


def _corrupt(canvas: Canvas) -> None:
    """A disc that drips on what is below."""
    blot(canvas, -2, -4, 15)
    drip = svg_path("M10 4 C16 10 20 14 16 19 C13 22 7 21 6 17 C5 13 9 9 10 4 Z")
    painted(canvas, drip, c.PLUM_DEEP, 1.0, 1.7, "#b9a3c8")


def _cleanse(canvas: Canvas) -> None:
    """A disc in soap bubbles, fading."""
    blot(canvas, -3, 3, 13)
    for x, y, radius in ((10, -8, 8), (-12, -10, 6), (14, 9, 6), (0, -16, 4)):
        bubble = circle(x, y, radius)
        canvas.base(bubble, "#e4f0ee", 0.92)
        canvas.wash(bubble, "#3d8a86", 0.3, edge=1.4, loose=0.2, bloom=0)
        canvas.ink(bubble, 1.5)
        canvas.gouache(circle(x - radius * 0.3, y - radius * 0.35, radius * 0.25), c.WHITE, 0.95, 0)


def _destroy(canvas: Canvas) -> None:
    """A garden fork that breaks a bed in two."""
    bed(canvas)
    canvas.ink(polygon((-2, 2), (3, 8), (-3, 13), (2, 20), closed=False), 3.0, c.INK)
    stick(canvas, (10, -22), (6, -12), (2, -3))
    for x in (-5, 0, 5):
        canvas.ink(line((2 + x * 0.5, -4), (x, 2), (x - 1, 8)), 2.2, c.SLATE)
    for x, y in ((-14, -6), (14, -4), (-10, -14)):
        canvas.ink(line((x * 0.8, y * 0.7), (x, y), (x * 1.1, y * 1.15)), 2.0)


def _counter(canvas: Canvas) -> None:
    """A mirror that throws a spark back."""
    stick(canvas, (-8, 22), (-7, 14), (-6, 8), colour=c.PLUM)
    painted(canvas, circle(-6, -4, 13, 15), c.STRAW, 0.8, 2.2)
    glass = circle(-6, -4, 9, 11)
    canvas.base(glass, "#dbe8e6")
    canvas.wash(glass, c.DUSK, 0.3, bloom=0)
    canvas.ink(glass, 1.4)
    canvas.ink(line((-10, -8), (-7, -12), (-4, -13)), 2.0, c.WHITE, dry=0)
    bolt = polygon((20, -18), (6, -6), (12, -5), (5, 5), (18, -6), (12, -8))
    painted(canvas, bolt, c.EMBER, 0.7, 1.6)


def _block(canvas: Canvas) -> None:
    """A hand that says stop."""
    hand = svg_path(
        "M-9 18 C-14 8 -19 0 -16 -3 C-13 -6 -10 0 -8 3 L-9 -13 C-9 -18 -4 -18 -4 -13 L-3 -4 L-2 -17 C-2 -22 4 -22 4 -17"
        " L4 -4 L6 -14 C7 -19 12 -18 11 -13 L10 -2 L13 -8 C15 -12 19 -10 17 -5 C15 4 14 12 9 18 Z"
    )
    painted(canvas, hand, c.UMBER, 0.22, 2.0, SKIN)
    painted(canvas, polygon((-11, 15), (11, 15), (12, 22), (-12, 22)), c.PLUM)
    canvas.ink(line((-6, 7), (0, 4), (6, 7)), 1.3)


def _steal(canvas: Canvas) -> None:
    """A recipe book that runs away on bare feet."""
    for x, bend in ((-6, -4), (7, 5)):
        canvas.ink(line((x, 13), (x + bend, 18), (x + bend - 2, 21)), 3.4, c.INK, taper=(0, 0))
        canvas.ink(line((x + bend - 3, 21), (x + bend + 2, 21), (x + bend + 7, 20)), 4.0, c.INK, taper=(0, 0.3))
    with canvas.at(0, -4, 0.95, 8):
        recipe(canvas)
    for y in (-12, -2, 8):
        canvas.ink(line((-24, y), (-20, y - 0.5), (-17, y)), 1.7)


def _choose(canvas: Canvas) -> None:
    """A signpost with two boards."""
    stick(canvas, (0, 22), (0, 0), (0, -20), width=6)
    left = polygon((6, -16), (-14, -16), (-21, -10), (-14, -4), (6, -4))
    right = polygon((-6, 0), (14, 0), (21, 6), (14, 12), (-6, 12))
    painted(canvas, left, c.MOSS, 0.8)
    painted(canvas, right, c.EMBER, 0.7)


def _draw(canvas: Canvas) -> None:
    """A card that comes down."""
    card(canvas, -7, -2, -8, 1.1)
    arrow(canvas, 90, 13, 2)


def _discard(canvas: Canvas) -> None:
    """A card that goes up in flames."""
    card(canvas, 0, -4, 7, 1.1)
    flame = svg_path("M-14 20 C-20 10 -14 2 -9 -2 C-9 6 -5 7 -2 2 C0 -4 3 -6 4 -9 C10 0 9 6 13 3 C19 10 18 18 12 21 Z")
    painted(canvas, flame, c.EMBER, 0.9, 2.0, "#ffdf8e")
    canvas.base(svg_path("M-5 19 C-9 14 -4 10 -2 7 C2 11 6 12 6 16 C5 19 2 20 -5 19 Z"), "#ffe9a8")


def _raise(canvas: Canvas) -> None:
    """Up the ladder."""
    ladder(canvas, -8)
    arrow(canvas, -90, 13, 0, c.EMBER)


def _lower(canvas: Canvas) -> None:
    """Down the ladder."""
    ladder(canvas, -8)
    arrow(canvas, 90, 13, 0, c.MOSS)


def _points(canvas: Canvas) -> None:
    """A rosette."""
    for side in (-1, 1):
        painted(
            canvas, polygon((side * 2, 6), (side * 12, 20), (side * 6, 19), (side * 3, 23), (0, 8)), c.BLOOD, 0.9, 1.6
        )
    rim = blob(*(on_circle(0, -4, 15 if i % 2 else 13.2, 18 * i) for i in range(20)), tension=0.4)
    painted(canvas, rim, c.PLUM, 0.85, 2.0, "#c9b3d4")
    painted(canvas, circle(0, -4, 9.5), c.STRAW, 0.3, 1.3)
    canvas.base(star(0, -4, 6.5, 5, 0.45), c.PLUM_DEEP)


def _swap(canvas: Canvas) -> None:
    """Two arrows past one another."""
    arrow(canvas, 0, 3, -9, c.MOSS, 1.25)
    arrow(canvas, 180, -3, 10, c.EMBER, 1.25)


def _add(canvas: Canvas) -> None:
    """A card planted in a bed."""
    card(canvas, 0, -6, 4)
    bed(canvas, 7)
    painted(canvas, union(rounded_rect(10, -19, 6, 16, 1), rounded_rect(5, -14, 16, 6, 1)), c.MOSS, 0.9, 1.6)


def _remove(canvas: Canvas) -> None:
    """A card pulled out of a bed."""
    card(canvas, -2, -9, -14)
    bed(canvas, 9)
    for x in (-12, 8):
        canvas.ink(line((x, 10), (x - 2, 4), (x - 5, 0)), 1.7, c.FERN)
    painted(canvas, rounded_rect(8, -13, 15, 6, 1), c.BLOOD, 0.9, 1.6)


def _recolour(canvas: Canvas) -> None:
    """A cube of another colour beside the first."""
    for colour, x, y in (("green", -9, -7), ("orange", 9, 8)):
        with canvas.at(x, y, 0.27, line_scale=0.55):
            draw_cube(canvas, colour, detail=False)
    canvas.ink(line((2, -14), (12, -13), (14, -4)), 2.0)
    canvas.base(polygon((10, -6), (18, -6), (14, 1)), c.INK)


def _spill(canvas: Canvas) -> None:
    """A pot that tips a cube out."""
    with canvas.at(-5, -3, 0.115, -52, line_scale=0.46):
        draw_body(canvas, "plum", small=True)
        draw_rim(canvas)
    any_cube(canvas, -13, 14, 19)
    arrow(canvas, 90, 13, 6, c.BLOOD, 0.85)


def _prune(canvas: Canvas) -> None:
    """Shears."""
    for side in (-1, 1):
        blade = svg_path(
            f"M{-side * 1} 2 L{side * 4} -4 L{side * 14} -21 C{side * 16} -12 {side * 10} -2 {side * 3} 5 Z"
        )
        painted(canvas, blade, c.SLATE, 0.5, 1.9)
        ring = circle(side * 9, 14, 6.5)
        canvas.ink(ring, 5.0, c.INK)
        canvas.ink(ring, 2.4, c.BLOOD, dry=0)
    canvas.base(circle(0, 2, 2.6), c.INK)


def _sip(canvas: Canvas) -> None:
    """A straw in somebody else's pot."""
    with canvas.at(-3, 6, 0.12, line_scale=0.46):
        draw_body(canvas, "teal", small=True)
        draw_rim(canvas)
    straw = line((0, -2), (6, -16), (17, -20))
    canvas.ink(straw, 6.4, c.INK, taper=(0, 0))
    canvas.ink(straw, 3.6, c.WHITE, taper=(0, 0), dry=0)
    for x, y in ((2, -7), (5, -13), (11, -18)):
        canvas.ink(line((x - 2, y), (x + 2, y - 1)), 1.8, c.BLOOD, taper=(0, 0), dry=0)


def _pour(canvas: Canvas) -> None:
    """A cube that goes into one's own pot."""
    with canvas.at(-5, 8, 0.11, line_scale=0.46):
        draw_body(canvas, "plum", small=True)
        draw_rim(canvas)
    any_cube(canvas, -5, -11, 18)
    arrow(canvas, 90, 14, 0, c.MOSS, 0.85)


def _pilfer(canvas: Canvas) -> None:
    """A hand that takes from a bed."""
    bed(canvas, 9)
    with canvas.at(0, -5, 0.9):
        _take(canvas)


def _pass_on(canvas: Canvas) -> None:
    """A disc that is handed over."""
    _sleeve_hand(canvas, palm_up=True)
    blot(canvas, 7, -10, 11)


def _lose_crone(canvas: Canvas) -> None:
    """A crone's counter with a minus."""
    crone(canvas)
    painted(canvas, rounded_rect(7, 11, 15, 7, 1), c.BLOOD, 0.9, 1.7)


def _take_crone(canvas: Canvas) -> None:
    """A crone's counter that changes its table."""
    with canvas.at(-3, 0, 0.92):
        crone(canvas)
    arrow(canvas, 180, 12, 13, c.EMBER, 0.8)


def _reap(canvas: Canvas) -> None:
    """The sickle of the harvest."""
    STEPS["harvest"](canvas)


DRAW: Final[dict[str, Callable[[Canvas], None]]] = {
    "corruption": _corrupt,
    "spill": _spill,
    "prune": _prune,
    "raze": _destroy,
    "discard": _discard,
    "lose_crone": _lose_crone,
    "shed": _cleanse,
    "pass_corruption": _pass_on,
    "sip": _sip,
    "pour": _pour,
    "pilfer": _pilfer,
    "lift": _remove,
    "graft": _add,
    "sprout": _recolour,
    "swap_gardens": _swap,
    "reap": _reap,
    "diablerie": _raise,
    "diablerie.down": _lower,
    "points": _points,
    "take_crone": _take_crone,
    "draw": _draw,
    "steal_recipe": _steal,
    "block": _block,
    "choose": _choose,
    "counter": _counter,
    "take": _take,
    "give": _give,
    **THINGS,
}
"""Signs of the verbs of the card files, and of whom and what they are about."""


def hex_sign(which: str) -> Canvas:
    """A sign on its own, without a ground."""
    canvas = Canvas(SIDE + 2 * MARGIN, SIDE + 2 * MARGIN, seed=740 + list(DRAW).index(which), tooth=0.5)
    with canvas.at(MARGIN + SIDE / 2, MARGIN + SIDE / 2, line_scale=0.92):
        DRAW[which](canvas)
    return canvas


SPRITES: Final[dict[str, Sprite]] = {
    f"hex.{which}": Sprite(partial(hex_sign, which), (MARGIN, MARGIN, SIDE, SIDE)) for which in DRAW
}
