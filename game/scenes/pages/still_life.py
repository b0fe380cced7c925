"""Still lifes: what is drawn on a page on which nothing lies yet, with words on what will, and the way there."""

from typing import NamedTuple

from game.scenes.pages.menu import MENU_SHEETS
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas

SHEETS = (*MENU_SHEETS, "title")
"""The sheets that still lifes are drawn from."""

WORDS_WIDTH, WORDS_HEIGHT = 860.0, 150.0
WAY = (420.0, 68.0)
"""How large the button is that leads to where it begins."""

LOW, HIGH = 250.0, 560.0
"""The height of a still life alone, and with its words and the button below it, in layout px."""


class Thing(NamedTuple):
    """A sprite of a still life: how far right of its middle, how far above its foot, and how high."""

    frame: str
    dx: float
    up: float
    height: float


LIVES = {
    "matches": (
        Thing("title.hat", 128, 170, 118),
        Thing("title.books", 120, -6, 190),
        Thing("candle.1", -150, -6, 176),
        Thing("sign.hourglass", -22, -4, 128),
    ),
    "statistics": (
        Thing("desk.quill", 190, -14, 240),
        Thing("title.books", -170, -6, 158),
        Thing("sign.abacus", 26, -4, 156),
        Thing("title.bottle", -176, 142, 96),
    ),
    "packs": (
        Thing("title.bottle", -184, -6, 168),
        Thing("title.books", -8, -6, 168),
        Thing("candle.1", 176, -6, 178),
        Thing("backs.5", -6, 158, 62),
    ),
}
"""The still lifes by the page they are drawn on; what stands in front comes last."""


def draw_still_life(canvas: Canvas, name: str, area: Area, words: str = "") -> None:
    """Draw a still life in the middle of an area, with words below it that leave room for the way."""
    top = area.middle_y - (HIGH if words else LOW) / 2
    foot = top + LOW
    canvas.line(area.middle_x - 330, foot, area.middle_x + 330, foot, "ink_ghost", 1.8)
    canvas.line(area.middle_x - 210, foot + 10, area.middle_x + 260, foot + 10, "ink_ghost", 1.2)
    for thing in LIVES[name]:
        canvas.sprite(thing.frame, area.middle_x + thing.dx, foot - thing.up, height=thing.height, anchor="midbottom")
    if words:
        canvas.text(
            words, area.middle_x, foot + 44 + WORDS_HEIGHT / 2, size=32, align="center", vertical="middle",
            width=min(WORDS_WIDTH, area.width - 60), height=WORDS_HEIGHT,
        )  # fmt: skip


def way_area(area: Area) -> Area:
    """Return where the button lies that leads to where it begins, below the words of a still life."""
    return Area.around(area.middle_x, area.middle_y + HIGH / 2 - WAY[1] / 2, *WAY)
