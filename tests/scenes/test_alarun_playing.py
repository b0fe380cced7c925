"""The table of Alarún under a person's hands: pairs, cells, second thoughts, reasons, undo, hints and large views."""

import pytest
from alarun_harness import alarun, moment, next_move, played, scene_of
from harness import (
    Harness,
    asked,
    come_from_the_curtain,
    glowing,
    play_on,
    says_hint,
    sit_down,
)

from game.rules.alarun.ingredient_cards import card_name, card_words
from game.rules.alarun.moves import PASS, REFRESH, SWAP_ALL, Name, Place, Swap
from game.rules.alarun.square import cell_name, cells_of, column_of, row_of
from game.scenes.pages.reader import ReaderScene
from game.scenes.playing.play_layout import chosen_words
from game.scenes.playing.play_scene import PlayScene
from game.scenes.playing.sharing.handover import HandoverScene
from game.tables.alarun.gallery import gallery
from game.tables.alarun.ingredient_faces import part_of
from game.view import panels
from game.view.drawing.area import Area
from game.view.input.commands import Intent, Pick, PointerMoved, PointerPressed, PointerReleased, Pressed
from game.view.panels import beside


def at(services, phase: str, seats: int = 3, **more) -> Harness:
    """Return a person who is asked in a phase."""
    session = played(alarun("person", *("random",) * (seats - 1)), moment(phase, **more))
    harness = sit_down(services, session)
    harness.wait_for(asked(harness))
    return harness


def chosen(harness: Harness) -> tuple[str, ...]:
    return harness.top.state.asking.narrowing.chosen


def point_at(harness: Harness, id: str) -> None:
    harness.look_at(id)


def swaps(harness: Harness) -> list[Swap]:
    return [move for move in harness.top.session.legal_moves() if isinstance(move, Swap)]


def cells(harness: Harness) -> list[str]:
    """Return the open cells, in order."""
    moves = harness.top.session.legal_moves()
    return list(dict.fromkeys(move.parts[1] for move in moves))


def test_d13_two_persons_are_told_that_hands_lie_open_when_they_place_their_first_card(services):
    session = played(alarun("person", "person"), moment("place"))
    harness = sit_down(services, session)
    harness.wait_for(asked(harness))
    assert harness.says("alarun.prompt.place.open")
    harness.click(glowing(harness)[0])
    assert not harness.says("alarun.prompt.place.open")


# Swapping


def test_a_pair_wears_gold_and_waits_for_the_button(services):
    harness = at(services, "act")
    session, move = harness.top.session, swaps(harness)[0]
    count = session.move_count
    assert not harness.widgets["swap"].enabled
    for part in reversed(move.parts):
        harness.click(part)
    assert session.move_count == count
    assert harness.frames.count("ring.card") == 2
    harness.click("swap")
    assert session.history[-1].move == move


@pytest.mark.parametrize("backwards", [False, True])
def test_a_second_click_on_a_card_of_a_pair_lets_go_of_it_and_chips_stand_as_in_the_sentence(services, backwards):
    harness = at(services, "act")
    session, move = harness.top.session, swaps(harness)[0]
    count, parts = session.move_count, move.parts
    for part in reversed(parts) if backwards else parts:
        harness.click(part)
    assert [part for part, _ in chosen_words(harness.top.state)] == list(parts)
    harness.click(parts[backwards])
    assert session.move_count == count
    assert chosen(harness) == (parts[not backwards],)


def test_a_button_that_makes_another_move_lets_what_is_chosen_go_first(services):
    harness = at(services, "act")
    session, move = harness.top.session, swaps(harness)[0]
    count = session.move_count
    for part in reversed(move.parts):
        harness.click(part)
    harness.click("pass")
    assert session.move_count == count
    assert not chosen(harness)
    harness.click("pass")
    assert session.history[count].move == PASS


def test_another_card_takes_the_place_of_the_one_that_was_chosen(services):
    harness = at(services, "act")
    hand = [part for part in glowing(harness) if part.startswith("hand:")]
    centre = swaps(harness)[0].parts[1]
    harness.click(hand[0])
    harness.click(centre)
    harness.click(hand[1])
    assert set(chosen(harness)) == {hand[1], centre}
    harness.press(Intent.CANCEL)
    assert len(chosen(harness)) == 1
    assert isinstance(harness.top, PlayScene)


