"""The value model: what measures are worth between points and stages, what of it can be learnt, and what is refused."""

from math import exp

import msgspec
import pytest

from game.bots.value_learning import Played, check, learn
from game.bots.value_model import Curve, Learnt, Lessons, Look, Measures, Stage, ValueModel, stages_around
from game.core.chance import Lcg

MEASURES = Measures({"gold": (0, 10), "age": (0, 2, 4)}, stages=(0, 2))
LEARNT = Learnt(("greedy", "greedy"), 1, 1)


def model(gold: tuple[int, int], later: tuple[int, int], nobody: int | None = None) -> ValueModel:
    """Return a model in which only gold counts, more or less of it at the two stages."""
    stages = {
        number: Stage({"gold": Curve((0, 10), worth), "age": Curve((0, 2, 4), (0, 0, 0))}, nobody)
        for number, worth in ((0, gold), (2, later))
    }
    return ValueModel({2: Lessons(LEARNT, stages)})


@pytest.mark.parametrize(("amount", "worth"), [(-5, 1.0), (0, 1.0), (5, 2.0), (7.5, 2.5), (10, 3.0), (99, 3.0)])
def test_between_points_a_trait_is_worth_what_lies_between_and_outside_what_the_last_one_is(amount, worth):
    assert model((1000, 3000), (0, 0)).at(2, 0).worth((amount, 0)) == pytest.approx(worth)


@pytest.mark.parametrize(("stage", "worth"), [(-1, 3.0), (0, 3.0), (0.5, 2.5), (1, 2.0), (2, 1.0), (7, 1.0)])
def test_between_stages_it_is_worth_what_lies_between(stage, worth):
    assert model((0, 3000), (0, 1000)).at(2, stage).worth((10, 0)) == pytest.approx(worth)


def test_chances_add_up_to_one_and_nobody_has_a_part_in_them():
    seats = ((10, 0), (0, 0))
    chances = model((0, 1000), (0, 0)).at(2, 0).chances(seats)
    assert sum(chances) == pytest.approx(1)
    assert chances[0] / chances[1] == pytest.approx(exp(1))
    with_nobody = model((0, 0), (0, 0), nobody=0).at(2, 0).chances(seats)
    assert with_nobody == pytest.approx([1 / 3, 1 / 3])


def test_a_number_of_seats_that_was_not_learnt_is_judged_by_the_nearest():
    values = model((0, 1000), (0, 1000))
    assert values.at(5, 0).worth((10, 0)) == values.at(2, 0).worth((10, 0))


@pytest.mark.parametrize(("stage", "parts"), [(0, [(0, 1.0)]), (1, [(0, 0.5), (2, 0.5)]), (3, [(2, 1.0)])])
def test_the_stages_around_a_moment(stage, parts):
    assert list(stages_around((0, 2), stage)) == parts


@pytest.mark.parametrize(
    ("at", "worth", "key"),
    [((0,), (1,), "at"), ((2, 1), (1, 1), "at"), ((1, 1), (1, 1), "at"), ((0, 1), (1,), "worth")],
)
def test_a_curve_that_cannot_be_is_refused_by_its_key(at, worth, key):
    with pytest.raises(ValueError, match=f"^{key}: "):
        Curve(at, worth)


def test_a_model_of_other_measures_is_named_by_its_key():
    values = model((0, 1), (0, 1))
    assert values.fault(MEASURES) is None
    assert values.fault(MEASURES._replace(points={"gold": (0, 10)})).startswith("seats.2.stages.0.measures: ")
    assert values.fault(MEASURES._replace(points={"gold": (0, 9), "age": (0, 2, 4)})).startswith(
        "seats.2.stages.0.measures.gold.at: "
    )
    assert ValueModel({}).fault(MEASURES).startswith("seats: ")
    assert ValueModel({2: Lessons(LEARNT, {})}).fault(MEASURES).startswith("seats.2.stages: ")


def matches(count: int, seed: int, nobody: bool = False) -> list[Played]:
    """Return matches that gold decides early on, and at the second stage chance alone; age never counts."""
    chance, found = Lcg.seeded(seed), []
    for _ in range(count):
        looks, winners = [], ()
        for stage in (0.0, 2.0):
            seats = tuple((float(chance.below(11)), float(chance.below(5))) for _ in range(2))
            looks.append(Look(stage, seats))
        gold = [seat[0] for seat in looks[0].seats]
        if not nobody or chance.below(3):
            likely = 1 / (1 + exp((gold[1] - gold[0]) / 3))
            winners = (int(chance.below(1000) >= 1000 * likely),)
        found.append(Played(tuple(looks), winners))
    return found


def test_what_decides_matches_is_learnt_and_what_does_not_is_left():
    lessons = learn(MEASURES, matches(1500, 1), LEARNT)
    assert learn(MEASURES, matches(1500, 1), LEARNT) == lessons
    slopes = {
        (number, name): curve.worth[-1] - curve.worth[0]
        for number, stage in lessons.stages.items()
        for name, curve in stage.measures.items()
    }
    # Ten gold make a victory e to the power of 10 / 3 times likelier.
    assert slopes[0, "gold"] == pytest.approx(3333, abs=600)
    assert abs(slopes[0, "age"]) < 600
    assert abs(slopes[2, "gold"]) < 600
    assert all(stage.nobody is None for stage in lessons.stages.values())


def test_the_check_tells_how_far_it_foresees_other_matches():
    played = [msgspec.structs.replace(match, looks=match.looks[:1]) for match in matches(1500, 1)]
    others = [msgspec.structs.replace(match, looks=match.looks[:1]) for match in matches(400, 2)]
    checked = check(learn(MEASURES, played, LEARNT), MEASURES, others)
    assert (checked.matches, checked.moments) == (400, 400)
    assert checked.blind == pytest.approx(693, abs=10)
    assert checked.surprise < 550


def test_how_often_nobody_wins_is_learnt():
    measures = MEASURES._replace(nobody=True)
    lessons = learn(measures, matches(1500, 1, nobody=True), LEARNT)
    values = ValueModel({2: lessons})
    chances = values.at(2, 2).chances(((5.0, 2.0), (5.0, 2.0)))
    assert 1 - sum(chances) == pytest.approx(1 / 3, abs=0.06)
