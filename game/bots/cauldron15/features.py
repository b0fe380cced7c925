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
    SUITS,
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
from game.rules.cauldron15.events import Case
from game.rules.cauldron15.moves import Discard, Play, Take
from game.rules.cauldron15.observation import Cauldron15Observation
from game.rules.cauldron15.tricks import best_card, case_of, prizes_of

# What a point counts that is left below the limit for what is still to come.
_LEFT = 0.1

# A card is high from this number on, and low up to that one.
_HIGH, _LOW = 5, 2

# What is said of the room under the brim, of a prize and of the limit is weighed as one.
_ROOM, _PRIZE, _LIMIT = "room", "prize", "limit"


def features_of(seen: Cauldron15Observation, values: Values, move: Move) -> list[Feature]:
    """Return the named properties of a legal move of the seat to move."""
    if isinstance(move, Play):
        return list(_of_play(seen, values, move.card))
    if isinstance(move, Take):
        return list(_of_prize(seen, values, move.card))
    if isinstance(move, Discard):
        if move.card not in seen.surplus:
            return []
        left = _kept(seen) & ~mask_of(seen.surplus)
        return [_says(1.0, reason("cauldron15.hint.discard", total=total_of(left)))]
    if seen.surplus:
        return []
    return [_says(1.0, reason("cauldron15.hint.done", total=total_of(_kept(seen))))]


def _kept(seen: Cauldron15Observation) -> Mask:
    """Return what the seat to move has kept."""
    assert seen.to_move is not None, "a seat has to decide"
    return mask_of(seen.won[seen.to_move])


def _says(weight: float, sentence: Reason, about: str = "") -> Feature:
    return Feature(sentence, weight, about)


def _of_play(seen: Cauldron15Observation, values: Values, card: Card) -> Iterator[Feature]:
    """Yield what speaks for a card: what it takes for certain, or what it does to a trick that goes on."""
    won = _kept(seen)
    trick = mask_of(seen.trick) | BIT[card]
    total = seen.sum + number_of(card)
    case = case_of(total, seen.target)
    rivals = seen.waiting[1:]
    prizes = prizes_of(trick, case)
    ahead = best_card(trick, suit_of(seen.trick[0] if seen.trick else card), seen.trump) == card
    yield from _of_hand(seen, card)
    prize = max(cards_of(prizes), key=lambda each: values.gain(won, BIT[each]))
    is_taken = case != "below" or (ahead and not rivals)
    yield from _of_exact(seen, values, case, prize if is_taken else None)
    if is_taken:
        yield from _of_prize(seen, values, prize)
        if case == "exact":
            yield Feature(reason("cauldron15.hint.exact", target=seen.target), 2.0, _PRIZE, first=True)
        elif case == "over":
            weight = 1.5 if values.gain(won, BIT[prize]) > 0 else 0.1
            yield Feature(reason("cauldron15.hint.spill", card=card_words(prize)), weight, _PRIZE, first=True)
        return
    yield from _within(seen, won)
    wish = values.best_gain(won, prizes)
    if rivals:
        wanted = ahead and wish > 0
        yield from _of_room(seen, rivals[0], seen.target - total, trick, prize if wanted else None)
        yield from _of_lead(seen, card, prize, ahead=ahead, wanted=wish > 0, room=seen.target - total)
    else:
        yield from _of_gift(seen, values, prizes)
    if not ahead:
        best = best_card(trick, suit_of(seen.trick[0]), seen.trump)
        yield _says(0.1, reason("cauldron15.hint.behind", card=card_words(best)))
        if number_of(card) >= _HIGH:
            yield _says(0.7 + number_of(card) / 10, reason("cauldron15.hint.away"))
        if wish < 0:
            yield _says(1.0, reason("cauldron15.hint.out", limit=seen.limit))


