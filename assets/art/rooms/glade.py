"""A glade: trunks in the mist, beams of light, ferns and toadstools; an owl in a hollow, a fox behind a stone."""

import math

import numpy as np

from assets.art.brush import fill
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import Point, blob, circle, crescent, line, polygon
from assets.art.rooms import kit

MIST = "#eef0c8"
MIST_WASHES = (("#9cc4a0", 0.5), ("#b9cf8e", 0.4))
LEAVES = (c.FERN, c.MOSS, "#3f6a45")


def left() -> Canvas:
    """The side with the owl."""
    canvas = kit.room(931, MIST, MIST_WASHES)
    far(canvas, ((40, 8), (118, 10), (176, 7), (250, 11), (318, 8), (372, 10)))
    _beams(canvas)
    _ground(canvas, 640, "#7d9a4a", "#5f8f5c")
    trunk(canvas, 258, 20, 706, 3, ("#7a6645", "#5d6a45"))
    trunk(canvas, 338, 26, 742, 4, ("#6e5a3c", "#4d5a3a"))
    _ground(canvas, 770, "#6f8f35", "#3f6a45")
    trunk(canvas, 152, 62, 880, 5, ("#5e4a34", "#3f4a32"))
    _owl(canvas, 158, 420)
    for x, y, radius in ((300, 884, 36), (92, 912, 22), (40, 1010, 34)):
        kit.stone(canvas, x, y, radius)
    for x, y, size in ((226, 906, 0.62), (252, 918, 0.42), (346, 932, 0.5)):
        kit.toadstool(canvas, x, y, size)
    _foliage(canvas, 14)
    _ferns(canvas, ((26, 1010, -18, 0.9), (150, 1052, 8, 1.0), (262, 1064, -12, 0.8), (344, 1040, 14, 0.9)))
    _verge(canvas, 41, right=False)
    return canvas


def right() -> Canvas:
    """The side with the fox."""
    canvas = kit.room(932, MIST, MIST_WASHES)
    far(canvas, ((66, 9), (130, 7), (190, 10), (262, 8), (330, 11), (402, 8)))
    _beams(canvas)
    _ground(canvas, 640, "#7d9a4a", "#5f8f5c")
    trunk(canvas, 96, 24, 716, 13, ("#6e5a3c", "#4d5a3a"))
    trunk(canvas, 236, 20, 700, 14, ("#7a6645", "#5d6a45"))
    _standing_stone(canvas, 166, 800)
    _ground(canvas, 790, "#6f8f35", "#3f6a45")
    trunk(canvas, 350, 58, 890, 15, ("#5e4a34", "#3f4a32"))
    _fox(canvas, 212, 912)
    for x, y, radius in ((212, 958, 62), (130, 966, 26), (384, 1010, 36)):
        kit.stone(canvas, x, y, radius)
    for x, y, size in ((96, 900, 0.5), (120, 910, 0.36), (292, 946, 0.66), (264, 960, 0.4)):
        kit.toadstool(canvas, x, y, size, c.BLOOD if x < 280 else c.EMBER)
    _foliage(canvas, 15)
    _ferns(canvas, ((84, 1052, 14, 0.9), (176, 1066, -8, 0.8), (290, 1056, 10, 1.0), (398, 1040, -16, 0.9)))
    _verge(canvas, 42, right=True)
    return canvas


def far(canvas: Canvas, trunks: tuple[tuple[float, float], ...], foot: float = 700) -> None:
    """Pale trunks in the mist down to a foot."""
    for number, (x, half) in enumerate(trunks):
        lean = 10 * math.sin(x)
        shape = polygon((x - half + lean, -10), (x + half + lean, -10), (x + half * 1.2, foot), (x - half * 1.2, foot))
        canvas.wash(shape, "#6f9478" if number % 2 else "#86a884", 0.6, edge=0.5, vary=0.6, spill=0)
        canvas.ink(shape, 1.2, "#5f8068", alpha=0.7)


def _beams(canvas: Canvas) -> None:
    """Light that falls between the trunks."""
    for x, wide in ((60, 60), (210, 44), (330, 70)):
        beam = polygon((x, -10), (x + wide, -10), (x + wide * 2.2 - 190, 720), (x - 190 - wide * 0.4, 720))
        canvas.gouache(beam, "#fdf6c8", 0.22, 5)


def _ground(canvas: Canvas, top: float, colour: str, deep: str) -> None:
    shape = blob(
        (-30, top + 20),
        (90, top - 12),
        (220, top + 14),
        (340, top - 10),
        (470, top + 12),
        (470, 1140),
        (-30, 1140),
        tension=0.4,
    )
    canvas.base(shape, "#cfd69a")
    kit.ground(canvas, shape, colour, 0.75)
    kit.ground(canvas, shape, deep, 0.3, 80)
    rng = canvas.rng()
    for _ in range(22):
        kit.tuft(
            canvas, float(rng.uniform(0, 430)), top + float(rng.uniform(10, 110)), float(rng.uniform(0.6, 1.0)), deep
        )


