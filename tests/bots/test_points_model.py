"""The points model: what terms count is learnt from comparisons, whatever luck a match had, and checked on others."""

import pytest

from game.bots.points_model import (
    Comparison,
    PointLessons,
    PointsModel,
    Taught,
    Terms,
    examine,
    learn_points,
)
from game.core.chance import Lcg

TERMS = Terms(("judged", "open", "never"))
TAUGHT = Taught(("adept", "adept"), 1, 1, 1)
WEIGHTS = {1: (0.5, 2.0), 2: (1.0, -3.0)}


def compared(count: int, seed: int, noise: int = 0) -> list[Comparison]:
    """Return comparisons of choices whose points are what WEIGHTS say, and the luck of a match."""
    chance = Lcg.seeded(seed)
    found = []
    for number in range(count):
        stage = 1 + number % 2
        luck = chance.below(100)
        choices = tuple((float(chance.below(20)), float(chance.below(5)), 7.0) for _ in range(2 + chance.below(3)))
        judged, free = WEIGHTS[stage]
        points = tuple(luck + judged * each[0] + free * each[1] + chance.below(noise + 1) for each in choices)
        found.append(Comparison(stage, choices, points))
    return found


def test_what_terms_count_is_learnt_by_stage_whatever_the_luck_of_a_match() -> None:
    model = PointsModel({2: learn_points(TERMS, compared(4000, 1), TAUGHT)})
    for stage, weights in WEIGHTS.items():
        found = model.weights(2, stage)
        assert found is not None
        assert found[:2] == pytest.approx(weights, abs=0.1)
        assert found[2] == 0


def test_the_first_term_counts_once_as_long_as_little_is_known() -> None:
    one = Comparison(1, ((0.0, 0.0, 0.0), (1.0, 1.0, 0.0)), (0.0, 4.0))
    weights = PointsModel({2: learn_points(TERMS, [one], TAUGHT)}).weights(2, 1)
    assert weights is not None
    assert weights[0] == pytest.approx(1, abs=0.1)
    assert weights[1:] == pytest.approx((0, 0), abs=0.1)


def test_lessons_are_examined_by_what_they_leave_open() -> None:
    lessons = learn_points(TERMS, compared(2000, 1, noise=4), TAUGHT)
    found = examine(lessons, TERMS, compared(500, 2, noise=4))
    assert found.comparisons == 500
    # The luck of a choice spreads by two square points; some of it is in the mean of the choices.
    assert 1000 < found.after < 2000 < found.before < found.blind


def test_nothing_is_known_of_stages_and_seats_that_were_not_learnt() -> None:
    model = PointsModel({2: PointLessons(TAUGHT, {1: dict.fromkeys(TERMS.names, 500)})})
    assert model.weights(2, 1) == (0.5, 0.5, 0.5)
    assert model.weights(2, 2) is None
    assert model.weights(3, 1) is None


def test_terms_of_another_game_are_refused_by_their_key() -> None:
    model = PointsModel({2: PointLessons(TAUGHT, {1: {"judged": 1, "open": 2}})})
    fault = model.fault(TERMS)
    assert fault is not None and fault.startswith("seats.2.stages.1: ")
    assert model.fault(Terms(("judged", "open"))) is None
