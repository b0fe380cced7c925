"""Duel inputs: what the net of two seats is told of a moment right after a move, all of it known to the judging seat.

The card that the deck leads next is not among it. A moment after a round is told without that round's cards.
"""

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from game.bots.cauldron15.first_sight import Results
from game.bots.suit_net import Inputs
from game.core.event import Seat
from game.rules.cauldron15.cards import (
    ALL,
    BIT,
    NUMBERS,
    SUIT_COUNT,
    Card,
    Mask,
    mask_of,
    number_of,
    sets_of,
    suit_of,
    total_of,
)
from game.rules.cauldron15.position import Cauldron15Position
from game.rules.cauldron15.tricks import best_card

_OF_CARDS = (
    "hand", "unseen", "kept", "rival's kept", "rival first", "rival second", "played", "deck's in the trick",
    "own in the trick",
)  # fmt: skip
_MOST_KEPT, _MOST_HELD = 4, 5
_ROUNDS = 3
_MOMENTS = ("first to answer", "second to answer", "answered", "round over, first", "round over, second")
_LARGEST_HAND, _LEAST_HAND = 8, 3
_MOST_IN_ALL, _MOST_LEFT, _MOST_SETS = 47, 31, 3
_CLEAR_TOTAL, _CLEAR_CARDS = 15, 4
_BRIM = 12


def _counted(name: str, highest: int, lowest: int = 0) -> tuple[str, ...]:
    return tuple(f"{name} {number}" for number in range(lowest, highest + 1))


def _of_both(name: str, highest: int) -> tuple[str, ...]:
    return _counted(name, highest) + _counted(f"rival's {name}", highest)


SUIT_NAMES: tuple[str, ...] = (
    *(f"{name} {number}" for name in _OF_CARDS for number in range(NUMBERS)),
    "rival's void", "void", "led",
    *_of_both("count kept", _MOST_KEPT), *_counted("count held", _MOST_HELD),
    "scarcest", "rival's scarcest",
)  # fmt: skip

NAMES: tuple[str, ...] = (
    *(f"round {number}, {moment}" for number in range(1, _ROUNDS + 1) for moment in _MOMENTS),
    *_of_both("cards held", _LARGEST_HAND), *_of_both("in all", _MOST_IN_ALL), *_of_both("total", _MOST_LEFT),
    *_of_both("sets", _MOST_SETS), *_of_both("suits", SUIT_COUNT),
    *_counted("total ahead by", _CLEAR_TOTAL, -_CLEAR_TOTAL), *_counted("cards ahead by", _CLEAR_CARDS, -_CLEAR_CARDS),
    *_counted("sum", _BRIM - 1), "deck ahead", "own card ahead", *_counted("lowest in the trick", NUMBERS - 1),
    *(
        f"round {number}, {total}"
        for whose in ("total", "rival's total")
        for number in range(1, _ROUNDS + 1)
        for total in _counted(whose, _MOST_LEFT)
    ),
    *_counted("hand of", _LARGEST_HAND, _LEAST_HAND), "lowest wins",
)  # fmt: skip

_FIRST_OF_CARDS = dict(zip(_OF_CARDS, range(0, NUMBERS * len(_OF_CARDS), NUMBERS), strict=True))
_SUIT_PLACE = {name: place for place, name in enumerate(SUIT_NAMES)}
_PLACE = {name: place for place, name in enumerate(NAMES)}


def _places(name: str) -> tuple[Inputs, ...]:
    """Return the inputs of the numbers of a suit, which are the bits of a byte, for each byte."""
    first = _FIRST_OF_CARDS[name]
    return tuple(tuple(first + number for number in range(NUMBERS) if byte >> number & 1) for byte in range(256))


