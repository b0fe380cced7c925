"""Spells that move ingredients and cellars, each in a position of its own (000 Harvest Season, Cellars; A66)."""

from typing import Any

from card_table import lay

# Above the zone of Enthusiasm, with a recipe of two frog legs.
BREWER: dict[str, Any] = {"potions": ["hopscotch_tonic"], "magik": (15, 10, 10)}


def test_sticky_fingers() -> None:
    table = lay(hands=["sticky_fingers"], supply=["", "toadstool dragon_egg", "frog_legs"])
    assert table.do("cast sticky_fingers", "choose seat 1", "choose kind dragon_egg") == [
        "TokenMoved dragon_egg supply:1 supply:0"
    ]


def test_sticky_fingers_find_nothing_in_a_safe_supply() -> None:
    table = lay(hands=["sticky_fingers", "", "scarecrow"], supply=["", "", "frog_legs"])
    table.position.active = 2
    table.do("cast scarecrow")
    table.position.active = 0
    assert "cast sticky_fingers" not in table.moves


def test_fair_exchange() -> None:
    table = lay(hands=["fair_exchange"], supply=["frog_legs toadstool", "dragon_egg"])
    assert table.do("cast fair_exchange", "choose kind frog_legs") == [
        "TokenMoved frog_legs supply:0 supply:1",
        "TokenMoved dragon_egg supply:1 supply:0",
    ]


def test_fair_exchange_needs_something_to_give() -> None:
    table = lay(hands=["fair_exchange"], supply=["", "dragon_egg"])
    assert "cast fair_exchange" not in table.moves


def test_hiccups() -> None:
    table = lay(hands=["hiccups"], supply=["", "dragon_egg"])
    assert table.do("cast hiccups") == ["TokenMoved dragon_egg supply:1 stock"]


def test_cellar_mice() -> None:
    table = lay(hands=["cellar_mice"], cellared=["", "dragon_egg toadstool"])
    assert table.do("cast cellar_mice", "choose kind dragon_egg") == ["TokenMoved dragon_egg cellar:1 stock"]


def test_a_raid_is_not_cast_at_empty_cellars() -> None:
    table = lay(hands=["loose_brick cellar_mice"], cellared=["dragon_egg"], cellars=(1, 2, 2))
    assert not any(move.startswith("cast") for move in table.moves)


def test_hole_in_the_floor() -> None:
    table = lay(hands=["hole_in_the_floor"], cellars=(1, 0, 0))
    assert table.do("cast hole_in_the_floor") == ["CellarGained 0"]


def test_a66_a_free_cellar_never_is_a_third() -> None:
    table = lay(hands=["hole_in_the_floor digging_party"], cellars=(2, 0, 0))
    assert "cast hole_in_the_floor" not in table.moves
    assert "cast digging_party" not in table.moves


def test_a66_none_of_the_twelve_is_left() -> None:
    table = lay(hands=["loose_brick"], seats=5, magik=(9,) * 5, cellars=(2, 3, 3, 2, 2), cellared=["", "dragon_egg"])
    assert "cast loose_brick" not in table.moves


def test_digging_party() -> None:
    table = lay(hands=["digging_party"])
    assert table.do("cast digging_party") == ["CellarGained 0"]
    assert table.moves == ["choose kind spider_web", "choose kind frog_legs", "choose kind toadstool"]
    assert table.do("choose kind toadstool", "choose kind spider_web") == [
        "TokenMoved toadstool stock supply:1",
        "TokenMoved spider_web stock supply:2",
    ]


def test_scarecrow() -> None:
    table = lay(hands=["", "scarecrow"], supply=["", "dragon_egg", "toadstool"])
    table.do("steal 1 dragon_egg")
    assert table.moves == ["pass", "cast scarecrow"]
    # A25: the thief names somebody else.
    table.roll(4)
    assert "TokenMoved toadstool supply:2 supply:0" in table.do("cast scarecrow")
    assert table.supply(1) == {"dragon_egg": 1}


def test_scarecrow_may_be_cast_beforehand() -> None:
    table = lay(hands=["scarecrow"], supply=["dragon_egg", "toadstool"])
    table.do("cast scarecrow", "harvest 0,0")
    assert table.to_move == 1
    assert not any(move.startswith("steal 0") for move in table.moves)


def spoil(table_supply: str, spell: str, keep: str) -> dict[str, int]:
    """Return what a seat keeps that cast a spell, took the last ingredient and chose."""
    table = lay(hands=[spell], supply=[table_supply], tokens={"0,0": 1})
    table.do(f"cast {spell}", "harvest 0,0")
    if keep:
        table.do(f"choose payment {keep}")
    return table.supply(0)


def test_pickle_jar() -> None:
    assert spoil("dragon_egg toadstool", "pickle_jar", "dragon_egg") == {"dragon_egg": 1}


def test_spare_button() -> None:
    table = lay(hands=["spare_button"], supply=["frog_legs dragon_egg"], **BREWER)
    assert "brew hopscotch_tonic" not in table.moves
    table.do("cast spare_button")
    assert "MagikChanged 0 2 17" in table.do("brew hopscotch_tonic")
    assert table.supply(0) == {}
    assert "substitute" not in table.position.standing


def test_spare_button_is_kept_when_nothing_is_missing() -> None:
    table = lay(hands=["spare_button"], supply=["frog_legs frog_legs"], **BREWER)
    table.do("cast spare_button", "brew hopscotch_tonic")
    assert "substitute" in table.position.standing
