"""The back wall of the kitchen, low above the table: a long window with the moon in it, a ledge, what hangs there.

It is drawn in the px of the layout: the picture begins EDGE px left of it and ends as far right of it.
"""

from typing import Final

import numpy as np

from assets.art.brush import fill, limb
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import blob, circle, line, polygon, rounded_rect, star, svg_path
from assets.art.rooms import kit, kitchen
from assets.art.title.hangings import herbs_bunch

EDGE: Final = 44
WIDTH, HEIGHT = 1920 + 2 * EDGE, 112
"""Size of the picture in layout pixels."""

RISE: Final = 32
"""So much of the picture lies above the layout, for windows that are higher than it."""

POST: Final = 26
CAT: Final = (1490.0, 71.0, 0.76)
"""Where the cat lies, and how large it is beside the one in the window."""

GINGER: Final = kitchen.Fur("#b0622b", "#f0d2a4", "#5f2c14")


def back() -> Canvas:
    """The wall from one corner of the table to the other."""
    canvas = Canvas(WIDTH, HEIGHT + RISE, seed=907, tooth=0.6)
    with canvas.at(EDGE, RISE):
        _wall(canvas)
        _window(canvas, 664, 392)
        kitchen.ledge(canvas, -EDGE - 8, WIDTH)
        _beam(canvas)
        for x in (-EDGE, 1920 + EDGE - POST):
            kit.wood(canvas, rounded_rect(x, kitchen.BEAM, POST, kitchen.TABLE - kitchen.BEAM, 2), c.UMBER, 1.0, 3.0)
            kit.grain(canvas, x + 4, 0, POST - 8, kitchen.LEDGE, 8, upright=True)
        _left_things(canvas)
        _right_things(canvas)
        canvas.shadow(polygon((-EDGE, 40), (WIDTH, 40), (WIDTH, kitchen.TABLE), (-EDGE, kitchen.TABLE)), 0, 7, 7, 0.6)
    return canvas


