"""The rulings B1 to B54, one by one: each is named by the tests that prove it, or by a line that says why none can."""

import ast
import re
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest
from bubble_and_boil_setup import (
    CARDS,
    TEST_CARDS,
    Referee,
    after,
    hand,
    heap,
    only,
    play,
    random_match,
    table,
    texts,
    those,
)

from game.core.chance import Lcg
from game.core.errors import IllegalMove
from game.core.event import Event
from game.core.reason import Reason
from game.rules.bubble_and_boil import events as happened
from game.rules.bubble_and_boil.cards import verbs
from game.rules.bubble_and_boil.cards.card_files import Cards
from game.rules.bubble_and_boil.controller import BubbleAndBoil
from game.rules.bubble_and_boil.cubes import counts_of, size_of
from game.rules.bubble_and_boil.ending import trigger_of
from game.rules.bubble_and_boil.final_brewing import brews
from game.rules.bubble_and_boil.final_scoring import Account, rank, sheets
from game.rules.bubble_and_boil.position import BubbleAndBoilPosition

# B50 is about the log, replay and undo of a table and B51 about hints: no rule of a referee can prove them.
ELSEWHERE = {50, 51}


def refusal(controller: BubbleAndBoil, position: BubbleAndBoilPosition, move: str) -> str:
    """Return the key of the reason why a move is refused."""
    with pytest.raises(IllegalMove) as refused:
        controller.apply(position, controller.parse(move))
    return refused.value.reason.key.removeprefix("bubble_and_boil.reason.")


def account(pot: str = "", corruption: int = 0, crones: int = 0, diablerie: int = 0, points: int = 0) -> Account:
    """Return what a seat has at the end, without recipes."""
    return Account(heap(pot), corruption, crones, diablerie, points, 5, (), ())


def test_every_ruling_is_named_by_a_test() -> None:
    tree = ast.parse(Path(__file__).read_text(encoding="utf-8"))
    functions = [node.name for node in tree.body if isinstance(node, ast.FunctionDef)]
    named = {int(found.group(1)) for function in functions if (found := re.match(r"test_b(\d\d)_", function))}
    assert named | ELSEWHERE == set(range(1, 55))


# Turns and steps


def test_b01_chance_chooses_the_first_player(boil: BubbleAndBoil) -> None:
    for seats in (2, 3, 4):
        firsts = Counter(boil.start(seats, seed).first for seed in range(200))
        assert set(firsts) == set(range(seats))
        assert min(firsts.values()) > 200 / seats * 0.6


def test_b02_five_steps_and_no_going_back(boil: BubbleAndBoil) -> None:
    before = table("un_holiday locust_lullaby fence_shuffle nosy_neighbour hot_potato", pots=["G2"])
    position, told = after(boil, before, "harvest", "plant green un_holiday locust_lullaby", "record hot_potato")
    for late, why in (
        ("hex nosy_neighbour", "step.hex_late"),
        ("harvest", "step.harvest_late"),
        ("grow fence_shuffle", "never_added"),
        ("plant green fence_shuffle fence_shuffle", "step.plant_late"),
        ("record fence_shuffle", "step.record_late"),
    ):
        assert refusal(boil, position, late) == why
    told += play(boil, position, "discard fence_shuffle", "draw")
    kinds = [type(event) for event in told]
    assert kinds == [
        happened.Planted,
        happened.Recorded,
        happened.Discarded,
        happened.Drawn,
        happened.TurnStarted,
    ]


def test_b02_harvest_and_draw_are_mandatory_and_all_else_may_be_left(boil: BubbleAndBoil) -> None:
    position = boil.from_plain(table("hot_potato nosy_neighbour", ""))
    for early in ("record hot_potato", "discard hot_potato", "draw"):
        assert refusal(boil, position, early).endswith("_early")
    play(boil, position, "harvest", "draw")
    assert (position.active, len(position.hands[0])) == (1, 5)


def test_b03_each_further_hex_costs_corruption_more(boil: BubbleAndBoil) -> None:
    before = table("nosy_neighbour itchy_bloomers grafting_party standing_ovation", "", pots=["G4"])
    position, told = after(boil, before, "hex nosy_neighbour", "hex itchy_bloomers 1", "hex standing_ovation")
    assert [event.surcharge for event in those(told, happened.HexCast)] == [0, 1, 2]
    assert position.corruption == [1 + 1 + 1 + 2, 2]
    assert position.diablerie == [3, 0]
    play(boil, position, "harvest", "draw")
    assert position.hexes == 0


def test_b04_what_cannot_be_paid_in_full_cannot_be_cast(boil: BubbleAndBoil) -> None:
    hands = "standing_ovation goat_on_the_loose demonic_siphon un_holiday big_tidy_up"
    position = boil.from_plain(table(hands, "", pots=["G1"], corruption=[31]))
    assert texts(boil, position) == ["hex big_tidy_up", "hex standing_ovation", "harvest"]
    for hex_move in ("hex goat_on_the_loose 1", "hex demonic_siphon 1", "hex un_holiday"):
        assert refusal(boil, position, hex_move) == "cannot_pay"
    alone = boil.from_plain(table("big_tidy_up", ""))
    assert refusal(boil, alone, "hex big_tidy_up") == "cannot_pay"
    poor = boil.from_plain(table("crone_poaching wind_of_change nosy_neighbour", "", corruption=[31]))
    assert texts(boil, poor) == ["hex nosy_neighbour", "harvest"]


SCANT = ["orange: hot_potato=O1 mud_slinging=", "red: bad_influence=R1 gossip_mill=R2"]


def test_b04_cubes_of_one_garden_come_from_one_that_holds_them_all(referee: Referee) -> None:
    boil = referee(cards=CARDS)
    assert boil.codex.designs[boil.codex.card("toad_choir")].cost == (verbs.Prune(2),)
    position, _ = after(boil, table("toad_choir", "", gardens=[SCANT]), "hex toad_choir")
    assert texts(boil, position) == ["cube 0 1 0 red", "cube 0 1 1 red"]
    assert refusal(boil, position, "cube 0 0 0 orange") == "not_offered"
    play(boil, position, "cube 0 1 0 red")
    assert texts(boil, position) == ["cube 0 1 1 red"] or not position.stack
    assert boil.to_plain(boil.from_plain(boil.to_plain(position))) == boil.to_plain(position)
    poor = boil.from_plain(table("toad_choir", "", gardens=[[SCANT[0], "red: bad_influence=R1 gossip_mill="]]))
    assert refusal(boil, poor, "hex toad_choir") == "cannot_pay"


def with_effect(name: str, *effect: verbs.Effect) -> Cards:
    """Return the cards of the tests with another effect for one of them."""
    design = msgspec.structs.replace(TEST_CARDS.deck[name], effect=effect)
    return msgspec.structs.replace(TEST_CARDS, deck={**TEST_CARDS.deck, name: design})


def test_b04_and_b09_a_way_is_gone_in_full_but_an_effect_takes_what_there_is(referee: Referee) -> None:
    before = table("itchy_bloomers", "", gardens=[[], SCANT])
    way = referee(cards=with_effect("itchy_bloomers", verbs.Choose(((verbs.Prune(2),), (verbs.Corruption(1),)))))
    position, _ = after(way, before, "hex itchy_bloomers 1", "choose 1")
    assert texts(way, position) == ["cube 1 1 0 red", "cube 1 1 1 red"]
    effect = referee(cards=with_effect("itchy_bloomers", verbs.Prune(2)))
    position, _ = after(effect, before, "hex itchy_bloomers 1")
    assert texts(effect, position) == ["cube 1 0 0 orange", "cube 1 1 0 red", "cube 1 1 1 red"]


