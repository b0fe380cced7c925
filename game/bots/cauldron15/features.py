"""Features: what there is to say for a move of Cauldron 15, each with a weight between 0 and about 5."""

from collections.abc import Iterator

from game.bots.cauldron15.first_sight import Values
from game.bots.mind import Feature
from game.core.event import Seat
from game.core.move import Move
from game.core.reason import Reason, reason
from game.rules.cauldron15.bonus import best_result, bonus_of
from game.rules.cauldron15.cards import (
    BIT,
    NUMBERS,
    Card,
    Mask,
    card_words,
    cards_of,
    mask_of,
    number_of,
    sets_of,
    suit_of,
    suit_words,
    suits_in,
    total_of,
)
from game.rules.cauldron15.moves import Discard, Play, Take
from game.rules.cauldron15.observation import Cauldron15Observation
from game.rules.cauldron15.tricks import best_card, case_of, prizes_of

# A card is high from this number on, and a seat is likely to spill when so large a part of the unseen cards would.
_HIGH = 5
_LIKELY = 0.6


def features_of(seen: Cauldron15Observation, values: Values, move: Move) -> list[Feature]:
    """Return the named properties of a legal move of the seat to move."""
    if isinstance(move, Play):
        return list(_of_play(seen, values, move.card))
    if isinstance(move, Take):
        return list(_of_prize(seen, values, move.card))
    if isinstance(move, Discard):
        left = _kept(seen) ^ BIT[move.card]
        return [_says(1.0, reason("cauldron15.hint.discard", total=total_of(left)))]
    return [_says(1.0, reason("cauldron15.hint.done", total=total_of(_kept(seen))))]


def _kept(seen: Cauldron15Observation) -> Mask:
    """Return what the seat to move has kept."""
    assert seen.to_move is not None, "a seat has to decide"
    return mask_of(seen.won[seen.to_move])


def _says(weight: float, sentence: Reason) -> Feature:
    return Feature(sentence, weight)


def _of_play(seen: Cauldron15Observation, values: Values, card: Card) -> Iterator[Feature]:
    """Yield what speaks for a card: what it takes for certain, or what it does to a trick that goes on."""
    won = _kept(seen)
    trick = mask_of(seen.trick) | BIT[card]
    total = seen.sum + number_of(card)
    case = case_of(total, seen.target)
    rivals = seen.waiting[1:]
    prizes = prizes_of(trick, case)
    ahead = best_card(trick, suit_of(seen.trick[0] if seen.trick else card), seen.trump) == card
    if case != "below" or (ahead and not rivals):
        prize = max(cards_of(prizes), key=lambda each: values.gain(won, BIT[each]))
        yield from _of_prize(seen, values, prize)
        if case == "exact":
            yield _says(2.0, reason("cauldron15.hint.exact", target=seen.target))
        elif case == "over":
            wish = values.gain(won, BIT[prize])
            yield _says(1.5 if wish > 0 else 0.1, reason("cauldron15.hint.spill", card=card_words(prize)))
        return
    yield from _within(seen, won)
    if seen.trick:
        yield _says(0.5, reason("cauldron15.hint.sum", sum=total))
    else:
        yield from _of_lead(seen, card)
    if rivals:
        yield from _of_room(seen, rivals[0], seen.target - total, trick)
    yield from _of_place(seen, values, card, ahead, prizes)


def _of_lead(seen: Cauldron15Observation, card: Card) -> Iterator[Feature]:
    """Yield what a card that is led does to the hand that is left."""
    trumps = [each for each in seen.hand if suit_of(each) == seen.trump]
    if not trumps:
        return
    alike = sum(suit_of(each) == suit_of(card) for each in seen.hand)
    if alike == 1 and suit_of(card) != seen.trump:
        yield _says(1.1, reason("cauldron15.hint.void", suit=suit_words(suit_of(card))))
    if card != (highest := max(trumps, key=number_of)):
        yield _says(0.9, reason("cauldron15.hint.keeps_trump", card=card_words(highest)))


def _of_room(seen: Cauldron15Observation, rival: Seat, room: int, trick: Mask) -> Iterator[Feature]:
    """Yield what the room that is left under the brim means to the seat that plays next."""
    unseen = cards_of(seen.unseen & ~trick)
    spilling = sum(number_of(card) > room for card in unseen) / max(1, len(unseen))
    if spilling >= _LIKELY:
        yield _says(1 + spilling, reason("cauldron15.hint.lets_spill", seat=reason("seat", seat=rival), count=room))
    elif room >= NUMBERS:
        yield _says(0.8, reason("cauldron15.hint.too_far", seat=reason("seat", seat=rival)))


def _is_highest(seen: Cauldron15Observation, card: Card) -> bool:
    """Return whether no higher card of its suit is unseen."""
    return not any(
        suit_of(each) == suit_of(card) and number_of(each) > number_of(card) for each in cards_of(seen.unseen)
    )


def _of_place(seen: Cauldron15Observation, values: Values, card: Card, ahead: bool, prizes: Mask) -> Iterator[Feature]:
    """Yield what it means to be ahead or not in a trick that may stay below the brim."""
    wish = values.best_gain(_kept(seen), prizes)
    if ahead:
        if seen.trick and wish > 0:
            way = "trump" if suit_of(card) == seen.trump != suit_of(seen.trick[0]) else "ahead"
            yield _says(1.2, reason(f"cauldron15.hint.{way}"))
        if wish > 0 and seen.waiting[1:] and _is_highest(seen, card):
            yield _says(1.3, reason("cauldron15.hint.highest", suit=suit_words(suit_of(card))))
        return
    if number_of(card) >= _HIGH:
        yield _says(0.7 + number_of(card) / 10, reason("cauldron15.hint.away", card=card_words(card)))
    if wish < 0:
        yield _says(1.0, reason("cauldron15.hint.out"))


def _of_prize(seen: Cauldron15Observation, values: Values, prize: Card) -> Iterator[Feature]:
    """Yield what speaks for a prize that is taken for certain."""
    won = _kept(seen)
    kept = won | BIT[prize]
    total, _ = best_result(kept, bonus_of(kept), seen.limit)
    wish = max(0.0, values.gain(won, BIT[prize]))
    yield _says(0.6 + wish, reason("cauldron15.hint.takes", card=card_words(prize)))
    yield from _within(seen, kept)
    if total == seen.limit:
        yield _says(3.5, reason("cauldron15.hint.limit", limit=seen.limit))
    elif total < seen.limit:
        yield _says(1.0 + wish, reason("cauldron15.hint.total", total=total))
    if sets_of(kept) > sets_of(won):
        yield _says(4.0, reason("cauldron15.hint.set"))
    elif suit_of(prize) not in suits_in(won):
        yield _says(1.4, reason("cauldron15.hint.suit", suit=suit_words(suit_of(prize))))


def _within(seen: Cauldron15Observation, kept: Mask) -> Iterator[Feature]:
    """Yield that the move does not take the seat over the limit."""
    if best_result(kept, bonus_of(kept), seen.limit)[0] <= seen.limit:
        yield _says(3.0, reason("cauldron15.hint.within", limit=seen.limit))