def _of_exact(seen: Cauldron15Observation, values: Values, case: Case, taken: Card | None) -> Iterator[Feature]:
    """Yield why a card is played that does not make the trick exact where another one would.

    It is said of every trick that stays below: everybody sees that the hit was there. `taken` is kept for certain.
    """
    hit = next((card for card in seen.options if seen.sum + number_of(card) == seen.target), None)
    if hit is None or case == "exact":
        return
    won, target = _kept(seen), seen.target
    best = values.best_gain(won, mask_of((*seen.trick, hit)))
    said, weight = reason("cauldron15.hint.exact_little", target=target), 0.6
    if best <= 0:
        said, weight = reason("cauldron15.hint.exact_unwanted", target=target), 2.0
    elif taken is not None and values.gain(won, BIT[taken]) >= best:
        said = reason("cauldron15.hint.exact_same", target=target, card=card_words(taken))
    yield Feature(said, weight, first=case == "below")


def _of_hand(seen: Cauldron15Observation, card: Card) -> Iterator[Feature]:
    """Yield what the hand that is left is good for: a card of another suit is the first to go.

    Kept are only cards that could have been played. Where every other card would keep one, that is no reason for this.
    """
    left = [each for each in seen.hand if each != card]
    trumps = [each for each in seen.hand if suit_of(each) == seen.trump]
    # Whoever has hardly room for one more card, or one card left, wants no trick to trump.
    has_use = seen.seat is not None and seen.room[seen.seat] > _LOW and len(left) > 1
    if has_use and trumps and suit_of(card) != seen.trump and all(suit_of(each) != suit_of(card) for each in left):
        yield _says(1.1, reason("cauldron15.hint.void", suit=suit_words(suit_of(card))))
    if trumps and _keeps_alone(seen, card, highest := max(trumps, key=number_of)):
        key = "keeps_trump" if len(trumps) > 1 else "keeps_trump.only"
        yield _says(0.9, reason(f"cauldron15.hint.{key}", card=card_words(highest)))
    lowest = min(seen.hand, key=number_of)
    if number_of(lowest) <= _LOW and number_of(card) > _LOW and _keeps_alone(seen, card, lowest):
        yield _says(0.4, reason("cauldron15.hint.keeps_low", card=card_words(lowest)))


def _keeps_alone(seen: Cauldron15Observation, card: Card, kept: Card) -> bool:
    """Return whether a card is the only one that could be played instead of another one."""
    return kept in seen.options and [each for each in seen.options if each != kept] == [card]


def _of_room(
    seen: Cauldron15Observation, rival: Seat, room: int, trick: Mask, wanted: Card | None
) -> Iterator[Feature]:
    """Yield what the room that is left under the brim means to the seat that plays next.

    Where a prize is `wanted`, nobody is to spill the trick; else somebody is.
    """
    unseen = cards_of(seen.unseen & ~trick)
    over, exact = (sum(number_of(card) > room for card in unseen), sum(number_of(card) == room for card in unseen))
    share = over / max(1, len(unseen))
    seat, of = reason("seat", seat=rival), len(unseen)
    if room >= NUMBERS:
        yield _says(1.0, reason("cauldron15.hint.too_far", seat=seat), _ROOM)
    elif wanted is not None:
        prize = _wanted(seen, wanted)
        holds = reason("cauldron15.hint.holds", card=prize, room=room, count=over, of=of)
        yield _says(1 - share, holds if over else reason("cauldron15.hint.no_spill", card=prize, room=room), _ROOM)
    elif over:
        yield _says(2 * share, reason("cauldron15.hint.lets_spill", seat=seat, room=room, count=over, of=of), _ROOM)
    if not exact and room < NUMBERS:
        yield _says(0.7, reason("cauldron15.hint.not_exact", room=room))


def _of_lead(
    seen: Cauldron15Observation, card: Card, prize: Card, *, ahead: bool, wanted: bool, room: int
) -> Iterator[Feature]:
    """Yield how well a card that is ahead holds where its prize is wanted, or else how easily it is beaten."""
    if not ahead:
        return
    unseen = cards_of(seen.unseen)
    trumped = suit_of(card) != seen.trump
    beating = sum(
        number_of(each) < room
        and ((suit_of(each) == suit_of(card) and number_of(each) > number_of(card))
             or (trumped and suit_of(each) == seen.trump))
        for each in unseen
    )  # fmt: skip
    share = beating / max(1, len(unseen))
    if not wanted:
        if beating:
            yield _says(2 * share, reason("cauldron15.hint.beaten", card=card_words(prize), count=beating))
        return
    if seen.trick and suit_of(card) == seen.trump != suit_of(seen.trick[0]):
        yield _says(1.2, reason("cauldron15.hint.trump", target=seen.target))
    said = reason("cauldron15.hint.highest", target=seen.target)
    if beating:
        said = reason("cauldron15.hint.beats", card=_wanted(seen, prize), count=beating)
    yield _says(1.6 - 2 * min(share, 0.8), said)


