"""Rulings A29 to A56: actions, brewing, the Magik track, and the end of a harvest."""

import pytest
from card_table import FLOWER, lay, top
from cards_of_cauldron import cards, numbers
from rulings import discards, events_of, of_kind, random_match, refusal, stand, worth

from game.rules.cauldron import events as happened
from game.rules.cauldron.ingredients import KINDS, count
from game.rules.cauldron.position import FINISH, HARVEST, MARKET, OVER
from game.store.places import CONFIG

WEBS = "spider_web spider_web"
SHORT_CUT = numbers().abilities["short_cut"].magik
SMALL_CHANGE = numbers().abilities["small_change"].magik


def test_a29_an_action_must_be_taken_while_there_is_one() -> None:
    table = lay(hands=["starlight_sip"])
    assert refusal(table, "end") == "must_act"
    assert "end" not in table.moves
    table.do("harvest 0,0")
    assert table.moves == ["cast starlight_sip", "end"]
    assert refusal(table, "harvest 1,0") == "acted"


def test_a29_nobody_has_to_use_an_ability() -> None:
    table = lay(seats=2, characters=("occultist", "druid"), cellared=["", "dragon_egg"])
    stand(table, "no_harvest", [0])
    assert table.moves == ["use grave_goods", "end"]
    table.do("end")
    assert table.to_move == 1


def test_a30_a_seat_without_a_legal_action_may_end_its_turn() -> None:
    table = lay(hands=["starlight_sip"])
    stand(table, "no_harvest", [0])
    assert table.moves == ["cast starlight_sip", "end"]
    table.do("end")
    assert (table.to_move, table.position.phase) == (1, HARVEST)


def test_a30_a_round_without_any_action_ends_the_season() -> None:
    table = lay()
    stand(table, "no_harvest", range(3))
    table.do("end", "end")
    assert table.position.phase == HARVEST
    assert "HarvestEnded 2 True" in table.do("end")
    assert table.position.phase == MARKET
    assert table.position.active == 0


def test_a30_a_round_in_which_nobody_could_harvest_ends_the_season() -> None:
    table = lay(supply=["", "toadstool toadstool toadstool"], hands=["", "", "mildew"])
    stand(table, "no_harvest", range(3))
    table.position.barren = 1
    table.roll(1)
    table.do("steal 1 toadstool", "end")
    table.roll(1)
    table.do("steal 1 toadstool")
    assert table.position.phase == HARVEST
    table.do("end", "end")
    assert table.position.phase == MARKET


def test_a31_a_quick_brew_never_uses_the_action() -> None:
    table = lay(potions=["flypaper_fizz"], supply=["spider_web spider_web frog_legs"])
    table.do("brew flypaper_fizz")
    assert refusal(table, "end") == "must_act"
    table = lay(potions=["flypaper_fizz"], supply=["spider_web spider_web frog_legs"])
    table.do("harvest 0,0", "brew flypaper_fizz")
    assert table.to_move == 1


def test_a32_after_ten_turns_each_without_a_token_only_harvest_is_legal() -> None:
    table = lay(supply=["", "toadstool toadstool toadstool"], potions=["cobweb_cordial"])
    stalled = 10 * 3
    table.position.calm = stalled - 1
    assert "steal 1 toadstool" in table.moves
    table.position.calm = stalled
    assert "steal 1 toadstool" not in table.moves
    assert refusal(table, "steal 1 toadstool") == "only_harvest"
    assert refusal(table, "brew cobweb_cordial") == "only_harvest"
    table.do("harvest 0,0")
    assert table.position.calm == 0
    assert "steal 1 toadstool" not in table.moves  # its own


def test_a32_where_no_harvest_is_legal_either_the_season_ends() -> None:
    table = lay(supply=["", "toadstool toadstool"])
    table.position.calm = 29
    stand(table, "no_harvest", range(3))
    table.roll(1)
    assert "HarvestEnded 0 True" in table.do("steal 1 toadstool")
    assert table.position.phase == MARKET
    assert set(table.position.tokens) == {0}


