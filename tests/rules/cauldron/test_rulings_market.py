"""Rulings A57 to A75: the market, the last season, and the variants."""

from typing import Any

import pytest
from card_table import Table, lay, top
from cards_of_cauldron import numbers
from rulings import deck, discards, events_of, of_kind, random_match, refusal, stand, start, worth

from game.rules.cauldron import events as happened
from game.rules.cauldron.ingredients import ALL_KINDS, ONE, count
from game.rules.cauldron.options import Options, fault_of
from game.rules.cauldron.position import BASIC_POTIONS, MARKET, OVER

# Nobody of these changes a price.
PLAIN = ("witch", "trickster", "alchemist", "occultist", "wizard")


def stall_at(**more: Any) -> Table:
    """Return a table in the market turn of seat 0."""
    return lay(phase=MARKET, **{"characters": PLAIN, **more})


def bought(table: Table, *moves: str) -> list[tuple[str, int]]:
    """Play moves; return what was bought at which prices."""
    return [(event.goods, event.price) for event in of_kind(events_of(table, *moves), happened.Bought)]


def test_a57_the_market_begins_left_of_the_last_harvester_and_goes_clockwise() -> None:
    table = lay(tokens={"0,0": 1}, characters=PLAIN)
    table.do("harvest 0,0")
    turns = []
    while table.position.phase == MARKET:
        turns.append(table.to_move)
        table.do("pass")
    assert turns == [1, 2, 0]


def test_a57_turns_that_went_the_other_way_round_do_not_turn_the_market() -> None:
    table = lay(tokens={"0,0": 1}, characters=PLAIN)
    stand(table, "reverse", range(3))
    table.do("harvest 0,0")
    assert table.to_move == 1


def test_a57_in_the_advanced_game_both_purchases_are_in_one_turn() -> None:
    table = stall_at(advanced=True)
    table.position.purchases = 2
    table.do("buy basic_spell")
    assert table.to_move == 0
    table.do("buy basic_spell")
    assert table.to_move == 1


def test_a58_potions_are_discarded_before_the_price_is_counted() -> None:
    table = stall_at(potions=["cobweb_cordial bog_tea oil_of_earthquakes"], magik=[9, 9, 9])
    observed = bought(table, "discard bog_tea", "buy basic_potion")
    assert observed == [("basic_potion", 1)]
    table = stall_at(potions=["cobweb_cordial bog_tea oil_of_earthquakes"], magik=[9, 9, 9])
    assert bought(table, "buy advanced_potion") == [("advanced_potion", 5)]
    table = stall_at(potions=["cobweb_cordial bog_tea"], magik=[9, 9, 9])
    assert bought(table, "discard bog_tea", "discard cobweb_cordial", "buy advanced_potion") == [("advanced_potion", 2)]


def test_a59_the_first_basic_potion_costs_nothing() -> None:
    table = stall_at(magik=[0, 0, 0])
    assert bought(table, "buy basic_potion") == [("basic_potion", 0)]


def test_a60_one_may_end_without_a_potion() -> None:
    table = stall_at(potions=["cobweb_cordial"])
    table.do("discard cobweb_cordial", "pass")
    assert table.potions(0) == []


def test_a61_a_potion_is_drawn_blind() -> None:
    table = stall_at()
    top(table, "basic_potions", "whatever_soup")
    table.do("buy basic_potion")
    assert table.potions(0) == ["whatever_soup"]
    assert table.to_move == 1


@pytest.mark.parametrize(
    ("goods", "name", "cards"),
    [
        ("basic_spell", "basic_spells", ("fizzle", "mildew")),
        ("basic_potion", "basic_potions", ("inkling", "velvet_fang")),
    ],
)
def test_a61_with_less_luck_a_purchase_is_the_choice_of_two(goods: str, name: str, cards: tuple[str, str]) -> None:
    table = stall_at(less_luck=True)
    top(table, name, *cards)
    pieces = table.game.pieces(table.position)
    table.do(f"buy {goods}")
    what = "keep_spell" if goods.endswith("spell") else "keep_potion"
    assert set(table.moves) == {f"choose {what} {card}" for card in cards}
    assert table.game.pieces(table.position) == pieces
    other = table.game.observe(table.position, 1)
    assert not any(card in str(other.stack) for card in cards)
    assert other.stack[-1].options == ()
    assert f"CardRejected 0 {cards[1]}" in table.do(f"choose {what} {cards[0]}")
    assert discards(table, name) == [cards[1]]
    assert cards[0] in table.hand(0) + table.potions(0)


