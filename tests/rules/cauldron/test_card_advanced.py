"""Advanced spells, each in a position of its own: places, brews to come, later moments and what rivals choose."""

from typing import Any

from card_table import FLOWER, Table, lay, top

from game.core.hexgrid import parse_cell
from game.rules.cauldron.position import MARKET

BARE = dict.fromkeys(FLOWER, 0)
# Above the zone of Enthusiasm, with what makes 2 Magik.
BREWER: dict[str, Any] = {"supply": ["frog_legs frog_legs"], "potions": ["hopscotch_tonic"], "magik": (15, 10, 10)}
ONE_LEFT = BARE | {"0,0": 1}


def only(*cells: str) -> dict[str, int]:
    """Return one token on each of these cells, nothing elsewhere."""
    return BARE | dict.fromkeys(cells, 1)


def end_season(table: Table, omen: str = "watchdogs") -> list[str]:
    """Harvest what is left on the board, buy nothing, and begin the next season with an omen; return what happened."""
    table.next_omens(omen)
    happened, number = list[str](), table.position.season
    while table.position.season == number:
        moves = table.moves
        plain = [move for move in moves if move.startswith(("harvest", "pass", "end"))]
        happened += table.do(plain[-1] if table.position.phase == MARKET else (plain or moves)[0])
    return happened


def magik_of(happened: list[str]) -> list[str]:
    return [line.removeprefix("MagikChanged ") for line in happened if line.startswith("MagikChanged")]


# Answers


def test_copied_homework() -> None:
    table = lay(hands=["", "copied_homework"], supply=["frog_legs frog_legs"] * 2, potions=["hopscotch_tonic"])
    table.do("brew hopscotch_tonic")
    assert table.moves == ["pass", "cast copied_homework"]
    # Theirs first; Enthusiasm counts for both.
    assert magik_of(table.do("cast copied_homework")) == ["0 3 13", "1 3 13"]
    assert table.supply(1) == {}


def test_copied_homework_does_not_copy_signs() -> None:
    supply = ["frog_legs frog_legs toadstool"] * 2
    table = lay(hands=["", "copied_homework"], supply=supply, potions=["croakers_chorus"], magik=(15, 15, 15))
    table.do("brew croakers_chorus", "cast copied_homework")
    assert table.magik == [17, 17, 15]
    assert (len(table.hand(0)), table.hand(1)) == (1, [])


def test_a36_copied_homework_needs_the_ingredients_outside_the_cellars() -> None:
    supply, cellared = ["frog_legs frog_legs", "frog_legs"], ["", "frog_legs"]
    table = lay(hands=["", "copied_homework"], supply=supply, cellared=cellared, potions=["hopscotch_tonic"])
    assert "MagikChanged 0 3 13" in table.do("brew hopscotch_tonic")


def test_a43_copied_homework_comes_too_late_for_a_brew_that_wins() -> None:
    supply = ["frog_legs frog_legs toadstool"] * 2
    table = lay(hands=["", "copied_homework"], supply=supply, potions=["croakers_chorus"], magik=(33, 33, 10))
    assert table.do("brew croakers_chorus", "cast copied_homework")[-1] == "MatchEnded brew 0 35,33,10"


def test_copied_homework_waits_for_the_next_brew_when_the_first_is_foiled() -> None:
    supply = ["frog_legs frog_legs"] * 2
    table = lay(hands=["", "copied_homework", "wet_firewood"], supply=supply, potions=["hopscotch_tonic"])
    happened = table.do("brew hopscotch_tonic", "cast copied_homework", "cast wet_firewood")
    assert magik_of(happened) == []
    assert "later.brew" in table.position.standing


def test_stand_off() -> None:
    table = lay(hands=["", "stand_off"], supply=["toadstool"])
    table.do("harvest -1,0")
    table.roll(5, 2)
    assert table.do("cast stand_off") == [
        "DieRolled 0 5 duel",
        "DieRolled 1 2 duel",
        "TokenMoved dragon_egg field:-1,0 supply:0",
    ]
    table = lay(hands=["", "stand_off"], supply=["toadstool"])
    table.do("harvest -1,0")
    table.roll(3, 3, 2, 5)
    assert table.do("cast stand_off")[4:] == [
        "ActionFoiled 0 harvest",
        "MagikChanged 0 -3 7",
        "MagikChanged 1 3 13",
        "TokenMoved toadstool supply:0 supply:1",
    ]
    assert table.tokens()["-1,0"] == 1


