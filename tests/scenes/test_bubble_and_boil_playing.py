"""The table of Bubble and Boil under a person's hands: hexes, gardens, recipes, answers, brews, reasons and matches."""

from itertools import combinations, permutations

import pytest
from bubble_and_boil_harness import Moment, at, by_pointer, confirm, moves, question, step
from harness import Harness, cut_in
from msgspec.structs import replace

from game.bots.bot import Thought
from game.bots.hints import Counsel
from game.core.reason import reason
from game.play.session import Session
from game.play.task import Answer
from game.rules.bubble_and_boil.cards.card_files import potion_words
from game.rules.bubble_and_boil.cards.card_text import effect_text
from game.rules.bubble_and_boil.cubes import COLOURS, EVERY_COLOUR
from game.rules.bubble_and_boil.events import Drawn
from game.rules.bubble_and_boil.foreseen_hexes import aim_of, short_parts
from game.rules.bubble_and_boil.moves import RAZE, Discard, Grow, Harvest, Hex, Keep, Plant, Record
from game.scenes.playing.play_composing import next_id
from game.scenes.playing.play_scene import PlayScene
from game.tables.asking import Asking, Look
from game.tables.bubble_and_boil.cards.card_facts import design_of, recipe_words, yields
from game.tables.bubble_and_boil.pieces.card_marks import Marks, marks_of
from game.tables.bubble_and_boil.pieces.garden_beds import next_harvest, twin_of
from game.tables.bubble_and_boil.pieces.hands import drawn_ids, part_of
from game.tables.bubble_and_boil.prompts import is_cast_in_vain
from game.view.drawing.canvas import Canvas
from game.view.input.commands import Intent, Pick, PointerMoved
from game.view.input.narrowing import Narrowing
from game.view.widgets.navigation import DIRECTIONS, neighbour


def chosen(harness: Harness) -> tuple[str, ...]:
    return harness.top.state.asking.narrowing.chosen


def last(harness: Harness) -> object:
    return harness.top.session.history[-1].move


def working(session, seen) -> list[Hex]:
    """Return the hexes that would find something to do."""
    return [move for move in session.legal_moves() if isinstance(move, Hex) and not is_cast_in_vain(seen, move)]


def aimed(session, seen) -> bool:
    return step("hex", "hex")(session, seen) and any(move.target is not None for move in working(session, seen))


def unaimed(session, seen) -> bool:
    return step("hex", "hex")(session, seen) and any(
        isinstance(move, Hex) and move.target is None for move in session.legal_moves()
    )


def unaimed_working(session, seen) -> bool:
    return step("hex", "hex")(session, seen) and any(move.target is None for move in working(session, seen))


def vain(session, seen) -> bool:
    """Return whether an aimed hex would find nothing to do."""
    return step("hex", "hex")(session, seen) and any(
        move.target is not None and is_cast_in_vain(seen, move)
        for move in session.legal_moves()
        if isinstance(move, Hex)
    )


def twins(session, seen) -> bool:
    """Return whether two alike cards can be planted."""
    return any(move.verb == "plant" and len(set(move.parts)) < len(move.parts) for move in session.legal_moves())


# Hexes


def test_a_hex_is_cast_by_its_card_and_the_seat_it_hits(services):
    harness = at(services, aimed)
    move = next(
        move for move in working(harness.top.session, harness.top.session.observe(0)) if move.target is not None
    )
    harness.click(f"hand:{move.card}")
    assert chosen(harness) == (f"hand:{move.card}",)
    assert harness.says("bubble_and_boil.action.cast")
    harness.click(f"seat:{move.target}")
    assert last(harness) == move


@pytest.mark.parametrize("dragged", [False, True])
def test_a_hex_that_finds_nothing_to_do_says_so_and_waits_for_its_button(services, dragged):
    harness = at(services, vain)
    seen = harness.top.session.observe(0)
    move = next(move for move in moves(harness, "hex") if move.target is not None and is_cast_in_vain(seen, move))
    count = harness.top.session.move_count
    if dragged:
        harness.drag(f"hand:{move.card}", *harness.widgets[f"seat:{move.target}"].area.centre)
    else:
        harness.click(f"hand:{move.card}")
        harness.click(f"seat:{move.target}")
    assert harness.top.session.move_count == count
    assert harness.says("bubble_and_boil.prompt.hex.idle")
    harness.click("do cast")
    assert last(harness) == move


def test_a_hex_that_finds_nothing_at_anybody_still_asks_whom_it_is_to_hit(services):
    def nowhere(session, seen) -> bool:
        asked = step("hex", "hex")(session, seen)
        hexes = [move for move in session.legal_moves() if isinstance(move, Hex) and move.target is not None]
        return asked and bool({each.card for each in hexes} - {each.card for each in working(session, seen)})

    harness = at(services, nowhere)
    session = harness.top.session
    of_use = {each.card for each in working(session, session.observe(0))}
    card = next(move.card for move in moves(harness, "hex") if move.target is not None and move.card not in of_use)
    harness.click(f"hand:{card}")
    why = reason("bubble_and_boil.prompt.hex.idle_at_all", card=reason(f"card.{card}.name"))
    assert harness.says("bubble_and_boil.prompt.hex.aim", wish=why)
    assert not harness.widgets["do cast"].enabled
    assert services.words.say("bubble_and_boil.prompt.hex.aim", wish=why) == harness.widgets["do cast"].note


def test_a_hex_of_which_a_part_finds_nothing_at_whom_it_is_aimed_says_which_and_waits(services):
    """Also as a second hex, which has its extra price to tell: who has no points loses none (ruling B44)."""
    slung = "mud_slinging"

    def poor(session, seen) -> bool:
        rivals = {seen.points[move.target] == 0 for move in session.legal_moves() if _slings(move)}
        return step("hex", "hex")(session, seen) and seen.hexes == 1 and rivals == {True, False}

    def _slings(move) -> bool:
        return isinstance(move, Hex) and move.card == slung

    harness = at(services, poor)
    seen = harness.top.session.observe(0)
    victims = {seen.points[move.target] == 0: move for move in moves(harness, "hex") if _slings(move)}
    harness.click(f"hand:{slung}")
    part = reason("bubble_and_boil.text.one.points_down", count=3)
    told = services.words.say("bubble_and_boil.prompt.hex.partly", part=part)
    assert not any(told in text for text in harness.texts)
    harness.click(f"seat:{victims[True].target}")
    assert any(told in text for text in harness.texts)
    assert last(harness) != victims[True]
    harness.click("do cast")
    assert last(harness) == victims[True]


