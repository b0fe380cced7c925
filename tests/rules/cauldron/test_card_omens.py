"""Omens, each drawn in a position of its own (000 Harvest Season Steps 1 to 3; A9 to A15)."""

from card_table import FLOWER, Table, lay, top

from game.core.hexgrid import parse_cell

ONES = dict.fromkeys(FLOWER, 1)


def drawn(omen: str, **more: object) -> tuple[Table, list[str]]:
    """Return a table at the beginning of a harvest with that omen, and what the omen did before the fields grew."""
    table = lay(**more)  # type: ignore[arg-type]
    happened = table.season(omen)
    grown = next((at for at, line in enumerate(happened) if line.startswith("Grown")), len(happened))
    return table, happened[:grown]


def growth(omen: str, **more: object) -> dict[str, int]:
    """Return the tokens on the flower after an omen."""
    return drawn(omen, **more)[0].tokens()


def test_shooting_stars() -> None:
    table, _ = drawn("shooting_stars")
    assert table.to_move == 0
    table.do("choose field -1,0", "choose field 0,0", "choose field 0,0")
    table.position.active = 1
    assert table.do("harvest 0,0")[-2:] == ["MagikChanged 1 2 12", "MagikChanged 1 2 14"]
    table.position.tokens = [1] * 7
    assert "MagikChanged" not in " ".join(table.do("harvest 0,0"))


def test_tax_day() -> None:
    table = lay(omen="tax_day", supply=["dragon_egg dragon_egg toadstool", "", "snake_skin"], cellared=["frog_legs"])
    table.position.tokens = [1, 0, 0, 0, 0, 0, 0]
    # The last harvest adds a spider web to two kinds; what is in a cellar is not seen.
    table.do("harvest 0,0", "end")
    assert table.magik == [7, 10, 9]


def test_kind_moon() -> None:
    table = lay(
        omen="kind_moon",
        magik=(13, 15, 15),
        potions=["puddle_punch", "bog_tea"],
        supply=["frog_legs toadstool", "frog_legs spider_web"],
    )
    table.do("brew puddle_punch", "brew bog_tea")
    assert table.magik == [16, 17, 15]


def test_pride_before_a_fall() -> None:
    table, _ = drawn("pride_before_a_fall", magik=(5, 19, 3))
    assert table.to_move == 1
    assert table.do("choose way 0")[0] == "MagikChanged 1 -2 17"
    table, _ = drawn("pride_before_a_fall", magik=(19, 5, 3), potions=["puddle_punch"], supply=["frog_legs toadstool"])
    table.do("choose way 1")
    table.position.active = 0
    table.do("brew puddle_punch")
    assert table.magik[0] == 20


def test_a46_who_has_too_little_pays_for_pride_in_the_pot() -> None:
    table, happened = drawn("pride_before_a_fall", magik=(0, 1, 0))
    assert [line for line in happened if line.startswith("EffectBegan")] == [
        "EffectBegan omen.pride_before_a_fall yield 1 harvest"
    ]
    assert table.magik == [0, 1, 0]


def test_robin_in_a_hood() -> None:
    table, _ = drawn("robin_in_a_hood", magik=(3, 9, 5))
    table.position.active = 1
    assert table.do("harvest 0,0")[-1] == "TokenMoved spider_web supply:1 supply:0"
    table.position.active = 1
    table.do("harvest 1,0")
    assert [sum(table.supply(seat).values()) for seat in range(3)] == [1, 1, 0]


def test_proud_householders() -> None:
    table = lay(omen="proud_householders", cellared=["snake_skin toadstool", "frog_legs"], cellars=(2, 1, 1))
    table.position.tokens = [1, 0, 0, 0, 0, 0, 0]
    table.do("harvest 0,0", "end")
    assert table.magik == [12, 11, 10]
    # The second cellar for 3.
    table.do("buy cellar")
    assert table.magik[1] == 8


def test_foundling_basket() -> None:
    table, happened = drawn("foundling_basket", magik=(9, 3, 5))
    assert happened == []
    assert table.to_move == 1
    assert "choose kind toadstool" not in table.moves
    assert table.do("choose kind snake_skin")[0] == "TokenMoved snake_skin stock supply:1"


def test_full_baskets() -> None:
    table, _ = drawn("full_baskets")
    for seat in range(3):
        assert table.to_move == seat
        table.do("choose kind toadstool")
    assert [table.supply(seat) for seat in range(3)] == [{"toadstool": 1}] * 3


def test_helpful_moles() -> None:
    found = drawn("helpful_moles", magik=(9, 3, 5))[1]
    assert found == ["CellarGained 1", "TokenMoved mandrake_root stock supply:1"]


