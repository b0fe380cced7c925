"""Characters and the Magik track, each ability and effect in a position of its own (A5, A48, A49, A68, A71, A73)."""

import pytest
from card_table import Table, lay, top
from cards_of_cauldron import cards, numbers
from rulings import refusal, stand

from game.core.effect_stack import Window
from game.core.hexgrid import parse_cell
from game.rules.cauldron.moves import Use
from game.rules.cauldron.position import MARKET

COMMON = ["choose kind spider_web", "choose kind frog_legs", "choose kind toadstool"]


def seated(character: str, **more: object) -> Table:
    """Return a table at which seat 0 is that character."""
    others = [name for name in ("druid", "trickster", "occultist") if name != character][:2]
    return lay(characters=(character, *others), **more)  # type: ignore[arg-type]


def test_a49_little_helpers() -> None:
    table = seated("witch")
    table.do("use little_helpers", "choose field 0,1", "choose field 1,-1")
    assert table.supply(0) == {"frog_legs": 1, "toadstool": 1}
    assert table.magik[0] == 10 - numbers().abilities["little_helpers"].magik


def test_a49_little_helpers_take_the_only_ingredient_there_is() -> None:
    table = seated("witch", tokens={"0,1": 1})
    assert "TokenMoved frog_legs field:0,1 supply:0" in table.do("use little_helpers")


def test_a49_little_helpers_may_take_both_from_one_field() -> None:
    table = seated("witch", tokens={"0,1": 2, "1,-1": 1})
    table.do("use little_helpers", "choose field 0,1")
    assert table.moves == ["choose field 0,1", "choose field 1,-1"]
    table.do("choose field 0,1")
    assert table.supply(0) == {"frog_legs": 2}


def test_little_helpers_help_once_a_season() -> None:
    table = seated("witch", seats=2)
    table.do("use little_helpers", "choose field 0,1", "choose field 1,-1", "harvest 0,0")
    assert table.to_move == 0
    assert "use little_helpers" not in table.moves


def test_expert_brewing() -> None:
    supply, potions = ["toadstool snake_skin snake_skin frog_legs"], ["slither_syrup hopscotch_tonic"]
    table = seated("witch", supply=supply, potions=potions, magik=(15, 0, 0))
    # The only potion that lists a rare ingredient.
    table.do("use expert_brewing")
    assert table.supply(0) == {"snake_skin": 1, "frog_legs": 1}
    assert table.magik[0] == 15 + 3 + 1


def test_expert_brewing_needs_a_potion_with_a_rare_ingredient() -> None:
    assert (
        "use expert_brewing" not in seated("witch", supply=["frog_legs frog_legs"], potions=["hopscotch_tonic"]).moves
    )


def test_neighbourly_roots() -> None:
    table = seated("druid")
    table.do("use neighbourly_roots")
    assert table.moves == ["choose field 0,0", "choose field 1,0"]
    table.do("choose field 1,0")
    assert table.supply(0) == {"spider_web": 2}


def test_green_thumb() -> None:
    table = seated("druid", phase=MARKET)
    table.do("buy_field toadstool")
    assert table.magik[0] == 8


def test_light_fingers() -> None:
    table = seated("trickster", supply=["", "", "dragon_egg"])
    table.roll(3)
    assert table.do("steal 2 dragon_egg") == ["DieRolled 0 3 steal", "TokenMoved dragon_egg supply:2 supply:0"]


def test_slippery() -> None:
    table = seated("trickster", supply=["dragon_egg", "toadstool"])
    table.do("use slippery", "harvest 0,0")
    assert table.magik[0] == 10 - numbers().abilities["slippery"].magik
    assert "steal 0 dragon_egg" not in table.moves
    table = seated("trickster", supply=["dragon_egg", "toadstool"])
    table.do("harvest 0,0", "end")
    assert "steal 0 dragon_egg" in table.moves


def test_short_cut() -> None:
    supply = "dragon_egg mandrake_root"
    table = seated("alchemist", supply=[supply], potions=["elixir_of_odd_hours"], magik=(15, 0, 0))
    assert "brew elixir_of_odd_hours" not in table.moves
    table.do("use short_cut")
    assert table.supply(0) == {}
    assert table.magik[0] == 15 - numbers().abilities["short_cut"].magik + 6


