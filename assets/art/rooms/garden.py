"""A garden by lantern light: night sky, a fence with beans, a lantern and pumpkins; a scarecrow, a bean tent, beds."""

import math

import numpy as np

from assets.art.brush import cord, fill, limb
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import blob, circle, crescent, line, polygon, rounded_rect, star, svg_path
from assets.art.rooms import kit

SKY = "#c9d4dc"
SKY_WASHES = (("#4a6a8f", 0.8), ("#3d6f7a", 0.45))
LATH = "#c2b08a"


def left() -> Canvas:
    """The side with the lantern."""
    canvas = kit.room(911, SKY, SKY_WASHES)
    _stars(canvas, 4)
    canvas.gouache(crescent(150, 128, 40, 0.5, -0.5), "#fbf3d2", 1, 0.6)
    canvas.ink(crescent(150, 128, 40, 0.5, -0.5), 1.6, "#3a3556")
    _hills(canvas, 330, 5)
    _cottage(canvas, 118, 392)
    _earth(canvas, 560)
    _fence(canvas, 470, 640)
    _climber(canvas, 74, 660, 250, 3)
    _climber(canvas, 346, 660, 220, 5)
    _grass(canvas, 7, 660)
    _lantern(canvas, 226, 846)
    for x, y, size in ((104, 800, 0.86), (320, 842, 1.05), (70, 980, 1.2), (226, 1010, 0.8)):
        _pumpkin(canvas, x, y, size)
    _can(canvas, 316, 1012)
    for x, y, size in ((140, 880, 0.5), (166, 892, 0.34), (20, 880, 0.44)):
        kit.toadstool(canvas, x, y, size)
    kit.table(canvas, "#8a7a58", "#4a4030", 915, right=False, pale="#ddd0ac")
    return canvas


def right() -> Canvas:
    """The side with the scarecrow."""
    canvas = kit.room(912, SKY, SKY_WASHES)
    _stars(canvas, 9)
    _hills(canvas, 350, 11)
    _earth(canvas, 560)
    _fence(canvas, 480, 640)
    _grass(canvas, 13, 650)
    _scarecrow(canvas, 214, 770)
    _tent(canvas, 330, 800)
    for row, y in enumerate((830, 910, 1000)):
        _bed(canvas, y, row)
    for x, y, size in ((94, 760, 0.42), (116, 766, 0.3), (388, 830, 0.5)):
        kit.toadstool(canvas, x, y, size, c.EMBER)
    kit.table(canvas, "#8a7a58", "#4a4030", 916, right=True, pale="#ddd0ac")
    return canvas


def _stars(canvas: Canvas, seed: int) -> None:
    rng = np.random.default_rng(seed)
    for _ in range(46):
        x, y = float(rng.uniform(0, kit.WIDTH)), float(rng.uniform(0, 330))
        canvas.gouache(star(x, y, float(rng.uniform(1.6, 4.4)), 4, 0.3), "#fff3c4", 0.95, 0)
    for y, wide in ((90, 96), (214, 130), (262, 80)):
        x = float(rng.uniform(60, 360))
        cloud = blob((x - wide, y), (x - wide * 0.4, y - 15), (x + wide * 0.3, y - 11), (x + wide, y + 2), (x, y + 10))
        canvas.gouache(cloud, "#9fb4c8", 0.4, 3)


def _hills(canvas: Canvas, top: float, seed: int) -> None:
    """Three ridges with round trees, one behind the other."""
    rng = np.random.default_rng(seed)
    for step, (hue, paper) in enumerate((("#4a6a8a", "#9fb4c4"), ("#4a7a6e", "#9fbcae"), ("#4d6b45", "#aebf90"))):
        phase, y = float(rng.uniform(0, 6)), top + 54 * step
        ridge = [(float(x), y + 16 * math.sin(x / 60 + phase)) for x in range(-20, kit.WIDTH + 40, 30)]
        hill = polygon(*ridge, (kit.WIDTH + 20, 700), (-20, 700))
        canvas.base(hill, paper)
        kit.ground(canvas, hill, hue, 0.8)
        canvas.ink(line(*ridge), 1.7, taper=(0, 0), alpha=0.85)
        for _ in range(5):
            x, size = float(rng.uniform(0, kit.WIDTH)), float(rng.uniform(11, 19)) * (1 + step * 0.4)
            foot = y + 16 * math.sin(x / 60 + phase) + 4
            canvas.ink(line((x, foot), (x, foot - size)), 4, c.INK_SOFT)
            crown = blob(
                (x - size, foot - size),
                (x - size * 0.6, foot - size * 1.9),
                (x + size * 0.4, foot - size * 2),
                (x + size, foot - size * 1.2),
                (x + size * 0.4, foot - size * 0.6),
                (x - size * 0.5, foot - size * 0.6),
            )
            fill(canvas, crown, hue, 1.5, 1.0, paper)


