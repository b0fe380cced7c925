"""The fire under the pot whose turn it is: glow and flames behind it, flames before it, logs; large and small."""

from functools import partial
from typing import Final

from assets.art.bubble_and_boil.pots import (
    LINE_SCALE,
    ORIGIN,
    PIECE,
    SIZE,
    SMALL_LINE_SCALE,
    SMALL_ORIGIN,
    SMALL_PIECE,
    SMALL_SIZE,
    SMALL_UNIT,
    UNIT,
)
from assets.art.cauldron15.fire import FRAMES, STRETCH, SWAY, Flame, draw_flame, draw_log
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import blob
from assets.art.sheets import Sprite

BEHIND: Final[tuple[Flame, ...]] = (
    (-96, 152, 1.15, False),
    (96, 152, 1.15, True),
    (-52, 146, 1.3, True),
    (56, 146, 1.3, False),
)
BEFORE: Final[tuple[Flame, ...]] = (
    (-68, 158, 1.0, False),
    (68, 158, 0.95, True),
    (-22, 162, 1.05, True),
    (26, 162, 1.1, False),
)
BEFORE_SMALL: Final[tuple[Flame, ...]] = ((-62, 160, 1.2, False), (0, 164, 1.25, True), (62, 160, 1.15, True))


def _canvas(small: bool, seed: int) -> Canvas:
    return Canvas(*(SMALL_SIZE if small else SIZE), seed=seed, tooth=0.6)


def _flames(canvas: Canvas, where: tuple[Flame, ...], frame: int) -> None:
    for i, (x, y, scale, flip) in enumerate(where):
        draw_flame(canvas, x, y, scale, flip, SWAY[(frame + i) % FRAMES], STRETCH[(frame + 2 * i) % FRAMES])


def behind(frame: int, small: bool) -> Canvas:
    """The glow on the ground and the flames behind the pot."""
    canvas = _canvas(small, 310 + frame + 5 * small)
    origin, unit, pen = (SMALL_ORIGIN, SMALL_UNIT, SMALL_LINE_SCALE) if small else (ORIGIN, UNIT, LINE_SCALE)
    with canvas.at(*origin, unit, line_scale=pen):
        glow = blob((-150, 130), (-70, 80), (70, 80), (150, 130), (80, 160), (-80, 160))
        canvas.glaze(glow, c.EMBER, 0.6, soft=8 if small else 14)
        _flames(canvas, BEHIND, frame)
    return canvas


def before(frame: int, small: bool) -> Canvas:
    """The flames before the pot and the logs they lick at."""
    canvas = _canvas(small, 330 + frame + 5 * small)
    origin, unit, pen = (SMALL_ORIGIN, SMALL_UNIT, SMALL_LINE_SCALE) if small else (ORIGIN, UNIT, LINE_SCALE)
    with canvas.at(*origin, unit, line_scale=pen):
        _flames(canvas, BEFORE_SMALL if small else BEFORE, frame)
        draw_log(canvas, (122, 152), (-108, 168), 10)
        draw_log(canvas, (-122, 152), (110, 168), 10.5)
    return canvas


def _sprites() -> dict[str, Sprite]:
    found = {}
    for ending, is_small in (("", False), (".small", True)):
        piece = SMALL_PIECE if is_small else PIECE
        for i in range(FRAMES):
            found[f"hearth.behind{ending}.{i}"] = Sprite(partial(behind, i, is_small), piece)
            found[f"hearth.before{ending}.{i}"] = Sprite(partial(before, i, is_small), piece)
    return found


SPRITES: Final[dict[str, Sprite]] = _sprites()
