"""The brew behind the window: body, surface wave and bubbles, to be moved to the level and cut by the window."""

from functools import partial
from typing import Final

import numpy as np

from assets.art.cauldron15.fire import FRAMES
from assets.art.cauldron15.geometry import LINE_SCALE, UNIT
from assets.art.cauldron15.levelling import level_out
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import Point, blob, circle, line, rounded_rect
from assets.art.sheets import Sprite

WIDTH, DEPTH = 286, 236
"""Size of the brew in layout pixels; its top edge is the surface."""

MARGIN: Final = 14
PIECE: Final = (MARGIN, MARGIN, WIDTH, DEPTH)
HALF: Final = WIDTH / UNIT / 2
BOTTOM: Final = DEPTH / UNIT
FOAM: Final = "#eef4b4"
GOLD_FOAM: Final = "#fff3c4"

CRESTS: Final[tuple[tuple[float, ...], ...]] = (
    (1, -2.5, 1.5, -2, 2, -1.5, 1),
    (-1.5, 1.5, -2.5, 1.5, -1, 2, -1.5),
    (1.5, 0.5, -1, 2, -2.5, 0.5, 1.5),
)
"""Heights of the surface in the three boil frames, from the left edge to the right one."""

BUBBLES: Final = (
    (-66, 12, 4.0),
    (-56, 30, 2.6),
    (62, 14, 4.6),
    (54, 34, 3.0),
    (70, 44, 2.4),
    (-46, 56, 4.0),
    (44, 62, 3.4),
    (-72, 48, 2.4),
    (8, 74, 2.8),
    (-30, 20, 2.2),
    (26, 24, 2.0),
    (-62, 84, 3.4),
    (60, 92, 3.8),
    (-20, 100, 3.2),
    (30, 112, 2.8),
)
"""Bubbles below the surface: x, depth and radius in cauldron units."""


def _canvas(seed: int) -> Canvas:
    return Canvas(WIDTH + 2 * MARGIN, DEPTH + 2 * MARGIN, seed=seed)


def body(colour: str, deep: str, base: str, seed: int) -> Canvas:
    """The brew itself, its top edge flat: a wash with back-runs, darker to the lower right."""
    canvas = _canvas(seed)
    with canvas.at(MARGIN + WIDTH / 2, MARGIN, UNIT, line_scale=LINE_SCALE):
        draw_body(canvas, colour, deep, base)
    return canvas


def draw_body(canvas: Canvas, colour: str, deep: str, base: str) -> None:
    """The brew below the origin, in cauldron units."""
    brew = rounded_rect(-HALF, 0, 2 * HALF, BOTTOM, 1)
    canvas.base(brew, base)
    canvas.wash(brew, colour, 1.0, edge=0.5, vary=0.7, bloom=0.9, shift=(0, 0), inset=0, loose=0, cell=50, granul=0.04)
    with canvas.clip(brew):
        shade = blob((26, 30), (94, 10), (100, BOTTOM), (-60, BOTTOM), (10, 100))
        canvas.glaze(shade, deep, 0.5, soft=12, granul=0, spill=0)
        canvas.glaze(blob((-94, 6), (0, 2), (94, 6), (94, 16), (0, 12), (-94, 16)), deep, 0.25, soft=4, spill=0)
        level_out(canvas, brew)
        for x, y in ((-58, 40), (20, 20), (-10, 70), (56, 60)):
            swirl = line((x - 16, y), (x - 4, y + 4), (x + 9, y + 2), (x + 12, y - 4), (x + 4, y - 6))
            canvas.ink(swirl, 1.2, deep, alpha=0.4, taper=(0.3, 0.6))


def _surface(frame: int) -> list[Point]:
    crests = CRESTS[frame]
    step = 2 * HALF / (len(crests) - 1)
    return [(-HALF + i * step, height) for i, height in enumerate(crests)]


