"""Story: what of a match is worth telling when it is over, in three sentences."""

from collections.abc import Callable, Iterable, Sequence
from typing import TypeAlias

import msgspec

from game.core.event import Event, Seat
from game.core.outcome import Outcome
from game.core.reason import Reason, reason

SENTENCES = 3


class Tale(msgspec.Struct, frozen=True):
    """One thing that happened in a turn; the higher its `weight` (0 to 1), the more the match hung on it."""

    turn: int
    weight: float
    words: Reason


Turns: TypeAlias = Sequence[tuple[int, Sequence[Event]]]
"""What happened in each turn, by the number of its move (0: before the first), as a spectator saw it."""

Teller: TypeAlias = Callable[[Turns, Outcome], Iterable[Tale]]
"""What a game makes of a match that is over: everything that might be told of it."""


def story(teller: Teller, turns: Turns, outcome: Outcome) -> tuple[Tale, ...]:
    """Return at most three tales of a match in the order in which they happened, no two of the same kind."""
    heaviest: dict[str, Tale] = {}
    for tale in teller(turns, outcome):
        kept = heaviest.get(tale.words.key)
        if kept is None or tale.weight > kept.weight:
            heaviest[tale.words.key] = tale
    chosen = sorted(heaviest.values(), key=lambda tale: (-tale.weight, tale.turn))[:SENTENCES]
    return tuple(sorted(chosen, key=lambda tale: tale.turn))


def seat_words(seat: Seat) -> Reason:
    """Return the name of a seat, to be filled in by whoever knows the names."""
    return reason("seat", seat=seat)