@pytest.mark.parametrize("quick", [False, True])
@pytest.mark.parametrize(
    ("character", "supply", "potions"),
    [
        ("alchemist", "dragon_egg mandrake_root", "elixir_of_odd_hours"),
        ("alchemist", "dragon_egg mandrake_root spider_web", "elixir_of_odd_hours cobweb_cordial"),
        ("witch", "snake_skin snake_skin toadstool spider_web", "slither_syrup cobweb_cordial"),
    ],
)
@pytest.mark.parametrize("magik", [8, 10, 11, 17, 20, 27, 31])
def test_a76_what_a_brew_by_an_ability_comes_to_is_told_before_it_and_while_the_potion_is_chosen(
    character: str, supply: str, potions: str, magik: int, quick: bool
) -> None:
    ability = {"alchemist": "short_cut", "witch": "expert_brewing"}[character]
    more = {"supply": [supply], "potions": [potions], "magik": (magik, 3, 40), "quick": quick}
    table = seated(character, **more)
    foretold = dict(table.game.observe(table.position, 0).ability_brews).get(ability, ())
    assert bool(foretold) == (f"use {ability}" in table.moves), "nothing is foretold of what is banned (A41)"
    for brew in foretold:
        table = seated(character, **more)
        table.do(f"use {ability}")
        if f"choose potion {brew.potion}" in table.moves:
            assert dict(table.game.observe(table.position, 0).ability_brews)[ability] == foretold
            table.do(f"choose potion {brew.potion}")
        while table.moves and table.moves[0].startswith("choose payment"):
            table.do(table.moves[0])
        assert min(table.magik[0], numbers().goal) == brew.then, brew


def test_a_potion_that_lacks_an_ingredient_is_refused_with_the_ability_that_can_brew_it() -> None:
    lacking = {"supply": ["dragon_egg mandrake_root"], "potions": ["elixir_of_odd_hours"], "magik": (15, 0, 0)}
    assert refusal(seated("alchemist", **lacking), "brew elixir_of_odd_hours") == "lacks_but_for_ability"
    assert refusal(seated("shaman", **lacking), "brew elixir_of_odd_hours") == "lacks_ingredients"
    assert (
        refusal(seated("alchemist", **{**lacking, "magik": (0, 0, 0)}), "brew elixir_of_odd_hours")
        == "lacks_ingredients"
    )


def test_a42_a_short_cut_does_not_make_a_potion_of_three_one_of_two() -> None:
    ransom = {"supply": ["dragon_egg mandrake_root"], "potions": ["elixir_of_odd_hours"]}
    assert "use short_cut" in seated("alchemist", magik=(25, 0, 0), **ransom).moves
    tonic = {"supply": ["frog_legs"], "potions": ["hopscotch_tonic"]}
    assert "use short_cut" not in seated("alchemist", magik=(25, 0, 0), **tonic).moves


def test_small_change() -> None:
    table = seated("alchemist", supply=["frog_legs"])
    table.do("use small_change")
    assert "choose kind frog_legs" not in table.moves
    assert table.do("choose kind snake_skin") == [
        "TokenMoved frog_legs supply:0 stock",
        "TokenMoved snake_skin stock supply:0",
    ]


def test_peat_cellar() -> None:
    table = seated("shaman", phase=MARKET, cellars=(2, 2, 0))
    # A66: the third for 5, and 1 less (A68).
    table.do("buy cellar")
    assert (table.position.cellars[0], table.magik[0]) == (3, 6)
    assert "buy cellar" not in table.moves


def test_bog_drum() -> None:
    table = seated("shaman", tokens={"0,0": 1})
    table.do("use bog_drum", "choose field -1,0")
    assert table.tokens()["-1,0"] == 1
    assert "harvest -1,0" in table.moves


def test_grave_goods() -> None:
    table = lay(characters=("occultist", "druid", "witch"), cellared=["", "dragon_egg"])
    table.roll(4)
    assert table.do("use grave_goods")[-1] == "TokenMoved dragon_egg cellar:1 supply:0"