@pytest.mark.parametrize("aimed_at_one", [False, True])
def test_a_hex_of_which_a_part_falls_short_says_how_much_there_is_before_it_is_cast(services, aimed_at_one):
    """It takes as much as there is (ruling B6)."""

    def short(session, seen) -> list[tuple[Hex, dict[int, int]]]:
        hexes = [move for move in session.legal_moves() if isinstance(move, Hex)] if seen.step == "hex" else []
        found = [(move, short_parts(seen, *aim_of(seen, move, design_of))) for move in hexes]
        return [(move, parts) for move, parts in found if parts and (move.target is not None) == aimed_at_one]

    harness = at(services, lambda session, seen: seen.asked is None and bool(short(session, seen)))
    session = harness.top.session
    move, parts = short(session, session.observe(0))[0]
    count = session.move_count
    harness.click(f"hand:{move.card}")
    if aimed_at_one and len(chosen(harness)) == 1:
        harness.click(f"seat:{move.target}")
    assert session.move_count == count
    sentences = effect_text(design_of(move.card))
    for place, there in parts.items():
        told = services.words.say("bubble_and_boil.prompt.hex.short", part=sentences[place], count=there)
        assert any(told in text for text in harness.texts)
    harness.click("do cast")
    assert last(harness) == move


@pytest.mark.parametrize("language", ["en", "de", "es", "fr"])
def test_that_it_finds_nothing_to_do_is_read_whole_in_the_largest_text(make, language):
    services = make(language)
    services.studio.use_theme(services.studio.theme.with_look(high_contrast=False, text_scale=1.3))
    harness = at(services, vain)
    seen = harness.top.session.observe(0)
    move = next(move for move in moves(harness, "hex") if move.target is not None and is_cast_in_vain(seen, move))
    harness.click(f"hand:{move.card}")
    harness.click(f"seat:{move.target}")
    assert any(services.words.say("bubble_and_boil.prompt.hex.idle") in text for text in harness.texts)
    assert not cut_in(harness)


def test_a_hex_at_all_or_nobody_waits_for_its_button(services):
    harness = at(services, unaimed)
    move = next(move for move in moves(harness, "hex") if move.target is None)
    count = harness.top.session.move_count
    harness.click(f"hand:{move.card}")
    assert harness.top.session.move_count == count
    harness.click("do cast")
    assert last(harness) == move


def test_a_hex_is_cast_by_pressing_the_pot_that_glows_for_it(services):
    harness = at(services, unaimed)
    cast = {move.card for move in moves(harness, "hex") if move.target is None}
    for card in cast:
        harness = at(services, unaimed)
        count = harness.top.session.move_count
        harness.click(f"hand:{card}")
        assert "hex" in marks_of(harness.top.state.asking).places
        harness.click("hex")
        assert harness.top.session.history[count].move == Hex(card)


def test_a_pot_that_is_pressed_before_a_card_casts_nothing_at_the_first_press_of_one(services):
    harness = at(services, unaimed)
    move = next(move for move in moves(harness, "hex") if move.target is None)
    count = harness.top.session.move_count
    harness.click("hex")
    harness.click(f"hand:{move.card}")
    assert harness.top.session.move_count == count
    harness.click("hex")
    assert harness.top.session.history[count].move == move


def test_a_key_leads_to_the_buttons_that_can_be_pressed_one_after_the_other(services):
    harness = at(services, unaimed)
    harness.press(Intent.BUTTONS)
    assert harness.widgets.focus == "do harvest", "no hex is chosen that could be cast"
    move = next(move for move in moves(harness, "hex") if move.target is None)
    harness.click(f"hand:{move.card}")
    harness.press(Intent.BUTTONS)
    assert harness.widgets.focus == "do cast"
    harness.press(Intent.BUTTONS)
    assert harness.widgets.focus == "do harvest"
    harness.press(Intent.BUTTONS, Intent.CONFIRM)
    assert last(harness) == move


def test_numbers_lead_to_the_cards_that_glow_and_then_to_whom_they_hit(services):
    harness = at(services, aimed, seats=4)
    move = next(move for move in moves(harness, "hex") if move.target == 3)
    cards = list(dict.fromkeys(f"hand:{move.card}" for move in moves(harness, "hex")))
    harness.give(Pick(1 + sorted(cards, key=harness.widgets.ids.index).index(f"hand:{move.card}")))
    assert harness.widgets.focus == f"hand:{move.card}"
    harness.press(Intent.CONFIRM)
    assert harness.widgets.focus == "seat:1"
    harness.give(Pick(3))
    harness.press(Intent.CONFIRM)
    assert last(harness) == move


def test_after_the_first_card_of_a_garden_the_focus_is_on_one_that_goes_with_it(services):
    harness = at(services, step("plant", "plant"))
    first = moves(harness, "plant")[0].first
    partners = {
        each.second if each.first == first else each.first
        for each in moves(harness, "plant")
        if first in {each.first, each.second}
    }
    harness.widgets.focus_on(f"hand:{first}", by_keys=True)
    harness.press(Intent.CONFIRM)
    kind, _, card = harness.widgets.focus.partition("#")[0].partition(":")
    assert kind == "hand"
    assert card in partners


def test_a_hex_is_dragged_onto_a_panel_or_the_own_pot(services):
    harness = at(services, aimed)
    move = next(
        move for move in working(harness.top.session, harness.top.session.observe(0)) if move.target is not None
    )
    harness.drag(f"hand:{move.card}", *harness.widgets[f"seat:{move.target}"].area.centre)
    assert last(harness) == move
    harness = at(services, unaimed_working)
    move = next(move for move in working(harness.top.session, harness.top.session.observe(0)) if move.target is None)
    harness.drag(f"hand:{move.card}", *harness.widgets["hex"].area.centre)
    assert last(harness) == move


def test_a_counterspell_says_when_it_is_cast(services):
    def holds_one(session, seen) -> bool:
        return step("hex")(session, seen) and any(design_of(card).aim == "counter" for card in seen.hand)

    harness = at(services, holds_one)
    card = next(card for card in harness.top.session.observe(0).hand if design_of(card).aim == "counter")
    harness.click(f"hand:{card}")
    name = services.words.say(f"card.{card}.name")
    assert harness.says("bubble_and_boil.reason.only_answers", card=name)


def test_a_chosen_card_is_put_back_by_a_second_click_or_escape(services):
    harness = at(services, step("plant", "plant"))
    card = moves(harness, "plant")[0].parts[1]
    harness.click(card)
    harness.click(card)
    assert chosen(harness) == ()
    harness.click(card)
    harness.press(Intent.CANCEL)
    assert chosen(harness) == ()
    assert isinstance(harness.top, PlayScene)


# Gardens, recipes, discards


def planting(*, third: bool) -> Moment:
    """Return the test whether two cards give one colour alone, with or without a third card of it in the hand."""

    def holds(session, seen) -> bool:
        return _planting(session, seen, third=third) is not None

    return holds


def _planting(session, seen, *, third: bool) -> Plant | None:
    found = [move for move in session.legal_moves() if isinstance(move, Plant)]
    pairs = [(move.first, move.second) for move in found]
    for move, pair in zip(found, pairs, strict=True):
        fitting = sum(yields(card, move.colour) > 0 for card in seen.hand)
        if pairs.count(pair) == 1 and pair[0] != pair[1] and (fitting > 2) == third:
            return move
    return None


def test_nothing_that_is_marked_is_lost_by_drawing(services):
    harness = at(services, planting(third=False))
    session = harness.top.session
    move = _planting(session, session.observe(0), third=False)
    assert "do draw" in harness.widgets.ids
    for part in move.parts[1:3]:
        harness.click(part)
    count, label = session.move_count, services.words.say("bubble_and_boil.action.plant")
    harness.look_at("do draw")
    assert harness.says("bubble_and_boil.prompt.draw.later", button=label)
    harness.click("do draw")
    assert session.move_count == count
    harness.click("do plant")
    assert last(harness) == move


