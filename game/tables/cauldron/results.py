"""The results of Cauldron: how everybody climbed, by brews and otherwise, season by season."""

from collections import Counter
from collections.abc import Sequence

from game.core.outcome import Outcome
from game.core.reason import Reason, reason
from game.rules.cauldron import events
from game.rules.cauldron.observation import CauldronObservation
from game.tables.cauldron.pieces.card_facts import CardFacts, card_words, character_frame
from game.tables.result_lines import Again, Chart, Past, Results, SeatResult, seat_results
from game.tables.table import Table
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas
from game.view.drawing.text import SMALLEST

MOST_BREWS = 6
GOAL_STONE, GOAL_FIGURE = 96.0, 42.0
PORTRAIT, BOTTLE = 96.0, 52.0
MARGIN, ROWS = 24.0, 3
MOST_ROW = 72.0
"""The height of a row of lines at most."""

FIRST_COLUMN = 0.57
"""The part of the width that the first column of lines has; it holds the longer ones."""

SHELF = 48.0
"""How far apart bottles stand at most."""

ROOMY = 300.0
"""From this height on a seat's row has its lines in one column, below larger bottles."""

HIGH_BOTTLE, HIGH_SHELF, WORDS = 76.0, 72.0, 280.0
"""On such a row: the height of a bottle, how far apart they stand, and the height of bottles and lines together."""


def results(book: CardFacts, outcome: Outcome, past: Past) -> Results:
    """Return the results page of a finished match."""
    counts = _Counts(past.last.seats)
    for event, _ in past.events:
        counts.add(event)
    begun = past.first.magik
    explained = tuple(
        _with_lines(book, result, past.last, counts, begun[result.seat]) for result in seat_results(outcome)
    )
    return Results(explained, _chart(book, past), again=_passed_left(past.last.characters))


def _passed_left(characters: tuple[str, ...]) -> Again:
    """Return the match in which everybody has the character of whoever sits before them."""
    words = reason("cauldron.again.left"), reason("cauldron.again.left.tip")
    return Again(*words, {"characters": (*characters[-1:], *characters[:-1])})


class _Counts:
    """What every seat did in a match."""

    def __init__(self, seats: int) -> None:
        self.brews: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.brewed = [0] * seats
        self.spent = [0] * seats
        self.spells = [0] * seats
        self.fields = [0] * seats

    def add(self, event: object) -> None:
        """Count an event."""
        match event:
            case events.Brewed(seat, potion, _, magik):
                self.brews[seat][potion] += 1
                self.brewed[seat] += magik
            case events.Bought(seat, _, price):
                self.spent[seat] += price
            case events.SpellCast(seat):
                self.spells[seat] += 1
            case events.FieldLaid(seat):
                self.fields[seat] += 1


def _with_lines(
    book: CardFacts, result: SeatResult, seen: CauldronObservation, counts: _Counts, start: int
) -> SeatResult:
    seat = result.seat
    best = [potion for potion, _ in counts.brews[seat].most_common(MOST_BREWS)]
    number = counts.brews[seat].total()
    rest = result.score - start - counts.brewed[seat] + counts.spent[seat]
    lines = [
        reason("cauldron.results.brews", count=number, magik=counts.brewed[seat]),
        reason("cauldron.results.spent", magik=counts.spent[seat]),
        reason("cauldron.results.rest", start=start, magik=f"{rest:+d}".replace("-", "−") if rest else "0"),
        reason("cauldron.results.spells", count=counts.spells[seat]),
    ]
    if best:
        times = counts.brews[seat][best[0]]
        lines.append(reason("cauldron.results.favourite", card=card_words(best[0]), count=times))
    cards = tuple(book.picture(potion) for potion in best)
    return result._replace(picture=character_frame(seen.characters[seat]), cards=cards, lines=tuple(lines))


