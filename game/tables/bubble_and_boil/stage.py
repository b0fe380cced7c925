"""Stage: how an event changes what is seen of the table, so that the picture can follow event by event."""

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from game.core.event import Event, Seat
from game.core.frames import Running
from game.rules.bubble_and_boil import events
from game.rules.bubble_and_boil.cards import Card
from game.rules.bubble_and_boil.cubes import COLOURS, EVERY_COLOUR, Colour, Counts
from game.rules.bubble_and_boil.match_cards import HARVEST
from game.rules.bubble_and_boil.observation import BubbleAndBoilObservation as Seen
from game.rules.bubble_and_boil.observation import Entry, SeenGarden
from game.rules.bubble_and_boil.victories import limits_with
from game.tables.bubble_and_boil.card_book import order, reaps, victory_of

NO_CUBES: Counts = (0, 0, 0, 0)


def after_event(seen: Seen, event: Event) -> Seen:
    """Return the observation as it looks after an event that its own eyes have seen."""
    for follow in (_after_turns, _after_hands, _after_pots, _after_gardens):
        found = follow(seen, event)
        if found is not None:
            return found
    return seen


def _after_turns(seen: Seen, event: Event) -> Seen | None:
    """Follow what begins and ends, hexes, tracks and Alternative Victory cards."""
    match event:
        case events.MatchStarted():
            # The first show knows the first deal already; it is dealt again before one's eyes.
            deck = seen.deck + sum(seen.hand_counts)
            return replace(seen, deck=deck, hand=(), hand_counts=(0,) * seen.seats, victories=(), offer=())
        case events.VictoryOffered(seat, cards) if seat == seen.seat and cards is not None:
            return replace(seen, offer=cards)
        case events.VictoryInPlay(card, seat):
            limits = limits_with(seen.limits, (victory_of(card),))
            seen = replace(seen, victories=(*seen.victories, card), limits=limits)
            if seat is None:
                return seen
            following = (seat + 1) % seen.seats
            offer = () if seat == seen.seat else seen.offer
            return replace(seen, active=following, to_move=following, offer=offer)
        case events.TurnStarted(seat, number):
            return replace(
                seen, step="hex", active=seat, to_move=seat, round_number=number, hexes=0, closed=False, stack=(),
                resolving=None, asked=None, offer=(),
            )  # fmt: skip
        case events.HexCast(seat, card):
            gone = _played(seen, seat, card)
            return replace(gone, discards=(*seen.discards, card), resolving=card)
        case events.Countered(seat, card):
            return replace(_played(seen, seat, card), discards=(*seen.discards, card))
        case events.DiablerieChanged(seat, _, now):
            return replace(seen, diablerie=_put(seen.diablerie, seat, now))
        case events.PointsChanged(seat, _, now):
            return replace(seen, points=_put(seen.points, seat, now))
        case events.EndTriggered(trigger):
            return replace(seen, trigger=trigger)
        case events.PlayEnded(cauldrons, _, books):
            return _play_ended(seen, cauldrons, books)
        case events.Brewed(seat, cards):
            brewed, following = _put(seen.brewed, seat, cards), (seat + 1) % seen.seats
            if following == seen.first:
                return replace(seen, brewed=brewed, step="over", to_move=None)
            return replace(seen, brewed=brewed, active=following, to_move=following)
    return None


def _play_ended(seen: Seen, cauldrons: tuple[Counts, ...], books: tuple[tuple[Card, ...], ...]) -> Seen:
    """Discard the gardens and open pots and books."""
    for seat in range(seen.seats):
        while seen.gardens[seat]:
            seen = _cleared(seen, seat, 0)
    nobody: tuple[SeenGarden, ...] = ()
    return replace(
        seen, step="brew", active=seen.first, to_move=seen.first, stack=(), resolving=None, asked=None, pots_open=True,
        tallies=cauldrons, books=books, gardens=(nobody,) * seen.seats,
    )  # fmt: skip


