"""Chance: known answers, so that a seed means the same match for ever."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.chance import Lcg


def test_known_answers() -> None:
    chance = Lcg(0)
    states = []
    for _ in range(4):
        chance.below(2)
        states.append(chance.state)
    # Knuth's MMIX: x -> 6364136223846793005 x + 1442695040888963407 modulo 2 to the 64th.
    assert states == [1442695040888963407, 1876011003808476466, 11166244414315200793, 7401132627792533940]


def test_known_draws() -> None:
    chance = Lcg.seeded(15)
    assert [chance.below(6) for _ in range(12)] == [1, 0, 2, 3, 1, 1, 3, 1, 5, 4, 1, 5]
    assert chance.shuffled(range(10)) == [5, 2, 8, 4, 3, 9, 6, 0, 7, 1]
    assert chance.drawn(range(10), 4) == [8, 7, 5, 6]


def test_seeds_give_different_numbers() -> None:
    draws = {tuple(chance.below(1000) for _ in range(3)) for chance in map(Lcg.seeded, range(-50, 200))}
    assert len(draws) == 250


def test_the_state_is_all_there_is() -> None:
    chance = Lcg.seeded(3)
    chance.below(10)
    twin, again = chance.copy(), Lcg(chance.state)
    expected = [chance.below(100) for _ in range(5)]
    assert [twin.below(100) for _ in range(5)] == expected
    assert [again.below(100) for _ in range(5)] == expected


@pytest.mark.parametrize("bound", [1, 2, 3, 6, 7, 40])
def test_numbers_are_below_the_bound_and_about_equally_frequent(bound: int) -> None:
    chance = Lcg.seeded(1)
    counts = Counter(chance.below(bound) for _ in range(200 * bound))
    assert sorted(counts) == list(range(bound))
    # Four deviations of a count of 200.
    assert all(abs(count - 200) < 57 for count in counts.values())


@given(st.integers(0, (1 << 64) - 1), st.lists(st.integers(), max_size=50), st.data())
def test_shuffling_and_drawing_lose_nothing(state: int, items: list[int], data: st.DataObject) -> None:
    before = list(items)
    assert sorted(Lcg(state).shuffled(items)) == sorted(items)
    count = data.draw(st.integers(0, len(items)))
    drawn = Lcg(state).drawn(items, count)
    assert len(drawn) == count
    assert not Counter(drawn) - Counter(items)
    assert items == before


def test_every_order_comes_about_equally_often() -> None:
    chance = Lcg.seeded(2)
    shuffled = Counter(tuple(chance.shuffled("abc")) for _ in range(1200))
    drawn = Counter(tuple(chance.drawn("abc", 2)) for _ in range(1200))
    for counts in (shuffled, drawn):
        assert len(counts) == 6
        assert all(abs(count - 200) < 57 for count in counts.values())
