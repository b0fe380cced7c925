"""Tips of Bubble and Boil: what the counters, chips, steps, and the sheet of what ends the match mean."""

from collections.abc import Iterator, Mapping

from game.core.event import Seat
from game.core.reason import Reason, reason
from game.rules.bubble_and_boil.ending import name_seats
from game.rules.bubble_and_boil.observation import BubbleAndBoilObservation
from game.tables.bubble_and_boil.forecast import Line, outlook_lines
from game.tables.bubble_and_boil.step_ribbon import FLAG, STEPS
from game.tables.plan import Plan
from game.tables.table import Table
from game.tables.tip import Tip, around, keyed

_words = keyed("bubble_and_boil")


def tips_of(table: Table, plan: Plan, seen: BubbleAndBoilObservation, skipped: Mapping[str, Reason]) -> Iterator[Tip]:
    """Yield what explains itself; of steps that are `skipped` also why."""
    for number, step in enumerate(STEPS, start=1):
        words = _words(f"step.{step}")
        if step in skipped:
            words = _words("more", tip=words, more=skipped[step])
        yield Tip(f"step {step}", plan.area(f"step{number}"), words)
    outlook = _words("outlook") if seen.trigger is None else end_words(seen)
    yield Tip("outlook", plan.area("large.right"), outlook)
    for line, area in outlook_lines(plan, seen):
        yield Tip(f"outlook {line.name}", area, _outlook_words(line))
    if seen.trigger is not None:
        yield Tip("end", FLAG, end_words(seen), over=True)
    for kind in ("corruption", "crone", "green", "orange", "red", "yellow"):
        yield Tip(f"count {kind}", plan.area(f"pool.{kind}.count"), _words("left"), over=True)
    yield from _own(table, plan, seen)
    yield Tip("hand", plan.area("hand"), _words("own_hand", name=table.seats[table.viewer].name))
    for seat in range(seen.seats):
        if seat != table.viewer:
            yield from _panel(table, plan, seen, seat)


def _outlook_words(line: Line) -> Reason:
    """Return what a line of the sheet of what ends the match is about."""
    none = ".none" if line.name == "colours" and not line.reached else ""
    return _words(f"outlook.{line.name}{none}", figure=line.figure, count=line.reached, limit=line.limit)


def end_words(seen: BubbleAndBoilObservation) -> Reason:
    """Return what has triggered the end, and who still has a turn before the pots are opened, unless they are."""
    why = reason(f"bubble_and_boil.trigger.{seen.trigger}")
    if seen.pots_open:
        return _words("end.over", why=why)
    if seen.turns_left:
        return _words("end", why=why, seats=name_seats(seen.turns_left))
    return _words("end.last", why=why)


def crones_words(seen: BubbleAndBoilObservation, seat: Seat) -> Reason:
    """Return what the crones of a seat are for, and what each counts in this match."""
    return _words("crones", count=seen.crones[seat], points=dict(seen.worth)["crone"])


def _own(table: Table, plan: Plan, seen: BubbleAndBoilObservation) -> Iterator[Tip]:
    viewer = table.viewer
    name = table.seats[viewer].name
    plate = _words("first", name=name) if seen.first == viewer else _words("own")
    yield Tip("plate", plan.area("seat0.plate"), plate)
    yield Tip("own hand", plan.area("seat0.hand"), _words("cards", count=seen.hand_counts[viewer]))
    yield Tip("points", plan.area("seat0.points"), _words("points", count=seen.points[viewer]))
    yield Tip("diablerie", plan.area("ladder.title"), _words("ladder", count=seen.limits.track))
    yield Tip("imp", plan.area("seat0.ladder.imp"), _words("imp", count=seen.limits.track))
    yield Tip("cubes", plan.area("seat0.cubes"), _words("cubes", count=seen.pot_sizes[viewer]), over=True)
    yield Tip("corruption", plan.area("seat0.corruption"), _words("discs", count=seen.corruption[viewer]), over=True)
    yield Tip("pot", plan.area("seat0.pot"), _words("own_pot"))


def _panel(table: Table, plan: Plan, seen: BubbleAndBoilObservation, seat: Seat) -> Iterator[Tip]:
    prefix, name, part = f"seat{table.place_of(seat)}", table.seats[seat].name, f"seat:{seat}"
    who = around(plan.area(f"{prefix}.hat"), plan.area(f"{prefix}.name"))
    words = _words("name", who=table.who(seat))
    if seen.first == seat:
        words = reason("bubble_and_boil.tip.more", tip=words, more=_words("first", name=name))
    yield Tip(f"seat {seat}", who, words, over=True, part=part)
    if not seen.pots_open:
        yield Tip(f"pot {seat}", plan.area(f"{prefix}.pot"), _words("their_pot", name=name), over=True, part=part)
    counters = {
        "crones": crones_words(seen, seat),
        "points": _words("their_points", name=name, count=seen.points[seat]),
        "cubes": _words("cubes", count=seen.pot_sizes[seat]),
        "corruption": _words("discs", count=seen.corruption[seat]),
    }
    for place, words in counters.items():
        yield Tip(f"{place} {seat}", plan.area(f"{prefix}.{place}"), words, over=True, part=part)
    ladder = around(plan.area(f"{prefix}.ladder"), plan.area(f"{prefix}.ladder.top"))
    words = _words("their_ladder", name=name, level=seen.diablerie[seat], count=seen.limits.track)
    yield Tip(f"ladder {seat}", ladder, words, over=True, part=part)