def test_b04_the_surcharge_must_be_there_too(boil: BubbleAndBoil) -> None:
    position = boil.from_plain(table("nosy_neighbour big_tidy_up hot_potato", "", corruption=[31], hexes=1))
    assert refusal(boil, position, "hex nosy_neighbour") == "surcharge"
    assert "hex big_tidy_up" in texts(boil, position)


def test_b05_cubes_of_the_own_cauldron_are_drawn_at_random(boil: BubbleAndBoil) -> None:
    before = table("standing_ovation", "", pots=["G2 R2"])
    drawn = set()
    for chance in range(40):
        _, told = after(boil, before | {"chance": chance * 99_991_234_567}, "hex standing_ovation")
        drawn.add(only(told, happened.CubesSpilled).cubes)
    assert drawn == {(1, 0, 0, 0), (0, 0, 1, 0)}


def test_b06_a_short_target_gives_what_it_has(boil: BubbleAndBoil) -> None:
    before = table("cackle_syrup", "", gardens=[["orange: hot_potato=O1 mud_slinging=O2"]], pots=["G1", "R1"])
    position, told = after(boil, before, "hex cackle_syrup 1", "cube 0 0 1 orange")
    assert only(told, happened.CubesSipped).count == 1
    assert counts_of(position.pots[0]) == (1, 0, 1, 0)
    assert position.pots[1] == 0


def test_b06_a_hex_without_effect_may_be_cast_for_its_diablerie(boil: BubbleAndBoil) -> None:
    before = table("leaky_kettle hot_potato", "", deck=0, discards="")
    position, told = after(boil, before, "hex leaky_kettle 1")
    assert not those(told, happened.CubesSpilled)
    assert position.diablerie == [1, 0]


def test_b07_corruption_is_never_drawn_as_cubes(boil: BubbleAndBoil) -> None:
    before = table("leaky_kettle hot_potato", "", pots=["", "G1"], corruption=[0, 9])
    position, told = after(boil, before, "hex leaky_kettle 1")
    assert only(told, happened.CubesSpilled).cubes == (1, 0, 0, 0)
    assert position.corruption == [0, 9]


def test_b08_the_thief_picks_cubes_from_any_cards_of_one_garden(boil: BubbleAndBoil) -> None:
    beds = ["red: bad_influence=R1 gossip_mill=R2", "green: un_holiday=G1 fence_shuffle=G1"]
    position, told = after(boil, table("light_fingered_ladle", "", gardens=[[], beds]), "hex light_fingered_ladle 1")
    assert texts(boil, position) == [
        "cube 1 0 0 red",
        "cube 1 0 1 red",
        "cube 1 1 0 green",
        "cube 1 1 1 green",
    ]
    told += play(boil, position, "cube 1 0 1 red")
    assert texts(boil, position) == ["cube 1 0 0 red", "cube 1 0 1 red"]
    told += play(boil, position, "cube 1 0 0 red")
    assert [event.goal for event in those(told, happened.CubePicked)] == [0, 0]
    assert counts_of(position.pots[0]) == (0, 0, 2, 0)


def test_b08_cubes_go_where_the_card_says(boil: BubbleAndBoil) -> None:
    beds = ["red: bad_influence=R1 gossip_mill=R2"]
    position, told = after(boil, table("locust_lullaby hot_potato", "", gardens=[[], beds]), "hex locust_lullaby 1")
    told += play(boil, position, "cube 1 0 0 red")
    assert [event.goal for event in those(told, happened.CubePicked)] == [None] * 3
    assert position.pool == heap("G16 O16 R16 Y16")


def test_b09_the_hexed_seat_chooses(boil: BubbleAndBoil) -> None:
    before = table("blackened_contract", "", "", pots=["G1", "R1", "Y1"])
    position, _ = after(boil, before, "hex blackened_contract")
    assert (boil.to_move(position), texts(boil, position)) == (1, ["choose 1", "choose 2"])
    assert refusal(boil, position, "harvest") == "first.way"
    told = play(boil, position, "choose 1", "choose 2")
    assert [(event.seat, event.way, event.open) for event in those(told, happened.WayChosen)] == [(1, 0, 2), (2, 1, 2)]
    assert (position.pots[1], position.corruption) == (0, [0, 0, 1])


def test_b09_one_possible_way_is_forced_and_none_does_nothing(boil: BubbleAndBoil) -> None:
    forced, told = after(boil, table("blackened_contract", "", pots=["G1"]), "hex blackened_contract")
    assert (only(told, happened.WayChosen).way, only(told, happened.WayChosen).open) == (1, 1)
    assert forced.corruption == [0, 1]
    before = table("blackened_contract", "", pots=["G1"], corruption=[32], trigger="corruption")
    nothing, told = after(boil, before, "hex blackened_contract")
    assert (only(told, happened.WayChosen).way, only(told, happened.WayChosen).open) == (None, 0)
    assert boil.to_move(nothing) == 0


@pytest.mark.parametrize(
    ("hands", "hex_move", "lack", "there"),
    [
        ("big_tidy_up", "hex big_tidy_up", "cards", 0),
        ("demonic_siphon slug_serenade", "hex demonic_siphon 1", "gardens", 0),
        ("toad_choir slug_serenade", "hex toad_choir", "garden_cubes", 0),
    ],
)
def test_b04_what_is_missing_for_the_cost_is_told(
    boil: BubbleAndBoil, hands: str, hex_move: str, lack: str, there: int
) -> None:
    position = boil.from_plain(table(hands, "", pots=["G1"]))
    refused = boil.why_not(position, boil.parse(hex_move))
    assert refused is not None
    told = dict(refused.args)["lack"]
    assert isinstance(told, Reason)
    assert (told.key, dict(told.args)["there"]) == (f"bubble_and_boil.lack.{lack}", there)


def test_b10_a_supply_too_small_gives_the_rest_and_triggers_the_end(boil: BubbleAndBoil) -> None:
    before = table("itchy_bloomers", "", corruption=[30, 0])
    position, told = after(boil, before, "hex itchy_bloomers 1")
    assert position.corruption == [31, 1]
    assert only(told, happened.EndTriggered).trigger == "corruption"


def test_b11_all_others_clockwise_each_fully(boil: BubbleAndBoil) -> None:
    beds = ["orange: hot_potato=O1 mud_slinging=O2"]
    before = table("", "", "toad_choir", "", gardens=[[], [], beds], active=2, corruption=[30], chance=1)
    position, told = after(boil, before, "hex toad_choir", "cube 2 0 0 orange")
    assert [event.goal for event in those(told, happened.CorruptionMoved)] == [3, 0]
    assert position.corruption == [31, 0, 0, 1]


def test_b12_diablerie_rises_after_the_hex_up_to_the_top(boil: BubbleAndBoil) -> None:
    _position, told = after(boil, table("halo_polish", "", pots=["G1"], diablerie=[1]), "hex halo_polish")
    assert [(event.change, event.now) for event in those(told, happened.DiablerieChanged)] == [(-1, 0), (1, 1)]
    top, told = after(
        boil, table("standing_ovation", "", pots=["G1"], diablerie=[13], trigger="diablerie"), "hex standing_ovation"
    )
    assert top.diablerie == [13, 0]
    assert not those(told, happened.DiablerieChanged)


COUNTERED = "return_to_sender not_today_mildred hot_potato"


