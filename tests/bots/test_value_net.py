"""The value net: what it adds up, which numbers it refuses, and what it learns."""

from math import exp, isclose

import pytest

from game.bots.value_model import Learnt
from game.bots.value_net import NetNumbers, Unit, ValueNet
from game.bots.value_net_learning import Judged, PlayedTurns, check, teach
from game.store.value_file import load_net, save_values

LEARNT = Learnt(("master", "master"), 1, 1)
NUMBERS = NetNumbers(
    LEARNT,
    measures={"cubes": (100, 1000, -1000), "crones": (0, 500, 2000)},
    first=(0, -500),
    second=(Unit(250, (1000, 500)), Unit(-9000, (1, 1))),
    answer=Unit(10, (2000, 7000)),
)


def test_units_add_up_and_pass_on_what_is_above_nothing():
    # First layer: 3 + 1 = 4, and -3 + 4 - 0.5 = 0.5; second: 0.25 + 4 + 0.25 = 4.5, and nothing.
    assert isclose(ValueNet(NUMBERS).odds([3.0, 2.0]), 0.01 + 0.3 + 2 * 4.5)


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"measures": {"cubes": (100, 1000)}}, "measures.cubes"),
        ({"second": (Unit(0, (1, 2, 3)), Unit(0, (1, 2)))}, "second"),
        ({"answer": Unit(0, (1,))}, "answer"),
    ],
)
def test_layers_that_do_not_go_with_each_other_are_refused(change, key):
    fields = {name: getattr(NUMBERS, name) for name in NUMBERS.__struct_fields__}
    with pytest.raises(ValueError, match=f"^{key}: "):
        NetNumbers(**fields | change)


def test_measures_of_another_game_are_a_fault():
    assert NUMBERS.fault(["cubes", "crones"]) is None
    assert "crones, cubes" in (NUMBERS.fault(["crones", "cubes"]) or "")


def played(measures, winners) -> PlayedTurns:
    return PlayedTurns((Judged(0, measures),), winners)


def chance(numbers, measures) -> float:
    return 1 / (1 + exp(-ValueNet(numbers).odds(measures)))


def test_a_net_learns_who_wins():
    """With many cubes seat 0 loses and with crones it wins: the other way round than the net takes it first."""
    cubes, crones = (2.0, 0.0), (0.0, 1.0)
    lessons = [played(cubes, (1,)), played(crones, (0,))] * 300
    taught = teach(NUMBERS, lessons, LEARNT)
    assert chance(NUMBERS, cubes) > 0.9
    assert chance(taught, cubes) < 0.3
    assert chance(taught, crones) > 0.7
    assert check(taught, lessons).surprise < check(NUMBERS, lessons).surprise
    assert teach(NUMBERS, lessons, LEARNT) == taught


def test_one_match_moves_the_odds_towards_who_won():
    moment = (0.0, 0.4)
    before = ValueNet(NUMBERS).odds(moment)
    won = ValueNet(teach(NUMBERS, [played(moment, (0,))], LEARNT)).odds(moment)
    lost = ValueNet(teach(NUMBERS, [played(moment, (1,))], LEARNT)).odds(moment)
    assert lost < before < won


def test_a_shared_victory_counts_half():
    even = NetNumbers(LEARNT, {"cubes": (0, 0)}, (0,), (Unit(0, (0,)),), Unit(0, (0,)))
    assert check(even, [played((1.0,), (0, 1))]).surprise == 693


def test_a_net_that_is_written_is_read_back(tmp_path):
    numbers = teach(NUMBERS, [played((1.0, 0.0), (0,))], LEARNT)
    save_values(tmp_path / "net.yaml", numbers)
    assert load_net(tmp_path / "net.yaml", ["cubes", "crones"]) == numbers