def test_a66_helpful_moles_find_no_room() -> None:
    found = drawn("helpful_moles", magik=(9, 3, 5), cellars=(0, 2, 0))[1]
    assert found == ["TokenMoved mandrake_root stock supply:1"]


def test_bottle_post() -> None:
    table = lay(magik=(9, 3, 5))
    top(table, "basic_potions", "velvet_fang")
    assert table.season("bottle_post")[0] == "PotionGained 1 velvet_fang"


def test_new_furrow() -> None:
    table, _ = drawn("new_furrow", magik=(9, 3, 5))
    assert table.to_move == 1
    assert table.do("choose kind toadstool", "choose place 1,1")[0] == "FieldLaid 1 1,1 toadstool"
    assert table.position.board.kind_at(parse_cell("1,1")) == 2
    # It grows like any other in the same season.
    assert table.position.tokens == [1] * 8


def test_strange_seeds() -> None:
    table, _ = drawn("strange_seeds", magik=(9, 3, 5))
    assert "choose kind toadstool" not in table.moves
    assert table.do("choose kind snake_skin", "choose place 1,1")[0] == "FieldLaid 1 1,1 snake_skin"
    assert table.position.tokens == [1] * 8


def test_pedlar_at_the_gate() -> None:
    table, _ = drawn("pedlar_at_the_gate", hands=["mildew"])
    assert [len(table.hand(seat)) for seat in range(3)] == [2, 1, 1]


def test_silverfish() -> None:
    table = lay(omen="silverfish", hands=["mildew hiccups", "", "fizzle"])
    table.position.tokens = [1, 0, 0, 0, 0, 0, 0]
    table.do("harvest 0,0", "end")
    happened = table.do("choose spell mildew")
    assert happened[:2] == ["SpellDiscarded 0 mildew", "SpellDiscarded 2 fizzle"]


def test_web_weather() -> None:
    table = lay(omen="web_weather")
    table.do("harvest 1,0", "choose field 0,0")
    assert table.supply(0) == {"spider_web": 2}
    # Nothing else has so long an arm, and there is no more web.
    table.do("harvest 0,1")
    assert table.to_move == 2


def test_web_weather_counts_for_each_harvest_of_an_ability_that_replaces_the_action() -> None:
    table = lay(omen="web_weather", characters=("witch", "druid", "occultist"))
    table.do("use little_helpers", "choose field 0,1", "choose field 1,0", "choose field 0,0")
    assert table.supply(0) == {"frog_legs": 1, "spider_web": 2}
    assert table.to_move == 1


def test_frog_chorus() -> None:
    table = lay(
        omen="frog_chorus", potions=["hopscotch_tonic spotted_broth"], supply=["frog_legs " * 4 + "toadstool toadstool"]
    )
    table.do("brew hopscotch_tonic", "brew hopscotch_tonic", "brew spotted_broth")
    assert table.to_move == 1


def test_mushroom_rain() -> None:
    table, _ = drawn("mushroom_rain")
    assert [table.supply(seat) for seat in range(3)] == [{"toadstool": 2}] * 3


def test_spring_cleaning() -> None:
    table = lay(potions=["puddle_punch bog_tea", "", "attic_dew"])
    top(table, "basic_potions", "velvet_fang")
    table.season("spring_cleaning")
    happened = table.do("choose way 0", "choose potion bog_tea")
    assert happened == ["PotionDiscarded 0 bog_tea", "PotionGained 0 velvet_fang"]
    # Who has no potion is not asked.
    assert table.to_move == 2
    table.do("choose way 1")
    assert table.potions(2) == ["attic_dew"]


def test_dry_pond() -> None:
    table = lay(omen="dry_pond", magik=(10, 0, 10))
    assert "MagikChanged 0 -1 9" in table.do("harvest 0,1")
    assert "MagikChanged" not in " ".join(table.do("harvest 0,-1", "harvest 0,0"))


def test_hard_frost() -> None:
    table = lay(omen="hard_frost", potions=["flypaper_fizz hopscotch_tonic"], magik=(15, 10, 10), supply=[
        "spider_web spider_web frog_legs frog_legs frog_legs"
    ])  # fmt: skip
    table.do("brew flypaper_fizz")
    assert table.magik[0] == 15
    table.do("brew hopscotch_tonic")
    assert table.magik[0] == 17


def test_dragon_spring() -> None:
    table = lay(omen="dragon_spring")
    table.do("harvest -1,0", "harvest 0,0")
    assert [table.supply(seat) for seat in range(2)] == [{"dragon_egg": 2}, {"spider_web": 1}]
    table.position.tokens[4] = 2
    table.do("harvest -1,0", "end", "harvest -1,0")
    assert [table.supply(seat) for seat in (2, 0)] == [{"dragon_egg": 2}, {"dragon_egg": 3}]


def test_kindred_roots() -> None:
    assert growth("kindred_roots") == ONES | {"0,0": 2, "1,0": 2}