_HAND, _UNSEEN, _KEPT, _RIVALS_KEPT, _RIVAL_FIRST, _RIVAL_SECOND, _PLAYED, _DECK, _OWN = map(_places, _OF_CARDS)
_RIVALS_VOID, _VOID, _LED = _SUIT_PLACE["rival's void"], _SUIT_PLACE["void"], _SUIT_PLACE["led"]
_COUNT_KEPT, _RIVALS_COUNT = _SUIT_PLACE["count kept 0"], _SUIT_PLACE["rival's count kept 0"]
_COUNT_HELD = _SUIT_PLACE["count held 0"]
_SCARCEST, _RIVALS_SCARCEST = _SUIT_PLACE["scarcest"], _SUIT_PLACE["rival's scarcest"]
_AT_MOMENT = [_PLACE[f"round {number}, {_MOMENTS[0]}"] for number in range(1, _ROUNDS + 1)]
_AT_LEFT = [_PLACE[f"round {number}, total 0"] for number in range(1, _ROUNDS + 1)]
_AT_RIVALS_LEFT = [_PLACE[f"round {number}, rival's total 0"] for number in range(1, _ROUNDS + 1)]
_HELD, _RIVALS_HELD = _PLACE["cards held 0"], _PLACE["rival's cards held 0"]
_IN_ALL, _RIVALS_IN_ALL = _PLACE["in all 0"], _PLACE["rival's in all 0"]
_LEFT, _RIVALS_LEFT = _PLACE["total 0"], _PLACE["rival's total 0"]
_SETS, _RIVALS_SETS = _PLACE["sets 0"], _PLACE["rival's sets 0"]
_SUITS, _RIVALS_SUITS = _PLACE["suits 0"], _PLACE["rival's suits 0"]
_TOTAL_AHEAD, _CARDS_AHEAD = _PLACE["total ahead by 0"], _PLACE["cards ahead by 0"]
_SUM, _DECK_AHEAD, _OWN_AHEAD = _PLACE["sum 0"], _PLACE["deck ahead"], _PLACE["own card ahead"]
_LOWEST = _PLACE["lowest in the trick 0"]


Told: TypeAlias = tuple[Inputs, list[tuple[bool, Inputs]]]
"""What there is of the match, and of each suit and whether it is trump."""


