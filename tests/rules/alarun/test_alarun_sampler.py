"""The sampler: what it deals cannot be told from the real position, and every possible deal is equally likely."""

from collections import Counter
from itertools import permutations

import pytest
from alarun_setup import after, cards, plain, play, random_match, swap

from game.core.chance import Lcg
from game.rules.alarun.controller import Alarun
from game.rules.alarun.ingredient_cards import DECK
from game.rules.alarun.square import cards_in


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_dealt_position_is_possible_and_looks_the_same(alarun: Alarun, seats: int) -> None:
    chance = Lcg(5)
    for position in random_match(alarun, seats, 4)[1][::3]:
        for eyes in (*range(seats), None):
            seen = alarun.observe(position, eyes)
            dealt = alarun.sampler(seen).deal(chance)
            assert alarun.observe(dealt, eyes) == seen
            written = alarun.to_plain(dealt)
            assert alarun.to_plain(alarun.from_plain(written)) == written


@pytest.mark.parametrize("seats", [2, 3])
def test_the_end_of_a_match_can_be_dealt_too(alarun: Alarun, seats: int) -> None:
    position = random_match(alarun, seats, 4)[1][-1]
    play(alarun, position, "name red_egg")
    seen = alarun.observe(position, 0)
    dealt = alarun.sampler(seen).deal(Lcg(1))
    assert alarun.observe(dealt, 0) == seen
    assert dealt.colours == position.colours
    assert alarun.outcome(dealt) == alarun.outcome(position)


def test_cards_seen_in_swaps_and_discards_stay_where_they_are_known_to_be(alarun: Alarun) -> None:
    before = plain("Fy Ew Er", "Mu Pg Rb", "", centre="Eb Mg Rp")
    position, _ = after(alarun, before, swap("Fy", "Eb"), swap("Mu", "Fy"), "swap_all")
    sampler = alarun.sampler(alarun.observe(position, 2))
    for seed in range(30):
        dealt = sampler.deal(Lcg(seed))
        assert cards("Eb")[0] in dealt.hands[0]
        assert cards("Fy")[0] in dealt.hands[1]
        assert dealt.hands[2] == position.hands[2]
        assert dealt.centre == position.centre
    hands = {sampler.deal(Lcg(seed)).hands[0] for seed in range(30)}
    assert len(hands) > 20


def test_open_hands_are_known(alarun: Alarun) -> None:
    position, _ = after(alarun, plain("", "", ""), "pass", "pass", "pass")
    sampler = alarun.sampler(alarun.observe(position, 0))
    assert [sampler.deal(Lcg(seed)).hands for seed in range(5)] == [position.hands] * 5


def test_every_hidden_card_is_equally_likely_everywhere(alarun: Alarun) -> None:
    # In the last round of four seats nothing is left in the stack: the three other hands are the nine unseen cards.
    positions = [each for each in random_match(alarun, 4, 9)[1] if each.round == 8 and each.phase == "act"]
    position = positions[0]
    sampler = alarun.sampler(alarun.observe(position, 0))
    seen = Counter(
        [*position.hands[0], *position.centre, *(each for lay in position.squares for each in cards_in(lay))]
    )
    unseen = Counter(DECK) - seen
    assert unseen.total() == 9
    chance = Lcg(7)
    draws = 1800
    found = Counter(card for _ in range(draws) for card in sampler.deal(chance).hands[1])
    assert set(found) == set(unseen)
    # Each copy is in this hand with chance 1/3: 600 times, with a deviation of 20; five deviations.
    for card, copies in unseen.items():
        assert abs(found[card] - 600 * copies) < 100 * copies


def test_every_order_of_secret_colours_is_equally_likely(alarun: Alarun) -> None:
    position = alarun.start(3, 1)
    sampler = alarun.sampler(alarun.observe(position, 1))
    chance = Lcg(3)
    draws = 3000
    found = Counter(sampler.deal(chance).colours for _ in range(draws))
    own = position.colours[1]
    others = [colour for colour in range(7) if colour != own]
    expected = {(first, own, second) for first, second in permutations(others, 2)}
    assert set(found) == expected
    # Chi square of 30 equally likely pairs: mean 29, deviation 7.6; four deviations.
    share = draws / len(expected)
    assert sum((count - share) ** 2 / share for count in found.values()) < 29 + 4 * 7.6


def test_a_spectator_knows_no_colour(alarun: Alarun) -> None:
    sampler = alarun.sampler(alarun.observe(alarun.start(4, 1), None))
    chance = Lcg(2)
    assert {sampler.deal(chance).colours[0] for _ in range(100)} == set(range(7))


def test_what_is_still_to_come_differs_from_deal_to_deal(alarun: Alarun) -> None:
    sampler = alarun.sampler(alarun.observe(alarun.start(2, 1), 0))
    chance = Lcg(1)
    assert len({sampler.deal(chance).stack[-3:] for _ in range(50)}) > 40


def test_one_sampler_and_chance_deal_the_same(alarun: Alarun) -> None:
    position = random_match(alarun, 4, 3)[1][40]
    sampler = alarun.sampler(alarun.observe(position, 2))
    first, second = sampler.deal(Lcg(9)), sampler.deal(Lcg(9))
    assert alarun.to_plain(first) == alarun.to_plain(second)
