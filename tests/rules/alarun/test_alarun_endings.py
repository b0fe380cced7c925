"""A whole match for each way in which a match can end."""

import pytest
from alarun_setup import random_match

from game.rules.alarun.controller import Alarun
from game.rules.alarun.ending import Ending, judge, name_seats
from game.rules.alarun.potion_scoring import Line, Sheet

# (ending, seats, seed); `alarun_endings.py` finds them.
MATCHES = [
    (Ending.HIGHEST, 2, 0),
    (Ending.HIGHEST, 3, 0),
    (Ending.HIGHEST, 4, 0),
    (Ending.POTIONS, 2, 79),
    (Ending.POTIONS, 3, 38),
    (Ending.POTIONS, 4, 14),
    (Ending.SHARED, 2, 118),
    (Ending.SHARED, 3, 32),
    (Ending.SHARED, 4, 57),
]


@pytest.mark.parametrize(("ending", "seats", "seed"), MATCHES, ids=str)
def test_a_match_for_each_ending(alarun: Alarun, ending: Ending, seats: int, seed: int) -> None:
    _, _, outcome = random_match(alarun, seats, seed)
    assert outcome.ending == ending
    assert len(outcome.scores) == seats
    assert sorted(seat for group in outcome.ranking for seat in group) == list(range(seats))
    assert outcome.winners == outcome.ranking[0]
    assert (len(outcome.winners) > 1) == (ending == Ending.SHARED)
    best = max(outcome.scores)
    assert (outcome.scores.count(best) > len(outcome.winners)) <= (ending != Ending.HIGHEST)
    assert all(outcome.scores[seat] == best for seat in outcome.winners)


@pytest.mark.parametrize(
    ("seats", "ahead"),
    [
        ([(40, 12), (44, 6), (30, 8)], 1),
        ([(44, 6), (40, 8), (30, 8)], None),
        ([(40, 12), (44, 6), (44, 4)], None),
        ([(40, 6), (42, 4), (30, 8)], None),
    ],
)
def test_it_is_said_where_the_secret_colour_has_decided(seats: list[tuple[int, int]], ahead: int | None) -> None:
    """The seats have so many points from potions and from their colour; the fourth match is decided by potions."""
    outcome = judge([Sheet(0, (Line(0, (), potions // 2, potions),), (), 0, colour) for potions, colour in seats])
    said = dict(outcome.reason.args)
    assert (outcome.reason.key == "alarun.outcome.highest.colour") == (ahead is not None)
    assert said.get("ahead") == (None if ahead is None else name_seats((ahead,)))


def test_every_ending_has_a_match() -> None:
    assert {ending for ending, *_ in MATCHES} == set(Ending)
