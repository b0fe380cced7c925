"""Evenings: several boxes in a row by the same seats, told by the journals of their matches and nothing else."""

from collections.abc import Iterable, Sequence

import msgspec

from game.store.records import Ending, Word
from game.store.seat_plans import SeatPlan
from game.store.shelf_index import Shelved

PAYS = (5, 3, 2, 1, 0)
"""What the places of a box pay, from the first on."""

LEAST_SEATS, MOST_SEATS = 2, 4
"""So many may sit at an evening: as many as find a seat in every box."""


class EveningTable(msgspec.Struct, frozen=True):
    """An evening as it stands: its boxes in order, each with its match once that was begun.

    `closed` tells that its persons have ended it before its last box.
    """

    id: Word
    boxes: tuple[Word, ...]
    length: Word
    seats: tuple[SeatPlan, ...]
    matches: tuple[Shelved | None, ...]
    closed: bool = False

    @property
    def next_box(self) -> int | None:
        """The box that is opened or gone on with next, or None after the last."""
        found = (box for box, match in enumerate(self.matches) if match is None or match.ending is None)
        return next(found, None)

    @property
    def is_over(self) -> bool:
        """Whether no box is to come."""
        return self.closed or self.next_box is None

    @property
    def waits(self) -> bool:
        """Whether everything that was begun is over, and a box is to come."""
        box = self.next_box
        return not self.closed and box is not None and self.matches[box] is None

    def pay(self, box: int) -> tuple[int, ...] | None:
        """Return what a box pays each seat, or None before its end."""
        match = self.matches[box]
        return None if match is None or match.ending is None else pay_of(match.ending, len(self.seats))

    @property
    def totals(self) -> tuple[int, ...]:
        """What each seat has got so far."""
        paid = [pay for box in range(len(self.boxes)) if (pay := self.pay(box)) is not None]
        return tuple(sum(pay[seat] for pay in paid) for seat in range(len(self.seats)))

    @property
    def ranking(self) -> tuple[tuple[int, int], ...]:
        """The seats with their places, from best to worst; equals share a place."""
        totals = self.totals
        order = sorted(range(len(totals)), key=lambda seat: (-totals[seat], seat))
        return tuple((seat, 1 + sum(total > totals[seat] for total in totals)) for seat in order)


def pay_of(ending: Ending, seats: int) -> tuple[int, ...]:
    """Return what the places at the end of a match pay each seat.

    Equals get the pay of the better place each; where nobody has won nobody is paid.
    """
    paid = [0] * seats
    if ending.winners:
        place = 0
        for group in ending.ranking or (ending.winners,):
            for seat in group:
                if seat < seats:
                    paid[seat] = PAYS[min(place, len(PAYS) - 1)]
            place += len(group)
    return tuple(paid)


def evening_of(matches: Iterable[Shelved], id: str) -> EveningTable | None:
    """Return an evening from the matches of a shelf, or None where it has none of it.

    Of two matches of the same box the one that is over counts, else the one last taken up, which comes first.
    """
    found: dict[int, Shelved] = {}
    closed = False
    for match in matches:
        header = match.header
        if header is None or header.evening is None or header.evening.id != id or header.branch is not None:
            continue
        closed = closed or match.closed
        box = header.evening.box
        if box not in found or (found[box].ending is None and match.ending is not None):
            found[box] = match
    if not found:
        return None
    first = found[min(found)].header
    assert first is not None
    assert first.evening is not None
    plan = first.evening
    return EveningTable(
        id, plan.boxes, plan.length, first.seats, tuple(found.get(box) for box in range(len(plan.boxes))), closed
    )


def waiting_evening(matches: Sequence[Shelved], before: str | None) -> EveningTable | None:
    """Return the evening that is to be gone on with, of matches that begin with the one last taken up.

    Matches from the one called `before` on are not looked at: that one is gone on with first.
    """
    for match in matches:
        if match.name == before:
            return None
        if match.header is not None and match.header.evening is not None:
            table = evening_of(matches, match.header.evening.id)
            if table is not None and table.waits:
                return table
    return None
