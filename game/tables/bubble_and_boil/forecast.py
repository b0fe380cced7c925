"""Forecast: how near the end is and what the match is scored by, beside the table while no card lies there large."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import NamedTuple, TypeAlias

from game.core.reason import Reason, reason
from game.rules.bubble_and_boil.cards.card_files import Card, card_words
from game.rules.bubble_and_boil.cubes import COLOURS
from game.rules.bubble_and_boil.observation import BubbleAndBoilObservation
from game.tables.bubble_and_boil.cards.card_facts import victory_of
from game.tables.bubble_and_boil.pieces.chips import shown_count
from game.tables.plan import Plan
from game.tables.table import Table
from game.view import panels
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas

EDGE = 16.0
MARGIN = 26.0
TITLE = 46.0
ROW, LAST_ROW, WORTH_ROW = 40.0, 36.0, 36.0
SIGN = 34.0
BAR = 6.0
FACE, FACE_PITCH = 36.0, 40.0
"""How large the faces are of those who still have a turn, and how far from each other."""

PICTURE_SHAPE = 0.44
A_RUNG = 1
"""The points that each rung of Diablerie counts at the end."""

CORNER = 24.0
"""How far the ornaments in the corners of the paper reach into the title."""


class Line(NamedTuple):
    """A line of the board: its name, a sign, words, a figure, and how full its bar is (None: it has none).

    What triggers the end at a `limit` has `reached` so much of it.
    """

    name: str
    sign: str
    words: Reason
    figure: str
    part: float | None = None
    reached: int = 0
    limit: int = 0


Shown: TypeAlias = Callable[[str, int], int]
"""Returns a count, known by its name on the timeline, as the table shows it."""


def _as_it_is(name: str, count: int) -> int:
    """Return a count that is not on its way."""
    return count


def draw_outlook(canvas: Canvas, table: Table, plan: Plan, seen: BubbleAndBoilObservation) -> None:
    """Draw what triggers the end and how far that is, and what counts at the end."""
    area = plan.area("large.right")
    shown = partial(shown_count, table)
    ends, worth = tuple(_ends(seen, shown)), tuple(_worth(seen))
    coming = () if seen.trigger is None else seen.turns_left
    row = Area(area.x + MARGIN, area.y + 16, area.width - 2 * MARGIN, TITLE)
    told = row.moved(0, TITLE - 2)._replace(height=LAST_ROW)

    def paint() -> None:
        panels.paper(canvas, area)
        table.draw_light(canvas, area)
        title = "bubble_and_boil.outlook.end" if seen.trigger is None else "bubble_and_boil.outlook.last"
        _draw_title(canvas, table.say(title), row)
        if seen.trigger is not None:
            told_now = "turns_left" if coming else "last_turn"
            key = f"trigger.{seen.trigger}" if seen.pots_open else f"outlook.{told_now}"
            words = table.say(f"bubble_and_boil.{key}")
            room = told.width - len(coming) * FACE_PITCH
            canvas.text(
                words, told.x, told.middle_y, size=24, vertical="middle", width=room, fit=True, colour="wrong",
                outline="cream",
            )  # fmt: skip
        lines = tuple(outlook_lines(plan, seen, shown))
        room = min(_words_of(place).width for _, place in lines)
        size = canvas.size_of_all([table.say(line.words) for line, _ in lines], size=24, width=room)
        for line, place in lines:
            _draw_line(canvas, table, line, place, size)
        _draw_title(canvas, table.say("bubble_and_boil.outlook.worth"), _second_title(plan, seen))

    canvas.kept(("outlook", plan, ends, worth, seen.trigger, seen.pots_open, coming), paint)
    for place, seat in enumerate(reversed(coming)):
        right = told.right - place * FACE_PITCH
        table.draw_face(canvas, seat, Area.around(right - FACE / 2, told.middle_y, FACE, FACE), home=False)


def outlook_lines(plan: Plan, seen: BubbleAndBoilObservation, shown: Shown = _as_it_is) -> Iterator[tuple[Line, Area]]:
    """Yield the lines of the sheet with their rows: what triggers the end, then what counts."""
    second = _second_title(plan, seen)
    high = _row(seen)
    ends, worth = tuple(_ends(seen, shown)), tuple(_worth(seen))
    top = second.y - 10 - high * len(ends)
    row = second._replace(y=top, height=high)
    for at, line in enumerate(ends):
        yield line, row.moved(0, at * high)
    row = second.moved(0, TITLE + 2)._replace(height=WORTH_ROW)
    for at, line in enumerate(worth):
        yield line, row.moved(0, at * WORTH_ROW)


def _row(seen: BubbleAndBoilObservation) -> float:
    """Return the height of a line of what triggers the end; once it is triggered a line says so."""
    return ROW if seen.trigger is None else LAST_ROW


def _second_title(plan: Plan, seen: BubbleAndBoilObservation) -> Area:
    """Return where the title above what counts stands."""
    area = plan.area("large.right")
    top = area.y + 16 + TITLE + 2 + (0 if seen.trigger is None else LAST_ROW - 4) + _row(seen) * len(tuple(_ends(seen)))
    return Area(area.x + MARGIN, top + 10, area.width - 2 * MARGIN, TITLE)


def _ends(seen: BubbleAndBoilObservation, shown: Shown = _as_it_is) -> Iterator[Line]:
    """Yield what triggers the end, with how far it has come."""
    recipes = max(shown(f"book.{seat}", count) for seat, count in enumerate(seen.book_counts))
    top = max(shown(f"diablerie.{seat}", level) for seat, level in enumerate(seen.diablerie))
    empty = sum(shown(f"pool.{name}", count) == 0 for name, count in zip(COLOURS, seen.pool, strict=True))
    limits = seen.limits
    yield _towards("recipes", "recipes.slot.filled", recipes, limits.recipes)
    yield _towards("colours", "heap.empty", empty, limits.depleted)
    yield _towards("diablerie", "ladder.imp", top, limits.track)
    left, whole = shown("pool.corruption", seen.corruption_left), seen.corruption_left + sum(seen.corruption)
    yield _left("corruption", "corruption.small", left, whole)
    left, whole = shown("pool.crone", seen.crones_left), seen.crones_left + sum(seen.crones)
    yield _left("crones", "crone.0.small", left, whole)


def _towards(name: str, sign: str, reached: int, limit: int) -> Line:
    """Return the line of what triggers the end once it comes to a limit."""
    words = reason(f"bubble_and_boil.outlook.{name}", count=limit)
    return Line(name, sign, words, f"{reached}/{limit}", reached / limit, reached, limit)


def _left(name: str, sign: str, left: int, whole: int) -> Line:
    """Return the line of what triggers the end once nothing of it is left."""
    return Line(name, sign, Reason(f"bubble_and_boil.outlook.{name}"), str(left), 1 - left / whole)


def nearness(seen: BubbleAndBoilObservation) -> float:
    """Return how near the nearest trigger of the end is, 1 once it is triggered.

    Colours come near it cube by cube: those count that are to be used up first.
    """
    if seen.trigger is not None:
        return 1.0
    count = seen.limits.depleted
    used = 1 - sum(sorted(seen.pool)[:count]) / (count * seen.cubes_a_colour)
    return max(used, *(line.part or 0.0 for line in _ends(seen)))


def _worth(seen: BubbleAndBoilObservation) -> Iterator[Line]:
    """Yield what is scored beside the potions."""
    worth = {**dict(seen.worth), "rung": A_RUNG}
    signs = {
        "crone": "crone.0.small",
        "rung": "ladder.imp",
        "colour": "cube.any.small",
        "highest": "hex.diablerie",
        "lowest": "hex.diablerie.down",
        "most_corruption": "corruption.small",
        "least_corruption": "hex.shed",
    }
    for name, sign in signs.items():
        yield Line(name, sign, Reason(f"bubble_and_boil.outlook.{name}"), f"+{worth[name]}" if worth[name] else "0")


def _draw_title(canvas: Canvas, words: str, row: Area) -> None:
    canvas.text(
        words, row.middle_x, row.middle_y, size=30, role="display", align="center", vertical="middle",
        width=row.width - 2 * CORNER, fit=True,
    )  # fmt: skip
    canvas.line(row.x, row.bottom - 4, row.right, row.bottom - 4, "sepia", 1.3)


def _words_of(row: Area) -> Area:
    """Return the part of a row that its words have, between sign and figure."""
    left = row.x + SIGN + 14
    return row._replace(x=left, width=row.right - 74 - left)


def _draw_line(canvas: Canvas, table: Table, line: Line, row: Area, size: float) -> None:
    canvas.centred(line.sign, row.x + SIGN / 2, row.middle_y, height=SIGN)
    canvas.number(line.figure, row.right, row.middle_y, 19, align="right", tone="ink")
    left, _, room, _ = _words_of(row)
    lift = 4 if line.part is not None else 0
    words = table.say(line.words)
    if line.part is not None:
        bar = Area(left, row.bottom - BAR - 2, room, BAR)
        canvas.fill(bar.inset(-1), "edge", radius=BAR / 2 + 1)
        canvas.fill(bar, "paper_dark", radius=BAR / 2)
        if line.part > 0:
            tone = "ember" if line.part >= 0.8 else "moss"
            canvas.fill(bar._replace(width=max(BAR, room * min(1.0, line.part))), tone, radius=BAR / 2)
    canvas.text(words, left, row.middle_y - lift, size=size, vertical="middle", width=room, fit=True)


def draw_victory_tile(canvas: Canvas, say: Callable[[Reason], str], card: Card, area: Area) -> None:
    """Draw an Alternative Victory card that is in play as a picture over its name."""

    def paint(canvas: Canvas) -> None:
        canvas.place("victory.face", area)
        picture = Area(area.x + 6, area.y + 6, area.width - 12, (area.width - 12) * PICTURE_SHAPE)
        canvas.place(victory_of(card).picture, picture)
        ribbon = Area(area.x - 1, picture.bottom - 5, area.width + 2, area.bottom - picture.bottom + 2)
        canvas.place("victory.ribbon", ribbon)
        canvas.text(
            say(card_words(card)), ribbon.middle_x, ribbon.middle_y - 1, size=1, align="center", vertical="middle",
            width=area.width - 14, lines=2, spacing=0.95,
        )  # fmt: skip

    canvas.composed(("victory", card, say(card_words(card))), area.inset(-EDGE), paint)