@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_a33_a_theft_names_its_token_and_succeeds_from_four_on(die: int) -> None:
    table = lay(supply=["", "toadstool dragon_egg"])
    table.roll(die)
    events = events_of(table, "steal 1 dragon_egg")
    announced, rolled = of_kind(events, happened.ActionAnnounced, happened.DieRolled)
    assert (announced.victim, KINDS[announced.kind], rolled.number) == (1, "dragon_egg", die)
    assert ("dragon_egg" in table.supply(0)) == (die >= 4)
    assert bool(of_kind(events, happened.TheftFailed)) == (die < 4)


@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize(("what", "seats", "amount", "need"), [
    ("steal", [0], 1, 3), ("steal", [0], -1, 5), ("steal", [1], 2, 4), ("guard", [1], 1, 5), ("guard", [0], 1, 4),
])  # fmt: skip
def test_a33_an_observation_tells_the_lowest_die_that_steals(
    what: str, seats: list[int], amount: int, need: int, die: int
) -> None:
    table = lay(supply=["", "dragon_egg"])
    stand(table, what, seats, amount=amount)
    assert table.game.observe(table.position, 0).steal_needs[1] == need
    table.roll(die)
    table.do("steal 1 dragon_egg")
    assert ("dragon_egg" in table.supply(0)) == (die >= need)


def test_a34_without_a_token_outside_cellars_nothing_can_be_stolen() -> None:
    table = lay(supply=["frog_legs"], cellared=["", "dragon_egg"])
    assert not [move for move in table.moves if move.startswith("steal")]
    assert refusal(table, "steal 1 dragon_egg") == "no_token_there"
    assert refusal(table, "steal 1 dragon_egg cellar") == "cellars_shut"
    assert refusal(table, "steal 0 frog_legs") == "steal_self"
    assert refusal(table, "steal 4 frog_legs") == "no_seat"


def test_a35_a_thief_whose_token_vanished_names_another() -> None:
    table = lay(hands=["", "", "night_imp"], supply=["", "toadstool dragon_egg", "frog_legs"])
    table.roll(6)
    stand(table, "open_cellars", [])
    table.game.apply(table.position, table.game.parse("steal 1 toadstool"))
    assert table.supply(0) == {"toadstool": 1}


def test_a35_a_thief_with_nothing_left_to_name_loses_the_action() -> None:
    table = lay(seats=2, hands=["", "scarecrow"], supply=["", "toadstool"])
    table.do("steal 1 toadstool", "cast scarecrow")
    assert table.supply(1) == {"toadstool": 1}
    assert table.to_move == 1


def test_a35_a_protected_victim_leaves_the_thief_another() -> None:
    table = lay(hands=["", "scarecrow"], supply=["", "toadstool", "dragon_egg frog_legs"])
    table.do("steal 1 toadstool", "cast scarecrow")
    assert table.moves == ["choose token 2:frog_legs", "choose token 2:dragon_egg"]
    table.roll(5)
    table.do("choose token 2:dragon_egg")
    assert table.supply(0) == {"dragon_egg": 1}


def test_a36_a_brew_takes_from_cellars_what_the_supply_lacks() -> None:
    table = lay(potions=["cobweb_cordial"], supply=["spider_web"], cellared=["spider_web"], magik=[20, 0, 0])
    table.do("brew cobweb_cordial")
    assert (table.supply(0), table.cellared(0)) == ({}, {})
    table = lay(potions=["cobweb_cordial"], supply=["spider_web spider_web"], cellared=["spider_web"])
    table.do("brew cobweb_cordial")
    assert table.cellared(0) == {"spider_web": 1}


def test_a37_wild_slots_take_any_token_of_ones_choice() -> None:
    table = lay(potions=["whatever_soup"], supply=["spider_web spider_web dragon_egg"])
    table.do("brew whatever_soup")
    assert table.moves == ["choose payment spider_web+spider_web", "choose payment spider_web+dragon_egg"]
    table.do("choose payment spider_web+dragon_egg")
    assert table.supply(0) == {"spider_web": 1}


def test_a37_a_wild_slot_counts_as_an_ingredient() -> None:
    table = lay(potions=["whatever_soup"], supply=["spider_web spider_web"], magik=[25, 0, 0])
    assert refusal(table, "brew whatever_soup") == "banned"


