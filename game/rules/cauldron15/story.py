"""Story of Cauldron 15: who spilt it, who met the brim, who went above, and what a set was good for."""

from collections.abc import Iterator

from game.core.outcome import Outcome
from game.core.reason import Reason, reason
from game.core.story import Tale, Turns, seat_words
from game.rules.cauldron15 import events
from game.rules.cauldron15.cards import NUMBERS, number_of

_EXACT, _ABOVE, _SPILT, _SET, _ZERO = 0.45, 0.6, 0.5, 0.7, 0.3
_DECISIVE = 0.3
"""How much more a tale weighs that is about who won, or about what cost somebody the match."""


def tell(turns: Turns, outcome: Outcome) -> Iterator[Tale]:
    """Yield everything that might be told of a match."""
    limit, rnd = 0, 0
    totals: dict[int, int] = {}
    case, total = "", 0
    for turn, happened in turns:
        for event in happened:
            match event:
                case events.MatchStarted(_, _, limit):
                    pass
                case events.RoundStarted(rnd):
                    pass
                case events.TrickWon(seat, case, total):
                    pass
                case events.Taken(seat, card, _, _, kept):
                    number = number_of(card)
                    won = _DECISIVE if seat in outcome.winners else 0.0
                    if totals.get(seat, 0) <= limit < kept:
                        yield Tale(
                            turn, _ABOVE + number / NUMBERS / 4, _say("above", seat, round=rnd, limit=limit, total=kept)
                        )
                    elif case == "over":
                        lost = _DECISIVE if outcome.scores[seat] > limit >= outcome.scores[seat] - number else 0.0
                        yield Tale(turn, _SPILT * number / NUMBERS + lost, _spilt(seat, rnd, total, number))
                    elif case == "exact":
                        yield Tale(turn, _EXACT + won, _say("exact", seat, round=rnd, number=number))
                    elif number == 0:
                        yield Tale(turn, _ZERO + won / 2, _say("zero", seat, round=rnd))
                    totals[seat] = kept
                case events.Discarded(seat, card, kept):
                    won = _DECISIVE if seat in outcome.winners else 0.0
                    saved = 0.1 if kept <= limit < totals.get(seat, kept) else 0.0
                    number = number_of(card)
                    yield Tale(turn, _SET + won + saved - 0.2, _thrown(seat, number, kept, limit))
                    totals[seat] = kept
    yield from _ending(turns, outcome, limit)


def _ending(turns: Turns, outcome: Outcome, limit: int) -> Iterator[Tale]:
    """Yield how close it was."""
    last = turns[-1][0]
    if not outcome.winners:
        nearest = min(range(len(outcome.scores)), key=lambda seat: outcome.scores[seat])
        over = outcome.scores[nearest] - limit
        yield Tale(last, 0.9, _say("all_over", nearest, count=over))
        return
    first, *others = outcome.ranking
    within = [seat for group in others for seat in group if outcome.scores[seat] <= limit]
    if len(first) > 1 or not within:
        return
    apart = outcome.scores[first[0]] - outcome.scores[within[0]]
    if apart == 0:
        yield Tale(last, 0.8, _say("cards", first[0], rival=seat_words(within[0])))
    elif apart <= 2:
        yield Tale(last, 0.75 - apart / 10, _say("close", first[0], rival=seat_words(within[0]), count=apart))


def _thrown(seat: int, number: int, total: int, limit: int) -> Reason:
    if total > limit:
        return _say("set.above", seat, number=number, total=total, limit=limit)
    return _say("set", seat, number=number, total=total)


def _spilt(seat: int, rnd: int, total: int, number: int) -> Reason:
    return _say("spilt", seat, round=rnd, sum=total, number=number)


def _say(key: str, seat: int, **args: int | Reason) -> Reason:
    return reason(f"cauldron15.story.{key}", seat=seat_words(seat), **args)
