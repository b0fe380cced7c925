"""The results of Alarún: ten potions, the Centum auri and the secret colour of every seat."""

from collections.abc import Sequence

from game.core.event import Seat
from game.core.outcome import Outcome
from game.core.reason import Reason, reason
from game.play.replay import Turn
from game.rules.alarun import events
from game.rules.alarun.ingredients import COLOURS, card_words, colour_words
from game.rules.alarun.observation import AlarunObservation
from game.rules.alarun.scoring import Sheet, score, standing
from game.rules.alarun.square import APPRENTICE, EMPTY, HOME, HOME_ALONE, with_card
from game.tables.results import Chart, Results, SeatResult


def results(outcome: Outcome, seen: AlarunObservation, turns: Sequence[Turn]) -> Results:
    """Return the results page of a finished match; `seen` is its last observation."""
    places: dict[Seat, int] = {}
    for group in outcome.ranking:
        place = len(places) + 1
        places.update(dict.fromkeys(group, place))
    return Results(
        tuple(_seat_result(seat, places[seat], outcome, seen) for group in outcome.ranking for seat in group),
        _chart(seen, turns),
        spoilt=False,
    )


def final_sheet(seen: AlarunObservation, seat: Seat) -> Sheet:
    """Return the score sheet of a seat at the end, its secret colour open."""
    identity, colours = seen.identities[seat], seen.colours
    if identity is None or colours is None:
        return seen.sheet(seat)
    return score(seen.squares[seat], seen.taken[seat], identity, colours[seat], seen.numbers)


def _seat_result(seat: Seat, place: int, outcome: Outcome, seen: AlarunObservation) -> SeatResult:
    sheet = final_sheet(seen, seat)
    colour = seen.colours[seat] if seen.colours is not None else 0
    return SeatResult(
        seat,
        place,
        outcome.scores[seat],
        bad=False,
        won=seat in outcome.winners,
        picture=f"colour.{COLOURS[colour]}",
        cards=(),
        struck=(),
        lines=tuple(_lines(sheet, colour)),
    )


def _lines(sheet: Sheet, colour: int) -> list[Reason]:
    rows = " + ".join(str(line.points) for line in sheet.rows)
    columns = " + ".join(str(line.points) for line in sheet.columns)
    lines = [
        reason("alarun.results.rows", numbers=rows, total=sum(line.points for line in sheet.rows)),
        reason("alarun.results.columns", numbers=columns, total=sum(line.points for line in sheet.columns)),
        reason("alarun.results.colour", colour=colour_words(colour), total=sheet.colour),
    ]
    if sheet.centum:
        lines.append(reason("alarun.results.centum", total=sheet.centum))
    lines.append(reason("alarun.results.apprentice", card=card_words(sheet.identity)))
    return lines


def _chart(seen: AlarunObservation, turns: Sequence[Turn]) -> Chart:
    """Return the open totals (potions and Centum auri) after every round, and the totals at the end."""
    squares = [_empty(seen)] * seen.seats
    taken = [HOME_ALONE] * seen.seats
    steps = [(0,) * seen.seats]
    sections = [(0, reason("alarun.results.round", number=1))]
    for turn in turns:
        for event in turn.events:
            match event:
                case events.Placed(seat, card, cell):
                    squares[seat] = with_card(squares[seat], card, cell)
                    taken[seat] |= 1 << cell
                case events.RoundStarted(number):
                    steps.append(_totals(squares, taken, seen))
                    sections.append((len(steps) - 1, reason("alarun.results.round", number=number)))
    steps.append(tuple(final_sheet(seen, seat).total for seat in range(seen.seats)))
    return Chart(tuple(zip(*steps, strict=True)), tuple(sections), None)


def _empty(seen: AlarunObservation) -> bytes:
    square = bytearray([EMPTY]) * len(seen.squares[0])
    square[HOME] = APPRENTICE
    return bytes(square)


def _totals(squares: Sequence[bytes], taken: Sequence[int], seen: AlarunObservation) -> tuple[int, ...]:
    return tuple(standing(square, plan, None, seen.numbers).total for square, plan in zip(squares, taken, strict=True))
