"""Lesson buttons: the step before and the hint at their places, and the ways on from the end of a lesson."""

from collections.abc import Callable, Sequence

from game.tables.table import Table
from game.view.drawing.area import Area
from game.view.widgets import Button, Widget

WayOn = tuple[str, Callable[[], None]]
"""The name of a way on, as in the keys of its texts, and what it does."""


def step_buttons(table: Table, back: Callable[[], None], hint: Callable[[], None], *, first: bool) -> list[Widget]:
    """Return the buttons for the step before, which is off in the `first`, and for being shown the move."""
    say, plan = table.say, table.plan
    return [
        Button(
            "button.undo", plan.area("button.undo"), "", back, icon="icon.undo", tooltip=say("lesson.back.tip"),
            disabled_because=say("lesson.back.first") if first else None,
        ),
        Button(
            "button.hint", plan.area("button.hint"), "", hint, icon="icon.hint", tone="primary",
            tooltip=say("lesson.hint.tip"),
        ),
    ]  # fmt: skip


def ways_of_step(
    table: Table, ways: Sequence[Callable[[], None]], areas: Sequence[Area], *, reads: bool, watches: bool
) -> list[Widget]:
    """Return the way on in a step, and out of the lesson: `ways` and `areas` of both.

    The way on is the main button where somebody `reads`, and off while they have to watch first.
    """
    say, (show, leave), (here, there) = table.say, ways, areas
    key = "lesson.read" if reads else "lesson.show"
    return [
        Button(
            "lesson.show", here, say(f"{key}.button" if reads else key), show, tooltip=say(f"{key}.tip"), size=24,
            disabled_because=say("lesson.show.watch") if watches else None, tone="primary" if reads else "paper",
        ),
        Button("lesson.leave", there, say("lesson.leave"), leave, tooltip=say("lesson.leave.tip"), size=24),
    ]  # fmt: skip


def ways_out(table: Table, ways: Sequence[WayOn], areas: Sequence[Area]) -> list[Widget]:
    """Return the ways on from the end, the first of them the main one."""
    say = table.say
    return [
        Button(
            f"lesson.{name}", area, say(f"lesson.{name}"), go, tooltip=say(f"lesson.{name}.tip"), size=22,
            tone="paper" if number else "primary",
        )
        for number, ((name, go), area) in enumerate(zip(ways, areas, strict=True))
    ]  # fmt: skip
