"""Analysis finds what the reference calls costly, and lets its best moves be (see tests.judged_moves)."""

import pytest

from game.play.adviser import Adviser
from tests.judged_moves import WANTED, agreement, questions

FOUND, BLAMED, AGREED = 0.8, 0.1, 0.8
"""The least share of costly moves that is found, the most of best moves that is blamed, the least of turning points."""

REASONED = 0.8
"""The least share of slips of which a reason is told that is one."""

GAMES = ("alarun", "cauldron15")


def shares(name: str, every: int) -> tuple[list[bool], list[bool], list[bool]]:
    """Return of each costly move whether it is called a slip, the same of each best move, and of each slip whether the
    reason says more than that something else keeps more open.
    """
    adviser = Adviser()
    called: dict[bool, list[bool]] = {True: [], False: []}
    reasoned = []
    for is_costly, question in questions(name, every):
        judgement = adviser.judge(question)
        is_slip = question.limits.rating(judgement.low) in {"loose", "costly"}
        called[is_costly].append(is_slip)
        if is_slip:
            reasoned.append(judgement.why is not None and judgement.why.key != "analysis.keeps_open")
    return called[True], called[False], reasoned


@pytest.mark.one_in(2)
@pytest.mark.parametrize("name", GAMES)
def test_a_fortieth_of_the_judged_moves_is_called_as_the_reference_does(name):
    costly, best, reasoned = shares(name, 40)
    assert len(costly) == len(best) == WANTED // 40
    assert sum(costly) >= FOUND * len(costly)
    assert sum(best) <= BLAMED * len(best)
    assert sum(reasoned) >= REASONED * len(reasoned)


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_the_judged_moves_are_called_as_the_reference_does(name):
    costly, best, reasoned = shares(name, 1)
    assert len(costly) == len(best) == WANTED
    assert sum(costly) >= FOUND * len(costly)
    assert sum(best) <= BLAMED * len(best)
    assert sum(reasoned) >= REASONED * len(reasoned)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["bubble_and_boil", "cauldron"])
def test_turning_points_are_among_the_dearest_turns(name):
    found = [agreement(name, seed, 16) for seed in range(1, 5)]
    assert sum(each.agreed for each in found) >= AGREED * sum(each.points for each in found) > 0
