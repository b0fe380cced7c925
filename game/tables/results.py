"""What the results page says of any game: one explained line a seat, and how the scores came about."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from game.core.event import Event, Seat
from game.core.outcome import Outcome
from game.core.reason import Reason


class Past(NamedTuple):
    """A match that is over, as some eyes saw it.

    `first` and `last` are what they knew when it had begun and when it was over. With each of the `events` comes what
    returns what they knew at its moment.
    """

    first: Any
    last: Any
    events: Sequence[tuple[Event, Callable[[], Any]]]


class SeatResult(NamedTuple):
    """How one seat ended.

    `place` counts from 1, equals share it; `picture` is the frame that stands for the result; `cards` are frames of
    what counted and `struck` of what was given up; `lines` explain every point.
    """

    seat: Seat
    place: int
    score: int
    bad: bool
    won: bool
    picture: str
    cards: tuple[str, ...]
    struck: tuple[str, ...]
    lines: tuple[Reason, ...]


class Chart(NamedTuple):
    """Scores over time: `series` has the scores of each seat at every step, `sections` name stretches of steps.

    `limit` is a score that is marked by a line, if there is one.
    """

    series: tuple[tuple[int, ...], ...]
    sections: tuple[tuple[int, Reason], ...]
    limit: int | None


class Results(NamedTuple):
    """The whole page: `spoilt` where nobody won."""

    seats: tuple[SeatResult, ...]
    chart: Chart
    spoilt: bool


def places(outcome: Outcome) -> dict[Seat, int]:
    """Return the place of each seat, the best first; equals share one."""
    found: dict[Seat, int] = {}
    for group in outcome.ranking:
        found.update(dict.fromkeys(group, len(found) + 1))
    return found
