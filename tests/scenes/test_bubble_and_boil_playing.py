"""The table of Bubble and Boil under a person's hands: hexes, gardens, recipes, answers, brews, reasons and matches."""

import pytest
from bubble_and_boil_sitting import at, by_pointer, moves, question, step
from msgspec.structs import replace
from sitting import Sitting, cut_in

from game.rules.bubble_and_boil.moves import RAZE, Discard, Grow, Harvest, Hex, Keep, Plant, Record
from game.scenes.play import PlayScene
from game.tables.bubble_and_boil.card_book import design_of
from game.tables.table import Asking
from game.view.commands import Intent, Pick, PointerMoved
from game.view.narrowing import Narrowing
from game.view.widgets.navigation import DIRECTIONS, neighbour


def chosen(sitting: Sitting) -> tuple[str, ...]:
    return sitting.top._asking.narrowing.chosen


def last(sitting: Sitting) -> object:
    return sitting.top.session.history[-1].move


def aimed(session, seen) -> bool:
    return step("hex", "hex")(session, seen) and any(
        isinstance(move, Hex) and move.target is not None for move in session.legal_moves()
    )


def unaimed(session, seen) -> bool:
    return step("hex", "hex")(session, seen) and any(
        isinstance(move, Hex) and move.target is None for move in session.legal_moves()
    )


# Hexes


def test_a_hex_is_cast_by_its_card_and_the_seat_it_hits(services):
    sitting = at(services, aimed)
    move = next(move for move in moves(sitting, "hex") if move.target is not None)
    sitting.click(f"hand:{move.card}")
    assert chosen(sitting) == (f"hand:{move.card}",)
    assert sitting.says("bubble_and_boil.action.cast")
    sitting.click(f"seat:{move.target}")
    assert last(sitting) == move


def test_a_hex_at_all_or_nobody_waits_for_its_button(services):
    sitting = at(services, unaimed)
    move = next(move for move in moves(sitting, "hex") if move.target is None)
    count = sitting.top.session.move_count
    sitting.click(f"hand:{move.card}")
    assert sitting.top.session.move_count == count
    sitting.click("do cast")
    assert last(sitting) == move


def test_a_key_leads_to_the_buttons_that_can_be_pressed_one_after_the_other(services):
    sitting = at(services, unaimed)
    sitting.press(Intent.BUTTONS)
    assert sitting.widgets.focus == "do harvest", "no hex is chosen that could be cast"
    move = next(move for move in moves(sitting, "hex") if move.target is None)
    sitting.click(f"hand:{move.card}")
    sitting.press(Intent.BUTTONS)
    assert sitting.widgets.focus == "do cast"
    sitting.press(Intent.BUTTONS)
    assert sitting.widgets.focus == "do harvest"
    sitting.press(Intent.BUTTONS, Intent.CONFIRM)
    assert last(sitting) == move


def test_numbers_lead_to_the_cards_that_glow_and_then_to_whom_they_hit(services):
    sitting = at(services, aimed, seats=4)
    move = next(move for move in moves(sitting, "hex") if move.target == 3)
    cards = list(dict.fromkeys(f"hand:{move.card}" for move in moves(sitting, "hex")))
    sitting.give(Pick(1 + sorted(cards, key=sitting.widgets.ids.index).index(f"hand:{move.card}")))
    assert sitting.widgets.focus == f"hand:{move.card}"
    sitting.press(Intent.CONFIRM)
    assert sitting.widgets.focus == "seat:1"
    sitting.give(Pick(3))
    sitting.press(Intent.CONFIRM)
    assert last(sitting) == move


def test_after_the_first_card_of_a_garden_the_focus_is_on_one_that_goes_with_it(services):
    sitting = at(services, step("plant", "plant"))
    first = moves(sitting, "plant")[0].first
    partners = {
        each.second if each.first == first else each.first
        for each in moves(sitting, "plant")
        if first in {each.first, each.second}
    }
    sitting.widgets.focus_on(f"hand:{first}", by_keys=True)
    sitting.press(Intent.CONFIRM)
    kind, _, card = sitting.widgets.focus.partition("#")[0].partition(":")
    assert kind == "hand"
    assert card in partners


def test_a_hex_is_dragged_onto_a_panel_or_the_own_pot(services):
    sitting = at(services, aimed)
    move = next(move for move in moves(sitting, "hex") if move.target is not None)
    sitting.drag(f"hand:{move.card}", *sitting.widgets[f"seat:{move.target}"].area.centre)
    assert last(sitting) == move
    sitting = at(services, unaimed)
    move = next(move for move in moves(sitting, "hex") if move.target is None)
    sitting.drag(f"hand:{move.card}", *sitting.widgets["hex"].area.centre)
    assert last(sitting) == move