def test_b13_a_target_may_answer_with_a_counterspell(boil: BubbleAndBoil) -> None:
    before = table("itchy_bloomers big_tidy_up hot_potato", COUNTERED, "")
    position, _ = after(boil, before, "hex itchy_bloomers 1")
    assert boil.to_move(position) == 1
    assert texts(boil, position) == ["counter return_to_sender", "counter not_today_mildred", "pass"]
    assert refusal(boil, position, "counter hot_potato") == "no_counterspell"
    told = play(boil, position, "counter return_to_sender")
    assert only(told, happened.Countered).hex == "itchy_bloomers"
    assert position.corruption == [1, 1, 0]
    assert position.diablerie == [1, 1, 0]
    assert hand(boil, position, 0) == ["hot_potato", "big_tidy_up"]
    # The boon is gone with the hex, the surcharge of the caster counts only its own hexes.
    assert position.hexes == 1


def test_b13_a_counterspell_is_paid_and_cannot_be_cast_alone(boil: BubbleAndBoil) -> None:
    before = table("itchy_bloomers", "not_today_mildred hot_potato fence_shuffle")
    position, _ = after(boil, before, "hex itchy_bloomers 1", "counter not_today_mildred")
    assert texts(boil, position) == ["card hot_potato", "card fence_shuffle"]
    assert {boil.observe(position, eye).countering for eye in (0, 1, None)} == {"not_today_mildred"}
    play(boil, position, "card hot_potato")
    assert position.corruption == [1, 0]
    alone = boil.from_plain(table(COUNTERED, ""))
    assert refusal(boil, alone, "hex return_to_sender") == "only_answers"


def test_b13_what_a_hex_asks_is_not_asked_by_a_counterspell(boil: BubbleAndBoil) -> None:
    position, _ = after(boil, table("itchy_bloomers", COUNTERED), "hex itchy_bloomers 1")
    assert (boil.observe(position, 1).asked, boil.observe(position, 1).countering) == ("answer", None)
    position, _ = after(boil, table("bad_influence hot_potato nosy_neighbour", ""), "hex bad_influence 1")
    assert (boil.observe(position, 0).asked, boil.observe(position, 0).countering) == ("card", None)
    position, _ = after(boil, table("crow_tax", "hot_potato", pots=["", "G1"]), "hex crow_tax")
    assert (boil.observe(position, 1).asked, boil.observe(position, 1).countering) == ("way", None)


def test_b13_passing_lets_it_happen(boil: BubbleAndBoil) -> None:
    position, _ = after(boil, table("itchy_bloomers", COUNTERED), "hex itchy_bloomers 1", "pass")
    assert position.corruption == [1, 2]


def test_b13_a_counterspell_saves_itself_from_what_hits_all(boil: BubbleAndBoil, referee: Referee) -> None:
    beds = ["orange: hot_potato=O1 mud_slinging=O1"]
    before = table("toad_choir", "return_to_sender", "", gardens=[beds])
    moves = ("hex toad_choir", "cube 0 0 0 orange", "counter return_to_sender")
    position, _ = after(boil, before, *moves)
    assert position.corruption == [0, 1, 1]
    position, _ = after(referee(numbers={"counter_saves": "everybody"}), before, *moves)
    assert position.corruption == [0, 1, 0]


def test_b13_only_who_can_pay_is_asked_and_only_they_see_it(boil: BubbleAndBoil) -> None:
    before = table("itchy_bloomers", "not_today_mildred")
    position, _ = after(boil, before, "hex itchy_bloomers 1")
    assert boil.to_move(position) == 0
    position, _ = after(boil, table("itchy_bloomers", COUNTERED, ""), "hex itchy_bloomers 1")
    assert [boil.observe(position, eye).asked for eye in (0, 1, 2, None)] == [None, "answer", None, None]
    assert [boil.observe(position, eye).to_move for eye in (0, 1, 2, None)] == [0, 1, 0, 0]


def test_b13_everybody_is_told_that_a_hex_may_be_answered_whether_it_can_be_or_not(boil: BubbleAndBoil) -> None:
    for held in ("not_today_mildred", COUNTERED):
        _, told = after(boil, table("itchy_bloomers", held, ""), "hex itchy_bloomers 1")
        assert only(told, happened.Hexed) == happened.Hexed(1, "itchy_bloomers")
    beds = ["orange: hot_potato=O1 mud_slinging=O1"]
    _, told = after(boil, table("toad_choir", "", "", gardens=[beds]), "hex toad_choir", "cube 0 0 0 orange")
    assert [event.seat for event in told if isinstance(event, happened.Hexed)] == [1, 2]


def test_b13_hexes_at_nobody_cannot_be_answered(boil: BubbleAndBoil) -> None:
    position, _ = after(boil, table("nosy_neighbour", COUNTERED), "hex nosy_neighbour")
    assert boil.to_move(position) == 0


BOOKISH = {"gardens": [["red: bad_influence=R1 gossip_mill=R2"]], "books": ["", "hot_potato toad_choir"]}


def test_b14_the_victim_decides_before_anybody_looks(boil: BubbleAndBoil) -> None:
    position, told = after(boil, table("demonic_siphon", "", **BOOKISH), "hex demonic_siphon 1")
    assert not those(told, happened.RecipeStolen)
    assert (boil.to_move(position), texts(boil, position)) == (1, ["suffer", "block"])
    told = play(boil, position, "block")
    assert only(told, happened.Blocked).corruption == 2
    assert position.corruption == [0, 2]
    assert list(map(len, position.books)) == [0, 2]
    assert position.diablerie == [1, 0]


def test_b14_nobody_is_asked_to_block_nothing_or_without_enough_discs(boil: BubbleAndBoil) -> None:
    beds = BOOKISH["gardens"]
    position, _ = after(boil, table("demonic_siphon", "", gardens=beds), "hex demonic_siphon 1")
    assert boil.to_move(position) == 0
    position, told = after(boil, table("demonic_siphon", "", corruption=[31], **BOOKISH), "hex demonic_siphon 1")
    assert only(told, happened.RecipeStolen).seat == 0


def test_b15_a_recipe_is_stolen_at_random_and_recorded(boil: BubbleAndBoil) -> None:
    stolen = set()
    for chance in range(20):
        before = table("demonic_siphon toad_choir", "", chance=chance * 7_000_000_001, **BOOKISH)
        position, told = after(boil, before, "hex demonic_siphon 1", "suffer", "harvest", "record toad_choir")
        stolen.add(only(told, happened.RecipeStolen).card)
        assert list(map(len, position.books)) == [2, 1]
    assert stolen == {"hot_potato", "toad_choir"}


def test_b15_with_open_books_the_thief_chooses(referee: Referee) -> None:
    kind = referee(kindly_crone=True)
    position, _ = after(kind, table("demonic_siphon", "", **BOOKISH), "hex demonic_siphon 1", "suffer")
    assert (kind.to_move(position), texts(kind, position)) == (0, ["card hot_potato", "card toad_choir"])
    told = play(kind, position, "card toad_choir")
    assert only(told, happened.RecipeStolenOpenly).card == "toad_choir"


# Gardens


def test_b16_one_cube_of_each_card_and_the_colour_is_chosen(boil: BubbleAndBoil) -> None:
    beds = ["red: bad_influence=R1G1 gossip_mill= full_moon_fever=R2", "green: un_holiday=G1 fence_shuffle=G1"]
    position, told = after(boil, table("", "", gardens=[beds]), "harvest")
    assert texts(boil, position) == ["cube 0 0 0 green", "cube 0 0 0 red"]
    told += play(boil, position, "cube 0 0 0 green")
    assert [(event.garden, event.plot) for event in those(told, happened.Harvested)] == [(0, 0), (0, 2), (1, 0), (1, 1)]
    assert counts_of(position.pots[0]) == (3, 0, 1, 0)


