"""The luck of bots is repeatable, fair, and the same in every version of Python."""

from collections import Counter

import pytest

from game.play.luck import Luck, derive


def test_known_answers() -> None:
    luck = Luck(15)
    assert [luck.below(100) for _ in range(8)] == [96, 1, 73, 15, 98, 1, 87, 68]
    assert luck.shuffled(range(8)) == [7, 2, 6, 5, 3, 4, 0, 1]
    assert derive(15, 0, 3) == 18392932244644091603


def test_numbers_are_spread_evenly() -> None:
    luck = Luck(1)
    counted = Counter(luck.below(5) for _ in range(5000))
    assert set(counted) == set(range(5))
    assert min(counted.values()) > 900


def test_every_order_comes_up() -> None:
    luck = Luck(1)
    counted = Counter(tuple(luck.shuffled("abc")) for _ in range(3000))
    assert len(counted) == 6
    assert min(counted.values()) > 400


@pytest.mark.parametrize("parts", [(1, 23), (12, 3), (123,), (1, 2, 3), (-1, 23)])
def test_derived_seeds_tell_their_parts_apart(parts: tuple[int, ...]) -> None:
    everything = [(1, 23), (12, 3), (123,), (1, 2, 3), (-1, 23)]
    assert [other for other in everything if derive(*other) == derive(*parts)] == [parts]
