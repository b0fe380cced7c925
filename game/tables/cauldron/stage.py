"""Stage: how an event changes what is seen of the table, so that the picture can follow event by event."""

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from game.core.event import Event, Seat
from game.core.frames import Running
from game.rules.cauldron import events, places
from game.rules.cauldron.cards import OmenCard, SpellCard
from game.rules.cauldron.ingredients import COMMON, ONE, RARE, Kind
from game.rules.cauldron.observation import CauldronObservation
from game.tables.cauldron.book import USE_BITS, CardBook
from game.tables.cauldron.phases import (
    ADVANCED_POTIONS,
    ADVANCED_SPELLS,
    BASIC_POTIONS,
    BASIC_SPELLS,
    DECK_NAMES,
    HARVEST,
    MARKET,
    OMEN,
    OMENS,
    OVER,
)

CHOICE_OF_TWO = 2
NO_CARDS: tuple[str, ...] = ()


def as_it_lies(book: CardBook, seen: CauldronObservation) -> CauldronObservation:
    """Return the observation with spells that are not announced yet back in the hands they come from."""
    for frame in seen.stack:
        name = frame.source.removeprefix("spell.") if isinstance(frame, Running) else ""
        if isinstance(frame, Running) and name in book.spell_order and not _is_announced(book, name, frame):
            seen = _with_spells(book, seen, frame.seat, book.tier(name), (name,), 1)
    return seen


def _is_announced(book: CardBook, spell: str, frame: Running) -> bool:
    """Return whether a spell that runs has been told to all: its targets are chosen first."""
    picks = len(book.spell(spell).targets)
    return frame.step > picks or (frame.step == picks and "_announced" in dict(frame.bindings))


def after_event(book: CardBook, seen: CauldronObservation, event: Event) -> CauldronObservation:
    """Return the observation as it looks after an event that its own eyes have seen."""
    match event:
        case events.MatchStarted():
            return _match_started(book, seen, event)
        case events.SeasonStarted(number):
            gone = _discarded(seen, OMENS, seen.omen) if seen.omen is not None else seen.discards
            return replace(seen, season=number, phase=OMEN, direction=1, omen=None, discards=gone)
        case events.OmenDrawn(omen, set_aside):
            discards = _put(seen.discards, OMENS, (*seen.discards[OMENS], *set_aside))
            return replace(seen, omen=omen, discards=discards, decks=_less(seen, OMENS, 1 + len(set_aside)))
        case events.Grown(fields):
            for cell, kind, number in fields:
                seen = replace(seen, fields=_grown(seen, cell, number), stock=seen.stock - number * ONE[kind])
            return seen
        case events.FieldCleared(cell, kind, count):
            return replace(seen, fields=_grown(seen, cell, -count), stock=seen.stock + count * ONE[kind])
        case events.FirstSeat(seat):
            # A13: on a bare board nobody has a turn, and the first seat stands in for the last harvester.
            bare = not any(number for _, _, number in seen.fields)
            return replace(seen, first=seat, phase=HARVEST, active=seat if bare else seen.active)
        case events.TurnStarted(seat, market):
            if market:
                return replace(seen, phase=MARKET, active=seat, waiting=seen.waiting - 1)
            return replace(seen, phase=HARVEST, active=seat, to_move=seat)
        case events.MarketStarted():
            return replace(seen, waiting=seen.seats, used=(0,) * seen.seats)
        case events.AbilityUsed(seat, ability):
            return _used(book, seen, seat, ability)
        case events.TokenMoved(kind, origin, target):
            return _moved(_moved(seen, kind, origin, -1), kind, target, 1)
        case events.Spoiled(seat, tokens):
            left = _put(seen.supply, seat, seen.supply[seat] - tokens)
            return replace(seen, supply=left, stock=seen.stock + tokens)
        case events.MagikChanged(seat, _, magik):
            return replace(seen, magik=_put(seen.magik, seat, magik))
        case events.TrackReached(_, effect):
            bit = next(at for at, stone in enumerate(book.track) if stone.id == effect)
            return replace(seen, track=seen.track | 1 << bit)
        case events.RitualsUnlocked():
            return replace(seen, rituals=True)
        case events.CellarGained(seat):
            return replace(seen, cellars=_put(seen.cellars, seat, seen.cellars[seat] + 1))
        case events.FieldLaid(_, cell, kind):
            return replace(seen, fields=(*seen.fields, (cell, kind, 0)), boxed=seen.boxed - ONE[kind])
        case events.FieldRemoved(cell, kind):
            left = tuple(each for each in seen.fields if each[0] != cell)
            return replace(seen, fields=left, boxed=seen.boxed + ONE[kind])
        case events.OrderChanged(_, direction):
            return replace(seen, direction=direction)
        case events.EffectEnded(_, "reverse"):
            return replace(seen, direction=-seen.direction)
        case events.MatchEnded(_, winner, magik):
            return replace(seen, phase=OVER, winner=winner, magik=magik, to_move=None)
    return _after_cards(book, seen, event)


