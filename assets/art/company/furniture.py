"""A kitchen wall, a long table, chairs in the seats' colours, a garland, and a cat for the empty chair."""

import math
from typing import Final

import numpy as np

from assets.art.brush import fill
from assets.art.common.hats import HAT_COLOURS
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.palette import (
    CREAM_TEXT,
    GOLD,
    INK,
    PAPER_LITE,
    SEPIA,
    STRAW,
)
from assets.art.inkwash.shapes import blob, circle, crescent, line, polygon, star, svg_path

MARGIN: Final = 10
WALL: Final = (1320, 170)
TABLE: Final = (1320, 400)
"""Wall and table are shown at twice this size: they are washes and little else."""

CHAIR: Final = (216, 230)
GARLAND: Final = (976, 84)
CAT: Final = (176, 136)


def wall() -> Canvas:
    """Plaster in the light of a low sun, darker towards its sides, 1320x170."""
    width, height = WALL
    canvas = Canvas(width, height, seed=801, tooth=0.7)
    whole = polygon((-4, -4), (width + 4, -4), (width + 4, height + 4), (-4, height + 4))
    canvas.base(whole, "#e7cf9c")
    canvas.wash(
        whole, "#c98f4e", 0.45, edge=0, vary=0.8, loose=0, inset=0, shift=(0, 0), bloom=0.5, cell=180, granul=0.2
    )
    canvas.glaze(blob((300, -60), (700, -90), (1060, -40), (900, 150), (460, 160)), "#fff0c0", 0.05, soft=60)
    for x in (-40, width + 40):
        canvas.glaze(circle(x, height * 0.5, 330, 230), "#7a4a5a", 0.75, soft=80)
    canvas.glaze(polygon((0, height - 26), (width, height - 26), (width, height), (0, height)), "#6e4a2c", 0.6, soft=16)
    for x, y, turn in ((120, 40, 20), (1180, 60, -30), (660, 24, 8)):
        with canvas.at(x, y, rotation=turn):
            canvas.ink(line((0, 0), (14, 8), (22, 20), (38, 26)), 0.9, SEPIA, alpha=0.35)
    return canvas


def table() -> Canvas:
    """Five boards of a long table that run away from the eye, 1320x400, lit in the middle."""
    width, height = TABLE
    canvas = Canvas(width, height, seed=802, tooth=0.8)
    whole = polygon((-4, -4), (width + 4, -4), (width + 4, height + 4), (-4, height + 4))
    canvas.base(whole, "#c98f52")
    rng = np.random.default_rng(802)
    edges = (0, 62, 136, 220, 310, 410)
    for top, bottom, hue in zip(
        edges[:-1], edges[1:], ("#a8602c", "#96562c", "#a4642f", "#8f5028", "#9c5c2c"), strict=True
    ):
        board = polygon((-4, top), (width + 4, top + 1), (width + 4, bottom), (-4, bottom))
        canvas.wash(
            board, hue, 0.75, edge=0.3, vary=0.7, loose=0.4, inset=0.3, shift=(0, 0), bloom=0.4, cell=150, granul=0.25
        )
        for _ in range(26):
            x, y = rng.uniform(-100, width), rng.uniform(top + 5, bottom - 5)
            length, sway = rng.uniform(80, 330), rng.uniform(-3, 3)
            grain = line((x, y), (x + length * 0.5, y + sway), (x + length, y + sway * 0.4))
            canvas.ink(grain, float(rng.uniform(0.5, 1.2)), "#5e3212", alpha=0.35, taper=(0.3, 0.5))
        canvas.ink(
            line((-6, bottom), (width / 2, bottom + 0.8), (width + 6, bottom)), 1.6, "#4c2812", taper=(0, 0), alpha=0.8
        )
    for x, y in ((240, 98), (930, 264), (610, 350), (1120, 40)):
        for radius in (9, 6, 3):
            canvas.ink(circle(x, y, radius * 1.5, radius * 0.7), 0.9, "#5e3212", alpha=0.6)
    rim = polygon((-4, -4), (width + 4, -4), (width + 4, 9), (-4, 9))
    canvas.wash(rim, "#6e3a18", 0.8, edge=0.2, loose=0, shift=(0, 0))
    canvas.ink(line((-6, 10), (width / 2, 10.6), (width + 6, 10)), 1.7, taper=(0, 0))
    canvas.ink(line((-6, 1), (width + 6, 1)), 2.0, taper=(0, 0))
    for x in (-60, width + 60):
        canvas.glaze(circle(x, height * 0.55, 300, 320), "#43213f", 0.4, soft=90)
    canvas.glaze(polygon((0, height - 40), (width, height - 40), (width, height), (0, height)), "#43213f", 0.3, soft=40)
    return canvas