def _cottage(canvas: Canvas, x: float, y: float) -> None:
    """A small house on the hill with two lit windows and smoke."""
    fill(
        canvas,
        polygon((x - 34, y - 34), (x + 38, y - 34), (x + 38, y + 8), (x - 34, y + 8)),
        c.ROSE,
        2.2,
        0.5,
        c.PAPER_LITE,
        deep=c.SEPIA,
    )
    fill(canvas, polygon((x + 16, y - 84), (x + 28, y - 84), (x + 28, y - 56), (x + 16, y - 56)), c.STONE, 1.8, 0.8)
    roof = blob(
        (x - 46, y - 30), (x - 28, y - 60), (x, y - 74), (x + 28, y - 62), (x + 50, y - 30), (x, y - 26), tension=0.3
    )
    fill(canvas, roof, c.SEPIA, 2.4, 0.9, c.STRAW, deep=c.INK)
    for at in (x - 20, x + 16):
        pane = rounded_rect(at, y - 24, 14, 17, 2)
        canvas.base(pane, "#ffd96a")
        canvas.ink(pane, 1.6)
    canvas.gouache(circle(x, y - 14, 52, 30), "#ffcf6a", 0.12, 4)
    for k in range(4):
        canvas.gouache(circle(x + 24 + k * 7, y - 98 - k * 20, 7 + k * 3), "#c9d4dc", 0.5, 2)


def _earth(canvas: Canvas, top: float) -> None:
    """Grass that gives way to dug soil towards the foot of the picture."""
    lawn = blob((-20, top + 8), (140, top - 6), (300, top + 10), (460, top), (460, 1120), (-20, 1120), tension=0.3)
    canvas.base(lawn, "#c9cf98")
    kit.ground(canvas, lawn, c.MOSS, 0.8)
    kit.ground(canvas, lawn, c.FERN, 0.35, 70)
    soil = blob(
        (-20, top + 256), (120, top + 214), (290, top + 250), (460, top + 224), (460, 1120), (-20, 1120), tension=0.4
    )
    canvas.base(soil, "#b08a5e")
    kit.ground(canvas, soil, "#5e4128", 0.8, 90)
    canvas.ink(
        line((-20, top + 256), (120, top + 214), (290, top + 250), (460, top + 224)), 1.8, c.INK_SOFT, taper=(0, 0)
    )


def _fence(canvas: Canvas, top: float, foot: float) -> None:
    """Pointed laths, no two alike, on two rails."""
    rng = canvas.rng()
    for y in (top + 46, foot - 40):
        kit.wood(canvas, limb(((-10, y), (210, y + 3), (440, y - 2)), (15, 15), round_ends=False), c.UMBER, 0.7, 2.2)
    for x in range(-6, kit.WIDTH + 10, 43):
        rise, lean = float(rng.uniform(-14, 14)), float(rng.uniform(-4, 4))
        lath = polygon(
            (x + lean, top + rise + 16),
            (x + 15 + lean, top + rise),
            (x + 30 + lean, top + rise + 18),
            (x + 31, foot),
            (x + 1, foot),
        )
        canvas.base(lath, LATH)
        canvas.wash(lath, c.UMBER, 0.55, edge=0.7, vary=0.7, bloom=0.4, spill=0)
        canvas.hatch(lath, 88, 6, cover=0.4, width=1.0, colour=c.SEPIA)
        canvas.ink(lath, 2.4)
        for y in (top + 46, foot - 40):
            canvas.base(circle(x + 15, y, 2.6), c.SLATE)
            canvas.ink(circle(x + 15, y, 2.6), 1.1)
    canvas.glaze(
        polygon((-10, foot - 4), (440, foot - 4), (440, foot + 22), (-10, foot + 22)), "#1d2a1a", 0.8, soft=8, spill=0
    )


