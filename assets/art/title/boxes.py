"""The four game boxes on the shelf: blank ribbon and plaque, a picture in an arched window."""

from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

from assets.art.cauldron15.levelling import level_out
from assets.art.common.paper import draw_flourish
from assets.art.inkwash import palette as c
from assets.art.inkwash import pigment
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import blob, polygon, rounded_rect, svg_path
from assets.art.sheets import Sprite
from assets.art.title import scenes

WIDTH, HEIGHT = 330, 420
SIDE, RISE = 26, 18
"""How far the box's side shows to the right and its top above, in layout pixels."""

LEFT, TOP = 16, 34
PIECE: Final = (LEFT, TOP, WIDTH, HEIGHT)
RIBBON: Final = (-2, 28, 334, 52)
PLAQUE: Final = (165, 369, 184, 36)
"""Middle and size of the plaque."""


class Look(NamedTuple):
    """The colours of a box and who paints its picture."""

    ground: str
    deep: str
    sky: str
    picture: Callable[[Canvas], None]


LOOKS: Final[dict[str, Look]] = {
    "cauldron": Look(c.PLUM, c.PLUM_DEEP, "#9a8fb8", scenes.cauldron),
    "bubble_and_boil": Look("#b4502c", c.BLOOD_DEEP, "#e3b378", scenes.bubble_and_boil),
    "cauldron15": Look(c.LAPIS, c.LAPIS_DEEP, "#a9c3d2", scenes.cauldron15),
    "alarun": Look("#587a38", c.FERN, "#b9c38a", scenes.alarun),
}
WINDOW: Final = svg_path(
    f"M34 336 L34 190 C34 120 80 92 {WIDTH / 2} 88"
    f" C{WIDTH - 80} 92 {WIDTH - 34} 120 {WIDTH - 34} 190 L{WIDTH - 34} 336 Z"
)
FRONT: Final = rounded_rect(0, 0, WIDTH, HEIGHT, 7)
RIGHT_SIDE: Final = polygon((WIDTH, 0), (WIDTH + SIDE, -RISE), (WIDTH + SIDE, HEIGHT - 16), (WIDTH, HEIGHT))
LID: Final = polygon((0, 0), (SIDE, -RISE), (WIDTH + SIDE, -RISE), (WIDTH, 0))


def _canvas(seed: int) -> Canvas:
    return Canvas(WIDTH + SIDE + 52, HEIGHT + 64, seed=seed)


def box(name: str) -> Canvas:
    """A box seen a little from the right and above."""
    look = LOOKS[name]
    canvas = _canvas(210 + list(LOOKS).index(name))
    with canvas.at(LEFT, TOP):
        _sides(canvas, look)
        _front(canvas, look)
        canvas.base(WINDOW, c.PAPER_LITE)
        canvas.wash(
            WINDOW, look.sky, 0.95, vary=0.8, edge=0.7, loose=3, inset=1.2, bloom=0.8, cell=80, spill=0, granul=0.05
        )
        level_out(canvas, WINDOW)
        pigment.settle(canvas, WINDOW, look.ground, 0.06)
        with canvas.clip(WINDOW):
            look.picture(canvas)
        canvas.ink(WINDOW, 2.8)
        _ribbon(canvas, look.deep)
        _plaque(canvas)
        outline = polygon((4, 0), (WIDTH + SIDE, -10), (WIDTH + SIDE, HEIGHT - 12), (WIDTH, HEIGHT), (0, HEIGHT))
        canvas.shadow(outline, 6, 5, 8, 0.5)
    return canvas


def _sides(canvas: Canvas, look: Look) -> None:
    canvas.base(RIGHT_SIDE, c.PAPER)
    canvas.wash(RIGHT_SIDE, look.deep, 1.0, edge=0.7, vary=0.5, loose=0.6, granul=0.05)
    level_out(canvas, RIGHT_SIDE)
    canvas.hatch(RIGHT_SIDE, 84, 4, cover=0.6, width=1.1, colour=c.INK)
    canvas.ink(polygon((WIDTH + SIDE * 0.6, -11), (WIDTH + SIDE * 0.6, HEIGHT - 10), closed=False), 2.0)
    canvas.ink(RIGHT_SIDE, 2.8)
    canvas.base(LID, c.PAPER)
    canvas.wash(LID, look.ground, 0.8, edge=0.7, granul=0.05)
    light = polygon((10, -3), (SIDE + 6, -15), (WIDTH * 0.6, -15), (WIDTH * 0.55, -3))
    canvas.gouache(light, c.PAPER_LITE, 0.35, 2)
    level_out(canvas, LID)
    canvas.ink(LID, 2.6)