def test_hungry_crows() -> None:
    fields = FLOWER | {"2,-1": "frog_legs"}
    # 2,-1 touches 1,0 and 1,-1 only; all others touch three or more.
    table, _ = drawn("hungry_crows", fields=fields)
    assert table.position.tokens == [1] * 7 + [0]


def test_big_baskets() -> None:
    table = lay(omen="big_baskets")
    table.do("harvest -1,0", "choose field 0,0")
    assert table.supply(0) == {"dragon_egg": 1, "spider_web": 1}
    table.do("harvest 1,0", "choose field 0,1", "harvest 0,-1")
    assert table.supply(1) == {"spider_web": 1, "frog_legs": 1}
    assert table.supply(2) == {"frog_legs": 1, "toadstool": 1}
    # Nothing but one toadstool is left.
    assert "HarvestEnded 0 False" in table.do("end", "harvest -1,1")


def test_thick_fog() -> None:
    table = lay(omen="thick_fog", supply=["", "", "dragon_egg"])
    table.roll(3)
    assert table.do("steal 2 dragon_egg")[1] == "TokenMoved dragon_egg supply:2 supply:0"


def test_bright_moon() -> None:
    table = lay(omen="bright_moon", supply=["", "", "dragon_egg"])
    table.roll(4)
    assert table.do("steal 2 dragon_egg")[1] == "TheftFailed 0 2"


def test_watchdogs() -> None:
    assert "steal 2 dragon_egg" not in lay(omen="watchdogs", supply=["", "", "dragon_egg"]).moves


def test_rusty_locks() -> None:
    table = lay(omen="rusty_locks", cellared=["", "", "dragon_egg"])
    table.roll(4)
    assert table.do("steal 2 dragon_egg cellar")[1] == "TokenMoved dragon_egg cellar:2 supply:0"


def test_damp_cellars() -> None:
    table = lay(omen="damp_cellars", supply=["frog_legs"], cellared=["frog_legs"], potions=["hopscotch_tonic"])
    assert not {"fetch frog_legs", "store frog_legs", "brew hopscotch_tonic"} & set(table.moves)


def test_cool_nights() -> None:
    table = lay(omen="cool_nights", supply=["dragon_egg toadstool", "", "snake_skin"])
    table.position.tokens = [1, 0, 0, 0, 0, 0, 0]
    lines = table.do("harvest 0,0", "choose payment toadstool+dragon_egg")
    told = [line for line in lines if line.startswith(("Spoiled", "Kept"))]
    assert [line.split()[:2] for line in told] == [["Spoiled", "0"], ["Kept", "0"], ["Kept", "2"]]
    assert [table.supply(seat) for seat in range(3)] == [{"toadstool": 1, "dragon_egg": 1}, {}, {"snake_skin": 1}]


def yields(omen: str, potion: str, supply: str) -> int:
    """Return how much Magik a brew from 15 brings."""
    table = lay(omen=omen, potions=[potion], supply=[supply], magik=(15, 10, 10))
    table.do(f"brew {potion}")
    return table.magik[0] - 15


def test_bubbly_mood() -> None:
    assert yields("bubbly_mood", "hopscotch_tonic", "frog_legs frog_legs") == 3
    assert yields("bubbly_mood", "elixir_of_odd_hours", "mandrake_root dragon_egg snake_skin") == 6


def test_masters_eye() -> None:
    assert yields("masters_eye", "hopscotch_tonic", "frog_legs frog_legs") == 3
    assert yields("masters_eye", "slither_syrup", "toadstool snake_skin") == 5
    assert yields("masters_eye", "elixir_of_odd_hours", "mandrake_root dragon_egg snake_skin") == 9


def test_cookery_contest() -> None:
    supply = ["frog_legs toadstool", "frog_legs spider_web"]
    table = lay(omen="cookery_contest", magik=(15, 15, 15), potions=["puddle_punch", "bog_tea"], supply=supply)
    table.do("brew puddle_punch", "brew bog_tea")
    assert table.magik == [20, 17, 15]


def test_toads_wedding() -> None:
    assert yields("toads_wedding", "hopscotch_tonic", "frog_legs frog_legs") == 2
    assert yields("toads_wedding", "puddle_punch", "frog_legs toadstool") == 3


def test_wild_yeast() -> None:
    assert yields("wild_yeast", "hopscotch_tonic", "frog_legs dragon_egg") == 2


def test_hot_stoves() -> None:
    table = lay(
        omen="hot_stoves", potions=["hopscotch_tonic", "puddle_punch"], supply=["frog_legs " * 4, "frog_legs toadstool"]
    )
    table.do("brew hopscotch_tonic", "brew hopscotch_tonic")
    # The second brew was the action.
    assert table.to_move == 1
    table.do("brew puddle_punch", "harvest 0,0")