@pytest.mark.parametrize("backwards", [False, True])
def test_a_card_that_is_dragged_onto_another_is_swapped_at_once(services, backwards):
    harness = at(services, "act")
    session, move = harness.top.session, swaps(harness)[-1]
    start, end = reversed(move.parts) if backwards else move.parts
    harness.click(move.parts[0])
    harness.drag(start, *harness.widgets[end].area.centre)
    assert session.history[-1].move == move


def test_a_card_that_is_dropped_elsewhere_stays_in_the_hand(services):
    harness = at(services, "act")
    count = harness.top.session.move_count
    harness.drag(swaps(harness)[0].parts[0], 300, 500)
    assert harness.top.session.move_count == count
    assert chosen(harness) == ()


def test_identical_cards_are_not_swapped_and_the_prompt_says_why(services):
    session = played(alarun("person", "random", "random"), same_in_hand_and_centre)
    harness = sit_down(services, session)
    harness.wait_for(asked(harness))
    seen = session.observe(0)
    twin = card_name(next(card for card in seen.hand if card in seen.centre))
    harness.click(f"hand:{twin}")
    harness.click(f"centre:{twin}")
    assert harness.says("alarun.reason.same_card")
    assert chosen(harness) == (f"hand:{twin}",)


def same_in_hand_and_centre(session) -> bool:
    seen = session.observe(0)
    return moment("act")(session) and bool(set(seen.hand) & set(seen.centre))


def test_a_pass_is_told_before_and_made_by_its_button(services):
    harness = at(services, "act")
    point_at(harness, "pass")
    harness.let_pass(0.6)
    assert harness.says("alarun.action.pass.first") or harness.says("alarun.action.pass.last")
    harness.click("pass")
    assert harness.top.session.history[-1].move == PASS


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("passed", [False, True])
def test_what_is_said_of_a_button_leaves_the_points_and_the_other_buttons_to_be_read(
    services, monkeypatch, seats, passed
):
    notes = []

    def noted(*args) -> Area:
        notes.append(beside(*args))
        return notes[-1]

    monkeypatch.setattr(panels, "beside", noted)
    harness = at(services, "act", seats, passed=passed)
    buttons = {"swap", "pass", "swap_all", "refresh"}.intersection(harness.widgets.ids)
    assert len(buttons) == (4 if seats == 2 else 3)
    for button in buttons:
        point_at(harness, button)
        assert harness.picture
        note = notes.pop()
        assert not note.shared(harness.top.table.plan.area("tally")), button
        # Swap has the other buttons on two sides.
        others = buttons if button != "swap" else ()
        assert not any(note.shared(harness.widgets[other].area) for other in others), button


def test_two_players_may_refresh_once_a_round(services):
    session = played(alarun("person", "person"), lambda each: not each.observe(None).refreshed)
    harness = sit_down(services, session)
    for enabled in (True, False):
        harness.wait_for(lambda: isinstance(harness.top, HandoverScene))
        harness.press(Intent.CONFIRM)
        harness.wait_for(asked(harness))
        assert harness.widgets["refresh"].enabled == enabled
        harness.click("refresh")
        harness.click("refresh")
        assert session.observe(None).refreshed
    assert harness.says("alarun.reason.refreshed")
    assert "refresh" not in at(services, "act", 3).widgets.ids


# Placing


def test_a_card_may_be_chosen_before_its_cell_or_after_it(services):
    for order in (slice(None), slice(None, None, -1)):
        harness = at(services, "place", left=3)
        move = harness.top.session.legal_moves()[1]
        for part in move.parts[order]:
            harness.click(part)
        assert harness.top.session.history[-1].move == move


def test_a_card_is_dragged_into_its_cell_and_shown_there_before(services):
    harness = at(services, "place", left=3)
    move = harness.top.session.legal_moves()[0]
    start, end = (harness.widgets[part].area.centre for part in move.parts)
    harness.give(PointerMoved(*start), PointerPressed(*start), PointerMoved(start[0], start[1] - 20))
    harness.give(PointerMoved(*end))
    assert "cell.hover" in harness.frames
    harness.give(PointerReleased(*end))
    assert harness.top.session.history[-1].move == move