def test_toll_troll() -> None:
    table = lay(hands=["", "toll_troll"], supply=["toadstool"])
    table.do("harvest -1,0", "cast toll_troll")
    assert (table.to_move, table.moves) == (0, ["choose way 0", "choose way 1"])
    assert table.do("choose way 0")[:3] == [
        "MagikChanged 0 -3 7",
        "MagikChanged 1 3 13",
        "TokenMoved dragon_egg field:-1,0 supply:0",
    ]
    table = lay(hands=["", "toll_troll"], magik=(2, 10, 10))
    # Whoever cannot pay is not asked.
    assert table.do("harvest -1,0", "cast toll_troll") == ["ActionFoiled 0 harvest"]


def test_wheel_of_fortune() -> None:
    table = lay(hands=["wheel_of_fortune"], supply=["", "dragon_egg"])
    table.roll(1)
    assert table.do("steal 1 dragon_egg", "cast wheel_of_fortune", "choose way 1")[1:] == [
        "DieChanged 0 6",
        "MagikChanged 0 2 12",
        "TokenMoved dragon_egg supply:1 supply:0",
    ]
    table = lay(hands=["", "wheel_of_fortune"], supply=["", "dragon_egg"])
    table.roll(5, 3)
    assert table.do("steal 1 dragon_egg", "cast wheel_of_fortune", "choose way 0")[1:] == [
        "DieRolled 0 3 again",
        "MagikChanged 1 3 13",
        "TheftFailed 0 1",
    ]


# Fields, and what touches them


def test_moving_day() -> None:
    table = lay(hands=["moving_day"], tokens=only("1,0", "0,1"))
    happened = table.do("cast moving_day", "choose field -1,1", "choose place 2,-1")
    # The toadstool at 1,-1 is its kin there: both grow, and what it touches may be harvested.
    assert happened[:4] == [
        "FieldRemoved -1,1 toadstool",
        "FieldLaid 0 2,-1 toadstool",
        "TokenMoved toadstool stock field:1,-1",
        "TokenMoved toadstool stock field:2,-1",
    ]
    assert table.moves == ["choose field 1,-1", "choose field 1,0"]
    assert table.do("choose field 1,-1") == [
        "TokenMoved toadstool field:1,-1 supply:0",
        "TokenMoved spider_web field:1,0 supply:0",
    ]
    assert parse_cell("-1,1") not in table.position.board.index


def test_moving_day_takes_all_that_grows_along() -> None:
    table = lay(hands=["moving_day"], tokens=BARE | {"-1,0": 2})
    table.do("cast moving_day", "choose field -1,0", "choose place 2,-1")
    assert table.position.tokens[-1] == 2


def test_fairy_ring() -> None:
    table = lay(seats=2, hands=["fairy_ring"], tokens=only("0,0", "-1,1", "-1,0", "0,-1", "1,0"))
    table.do("cast fairy_ring", "choose field -1,0")
    for seat, cell in ((0, "0,0"), (1, "-1,1")):
        assert table.to_move == seat
        table.do(f"choose field {cell}")
    # The last one is mine again; what does not touch it stays.
    assert table.supply(0) == {"dragon_egg": 1, "spider_web": 1, "frog_legs": 1}
    assert table.supply(1) == {"toadstool": 1}
    assert table.tokens() == only("1,0")


def test_beeline() -> None:
    table = lay(hands=["beeline"], magik=(10, 5, 9))
    table.do("cast beeline", "choose field -1,0", "choose field 0,0")
    assert table.to_move == 1
    assert table.moves == ["choose kind spider_web", "choose kind dragon_egg"]
    assert table.do("choose kind dragon_egg") == ["TokenMoved dragon_egg supply:0 supply:1"]
    assert table.supply(0) == {"spider_web": 2}