def test_b17_a_garden_without_cubes_is_completed_for_a_crone(boil: BubbleAndBoil) -> None:
    beds = ["red: bad_influence=R1 gossip_mill=R1", "green: un_holiday=G1 fence_shuffle="]
    position, told = after(boil, table("", "", gardens=[beds]), "harvest")
    assert [event.crones for event in those(told, happened.GardenCompleted)] == [1, 1]
    assert (position.crones, position.gardens[0], len(position.discards)) == ([2, 0], (), 4)


def test_b18_an_emptied_garden_stays_until_the_next_harvest(boil: BubbleAndBoil) -> None:
    beds = ["red: bad_influence= gossip_mill=R1"]
    position, _ = after(boil, table("light_fingered_ladle", "", gardens=[[], beds]), "hex light_fingered_ladle 1")
    assert (len(position.gardens[1]), position.crones) == (1, [0, 0])
    play(boil, position, "harvest", "draw", "harvest")
    assert (position.gardens[1], position.crones) == ((), [0, 1])


def test_b18_emptied_by_the_own_cost_too(boil: BubbleAndBoil) -> None:
    beds = ["red: bad_influence= gossip_mill=R1"]
    position, _ = after(boil, table("un_holiday", "", gardens=[beds]), "hex un_holiday", "harvest")
    assert (position.gardens[0], position.crones) == ((), [1, 0])


def test_b19_one_card_alone_is_discarded_without_a_crone(boil: BubbleAndBoil) -> None:
    beds = ["red: bad_influence=R1 full_moon_fever=R2"]
    before = table("midnight_gardener", "", gardens=[[], beds], crones=[0, 1])
    position, told = after(boil, before, "hex midnight_gardener 1", "plot 1 0 1")
    assert only(told, happened.GardenWithered).cards == ("bad_influence",)
    assert (position.gardens[1], position.crones) == ((), [0, 1])
    assert counts_of(position.pool) == (16, 16, 16, 16)
    assert hand(boil, position, 0) == ["full_moon_fever"]


def test_b20_only_a_hex_adds_cards_to_a_garden(boil: BubbleAndBoil) -> None:
    beds = ["red: bad_influence=R1 gossip_mill=R1", "green: un_holiday=G1 fence_shuffle=G1"]
    before = table("grafting_party full_moon_fever slug_serenade", "", gardens=[beds])
    position, _ = after(boil, before, "hex grafting_party")
    assert texts(boil, position) == ["garden 0 0", "garden 0 1"]
    told = play(boil, position, "garden 0 1")
    grafted = only(told, happened.CardGrafted)
    assert (grafted.card, grafted.cubes) == ("slug_serenade", (2, 0, 0, 0))
    plain = boil.from_plain(table("full_moon_fever", "", gardens=[beds[:1]]))
    play(boil, plain, "harvest")
    assert refusal(boil, plain, "grow full_moon_fever") == "never_added"


def test_b21_each_card_gets_its_symbols_and_its_wild_ones(boil: BubbleAndBoil) -> None:
    before = table("light_fingered_ladle straw_of_damocles full_moon_fever parcel_by_pigeon", "")
    position, told = after(boil, before, "harvest", "plant red light_fingered_ladle straw_of_damocles")
    told += play(boil, position, "grow full_moon_fever", "grow parcel_by_pigeon")
    assert only(told, happened.Planted).cubes == ((0, 0, 2, 0), (0, 0, 1, 0))
    assert [event.cubes for event in those(told, happened.Grown)] == [(0, 0, 2, 0), (0, 0, 1, 0)]
    assert counts_of(position.pool) == (16, 16, 10, 16)
    other = boil.from_plain(before)
    play(boil, other, "harvest")
    told = play(boil, other, "plant orange light_fingered_ladle straw_of_damocles")
    assert only(told, happened.Planted).cubes == ((0, 1, 0, 0), (0, 1, 0, 0))
    assert refusal(boil, other, "grow full_moon_fever") == "no_match"


def test_b21_of_two_cards_without_a_colour_in_common_that_is_said(boil: BubbleAndBoil) -> None:
    position = boil.from_plain(table("full_moon_fever mud_slinging", ""))
    play(boil, position, "harvest")
    assert refusal(boil, position, "plant orange mud_slinging full_moon_fever") == "no_shared"


def test_b22_a_garden_of_wild_cards_has_the_colour_that_is_named(boil: BubbleAndBoil) -> None:
    position, _ = after(boil, table("return_to_sender parcel_by_pigeon", ""), "harvest")
    plantings = [text for text in texts(boil, position) if text.startswith("plant")]
    assert [text.split()[1] for text in plantings] == ["green", "orange", "red", "yellow"]
    play(boil, position, "plant yellow return_to_sender parcel_by_pigeon")
    assert position.gardens[0][0].colour == 3


def test_b23_there_is_no_partial_planting(boil: BubbleAndBoil) -> None:
    before = table("bad_influence full_moon_fever gossip_mill", "", pots=["R14"])
    position, _ = after(boil, before, "harvest")
    assert [text for text in texts(boil, position) if text.startswith("plant")] == [
        "plant red bad_influence gossip_mill"
    ]
    assert refusal(boil, position, "plant red bad_influence full_moon_fever") == "pool"
    play(boil, position, "plant red bad_influence gossip_mill")
    assert refusal(boil, position, "grow full_moon_fever") == "pool"


TWO_BEDS = ["red: bad_influence=R1 gossip_mill=R2", "green: un_holiday=G2 fence_shuffle=G2"]


def test_b24_a_third_garden_costs_one_and_a_crone(boil: BubbleAndBoil) -> None:
    before = table("hot_potato mud_slinging", "", gardens=[TWO_BEDS], crones=[1])
    position, _ = after(boil, before, "harvest")
    assert refusal(boil, position, "plant orange hot_potato mud_slinging") == "no_room"
    assert [text for text in texts(boil, position) if text.startswith("raze")] == ["raze 0", "raze 1"]
    told = play(boil, position, "raze 1")
    assert only(told, happened.GardenRazed).cards == ("un_holiday", "fence_shuffle")
    assert position.crones == [0, 0]
    assert texts(boil, position) == ["plant orange hot_potato mud_slinging"]
    assert refusal(boil, position, "draw") == "step.replant"
    play(boil, position, "plant orange hot_potato mud_slinging")
    assert len(position.gardens[0]) == 2


def test_b24_without_a_crone_nothing_more_is_lost_and_nothing_is_destroyed_for_nothing(boil: BubbleAndBoil) -> None:
    position, _ = after(boil, table("hot_potato mud_slinging", "", gardens=[TWO_BEDS]), "harvest", "raze 0")
    assert position.crones == [0, 0]
    position, _ = after(boil, table("hot_potato nosy_neighbour", "", gardens=[TWO_BEDS]), "harvest")
    assert refusal(boil, position, "raze 0") == "nothing_to_plant"
    position, _ = after(boil, table("hot_potato mud_slinging", "", gardens=[TWO_BEDS[:1]]), "harvest")
    assert refusal(boil, position, "raze 0") == "room_left"


def test_b25_a_garden_destroyed_by_a_hex_costs_no_crone(boil: BubbleAndBoil) -> None:
    before = table("demonic_siphon", "", gardens=[TWO_BEDS], crones=[1])
    position, told = after(boil, before, "hex demonic_siphon 1", "garden 0 0")
    assert (position.crones, only(told, happened.GardenRazed).cubes) == ([1, 0], (0, 0, 3, 0))
    assert counts_of(position.pool) == (12, 16, 16, 16)


# Recipes, cards


