"""A smith's warm hearth: a great fireplace with a kettle; tools, a shelf, firewood, a mouse."""

import numpy as np

from assets.art.brush import cord, fill, limb
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import blob, circle, cut, line, polygon, rounded_rect, svg_path
from assets.art.rooms import kit

WALL = "#dcc0a0"
WALL_WASHES = (("#9a6a4a", 0.6), ("#7a4f52", 0.35))
STONES = ("#8b8578", "#9a8a7a", "#7a6f6a", "#a08a6e")


def left() -> Canvas:
    """The side with the fire."""
    canvas = kit.room(921, WALL, WALL_WASHES)
    _wall(canvas, 5)
    kit.beam(canvas, 16, 44, "#4c2c1a")
    _fireplace(canvas)
    _mantel(canvas, 512)
    _picture(canvas, 150, 150)
    cord(canvas, ((322, 60), (323, 92), (322, 120)), 4, "#a98a58", (0, 0))
    _bunch(canvas, 322, 116)
    kit.table(canvas, "#7a4526", "#3c2114", 925, right=False, pale="#d0a878")
    return canvas


def right() -> Canvas:
    """The side with tools and firewood."""
    canvas = kit.room(922, WALL, WALL_WASHES)
    _wall(canvas, 12)
    kit.beam(canvas, 16, 44, "#4c2c1a")
    kit.shelf(canvas, 78, 246, 304)
    for x, kind, colour, size, holds in (
        (108, "flask", c.BLOOD, 1.1, ""),
        (172, "squat", c.POISON, 1.1, "eyes"),
        (300, "tall", c.LAPIS, 1.0, ""),
        (346, "round", c.GOLD, 0.95, "pearls"),
    ):
        kit.jar(canvas, x, 246, kind, colour, size, holds=holds)
    _crock(canvas, 238, 246)
    _tools(canvas, 84, 352)
    _bellows(canvas, 304, 580)
    _alcove(canvas, 92, 690)
    _kettle(canvas, 306, 1042, 0.62)
    _mouse(canvas, 236, 1050)
    kit.table(canvas, "#7a4526", "#3c2114", 926, right=True, pale="#d0a878")
    return canvas


def _wall(canvas: Canvas, seed: int) -> None:
    """Rough stones that show here and there, and a floor of flags."""
    rng = np.random.default_rng(seed)
    for _ in range(26):
        x, y, size = float(rng.uniform(0, 400)), float(rng.uniform(80, 960)), float(rng.uniform(22, 40))
        shape = blob(
            (x - size, y),
            (x - size * 0.5, y - size * 0.5),
            (x + size * 0.6, y - size * 0.46),
            (x + size, y + 2),
            (x + size * 0.5, y + size * 0.46),
            (x - size * 0.6, y + size * 0.5),
            tension=0.5,
        )
        canvas.wash(shape, str(rng.choice(STONES)), 0.5, edge=0.9, vary=0.6, spill=0)
        canvas.ink(shape, 1.5, c.INK_SOFT, alpha=0.7)
    floor = polygon((-6, 1010), (kit.WIDTH + 6, 1010), (kit.WIDTH + 6, kit.HEIGHT + 6), (-6, kit.HEIGHT + 6))
    canvas.base(floor, "#c2a078")
    kit.ground(canvas, floor, "#6e4632", 0.8)
    canvas.ink(line((-6, 1010), (200, 1012), (436, 1009)), 2.4, taper=(0, 0))
    for x in (60, 190, 320):
        canvas.ink(line((x, 1012), (x - 18, kit.HEIGHT + 4)), 1.6, c.INK_SOFT, taper=(0, 0))


