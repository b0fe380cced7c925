"""Illegal: why a move is not legal, for persons who try it."""

from game.core.move import Move
from game.core.reason import Reason, reason
from game.rules.alarun.ingredient_cards import Card, card_words
from game.rules.alarun.moves import PASS, REFRESH, SWAP_ALL, Name, Place, Swap
from game.rules.alarun.options import Numbers
from game.rules.alarun.position import ACT, NAME, OVER, PLACE, AlarunPosition
from game.rules.alarun.square import Plan, is_open, within

_ACTIONS = (PASS, SWAP_ALL, REFRESH)


def must_pass(position: AlarunPosition, numbers: Numbers) -> bool:
    """Return whether the round has gone on for too long without a pass (ruling D8)."""
    return position.first_passer is None and position.actions >= numbers.actions * position.seats


def why_not(position: AlarunPosition, move: Move, numbers: Numbers, diagonal: bool) -> Reason | None:
    """Return why the seat to move may not make this move, or None when it may."""
    seat = position.to_move
    if position.phase == OVER or seat is None:
        return reason("alarun.reason.over")
    hand = position.hands[seat]
    if position.phase == ACT and (isinstance(move, Swap) or move in _ACTIONS):
        return _why_not_act(position, move, hand, numbers)
    if position.phase == PLACE and isinstance(move, Place):
        return _why_not_place(position.taken[seat], move, hand, diagonal)
    if position.phase == NAME and isinstance(move, Name):
        return None
    return Reason(f"alarun.reason.{position.phase}_first")


def _why_not_act(position: AlarunPosition, move: Move, hand: tuple[Card, ...], numbers: Numbers) -> Reason | None:
    """Return why an action may not be taken (rulings D3 to D8)."""
    if move in {PASS, SWAP_ALL}:
        return None
    if move == REFRESH and position.seats > 2:
        return reason("alarun.reason.refresh_two_seats")
    if must_pass(position, numbers):
        return reason("alarun.reason.must_pass", count=numbers.actions)
    if isinstance(move, Swap):
        return _why_not_swap(position, move, hand)
    return reason("alarun.reason.refreshed") if position.refreshed else None


def _why_not_swap(position: AlarunPosition, move: Swap, hand: tuple[Card, ...]) -> Reason | None:
    """Return why two cards may not be exchanged: one is not there, or nothing would change (ruling D7)."""
    if move.give not in hand:
        return reason("alarun.reason.not_in_hand", card=card_words(move.give))
    if move.take not in position.centre:
        return reason("alarun.reason.not_in_centre", card=card_words(move.take))
    return reason("alarun.reason.same_card") if move.give == move.take else None


def _why_not_place(taken: Plan, move: Place, hand: tuple[Card, ...], diagonal: bool) -> Reason | None:
    """Return why a card may not go to a cell (rulings D12 and D14)."""
    if move.card not in hand:
        return reason("alarun.reason.not_in_hand", card=card_words(move.card))
    if taken >> move.cell & 1:
        return reason("alarun.reason.taken")
    if not within(taken) >> move.cell & 1:
        return reason("alarun.reason.too_large")
    if not is_open(taken, move.cell, diagonal):
        return reason("alarun.reason.not_adjacent_diagonal" if diagonal else "alarun.reason.not_adjacent")
    return None