def test_a_cell_says_what_the_held_card_would_add(services):
    harness = at(services, "place", left=3, round_number=4)
    session = harness.top.session
    seen = session.observe(0)
    for move in session.legal_moves():
        gain = seen.gain(0, move.card, move.cell)
        if gain.total > 0:
            break
    harness.click(move.parts[0])
    point_at(harness, move.parts[1])
    frames = harness.frames
    assert "digit.plant.plus" in frames or "digit.ink.plus" in frames
    assert "cell.hover" in frames
    assert any(frame.startswith("digit.plant.") for frame in frames)


def test_a_cell_that_is_not_open_says_why(services):
    harness = at(services, "place", left=3)
    shut = [id for id in harness.widgets.ids if id.startswith("cell:") and id not in cells(harness)]
    harness.click(shut[0])
    assert harness.says("alarun.reason.not_adjacent")
    assert chosen(harness) == ()


@pytest.mark.parametrize("outwards", [min, max])
@pytest.mark.parametrize("along", [column_of, row_of])
def test_no_cell_moves_before_the_round_is_over(services, along, outwards):
    for number in range(1, 7):
        harness = at(services, "place", left=3, round_number=number)
        scene, first = harness.top, None
        for left in (3, 2, 1):
            harness.wait_for(asked(harness))
            harness.let_pass(1.0)
            card = scene.session.legal_moves()[0].parts[0]
            moves = [move for move in scene.session.legal_moves() if move.parts[0] == card]
            move = outwards(moves, key=lambda move: along(move.cell))
            if left > 1:
                harness.look_at(next(id for id in harness.widgets.ids if id.startswith(card)))
            lie = _cells_lie(harness)
            first = first or lie
            wanted = {f"cell:{cell_name(cell)}" for cell in cells_of(scene.table.seen.next_cells(0))}
            assert wanted <= lie.keys()
            if wanted <= first.keys():
                assert all(lie[id] == first[id] for id in lie.keys() & first.keys())
            else:
                assert left == 1, "only a straight line of cards leads out of sight"
            if left > 1:
                harness.click(next(id for id in harness.widgets.ids if id.startswith(card)))
                harness.click(move.parts[1])


def _cells_lie(harness: Harness) -> dict[str, Area]:
    """Return where the free cells of the own square lie that can be pointed at."""
    widgets = harness.widgets
    return {id: widgets[id].area for id in widgets.ids if id.startswith("cell:")}


def test_the_last_card_waits_and_may_be_moved_to_another_cell(services):
    harness = at(services, "place", left=1)
    session = harness.top.session
    count, (first, second, *_) = session.move_count, cells(harness)
    harness.click(first)
    assert harness.says("alarun.prompt.keep")
    harness.click(second)
    assert session.move_count == count
    assert second in chosen(harness)
    assert first not in chosen(harness)
    harness.press(Intent.CANCEL)
    assert chosen(harness) == ()
    harness.click(first)
    harness.click("keep")
    assert isinstance(session.history[-1].move, Place)
    assert session.history[-1].move.parts[1] == first


def test_the_last_card_is_asked_about_when_it_lies_there_and_not_before(services):
    session = alarun("person", "random", "random")
    play_on(session, lambda each: each.to_move == 0 and [move.verb for move in each.legal_moves()] == ["place"])
    harness = sit_down(services, session)
    harness.wait_for(asked(harness))
    assert not harness.says("alarun.prompt.keep")
    assert "keep" not in harness.widgets.ids
    harness.click(cells(harness)[0])
    assert harness.says("alarun.prompt.keep")
    harness.click("keep")
    assert isinstance(session.history[-1].move, Place)


def test_all_cards_are_given_away_by_two_presses(services):
    harness = at(services, "act")
    session = harness.top.session
    count = session.move_count
    harness.click("swap_all")
    assert session.move_count == count
    assert harness.says("alarun.action.swap_all.warning")
    harness.click("swap_all")
    assert session.history[count].move == SWAP_ALL


