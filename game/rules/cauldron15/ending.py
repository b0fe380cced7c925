"""Ending: the ways in which a match ends, and who wins (003 End of the round and the game; rulings C23 to C26)."""

from collections.abc import Sequence
from enum import StrEnum
from itertools import groupby

from game.core.event import Seat
from game.core.outcome import Outcome
from game.core.reason import Reason, reason
from game.rules.cauldron15.cards import Mask, total_of


class Ending(StrEnum):
    """Every way in which a match ends.

    HIGHEST: one seat has the highest total within the limit. MORE_CARDS: several have it, one of them has more cards.
    SHARED: they have as many cards too and share the victory. ALL_OVER: every total is above the limit, nobody wins.
    LOWEST: the same, but the match was set up so that the lowest total wins; ties are broken in the same way.
    """

    HIGHEST = "highest"
    MORE_CARDS = "more_cards"
    SHARED = "shared"
    ALL_OVER = "all_over"
    LOWEST = "lowest"


def judge(won: Sequence[Mask], limit: int, all_over: str) -> Outcome:
    """Return the outcome of a match from the cards that each seat holds after the set bonus.

    A seat without cards has the valid total 0 (ruling C24). Totals above the limit rank last, the nearest to it first.
    """
    totals = tuple([total_of(cards) for cards in won])
    counts = tuple([cards.bit_count() for cards in won])
    merits = [
        (False, -total, -count) if total <= limit else (True, total, -count)
        for total, count in zip(totals, counts, strict=True)
    ]
    merit_of = merits.__getitem__
    ranking = tuple([tuple(equals) for _, equals in groupby(sorted(range(len(won)), key=merit_of), merit_of)])
    best = ranking[0]
    everybody_over = merits[best[0]][0]
    winners = best if all_over == "lowest" or not everybody_over else ()
    if everybody_over:
        ending = Ending.LOWEST if winners else Ending.ALL_OVER
    elif len(best) > 1:
        ending = Ending.SHARED
    else:
        ending = Ending.MORE_CARDS if totals.count(totals[best[0]]) > 1 else Ending.HIGHEST
    is_exact = ending is Ending.HIGHEST and totals[best[0]] == limit
    why = reason(
        "cauldron15.outcome.exact" if is_exact else f"cauldron15.outcome.{ending}",
        seats=name_seats(best),
        count=len(best),
        total=totals[best[0]],
        cards=counts[best[0]],
        limit=limit,
    )
    return Outcome(ending.value, winners, totals, ranking, why)


def name_seats(seats: Sequence[Seat]) -> Reason:
    """Return the names of one or more seats as a list in words."""
    first = reason("seat", seat=seats[0])
    if len(seats) == 1:
        return first
    key = "cauldron15.names.two" if len(seats) == 2 else "cauldron15.names.more"
    return reason(key, first=first, rest=name_seats(seats[1:]))