def test_beeline_is_free_for_the_lowest() -> None:
    table = lay(hands=["beeline"], magik=(3, 5, 9))
    happened = table.do("cast beeline", "choose field -1,0", "choose field 0,0")
    assert len(happened) == 3
    while table.to_move == 0 and table.moves[0].startswith("choose"):
        table.do(table.moves[0])
    assert table.supply(0) == {"spider_web": 2, "dragon_egg": 1}


def test_will_o_the_wisp() -> None:
    table = lay(hands=["will_o_the_wisp"])
    table.do("cast will_o_the_wisp", "choose field -1,0")
    assert table.to_move == 1
    table.do("choose field -1,1")
    assert table.to_move == 2
    assert table.moves == ["choose field 0,-1", "choose field 0,0"]
    table.do("choose field 0,0")
    assert table.supply(0) == {"dragon_egg": 1, "toadstool": 1, "spider_web": 1}


def test_dibs() -> None:
    table = lay(hands=["dibs"], tokens=ONE_LEFT)
    table.do("cast dibs", "choose field -1,0", "harvest 0,0")
    happened = end_season(table)
    assert "TokenMoved dragon_egg field:-1,0 supply:0" in happened
    assert table.to_move == 0
    assert table.do("choose field -1,1", "choose field 0,0")[:2] == [
        "TokenMoved toadstool field:-1,1 supply:0",
        "TokenMoved spider_web field:0,0 supply:0",
    ]
    assert table.supply(0) == {"dragon_egg": 1, "toadstool": 1, "spider_web": 1}


def test_garden_gate() -> None:
    table = lay(hands=["garden_gate"], tokens=only("-1,0", "0,0"))
    table.do("cast garden_gate", "choose field -1,0", "harvest 0,0")
    assert (table.to_move, table.moves) == (1, ["steal 0 spider_web"])
    table.position.supply[0] = 0
    assert table.moves == ["end"]
    table.do("end", "end")
    assert table.moves == ["harvest -1,0"]
    end_season(table)
    assert table.tokens()["-1,0"] == 3
    table.position.active = 1
    assert not {"harvest -1,0"} & set(table.moves)
    table.position.active = 0
    assert "harvest -1,0" in table.moves


def test_a30_a_gate_with_nothing_else_to_harvest_holds_nobody_up() -> None:
    table = lay(hands=["garden_gate"], tokens=only("-1,0", "0,0"), seats=2)
    table.do("cast garden_gate", "choose field -1,0", "harvest 0,0")
    table.position.supply[0] = 0
    table.do("end")
    assert table.moves == ["harvest -1,0"]


def test_pie_on_the_sill() -> None:
    table = lay(hands=["pie_on_the_sill"])
    table.do("cast pie_on_the_sill", "choose field -1,0", "harvest 0,0")
    table.do("harvest -1,0")
    assert (table.to_move, table.moves) == (1, ["choose way 0", "choose way 1"])
    assert table.do("choose way 0") == ["MagikChanged 1 -4 6", "MagikChanged 0 4 14"]
    table = lay(hands=["pie_on_the_sill"], supply=["", "toadstool"])
    table.do("cast pie_on_the_sill", "choose field -1,0", "harvest 0,0", "harvest -1,0", "choose way 1")
    assert table.do("choose kind toadstool") == [
        "TokenMoved toadstool supply:1 supply:0",
        "TokenMoved dragon_egg supply:1 supply:0",
    ]


def test_my_own_pie_on_the_sill_costs_nothing() -> None:
    table = lay(hands=["pie_on_the_sill"])
    table.do("cast pie_on_the_sill", "choose field -1,0")
    assert table.do("harvest -1,0") == ["TokenMoved dragon_egg field:-1,0 supply:0"]
    assert "later.harvest" in table.position.standing


def test_greedy_scythe() -> None:
    table = lay(hands=["greedy_scythe"], fields=FLOWER | {"0,-1": "spider_web", "-1,1": "frog_legs"})
    table.do("cast greedy_scythe", "choose field 0,-1")
    # The three spider webs hang together; the frog legs elsewhere are spared.
    assert table.supply(0) == {"spider_web": 3}
    table.season("watchdogs")
    assert [cell for cell, number in table.tokens().items() if not number] == ["0,0", "1,0", "0,-1"]


