"""The trick on the table: places for cards, arrows of the order of play, the level mark, result seals."""

from functools import partial
from typing import Final

import numpy as np
import skia

from assets.art.cauldron15.levelling import level_out
from assets.art.inkwash import palette as c
from assets.art.inkwash import pigment
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import blob, line, polygon, rounded_rect, sample
from assets.art.sheets import Sprite

MARGIN: Final = 20
SLOT_SIZE: Final = (127, 179)
DASH: Final = 9
ARROWS: Final = {"short": (96, 26, 3.0), "long": (250, 44, 3.6)}
"""Length, rise of the bow and pen factor of the arrows, in layout pixels."""

SEAL_TONES: Final = {"moss": c.MOSS, "ember": c.EMBER, "gold": c.GOLD, "straw": c.STRAW}
SEAL_WIDTHS: Final = (130, 175, 220)
SEAL_HEIGHT: Final = 40
MARK_SIZE: Final = (22, 6)


def slot_waiting(seed: int = 131) -> Canvas:
    """A dashed outline where a card will come."""
    width, height = SLOT_SIZE
    canvas = Canvas(width + 2 * MARGIN, height + 2 * MARGIN, seed=seed)
    with canvas.at(MARGIN, MARGIN):
        outline = rounded_rect(0, 0, width, height, 10)
        canvas.wash(outline, c.PAPER_LITE, 0.35, loose=2, granul=0, spill=0.7)
        points = sample(outline, DASH)[0][0]
        for here, there in zip(points[:-1:2], points[1::2], strict=False):
            dash = line((float(here[0]), float(here[1])), (float(there[0]), float(there[1])))
            canvas.ink(dash, 2.4, c.INK_SOFT, alpha=0.8, taper=(0.1, 0.2), wobble=0.3)
    return canvas


def slot_yours(seed: int = 132) -> Canvas:
    """The lit place of the card that the person is asked for."""
    width, height = SLOT_SIZE
    canvas = Canvas(width + 2 * MARGIN, height + 2 * MARGIN, seed=seed)
    with canvas.at(MARGIN, MARGIN):
        outline = rounded_rect(0, 0, width, height, 10)
        canvas.wash(outline, "#f3d683", 0.75, loose=2, spill=0.7)
        canvas.gouache(outline, "#fbeec4", 0.75, 2.5)
        level_out(canvas, outline, 1.2)
        canvas.ink(outline, 9, c.GOLD, wobble=1.5, dry=0.4, corners=False, shade=0.1)
        canvas.ink(outline, 2.6, c.GOLD_LITE, wobble=1.6, dry=0.6, shade=0, taper=(0.2, 0.4), corners=False)
        canvas.ink(outline, 1.4, wobble=0.8, alpha=0.7, corners=False)
    return canvas


def arrow(kind: str) -> Canvas:
    """A bowed arrow in ghost ink that points to the right; its piece is the box of the stroke."""
    length, rise, pen = ARROWS[kind]
    canvas = Canvas(length + 2 * MARGIN, rise + 2 * MARGIN, seed=135 + len(kind))
    with canvas.at(MARGIN, MARGIN):
        points = ((0, rise), (length * 0.26, rise * 0.32), (length * 0.56, rise * 0.06), (length - 12, rise * 0.62))
        canvas.ink(
            line(*points), 2.1 * pen, c.INK_GHOST, taper=(0.5, 0.05), min_width=0.1, wobble=1.0, dry=0.5, alpha=0.9
        )
        end, before = np.array(points[-1]), np.array(points[-2])
        along = (end - before) / np.linalg.norm(end - before) + np.array([0.0, 0.22])
        along /= np.linalg.norm(along)
        across = np.array([-along[1], along[0]])
        head = _head(end, along, across, 0.9 + pen / 12)
        canvas.base(head, c.INK_GHOST, 0.85)
        canvas.wash(head, c.INK_GHOST, 0.6, loose=0.5)
    return canvas


def _head(end: np.ndarray, along: np.ndarray, across: np.ndarray, size: float) -> skia.Path:
    """The barbed head of an arrow."""
    corners = (
        end + along * 12 * size,
        end - along * 7 * size + across * 9 * size,
        end - along * 3 * size,
        end - along * 7 * size - across * 9 * size,
    )
    return polygon(*((float(x), float(y)) for x, y in corners))


def mark(seed: int = 139) -> Canvas:
    """The gold tick where a card would bring the level."""
    width, height = MARK_SIZE
    canvas = Canvas(width + 16, height + 16, seed=seed)
    with canvas.at(8, 8 + height / 2):
        stroke = polygon((0, 0), (width, 0), closed=False)
        canvas.ink(stroke, 6.0, c.INK, taper=(0.02, 0.1), wobble=0.2, shade=0, dry=0, alpha=0.55)
        canvas.ink(stroke, 4.0, c.GOLD, taper=(0.02, 0.1), wobble=0.2, shade=0, dry=0.2)
        light = polygon((2, -0.6), (width - 4, -0.6), closed=False)
        canvas.ink(light, 1.5, c.GOLD_LITE, taper=(0.1, 0.2), wobble=0.2, shade=0)
    return canvas


def seal(tone: str, width: int) -> Canvas:
    """A blank slip that says what a card would do; hung on the card's upper edge."""
    height = SEAL_HEIGHT
    canvas = Canvas(width + 20, height + 20, seed=140 + width + list(SEAL_TONES).index(tone))
    with canvas.at(8, 6):
        slip = blob(
            (0, 4),
            (width * 0.33, 0),
            (width * 0.66, 2),
            (width, 3),
            (width + 1, height * 0.5),
            (width - 1, height - 2),
            (width * 0.66, height),
            (width * 0.33, height - 2),
            (2, height),
            (-1, height * 0.5),
            tension=0.4,
        )
        canvas.base(slip, c.PAPER_LITE)
        canvas.wash(slip, SEAL_TONES[tone], 0.42, edge=1.2, loose=1, vary=0.4)
        level_out(canvas, slip)
        pigment.settle(canvas, slip, SEAL_TONES[tone], 0.06, 40)
        canvas.ink(slip, 2.2, corners=False)
        canvas.shadow(slip, 2, 4, 3, 0.42)
    return canvas


SPRITES: Final[dict[str, Sprite]] = {
    "slot.waiting": Sprite(slot_waiting, (MARGIN, MARGIN, *SLOT_SIZE)),
    "slot.yours": Sprite(slot_yours, (MARGIN, MARGIN, *SLOT_SIZE)),
    **{f"arrow.{kind}": Sprite(partial(arrow, kind), (MARGIN, MARGIN, *ARROWS[kind][:2])) for kind in ARROWS},
    "mark.tick": Sprite(mark, (8, 8, *MARK_SIZE)),
    **{
        f"seal.{tone}.{width}": Sprite(partial(seal, tone, width), (8, 6, width, SEAL_HEIGHT))
        for tone in SEAL_TONES
        for width in SEAL_WIDTHS
    },
}