def _climber(canvas: Canvas, x: float, foot: float, tall: float, seed: int) -> None:
    """A bean that climbs a fence, with red flowers."""
    rng = np.random.default_rng(seed)
    stem = [(x + 18 * math.sin(k * 1.1), foot - tall * k / 8) for k in range(9)]
    cord(canvas, stem, 5, "#6f8f35")
    for k in range(16):
        part = (k + 0.5) / 16
        at_x, at_y = x + 18 * math.sin(part * 8.8), foot - tall * part
        kit.leaf(
            canvas,
            at_x,
            at_y,
            float(rng.uniform(24, 40)),
            float(rng.uniform(-70, 10)) + (180 if k % 2 else 0),
            c.FERN if k % 3 else c.MOSS,
        )
    for _ in range(7):
        at_x, at_y = x + float(rng.uniform(-32, 32)), foot - tall * float(rng.uniform(0.3, 1))
        fill(
            canvas,
            blob((at_x, at_y - 8), (at_x + 8, at_y), (at_x, at_y + 6), (at_x - 8, at_y)),
            c.BLOOD,
            1.4,
            0.85,
            c.PAPER_LITE,
        )
        canvas.gouache(circle(at_x - 2, at_y - 2, 2), c.PAPER_LITE, 0.9, 0)


def _lantern(canvas: Canvas, x: float, foot: float) -> None:
    """A lantern that hangs from a crooked post, its light all about it."""
    canvas.glaze(circle(x + 10, foot, 46, 10), "#1d2a1a", 0.9, soft=6, spill=0)
    post = limb(
        ((x - 40, foot), (x - 44, foot - 150), (x - 38, foot - 300), (x - 8, foot - 342), (x + 30, foot - 330)),
        (22, 20, 17, 14, 9),
    )
    kit.wood(canvas, post, c.SEPIA, 1.0, 3.0)
    cord(canvas, ((x + 26, foot - 332), (x + 27, foot - 312), (x + 27, foot - 296)), 5, c.SLATE, (0, 0))
    for reach, alpha in ((118, 0.1), (80, 0.14), (52, 0.2)):
        canvas.gouache(circle(x + 27, foot - 240, reach), "#ffd67a", alpha, 6)
    glass = svg_path(f"M{x - 4} {foot - 276} L{x + 58} {foot - 276} L{x + 66} {foot - 204} L{x - 12} {foot - 204} Z")
    canvas.base(glass, "#fff0b8")
    canvas.wash(glass, c.GOLD, 0.55, edge=0.9, vary=0.5)
    flame = svg_path(
        f"M{x + 27} {foot - 262} C{x + 45} {foot - 238} {x + 43} {foot - 212} {x + 27} {foot - 210}"
        f" C{x + 11} {foot - 212} {x + 10} {foot - 236} {x + 27} {foot - 262} Z"
    )
    fill(canvas, flame, c.EMBER, 1.8, 0.85, "#ffe27a")
    canvas.gouache(circle(x + 27, foot - 222, 7, 10), "#fff7d8", 0.95, 0.4)
    for at in (x + 16, x + 38):
        canvas.ink(line((at, foot - 276), (at - 2 + (at - x - 27) * 0.2, foot - 204)), 2.0, taper=(0, 0))
    canvas.ink(glass, 3.0)
    roof = svg_path(
        f"M{x - 16} {foot - 274} C{x + 2} {foot - 290} {x + 12} {foot - 300} {x + 27} {foot - 304}"
        f" C{x + 42} {foot - 300} {x + 52} {foot - 290} {x + 70} {foot - 274} Z"
    )
    fill(canvas, roof, c.SLATE, 2.8, 0.95, "#b0b4b0", deep=c.INK)
    fill(canvas, rounded_rect(x - 18, foot - 206, 90, 12, 3), c.SLATE, 2.6, 0.95, "#b0b4b0")


def _pumpkin(canvas: Canvas, x: float, y: float, size: float) -> None:
    """A pumpkin that lies on (x, y)."""
    with canvas.at(x, y, size, line_scale=max(0.8, size)):
        canvas.glaze(circle(8, 0, 66, 12), "#2a1a10", 0.9, soft=6, spill=0)
        for dx, wide in ((-38, 24), (38, 24), (-20, 28), (20, 28), (0, 26)):
            fill(canvas, circle(dx, -34, wide, 36), "#d0621f", 2.4, 0.95, "#f6c27a", deep="#7a3410")
        canvas.gouache(blob((-46, -44), (-36, -60), (-30, -50), (-40, -34)), c.PAPER_LITE, 0.5, 1)
        cord(canvas, ((0, -66), (4, -80), (16, -88)), 11, c.MOSS, (0, 0.1))
    kit.leaf(canvas, x + 8 * size, y - 70 * size, 46 * size, 8, c.FERN)


