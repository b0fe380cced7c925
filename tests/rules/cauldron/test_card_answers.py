"""Instants that answer actions and spells, each in a position of its own (A16, A17, A21 to A25)."""

from card_table import lay


def test_fizzle() -> None:
    table = lay(hands=["starlight_sip", "fizzle"])
    table.do("cast starlight_sip")
    assert table.moves == ["pass", "cast fizzle"]
    assert table.do("cast fizzle") == ["SpellCancelled 0 starlight_sip"]
    assert table.magik[0] == 10


def test_a21_fizzle_on_fizzle() -> None:
    table = lay(hands=["starlight_sip fizzle", "fizzle"])
    table.do("cast starlight_sip", "cast fizzle")
    assert table.to_move == 0
    assert table.do("cast fizzle") == ["SpellCancelled 1 fizzle", "MagikChanged 0 2 12"]


def test_a17_whoever_casts_may_cancel_it_too_and_is_asked_last() -> None:
    table = lay(hands=["starlight_sip fizzle", "", "fizzle"])
    table.do("cast starlight_sip")
    assert table.to_move == 2
    table.do("pass")
    assert table.to_move == 0
    # The answer opens a window of its own, in which seat 2 is asked anew.
    assert table.do("cast fizzle", "pass") == ["SpellCancelled 0 starlight_sip"]


def test_fizzle_has_nothing_to_cancel_on_its_own() -> None:
    assert "cast fizzle" not in lay(hands=["fizzle"]).moves


def test_magik_dome() -> None:
    table = lay(hands=["starlight_sip fizzle", "magik_dome", "fizzle"])
    table.do("cast starlight_sip")
    happened = table.do("cast magik_dome")
    # A23: at once, without a window.
    assert happened[0] == "SpellCancelled 0 starlight_sip"
    assert happened[1].startswith("EffectBegan spell.magik_dome no_cast 0,1,2")
    assert not any(move.startswith("cast") for move in table.moves)


def test_a23_magik_dome_lets_the_spells_below_resolve() -> None:
    table = lay(hands=["starlight_sip", "fizzle", "magik_dome"])
    happened = table.do("cast starlight_sip", "cast fizzle", "cast magik_dome")
    assert happened[0] == "SpellCancelled 1 fizzle"
    assert happened[-1] == "MagikChanged 0 2 12"


def test_a23_magik_dome_on_ones_own_turn_only_ends_casting() -> None:
    table = lay(hands=["magik_dome starlight_sip"])
    happened = table.do("cast magik_dome")
    assert len(happened) == 1
    assert "cast starlight_sip" not in table.moves


def test_a16_magik_dome_answers_everything() -> None:
    for moves in (["harvest 0,0"], ["steal 1 toadstool"], ["brew puddle_punch"], ["brew inkling"], ["store frog_legs"]):
        table = lay(
            hands=["", "", "magik_dome"],
            supply=["frog_legs toadstool", "toadstool"],
            potions=["puddle_punch inkling"],
            cellars=(1, 0, 0),
        )
        table.do(*moves)
        assert table.to_move == 2
        assert table.moves == ["pass", "cast magik_dome"]


def test_wet_firewood() -> None:
    table = lay(hands=["", "wet_firewood"], supply=["frog_legs toadstool"], potions=["puddle_punch"])
    table.do("brew puddle_punch")
    assert table.do("cast wet_firewood") == ["ActionFoiled 0 brew"]
    assert table.supply(0) == {"frog_legs": 1, "toadstool": 1}
    assert table.to_move == 1


def test_wet_firewood_foils_a_quick_brew_too() -> None:
    table = lay(hands=["", "wet_firewood"], supply=["spider_web spider_web frog_legs"], potions=["flypaper_fizz"])
    table.do("brew flypaper_fizz", "cast wet_firewood")
    assert table.to_move == 0
    assert "brew flypaper_fizz" in table.moves
    assert "harvest 0,0" in table.moves


def test_butterfingers() -> None:
    table = lay(hands=["", "butterfingers"], supply=["frog_legs toadstool"], potions=["puddle_punch"])
    table.do("brew puddle_punch", "cast butterfingers")
    happened = table.do("choose kind toadstool")
    # A25: what is left does not suffice, nothing is paid, the action is spent.
    assert happened == ["TokenMoved toadstool supply:0 stock", "ActionFoiled 0 brew"]
    assert table.supply(0) == {"frog_legs": 1}


def test_bramble_patch() -> None:
    table = lay(hands=["", "bramble_patch"])
    table.do("harvest 0,0")
    assert table.do("cast bramble_patch") == ["ActionFoiled 0 harvest"]
    assert table.tokens()["0,0"] == 1
    assert table.to_move == 1


def test_finders_keepers() -> None:
    table = lay(hands=["", "finders_keepers"])
    table.do("harvest 0,0")
    assert table.do("cast finders_keepers") == ["TokenMoved spider_web field:0,0 supply:1"]
    # A25: another ingredient.
    assert table.to_move == 0
    assert table.do("choose field 1,0") == ["TokenMoved spider_web field:1,0 supply:0"]


def test_guard_goose() -> None:
    table = lay(hands=["", "guard_goose"], supply=["", "dragon_egg"])
    table.do("steal 1 dragon_egg")
    assert table.do("cast guard_goose") == ["ActionFoiled 0 steal"]
    assert table.supply(1) == {"dragon_egg": 1}


def test_guard_goose_guards_only_its_owner() -> None:
    table = lay(hands=["", "", "guard_goose"], supply=["", "dragon_egg"])
    table.do("steal 1 dragon_egg")
    assert table.to_move != 2 or "cast guard_goose" not in table.moves


def test_night_imp() -> None:
    table = lay(hands=["", "night_imp"])
    table.do("harvest 0,0")
    assert table.moves == ["pass", "cast night_imp"]
    assert table.do("cast night_imp", "choose field -1,0") == ["TokenMoved dragon_egg field:-1,0 supply:1"]
    assert table.to_move == 1


def test_a51_night_imp_takes_the_last_ingredient_in_the_turn_of_another() -> None:
    table = lay(hands=["", "night_imp"], tokens={"0,0": 1, "1,0": 1})
    table.do("harvest 0,0")
    assert "HarvestEnded 0 False" in table.do("cast night_imp")


def test_a_foiled_ability_stays_used() -> None:
    table = lay(hands=["", "bramble_patch"])
    table.do("use neighbourly_roots", "choose field 0,0", "cast bramble_patch")
    assert table.tokens()["0,0"] == 1
    assert table.to_move == 1
    table.do("harvest -1,0", "harvest -1,1")
    assert "use neighbourly_roots" not in table.moves
