"""Perft: how many distinct sequences of moves there are from fixed positions, one for each kind of decision."""

from collections.abc import Callable

import pytest
from card_table import Table, lay

from game.rules.cauldron.controller import Cauldron
from game.rules.cauldron.position import MARKET, CauldronPosition

PLAIN = ("witch", "trickster", "alchemist", "occultist", "wizard")


def perft(controller: Cauldron, position: CauldronPosition, depth: int) -> int:
    """Count the sequences of so many moves; a match that ends early counts as far as it goes."""
    legal = controller.legal_moves(position)
    if depth == 1 or not legal:
        return max(1, len(legal)) if depth > 1 else len(legal)
    count = 0
    for move in legal:
        following = position.copy()
        controller.apply(following, move)
        count += perft(controller, following, depth - 1)
    return count


def harvest() -> Table:
    return lay(seats=2, characters=PLAIN, supply=["spider_web spider_web", "toadstool"], potions=["cobweb_cordial"])


def quick_actions() -> Table:
    return lay(
        seats=2,
        characters=("shaman", "druid"),
        supply=["spider_web spider_web frog_legs dragon_egg"],
        potions=["flypaper_fizz"],
        cellars=[2],
        tokens={"0,0": 1, "1,0": 1, "-1,0": 1},
    )


def windows() -> Table:
    return lay(
        characters=PLAIN,
        hands=["starlight_sip", "bramble_patch finders_keepers", "fizzle"],
        tokens={"0,0": 1, "1,0": 1, "0,1": 1},
    )


def market() -> Table:
    return lay(
        phase=MARKET,
        characters=PLAIN,
        hands=["starlight_sip", "mildew hiccups pet_leech"],
        potions=["cobweb_cordial bog_tea", "puddle_punch"],
    )


def last_turn() -> Table:
    return lay(
        seats=2,
        characters=PLAIN,
        potions=["oil_of_earthquakes"],
        supply=["spider_web spider_web spider_web dragon_egg"],
        magik=[30, 10],
        tokens={"0,0": 1},
    )


@pytest.mark.parametrize(
    ("table", "counts"),
    [
        (harvest, [10, 85, 249]),
        (quick_actions, [8, 49, 266]),
        (windows, [5, 14, 32]),
        (market, [16, 177, 2046]),
        (last_turn, [4, 4, 28]),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_perft(table: Callable[[], Table], counts: list[int]) -> None:
    moment = table()
    assert [perft(moment.game, moment.position, depth) for depth in range(1, len(counts) + 1)] == counts