def _after_hands(seen: Seen, event: Event) -> Seen | None:
    """Follow cards: drawn, discarded, recorded, stolen."""
    match event:
        case events.Drawn(seat, count, cards):
            seen = replace(seen, deck=seen.deck - count, hand_counts=_added(seen.hand_counts, seat, count))
            return _taken(seen, seat, cards or ())
        case events.DeckReshuffled(count):
            return replace(seen, deck=seen.deck + count, discards=())
        case events.Discarded(seat, card):
            ends = seat == seen.active and seen.step in {"plant", "grow", "discard"}
            step = "discard" if ends else seen.step
            return replace(_played(seen, seat, card), discards=(*seen.discards, card), step=step)
        case events.Recorded(seat, card):
            known = _played(seen, seat, card)
            return _entered(replace(known, shown=_put(known.shown, seat, ())), Entry(seat, None, card))
        case events.RecordedOpenly(seat, card):
            seen = _bound(_played(seen, seat, card), seat, card)
            return _entered(seen, Entry(seat, None, card))
        case events.RecipeStolen(seat, victim, card):
            return _stolen(seen, Entry(seat, victim, card))
        case events.RecipeStolenOpenly(seat, victim, card):
            if seen.books is not None:
                left = _put(seen.books, victim, _without(seen.books[victim], (card,)))
                seen = _bound(replace(seen, books=left), seat, card)
            return _stolen(seen, Entry(seat, victim, card))
    return None


def _after_pots(seen: Seen, event: Event) -> Seen | None:
    """Follow what goes in and out of pots: cubes, corruption, and the crones beside them."""
    match event:
        case events.Peeked(seat, cubes) if cubes is not None:
            return replace(seen, tallies=_put(seen.tallies, seat, cubes))
        case events.CorruptionMoved(count, origin, goal):
            left = seen.corruption_left + (count if goal is None else 0) - (count if origin is None else 0)
            discs = _carried(seen.corruption, origin, goal, count)
            return replace(seen, corruption=discs, corruption_left=left)
        case events.CronesMoved(count, origin, goal):
            left = seen.crones_left + (count if goal is None else 0)
            return replace(seen, crones=_carried(seen.crones, origin, goal, count), crones_left=left)
        case events.CubesSpilled(seat, cubes):
            return _drained(replace(seen, pool=_sum(seen.pool, cubes)), seat, cubes)
        case events.CubesSipped(origin, goal, _, cubes):
            return _filled(_drained(seen, origin, cubes), goal, cubes)
        case events.CubesSippedUnseen(origin, goal, count, cubes):
            if cubes is not None:
                return _filled(_drained(seen, origin, cubes), goal, cubes)
            least = tuple(max(known - count, 0) for known in seen.tallies[origin])
            sizes = _added(_added(seen.pot_sizes, origin, -count), goal, count)
            return replace(seen, pot_sizes=sizes, tallies=_put(seen.tallies, origin, least))
        case events.CubesPoured(seat, cubes):
            return _filled(replace(seen, pool=_less(seen.pool, cubes)), seat, cubes)
    return None


