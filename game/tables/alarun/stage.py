"""Stage: how an event changes what is seen of the table, so that the picture can follow event by event."""

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from game.core.event import Event, Seat
from game.rules.alarun import events
from game.rules.alarun.ingredients import Card
from game.rules.alarun.observation import AlarunObservation
from game.rules.alarun.square import with_card


def after_event(seen: AlarunObservation, event: Event) -> AlarunObservation:
    """Return the observation as it looks after an event that its own eyes have seen."""
    match event:
        case events.MatchStarted():
            # The first show knows the first deal already; it is dealt again before one's eyes.
            return replace(seen, centre=(), down=0, hand=(), hand_counts=(0,) * seen.seats, stack=_whole_stack(seen))
        case events.RoundStarted(number, starter):
            return _round_started(seen, number, starter)
        case events.CentreLaid(cards, down):
            return replace(seen, centre=cards, down=down, stack=seen.stack - len(cards) - down)
        case events.CentreCleared(cards):
            return replace(seen, centre=(), down=0, discards=(*seen.discards, *cards))
        case events.Dealt(seat, count, cards):
            own = {"hand": cards} if seat == seen.seat and cards is not None else {}
            return replace(seen, hand_counts=_put(seen.hand_counts, seat, count), stack=seen.stack - count, **own)
        case events.Swapped(seat, gave, took):
            return _acted(_exchanged(seen, seat, (gave,), (took,)), seat)
        case events.SwappedAll(seat, gave, took, first):
            return _acted(_exchanged(_passed(seen, seat, first=first), seat, gave, took), seat)
        case events.Passed(seat, first):
            return _acted(_passed(seen, seat, first=first), seat)
        case events.Refreshed(seat, discarded, turned):
            gone = (*seen.discards, *discarded)
            return _acted(replace(seen, centre=turned, down=0, refreshed=True, discards=gone), seat)
        case events.HandsOpened(hands):
            return replace(seen, phase="place", known=hands, to_move=seen.starter)
        case events.Placed(seat, card, cell):
            return _placed(seen, seat, card, cell)
        case events.Named(seat, identity):
            identities = _put(seen.identities, seat, identity)
            return replace(seen, identities=identities, to_move=(seat + 1) % seen.seats)
        case events.MatchEnded():
            return replace(seen, phase="over", to_move=None, colours=event.colours)
    return seen


def with_placed(seen: AlarunObservation, seat: Seat, card: Card, cell: int) -> AlarunObservation:
    """Return the observation with a card laid into a square, all else as it was."""
    return replace(
        seen,
        squares=_put(seen.squares, seat, with_card(seen.squares[seat], card, cell)),
        taken=_put(seen.taken, seat, seen.taken[seat] | 1 << cell),
    )


def _put(values: tuple[Any, ...], seat: Seat, value: Any) -> tuple[Any, ...]:
    return (*values[:seat], value, *values[seat + 1 :])


def _without(cards: Iterable[Card], gone: Iterable[Card]) -> tuple[Card, ...]:
    left = list(cards)
    for card in gone:
        if card in left:
            left.remove(card)
    return tuple(left)


def _whole_stack(seen: AlarunObservation) -> int:
    return seen.stack + len(seen.centre) + seen.down + sum(seen.hand_counts)


def _round_started(seen: AlarunObservation, number: int, starter: Seat) -> AlarunObservation:
    nothing: tuple[Card, ...] = ()
    return replace(
        seen,
        phase="act",
        round_number=number,
        starter=starter,
        to_move=starter,
        first_passer=None,
        actions=0,
        hand=(),
        hand_counts=(0,) * seen.seats,
        known=(nothing,) * seen.seats,
        refreshed=False,
    )


def _acted(seen: AlarunObservation, seat: Seat) -> AlarunObservation:
    """Count an action and turn to the next seat."""
    return replace(seen, actions=seen.actions + 1, to_move=(seat + 1) % seen.seats)


def _exchanged(
    seen: AlarunObservation, seat: Seat, gave: tuple[Card, ...], took: tuple[Card, ...]
) -> AlarunObservation:
    """Exchange cards between a hand and the centre; all have then seen what was taken (ruling D9)."""
    centre = tuple(sorted((*_without(seen.centre, took), *gave)))
    known = _put(seen.known, seat, tuple(sorted((*_without(seen.known[seat], gave), *took))))
    seen = replace(seen, centre=centre, known=known)
    if seat != seen.seat:
        return seen
    return replace(seen, hand=tuple(sorted((*_without(seen.hand, gave), *took))))


def _passed(seen: AlarunObservation, seat: Seat, *, first: bool) -> AlarunObservation:
    return replace(seen, first_passer=seat) if first else seen


def _placed(seen: AlarunObservation, seat: Seat, card: Card, cell: int) -> AlarunObservation:
    """Lay a card; with a seat's last one it is the next seat's turn, and after the last round apprentices are named."""
    left = seen.hand_counts[seat] - 1
    own = {"hand": _without(seen.hand, (card,))} if seat == seen.seat else {}
    seen = replace(
        with_placed(seen, seat, card, cell),
        known=_put(seen.known, seat, _without(seen.known[seat], (card,))),
        hand_counts=_put(seen.hand_counts, seat, left),
        **own,
    )
    if left:
        return seen
    following = (seat + 1) % seen.seats
    over = following == seen.starter and seen.round_number == seen.rounds
    return replace(seen, to_move=following, phase="name" if over else "place")
