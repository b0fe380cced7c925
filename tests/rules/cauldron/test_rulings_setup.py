"""Rulings A1 to A15: setup, board and the start of a season."""

from collections import Counter

import pytest
from card_table import FLOWER, game, lay, top
from cards_of_cauldron import cards, numbers
from rulings import deck, discards, events_of, of_kind, refusal, stand, start, worth

from game.core.errors import BadOptions
from game.core.hexgrid import ALL_CELLS, CENTRE, cell_at, neighbours, open_places
from game.rules.cauldron import events as happened
from game.rules.cauldron.board import Board
from game.rules.cauldron.ingredients import COMMON, KINDS, ONE, RARE, count
from game.rules.cauldron.options import Options, fault_of, options_from
from game.rules.cauldron.position import BASIC_SPELLS, MARKET
from game.store.words import Words

SEATS = (2, 3, 4, 5)


@pytest.mark.parametrize("seats", SEATS)
def test_a01_start_fields_lie_at_random_each_beside_two(seats: int) -> None:
    boards = set()
    for seed in range(8):
        _, position, _ = start(seats, seed)
        board = position.board
        assert Counter(board.kinds) == dict.fromkeys(COMMON, seats + 1)
        assert board.cells[1] in neighbours(board.cells[0])
        for at in range(2, len(board.cells)):
            assert len(set(neighbours(board.cells[at])) & set(board.cells[:at])) >= 2
        boards.add(board)
    assert len(boards) == 8


def test_a02_cells_are_adjacent_where_they_share_an_edge() -> None:
    around = {cell_at(*place) for place in [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]}
    assert set(neighbours(CENTRE)) == around
    assert cell_at(1, 1) not in around  # it touches the middle by a corner only
    assert all(cell in neighbours(near) for cell in ALL_CELLS for near in neighbours(cell))


def test_a03_two_fields_that_touch_leave_two_places() -> None:
    for near in neighbours(CENTRE):
        assert len(open_places((CENTRE, near), 2)) == 2


def test_a04_position_matters_to_no_printed_rule() -> None:
    row = dict(zip(["0,0", "1,0", "2,0", "0,1", "1,1", "2,1", "3,0"], FLOWER.values(), strict=True))
    for fields in (FLOWER, row):
        table = lay(fields=fields)
        assert len([move for move in table.moves if move.startswith("harvest ")]) == len(fields)
        grown = [line for line in table.season("tax_day") if line.startswith("Grown")]
        assert len(grown) == 1
        assert set(table.position.tokens) == {1}


def test_a05_characters_are_chosen_in_seat_order_one_of_each() -> None:
    controller, position, _ = start(4, 1, characters=("witch", "random", "shaman"))
    names = [controller.book.characters[at].id for at in position.characters]
    assert (names[0], names[2]) == ("witch", "shaman")
    assert len(set(names)) == 4
    figures = controller.numbers
    assert fault_of(figures, Options(characters=("witch", "witch")), 2) is not None
    assert fault_of(figures, Options(characters=("witch", "baker")), 2) is not None
    assert fault_of(figures, Options(characters=("witch", "druid", "shaman")), 2) is not None
    with pytest.raises(BadOptions):
        game(characters=("witch", "witch")).start(2, 1)
    assert options_from({"characters": "witch,random"}).characters == ("witch", "random")


def test_a06_other_characters_take_no_part() -> None:
    controller, position, _ = start(5, 3)
    pieces = controller.pieces(position)
    assert sum(pieces[character.id] for character in controller.book.characters) == 5


@pytest.mark.parametrize("seats", SEATS)
def test_a07_the_first_easy_potion_is_dealt(seats: int) -> None:
    dealt = set()
    for seed in range(30):
        controller, position, events = start(seats, seed)
        index = controller.book.potion_index
        begun = next(at for at, event in enumerate(events) if isinstance(event, happened.SeasonStarted))
        gained = of_kind(events[:begun], happened.PotionGained)
        for seat in range(seats):
            tiers = [controller.book.potions[index[event.potion]].tier for event in gained if event.seat == seat]
            assert tiers == ["easy", "basic"]
        dealt.add(gained[0].potion)
        assert len(position.removed) == 6 - seats
        assert all(controller.book.potions[potion].tier == "easy" for potion in position.removed)
    assert len(dealt) == 6


