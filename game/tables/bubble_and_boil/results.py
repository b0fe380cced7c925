"""The results of Bubble and Boil: what each seat brewed, every part of its score, and how the open scores grew."""

from collections.abc import Iterator, Sequence

from game.core.event import Event
from game.core.outcome import Outcome
from game.core.reason import Reason, reason
from game.rules.bubble_and_boil import events
from game.rules.bubble_and_boil.cards.card_files import Card
from game.rules.bubble_and_boil.observation import BubbleAndBoilObservation
from game.tables.bubble_and_boil.cards.card_faces import draw_points
from game.tables.bubble_and_boil.cards.card_facts import design_of
from game.tables.bubble_and_boil.count.score_steps import ScoreSteps
from game.tables.result_lines import Chart, Results, SeatResult, seat_results
from game.tables.table import Table
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas

BOTTLE, USUAL_BOTTLE, LEAST_BOTTLE = 130.0, 70.0, 50.0
BOTTLE_PITCH, SEAL = 0.92, 0.48
"""The height of a bottle, and their distance and the width of the seal before them as parts of it."""

MARGIN, RIGHT, GAP = 11.0, 24.0, 6.0
LINE, LEAST_LINE = 34.0, 25.0
"""The height of a line at most, and how high it is to be below bottles of their usual height."""

BROAD_LINES = (44.0, 41.0, 38.0, 35.0, 32.0)
"""How high lines may be where bottles lie beside them."""

BESIDE, BETWEEN, LOW = 140.0, 20.0, 2.5
"""The least room for those bottles, what is left between, and by how much a paper is wider than high that has them."""

FIGURE, SIZE = 16.0, 23.0
FIGURE_PART = 0.66
"""The height of a figure before its words as a part of their size."""

DENSE = 1.4
"""How much higher a line of words may be than their distance: there is room above small letters and between tails."""

POINTS = 42.0
"""The room for the points before the name of a line, in layout px."""

MOST_STEPS, MOST_SECTIONS = 24, 8
"""How many rounds are steps of the chart at most, and how many are named below it."""

PAPER_CORNER = 44.0
POT = 196.0


def results(outcome: Outcome, seen: BubbleAndBoilObservation, happened: Sequence[Event]) -> Results:
    """Return the results page of a finished match; `seen` is its last observation."""
    return Results(tuple(_with_lines(result, seen) for result in seat_results(outcome)), _chart(seen, happened))


def _with_lines(result: SeatResult, seen: BubbleAndBoilObservation) -> SeatResult:
    rows = ScoreSteps(seen, result.seat, "").rows()
    lines = tuple(reason("bubble_and_boil.results.line", points=row.points, name=row.name) for row in rows)
    return result._replace(picture="points.seal.large", lines=lines)


def bottle_frame(card: Card) -> str:
    """Return the frame of the bottle that a recipe fills."""
    return f"brew.bottle.{design_of(card).potion.size}"


# The chart