def test_a_counterspell_says_when_it_is_cast(services):
    def holds_one(session, seen) -> bool:
        return step("hex")(session, seen) and any(design_of(card).aim == "counter" for card in seen.hand)

    sitting = at(services, holds_one)
    card = next(card for card in sitting.top.session.observe(0).hand if design_of(card).aim == "counter")
    sitting.click(f"hand:{card}")
    name = services.words.say(f"card.{card}.name")
    assert sitting.says("bubble_and_boil.reason.only_answers", card=name)


def test_a_chosen_card_is_put_back_by_a_second_click_or_escape(services):
    sitting = at(services, step("plant", "plant"))
    card = moves(sitting, "plant")[0].parts[1]
    sitting.click(card)
    sitting.click(card)
    assert chosen(sitting) == ()
    sitting.click(card)
    sitting.press(Intent.CANCEL)
    assert chosen(sitting) == ()
    assert isinstance(sitting.top, PlayScene)


# Gardens, recipes, discards


def test_two_cards_of_one_colour_are_planted_at_once(services):
    def one_colour(session, seen) -> bool:
        pairs = [(move.first, move.second) for move in session.legal_moves() if isinstance(move, Plant)]
        return any(pairs.count(pair) == 1 for pair in pairs)

    sitting = at(services, one_colour)
    found = moves(sitting, "plant")
    pairs = [(move.first, move.second) for move in found]
    move = next(move for move, pair in zip(found, pairs, strict=True) if pairs.count(pair) == 1)
    by_pointer(sitting, move)
    assert last(sitting) == move


def test_b21_where_two_colours_are_possible_the_pool_decides(services):
    def two_colours(session, seen) -> bool:
        pairs = [(move.first, move.second) for move in session.legal_moves() if isinstance(move, Plant)]
        return any(pairs.count(pair) > 1 and pair[0] != pair[1] for pair in pairs)

    sitting = at(services, two_colours)
    found = moves(sitting, "plant")
    pairs = [(move.first, move.second) for move in found]
    move = next(m for m, pair in zip(found, pairs, strict=True) if pairs.count(pair) > 1 and pair[0] != pair[1])
    count = sitting.top.session.move_count
    for part in move.parts[1:3]:
        sitting.click(part)
    assert sitting.top.session.move_count == count
    assert sitting.says("bubble_and_boil.prompt.plant.colour")
    sitting.click(move.parts[3])
    assert last(sitting) == move


def test_two_cards_are_dragged_together_into_the_bed(services):
    sitting = at(services, step("plant", "plant"))
    move = moves(sitting, "plant")[-1]
    bed = sitting.widgets["plant"].area.centre
    sitting.drag(move.parts[1], *bed)
    assert set(chosen(sitting)) == {"plant", move.parts[1]}
    sitting.drag(move.parts[2], *sitting.widgets[move.parts[3]].area.centre)
    assert last(sitting) == move


def test_twins_are_planted_together(services):
    def twins(session, seen) -> bool:
        return any(isinstance(move, Plant) and move.first == move.second for move in session.legal_moves())

    sitting = at(services, twins)
    move = next(move for move in moves(sitting, "plant") if move.first == move.second)
    by_pointer(sitting, move)
    planted = last(sitting)
    assert isinstance(planted, Plant)
    assert (planted.first, planted.second) == (move.first, move.second)


def test_b24_a_garden_is_destroyed_only_by_its_button(services):
    sitting = at(services, lambda session, seen: step("plant", "plant")(session, seen) and bool(seen.gardens[0]))
    table = sitting.top.table
    garden = table.seen.gardens[0][0]
    table.show(replace(table.seen, gardens=((garden, garden), *table.seen.gardens[1:])), 0)
    asking = Asking(Narrowing([*RAZE, *moves(sitting, "record")]), lambda move: None)
    ids = {spot.id for spot in table.spots(asking, lambda part: None, lambda *parts: None)}
    assert {"raze", "bed:0", "bed:1", "book"} <= ids
    asking.narrowing.choose("bed:1")
    assert asking.narrowing.move == RAZE[1]
    assert table.confirms(RAZE[1], dropped=False)
    assert "do raze" in {action.name for action in table.actions(asking)}


