"""Moments: an event and the position as it leaves it, made on demand by making a turn's move once more."""

from typing import Any, NamedTuple

from game.core.event import Event, Seat
from game.core.move import Move
from game.core.referee import Controller


class Moment(NamedTuple):
    """A place in a match: after so many moves, of the last of which only so many `events` have happened.

    `turn` 0 is the opening. Without `events` the turn is over and whoever decides next may be asked; that is later than
    its last event, and as late as the next turn before its first one.
    """

    turn: int
    events: int | None = None


def observations(controller: Controller[Any], before: Any, move: Move | None, eyes: Seat | None) -> tuple[Any, ...]:
    """Return what some eyes (None: a spectator) may know after each event of a move made at a position.

    Without a move the match begins at the table that was set up. The position stays as it is.
    """
    position = before.copy()
    seen: list[Any] = []

    def tell(event: Event) -> None:
        seen.append(controller.observe(position, eyes))

    if move is None:
        controller.begin(position, tell)
    else:
        controller.apply(position, move, tell)
    return tuple(seen)
