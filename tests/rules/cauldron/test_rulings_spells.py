"""Rulings A16 to A28: spells, windows and their order."""

import pytest
from card_table import FLOWER, Table, lay, top
from rulings import SIP, discards, events_of, of_kind, refusal, stand, worth

from game.core.effect_stack import Window
from game.rules.cauldron import events as happened
from game.rules.cauldron.position import MARKET


def asked(table: Table) -> tuple[str, int] | None:
    """Return the window that is open and the seat that is asked."""
    top_frame = table.position.stack[-1] if table.position.stack else None
    return (top_frame.around, top_frame.asked[0]) if isinstance(top_frame, Window) else None


def test_a16_an_action_may_be_answered_before_it_resolves() -> None:
    table = lay(hands=["", "bramble_patch"])
    assert table.do("harvest 0,0") == []
    assert asked(table) == ("harvest", 1)
    assert table.moves == ["pass", "cast bramble_patch"]
    assert "ActionFoiled 0 harvest" in table.do("cast bramble_patch")
    assert table.tokens()["0,0"] == 1
    assert table.supply(0) == {}


@pytest.mark.parametrize(
    ("instant", "move", "window"),
    [
        ("bramble_patch", "harvest 0,0", "harvest"),
        ("guard_goose", "steal 1 toadstool", "steal"),
        ("wet_firewood", "brew cobweb_cordial", "brew"),
        ("wet_firewood", "brew flypaper_fizz", "quick_brew"),
        ("magik_dome", "store frog_legs", "move"),
        ("fizzle", "cast starlight_sip", "spell"),
        ("jogged_elbow", "steal 1 toadstool", "roll"),
        ("night_imp", "harvest 0,0", "end_of_turn"),
    ],
)
def test_a16_every_window_is_opened_for_those_that_answer_it(instant: str, move: str, window: str) -> None:
    table = lay(
        hands=["starlight_sip", instant],
        supply=["spider_web spider_web frog_legs", "toadstool"],
        potions=["cobweb_cordial flypaper_fizz"],
        cellars=[1],
    )
    table.do(move)
    if window == "end_of_turn":
        table.do("end")
    assert asked(table) == (window, 1)


def test_a16_who_cannot_answer_is_not_asked() -> None:
    table = lay(hands=["", "wet_firewood guard_goose", "fizzle"])
    table.do("harvest 0,0")
    assert asked(table) is None
    assert table.to_move == 1


def test_a16_nothing_is_answered_in_the_market() -> None:
    table = lay(phase=MARKET, hands=["", "magik_dome"])
    table.do("buy basic_spell")
    assert asked(table) is None
    assert table.to_move == 1
    assert "cast magik_dome" not in table.moves


def test_a16_the_roll_for_the_turn_order_may_be_answered_the_dice_of_an_omen_not() -> None:
    table = lay(hands=["jogged_elbow"], magik=[5, 5, 5])
    table.season("kind_moon")
    assert asked(table) == ("roll", 0)
    assert table.position.phase == "order"


def test_a17_seats_are_asked_clockwise_from_the_left_of_who_announced() -> None:
    table = lay(seats=3, hands=["fizzle starlight_sip", "magik_dome", "fizzle"])
    table.do("cast starlight_sip")
    order = []
    while (window := asked(table)) is not None:
        order.append(window)
        table.do("pass")
    assert order == [("spell", 1), ("spell", 2), ("spell", 0)]
    assert table.magik[0] == 10 + SIP


def test_a17_a_turn_that_ends_asks_its_own_seat_first() -> None:
    table = lay(seats=3, hands=["magik_dome", "night_imp"])
    table.do("harvest 0,0", "pass", "end")
    assert asked(table) == ("end_of_turn", 0)
    table.do("pass")
    assert asked(table) == ("end_of_turn", 1)


def test_a17_a_spell_in_a_window_resolves_before_the_next_seat_is_asked() -> None:
    table = lay(seats=3, hands=["", "finders_keepers", "bramble_patch fizzle"])
    table.do("harvest 0,0", "cast finders_keepers")
    assert asked(table) == ("spell", 2)
    table.do("pass")
    assert table.supply(1) == {"spider_web": 1}
    assert asked(table) == ("harvest", 2)


def test_a17_a_seat_that_has_passed_is_not_asked_again() -> None:
    table = lay(seats=3, hands=["", "bramble_patch", "finders_keepers"])
    table.do("harvest 0,0", "pass", "cast finders_keepers")
    assert asked(table) is None
    assert (table.to_move, table.moves[0]) == (0, "choose field 1,0")