def _after_cards(book: CardBook, seen: CauldronObservation, event: Event) -> CauldronObservation:
    """Return the observation after an event of potions, spells and decks."""
    match event:
        case events.SpellsDrawn(seat, tier, count, spells):
            deck = _deck_of_spells(tier)
            return replace(_with_spells(book, seen, seat, tier, spells, count), decks=_less(seen, deck, count))
        case events.SpellCast(seat, spell):
            return _without_spell(book, seen, seat, spell)
        case events.SpellResolved(_, spell) | events.SpellCancelled(_, spell):
            return replace(seen, discards=_discarded(seen, _deck_of_spells(book.tier(spell)), spell))
        case events.SpellDiscarded(seat, spell):
            seen = _without_spell(book, seen, seat, spell)
            return replace(seen, discards=_discarded(seen, _deck_of_spells(book.tier(spell)), spell))
        case events.PotionGained(seat, potion):
            owned = tuple(sorted((*seen.potions[seat], potion), key=book.potion_order.__getitem__))
            dealt_easy = seen.season == 0 and book.potion(potion).tier == "easy"
            decks = seen.decks if dealt_easy else _less(seen, _deck_of_potions(book, potion), 1)
            return replace(seen, potions=_put(seen.potions, seat, owned), decks=decks)
        case events.PotionDiscarded(seat, potion):
            owned = tuple(each for each in seen.potions[seat] if each != potion)
            gone = _discarded(seen, _deck_of_potions(book, potion), potion)
            return replace(seen, potions=_put(seen.potions, seat, owned), discards=gone)
        case events.PotionMoved(potion, origin, target):
            left = _put(seen.potions, origin, tuple(each for each in seen.potions[origin] if each != potion))
            owned = tuple(sorted((*left[target], potion), key=book.potion_order.__getitem__))
            return replace(seen, potions=_put(left, target, owned))
        case events.CardsSeen(_, deck, _, count) if deck is not None and seen.phase == MARKET:
            # A61: of two cards one is kept; a single one is drawn as usual.
            return replace(seen, decks=_less(seen, DECK_NAMES.index(deck), count if count == CHOICE_OF_TWO else 0))
        case events.CardRejected(_, card):
            is_potion = card in book.potion_order
            deck = _deck_of_potions(book, card) if is_potion else _deck_of_spells(book.tier(card))
            return replace(seen, decks=_less(seen, deck, -1), discards=_discarded(seen, deck, card))
        case events.DeckShuffled(name):
            deck = DECK_NAMES.index(name)
            decks = _less(seen, deck, -len(seen.discards[deck]))
            return replace(seen, decks=decks, discards=_put(seen.discards, deck, NO_CARDS))
    return seen


def _copies(deck: Iterable[SpellCard | OmenCard], seats: int) -> int:
    """Return how many cards of a deck are in a match with that many seats (A79)."""
    return sum(card.count for card in deck if seats >= card.seats)


