"""Brewing: the rulebook's example, and the exact optimum against brute force."""

from itertools import combinations, product

import pytest
from bubble_and_boil_setup import after, heap, only, table, texts
from hypothesis import given
from hypothesis import strategies as st

from game.core.chance import Lcg
from game.rules.bubble_and_boil import events as happened
from game.rules.bubble_and_boil.cards.match_cards import Need
from game.rules.bubble_and_boil.controller import BubbleAndBoil
from game.rules.bubble_and_boil.cubes import counts_of, heap_of, size_of
from game.rules.bubble_and_boil.final_brewing import brews, is_brew

# 002 An Example of Potion Brewing: 23 cubes, 6 corruption, five recipes.
POT = "G3 O6 R9 Y5"
BOOK = "enchant_familiar_chow un_holiday blackened_contract blackened_contract demonic_siphon"


def needs_of(boil: BubbleAndBoil, names: str) -> list[Need]:
    return [boil.codex.needs[boil.codex.card(name)] for name in names.split()]


def test_all_five_recipes_of_the_example_need_what_the_rulebook_says(boil: BubbleAndBoil) -> None:
    needs = needs_of(boil, BOOK)
    assert counts_of(sum(need.heap for need in needs)) == (5, 2, 10, 6)
    assert [need.points for need in needs] == [18, 13, 9, 9, 9]


def test_the_example_comes_to_forty_points(boil: BubbleAndBoil) -> None:
    before = table(
        "", "", "", step="brew", pots=[POT], books=[BOOK], corruption=[6], trigger="recipes", points=[0, 1, 2]
    )
    position = boil.from_plain(before)
    best = texts(boil, position)[0]
    # Liquid Rust, Mojo Juice and one potion of 9 points (18 + 13 + 9); one Salve and one Tincture come to the same.
    assert best == "brew blackened_contract enchant_familiar_chow un_holiday"
    _, told = after(boil, before, best)
    assert only(told, happened.Brewed).points == 40


def test_the_example_step_by_step(boil: BubbleAndBoil) -> None:
    everything = [boil.codex.card(name) for name in BOOK.split()]
    rust, mojo, salve = everything[:3]
    needs = boil.codex.needs
    pot = heap(POT)
    # Not everything: three green are too few, even without corruption.
    assert not is_brew(needs, everything, everything, pot, 0)
    without_tincture = sorted([rust, mojo, salve, salve])
    assert is_brew(needs, everything, without_tincture, pot, 0)
    # After Rust five red are left; after Mojo Juice two red, two green and four yellow: two Salves, and four orange.
    assert counts_of(pot - needs[rust].heap)[2] == 5
    assert counts_of(pot - needs[rust].heap - needs[mojo].heap) == (2, 4, 2, 4)
    # Four orange pay four of six corruption, so that one Salve must go.
    assert is_brew(needs, everything, without_tincture, pot, 4)
    assert not is_brew(needs, everything, without_tincture, pot, 5)
    assert is_brew(needs, everything, sorted([rust, mojo, salve]), pot, 6)
    assert brews(needs, everything, pot, 6)[0].points == 40


def brute(needs: list[Need], pot: tuple[int, ...], corruption: int) -> tuple[int, int, int]:
    """Return points, potions and cubes left over of the best of all sets of recipes."""
    best = (0, 0, 0)
    for size in range(1, len(needs) + 1):
        for chosen in combinations(needs, size):
            used = [sum(counts_of(need.heap)[colour] for need in chosen) for colour in range(4)]
            total = sum(need.size for need in chosen)
            if all(map(int.__le__, used, pot)) and total + corruption <= sum(pot):
                best = max(best, (sum(need.points for need in chosen), size, -total))
    return best


def check(seed: int) -> None:
    """Compare the optimum with brute force on a random pot, book and set of recipes."""
    chance = Lcg.seeded(seed)
    needs = []
    for _ in range(6):
        colours = [chance.below(3) for _ in range(4)]
        colours[chance.below(4)] += 1
        needs.append(Need(heap_of(colours), sum(colours) + chance.below(3), 3 + chance.below(20)))
    pot = tuple(chance.below(9) for _ in range(4))
    book = sorted(chance.below(6) for _ in range(chance.below(9)))
    book = [card for card in book if book.count(card) <= 2]
    corruption = chance.below(10)
    found = brews(needs, book, heap_of(pot), corruption)
    assert found[0].merit == brute([needs[card] for card in book], pot, corruption)
    assert len({brew.cards for brew in found}) == len(found)
    for brew in found:
        assert is_brew(needs, book, brew.cards, heap_of(pot), corruption)
        assert brew.merit <= found[0].merit
    subsets = {tuple(sorted(each)) for size in range(len(book) + 1) for each in combinations(book, size)}
    assert {brew.cards for brew in found} == {
        each for each in subsets if is_brew(needs, book, each, heap_of(pot), corruption)
    } | {()}


def test_the_optimum_is_that_of_brute_force() -> None:
    for seed in range(300):
        check(seed)


@pytest.mark.slow
def test_the_optimum_is_that_of_brute_force_on_five_thousand_pots() -> None:
    for seed in range(1000, 6000):
        check(seed)


@given(st.tuples(*[st.integers(0, 12)] * 4), st.tuples(*[st.integers(0, 3)] * 4), st.integers(0, 30))
def test_a_recipe_can_be_brewed_exactly_when_its_cubes_are_left(
    pot: tuple[int, ...], colours: tuple[int, ...], corruption: int
) -> None:
    need = Need(heap_of(colours), sum(colours) + 1, 5)
    enough = all(map(int.__ge__, pot, colours)) and size_of(heap_of(pot)) >= need.size + corruption
    assert is_brew([need], [0], [0], heap_of(pot), corruption) == enough


def test_pairing_each_disc_with_a_cube_comes_to_the_same_as_counting() -> None:
    """Ruling B40: whichever cubes are locked, a brew is possible exactly if cubes and discs fit in number."""
    need = Need(heap_of((1, 1, 0, 0)), 3, 5)
    for pot in product(range(3), repeat=4):
        for corruption in range(4):
            locks = {locked for locked in product(*(range(count + 1) for count in pot)) if sum(locked) == corruption}
            possible = any(
                is_brew([need], [0], [0], heap_of([have - gone for have, gone in zip(pot, locked, strict=True)]), 0)
                for locked in locks
            )
            assert possible == is_brew([need], [0], [0], heap_of(pot), corruption)