@pytest.mark.parametrize("place", ["book", "discards"])
@pytest.mark.parametrize("way", ["click", "drag", "key"])
def test_a_marked_garden_is_kept_whatever_is_put_elsewhere(services, place, way):
    harness = at(services, planting(third=False))
    session = harness.top.session
    move, count = _planting(session, session.observe(0), third=False), session.move_count
    for part in move.parts[1:3]:
        harness.click(part)
    kept = chosen(harness)
    if way == "click":
        harness.click(place)
    elif way == "drag":
        other = next(id for id in harness.widgets.ids if id.startswith("hand:") and id not in kept)
        harness.drag(other, *harness.widgets[place].area.centre)
    else:
        harness.widgets.focus_on(place, by_keys=True)
        harness.press(Intent.CONFIRM)
    assert session.move_count == count
    assert chosen(harness) == kept
    assert harness.says("bubble_and_boil.prompt.garden_marked")
    harness.click("do plant")
    assert last(harness) == move


@pytest.mark.parametrize("alike", [False, True])
def test_a_third_card_of_a_marked_garden_has_to_wait_and_plants_nothing(services, alike):
    def has_third(session, seen) -> bool:
        return _third_of(session, seen, alike=alike) is not None

    harness = at(services, has_third)
    session = harness.top.session
    move, third = _third_of(session, session.observe(0), alike=alike)
    count = session.move_count
    for part in move.parts[1:3]:
        harness.click(part)
    kept = chosen(harness)
    harness.click(third)
    assert session.move_count == count
    assert chosen(harness) == kept
    assert harness.says("bubble_and_boil.prompt.garden_third")


@pytest.mark.parametrize("strays", [False, True])
def test_a_third_card_that_does_not_go_into_a_marked_garden_is_told_with_what_it_does_not_go(services, strays):
    """It takes the place of neither, also where it goes with one of them."""

    def unlike(session, seen) -> bool:
        return _third_unlike(session, seen, strays=strays) is not None

    harness = at(services, unlike)
    move, third = _third_unlike(harness.top.session, harness.top.session.observe(0), strays=strays)
    marked = [f"hand:{card}" for card in (move.first, move.second)]
    for part in marked:
        harness.click(part)
    kept = chosen(harness)
    harness.click(f"hand:{third}")
    name = services.words.say(f"card.{third}.name")
    if strays:
        last = services.words.say(f"card.{move.second}.name")
        pairs = ((name, last), (last, name))
        assert any(harness.says("bubble_and_boil.reason.no_shared", first=a, second=b) for a, b in pairs)
    else:
        names = [services.words.say(f"card.{card}.name") for card in (move.first, move.second)]
        assert any(harness.says("table.stray.named", part=each) for each in names)
    assert chosen(harness) == kept


def _third_unlike(session, seen, *, strays: bool) -> tuple[Plant, str] | None:
    """Return the planting of two unlike cards, and a third card that goes with one of them only, or with none."""
    for move in session.legal_moves() if seen.asked is None and seen.step == "plant" else ():
        if isinstance(move, Plant) and move.first != move.second:
            for third in sorted({*seen.hand} - {move.first, move.second}):
                shared = [_share(third, each) for each in (move.first, move.second)]
                if not any(shared) if strays else shared.count(True) == 1:
                    return move, third
    return None


def _share(card: str, other: str) -> bool:
    """Return whether two cards grow a colour both."""
    return any(yields(card, colour) and yields(other, colour) for colour in EVERY_COLOUR)


def _third_of(session, seen, *, alike: bool) -> tuple[Plant, str] | None:
    """Return the planting of two cards, and the piece of a third one that could join, one like the second or not."""
    for move in session.legal_moves() if seen.step == "plant" and session.to_move == 0 else ():
        if not isinstance(move, Plant) or move.first == move.second:
            continue
        for card in seen.hand:
            fits = all(yields(each, move.colour) for each in (move.first, move.second, card))
            if alike and card == move.second and seen.hand.count(card) == 2:
                return move, f"hand:{card}#2"
            if not alike and fits and card not in (move.first, move.second) and seen.hand.count(card) == 1:
                return move, f"hand:{card}"
    return None


def test_planting_says_where_a_third_card_could_come(services):
    harness = at(services, planting(third=True))
    session = harness.top.session
    move = _planting(session, session.observe(0), third=True)
    count = session.move_count
    for part in move.parts[1:3]:
        harness.click(part)
    assert session.move_count == count
    told = services.words.say(f"bubble_and_boil.ingredient.{COLOURS[move.colour]}")
    cubes = sum(design_of(card).yields(COLOURS[move.colour]) for card in (move.first, move.second))
    assert harness.says("bubble_and_boil.prompt.ready.plant.third", colour=told, count=cubes)
    harness.click("do plant")
    assert last(harness) == move


def test_a_card_that_is_chosen_already_may_be_dragged_all_the_same(services):
    harness = at(services, planting(third=True))
    session = harness.top.session
    move = _planting(session, session.observe(0), third=True)
    heap = f"colour:{COLOURS[move.colour]}"
    for part in move.parts[1:3]:
        harness.click(part)
    harness.drag(move.parts[2], *harness.widgets[heap].area.centre)
    assert harness.top.state.notice.words is None
    assert sorted(chosen(harness)) == sorted(("plant", *move.parts[1:3], heap))
    harness.click("do plant")
    assert last(harness) == move


@pytest.mark.parametrize("place", ["cards 1", "recipes 1", "tip points 1"])
def test_a_hex_is_dropped_on_whatever_is_its_victims(services, place):
    harness = at(services, aimed, seats=2)
    move = next(each for each in moves(harness, "hex") if each.target == 1)
    harness.drag(f"hand:{move.card}", *harness.widgets[place].area.centre)
    assert last(harness) == move or move.parts[0] in chosen(harness)
    assert harness.top.state.notice.words is None


@pytest.mark.parametrize("place_first", [True, False])
def test_a_second_card_that_is_taken_by_itself_says_why(services, place_first):
    """Whoever has chosen the bed or both cards has chosen nothing that only one card goes with."""

    def single(session, seen) -> bool:
        return step("plant", "plant")(session, seen) and len(_plants(session)) == 1

    def _plants(session) -> list[Plant]:
        return [move for move in session.legal_moves() if isinstance(move, Plant)]

    harness = at(services, single)
    plant, first, second, _ = _plants(harness.top.session)[0].parts
    for part in (plant, first) if place_first else (first, second):
        harness.click(part)
    assert set(chosen(harness)) >= {first, second}
    card = second.partition(":")[2]
    told = services.words.say("bubble_and_boil.prompt.plant.joined", wish="", card=reason(f"card.{card}.name")).strip()
    assert any(told in text for text in harness.texts) == place_first