def _fireplace(canvas: Canvas) -> None:
    """An arch of stones; a fire on logs, a kettle on its chain over it."""
    breast = svg_path("M54 1030 L54 528 L372 528 L372 1030 Z")
    canvas.base(breast, "#d6cbbb")
    kit.ground(canvas, breast, "#8f7f72", 0.5)
    mouth = svg_path("M104 1030 L104 740 C104 660 148 612 212 612 C276 612 322 660 322 740 L322 1030 Z")
    kit.bricks(canvas, cut(breast, mouth), STONES, 66, 34)
    ring = svg_path("M82 1030 L82 740 C82 646 134 588 212 588 C290 588 344 646 344 740 L344 1030 Z")
    with canvas.clip(cut(ring, mouth)):
        canvas.base(ring, "#d6cbbb")
        kit.ground(canvas, ring, "#9a8272", 0.6)
        for k in range(17):
            y = 1024 - k * 30
            for x in (70, 320):
                canvas.ink(line((x, y), (x + 38, y - 2)), 1.6, c.INK_SOFT, taper=(0, 0))
    canvas.ink(ring, 2.4)
    canvas.ink(breast, 2.8)
    canvas.base(mouth, "#3a2320")
    with canvas.clip(mouth):
        kit.ground(canvas, mouth, "#2b1a1c", 0.7)
        for reach, tall, colour, alpha in (
            (128, 240, "#8f3418", 0.6),
            (104, 180, "#c9551f", 0.6),
            (78, 120, "#f0983c", 0.6),
        ):
            canvas.gouache(circle(212, 962, reach, tall), colour, alpha, 4)
        for x, tall, lean in ((150, 96, -8), (182, 150, -4), (214, 178, 6), (246, 140, 4), (276, 92, 10)):
            flame = blob(
                (x - 20, 972),
                (x - 15, 972 - tall * 0.45),
                (x + lean, 972 - tall),
                (x + 14, 972 - tall * 0.5),
                (x + 21, 974),
            )
            fill(canvas, flame, c.EMBER, 2.2, 0.75, "#ffe27a")
            heart = blob(
                (x - 9, 972),
                (x - 6, 972 - tall * 0.3),
                (x + lean * 0.5, 972 - tall * 0.55),
                (x + 7, 972 - tall * 0.25),
                (x + 10, 973),
            )
            canvas.gouache(heart, "#fff0a8", 0.9, 0.5)
    for x0, y0, x1, y1 in ((124, 986, 300, 972), (118, 968, 306, 990), (136, 1002, 292, 1004)):
        log = limb(((x0, y0), (x1, y1)), (26, 24), round_ends=False)
        fill(canvas, log, c.SEPIA, 2.4, 0.9, c.STRAW, deep=c.INK)
        fill(canvas, circle(x1, y1, 8, 12), c.UMBER, 1.8, 0.5, c.CREAM_TEXT)
    for k in range(13):
        canvas.ink(circle(212 + (k % 2), 620 + k * 12, 4, 7), 2.4, "#15131f")
    _kettle(canvas, 212, 886, 0.7)
    canvas.ink(mouth, 3.2)


def _kettle(canvas: Canvas, x: float, foot: float, size: float) -> None:
    """A round iron kettle with a bail, its legs on (x, foot)."""
    with canvas.at(x, foot, size, line_scale=0.95):
        canvas.ink(line((-66, -112), (-60, -160), (0, -186), (60, -160), (66, -112)), 6, c.INK, taper=(0, 0))
        for side in (-1, 1):
            canvas.ink(line((side * 40, -12), (side * 48, 4)), 12, c.INK, taper=(0, 0))
        belly = svg_path("M-72 -110 C-96 -60 -78 -6 0 -4 C78 -6 96 -60 72 -110 Z")
        fill(canvas, belly, c.INK, 3.4, 0.85, "#8d909c", deep=c.INK)
        canvas.gouache(blob((-66, -82), (-54, -92), (-56, -46), (-66, -52)), c.PAPER_LITE, 0.4, 2)
        fill(canvas, circle(0, -110, 78, 17), c.INK, 3.0, 0.9, "#9d9fa8")
        fill(canvas, circle(0, -111, 64, 10), "#4f7a26", 2.0, 0.95, "#eef4b8")


