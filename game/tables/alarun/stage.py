"""Stage: how an event changes what is seen of the table, so that the picture can follow event by event."""

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from game.core.event import Event, Seat
from game.rules.alarun import events
from game.rules.alarun.observation import AlarunObservation
from game.rules.alarun.square import with_card


def after_event(seen: AlarunObservation, event: Event) -> AlarunObservation:
    """Return the observation as it looks after an event that its own eyes have seen."""
    match event:
        case events.RoundStarted(number, starter):
            return _round_started(seen, number, starter)
        case events.CentreLaid(cards, down):
            return replace(seen, centre=cards, down=down, stack=seen.stack - len(cards) - down)
        case events.CentreCleared(cards):
            return replace(seen, centre=(), down=0, discards=(*seen.discards, *cards))
        case events.Dealt(seat, count, cards):
            counts = _put(seen.hand_counts, seat, count)
            return _with_hand(replace(seen, hand_counts=counts, stack=seen.stack - count), seat, cards)
        case events.Swapped(seat, gave, took):
            return _swapped(seen, seat, (gave,), (took,))
        case events.SwappedAll(seat, gave, took, first):
            return _swapped(_passed(seen, seat, first=first), seat, gave, took)
        case events.Passed(seat, first):
            return _passed(seen, seat, first=first)
        case events.Refreshed(_, discarded, turned):
            return replace(seen, centre=turned, down=0, refreshed=True, discards=(*seen.discards, *discarded))
        case events.HandsOpened(hands):
            return replace(seen, phase="place", known=hands, to_move=seen.starter)
        case events.Placed():
            return _placed(seen, event)
        case events.Named(seat, identity):
            return replace(seen, identities=_put(seen.identities, seat, identity))
        case events.MatchEnded():
            return replace(seen, phase="over", to_move=None, colours=event.colours)
    return seen


def _put(values: tuple[Any, ...], seat: Seat, value: Any) -> tuple[Any, ...]:
    return (*values[:seat], value, *values[seat + 1 :])


def _without(cards: Iterable[int], gone: Iterable[int]) -> tuple[int, ...]:
    left = list(cards)
    for card in gone:
        if card in left:
            left.remove(card)
    return tuple(left)


def _with_hand(seen: AlarunObservation, seat: Seat, cards: tuple[int, ...] | None) -> AlarunObservation:
    return replace(seen, hand=cards) if seat == seen.seat and cards is not None else seen


def _round_started(seen: AlarunObservation, number: int, starter: Seat) -> AlarunObservation:
    nothing: tuple[int, ...] = ()
    return replace(
        seen,
        phase="act",
        round_number=number,
        starter=starter,
        to_move=starter,
        first_passer=None,
        waiting=(),
        acted=(0,) * seen.seats,
        hand=(),
        hand_counts=(0,) * seen.seats,
        known=(nothing,) * seen.seats,
        refreshed=False,
    )


def _swapped(seen: AlarunObservation, seat: Seat, gave: tuple[int, ...], took: tuple[int, ...]) -> AlarunObservation:
    """Exchange cards between a hand and the centre."""
    centre = tuple(sorted((*_without(seen.centre, took), *gave)))
    known = _put(seen.known, seat, tuple(sorted((*_without(seen.known[seat], gave), *took))))
    seen = replace(seen, centre=centre, known=known)
    if seat != seen.seat:
        return seen
    return replace(seen, hand=tuple(sorted((*_without(seen.hand, gave), *took))))


def _passed(seen: AlarunObservation, seat: Seat, *, first: bool) -> AlarunObservation:
    return replace(seen, first_passer=seat) if first else seen


def _placed(seen: AlarunObservation, event: events.Placed) -> AlarunObservation:
    seat, card, cell = event.seat, event.card, event.cell
    own = {"hand": _without(seen.hand, (card,))} if seat == seen.seat else {}
    return replace(
        seen,
        squares=_put(seen.squares, seat, with_card(seen.squares[seat], card, cell)),
        taken=_put(seen.taken, seat, seen.taken[seat] | 1 << cell),
        known=_put(seen.known, seat, _without(seen.known[seat], (card,))),
        hand_counts=_put(seen.hand_counts, seat, seen.hand_counts[seat] - 1),
        **own,
    )