def trunk(canvas: Canvas, x: float, half: float, foot: float, seed: int, hues: tuple[str, str]) -> None:
    """A trunk from above the picture down to its roots at (x, foot)."""
    lean = float(np.random.default_rng(seed).uniform(-16, 16))
    canvas.glaze(circle(x + half * 0.6, foot, half * 2.6, half * 0.5), "#1d2a1a", 0.8, soft=8, spill=0)
    shape = blob(
        (x - half + lean, -40),
        (x - half * 0.88, foot * 0.5),
        (x - half * 1.05, foot - half),
        (x - half * 2.1, foot + 6),
        (x - half * 0.5, foot - 3),
        (x + half * 0.4, foot + 9),
        (x + half * 2.2, foot + 2),
        (x + half * 1.15, foot - half),
        (x + half * 0.92, foot * 0.5),
        (x + half * 1.05 + lean, -40),
        tension=0.4,
    )
    canvas.base(shape, "#ddd0a8")
    kit.ground(canvas, shape, hues[0], 0.9, 70)
    canvas.glaze(
        polygon((x + half * 0.2, -20), (x + half * 1.3, -20), (x + half * 1.3, foot), (x + half * 0.3, foot)),
        hues[1],
        0.6,
        soft=10,
        spill=0,
    )
    rng = canvas.rng()
    with canvas.clip(shape):
        for _ in range(int(foot * half / 420)):
            at_x, at_y = x + float(rng.uniform(-half, half)), float(rng.uniform(-20, foot))
            bark = line(
                (at_x, at_y),
                (at_x + float(rng.uniform(-4, 4)), at_y + 20),
                (at_x + float(rng.uniform(-4, 5)), at_y + 46),
            )
            canvas.ink(bark, 1.6, c.INK, taper=(0.3, 0.6), alpha=0.7)
        moss = blob(
            (x - half * 1.2, foot - 190),
            (x - half * 0.5, foot - 210),
            (x - half * 0.3, foot - 90),
            (x - half * 0.6, foot + 4),
            (x - half * 2, foot + 8),
        )
        canvas.wash(moss, c.MOSS, 0.8, edge=0.4, vary=0.8, loose=5, spill=0)
    canvas.ink(shape, 3.0)


def _owl(canvas: Canvas, x: float, y: float) -> None:
    """An owl that looks out of a hollow."""
    hollow = circle(x, y, 42, 56)
    canvas.base(hollow, "#2a2118")
    canvas.ink(hollow, 3.4)
    with canvas.clip(hollow):
        body = blob(
            (x - 34, y + 60),
            (x - 34, y - 4),
            (x - 26, y - 40),
            (x - 12, y - 26),
            (x + 12, y - 26),
            (x + 26, y - 40),
            (x + 34, y - 4),
            (x + 34, y + 60),
        )
        fill(canvas, body, c.UMBER, 2.6, 0.8, c.PAPER_LITE, deep=c.SEPIA)
        for row in range(3):
            for k in range(4):
                canvas.ink(
                    line(
                        (x - 22 + k * 13, y + 24 + row * 12),
                        (x - 17 + k * 13, y + 30 + row * 12),
                        (x - 12 + k * 13, y + 24 + row * 12),
                    ),
                    1.4,
                )
        for side in (-1, 1):
            fill(canvas, circle(x + side * 15, y - 4, 14), c.STRAW, 1.8, 0.5, c.PAPER_LITE)
            canvas.base(circle(x + side * 15, y - 4, 8), c.GOLD)
            canvas.base(circle(x + side * 15, y - 4, 4.6), c.INK)
            canvas.gouache(circle(x + side * 15 - 2, y - 6, 1.7), c.PAPER_LITE, 1, 0)
        fill(canvas, polygon((x - 5, y + 5), (x + 5, y + 5), (x, y + 15)), c.EMBER, 1.6, 0.8)