def test_b26_one_recipe_a_turn_face_down(boil: BubbleAndBoil, referee: Referee) -> None:
    before = table("hot_potato mud_slinging", "")
    position, told = after(boil, before, "harvest", "record hot_potato")
    recorded = only(told, happened.Recorded)
    assert [recorded.seen_by(eye).card for eye in (0, 1, None)] == ["hot_potato", None, None]
    assert refusal(boil, position, "record mud_slinging") == "step.record_late"
    seen = boil.observe(position, 1)
    assert (seen.book_counts, seen.books, seen.annals[0].card) == ((1, 0), None, None)
    kind = referee(kindly_crone=True)
    position, told = after(kind, before, "harvest", "record hot_potato")
    assert only(told, happened.RecordedOpenly).card == "hot_potato"
    assert kind.observe(position, 1).books == (("hot_potato",), ())


SIX = "blackened_contract demonic_siphon enchant_familiar_chow un_holiday cackle_syrup return_to_sender"


def test_b27_the_last_recipe_is_not_recorded_after_several_hexes(boil: BubbleAndBoil) -> None:
    before = table("hot_potato", "", books=[SIX], hexes=2)
    position, _ = after(boil, before, "harvest")
    assert refusal(boil, position, "record hot_potato") == "record_would_end"
    position, _ = after(boil, before | {"hexes": 1}, "harvest", "record hot_potato")
    assert position.trigger == "recipes"
    position, _ = after(boil, before | {"trigger": "crones"}, "harvest", "record hot_potato")
    assert len(position.books[0]) == 7


@pytest.mark.parametrize("recipes", [5, 6, 8, 9])
def test_b27_and_b34_other_numbers_of_recipes(referee: Referee, recipes: int) -> None:
    boil = referee(recipes=recipes)
    names = [*SIX.split(), "hot_potato", "mud_slinging"][: recipes - 1]
    before = table("fence_shuffle", "", books=[" ".join(names)], hexes=2)
    position, _ = after(boil, before, "harvest")
    assert refusal(boil, position, "record fence_shuffle") == "record_would_end"
    position, _ = after(boil, before | {"hexes": 0}, "harvest", "record fence_shuffle")
    assert position.trigger == "recipes"


def test_b27_a_recipe_that_ends_the_match_is_stolen_by_the_first_hex_or_never(boil: BubbleAndBoil) -> None:
    beds = BOOKISH["gardens"]
    before = table("demonic_siphon nosy_neighbour", "", "", books=[SIX, "hot_potato"], gardens=beds)
    second = boil.from_plain(before | {"hexes": 1})
    assert refusal(boil, second, "hex demonic_siphon 1") == "steal_would_end"
    assert "hex demonic_siphon 2" in texts(boil, second)
    first, _ = after(boil, before, "hex demonic_siphon 1", "suffer")
    assert (first.trigger, first.closed) == ("recipes", True)
    assert refusal(boil, first, "hex nosy_neighbour") == "closed"
    assert texts(boil, first) == ["harvest"]
    while not boil.outcome(first):
        assert boil.to_plain(boil.from_plain(boil.to_plain(first))) == boil.to_plain(first)
        boil.apply(first, boil.legal_moves(first)[0])


def test_b28_more_recipes_may_follow_the_trigger(boil: BubbleAndBoil) -> None:
    before = table("hot_potato", "", books=[SIX + " mud_slinging"], trigger="recipes", first=1)
    position, _ = after(boil, before, "harvest", "record hot_potato")
    assert len(position.books[0]) == 8


@pytest.mark.parametrize(("held", "drawn"), [(0, 5), (3, 2), (4, 1), (5, 1), (7, 1)])
def test_b29_up_to_five_or_one(boil: BubbleAndBoil, held: int, drawn: int) -> None:
    cards = [card for card in boil.codex.names if card not in boil.codex.counters][:held]
    _, told = after(boil, table(" ".join(cards), ""), "harvest", "draw")
    assert only(told, happened.Drawn).count == drawn


def test_b29_discards_come_before_drawing(boil: BubbleAndBoil) -> None:
    position, told = after(boil, table("hot_potato mud_slinging", ""), "harvest", "discard hot_potato", "draw")
    assert only(told, happened.Drawn).count == 4
    assert position.active == 1


def test_b30_the_discards_become_the_deck(boil: BubbleAndBoil, referee: Referee) -> None:
    before = table("", "", deck=2, pots=["G2", "R1"])
    position, told = after(boil, before, "harvest", "draw")
    kinds = [type(event) for event in told]
    assert kinds[:3] == [happened.Drawn, happened.DeckReshuffled, happened.Drawn]
    assert [event.count for event in those(told, happened.Drawn)] == [2, 3]
    assert (len(position.hands[0]), position.discards) == (5, b"")
    _, told = after(referee(peek_on_shuffle=True), before, "harvest", "draw")
    looks = those(told, happened.Peeked)
    assert [(event.seat, event.cubes) for event in looks] == [(0, (2, 0, 0, 0)), (1, (0, 0, 1, 0))]
    assert [looks[0].seen_by(eye).cubes for eye in (0, 1, None)] == [(2, 0, 0, 0), None, None]


def test_b30_without_any_card_nothing_is_drawn(boil: BubbleAndBoil) -> None:
    everything = [card for card in boil.codex.names for _ in range(2)]
    hands = [" ".join(everything[:38]), " ".join(everything[38:])]
    position, told = after(boil, table(*hands), "harvest", "draw")
    assert not those(told, happened.Drawn)
    assert position.active == 1


def test_b31_there_is_no_hand_limit(boil: BubbleAndBoil) -> None:
    everything = [card for card in boil.codex.names for _ in range(2)]
    position, _ = after(boil, table(" ".join(everything[:40]), ""), "harvest", "draw")
    assert len(position.hands[0]) == 41


# The end


BED = ["red: bad_influence=R1 gossip_mill="]


@pytest.mark.parametrize(
    ("trigger", "deeds", "given"),
    [
        ("recipes", "record hot_potato", {"books": [SIX], "step": "plant"}),
        ("colours", "plant red bad_influence gossip_mill", {"pots": ["G16 R14"], "step": "plant"}),
        ("crones", "harvest", {"crones": [20, 28], "gardens": [BED]}),
        ("corruption", "hex nosy_neighbour", {"corruption": [20, 11]}),
        ("diablerie", "hex nosy_neighbour", {"diablerie": [12]}),
        ("rounds", "draw", {"round": 60, "active": 1, "step": "plant"}),
    ],
)
def test_b32_what_triggers_the_end(boil: BubbleAndBoil, trigger: str, deeds: str, given: dict[str, Any]) -> None:
    hands = "hot_potato nosy_neighbour", ""
    if trigger == "colours":
        hands = "bad_influence gossip_mill", ""
    position, told = after(boil, table(*hands, **given), deeds)
    assert position.trigger == trigger
    assert only(told, happened.EndTriggered) == happened.EndTriggered(trigger, given.get("active", 0))


def test_b32_the_end_stays_triggered_whatever_is_undone(boil: BubbleAndBoil) -> None:
    before = table("itchy_bloomers big_tidy_up hot_potato", "", corruption=[29])
    position, _ = after(boil, before, "hex itchy_bloomers 1")
    assert position.trigger == "corruption"
    before = table("big_tidy_up hot_potato", "", corruption=[32], trigger="corruption", hexes=0)
    position, _ = after(boil, before, "hex big_tidy_up")
    assert (sum(position.corruption), position.trigger) == (30, "corruption")


def test_b32_the_last_disc_counts_when_it_leaves_though_the_same_hex_brings_it_back(boil: BubbleAndBoil) -> None:
    before = table("halo_polish", "", pots=["G1"], corruption=[31], hexes=1)
    position, told = after(boil, before, "hex halo_polish")
    kinds = [type(event) for event in told]
    assert kinds[:3] == [happened.HexCast, happened.CorruptionMoved, happened.EndTriggered]
    assert (sum(position.corruption), position.trigger) == (30, "corruption")


