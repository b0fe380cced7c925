"""Spells of fields, harvests and hexes that touch, each in a position of its own (A2, A11, A12, A51)."""

from card_table import FLOWER, lay

from game.core.hexgrid import parse_cell
from game.rules.cauldron.ingredients import ONE, parse_kind

BARE = dict.fromkeys(FLOWER, 0)


def only(*cells: str) -> dict[str, int]:
    """Return one token on each of these cells, nothing elsewhere."""
    return BARE | dict.fromkeys(cells, 1)


def test_quick_feet() -> None:
    table = lay(hands=["quick_feet"])
    table.do("cast quick_feet")
    assert "choose field -1,0" not in table.moves
    assert table.do("choose field 0,1") == ["TokenMoved frog_legs field:0,1 supply:0"]
    assert "harvest 0,0" in table.moves


def test_a51_quick_feet_may_empty_the_board() -> None:
    table = lay(hands=["quick_feet"], tokens=only("0,1"))
    happened = table.do("cast quick_feet")
    assert happened[:2] == ["TokenMoved frog_legs field:0,1 supply:0", "HarvestEnded 0 False"]


def test_long_arms() -> None:
    table = lay(hands=["long_arms"], tokens=only("-1,1", "-1,0", "0,-1", "1,0"))
    table.do("cast long_arms", "harvest -1,1")
    # 0,-1 and 1,0 do not touch -1,1, so the only field in reach is taken without asking.
    assert table.supply(0) == {"toadstool": 1, "dragon_egg": 1}
    assert "reach" not in table.position.standing


def test_long_arms_end_once_the_last_ingredient_is_taken() -> None:
    table = lay(hands=["long_arms"], tokens=only("-1,1", "-1,0", "0,0", "1,0"))
    assert not any(line.startswith("EffectEnded") for line in table.do("cast long_arms", "harvest -1,1"))
    assert "reach" in table.position.standing
    assert table.do("choose field -1,0")[-1] == "EffectEnded spell.long_arms reach True"


def test_wild_oats() -> None:
    table = lay(hands=["wild_oats"])
    table.do("cast wild_oats")
    assert table.moves == ["choose kind spider_web", "choose kind frog_legs", "choose kind toadstool"]
    assert table.do("choose kind toadstool", "choose place 1,1")[0].startswith("FieldLaid 0 1,1 toadstool")
    assert parse_cell("1,1") in table.position.board.index
    assert table.position.tokens[-1] == 0


def test_mildew() -> None:
    table = lay(hands=["mildew"], omen="tax_day")
    assert table.do("cast mildew", "choose field 1,0")[0] == "TokenMoved spider_web field:1,0 stock"
    table.season("kind_moon")
    assert table.tokens() == dict.fromkeys(FLOWER, 1) | {"1,0": 0}


def test_mildew_is_gone_after_a_season() -> None:
    table = lay(hands=["mildew"], tokens=only("1,0", "0,0"))
    table.next_omens("tax_day", "kind_moon")
    table.do("cast mildew", "choose field 1,0", "harvest 0,0", "pass", "pass", "pass")
    assert table.tokens() == dict.fromkeys(FLOWER, 1) | {"1,0": 0}
    while table.position.season == 2:
        table.do(table.moves[-1] if "pass" in table.moves else table.moves[0])
    assert table.tokens() == dict.fromkeys(FLOWER, 1)


def test_a11_rain_falls_on_the_oldest_fields_first() -> None:
    board = {"0,0": "toadstool", "1,0": "dragon_egg", "0,1": "dragon_egg", "-1,1": "dragon_egg"}
    table = lay(hands=["weather_witch"], fields=board, omen="watchdogs", supply=["", " ".join(["dragon_egg"] * 14)])
    table.position.tokens = [1, 0, 0, 0]
    table.position.stock += ONE[parse_kind("dragon_egg")]
    assert "TokenMoved dragon_egg stock field:1,0" in table.do("cast weather_witch", "choose field 0,0")
    assert table.position.tokens == [1, 0, 0, 0]