def _wanted(seen: Cauldron15Observation, prize: Card) -> Reason:
    """Return the words for a prize that is wanted; of a low one, which hardly adds to a total, what it is good for."""
    won, words = _kept(seen), card_words(prize)
    is_new = suit_of(prize) not in suits_in(won) and _may_complete(seen, won | BIT[prize])
    return reason("cauldron15.hint.new_suit", card=words) if is_new and number_of(prize) <= _LOW else words


def _of_gift(seen: Cauldron15Observation, values: Values, prizes: Mask) -> Iterator[Feature]:
    """Yield what the last card of a trick leaves to the seat that is ahead."""
    rival = seen.ahead_seat
    if rival is None or len(cards_of(prizes)) > 1:
        return
    won, prize = mask_of(seen.won[rival]), cards_of(prizes)[0]
    kept = won | BIT[prize]
    total, _ = best_result(kept, bonus_of(kept), seen.limit)
    before, _ = best_result(won, bonus_of(won), seen.limit)
    seat, words = reason("seat", seat=rival), card_words(prize)
    harm = max(0.0, -values.gain(won, BIT[prize]))
    if total > seen.limit >= before:
        yield _says(1.5 + harm, reason("cauldron15.hint.gift.over", seat=seat, card=words, total=total), "gift")
    elif number_of(prize) <= 1 or harm > 0:
        yield _says(0.5 + harm, reason("cauldron15.hint.gift", seat=seat, card=words), "gift")


def _of_prize(seen: Cauldron15Observation, values: Values, prize: Card) -> Iterator[Feature]:
    """Yield what speaks for a prize that is taken for certain."""
    won = _kept(seen)
    kept = won | BIT[prize]
    total, _ = best_result(kept, bonus_of(kept), seen.limit)
    by_set = "" if total == total_of(kept) else ".set"
    wish = max(0.0, values.gain(won, BIT[prize]))
    yield _says(0.3 + wish, reason("cauldron15.hint.takes", card=card_words(prize)), _PRIZE)
    yield from _within(seen, kept)
    if total == seen.limit:
        yield _says(3.5, reason(f"cauldron15.hint.limit{by_set}", limit=seen.limit), _PRIZE)
    elif total < seen.limit:
        room = seen.limit - total
        yield _says(1.0 + wish, reason(f"cauldron15.hint.total{by_set}", total=total, room=room), _PRIZE)
        if len(seen.hand) > (seen.decision == "play"):
            yield Feature(reason("cauldron15.hint.leaves_room", room=room), _LEFT * room, beside=True)
    else:
        said = reason(f"cauldron15.hint.less_over{by_set}", total=total, limit=seen.limit)
        yield Feature(said, max(0.0, 2.0 - (total - seen.limit) / seen.limit), _LIMIT, beside=True)
    if sets_of(kept) > sets_of(won):
        yield _says(4.0, reason("cauldron15.hint.set"))
    elif suit_of(prize) not in suits_in(won) and _may_complete(seen, kept):
        count = len(suits_in(kept))
        yield _says(1.4, reason("cauldron15.hint.suit", suit=suit_words(suit_of(prize)), count=count))


def _may_complete(seen: Cauldron15Observation, kept: Mask) -> bool:
    """Return whether the seat may still keep so many cards that its suits become a set: one of each trick to come."""
    if seen.round < seen.rounds:
        return True
    to_come = len(seen.hand) - (seen.decision == "play")
    return len(suits_in(kept)) + to_come >= len(SUITS)


def _within(seen: Cauldron15Observation, kept: Mask) -> Iterator[Feature]:
    """Yield that the move does not take the seat over the limit."""
    if best_result(kept, bonus_of(kept), seen.limit)[0] <= seen.limit:
        yield Feature(reason("cauldron15.hint.within", limit=seen.limit), 3.0, _LIMIT, beside=True)
