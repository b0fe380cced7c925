"""A witch's kitchen at dusk: a window with the moon and a cat, herbs, drawers; shelves, copper pans, a barrel."""

from typing import NamedTuple

import numpy as np
import skia

from assets.art.brush import fill, limb
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import blob, circle, line, polygon, rounded_rect, star, svg_path
from assets.art.rooms import kit
from assets.art.title.hangings import herbs_bunch

PLASTER = "#d8c6bd"
PLASTER_WASHES = (("#7d73a0", 0.5), ("#9a7f80", 0.35), ("#5b4a74", 0.2))

LEDGE, THICK = 70, 13
"""Where things stand on the ledge that runs round the walls, and how thick its board is."""

TABLE = LEDGE + THICK
"""Where the table begins, at the back wall."""

BEAM = -28
"""Where the beam of the ceiling begins: it goes on over the back wall."""


class Fur(NamedTuple):
    """The colours of a cat: its fur, the paper beneath, its stripes."""

    colour: str
    paper: str
    stripes: str


TABBY = Fur("#5f668c", "#c9c4da", "#2f2b45")


def left() -> Canvas:
    """The side with the window."""
    canvas = kit.room(901, PLASTER, PLASTER_WASHES)
    _plaster(canvas, 3)
    kit.beam(canvas, BEAM)
    ledge(canvas, -8, kit.WIDTH + 8)
    for x, size, colour in ((214, 27, c.TEAL), (262, 22, c.ROSE), (304, 25, c.DUSK)):
        _plate(canvas, x, LEDGE - size, size, colour)
    with canvas.at(112, 168):
        _window(canvas, 220, 318)
    kit.shelf(canvas, 86, 492, 272)
    cat(canvas, 222, 494, TABBY)
    kit.jar(canvas, 334, 493, "squat", c.POISON, 0.7, holds="pearls")
    with canvas.at(62, 10, 0.72):
        herbs_bunch(canvas)
    garlic(canvas, 352, 16, 6)
    _chest(canvas, 92, 706)
    for x, kind, colour, size, holds in (
        (122, "straight", c.BLOOD, 1.05, "pearls"),
        (176, "flask", c.GOLD, 1.0, ""),
        (316, "round", c.TEAL, 1.0, "eyes"),
    ):
        kit.jar(canvas, x, 698, kind, colour, size, holds=holds)
    kit.book(canvas, 216, 698, 18, 66, c.PLUM, -3)
    kit.book(canvas, 236, 698, 22, 74, c.MOSS)
    kit.book(canvas, 260, 698, 16, 60, c.DUSK, 4)
    kit.table(canvas, "#a4652f", "#5b3420", 905, right=False, top=TABLE)
    return canvas


def right() -> Canvas:
    """The side with shelves and pans."""
    canvas = kit.room(902, PLASTER, PLASTER_WASHES)
    _plaster(canvas, 8)
    kit.beam(canvas, BEAM)
    ledge(canvas, -8, kit.WIDTH + 8)
    for x, size, colour in ((126, 26, c.DUSK), (172, 22, c.GOLD), (214, 26, c.TEAL), (262, 21, c.ROSE)):
        _plate(canvas, x, LEDGE - size, size, colour)
    _cobweb(canvas)
    kit.shelf(canvas, 76, 238, 300)
    for x, kind, colour, size, holds in (
        (104, "round", c.MOSS, 1.1, "eyes"),
        (160, "tall", c.EMBER, 0.95, ""),
        (212, "squat", c.GOLD, 1.0, "pearls"),
        (340, "straight", c.PLUM, 1.1, "twigs"),
    ):
        kit.jar(canvas, x, 238, kind, colour, size, holds=holds)
    kit.book(canvas, 262, 238, 20, 76, c.BLOOD, 2)
    kit.book(canvas, 284, 238, 24, 66, c.FERN)
    kit.shelf(canvas, 76, 404, 300)
    for x, kind, colour, size, holds in (
        (286, "flask", c.TEAL, 1.15, ""),
        (344, "round", c.ROSE, 0.9, "pearls"),
        (106, "straight", c.STRAW, 0.9, "twigs"),
    ):
        kit.jar(canvas, x, 404, kind, colour, size, holds=holds)
    for x, width, height, colour, lean in (
        (138, 22, 78, c.LAPIS, 0),
        (162, 18, 70, c.EMBER, 0),
        (184, 26, 84, c.PLUM_DEEP, 0),
        (214, 18, 72, c.MOSS, 9),
    ):
        kit.book(canvas, x, 404, width, height, colour, lean)
    _pans(canvas, 76, 508)
    _barrel(canvas, 264, 1036)
    _sack(canvas, 140, 1040)
    _broom(canvas, 92, 1044)
    kit.table(canvas, "#a4652f", "#5b3420", 906, right=True, top=TABLE)
    return canvas