@pytest.mark.parametrize(("target", "kind"), [("book", Record), ("discards", Discard)])
def test_a_card_goes_into_the_book_or_onto_the_discards_by_click_and_by_drag(services, target, kind):
    for drags in (False, True):
        sitting = at(services, step("plant", "record"))
        card = sitting.top.session.observe(0).hand[0]
        if drags:
            sitting.drag(f"hand:{card}", *sitting.widgets[target].area.centre)
        else:
            sitting.click(f"hand:{card}")
            sitting.click(target)
        assert last(sitting) == kind(card)


def test_a_lonely_discard_waits_for_its_button(services):
    sitting = at(services, step("discard", "discard"))
    card = sitting.top.session.observe(0).hand[0]
    count = sitting.top.session.move_count
    sitting.click(f"hand:{card}")
    assert sitting.top.session.move_count == count
    sitting.click("do discard")
    assert last(sitting) == Discard(card)


def test_a_card_that_does_not_go_with_another_says_why(services):
    def unlike(session, seen) -> bool:
        return step("plant", "plant")(session, seen) and bool(_unlike(session, seen))

    sitting = at(services, unlike)
    first, second = _unlike(sitting.top.session, sitting.top.session.observe(0))[0]
    sitting.click(f"hand:{first}")
    sitting.click(f"hand:{second}")
    assert any("does not go into" in text for text in sitting.texts)
    assert chosen(sitting) == (f"hand:{first}",)


def _unlike(session, seen) -> list[tuple[str, str]]:
    """Return pairs of cards of a hand that make no garden though each of them goes with some other."""
    pairs = [{move.first, move.second} for move in session.legal_moves() if isinstance(move, Plant)]
    cards = sorted({card for pair in pairs for card in pair})
    return [(one, other) for one in cards for other in cards if one != other and {one, other} not in pairs]


def test_a_planted_garden_grows_by_a_card_and_its_bed(services):
    sitting = at(services, step("grow", "grow"))
    move = moves(sitting, "grow")[0]
    sitting.click(f"hand:{move.card}")
    sitting.click("plant")
    assert last(sitting) == Grow(move.card)


# Answers


RARE = {"garden": 125, "plot": 45}
"""The seeds of matches in which rare questions come up."""


@pytest.mark.parametrize("what", ["garden", "plot", "cube", "colour", "card", "way", "block"])
def test_every_question_is_answered_by_pointing(services, what):
    sitting = at(services, question(what), first=RARE.get(what, 1))
    move = sitting.top.session.legal_moves()[-1]
    by_pointer(sitting, move)
    assert last(sitting) == move


def test_b13_a_counterspell_waits_for_its_button_and_may_be_kept(services):
    sitting = at(services, question("answer"))
    move = moves(sitting, "counter")[0]
    sitting.click(f"hand:{move.card}")
    sitting.click("do counter")
    assert last(sitting) == move
    sitting = at(services, question("answer"))
    sitting.click("do pass")
    assert last(sitting).verb == "pass"


def test_b15_a_recipe_is_chosen_from_an_open_book(services):
    sitting = at(
        services, lambda session, seen: seen.asked == "card" and "/" in seen.stack[-2].source, kindly_crone="yes"
    )
    move = sitting.top.session.legal_moves()[-1]
    sitting.click(move.parts[0])
    assert last(sitting) == move


# The end


def test_b41_the_best_brew_is_proposed_and_may_be_overridden(services):
    def several(session, seen) -> bool:
        return seen.step == "brew" and len(session.legal_moves()) > 1

    sitting = at(services, several, seats=2, well=True)
    best, *others = sitting.top.session.legal_moves()
    assert sitting.says("bubble_and_boil.choice.brew")
    assert sitting.frames.count("icon.star") == len(best.parts)
    sitting.click("do brew")
    assert last(sitting) == best
    sitting = at(services, several, seats=2, well=True)
    other = next(move for move in others if move.parts)
    by_pointer(sitting, other)
    assert last(sitting) == other


def test_b42_where_nothing_can_be_brewed_the_prompt_says_so(services):
    sitting = at(services, lambda session, seen: seen.step == "brew" and len(session.legal_moves()) == 1)
    assert sitting.says("bubble_and_boil.prompt.brew.nothing")
    sitting.click("do brew")
    assert last(sitting).cards == ()


def test_a_recipe_is_taken_out_of_the_brew_by_a_second_click(services):
    def one(session, seen) -> bool:
        return seen.step == "brew" and any(len(move.parts) == 1 for move in session.legal_moves())

    sitting = at(services, one, seats=2, well=True)
    move = next(move for move in sitting.top.session.legal_moves() if len(move.parts) == 1)
    sitting.click(move.parts[0])
    sitting.click(move.parts[0])
    assert chosen(sitting) == ()
    assert isinstance(sitting.top, PlayScene)