def test_b32_a_marker_that_is_pushed_down_again_was_at_the_top(referee: Referee) -> None:
    lift = referee(cards=with_effect("itchy_bloomers", verbs.Diablerie(2), verbs.Diablerie(-2)))
    position, _ = after(lift, table("itchy_bloomers", "", diablerie=[0, 11]), "hex itchy_bloomers 1")
    assert (position.diablerie, position.trigger) == ([1, 11], "diablerie")


@pytest.mark.parametrize("numbers", [{"corruption": 9}, {"crones": 5}, {"track": 4}, {"recipes": 7}], ids=str)
def test_b32_nothing_happens_between_the_cause_and_the_trigger(referee: Referee, numbers: dict[str, int]) -> None:
    boil = referee(cards=CARDS, numbers=numbers)
    for seats in (2, 3, 4):
        chance, position, due = Lcg.seeded(seats), boil.start(seats, seats), []

        def tell(event: Event, position=position, due=due) -> None:
            if due and due[-1]:
                assert event == happened.EndTriggered(due[-1], position.active)
            due.append(position.trigger is None and trigger_of(boil.codex, position))

        while boil.outcome(position) is None:
            legal = boil.legal_moves(position)
            boil.apply(position, legal[chance.below(len(legal))], tell)
            assert not any(due[-1:])


@pytest.mark.parametrize(("first", "active", "left"), [(0, 0, (1, 2)), (1, 1, (2, 0)), (1, 2, (0,)), (1, 0, ())])
def test_b33_whoever_comes_before_the_first_player_has_a_turn_left(
    boil: BubbleAndBoil, first: int, active: int, left: tuple[int, ...]
) -> None:
    position = boil.from_plain(table("hot_potato", "", "", first=first, active=active))
    assert boil.observe(position, 0).turns_left == left
    play(boil, position, "harvest", "draw")
    assert boil.observe(position, 0).turns_left == (left[1:] if left else (2, 0))


HARD = {"hard_stop": True}


def test_b33_a_hard_stop_ends_the_match_when_the_recipe_is_recorded(referee: Referee) -> None:
    boil = referee(**HARD)
    position, _ = after(boil, table("hot_potato", "", books=[SIX]), "harvest", "record hot_potato")
    assert position.step == "brew"


def test_b33_a_hard_stop_ends_the_match_with_the_hex_but_does_not_cut_it_in_two(referee: Referee) -> None:
    boil = referee(**HARD)
    before = table("bad_influence hot_potato nosy_neighbour", "", diablerie=[0, 11])
    position, told = after(boil, before, "hex bad_influence 1", "card hot_potato")
    kinds = [type(event) for event in told]
    assert kinds[-4:] == [happened.EndTriggered, happened.Drawn, happened.DiablerieChanged, happened.PlayEnded]
    assert (position.step, position.diablerie) == ("brew", [1, 13])
    # Each of the others is still hexed, and asked, after the cost of the hex has taken the last disc.
    before = table("crow_tax", "hot_potato", "hot_potato", pots=["", "G1", "G1"], corruption=[31])
    position, _ = after(boil, before, "hex crow_tax")
    assert (position.trigger, boil.to_move(position)) == ("corruption", 1)
    assert boil.observe(position, 1).turns_left == ()
    assert boil.to_plain(boil.from_plain(boil.to_plain(position))) == boil.to_plain(position)
    play(boil, position, "choose 1")
    assert (position.step, boil.to_move(position)) == ("hex", 2)
    play(boil, position, "choose 2")
    assert position.step == "brew"


def test_b33_a_hard_stop_by_a_counterspell(referee: Referee) -> None:
    before = table("itchy_bloomers nosy_neighbour hot_potato", COUNTERED, "", diablerie=[0, 12])
    position, _ = after(referee(**HARD), before, "hex itchy_bloomers 1", "counter return_to_sender")
    assert (position.step, position.trigger, position.corruption) == ("brew", "diablerie", [1, 1, 0])


def test_b33_a_hard_stop_ends_the_match_with_the_harvest(referee: Referee) -> None:
    boil = referee(**HARD)
    beds = [*BED, "green: un_holiday=G1 fence_shuffle=G1R1"]
    position, _ = after(boil, table("hot_potato", "", gardens=[beds], crones=[20, 28]), "harvest")
    assert texts(boil, position) == ["cube 0 1 1 green", "cube 0 1 1 red"]
    told = play(boil, position, "cube 0 1 1 red")
    assert [type(event) for event in told][-3:] == [
        happened.GardenCompleted,
        happened.EndTriggered,
        happened.PlayEnded,
    ]
    assert (position.step, position.crones) == ("brew", [21, 28])


def test_b33_a_hard_stop_ends_the_match_with_the_planting(referee: Referee) -> None:
    boil = referee(**HARD)
    hands = "bad_influence gossip_mill nosy_neighbour", ""
    position, _ = after(boil, table(*hands, pots=["R13 G16"]), "harvest", "plant red bad_influence gossip_mill")
    assert position.trigger is None
    play(boil, position, "grow nosy_neighbour")
    assert position.step == "brew"
    position, _ = after(boil, table(*hands, pots=["R14 G16"]), "harvest", "plant red bad_influence gossip_mill")
    assert position.step == "brew"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_b33_nothing_of_the_turn_follows_a_hard_stop(referee: Referee, seats: int) -> None:
    for numbers in ({"corruption": 9}, {"crones": 3}, {"track": 4}, {"cubes": dict.fromkeys((2, 3, 4), 9)}):
        boil = referee(cards=CARDS, numbers=numbers, **HARD)
        for seed in range(6):
            for position in random_match(boil, seats, seed)[1]:
                if position.trigger is not None and position.step not in {"brew", "over"}:
                    assert position.stack
                    assert boil.to_plain(boil.from_plain(boil.to_plain(position))) == boil.to_plain(position)


def test_b34_a_longer_game_needs_three_empty_colours(referee: Referee) -> None:
    hands, moves = ("bad_influence gossip_mill", ""), ("harvest", "plant red bad_influence gossip_mill")
    for recipes, trigger in ((7, "colours"), (5, "colours"), (8, None), (9, None)):
        position, _ = after(referee(recipes=recipes), table(*hands, pots=["G16 R14"]), *moves)
        assert position.trigger == trigger
    position, _ = after(referee(recipes=8), table(*hands, pots=["G16 Y16 R14"]), *moves)
    assert position.trigger == "colours"


def test_b35_gardens_left_at_the_end_count_nothing(boil: BubbleAndBoil) -> None:
    before = table("", "", active=1, gardens=[["green: un_holiday=G2 fence_shuffle="]], trigger="crones", crones=[49])
    position, told = after(boil, before, "harvest", "draw")
    assert position.gardens == [(), ()]
    assert counts_of(position.pool) == (16, 16, 16, 16)
    assert only(told, happened.PlayEnded).cauldrons == ((0, 0, 0, 0),) * 2
    assert position.crones == [49, 0]


# Scoring


def test_b36_ties_all_get_the_full_value_and_equals_get_both(boil: BubbleAndBoil) -> None:
    for sheet in sheets(boil.codex, b"", [account("G1", 2, diablerie=3)] * 3):
        assert (sheet.highest, sheet.lowest) == (5, 10)
        assert (sheet.most_corruption, sheet.least_corruption) == (5, 10)
        assert (sheet.colours, sheet.diablerie, sheet.total) == ((5, 0, 0, 0), 3, 38)


