"""Illegal: why a well-formed move is not legal."""

from game.core.effect_stack import Choice
from game.core.move import Move
from game.core.reason import Reason, reason
from game.rules.cauldron15.cards import BIT, card_words, number_of, suit_of, suit_words
from game.rules.cauldron15.events import Case
from game.rules.cauldron15.moves import Discard, Done, Play, Take
from game.rules.cauldron15.position import DISCARDING, PLAYING, TAKING, Cauldron15Position
from game.rules.cauldron15.tricks import playable

_KINDS: dict[str, tuple[type[Move], ...]] = {PLAYING: (Play,), TAKING: (Take,), DISCARDING: (Discard, Done)}


def why_not(position: Cauldron15Position, move: Move, case: Case) -> Reason | None:
    """Return why the seat to move may not make this move, or None when it may; `case` is that of the sum so far."""
    if not position.stack:
        return reason("cauldron15.reason.over")
    frame = position.stack[-1]
    if not isinstance(move, _KINDS[frame.what]):
        return Reason(f"cauldron15.reason.{frame.what}_first")
    if isinstance(move, Play):
        return _why_not_play(position, frame, move)
    if isinstance(move, Take):
        return _why_not_take(position, frame, move, case)
    if isinstance(move, Discard) and not position.won[frame.seat] & BIT[move.card]:
        return reason("cauldron15.reason.not_kept", card=card_words(move.card))
    return None


def _why_not_play(position: Cauldron15Position, frame: Choice, move: Play) -> Reason | None:
    """Return why a card may not be played: it is not held, or the suit led has to be followed (ruling C8)."""
    hand = position.hands[frame.seat]
    if not hand & BIT[move.card]:
        return reason("cauldron15.reason.not_held", card=card_words(move.card))
    if not playable(hand, position.trick) & BIT[move.card]:
        return reason("cauldron15.reason.must_follow", suit=suit_words(suit_of(position.trick[0])))
    return None


def _why_not_take(position: Cauldron15Position, frame: Choice, move: Take, case: Case) -> Reason | None:
    """Return why a card may not be taken: it is not in the trick, or not among its lowest or highest (C4, C6)."""
    if move.card not in position.trick:
        return reason("cauldron15.reason.not_in_trick", card=card_words(move.card))
    if move.card not in frame.options:
        key = "cauldron15.reason.lowest_only" if case == "below" else "cauldron15.reason.highest_only"
        return reason(key, number=number_of(frame.options[0]))
    return None