def test_a18_four_spells_may_be_held_until_the_turn_ends() -> None:
    table = lay(hands=["starlight_sip bookworm mildew pet_leech"])
    table.do("harvest 0,0")
    assert len(table.hand(0)) == 4
    table.do("end")
    assert (table.to_move, len(table.moves)) == (0, 4)
    assert "SpellDiscarded 0 mildew" in table.do("choose spell mildew")
    assert len(table.hand(0)) == 3
    assert table.to_move == 1


def test_a19_spells_gained_in_the_turn_of_another_are_checked_when_the_harvest_ends() -> None:
    table = lay(hands=["", "starlight_sip bookworm mildew pet_leech"], tokens={"0,0": 1})
    table.do("harvest 0,0")
    assert table.to_move == 1
    assert table.moves[0].startswith("choose spell")
    table.do("choose spell pet_leech")
    assert table.position.phase == MARKET


def test_a20_with_three_spells_one_goes_before_another_is_bought() -> None:
    table = lay(phase=MARKET, hands=["starlight_sip bookworm mildew"], advanced=True)
    table.position.purchases = 2
    assert refusal(table, "buy basic_spell") == "hand_full"
    assert refusal(table, "buy advanced_spell") == "hand_full"
    table.do("discard mildew", "buy basic_spell")
    assert refusal(table, "buy basic_spell") == "hand_full"
    assert table.to_move == 0


def test_a21_fizzle_answers_fizzle() -> None:
    table = lay(seats=3, hands=["starlight_sip", "fizzle", "fizzle"])
    table.do("cast starlight_sip", "cast fizzle")
    assert asked(table) == ("spell", 2)
    assert "SpellCancelled 1 fizzle" in table.do("cast fizzle")
    assert table.magik[0] == 10 + SIP


def test_a21_fizzle_is_no_quick_action() -> None:
    table = lay(hands=["fizzle"])
    assert refusal(table, "cast fizzle") == "only_answers"


def test_a22_a_spell_that_has_resolved_stays() -> None:
    table = lay(hands=["starlight_sip bookworm", "fizzle"])
    table.do("cast starlight_sip", "pass")
    assert table.magik[0] == 10 + SIP
    table.do("cast bookworm", "cast fizzle")
    assert table.magik[0] == 10 + SIP


@pytest.mark.parametrize(("spell", "magik"), [("gamblers_kettle", [10, 5, 5]), ("tall_poppy", [10, 10, 5])])
def test_a22_a_die_that_a_spell_has_rolled_is_part_of_its_resolution(spell: str, magik: list[int]) -> None:
    table = lay(hands=[spell, "magik_dome"], magik=magik)
    table.roll(6, 1)
    lines = table.do(f"cast {spell}", "pass", "cast magik_dome")
    assert not [line for line in lines if line.startswith("SpellCancelled")]
    assert "no_cast" in table.position.standing
    assert table.magik == ([15, 5, 5] if spell == "gamblers_kettle" else [8, 10, 5])


def test_a23_the_dome_lets_a_theft_go_on_whose_die_has_fallen() -> None:
    table = lay(hands=["", "magik_dome"], supply=["", "toadstool"])
    table.roll(6)
    table.do("steal 1 toadstool", "pass", "cast magik_dome")
    assert table.supply(0) == {"toadstool": 1}


def test_a23_the_dome_cancels_what_it_answers_and_ends_all_casting() -> None:
    table = lay(hands=["starlight_sip mildew", "magik_dome", "fizzle"])
    table.do("cast starlight_sip")
    assert asked(table) == ("spell", 1)
    lines = table.do("cast magik_dome")
    assert "SpellCancelled 0 starlight_sip" in lines
    assert asked(table) is None
    assert table.magik[0] == 10
    assert refusal(table, "cast mildew") == "no_cast"


def test_a23_the_dome_is_immune_to_fizzle() -> None:
    table = lay(hands=["magik_dome", "fizzle", "fizzle"])
    table.do("cast magik_dome")
    assert asked(table) is None


def test_a23_spells_below_the_cancelled_one_resolve() -> None:
    table = lay(seats=3, hands=["starlight_sip", "fizzle", "magik_dome"])
    table.do("cast starlight_sip", "cast fizzle", "cast magik_dome")
    assert table.magik[0] == 10 + SIP
    assert asked(table) is None


@pytest.mark.parametrize("move", ["harvest 0,0", "store frog_legs"])
def test_a23_the_dome_answers_any_announcement_and_lets_it_happen(move: str) -> None:
    table = lay(hands=["", "magik_dome"], supply=["frog_legs"], cellars=[1])
    table.do(move, "cast magik_dome")
    assert table.cellared(0) == {"frog_legs": 1} or "spider_web" in table.supply(0)