def test_b36_most_and_least(boil: BubbleAndBoil) -> None:
    found = sheets(boil.codex, b"", [account("G3 R1", 4, 2, 6, 9), account("G2 R1", 0), account("Y1", 2, 1, 4)])
    assert [(each.highest, each.lowest) for each in found] == [(5, 0), (0, 10), (0, 0)]
    assert [(each.most_corruption, each.least_corruption) for each in found] == [(5, 0), (0, 10), (0, 0)]
    assert [each.colours for each in found] == [(5, 0, 5, 0), (0, 0, 5, 0), (0, 0, 0, 5)]
    assert [each.crones for each in found] == [6, 0, 3]
    assert [each.total for each in found] == [9 + 6 + 5 + 6 + 5 + 10, 10 + 10 + 5, 4 + 3 + 5]


def test_b37_nobody_has_the_most_of_nothing(boil: BubbleAndBoil) -> None:
    assert [sheet.colours for sheet in sheets(boil.codex, b"", [account(), account("O1")])] == [
        (0, 0, 0, 0),
        (0, 5, 0, 0),
    ]


def test_b38_the_lowest_diablerie_counts_with_two_seats_unless_configured(
    boil: BubbleAndBoil, referee: Referee
) -> None:
    two = [account(diablerie=1), account(diablerie=4)]
    assert [each.lowest for each in sheets(boil.codex, b"", two)] == [10, 0]
    blog = referee(numbers={"lowest_from_seats": 3}).codex
    assert [each.lowest for each in sheets(blog, b"", two)] == [0, 0]
    assert [each.lowest for each in sheets(blog, b"", [*two, account(diablerie=2)])] == [10, 0, 0]


@pytest.mark.parametrize(
    ("pot", "key"),
    [("G1 R1 O9", "cubes_short yellow"), ("O9", "cubes_short green"), ("G1 R1 Y2", "cubes_missing None")],
)
def test_b40_which_cubes_a_recipe_lacks_is_told(boil: BubbleAndBoil, pot: str, key: str) -> None:
    """A cube that corruption locks may be of any colour; one that the pot does not hold has its colour."""
    plain = table("", "", pots=[pot], books=["blackened_contract"], corruption=[1, 0], trigger="rounds", step="brew")
    refused = boil.why_not(boil.from_plain(plain), boil.parse("brew blackened_contract"))
    assert refused is not None
    colour = dict(refused.args).get("colour")
    told = colour.key.rpartition(".")[2] if isinstance(colour, Reason) else None
    assert f"{refused.key.rpartition('.')[2]} {told}" == key


def test_b39_cubes_and_corruption_count_before_brewing(boil: BubbleAndBoil) -> None:
    ready = Account(heap("O1 Y2"), 0, 0, 0, 0, 5, (4,), (4,))
    sheet = sheets(boil.codex, b"", [ready, account()])[0]
    assert (sheet.colours, sheet.brewed, sheet.least_corruption) == ((0, 5, 0, 5), 6, 10)


def ending(boil: BubbleAndBoil, pot: str, book: str, corruption: int = 0) -> list[str]:
    """Return the brews that the first seat may choose from, the best first."""
    before = table("", "", step="brew", pots=[pot], books=[book], corruption=[corruption], trigger="rounds")
    return texts(boil, boil.from_plain(before))


def test_b40_corruption_locks_cubes_of_any_colour(boil: BubbleAndBoil) -> None:
    assert ending(boil, "O1 Y2", "cackle_syrup")[0] == "brew cackle_syrup"
    assert ending(boil, "O1 Y2", "cackle_syrup", 1) == ["brew"]
    assert ending(boil, "O1 Y2 R1", "cackle_syrup", 1)[0] == "brew cackle_syrup"


def test_b41_the_best_brew_is_proposed_and_any_other_may_be_chosen(boil: BubbleAndBoil) -> None:
    moves = ending(boil, "G1 O3 Y4", "cackle_syrup hot_potato return_to_sender")
    assert moves == [
        "brew cackle_syrup hot_potato",
        "brew",
        "brew cackle_syrup",
        "brew cackle_syrup return_to_sender",
        "brew return_to_sender",
        "brew hot_potato",
    ]
    before = table("", "", step="brew", pots=["O2 Y4"], books=["cackle_syrup"], trigger="rounds")
    position, told = after(boil, before, "brew", "brew")
    assert only(told, happened.MatchEnded).ending == "rounds"
    assert position.brewed == (b"", b"")
    again = boil.from_plain(before)
    assert refusal(boil, again, "brew hot_potato") == "not_in_book"
    assert refusal(boil, again, "draw") == "step.brew"


def test_b41_more_potions_then_fewer_cubes_break_ties(boil: BubbleAndBoil) -> None:
    needs = boil.codex.needs
    book = [boil.codex.card(name) for name in ("cackle_syrup", "big_tidy_up", "halo_polish")]
    found = brews(needs, book, heap("G2 O1 Y3"), 0)
    # 12 points in one potion of five cubes, or in two of three cubes each: the two.
    assert found[0].cards == tuple(sorted(book[:2]))
    assert {each.points for each in found if each.cards == (book[2],)} == {12}


def test_b42_more_corruption_than_cubes_costs_nothing_more(boil: BubbleAndBoil) -> None:
    assert ending(boil, "O1 Y2", "cackle_syrup", 9) == ["brew"]


def test_b43_wild_slots_take_any_cube_that_is_left(boil: BubbleAndBoil) -> None:
    assert ending(boil, "O1 Y3 R1", "halo_polish")[0] == "brew halo_polish"
    assert ending(boil, "O1 Y3", "halo_polish") == ["brew"]
    assert ending(boil, "O1 Y3 R1", "halo_polish", 1) == ["brew"]


def test_b44_points_never_fall_below_nothing(boil: BubbleAndBoil) -> None:
    position, _ = after(boil, table("mud_slinging", "", points=[0, 3]), "hex mud_slinging 1")
    assert position.points == [3, 0]


def test_b45_ties_are_broken_in_order(boil: BubbleAndBoil) -> None:
    merits = [(50, 3, 5, -2, 1), (50, 3, 5, -2, 1), (50, 3, 5, -2, 0), (50, 3, 5, -3, 4), (50, 3, 4, 0, 9)]
    merits += [(50, 2, 9, 0, 9), (49, 9, 9, 0, 9)]
    assert rank(merits) == ((0, 1), (2,), (3,), (4,), (5,), (6,))


def test_b46_alternative_victory_cards(referee: Referee) -> None:
    for count in ("1", "2", "3"):
        boil = referee(victory=count)
        drawn = Counter(each for seed in range(120) for each in boil.start(2, seed).victories)
        assert all(len(set(boil.start(2, seed).victories)) == int(count) for seed in range(9))
        assert len(drawn) == len(boil.codex.victory_cards) >= 12
    assert referee().start(2, 1).victories == b""


SETTING_HIGHEST = {"humble_pie", "infamy"}


def test_b46_two_cards_that_set_one_figure_to_different_values_are_never_in_play_together(referee: Referee) -> None:
    for choice, seats in (("2", 2), ("3", 4), ("draft", 2), ("draft", 3), ("draft", 4)):
        boil = referee(victory=choice)
        seen: Counter[str] = Counter()
        for seed in range(300):
            position = boil.start(seats, seed)
            drawn = *position.victories, *b"".join(position.offers)
            there = set(map(boil.codex.victory_names.__getitem__, drawn))
            assert len(there) == (2 * (seats - 1) if choice == "draft" else int(choice))
            assert not there >= SETTING_HIGHEST
            seen.update(there)
        # Each of the two comes as often as it would if it were alone, or nearly so.
        assert min(seen[card] for card in SETTING_HIGHEST) > 300 * 2 / 16 * 0.6
        assert set(seen) == set(boil.codex.victory_names)