def test_sold_acre() -> None:
    table = lay(hands=["sold_acre"], tokens=only("-1,0", "0,0"))
    happened = table.do("cast sold_acre", "choose field -1,0")
    assert happened[0] == "TokenMoved dragon_egg field:-1,0 stock"
    assert happened[2] == "MagikChanged 0 3 13"
    assert parse_cell("-1,0") not in table.position.board.index
    table.do("harvest 0,0", "pass", "pass", "buy_field dragon_egg")
    # The Druid pays one less, as always.
    assert table.magik[0] == 13


def test_sold_acre_keeps_the_board_in_one_piece() -> None:
    row = {"0,0": "spider_web", "1,0": "toadstool", "2,0": "frog_legs", "3,0": "toadstool"}
    table = lay(hands=["sold_acre"], fields=row)
    table.do("cast sold_acre")
    assert table.moves == ["choose field 0,0", "choose field 3,0"]


def test_greener_grass() -> None:
    table = lay(hands=["greener_grass"])
    happened = table.do("cast greener_grass", "choose kind snake_skin", "choose place 1,1")
    assert happened == ["FieldLaid 0 1,1 snake_skin"]
    assert table.moves == ["choose field 0,1", "choose field 1,0"]
    table.do("choose field 0,1")
    assert table.supply(0) == {"frog_legs": 1, "spider_web": 1}
    assert table.position.tokens[-1] == 0


def test_early_bird() -> None:
    table = lay(hands=["early_bird"], tokens=ONE_LEFT)
    table.do("cast early_bird", "harvest 0,0")
    happened = end_season(table)
    assert "FirstSeat 0" in happened
    assert not any(line.startswith("DieRolled") for line in happened)
    table.do("harvest -1,0", "choose field -1,1", "choose field 0,-1")
    assert table.supply(0) == {"dragon_egg": 1, "toadstool": 1, "frog_legs": 1}


def test_weather_witch() -> None:
    table = lay(hands=["weather_witch"], omen="watchdogs")
    table.position.tokens = [0] * len(FLOWER)
    table.position.tokens[0] = 1
    happened = table.do("cast weather_witch", "choose field 0,1")
    assert happened[:2] == ["EffectEnded omen.watchdogs no_steal True", "MagikChanged 0 2 12"]
    # 1,0 and -1,1 were bare and touch it.
    assert table.moves == ["choose field -1,1", "choose field 0,0", "choose field 1,0"]
    table.do("choose field -1,1", "choose field 1,0")
    assert table.supply(0) == {"toadstool": 1, "spider_web": 1}


# The next season


def test_slow_simmer() -> None:
    table = lay(hands=["slow_simmer"], supply=["toadstool dragon_egg frog_legs"], tokens=ONE_LEFT)
    table.do("cast slow_simmer", "choose payment frog_legs+dragon_egg", "harvest 0,0")
    assert table.supply(0) == {}
    happened = end_season(table)
    assert "EffectDue 0 spell.slow_simmer/2.then" in happened
    assert table.moves == ["choose kind frog_legs", "choose kind dragon_egg"]
    table.do("choose kind dragon_egg")
    assert table.supply(0) == {"frog_legs": 1, "dragon_egg": 2}
    assert "yield" in table.position.standing


def test_slow_simmer_needs_something_to_lock_away() -> None:
    assert "cast slow_simmer" not in lay(hands=["slow_simmer"]).moves


def test_a65_what_the_game_supply_lacks_does_not_come_back() -> None:
    table = lay(hands=["slow_simmer"], supply=["dragon_egg"], tokens=ONE_LEFT)
    table.do("cast slow_simmer", "harvest 0,0")
    position = table.position
    # All others lie with a rival, in cellars that none of them leaves.
    position.stock -= 14 << 8 * 5
    position.cellars[1] = 14
    position.cellared[1] = 14 << 8 * 5
    end_season(table)
    assert table.supply(0) == {}


