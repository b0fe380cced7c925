"""The value net: what it adds up, and which numbers it refuses."""

from math import isclose

import pytest

from game.bots.value_model import Learnt
from game.bots.value_net import NetNumbers, Unit, ValueNet

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
