"""The results of Cauldron: how everybody climbed, by brews and otherwise, season by season."""

from collections import Counter

from game.core.outcome import Outcome
from game.core.reason import Reason, reason
from game.rules.cauldron import events
from game.rules.cauldron.observation import CauldronObservation
from game.tables.cauldron.pieces.card_facts import CardFacts, card_words, character_frame
from game.tables.result_lines import Again, Chart, Entry, Past, Results, SeatResult, seat_results
from game.tables.result_pictures import cells
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas

MOST_BREWS = 6
ACTS = (
    events.ActionAnnounced, events.AbilityUsed, events.SpellCast, events.SpellResolved, events.Brewed, events.Bought,
    events.TurnStarted, events.SeasonStarted, events.OmenDrawn, events.HarvestEnded, events.MarketStarted,
)  # fmt: skip
"""What begins something else than a star of the track does."""

PORTRAIT, GAP = 150.0, 10.0
"""The height of the picture of a character at most, and what is left between it and the bottles."""

BOTTLE = (62.0, 76.0)
"""The room for a bottle at most."""


def results(book: CardFacts, outcome: Outcome, past: Past) -> Results:
    """Return the results page of a finished match."""
    counts = _Counts(past.last.seats)
    for event, _ in past.events:
        counts.add(event)
    begun = past.first.magik
    explained = tuple(
        _with_lines(book, result, past.last, counts, begun[result.seat]) for result in seat_results(outcome)
    )
    return Results(explained, _chart(book, past), again=_passed_left(past.last.characters))


def _passed_left(characters: tuple[str, ...]) -> Again:
    """Return the match in which everybody has the character of whoever sits before them."""
    words = reason("cauldron.again.left"), reason("cauldron.again.left.tip")
    return Again(*words, {"characters": (*characters[-1:], *characters[:-1])})


class _Counts:
    """What every seat did in a match."""

    def __init__(self, seats: int) -> None:
        self.brews: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.brewed = [0] * seats
        self.spent = [0] * seats
        self.spells = [0] * seats
        self.fields = [0] * seats
        self.stars = [0] * seats
        self._star_acts = False

    def add(self, event: object) -> None:
        """Count an event; Magik that comes or goes from when a star is reached until somebody acts is of that star."""
        if isinstance(event, events.TrackReached):
            self._star_acts = True
        elif isinstance(event, ACTS):
            self._star_acts = False
        match event:
            case events.MagikChanged(seat, change) if self._star_acts:
                self.stars[seat] += change
            case events.Brewed(seat, potion, _, magik):
                self.brews[seat][potion] += 1
                self.brewed[seat] += magik
            case events.Bought(seat, _, price):
                self.spent[seat] += price
            case events.SpellCast(seat):
                self.spells[seat] += 1
            case events.FieldLaid(seat):
                self.fields[seat] += 1


def _with_lines(
    book: CardFacts, result: SeatResult, seen: CauldronObservation, counts: _Counts, start: int
) -> SeatResult:
    seat = result.seat
    best = [potion for potion, _ in counts.brews[seat].most_common(MOST_BREWS)]
    number = counts.brews[seat].total()
    rest = result.score - start - counts.brewed[seat] + counts.spent[seat] - counts.stars[seat]
    entries = (
        Entry(reason("cauldron.results.start"), start),
        Entry(reason("cauldron.results.brews", count=number), counts.brewed[seat]),
        Entry(reason("cauldron.results.spent"), -counts.spent[seat]),
        Entry(reason("cauldron.results.stars"), counts.stars[seat]),
        Entry(reason("cauldron.results.rest"), rest),
    )
    lines = [reason("cauldron.results.spells", count=counts.spells[seat])]
    if best:
        times = counts.brews[seat][best[0]]
        lines.append(reason("cauldron.results.favourite", card=card_words(best[0]), count=times))
    cards = tuple(book.picture(potion) for potion in best)
    picture = character_frame(seen.characters[seat])
    return result._replace(picture=picture, cards=cards, entries=entries, lines=tuple(lines))


def _chart(book: CardFacts, past: Past) -> Chart:
    """Return everybody's Magik at the end of every season."""
    steps = [past.first.magik]
    sections: list[tuple[int, Reason]] = [(0, reason("cauldron.table.season", number=1))]
    for event, look in past.events:
        match event:
            case events.SeasonStarted(number) if number > 1:
                steps.append(look().magik)
                sections.append((len(steps) - 1, reason("cauldron.results.season", number=number)))
    steps.append(past.last.magik)
    return Chart(tuple(zip(*steps, strict=True)), tuple(sections), book.numbers.goal)


def draw_result(canvas: Canvas, result: SeatResult, area: Area) -> None:
    """Draw who a seat played, and beside or below that what it liked to brew."""
    seen, shelf = area.columns(2, GAP) if area.width > area.height else area.rows(2, GAP)
    if not result.cards:
        seen = area
    canvas.centred(result.picture, *seen.centre, height=min(PORTRAIT, seen.height))
    for bottle, place in zip(result.cards, cells(shelf, len(result.cards), BOTTLE, GAP), strict=True):
        canvas.centred(bottle, *place.centre, height=place.height)
