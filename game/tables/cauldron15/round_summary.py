"""The summary of a round: how near everybody has come when the cards are taken up for the next one."""

from collections.abc import Sequence

from game.core.event import Event, Seat
from game.core.reason import reason
from game.rules.cauldron15 import events
from game.rules.cauldron15.observation import Cauldron15Observation
from game.tables.plan import Plan
from game.tables.short_names import name_within
from game.tables.table import Table
from game.view import panels
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas

WIDTH, HEAD, ROW, FOOT = 530.0, 84.0, 62.0, 92.0
FACE, GAP = 54.0, 8.0
"""The parts of the paper, in layout px."""


def summary_of(since: Sequence[Event]) -> tuple[int, int] | None:
    """Return which round has just ended before another one, and how many cards were thrown in with it, or None."""
    ended, thrown = None, 0
    for event in since:
        match event:
            case events.RoundEnded(number):
                ended, thrown = number, 0
            case events.HandDiscarded(_, count):
                thrown += count
            case events.RoundStarted() | events.MatchEnded():
                ended = None
    return None if ended is None else (ended, thrown)


def ranked(seen: Cauldron15Observation) -> list[Seat]:
    """Return the seats, those within the limit first, the nearest to it foremost; then those above it.

    What a set throws out in the end is left out.
    """
    room = [seen.limit - seen.with_sets(kept) for kept in seen.won]
    return sorted(range(seen.seats), key=lambda seat: (room[seat] < 0, abs(room[seat])))


def summary_area(plan: Plan, seen: Cauldron15Observation, since: Sequence[Event]) -> Area | None:
    """Return where the summary lies, over the cauldron while nobody is to move between two rounds, or None."""
    told = summary_of(since)
    if told is None or seen.to_move is not None or seen.decision is not None or told[0] >= seen.rounds:
        return None
    height = HEAD + ROW * seen.seats + FOOT
    return Area(plan.area("cauldron").middle_x - WIDTH / 2, plan.area("prompt").y - GAP - height, WIDTH, height)


def draw_summary(canvas: Canvas, table: Table, plan: Plan, seen: Cauldron15Observation, since: Sequence[Event]) -> None:
    """Draw the summary where it lies at this moment, if it does."""
    told, area = summary_of(since), summary_area(plan, seen, since)
    if told is None or area is None:
        return
    number, thrown = told
    panels.paper(canvas, area)
    canvas.text(
        table.say("cauldron15.summary.title", number=number, rounds=seen.rounds), area.middle_x, area.y + 46, size=34,
        role="display", align="center", vertical="middle", width=WIDTH - 60, fit=True,
    )  # fmt: skip
    for place, seat in enumerate(ranked(seen)):
        row = Area(area.x + 34, area.y + HEAD + place * ROW, WIDTH - 68, ROW)
        table.draw_face(canvas, seat, Area(row.x, row.y + (ROW - FACE) / 2, FACE, FACE), hat=False)
        canvas.text(
            name_within(canvas, table, seat, 170, "text"), row.x + FACE + 14, row.middle_y, size=27, vertical="middle",
            width=170, fit=True,
        )  # fmt: skip
        room, rest = seen.room[seat], seen.with_sets(seen.won[seat])
        by_set = rest < seen.totals[seat]
        tone = "blood" if rest > seen.limit else "ink"
        canvas.number(seen.totals[seat], row.x + 290, row.middle_y, 32, tone=tone, align="center")
        key = "room" if room > 0 else "too_much" if room < 0 else "full"
        words = reason(f"cauldron15.summary.{key}", count=abs(room))
        if by_set:
            words = reason("cauldron15.table.with_set", total=rest)
        canvas.text(
            table.say(words), row.right, row.middle_y, size=25,
            align="right", vertical="middle", colour="ink_soft", width=160, fit=True,
        )  # fmt: skip
    key = "cauldron15.summary.thrown" if thrown else "cauldron15.summary.next"
    canvas.text(
        table.say(key, count=thrown), area.middle_x, area.bottom - FOOT / 2 - 8, size=25, align="center",
        vertical="middle", colour="ink_soft", width=WIDTH - 70, lines=2,
    )  # fmt: skip
