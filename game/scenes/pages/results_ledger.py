"""The ledgers of the results: for each seat a paper with what counted, the entries that add up, and their sum."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.core.reason import reason
from game.tables.result_lines import SeatResult
from game.tables.table import Table
from game.view import panels
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas
from game.view.drawing.text import SMALLEST, Role

EDGE, ORNATE_EDGE, TOP, BOTTOM = 20.0, 52.0, 14.0, 14.0
"""What is left free at the sides of a paper and of one with ornaments in its corners, above and below."""

HEAD, SUM, GAP = 54.0, 54.0, 8.0
"""The height of the line with place, hat and name, that of the sum, and what is left between the parts."""

PLACE, HAT, NAME = 34.0, 46.0, 32.0
"""The height of the place's figure, the width of the hat, and the size of the name."""

SCORE, TOTAL = 42.0, 25.0
"""The height of the figures of the sum, and the size of the word before them."""

LARGEST, SPACING, APART = 26.0, 1.0, 3.0
"""The largest size of entries, how far their lines lie apart, and what is left between two of them."""

POINTS = 46.0
"""The room for the points of an entry."""

PICTURE = 0.5
"""The part of the room's height that what counted has as long as words need not grow small for it."""

BROAD, BESIDE = 400.0, 0.48
"""From this width on of a paper what counted has that part of the room's width, and the words stand beside it."""

ORNATE = 410.0
"""From this width on a paper has ornaments in its corners."""


class _Line(NamedTuple):
    """What an entry or a remark says, with its points if it has some, and its height."""

    words: str
    points: int | None
    height: float


def draw_ledgers(canvas: Canvas, table: Table, results: Sequence[SeatResult], papers: Sequence[Area]) -> None:
    """Draw the ledgers of all seats on their papers; what they say is of one size."""
    pictured, broad = any(result.pictured for result in results), papers[0].width >= BROAD

    def parts(paper: Area, size: float) -> tuple[Area, Area]:
        """Return the room of what counted and that of the words, as high as those of the seat that has most to say."""
        room = _room_of(paper)
        if not pictured:
            return room._replace(height=0.0), room
        if broad:
            width = room.width * BESIDE
            left = room.x + width + EDGE
            return room._replace(width=width), room._replace(x=left, width=room.right - left)
        told = _highest(canvas, table, results, size, room.width)
        top = room.bottom - told
        return room._replace(height=top - GAP - room.y), room._replace(y=top, height=told)

    least = 0.0 if broad or not pictured else PICTURE * _room_of(papers[0]).height

    def fits(size: float) -> bool:
        seen, words = parts(papers[0], size)
        return seen.height >= least and _highest(canvas, table, results, size, words.width) <= words.height + 1

    size = canvas.largest_size(LARGEST, fits)
    for result, paper in zip(results, papers, strict=True):
        panels.paper(canvas, paper, twin=result.seat)
        if result.won:
            panels.ring(canvas, paper)
        _draw_head(canvas, table, result, paper)
        _draw_sum(canvas, table, result, paper)
        seen, words = parts(paper, size)
        if pictured:
            table.draw_result(canvas, result, seen, results)
        for line in _lines_of(canvas, table, result, size, words.width):
            _draw_line(canvas, line, size, words)
            words = words._replace(y=words.y + line.height + APART)


def _room_of(paper: Area) -> Area:
    """Return the room between the head of a paper and its sum."""
    top, bottom = paper.y + TOP + HEAD + GAP, paper.bottom - BOTTOM - SUM - GAP
    return Area(paper.x, top, paper.width, bottom - top).inset(_edge_of(paper), 0)


def _edge_of(paper: Area) -> float:
    return ORNATE_EDGE if paper.width >= ORNATE else EDGE


def _lines_of(canvas: Canvas, table: Table, result: SeatResult, size: float, width: float) -> Iterator[_Line]:
    for entry in result.entries:
        words = table.say(entry.name)
        yield _Line(words, entry.points, _height(canvas, words, size, width - POINTS))
    for remark in result.lines:
        words = table.say(remark)
        yield _Line(words, None, _height(canvas, words, size, width))


def _height(canvas: Canvas, words: str, size: float, width: float) -> float:
    return canvas.measure(words, size=size, width=width, spacing=SPACING).height


def _highest(canvas: Canvas, table: Table, results: Sequence[SeatResult], size: float, width: float) -> float:
    """Return how high the lines of the seat are that has most to say."""
    return max(
        sum(line.height + APART for line in _lines_of(canvas, table, result, size, width)) - APART for result in results
    )


def _draw_line(canvas: Canvas, line: _Line, size: float, room: Area) -> None:
    width = room.width if line.points is None else room.width - POINTS
    canvas.text(line.words, room.x, room.y, size=size, width=width, spacing=SPACING)
    if line.points is not None:
        said = f"{line.points}".replace("-", "−")
        canvas.text(said, room.right, room.y, size=size, align="right", spacing=SPACING)


def _draw_head(canvas: Canvas, table: Table, result: SeatResult, paper: Area) -> None:
    """Draw the place of a seat, its hat and its name."""
    middle, edge = paper.y + TOP + HEAD / 2, _edge_of(paper)
    canvas.number(result.place, paper.x + edge, middle, PLACE)
    left = paper.x + edge + canvas.figures_width(result.place, PLACE) + 12
    canvas.centred(f"hat.{table.colour(result.seat)}.small", left + HAT / 2, middle - 2, width=HAT)
    room = paper.right - edge - left - HAT - 6
    name, smallest = table.seats[result.seat].name, SMALLEST / canvas.theme.text_scale
    if canvas.measure(name, size=smallest).width > room:
        # A name that is too long for a line stands in two.
        canvas.text(name, left + HAT + 6, middle, size=smallest, vertical="middle", width=room, lines=2, spacing=0.95)
        return
    role: Role = "display" if canvas.measure(name, size=1, role="display").width <= room else "text"
    canvas.text(name, left + HAT + 6, middle, size=NAME, role=role, vertical="middle", width=room, fit=True)


def _draw_sum(canvas: Canvas, table: Table, result: SeatResult, paper: Area) -> None:
    """Draw a line below what was told, and what all of it comes to."""
    top, edge = paper.bottom - BOTTOM - SUM, _edge_of(paper)
    canvas.line(paper.x + edge, top, paper.right - edge, top, "ink_soft", 1.6)
    middle = top + SUM / 2 + 1
    tone = "blood" if result.bad else "ink"
    canvas.number(result.score, paper.right - edge, middle, SCORE, tone=tone, align="right")
    room = paper.width - 2 * edge - canvas.figures_width(result.score, SCORE, tone=tone) - 12
    canvas.text(
        table.say(reason("results.total")), paper.x + edge, middle, size=TOTAL, role="display", vertical="middle",
        width=room, fit=True,
    )  # fmt: skip