def test_the_last_card_that_is_dragged_waits_too(services):
    harness = at(services, "place", left=1)
    session = harness.top.session
    move, count = session.legal_moves()[0], session.move_count
    harness.drag(move.parts[0], *harness.widgets[move.parts[1]].area.centre)
    assert session.move_count == count
    harness.press(Intent.CONFIRM)
    assert session.history[count].move == move


def test_undo_takes_placed_cards_back_one_by_one(services):
    harness = at(services, "place", left=3)
    session = harness.top.session
    count = session.move_count
    for _ in range(2):
        harness.wait_for(asked(harness))
        for part in next_move(session).parts:
            harness.click(part)
    assert session.move_count == count + 2
    harness.press(Intent.UNDO, Intent.UNDO)
    assert session.move_count == count
    assert not session.marked


def test_a_card_that_leaves_the_hand_leaves_its_place_free_and_a_press_there_takes_no_other(services):
    harness = at(services, "place", left=3)
    session, table = harness.top.session, harness.top.table
    first, *others = hand = [id for id in harness.widgets.ids if id.startswith("hand:")]
    assert len({part_of(id) for id in hand}) == len(hand), "the ids of twins would change"
    places = {id: harness.widgets[id].area for id in others}
    place = harness.widgets[first].area.centre
    harness.click(first)
    harness.click(cells(harness)[0])
    assert table.timeline.busy
    count = session.move_count
    harness.give(PointerPressed(*place), PointerReleased(*place))
    assert not table.timeline.busy
    assert {id: harness.widgets[id].area for id in others} == places
    assert harness.widgets.id_at(*place) not in hand
    assert not chosen(harness)
    assert session.move_count == count
    harness.click(others[0])
    assert len(chosen(harness)) == 1
    harness.click(cells(harness)[0])
    assert session.move_count == count + 1
    harness.give(Pick(1))
    assert not table.timeline.busy
    assert harness.widgets.focus == glowing(harness)[0]


@pytest.mark.parametrize("other", ["person", "greedy"])
def test_among_several_the_pass_that_opens_all_hands_takes_two_presses(services, other):
    """Nobody takes it back; alone against bots one press is enough."""
    kinds = ["person", "person"]
    kinds[alarun(*kinds).to_move] = other
    session = alarun(*kinds)
    session.play(PASS)
    harness = sit_down(services, session)
    harness.wait_for(lambda: isinstance(harness.top, HandoverScene) or asked(harness)())
    if isinstance(harness.top, HandoverScene):
        harness.press(Intent.CONFIRM)
    harness.wait_for(asked(harness))
    count = session.move_count
    harness.click("pass")
    assert (session.move_count > count) == (other == "greedy")
    if other == "person":
        assert harness.says("alarun.action.pass.warning")
        assert harness.widgets.pointed is None, "no note lies on the other buttons"
        harness.click("pass")
    assert session.history[count].move == PASS


def test_d4_among_several_a_refresh_takes_two_presses_and_is_told_at_the_curtain(services):
    harness = sit_down(services, alarun("person", "person"))
    session = scene_of(harness).session
    harness.wait_for(lambda: isinstance(harness.top, HandoverScene) or asked(harness)())
    if isinstance(harness.top, HandoverScene):
        harness.press(Intent.CONFIRM)
    harness.wait_for(asked(harness))
    count = session.move_count
    harness.click("refresh")
    assert session.move_count == count
    assert harness.says("alarun.action.refresh.warning")
    harness.click("refresh")
    assert session.history[count].move == REFRESH
    harness.wait_for(lambda: isinstance(harness.top, HandoverScene))
    harness.let_pass(0.5)
    told = services.words.say("alarun.banner.refreshed", count=3)
    assert any(told in text for text in harness.texts)


def test_arrows_stay_among_what_is_asked(services):
    harness = at(services, "place", left=3)
    harness.give(Pick(1))
    asked_for = {part for move in harness.top.session.legal_moves() for part in move.parts}
    for intent in (Intent.RIGHT, Intent.DOWN, Intent.LEFT, Intent.UP):
        for _ in range(12):
            harness.press(intent)
            assert harness.widgets.focus.partition("#")[0] in asked_for


