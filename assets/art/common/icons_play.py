"""Icons of commands: arrows, ticks, playing and looking."""

from collections.abc import Callable
from functools import partial
from typing import Final

import skia

from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import Point, blob, circle, line, on_circle, polygon, rounded_rect, svg_path

OUTLINE = 2.2


def painted(
    canvas: Canvas,
    shape: skia.Path,
    colour: str,
    strength: float = 0.9,
    width: float = OUTLINE,
    base: str = c.PAPER_LITE,
) -> None:
    """A shape with paper, wash and outline: the way most small things are drawn."""
    canvas.base(shape, base)
    canvas.wash(shape, colour, strength, edge=0.6, loose=0.5, inset=0.3, shift=(0.7, 0.8), bloom=0)
    canvas.ink(shape, width)


def brushed(canvas: Canvas, path: skia.Path, colour: str, width: float = 4.4) -> None:
    """A stroke of colour with an ink rim: for crosses, ticks and arrows."""
    canvas.ink(path, width + 2.8, c.INK, taper=(0.06, 0.1), shade=0.1, dry=0, min_width=0.6, corners=False)
    canvas.ink(path, width, colour, taper=(0.06, 0.1), shade=0, dry=0, min_width=0.6, wobble=0.3, corners=False)


def close(canvas: Canvas) -> None:
    """A red cross."""
    brushed(canvas, line((-12, -12), (0, -0.5), (12.5, 12)), c.BLOOD)
    brushed(canvas, line((12, -12.5), (0.5, 0), (-12.5, 12)), c.BLOOD)


def check(canvas: Canvas) -> None:
    """A green tick."""
    brushed(canvas, line((-14, 1), (-9.5, 5.5), (-4.5, 11), (2, -1), (13, -13), tension=0.4), c.POISON, 4.6)


def _arrow(canvas: Canvas, rotation: float) -> None:
    """A fat arrow that points to the left before it is turned."""
    shape = polygon((-15, 0), (-1, -13), (-1, -5.5), (15, -5), (14.5, 5.5), (-1, 5.5), (-1, 13))
    with canvas.at(rotation=rotation):
        painted(canvas, shape, c.SEPIA, 0.75)


def _turning_arrow(canvas: Canvas, flip: bool) -> None:
    """An arrow that bends back to the left, or mirrored."""
    with canvas.at(flip=flip):
        arc = line((-8, -7), (2, -10), (12, -5), (14, 5), (8, 13), (-3, 14))
        brushed(canvas, arc, c.TEAL, 4.2)
        painted(canvas, polygon((-17, -6), (-4, -16.5), (-5, 3.5)), c.TEAL, 1.0)


def menu(canvas: Canvas) -> None:
    """Three drawn lines."""
    for y in (-10, 0, 10):
        brushed(canvas, line((-13, y), (-3, y - 1.4), (5, y + 1), (13, y - 0.4)), c.SEPIA, 3.0)


def _triangle(x: float, width: float, height: float) -> skia.Path:
    points: tuple[Point, ...] = ((x, -height), (x + width, 0), (x, height))
    return polygon(*points)


def play(canvas: Canvas) -> None:
    """A triangle to the right."""
    painted(canvas, _triangle(-10, 24, 15), c.MOSS, 1.0, base=c.PAPER)


def pause(canvas: Canvas) -> None:
    """Two upright bars."""
    for x in (-12, 3):
        painted(canvas, rounded_rect(x, -14, 9, 28, 2), c.STRAW, 1.1, base=c.PAPER)


def step(canvas: Canvas) -> None:
    """A triangle and a bar."""
    painted(canvas, _triangle(-14, 18, 13), c.MOSS, 1.0, base=c.PAPER)
    painted(canvas, rounded_rect(7, -13, 6.5, 26, 2), c.STRAW, 1.1, base=c.PAPER)


def speed(canvas: Canvas) -> None:
    """Two triangles to the right."""
    painted(canvas, _triangle(-16, 16, 13), c.EMBER, 0.8, base=c.PAPER)
    painted(canvas, _triangle(0, 16, 13), c.EMBER, 1.0, base=c.PAPER)


