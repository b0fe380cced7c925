"""Dice of bone: six faces, four frames of tumbling, and their shadow while they are in the air."""

import math
from functools import partial
from typing import Final

from assets.art.cauldron_things.hues import GOLD_BRIGHT, GOLD_EDGE, GOLD_SHINE
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import Point, blob, circle, line, polygon, rounded_rect
from assets.art.sheets import Piece, Sprite

SIDE: Final = 64
MARGIN: Final = 14
PIECE: Final[Piece] = (MARGIN, MARGIN, SIDE, SIDE)
AT: Final = 15.5
"""How far pips lie from the middle of a face."""

PIPS: Final[dict[int, tuple[Point, ...]]] = {
    1: ((0, 0),),
    2: ((-AT, -AT), (AT, AT)),
    3: ((-AT, -AT), (0, 0), (AT, AT)),
    4: ((-AT, -AT), (AT, -AT), (-AT, AT), (AT, AT)),
    5: ((-AT, -AT), (AT, -AT), (0, 0), (-AT, AT), (AT, AT)),
    6: ((-AT, -AT), (AT, -AT), (-AT, 0), (AT, 0), (-AT, AT), (AT, AT)),
}
TUMBLES: Final = ((18.0, 0.62, 5), (47.0, 0.5, 3), (71.0, 0.66, 6), (108.0, 0.54, 2))
"""Turn in degrees, how much of the upper side shows, and the number in front, of each frame."""


def _pip(canvas: Canvas, x: float, y: float, number: int) -> None:
    """A hollow pip; the single one is larger and blood-red."""
    if number == 1:
        large = circle(x, y, 9.4)
        canvas.base(large, c.BLOOD)
        canvas.ink(large, 1.8)
        return
    hollow = circle(x, y, 6.6)
    canvas.base(hollow, c.INK)
    canvas.gouache(circle(x + 1.6, y + 2, 2), "#8a7a66", 0.7, 0.3)


def die(number: int) -> Canvas:
    """A die that lies, seen from above, 64x64."""
    canvas = Canvas(SIDE + 2 * MARGIN, SIDE + 2 * MARGIN, seed=270 + number, tooth=0.5)
    with canvas.at(MARGIN + SIDE / 2, MARGIN + SIDE / 2, rotation=(-4, 3, -2, 5, -5, 2)[number - 1]):
        half = SIDE / 2 - 3
        edge = rounded_rect(-half, -half + 5, 2 * half, 2 * half, 13)
        canvas.base(edge, "#c9a878")
        canvas.wash(edge, c.UMBER, 0.8, loose=0, shift=(0, 0))
        canvas.ink(edge, 2.6, corners=False)
        face = rounded_rect(-half, -half - 3, 2 * half, 2 * half, 13)
        canvas.base(face, c.PAPER_LITE)
        canvas.wash(face, c.BONE, 0.6, edge=1.0, vary=0.5, bloom=0.3)
        canvas.hatch(face, -45, 4.4, cover=0.2, width=0.9, colour=c.SEPIA)
        for x, y in PIPS[number]:
            _pip(canvas, x, y - 3, number)
        canvas.ink(face, 2.8, corners=False)
        canvas.shadow(edge, 3, 6, 4, 0.45)
    return canvas


def tumble(frame: int) -> Canvas:
    """A die in the air: a cube on its corner with strokes of speed, 64x64."""
    turn, tall, number = TUMBLES[frame]
    canvas = Canvas(SIDE + 2 * MARGIN, SIDE + 2 * MARGIN, seed=280 + frame, tooth=0.5)
    with canvas.at(MARGIN + SIDE / 2, MARGIN + SIDE / 2, rotation=turn):
        front: tuple[Point, ...] = ((-26, -8), (8, -2), (8, 32), (-26, 26))
        side: tuple[Point, ...] = ((8, -2), (28, -12), (28, 20), (8, 32))
        top: tuple[Point, ...] = ((-26, -8), (-4, -8 - 20 * tall), (28, -12), (8, -2))
        for corners, wash in ((front, 0.55), (side, 1.0), (top, 0.25)):
            shape = polygon(*corners)
            canvas.base(shape, c.PAPER_LITE)
            canvas.wash(shape, c.BONE if corners is not side else c.STRAW, wash, edge=0.8, loose=0.4)
            canvas.ink(shape, 2.5)
        with canvas.at(-9, 12, 0.6):
            for x, y in PIPS[number]:
                _pip(canvas, x, y + x * 0.16, number)
        canvas.base(circle(18, 10, 4, 5), c.INK)
        canvas.base(circle(1, -11, 5, 3.4), c.INK)
    with canvas.at(MARGIN + SIDE / 2, MARGIN + SIDE / 2):
        for i in range(3):
            angle = math.radians(turn * 0.5 + 200 + 24 * i)
            near = (36 * math.cos(angle), 36 * math.sin(angle))
            far = (44 * math.cos(angle + 0.2), 44 * math.sin(angle + 0.2))
            canvas.ink(line(near, far), 2.4, taper=(0.2, 0.5))
    return canvas


def shadow() -> Canvas:
    """The shadow of a die in the air, 64x26."""
    canvas = Canvas(SIDE + 24, 50, seed=290)
    canvas.glaze(circle(SIDE / 2 + 12, 25, 30, 11), c.SHADOW, 0.6, soft=5)
    return canvas


def ring() -> Canvas:
    """The gold brush around a die that may be rolled again."""
    canvas = Canvas(SIDE + 36, SIDE + 36, seed=291, tooth=0.4)
    with canvas.at(18, 18):
        loop = blob(
            (0, -4),
            (SIDE / 2, -6),
            (SIDE, -4),
            (SIDE + 5, SIDE / 2),
            (SIDE, SIDE + 5),
            (SIDE / 2, SIDE + 7),
            (0, SIDE + 5),
            (-5, SIDE / 2),
        )
        canvas.ink(loop, 8.4, GOLD_EDGE, wobble=0.8, shade=0, dry=0, alpha=0.7)
        canvas.ink(loop, 5.6, GOLD_BRIGHT, wobble=0.9, shade=0, dry=0.1)
        canvas.ink(loop, 1.7, GOLD_SHINE, wobble=1.0, shade=0, dry=0.3)
    return canvas


SPRITES: Final[dict[str, Sprite]] = {
    **{f"die.{number}": Sprite(partial(die, number), PIECE) for number in PIPS},
    **{f"die.tumble.{frame}": Sprite(partial(tumble, frame), PIECE) for frame in range(len(TUMBLES))},
    "die.shadow": Sprite(shadow, (12, 12, SIDE, 26)),
    "die.ring": Sprite(ring, (18, 18, SIDE, SIDE)),
}
