"""The results of Bubble and Boil: what each seat brewed, every part of its score, and how the open scores grew."""

from collections.abc import Iterator, Sequence

from game.core.event import Event
from game.core.outcome import Outcome
from game.core.reason import Reason, reason
from game.rules.bubble_and_boil import events
from game.rules.bubble_and_boil.cards.card_files import Card, list_potions
from game.rules.bubble_and_boil.observation import BubbleAndBoilObservation
from game.tables.bubble_and_boil.cards.card_faces import draw_points
from game.tables.bubble_and_boil.cards.card_facts import design_of
from game.tables.bubble_and_boil.count.score_steps import ScoreSteps
from game.tables.result_lines import Chart, Entry, Results, SeatResult, seat_results
from game.tables.result_pictures import cells
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas

BOTTLE, BROKEN = (120.0, 130.0), 0.8
"""The room for a bottle at most, and the width of a broken one as a part of it."""

SEAL, GAP = 0.5, 2.0
"""The width of the seal before a bottle as a part of its height, and how far bottles lie apart."""

MOST_STEPS, MOST_SECTIONS = 24, 8
"""How many rounds are steps of the chart at most, and how many are named below it."""


def results(outcome: Outcome, seen: BubbleAndBoilObservation, happened: Sequence[Event]) -> Results:
    """Return the results page of a finished match; `seen` is its last observation."""
    return Results(tuple(_with_lines(result, seen) for result in seat_results(outcome)), _chart(seen, happened))


def _with_lines(result: SeatResult, seen: BubbleAndBoilObservation) -> SeatResult:
    rows = ScoreSteps(seen, result.seat, "").rows()
    entries = tuple(Entry(row.name, row.points) for row in rows)
    picture = "points.seal.large" if any(seen.books or ()) else ""
    return result._replace(picture=picture, entries=entries, about=_about(*_recipes_of(seen, result)))


def _about(brewed: Sequence[Card], failed: Sequence[Card]) -> Reason | None:
    """Return which recipes a seat has brewed, and which not, or None where it has none."""
    told = {"brewed": brewed, "failed": failed}
    named = {name: list_potions(cards) for name, cards in told.items() if cards}
    return reason(f"bubble_and_boil.results.{'_'.join(named)}", **named) if named else None


def bottle_frame(card: Card) -> str:
    """Return the frame of the bottle that a recipe fills."""
    return f"brew.bottle.{design_of(card).potion.size}"


# The chart


def _chart(seen: BubbleAndBoilObservation, happened: Sequence[Event]) -> Chart:
    """Return what everybody could see of the scores after every round, then with all awards, then with all potions.

    During the match these are track, crones and points; pots and books stay closed until the end.
    """
    if seen.sheets is None:
        raise ValueError("the match is not over")
    shown = [[0] * seen.seats for _ in range(3)]
    rounds = [(1, (0,) * seen.seats)]
    for event in happened:
        _follow(shown, event)
        if isinstance(event, events.TurnStarted) and event.round > rounds[-1][0]:
            rounds.append((event.round, _open_scores(shown, seen)))
    named = rounds[:: -(-len(rounds) // MOST_STEPS)]
    awarded = tuple(sheet.total - sheet.brewed for sheet in seen.sheets)
    steps = [scores for _, scores in named]
    steps += [_open_scores(shown, seen), awarded, tuple(sheet.total for sheet in seen.sheets)]
    sections = list(_sections([number for number, _ in named], rounds[-1][0]))
    return Chart(tuple(zip(*steps, strict=True)), tuple(sections), None)


def _sections(rounds: Sequence[int], last: int) -> Iterator[tuple[int, Reason]]:
    """Yield which rounds are named, up to the last, and where the end begins."""
    pace = -(-len(rounds) // MOST_SECTIONS)
    named = [place for place in range(0, len(rounds), pace) if place == 0 or place + pace <= len(rounds)]
    for place, following in zip(named, [*(rounds[each] for each in named[1:]), last + 1], strict=True):
        first, until = rounds[place], following - 1
        if first == until:
            yield place, reason("bubble_and_boil.results.round", number=first)
        else:
            yield place, reason("bubble_and_boil.results.rounds", first=first, last=until)
    yield len(rounds), reason("bubble_and_boil.results.brew")


def _follow(shown: list[list[int]], event: object) -> None:
    """Note what an event changes of points, Diablerie and crones."""
    points, diablerie, crones = shown
    match event:
        case events.PointsChanged(seat, _, now):
            points[seat] = now
        case events.DiablerieChanged(seat, _, now):
            diablerie[seat] = now
        case events.GardenCompleted(seat, _, _, count):
            crones[seat] += count
        case events.CronesMoved(count, origin, goal):
            crones[origin] -= count
            if goal is not None:
                crones[goal] += count


def _open_scores(shown: list[list[int]], seen: BubbleAndBoilObservation) -> tuple[int, ...]:
    points, diablerie, crones = shown
    worth = _crone_worth(seen)
    return tuple(point + level + count * worth for point, level, count in zip(points, diablerie, crones, strict=True))


def _crone_worth(seen: BubbleAndBoilObservation) -> int:
    """Return what a crone was worth in this match, as the score sheets tell; without any crone it is no matter."""
    sheets = seen.sheets or ()
    return next((sheet.crones // sheet.crone_count for sheet in sheets if sheet.crone_count), 0)


# The picture


def draw_result(
    canvas: Canvas, seen: BubbleAndBoilObservation, result: SeatResult, area: Area, every: Sequence[SeatResult]
) -> None:
    """Draw the bottles that a seat filled with their points, and the broken ones, all seats' of one size."""
    recipes = [_recipes_of(seen, each) for each in every]
    brewed, failed = _recipes_of(seen, result)
    places = cells(area, max(len(filled) + len(broken) for filled, broken in recipes), BOTTLE, GAP)
    for number, (card, place) in enumerate(zip((*brewed, *failed), places, strict=False)):
        if number >= len(brewed):
            low = place.bottom - place.height * 0.26
            canvas.centred("brew.broken", place.middle_x, low, width=place.width * BROKEN, alpha=0.6)
            continue
        canvas.centred(bottle_frame(card), *place.centre, height=place.height)
        seal = place.height * SEAL
        x, y = place.middle_x + place.width * 0.26, place.bottom - seal * 0.42
        draw_points(canvas, design_of(card).potion.points, x, y, seal)


def _recipes_of(seen: BubbleAndBoilObservation, result: SeatResult) -> tuple[Sequence[Card], Sequence[Card]]:
    """Return the recipes that a seat has brewed, and those for which something was missing."""
    steps = ScoreSteps(seen, result.seat, "")
    return steps.brewed, steps.failed
