"""What hangs on the wall: a bunch of herbs, a cobweb in the corner, a spider on its thread."""

import math
from itertools import pairwise
from typing import Final

import numpy as np

from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import Point, blob, circle, line, rounded_rect
from assets.art.sheets import Sprite

MARGIN: Final = 14
HERBS_SIZE: Final = (170, 240)
SPREAD: Final = 40
"""How far leaves reach out of the piece of the herbs at both sides, at most."""

COBWEB_SIZE: Final = (220, 215)
SPIDER_SIZE: Final = (60, 60)
THREAD_SIZE: Final = (4, 200)
TIE: Final = (85, 62)
"""Where the bunch is tied, in the piece of the herbs."""

WEB_ENDS: Final[tuple[Point, ...]] = ((8, 14), (22, 96), (78, 160), (150, 198), (212, 208))
WEB_RINGS: Final = (0.2, 0.34, 0.48, 0.63, 0.78, 0.93)


def herbs(seed: int = 261) -> Canvas:
    """Seven twigs of sage and lavender, hung up head down by a string."""
    canvas = Canvas(HERBS_SIZE[0] + 2 * SPREAD, HERBS_SIZE[1] + MARGIN + SPREAD, seed=seed)
    with canvas.at(SPREAD, MARGIN):
        herbs_bunch(canvas)
    return canvas


def herbs_bunch(canvas: Canvas) -> None:
    """Draw the herbs; the origin is the corner of their piece."""
    canvas.ink(line((85, 52), (84, 26), (85, 0)), 3.4, taper=(0.02, 0.02))
    canvas.ink(line((85, 52), (84, 26), (85, 0)), 1.6, "#d7b984", dry=0, taper=(0.02, 0.02))
    x, y = TIE
    for rotation, flowers in (
        (146, False),
        (214, False),
        (158, True),
        (202, True),
        (168, False),
        (192, False),
        (180, True),
    ):
        with canvas.at(x, y, 1.22, rotation, rotation > 180):
            (_lavender if flowers else _sage)(canvas)
    for side in (-1, 0, 1):
        stub = line((x + side * 8, y - 6), (x + side * 11, y - 16), (x + side * 15, y - 24))
        canvas.ink(stub, 4.4, c.INK, taper=(0, 0.2))
        canvas.ink(stub, 2.2, "#a9ad62", taper=(0, 0.2), dry=0)
    tie = rounded_rect(x - 20, y - 10, 40, 24, 8)
    canvas.base(tie, "#d7b984")
    canvas.wash(tie, c.UMBER, 0.5)
    canvas.ink(tie, 2.2)
    for down in (-4, 2, 8):
        canvas.ink(line((x - 19, y + down), (x, y + down + 2), (x + 19, y + down)), 1.3, c.INK_SOFT)


def _sage(canvas: Canvas) -> None:
    """A twig with leaves to both sides."""
    canvas.ink(line((0, 0), (8, -40), (5, -84), (12, -128)), 3.0, c.FERN, taper=(0.05, 0.25), dry=0)
    for i in range(9):
        part = 0.16 + 0.8 * i / 8
        x, y = 7 * math.sin(part * 3) + 5 * part, -128 * part
        side, length = (1 if i % 2 else -1), 36 * (1 - part * 0.5)
        stem = float(np.interp(-y, (0, 40, 84, 128), (0, 8, 5, 12)))
        canvas.ink(line((stem, y + 9), (x + side * 8, y - 4)), 2.0, c.FERN, taper=(0, 0.1), dry=0)
        leaf = blob(
            (x, y),
            (x + side * length * 0.4, y - length * 0.42),
            (x + side * length, y - length * 0.5),
            (x + side * length * 0.6, y - length * 0.02),
        )
        canvas.base(leaf, "#dfe0a8")
        canvas.wash(leaf, c.FERN if i % 3 == 0 else c.MOSS, 0.85, loose=0.8, edge=0.7)
        canvas.ink(leaf, 1.7)
        canvas.ink(
            line((x, y), (x + side * length * 0.5, y - length * 0.26), (x + side * length * 0.8, y - length * 0.4)), 1.0
        )


def _lavender(canvas: Canvas) -> None:
    """A stalk with a spike of small plum flowers."""
    canvas.ink(line((0, 0), (4, -44), (2, -90), (5, -134)), 2.0, c.FERN, taper=(0.05, 0.4))
    rng = np.random.default_rng(8)
    for i in range(11):
        y, reach = -66 - 6.6 * i, 9.5 * (1 - i / 16)
        for side in (-1, 1):
            x = 3 + side * reach * 0.62
            bud = circle(x, y + float(rng.uniform(-1, 1)), reach * 0.52, 4.4)
            canvas.base(bud, "#dccbe6")
            canvas.wash(bud, c.PLUM, 0.9, loose=0.4)
            canvas.ink(bud, 1.3)