def test_a61_other_draws_are_no_choice() -> None:
    table = lay(hands=["bookworm"], less_luck=True)
    table.do("cast bookworm")
    assert len(table.hand(0)) == 2


def test_a62_advanced_cards_wait_for_rituals_of_power() -> None:
    table = stall_at(magik=[20, 20, 20])
    table.position.rituals = False
    assert refusal(table, "buy advanced_spell") == "rituals"
    assert refusal(table, "buy advanced_potion") == "rituals"
    table.position.rituals = True
    assert {"buy advanced_spell", "buy advanced_potion"} <= set(table.moves)


def test_a63_the_token_of_a_field_can_be_stolen_next_harvest() -> None:
    table = stall_at(magik=[24, 5, 5])
    table.do("buy_field dragon_egg", table_place(table))
    assert table.supply(0) == {"dragon_egg": 1}
    assert table.to_move == 1
    table.do("pass", "pass")
    while table.position.phase == "omen" or table.position.stack:
        table.do(table.moves[0])
    if table.to_move != 0:
        assert "steal 0 dragon_egg" in table.moves


def table_place(table: Table) -> str:
    """Return an answer to where a field goes."""
    q, r = 1, 1
    assert table is not None
    return f"choose place {q},{r}"


def test_a63_no_token_is_moved_in_the_market() -> None:
    table = stall_at(supply=["dragon_egg"], cellars=[1])
    assert refusal(table, "store dragon_egg") == "market_now"


@pytest.mark.parametrize(("magik", "token"), [(24, True), (25, False), (27, False)])
def test_a64_the_bonus_is_settled_before_paying(magik: int, token: bool) -> None:
    table = stall_at(magik=[magik, 0, 0])
    table.do("buy_field dragon_egg", "choose place 1,1")
    assert table.magik[0] == magik - 3
    assert bool(table.supply(0)) == token


def test_a65_without_a_token_in_the_supply_there_is_no_bonus() -> None:
    table = stall_at()
    table.position.supply[1] += count(table.position.stock, 5) * ONE[5]
    table.position.stock -= count(table.position.stock, 5) * ONE[5]
    table.do("buy_field dragon_egg", "choose place 1,1")
    assert table.supply(0) == {}


def test_a65_no_field_left_is_none_to_buy() -> None:
    table = stall_at()
    table.position.boxed -= count(table.position.boxed, 5) * ONE[5]
    assert refusal(table, "buy_field dragon_egg") == "no_field_left"


def test_a66_cellars_cost_three_and_four_and_a_third_five() -> None:
    for owned, price in ((0, 3), (1, 4)):
        assert bought(stall_at(cellars=[owned]), "buy cellar") == [("cellar", price)]
    assert refusal(stall_at(cellars=[2]), "buy cellar") == "cellars_full"
    shaman = stall_at(cellars=[2], characters=("shaman", "witch", "druid"))
    # A68: the Shaman pays 1 less.
    assert bought(shaman, "buy cellar") == [("cellar", 5 - 1)]
    assert refusal(stall_at(cellars=[3], characters=("shaman", "witch", "druid")), "buy cellar") == "cellars_full"


def test_a66_the_twelve_cellars_are_finite() -> None:
    table = lay(phase=MARKET, seats=5, cellars=[1, 3, 3, 3, 2], magik=[9] * 5, characters=PLAIN)
    assert refusal(table, "buy cellar") == "cellars_full"


def test_a66_a_free_cellar_never_exceeds_two() -> None:
    table = lay(hands=["hole_in_the_floor"], cellars=[2], characters=PLAIN)
    assert refusal(table, "cast hole_in_the_floor") == "no_purpose"
    table = lay(hands=["loose_brick"], cellars=[2], cellared=["", "dragon_egg"], characters=PLAIN)
    table.do("cast loose_brick")
    assert table.position.cellars[0] == 3


