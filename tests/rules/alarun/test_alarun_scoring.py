"""Scoring: agreement with the scorer of the rulebook's page on random squares, and what holds for every line."""

import alarun_scorer as scorer
import pytest
from alarun_setup import card, line, square
from hypothesis import given
from hypothesis import strategies as st

from game.core.chance import Lcg
from game.rules.alarun.ingredient_cards import CENTUM, COLOURS, COPIES, DECK, IDENTITIES, card_name, colour_of, kind_of
from game.rules.alarun.options import Numbers
from game.rules.alarun.potion_scoring import (
    Sheet,
    best_identity,
    best_potion,
    column_line,
    gain,
    row_line,
    score,
    standing,
)
from game.rules.alarun.square import (
    EMPTY,
    FIRST_SQUARE,
    HOME_ALONE,
    Plan,
    Square,
    cell_at,
    cells_of,
    column_of,
    open_cells,
    row_of,
    with_card,
)

Laid = dict[tuple[int, int], str]


def decks(chance: Lcg) -> list[int]:
    """Return a shuffled deck in which some traits are rare in most cases, so that there are potions to find."""
    few = 2 + chance.below(6)
    style = chance.below(3)
    if style == 0:
        return chance.shuffled(DECK)
    trait = colour_of if style == 1 else kind_of
    kept = [each for each in DECK if each == CENTUM or trait(each) < few]
    return chance.shuffled(kept) if len(kept) >= 24 else chance.shuffled(DECK)


def random_square(chance: Lcg, count: int) -> tuple[Square, Plan, Laid]:
    """Return a square with so many ingredients laid by the rules, its plan, and the same by places and names."""
    laid, taken, by_place = FIRST_SQUARE, HOME_ALONE, {}
    for each in decks(chance)[:count]:
        cells = cells_of(open_cells(taken))
        cell = cells[chance.below(len(cells))]
        laid, taken = with_card(laid, each, cell), taken | 1 << cell
        by_place[column_of(cell), row_of(cell)] = card_name(each)
    return laid, taken, by_place


def points(sheet: Sheet) -> tuple[list[int], list[int]]:
    return [row.points for row in sheet.rows], [column.points for column in sheet.columns]


def compare(numbers: Numbers, seed: int, count: int) -> None:
    """Compare a random square with what the other scorer finds, by a random identity and by the best."""
    chance = Lcg.seeded(seed)
    laid, taken, by_place = random_square(chance, count)
    identity, colour = chance.below(IDENTITIES), chance.below(len(COLOURS))
    sheet = score(laid, taken, identity, colour, numbers)
    assert points(sheet) == scorer.lines(by_place, card_name(identity))
    assert sheet.total == scorer.total(by_place, COLOURS[colour], card_name(identity))
    best = standing(laid, taken, colour, numbers)
    assert best.total == scorer.best_total(by_place, COLOURS[colour])
    assert best.total == scorer.total(by_place, COLOURS[colour], card_name(best.identity))


def test_random_squares_score_as_the_rulebook_says(numbers: Numbers) -> None:
    for seed in range(300):
        compare(numbers, seed, 24)


def test_unfinished_squares_score_as_the_rulebook_says(numbers: Numbers) -> None:
    for seed in range(120):
        compare(numbers, seed, seed % 24)


@pytest.mark.slow
@pytest.mark.parametrize("thousand", range(5))
def test_five_thousand_random_squares_score_as_the_rulebook_says(numbers: Numbers, thousand: int) -> None:
    for seed in range(1000):
        compare(numbers, 10_000 + 1000 * thousand + seed, 24)


def test_what_a_card_adds_is_the_difference_of_two_scores(numbers: Numbers) -> None:
    for seed in range(60):
        chance = Lcg.seeded(seed)
        laid, taken, by_place = random_square(chance, seed % 24)
        cells = cells_of(open_cells(taken))
        cell, added, colour = cells[chance.below(len(cells))], chance.below(len(set(DECK))), chance.below(7)
        found = gain(laid, taken, added, cell, colour, numbers)
        before = scorer.best_total(by_place, COLOURS[colour])
        by_place[column_of(cell), row_of(cell)] = card_name(added)
        assert found.total == scorer.best_total(by_place, COLOURS[colour]) - before
        assert found.after.total == before + found.total
        had = standing(laid, taken, colour, numbers)
        lines = sum(change for _, change in (*found.rows, *found.columns))
        assert lines == found.after.potions - had.potions
        assert all(change for _, change in (*found.rows, *found.columns))