def test_a37_an_ability_may_spare_a_wild_slot() -> None:
    table = lay(characters=("alchemist", "druid", "witch"), potions=["whatever_soup"], supply=["toadstool dragon_egg"])
    table.do("use short_cut")
    assert table.moves == ["choose payment toadstool", "choose payment dragon_egg"]
    table.do("choose payment dragon_egg")
    assert table.supply(0) == {"toadstool": 1}
    assert table.magik[0] == 10 - SHORT_CUT + worth("whatever_soup") + 1


def test_a37_what_is_paid_names_the_slot_that_is_spared() -> None:
    supply = ["dragon_egg toadstool"]
    table = lay(characters=("alchemist", "druid", "witch"), potions=["boiled_surprise"], supply=supply)
    table.do("use short_cut")
    assert table.moves == ["choose payment toadstool", "choose payment dragon_egg"]


@pytest.mark.parametrize("amount", [1, 2])
def test_a37_sparing_is_offered_only_where_it_saves_something(amount: int) -> None:
    table = lay(characters=("alchemist", "druid", "witch"), potions=["whatever_soup"], supply=["toadstool dragon_egg"])
    stand(table, "spare", [0], amount=amount)
    assert ("use short_cut" in table.moves) == (amount == 1)
    assert "brew whatever_soup" in table.moves


def test_a37_an_effect_that_spares_a_wild_slot_is_used_up_by_it() -> None:
    table = lay(potions=["whatever_soup"], supply=["toadstool"])
    stand(table, "spare", [0], amount=1, uses=1)
    table.do("brew whatever_soup")
    assert table.supply(0) == {}
    assert "spare" not in table.position.standing


def test_a38_only_the_listed_tokens_are_paid() -> None:
    table = lay(potions=["cobweb_cordial"], supply=["spider_web frog_legs dragon_egg"])
    assert refusal(table, "brew cobweb_cordial") == "lacks_ingredients"
    table = lay(potions=["cobweb_cordial"], supply=["spider_web spider_web spider_web frog_legs"])
    table.do("brew cobweb_cordial")
    assert table.supply(0) == {"spider_web": 1, "frog_legs": 1}


def test_a39_a_potion_may_be_brewed_again_in_the_same_season() -> None:
    supply = "spider_web spider_web frog_legs " * 2
    table = lay(potions=["flypaper_fizz"], supply=[supply], magik=[20, 0, 0])
    table.do("brew flypaper_fizz", "brew flypaper_fizz")
    assert table.potions(0) == ["flypaper_fizz"]
    assert table.magik[0] == 20 + 2 * worth("flypaper_fizz")


@pytest.mark.parametrize(("before", "more"), [(9, 1), (10, 1), (11, 0)])
def test_a40_up_to_ten_magik_a_basic_brew_gives_one_more(before: int, more: int) -> None:
    table = lay(potions=["cobweb_cordial"], supply=["spider_web spider_web"], magik=[before, 0, 0])
    table.do("brew cobweb_cordial")
    assert table.magik[0] == before + worth("cobweb_cordial") + more


def test_a40_advanced_brews_give_no_more() -> None:
    table = lay(potions=["oil_of_earthquakes"], supply=["spider_web spider_web spider_web dragon_egg"], magik=[2, 2, 2])
    table.do("brew oil_of_earthquakes")
    assert table.magik[0] == 8


def test_a41_from_twenty_five_on_two_ingredients_are_not_enough() -> None:
    for magik, banned in ((24, False), (25, True)):
        table = lay(
            potions=["cobweb_cordial dragon_sneeze witchs_breakfast"],
            supply=["spider_web spider_web dragon_egg dragon_egg frog_legs toadstool"],
            magik=[magik, 0, 0],
        )
        brews = {move for move in table.moves if move.startswith("brew")}
        assert ("brew cobweb_cordial" in brews, "brew dragon_sneeze" in brews) == (not banned, not banned)
        assert "brew witchs_breakfast" in brews
        if banned:
            assert refusal(table, "brew cobweb_cordial") == "banned"