def test_a08_easy_potions_count_as_basic() -> None:
    table = lay(phase=MARKET, potions=["cobweb_cordial bog_tea"], characters=("witch", "occultist", "druid"))
    assert "Bought 0 basic_potion 2" in table.do("buy basic_potion")
    table = lay(phase=MARKET, potions=["cobweb_cordial"])
    table.do("discard cobweb_cordial")
    assert discards(table, "basic_potions") == ["cobweb_cordial"]
    table = lay(magik=[10, 10, 10], potions=["cobweb_cordial"], supply=["spider_web spider_web"])
    table.do("brew cobweb_cordial")
    assert table.magik[0] == 10 + worth("cobweb_cordial") + 1


def test_a09_omen_then_tokens_then_roll_then_turns() -> None:
    _, _, events = start(3, 5)
    order = (
        happened.SeasonStarted,
        happened.OmenDrawn,
        happened.Grown,
        happened.DieRolled,
        happened.FirstSeat,
        happened.TurnStarted,
    )
    rolls = [event for event in events if not isinstance(event, happened.DieRolled) or event.why == "order"]
    seen = [type(event) for event in rolls if type(event) in order]
    assert [kind for at, kind in enumerate(seen) if kind not in seen[:at]] == list(order)


def test_a09_an_omen_about_the_roll_waits_for_it() -> None:
    table = lay(seats=2)
    table.roll(2, 5)
    lines = table.season("humble_start")
    assert lines.index("FirstSeat 0") > next(at for at, line in enumerate(lines) if line.startswith("Grown"))


@pytest.mark.parametrize("first", [0, 1, 2])
def test_a10_two_reach_a_track_effect_together(first: int) -> None:
    before = numbers().track["lucky_find"] - 1
    table = lay(magik=[before] * 3, omen="proud_householders", cellared=["frog_legs"] * 3)
    table.position.tokens = [1, 0, 0, 0, 0, 0, 0]
    table.position.track = 0
    table.position.first = first
    reached = [line for line in table.do("harvest 0,0", "end") if line.startswith("TrackReached")]
    assert reached == [f"TrackReached {first} lucky_find"]


def test_a11_the_oldest_fields_get_the_last_tokens() -> None:
    table = lay(tokens={})
    web = KINDS.index("spider_web")
    table.position.supply[1] += (count(table.position.stock, web) - 1) * ONE[web]
    table.position.stock -= (count(table.position.stock, web) - 1) * ONE[web]
    table.season("tax_day")
    assert table.tokens() == {cell: 0 if cell == "1,0" else 1 for cell in FLOWER}


def test_a12_tokens_that_cannot_be_harvested_return_to_the_supply() -> None:
    table = lay()
    stand(table, "no_harvest", range(3))
    table.do("end", "end")
    assert "FieldCleared 0,0 spider_web 1" in table.do("end")
    assert set(table.position.tokens) == {0}
    assert table.position.phase == MARKET


def test_a13_an_empty_board_leads_straight_to_the_market() -> None:
    table = lay(supply=["toadstool"])
    stand(table, "growth", range(3), -9, until="season")
    table.roll(2, 6, 3)
    lines = table.season("tax_day")
    assert "FirstSeat 1" in lines
    assert "Spoiled 0 toadstool" in lines
    assert table.position.phase == MARKET
    assert table.to_move == 2


def test_a14_only_those_tied_roll_again() -> None:
    table = lay()
    table.roll(6, 2, 6, 4, 5)
    lines = [line for line in table.season("tax_day") if line.startswith(("DieRolled", "FirstSeat"))]
    assert lines == [
        "DieRolled 0 6 order",
        "DieRolled 1 2 order",
        "DieRolled 2 6 order",
        "DieRolled 0 4 order",
        "DieRolled 2 5 order",
        "FirstSeat 2",
    ]


def test_a15_discards_become_the_deck_when_it_is_empty() -> None:
    table = lay(phase=MARKET)
    cards = table.position.decks[BASIC_SPELLS]
    table.position.decks[BASIC_SPELLS], table.position.discards[BASIC_SPELLS] = b"", cards[:3]
    table.position.decks[BASIC_SPELLS + 1] += b""
    assert "DeckShuffled basic_spells" in table.do("buy basic_spell")
    assert len(deck(table, "basic_spells")) == 2
    assert discards(table, "basic_spells") == []


def test_a15_nothing_to_draw_is_nothing_to_buy() -> None:
    table = lay(phase=MARKET)
    table.position.decks[BASIC_SPELLS] = b""
    assert refusal(table, "buy basic_spell") == "none_left"
    assert "buy basic_spell" not in table.moves


def test_a15_a_deck_that_is_empty_gives_no_spell() -> None:
    table = lay(hands=["bookworm"])
    table.position.decks[BASIC_SPELLS] = b""
    assert of_kind(events_of(table, "cast bookworm"), happened.SpellsDrawn) == []


