"""The chart of scores over time, drawn as by hand: paper, a pen's wandering line for each seat, hats at the ends."""

from collections.abc import Sequence
from itertools import pairwise
from math import cos, dist, hypot, pi, sin

from game.tables.result_lines import Chart
from game.tables.table import Table
from game.view import panels
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas

LEFT, RIGHT, TOP, BOTTOM = 84.0, 74.0, 54.0, 60.0
PACES = (5, 10, 20, 50)
CLEAR = 28.0
"""The least distance of two lines of the grid."""
LABEL, GAP = 22.0, 6.0
EDGE = 54.0
"""How far the words below the chart keep from the edge of its paper and the ornaments of its corners."""

HAT, HAT_PITCH = 38.0, 36.0
"""The width of the hats at the ends of the lines, and how far apart they stand at least."""

CLEAR_OF_HATS = 8.0
"""How far beyond the lines words below them may reach."""

LEADER = 5.0
"""From this distance on a fine line leads from the end of a line to its hat."""

DASH, DASH_GAP = 13.0, 9.0
"""The dashes of the line that marks a score, and what lies between two."""

STEP = 17.0
"""How far the points lie apart at which a pen's line wanders, in layout px."""

WANDER = 1.3
BESIDE = 3.0
"""How far lines that run together lie apart, so that none hides another."""

MARKS = (3, 4, 5, 6, 40)
"""The corners of each seat's marks, so that lines are told apart without colour."""


def draw_chart(canvas: Canvas, area: Area, chart: Chart, table: Table) -> None:
    """Draw scores over time on the chart's paper."""
    panels.paper(canvas, area)
    plot = Area(area.x + LEFT, area.y + TOP, area.width - LEFT - RIGHT, area.height - TOP - BOTTOM)
    steps = max(len(chart.series[0]) - 1, 1)
    most = max(*map(max, chart.series), chart.limit or 0, 1)
    _draw_grid(canvas, plot, most, chart.limit)
    free = area.x
    ends = (*(step for step, _ in chart.sections[1:]), steps)
    for (step, words), until in zip(chart.sections, ends, strict=False):
        x, end_x = (plot.x + plot.width * each / steps for each in (step, until))
        draw_pen(canvas, [(x, plot.y - 4), (x, plot.bottom + 3)], "ink_ghost", 1.6)
        said = table.say(words)
        width = canvas.measure(said, size=LABEL).width
        # A section is named in its middle: its beginning is the end of the one before. There is room before the first.
        left = (x + end_x - width) / 2
        left = max(x + GAP, left) if step else max(area.x + EDGE, min(left, end_x - GAP - width))
        left = min(left, plot.right + CLEAR_OF_HATS - width)
        end = left + width
        # Where sections are narrow some stay without their words.
        if left >= free:
            canvas.text(said, left, plot.bottom + 26, size=LABEL, vertical="middle", colour="ink_soft")
            free = end + GAP
    for seat, scores in enumerate(chart.series):
        aside = (seat - (len(chart.series) - 1) / 2) * BESIDE
        _draw_series(canvas, plot.moved(0, aside), scores, most, steps, table.line_colour(seat), MARKS[seat])
    _draw_ends(canvas, plot, chart, most, table)


def draw_pen(canvas: Canvas, points: Sequence[tuple[float, float]], colour: str, width: float) -> None:
    """Draw a line through points as a pen would: it wanders a little, swells, and runs out at its end."""
    walked = [
        (x0 + (x1 - x0) * part / count, y0 + (y1 - y0) * part / count, y1 - y0, x0 - x1)
        for (x0, y0), (x1, y1) in pairwise(points)
        for count in [max(1, round(dist((x0, y0), (x1, y1)) / STEP))]
        for part in range(count)
    ]
    walked.append((*points[-1], *walked[-1][2:]))
    upper: list[tuple[float, float]] = []
    lower: list[tuple[float, float]] = []
    for number, (x, y, across_x, across_y) in enumerate(walked):
        length = hypot(across_x, across_y) or 1.0
        inside = 0 < number < len(walked) - 1
        sway = WANDER * (sin(0.05 * x + 0.04 * y) + 0.4 * sin(0.17 * x - 0.11 * y)) if inside else 0.0
        half = width / 2 * (1 + 0.22 * sin(0.05 * (x + y))) * (1.0 if inside else 0.55)
        for side, edge in ((sway + half, upper), (sway - half, lower)):
            edge.append((x + across_x / length * side, y + across_y / length * side))
    canvas.polygon([*upper, *reversed(lower)], colour)