def _can(canvas: Canvas, x: float, y: float) -> None:
    """A watering can that stands on (x, y)."""
    canvas.glaze(circle(x + 8, y, 62, 11), "#2a1a10", 0.9, soft=6, spill=0)
    canvas.ink(line((x + 30, y - 70), (x + 62, y - 84), (x + 58, y - 30), (x + 34, y - 18)), 9, c.INK, taper=(0, 0))
    canvas.ink(
        line((x + 30, y - 70), (x + 62, y - 84), (x + 58, y - 30), (x + 34, y - 18)), 4.5, "#7fa8a4", taper=(0, 0)
    )
    spout = limb(((x - 32, y - 22), (x - 62, y - 52), (x - 80, y - 84)), (18, 12, 9))
    fill(canvas, spout, c.TEAL, 2.4, 0.8, "#cfe0dc")
    fill(canvas, circle(x - 82, y - 88, 15, 9), c.TEAL, 2.2, 0.9, "#cfe0dc")
    body = polygon((x - 38, y), (x - 34, y - 76), (x + 34, y - 76), (x + 38, y))
    fill(canvas, body, c.TEAL, 2.8, 0.85, "#cfe0dc", deep="#1f5350")
    for dy in (16, 58):
        canvas.ink(line((x - 37, y - dy), (x, y - dy + 4), (x + 37, y - dy)), 1.6, c.PAPER_LITE, taper=(0.02, 0.02))
    fill(canvas, circle(x, y - 76, 34, 7), c.TEAL, 2.2, 0.9, "#cfe0dc")


def _scarecrow(canvas: Canvas, x: float, foot: float) -> None:
    """A scarecrow in a patched coat with a turnip for a head and a crow on its arm."""
    kit.wood(canvas, limb(((x, foot), (x + 2, foot - 180), (x, foot - 330)), (14, 13)), c.SEPIA, 0.9, 2.4)
    kit.wood(
        canvas, limb(((x - 112, foot - 250), (x, foot - 244), (x + 112, foot - 256)), (12, 13, 12)), c.SEPIA, 0.9, 2.4
    )
    coat = blob(
        (x - 92, foot - 268),
        (x - 30, foot - 276),
        (x + 30, foot - 276),
        (x + 92, foot - 272),
        (x + 90, foot - 232),
        (x + 44, foot - 228),
        (x + 58, foot - 110),
        (x + 26, foot - 122),
        (x, foot - 106),
        (x - 28, foot - 124),
        (x - 58, foot - 108),
        (x - 44, foot - 228),
        (x - 90, foot - 230),
        tension=0.35,
    )
    fill(canvas, coat, "#5a4f8a", 3.0, 0.85, "#d8d0e4", deep="#2a2450")
    canvas.ink(line((x, foot - 268), (x + 2, foot - 112)), 1.8)
    for dy in (-236, -200, -164):
        fill(canvas, circle(x - 9, foot + dy, 4), c.GOLD, 1.4, 0.8, c.CREAM_TEXT)
    fill(
        canvas,
        polygon((x + 14, foot - 190), (x + 42, foot - 194), (x + 44, foot - 164), (x + 17, foot - 160)),
        c.BLOOD,
        1.8,
        0.7,
    )
    for side in (-1, 1):
        for k in range(6):
            canvas.ink(
                line((x + side * 88, foot - 250 + k * 3), (x + side * 112, foot - 254 + k * 8)),
                2.6,
                "#c99a3c",
                taper=(0, 0.5),
            )
    head = blob(
        (x - 34, foot - 306),
        (x - 30, foot - 344),
        (x, foot - 356),
        (x + 30, foot - 344),
        (x + 34, foot - 304),
        (x + 8, foot - 274),
        (x - 10, foot - 274),
        tension=0.5,
    )
    fill(canvas, head, c.ROSE, 2.8, 0.5, c.PAPER_LITE, deep=c.PLUM)
    for dx in (-13, 13):
        canvas.base(circle(x + dx, foot - 318, 5.4), c.INK)
    canvas.ink(line((x - 16, foot - 296), (x - 6, foot - 289), (x + 6, foot - 292), (x + 17, foot - 298)), 2.2)
    for dx in (-8, 2, 10):
        canvas.ink(line((x + dx, foot - 298), (x + dx + 1, foot - 285)), 1.4)
    with canvas.at(x, foot - 340):
        hat = svg_path("M-56 0 C-24 -16 26 -18 58 -4 C34 -10 28 -52 6 -68 C-20 -72 -28 -32 -56 0 Z")
        fill(canvas, hat, c.UMBER, 2.8, 0.9, c.STRAW, deep=c.INK)
    crow = blob(
        (x + 66, foot - 262),
        (x + 60, foot - 292),
        (x + 78, foot - 306),
        (x + 92, foot - 300),
        (x + 100, foot - 282),
        (x + 122, foot - 254),
        (x + 92, foot - 260),
        tension=0.45,
    )
    fill(canvas, crow, c.INK, 2.4, 0.95, "#7a7890")
    canvas.base(polygon((x + 62, foot - 292), (x + 44, foot - 286), (x + 62, foot - 282)), c.GOLD)
    canvas.ink(polygon((x + 62, foot - 292), (x + 44, foot - 286), (x + 62, foot - 282)), 1.4)
    canvas.base(circle(x + 73, foot - 292, 2.8), c.PAPER_LITE)