class DuelInputs:
    """Tells a net of moments of one match between two seats.

    Rounds before the last three are told as the first of these, and larger amounts as the largest that was learnt.
    """

    def __init__(self, results: Results, rounds: int, hand: int, lowest_wins: bool) -> None:
        self._results = results
        self._before = rounds - _ROUNDS
        self._of_options: Inputs = (_PLACE[f"hand of {max(_LEAST_HAND, min(hand, _LARGEST_HAND))}"],)
        if lowest_wins:
            self._of_options += (_PLACE["lowest wins"],)

    def of(self, position: Cauldron15Position, round_number: int, eye: Seat) -> Told:
        """Return what a seat knows of a moment.

        `round_number` is the round in which the move was made: in the next one only what was kept is told.
        """
        over = position.round != round_number
        return self._of_match(position, round_number, eye, over), list(self._of_suits(position, eye, over))

    def _of_match(self, position: Cauldron15Position, round_number: int, eye: Seat, over: bool) -> Inputs:
        """Return what belongs to no suit."""
        mine, theirs = position.won[eye], position.won[1 - eye]
        (total, cards, suits), (rivals_total, rivals_cards, rivals_suits) = self._results[mine], self._results[theirs]
        number = max(1, round_number - self._before)
        answered = not over and len(position.trick) > 1
        moment = 2 if answered else (0 if position.leader == eye else 1) + (3 if over else 0)
        left, rivals_left = min(total, _MOST_LEFT), min(rivals_total, _MOST_LEFT)
        ahead = max(-_CLEAR_TOTAL, min(total - rivals_total, _CLEAR_TOTAL))
        cards_ahead = max(-_CLEAR_CARDS, min(cards - rivals_cards, _CLEAR_CARDS))
        found = [
            _AT_MOMENT[number - 1] + moment,
            _IN_ALL + min(total_of(mine), _MOST_IN_ALL), _RIVALS_IN_ALL + min(total_of(theirs), _MOST_IN_ALL),
            _LEFT + left, _RIVALS_LEFT + rivals_left,
            _SETS + min(sets_of(mine), _MOST_SETS), _RIVALS_SETS + min(sets_of(theirs), _MOST_SETS),
            _SUITS + suits, _RIVALS_SUITS + rivals_suits,
            _TOTAL_AHEAD + ahead, _CARDS_AHEAD + cards_ahead,
            _AT_LEFT[number - 1] + left, _AT_RIVALS_LEFT[number - 1] + rivals_left,
        ]  # fmt: skip
        if not over:
            for first, hand in ((_HELD, position.hands[eye]), (_RIVALS_HELD, position.hands[1 - eye])):
                found.append(first + min(hand.bit_count(), _LARGEST_HAND))
        if answered:
            deck, own = position.trick
            best = best_card(BIT[deck] | BIT[own], suit_of(deck), position.trumps[-1])
            found += (_SUM + position.sum, _DECK_AHEAD if best == deck else _OWN_AHEAD)
            found.append(_LOWEST + min(number_of(deck), number_of(own)))
        return (*found, *self._of_options)

    def _of_suits(self, position: Cauldron15Position, eye: Seat, over: bool) -> Iterator[tuple[bool, Inputs]]:
        """Yield what there is of each suit, and whether it is trump."""
        mine, theirs = position.won[eye], position.won[1 - eye]
        hand = deck = own = played = first = second = voids = rivals_voids = 0
        unseen, trump, led = ALL & ~mine & ~theirs, -1, -1
        if not over:
            trump, hand = position.trumps[-1], position.hands[eye]
            played, first, second = _played(position, eye)
            voids, rivals_voids = (position.voids >> SUIT_COUNT * seat for seat in (eye, 1 - eye))
            unseen &= ~hand & ~position.discards
            if position.pile_seen:
                unseen &= ~position.pile & ~mask_of(position.trick)
            if len(position.trick) > 1:
                deck, own = BIT[position.trick[0]], BIT[position.trick[1]]
                unseen &= ~deck & ~own
                led = suit_of(position.trick[0])
        fewest, rivals_fewest = sets_of(mine), sets_of(theirs)
        for suit in range(SUIT_COUNT):
            shift = NUMBERS * suit
            kept, rivals_kept, held = mine >> shift & 255, theirs >> shift & 255, hand >> shift & 255
            count, rivals_count = kept.bit_count(), rivals_kept.bit_count()
            found = _HAND[held] + _UNSEEN[unseen >> shift & 255] + _KEPT[kept] + _RIVALS_KEPT[rivals_kept]
            if not over:
                found += _RIVAL_FIRST[first >> shift & 255] + _RIVAL_SECOND[second >> shift & 255]
                found += _PLAYED[played >> shift & 255] + _DECK[deck >> shift & 255] + _OWN[own >> shift & 255]
                if rivals_voids >> suit & 1:
                    found += (_RIVALS_VOID,)
                if voids >> suit & 1:
                    found += (_VOID,)
                if led == suit:
                    found += (_LED,)
                found += (_COUNT_HELD + min(held.bit_count(), _MOST_HELD),)
            found += (_COUNT_KEPT + min(count, _MOST_KEPT), _RIVALS_COUNT + min(rivals_count, _MOST_KEPT))
            if count == fewest:
                found += (_SCARCEST,)
            if rivals_count == rivals_fewest:
                found += (_RIVALS_SCARCEST,)
            yield suit == trump, found


def _played(position: Cauldron15Position, eye: Seat) -> tuple[Mask, Mask, Mask]:
    """Return what a seat played in this round, and what its rival played as the first and the second to answer."""
    own = first = second = 0
    tricks: Sequence[tuple[Seat, tuple[Card, ...]]] = [(past.leader, past.cards) for past in position.past_tricks]
    for leader, cards in (*tricks, (position.leader, position.trick)):
        if len(cards) > 1:
            if leader == eye:
                own |= BIT[cards[1]]
            else:
                first |= BIT[cards[1]]
        if len(cards) > 2:
            if leader == eye:
                second |= BIT[cards[2]]
            else:
                own |= BIT[cards[2]]
    return own, first, second
