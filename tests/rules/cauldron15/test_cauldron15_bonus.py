"""The set bonus and the helpers on cards, against brute force."""

from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from game.rules.cauldron15.bonus import best_discards, best_result, bonus_of
from game.rules.cauldron15.cards import (
    ALL,
    Mask,
    cards_of,
    mask_of,
    number_of,
    sets_of,
    suit_of,
    suits_in,
    total_of,
)
from game.rules.cauldron15.moves import plays_of
from game.rules.cauldron15.tricks import best_card, highest_of, lowest_of, playable

MASKS = st.integers(0, ALL)
KEPT = st.sets(st.integers(0, 39), max_size=12).map(mask_of)
TRICKS = st.lists(st.integers(0, 39), min_size=1, max_size=5, unique=True)


def brute_force(won: Mask, count: int, limit: int) -> tuple[int, int]:
    """Return the best total and number of cards left, found by trying every discard."""
    left = [
        won & ~mask_of(discards)
        for used in range(count + 1)
        for discards in combinations(cards_of(won), min(used, won.bit_count()))
    ]
    results = [(total_of(cards), cards.bit_count()) for cards in left]
    within = [result for result in results if result[0] <= limit]
    return max(within) if within else min(results, key=lambda result: (result[0], -result[1]))


@given(KEPT, st.integers(0, 3), st.integers(0, 30))
def test_best_discards_are_as_good_as_brute_force(won: Mask, count: int, limit: int) -> None:
    discards = best_discards(won, count, limit)
    assert discards & ~won == 0
    assert discards.bit_count() <= count
    left = won & ~discards
    assert (total_of(left), left.bit_count()) == brute_force(won, count, limit)
    assert best_result(won, count, limit) == brute_force(won, count, limit)


@given(MASKS)
def test_masks_and_cards_tell_the_same(mask: Mask) -> None:
    cards = cards_of(mask)
    assert list(cards) == sorted(set(cards))
    assert mask_of(cards) == mask
    assert total_of(mask) == sum(map(number_of, cards))
    assert suits_in(mask) == tuple(sorted(set(map(suit_of, cards))))
    assert sets_of(mask) == bonus_of(mask) == min(sum(suit_of(card) == suit for card in cards) for suit in range(5))
    assert [move.card for move in plays_of(mask)] == list(cards)


@given(TRICKS, st.integers(0, 4))
def test_tricks_go_to_the_highest_trump_else_the_highest_of_the_colour_led(trick: list[int], trump: int) -> None:
    led = suit_of(trick[0])
    trumps = [card for card in trick if suit_of(card) == trump]
    best = max(trumps or [card for card in trick if suit_of(card) == led], key=number_of)
    assert best_card(mask_of(trick), led, trump) == best
    numbers = [number_of(card) for card in trick]
    assert set(cards_of(lowest_of(mask_of(trick)))) == {card for card in trick if number_of(card) == min(numbers)}
    assert set(cards_of(highest_of(mask_of(trick)))) == {card for card in trick if number_of(card) == max(numbers)}


@given(MASKS, TRICKS)
def test_the_colour_led_is_followed_where_possible(hand: Mask, trick: list[int]) -> None:
    held = cards_of(hand)
    following = [card for card in held if suit_of(card) == suit_of(trick[0])]
    assert list(cards_of(playable(hand, tuple(trick)))) == list(following or held)
    assert playable(hand, ()) == hand
