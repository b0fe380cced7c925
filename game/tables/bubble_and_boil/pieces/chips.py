"""Chips and icons with a number beside them, which changes while things are on their way."""

from game.tables.table import Table
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas

ICON_GAP = 10.0
TIGHT = 0.88
"""How much smaller two figures are than one."""

HEX_POINTS, HEX_POINTS_ROOM = 0.38, 0.72
"""How high the figures on the seal of the points won by hexes are, and how wide at most, as parts of its width."""

WORD, WORD_ROOM, WORD_BELOW = 21.0, 62.0, 0.68
"""The letters of the word below that seal and the room for it, in layout px; how far below, as a part of its width."""


def shown_count(table: Table, name: str, count: int) -> int:
    """Return a number as the timeline shows it under a name."""
    return round(table.timeline.value(name, count))


def draw_chip(canvas: Canvas, area: Area, count: int, icon: str | None = None, *, low: bool = False) -> None:
    """Draw a number on a chip, with a small picture before it; `low` warns that little is left."""
    canvas.place("count.chip.low" if low else "count.chip", area)
    height = area.height * 0.5
    if icon is None:
        canvas.number(count, *area.centre, height, align="center")
        return
    side = area.height * 0.78
    canvas.centred(icon, area.x + side * 0.64, area.middle_y - 1, height=side)
    size = height if count < 10 else height * TIGHT
    canvas.number(count, area.x + side * 1.2 + (area.width - side * 1.3) / 2, area.middle_y, size, align="center")


def draw_icon_count(canvas: Canvas, area: Area, icon: str, count: int, size: float, *, warns: bool = False) -> None:
    """Draw a picture with a number at its right; it `warns` where one more ends the match."""
    if warns:
        canvas.place("count.warning", area)
    side = area.height * 0.82
    extent = canvas.size_of(icon)
    width = min(side, side * extent.width / extent.height) if extent.height > extent.width else side
    canvas.centred(icon, area.x + 6 + side / 2, area.middle_y, width=width)
    if count >= 10:
        canvas.number(count, area.x + 6 + side + ICON_GAP / 2, area.middle_y, size * TIGHT)
    else:
        canvas.number(count, area.x + 6 + side + ICON_GAP, area.middle_y, size)


def draw_hex_points(canvas: Canvas, area: Area, points: int, width: float, word: str = "") -> None:
    """Draw the points that hexes have brought so far, none not at all; their plus says that they are no score.

    The `word` for them stands below the seal.
    """
    if not points:
        return
    canvas.centred("points.seal", *area.centre, width=width)
    room = width * HEX_POINTS_ROOM
    canvas.number(f"+{points}", *area.centre, width * HEX_POINTS, align="center", width=room)
    if word:
        canvas.text(
            word, area.middle_x, area.middle_y + width * WORD_BELOW, size=canvas.at_most(WORD, WORD), align="center",
            vertical="middle", width=WORD_ROOM, fit=True, outline="paper",
        )  # fmt: skip