@pytest.mark.parametrize("hex_", ["wind_of_change", "demonic_siphon", "crone_poaching"])
def test_b14_whoever_may_block_a_hex_reads_what_it_is_to_let_it_happen(services, hex_):
    harness = at(services, lambda session, seen: seen.asked == "block" and seen.resolving == hex_)
    table, session = harness.top.table, harness.top.session
    seen = session.observe(0)
    name, gardens = table.seats[seen.active].name, len(seen.gardens[0])
    keys = {
        "wind_of_change": reason("bubble_and_boil.choice.suffer.raze", name=name, count=gardens),
        "demonic_siphon": reason("bubble_and_boil.choice.suffer.steal_recipe", name=name),
        "crone_poaching": reason("bubble_and_boil.choice.suffer.take_crone", name=name),
    }
    assert services.words.say(keys[hex_]) in harness.texts


def test_crones_explain_themselves_on_the_book_that_is_asked_for_and_take_its_card(services):
    harness = at(services, lambda session, seen: seen.crones[0] > 0 and bool(_records(session)), well=True)
    crones = harness.top.table.plan.area("seat0.crones").centre
    assert harness.widgets.id_at(*crones) == "crones"
    assert "+3" in harness.widgets["crones"].tooltip
    move = _records(harness.top.session)[0]
    harness.drag(f"hand:{move.card}", *crones)
    assert last(harness) == move


def test_a_hint_stands_no_more_once_both_twins_of_its_card_are_chosen(services):
    """What the owl would record is one card; whoever chooses its twin too means something else."""

    def two_of_one(session, seen) -> bool:
        return twins(session, seen) and session.to_move == 0 and any(_twice(seen, each) for each in _records(session))

    harness = at(services, two_of_one)
    state, seen = harness.top.state, harness.top.session.observe(0)
    record = next(each for each in _records(harness.top.session) if _twice(seen, each))
    state.take_hint(
        Answer(record, Thought(record, None, ()), Counsel(reason("bubble_and_boil.hint.own.hand", count=2)))
    )
    harness.click(f"hand:{record.card}")
    harness.click(f"hand:{record.card}#2")
    assert chosen(harness).count(f"hand:{record.card}") == 2
    assert not state.hint_stands
    harness.press(Intent.NEXT)


def _records(session) -> list[Record]:
    return [move for move in session.legal_moves() if isinstance(move, Record)]


def _twice(seen, move: Record) -> bool:
    return seen.hand.count(move.card) == 2 and any(count > 0 for count in (yields(move.card, c) for c in EVERY_COLOUR))


@pytest.mark.parametrize("way", ["click", "drag", "bed"])
@pytest.mark.parametrize("twin", [False, True])
def test_planting_waits_for_its_button_whether_a_third_card_could_come_or_not(services, way, twin):
    for third in (True, False):
        harness = at(services, pairing(third=third, twin=twin))
        session = harness.top.session
        move = _pairing(session, third=third, twin=twin)
        count, (first, second) = session.move_count, move.parts[1:3]
        second = f"{second}#2" if twin else second
        if way == "click":
            harness.click(first)
            harness.click(second)
        else:
            bed = harness.widgets["plant"].area.centre
            target = bed if way == "bed" else harness.widgets[second].area.centre
            harness.drag(first, *target)
            # A card that goes with one other alone takes that along.
            if way == "bed" and session.move_count == count and len(chosen(harness)) == 2:
                harness.drag(second, *bed)
        assert session.move_count == count, "the pair was not asked about"
        harness.click("do plant")
        assert last(harness) == move
        assert third == any(isinstance(each, Grow) for each in session.legal_moves())


def pairing(*, third: bool, twin: bool) -> Moment:
    """Return the test whether some pair of one colour can be planted, which a third card could join then or not."""
    return lambda session, seen: (
        step("plant", "plant")(session, seen) and _pairing(session, third=third, twin=twin) is not None
    )


def _pairing(session, *, third: bool, twin: bool) -> Plant | None:
    found = [move for move in session.legal_moves() if isinstance(move, Plant)]
    pairs = [(move.first, move.second) for move in found]
    for move, pair in zip(found, pairs, strict=True):
        if pairs.count(pair) == 1 and (pair[0] == pair[1]) == twin:
            trial = Session.at(session.match, session.live_position())
            trial.play(move)
            if any(isinstance(each, Grow) for each in trial.legal_moves()) == third:
                return move
    return None


def test_a_marked_garden_is_planted_by_pressing_the_bed_that_glows_for_it(services):
    harness = at(services, pairing(third=False, twin=False))
    session = harness.top.session
    move, count = _pairing(session, third=False, twin=False), session.move_count
    harness.click(move.parts[1])
    harness.click(move.parts[2])
    assert session.move_count == count
    assert "plant" in marks_of(harness.top.state.asking).places
    harness.click("plant")
    assert session.history[count].move == move


def test_b21_where_two_colours_are_possible_the_pool_decides(services):
    def two_colours(session, seen) -> bool:
        pairs = [(move.first, move.second) for move in session.legal_moves() if isinstance(move, Plant)]
        return any(pairs.count(pair) > 1 and pair[0] != pair[1] for pair in pairs)

    harness = at(services, two_colours)
    found = moves(harness, "plant")
    pairs = [(move.first, move.second) for move in found]
    move = next(m for m, pair in zip(found, pairs, strict=True) if pairs.count(pair) > 1 and pair[0] != pair[1])
    count = harness.top.session.move_count
    for part in move.parts[1:3]:
        harness.click(part)
    assert harness.top.session.move_count == count
    assert harness.says("bubble_and_boil.prompt.plant.colour")
    harness.click(move.parts[3])
    assert harness.top.session.move_count == count
    harness.click("do plant")
    assert last(harness) == move


def test_two_cards_are_dragged_together_into_the_bed(services):
    harness = at(services, step("plant", "plant"))
    move = moves(harness, "plant")[-1]
    bed = harness.widgets["plant"].area.centre
    harness.drag(move.parts[1], *bed)
    assert set(chosen(harness)) == {"plant", move.parts[1]}
    count = harness.top.session.move_count
    harness.drag(move.parts[2], *harness.widgets[move.parts[3]].area.centre)
    confirm(harness, count)
    assert last(harness) == move


def test_twins_are_planted_together(services):
    harness = at(services, twins)
    move = next(move for move in moves(harness, "plant") if move.first == move.second)
    by_pointer(harness, move)
    planted = last(harness)
    assert isinstance(planted, Plant)
    assert (planted.first, planted.second) == (move.first, move.second)


def test_b24_a_garden_is_destroyed_only_by_its_button(services):
    harness = at(services, lambda session, seen: step("plant", "plant")(session, seen) and bool(seen.gardens[0]))
    table = harness.top.table
    garden = table.seen.gardens[0][0]
    table.show(replace(table.seen, gardens=((garden, garden), *table.seen.gardens[1:])), 0)
    asking = Asking(Narrowing([*RAZE, *moves(harness, "record")]), lambda move: None)
    ids = {spot.id for spot in table.spots(asking, lambda part: None, lambda *parts: None)}
    assert {"raze", "bed:0", "bed:1", "book"} <= ids
    asking.narrowing.choose("bed:1")
    assert asking.narrowing.move == RAZE[1]
    assert table.confirms(RAZE[1], dropped=False)
    assert "do raze" in {action.name for action in table.actions(asking)}


