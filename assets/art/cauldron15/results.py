"""The pictures of the results page: cup, laurel, the boiled-over pot, a small pot a seat."""

from functools import partial
from typing import Final

import numpy as np

from assets.art.cauldron15.fire import draw_log
from assets.art.cauldron15.kettle import GREEN, HOLE, draw_belly, draw_kettle, draw_rim, draw_rings, smoke
from assets.art.cauldron15.levelling import level_out
from assets.art.cauldron15.moods import BREW_PALE, FOAM, draw_bubble, draw_spark
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import blob, circle, line, polygon, rounded_rect, star, svg_path, union
from assets.art.sheets import Sprite

TROPHY_SIZE: Final = (160, 190)
LAUREL_SIZE: Final = (220, 150)
SPILT_SIZE: Final = (280, 258)
SMALL: Final = 90
SMALL_LEFT, SMALL_TOP = 24, 20
"""The room around a small pot for its shadow and steam."""


def trophy(seed: int = 195) -> Canvas:
    """A golden cauldron on a foot: the winner's cup."""
    width, height = TROPHY_SIZE
    canvas = Canvas(width + 24, height + 24, seed=seed)
    with canvas.at(12 + width / 2, 10):
        foot = svg_path("M-14 116 C-12 136 -18 146 -34 152 L34 152 C18 146 12 136 14 116 Z")
        plinth = svg_path("M-46 154 C-20 150 20 150 46 154 L52 184 C20 188 -20 188 -52 184 Z")
        bowl = svg_path("M-58 38 C-76 66 -66 104 -34 116 C-14 122 14 122 34 116 C66 104 76 66 58 38 Z")
        rim = circle(0, 38, 64, 15)
        for side in (-1, 1):
            handle = line((side * 60, 50), (side * 82, 44), (side * 84, 72), (side * 62, 84))
            canvas.ink(handle, 10, c.INK, taper=(0, 0), shade=0.1, dry=0)
            canvas.ink(handle, 5.8, "#e8b94a", taper=(0, 0), shade=0.1, dry=0)
            canvas.ink(handle, 1.6, c.GOLD_LITE, taper=(0.2, 0.3), shade=0)
        for shape, strength in ((foot, 1.0), (bowl, 0.9)):
            canvas.base(shape, "#f7e2a4")
            canvas.wash(shape, c.GOLD, strength, edge=0.9, vary=0.6, bloom=0.5)
            level_out(canvas, shape)
        canvas.glaze(svg_path("M20 38 C40 60 36 100 6 120 C50 118 76 84 58 40 Z"), c.UMBER, 0.7, soft=8, spill=0)
        canvas.hatch(bowl, 52, 4.2, cover=0.34, width=1.1, colour=c.SEPIA)
        canvas.gouache(blob((-56, 58), (-50, 48), (-44, 54), (-50, 84), (-56, 78)), "#fffbe6", 0.85, 1)
        canvas.ink(bowl, 3.0)
        canvas.ink(foot, 2.6)
        canvas.base(plinth, "#d9ac74")
        canvas.wash(plinth, c.PLUM, 0.95, edge=0.7, vary=0.5)
        canvas.hatch(plinth, 80, 4, cover=0.4, width=1.0, colour=c.INK)
        canvas.ink(plinth, 2.8)
        plate = rounded_rect(-24, 160, 48, 17, 4)
        canvas.base(plate, "#f7e2a4")
        canvas.wash(plate, c.GOLD, 0.7)
        canvas.ink(plate, 1.6)
        canvas.gouache(star(0, 168.5, 6, 5, 0.45), "#fffbe6", 1, 0)
        canvas.base(rim, "#f7e2a4")
        canvas.wash(rim, c.GOLD, 0.75, edge=0.8)
        canvas.ink(rim, 2.8)
        inside = circle(0, 38, 53, 10)
        canvas.base(inside, "#6e4a1c")
        canvas.wash(inside, c.SEPIA, 1.0, shift=(0, 0))
        canvas.ink(inside, 1.8)
        emblem = star(-4, 80, 19, 5, 0.46)
        canvas.gouache(emblem, "#fff3c4", 0.95, 0.3)
        canvas.ink(emblem, 1.9)
        for x, y, radius in ((-34, 24, 7), (8, 16, 10), (44, 22, 6)):
            draw_spark(canvas, x, y, radius)
        canvas.shadow(blob((-56, 178), (0, 172), (62, 178), (50, 190), (-44, 190)), 4, 3, 4, 0.5)
    return canvas