def turn(canvas: Canvas) -> None:
    """An arrow going round in a circle."""
    points = [on_circle(0, 1, 12, degrees) for degrees in range(-60, 215, 30)]
    brushed(canvas, line(*points), c.DUSK, 3.8)
    with canvas.at(6.5, -10.5, rotation=-152):
        painted(canvas, polygon((-9, -1), (2, -8.5), (2, 7)), c.DUSK, 1.0)


def replay(canvas: Canvas) -> None:
    """A triangle inside a circling arrow."""
    turn(canvas)
    with canvas.at(-0.5, 1, 0.42, line_scale=0.8):
        painted(canvas, _triangle(-9, 24, 15), c.MOSS, 1.0)


def eye_open(canvas: Canvas) -> None:
    """An open eye with a green iris."""
    almond = svg_path("M-18 1 C-10 -11 9 -12 18 0 C10 12 -9 12 -18 1 Z")
    canvas.base(almond, c.PAPER_LITE)
    canvas.ink(almond, 2.4)
    iris = circle(0, 0, 7.6)
    canvas.base(iris, c.POISON)
    canvas.wash(iris, c.FERN, 0.6, shift=(0, 0), loose=0.4, bloom=0)
    canvas.ink(iris, 1.6)
    canvas.base(circle(0, 0, 2.2, 6.2), c.INK)
    canvas.gouache(circle(-2.8, -3.2, 1.7), c.WHITE, 0.95, 0)
    for x in (-11, -4, 4, 11):
        canvas.ink(line((x, -9 + abs(x) * 0.25), (x * 1.2, -13 + abs(x) * 0.2), (x * 1.35, -16 + abs(x) * 0.3)), 1.6)


def eye_closed(canvas: Canvas) -> None:
    """A closed eye: one lid and its lashes."""
    canvas.ink(line((-17, -3), (-9, 5), (0, 7.5), (9, 5), (17, -3.5)), 3.2, taper=(0.15, 0.2))
    for x in (-12, -4.5, 4.5, 12):
        y = 7.5 - (x / 6.5) ** 2
        canvas.ink(line((x, y), (x * 1.12, y + 4), (x * 1.28, y + 8)), 2.2, taper=(0, 0.5))


def sound(canvas: Canvas) -> None:
    """A horn with three waves."""
    _horn(canvas)
    for radius in (7, 12.5, 18):
        arc = line(*(on_circle(-1, 0, radius, degrees) for degrees in (-42, -20, 0, 20, 42)))
        canvas.ink(arc, 2.2, taper=(0.2, 0.25))


def mute(canvas: Canvas) -> None:
    """A horn and a cross."""
    _horn(canvas)
    with canvas.at(10, 0, 0.55):
        close(canvas)


def _horn(canvas: Canvas) -> None:
    painted(canvas, svg_path("M-17 -5 L-10 -6 L0 -13 L0.5 13 L-10 6 L-17 5.5 Z"), c.UMBER, 0.8)


def copy(canvas: Canvas) -> None:
    """Two sheets of paper, one upon the other: copy."""
    for x, y in ((-4, -5), (3, 3)):
        sheet = blob((x - 10, y - 12), (x + 10, y - 11), (x + 9, y + 12), (x - 10, y + 11), tension=0.15)
        painted(canvas, sheet, c.STRAW, 0.4)
    for y in (-3, 2, 7):
        canvas.ink(line((-3, y), (3, y + 0.5), (9, y)), 1.3, c.INK_SOFT, taper=(0.1, 0.4))


def dots(canvas: Canvas) -> None:
    """Three dots: more, or thinking."""
    for x in (-12, 0, 12):
        painted(canvas, circle(x, 1, 4), c.STONE, 0.9, 1.8)


PLAY_ICONS: Final[dict[str, Callable[[Canvas], None]]] = {
    "close": close,
    "check": check,
    "left": partial(_arrow, rotation=0),
    "up": partial(_arrow, rotation=90),
    "right": partial(_arrow, rotation=180),
    "down": partial(_arrow, rotation=270),
    "undo": partial(_turning_arrow, flip=False),
    "redo": partial(_turning_arrow, flip=True),
    "menu": menu,
    "play": play,
    "pause": pause,
    "step": step,
    "speed": speed,
    "turn": turn,
    "replay": replay,
    "eye_open": eye_open,
    "eye_closed": eye_closed,
    "sound": sound,
    "mute": mute,
    "copy": copy,
    "dots": dots,
}