def _height(plot: Area, score: float, most: int) -> float:
    return plot.bottom - plot.height * score / most


def _draw_grid(canvas: Canvas, plot: Area, most: int, limit: int | None) -> None:
    at = None if limit is None else _height(plot, limit, most)
    for score in range(0, most + 1, _pace(plot, most)):
        y = _height(plot, score, most)
        draw_pen(canvas, [(plot.x - 5, y), (plot.right + 4, y)], "ink_ghost", 1.4)
        if at is None or abs(y - at) >= CLEAR:
            canvas.number(score, plot.x - 12, y, 18, align="right")
    if at is not None and limit is not None:
        # Dashes: a seat's line may be of the same colour.
        count = round(plot.width / (DASH + DASH_GAP))
        for dash in range(count):
            x = plot.x + (plot.width + DASH_GAP) * dash / count
            canvas.line(x, at, x + DASH, at, "blood", 3.0)
        canvas.number(limit, plot.x - 12, at, 20, tone="blood", align="right")


def _pace(plot: Area, most: int) -> int:
    """Return how many points lie between two lines of the grid, so that their figures keep clear of one another."""
    return next(pace for pace in PACES if plot.height * pace / most >= CLEAR or pace == PACES[-1])


def _draw_series(
    canvas: Canvas, plot: Area, scores: tuple[int, ...], most: int, steps: int, colour: str, corners: int
) -> None:
    points = [(plot.x + plot.width * step / steps, _height(plot, score, most)) for step, score in enumerate(scores)]
    draw_pen(canvas, points, colour, 4.4)
    for step, (x, y) in enumerate(points):
        if step == 0 or scores[step] != scores[step - 1]:
            canvas.polygon(_mark(x, y, corners), colour)


def _mark(x: float, y: float, corners: int) -> list[tuple[float, float]]:
    return [
        (x + 8 * sin(2 * pi * corner / corners), y - 8 * cos(2 * pi * corner / corners)) for corner in range(corners)
    ]


def _draw_ends(canvas: Canvas, plot: Area, chart: Chart, most: int, table: Table) -> None:
    """Draw each seat's hat at the end of its line, moved apart where they would touch."""
    ends = sorted((_height(plot, scores[-1], most), seat) for seat, scores in enumerate(chart.series))
    places = apart([y for y, _ in ends], HAT_PITCH, plot.y - HAT_PITCH / 2)
    lowest = plot.bottom + HAT_PITCH / 4
    places = [min(at, lowest - HAT_PITCH * below) for below, at in enumerate(reversed(places))][::-1]
    for (y, seat), at in zip(ends, places, strict=True):
        if abs(at - y) >= LEADER:
            canvas.line(plot.right + 6, y, plot.right + 34 - HAT / 2, at, table.line_colour(seat), 1.6)
        canvas.centred(f"hat.{table.colour(seat)}.small", plot.right + 34, at, width=HAT)


def apart(wanted: Sequence[float], pitch: float, least: float) -> list[float]:
    """Return places from `least` on for what wants to stand at rising places, a pitch apart, each as near as may be."""
    groups: list[tuple[float, int]] = []
    for place in wanted:
        middle, count = place, 1
        while True:
            middle = max(middle, least + (count - 1) * pitch / 2)
            if not groups or groups[-1][0] + groups[-1][1] * pitch / 2 <= middle - count * pitch / 2:
                break
            before, number = groups.pop()
            middle = (middle * count + before * number) / (count + number)
            count += number
        groups.append((middle, count))
    return [middle + (at - (count - 1) / 2) * pitch for middle, count in groups for at in range(count)]