def _match_started(book: CardBook, seen: CauldronObservation, event: events.MatchStarted) -> CauldronObservation:
    """Return the table before the first card is dealt; the first show knows all that already."""
    cards, numbers, nobody = book.cards, book.numbers, (0,) * seen.seats
    simple = not any(
        (*seen.decks[BASIC_SPELLS:OMENS], *seen.discards[BASIC_SPELLS], *map(sum, seen.hand_counts))
    )  # fmt: skip
    sizes = [0] * len(DECK_NAMES)
    for potion, card in cards.potions.items():
        sizes[_deck_of_potions(book, potion)] += card.tier != "easy"
    if not simple:
        sizes[BASIC_SPELLS] = _copies(cards.basic_spells.values(), event.seats)
        sizes[ADVANCED_SPELLS] = _copies(cards.advanced_spells.values(), event.seats)
    sizes[OMENS] = _copies(cards.omens.values(), event.seats)
    quick = any(kind in RARE for _, kind in event.fields)
    passed = [at for at, stone in enumerate(book.track) if quick and stone.at <= numbers.quick_magik]
    laid = [kind for _, kind in event.fields]
    return replace(
        seen,
        season=0,
        phase=OMEN,
        active=0,
        first=0,
        direction=1,
        characters=event.characters,
        magik=event.magik,
        supply=nobody,
        cellared=nobody,
        cellars=nobody,
        potions=(NO_CARDS,) * seen.seats,
        hand=NO_CARDS,
        hand_counts=((0, 0),) * seen.seats,
        used=nobody,
        fields=tuple((cell, kind, 0) for cell, kind in event.fields),
        stock=_all_of(numbers.tokens.common, numbers.tokens.rare),
        boxed=_all_of(numbers.fields.common, numbers.fields.rare) - sum(ONE[kind] for kind in laid),
        decks=tuple(sizes),
        discards=(NO_CARDS,) * len(DECK_NAMES),
        omen=None,
        track=sum(1 << at for at in passed),
        rituals=quick,
        waiting=0,
    )


def _all_of(common: int, rare: int) -> int:
    return sum(common * ONE[kind] for kind in COMMON) + sum(rare * ONE[kind] for kind in RARE)


def _put(values: tuple[Any, ...], at: int, value: Any) -> tuple[Any, ...]:
    return (*values[:at], value, *values[at + 1 :])


def _less(seen: CauldronObservation, deck: int, number: int) -> tuple[int, ...]:
    return _put(seen.decks, deck, seen.decks[deck] - number)


def _discarded(seen: CauldronObservation, deck: int, card: str) -> tuple[tuple[str, ...], ...]:
    return _put(seen.discards, deck, (*seen.discards[deck], card))


def _deck_of_spells(tier: str) -> int:
    return BASIC_SPELLS if tier == "basic" else ADVANCED_SPELLS


def _deck_of_potions(book: CardBook, potion: str) -> int:
    return ADVANCED_POTIONS if book.tier(potion) == "advanced" else BASIC_POTIONS


def _grown(seen: CauldronObservation, cell: int, number: int) -> tuple[tuple[int, Kind, int], ...]:
    return tuple((at, kind, has + number * (at == cell)) for at, kind, has in seen.fields)


def _moved(seen: CauldronObservation, kind: Kind, place: int, number: int) -> CauldronObservation:
    """Put tokens of a kind to a place, or take them away from it."""
    tokens = number * ONE[kind]
    if place == places.STOCK:
        return replace(seen, stock=seen.stock + tokens)
    if places.is_field(place):
        return replace(seen, fields=_grown(seen, places.cell_of(place), number))
    seat = places.seat_of(place)
    if places.is_supply(place):
        return replace(seen, supply=_put(seen.supply, seat, seen.supply[seat] + tokens))
    return replace(seen, cellared=_put(seen.cellared, seat, seen.cellared[seat] + tokens))


def _used(book: CardBook, seen: CauldronObservation, seat: Seat, name: str) -> CauldronObservation:
    ability = next(each for each in book.abilities(seen.characters[seat]) if each.id == name)
    if ability.place is None or not book.numbers.abilities[name].uses:
        return seen
    return replace(seen, used=_put(seen.used, seat, seen.used[seat] + (1 << ability.place * USE_BITS)))


def _with_spells(
    book: CardBook, seen: CauldronObservation, seat: Seat, tier: str, spells: tuple[str, ...] | None, count: int
) -> CauldronObservation:
    basic, advanced = seen.hand_counts[seat]
    counts = (basic + count, advanced) if tier == "basic" else (basic, advanced + count)
    seen = replace(seen, hand_counts=_put(seen.hand_counts, seat, counts))
    if seat != seen.seat or spells is None:
        return seen
    return replace(seen, hand=tuple(sorted((*seen.hand, *spells), key=book.spell_order.__getitem__)))


def _without_spell(book: CardBook, seen: CauldronObservation, seat: Seat, spell: str) -> CauldronObservation:
    seen = _with_spells(book, seen, seat, book.tier(spell), None, -1)
    if seat != seen.seat:
        return seen
    hand = list(seen.hand)
    if spell in hand:
        hand.remove(spell)
    return replace(seen, hand=tuple(hand))
