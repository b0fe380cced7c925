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


def test_a47_what_passes_the_cap_is_lost_for_both() -> None:
    table = lay(seats=2, hands=["forgetting_dust"], magik=(33, 10))
    assert table.do("cast forgetting_dust") == ["MagikChanged 1 -2 8", "MagikChanged 0 1 34"]


def test_underdogs_bone() -> None:
    table = lay(hands=["underdogs_bone"], magik=(10, 5, 12))
    assert table.do("cast underdogs_bone") == ["MagikChanged 1 3 8"]


def test_a50_underdogs_bone_rolls_for_the_lowest() -> None:
    table = lay(hands=["underdogs_bone"], magik=(5, 12, 5))
    table.roll(4, 2)
    assert table.do("cast underdogs_bone") == ["DieRolled 0 4 lsp", "DieRolled 2 2 lsp", "MagikChanged 2 3 8"]


def test_tall_poppy() -> None:
    table = lay(hands=["tall_poppy"], magik=(10, 5, 12))
    assert table.do("cast tall_poppy") == ["MagikChanged 2 -2 10"]


def test_pepper_pinch() -> None:
    table = lay(hands=["pepper_pinch"], **BREWER)
    assert table.do("cast pepper_pinch")[0].startswith("EffectBegan spell.pepper_pinch yield 0")
    assert "MagikChanged 0 4 19" in table.do("brew hopscotch_tonic")
    assert "yield" not in table.position.standing


def test_a43_a_brew_with_a_raised_yield_may_win() -> None:
    table = lay(
        hands=["pepper_pinch"],
        supply=["frog_legs frog_legs toadstool"],
        potions=["croakers_chorus"],
        magik=(31, 10, 10),
    )
    table.do("cast pepper_pinch")
    assert table.do("brew croakers_chorus")[-1] == "MatchEnded brew 0 35,10,10"