def _mantel(canvas: Canvas, y: float) -> None:
    """The shelf over the fire, with two candles, bottles, and an apple on books."""
    board = rounded_rect(36, y, 352, 24, 4)
    canvas.glaze(polygon((40, y + 24), (392, y + 24), (392, y + 52), (40, y + 52)), "#2a1512", 0.9, soft=9, spill=0)
    kit.wood(canvas, board, c.SEPIA, 1.0, 3.0)
    kit.grain(canvas, 42, y + 4, 340, 16, 18)
    for x, tall in ((72, 70), (350, 48)):
        stick = polygon((x - 12, y), (x - 11, y - tall), (x + 11, y - tall), (x + 12, y))
        fill(canvas, stick, c.STRAW, 2.2, 0.35, c.PAPER_LITE)
        canvas.ink(line((x, y - tall), (x + 1, y - tall - 8)), 2.0)
        for reach, alpha in ((40, 0.14), (24, 0.2)):
            canvas.gouache(circle(x, y - tall - 22, reach), "#ffd67a", alpha, 4)
        flame = svg_path(
            f"M{x} {y - tall - 40} C{x + 11} {y - tall - 22} {x + 9} {y - tall - 6} {x} {y - tall - 5}"
            f" C{x - 9} {y - tall - 6} {x - 10} {y - tall - 22} {x} {y - tall - 40} Z"
        )
        fill(canvas, flame, c.EMBER, 1.7, 0.75, "#ffe27a")
    kit.jar(canvas, 128, y, "flask", c.TEAL, 1.0)
    kit.jar(canvas, 292, y, "straight", c.PLUM, 1.0, holds="twigs")
    for k, colour in enumerate((c.BLOOD, c.DUSK, c.MOSS)):
        book = rounded_rect(178 + k * 3, y - 18 - k * 17, 76 - k * 8, 17, 3)
        fill(canvas, book, colour, 2.0, 0.9, c.PAPER_LITE)
    fill(canvas, circle(214, y - 66, 13, 14), c.ROSE, 2.0, 0.6, c.PAPER_LITE)
    canvas.ink(line((214, y - 80), (218, y - 88)), 2.4, c.SEPIA)
    kit.leaf(canvas, 217, y - 86, 18, -16, c.MOSS)


def _picture(canvas: Canvas, x: float, y: float) -> None:
    """A framed picture of a proud toad, hung a little askew."""
    with canvas.at(x + 60, y + 70, rotation=-3):
        canvas.ink(line((-40, -84), (0, -112), (40, -84)), 1.8, c.SEPIA, taper=(0, 0))
        canvas.glaze(rounded_rect(-64, -76, 142, 172, 4), "#2a1512", 0.9, soft=10, spill=0)
        kit.wood(canvas, rounded_rect(-72, -86, 144, 172, 5), c.GOLD, 0.8, 3.0)
        inside = rounded_rect(-56, -70, 112, 140, 2)
        canvas.base(inside, "#d8d9b0")
        kit.ground(canvas, inside, c.TEAL, 0.45, 50)
        with canvas.clip(inside):
            coat = blob((-52, 76), (-40, 22), (0, 8), (40, 22), (52, 76))
            fill(canvas, coat, c.BLOOD, 2.4, 0.9, c.PAPER_LITE, deep=c.BLOOD_DEEP)
            head = blob((-44, 0), (-38, -34), (-22, -30), (0, -28), (22, -30), (38, -34), (44, 0), (22, 22), (-22, 22))
            fill(canvas, head, c.MOSS, 2.6, 0.85, "#dfe0a8", deep=c.FERN)
            for side in (-1, 1):
                fill(canvas, circle(side * 27, -32, 12), c.MOSS, 2.0, 0.7, "#dfe0a8")
                canvas.base(circle(side * 27, -32, 7), c.PAPER_LITE)
                canvas.base(circle(side * 27 + 1, -31, 3.4), c.INK)
            canvas.ink(line((-34, 2), (0, 10), (34, 2)), 2.2)
            fill(
                canvas,
                polygon((-14, 22), (0, 30), (14, 22), (14, 40), (0, 32), (-14, 40)),
                c.GOLD,
                1.8,
                0.7,
                c.CREAM_TEXT,
            )
        canvas.ink(inside, 2.0)