def _chart(book: CardFacts, past: Past) -> Chart:
    """Return everybody's Magik at the end of every season."""
    steps = [past.first.magik]
    sections: list[tuple[int, Reason]] = [(0, reason("cauldron.table.season", number=1))]
    for event, look in past.events:
        match event:
            case events.SeasonStarted(number) if number > 1:
                steps.append(look().magik)
                sections.append((len(steps) - 1, reason("cauldron.results.season", number=number)))
    steps.append(past.last.magik)
    return Chart(tuple(zip(*steps, strict=True)), tuple(sections), book.numbers.goal)


def draw_result(canvas: Canvas, table: Table, result: SeatResult, area: Area, every: Sequence[SeatResult]) -> None:
    """Draw who a seat played, the lines that explain its Magik, and what it liked to brew.

    The lines stand in two columns, or, where the paper is high, in one below larger bottles. `every` are the results of
    all seats, whose lines are of one size in each column.
    """
    side = max(min(PORTRAIT, area.height - 40), area.height * 0.45)
    canvas.centred(result.picture, area.x + side / 2 + 8, area.middle_y, height=side)
    left = area.x + side + 34
    if area.height >= ROOMY:
        room = Area(left, area.y, area.right - left - MARGIN, area.height)
        words = Area(left, area.middle_y - WORDS / 2, room.width, WORDS)
        _draw_bottles(canvas, result.cards, words._replace(height=HIGH_BOTTLE), HIGH_SHELF)
        lines = Area(left, words.y + HIGH_BOTTLE + 12, room.width, WORDS - HIGH_BOTTLE - 12)
        said = [table.say(line) for each in every for line in each.lines]
        _draw_lines(canvas, table, result.lines, lines.rows(len(result.lines)), _size_of(canvas, said, 27, room.width))
        return
    height = min(area.height - 2 * MARGIN, ROWS * MOST_ROW)
    words = Area(left, area.middle_y - height / 2, area.right - left - MARGIN, height)
    first = words._replace(width=words.width * FIRST_COLUMN)
    second = Area(first.right + 12, words.y, words.right - first.right - 12, words.height)
    for column, part in ((first.rows(ROWS), slice(ROWS)), (second.rows(ROWS)[1:], slice(ROWS, None))):
        said = [table.say(line) for each in every for line in each.lines[part]]
        _draw_lines(canvas, table, result.lines[part], column, _size_of(canvas, said, 23, column[0].width))
    # The bottles stand above the shorter column.
    top = second.rows(ROWS)[0]
    high = min(BOTTLE, top.height + 12)
    _draw_bottles(canvas, result.cards, top._replace(y=top.bottom - high, height=high), SHELF)


def _size_of(canvas: Canvas, said: Sequence[str], size: float, width: float) -> float:
    """Return the size of lines of that width, of which those that are too wide take two."""
    smallest = SMALLEST / canvas.theme.text_scale
    short = (words for words in said if canvas.measure(words, size=smallest).width <= width)
    return canvas.size_of_all(short, size=size, width=width)


def _draw_lines(canvas: Canvas, table: Table, lines: Sequence[Reason], rows: Sequence[Area], size: float) -> None:
    """Draw each line in its row, in two lines where its words are too wide."""
    smallest = SMALLEST / canvas.theme.text_scale
    for line, row in zip(lines, rows, strict=False):
        said = table.say(line)
        if canvas.measure(said, size=smallest).width > row.width:
            canvas.text(
                said, row.x, row.middle_y, size=smallest, vertical="middle", width=row.width, lines=2, spacing=0.95,
            )  # fmt: skip
        else:
            canvas.text(said, row.x, row.middle_y, size=size, vertical="middle", width=row.width, fit=True)


def _draw_bottles(canvas: Canvas, bottles: Sequence[str], shelf: Area, most: float) -> None:
    """Draw bottles beside one another, as high as their shelf and at most so far apart."""
    pitch = min(most, (shelf.width - most) / max(1, len(bottles) - 1))
    for at, bottle in enumerate(bottles):
        canvas.centred(bottle, shelf.x + most / 2 + at * pitch, shelf.middle_y, height=shelf.height)
