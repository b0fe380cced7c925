"""Lesson buttons: the step before, the way out and the hint, the ways on in a step, and those from the end."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.core.move import Move
from game.core.reason import Reason
from game.play.session import Session
from game.scenes.playing.play_scene import PlayScene
from game.tables.asking import Asking
from game.tables.table import Table
from game.view.drawing.area import Area
from game.view.scene import Scene
from game.view.widgets import Button, Widget

WayOn = tuple[str, Callable[[], None]]
"""The name of a way on, as in the keys of its texts, and what it does."""

NOT_HERE = frozenset({"button.undo", "button.redo", "button.hint"})
"""The buttons of a match in the place of which a lesson has its own, or none."""

LAST_READ = 1.5
"""The seconds for which no press takes a way out of the last step: it was meant for what lay there before."""

LEAVE_EDGE = 3.0
"""The distance of the word on the narrow way out from its sides, in layout px."""


class WaysOn(NamedTuple):
    """Where a lesson leads: to the Setup of its game, to its first step again, to its match that is played on, and
    back to what was left for it, if that was not the title.
    """

    setup: Callable[[], Scene]
    anew: Callable[[], Scene]
    match: Callable[[Session], PlayScene]
    back: Callable[[], Scene] | None = None


def step_buttons(table: Table, ways: Sequence[Callable[[], None]], *, first: bool) -> list[Widget]:
    """Return the buttons for the step before, which is off in the `first`, out of the lesson, and for the hint.

    `ways` are what they do. The way out lies where a match takes a move again, far from what goes on.
    """
    say, plan, (back, leave, hint) = table.say, table.plan, ways
    return [
        Button(
            "button.undo", plan.area("button.undo"), "", back, icon="icon.undo", tooltip=say("lesson.back.tip"),
            disabled_because=say("lesson.back.first") if first else None,
        ),
        Button(
            "lesson.leave", plan.area("button.redo"), say("lesson.leave"), leave, tooltip=say("lesson.leave.tip"),
            size=22, edge=LEAVE_EDGE,
        ),
        Button(
            "button.hint", plan.area("button.hint"), "", hint, icon="icon.hint", tone="primary",
            tooltip=say("lesson.hint.tip"),
        ),
    ]  # fmt: skip


def left_out(table: Table, asking: Asking | None, right: Move | None) -> frozenset[str]:
    """Return the buttons of a match that a lesson leaves out.

    In the place of some it has its own, or none; others would make the `right` move of a step though nothing was
    chosen for it yet.
    """
    if asking is None or right is None or asking.narrowing.chosen or not right.parts:
        return NOT_HERE
    return NOT_HERE.union(action.name for action in table.actions(asking) if action.move == right)


def ways_of_step(
    table: Table, ways: Sequence[Callable[[], None]], areas: Sequence[Area], *, reads: bool, watches: bool,
    asking: Asking | None, wish: Reason,
) -> list[Widget]:  # fmt: skip
    """Return the way on from what somebody `reads`, and that of being shown a move: `ways` and `areas` of both.

    Each keeps its place, so that pressing one twice never does the other; both are off while somebody `watches`. While
    somebody is asked, the first says what is to be done before: the `wish` of the step.
    """
    say, (go, show), (here, there) = table.say, ways, areas
    watch = say("lesson.show.watch") if watches else None
    return [
        Button(
            "lesson.next", here, say("lesson.read.button"), go, tooltip=say("lesson.read.tip"), size=24,
            disabled_because=None if reads else watch or _before(table, asking, wish),
            tone="primary" if reads else "paper",
        ),
        Button(
            "lesson.show", there, say("lesson.show"), show, tooltip=say("lesson.show.tip"), size=24,
            disabled_because=say("lesson.show.read") if reads else watch,
        ),
    ]  # fmt: skip


def _before(table: Table, asking: Asking | None, wish: Reason) -> str:
    """Return what is to be done before a step goes on: a move that lies there may only want its button."""
    made = None if asking is None or not asking.narrowing.chosen else asking.narrowing.move
    if asking is not None and made is not None:
        for action in table.actions(asking):
            if action.move == made:
                return table.say("lesson.next.press", button=table.say(action.label))
    return table.say("lesson.next.move", wish=wish)


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
