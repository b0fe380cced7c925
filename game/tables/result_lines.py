"""Result lines: what the results page says of any game: one explained line a seat, and how the scores came about."""

from collections.abc import Callable, Mapping, Sequence
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


class Entry(NamedTuple):
    """Points of a seat, and what they are for."""

    name: Reason
    points: int


class SeatResult(NamedTuple):
    """How one seat ended.

    `place` counts from 1, equals share it; `picture` is the frame that stands for the result; `cards` are frames of
    what counted and `struck` of what was given up. The `entries` add up to the score; `lines` tell the rest. `about`
    names what is only pictured.
    """

    seat: Seat
    place: int
    score: int
    bad: bool = False
    won: bool = False
    picture: str = ""
    cards: tuple[str, ...] = ()
    struck: tuple[str, ...] = ()
    entries: tuple[Entry, ...] = ()
    lines: tuple[Reason, ...] = ()
    about: Reason | None = None

    @property
    def pictured(self) -> bool:
        """Whether there is something to be seen of what counted."""
        return bool(self.picture or self.cards or self.struck)


class Chart(NamedTuple):
    """Scores over time: `series` has the scores of each seat at every step, `sections` name stretches of steps.

    `limit` is a score that is marked by a line, if there is one.
    """

    series: tuple[tuple[int, ...], ...]
    sections: tuple[tuple[int, Reason], ...] = ()
    limit: int | None = None


class Again(NamedTuple):
    """Another way to play once more: what it is called, what it does, and the options that it changes."""

    label: Reason
    tip: Reason
    options: Mapping[str, Any]


class Results(NamedTuple):
    """The whole page; `again` is another way to play once more, where the game has one."""

    seats: tuple[SeatResult, ...]
    chart: Chart
    again: Again | None = None


def seat_results(outcome: Outcome) -> list[SeatResult]:
    """Return what an outcome says of each seat, the best first; pictures and lines are for the game to add."""
    found: list[SeatResult] = []
    for group in outcome.ranking:
        place = len(found) + 1
        found += [SeatResult(seat, place, outcome.scores[seat], won=seat in outcome.winners) for seat in group]
    return found
