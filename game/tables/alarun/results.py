"""The results of Alarún: ten potions, the Centum auri and the secret colour of every seat."""

from collections.abc import Sequence

from game.core.outcome import Outcome
from game.core.reason import Reason, reason
from game.rules.alarun import events
from game.rules.alarun.ingredient_cards import COLOURS, card_words, colour_words
from game.rules.alarun.observation import AlarunObservation
from game.rules.alarun.potion_scoring import Sheet
from game.rules.alarun.square import SIZE
from game.tables.result_lines import Chart, Past, Results, SeatResult, seat_results
from game.tables.table import Table
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas
from game.view.drawing.text import SMALLEST

LINE, MARGIN = 36.0, 36.0
"""The height of an explaining line, and what is left above and below them together."""

ROOMY = 320.0
"""From this height on a seat's row has room for the points of each line of its square."""

LARGEST, MOST_GAP = 27.0, 28.0
"""The size of the words of such a row at most, and how far its lines lie apart at most."""

SLICE, FIGURE, GAP = 42.0, 18.0, 2.0


def results(outcome: Outcome, past: Past) -> Results:
    """Return the results page of a finished match."""
    return Results(tuple(_with_lines(result, past.last) for result in seat_results(outcome)), _chart(past))


def _with_lines(result: SeatResult, seen: AlarunObservation) -> SeatResult:
    colour = seen.colours[result.seat] if seen.colours is not None else 0
    lines = tuple(_lines(seen.sheet(result.seat), colour))
    return result._replace(picture=f"colour.{COLOURS[colour]}", lines=lines)


def _lines(sheet: Sheet, colour: int) -> list[Reason]:
    rows = " + ".join(str(line.points) for line in sheet.rows)
    columns = " + ".join(str(line.points) for line in sheet.columns)
    lines = [
        reason("alarun.results.rows", numbers=rows, total=sum(line.points for line in sheet.rows)),
        reason("alarun.results.columns", numbers=columns, total=sum(line.points for line in sheet.columns)),
        reason("alarun.results.colour", colour=colour_words(colour), total=sheet.colour),
    ]
    if sheet.centum:
        lines.append(reason("alarun.results.centum", total=sheet.centum))
    lines.append(reason("alarun.results.apprentice", card=card_words(sheet.identity)))
    return lines


def _chart(past: Past) -> Chart:
    """Return the open totals (potions and Centum auri) after every round, and the totals at the end."""
    seats = range(past.last.seats)
    steps = [(0,) * len(seats)]
    sections = [(0, reason("alarun.results.round", number=1))]
    for event, look in past.events:
        match event:
            case events.RoundStarted(number) if number > 1:
                sheets = map(look().sheet, seats)
                steps.append(tuple(sheet.potions + sheet.centum for sheet in sheets))
                sections.append((len(steps) - 1, reason("alarun.results.round", number=number)))
    steps.append(tuple(past.last.sheet(seat).total for seat in seats))
    return Chart(tuple(zip(*steps, strict=True)), tuple(sections), None)


def draw_result(
    canvas: Canvas, table: Table, result: SeatResult, area: Area, sheet: Sheet, every: Sequence[SeatResult]
) -> Area:
    """Draw the mat of a finished square and the lines that explain its points; return where the square lies.

    Where there is room the points of each row and column stand beside it. `every` are the results of all seats, whose
    lines are of one size.
    """
    roomy = area.height >= ROOMY
    side = area.height - 28 - (SLICE + GAP if roomy else 0)
    mat = Area(area.x, area.y + 14, side, side)
    canvas.place("mat.small", mat)
    square = mat.inset(side * 0.035)
    if roomy:
        _draw_points(canvas, sheet, mat, square)
    left = mat.right + (SLICE + 34 if roomy else 28)
    room = Area(left, area.y, area.right - left - 22, area.height)
    if roomy:
        inner = room.inset(0, MARGIN / 2)
        said = _summed_up(table, result)
        _draw_lines(canvas, said, inner, min(_size_in(canvas, _summed_up(table, each), inner) for each in every))
        return square
    pitch = min(LINE, (room.height - MARGIN) / len(result.lines))
    rows = room.inset(0, (room.height - pitch * len(result.lines)) / 2).rows(len(result.lines))
    size = canvas.size_of_all(
        map(table.say, (line for each in every for line in each.lines)), size=24, width=room.width
    )
    for line, row in zip(result.lines, rows, strict=True):
        canvas.text(table.say(line), row.x, row.middle_y, size=size, vertical="middle", width=row.width, fit=True)
    return square


def _summed_up(table: Table, result: SeatResult) -> list[str]:
    """Return the lines of a result beside a square that shows what they add up."""
    sums = (Reason(f"{line.key}.sum", line.args) if "numbers" in dict(line.args) else line for line in result.lines)
    return [table.say(line) for line in sums]


def _size_in(canvas: Canvas, said: Sequence[str], room: Area) -> float:
    """Return the largest size at which lines fit into a room below one another, some on two lines."""
    size, smallest = LARGEST, SMALLEST / canvas.theme.text_scale
    while size > smallest and sum(_height(canvas, words, size, room) for words in said) > room.height:
        size = max(smallest, size - 1)
    return size


def _height(canvas: Canvas, words: str, size: float, room: Area) -> float:
    return canvas.measure(words, size=size, width=room.width, spacing=1.0).height


def _draw_lines(canvas: Canvas, said: Sequence[str], room: Area, size: float) -> None:
    """Draw lines of a size below one another, in the middle of their room."""

    def height(words: str) -> float:
        return _height(canvas, words, size, room)

    gap = min(MOST_GAP, (room.height - sum(map(height, said))) / len(said))
    y = room.middle_y - (sum(map(height, said)) + gap * (len(said) - 1)) / 2
    for words in said:
        canvas.text(words, room.x, y, size=size, width=room.width, spacing=1.0)
        y += height(words) + gap


def _draw_points(canvas: Canvas, sheet: Sheet, mat: Area, square: Area) -> None:
    """Draw on slices what each row and each column of a square brings."""
    right, below = mat.right + GAP + SLICE / 2, mat.bottom + GAP + SLICE / 2
    places = [
        *((right, row.middle_y, line) for row, line in zip(square.rows(SIZE), sheet.rows, strict=True)),
        *((column.middle_x, below, line) for column, line in zip(square.columns(SIZE), sheet.columns, strict=True)),
    ]
    for x, y, line in places:
        canvas.centred("slice.on" if line.points else "slice.off", x, y, width=SLICE)
        canvas.number(line.points, x, y, FIGURE, align="center")