@pytest.mark.parametrize(("target", "kind"), [("book", Record), ("discards", Discard)])
def test_a_card_goes_into_the_book_or_onto_the_discards_by_click_and_by_drag(services, target, kind):
    for drags in (False, True):
        harness = at(services, step("plant", "record"))
        card = harness.top.session.observe(0).hand[0]
        if drags:
            harness.drag(f"hand:{card}", *harness.widgets[target].area.centre)
        else:
            harness.click(f"hand:{card}")
            harness.click(target)
        assert last(harness) == kind(card)


@pytest.mark.parametrize("kind", [Grow, Record, Discard, Hex])
def test_a_place_that_leaves_one_card_marks_it_and_waits_for_its_button(services, kind):
    """Whoever presses a garden, the book, the discards or a rival with no card chosen has only looked."""

    def places(session) -> list[tuple[object, str]]:
        if kind is Hex and vain(session, session.observe(0)):
            return []
        legal = session.legal_moves()
        found = [move for move in legal if isinstance(move, kind) and (kind is not Hex or move.target is not None)]
        named = [(move, part) for move in found for part in move.parts if not part.startswith("hand:")]
        return [
            (move, part) for move, part in named if part != "hex" and sum(part in each.parts for each in legal) == 1
        ]

    harness = at(services, lambda session, seen: seen.asked is None and bool(places(session)))
    session = harness.top.session
    move, place = places(session)[0]
    count = session.move_count
    harness.click(place)
    assert session.move_count == count
    assert marks_of(harness.top.state.asking).chosen_cards == (move.card,)
    verb = {Grow: "plant", Record: "record", Discard: "discard", Hex: "cast"}[kind]
    harness.click(f"do {verb}")
    assert last(harness) == move


def test_a_lonely_discard_waits_for_its_button(services):
    harness = at(services, step("discard", "discard"))
    card = harness.top.session.observe(0).hand[0]
    count = harness.top.session.move_count
    harness.click(f"hand:{card}")
    assert harness.top.session.move_count == count
    harness.click("do discard")
    assert last(harness) == Discard(card)


def test_a_card_that_does_not_go_with_another_says_why_and_takes_its_place(services):
    def unlike(session, seen) -> bool:
        return step("plant", "plant")(session, seen) and bool(_unlike(session, seen))

    harness = at(services, unlike)
    first, second = _unlike(harness.top.session, harness.top.session.observe(0))[0]
    harness.click(f"hand:{first}")
    harness.click(f"hand:{second}")
    names = [services.words.say(f"card.{card}.name") for card in (first, second)]
    said = [harness.says("bubble_and_boil.reason.no_shared", first=a, second=b) for a, b in (names, names[::-1])]
    assert any(said) or any("does not go into" in text for text in harness.texts)
    assert chosen(harness) == (f"hand:{second}",)


def test_a_recipe_is_chosen_instead_of_a_card_for_the_garden_that_it_does_not_go_into(services):
    def both(session, seen) -> bool:
        return seen.asked is None and seen.step == "grow" and all(map(bool, apart(session)))

    def apart(session) -> tuple[set[str], set[str]]:
        grows = {move.card for move in session.legal_moves() if isinstance(move, Grow)}
        return grows, {move.card for move in session.legal_moves() if isinstance(move, Record)} - grows

    harness = at(services, both)
    grows, records = (sorted(cards) for cards in apart(harness.top.session))
    harness.click(f"hand:{grows[0]}")
    harness.click(f"hand:{records[0]}")
    assert chosen(harness) == (f"hand:{records[0]}",)
    assert harness.top.state.notice.words
    harness.click("book")
    assert last(harness) == Record(records[0])


def _unlike(session, seen) -> list[tuple[str, str]]:
    """Return pairs of cards of a hand that make no garden though each of them goes with some other."""
    pairs = [{move.first, move.second} for move in session.legal_moves() if isinstance(move, Plant)]
    cards = sorted({card for pair in pairs for card in pair})
    return [(one, other) for one in cards for other in cards if one != other and {one, other} not in pairs]


def test_a_planted_garden_grows_by_a_card_and_its_bed(services):
    harness = at(services, step("grow", "grow"))
    move = moves(harness, "grow")[0]
    harness.click(f"hand:{move.card}")
    harness.click("plant")
    assert last(harness) == Grow(move.card)


# Answers


RARE = {"garden": 125, "plot": 45}
"""The seeds of matches in which rare questions come up."""


@pytest.mark.parametrize("what", ["garden", "plot", "cube", "colour", "card", "way", "block"])
def test_every_question_is_answered_by_pointing(services, what):
    harness = at(services, question(what), first=RARE.get(what, 1))
    move = harness.top.session.legal_moves()[-1]
    by_pointer(harness, move)
    assert last(harness) == move


def test_b13_a_counterspell_waits_for_its_button_and_may_be_kept(services):
    harness = at(services, question("answer"))
    move = moves(harness, "counter")[0]
    harness.click(f"hand:{move.card}")
    harness.click("do counter")
    assert last(harness) == move
    harness = at(services, question("answer"))
    harness.click("do pass")
    assert last(harness).verb == "pass"


def test_b15_a_recipe_is_chosen_from_an_open_book(services):
    harness = at(
        services, lambda session, seen: seen.asked == "card" and "/" in seen.stack[-2].source, kindly_crone="yes"
    )
    move = harness.top.session.legal_moves()[-1]
    harness.click(move.parts[0])
    assert last(harness) == move


# The end


def test_b41_the_best_brew_is_proposed_and_may_be_overridden(services):
    def several(session, seen) -> bool:
        return seen.step == "brew" and len(session.legal_moves()) > 1

    harness = at(services, several, seats=2, well=True)
    best, *others = harness.top.session.legal_moves()
    assert harness.says("bubble_and_boil.choice.brew")
    assert harness.frames.count("icon.star") == len(best.parts)
    harness.click("do brew")
    assert last(harness) == best
    harness = at(services, several, seats=2, well=True)
    other = next(move for move in others if move.parts)
    by_pointer(harness, other)
    assert last(harness) == other


def _several_brews(session, seen) -> bool:
    return seen.step == "brew" and len([move for move in session.legal_moves() if move.parts]) > 1


def test_b41_keys_begin_at_the_button_of_the_starred_brew_and_enter_brews_that(services):
    harness = at(services, _several_brews, seats=2, well=True)
    best = harness.top.session.legal_moves()[0]
    for _ in range(2):
        harness.press(Intent.CONFIRM)
    assert last(harness) == best


def test_b41_a_brew_that_brings_less_says_what_the_starred_one_brings(services):
    harness = at(services, _several_brews, seats=2, well=True)
    best, *others = harness.top.session.legal_moves()
    points = {move: sum(design_of(card).potion.points for card in move.cards) for move in (best, *others)}
    less = next(move for move in others if move.cards and points[move] < points[best])
    for part in less.parts:
        harness.click(part)
    assert harness.says(
        "bubble_and_boil.prompt.brew.less", count=len(less.cards), points=points[less], best=points[best]
    )