def wave(colour: str, base: str, foam: str, frame: int, seed: int) -> Canvas:
    """The moving surface: a strip of brew up to the crests, a foamy band and the pen line."""
    canvas = Canvas(WIDTH + 2 * MARGIN, 30 + 2 * MARGIN, seed=seed + frame)
    with canvas.at(MARGIN + WIDTH / 2, MARGIN, UNIT, line_scale=LINE_SCALE):
        crest = _surface(frame)
        under = [(x, 6.5 - y * 0.4) for x, y in reversed(crest)]
        edges = rounded_rect(-HALF, -6, 2 * HALF, 20, 0.5)
        with canvas.clip(edges):
            strip = blob((-HALF - 8, crest[0][1]), *crest, (HALF + 8, crest[-1][1]), *under, tension=0.5)
            canvas.base(strip, base)
            canvas.wash(strip, colour, 0.6, edge=0.2, loose=0, shift=(0, 0))
            canvas.gouache(strip, foam, 0.8, 0.6)
            canvas.ink(line(*crest), 2.4, c.INK, taper=(0, 0), overshoot=0)
            rng = np.random.default_rng(seed + 7 * frame)
            for _ in range(7):
                x = rng.uniform(-HALF * 0.9, HALF * 0.9)
                canvas.ink(
                    circle(x, 3.2 + rng.uniform(-0.6, 1.6), rng.uniform(1.0, 2.0)), 1.0, c.INK, alpha=0.6, wobble=0.2
                )
    return canvas


def bubbles(foam: str, frame: int, seed: int) -> Canvas:
    """Bubbles rising in the brew; each frame lifts them a little."""
    canvas = _canvas(seed)
    lift = 2.2 * frame
    with canvas.at(MARGIN + WIDTH / 2, MARGIN, UNIT, line_scale=LINE_SCALE):
        for i, (x, depth, radius) in enumerate(BUBBLES):
            sway = (0, 1.2, -1.0)[(frame + i) % FRAMES]
            y = max(radius + 4.5, depth - lift)
            shape = circle(x + sway, y, radius)
            canvas.gouache(shape, foam, 0.5, 0.3)
            canvas.ink(shape, 1.2, wobble=0.3)
            canvas.gouache(circle(x + sway - radius * 0.3, y - radius * 0.35, radius * 0.28), c.WHITE, 0.9, 0)
    return canvas


def tide(seed: int = 29) -> Canvas:
    """A faint line where the brew stood earlier in the trick."""
    canvas = Canvas(WIDTH + 2 * MARGIN, 8 + 2 * MARGIN, seed=seed)
    with canvas.at(MARGIN + WIDTH / 2, MARGIN + 4, UNIT, line_scale=LINE_SCALE):
        mark = line((-HALF, 0), (-50, 1.5), (0, -1), (50, 1.4), (HALF, 0))
        canvas.ink(mark, 1.4, c.FERN, alpha=0.75, wobble=0.5, taper=(0.02, 0.02))
    return canvas


GREEN: Final = (c.POISON, c.FERN, "#dfe89a")
GOLDEN: Final = ("#d9a536", "#b5782a", "#f7e3a0")
SPRITES: Final[dict[str, Sprite]] = {
    "liquid.body": Sprite(partial(body, *GREEN, 21), PIECE),
    "liquid.gold": Sprite(partial(body, *GOLDEN, 22), PIECE),
    "liquid.tide": Sprite(tide, (MARGIN, MARGIN, WIDTH, 8)),
    **{f"liquid.bubbles.{i}": Sprite(partial(bubbles, FOAM, i, 25), PIECE) for i in range(FRAMES)},
    **{
        f"liquid.wave.{i}": Sprite(partial(wave, c.POISON, "#dfe89a", FOAM, i, 31), (MARGIN, MARGIN, WIDTH, 14))
        for i in range(FRAMES)
    },
    **{
        f"liquid.wave.gold.{i}": Sprite(partial(wave, c.GOLD, "#f7e3a0", GOLD_FOAM, i, 35), (MARGIN, MARGIN, WIDTH, 14))
        for i in range(FRAMES)
    },
}