def test_keys_lead_from_the_card_to_the_cells(services):
    harness = at(services, "place", left=3)
    harness.give(Pick(2))
    hand = harness.widgets.focus
    assert hand == [part for part in glowing(harness) if part.startswith("hand:")][1]
    harness.press(Intent.CONFIRM)
    assert harness.widgets.focus in cells(harness)
    assert "cell.hover" in harness.frames, "the card is tried there"
    reached = set()
    for way in (Intent.RIGHT, Intent.DOWN, Intent.LEFT, Intent.UP):
        harness.press(way)
        reached.add(harness.widgets.focus)
    assert len(reached) > 1
    assert reached <= set(cells(harness))


# Naming


def test_the_best_ingredient_has_the_focus_and_is_named_by_one_button(services):
    harness = at(services, "name")
    session = harness.top.session
    best = session.observe(0).sheet(0).identity
    assert harness.widgets.focus == f"identity:{card_name(best)}"
    count = session.move_count
    harness.click("name")
    assert session.move_count == count
    assert harness.says("alarun.action.name", card=card_words(best))
    harness.click("name")
    assert session.history[-1].move == Name(best)


def test_an_ingredient_is_tried_on_the_square_before_it_is_named(services):
    harness = at(services, "name")
    session = harness.top.session
    seen = session.observe(0)
    best = seen.sheet(0).identity
    other = next(move for move in session.legal_moves() if move.identity != best)
    count = session.move_count
    harness.click(other.parts[0])
    assert session.move_count == count, "an apprentice is named for good"
    assert harness.says("alarun.action.name", card=harness.services.words.say("alarun.kind.fungi")) or chosen(harness)
    harness.press(Intent.CONFIRM)
    assert session.history[count].move == other


# Looking


def test_pointing_at_a_seat_shows_its_square_large_in_the_place_of_ones_own(services):
    harness = at(services, "act", 3, round_number=3)
    plate = services.words.say("alarun.table.your_turn")
    assert plate in harness.texts
    point_at(harness, "seat 1")
    assert plate not in harness.texts
    assert harness.says("alarun.table.closed_colour")
    assert harness.texts.count("Bertók") >= 2


def test_pointing_at_a_card_shows_it_large_with_its_words(services):
    harness = at(services, "act")
    part = swaps(harness)[0].parts[0]
    kind = part.partition("_")[2]
    drawn = sum(kind in frame for frame in harness.frames)
    point_at(harness, part)
    assert harness.says(f"alarun.gallery.kind.{kind}")
    assert sum(kind in frame for frame in harness.frames) > drawn


def test_pointing_at_the_discards_lays_them_out(services):
    harness = at(services, "act", 2, round_number=2)
    count = len(harness.top.session.observe(None).discards)
    assert count == 6
    point_at(harness, "discards")
    assert harness.says("alarun.table.discarded", count=count)


def test_the_log_joins_what_a_seat_places_in_a_round(services):
    harness = at(services, "act", 4, round_number=2)
    lines = [line for line in harness.top.state.log._lines if line.joins]
    assert [len(line.sprites) for line in lines] == [3] * 4
    assert {line.seat for line in lines} == {0, 1, 2, 3}
    assert all(line.turn > 0 for line in lines)


@pytest.mark.parametrize(("frame", "shape"), [("ingredient.fungi.yellow", 1.0), ("colour.yellow", 1.29)])
def test_cards_keep_their_shape_in_the_gallery(services, frame, shape):
    harness = Harness(services, ReaderScene(services, "alarun", "gallery"))
    while not harness.picture.boxes_of(frame):
        harness.press(Intent.DOWN)
    _, _, width, height = harness.picture.boxes_of(frame)[0]
    assert height / width == pytest.approx(shape, abs=0.12)


def test_a_hint_marks_cards_cells_and_buttons(services):
    for phase, marks in (("act", (1, 2)), ("place", (2,)), ("name", (1, 2))):
        harness = at(services, phase)
        harness.press(Intent.HINT)
        harness.wait_for(lambda harness=harness: harness.top.state.hint is not None)
        owls = harness.frames.count("icon.hint")
        assert owls in marks, phase
        assert says_hint(harness)