def test_b41_whoever_has_chosen_less_sees_the_best_brew_starred_and_takes_it_by_its_button(services):
    harness = at(services, _several_brews, seats=2, well=True)
    best, *others = harness.top.session.legal_moves()
    less = next(move for move in others if move.parts and set(best.parts) - set(move.parts))
    for part in less.parts:
        harness.click(part)
    assert harness.frames.count("icon.star") == len(set(best.parts) - set(less.parts))
    count = harness.top.session.move_count
    harness.click("do best")
    assert sorted(chosen(harness)) == sorted(best.parts)
    assert harness.top.session.move_count == count
    assert "do best" not in harness.widgets.ids
    harness.click("do brew")
    assert last(harness) == best


def test_b42_where_nothing_can_be_brewed_the_prompt_says_so(services):
    harness = at(services, lambda session, seen: seen.step == "brew" and len(session.legal_moves()) == 1)
    assert harness.says("bubble_and_boil.prompt.brew.nothing")
    harness.click("do brew")
    assert last(harness).cards == ()


def test_a_recipe_is_taken_out_of_the_brew_by_a_second_click(services):
    def one(session, seen) -> bool:
        return seen.step == "brew" and any(len(move.parts) == 1 for move in session.legal_moves())

    harness = at(services, one, seats=2, well=True)
    move = next(move for move in harness.top.session.legal_moves() if len(move.parts) == 1)
    harness.click(move.parts[0])
    harness.click(move.parts[0])
    assert chosen(harness) == ()
    assert isinstance(harness.top, PlayScene)


def test_b46_a_victory_card_is_kept_by_its_button(services):
    harness = at(services, step("draft"), seats=4, victory="draft")
    move = harness.top.session.legal_moves()[1]
    by_pointer(harness, move)
    assert last(harness) == move
    assert isinstance(move, Keep)


# What is seen


def test_pointing_at_a_plot_shows_its_card_large(services):
    harness = at(services, lambda session, seen: any(seen.gardens[1]) and seen.asked is None)
    garden = harness.top.session.observe(0).gardens[1][0]
    harness.look_at("plot:1.0.1")
    assert design_of(garden.cards[1]).picture in harness.frames


def tip_of(harness: Harness, id: str) -> str:
    """Return what is said about a piece as the table shows it now."""
    spots = harness.top.table.spots(None, lambda part: None, lambda *parts: None)
    return next(spot.tooltip for spot in spots if spot.id == id)


def test_hands_and_books_of_others_say_what_all_have_seen(services):
    harness = at(services, step("hex"))
    table = harness.top.table
    say = services.words.say
    hidden = tip_of(harness, "cards 1"), tip_of(harness, "recipes 1"), tip_of(harness, "book")
    assert hidden[1] == hidden[2] == say("bubble_and_boil.tip.book", count=7)
    shown = (table.seen.shown[0], ("hot_potato",), *table.seen.shown[2:])
    table.show(replace(table.seen, shown=shown, books=((), ("crow_tax", "toad_choir"), ())), 0)
    assert say("card.hot_potato.name") in tip_of(harness, "cards 1")
    assert say(potion_words("toad_choir")) in tip_of(harness, "recipes 1")
    assert tip_of(harness, "book") == say("bubble_and_boil.tip.book.empty", count=7), "an open one is not face down"
    table.show(replace(table.seen, books=None, memory_aid=True, book=("mud_slinging",)), 0)
    known = tip_of(harness, "book")
    assert say(potion_words("mud_slinging")) in known, "b52"
    assert say(recipe_words("mud_slinging")) in known, "what it needs and what it is worth"
    assert tip_of(harness, "recipes 1") == hidden[1]


@pytest.mark.parametrize(("when", "leads_on"), [(step("plant", "record"), False), (step("discard"), True)])
def test_drawing_says_how_many_cards_and_is_the_main_button_where_nothing_is_left_out(services, when, leads_on):
    harness = at(services, when)
    button, hand = harness.widgets["do draw"], harness.top.table.seen.hand
    assert (button.tone == "primary") == leads_on
    assert f"{max(1, 5 - len(hand))} card" in button.tooltip


def test_b47_a_pot_says_what_is_in_it_once_it_is_open(services):
    harness = at(services, step("brew"))
    table = harness.top.table
    green = table.seen.tallies[1][0]
    assert f"{green} hemlock" in tip_of(harness, "pot 1")
    closed = at(services, step("hex"))
    assert tip_of(closed, "pot") == services.words.say("bubble_and_boil.tip.pot.own")
    assert "pot 1" not in closed.widgets.ids


def test_the_thirds_that_a_step_uses_wear_gold(services):
    harness = at(services, aimed)
    marks = harness.top.table
    cards = {move.card for move in moves(harness, "hex")}
    assert {f"hand:{card}" for card in cards} <= set(harness.widgets.ids)
    assert cards
    assert marks.first_part(harness.top.state.asking) in {f"hand:{card}" for card in cards}


def test_a_hint_marks_cards_and_buttons(services):
    harness = at(services, step("plant", "plant"))
    harness.press(Intent.HINT)
    harness.wait_for(lambda: harness.top.state.asking.hinted is not None)
    assert "icon.hint" in harness.frames


@pytest.mark.parametrize("mixed", [False, True])
def test_a_hint_for_a_cube_marks_the_heap_of_its_colour_where_the_card_holds_several(services, mixed):
    def holds(session, seen) -> bool:
        return question("cube")(session, seen) and _hinted_cube(session, mixed=mixed) is not None

    harness = at(services, holds)
    asking, move = harness.top.state.asking, _hinted_cube(harness.top.session, mixed=mixed)
    marked = marks_of(Asking(asking.narrowing, asking.why_not, hinted=move)).hinted
    assert set(marked) == set(move.parts if mixed else move.parts[:1])


def _hinted_cube(session, *, mixed: bool):
    """Return a cube that may be picked, on a card with cubes of more than one colour or of one alone."""
    plots = [move.parts[0] for move in session.legal_moves()]
    return next((move for move in session.legal_moves() if (plots.count(move.parts[0]) > 1) == mixed), None)


# Words and keys


def test_no_words_are_cut_at_any_step_in_the_largest_text(services):
    services.settings.change(text_size=130)
    for moment in (step("hex", "hex"), step("plant", "plant"), step("grow"), question("way"), question("answer")):
        harness = at(services, moment, seats=4)
        harness.stack.apply_settings()
        assert cut_in(harness) == []


def test_where_keys_stand_is_said_until_the_pointer_moves(services):
    harness = at(services, lambda session, seen: seen.asked is None and len(session.legal_moves()) == 1)
    harness.press(Intent.CONFIRM)
    assert harness.says("table.keys.begin")
    harness.give(PointerMoved(20.0, 20.0))
    assert harness.top.state.notice.words is None


def test_where_cards_may_only_be_discarded_keys_begin_at_the_button_that_draws(services):
    assert at(services, step("discard", "discard")).widgets.focus == "do draw"


def test_a_card_that_would_be_discarded_is_put_back_by_a_second_press(services):
    harness = at(services, step("discard", "discard"))
    card = next(part for part in moves(harness, "discard")[0].parts if part.startswith("hand:"))
    made = harness.top.session.move_count
    for expected in ((card,), ()):
        harness.click(card)
        assert chosen(harness) == expected
    assert harness.top.session.move_count == made