def test_a41_the_ban_is_read_when_the_brew_resolves() -> None:
    table = lay(
        hands=["starlight_sip", "fizzle"],
        potions=["cobweb_cordial"],
        supply=["spider_web spider_web"],
        magik=[24, 0, 0],
    )
    table.do("cast starlight_sip", "pass")
    assert refusal(table, "brew cobweb_cordial") == "banned"
    table.position.magik[0] = 24
    assert "brew cobweb_cordial" in table.moves


def test_a42_a_slot_left_out_counts_for_the_ban() -> None:
    table = lay(
        seats=2,
        characters=("alchemist", "druid"),
        potions=["witchs_breakfast cobweb_cordial"],
        supply=["spider_web frog_legs"],
        magik=[26, 0],
    )
    table.do("use short_cut")
    assert table.supply(0) == {}
    assert table.magik[0] == 26 - numbers().abilities["short_cut"].magik + worth("witchs_breakfast")
    table = lay(
        seats=2, characters=("alchemist", "druid"), potions=["cobweb_cordial"], supply=["spider_web"], magik=[26, 0]
    )
    assert refusal(table, "use short_cut") == "no_purpose"


def test_a43_a_brew_that_reaches_thirty_five_wins_at_once() -> None:
    table = lay(
        potions=["oil_of_earthquakes"],
        supply=["spider_web spider_web spider_web dragon_egg"],
        magik=[32, 34, 34],
        hands=["", "magik_dome"],
    )
    table.position.track = 0
    events = events_of(table, "brew oil_of_earthquakes", "pass")
    ended = of_kind(events, happened.MatchEnded)
    assert [(event.ending, event.winner, event.magik[0]) for event in ended] == [("brew", 0, 38)]
    assert isinstance(events[-1], happened.MatchEnded)
    assert (table.to_move, table.moves, table.position.phase) == (None, [], OVER)


def test_a44_nothing_else_passes_thirty_four() -> None:
    table = lay(hands=["starlight_sip"], magik=[33, 0, 0])
    table.do("cast starlight_sip")
    assert table.magik[0] == 34


def test_a45_a_gain_at_the_cap_is_spent() -> None:
    table = lay(hands=["starlight_sip"], magik=[34, 0, 0])
    table.do("cast starlight_sip")
    assert (table.magik[0], discards(table, "basic_spells")) == (34, ["starlight_sip"])


def test_a46_magik_never_falls_below_nought() -> None:
    table = lay(magik=[0, 0, 0])
    table.season("dry_pond")
    table.do("harvest 0,1")
    assert table.magik == [0, 0, 0]
    table = lay(phase=MARKET, magik=[1, 0, 0])
    table.do("buy basic_spell")
    assert table.magik[0] == 0


def test_a47_what_is_drained_is_what_was_there() -> None:
    table = lay(hands=["pet_leech"], magik=[10, 0, 8])
    table.do("cast pet_leech")
    assert table.magik == [11, 0, 7]
    table = lay(magik=[10, 1, 8], seats=2, hands=["forgetting_dust", "mildew"])
    table.do("cast forgetting_dust")
    assert (table.magik, table.hand(1)) == ([10, 1], [])


def test_a48_a_track_effect_is_for_the_first_to_reach_it_once() -> None:
    before = numbers().track["lucky_find"] - 1
    table = lay(hands=["starlight_sip", "starlight_sip"], magik=[before, before, 0])
    table.position.track = 0
    assert "TrackReached 0 lucky_find" in table.do("cast starlight_sip")
    assert table.to_move == 0
    table.do("choose kind dragon_egg", "harvest 0,0")
    assert "TrackReached 1 lucky_find" not in table.do("cast starlight_sip")
    assert table.supply(0) == {"dragon_egg": 1, "spider_web": 1}


def test_a48_several_effects_in_one_move_come_in_ascending_order() -> None:
    table = lay(potions=["oil_of_earthquakes"], supply=["spider_web spider_web spider_web dragon_egg"], magik=[8, 0, 0])
    table.position.track = 0
    table.position.rituals = False
    lines = table.do("brew oil_of_earthquakes")
    reached = [line.split()[2] for line in lines if line.startswith("TrackReached")]
    track = sorted(numbers().track.items(), key=lambda item: item[1])
    assert reached == [effect for effect, at in track if 8 < at <= 14]
    assert len(reached) > 1
    assert table.magik[0] == 14


