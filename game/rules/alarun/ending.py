"""Ending: the ways in which a match ends, and who wins (004 End of the game; ruling D25)."""

from collections.abc import Sequence
from enum import StrEnum

from game.core.event import Seat
from game.core.outcome import Outcome
from game.core.reason import Reason, reason
from game.rules.alarun.potion_scoring import Sheet


class Ending(StrEnum):
    """Every way in which a match ends.

    HIGHEST: one seat has the highest total. POTIONS: several have it, one of them has the most points from potions
    alone. SHARED: they have as many points from potions too and share the victory.
    """

    HIGHEST = "highest"
    POTIONS = "potions"
    SHARED = "shared"


def judge(sheets: Sequence[Sheet]) -> Outcome:
    """Return the outcome of a match from the score sheets of the seats."""
    merits = [(sheet.total, sheet.potions) for sheet in sheets]
    ranking = tuple(
        tuple(seat for seat, each in enumerate(merits) if each == merit) for merit in sorted(set(merits), reverse=True)
    )
    winners = ranking[0]
    total, potions = merits[winners[0]]
    if len(winners) > 1:
        ending = Ending.SHARED
    else:
        tied = [seat for seat, (points, _) in enumerate(merits) if points == total]
        ending = Ending.POTIONS if len(tied) > 1 else Ending.HIGHEST
    why = reason(
        f"alarun.outcome.{ending}", seats=name_seats(winners), count=len(winners), total=total, potions=potions
    )
    ahead = _ahead_in_sight(sheets)
    if ending is Ending.HIGHEST and ahead is not None and ahead != winners[0]:
        why = reason(
            "alarun.outcome.highest.colour", seats=name_seats(winners), total=total, points=sheets[winners[0]].colour,
            ahead=name_seats((ahead,)),
        )  # fmt: skip
    return Outcome(ending.value, winners, tuple(points for points, _ in merits), ranking, why)


def _ahead_in_sight(sheets: Sequence[Sheet]) -> Seat | None:
    """Return who would have won without the secret colours, None where several would have."""
    merits = [(sheet.total - sheet.colour, sheet.potions) for sheet in sheets]
    best = max(merits)
    ahead = [seat for seat, merit in enumerate(merits) if merit == best]
    return ahead[0] if len(ahead) == 1 else None


def name_seats(seats: Sequence[Seat]) -> Reason:
    """Return the names of one or more seats as a list in words."""
    first = reason("seat", seat=seats[0])
    if len(seats) == 1:
        return first
    key = "alarun.names.two" if len(seats) == 2 else "alarun.names.more"
    return reason(key, first=first, rest=name_seats(seats[1:]))