def cobweb(seed: int = 264) -> Canvas:
    """A web spun into the upper right corner; its hub is that corner of the piece."""
    width, height = COBWEB_SIZE
    canvas = Canvas(width + 2 * MARGIN, height + 2 * MARGIN, seed=seed)
    with canvas.at(MARGIN, MARGIN):
        hub = (float(width), 0.0)
        for end in WEB_ENDS:
            middle = ((hub[0] + end[0]) / 2 + 2, (hub[1] + end[1]) / 2 + 3)
            canvas.ink(line(hub, middle, end), 1.7, c.INK_SOFT, taper=(0.05, 0.2))
        for part in WEB_RINGS:
            for one, other in pairwise(WEB_ENDS):
                start, end = _towards(hub, one, part), _towards(hub, other, part)
                sag = _towards(hub, ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2), 0.86)
                canvas.ink(line(start, sag, end), 1.2, c.INK_SOFT, taper=(0.1, 0.1))
        for end, part in ((WEB_ENDS[1], 0.63), (WEB_ENDS[3], 0.48), (WEB_ENDS[2], 0.93)):
            x, y = _towards(hub, end, part)
            drop = circle(x, y + 3, 2.6, 3.2)
            canvas.base(drop, "#e4ecf0")
            canvas.ink(drop, 1.1)
            canvas.gouache(circle(x - 0.8, y + 2, 0.8), c.WHITE, 1, 0)
        fly = _towards(hub, WEB_ENDS[2], 0.55)
        bundle = blob((fly[0] - 6, fly[1]), (fly[0], fly[1] - 9), (fly[0] + 6, fly[1]), (fly[0], fly[1] + 10))
        canvas.base(bundle, c.PAPER_LITE)
        canvas.wash(bundle, c.INK_SOFT, 0.35)
        canvas.hatch(bundle, 20, 3, cover=0.8, width=0.9)
        canvas.ink(bundle, 1.4)
    return canvas


def _towards(start: Point, end: Point, part: float) -> Point:
    return start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part


def spider(seed: int = 267) -> Canvas:
    """A friendly spider seen from above, to hang on its thread."""
    canvas = Canvas(SPIDER_SIZE[0] + 2 * MARGIN, SPIDER_SIZE[1] + 2 * MARGIN, seed=seed)
    with canvas.at(MARGIN + SPIDER_SIZE[0] / 2, MARGIN + 24, 1.25):
        for side in (-1, 1):
            for leg in (
                ((3, -2), (12, -14), (18, -6)),
                ((3, 0), (15, -6), (22, 4)),
                ((3, 3), (14, 6), (19, 16)),
                ((2, 5), (9, 14), (11, 24)),
            ):
                canvas.ink(line(*((side * x, y) for x, y in leg)), 1.9, taper=(0.05, 0.4), wobble=0.2)
        body = circle(0, 6, 10, 11)
        canvas.base(body, "#3a2a33")
        canvas.wash(body, c.PLUM_DEEP, 0.8)
        canvas.gouache(blob((-6, 1), (-3, -2), (-1, 0), (-5, 6)), "#cdb9d6", 0.7, 0.3)
        canvas.gouache(blob((0, 6), (3, 10), (0, 15), (-3, 10)), c.BLOOD, 1, 0.3)
        canvas.ink(body, 1.8)
        head = circle(0, -7, 6)
        canvas.base(head, c.INK)
        for x in (-2.6, 2.6):
            canvas.gouache(circle(x, -8, 2.1), c.PAPER_LITE, 1, 0)
            canvas.base(circle(x + 0.3, -7.6, 0.9), c.INK)
        canvas.ink(line((-2, -4.4), (0, -3.6), (2, -4.4)), 0.9, c.PAPER_LITE)
        canvas.shadow(body, 4, 6, 3, 0.35)
    return canvas


def thread(seed: int = 269) -> Canvas:
    """The spider's thread; drawn as long as it hangs."""
    width, height = THREAD_SIZE
    canvas = Canvas(width + 8, height + 8, seed=seed)
    with canvas.at(4 + width / 2, 4):
        canvas.ink(line((0, 0), (0.5, height * 0.5), (0, height)), 1.5, c.SEPIA, taper=(0, 0), wobble=0.3, overshoot=0)
    return canvas


def _piece(size: tuple[float, float]) -> tuple[float, float, float, float]:
    return MARGIN, MARGIN, size[0], size[1]


SPRITES: Final[dict[str, Sprite]] = {
    "title.herbs": Sprite(herbs, (SPREAD, MARGIN, *HERBS_SIZE)),
    "title.cobweb": Sprite(cobweb, _piece(COBWEB_SIZE)),
    "title.spider": Sprite(spider, _piece(SPIDER_SIZE)),
    "title.thread": Sprite(thread, (4, 4, *THREAD_SIZE)),
}