def test_a67_what_is_in_a_cellar_is_seen_by_all() -> None:
    table = lay(cellared=["dragon_egg snake_skin"])
    assert table.game.observe(table.position, 2).cellared == tuple(table.position.cellared)


def test_a68_discounts_come_after_the_formula_and_stop_at_nought() -> None:
    table = stall_at(characters=("druid", "witch", "shaman"))
    assert bought(table, "buy_field spider_web") == [("field", 2)]
    table = stall_at()
    stand(table, "price", range(3), -9, until="market")
    assert bought(table, "buy basic_spell") == [("basic_spell", 0)]


def test_a69_who_passes_buys_nothing_more_in_this_market() -> None:
    table = stall_at(advanced=True)
    table.position.purchases = 2
    table.do("buy basic_spell", "pass")
    assert table.to_move == 1
    table.do("pass", "pass")
    assert table.position.phase != MARKET


def test_a70_after_the_last_season_the_highest_magik_wins() -> None:
    table = stall_at(seats=2, magik=[9, 12], season_cap=1)
    table.position.waiting = 0
    table.do("pass")
    outcome = table.game.outcome(table.position)
    assert outcome is not None
    assert (outcome.ending, outcome.winners, outcome.ranking) == ("cap", (1,), ((1,), (0,)))


def test_a70_ties_are_settled_by_dice() -> None:
    table = stall_at(magik=[9, 12, 12], season_cap=1)
    table.position.waiting = 0
    table.roll(3, 5)
    assert "DieRolled 2 5 hsp" in table.do("pass")
    outcome = table.game.outcome(table.position)
    assert outcome is not None
    assert (outcome.ending, outcome.winners, table.position.phase) == ("dice", (2,), OVER)


def test_a70_without_a_cap_the_match_goes_on() -> None:
    table = stall_at(season_cap=0)
    table.position.season = 400
    table.position.waiting = 0
    table.do("pass")
    assert table.position.season == 401


def test_a71_simple_and_quick_deal_no_spells() -> None:
    _, position, _ = start(3, 1, simple=True, quick=True)
    assert position.hands == [()] * 3


def test_a71_quick_deals_three_spells_and_marks_what_lies_behind() -> None:
    controller, position, events = start(3, 1, quick=True)
    begun = next(at for at, event in enumerate(events) if isinstance(event, happened.SeasonStarted))
    drawn = [event.tier for event in of_kind(events[:begun], happened.SpellsDrawn) if event.seat == 0]
    assert drawn == ["basic", "advanced"]
    for at, effect in enumerate(controller.book.track):
        assert bool(position.track >> at & 1) >= (effect.at <= 15)
    assert position.rituals


def test_a72_enthusiasm_counts_again_below_eleven() -> None:
    table = lay(quick=True, potions=["cobweb_cordial"], supply=["spider_web spider_web"], magik=[10, 15, 15])
    table.do("brew cobweb_cordial")
    assert table.magik[0] == 11 + worth("cobweb_cordial")


def test_a73_without_spells() -> None:
    controller, position, _ = start(5, 7, simple=True)
    assert position.decks[2:4] == [b"", b""]
    assert "wizard" not in {controller.book.characters[at].id for at in position.characters}
    assert fault_of(controller.numbers, Options(simple=True, characters=("wizard",)), 2) is not None
    table = stall_at(simple=True, characters=("witch", "druid", "shaman"))
    assert refusal(table, "buy basic_spell") == "no_spells"
    assert "buy basic_spell" not in table.moves


def test_a73_omens_that_mention_spells_are_set_aside() -> None:
    table = lay(simple=True)
    lines = [type(event).__name__ for event in random_match(2, 3, simple=True)[0]]
    assert "SpellsDrawn" not in lines
    events, _ = random_match(3, 5, simple=True)
    by_id = {omen.id: omen for omen in table.game.book.omens}
    drawn = of_kind(events, happened.OmenDrawn)
    assert all("spells" not in by_id[event.omen].tags for event in drawn)
    assert any(event.set_aside for event in drawn)


