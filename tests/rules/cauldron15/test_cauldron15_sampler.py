"""The sampler: what it deals cannot be told from the real position, and every possible deal is equally likely."""

from collections import Counter
from itertools import combinations

import pytest
from cauldron15_setup import after, cards, mask, plain, play

from game.core.chance import Lcg
from game.core.referee import Plain
from game.rules.cauldron15.cards import SUIT_MASK, Mask, card_name, cards_of, suit_of
from game.rules.cauldron15.controller import Cauldron15
from game.rules.cauldron15.position import Cauldron15Position


def moments(controller: Cauldron15, seats: int, seed: int) -> list[Cauldron15Position]:
    """Return the moments of a random match, the end included."""
    chance = Lcg.seeded(seed)
    position = controller.start(seats, seed)
    found = [position.copy()]
    while controller.to_move(position) is not None:
        legal = controller.legal_moves(position)
        controller.apply(position, legal[chance.below(len(legal))])
        found.append(position.copy())
    return found


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_dealt_position_is_possible_and_honours_voids(cauldron15: Cauldron15, seats: int) -> None:
    chance = Lcg(5)
    for seed in range(2):
        for position in moments(cauldron15, seats, seed):
            for eyes in (*range(seats), None):
                dealt = cauldron15.sampler(cauldron15.observe(position, eyes)).deal(chance)
                written = cauldron15.to_plain(dealt)
                assert cauldron15.to_plain(cauldron15.from_plain(written)) == written
                for seat in range(seats):
                    for suit in position.voids_of(seat):
                        assert not dealt.hands[seat] & SUIT_MASK[suit]


def narrow(*hands: str, pile: str, voids: tuple[str, ...]) -> Plain:
    """Return a position in which all cards but these few have been discarded."""
    before = plain(*hands, voids=voids)
    rest = before["pile"]
    before["pile"] = [card_name(card) for card in cards(pile)]
    before["discards"] = [name for name in rest if name not in before["pile"]]
    return before


def possible_hands(position: Cauldron15Position, unseen: Mask) -> set[tuple[Mask, ...]]:
    """Return every way to fill the hands of seats 1 to 3, found by trying all."""
    found = set()
    sizes = [hand.bit_count() for hand in position.hands]
    free = cards_of(unseen)
    for first in combinations(free, sizes[1]):
        for second in combinations(sorted(set(free) - set(first)), sizes[2]):
            for third in combinations(sorted(set(free) - set(first) - set(second)), sizes[3]):
                hands = (first, second, third)
                if all(
                    suit_of(card) not in position.voids_of(seat) for seat, hand in enumerate(hands, 1) for card in hand
                ):
                    found.add(tuple(sum(1 << card for card in hand) for hand in hands))
    return found


@pytest.mark.parametrize(
    "voids",
    [
        ("", "", "", ""),
        ("", "ore", "", ""),
        ("", "ore", "ore", ""),
        ("", "ore", "plant", ""),
        ("", "ore", "ore", "plant"),
        ("", "ore", "plant", "ore soul"),
        ("", "ore plant", "ore", "plant"),
    ],
    ids=str,
)
def test_every_possible_deal_is_equally_likely(cauldron15: Cauldron15, voids: tuple[str, ...]) -> None:
    before = narrow("ore 0", "liquid 2", "organism 3, soul 4", "liquid 6", pile="ore 1, plant 1 2", voids=voids)
    if "ore" in voids[3] or "soul" in voids[3]:
        before["hands"][2], before["hands"][3] = ["soul 4", "organism 3"], ["liquid 6"]
    position = cauldron15.from_plain(before)
    unseen = mask("liquid 2, organism 3, soul 4, liquid 6, ore 1, plant 1 2")
    sampler = cauldron15.sampler(cauldron15.observe(position, 0))
    chance = Lcg(7)
    expected = possible_hands(position, unseen)
    draws = 60 * len(expected)
    counts = Counter(tuple(sampler.deal(chance).hands[1:]) for _ in range(draws))
    assert set(counts) == expected
    # Chi square: its mean is the number of deals less one, its deviation the root of twice that; four deviations.
    freedom = len(expected) - 1
    surprise = sum((counts[hands] - 60) ** 2 / 60 for hands in expected)
    assert surprise < freedom + 4 * (2 * freedom) ** 0.5


def test_every_attempt_succeeds_where_only_one_deal_is_left(cauldron15: Cauldron15) -> None:
    voids = ("", "ore plant organism liquid", "ore plant organism soul", "plant organism liquid soul")
    before = narrow("plant 0", "soul 4 5", "liquid 6 7", "ore 3 5", pile="plant 1 2", voids=voids)
    position = cauldron15.from_plain(before)
    sampler = cauldron15.sampler(cauldron15.observe(position, 0))
    for seed in range(20):
        dealt = sampler.deal(Lcg(seed))
        assert dealt.hands == position.hands
        assert dealt.pile == position.pile


def test_a_refilled_lead_deck_is_known(cauldron15: Cauldron15) -> None:
    kept = ("plant 0 1 2 3 4 5 6 7", "organism 0 1 2 3 4 5 6 7, soul 0 1 2 3 4 5 6 7, ore 0 1 2 3")
    before = plain("ore 5 7", "ore 4 6, liquid 1 7", trick="liquid 0", won=kept, discards="liquid 2 3 4 5 6")
    before["pile"] = []
    position, _ = after(cauldron15, before, "play ore 5", "play liquid 1")
    sampler = cauldron15.sampler(cauldron15.observe(position, 0))
    for seed in range(20):
        dealt = sampler.deal(Lcg(seed))
        assert (dealt.pile, dealt.hands) == (position.pile, position.hands)


def test_what_is_still_to_come_differs_from_deal_to_deal(cauldron15: Cauldron15) -> None:
    before = plain("liquid 2", "liquid 4", "ore 6", "liquid 1")
    sampler = cauldron15.sampler(cauldron15.observe(cauldron15.from_plain(before), 0))
    chance = Lcg(1)
    trumps = set()
    for _ in range(60):
        dealt = sampler.deal(chance)
        while dealt.round == 1:
            play(cauldron15, dealt, cauldron15.legal_moves(dealt)[0].text)
        trumps.add(dealt.trumps[-1])
    assert trumps == {0, 1, 2, 3}


def test_one_sampler_and_chance_deal_the_same(cauldron15: Cauldron15) -> None:
    position = moments(cauldron15, 4, 3)[7]
    sampler = cauldron15.sampler(cauldron15.observe(position, 2))
    first, second = sampler.deal(Lcg(9)), sampler.deal(Lcg(9))
    assert cauldron15.to_plain(first) == cauldron15.to_plain(second)