def _tent(canvas: Canvas, x: float, foot: float) -> None:
    """Four poles tied at their tops, beans climbing them."""
    for dx in (-66, -24, 24, 66):
        canvas.ink(
            line((x + dx, foot), (x + dx * 0.3, foot - 150), (x - dx * 0.12, foot - 300)), 8, c.INK, taper=(0, 0)
        )
        canvas.ink(
            line((x + dx, foot), (x + dx * 0.3, foot - 150), (x - dx * 0.12, foot - 300)), 4.5, "#c29a62", taper=(0, 0)
        )
    canvas.ink(line((x - 12, foot - 262), (x, foot - 258), (x + 13, foot - 263)), 5, c.STRAW, taper=(0, 0))
    rng = np.random.default_rng(21)
    for k in range(38):
        part, side = float(rng.uniform(0.02, 0.86)), float(rng.uniform(-1, 1))
        at_x, at_y = x + side * 64 * (1 - part * 0.85), foot - 290 * part
        kit.leaf(
            canvas, at_x, at_y, float(rng.uniform(22, 36)), float(rng.uniform(0, 360)), c.FERN if k % 3 else c.MOSS
        )
    for _ in range(7):
        part, side = float(rng.uniform(0.1, 0.7)), float(rng.uniform(-1, 1))
        at_x, at_y = x + side * 58 * (1 - part * 0.85), foot - 290 * part
        fill(
            canvas,
            limb(((at_x, at_y), (at_x + 3, at_y + 16), (at_x + 1, at_y + 32)), (5, 7, 4)),
            c.POISON,
            1.5,
            0.8,
            c.PAPER_LITE,
        )


def _bed(canvas: Canvas, y: float, row: int) -> None:
    """A row of vegetables across the soil: cabbages, beetroot or leeks."""
    rng = np.random.default_rng(31 + row)
    ridge = blob(
        (-20, y + 14),
        (100, y - 4),
        (260, y + 6),
        (450, y - 2),
        (450, y + 34),
        (200, y + 40),
        (-20, y + 38),
        tension=0.4,
    )
    canvas.wash(ridge, "#4a3020", 0.7, edge=0.8, vary=0.7, spill=0)
    for x in range(26 + row * 20, kit.WIDTH - 20, 84):
        at = x + float(rng.uniform(-6, 6))
        if row == 0:
            for degrees in (-164, -138, -112, -90, -66, -40, -14):
                kit.leaf(canvas, at, y + 10, 36, degrees, c.FERN, "#cfd89a")
            fill(canvas, circle(at, y - 4, 17, 15), c.POISON, 2.0, 0.6, "#e6ecc0")
        elif row == 1:
            for degrees in (-128, -104, -78, -52):
                kit.leaf(canvas, at, y - 6, 44, degrees, "#4d6b35", "#b9a07a")
            fill(canvas, circle(at, y + 2, 19, 16), "#8a2a4a", 2.2, 0.95, c.ROSE)
        else:
            for degrees in (-120, -100, -84, -62):
                kit.leaf(canvas, at, y - 4, 52, degrees, c.TEAL, "#c9dcae")
            fill(canvas, limb(((at, y + 16), (at, y - 14)), (13, 12)), c.MOSS, 1.8, 0.3, c.PAPER_LITE)


def _grass(canvas: Canvas, seed: int, top: float) -> None:
    rng = np.random.default_rng(seed)
    for _ in range(34):
        kit.tuft(canvas, float(rng.uniform(0, 380)), float(rng.uniform(top, 800)), float(rng.uniform(0.6, 1.2)))