def test_a73_track_effects_that_mention_spells_do_nothing() -> None:
    table = lay(simple=True, potions=["cobweb_cordial"], supply=["spider_web spider_web"], magik=[4, 0, 0])
    table.position.track = 0
    lines = table.do("brew cobweb_cordial")
    assert "TrackReached 0 first_lesson" in lines
    assert not [line for line in lines if line.startswith("SpellsDrawn")]


def test_a73_only_the_wizard_needs_spells() -> None:
    controller, _, _ = start(2, 1)
    spellbound = {"draw", "discard", "peek", "scry", "cancel"}
    for character in controller.book.characters:
        programs = [controller.book.programs[ability.source] for ability in character.abilities]
        names = {getattr(step, "func", step).__name__ for program in programs for step in program}
        assert character.id == "wizard" or not names & spellbound


def test_a74_the_quick_game() -> None:
    controller, _, events = start(3, 2, quick=True)
    begun = next(at for at, event in enumerate(events) if isinstance(event, happened.SeasonStarted))
    dealt = of_kind(events[:begun], happened.PotionGained)
    tiers = [controller.book.potions[controller.book.potion_index[event.potion]].tier for event in dealt]
    assert sorted(tiers) == ["advanced"] * 3 + ["basic"] * 3 + ["easy"] * 3
    assert [event.seat for event in of_kind(events[:begun], happened.CellarGained)] == [0, 1, 2]
    started = of_kind(events, happened.MatchStarted)[0]
    assert started.magik == (15, 15, 15)
    kinds = [kind for _, kind in started.fields]
    assert [kinds.count(kind) for kind in ALL_KINDS] == [4, 4, 4, 1, 1, 1, 1]
    assert bought(stall_at(quick=True, cellars=[1], magik=[15, 15, 15]), "buy cellar") == [("cellar", 4)]


def test_a75_with_less_luck_the_lowest_goes_first() -> None:
    table = lay(magik=[9, 4, 7], less_luck=True)
    lines = table.season("web_weather")
    assert "FirstSeat 1" in lines
    assert not [line for line in lines if line.startswith("DieRolled")]
    table = lay(magik=[4, 4, 7], less_luck=True)
    table.roll(5, 2)
    assert "FirstSeat 1" in table.season("web_weather")


def test_a75_omens_about_the_roll_are_set_aside() -> None:
    table = lay(less_luck=True)
    top_omen = next(at for at, omen in enumerate(table.game.book.omens) if omen.id == "web_weather")
    omens = list(table.position.decks[4])
    omens.remove(top_omen)
    table.position.decks[4] = bytes([*omens, top_omen])
    table.season("humble_start")
    assert table.game.observe(table.position, 0).omen == "web_weather"
    assert "humble_start" in discards(table, "omens")


def test_a75_the_advanced_game_allows_two_purchases() -> None:
    table = lay(tokens={"0,0": 1}, characters=PLAIN, advanced=True)
    table.do("harvest 0,0", "buy basic_potion", "buy basic_potion")
    assert table.to_move == 2


def test_too_dear_is_refused_with_the_price() -> None:
    table = stall_at(magik=[2, 0, 0])
    assert refusal(table, "buy_field spider_web") == "too_dear"
    assert refusal(table, "buy cellar") == "too_dear"
    assert not [move for move in table.moves if move.startswith("buy_field")]


def test_a_potion_deck_that_ran_out_takes_its_discards() -> None:
    table = stall_at(potions=["cobweb_cordial bog_tea"])
    position = table.position
    position.decks[BASIC_POTIONS] = b""
    assert refusal(table, "buy basic_potion") == "none_left"
    table.do("discard cobweb_cordial", "buy basic_potion")
    assert table.potions(0) == ["cobweb_cordial", "bog_tea"]
    assert deck(table, "basic_potions") == []


def test_an_advanced_potion_is_cheaper_in_the_quick_game():
    usual, quick = (stall_at(quick=each, potions=["bog_tea"], magik=[15, 15, 15]) for each in (False, True))
    for table in (usual, quick):
        table.position.rituals = True
    (_, before), (_, after) = (bought(table, "buy advanced_potion")[0] for table in (usual, quick))
    assert before - after == numbers().quick_discount > 0
