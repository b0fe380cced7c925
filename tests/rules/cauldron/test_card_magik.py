"""Spells that give and take Magik, each in a position of its own (000 Magik Track; A44 to A48, A50)."""

from typing import Any

from card_table import lay

# Above the zone of Enthusiasm, with what makes 2 Magik.
BREWER: dict[str, Any] = {"supply": ["frog_legs frog_legs"], "potions": ["hopscotch_tonic"], "magik": (15, 10, 10)}


def test_starlight_sip() -> None:
    table = lay(hands=["starlight_sip"])
    assert table.do("cast starlight_sip") == ["MagikChanged 0 2 12"]


def test_a44_a45_a_gain_at_the_cap_is_spent() -> None:
    table = lay(hands=["starlight_sip starlight_sip"], magik=(33, 10, 10))
    assert table.do("cast starlight_sip") == ["MagikChanged 0 1 34"]
    assert table.do("cast starlight_sip") == []
    assert table.hand(0) == []


def test_pet_leech() -> None:
    table = lay(hands=["pet_leech"])
    assert table.do("cast pet_leech", "choose seat 2") == ["MagikChanged 2 -1 9", "MagikChanged 0 1 11"]


def test_vampire_bat() -> None:
    table = lay(hands=["vampire_bat"], magik=(10, 1, 0))
    assert table.do("cast vampire_bat") == ["MagikChanged 1 -1 0", "MagikChanged 0 1 11"]


def test_a47_what_passes_the_cap_is_lost_for_both() -> None:
    table = lay(hands=["vampire_bat"], magik=(33, 10, 0))
    assert table.do("cast vampire_bat") == ["MagikChanged 1 -2 8", "MagikChanged 0 1 34"]


def test_robbers_hood() -> None:
    table = lay(hands=["robbers_hood"], magik=(10, 20, 12))
    assert table.do("cast robbers_hood") == ["MagikChanged 1 -3 17", "MagikChanged 0 3 13"]


def test_robbers_hood_moves_nothing_when_i_am_the_highest() -> None:
    table = lay(hands=["robbers_hood"], magik=(20, 10, 12))
    assert table.do("cast robbers_hood") == []


def test_underdogs_bone() -> None:
    table = lay(hands=["underdogs_bone"], magik=(10, 5, 12))
    assert table.do("cast underdogs_bone") == ["MagikChanged 1 3 8"]


def test_a50_underdogs_bone_rolls_for_the_lowest() -> None:
    table = lay(hands=["underdogs_bone"], magik=(5, 12, 5))
    table.roll(4, 2)
    assert table.do("cast underdogs_bone") == ["DieRolled 0 4 lsp", "DieRolled 2 2 lsp", "MagikChanged 2 3 8"]


def test_mercy_star() -> None:
    table = lay(hands=["mercy_star"], magik=(10, 5, 12))
    happened = table.do("cast mercy_star")
    assert happened[0] == "MagikChanged 1 3 8"
    assert happened[1].startswith("SpellsDrawn 0 basic 1")


def test_tall_poppy() -> None:
    table = lay(hands=["tall_poppy"], magik=(10, 5, 12))
    assert table.do("cast tall_poppy") == ["MagikChanged 2 -2 10"]


def test_pepper_pinch() -> None:
    table = lay(hands=["pepper_pinch"], **BREWER)
    assert table.do("cast pepper_pinch")[0].startswith("EffectBegan spell.pepper_pinch yield 0")
    assert "MagikChanged 0 4 19" in table.do("brew hopscotch_tonic")
    assert "yield" not in table.position.standing


def test_grand_finale() -> None:
    table = lay(hands=["grand_finale"], **BREWER)
    table.do("cast grand_finale")
    assert "MagikChanged 0 6 21" in table.do("brew hopscotch_tonic")


def test_a43_a_brew_with_a_raised_yield_may_win() -> None:
    table = lay(
        hands=["grand_finale"],
        supply=["frog_legs frog_legs toadstool"],
        potions=["croakers_chorus"],
        magik=(29, 10, 10),
    )
    table.do("cast grand_finale")
    assert table.do("brew croakers_chorus")[-1] == "MatchEnded brew 0 35,10,10"


def test_hasty_kettle() -> None:
    table = lay(hands=["hasty_kettle"], **BREWER)
    table.do("cast hasty_kettle")
    assert "MagikChanged 0 3 18" in table.do("brew hopscotch_tonic")
    assert "harvest 0,0" in table.moves
    assert "quick" not in table.position.standing


def test_gamblers_kettle() -> None:
    table = lay(hands=["gamblers_kettle"])
    table.roll(4)
    assert table.do("cast gamblers_kettle") == ["DieRolled 0 4 card", "MagikChanged 0 4 14"]


def test_gamblers_kettle_loses() -> None:
    table = lay(hands=["gamblers_kettle"])
    table.roll(3)
    assert table.do("cast gamblers_kettle") == ["DieRolled 0 3 card", "MagikChanged 0 -1 9"]


def test_fairy_godmother() -> None:
    table = lay(hands=["fairy_godmother"])
    assert table.do("cast fairy_godmother", "choose way 0") == ["MagikChanged 0 3 13"]
    table = lay(hands=["fairy_godmother"])
    assert table.do("cast fairy_godmother", "choose way 1", "choose kind dragon_egg", "choose kind toadstool") == [
        "TokenMoved dragon_egg stock supply:0",
        "TokenMoved toadstool stock supply:0",
    ]
    table = lay(hands=["fairy_godmother"])
    assert table.do("cast fairy_godmother", "choose way 2")[0].startswith("SpellsDrawn 0 basic 3")