def test_where_nothing_glows_the_focus_is_on_the_way_on(services):
    harness = at(services, lambda session, seen: seen.asked is None and len(session.legal_moves()) == 1)
    move = harness.top.session.legal_moves()[0]
    assert harness.widgets.focus == f"do {move.verb}"
    before = harness.top.session.move_count
    harness.press(Intent.CONFIRM)
    assert harness.top.session.move_count == before, "nothing is done before the ring was seen"
    assert harness.top.state.notice.words == harness.top.table.say("table.keys.begin"), "and that is said"
    harness.press(Intent.CONFIRM)
    assert last(harness) == move


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_arrows_lead_from_the_hand_to_everything(services, seats):
    harness = at(services, step("hex", "hex"), seats=seats)
    ids = [id for id in harness.widgets.ids if not id.startswith("tip ")]
    areas = [harness.widgets[id].area for id in ids]
    reached = [next(index for index, id in enumerate(ids) if id.startswith("hand:"))]
    for index in reached:
        found = (neighbour(areas, index, direction) for direction in DIRECTIONS)
        reached += [other for other in dict.fromkeys(found) if other is not None and other not in reached]
    assert len(reached) == len(ids)


def test_harvest_is_a_button(services):
    harness = at(services, step("hex"))
    before = harness.top.session.move_count
    harness.click("do harvest")
    assert isinstance(harness.top.session.history[before].move, Harvest)


@pytest.mark.parametrize("moment", [unaimed, step("grow", "grow"), step("discard", "discard"), question("answer")])
def test_quick_clicks_on_a_card_choose_it_and_put_it_back_and_do_nothing_else(services, moment):
    harness = at(services, moment)
    made = harness.top.session.move_count
    for move in harness.top.session.legal_moves():
        card = next((part for part in move.parts if part.startswith("hand:")), None)
        if card is not None:
            for count in (1, 0, 1, 0):
                harness.click(card)
                assert harness.top.session.move_count == made, move.text
                assert chosen(harness).count(card) == count, move.text


def test_by_keys_a_card_that_can_join_the_garden_leads_to_it_before_the_book(services):
    harness = at(services, step("grow", "grow"), well=True)
    card = moves(harness, "grow")[0].parts[1]
    assert any(card in move.parts for move in moves(harness, "record"))
    harness.widgets.focus_on(card, by_keys=True)
    harness.press(Intent.CONFIRM)
    assert harness.widgets.focus == "plant"


@pytest.mark.parametrize("moment", [step("plant", "plant"), unaimed, step("discard", "discard")])
def test_by_keys_a_move_that_is_complete_leads_to_its_button(services, moment):
    harness = at(services, moment)
    made = harness.top.session.move_count
    if harness.top.table.seen.step == "discard":
        # There keys begin at the button that draws.
        card = next(part for part in moves(harness, "discard")[0].parts if part.startswith("hand:"))
        harness.widgets.focus_on(card, by_keys=True)
    for _ in range(4):
        if harness.top.state.asking.narrowing.move is None or not chosen(harness):
            harness.press(Intent.NEXT if harness.widgets.focus is None else Intent.CONFIRM)
    assert harness.top.state.asking.narrowing.move is not None
    assert harness.widgets.focus in {"do plant", "do cast", "do discard"}
    assert harness.top.session.move_count == made
    harness.press(Intent.CONFIRM)
    assert harness.top.session.move_count == made + 1


@pytest.mark.parametrize("moment", [step("hex", "hex"), step("plant", "record"), step("discard", "discard"), twins])
def test_what_leads_to_a_move_begins_with_a_card_and_lets_none_go(services, moment):
    harness = at(services, moment)
    scene = harness.top
    asking = scene.state.asking
    led = 0
    for move in asking.narrowing.all:
        if not any(part.startswith("hand:") for part in move.parts):
            continue
        asking.narrowing.clear()
        scene.state.invalidate()
        chosen = []
        while asking.narrowing.move != move:
            id = next_id(move, scene.table, asking, scene.widgets)
            assert id is not None, (move.text, chosen)
            assert id not in chosen
            assert chosen or id.startswith("hand:"), (move.text, id)
            chosen.append(id)
            assert asking.narrowing.choose(part_of(id))
            scene.state.invalidate()
        led += 1
    assert led


def test_a_garden_says_that_its_cubes_come_with_a_harvest(services):
    harness = at(services, lambda session, seen: bool(seen.gardens[0]))
    gardens = len(harness.top.session.observe(0).gardens[0])
    assert harness.texts.count(services.words.say("bubble_and_boil.table.at_harvest")) == gardens


def test_a_garden_and_its_tip_say_after_how_many_harvests_a_crone_comes(services):
    harness = at(services, lambda session, seen: bool(seen.gardens[0]) and next_harvest(seen.gardens[0][0])[1] > 1)
    _, count = next_harvest(harness.top.session.observe(0).gardens[0][0])
    told = services.words.say("bubble_and_boil.table.crone_in", count=count).split("\n")
    assert str(count) in told[-1]
    assert set(told) <= set(harness.texts)
    tips = {harness.widgets[id].tooltip for id in harness.widgets.ids}
    assert services.words.say("bubble_and_boil.tip.bed", name=harness.top.session.names[0], count=count) in tips


def test_the_tip_of_what_ends_the_match_names_the_limit_and_how_far_it_has_come(services):
    harness = at(services, lambda session, seen: seen.step == "hex" and all(seen.pool))
    say, limits = services.words.say, harness.top.table.seen.limits
    tips = {id: harness.widgets[id].tooltip for id in harness.widgets.ids}
    assert tips["tip outlook colours"] == say("bubble_and_boil.tip.outlook.colours.none", limit=limits.depleted)
    most = max(harness.top.table.seen.book_counts)
    assert tips["tip outlook recipes"] == say("bubble_and_boil.tip.outlook.recipes", limit=limits.recipes, count=most)


def recording(session, seen) -> bool:
    """Return whether of planting and recording only recording is left, for more than one card."""
    recipes = {move.card for move in session.legal_moves() if isinstance(move, Record)}
    plants = any(isinstance(move, Plant | Grow | type(RAZE[0])) for move in session.legal_moves())
    return seen.step in {"plant", "grow"} and seen.asked is None and len(recipes) > 1 and not plants


def unplanted(session, seen) -> bool:
    """Return whether nothing can be planted, so that the turn goes from harvest to recipes."""
    return seen.step == "plant" and recording(session, seen)


def test_a_step_that_is_passed_over_says_why_in_the_prompt_and_in_its_tip(services):
    harness = at(services, unplanted)
    seen, why = harness.top.table.seen, None
    for key, is_so in {
        "few": len(seen.hand) < 2,
        "apart": not any(sum(yields(card, colour) > 0 for card in seen.hand) > 1 for colour in EVERY_COLOUR),
    }.items():
        why = services.words.say(f"bubble_and_boil.skipped.{key}") if is_so else why
    assert why is not None
    assert why in services.words.say(harness.top.prompt.wish)
    assert why in harness.widgets["tip step plant"].tooltip
    bare = at(services, lambda session, seen: seen.step == "hex" and seen.asked is None and not seen.gardens[0])
    assert services.words.say("bubble_and_boil.skipped.harvest") in bare.widgets["tip step harvest"].tooltip