def laurel(seed: int = 197) -> Canvas:
    """Two branches tied below, open above, to stand around a name or a hat."""
    width, height = LAUREL_SIZE
    canvas = Canvas(width + 20, height + 24, seed=seed)
    with canvas.at(10 + width / 2, 8):
        for flip in (False, True):
            with canvas.at(flip=flip):
                _laurel_branch(canvas)
        for side in (-1, 1):
            tail = blob((0, 134), (side * 10, 140), (side * 24, 146), (side * 17, 152), (side * 5, 144))
            canvas.base(tail, "#e8b0a4")
            canvas.wash(tail, c.BLOOD, 0.95)
            canvas.ink(tail, 1.8)
        knot = circle(0, 134, 7, 6)
        canvas.base(knot, "#e8b0a4")
        canvas.wash(knot, c.BLOOD, 1.0)
        canvas.ink(knot, 1.9)
        canvas.shadow(
            blob((-90, 60), (-60, 120), (0, 140), (60, 120), (90, 60), (50, 126), (0, 146), (-50, 126)), 3, 4, 3, 0.25
        )
    return canvas


def _laurel_branch(canvas: Canvas) -> None:
    """The left branch: a stem and two rows of leaves that shrink upwards."""
    spine = ((-2, 134), (-44, 126), (-80, 96), (-96, 52), (-88, 10))
    canvas.ink(line(*spine), 3.0, c.SEPIA, taper=(0.02, 0.5))
    for i in range(9):
        part = (i + 0.6) / 9.4
        angle = np.pi * (0.5 + 0.62 * part)
        x, y = -2 + 96 * np.cos(angle) * 1.0, 56 + 78 * np.sin(angle)
        size = 1.06 - 0.42 * part
        for side in (-1, 1):
            turn = np.degrees(angle) - 180 + side * 34
            with canvas.at(float(x), float(y), float(size), rotation=float(turn)):
                leaf = svg_path("M0 0 C6 -12 10 -24 0 -38 C-11 -26 -8 -12 0 0 Z")
                canvas.base(leaf, "#dfe0a0")
                canvas.wash(leaf, c.MOSS if side < 0 else c.FERN, 0.85, edge=0.7)
                canvas.ink(leaf, 2.0)
                canvas.ink(line((0, -3), (0.5, -16), (0, -30)), 1.1, taper=(0.05, 0.5))
        if i % 3 == 1:
            berry = circle(float(x), float(y), 3.6)
            canvas.base(berry, "#e8b0a4")
            canvas.wash(berry, c.BLOOD, 1.0, loose=0.3)
            canvas.ink(berry, 1.5)


def spilt_pot(seed: int = 199) -> Canvas:
    """A pot that has boiled over: foam on top, runs to all sides, a puddle, and the fire has gone out."""
    width, height = SPILT_SIZE
    canvas = Canvas(width + 40, height + 30, seed=seed)
    with canvas.at(20 + width / 2, 12 + 132, 0.7, line_scale=0.8):
        draw_spilt(canvas)
    return canvas


