"""Mood: what a face at the table shows. It follows from what everybody has seen and betrays nothing else."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import StrEnum

from game.core.event import Event, Seat


class Mood(StrEnum):
    """What a face shows; the values are the ends of the frames' names."""

    CALM = "calm"
    THINKING = "thinking"
    PLEASED = "pleased"
    DISMAYED = "dismayed"


Stirs = Callable[[Event], Mapping[Seat, Mood]]
"""Whom the public part of an event moves, and how."""


def moods_after(events: Iterable[Event], stirs: Stirs, seats: int) -> tuple[Mood, ...]:
    """Return what the faces show after some events: each what the last event showed that concerned it.

    Only the public part of an event counts, so that all eyes see the same faces.
    """
    shown = [Mood.CALM] * seats
    for event in events:
        for seat, mood in stirs(event.seen_by(None)).items():
            shown[seat] = mood
    return tuple(shown)


def ended(winners: Sequence[Seat], scores: Sequence[int]) -> dict[Seat, Mood]:
    """Return what the faces show when a match is over: winners are pleased, whoever has least of the rest is not.

    Where nobody has won nobody is pleased.
    """
    if not winners:
        return dict.fromkeys(range(len(scores)), Mood.DISMAYED)
    others = [seat for seat in range(len(scores)) if seat not in winners]
    least = min((scores[seat] for seat in others), default=0)
    return {
        seat: Mood.PLEASED if seat in winners else Mood.DISMAYED if scores[seat] == least else Mood.CALM
        for seat in range(len(scores))
    }


def passed_on(loser: Seat, winner: Seat | None) -> dict[Seat, Mood]:
    """Return the faces of somebody who has lost something and of whoever has got it."""
    return {loser: Mood.DISMAYED} if winner is None else {loser: Mood.DISMAYED, winner: Mood.PLEASED}