def _front(canvas: Canvas, look: Look) -> None:
    """The painted front with a double cream line and flourishes in the corners."""
    canvas.base(FRONT, c.PAPER)
    canvas.wash(FRONT, look.ground, 1.0, edge=0.8, vary=0.6, bloom=0.7, loose=1.2, inset=0.6, cell=110, granul=0.05)
    with canvas.clip(FRONT):
        lower_right = rounded_rect(WIDTH * 0.5, HEIGHT * 0.5, WIDTH * 0.5, HEIGHT * 0.5, 6)
        canvas.glaze(lower_right, look.deep, 0.55, soft=30, granul=0, spill=0)
    level_out(canvas, FRONT)
    pigment.settle(canvas, FRONT, look.deep, 0.12, 90)
    canvas.ink(rounded_rect(12, 12, WIDTH - 24, HEIGHT - 24, 6), 1.7, c.CREAM_TEXT, wobble=0.7, dry=0.4)
    canvas.ink(rounded_rect(17, 17, WIDTH - 34, HEIGHT - 34, 5), 0.9, c.CREAM_TEXT, wobble=0.6, dry=0.4)
    for x, flip_x in ((23, False), (WIDTH - 23, True)):
        for y, flip_y in ((23, False), (HEIGHT - 23, True)):
            draw_flourish(canvas, x, y, flip_x, flip_y, c.CREAM_TEXT)
    canvas.ink(FRONT, 3.0, corners=False)


def _ribbon(canvas: Canvas, colour: str) -> None:
    """The blank title ribbon across the box with folded tails."""
    left, top, width, height = RIBBON
    right, middle = left + width, left + width / 2
    for side, x in ((-1, left), (1, right)):
        tail = svg_path(
            f"M{x - side * 14} {top + 9}"
            f" C{x - side * 2} {top + 11} {x + side * 6} {top + 10} {x + side * 12} {top + 7}"
            f" L{x + side * 6} {top + height * 0.5 + 6} L{x + side * 13} {top + height + 8}"
            f" C{x + side * 6} {top + height + 11} {x - side * 6} {top + height + 11}"
            f" {x - side * 14} {top + height + 9} Z"
        )
        canvas.base(tail, c.PAPER)
        canvas.wash(tail, colour, 0.75, edge=0.8)
        canvas.hatch(tail, 90, 3.2, cover=0.7, width=0.9, colour=c.INK)
        canvas.ink(tail, 1.9)
    body = svg_path(
        f"M{left} {top + 6} C{left + width * 0.3} {top - 4} {left + width * 0.7} {top - 4} {right} {top + 6}"
        f" L{right} {top + height + 4} C{left + width * 0.7} {top + height - 6} {left + width * 0.3} {top + height - 6}"
        f" {left} {top + height + 4} Z"
    )
    canvas.glaze(
        blob(
            (left + 8, top + height),
            (middle, top + height + 2),
            (right, top + height + 4),
            (right, top + height + 10),
            (left + 8, top + height + 10),
        ),
        c.INK,
        0.5,
        soft=4,
        spill=0,
    )
    canvas.base(body, c.PAPER_LITE)
    canvas.wash(body, colour, 0.16, edge=1.6, vary=0.5, loose=0.8)
    pigment.settle(canvas, body, colour, 0.035)
    canvas.ink(body, 2.4)


def _plaque(canvas: Canvas) -> None:
    """The blank paper slip at the foot."""
    x, y, width, height = PLAQUE
    half, rise = width / 2, height / 2
    slip = blob(
        (x - half, y - rise),
        (x, y - rise - 3),
        (x + half, y - rise),
        (x + half + 2, y),
        (x + half, y + rise),
        (x, y + rise - 3),
        (x - half, y + rise),
        (x - half - 2, y),
        tension=0.35,
    )
    canvas.glaze(rounded_rect(x - half + 3, y - rise + 5, width, height, 4), c.INK, 0.5, soft=3, spill=0)
    canvas.base(slip, c.PAPER_LITE)
    canvas.wash(slip, c.STRAW, 0.4, edge=1, loose=0.8)
    canvas.ink(slip, 2.1, corners=False)


def focus(seed: int = 223) -> Canvas:
    """The gold brush ring around a box."""
    canvas = _canvas(seed)
    with canvas.at(LEFT, TOP):
        grow = 6
        ring = polygon(
            (-grow, -4),
            (SIDE - 2, -RISE - grow),
            (WIDTH + SIDE + grow, -RISE - grow),
            (WIDTH + SIDE + grow, HEIGHT - 14),
            (WIDTH + 3, HEIGHT + grow),
            (-grow, HEIGHT + grow),
        )
        canvas.ink(ring, 12, c.INK, wobble=1.2, shade=0.1, alpha=0.25, dry=0.3)
        canvas.ink(ring, 9, c.GOLD, wobble=1.3, shade=0.1, dry=0.4, taper=(0.05, 0.08), overshoot=3)
        canvas.ink(ring, 2.6, c.GOLD_LITE, wobble=1.5, shade=0, dry=0.6, taper=(0.2, 0.4))
    return canvas


SPRITES: Final[dict[str, Sprite]] = {
    **{f"box.{name}": Sprite(partial(box, name), PIECE) for name in LOOKS},
    "box.focus": Sprite(focus, PIECE),
}
