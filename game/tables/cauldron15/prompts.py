"""Prompts of Cauldron 15: what the prompt line asks for, in words that name the way out."""

from game.core.event import Seat
from game.core.move import Move
from game.core.reason import Reason, reason
from game.rules.cauldron15.cards import SUITS, Card, card_words, number_of, suit_of
from game.rules.cauldron15.moves import Discard, Play, Take
from game.rules.cauldron15.observation import Cauldron15Observation


def wish_of(seen: Cauldron15Observation) -> Reason:
    """Return what the seat to move, whose eyes these are, is asked for."""
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
        return reason("cauldron15.prompt.free", suit=_signed(seen.trick[0]))
    spilt = bool(seen.options) and all(seen.sum + number_of(card) > seen.target for card in seen.options)
    key = "cauldron15.prompt.follow_spill" if spilt else "cauldron15.prompt.follow"
    return reason(key, suit=_signed(seen.trick[0]))


def would_of(move: Move) -> Reason:
    """Return what a move does, in the words that follow "would"."""
    if isinstance(move, Play | Take | Discard):
        return reason(f"cauldron15.would.{move.verb}", card=card_words(move.card))
    return reason("cauldron15.would.done")


def comes_to(seen: Cauldron15Observation, viewer: Seat, move: Play | Take | Discard) -> Reason:
    """Return what a move with a card comes to: the brew that it is played into, or the total of who keeps it or not."""
    number = number_of(move.card)
    if isinstance(move, Play):
        total = seen.sum + number
        case = "over" if total > seen.target else "exact" if total == seen.target else "below"
        return reason(f"cauldron15.table.large.{case}", sum=total, target=seen.target)
    keeps = isinstance(move, Take)
    total = seen.totals[viewer] + (number if keeps else -number)
    key = f"cauldron15.table.large.{'with' if keeps else 'without'}{'.above' if total > seen.limit else ''}"
    return reason(key, sum=total, limit=seen.limit)


def _signed(card: Card) -> Reason:
    return reason(f"cauldron15.table.signed.{SUITS[suit_of(card)]}")