def test_last_shall_be_first() -> None:
    table = lay(omen="last_shall_be_first")
    table.position.tokens = [2, 0, 0, 0, 0, 0, 0]
    table.do("harvest 0,0", "harvest 0,0")
    assert table.magik == [10, 13, 10]


def test_humble_start() -> None:
    table = lay(magik=(9, 3, 5))
    happened = table.season("humble_start")
    assert happened[-1] == "FirstSeat 1"
    assert not any(line.startswith("DieRolled") for line in happened)
    table.do("harvest -1,0", "choose field 0,0")
    assert table.supply(1) == {"spider_web": 1, "dragon_egg": 1}


def test_a50_who_is_lowest_by_dice_goes_first_with_the_longer_reach() -> None:
    for seed in range(6):
        table = lay(magik=(3, 3, 3))
        table.roll(*([1 + seed % 3, 4, 5] if seed < 3 else [5, 1 + seed % 3, 4]))
        table.season("humble_start")
        effects = table.position.standing["reach"]
        assert [effect.seats for effect in effects] == [1 << table.position.first]


def test_widdershins() -> None:
    table = lay(omen="widdershins", potions=["", "", "puddle_punch"], supply=["", "", "frog_legs toadstool"])
    table.do("harvest 0,0")
    assert table.to_move == 2
    table.do("brew puddle_punch")
    assert table.to_move == 0
    table = lay(omen="widdershins")
    table.position.tokens = [1, 0, 0, 0, 0, 0, 0]
    assert "EffectEnded omen.widdershins reverse False" in table.do("harvest 0,0")
    assert table.position.direction == 1


def test_silent_night() -> None:
    table = lay(omen="silent_night", hands=["starlight_sip", "bramble_patch"])
    assert "cast starlight_sip" not in table.moves
    table.do("harvest 0,0")
    assert table.to_move == 1
    assert "pass" not in table.moves


def price(omen: str, goods: str) -> int:
    """Return what seat 1 pays in the market after a harvest with that omen."""
    table = lay(omen=omen, magik=(10, 10, 10))
    table.position.tokens = [1, 0, 0, 0, 0, 0, 0]
    table.do("harvest 0,0")
    assert table.to_move == 1
    table.do(goods)
    return 10 - table.magik[1]


def test_widdershins_with_a_quick_brew() -> None:
    supply = ["frog_legs blood_crystal blood_crystal", "frog_legs toadstool"]
    table = lay(omen="widdershins", magik=(15, 15, 15), potions=["instant_blush", "puddle_punch"], supply=supply)
    table.do("brew instant_blush")
    table.position.active = 1
    table.do("brew puddle_punch")
    assert table.magik == [15 + 4 + 2, 15 + 2, 15]


def test_field_fair() -> None:
    assert price("field_fair", "buy_field toadstool") == 2
    assert price("watchdogs", "buy_field toadstool") == 3
    table = lay(omen="field_fair", supply=["dragon_egg dragon_egg toadstool", "", "snake_skin"], cellared=["frog_legs"])
    table.position.tokens = [1, 0, 0, 0, 0, 0, 0]
    table.do("harvest 0,0", "end")
    assert table.magik == [13, 10, 11]


def test_scroll_sale() -> None:
    assert price("scroll_sale", "buy basic_spell") == 0
    assert price("scroll_sale", "buy advanced_spell") == 2
    assert price("scroll_sale", "buy cellar") == 3
    table = lay(hands=["mildew hiccups", "", "fizzle"])
    top(table, "basic_spells", "library_card")
    table.season("scroll_sale")
    happened = table.do("choose way 0", "choose spell mildew")
    assert happened[0] == "SpellDiscarded 0 mildew"
    assert table.hand(0) == ["hiccups", "library_card"]
    # Who has no spell is not asked.
    assert table.to_move == 2
    table.do("choose way 1")
    assert table.hand(2) == ["fizzle"]


def test_ink_shortage() -> None:
    assert price("ink_shortage", "buy basic_potion") == 1
    assert price("ink_shortage", "buy advanced_potion") == 3
    table = lay(omen="ink_shortage")
    table.do("harvest -1,1", "harvest 1,-1", "harvest 0,0", "end")
    table.position.tokens = [1] * 7
    table.do("harvest -1,1")
    assert table.magik == [12, 12, 10]


def test_a_price_holds_for_one_market_only() -> None:
    table = lay(omen="field_fair")
    table.position.tokens = [1, 0, 0, 0, 0, 0, 0]
    table.do("harvest 0,0", "pass", "pass")
    assert "price" in table.position.standing
    table.next_omens("tax_day")
    table.do("pass")
    assert not [effect for effect in table.position.standing["price"] if effect.source.startswith("omen.")]
