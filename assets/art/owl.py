"""The teacher of the lessons: an owl with a witch's hat in three moods, and its wing with a pointer."""

from functools import partial
from typing import Final

from assets.art.brush import eye, fill, limb, shade
from assets.art.common.hats import draw_hat
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import blob, circle, line, polygon
from assets.art.sheets import Sprite

MARGIN: Final = 8
OWL: Final = (132, 164)
POINTER: Final = (112, 40)
MOODS: Final = ("calm", "doubtful", "glad")


def owl(mood: str) -> Canvas:
    """An owl that stands and looks at one, 132x164: it explains, it has its doubts, or it is glad."""
    width, height = OWL
    canvas = Canvas(width + 2 * MARGIN, height + 2 * MARGIN, seed=880 + MOODS.index(mood), tooth=0.55)
    with canvas.at(MARGIN + width / 2, MARGIN + height):
        _feet(canvas)
        body = blob((-43, -62), (-34, -104), (0, -116), (34, -104), (43, -62), (36, -20), (0, -5), (-36, -20))
        fill(canvas, body, c.UMBER, 3.0, 0.95, "#e8c48c", deep="#4c2c14", hatch=-52)
        shade(canvas, body, "#4c2c14", 10, 0.5)
        _belly(canvas)
        wing = blob((-43, -74), (-34, -64), (-32, -36), (-38, -20), (-49, -38), (-50, -60))
        fill(canvas, wing, "#7a4a28", 2.6, 0.95, "#d8a868", deep="#3c2010", hatch=-52)
        for y in (-54, -43, -32):
            canvas.ink(line((-47, y), (-42, y + 5), (-37, y)), 1.4, "#3c2010")
        _head(canvas, mood)
        with canvas.at(2, -137, 0.62, rotation=-5, line_scale=0.8):
            draw_hat(canvas, "plum", line_scale=0.9)
    return canvas


def _feet(canvas: Canvas) -> None:
    for side in (-1, 1):
        for spread in (-6, 0, 6):
            foot = limb([(side * 14, -9), (side * 14 + spread, -1)], [5.2, 3.6])
            canvas.base(foot, "#f0c070")
            canvas.wash(foot, c.EMBER, 0.75)
            canvas.ink(foot, 1.8)


def _belly(canvas: Canvas) -> None:
    """A pale belly with rows of small feathers."""
    belly = blob((-25, -54), (0, -70), (25, -54), (22, -20), (0, -10), (-22, -20))
    canvas.gouache(belly, "#f6e6bf", 0.95, 1.2)
    canvas.glaze(blob((8, -60), (28, -50), (22, -16), (6, -12)), "#b98a4a", 0.35, soft=7)
    for row, count in enumerate((2, 3, 2)):
        for at in range(count):
            x, y = (at - (count - 1) / 2) * 14, -48 + row * 12
            canvas.ink(line((x - 4, y), (x, y + 4.6), (x + 4, y)), 1.9, c.SEPIA)


def _head(canvas: Canvas, mood: str) -> None:
    """Tufts, the discs round the eyes, beak and what the mood makes of them."""
    for side in (-1, 1):
        tuft = polygon((side * 18, -110), (side * 46, -127), (side * 37, -98))
        fill(canvas, tuft, c.UMBER, 2.6, 0.95, "#e8c48c")
    for side in (-1, 1):
        fill(canvas, circle(side * 18.5, -91, 19), c.STRAW, 2.4, 0.35, c.PAPER_LITE)
        for turn in (-1, 0, 1):
            start = (side * (32 - abs(turn)), -91 + turn * 9)
            canvas.ink(line(start, (start[0] + side * 4.5, start[1] + turn * 1.5)), 1.3, c.SEPIA)
    for side in (-1, 1):
        x, y = side * 17, -91
        if mood == "glad":
            canvas.ink(line((x - 10, y + 4), (x, y - 7), (x + 10, y + 4)), 3.4)
            canvas.gouache(circle(side * 27, -76, 5.5, 3.4), c.ROSE, 0.6, 2)
        else:
            eye(canvas, x, y, 11, look=(0.25, -0.15) if mood == "calm" else (0.1, 0.2))
        if mood == "doubtful":
            canvas.ink(line((side * 33, -108), (side * 22, -114), (side * 9, -114)), 4.4, "#3c2010", taper=(0.15, 0.25))
    beak = blob((-6.5, -82), (0, -86), (6.5, -82), (0, -68), tension=0.35)
    fill(canvas, beak, c.EMBER, 2.2, 0.9, "#f6c98a")
    canvas.gouache(blob((-3, -81), (0, -83), (0, -76), (-2, -77)), c.PAPER_LITE, 0.6, 0.6)


def pointer() -> Canvas:
    """A wing that holds a pointer to the right, 112x40; it turns about the point (20, 20)."""
    width, height = POINTER
    canvas = Canvas(width + 2 * MARGIN, height + 2 * MARGIN, seed=884, tooth=0.5)
    with canvas.at(MARGIN, MARGIN + height / 2):
        stick = limb([(26, 0), (70, -1.2), (110, 0)], [6.4, 5.4, 4.0])
        canvas.base(stick, "#f0d49a")
        canvas.wash(stick, c.SEPIA, 0.7)
        canvas.ink(stick, 1.7)
        knob = circle(107, 0, 5)
        fill(canvas, knob, c.GOLD, 1.8, 0.8, c.GOLD_LITE)
        wing = blob((4, -9), (22, -15), (44, -9), (52, 0), (44, 8), (22, 13), (4, 9))
        fill(canvas, wing, "#7a4a28", 2.5, 0.95, "#d8a868", deep="#3c2010", hatch=-40)
        for x in (20, 31, 42):
            canvas.ink(line((x, -6), (x + 5, 0), (x, 6)), 1.4, "#3c2010")
    return canvas


GROUPS: Final[dict[str, dict[str, Sprite]]] = {
    "owl": {
        **{f"owl.{mood}": Sprite(partial(owl, mood), (MARGIN, MARGIN, *OWL)) for mood in MOODS},
        "owl.pointer": Sprite(pointer, (MARGIN, MARGIN, *POINTER)),
    }
}
"""Sheet name to its sprites."""