def test_a23_the_dome_lasts_until_the_season_ends() -> None:
    table = lay(hands=["magik_dome starlight_sip"], tokens={"0,0": 1})
    table.do("cast magik_dome", "harvest 0,0")
    assert table.position.phase == MARKET
    assert "no_cast" not in table.position.standing


def test_a24_a_cancelled_spell_is_discarded() -> None:
    table = lay(hands=["starlight_sip", "fizzle"])
    table.do("cast starlight_sip", "cast fizzle")
    assert set(discards(table, "basic_spells")) == {"starlight_sip", "fizzle"}
    assert table.hand(0) == []


def test_a25_a_harvester_whose_token_is_gone_takes_another() -> None:
    table = lay(hands=["", "finders_keepers"])
    table.do("harvest 0,0", "cast finders_keepers")
    assert table.supply(1) == {"spider_web": 1}
    assert table.to_move == 0
    assert table.moves == [f"choose field {cell}" for cell in FLOWER if cell != "0,0"]
    table.do("choose field -1,0")
    assert table.supply(0) == {"dragon_egg": 1}


def test_a25_the_new_choice_opens_no_window() -> None:
    table = lay(hands=["", "finders_keepers finders_keepers"])
    table.do("harvest 0,0", "cast finders_keepers", "choose field -1,0")
    assert table.supply(0) == {"dragon_egg": 1}


def test_a25_a_harvest_with_nothing_left_is_lost() -> None:
    table = lay(hands=["starlight_sip", "finders_keepers"], tokens={"0,0": 1})
    table.do("harvest 0,0", "cast finders_keepers")
    assert table.supply(0) == {}
    assert (table.position.phase, table.to_move) == ("finish", 0)


def test_a25_a_brew_without_its_ingredients_is_lost_and_costs_nothing() -> None:
    table = lay(hands=["", "butterfingers"], potions=["cobweb_cordial"], supply=["spider_web spider_web toadstool"])
    table.do("brew cobweb_cordial", "cast butterfingers")
    lines = table.do("choose kind spider_web")
    assert "ActionFoiled 0 brew" in lines
    assert table.supply(0) == {"spider_web": 1, "toadstool": 1}
    assert table.to_move == 1


def test_a25_an_ability_whose_token_is_gone_takes_another() -> None:
    table = lay(seats=2, characters=("witch", "druid"))
    table.do("use little_helpers", "choose field 0,0")
    table.position.tokens[0] = 0
    table.do("choose field 1,0")
    assert "choose field 1,0" in table.moves
    table.do("choose field -1,0")
    assert table.supply(0) == {"spider_web": 1, "dragon_egg": 1}


def test_a25_a_foiled_ability_stays_used() -> None:
    table = lay(seats=2, characters=("witch", "druid"), hands=["mildew", "bramble_patch"])
    table.do("use little_helpers", "choose field 0,0", "choose field 1,0", "cast bramble_patch")
    assert table.supply(0) == {}
    assert refusal(table, "use little_helpers") == "acted"
    assert table.position.used[0]


def test_a26_a_spell_potion_gives_its_spell_at_once() -> None:
    table = lay(potions=["inkling"], supply=["toadstool spider_web"], hands=["mildew bookworm hiccups"])
    top(table, "basic_spells", "starlight_sip")
    table.do("brew inkling")
    assert len(table.hand(0)) == 4
    assert "cast starlight_sip" in table.moves


def test_a27_without_spells_a_spell_potion_gives_magik_only() -> None:
    table = lay(simple=True, potions=["inkling"], supply=["toadstool spider_web"], magik=[15, 10, 10])
    assert of_kind(events_of(table, "brew inkling"), happened.SpellsDrawn) == []
    assert (table.magik[0], table.hand(0)) == (15 + worth("inkling"), [])


def test_a28_others_see_how_many_spells_a_hand_has() -> None:
    table = lay(hands=["", "fizzle magik_dome mildew"])
    observation = table.game.observe(table.position, 0)
    assert observation.hand_counts[1] == (2, 1)
    assert observation.hand == ()
    assert table.game.observe(table.position, 1).hand == ("fizzle", "mildew", "magik_dome")


def test_only_own_names_are_bound_to_an_answer() -> None:
    table = lay(hands=["", "guard_goose", "guard_goose"], supply=["", "toadstool", "toadstool"])
    table.do("steal 2 toadstool")
    assert asked(table) == ("steal", 2)


def test_a_seat_that_may_not_cast_is_not_asked() -> None:
    table = lay(hands=["", "bramble_patch"])
    stand(table, "no_cast", [1])
    table.do("harvest 0,0")
    assert asked(table) is None
