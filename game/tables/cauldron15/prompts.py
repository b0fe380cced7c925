"""Prompts of Cauldron 15: what the prompt line asks for, in words that name the way out."""

from collections.abc import Sequence

from msgspec.structs import replace

from game.core.event import Event, Seat
from game.core.move import Move
from game.core.reason import Reason, reason
from game.rules.cauldron15 import events
from game.rules.cauldron15.cards import SUITS, Card, Suit, card_words, number_of, suit_of
from game.rules.cauldron15.moves import Discard, Play, Take
from game.rules.cauldron15.observation import Cauldron15Observation
from game.tables.cauldron15.material_faces import text_id


def wish_of(seen: Cauldron15Observation) -> Reason:
    """Return what the seat to move, whose eyes these are, is asked for, and in the first trick of all what wins."""
    wish = _wish_of(seen)
    is_first = seen.round == 1 and seen.decision == "play" and not any(seen.totals)
    return reason("cauldron15.prompt.aim", wish=wish, limit=seen.limit) if is_first else wish


def _wish_of(seen: Cauldron15Observation) -> Reason:
    if seen.decision == "take":
        over = seen.sum > seen.target
        if seen.sum == seen.target:
            return reason("cauldron15.prompt.take.any")
        return reason("cauldron15.prompt.take.highest" if over else "cauldron15.prompt.take.lowest")
    if seen.decision == "discard":
        return reason("cauldron15.prompt.discard", count=seen.bonus_left)
    if not seen.trick:
        return reason("cauldron15.prompt.lead")
    if all(suit_of(card) != seen.led for card in seen.hand):
        return reason("cauldron15.prompt.free", suit=signed(suit_of(seen.trick[0])))
    spilt = bool(seen.options) and all(seen.sum + number_of(card) > seen.target for card in seen.options)
    key = "cauldron15.prompt.follow_spill" if spilt else "cauldron15.prompt.follow"
    return reason(key, suit=signed(suit_of(seen.trick[0])))


def would_of(move: Move) -> Reason:
    """Return what a move does, in the words that follow "would"."""
    if isinstance(move, Play | Take | Discard):
        return reason(f"cauldron15.would.{move.verb}", card=named_of(move.card))
    return reason("cauldron15.would.done")


def prizes_of(seen: Cauldron15Observation) -> Sequence[Card]:
    """Return the cards of a finished trick of which its taker may keep one."""
    return {"below": seen.lowest, "over": seen.highest}.get(seen.case, seen.trick)


def named_of(card: Card) -> Reason:
    """Return the name of a card with its suit and number."""
    return reason("cauldron15.table.named", name=Reason(f"card.{text_id(card)}.name"), card=card_words(card))


def comes_to(seen: Cauldron15Observation, viewer: Seat, move: Play | Take | Discard, names: Sequence[str]) -> Reason:
    """Return what a move of the viewer with a card comes to.

    It is the brew that it is played into, with whoever takes the trick then, or the total of who keeps it or not.
    """
    number = number_of(move.card)
    if isinstance(move, Play):
        return _brews(seen, viewer, move.card, names)
    keeps = isinstance(move, Take)
    total = seen.totals[viewer] + (number if keeps else -number)
    key = f"cauldron15.table.large.{'with' if keeps else 'without'}{'.above' if total > seen.limit else ''}"
    rest = seen.with_sets((*seen.won[viewer], move.card)) if keeps else total
    if rest < total:
        return reason("cauldron15.table.large.with.set", sum=total, rest=rest, limit=seen.limit)
    return reason(key, sum=total, limit=seen.limit)


def _brews(seen: Cauldron15Observation, viewer: Seat, card: Card, names: Sequence[str]) -> Reason:
    """Return what a card of the viewer does to the trick; who takes it is told once nobody plays after them."""
    then = replace(seen, trick=(*seen.trick, card), sum=seen.sum + number_of(card))
    args: dict[str, int | str] = {"sum": then.sum, "target": then.target}
    if then.case != "below":
        return reason(f"cauldron15.table.large.{then.case}", **args, number=number_of(then.highest[0]))
    if not seen.trick:
        return reason("cauldron15.table.large.below", **args)
    seat = then.ahead_seat
    who = "deck" if seat is None else "you" if seat == viewer else "other"
    args["name"] = "" if seat is None else names[seat]
    if len(then.trick) < len(then.order):
        return reason(f"cauldron15.table.large.ahead.{who}", **args)
    return reason(f"cauldron15.table.large.takes.{who}", **args, number=number_of(then.lowest[0]))


def bonus_left(seen: Cauldron15Observation, since: Sequence[Event], seat: Seat) -> int | None:
    """Return how many cards a seat may still throw out, or None before its sets are taken into account.

    They are seat by seat, from the first on (C21); while a move takes effect the last event tells how far that is.
    """
    if seen.decision == "over":
        return 0
    at, left = (seen.to_move, seen.bonus_left) if seen.decision == "discard" else (None, 0)
    if seen.decision is None:
        for event in since:
            match event:
                case events.Discarded(at, left=left):
                    pass
                case events.BonusEnded(at):
                    left = 0
    if at is None or seat > at:
        return None
    return left if seat == at else 0


def standing(room: int, limit: int) -> Reason:
    """Return how a total that nothing changes any more stands to the limit, `room` below it."""
    key = "over" if room < 0 else "under" if room else "exact"
    return reason(f"cauldron15.results.{key}", count=abs(room), limit=limit)


def signed(suit: Suit) -> Reason:
    """Return the name of a suit with its sign."""
    return reason(f"cauldron15.table.signed.{SUITS[suit]}")