def test_a48_falling_never_triggers_and_climbing_again_neither() -> None:
    table = lay(magik=[9, 9, 9])
    table.position.track = 0
    table.season("dry_pond")
    seat = table.to_move
    table.do("harvest 0,1")
    assert table.position.track == 0
    assert table.magik[seat] == 8


def test_a49_the_witch_takes_two_or_the_only_one() -> None:
    table = lay(seats=2, characters=("witch", "druid"))
    table.do("use little_helpers", "choose field 0,0")
    assert "choose field 0,0" not in table.moves
    table.do("choose field -1,0")
    assert table.supply(0) == {"spider_web": 1, "dragon_egg": 1}
    table = lay(seats=2, characters=("witch", "druid"), tokens={"-1,0": 1})
    assert "TokenMoved dragon_egg field:-1,0 supply:0" in table.do("use little_helpers")


def test_a50_only_the_lowest_of_those_tied_roll_again() -> None:
    table = lay(magik=[4, 4, 4])
    table.roll(2, 5, 2, 6, 3)
    lines = table.season("kind_moon")
    assert [line for line in lines if line.startswith("DieRolled") and line.endswith("lsp")] == [
        "DieRolled 0 2 lsp",
        "DieRolled 1 5 lsp",
        "DieRolled 2 2 lsp",
        "DieRolled 0 6 lsp",
        "DieRolled 2 3 lsp",
    ]


def test_a50_if_all_are_tied_everyone_rolls_again() -> None:
    table = lay(seats=2, magik=[4, 4])
    table.roll(3, 3, 5, 1)
    lines = table.season("kind_moon")
    assert [line for line in lines if line.endswith("lsp")][-1] == "DieRolled 1 1 lsp"


def test_a51_the_active_seat_is_the_last_harvester() -> None:
    table = lay(hands=["quick_feet"], tokens={"0,0": 1})
    table.position.active = 0
    table.do("cast quick_feet")
    assert table.supply(0) == {"spider_web": 1} or table.position.phase == MARKET
    assert table.position.active == 1
    assert table.position.phase == MARKET


def test_a52_an_instant_of_another_may_take_the_last_token() -> None:
    table = lay(hands=["starlight_sip", "finders_keepers"], tokens={"0,0": 1})
    lines = table.do("harvest 0,0", "cast finders_keepers")
    assert "HarvestEnded 0 False" in lines
    assert (table.to_move, table.position.phase) == (0, FINISH)
    table.do("end")
    assert (table.to_move, table.position.phase) == (1, MARKET)


def test_a53_the_last_harvester_has_all_quick_actions_left() -> None:
    table = lay(
        hands=["starlight_sip", "fizzle"],
        tokens={"0,0": 1},
        potions=["flypaper_fizz"],
        supply=["spider_web frog_legs toadstool", "frog_legs"],
        cellars=[1, 1],
        magik=[20, 0, 0],
    )
    table.do("harvest 0,0")
    assert set(table.moves) == {
        "brew flypaper_fizz",
        "store spider_web",
        "store frog_legs",
        "store toadstool",
        "cast starlight_sip",
        "end",
    }
    assert refusal(table, "steal 1 frog_legs") == "board_empty"
    assert refusal(table, "harvest 0,0") == "board_empty"
    table.do("cast starlight_sip")
    assert table.moves == ["pass", "cast fizzle"]
    table.do("cast fizzle", "brew flypaper_fizz", "store toadstool", "end")
    assert table.cellared(0) == {"toadstool": 1}
    assert table.cellared(1) == {}


def test_a54_a_token_put_back_on_a_field_does_not_lengthen_the_season() -> None:
    table = lay(seats=2, characters=("shaman", "druid"), tokens={"0,0": 1})
    table.do("harvest 0,0", "use bog_drum", "choose field -1,0")
    assert (table.position.phase, table.position.tokens.count(1)) in {(MARKET, 0), (FINISH, 1)}
    if table.position.phase == FINISH:
        table.do("end")
    assert table.position.phase == MARKET
    assert set(table.position.tokens) == {0}


