"""Spells of fields, harvests and hexes that touch, each in a position of its own (A2, A11, A12, A51)."""

from card_table import FLOWER, lay

from game.core.hexgrid import parse_cell

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


def test_hand_in_hand() -> None:
    table = lay(hands=["hand_in_hand"], tokens=only("-1,1", "0,1", "-1,0", "1,-1"))
    table.do("cast hand_in_hand", "choose field -1,1")
    assert table.moves == ["choose field -1,0", "choose field 0,1"]
    assert table.do("choose field 0,1") == [
        "TokenMoved toadstool field:-1,1 supply:0",
        "TokenMoved frog_legs field:0,1 supply:0",
    ]


def test_hand_in_hand_takes_one_where_nothing_touches_it() -> None:
    table = lay(hands=["hand_in_hand"], tokens=only("-1,1", "1,-1"))
    assert table.do("cast hand_in_hand", "choose field 1,-1") == ["TokenMoved toadstool field:1,-1 supply:0"]


def test_wild_oats() -> None:
    table = lay(hands=["wild_oats"])
    table.do("cast wild_oats")
    assert table.moves == ["choose kind spider_web", "choose kind frog_legs", "choose kind toadstool"]
    assert table.do("choose kind toadstool", "choose place 1,1")[0].startswith("FieldLaid 0 1,1 toadstool")
    assert parse_cell("1,1") in table.position.board.index
    assert table.position.tokens[-1] == 0


def test_greener_grass() -> None:
    table = lay(hands=["greener_grass"])
    happened = table.do("cast greener_grass", "choose kind snake_skin", "choose place 1,1")
    assert happened[-1] == "TokenMoved snake_skin stock field:1,1"


def test_sold_acre() -> None:
    table = lay(hands=["sold_acre"])
    happened = table.do("cast sold_acre", "choose field -1,0")
    assert happened[0] == "TokenMoved dragon_egg field:-1,0 stock"
    assert parse_cell("-1,0") not in table.position.board.index


def test_sold_acre_keeps_the_board_in_one_piece() -> None:
    row = {"0,0": "spider_web", "1,0": "toadstool", "2,0": "frog_legs", "3,0": "toadstool"}
    table = lay(hands=["sold_acre"], fields=row)
    table.do("cast sold_acre")
    assert table.moves == ["choose field 0,0", "choose field 3,0"]


def test_crop_rotation() -> None:
    table = lay(hands=["crop_rotation"])
    table.do("cast crop_rotation")
    assert "choose field -1,0" not in table.moves
    table.do("choose field 0,-1")
    assert "choose kind spider_web" not in table.moves
    table.do("choose kind blood_crystal", "choose place 0,-1")
    assert table.position.board.kind_at(parse_cell("0,-1")) == 4
    assert len(table.position.board.cells) == 7


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


def test_creeping_rot() -> None:
    table = lay(hands=["creeping_rot"], fields=FLOWER | {"0,-1": "spider_web", "-1,1": "frog_legs"})
    table.do("cast creeping_rot", "choose field 0,-1")
    # The three spider webs hang together; the frog legs elsewhere are spared.
    assert [cell for cell, number in table.tokens().items() if not number] == ["0,0", "1,0", "0,-1"]
    table.season("kind_moon")
    assert [cell for cell, number in table.tokens().items() if not number] == ["0,0", "1,0", "0,-1"]


def test_midnight_rain() -> None:
    table = lay(hands=["midnight_rain"], tokens=only("0,0", "1,0"))
    table.do("cast midnight_rain", "choose field -1,1")
    assert table.tokens() == only("0,0", "1,0", "-1,0", "0,1")


def test_kindred_soil() -> None:
    table = lay(hands=["kindred_soil"], tokens=only("0,1"))
    table.do("cast kindred_soil", "choose field 1,0")
    assert table.tokens() == only("0,1", "0,0", "1,0")


def test_a11_rain_falls_on_the_oldest_fields_first() -> None:
    board = {"0,0": "toadstool", "1,0": "dragon_egg", "0,1": "dragon_egg", "-1,1": "dragon_egg"}
    table = lay(hands=["midnight_rain"], fields=board, tokens={"0,0": 1}, supply=["", " ".join(["dragon_egg"] * 14)])
    table.do("cast midnight_rain", "choose field 0,0")
    assert table.position.tokens == [1, 1, 0, 0]