def _chart(seen: BubbleAndBoilObservation, happened: Sequence[Event]) -> Chart:
    """Return what everybody could see of the scores after every round, then with all awards, then with all potions.

    During the match these are track, crones and points; pots and books stay closed until the end.
    """
    if seen.sheets is None:
        raise ValueError("the match is not over")
    shown = [[0] * seen.seats for _ in range(3)]
    rounds = [(1, (0,) * seen.seats)]
    for event in happened:
        _follow(shown, event)
        if isinstance(event, events.TurnStarted) and event.round > rounds[-1][0]:
            rounds.append((event.round, _open_scores(shown, seen)))
    named = rounds[:: -(-len(rounds) // MOST_STEPS)]
    awarded = tuple(sheet.total - sheet.brewed for sheet in seen.sheets)
    steps = [scores for _, scores in named]
    steps += [_open_scores(shown, seen), awarded, tuple(sheet.total for sheet in seen.sheets)]
    sections = list(_sections([number for number, _ in named], rounds[-1][0]))
    return Chart(tuple(zip(*steps, strict=True)), tuple(sections), None)


def _sections(rounds: Sequence[int], last: int) -> Iterator[tuple[int, Reason]]:
    """Yield which rounds are named, up to the last, and where the end begins."""
    pace = -(-len(rounds) // MOST_SECTIONS)
    named = [place for place in range(0, len(rounds), pace) if place == 0 or place + pace <= len(rounds)]
    for place, following in zip(named, [*(rounds[each] for each in named[1:]), last + 1], strict=True):
        first, until = rounds[place], following - 1
        if first == until:
            yield place, reason("bubble_and_boil.results.round", number=first)
        else:
            yield place, reason("bubble_and_boil.results.rounds", first=first, last=until)
    yield len(rounds), reason("bubble_and_boil.results.brew")


def _follow(shown: list[list[int]], event: object) -> None:
    """Note what an event changes of points, Diablerie and crones."""
    points, diablerie, crones = shown
    match event:
        case events.PointsChanged(seat, _, now):
            points[seat] = now
        case events.DiablerieChanged(seat, _, now):
            diablerie[seat] = now
        case events.GardenCompleted(seat, _, _, count):
            crones[seat] += count
        case events.CronesMoved(count, origin, goal):
            crones[origin] -= count
            if goal is not None:
                crones[goal] += count


def _open_scores(shown: list[list[int]], seen: BubbleAndBoilObservation) -> tuple[int, ...]:
    points, diablerie, crones = shown
    worth = _crone_worth(seen)
    return tuple(point + level + count * worth for point, level, count in zip(points, diablerie, crones, strict=True))


def _crone_worth(seen: BubbleAndBoilObservation) -> int:
    """Return what a crone was worth in this match, as the score sheets tell; without any crone it is no matter."""
    sheets = seen.sheets or ()
    return next((sheet.crones // sheet.crone_count for sheet in sheets if sheet.crone_count), 0)


# The picture


def draw_result(
    canvas: Canvas,
    table: Table,
    seen: BubbleAndBoilObservation,
    result: SeatResult,
    area: Area,
    every: Sequence[SeatResult],
) -> None:
    """Draw the bottles that were filled with their points and the broken ones, and what makes up the score below.

    `every` are the results of all seats, whose bottles and lines are of one size.
    """
    rows = max(-(-len(each.lines) // 2) for each in every)
    score_steps = ScoreSteps(seen, result.seat, "")
    recipes = max(map(len, seen.books or ()), default=0)
    names = [_name_of(table, told) for each in every for told in each.lines]
    inner = Area(area.x + MARGIN, area.y + MARGIN, area.width - MARGIN - RIGHT, area.height - 2 * MARGIN)
    beside = _line_beside(canvas, names, rows, inner, BESIDE if recipes else 0.0)
    if beside is not None:
        line = beside
        words = _columns_of(canvas, names, line)
        spare = inner.width - words
        if recipes:
            _draw_bottles_beside(canvas, score_steps, recipes, inner._replace(x=inner.right - spare, width=spare))
        told = inner._replace(width=words if recipes else words + spare / 2)
    else:
        room = inner.height - GAP
        bottle = USUAL_BOTTLE if (room - USUAL_BOTTLE) / rows >= LEAST_LINE else LEAST_BOTTLE
        line = min(LINE, (room - bottle if recipes else room) / rows)
        broad = inner.width / BOTTLE_PITCH / max(1, recipes)
        high = min(room - rows * line, BOTTLE, max(broad, USUAL_BOTTLE)) if recipes else 0.0
        own = -(-len(result.lines) // 2)
        above = inner._replace(y=area.middle_y - (high + GAP + own * line) / 2, height=high)
        _draw_bottles(canvas, (*score_steps.brewed, *score_steps.failed), len(score_steps.brewed), above)
        told = inner._replace(y=above.bottom + GAP, height=own * line)
    _draw_lines(canvas, table, result, names, told, line)


def _line_beside(canvas: Canvas, names: Sequence[str], rows: int, room: Area, spare: float) -> float | None:
    """Return how high lines are that leave so much free beside them, None where they would be low."""
    if room.width < LOW * room.height:
        return None
    lines = (line for line in BROAD_LINES if line <= room.height / rows)
    return next((line for line in lines if _columns_of(canvas, names, line) + spare <= room.width), None)


def _columns_of(canvas: Canvas, names: Sequence[str], line: float) -> float:
    """Return the width of two columns of lines of that height with the points before them."""
    size = _size_within(canvas, line)
    return 2 * (POINTS + max(canvas.measure(name, size=size).width for name in names)) + BETWEEN


def _draw_lines(
    canvas: Canvas, table: Table, result: SeatResult, names: Sequence[str], area: Area, line: float
) -> None:  # fmt: skip
    """Draw what makes up a score in two columns, in letters in which all names have room."""
    own = -(-len(result.lines) // 2)
    columns = area._replace(y=area.middle_y - own * line / 2, height=own * line).columns(2, BETWEEN)
    size = canvas.size_of_all(names, size=_size_within(canvas, line), width=columns[0].width - POINTS)
    figure = max(FIGURE, size * canvas.theme.text_scale * FIGURE_PART)
    for number, told in enumerate(result.lines):
        cell = columns[number // own].rows(own)[number % own]
        canvas.number(str(dict(told.args)["points"]), cell.x + POINTS - 12, cell.middle_y, figure, align="right")
        canvas.text(
            _name_of(table, told), cell.x + POINTS, cell.middle_y, size=size, vertical="middle",
            width=cell.width - POINTS, fit=True,
        )  # fmt: skip


def _name_of(table: Table, line: Reason) -> str:
    """Return what the points of a line are for."""
    name = dict(line.args)["name"]
    return table.say(name) if isinstance(name, Reason) else str(name)


def _size_within(canvas: Canvas, line: float) -> float:
    """Return the size of words that stand in lines of that height, also where text is set larger."""
    size = max(SIZE, line * 0.8)
    while size > 1 and canvas.measure("0", size=size).height > line * DENSE:
        size -= 1
    return size


def _draw_bottles_beside(canvas: Canvas, score_steps: ScoreSteps, most: int, room: Area) -> None:
    """Draw the bottles of a seat in rows as large as there is room for; nobody has more than `most` of them."""
    inner = room._replace(x=room.x + BETWEEN, width=room.width - BETWEEN)
    high, rows = max((_bottle_height(most, rows, inner), rows) for rows in range(1, most + 1))
    across = -(-most // rows)
    recipes, brewed = (*score_steps.brewed, *score_steps.failed), len(score_steps.brewed)
    own = max(1, -(-len(recipes) // across))
    top, wide = inner.middle_y - own * high / 2, across * high * BOTTLE_PITCH
    for row in range(own):
        shelf = Area(inner.right - wide, top + row * high, wide, high)
        first = row * across
        _draw_bottles(canvas, recipes[first : first + across], brewed - first, shelf)


def _bottle_height(count: int, rows: int, room: Area) -> float:
    """Return how high so many bottles may be in so many rows."""
    return min(BOTTLE, room.height / rows, room.width / -(-count // rows) / BOTTLE_PITCH)


def _draw_bottles(canvas: Canvas, recipes: Sequence[Card], brewed: int, room: Area) -> None:
    """Draw a bottle for each recipe, as high as the room; those after the first `brewed` are broken, without points."""
    wide = room.height * BOTTLE_PITCH
    pitch = min(wide, (room.width - wide) / max(1, len(recipes) - 1))
    for number, card in enumerate(recipes):
        middle = room.x + wide / 2 + number * pitch
        if number >= brewed:
            canvas.centred("brew.broken", middle, room.bottom - room.height * 0.26, width=wide * 0.8, alpha=0.6)
            continue
        canvas.centred(bottle_frame(card), middle, room.middle_y, height=room.height)
        seal = room.height * SEAL
        draw_points(canvas, design_of(card).potion.points, middle + wide * 0.3, room.bottom - seal * 0.42, seal)
