"""The results of Cauldron 15: what each seat kept, what it threw out, and why who won."""

from collections import Counter
from collections.abc import Sequence
from types import MappingProxyType

from game.core.event import Event
from game.core.outcome import Outcome
from game.core.reason import Reason, reason
from game.rules.cauldron15 import events
from game.rules.cauldron15.cards import Card, number_of
from game.rules.cauldron15.observation import Cauldron15Observation
from game.tables.cauldron15.material_faces import frame_of
from game.tables.result_lines import Again, Chart, Past, Results, SeatResult, seat_results

NEAREST = Again(
    reason("cauldron15.again.nearest"), reason("cauldron15.again.nearest.tip"), MappingProxyType({"all_over": "lowest"})
)
"""What is offered when nobody has won."""

TIED = Reason("cauldron15.results.tied")
"""What decides between equal totals."""


def results(outcome: Outcome, past: Past) -> Results:
    """Return the results page of a finished match."""
    happened = [event for event, _ in past.events]
    found = seat_results(outcome)
    totals = Counter(result.score for result in found)
    return Results(
        tuple(_with_cards(result, past.last, happened, tied=totals[result.score] > 1) for result in found),
        _chart(past.last, happened),
        again=None if outcome.winners else NEAREST,
    )


def _with_cards(
    result: SeatResult, seen: Cauldron15Observation, happened: Sequence[Event], *, tied: bool
) -> SeatResult:
    seat, total = result.seat, result.score
    kept = seen.won[seat]
    struck = tuple(event.card for event in happened if isinstance(event, events.Discarded) and event.seat == seat)
    over = total > seen.limit
    picture = "spilt" if over else "full" if total == seen.limit else "simmering"
    return result._replace(
        bad=over,
        picture=f"pot.small.{picture}",
        cards=tuple(frame_of(card, "mini") for card in kept),
        struck=tuple(frame_of(card, "mini") for card in struck),
        lines=(*_lines(kept, struck, total, seen.limit), *([TIED] if tied and not over else [])),
    )


def _lines(kept: Sequence[Card], struck: Sequence[Card], total: int, limit: int) -> list[Reason]:
    """Explain a total: the sum of the kept cards, the set bonus, and how far it is from the limit."""
    if not kept:
        return [reason("cauldron15.results.nothing")]
    numbers = " + ".join(str(number_of(card)) for card in kept)
    lines = [reason("cauldron15.results.sum", numbers=numbers, total=total)] if len(kept) > 1 else []
    if struck:
        thrown = " + ".join(str(number_of(card)) for card in struck)
        before = total + sum(number_of(card) for card in struck)
        lines.append(reason("cauldron15.results.bonus", count=len(struck), numbers=thrown, before=before))
    if total > limit:
        lines.append(reason("cauldron15.results.over", count=total - limit, limit=limit))
    elif total == limit:
        lines.append(reason("cauldron15.results.exact", limit=limit))
    else:
        lines.append(reason("cauldron15.results.under", count=limit - total, limit=limit))
    return lines


def _chart(seen: Cauldron15Observation, happened: Sequence[Event]) -> Chart:
    """Return the totals after every kept card and every discard."""
    now = [0] * seen.seats
    steps = [tuple(now)]
    sections = [(0, reason("cauldron15.results.round", number=1))]
    for event in happened:
        match event:
            case events.Taken(seat, _, _, _, total) | events.Discarded(seat, _, total):
                now[seat] = total
                steps.append(tuple(now))
            case events.RoundStarted(number) if number > 1:
                sections.append((len(steps) - 1, reason("cauldron15.results.round", number=number)))
            case events.BonusOffered() if sections[-1][1].key != "cauldron15.results.set_bonus":
                sections.append((len(steps) - 1, reason("cauldron15.results.set_bonus")))
    return Chart(tuple(zip(*steps, strict=True)), tuple(sections), seen.limit)