def _standing_stone(canvas: Canvas, x: float, foot: float) -> None:
    """A leaning stone with a moon cut into it."""
    canvas.glaze(circle(x + 20, foot, 70, 14), "#1d2a1a", 0.8, soft=8, spill=0)
    shape = blob(
        (x - 44, foot + 4),
        (x - 40, foot - 90),
        (x - 20, foot - 166),
        (x + 16, foot - 178),
        (x + 36, foot - 120),
        (x + 50, foot + 4),
        tension=0.5,
    )
    fill(canvas, shape, c.STONE, 3.0, 0.8, "#d9d4c0", deep=c.SLATE)
    moon = crescent(x, foot - 104, 22, 0.5, -0.5)
    canvas.wash(moon, c.SLATE, 1.0, edge=0.9, spill=0)
    canvas.ink(moon, 2.0)
    for dx, dy in ((-12, -54), (4, -46), (-2, -30)):
        canvas.ink(circle(x + dx, foot + dy, 5), 1.6, c.SLATE)
    fill(
        canvas,
        blob(
            (x - 34, foot - 130), (x - 18, foot - 166), (x + 16, foot - 178), (x + 10, foot - 158), (x - 14, foot - 138)
        ),
        c.MOSS,
        1.4,
        0.9,
        "#b9c67a",
    )


def _fox(canvas: Canvas, x: float, y: float) -> None:
    """A fox that peeps over a stone; its chin is at (x, y)."""
    for side in (-1, 1):
        ear = polygon((x + side * 14, y - 62), (x + side * 40, y - 104), (x + side * 44, y - 44))
        fill(canvas, ear, "#c9622a", 2.6, 0.95, "#f6d2a8")
        canvas.base(polygon((x + side * 24, y - 64), (x + side * 37, y - 88), (x + side * 38, y - 56)), c.INK_SOFT)
    face = blob(
        (x - 52, y - 40),
        (x - 30, y - 66),
        (x, y - 70),
        (x + 30, y - 66),
        (x + 52, y - 40),
        (x + 22, y - 10),
        (x, y + 4),
        (x - 22, y - 10),
        tension=0.45,
    )
    fill(canvas, face, "#c9622a", 2.8, 0.9, "#f6d2a8", deep="#7a3410")
    for side in (-1, 1):
        cheek = blob((x + side * 48, y - 38), (x + side * 22, y - 34), (x + side * 4, y - 4), (x + side * 22, y - 10))
        canvas.base(cheek, c.PAPER_LITE)
        canvas.ink(cheek, 1.3, c.INK_SOFT)
        canvas.base(circle(x + side * 20, y - 40, 5, 6), c.INK)
        canvas.gouache(circle(x + side * 20 - 1.6, y - 42, 1.8), c.PAPER_LITE, 1, 0)
    canvas.base(circle(x, y - 4, 6.4, 5), c.INK)


def _foliage(canvas: Canvas, seed: int) -> None:
    """Leaves that hang into the picture from above."""
    rng = np.random.default_rng(seed)
    for number in range(120):
        x, y = float(rng.uniform(-10, 440)), float(abs(rng.normal(0, 46))) - 12
        kit.leaf(
            canvas,
            x,
            y,
            float(rng.uniform(18, 34)),
            float(rng.uniform(20, 160)),
            LEAVES[number % 3],
            ("#b9c67a", "#9db06a", "#cdd08c")[number % 3],
        )


def _ferns(canvas: Canvas, fronds: tuple[tuple[float, float, float, float], ...]) -> None:
    for x, y, degrees, size in fronds:
        for spread in (-26, 24, -2):
            kit.fern(
                canvas,
                x + spread * 0.2,
                y,
                degrees + spread,
                size * (0.86 if spread else 1.0),
                LEAVES[round(x) % 3],
                spread * 0.4,
            )


def _verge(canvas: Canvas, seed: int, *, right: bool) -> None:
    """The edge of the clearing: leaves and ferns reach over it, beyond them nothing stays painted."""
    rng = np.random.default_rng(seed)
    with kit.facing(canvas, right=right):
        edge: list[Point] = kit.wandering(398, seed, 8, 43)
        canvas.glaze(
            polygon(*((x - 40, y) for x, y in edge), *((x + 20, y) for x, y in reversed(edge))),
            "#16240f",
            0.9,
            soft=18,
            spill=0,
        )
        kit.clear(canvas, blob(*edge, (kit.WIDTH + 80, kit.HEIGHT + 90), (kit.WIDTH + 80, -90), tension=0.4))
        for number in range(150):
            y = float(rng.uniform(-10, kit.HEIGHT + 20))
            x, length = min(404, 396 + float(rng.normal(-6, 7))), float(rng.uniform(14, 22))
            kit.leaf(
                canvas,
                x,
                y,
                length,
                float(rng.uniform(-80, 80)),
                LEAVES[number % 3],
                ("#b9c67a", "#9db06a", "#a8b878")[number % 3],
            )
        for y in (150, 330, 505, 690, 860, 1030):
            at = y + float(rng.uniform(-30, 30))
            for spread in (-34, -6, 22):
                kit.fern(
                    canvas,
                    372,
                    at,
                    62 + spread + float(rng.uniform(-8, 8)),
                    float(rng.uniform(0.3, 0.36)),
                    LEAVES[round(at) % 3],
                    spread * 0.3,
                )