def test_a55_supplies_spoil_cellars_keep_abilities_are_fresh() -> None:
    table = lay(
        tokens={"0,0": 1},
        supply=["toadstool", "frog_legs frog_legs"],
        cellared=["dragon_egg", "snake_skin"],
    )
    table.position.used = [1, 1, 0]
    table.do("harvest 0,0", "end")
    assert [table.supply(seat) for seat in range(3)] == [{}, {}, {}]
    assert table.cellared(0) == {"dragon_egg": 1}
    assert table.cellared(1) == {"snake_skin": 1}
    assert table.position.used == [0, 0, 0]


def test_a56_discards_are_offered_in_ones_own_market_turn() -> None:
    table = lay(phase=MARKET, hands=["mildew fizzle", "pet_leech"], potions=["cobweb_cordial", "bog_tea"])
    offered = {move for move in table.moves if move.startswith("discard")}
    assert offered == {"discard mildew", "discard fizzle", "discard cobweb_cordial"}
    table.do("discard fizzle", "discard mildew", "discard cobweb_cordial")
    assert table.to_move == 0
    assert discards(table, "basic_spells") == ["fizzle", "mildew"]
    table.do("pass")
    assert (table.to_move, refusal(table, "discard mildew")) == (1, "not_yours")


def test_lukes_oil_of_earthquakes() -> None:
    """000, An example of gathering and brewing: three webs from earlier, a dragon egg now, brewed in the same turn."""
    table = lay(potions=["oil_of_earthquakes"], supply=["spider_web spider_web spider_web", "", ""], magik=[11, 5, 5])
    stock = table.position.stock
    events = events_of(table, "harvest -1,0", "brew oil_of_earthquakes")
    brewed = of_kind(events, happened.Brewed)
    assert [(event.potion, event.magik) for event in brewed] == [("oil_of_earthquakes", 6)]
    assert table.magik[0] == 17
    assert table.supply(0) == {}
    webs, eggs = KINDS.index("spider_web"), KINDS.index("dragon_egg")
    assert count(table.position.stock, webs) == count(stock, webs) + 3
    assert count(table.position.stock, eggs) == count(stock, eggs) + 1
    assert table.potions(0) == ["oil_of_earthquakes"]


def test_a_regular_potion_waits_for_the_next_turn() -> None:
    table = lay(potions=["cobweb_cordial"], supply=["spider_web"])
    table.do("harvest 0,0")
    assert table.to_move == 1 or refusal(table, "brew cobweb_cordial") == "acted"


def test_moving_to_and_fro_is_refused_until_something_else_happens() -> None:
    table = lay(supply=["frog_legs toadstool"], cellars=[1])
    table.do("store frog_legs")
    assert refusal(table, "fetch frog_legs") == "to_and_fro"
    assert refusal(table, "store toadstool") == "no_free_cellar"
    table.do("harvest 0,0", "fetch frog_legs", "store toadstool")
    assert refusal(table, "store frog_legs") == "no_free_cellar"
    assert table.cellared(0) == {"toadstool": 1}


def test_a_harvest_goes_on_while_there_are_tokens() -> None:
    events, positions = random_match(2, 4)
    harvests = [position for position in positions if position.phase == HARVEST and not position.stack]
    assert harvests
    assert all(any(position.tokens) for position in harvests)
    assert len(of_kind(events, happened.HarvestEnded)) == positions[-1].season - 1 or positions[-1].season


def test_everything_on_the_flower_can_be_harvested() -> None:
    table = lay(characters=("occultist", "witch", "shaman"))
    assert table.moves == [f"harvest {cell}" for cell in FLOWER]


def test_a_spell_drawn_by_a_brew_comes_from_the_top() -> None:
    table = lay(potions=["inkling"], supply=["toadstool spider_web"])
    top(table, "basic_spells", "fizzle")
    table.do("brew inkling")
    assert table.hand(0) == ["fizzle"]


def test_a51_whose_turn_it_is_when_the_last_ingredient_goes_is_the_last_harvester() -> None:
    table = lay(hands=["", "", "finders_keepers"], tokens={"0,0": 1})
    lines = table.do("harvest 0,0", "cast finders_keepers")
    assert "TokenMoved spider_web field:0,0 supply:2" in lines
    assert "HarvestEnded 0 False" in lines
    assert (table.position.phase, table.to_move) == (MARKET, 1)