def test_crust_in_the_pot() -> None:
    table = lay(hands=["crust_in_the_pot"], tokens=only("0,0", "1,0", "0,1", "-1,1"), **BREWER)
    table.do("cast crust_in_the_pot", "brew hopscotch_tonic")
    end_season(table)
    assert table.supply(0) == {"frog_legs": 2}


def test_crust_in_the_pot_is_washed_out_after_the_season() -> None:
    table = lay(hands=["crust_in_the_pot"], tokens=ONE_LEFT)
    table.do("cast crust_in_the_pot", "harvest 0,0")
    assert "later.brew" not in table.position.standing


def test_last_crumb() -> None:
    table = lay(hands=["last_crumb"], tokens=only("0,0", "1,0"), supply=["dragon_egg snake_skin toadstool frog_legs"])
    table.do("cast last_crumb", "choose seat 1", "harvest 0,0")
    assert "MagikChanged 0 4 14" in table.do("harvest 1,0")
    table.do("choose payment frog_legs+dragon_egg+snake_skin")
    assert table.supply(0) == {"frog_legs": 1, "dragon_egg": 1, "snake_skin": 1}


def test_last_crumb_may_be_taken_by_another() -> None:
    table = lay(hands=["last_crumb"], tokens=only("0,0", "1,0"), supply=["dragon_egg"])
    table.do("cast last_crumb", "choose seat 2", "harvest 0,0")
    assert "MagikChanged 0 2 12" in table.do("harvest 1,0")
    assert table.supply(0) == {}


def test_market_rumour() -> None:
    table = lay(hands=["market_rumour"], tokens=ONE_LEFT, potions=["bog_tea"] * 1)
    table.do("cast market_rumour", "choose way 1", "harvest 0,0")
    assert table.do("buy cellar") == [
        "Bought 1 cellar 3",
        "MagikChanged 1 -3 7",
        "EffectDue 0 spell.market_rumour/1.1/0.then",
        "MagikChanged 1 -2 5",
        "MagikChanged 0 2 12",
        "CellarGained 1",
    ]
    happened = table.do("buy_field toadstool", "choose place 1,1")
    assert magik_of(happened) == ["2 -3 7", "2 -2 5", "0 2 14"]
    assert magik_of(table.do("buy cellar")) == ["0 -3 11"]


def test_a47_a_rumour_gets_no_more_than_there_is() -> None:
    table = lay(hands=["market_rumour"], tokens=ONE_LEFT, magik=(10, 1, 10))
    table.do("cast market_rumour", "choose way 2", "harvest 0,0")
    assert magik_of(table.do("buy basic_spell")) == ["1 -1 0"]


# The next brew


def test_potluck() -> None:
    table = lay(hands=["potluck"], supply=["frog_legs frog_legs"], potions=["", "hopscotch_tonic"], magik=(15, 15, 15))
    table.do("cast potluck")
    assert (table.to_move, table.moves) == (1, ["choose way 0", "choose way 1"])
    table.do("choose way 0", "harvest 0,0")
    assert table.supply(1) == {"frog_legs": 2}
    assert magik_of(table.do("brew hopscotch_tonic")) == ["1 2 17", "0 2 17"]


def test_potluck_that_nobody_wants() -> None:
    table = lay(hands=["potluck"], supply=["frog_legs frog_legs"])
    table.do("cast potluck", "choose way 1")
    assert table.to_move == 2
    assert table.do("choose way 1")[0].startswith("SpellsDrawn 0 basic 2")
    assert table.supply(0) == {"frog_legs": 2}


def test_everyones_a_critic() -> None:
    table = lay(
        hands=["everyones_a_critic"], supply=["frog_legs frog_legs", "dragon_egg"], potions=["hopscotch_tonic"],
        magik=(15, 10, 10),
    )  # fmt: skip
    table.do("cast everyones_a_critic")
    assert (table.to_move, table.moves) == (1, ["choose way 0", "choose way 1"])
    # The third has nothing to give and is not asked.
    assert table.do("choose way 0")[0] == "TokenMoved dragon_egg supply:1 supply:0"
    assert "MagikChanged 0 4 19" in table.do("brew hopscotch_tonic")