@pytest.mark.parametrize("die", [2, 3])
def test_a33_an_observation_tells_the_lowest_die_of_grave_goods_while_it_lies_there(die: int) -> None:
    characters = ("occultist", "druid", "witch")
    table = lay(characters=characters, cellared=["", "dragon_egg"], hands=["", "", "jogged_elbow"])
    table.roll(die)
    assert table.game.observe(table.position, 0).steal_needs[1] == numbers().steal
    table.do("use grave_goods")
    window = table.position.stack[-1]
    assert isinstance(window, Window)
    assert window.around == "roll"
    need = table.game.observe(table.position, 2).steal_needs[1]
    assert need == 3
    table.do("pass")
    assert ("dragon_egg" in table.supply(0)) == (die >= need)


@pytest.mark.parametrize(("what", "seats", "amount", "need"), [
    ("steal", [0], 0, 3), ("steal", [0], 1, 2), ("guard", [1], 1, 3), ("guard", [1, 2], 2, 5), ("guard", [0], 1, 3),
])  # fmt: skip
def test_a33_an_observation_tells_the_lowest_die_of_an_ability_at_the_moment(
    what: str, seats: list[int], amount: int, need: int
) -> None:
    table = lay(characters=("occultist", "druid", "witch"))
    stand(table, what, seats, amount=amount)
    assert table.game.observe(table.position, 0).ability_needs == (("grave_goods", need),)
    assert table.game.observe(table.position, 1).ability_needs == ()


def test_a34_who_can_raid_a_cellar_is_told_how() -> None:
    table = seated("occultist", supply=["", "dragon_egg"], cellared=["", "dragon_egg"])
    assert refusal(table, "steal 1 dragon_egg cellar") == "cellars_shut.ability"


def test_a34_an_ability_that_cannot_be_used_is_not_named_as_the_way_to_raid() -> None:
    table = seated("occultist", supply=["", "dragon_egg"])
    assert refusal(table, "steal 1 dragon_egg cellar") == "cellars_shut"


def test_grave_goods_need_something_in_a_cellar() -> None:
    assert "use grave_goods" not in seated("occultist", supply=["", "dragon_egg"]).moves


def test_offering() -> None:
    table = seated("occultist", supply=["frog_legs toadstool snake_skin mandrake_root"])
    table.do("use offering", "choose payment frog_legs+toadstool+mandrake_root")
    assert table.supply(0) == {"snake_skin": 1}
    assert table.magik[0] == 12


def test_offering_needs_its_price() -> None:
    assert "use offering" not in seated("occultist", supply=["frog_legs toadstool"]).moves


def test_deep_sleeves() -> None:
    table = seated("wizard", hands=["mildew hiccups fizzle quick_feet"])
    table.do("harvest 0,0", "end")
    assert len(table.hand(0)) == 4
    table = seated("druid", hands=["mildew hiccups fizzle quick_feet"])
    table.do("harvest 0,0", "end")
    assert table.to_move == 0
    assert "choose spell mildew" in table.moves


def test_night_study() -> None:
    table = seated("wizard", supply=["toadstool"])
    assert any(each.startswith("SpellsDrawn 0 basic 1") for each in table.do("use night_study"))
    assert table.supply(0) == {}


def test_night_study_needs_its_price() -> None:
    assert "use night_study" not in seated("wizard").moves


# The Magik track


def reaching(effect: str, **more: object) -> Table:
    """Return a table at which seat 0 has just reached an effect by a sip of starlight."""
    table = lay(hands=["starlight_sip"], magik=(numbers().track[effect] - 1, 20, 1), **more)  # type: ignore[arg-type]
    at = next(at for at, each in enumerate(table.game.book.track) if each.id == effect)
    table.position.track &= ~(1 << at)
    return table


def test_first_lesson() -> None:
    happened = reaching("first_lesson").do("cast starlight_sip")
    assert happened[1] == "TrackReached 0 first_lesson"
    assert happened[2].startswith("SpellsDrawn 0 basic 1")