def test_a51_the_rules_page_says_so() -> None:
    page = (CONFIG / "rules" / "en" / "cauldron.md").read_text(encoding="utf-8")
    assert "whose turn it is** when the last ingredient leaves the board" in page


@pytest.mark.parametrize(("magik", "banned"), [(24, False), (25, True), (26, True)])
def test_a76_the_price_of_a_deed_does_not_lift_the_ban(magik: int, banned: bool) -> None:
    potions, supply = ["cobweb_cordial witchs_breakfast"], ["spider_web toadstool frog_legs"]
    seats = ("alchemist", "druid", "witch")
    table = lay(characters=seats, potions=potions, supply=supply, magik=[magik, 10, 10])
    table.do("use short_cut")
    if banned:
        table.do("choose payment spider_web+toadstool")
        assert table.magik[0] == magik - SHORT_CUT + worth("witchs_breakfast")
    else:
        assert table.moves == ["choose potion cobweb_cordial", "choose potion witchs_breakfast"]
    alone = lay(characters=seats, potions=["cobweb_cordial"], supply=supply, magik=[magik, 10, 10])
    assert ("use short_cut" in alone.moves) != banned


@pytest.mark.parametrize(("magik", "more"), [(10, 1), (11, 0), (12, 0)])
def test_a76_the_price_of_a_deed_earns_no_enthusiasm(magik: int, more: int) -> None:
    table = lay(
        characters=("alchemist", "druid", "witch"), potions=["cobweb_cordial"], supply=["spider_web"], magik=[magik] * 3
    )
    table.do("use short_cut")
    assert table.magik[0] == magik - SHORT_CUT + worth("cobweb_cordial") + more


def test_a76_a_price_of_another_deed_counts_as_paid() -> None:
    table = lay(characters=("druid", "alchemist", "witch"), potions=["cobweb_cordial"], supply=[WEBS], magik=[25] * 3)
    assert refusal(table, "brew cobweb_cordial") == "banned"
    table = lay(
        characters=("alchemist", "druid", "witch"), potions=["cobweb_cordial"], supply=[f"{WEBS} toadstool"],
        magik=[25] * 3,
    )  # fmt: skip
    table.do("use small_change", "choose kind toadstool", "choose kind frog_legs", "brew cobweb_cordial")
    assert table.magik[0] == 25 - SMALL_CHANGE + worth("cobweb_cordial")


def test_a78_every_theft_of_the_trickster_is_light_fingers() -> None:
    table = lay(characters=("trickster", "druid", "witch"), supply=["", "toadstool"], cellared=["", "", "dragon_egg"])
    stand(table, "open_cellars", range(3))
    thefts = [move for move in table.moves if move.startswith("steal")]
    assert thefts == ["steal 1 toadstool", "steal 2 dragon_egg cellar"]
    assert table.game.observe(table.position, 0).steal_needs[1:] == (3, 3)
    table.roll(3)
    assert table.do(thefts[1])[-1] == "TokenMoved dragon_egg cellar:2 supply:0"


def test_a78_light_fingers_are_a_theft_for_windows_and_bans() -> None:
    table = lay(characters=("trickster", "druid", "witch"), supply=["", "toadstool"], hands=["", "guard_goose"])
    assert "ActionFoiled 0 steal" in table.do("steal 1 toadstool", "cast guard_goose")
    table = lay(characters=("trickster", "druid", "witch"), supply=["", "toadstool"])
    stand(table, "no_steal", range(3))
    assert refusal(table, "steal 1 toadstool") == "no_steal"


def test_a78_no_ability_at_will_stands_beside_the_action_that_it_replaces() -> None:
    for character in cards().characters.values():
        for name, ability in character.abilities.items():
            if ability.way in {"harvest", "steal", "brew"}:
                figures = numbers().abilities[name]
                assert figures.uses or figures.magik or figures.tokens, name


def test_a78_where_the_own_way_is_limited_both_are_offered() -> None:
    moves = lay(characters=("witch", "druid", "alchemist")).moves
    assert {"harvest 0,0", "use little_helpers"} <= set(moves)