def _after_gardens(seen: Seen, event: Event) -> Seen | None:
    """Follow gardens."""
    match event:
        case events.Planted(seat, _, colour, cards, cubes):
            for card in cards:
                seen = _played(seen, seat, card)
            garden = SeenGarden(COLOURS[colour], cards, cubes)  # type: ignore[arg-type]
            gardens = _put(seen.gardens, seat, (*seen.gardens[seat], garden))
            pool = _less(seen.pool, _sum(*cubes))
            return replace(seen, gardens=gardens, pool=pool, step="grow")
        case events.Grown(seat, place, card, cubes):
            return replace(_with_card(seen, seat, place, card, cubes), step="grow")
        case events.CardGrafted(seat, place, card, cubes):
            return _with_card(seen, seat, place, card, cubes)
        case events.Harvested(seat, place, plot, colour):
            seen = _filled(_plucked(seen, seat, place, plot, colour), seat, one_of(colour))
            return seen if _reaps(seen) else _harvested(seen, seat, place, plot)
        case events.CubePicked(seat, place, plot, colour, goal):
            seen = _plucked(seen, seat, place, plot, colour)
            if goal is None:
                return replace(seen, pool=_sum(seen.pool, one_of(colour)))
            return _filled(seen, goal, one_of(colour))
        case events.CubeSprouted(seat, place, plot, colour):
            garden = seen.gardens[seat][place]
            cubes = _put(garden.cubes, plot, _sum(garden.cubes[plot], one_of(colour)))
            pool = _less(seen.pool, one_of(colour))
            return replace(_with_garden(seen, seat, place, replace(garden, cubes=cubes)), pool=pool)
        case events.GardenRazed(seat, place):
            # A garden destroyed while planting makes room for another, which must follow (ruling B24).
            step = "replant" if seen.step == "plant" else seen.step
            return replace(_cleared(seen, seat, place), step=step)
        case events.GardenWithered(seat, place):
            return _cleared(seen, seat, place)
        case events.GardenCompleted(seat, place, _, crones):
            seen = replace(_cleared(seen, seat, place), step="plant", stack=())
            return replace(seen, crones=_added(seen.crones, seat, crones), crones_left=seen.crones_left - crones)
        case events.CardLifted(seat, place, plot, card, cubes, goal):
            return _lifted(seen, event)
        case events.GardensSwapped(seat, place, other, other_place):
            mine, theirs = seen.gardens[seat][place], seen.gardens[other][other_place]
            return _with_garden(_with_garden(seen, seat, place, theirs), other, other_place, mine)
    return None


# Hands and books


def _taken(seen: Seen, seat: Seat, cards: Iterable[Card]) -> Seen:
    """Put cards into the hand of these eyes; hands are sorted as the deck's file is."""
    if seat != seen.seat:
        return seen
    return replace(seen, hand=tuple(sorted((*seen.hand, *cards), key=order)))


def _played(seen: Seen, seat: Seat, card: Card | None) -> Seen:
    """Take a card out of a hand, which others may or may not have known there."""
    gone = () if card is None else (card,)
    own = {"hand": _without(seen.hand, gone)} if seat == seen.seat else {}
    shown = _put(seen.shown, seat, _without(seen.shown[seat], gone))
    return replace(seen, hand_counts=_added(seen.hand_counts, seat, -1), shown=shown, **own)


def _entered(seen: Seen, entry: Entry) -> Seen:
    """Note a recipe that was recorded, which ends planting and recording."""
    return replace(_noted(seen, entry), step="discard")


def _stolen(seen: Seen, entry: Entry) -> Seen:
    """Note a recipe that went from one book into another."""
    seen = _noted(seen, entry)
    assert entry.origin is not None, "a recipe is stolen out of a book"
    return replace(seen, book_counts=_added(seen.book_counts, entry.origin, -1))


def _noted(seen: Seen, entry: Entry) -> Seen:
    mine = entry.seat == seen.seat and entry.card is not None
    book = (*seen.book, entry.card) if mine and entry.card is not None else seen.book
    counts = _added(seen.book_counts, entry.seat, 1)
    return replace(seen, annals=(*seen.annals, entry), book=book, book_counts=counts)


def _bound(seen: Seen, seat: Seat, card: Card) -> Seen:
    """Put a recipe into an open book."""
    if seen.books is None:
        return seen
    recipes = tuple(sorted((*seen.books[seat], card), key=order))
    return replace(seen, books=_put(seen.books, seat, recipes))


# Pots


def _filled(seen: Seen, seat: Seat, cubes: Counts) -> Seen:
    sizes = _added(seen.pot_sizes, seat, sum(cubes))
    return replace(seen, pot_sizes=sizes, tallies=_put(seen.tallies, seat, _sum(seen.tallies[seat], cubes)))


def _drained(seen: Seen, seat: Seat, cubes: Counts) -> Seen:
    sizes = _added(seen.pot_sizes, seat, -sum(cubes))
    known = tuple(max(had - gone, 0) for had, gone in zip(seen.tallies[seat], cubes, strict=True))
    return replace(seen, pot_sizes=sizes, tallies=_put(seen.tallies, seat, known))


# Gardens


def _reaps(seen: Seen) -> bool:
    """Return whether a hex harvests, not the harvest of the turn."""
    return seen.resolving is not None and reaps(seen.resolving)