def test_two_critics_are_heard_together() -> None:
    table = lay(hands=["everyones_a_critic"], **BREWER)
    table.do("cast everyones_a_critic")
    assert "MagikChanged 0 6 21" in table.do("brew hopscotch_tonic")
    assert "yield" not in table.position.standing


def test_on_the_slate() -> None:
    table = lay(hands=["on_the_slate"], tokens=ONE_LEFT, potions=["croakers_chorus"], magik=(15, 10, 10))
    table.do("cast on_the_slate")
    assert "MagikChanged 0 2 17" in table.do("brew croakers_chorus")
    assert "spare" not in table.position.standing
    assert "MagikChanged 0 -1 16" in end_season(table)


def test_hasty_kettle() -> None:
    supply = ["frog_legs frog_legs dragon_egg snake_skin toadstool toadstool"]
    table = lay(
        hands=["hasty_kettle"], supply=supply, potions=["hopscotch_tonic spotted_broth"], magik=(15, 10, 10)
    )  # fmt: skip
    happened = table.do("cast hasty_kettle", "brew hopscotch_tonic", "choose payment dragon_egg+snake_skin")
    assert "EffectEnded spell.hasty_kettle substitute False" in happened
    assert "EffectEnded spell.hasty_kettle quick True" in table.do("brew hopscotch_tonic")
    assert table.magik[0] == 19
    assert not {"quick", "substitute"} & table.position.standing.keys()
    table.do("brew spotted_broth")
    assert table.to_move == 1


def test_borrowed_spoon() -> None:
    supply, potions = ["frog_legs frog_legs toadstool"], ["", "hopscotch_tonic croakers_chorus"]
    table = lay(hands=["borrowed_spoon"], supply=supply, potions=potions, magik=(15, 15, 15))
    happened = table.do("cast borrowed_spoon", "choose potion croakers_chorus")
    assert magik_of(happened) == ["0 4 19"]
    assert (table.to_move, table.moves) == (1, ["choose way 0", "choose way 1"])
    assert table.do("choose way 0") == ["MagikChanged 1 1 16"]
    # No sign of the recipe counts, and the action is left.
    assert table.hand(0) == []
    assert "harvest 0,0" in table.moves


def test_a41_borrowed_spoon_is_no_way_round_the_ban() -> None:
    potions = ["", "hopscotch_tonic"]
    table = lay(hands=["borrowed_spoon"], supply=["frog_legs frog_legs"], potions=potions, magik=(25, 10, 10))
    assert "cast borrowed_spoon" not in table.moves


def test_a_borrowed_spoon_that_wins_is_among_the_discards() -> None:
    supply, potions = ["frog_legs frog_legs toadstool"], ["", "croakers_chorus"]
    table = lay(hands=["borrowed_spoon"], supply=supply, potions=potions, magik=(31, 10, 10))
    pieces = table.pieces()
    assert table.do("cast borrowed_spoon")[-1] == "MatchEnded brew 0 35,10,10"
    assert table.pieces() == pieces


# Ingredients, potions, spells


def test_mixed_up_labels() -> None:
    table = lay(hands=["mixed_up_labels"], potions=["bog_tea whatever_soup", "velvet_fang inkling"])
    table.do("cast mixed_up_labels", "choose potion velvet_fang")
    assert (table.to_move, table.moves) == (1, ["choose potion bog_tea", "choose potion whatever_soup"])
    assert table.do("choose potion whatever_soup") == ["PotionMoved whatever_soup 0 1", "PotionMoved velvet_fang 1 0"]
    assert table.potions(0) == ["bog_tea", "velvet_fang"]
    assert "cast mixed_up_labels" not in lay(hands=["mixed_up_labels"], potions=["", "bog_tea"]).moves


def test_musical_cauldrons() -> None:
    supply = ["frog_legs", "toadstool dragon_egg", "snake_skin"]
    table = lay(hands=["musical_cauldrons"], supply=supply)
    table.do("cast musical_cauldrons", "choose way 0")
    assert [table.supply(seat) for seat in range(3)] == [
        {"snake_skin": 1},
        {"frog_legs": 1},
        {"toadstool": 1, "dragon_egg": 1},
    ]
    table = lay(hands=["musical_cauldrons"], supply=supply)
    table.do("cast musical_cauldrons", "choose way 1", "harvest 0,0")
    assert table.supply(0) == {"toadstool": 1, "dragon_egg": 1, "spider_web": 1}
    assert not any(move.startswith("steal 0") for move in table.moves)