def test_quick_fields_are_rare_ones() -> None:
    _, position, _ = start(3, 4, quick=True)
    assert Counter(position.board.kinds) == dict.fromkeys(COMMON, 4) | dict.fromkeys(RARE, 1)


def test_a_board_without_a_field_is_another_board() -> None:
    board = Board((CENTRE, cell_at(1, 0), cell_at(0, 1)), (0, 1, 2))
    assert board.with_field(cell_at(1, -1), 3).without_field(cell_at(1, -1)) == board
    assert not board.may_remove(CENTRE)


def test_a_board_that_grew_is_the_same_as_one_laid_at_once() -> None:
    for seed in range(20):
        board = start(5, seed)[1].board
        again = Board(board.cells, board.kinds)
        assert (again.index, again.places, again.harvests) == (board.index, board.places, board.harvests)
        for cell in board.cells:
            assert (again.near(cell), again.kin(cell)) == (board.near(cell), board.kin(cell))


def test_cards_of_the_test_language_lie_on_top() -> None:
    table = lay()
    top(table, "basic_spells", "fizzle", "mildew")
    assert deck(table, "basic_spells")[-2:] == ["mildew", "fizzle"]


@pytest.mark.parametrize(("quick", "magik"), [(False, 2), (True, 15)])
def test_a77_everybody_begins_with_the_same_magik(quick: bool, magik: int) -> None:
    for seed in range(6):
        (begun,) = of_kind(start(5, seed, quick=quick)[2], happened.MatchStarted)
        assert begun.magik == (magik,) * 5


def test_a77_a_handicap_is_added_seat_by_seat() -> None:
    (begun,) = of_kind(start(3, 1, handicap=(-2, 5))[2], happened.MatchStarted)
    assert begun.magik == (0, 7, 2)
    (begun,) = of_kind(start(3, 1, handicap=(-2, 5), quick=True)[2], happened.MatchStarted)
    assert begun.magik == (13, 20, 15)


def test_a77_a_handicap_reaches_no_stone_of_the_track() -> None:
    controller, position, events = start(2, 1, handicap=(5,))
    lesson = next(effect for effect in controller.book.track if effect.id == "first_lesson")
    (match,) = of_kind(events, happened.MatchStarted)
    assert match.magik[0] > lesson.at
    begun = next(at for at, event in enumerate(events) if isinstance(event, happened.SeasonStarted))
    assert of_kind(events[:begun], happened.TrackReached) == []
    assert not position.track & 1
    table = lay(hands=["starlight_sip", "starlight_sip"], magik=[lesson.at + 1, lesson.at - 1, 0])
    table.position.track -= 1
    table.do("cast starlight_sip", "harvest 0,0")
    assert "TrackReached 1 first_lesson" in table.do("cast starlight_sip")


@pytest.mark.parametrize("text", ["3,0", "-2,5", "+1"])
def test_a77_a_handicap_is_read(text: str) -> None:
    options = options_from({"handicap": text})
    assert options.handicap == tuple(map(int, text.split(",")))
    assert fault_of(numbers(), options, 2) is None


@pytest.mark.parametrize("text", ["", "1,,2", "two", "1.5", "yes"])
def test_a77_what_is_no_handicap_is_refused(text: str) -> None:
    with pytest.raises(BadOptions):
        options_from({"handicap": text})


@pytest.mark.parametrize("handicap", [(-3,), (6,), (0, 0, 0)])
def test_a77_a_handicap_goes_with_the_numbers_and_the_seats(handicap: tuple[int, ...]) -> None:
    assert fault_of(numbers(), Options(handicap=handicap), 2) is not None


@pytest.mark.parametrize("seats", SEATS)
def test_a79_cards_about_the_order_of_turns_leave_the_decks_of_two(seats: int) -> None:
    controller, position, _ = start(seats, 1)
    found = controller.pieces(position)
    assert {card: found[card] for card in ("about_turn", "widdershins")} == dict.fromkeys(
        ("about_turn", "widdershins"), int(seats > 2)
    )


def test_a79_the_setup_says_which_cards_stay_in_the_box() -> None:
    words = Words.load("en")
    said = words.say("cauldron.setup.2")
    decks = (cards().basic_spells, cards().advanced_spells, cards().omens)
    away = [name for deck in decks for name, card in deck.items() if card.seats > 2]
    assert away
    assert all(words.say(f"card.{name}.name") in said for name in away)
