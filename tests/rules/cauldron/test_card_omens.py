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
    _, happened = drawn("shooting_stars", magik=(34, 5, 0))
    assert happened == ["MagikChanged 1 1 6", "MagikChanged 2 1 1"]


def test_tax_day() -> None:
    _, happened = drawn("tax_day", magik=(34, 5, 0))
    assert happened == ["MagikChanged 0 -1 33", "MagikChanged 1 -1 4"]


def test_kind_moon() -> None:
    assert drawn("kind_moon", magik=(9, 3, 5))[1] == ["MagikChanged 1 3 6"]


def test_pride_before_a_fall() -> None:
    assert drawn("pride_before_a_fall", magik=(9, 3, 5))[1] == ["MagikChanged 0 -2 7"]


def test_robin_in_a_hood() -> None:
    assert drawn("robin_in_a_hood", magik=(9, 3, 5))[1] == ["MagikChanged 0 -1 8", "MagikChanged 1 1 4"]


def test_proud_householders() -> None:
    _, happened = drawn("proud_householders", cellars=(2, 0, 1))
    assert happened == ["MagikChanged 0 2 12", "MagikChanged 2 1 11"]


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
    assert drawn("helpful_moles", magik=(9, 3, 5))[1] == ["CellarGained 1"]


def test_a66_helpful_moles_find_no_room() -> None:
    assert drawn("helpful_moles", magik=(9, 3, 5), cellars=(0, 2, 0))[1] == []


def test_bottle_post() -> None:
    table = lay(magik=(9, 3, 5))
    top(table, "basic_potions", "velvet_fang")
    assert table.season("bottle_post")[0] == "PotionGained 1 velvet_fang"


def test_new_furrow() -> None:
    table, _ = drawn("new_furrow", magik=(9, 3, 5))
    assert table.to_move == 1
    table.do("choose kind toadstool", "choose place 1,1")
    assert table.position.board.kind_at(parse_cell("1,1")) == 2
    # It grows like any other in the same season.
    assert table.position.tokens == [1] * 8


def test_strange_seeds() -> None:
    table, _ = drawn("strange_seeds", magik=(9, 3, 5))
    assert "choose kind toadstool" not in table.moves
    table.do("choose kind snake_skin", "choose place 1,1")
    assert table.position.tokens == [1] * 8


def test_pedlar_at_the_gate() -> None:
    table, _ = drawn("pedlar_at_the_gate", hands=["mildew"])
    assert [len(table.hand(seat)) for seat in range(3)] == [2, 1, 1]


def test_silverfish() -> None:
    table, _ = drawn("silverfish", hands=["mildew hiccups", "", "fizzle"])
    happened = table.do("choose spell mildew")
    assert happened[:2] == ["SpellDiscarded 0 mildew", "SpellDiscarded 2 fizzle"]


def test_web_weather() -> None:
    assert growth("web_weather") == ONES | {"0,0": 2, "1,0": 2}


def test_frog_chorus() -> None:
    assert growth("frog_chorus") == ONES | {"0,1": 2, "0,-1": 2}


def test_mushroom_rain() -> None:
    assert growth("mushroom_rain") == ONES | {"-1,1": 2, "1,-1": 2}


def test_spring_cleaning() -> None:
    assert growth("spring_cleaning") == ONES | {"0,0": 0, "1,0": 0}


def test_dry_pond() -> None:
    assert growth("dry_pond") == ONES | {"0,1": 0, "0,-1": 0}


def test_hard_frost() -> None:
    assert growth("hard_frost") == ONES | {"-1,1": 0, "1,-1": 0}


def test_dragon_spring() -> None:
    assert growth("dragon_spring") == ONES | {"-1,0": 2}


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
    table.do("harvest 0,0", "choose payment toadstool")
    assert [table.supply(seat) for seat in range(3)] == [{"toadstool": 1}, {}, {"snake_skin": 1}]


def yields(omen: str, potion: str, supply: str) -> int:
    """Return how much Magik a brew from 15 brings."""
    table = lay(omen=omen, potions=[potion], supply=[supply], magik=(15, 10, 10))
    table.do(f"brew {potion}")
    return table.magik[0] - 15


def test_bubbly_mood() -> None:
    assert yields("bubbly_mood", "hopscotch_tonic", "frog_legs frog_legs") == 3
    assert yields("bubbly_mood", "elixir_of_odd_hours", "mandrake_root dragon_egg snake_skin") == 6


def test_masters_eye() -> None:
    assert yields("masters_eye", "hopscotch_tonic", "frog_legs frog_legs") == 2
    assert yields("masters_eye", "elixir_of_odd_hours", "mandrake_root dragon_egg snake_skin") == 7


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
    table = lay()
    table.roll(3, 5, 1)
    assert table.season("last_shall_be_first")[-1] == "FirstSeat 2"


def test_humble_start() -> None:
    table = lay(magik=(9, 3, 5))
    happened = table.season("humble_start")
    assert happened[-1] == "FirstSeat 1"
    assert not any(line.startswith("DieRolled") for line in happened)


def test_widdershins() -> None:
    table = lay(omen="widdershins")
    table.do("harvest 0,0")
    assert table.to_move == 2
    table = lay(omen="widdershins")
    table.position.tokens = [1, 0, 0, 0, 0, 0, 0]
    assert "EffectEnded omen.widdershins reverse" in table.do("harvest 0,0")
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


def test_field_fair() -> None:
    assert price("field_fair", "buy_field toadstool") == 2
    assert price("watchdogs", "buy_field toadstool") == 3


def test_scroll_sale() -> None:
    assert price("scroll_sale", "buy basic_spell") == 0
    assert price("scroll_sale", "buy advanced_spell") == 2
    assert price("scroll_sale", "buy cellar") == 3


def test_ink_shortage() -> None:
    assert price("ink_shortage", "buy basic_potion") == 1
    assert price("ink_shortage", "buy advanced_potion") == 3


def test_a_price_holds_for_one_market_only() -> None:
    table = lay(omen="field_fair")
    table.position.tokens = [1, 0, 0, 0, 0, 0, 0]
    table.do("harvest 0,0", "pass", "pass")
    assert "price" in table.position.standing
    table.next_omens("tax_day")
    table.do("pass")
    assert not [effect for effect in table.position.standing["price"] if effect.source.startswith("omen.")]
