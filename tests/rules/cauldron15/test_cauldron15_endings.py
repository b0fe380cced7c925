"""A whole match for each way in which a match can end."""

import pytest
from cauldron15_endings import random_match

from game.rules.cauldron15.controller import Cauldron15
from game.rules.cauldron15.ending import Ending
from game.rules.cauldron15.options import Numbers, Options

# (ending, seats, seed, options); `cauldron15_endings.py` finds them.
MATCHES = [
    (Ending.HIGHEST, 2, 10, Options()),
    (Ending.HIGHEST, 4, 0, Options()),
    (Ending.MORE_CARDS, 4, 2, Options()),
    (Ending.MORE_CARDS, 5, 16, Options()),
    (Ending.SHARED, 4, 53, Options()),
    (Ending.SHARED, 5, 79, Options()),
    (Ending.ALL_OVER, 2, 0, Options()),
    (Ending.ALL_OVER, 3, 2, Options()),
    (Ending.LOWEST, 3, 2, Options(all_over="lowest")),
    (Ending.LOWEST, 4, 1306, Options(all_over="lowest")),
]


@pytest.mark.parametrize(("ending", "seats", "seed", "options"), MATCHES, ids=str)
def test_a_match_for_each_ending(numbers: Numbers, ending: Ending, seats: int, seed: int, options: Options) -> None:
    _, outcome = random_match(Cauldron15(numbers, options), seats, seed)
    assert outcome.ending == ending
    assert len(outcome.scores) == seats
    assert sorted(seat for group in outcome.ranking for seat in group) == list(range(seats))
    assert bool(outcome.winners) == (ending != Ending.ALL_OVER)
    assert outcome.winners in {(), outcome.ranking[0]}
    assert (len(outcome.winners) > 1) == (ending == Ending.SHARED)


def test_every_ending_has_a_match() -> None:
    assert {ending for ending, *_ in MATCHES} == set(Ending)
