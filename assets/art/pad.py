"""The controls of a gamepad, 40 px high, to stand in a line of text: dark badges with pale signs that no maker owns."""

import math
from collections.abc import Callable
from functools import partial
from typing import Final

import skia

from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import circle, polygon, rounded_rect, union
from assets.art.lettering import TEXT
from assets.art.sheets import Sprite

HIGH: Final = 40
WIDE: Final = 58
MARGIN: Final = 4
SEED: Final = 1500
SIZE: Final = 33
"""How large the letters are: they have to be read where the whole badge is 16 px high."""

BADGE: Final = "#3a302b"

LETTERS: Final[dict[str, str]] = {"a": "A", "b": "B", "x": "X", "y": "Y"}
SHOULDERS: Final[dict[str, str]] = {"left_shoulder": "LB", "right_shoulder": "RB"}
TRIGGERS: Final[dict[str, str]] = {"left_trigger": "LT", "right_trigger": "RT"}
WAYS: Final[dict[str, float]] = {"right": 0, "down": 90, "left": 180, "up": 270}
STICKS: Final[dict[str, str]] = {"left_stick": "L", "right_stick": "R"}


def _begin(width: float, seed: int) -> Canvas:
    return Canvas(width + 2 * MARGIN, HIGH + 2 * MARGIN, seed=SEED + seed, tooth=0.3)


def _badge(canvas: Canvas, shape: skia.Path) -> None:
    """A dark badge with a fine pale rim inside its outline."""
    canvas.base(shape, BADGE)
    canvas.ink(shape, 2.4)


def _write(canvas: Canvas, text: str, size: float = SIZE, y: float = 0) -> None:
    canvas.letters(0, y + size * 0.33, text, size, TEXT, c.PAPER_LITE, jitter=0)


def letter(text: str) -> Canvas:
    """A round button with its letter, 40x40."""
    canvas = _begin(HIGH, ord(text))
    with canvas.at(MARGIN + HIGH / 2, MARGIN + HIGH / 2):
        _badge(canvas, circle(0, 0, 18.4))
        _write(canvas, text)
    return canvas


def shoulder(text: str) -> Canvas:
    """A flat button above the pad, 58x40."""
    canvas = _begin(WIDE, 3 * ord(text[0]))
    with canvas.at(MARGIN + WIDE / 2, MARGIN + HIGH / 2):
        _badge(canvas, rounded_rect(-27.5, -16, 55, 32, 11))
        _write(canvas, text)
    return canvas


def trigger(text: str) -> Canvas:
    """A button to be squeezed, high and round above, 58x40."""
    canvas = _begin(WIDE, 5 * ord(text[0]))
    with canvas.at(MARGIN + WIDE / 2, MARGIN + HIGH / 2):
        _badge(canvas, union(rounded_rect(-27.5, -18.4, 55, 34, 17), rounded_rect(-27.5, 4, 55, 14.4, 4)))
        _write(canvas, text, y=1)
    return canvas


def cross(way: str) -> Canvas:
    """The cross of four directions with one of its arms lit, 40x40."""
    canvas = _begin(HIGH, 700 + len(way))
    with canvas.at(MARGIN + HIGH / 2, MARGIN + HIGH / 2):
        _badge(canvas, union(rounded_rect(-18.4, -7, 36.8, 14, 3), rounded_rect(-7, -18.4, 14, 36.8, 3)))
        with canvas.at(rotation=WAYS[way]):
            canvas.base(rounded_rect(5.5, -4.6, 10.6, 9.2, 2), c.GOLD_LITE)
    return canvas


def stick(text: str, way: str | None) -> Canvas:
    """A stick with its letter, pushed in a direction, or pressed (None): then it stands in a ring, 40x40."""
    canvas = _begin(HIGH, 800 + ord(text))
    with canvas.at(MARGIN + HIGH / 2, MARGIN + HIGH / 2):
        _badge(canvas, circle(0, 0, 18.4))
        if way is None:
            ring = skia.Path()
            skia.Paint(Style=skia.Paint.kStroke_Style, StrokeWidth=2.2).getFillPath(circle(0, 0, 14.6), ring)
            canvas.base(ring, c.GOLD_LITE)
            _write(canvas, text, 24)
        else:
            turn = math.radians(WAYS[way])
            with canvas.at(rotation=WAYS[way]):
                canvas.base(polygon((16.4, 0), (8.2, -7.6), (8.2, 7.6)), c.GOLD_LITE)
            with canvas.at(-4.6 * math.cos(turn), -4.6 * math.sin(turn)):
                _write(canvas, text, 25)
    return canvas


def bars(count: int) -> Canvas:
    """A small button in the middle of the pad with some bars on it, 40x40."""
    canvas = _begin(HIGH, 900 + count)
    with canvas.at(MARGIN + HIGH / 2, MARGIN + HIGH / 2):
        _badge(canvas, rounded_rect(-18.4, -13.4, 36.8, 26.8, 13.4))
        for number in range(count):
            y = (number - (count - 1) / 2) * 6.4
            canvas.base(rounded_rect(-8.6, y - 1.6, 17.2, 3.2, 1.4), c.PAPER_LITE)
    return canvas


def panes() -> Canvas:
    """The small button left of the middle: two panes, 40x40."""
    canvas = _begin(HIGH, 910)
    with canvas.at(MARGIN + HIGH / 2, MARGIN + HIGH / 2):
        _badge(canvas, rounded_rect(-18.4, -13.4, 36.8, 26.8, 13.4))
        canvas.base(rounded_rect(-9.5, -7.4, 12.4, 9.4, 2), c.PAPER_LITE)
        canvas.base(rounded_rect(-4.6, -3.4, 15.4, 12.2, 2.6), BADGE)
        canvas.base(rounded_rect(-3, -1.8, 12.4, 9.4, 2), c.PAPER_LITE)
    return canvas


def dot(square: bool) -> Canvas:
    """A small button with a dot, or with a square for pictures, 40x40."""
    canvas = _begin(HIGH, 920 + square)
    with canvas.at(MARGIN + HIGH / 2, MARGIN + HIGH / 2):
        _badge(canvas, circle(0, 0, 16.4))
        canvas.base(rounded_rect(-6.4, -5, 12.8, 10, 2) if square else circle(0, 0, 5.6), c.PAPER_LITE)
    return canvas


def _sprite(draw: Callable[[], Canvas], width: int = HIGH) -> Sprite:
    return Sprite(draw, (MARGIN, MARGIN, width, HIGH))


SPRITES: Final[dict[str, Sprite]] = {
    **{f"pad.{name}": _sprite(partial(letter, text)) for name, text in LETTERS.items()},
    **{f"pad.{name}": _sprite(partial(shoulder, text), WIDE) for name, text in SHOULDERS.items()},
    **{f"pad.{name}": _sprite(partial(trigger, text), WIDE) for name, text in TRIGGERS.items()},
    **{f"pad.pad_{way}": _sprite(partial(cross, way)) for way in WAYS},
    **{f"pad.{name}_{way}": _sprite(partial(stick, text, way)) for name, text in STICKS.items() for way in WAYS},
    **{f"pad.{name}_press": _sprite(partial(stick, text, None)) for name, text in STICKS.items()},
    "pad.start": _sprite(partial(bars, 3)),
    "pad.back": _sprite(panes),
    "pad.guide": _sprite(partial(dot, False)),
    "pad.share": _sprite(partial(dot, True)),
}