def _bunch(canvas: Canvas, x: float, y: float) -> None:
    """Red peppers drying on a string."""
    for k in range(10):
        side, drop = (-1 if k % 2 else 1), y + 10 + k * 17
        pepper = limb(((x, drop), (x + side * 18, drop + 10), (x + side * 26, drop + 34)), (7, 13, 4))
        fill(canvas, pepper, c.BLOOD, 1.9, 0.95, "#f0b08a")
        canvas.gouache(circle(x + side * 14, drop + 8, 2.4), c.PAPER_LITE, 0.7, 0.2)
    canvas.ink(line((x, y), (x + 1, y + 190)), 3, "#a98a58", taper=(0, 0.2))


def _crock(canvas: Canvas, x: float, y: float) -> None:
    """A stoneware crock full of spoons."""
    for dx, lean in ((-12, -16), (0, -4), (12, 10)):
        cord(canvas, ((x + dx, y - 40), (x + dx + lean * 0.5, y - 78), (x + dx + lean, y - 104)), 6, "#c29a62", (0, 0))
        fill(canvas, circle(x + dx + lean, y - 110, 8, 11), c.UMBER, 1.8, 0.6, "#e0bb84")
    shape = blob(
        (x - 26, y), (x - 30, y - 30), (x - 22, y - 56), (x + 22, y - 56), (x + 30, y - 30), (x + 26, y), tension=0.4
    )
    fill(canvas, shape, c.DUSK, 2.6, 0.6, c.PAPER_LITE, deep=c.SLATE)
    canvas.ink(line((x - 27, y - 34), (x, y - 28), (x + 27, y - 34)), 2.4, c.LAPIS, taper=(0.02, 0.02))


def _tools(canvas: Canvas, x: float, y: float) -> None:
    """A rail with a ladle, a skimmer, tongs and a poker."""
    canvas.ink(line((x, y), (x + 140, y + 2), (x + 200, y)), 10, c.INK, taper=(0, 0))
    canvas.ink(line((x, y - 1), (x + 140, y + 1), (x + 200, y - 1)), 5, "#8f6a44", taper=(0, 0))
    for dx, long in ((22, 190), (74, 176), (170, 222)):
        cord(canvas, ((x + dx, y), (x + dx + 1, y + long / 2), (x + dx, y + long)), 8, "#8d9092", (0, 0))
    fill(
        canvas,
        blob((x + 2, y + 182), (x + 42, y + 182), (x + 38, y + 216), (x + 6, y + 216)),
        c.SLATE,
        2.6,
        0.9,
        "#b8babc",
        deep=c.INK,
    )
    fill(canvas, circle(x + 74, y + 196, 30), c.SLATE, 2.6, 0.85, "#b8babc")
    for a, b in ((-10, -10), (10, -10), (0, 2), (-10, 13), (10, 13)):
        canvas.base(circle(x + 74 + a, y + 196 + b, 3.4), "#4a3a34")
    for side in (-1, 1):
        cord(
            canvas,
            ((x + 124, y + 2), (x + 124 + side * 13, y + 90), (x + 124 + side * 4, y + 204)),
            7,
            "#8d9092",
            (0, 0),
        )
    cord(canvas, ((x + 170, y + 214), (x + 176, y + 232), (x + 190, y + 226)), 8, "#8d9092", (0, 0.3))