def chair(seat: str) -> Canvas:
    """The back of a chair with a cushion in the seat's colour and a moon cut into its rail, 216x230."""
    width, height = CHAIR
    colour = HAT_COLOURS[seat]
    canvas = Canvas(width + 2 * MARGIN, height + 2 * MARGIN, seed=810 + list(HAT_COLOURS).index(seat), tooth=0.6)
    with canvas.at(MARGIN + width / 2, MARGIN):
        rail = svg_path("M-92 78 C-92 36 -46 8 0 8 C46 8 92 36 92 78 L92 104 C60 84 -60 84 -92 104 Z")
        fill(canvas, rail, "#8a4a20", 3.0, 0.9, "#e0a868", deep="#4c2410")
        pad = svg_path("M-86 106 C-58 90 58 90 86 106 L86 232 L-86 232 Z")
        canvas.base(pad, PAPER_LITE)
        canvas.wash(pad, colour, 0.75, edge=0.9, vary=0.65, bloom=0.7, loose=0.8, granul=0.2)
        with canvas.clip(pad):
            canvas.glaze(polygon((30, 90), (90, 90), (90, 240), (46, 240)), INK, 0.2, soft=12)
            canvas.glaze(blob((-70, 150), (70, 150), (90, 240), (-90, 240)), INK, 0.2, soft=14)
        canvas.ink(pad, 2.8)
        canvas.ink(line((-76, 116), (0, 103), (76, 116)), 1.4, PAPER_LITE, alpha=0.7, taper=(0.05, 0.05))
        for x in (-52, -18, 18, 52):
            fill(canvas, circle(x, 122 - 8 * (1 - (x / 60) ** 2), 4.2), GOLD, 1.6, 0.8, CREAM_TEXT)
        moon = crescent(0, 50, 15, 0.5, -0.5)
        canvas.base(moon, "#4c2410")
        canvas.ink(moon, 1.8)
        for x in (-40, 40):
            sign = star(x, 60, 7, 5, 0.45)
            canvas.base(sign, "#4c2410")
            canvas.ink(sign, 1.4)
        for side in (-1, 1):
            post = polygon((side * 82, 70), (side * 100, 70), (side * 102, 232), (side * 84, 232))
            fill(canvas, post, "#8a4a20", 2.8, 0.95, "#e0a868", deep="#4c2410")
            fill(canvas, circle(side * 91, 60, 14), "#8a4a20", 2.8, 0.95, "#e0a868", deep="#4c2410")
            canvas.gouache(circle(side * 91 - 4, 55, 3.4), PAPER_LITE, 0.7, 0)
    return canvas


def garland() -> Canvas:
    """A string with stars, moons and dried leaves, 976x84; its ends are at the same height, so that it can repeat."""
    width, height = GARLAND
    canvas = Canvas(width + 2 * MARGIN, height + 2 * MARGIN, seed=803, tooth=0.5)
    with canvas.at(MARGIN, MARGIN):

        def sag(x: float) -> float:
            return 10 + 26 * math.sin(math.pi * (x % 244) / 244)

        string = line(*((x, sag(x)) for x in range(0, width + 1, 12)))
        canvas.ink(string, 2.0, SEPIA, taper=(0, 0), corners=False)
        for i in range(16):
            x = 30 + i * 61
            y = sag(x)
            canvas.ink(line((x, y), (x, y + 13)), 1.3, SEPIA)
            kind = i % 4
            if kind == 0:
                fill(canvas, star(x, y + 25, 14, 5, 0.46, -90 + (i % 3) * 12), GOLD, 2.1, 0.7, CREAM_TEXT)
            elif kind == 1:
                fill(
                    canvas,
                    blob((x, y + 10), (x + 10, y + 22), (x, y + 40), (x - 10, y + 22)),
                    "#a8462c",
                    2.0,
                    0.85,
                    STRAW,
                )
                canvas.ink(line((x, y + 12), (x, y + 36)), 1.2, SEPIA)
            elif kind == 2:
                fill(canvas, crescent(x, y + 25, 13, 0.5, 0.4), STRAW, 2.0, 0.6, PAPER_LITE)
            else:
                fill(canvas, circle(x, y + 22, 9), "#7a3a5a", 2.0, 0.85, STRAW)
                canvas.gouache(circle(x - 3, y + 19, 2.2), PAPER_LITE, 0.8, 0)
    return canvas


def cat() -> Canvas:
    """A black cat with its paws tucked in, that has taken the empty chair, 176x136; its foot is straight."""
    width, height = CAT
    canvas = Canvas(width + 2 * MARGIN, height + 2 * MARGIN, seed=804, tooth=0.5)
    with canvas.at(MARGIN + width / 2, MARGIN + height):
        body = blob((-78, 2), (-80, -34), (-52, -62), (4, -70), (54, -58), (80, -30), (78, 2), tension=0.4)
        fill(canvas, body, INK, 2.8, 0.95, "#6a6474")
        tail = blob((60, -6), (84, -18), (84, -2), (40, 4), (-6, 2), (10, -8), tension=0.42)
        fill(canvas, tail, INK, 2.4, 0.9, "#8a8494")
        for side in (-1, 1):
            ear = blob((side * 12 - 22, -82), (side * 34 - 22, -116), (side * 40 - 22, -78), tension=0.25)
            fill(canvas, ear, INK, 2.6, 0.95, "#6a6474")
            inner = blob((side * 20 - 22, -84), (side * 32 - 22, -104), (side * 34 - 22, -82), tension=0.25)
            canvas.base(inner, "#9a5a64", 0.9)
        head = blob((-66, -62), (-58, -88), (-22, -98), (14, -88), (22, -62), (6, -40), (-22, -34), (-50, -40))
        fill(canvas, head, INK, 2.8, 0.95, "#6a6474")
        canvas.gouache(blob((-50, -82), (-30, -92), (-20, -90), (-42, -76)), "#b4b0c0", 0.35, 1.4)
        for x in (-40, -4):
            canvas.ink(line((x - 10, -64), (x, -58), (x + 10, -65)), 3.0, "#d8e06a", taper=(0.15, 0.2))
        canvas.base(blob((-27, -54), (-17, -54), (-22, -48)), "#c97a74")
        canvas.ink(line((-32, -44), (-26, -42), (-22, -47), (-18, -42), (-12, -44)), 1.8, "#cfc8d4", taper=(0.2, 0.3))
        for side in (-1, 1):
            for y, rise in ((-50, -4), (-46, 3)):
                whisker = line((-22 + side * 14, y), (-22 + side * 34, y + rise), (-22 + side * 56, y + rise * 1.6))
                canvas.ink(whisker, 1.3, "#efeae0", taper=(0.1, 0.6))
    return canvas