def _plaster(canvas: Canvas, seed: int) -> None:
    """Cracks, and a few bricks where the plaster has come off; a floor of flags below."""
    rng = np.random.default_rng(seed)
    for _ in range(9):
        x, y = float(rng.uniform(20, 360)), float(rng.uniform(90, 900))
        crack = line((x, y), (x + 6, y + 20), (x - 4, y + 36), (x + 12, y + 60))
        canvas.ink(crack, 1.0, "#4a3d52", taper=(0.1, 0.7), alpha=0.6)
    for x, y in ((60, 420), (330, 600), (40, 640), (300, 120), (80, 930)):
        for k in range(4):
            brick = rounded_rect(x + (k % 2) * 34 + (k // 2) * 8, y + (k // 2) * 17, 31, 14, 3)
            canvas.wash(brick, "#7a4a4a", 0.6, edge=0.8, spill=0)
            canvas.ink(brick, 1.3, c.INK_SOFT, alpha=0.8)
    floor = polygon((-6, 1010), (kit.WIDTH + 6, 1010), (kit.WIDTH + 6, kit.HEIGHT + 6), (-6, kit.HEIGHT + 6))
    canvas.base(floor, "#b59a7c")
    kit.ground(canvas, floor, "#5b4256", 0.9)
    canvas.ink(line((-6, 1010), (200, 1012), (436, 1009)), 2.4, taper=(0, 0))
    for x in (30, 150, 262, 380):
        canvas.ink(line((x, 1012), (x - 16, kit.HEIGHT + 4)), 1.6, c.INK_SOFT, taper=(0, 0))


def ledge(canvas: Canvas, start: float, end: float) -> None:
    """A stretch of the board that runs along the walls, its light upper edge, and the shadow above it."""

    def stretch(top: float, bottom: float) -> skia.Path:
        return polygon((start, top), (end, top), (end, bottom), (start, bottom))

    canvas.glaze(stretch(LEDGE - 8, LEDGE), "#241a3a", 0.6, soft=5, spill=0)
    canvas.glaze(stretch(TABLE, TABLE + 16), "#241a3a", 0.8, soft=7, spill=0)
    kit.wood(canvas, stretch(LEDGE, TABLE), c.UMBER, 1.0, 2.4)
    kit.grain(canvas, start, LEDGE + 3, end - start, THICK - 5, round((end - start) / 24))
    canvas.gouache(stretch(LEDGE + 1.6, LEDGE + 3.2), c.PAPER_LITE, 0.3, 1.0)


def _plate(canvas: Canvas, x: float, y: float, radius: float, colour: str) -> None:
    """A painted plate that leans against the wall."""
    canvas.glaze(circle(x + 4, y + 3, radius), "#241a3a", 0.6, soft=4, spill=0)
    fill(canvas, circle(x, y, radius), colour, 2.2, 0.75, c.PAPER_LITE)
    fill(canvas, circle(x, y, radius * 0.66), c.STRAW, 1.4, 0.3, c.PAPER_LITE)
    canvas.base(star(x, y, radius * 0.4, 6, 0.4), colour)


def _window(canvas: Canvas, width: float, height: float) -> None:
    """An arched window, night and a full moon outside it."""
    frame = 17
    outside = svg_path(
        f"M0 {height} L0 {height * 0.3} C0 -6 {width * 0.3} -20 {width / 2} -20"
        f" C{width * 0.7} -20 {width} -6 {width} {height * 0.3} L{width} {height} Z"
    )
    inside = svg_path(
        f"M{frame} {height - frame} L{frame} {height * 0.31} C{frame} 20 {width * 0.32} 4 {width / 2} 4"
        f" C{width * 0.68} 4 {width - frame} 20 {width - frame} {height * 0.31} L{width - frame} {height - frame} Z"
    )
    canvas.glaze(
        polygon((-4, 20), (width + 16, 20), (width + 16, height + 14), (-4, height + 14)),
        "#241a3a",
        0.6,
        soft=12,
        spill=0,
    )
    kit.wood(canvas, outside, c.UMBER, 1.0, 3.2)
    canvas.base(inside, "#dfe6f2")
    with canvas.clip(inside):
        kit.ground(canvas, inside, "#33467f", 1.15, 120)
        kit.ground(canvas, inside, "#5b4f8c", 0.5, 60)
        moon_x, moon_y, radius = width * 0.64, height * 0.32, 36
        for reach, alpha in ((2.5, 0.18), (1.8, 0.24), (1.35, 0.32)):
            canvas.gouache(circle(moon_x, moon_y, radius * reach), "#cdd6ee", alpha, 5)
        canvas.gouache(circle(moon_x, moon_y, radius), "#fbf3d2", 1, 0.6)
        for x, y, size in ((-10, -8, 7), (9, 4, 5), (-2, 15, 6)):
            canvas.glaze(circle(moon_x + x, moon_y + y, size), "#b9a97c", 0.4, soft=1.2, spill=0)
        canvas.ink(circle(moon_x, moon_y, radius), 1.6, "#3a3556", alpha=0.8)
        rng = np.random.default_rng(7)
        for _ in range(34):
            x, y = float(rng.uniform(frame, width - frame)), float(rng.uniform(10, height * 0.6))
            canvas.gouache(star(x, y, float(rng.uniform(1.8, 4)), 4, 0.3), "#fff3c4", 0.95, 0)
        for level, hue, paper in ((0.7, "#3b4a7a", "#8fa0c4"), (0.8, "#26304f", "#6a7898")):
            hill = blob(
                (-10, height * (level + 0.06)),
                (width * 0.3, height * level),
                (width * 0.65, height * (level + 0.07)),
                (width + 10, height * (level + 0.01)),
                (width + 10, height + 20),
                (-10, height + 20),
            )
            fill(canvas, hill, hue, 1.4, 1.1, paper)
        for x in range(24, int(width), 25):
            tall, foot = float(rng.uniform(28, 58)), height * float(rng.uniform(0.86, 0.95))
            fir = polygon(
                (x - tall * 0.3, foot),
                (x - tall * 0.1, foot - tall * 0.5),
                (x - tall * 0.18, foot - tall * 0.5),
                (x, foot - tall),
                (x + tall * 0.18, foot - tall * 0.5),
                (x + tall * 0.1, foot - tall * 0.5),
                (x + tall * 0.3, foot),
            )
            canvas.base(fir, "#1f2438")
            canvas.ink(fir, 1.2, "#15131f")
    canvas.ink(inside, 2.4)
    kit.wood(canvas, rounded_rect(width / 2 - 5, 0, 10, height - 12, 2), c.SEPIA, 0.9, 2.0)
    kit.wood(canvas, rounded_rect(10, height * 0.46, width - 20, 10, 2), c.SEPIA, 0.9, 2.0)


def cat(canvas: Canvas, x: float, y: float, fur: Fur) -> None:
    """A cat asleep, about 150 wide; its tail, which hangs down over an edge, moves (`life.tail`)."""
    with canvas.at(x, y):
        canvas.glaze(circle(4, 2, 78, 9), "#1c1024", 1.0, soft=5, spill=0)
        body = blob(
            (-72, -2), (-74, -30), (-52, -56), (-14, -66), (30, -58), (60, -40), (74, -16), (70, 0), (20, 3), (-40, 3)
        )
        fill(canvas, body, fur.colour, 2.8, 0.95, fur.paper, deep=fur.stripes)
        for k in range(6):
            stripe = -40 + k * 19
            canvas.ink(
                line((stripe, -60 + abs(k - 2) * 4), (stripe + 5, -46), (stripe + 2, -30)),
                4.0,
                fur.stripes,
                taper=(0.2, 0.7),
                alpha=0.75,
            )
        head = blob(
            (-84, -8),
            (-86, -26),
            (-80, -48),
            (-72, -34),
            (-58, -34),
            (-48, -48),
            (-42, -26),
            (-44, -8),
            (-64, 0),
            tension=0.45,
        )
        fill(canvas, head, fur.colour, 2.8, 0.95, fur.paper)
        for eye in (-75, -55):
            canvas.ink(line((eye - 5, -20), (eye, -16), (eye + 5, -20)), 1.9, "#f0e2b0", taper=(0.2, 0.2))
        canvas.gouache(polygon((-69, -13), (-62, -13), (-65.5, -9)), "#d98f8f", 1, 0.2)
        for side in (-1, 1):
            for rise in (-1, 1):
                canvas.ink(
                    line((-65 + side * 6, -10), (-65 + side * 21, -10 + 3 * rise)), 1.0, "#f0e2b0", taper=(0, 0.7)
                )
        canvas.gouache(blob((-30, -60), (10, -62), (40, -52), (10, -57)), "#b7a6c6", 0.45, 1.2)
        paw = limb(((30, -4), (52, 2), (66, 0)), (14, 13, 10))
        fill(canvas, paw, fur.colour, 2.2, 0.9, fur.paper)


def garlic(canvas: Canvas, x: float, y: float, count: int) -> None:
    """A plait of garlic and onions that hangs from (x, y)."""
    canvas.ink(line((x, y), (x + 1, y + count * 22)), 4, "#a98a58", dry=0, taper=(0, 0))
    for i in range(count):
        for side in (-1, 1):
            at_x, at_y = x + side * (10 + (i % 2) * 3), y + 24 + i * 21 + side * 4
            bulb = blob(
                (at_x, at_y - 16),
                (at_x + 4, at_y - 8),
                (at_x + 12, at_y),
                (at_x + 8, at_y + 10),
                (at_x - 8, at_y + 10),
                (at_x - 12, at_y),
                (at_x - 4, at_y - 8),
            )
            onion = (i + side) % 3 == 0
            fill(canvas, bulb, "#b0622b" if onion else c.ROSE, 1.9, 0.85 if onion else 0.4, "#f3e6d2")
            for k in (-4, 0, 4):
                canvas.ink(
                    line((at_x, at_y - 13), (at_x + k, at_y), (at_x + k * 0.8, at_y + 8)), 0.9, c.INK_SOFT, alpha=0.7
                )


def _chest(canvas: Canvas, x: float, y: float) -> None:
    """A chest of little labelled drawers, 270 wide, down to the floor."""
    canvas.glaze(polygon((x, y + 20), (x + 292, y + 20), (x + 292, 1050), (x, 1050)), "#241a3a", 0.7, soft=14, spill=0)
    kit.wood(canvas, rounded_rect(x, y, 270, 334, 6), c.SEPIA, 1.0, 3.2)
    for row in range(4):
        for column in range(3):
            left_x, top = x + 11 + column * 84, y + 14 + row * 78
            kit.wood(canvas, rounded_rect(left_x, top, 78, 68, 4), c.UMBER, 0.75 + 0.15 * ((row + column) % 2), 2.2)
            kit.grain(canvas, left_x + 4, top + 5, 70, 56, 7)
            knob = circle(left_x + 39, top + 26, 6.5)
            fill(canvas, knob, c.GOLD, 1.8, 0.8, c.CREAM_TEXT)
            label = rounded_rect(left_x + 21, top + 42, 36, 16, 1)
            canvas.base(label, c.PAPER_LITE)
            canvas.ink(label, 1.3)
            canvas.ink(line((left_x + 27, top + 50), (left_x + 51, top + 49)), 1.1, c.INK_SOFT)
    kit.wood(canvas, rounded_rect(x - 10, y - 8, 290, 17, 3), c.UMBER, 0.9, 2.8)
    kit.grain(canvas, x - 6, y - 5, 280, 11, 10)


def _cobweb(canvas: Canvas) -> None:
    """A cobweb in the upper outer corner, under the beam."""
    centre = (430.0, 20.0)
    ends = [(300.0, 30.0), (318.0, 90.0), (356.0, 134.0), (402.0, 156.0), (432.0, 162.0)]
    for end in ends:
        canvas.ink(line(centre, end), 1.1, "#efe6ee", taper=(0, 0.3), alpha=0.8)
    for part in (0.25, 0.45, 0.65, 0.85):
        points = [(centre[0] + (x - centre[0]) * part, centre[1] + (y - centre[1]) * part) for x, y in ends]
        canvas.ink(line(*points, tension=0.2), 0.9, "#efe6ee", taper=(0.1, 0.1), alpha=0.75)


def _pans(canvas: Canvas, x: float, y: float) -> None:
    """A rail with copper pans and a ladle."""
    canvas.ink(line((x, y), (x + 150, y + 2), (x + 296, y)), 9, c.INK, taper=(0, 0))
    canvas.ink(line((x, y - 1), (x + 150, y + 1), (x + 296, y - 1)), 5, c.SLATE, taper=(0, 0))
    for at, radius, drop in ((56, 40, 118), (152, 52, 146), (240, 34, 104)):
        handle = limb(((x + at, y + 6), (x + at + 1, y + drop - radius)), (9, 12))
        fill(canvas, handle, c.SLATE, 2.2, 0.9, "#b8babc")
        canvas.glaze(circle(x + at + 10, y + drop + 12, radius), "#241a3a", 0.7, soft=8, spill=0)
        fill(canvas, circle(x + at, y + drop, radius), "#b4552a", 3.0, 1.0, "#f2b884", deep="#6a2a14")
        fill(canvas, circle(x + at, y + drop, radius * 0.76), "#8f3f22", 1.8, 0.9, "#e8a06a")
        canvas.gouache(
            blob(
                (x + at - radius * 0.6, y + drop),
                (x + at - radius * 0.4, y + drop - radius * 0.5),
                (x + at, y + drop - radius * 0.66),
                (x + at - radius * 0.3, y + drop - radius * 0.3),
            ),
            "#fff0d0",
            0.6,
            1.5,
        )


def _barrel(canvas: Canvas, x: float, y: float) -> None:
    """A barrel that stands on (x, y), a wedge of cheese and a candle stump on it."""
    canvas.glaze(circle(x + 14, y, 92, 16), "#241a3a", 0.9, soft=8, spill=0)
    belly = svg_path(
        f"M{x - 62} {y - 186} C{x - 88} {y - 130} {x - 88} {y - 54} {x - 62} {y} C{x - 30} {y + 8} {x + 30} {y + 8}"
        f" {x + 62} {y} C{x + 88} {y - 54} {x + 88} {y - 130} {x + 62} {y - 186} Z"
    )
    kit.wood(canvas, belly, c.UMBER, 0.95, 3.2)
    for k in (-36, -12, 12, 36):
        canvas.ink(line((x + k, y - 184), (x + k * 1.36, y - 92), (x + k, y + 4)), 1.6, c.SEPIA, taper=(0, 0))
    for level in (36, 150):
        hoop = limb(((x - 78, y - level), (x, y - level + 12), (x + 78, y - level)), (13, 13))
        fill(canvas, hoop, c.SLATE, 2.0, 0.95, "#a8acae")
    lid = circle(x, y - 186, 63, 13)
    kit.wood(canvas, lid, c.UMBER, 0.7, 2.6)
    cheese = polygon((x - 40, y - 190), (x + 22, y - 196), (x + 22, y - 218), (x - 40, y - 196))
    fill(canvas, cheese, c.GOLD, 2.2, 0.7, c.CREAM_TEXT)
    for dx, dy, radius in ((-6, -200, 4), (10, -206, 5), (-20, -196, 3)):
        fill(canvas, circle(x + dx, y + dy, radius), c.UMBER, 1.1, 0.6, c.CREAM_TEXT)


def _sack(canvas: Canvas, x: float, y: float) -> None:
    """A tied sack that stands on (x, y)."""
    canvas.glaze(circle(x + 8, y, 60, 11), "#241a3a", 0.9, soft=6, spill=0)
    shape = blob(
        (x - 50, y),
        (x - 58, y - 50),
        (x - 34, y - 96),
        (x - 12, y - 112),
        (x - 22, y - 136),
        (x, y - 128),
        (x + 22, y - 136),
        (x + 12, y - 112),
        (x + 36, y - 94),
        (x + 56, y - 48),
        (x + 50, y),
        tension=0.5,
    )
    fill(canvas, shape, "#a58555", 3.0, 0.75, c.PAPER_LITE, deep=c.SEPIA)
    canvas.ink(line((x - 16, y - 112), (x, y - 108), (x + 16, y - 112)), 6, c.BLOOD, taper=(0.05, 0.05))
    canvas.ink(line((x - 30, y - 30), (x - 24, y - 60), (x - 10, y - 100)), 1.4, c.SEPIA, taper=(0.2, 0.3))
    patch = polygon((x + 6, y - 58), (x + 34, y - 62), (x + 36, y - 34), (x + 9, y - 31))
    fill(canvas, patch, c.DUSK, 1.8, 0.6, c.PAPER)


def _broom(canvas: Canvas, x: float, y: float) -> None:
    """A broom that leans against the wall, its brush on (x, y)."""
    canvas.ink(line((x - 4, y - 110), (x - 22, y - 260), (x - 38, y - 400)), 12, c.INK, taper=(0, 0))
    canvas.ink(line((x - 4, y - 110), (x - 22, y - 260), (x - 38, y - 400)), 7, "#c99a5c", taper=(0, 0))
    brush = blob(
        (x - 14, y - 120),
        (x + 8, y - 122),
        (x + 26, y - 60),
        (x + 36, y),
        (x - 34, y + 4),
        (x - 26, y - 60),
        tension=0.4,
    )
    fill(canvas, brush, "#b3862f", 2.6, 0.9, c.CREAM_TEXT, deep=c.SEPIA, hatch=86)
    for dy in (-104, -92):
        canvas.ink(line((x - 20, y + dy), (x, y + dy + 5), (x + 15, y + dy)), 3.4, c.BLOOD, taper=(0.05, 0.05))
