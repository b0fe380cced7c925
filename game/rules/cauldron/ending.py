"""Ending: the ways in which a match ends, and who wins (000 Winning the Game; A43, A70)."""

from enum import StrEnum

from game.core.outcome import Outcome
from game.core.reason import reason
from game.rules.cauldron.effects.match_cards import MatchCards
from game.rules.cauldron.position import CauldronPosition


class Ending(StrEnum):
    """Every way in which a match ends.

    BREW: a brew reached the goal. CAP: after the last season one seat has the highest Magik. DICE: several have it,
    and dice decide between them.
    """

    BREW = "brew"
    CAP = "cap"
    DICE = "dice"


def judge(book: MatchCards, position: CauldronPosition) -> Outcome:
    """Return the outcome of a match that is over."""
    winner = position.winner
    assert winner is not None, "a match that is over has a winner"
    magik = position.magik
    others = [seat for seat in range(position.seats) if seat != winner]
    groups = tuple(
        tuple(seat for seat in others if magik[seat] == value)
        for value in sorted({magik[seat] for seat in others}, reverse=True)
    )
    if magik[winner] >= book.numbers.goal:
        ending = Ending.BREW
    else:
        ending = Ending.DICE if magik.count(magik[winner]) > 1 else Ending.CAP
    why = reason(f"cauldron.outcome.{ending}", seat=reason("seat", seat=winner), magik=magik[winner])
    return Outcome(ending.value, (winner,), tuple(magik), ((winner,), *groups), why)