def test_the_prompt_warns_before_only_passes_are_left(services):
    session = alarun("person", "person", "person")
    while session.observe(session.to_move).actions_left is None:
        swap = next(move for move in session.legal_moves() if isinstance(move, Swap))
        session.play(swap)
    harness = sit_down(services, session)
    harness.wait_for(lambda: not isinstance(harness.top, PlayScene))
    harness.press(Intent.CONFIRM)
    harness.wait_for(asked(harness))
    assert harness.says("alarun.prompt.act.warning", count=2)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_arrows_lead_from_the_hand_to_every_button(services, seats):
    harness = at(services, "act", seats)
    harness.give(Pick(1))
    reached = {}
    for keys in ((Intent.DOWN,), (Intent.DOWN, Intent.RIGHT), (Intent.DOWN, Intent.DOWN)):
        harness.give(Pick(1))
        harness.press(*keys)
        reached[keys] = harness.widgets.focus
    assert list(reached.values()) == ["swap", "pass", "swap_all"]
    if seats == 2:
        harness.press(Intent.RIGHT)
        assert harness.widgets.focus == "refresh"


# One screen, several persons


def test_a_closed_colour_names_the_key_that_opens_it(services):
    harness = sit_down(services, played(alarun("person", "person"), moment("place")))
    harness.wait_for(asked(harness))
    assert harness.says("alarun.table.closed_key", button="V")
    point_at(harness, "reveal")
    harness.let_pass(1.0)
    assert harness.says("table.reveal.tip")
    come_from_the_curtain(harness)
    harness.give(Pressed(Intent.REVEAL))
    assert not harness.says("alarun.table.closed_key", button="V")
    assert harness.top.table.seen.colour is not None


def test_a_total_without_the_closed_colour_says_that_something_is_open(services):
    harness = sit_down(services, played(alarun("person", "person"), moment("place", round_number=3)))
    harness.wait_for(asked(harness))
    rivals = harness.texts.count(services.words.say("alarun.table.open_total"))
    assert "?" in harness.texts
    come_from_the_curtain(harness)
    harness.give(Pressed(Intent.REVEAL))
    assert "?" not in harness.texts
    assert harness.says("alarun.table.total")
    assert harness.texts.count(services.words.say("alarun.table.open_total")) == rivals - 1


def test_one_person_alone_has_no_need_of_that_key(services):
    harness = at(services, "place")
    point_at(harness, "colour")
    harness.let_pass(1.0)
    assert not any("Hold V" in text for text in harness.texts)


def test_the_gallery_calls_the_two_lost_colours_ours(services):
    cards = [card for section in gallery().sections for card in section.cards]
    labels = {services.words.say(card.name): services.words.say(card.label) for card in cards}
    ours = {name for name, label in labels.items() if "ours" in label}
    assert ours == {name for name in labels if "green" in name.lower() or "purple" in name.lower()}
    assert len(ours) == 2 * 7 + 2


def test_d13_no_secret_colour_lies_open_while_cards_are_placed_before_everybody(services):
    session = played(alarun("person", "person"), moment("act"))
    harness = sit_down(services, session)
    while session.observe(None).phase == "act":
        harness.wait_for(lambda: asked(harness)() or isinstance(harness.top, HandoverScene))
        if isinstance(harness.top, HandoverScene):
            harness.press(Intent.CONFIRM)
            harness.wait_for(asked(harness))
        harness.top.do(next(move for move in session.legal_moves() if move.verb == "pass"))
    harness.wait_for(asked(harness))
    assert harness.top.state.eyes.seat is None
    assert harness.top.table.seen.colour is None


def test_a_refresh_that_is_ones_last_action_is_asked_about(services):
    """Whoever turns up new cards with their last action can take none of them."""
    harness = sit_down(services, alarun("person", "greedy"))
    harness.wait_for(asked(harness))
    scene, session = harness.top, harness.top.session
    assert session.observe(0).is_last_action, "the other one has passed"
    made = session.move_count
    harness.click("refresh")
    assert session.move_count == made
    assert scene.state.notice.words == services.words.say("alarun.action.refresh.warning.last")
    harness.click("refresh")
    assert session.history[made].move == REFRESH