def _bellows(canvas: Canvas, x: float, y: float) -> None:
    """Bellows that hang from a nail, nozzle down."""
    canvas.ink(line((x, y - 196), (x, y - 158)), 3.0, "#a98a58", taper=(0, 0))
    fill(canvas, limb(((x, y - 10), (x + 1, y + 44)), (18, 9)), c.GOLD, 2.4, 0.8, c.CREAM_TEXT)
    shape = blob(
        (x, y - 168),
        (x + 16, y - 140),
        (x + 44, y - 84),
        (x + 34, y - 22),
        (x, y),
        (x - 34, y - 22),
        (x - 44, y - 84),
        (x - 16, y - 140),
    )
    canvas.glaze(circle(x + 10, y - 74, 46, 90), "#2a1512", 0.7, soft=8, spill=0)
    fill(canvas, shape, c.BLOOD, 3.0, 0.9, c.PAPER_LITE, deep=c.BLOOD_DEEP)
    inner = blob((x, y - 138), (x + 30, y - 82), (x + 22, y - 30), (x, y - 14), (x - 22, y - 30), (x - 30, y - 82))
    kit.wood(canvas, inner, c.UMBER, 0.8, 2.0)
    fill(canvas, circle(x, y - 66, 9), c.GOLD, 1.8, 0.8, c.CREAM_TEXT)


def _alcove(canvas: Canvas, x: float, y: float) -> None:
    """An arched niche stacked with firewood, 178 wide, down to the floor."""
    ring = svg_path(
        f"M{x - 18} 1016 L{x - 18} {y + 70} C{x - 18} {y - 32} {x + 196} {y - 32} {x + 196} {y + 70} L{x + 196} 1016 Z"
    )
    inside = svg_path(f"M{x} 1014 L{x} {y + 74} C{x} {y - 8} {x + 178} {y - 8} {x + 178} {y + 74} L{x + 178} 1014 Z")
    canvas.base(ring, "#d6cbbb")
    kit.bricks(canvas, cut(ring, inside), STONES, 40, 26)
    canvas.ink(ring, 2.6)
    canvas.base(inside, "#4a3028")
    rng = np.random.default_rng(17)
    with canvas.clip(inside):
        kit.ground(canvas, inside, "#2b1a1c", 0.6)
        for row in range(9):
            for column in range(6):
                at_x = x + 14 + column * 33 + (row % 2) * 16 + float(rng.uniform(-3, 3))
                at_y, radius = 998 - row * 30 + float(rng.uniform(-3, 3)), float(rng.uniform(14, 18))
                fill(canvas, circle(at_x, at_y, radius, radius * 0.94), c.UMBER, 2.2, 0.6, "#e6c596", deep=c.SEPIA)
                for part in (0.62, 0.3):
                    canvas.ink(circle(at_x, at_y, radius * part), 1.0, c.SEPIA, alpha=0.8)
    canvas.ink(inside, 2.6)


def _mouse(canvas: Canvas, x: float, y: float) -> None:
    """A small mouse with a crumb, sitting on (x, y)."""
    canvas.ink(line((x + 22, y - 4), (x + 42, y - 2), (x + 56, y - 14)), 3.4, c.ROSE, taper=(0, 0.4))
    fill(
        canvas,
        blob((x - 20, y), (x - 22, y - 22), (x, y - 36), (x + 22, y - 20), (x + 24, y)),
        c.STONE,
        2.2,
        0.8,
        c.PAPER_LITE,
        deep=c.SLATE,
    )
    for dx in (-22, -4):
        fill(canvas, circle(x + dx, y - 46, 9), c.ROSE, 1.8, 0.6, c.PAPER_LITE)
    fill(
        canvas,
        blob((x - 34, y - 24), (x - 22, y - 42), (x - 2, y - 40), (x - 4, y - 20), (x - 22, y - 16)),
        c.STONE,
        2.0,
        0.7,
        c.PAPER_LITE,
    )
    canvas.base(circle(x - 18, y - 31, 2.8), c.INK)
    canvas.base(circle(x - 34, y - 23, 2.6), c.ROSE)
    fill(canvas, polygon((x - 34, y - 10), (x - 22, y - 14), (x - 22, y - 4)), c.GOLD, 1.4, 0.7, c.CREAM_TEXT)
