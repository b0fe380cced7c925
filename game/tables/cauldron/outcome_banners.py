"""Outcome banners of Cauldron: what came of a theft or a spell, which stars are reached, and what spoils."""

from collections.abc import Sequence

from game.core.effects import root_of
from game.core.event import Event, Seat
from game.core.reason import reason
from game.rules.cauldron import events, token_places
from game.rules.cauldron.ingredients import items_in, size
from game.rules.cauldron.options import Numbers
from game.tables.banner import Banner
from game.tables.cauldron.pieces.card_facts import ART, CardFacts, card_words

KEY = "cauldron.banner"


def banner_of(happened: Sequence[Event], book: CardFacts, *, spells: bool) -> Banner | None:
    """Return what is said of the last of the events; those before it tell what was rolled for it.

    `spells` tells whether there are any in the match: without them some stars do nothing.
    """
    match happened[-1]:
        case events.TheftFailed(thief):
            number = _rolled(happened)
            if number is None:
                return Banner(reason(f"{KEY}.spotted"), thief)
            return Banner(reason(f"{KEY}.spotted_rolled", number=number), thief, f"die.{number}")
        case events.TokenMoved() as moved if _changes_hands(moved):
            number, thief = _rolled(happened), token_places.seat_of(moved.target)
            token = f"token.{ART[moved.kind]}"
            if number is not None:
                return Banner(reason(f"{KEY}.stolen_rolled", number=number), thief, token)
            return Banner(reason(f"{KEY}.{'stolen' if _is_announced(happened, moved) else 'taken'}"), thief, token)
        case events.DieRolled(seat) if _is_tied(happened):
            return Banner(reason(f"{KEY}.tied"), seat)
        case events.ActionFoiled(seat):
            return Banner(reason(f"{KEY}.foiled"), seat)
        case events.SpellCancelled(seat, spell):
            return Banner(reason(f"{KEY}.fizzled", card=card_words(spell)), seat)
        case events.MagikChanged(seat, change, magik):
            return _crossed(seat, magik - change, magik, book.numbers)
        case events.TrackReached(seat, star) if book.stone(star).does_something(spells):
            return Banner(reason(f"{KEY}.star", card=card_words(star)), seat, "seal.star")
        case events.EffectEnded(source) as ended if source.startswith(("omen.", "spell.")) and _ends_by_spell(happened):
            told = None if ended.only_waited or not ended.last else card_words(root_of(source).partition(".")[2])
            return None if told is None else Banner(reason(f"{KEY}.ends", card=told))
        case events.Spoiled(seat, tokens) if size(tokens):
            kinds = set(items_in(tokens))
            sign = f"token.{ART[kinds.pop()]}" if len(kinds) == 1 else None
            return Banner(reason(f"{KEY}.spoiled", count=size(tokens)), seat, sign)
    return None


def _ends_by_spell(happened: Sequence[Event]) -> bool:
    """Return whether the last event ends an effect because somebody has cast a spell, before its time."""
    acts = (
        events.SpellCast, events.SpellResolved, events.AbilityUsed, events.Brewed, events.TurnStarted,
        events.HarvestEnded, events.MarketStarted, events.SeasonStarted,
    )  # fmt: skip
    last = next((each for each in reversed(happened) if isinstance(each, acts)), None)
    return isinstance(last, events.SpellCast | events.SpellResolved)


def stars_of_turn(happened: Sequence[Event]) -> int:
    """Return how many stars were reached since a turn began last."""
    number = 0
    for event in reversed(happened):
        if isinstance(event, events.TurnStarted | events.MarketStarted):
            break
        number += isinstance(event, events.TrackReached)
    return number


def _changes_hands(moved: events.TokenMoved) -> bool:
    """Return whether an ingredient goes from one seat to another."""
    places = moved.origin, moved.target
    if any(place == token_places.STOCK or token_places.is_field(place) for place in places):
        return False
    return token_places.seat_of(moved.origin) != token_places.seat_of(moved.target)


CONTESTS = frozenset({"order", "lsp", "hsp", "duel"})
"""What dice of several seats are rolled for: where they are equal those seats roll again (A14, A50)."""


def _is_tied(happened: Sequence[Event]) -> bool:
    """Return whether the last event is the first die that is rolled again for a contest, as the best were equal."""
    last = happened[-1]
    if not isinstance(last, events.DieRolled) or last.why not in CONTESTS:
        return False
    rolled: dict[Seat, int] = {}
    for event in reversed(happened):
        match event:
            case events.DieRolled(seat, _, why) if why == last.why:
                rolled[seat] = rolled.get(seat, 0) + 1
            case events.DieRolled(_, _, "again") | events.DieChanged():
                continue
            case events.SpellCast() | events.SpellResolved() | events.SpellCancelled():
                continue
            case _:
                break
    rounds = rolled[last.seat]
    return rounds > 1 and sum(number == rounds for number in rolled.values()) == 1


def _hands(event: Event) -> tuple[Seat, Seat] | None:
    """Return from whom and to whom an ingredient goes, None for another event."""
    if not isinstance(event, events.TokenMoved):
        return None
    return token_places.seat_of(event.origin), token_places.seat_of(event.target)


def _is_announced(happened: Sequence[Event], moved: events.TokenMoved) -> bool:
    """Return whether an ingredient that changes hands is what a theft was announced for, and not what a card does."""
    thief, victim = token_places.seat_of(moved.target), token_places.seat_of(moved.origin)
    for event in reversed(happened):
        match event:
            case events.ActionAnnounced(seat, action):
                return (seat, action, event.victim) == (thief, "steal", victim)
            case events.TurnStarted() | events.TheftFailed():
                return False
    return False


def _rolled(happened: Sequence[Event]) -> int | None:
    """Return the number on the die of the theft that the last event ends, or None where none was rolled for it."""
    number, last = None, happened[-1]
    for event in reversed(happened[:-1]):
        match event:
            case events.TheftFailed():
                # That theft is over; what changes hands after it is another one, or what a card does.
                return number
            case events.TokenMoved() if _changes_hands(event) and _hands(event) != _hands(last):
                return number
            case events.DieRolled(_, rolled, "steal" | "again") | events.DieChanged(_, rolled) if number is None:
                number = rolled
            case events.ActionAnnounced(_, action):
                return number if action == "steal" else None
            case events.TurnStarted():
                return None
    return number


def _crossed(seat: int, before: int, magik: int, numbers: Numbers) -> Banner | None:
    """Return what is said when a hat leaves the zone of Enthusiasm or comes into that of Advanced Alchemy."""
    if before < numbers.alchemy <= magik:
        return Banner(reason(f"{KEY}.alchemy"), seat)
    if before <= numbers.enthusiasm < magik:
        return Banner(reason(f"{KEY}.enthusiasm"), seat)
    return None