def test_what_a_card_adds_tells_the_lines_that_change(numbers: Numbers) -> None:
    laid, taken = square("""
        .  Ey
        @  Eb
    """)
    found = gain(laid, taken, card("Er"), cell_at(1, 1), None, numbers)
    # The apprentice is an egg already: its row keeps its 2 points, the column grows from 2 eggs to 3.
    assert (found.total, found.rows, found.columns) == (3, (), ((1, 3),))
    found = gain(laid, taken, card("Fp"), cell_at(-1, 0), card("Fp") % 7, numbers)
    assert found.total == 2
    assert (found.rows, found.columns) == ((), ())


def test_the_apprentice_may_become_another_and_cost_a_line_some_points(numbers: Numbers) -> None:
    laid, taken = square("""
        My
        @  Rg Rb
        Mr
    """)
    before = standing(laid, taken, None, numbers)
    assert (before.potions, kind_of(before.identity)) == (7, kind_of(card("My")))
    found = gain(laid, taken, card("Rp"), cell_at(3, 0), None, numbers)
    assert (found.after.potions, kind_of(found.after.identity)) == (12, kind_of(card("Rp")))
    assert (found.total, found.rows, found.columns) == (5, ((0, 8),), ((0, -3),))


def test_the_cells_of_a_potion_are_told(numbers: Numbers) -> None:
    laid, taken = square("""
        Fy  @   Eb  Eb  Er
        Fr  .   .   .   .
    """)
    sheet = score(laid, taken, card("Ey"), None, numbers)
    across = sheet.rows[0]
    assert (across.index, across.strength, across.points) == (0, 3, 5)
    assert across.cells == tuple(cell_at(column, 0) for column in range(4))
    first = sheet.columns[0]
    assert (first.index, first.cells, first.points) == (-1, (cell_at(-1, 0), cell_at(-1, 1)), 2)
    assert [column.cells for column in sheet.columns[1:]] == [()] * 4


def test_a_colour_is_told_before_a_kind_and_the_left_before_the_right() -> None:
    assert best_potion(line("Ey Eb . Mb Cb")).first == 3
    assert best_potion(line("Ey Eb . Cr Cb")).first == 0


CARDS = st.integers(0, IDENTITIES - 1)
LINES = st.lists(CARDS | st.sampled_from([CENTUM, EMPTY]), max_size=5).map(bytes)
PLAIN_LINES = st.lists(CARDS, min_size=1, max_size=5).map(bytes)


def turned(each: bytes) -> bytes:
    """Return a line in which kinds have become colours and colours kinds."""
    return bytes(colour_of(one) * 7 + kind_of(one) if one < CENTUM else one for one in each)


@given(LINES)
def test_a_line_is_worth_the_same_from_both_ends(each: bytes) -> None:
    assert best_potion(each).strength == best_potion(each[::-1]).strength


@given(LINES)
def test_kinds_and_colours_are_worth_the_same(each: bytes) -> None:
    assert best_potion(each).strength == best_potion(turned(each)).strength


@given(LINES)
def test_a_potion_is_one_colour_or_one_kind_without_a_gap(each: bytes) -> None:
    potion = best_potion(each)
    part = each[potion.first : potion.last]
    assert potion.strength == len(set(part))
    assert potion.strength != 1
    assert not part or max(part) < CENTUM
    assert len(set(map(colour_of, part))) <= 1 or len(set(map(kind_of, part))) == 1


@given(PLAIN_LINES, st.data())
def test_doubling_a_card_in_its_place_changes_nothing(each: bytes, data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(each) - 1))
    assert best_potion(each[: at + 1] + each[at:]).strength == best_potion(each).strength


@given(LINES, CARDS)
def test_one_more_card_at_the_end_never_weakens_and_adds_one_at_most(each: bytes, more: int) -> None:
    before, after = best_potion(each).strength, best_potion(each + bytes([more])).strength
    assert before <= after <= max(2, before + 1)


@given(LINES, LINES)
def test_the_centum_auri_parts_a_line_in_two(left: bytes, right: bytes) -> None:
    whole = best_potion(left + bytes([CENTUM]) + right).strength
    assert whole == max(best_potion(left).strength, best_potion(right).strength)


def test_lines_of_a_square(numbers: Numbers) -> None:
    laid, _ = square("""
        .  Ey .
        Mr @  Fb
    """)
    assert row_line(laid, 0) == bytes([EMPTY] * 3 + [card("Mr"), 254, card("Fb")] + [EMPTY] * 3)
    assert column_line(laid, 0) == bytes([EMPTY] * 3 + [card("Ey"), 254] + [EMPTY] * 4)
    assert card_name(best_identity(laid, numbers)).split("_")[0] in {"yellow", "red", "blue"}


def test_the_deck_has_two_of_each_and_is_symmetric() -> None:
    assert len(DECK) == 99
    assert sorted(turned(bytes(DECK))) == list(DECK)
    assert all(DECK.count(each) == COPIES for each in range(IDENTITIES))
