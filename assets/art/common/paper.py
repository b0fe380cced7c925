"""Sheets of paper: panels, dialogs, signs, slips; and the gold brush ring around what is active."""

from functools import partial
from typing import Final

import numpy as np
import skia

from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import Point, blob, circle, line, rounded_rect
from assets.art.sheets import Sprite

MARGIN = 14
RING_MARGIN = 14
PINNED: Final = ((350, 286), (350, 376))
PLAIN: Final = ((350, 292), (300, 90), (420, 150))
SIGNS: Final = ((710, 216), (330, 216), (330, 98))
DIALOGS: Final = ((420, 620), (760, 520), (1320, 860))
OFTEN: Final = ((350, 292), (330, 216), (330, 98))
TWINS: Final = ("", ".b", ".c")
"""The sizes of which several lie on a screen, and the ends of the names of their pictures."""

STRETCHED_PAPERS: Final = {(560, 320): (760, 520), (980, 700): (1320, 860), (1500, 940): (1320, 860)}
"""Papers that are another one's picture: the program stretches it between its corners."""

RINGS: Final = (
    (350, 376),
    (171, 241),
    (127, 179),
    (100, 150),
    (48, 48),
    (56, 56),
    (110, 56),
    (180, 56),
    (200, 56),
    (260, 56),
    (360, 56),
    (320, 52),
    (480, 52),
    (640, 52),
    (900, 52),
    (330, 98),
    (330, 216),
    (710, 216),
)
STRETCHED_RINGS: Final = {
    (350, 286): (350, 376),
    (350, 292): (350, 376),
    (330, 420): (350, 376),
    (464, 420): (350, 376),
}


def torn_sheet(
    width: float, height: float, rng: np.random.Generator, jitter: float = 1.1, step: float = 24
) -> skia.Path:
    """The outline of a hand-cut sheet from the origin to (width, height): points every ``step``, off by ``jitter``."""
    across, down = max(4, int(width / step)), max(4, int(height / step))
    corners: list[Point] = [(0, 0), (width, 1), (width - 1, height), (1, height - 1), (0, 0)]
    points: list[Point] = []
    for side, count in enumerate((across, down, across, down)):
        start, end = np.array(corners[side]), np.array(corners[side + 1])
        for part in np.linspace(0, 1, count)[:-1]:
            x, y = start * (1 - part) + end * part + rng.normal(0, jitter, 2)
            points.append((float(x), float(y)))
    return blob(*points, tension=0.4)


def paint_sheet(
    canvas: Canvas, outline: skia.Path, colour: str = c.PAPER, cell: float = 100, worn: float = 2.3
) -> None:
    """Paper inside an outline: worn along its edges, with clouds of ``cell`` pixels."""
    canvas.base(outline, colour)
    canvas.wash(
        outline,
        c.PAPER_DARK,
        0.24,
        edge=worn,
        loose=0,
        shift=(0, 0),
        spill=0,
        grad=0.4,
        cell=cell,
        vary=0.6,
        bloom=0.5,
        granul=0.06,
    )


def draw_pin(canvas: Canvas, x: float, y: float) -> None:
    """A red pin with its shadow, centred on (x, y)."""
    head = circle(x, y, 6.5)
    canvas.glaze(circle(x + 3, y + 4, 6), c.SHADOW, 0.8, soft=2.5)
    canvas.base(head, "#e8b0a4")
    canvas.wash(head, c.BLOOD, 1.0)
    canvas.ink(head, 1.6)
    canvas.gouache(circle(x - 2, y - 2, 1.8), c.WHITE, 0.95, 0)


def draw_flourish(canvas: Canvas, x: float, y: float, flip_x: bool, flip_y: bool, colour: str = c.INK_SOFT) -> None:
    """A curled corner ornament, 22x22, whose corner is at (x, y)."""
    curls = (
        ((0, 24), (2, 11), (11, 2), (24, 0)),
        ((4, 18), (9, 17), (11, 12), (8, 9), (5, 12)),
        ((18, 4), (17, 9), (12, 11), (9, 8), (12, 5)),
    )
    with canvas.at(x, y):
        for i, curl in enumerate(curls):
            points = [(-a if flip_x else a, -b if flip_y else b) for a, b in curl]
            canvas.ink(line(*points), 1.5 if i == 0 else 1.2, colour, taper=(0.05 if i else 0.3, 0.4))