def test_musical_cauldrons_leave_a_safe_supply_out() -> None:
    table = lay(hands=["musical_cauldrons", "scarecrow"], supply=["frog_legs", "toadstool", "snake_skin"])
    table.position.active = 1
    table.do("cast scarecrow")
    table.position.active = 0
    table.do("cast musical_cauldrons", "choose way 0")
    assert [table.supply(seat) for seat in range(3)] == [{"snake_skin": 1}, {"toadstool": 1}, {"frog_legs": 1}]


def test_philosophers_pebble() -> None:
    table = lay(hands=["philosophers_pebble"], supply=["toadstool toadstool frog_legs"])
    table.do("cast philosophers_pebble", "choose kind toadstool", "choose kind dragon_egg")
    assert table.supply(0) == {"frog_legs": 1, "dragon_egg": 4}


def test_torn_page() -> None:
    table = lay(hands=["torn_page"], potions=["bog_tea whatever_soup"])
    top(table, "advanced_potions", "mirror_venom", "feast_of_shadows")
    happened = table.do("cast torn_page", "choose potion whatever_soup", "choose potion feast_of_shadows")
    assert happened == [
        "PotionGained 0 mirror_venom",
        "PotionGained 0 feast_of_shadows",
        "PotionDiscarded 0 whatever_soup",
        "PotionDiscarded 0 feast_of_shadows",
    ]


def test_robbers_hood() -> None:
    table = lay(hands=["robbers_hood"], magik=(10, 20, 12), supply=["", "dragon_egg frog_legs toadstool snake_skin"])
    table.do("cast robbers_hood")
    assert (table.to_move, table.moves) == (1, ["choose way 0", "choose way 1"])
    table.do("choose way 1", "choose kind frog_legs", "choose kind toadstool", "choose kind snake_skin")
    assert table.supply(1) == {"dragon_egg": 1}
    table = lay(hands=["robbers_hood"], magik=(10, 20, 12))
    assert table.do("cast robbers_hood") == ["MagikChanged 1 -4 16", "MagikChanged 0 4 14"]


def test_robbers_hood_moves_nothing_when_i_am_the_highest() -> None:
    table = lay(hands=["robbers_hood"], magik=(20, 10, 12))
    assert table.do("cast robbers_hood") == []


def test_loose_brick() -> None:
    table = lay(hands=["loose_brick"], cellared=["snake_skin", "", "dragon_egg"], cellars=(2, 0, 1))
    assert table.do("cast loose_brick") == ["TokenMoved dragon_egg cellar:2 supply:0", "CellarGained 0"]
    assert table.position.cellars[0] == 3


def test_forgetting_dust() -> None:
    table = lay(hands=["forgetting_dust quick_feet", "mildew hiccups", ""])
    table.do("cast forgetting_dust")
    assert (table.to_move, table.moves) == (1, ["choose way 0", "choose way 1"])
    table.do("choose way 1")
    assert table.do("choose spell hiccups") == [
        "SpellDiscarded 1 hiccups",
        "MagikChanged 2 -2 8",
        "MagikChanged 0 2 12",
    ]
    assert (table.hand(0), table.hand(1)) == (["quick_feet"], ["mildew"])


# Magik and turns


def test_gamblers_kettle() -> None:
    table = lay(hands=["gamblers_kettle"])
    table.roll(3)
    assert table.do("cast gamblers_kettle") == ["DieRolled 0 3 card", "MagikChanged 0 5 15"]
    table = lay(hands=["gamblers_kettle"])
    table.roll(2)
    assert table.do("cast gamblers_kettle") == ["DieRolled 0 2 card", "MagikChanged 0 -1 9"]


def test_my_turn_again() -> None:
    table = lay(hands=["my_turn_again"])
    table.do("cast my_turn_again", "harvest 0,0", "harvest 1,0", "harvest 0,1")
    assert table.to_move == 0
    table.do("harvest 0,-1")
    assert table.to_move == 1
