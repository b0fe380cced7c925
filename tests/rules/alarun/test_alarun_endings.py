"""A whole match for each way in which a match can end."""

import pytest
from alarun_setup import random_match

from game.rules.alarun.controller import Alarun
from game.rules.alarun.ending import Ending

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


def test_every_ending_has_a_match() -> None:
    assert {ending for ending, *_ in MATCHES} == set(Ending)
