"""The results of Alarún: ten potions, the Centum auri and the secret colour of every seat."""

from game.core.outcome import Outcome
from game.core.reason import reason
from game.rules.alarun import events
from game.rules.alarun.ingredient_cards import COLOURS, card_words, colour_words
from game.rules.alarun.observation import AlarunObservation
from game.rules.alarun.potion_scoring import Sheet
from game.rules.alarun.square import SIZE
from game.tables.result_lines import Chart, Entry, Past, Results, SeatResult, seat_results
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas
from game.view.drawing.text import SMALLEST

MOST = 300.0
"""The side of a square at most, with the points beside it."""

SLICE, FIGURE, GAP = 34.0, 16.0, 2.0
"""The side of the slice with the points of a line, the height of its figure, and what is left before it."""


def results(outcome: Outcome, past: Past) -> Results:
    """Return the results page of a finished match."""
    found = seat_results(outcome)
    places: dict[int, set[int]] = {}
    for result in found:
        places.setdefault(result.score, set()).add(result.place)
    parted = {score for score, taken in places.items() if len(taken) > 1}
    return Results(tuple(_with_lines(each, past.last, tied=each.score in parted) for each in found), _chart(past))


def _with_lines(result: SeatResult, seen: AlarunObservation, *, tied: bool) -> SeatResult:
    """Return a result with what it is made of; of those that are `tied` potions tell who is before whom (D25)."""
    colour = seen.colours[result.seat] if seen.colours is not None else 0
    sheet = seen.sheet(result.seat)
    entries = [
        Entry(reason("alarun.results.potions"), sheet.potions),
        Entry(reason("alarun.results.colour", colour=colour_words(colour)), sheet.colour),
    ]
    if sheet.centum:
        entries.append(Entry(reason("alarun.results.centum"), sheet.centum))
    lines = [reason("alarun.results.apprentice", card=card_words(sheet.identity))]
    if tied:
        lines.append(reason("alarun.results.tied"))
    return result._replace(picture=f"colour.{COLOURS[colour]}", entries=tuple(entries), lines=tuple(lines))


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


def draw_result(canvas: Canvas, area: Area, sheet: Sheet) -> Area:
    """Draw the mat of a finished square with the points of each row and column beside it; return where it lies."""
    side = min(area.height, area.width, MOST) - SLICE - GAP
    mat = Area.around(area.middle_x - (SLICE + GAP) / 2, area.middle_y - (SLICE + GAP) / 2, side, side)
    canvas.place("mat.small", mat)
    square = mat.inset(side * 0.035)
    _draw_points(canvas, sheet, mat, square)
    return square


def _draw_points(canvas: Canvas, sheet: Sheet, mat: Area, square: Area) -> None:
    """Draw on slices what each row and each column of a square brings."""
    right, below = mat.right + GAP + SLICE / 2, mat.bottom + GAP + SLICE / 2
    places = [
        *((right, row.middle_y, line) for row, line in zip(square.rows(SIZE), sheet.rows, strict=True)),
        *((column.middle_x, below, line) for column, line in zip(square.columns(SIZE), sheet.columns, strict=True)),
    ]
    for x, y, line in places:
        # Beside a small square figures stand without slices, which would lie on one another, and in a narrower face.
        if square.width / SIZE >= SLICE - 2:
            canvas.centred("slice.on" if line.points else "slice.off", x, y, width=SLICE)
            canvas.number(line.points, x, y, FIGURE, align="center")
        else:
            size = SMALLEST / canvas.theme.text_scale
            canvas.text(str(line.points), x, y, size=size, align="center", vertical="middle")