def test_b46_a_victory_card_is_kept_by_its_button(services):
    sitting = at(services, step("draft"), seats=4, victory="draft")
    move = sitting.top.session.legal_moves()[1]
    by_pointer(sitting, move)
    assert last(sitting) == move
    assert isinstance(move, Keep)


# What is seen


def test_pointing_at_a_plot_shows_its_card_large(services):
    sitting = at(services, lambda session, seen: any(seen.gardens[1]) and seen.asked is None)
    garden = sitting.top.session.observe(0).gardens[1][0]
    sitting.give(PointerMoved(*sitting.widgets["plot:1.0.1"].area.centre))
    assert design_of(garden.cards[1]).picture in sitting.frames


def tip_of(sitting: Sitting, id: str) -> str:
    """Return what is said about a piece as the table shows it now."""
    spots = sitting.top.table.spots(None, lambda part: None, lambda *parts: None)
    return next(spot.tooltip for spot in spots if spot.id == id)


def test_hands_and_books_of_others_say_what_all_have_seen(services):
    sitting = at(services, step("hex"))
    table = sitting.top.table
    say = services.words.say
    hidden = tip_of(sitting, "cards 1"), tip_of(sitting, "recipes 1"), tip_of(sitting, "book")
    assert hidden[1] == hidden[2] == say("bubble_and_boil.tip.book", count=7)
    shown = (table.seen.shown[0], ("hot_potato",), *table.seen.shown[2:])
    table.show(replace(table.seen, shown=shown, books=((), ("crow_tax", "toad_choir"), ())), 0)
    assert say("card.hot_potato.name") in tip_of(sitting, "cards 1")
    assert say("card.toad_choir.name") in tip_of(sitting, "recipes 1")
    table.show(replace(table.seen, books=None, memory_aid=True, book=("mud_slinging",)), 0)
    assert say("card.mud_slinging.name") in tip_of(sitting, "book"), "b52"
    assert tip_of(sitting, "recipes 1") == hidden[1]


def test_b47_a_pot_says_what_is_in_it_once_it_is_open(services):
    sitting = at(services, step("brew"))
    table = sitting.top.table
    green = table.seen.tallies[1][0]
    assert f"{green} hemlock" in tip_of(sitting, "pot 1")
    closed = at(services, step("hex"))
    assert tip_of(closed, "pot") == services.words.say("bubble_and_boil.tip.pot.own")
    assert "pot 1" not in closed.widgets.ids


def test_the_thirds_that_a_step_uses_wear_gold(services):
    sitting = at(services, aimed)
    marks = sitting.top.table
    cards = {move.card for move in moves(sitting, "hex")}
    assert cards
    assert marks.first_part(sitting.top._asking) in {f"hand:{card}" for card in cards}


def test_a_hint_marks_cards_and_buttons(services):
    sitting = at(services, step("plant", "plant"))
    sitting.press(Intent.HINT)
    sitting.wait_for(lambda: sitting.top._asking.hinted is not None)
    assert "icon.hint" in sitting.frames


# Words and keys


def test_no_words_are_cut_at_any_step_in_the_largest_text(services):
    services.settings.change(text_size=130)
    for moment in (step("hex", "hex"), step("plant", "plant"), step("grow"), question("way"), question("answer")):
        sitting = at(services, moment, seats=4)
        sitting.stack.apply_settings()
        assert cut_in(sitting) == []


def test_where_nothing_glows_the_focus_is_on_the_way_on(services):
    sitting = at(services, lambda session, seen: seen.asked is None and len(session.legal_moves()) == 1)
    move = sitting.top.session.legal_moves()[0]
    assert sitting.widgets.focus == f"do {move.verb}"
    sitting.press(Intent.CONFIRM)
    assert last(sitting) == move


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_arrows_lead_from_the_hand_to_everything(services, seats):
    sitting = at(services, step("hex", "hex"), seats=seats)
    ids = list(sitting.widgets.ids)
    areas = [sitting.widgets[id].area for id in ids]
    reached = [next(index for index, id in enumerate(ids) if id.startswith("hand:"))]
    for index in reached:
        found = (neighbour(areas, index, direction) for direction in DIRECTIONS)
        reached += [other for other in dict.fromkeys(found) if other is not None and other not in reached]
    assert len(reached) == len(ids)


def test_harvest_is_a_button(services):
    sitting = at(services, step("hex"))
    before = sitting.top.session.move_count
    sitting.click("do harvest")
    assert isinstance(sitting.top.session.history[before].move, Harvest)
