"""Stage: how an event changes what is seen of the table, so that the picture can follow event by event."""

from typing import Any

from msgspec.structs import replace

from game.core.event import Event, Seat
from game.rules.cauldron15 import events
from game.rules.cauldron15.observation import Cauldron15Observation
from game.rules.cauldron15.tricks import full_trick


def after_event(seen: Cauldron15Observation, event: Event) -> Cauldron15Observation:
    """Return the observation as it looks after an event that its own eyes have seen."""
    match event:
        case events.RoundStarted():
            return _round_started(seen, event)
        case events.Dealt(seat, count, cards):
            own = {"hand": cards} if seat == seen.seat and cards is not None else {}
            return replace(seen, hand_counts=_put(seen.hand_counts, seat, count), **own)
        case events.TrickStarted(round_number, number, leader):
            begun = replace(seen, round=round_number, trick_number=number, leader=leader)
            return replace(begun, decision="play", to_move=leader, options=())
        case events.PileRefilled(cards):
            return replace(seen, pile=len(cards), discards=(), known_pile=cards)
        case events.DeckLed(card, total, pile):
            return replace(seen, trick=(card,), sum=total, pile=pile)
        case events.Played():
            return _played(seen, event)
        case events.TrickWon(seat, _, _, _, prizes):
            return replace(seen, decision="take", to_move=seat, options=prizes)
        case events.TrickDiscarded(_, _, cards):
            return replace(seen, trick=(), sum=0, discards=(*seen.discards, *cards))
        case events.Taken(seat, card, _, discarded, _):
            won = _put(seen.won, seat, tuple(sorted((*seen.won[seat], card))))
            return replace(seen, won=won, trick=(), sum=0, discards=(*seen.discards, *discarded), to_move=None)
        case events.HandDiscarded(seat):
            own = {"hand": ()} if seat == seen.seat else {}
            return replace(seen, hand_counts=_put(seen.hand_counts, seat, 0), **own)
        case events.BonusOffered(seat, count):
            return replace(seen, decision="discard", to_move=seat, bonus_left=count)
        case events.Discarded(seat, card, _, left):
            won = _put(seen.won, seat, tuple(each for each in seen.won[seat] if each != card))
            return replace(seen, won=won, bonus_left=left, discards=(*seen.discards, card))
        case events.MatchEnded():
            return replace(seen, decision="over", to_move=None)
    return seen


def _put(values: tuple[Any, ...], seat: Seat, value: Any) -> tuple[Any, ...]:
    return (*values[:seat], value, *values[seat + 1 :])


def _round_started(seen: Cauldron15Observation, event: events.RoundStarted) -> Cauldron15Observation:
    past = (*seen.past_trumps, seen.trump) if event.round > 1 else ()
    return replace(
        seen,
        round=event.round,
        trump=event.trump,
        past_trumps=past,
        leader=event.leader,
        hand=(),
        hand_counts=(0,) * seen.seats,
        trick=(),
        sum=0,
        discards=(),
        known_pile=(),
        folded=0,
        pile=event.pile,
        to_move=None,
    )


def _played(seen: Cauldron15Observation, event: events.Played) -> Cauldron15Observation:
    """Lay the card into the trick; nobody is to move where it ends the trick (rulings C1, C19)."""
    ends = event.sum >= seen.target or event.place + 1 == full_trick(seen.seats)
    return replace(
        seen,
        trick=(*seen.trick, event.card),
        sum=event.sum,
        hand=tuple(card for card in seen.hand if card != event.card) if event.seat == seen.seat else seen.hand,
        hand_counts=_put(seen.hand_counts, event.seat, seen.hand_counts[event.seat] - 1),
        to_move=None if ends else (event.seat + 1) % seen.seats,
        options=(),
    )