def paper(width: float, height: float, kind: str, twin: str = "") -> Canvas:
    """A sheet of paper with its shadow; kind is plain, pinned, slip, sign or dialog. Its ``twin`` has other stains."""
    seed = int(width * 7 + height) + 9000 * TWINS.index(twin)
    tooth = 0.5 if kind == "dialog" else 0.55
    canvas = Canvas(width + 2 * MARGIN + 8, height + 2 * MARGIN + 10, seed=seed, tooth=tooth)
    rng = np.random.default_rng(seed)
    with canvas.at(MARGIN, MARGIN):
        outline = torn_sheet(width, height, rng)
        paint_sheet(
            canvas,
            outline,
            c.PAPER_LITE if kind in ("slip", "dialog") else c.PAPER,
            cell=max(80, min(width, height) * 0.4),
            worn=1.6 if kind == "slip" else 2.3,
        )
        if kind == "sign":
            _draw_hairline(canvas, width, height, rng)
        if kind == "dialog":
            _draw_frame(canvas, width, height)
        canvas.ink(outline, 2.0 if kind == "slip" else 2.3, corners=False, wobble=0.5)
        if kind == "pinned":
            draw_pin(canvas, width / 2, 6)
        canvas.shadow(outline, 4, 6, 6, 0.4)
    return canvas


def _draw_hairline(canvas: Canvas, width: float, height: float, rng: np.random.Generator) -> None:
    """One thin line inside a sign."""
    with canvas.at(9, 9):
        canvas.ink(torn_sheet(width - 18, height - 18, rng, 0.7, 60), 0.9, c.INK_SOFT, alpha=0.7, corners=False)


def _draw_frame(canvas: Canvas, width: float, height: float) -> None:
    """The frame of a dialog: a thin line with curled corners."""
    inset = 14
    canvas.ink(
        rounded_rect(inset, inset, width - 2 * inset, height - 2 * inset, 3), 1.1, c.INK_SOFT, wobble=0.9, alpha=0.7
    )
    for right in (False, True):
        for low in (False, True):
            x, y = (width - inset - 6 if right else inset + 6), (height - inset - 6 if low else inset + 6)
            draw_flourish(canvas, x, y, right, low)


def ring(width: float, height: float) -> Canvas:
    """A gold brush ring around a piece of the given size."""
    canvas = Canvas(width + 2 * RING_MARGIN, height + 2 * RING_MARGIN, seed=int(width + 3 * height), tooth=0.4)
    small = min(width, height) < 60
    brush = 5.6 if small else 8.0
    with canvas.at(RING_MARGIN, RING_MARGIN):
        loop = rounded_rect(-3, -3, width + 6, height + 6, 12)
        canvas.ink(loop, brush + 3.2, c.UMBER, wobble=1.0, shade=0.2, alpha=0.6, dry=0.2, corners=False)
        canvas.ink(loop, brush, c.GOLD, wobble=1.3, shade=0.1, dry=0.4, alpha=0.96, corners=False)
        canvas.ink(loop, brush * 0.3, c.GOLD_LITE, wobble=1.5, shade=0, dry=0.6, taper=(0.2, 0.4), corners=False)
    return canvas


def _named(word: str, size: tuple[int, int]) -> str:
    return f"{word}.{size[0]}x{size[1]}"


def sprites() -> dict[str, Sprite]:
    """All papers and rings."""
    kinds = {"pinned": PINNED, "plain": PLAIN[:1], "slip": PLAIN[1:], "sign": SIGNS, "dialog": DIALOGS}
    found = {
        f"{_named('paper', (width, height))}{twin}": Sprite(
            partial(paper, width, height, kind, twin), (MARGIN, MARGIN, width, height)
        )
        for kind, sizes in kinds.items()
        for width, height in sizes
        for twin in (TWINS if (width, height) in OFTEN else ("",))
    }
    for width, height in RINGS:
        piece = (RING_MARGIN, RING_MARGIN, width, height)
        found[f"ring.{width}x{height}"] = Sprite(partial(ring, width, height), piece)
    for word, stretched in (("paper", STRETCHED_PAPERS), ("ring", STRETCHED_RINGS)):
        for size, source in stretched.items():
            found[_named(word, size)] = found[_named(word, source)]
    return found
