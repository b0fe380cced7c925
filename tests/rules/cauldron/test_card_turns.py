"""Spells of actions, turns, dice and omens, each in a position of its own (A16, A29, A30, A33)."""

from card_table import lay

from game.rules.cauldron.position import HARVEST


def test_second_wind() -> None:
    table = lay(hands=["second_wind"])
    assert table.do("cast second_wind", "harvest 0,0")[0] == "ActionsGained 0 1"
    assert table.to_move == 0
    table.do("harvest 1,0")
    assert table.to_move == 1


def test_an_action_is_of_no_use_on_an_empty_board() -> None:
    table = lay(hands=["second_wind my_turn_again"], tokens={"0,0": 1})
    table.do("harvest 0,0")
    assert table.moves == ["end"]


def test_about_turn() -> None:
    table = lay(hands=["", "", "about_turn"])
    table.do("harvest 0,0")
    assert table.moves == ["pass", "cast about_turn"]
    # Whoever sits on the other side has the next turn.
    table.do("cast about_turn")
    assert (table.to_move, table.position.active) == (2, 2)


def test_about_turn_is_of_no_use_for_two() -> None:
    table = lay(seats=2, hands=["", "about_turn"])
    table.do("harvest 0,0")
    assert "cast about_turn" not in table.moves


def test_clear_skies() -> None:
    table = lay(hands=["clear_skies"], omen="watchdogs", supply=["", "dragon_egg"])
    assert "steal 1 dragon_egg" not in table.moves
    assert table.do("cast clear_skies") == ["EffectEnded omen.watchdogs no_steal True"]
    assert "steal 1 dragon_egg" in table.moves


def test_clear_skies_needs_an_omen_that_lasts() -> None:
    assert "cast clear_skies" not in lay(hands=["clear_skies"], omen="pedlar_at_the_gate").moves


def test_clear_skies_turn_the_order_back() -> None:
    table = lay(hands=["clear_skies"], omen="widdershins")
    assert table.position.direction == -1
    assert table.do("cast clear_skies") == [
        "EffectEnded omen.widdershins/1.then later.brew False",
        "EffectEnded omen.widdershins reverse False",
        "EffectEnded omen.widdershins yield True",
    ]
    table.do("harvest 0,0")
    assert table.to_move == 1


def test_clear_skies_leave_the_turn_of_a_spell() -> None:
    table = lay(hands=["about_turn", "clear_skies"], omen="widdershins")
    table.do("harvest 0,0", "end", "cast about_turn")
    # Turned round twice, turns go clockwise; without the omen they do not.
    assert table.to_move == 1
    table.do("cast clear_skies", "harvest 0,1")
    assert table.to_move == 0


def test_loaded_die() -> None:
    table = lay(hands=["loaded_die"], supply=["", "dragon_egg"])
    table.roll(1)
    assert table.do("steal 1 dragon_egg") == ["DieRolled 0 1 steal"]
    assert table.do("cast loaded_die") == ["DieChanged 0 6", "TokenMoved dragon_egg supply:1 supply:0"]


def test_jogged_elbow() -> None:
    table = lay(hands=["", "", "jogged_elbow"], supply=["", "dragon_egg"])
    table.roll(6, 3)
    table.do("steal 1 dragon_egg")
    assert table.to_move == 2
    assert table.do("cast jogged_elbow") == ["DieRolled 0 3 again", "TheftFailed 0 1"]


def test_a16_dice_for_the_turn_order_are_answered_too() -> None:
    table = lay(hands=["loaded_die"])
    table.roll(1)
    table.season("full_baskets")
    while table.to_move is not None and table.moves[0].startswith("choose"):
        table.do(table.moves[0])
    assert "cast loaded_die" in table.moves
    assert "DieChanged 0 6" in table.do("cast loaded_die")
    assert table.position.phase == HARVEST
