"""The sampler: what it deals cannot be told from the real position, and it forgets nothing that was seen."""

from collections import Counter

import pytest
from bubble_and_boil_setup import Referee, after, heap, play, random_match, table

from game.core.chance import Lcg
from game.rules.bubble_and_boil.controller import BubbleAndBoil
from game.rules.bubble_and_boil.cubes import size_of


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(
    "options", [{}, {"kindly_crone": True}, {"victory": "draft"}, {"numbers": {"pot_to_pot": "those_two"}}], ids=str
)
def test_a_dealt_position_is_possible_and_looks_the_same(
    referee: Referee, seats: int, options: dict[str, object]
) -> None:
    boil, chance = referee(**options), Lcg(5)
    for position in random_match(boil, seats, 4)[1][::3]:
        for eyes in (*range(seats), None):
            seen = boil.observe(position, eyes)
            dealt = boil.sampler(seen).deal(chance)
            assert boil.observe(dealt, eyes) == seen
            assert boil.pieces(dealt) == boil.pieces(position)
            if eyes == boil.to_move(position):
                written = boil.to_plain(dealt)
                assert boil.to_plain(boil.from_plain(written)) == written


def test_the_end_of_a_match_can_be_dealt_too(boil: BubbleAndBoil) -> None:
    position = random_match(boil, 3, 4)[1][-1]
    play(boil, position, "brew")
    seen = boil.observe(position, 0)
    dealt = boil.sampler(seen).deal(Lcg(1))
    assert boil.observe(dealt, 0) == seen
    assert boil.outcome(dealt) == boil.outcome(position)


BOOKS = {
    "gardens": [["red: bad_influence=R1 gossip_mill=R2"], ["green: un_holiday=G1 fence_shuffle=G1"]],
    "books": ["hot_potato toad_choir", "crow_tax leaky_kettle", "halo_polish"],
}


def test_recipes_seen_stay_where_they_can_be(boil: BubbleAndBoil) -> None:
    before = table("demonic_siphon", "demonic_siphon", "", **BOOKS)
    position, _ = after(boil, before, "hex demonic_siphon 1", "suffer")
    mine = boil.observe(position, 0)
    stolen = mine.annals[-1].card
    assert stolen is not None
    worlds = [boil.sampler(mine).deal(Lcg(seed)) for seed in range(30)]
    assert {world.books[0] for world in worlds} == {position.books[0]}
    # Then seat 1 takes one of three back: what seat 0 still has is one of three pairs, the third lies with seat 1.
    play(boil, position, "harvest", "draw", "hex demonic_siphon 0")
    play(boil, position, *(["suffer"] if position.stack else []))
    back = boil.observe(position, 0)
    assert back.book_counts == (2, 2, 1)
    worlds = [boil.sampler(back).deal(Lcg(seed)) for seed in range(60)]
    known = {*map(boil.codex.card, ("hot_potato", "toad_choir", stolen))}
    assert {world.books[0] for world in worlds} == {bytes(sorted(known - {each})) for each in known}
    for world in worlds:
        assert known - set(world.books[0]) <= set(world.books[1])


def test_a_recipe_seen_twice_is_one_card_or_two(boil: BubbleAndBoil) -> None:
    """A thief who gets back what was stolen unseen before reckons with both: the same card, or its second copy."""
    annals = [
        {"seat": 0, "from": None, "card": "crow_tax"},
        {"seat": 1, "from": None, "card": "crow_tax"},
        {"seat": 1, "from": 0, "card": "crow_tax"},
        {"seat": 0, "from": 1, "card": "crow_tax"},
    ]
    position = boil.from_plain(table("", "", books=["crow_tax", "crow_tax"]) | {"annals": annals})
    seen = boil.observe(position, 0)
    dealt = [boil.sampler(seen).deal(Lcg(seed)).books for seed in range(200)]
    card = boil.codex.card("crow_tax")
    assert {books[0] for books in dealt} == {bytes((card,))}
    others = Counter(books[1][0] == card for books in dealt)
    assert set(others) == {True, False}


def test_cards_that_everybody_saw_stay_in_the_hand(boil: BubbleAndBoil) -> None:
    before = table("midnight_gardener hot_potato", "", gardens=[[], ["red: bad_influence=R1 gossip_mill=R2"]])
    position, _ = after(boil, before, "hex midnight_gardener 1", "plot 1 0 0")
    seen = boil.observe(position, 1)
    assert seen.shown[0] == ("bad_influence",)
    worlds = [boil.sampler(seen).deal(Lcg(seed)) for seed in range(20)]
    card = boil.codex.card("bad_influence")
    assert all(card in world.hands[0] for world in worlds)
    # A recipe recorded face down may have been that card.
    play(boil, position, "harvest", "record hot_potato")
    assert boil.observe(position, 1).shown[0] == ()


def test_hidden_cards_differ_from_deal_to_deal_and_are_equally_likely(boil: BubbleAndBoil) -> None:
    position = boil.start(3, 1)
    sampler, chance = boil.sampler(boil.observe(position, 0)), Lcg(3)
    found: Counter[int] = Counter()
    decks = set()
    for _ in range(1500):
        dealt = sampler.deal(chance)
        found.update(dealt.hands[1])
        decks.add(dealt.deck[-3:])
        assert dealt.hands[0] == position.hands[0]
    assert len(decks) > 1000
    unseen = Counter(boil.codex.deck) - Counter(position.hands[0])
    # Each unseen card is among the five of this hand with chance 5 in 71: 105 times, deviation 10; five deviations.
    for card, copies in unseen.items():
        assert abs(found[card] - 1500 * 5 / 71 * copies) < 75


def test_the_luck_of_a_dealt_position_is_its_own(boil: BubbleAndBoil) -> None:
    sampler, chance = boil.sampler(boil.observe(boil.start(2, 1), 0)), Lcg(1)
    assert len({sampler.deal(chance).chance.state for _ in range(50)}) == 50


def test_cubes_that_went_unseen_are_dealt_where_there_is_room(referee: Referee) -> None:
    boil = referee(numbers={"pot_to_pot": "those_two"})
    for position in random_match(boil, 4, 8)[1]:
        for eyes in (0, 2, None):
            dealt = boil.sampler(boil.observe(position, eyes)).deal(Lcg(2))
            assert list(map(size_of, dealt.pots)) == list(map(size_of, position.pots))
            assert sum(dealt.pots) == sum(position.pots)


def test_a_spectator_knows_no_hand(boil: BubbleAndBoil) -> None:
    sampler = boil.sampler(boil.observe(boil.start(2, 1), None))
    assert len({sampler.deal(Lcg(seed)).hands[0] for seed in range(50)}) > 45


def test_a_window_of_another_is_dealt_without_knowing_who_holds_a_counterspell(boil: BubbleAndBoil) -> None:
    before = table("itchy_bloomers", "return_to_sender hot_potato fence_shuffle", "", pots=["G1"])
    position, _ = after(boil, before, "hex itchy_bloomers 1")
    seen = boil.observe(position, 0)
    worlds = [boil.sampler(seen).deal(Lcg(seed)) for seed in range(40)]
    assert all(boil.observe(world, 0) == seen and boil.to_move(world) == 1 for world in worlds)
    assert len({len(boil.legal_moves(world)) for world in worlds}) > 1
    assert heap("G1") == worlds[0].pots[0]