def test_a74_in_the_quick_game_whoever_reaches_a_stone_first_pays_for_it() -> None:
    happened = reaching("jealous_stars", quick=True).do("cast starlight_sip")
    assert (
        happened[2]
        == f"MagikChanged 0 -{numbers().quick_toll} {numbers().track['jealous_stars'] + 1 - numbers().quick_toll}"
    )
    assert happened[-1] == "MagikChanged 2 2 3"
    assert not any(" 0 -" in line for line in reaching("jealous_stars").do("cast starlight_sip"))


def test_a48_an_effect_of_the_track_happens_once() -> None:
    table = lay(hands=["starlight_sip", "starlight_sip"], magik=(5, 5, 5))
    table.position.track = 0
    table.do("cast starlight_sip", "harvest 0,0", "end")
    assert table.do("cast starlight_sip") == ["MagikChanged 1 2 7"]


def test_a48_several_effects_in_one_move_come_in_ascending_order() -> None:
    places = sorted(numbers().track.values())
    table = lay(hands=["starlight_sip"], magik=(10, 10, 10), potions=["crown_of_comets"], supply=[
        "spider_web toadstool mandrake_root blood_crystal dragon_egg"
    ])  # fmt: skip
    table.position.track = 0
    happened = table.do("brew crown_of_comets")
    reached = [line.split()[-1] for line in happened if line.startswith("TrackReached")]
    assert [numbers().track[effect] for effect in reached] == [at for at in places if 10 < at <= 21]


def test_a73_effects_that_mention_spells_do_nothing_in_the_simple_game() -> None:
    table = lay(simple=True, magik=(5, 10, 10), potions=["puddle_punch"], supply=["frog_legs toadstool"])
    table.position.track = 0
    assert table.do("brew puddle_punch")[-1] == "TrackReached 0 first_lesson"


def test_lucky_find() -> None:
    table = reaching("lucky_find")
    table.do("cast starlight_sip")
    assert "choose kind toadstool" not in table.moves
    assert table.do("choose kind dragon_egg") == ["TokenMoved dragon_egg stock supply:0"]


def test_village_gift() -> None:
    table = reaching("village_gift")
    table.do("cast starlight_sip")
    assert table.moves == COMMON
    table.do("choose kind toadstool", "choose place 1,1")
    assert table.position.board.kind_at(parse_cell("1,1")) == 2


def test_rituals_of_power() -> None:
    table = reaching("rituals_of_power")
    table.position.rituals = False
    assert table.do("cast starlight_sip")[-1].startswith("RitualsUnlocked")
    assert table.position.rituals


def test_gossip() -> None:
    happened = reaching("gossip").do("cast starlight_sip")
    assert [line[:21] for line in happened[2:]] == ["SpellsDrawn 1 basic 1", "SpellsDrawn 2 basic 1"]


def test_fame() -> None:
    table = reaching("fame")
    top(table, "basic_potions", "velvet_fang")
    assert table.do("cast starlight_sip")[-1] == "PotionGained 0 velvet_fang"


def test_jealous_stars() -> None:
    assert reaching("jealous_stars").do("cast starlight_sip")[-1] == "MagikChanged 2 2 3"


def test_charity() -> None:
    table = reaching("charity")
    table.do("cast starlight_sip")
    assert table.to_move == 1
    happened = table.do("choose kind dragon_egg", "choose kind toadstool")
    assert happened == ["TokenMoved dragon_egg stock supply:1", "TokenMoved toadstool stock supply:2"]


def test_last_laugh() -> None:
    happened = reaching("last_laugh").do("cast starlight_sip")
    assert happened[2:] == ["MagikChanged 0 -1 32", "MagikChanged 2 3 4"]


def test_what_works_by_itself_says_so() -> None:
    passive = 0
    for name, character in cards().characters.items():
        table = seated(name)
        for key, ability in character.abilities.items():
            why = table.game.why_not(table.position, Use(key))
            says = why is not None and why.key == "cauldron.reason.works_by_itself"
            assert says == (ability.way == "passive"), key
            passive += says
    assert passive