def _harvested(seen: Seen, seat: Seat, place: int, plot: int) -> Seen:
    """Go on with the harvest, or to planting when no card after this one has a cube."""
    rest = [
        cubes
        for index, garden in enumerate(seen.gardens[seat][place:])
        for cubes in garden.cubes[plot + 1 if index == 0 else 0 :]
        if any(cubes)
    ]
    if rest:
        return replace(seen, step="hex", stack=(Running(HARVEST, seat),))
    return replace(seen, step="plant", stack=())


def _with_garden(seen: Seen, seat: Seat, place: int, garden: SeenGarden) -> Seen:
    return replace(seen, gardens=_put(seen.gardens, seat, _put(seen.gardens[seat], place, garden)))


def _with_card(seen: Seen, seat: Seat, place: int, card: Card, cubes: Counts) -> Seen:
    """Add a card of the hand to a garden."""
    seen = replace(_played(seen, seat, card), pool=_less(seen.pool, cubes))
    garden = seen.gardens[seat][place]
    grown = replace(garden, cards=(*garden.cards, card), cubes=(*garden.cubes, cubes))
    return _with_garden(seen, seat, place, grown)


def _plucked(seen: Seen, seat: Seat, place: int, plot: int, colour: Colour) -> Seen:
    garden = seen.gardens[seat][place]
    cubes = _put(garden.cubes, plot, _less(garden.cubes[plot], one_of(colour)))
    return _with_garden(seen, seat, place, replace(garden, cubes=cubes))


def _cleared(seen: Seen, seat: Seat, place: int) -> Seen:
    """Discard a garden; its cubes go back to the pool."""
    gardens = seen.gardens[seat]
    gone = gardens[place]
    return replace(
        seen, gardens=_put(seen.gardens, seat, (*gardens[:place], *gardens[place + 1 :])),
        discards=(*seen.discards, *gone.cards), pool=_sum(seen.pool, *gone.cubes),
    )  # fmt: skip


def _lifted(seen: Seen, event: events.CardLifted) -> Seen:
    """Take a card out of a garden into a hand before all eyes."""
    garden, plot = seen.gardens[event.seat][event.garden], event.plot
    left = replace(
        garden, cards=(*garden.cards[:plot], *garden.cards[plot + 1 :]),
        cubes=(*garden.cubes[:plot], *garden.cubes[plot + 1 :]),
    )  # fmt: skip
    shown = tuple(sorted((*seen.shown[event.goal], event.card), key=order))
    seen = replace(
        _with_garden(seen, event.seat, event.garden, left), pool=_sum(seen.pool, event.cubes),
        hand_counts=_added(seen.hand_counts, event.goal, 1), shown=_put(seen.shown, event.goal, shown),
    )  # fmt: skip
    return _taken(seen, event.goal, (event.card,))


# Numbers


def one_of(colour: Colour) -> Counts:
    """Return one cube of a colour as counts."""
    green, orange, red, yellow = (int(each == colour) for each in EVERY_COLOUR)
    return green, orange, red, yellow


def _sum(*counts: Counts) -> Counts:
    green, orange, red, yellow = (sum(of_colour) for of_colour in zip(NO_CUBES, *counts, strict=True))
    return green, orange, red, yellow


def _less(counts: Counts, gone: Counts) -> Counts:
    green, orange, red, yellow = (had - lost for had, lost in zip(counts, gone, strict=True))
    return green, orange, red, yellow


def _put(values: tuple[Any, ...], at: int, value: Any) -> tuple[Any, ...]:
    return (*values[:at], value, *values[at + 1 :])


def _added(values: tuple[int, ...], at: int, change: int) -> tuple[int, ...]:
    return _put(values, at, values[at] + change)


def _carried(values: tuple[int, ...], origin: Seat | None, goal: Seat | None, count: int) -> tuple[int, ...]:
    """Move a number of things from one seat to another; None is the supply."""
    if origin is not None:
        values = _added(values, origin, -count)
    return values if goal is None else _added(values, goal, count)


def _without(cards: Iterable[Card], gone: Iterable[Card]) -> tuple[Card, ...]:
    left = list(cards)
    for card in gone:
        if card in left:
            left.remove(card)
    return tuple(left)