def _wall(canvas: Canvas) -> None:
    """Plaster with a few bare bricks and cracks."""
    wall = polygon((-EDGE - 6, 0), (WIDTH, 0), (WIDTH, kitchen.LEDGE + 4), (-EDGE - 6, kitchen.LEDGE + 4))
    canvas.base(wall, kitchen.PLASTER)
    for number, (colour, strength) in enumerate(kitchen.PLASTER_WASHES):
        kit.ground(canvas, wall, colour, strength, 260 - 90 * (number % 2))
    rng = np.random.default_rng(5)
    for x in (584, 1096, 1372):
        for k in range(3):
            brick = rounded_rect(x + (k % 2) * 30 - (k // 2) * 12, 24 + (k // 2) * 15, 28, 12, 3)
            canvas.wash(brick, "#7a4a4a", 0.6, edge=0.8, spill=0)
            canvas.ink(brick, 1.2, c.INK_SOFT, alpha=0.8)
    for _ in range(14):
        x = float(rng.uniform(360, 1560))
        crack = line((x, 12), (x + 5, 24), (x - 3, 36), (x + 8, 52))
        canvas.ink(crack, 0.9, "#4a3d52", taper=(0.1, 0.7), alpha=0.5)


def _beam(canvas: Canvas) -> None:
    """The beam of the ceiling, over the whole width, and the shadow beneath it."""
    low = kitchen.BEAM + kit.BEAM
    under = polygon((-EDGE, low), (WIDTH, low), (WIDTH, low + 14), (-EDGE, low + 14))
    canvas.glaze(under, "#241a3a", 0.85, soft=7, spill=0)
    shape = polygon((-EDGE - 8, kitchen.BEAM), (WIDTH, kitchen.BEAM), (WIDTH, low), (-EDGE - 8, low))
    kit.wood(canvas, shape, kit.BEAM_WOOD, 1.1, 3.0)
    kit.grain(canvas, -EDGE, kitchen.BEAM + 4, WIDTH, kit.BEAM - 7, 90)
    for x in (410, 610, 1070, 1330, 1530):
        kit.wood(canvas, circle(x, low - 7, 3.2), c.SEPIA, 1.0, 1.6)


def _window(canvas: Canvas, x: float, width: float) -> None:
    """A long low window of five panes above the ledge: hills, firs, the full moon, and somebody on her way."""
    top, frame = 15.0, 7.0
    height = kitchen.LEDGE - top
    outside = rounded_rect(x, top, width, height + 2, 5)
    inside = rounded_rect(x + frame, top + frame, width - 2 * frame, height - frame, 3)
    canvas.glaze(rounded_rect(x - 4, top + 2, width + 14, height, 8), "#241a3a", 0.7, soft=7, spill=0)
    kit.wood(canvas, outside, c.UMBER, 1.0, 2.8)
    canvas.base(inside, "#dfe6f2")
    with canvas.clip(inside):
        kit.ground(canvas, inside, "#33467f", 1.15, 120)
        kit.ground(canvas, inside, "#5b4f8c", 0.45, 60)
        moon_x, moon_y, radius = x + width * 0.7, top + 26.0, 13.5
        for reach in np.linspace(3.6, 1.1, 14):
            canvas.gouache(circle(moon_x, moon_y, radius * float(reach)), "#cdd6ee", 0.045, 0)
        canvas.gouache(circle(moon_x, moon_y, radius), "#fbf3d2", 1, 0.4)
        for dx, dy, size in ((-4, -3, 2.8), (4, 2, 2), (-1, 6, 2.2)):
            canvas.glaze(circle(moon_x + dx, moon_y + dy, size), "#b9a97c", 0.4, soft=0.8, spill=0)
        canvas.ink(circle(moon_x, moon_y, radius), 1.2, "#3a3556", alpha=0.8)
        rng = np.random.default_rng(11)
        for _ in range(46):
            star_x, star_y = float(rng.uniform(x + 8, x + width - 8)), float(rng.uniform(top + 8, top + 36))
            if abs(star_x - moon_x) > 26:
                canvas.gouache(star(star_x, star_y, float(rng.uniform(1.2, 2.8)), 4, 0.3), "#fff3c4", 0.95, 0)
        for level, hue, paper, sway in ((38, "#3b4a7a", "#8fa0c4", 5), (46, "#26304f", "#6a7898", 3)):
            ridge = [(x + width * part / 8, top + level + sway * (-1) ** part) for part in range(-1, 10)]
            fill(
                canvas,
                blob(*ridge, (x + width + 60, kitchen.LEDGE + 20), (x - 60, kitchen.LEDGE + 20)),
                hue,
                1.2,
                1.1,
                paper,
            )
        for at in range(12, int(width), 17):
            tall, foot = float(rng.uniform(11, 22)), kitchen.LEDGE - float(rng.uniform(0, 5))
            fir = polygon((x + at - tall * 0.32, foot), (x + at, foot - tall), (x + at + tall * 0.32, foot))
            canvas.base(fir, "#1f2438")
        _flier(canvas, x + width * 0.34, top + 21)
    canvas.ink(inside, 2.0)
    for part in range(1, 5):
        kit.wood(canvas, rounded_rect(x + width * part / 5 - 2.5, top + 3, 5, height - 3, 1), c.SEPIA, 0.9, 1.6)
    for side in (-1, 1):
        _curtain(canvas, x + width / 2, side, width / 2)
    rod = line((x - 22, top + 2), (x + width / 2, top + 1), (x + width + 22, top + 2))
    canvas.ink(rod, 5.4, c.INK, taper=(0, 0))
    canvas.ink(rod, 2.8, c.GOLD, taper=(0, 0))


def _flier(canvas: Canvas, x: float, y: float) -> None:
    """A witch on a broom, far off."""
    canvas.ink(line((x - 15, y + 4), (x, y + 3), (x + 13, y)), 1.8, "#15131f", taper=(0, 0.3))
    for shape in (
        polygon((x - 15, y + 1), (x - 24, y + 2), (x - 23, y + 9), (x - 14, y + 6)),
        blob((x - 5, y + 4), (x - 4, y - 5), (x + 2, y - 6), (x + 5, y + 3)),
        polygon((x - 5, y - 7), (x + 6, y - 8), (x - 2, y - 15)),
        polygon((x - 4, y - 4), (x - 14, y - 4), (x - 6, y + 2)),
    ):
        canvas.base(shape, "#15131f")


def _curtain(canvas: Canvas, middle: float, side: int, reach: float) -> None:
    """Half a curtain, gathered to one side of the window."""
    far, near = middle + side * (reach + 14), middle + side * (reach - 34)
    bound = middle + side * (reach - 2)
    shape = blob(
        (far, 14),
        (near, 14),
        (near + side * 12, 34),
        (bound - side * 6, 48),
        (bound - side * 10, kitchen.LEDGE - 1),
        (far - side * 1, kitchen.LEDGE - 1),
        (far + side * 1, 42),
        tension=0.35,
    )
    fill(canvas, shape, c.BLOOD, 2.0, 0.8, "#e8b9a4", deep="#5a1f2a")
    for part in (0.25, 0.5, 0.75):
        start = far + (near - far) * part
        end = far + (bound - side * 8 - far) * part
        canvas.ink(
            line((start, 17), ((start + end) / 2, 36), (end, kitchen.LEDGE - 4)), 1.1, "#5a1f2a", taper=(0.1, 0.4)
        )
    tie = polygon((far + side, 46), (bound - side * 7, 49), (bound - side * 7, 53), (far + side, 51))
    fill(canvas, tie, c.GOLD, 1.4, 0.7, c.CREAM_TEXT)


def _left_things(canvas: Canvas) -> None:
    """Garlic and herbs from the beam, books and a mortar on the ledge."""
    low = kitchen.BEAM + kit.BEAM
    for x, y, width, height, colour, lean in (
        (470, kitchen.LEDGE, 15, 50, c.MOSS, 0),
        (486, kitchen.LEDGE, 18, 45, c.PLUM, 0),
        (505, kitchen.LEDGE, 13, 51, c.LAPIS, 0),
        (521, kitchen.LEDGE, 16, 46, c.EMBER, 9),
    ):
        kit.book(canvas, x, y, width, height, colour, lean)
    kit.jar(canvas, 562, kitchen.LEDGE, "squat", c.POISON, 0.82, holds="pearls")
    _mortar(canvas, 614, kitchen.LEDGE)
    for x, scale in ((395, 0.36), (441, 0.3)):
        with canvas.at(x - 85 * scale, low - 4, scale, line_scale=0.5):
            herbs_bunch(canvas)
    with canvas.at(360, low - 3, 0.62, line_scale=0.7):
        kitchen.garlic(canvas, 0, 0, 3)


def _right_things(canvas: Canvas) -> None:
    """Jars and bottles on the ledge, copper from the beam, and the cat."""
    low = kitchen.BEAM + kit.BEAM
    for x, kind, colour, size, holds in (
        (1110, "round", c.TEAL, 0.72, "eyes"),
        (1158, "flask", c.GOLD, 0.7, ""),
        (1204, "straight", c.BLOOD, 0.72, "pearls"),
        (1300, "tall", c.EMBER, 0.58, ""),
        (1336, "round", c.MOSS, 0.7, "twigs"),
        (1380, "squat", c.ROSE, 0.84, "pearls"),
    ):
        kit.jar(canvas, x, kitchen.LEDGE, kind, colour, size, holds=holds)
    for x, width, height, colour, lean in (
        (1229, 14, 48, c.FERN, 0),
        (1244, 18, 43, c.BLOOD, 0),
        (1263, 14, 50, c.DUSK, 0),
    ):
        kit.book(canvas, x, kitchen.LEDGE, width, height, colour, lean)
    handle = line((1078, low - 3), (1079, low + 18))
    canvas.ink(handle, 4.2, c.INK, taper=(0, 0))
    canvas.ink(handle, 1.8, "#b8babc", taper=(0, 0))
    for radius, colour, pen, paper in ((12, "#b4552a", 2.2, "#f2b884"), (8.6, "#8f3f22", 1.2, "#e8a06a")):
        fill(canvas, circle(1079, low + 30, radius), colour, pen, 0.95, paper)
    x, y, size = CAT
    with canvas.at(x, y, size, line_scale=0.85):
        kitchen.cat(canvas, 0, 0, GINGER)


def _mortar(canvas: Canvas, x: float, y: float) -> None:
    """A mortar of stone that stands on (x, y), its pestle in it."""
    canvas.glaze(circle(x + 4, y, 22, 4), "#241a3a", 0.8, soft=3, spill=0)
    pestle = limb(((x + 2, y - 24), (x + 10, y - 40), (x + 17, y - 50)), (7, 7, 10))
    fill(canvas, pestle, c.STONE, 1.8, 0.8, "#e6e2d4")
    bowl = svg_path(
        f"M{x - 22} {y - 30} C{x - 22} {y - 12} {x - 14} {y - 6} {x - 10} {y - 4} L{x - 13} {y} L{x + 13} {y}"
        f" L{x + 10} {y - 4} C{x + 14} {y - 6} {x + 22} {y - 12} {x + 22} {y - 30} Z"
    )
    fill(canvas, bowl, c.STONE, 2.2, 0.9, "#d9d4c0", deep=c.SLATE)
    lip = circle(x, y - 30, 23, 4)
    fill(canvas, lip, c.SLATE, 1.8, 0.8, "#b9b5a6")
    for dx in (-12, -3, 7):
        kit.leaf(canvas, x + dx, y - 30, 12, -60 + 4 * dx, c.FERN)