def test_one_recipe_is_chosen_instead_of_another_once_nothing_can_be_planted(services):
    harness = at(services, recording)
    first, second = sorted({move.card for move in moves(harness, "record")})[:2]
    harness.click(f"hand:{first}")
    harness.click(f"hand:{second}")
    assert chosen(harness) == (f"hand:{second}",)
    assert not harness.top.state.notice.words


def test_a_garden_of_an_earlier_turn_says_that_nothing_is_added_to_it(services):
    def grows(session, seen):
        return step("grow", "grow")(session, seen) and len(seen.gardens[0]) == 2

    harness = at(services, grows, well=True)
    harness.click(moves(harness, "grow")[0].parts[1])
    (older,) = [id for id in harness.widgets.ids if id.startswith("bed 0 ")]
    harness.click(older)
    assert harness.top.state.notice.words == services.words.say("bubble_and_boil.reason.never_added")


@pytest.mark.parametrize("way", ["click", "drag"])
def test_a_second_recipe_of_a_turn_is_refused_with_the_reason_however_it_is_tried(services, way):
    harness = at(services, step("discard", "discard"))
    card = moves(harness, "discard")[0].parts[1]
    if way == "click":
        harness.click(card)
        harness.click("book")
    else:
        harness.drag(card, *harness.widgets["book"].area.centre)
    assert harness.top.state.notice.words == services.words.say("bubble_and_boil.reason.step.record_late")


def test_one_of_two_chosen_cards_is_put_back_by_a_press_and_plants_nothing(services):
    harness = at(services, pairing(third=False, twin=False))
    session = harness.top.session
    count, (first, second) = session.move_count, _pairing(session, third=False, twin=False).parts[1:3]
    for each in (first, second):
        harness.click(first)
        harness.click(second)
        harness.click(each)
        assert session.move_count == count
        assert chosen(harness) == tuple(one for one in (first, second) if one != each)
        harness.press(Intent.CANCEL)


def test_a_card_that_goes_with_one_of_two_chosen_ones_only_takes_the_place_of_neither(services):
    def wedged(session, seen) -> tuple[str, str, str] | None:
        pairs = {frozenset(move.parts[1:3]) for move in session.legal_moves() if isinstance(move, Plant)}
        cards = sorted({card for pair in pairs if len(pair) == 2 for card in pair})
        trios = (trio for trio in permutations(cards, 3) if frozenset(trio[:2]) in pairs)
        return next(
            (
                trio
                for trio in trios
                if {*map(frozenset, combinations(trio, 2))} & pairs == {frozenset(trio[:2]), frozenset(trio[1:])}
            ),
            None,
        )

    harness = at(services, lambda session, seen: step("plant", "plant")(session, seen) and wedged(session, seen))
    session, scene = harness.top.session, harness.top
    first, second, third = wedged(session, session.observe(0))
    harness.click(first)
    harness.click(second)
    before = chosen(harness)
    assert {first, second} <= set(before)
    harness.click(third)
    assert chosen(harness) == before
    assert scene.table.say(scene.table.part_words(first)) in scene.state.notice.words


def test_cards_that_were_just_drawn_stand_out_of_the_row(services):
    harness = at(services, step("plant", "draw"))
    session, scene = harness.top.session, harness.top
    count = session.move_count
    scene.do(next(iter(moves(harness, "draw"))))
    drawn = next(event for turn in session.history[count:] for event in turn.events if isinstance(event, Drawn))
    harness.wait_for(lambda: bool(scene.table._drawn(None)))
    assert scene.table._drawn(None) == drawn.cards
    places = scene.table._hands.places(scene.table.seen)
    risen = drawn_ids(places, drawn.cards)
    assert {places[id][0] for id in risen} == set(drawn.cards)
    assert len(risen) == len(drawn.cards) < len(places)
    canvas = Canvas(services.studio, services.studio.viewport)
    scene.table.timeline.clear()
    scene.table._hands.draw(canvas, scene.table.seen, Marks(), Look(), drawn=drawn.cards)
    assert sum(frame.startswith("ring") for frame in canvas.picture.frames) == len(risen)


def test_a_second_card_that_alone_goes_with_the_first_is_seen_to_be_taken(services):
    """Whoever marks a card and presses the bed plants with the one card that goes with it."""

    def lone(session, seen):
        return seen.step == "plant" and session.to_move == 0 and _lone_partner(session) is not None

    harness = at(services, lone)
    move = _lone_partner(harness.top.session)
    harness.click(f"hand:{move.first}")
    harness.click("plant")
    assert {f"hand:{move.first}", f"hand:{move.second}"} <= set(chosen(harness))
    for card in (move.first, move.second):
        assert any(services.words.say(f"card.{card}.name") in text for text in harness.texts)
    harness.click("do plant")
    assert last(harness) == move


def _lone_partner(session) -> Plant | None:
    """Return a planting whose first card goes with one other alone, in one colour."""
    plantings = [move for move in session.legal_moves() if isinstance(move, Plant)]
    for move in plantings:
        with_first = [each for each in plantings if move.first in (each.first, each.second)]
        if with_first == [move] and move.first != move.second:
            return move
    return None


def test_b41_a_recipe_that_does_not_go_with_the_chosen_one_is_refused_and_that_stays(services):
    def either(session, seen):
        brews = {frozenset(move.parts) for move in session.legal_moves()} if seen.step == "brew" else set()
        ones = [next(iter(parts)) for parts in brews if len(parts) == 1]
        return any(frozenset({a, b}) not in brews for a in ones for b in ones if a != b)

    harness = at(services, either, seats=2, well=True)
    brews = {frozenset(move.parts) for move in harness.top.session.legal_moves()}
    ones = [next(iter(parts)) for parts in brews if len(parts) == 1]
    first, other = next((a, b) for a in ones for b in ones if a != b and frozenset({a, b}) not in brews)
    harness.click(first)
    harness.click(other)
    assert chosen(harness) == (first,)
    assert harness.top.state.notice.words


def equal_plots(session, seen) -> bool:
    """Return whether one of several equal cards in one's garden may give a cube up."""
    asked = {part for move in session.legal_moves() for part in move.parts if part.startswith("plot:0.")}
    return any(
        f"plot:0.{place}.{plot}" in asked and twin_of(garden, other, [plot]) == plot
        for place, garden in enumerate(seen.gardens[0])
        for plot in range(len(garden.cards))
        for other in range(plot + 1, len(garden.cards))
    )


def test_of_equal_cards_in_a_garden_each_has_its_ring(services):
    harness = at(services, equal_plots)
    table, asking = harness.top.table, harness.top.state.asking
    marks, canvas = table._marks(asking), Canvas(services.studio, services.studio.viewport)
    table._draw_glow(canvas, table.seen, asking, marks, dragging=False)
    plots = [
        piece for piece in table._pointing.pieces(table.seen, asking)
        if piece.id.startswith("plot:") and piece.part in marks.places
    ]  # fmt: skip
    assert len(plots) > len({piece.part for piece in plots})
    assert sum(frame.startswith("ring") for frame in canvas.picture.frames) >= len(plots)