def test_b46_a_draft_dealt_to_an_onlooker_offers_no_such_pair_either(referee: Referee) -> None:
    boil = referee(victory="draft")
    for seed in range(40):
        position = boil.start(4, seed)
        sampler = boil.sampler(boil.observe(position, (position.first + seed) % 4))
        for luck in range(10):
            dealt = sampler.deal(Lcg(luck))
            assert boil.to_plain(boil.from_plain(boil.to_plain(dealt))) == boil.to_plain(dealt)


def test_b46_no_two_other_cards_of_the_deck_contradict_each_other(boil: BubbleAndBoil) -> None:
    names, clashes = boil.codex.victory_names, boil.codex.clashes
    pairs = {frozenset((names[one], names[two])) for one, found in enumerate(clashes) for two in found}
    assert pairs == {frozenset(SETTING_HIGHEST)}


def test_b46_all_but_the_first_player_draft_one_of_two(referee: Referee) -> None:
    boil = referee(victory="draft")
    told: list[happened.Event] = []
    position = boil.start(4, 3, told.append)
    first = position.first
    offered = those(told, happened.VictoryOffered)
    assert [event.seat for event in offered] == [(first + step) % 4 for step in (1, 2, 3)]
    assert [event.seen_by(first).cards for event in offered] == [None] * 3
    for event in offered:
        assert boil.to_move(position) == event.seat
        assert texts(boil, position) == [f"keep {card}" for card in event.cards]
        assert refusal(boil, position, "harvest") == "step.draft"
        play(boil, position, f"keep {event.cards[0]}")
    assert (len(position.victories), position.step, position.active) == (3, "hex", first)


# What is hidden


def test_b47_nobody_sees_into_a_cauldron_but_everybody_may_remember(boil: BubbleAndBoil) -> None:
    for position in random_match(boil, 3, 5)[1]:
        seen = boil.observe(position, 0)
        assert seen.pot_sizes == tuple(map(size_of, position.pots))
        # What went in and out was seen by all, so that an exact memory knows it.
        assert seen.tallies == tuple(map(counts_of, position.pots))


def test_b48_everybody_sees_cubes_that_leave_a_cauldron(boil: BubbleAndBoil, referee: Referee) -> None:
    beds = ["orange: hot_potato=O1 mud_slinging=O2"]
    start = {"gardens": [beds], "pots": ["G1", "R2 Y2", "O1"]}
    moves = ("hex cackle_syrup 1", "cube 0 0 0 orange")
    _, told = after(boil, table("cackle_syrup", "", "", **start), *moves)
    assert sum(only(told, happened.CubesSipped).cubes) == 2
    shy = referee(numbers={"pot_to_pot": "those_two"})
    known = [[{"green": 1, "orange": 0, "red": 0, "yellow": 0}, {"green": 0, "orange": 0, "red": 2, "yellow": 2}]]
    known[0].append({"green": 0, "orange": 1, "red": 0, "yellow": 0})
    before = table("cackle_syrup", "", "", tallies=known * 4, **start)
    position, told = after(shy, before, *moves)
    sipped = only(told, happened.CubesSippedUnseen)
    assert [sipped.seen_by(eye).cubes is None for eye in (0, 1, 2, None)] == [False, False, True, True]
    assert sipped.seen_by(2).count == 2
    assert shy.observe(position, 0).tallies == tuple(map(counts_of, position.pots))
    assert shy.observe(position, 2).tallies == ((1, 0, 0, 0), (0, 0, 0, 0), (0, 1, 0, 0))
    worlds = {shy.sampler(shy.observe(position, 2)).deal(Lcg(seed)).pots[0] for seed in range(40)}
    assert worlds == {heap("G1 R2"), heap("G1 R1 Y1"), heap("G1 Y2")}


def test_b49_the_thief_sees_a_stolen_recipe_and_its_owner_only_that_the_book_shrank(boil: BubbleAndBoil) -> None:
    before = table("demonic_siphon", "", "", **BOOKISH)
    position, told = after(boil, before, "hex demonic_siphon 1", "suffer")
    stolen = only(told, happened.RecipeStolen)
    assert [stolen.seen_by(eye).card is None for eye in (0, 1, 2)] == [False, True, True]
    owner = boil.observe(position, 1)
    assert (owner.book, owner.book_counts) == (("hot_potato", "toad_choir"), (1, 1, 0))
    assert boil.observe(position, 0).book == (stolen.card,)
    worlds = {boil.sampler(owner).deal(Lcg(seed)).books[1] for seed in range(40)}
    assert len(worlds) == 2
    thief = boil.sampler(boil.observe(position, 0))
    assert {thief.deal(Lcg(seed)).books[0] for seed in range(9)} == {position.books[0]}


def test_b52_the_memory_aid_is_an_option_of_the_table(boil: BubbleAndBoil, referee: Referee) -> None:
    position = boil.start(2, 1)
    assert not boil.observe(position, 0).memory_aid
    assert referee(memory_aid=True).observe(position, 0).memory_aid


def test_b53_after_sixty_rounds_the_end_is_triggered(boil: BubbleAndBoil) -> None:
    position, told = after(boil, table("", "", round=60, active=1), "harvest", "draw")
    assert (position.step, only(told, happened.EndTriggered).trigger) == ("brew", "rounds")
    position, _ = after(boil, table("", "", round=59, active=1), "harvest", "draw")
    assert (position.round, position.trigger) == (60, None)


GRAFTS = ["red: bad_influence=R1 gossip_mill=R1", "green: un_holiday=G1 fence_shuffle=G1"]


def test_b54_what_a_graft_asks_tells_nobody_of_the_hand(boil: BubbleAndBoil) -> None:
    both = table("grafting_party full_moon_fever slug_serenade", "hot_potato", "", gardens=[GRAFTS])
    one = table("grafting_party full_moon_fever goat_on_the_loose", "hot_potato", "", gardens=[GRAFTS])
    asked, _ = after(boil, both, "hex grafting_party")
    forced, _ = after(boil, one, "hex grafting_party")
    assert texts(boil, asked) == ["garden 0 0", "garden 0 1"]
    assert texts(boil, forced) == ["card goat_on_the_loose", "card full_moon_fever"]
    for eye in (1, 2, None):
        seen = boil.observe(asked, eye)
        assert seen == boil.observe(forced, eye)
        assert (seen.to_move, seen.resolving, seen.asked, seen.options) == (0, "grafting_party", None, ())
        for seed in range(20):
            dealt = boil.sampler(seen).deal(Lcg(seed))
            assert boil.observe(dealt, eye) == seen
            assert boil.to_plain(boil.from_plain(boil.to_plain(dealt))) == boil.to_plain(dealt)
    told = play(boil, asked, "garden 0 1")
    assert [event.seen_by(1) for event in told if isinstance(event, happened.CardGrafted)] == [
        happened.CardGrafted(0, 1, "slug_serenade", (2, 0, 0, 0))
    ]


def test_b54_no_question_tells_more_than_the_hands_that_could_be_asked_it(referee: Referee) -> None:
    """Whatever is asked, it can be asked with the cards that any observer may think the seat to hold."""
    for cards, options in ((CARDS, {}), (TEST_CARDS, {}), (TEST_CARDS, {"kindly_crone": True})):
        boil = referee(cards=cards, **options)
        chance, kinds = Lcg(3), set()
        for seed in range(6):
            for position in random_match(boil, 3, seed)[1]:
                if not position.stack:
                    continue
                kinds.add(getattr(position.stack[-1], "what", "window"))
                for eye in (0, 1, 2, None):
                    dealt = boil.sampler(boil.observe(position, eye)).deal(chance)
                    assert boil.to_plain(boil.from_plain(boil.to_plain(dealt))) == boil.to_plain(dealt)
        assert kinds >= {"window", "card", "cube", "colour", "way", "block"}
