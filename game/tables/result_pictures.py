"""Result pictures: what counted of a seat, laid out on its paper of the results."""

from collections.abc import Sequence

from game.tables.result_lines import SeatResult
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas

CARD = (54.0, 72.0)
"""The size of a card at most."""

GAP = 8.0
PICTURE, MOST_PICTURE = 0.38, 110.0
"""The part of the height that a picture below cards has, and its height at most."""


def draw_cards_and_picture(canvas: Canvas, result: SeatResult, area: Area) -> None:
    """Draw the cards of a seat, with a stroke across those that were given up, and the picture of its result."""
    cards = [*((frame, False) for frame in result.cards), *((frame, True) for frame in result.struck)]
    picture = min(MOST_PICTURE, area.height * PICTURE if cards else area.height)
    if result.picture:
        canvas.centred(result.picture, area.middle_x, area.bottom - picture / 2, height=picture)
    room = area._replace(height=area.height - picture - GAP) if result.picture else area
    for (frame, struck), card in zip(cards, cells(room, len(cards), CARD), strict=True):
        canvas.place(frame, card, alpha=0.55 if struck else 1.0)
        if struck:
            canvas.line(card.x - 2, card.bottom + 2, card.right + 2, card.y - 2, "blood", 4)


def cells(area: Area, count: int, most: tuple[float, float], gap: float = GAP) -> Sequence[Area]:
    """Return places for so many things in rows in the middle of an area, as large as may be, at most of that size."""
    if not count:
        return ()
    width, rows = max((_width(area, count, rows, most, gap), -rows) for rows in range(1, count + 1))
    across, height = -(-count // -rows), width * most[1] / most[0]
    lines = -(-count // across)
    top = area.middle_y - (lines * height + (lines - 1) * gap) / 2
    places: list[Area] = []
    for at in range(count):
        row, column = divmod(at, across)
        wide = min(across, count - row * across)
        left = area.middle_x - (wide * width + (wide - 1) * gap) / 2
        places.append(Area(left + column * (width + gap), top + row * (height + gap), width, height))
    return places


def _width(area: Area, count: int, rows: int, most: tuple[float, float], gap: float) -> float:
    """Return how wide each of so many things may be in so many rows."""
    across = -(-count // rows)
    wide = (area.width - (across - 1) * gap) / across
    high = (area.height - (rows - 1) * gap) / rows
    return max(1.0, min(most[0], wide, high * most[0] / most[1]))