def draw_spilt(canvas: Canvas) -> None:
    """The boiled-over pot in kettle units."""
    puddle = blob(
        (-186, 150),
        (-120, 132),
        (0, 138),
        (120, 130),
        (190, 148),
        (170, 168),
        (90, 166),
        (20, 174),
        (-90, 168),
        (-160, 170),
    )
    draw_belly(canvas, fire=False)
    canvas.base(puddle, BREW_PALE)
    canvas.wash(puddle, c.POISON, 0.95, edge=0.9, vary=0.6, bloom=0.6)
    level_out(canvas, puddle)
    canvas.ink(puddle, 2.6, corners=False)
    for x, y, radius in ((-150, 152, 7), (-60, 158, 5), (66, 156, 6), (148, 152, 8), (110, 160, 4)):
        draw_bubble(canvas, x, y, radius)
    draw_log(canvas, (126, 146), (-100, 162), 9)
    draw_rings(canvas)
    draw_rim(canvas)
    canvas.ink(HOLE, 2.4)
    runs = svg_path(
        "M-128 -72 C-134 -40 -150 -10 -146 30 C-144 60 -138 84 -128 84 C-118 84 -122 50 -118 30 C-114 8 -106 -4 -100 -8"
        " C-92 -10 -92 20 -84 20 C-76 20 -78 -12 -70 -16 C-58 -20 -62 46 -48 48 C-34 50 -42 -16 -26 -20"
        " C-14 -22 -16 6 -8 6 C0 6 -2 -18 10 -20 C28 -22 20 86 36 90 C52 92 42 -14 56 -18 C66 -20 64 18 74 18"
        " C84 18 80 -12 92 -10 C104 -6 108 20 112 46 C116 70 122 104 132 102 C144 98 138 40 140 14"
        " C142 -20 134 -48 128 -72 Z"
    )
    canvas.base(runs, BREW_PALE)
    canvas.wash(runs, c.POISON, 0.95, edge=0.9, vary=0.6, bloom=0.6, cell=34, granul=0.04)
    level_out(canvas, runs)
    canvas.ink(runs, 3.0, corners=False)
    for light in (
        blob((-138, 10), (-134, 0), (-132, 40), (-136, 50)),
        blob((-54, 0), (-50, -4), (-48, 30), (-52, 30)),
        blob((28, 0), (32, -4), (34, 60), (30, 60)),
        blob((122, 10), (126, 6), (130, 70), (126, 70)),
    ):
        canvas.gouache(light, FOAM, 0.9, 0.4)
    heap = union(
        *(
            circle(x, y, radius)
            for x, y, radius in (
                (-108, -80, 28),
                (-66, -100, 34),
                (-14, -112, 40),
                (44, -106, 36),
                (94, -88, 30),
                (0, -76, 50),
                (-60, -72, 34),
                (64, -74, 34),
                (124, -70, 16),
                (-128, -66, 14),
            )
        )
    )
    canvas.base(heap, BREW_PALE)
    canvas.wash(heap, c.POISON, 0.5, edge=0.8, vary=0.7, bloom=0.6, cell=40, granul=0.04)
    level_out(canvas, heap)
    canvas.ink(heap, 3.2, corners=False)
    for x, y, radius in (
        (-92, -92, 14),
        (-58, -106, 18),
        (-16, -118, 21),
        (34, -108, 16),
        (78, -94, 15),
        (106, -76, 10),
        (-36, -78, 12),
        (10, -82, 14),
        (56, -72, 10),
        (-78, -68, 10),
        (-112, -70, 7),
        (90, -62, 7),
        (-8, -60, 7),
        (34, -60, 6),
    ):
        draw_bubble(canvas, x, y, radius)
    smoke(canvas, -104, 140, 60, 0.8)
    smoke(canvas, 116, 138, 70, -0.9)
    canvas.shadow(puddle, 4, 5, 6, 0.4)


def small_pot(state: str) -> Canvas:
    """A pot of 90 px: simmering below 15, exactly full and golden, or spilt."""
    canvas = Canvas(SMALL + 2 * SMALL_LEFT, SMALL + 3 * SMALL_TOP, seed=203)
    with canvas.at(SMALL_LEFT + SMALL / 2, SMALL_TOP + SMALL * 0.54, SMALL / 330, line_scale=0.55):
        if state == "spilt":
            draw_spilt(canvas)
        else:
            draw_kettle(canvas, GREEN, fire=True, steam=state == "simmering")
            if state == "full":
                _golden_lid(canvas)
    return canvas


def _golden_lid(canvas: Canvas) -> None:
    """The golden calm over a small pot."""
    surface = circle(0, -66, 116, 27)
    canvas.base(surface, "#f7e3a0")
    canvas.wash(surface, c.GOLD, 0.8, vary=0.6, edge=0.8)
    canvas.ink(surface, 2.4)
    canvas.gouache(blob((-80, -70), (-20, -80), (40, -78), (-10, -70)), c.WHITE, 0.6, 1)
    for x, reach in ((-110, 40), (-58, 60), (0, 70), (58, 60), (110, 40)):
        ray = polygon((x * 0.9, -108), (x * 1.15, -108 - reach), closed=False)
        canvas.ink(ray, 7, c.GOLD, taper=(0.1, 0.7), min_width=0.1)
    canvas.gouache(star(0, -150, 30, 4, 0.32), c.STRAW, 1, 0)
    canvas.gouache(star(0, -150, 26, 4, 0.32), c.GOLD_LITE, 1, 0)
    canvas.ink(star(0, -150, 30, 4, 0.32), 2.0, c.INK_SOFT)


SPRITES: Final[dict[str, Sprite]] = {
    "trophy": Sprite(trophy, (12, 10, *TROPHY_SIZE)),
    "laurel": Sprite(laurel, (10, 8, *LAUREL_SIZE)),
    "pot.spilt": Sprite(spilt_pot, (20, 12, *SPILT_SIZE)),
    **{
        f"pot.small.{state}": Sprite(partial(small_pot, state), (SMALL_LEFT, SMALL_TOP, SMALL, SMALL))
        for state in ("simmering", "full", "spilt")
    },
}
