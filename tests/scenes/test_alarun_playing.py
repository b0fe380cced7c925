"""The table of Alarún under a person's hands: pairs, cells, second thoughts, reasons, undo, hints and large views."""

import pytest
from alarun_sitting import alarun, moment, next_move, played
from sitting import Sitting, asked, glowing, sit_down

from game.rules.alarun.ingredients import card_name
from game.rules.alarun.moves import PASS, Name, Place, Swap
from game.scenes.handover import HandoverScene
from game.scenes.play import PlayScene
from game.scenes.reader import ReaderScene
from game.view.commands import Intent, Pick, PointerMoved, PointerPressed, PointerReleased, Pressed


def at(services, phase: str, seats: int = 3, **more) -> Sitting:
    """Return a person who is asked in a phase."""
    session = played(alarun("person", *("random",) * (seats - 1)), moment(phase, **more))
    sitting = sit_down(services, session)
    sitting.wait_for(asked(sitting))
    return sitting


def chosen(sitting: Sitting) -> tuple[str, ...]:
    return sitting.top._asking.narrowing.chosen


def point_at(sitting: Sitting, id: str) -> None:
    sitting.give(PointerMoved(*sitting.widgets[id].area.centre))


def swaps(sitting: Sitting) -> list[Swap]:
    return [move for move in sitting.top.session.legal_moves() if isinstance(move, Swap)]


def cells(sitting: Sitting) -> list[str]:
    """Return the open cells, in order."""
    moves = sitting.top.session.legal_moves()
    return list(dict.fromkeys(move.parts[1] for move in moves))


# Swapping


def test_a_pair_wears_gold_and_waits_for_the_button(services):
    sitting = at(services, "act")
    session, move = sitting.top.session, swaps(sitting)[0]
    count = session.move_count
    assert not sitting.widgets["swap"].enabled
    for part in reversed(move.parts):
        sitting.click(part)
    assert session.move_count == count
    assert sitting.frames.count("ring.card") == 2
    sitting.click("swap")
    assert session.history[-1].move == move


def test_another_card_takes_the_place_of_the_one_that_was_chosen(services):
    sitting = at(services, "act")
    hand = [part for part in glowing(sitting) if part.startswith("hand:")]
    centre = swaps(sitting)[0].parts[1]
    sitting.click(hand[0])
    sitting.click(centre)
    sitting.click(hand[1])
    assert set(chosen(sitting)) == {hand[1], centre}
    sitting.press(Intent.CANCEL)
    assert len(chosen(sitting)) == 1
    assert isinstance(sitting.top, PlayScene)


@pytest.mark.parametrize("backwards", [False, True])
def test_a_card_that_is_dragged_onto_another_is_swapped_at_once(services, backwards):
    sitting = at(services, "act")
    session, move = sitting.top.session, swaps(sitting)[-1]
    start, end = reversed(move.parts) if backwards else move.parts
    sitting.click(move.parts[0])
    sitting.drag(start, *sitting.widgets[end].area.centre)
    assert session.history[-1].move == move


def test_a_card_that_is_dropped_elsewhere_stays_in_the_hand(services):
    sitting = at(services, "act")
    count = sitting.top.session.move_count
    sitting.drag(swaps(sitting)[0].parts[0], 300, 500)
    assert sitting.top.session.move_count == count
    assert chosen(sitting) == ()


def test_identical_cards_are_not_swapped_and_the_prompt_says_why(services):
    session = played(alarun("person", "random", "random"), same_in_hand_and_centre)
    sitting = sit_down(services, session)
    sitting.wait_for(asked(sitting))
    seen = session.observe(0)
    twin = card_name(next(card for card in seen.hand if card in seen.centre))
    sitting.click(f"hand:{twin}")
    sitting.click(f"centre:{twin}")
    assert sitting.says("alarun.reason.same_card")
    assert chosen(sitting) == (f"hand:{twin}",)


def same_in_hand_and_centre(session) -> bool:
    seen = session.observe(0)
    return moment("act")(session) and bool(set(seen.hand) & set(seen.centre))


def test_a_pass_is_told_before_and_made_by_its_button(services):
    sitting = at(services, "act")
    point_at(sitting, "pass")
    sitting.let_pass(0.6)
    assert sitting.says("alarun.action.pass.first") or sitting.says("alarun.action.pass.last")
    sitting.click("pass")
    assert sitting.top.session.history[-1].move == PASS


def test_two_players_may_refresh_once_a_round(services):
    session = played(alarun("person", "person"), lambda each: not each.observe(None).refreshed)
    sitting = sit_down(services, session)
    for enabled in (True, False):
        sitting.wait_for(lambda: isinstance(sitting.top, HandoverScene))
        sitting.press(Intent.CONFIRM)
        sitting.wait_for(asked(sitting))
        assert sitting.widgets["refresh"].enabled == enabled
        sitting.click("refresh")
        assert session.observe(None).refreshed
    assert sitting.says("alarun.reason.refreshed")
    assert "refresh" not in at(services, "act", 3).widgets.ids


# Placing


def test_a_card_may_be_chosen_before_its_cell_or_after_it(services):
    for order in (slice(None), slice(None, None, -1)):
        sitting = at(services, "place", left=3)
        move = sitting.top.session.legal_moves()[1]
        for part in move.parts[order]:
            sitting.click(part)
        assert sitting.top.session.history[-1].move == move


def test_a_card_is_dragged_into_its_cell_and_shown_there_before(services):
    sitting = at(services, "place", left=3)
    move = sitting.top.session.legal_moves()[0]
    start, end = (sitting.widgets[part].area.centre for part in move.parts)
    sitting.give(PointerMoved(*start), PointerPressed(*start), PointerMoved(start[0], start[1] - 20))
    sitting.give(PointerMoved(*end))
    assert "cell.hover" in sitting.frames
    sitting.give(PointerReleased(*end))
    assert sitting.top.session.history[-1].move == move


def test_a_cell_says_what_the_held_card_would_add(services):
    sitting = at(services, "place", left=3, round_number=4)
    session = sitting.top.session
    seen = session.observe(0)
    for move in session.legal_moves():
        gain = seen.gain(0, move.card, move.cell)
        if gain.total > 0:
            break
    sitting.click(move.parts[0])
    point_at(sitting, move.parts[1])
    frames = sitting.frames
    assert "digit.plant.plus" in frames or "digit.ink.plus" in frames
    assert "cell.hover" in frames
    assert any(frame.startswith("digit.plant.") for frame in frames)


def test_a_cell_that_is_not_open_says_why(services):
    sitting = at(services, "place", left=3)
    shut = [id for id in sitting.widgets.ids if id.startswith("cell:") and id not in cells(sitting)]
    sitting.click(shut[0])
    assert sitting.says("alarun.reason.not_adjacent")
    assert chosen(sitting) == ()


def test_the_last_card_waits_and_may_be_moved_to_another_cell(services):
    sitting = at(services, "place", left=1)
    session = sitting.top.session
    count, (first, second, *_) = session.move_count, cells(sitting)
    sitting.click(first)
    assert sitting.says("alarun.prompt.keep")
    sitting.click(second)
    assert session.move_count == count
    assert second in chosen(sitting)
    assert first not in chosen(sitting)
    sitting.press(Intent.CANCEL)
    assert chosen(sitting) == ()
    sitting.click(first)
    sitting.click("keep")
    assert isinstance(session.history[-1].move, Place)
    assert session.history[-1].move.parts[1] == first


def test_the_last_card_that_is_dragged_waits_too(services):
    sitting = at(services, "place", left=1)
    session = sitting.top.session
    move, count = session.legal_moves()[0], session.move_count
    sitting.drag(move.parts[0], *sitting.widgets[move.parts[1]].area.centre)
    assert session.move_count == count
    sitting.press(Intent.CONFIRM)
    assert session.history[count].move == move


def test_undo_takes_placed_cards_back_one_by_one(services):
    sitting = at(services, "place", left=3)
    session = sitting.top.session
    count = session.move_count
    for _ in range(2):
        sitting.wait_for(asked(sitting))
        for part in next_move(session).parts:
            sitting.click(part)
    assert session.move_count == count + 2
    sitting.press(Intent.UNDO, Intent.UNDO)
    assert session.move_count == count
    assert not session.marked


def test_whoever_is_quick_need_not_wait_for_the_end_of_a_motion(services):
    sitting = at(services, "place", left=3)
    session, table = sitting.top.session, sitting.top.table
    count = session.move_count
    for part in session.legal_moves()[0].parts:
        sitting.click(part)
    assert table.timeline.busy
    card = table.plan.area("hand.card0").centre
    sitting.give(PointerPressed(*card), PointerReleased(*card))
    assert not table.timeline.busy
    assert len(chosen(sitting)) == 1
    sitting.click(cells(sitting)[0])
    assert session.move_count == count + 2
    sitting.give(Pick(1))
    assert not table.timeline.busy
    assert sitting.widgets.focus == glowing(sitting)[0]


def test_keys_lead_from_the_card_to_the_cells(services):
    sitting = at(services, "place", left=3)
    sitting.give(Pick(2))
    hand = sitting.widgets.focus
    assert hand == [part for part in glowing(sitting) if part.startswith("hand:")][1]
    sitting.press(Intent.CONFIRM)
    assert sitting.widgets.focus in cells(sitting)
    assert "cell.hover" in sitting.frames, "the card is tried there"
    before = sitting.widgets.focus
    sitting.press(Intent.RIGHT)
    assert sitting.widgets.focus != before


# Naming


def test_the_best_ingredient_has_the_focus_and_is_named_by_one_button(services):
    sitting = at(services, "name")
    session = sitting.top.session
    best = session.observe(0).sheet(0).identity
    assert sitting.widgets.focus == f"identity:{card_name(best)}"
    sitting.click("name")
    assert session.history[-1].move == Name(best)


def test_an_ingredient_is_tried_on_the_square_before_it_is_named(services):
    sitting = at(services, "name")
    session = sitting.top.session
    seen = session.observe(0)
    best = seen.sheet(0).identity
    other = next(move for move in session.legal_moves() if move.identity != best)
    count = session.move_count
    sitting.click(other.parts[0])
    assert session.move_count == count, "an apprentice is named for good"
    assert sitting.says("alarun.action.name", card=sitting.services.words.say("alarun.kind.fungi")) or chosen(sitting)
    sitting.press(Intent.CONFIRM)
    assert session.history[count].move == other


# Looking


def test_pointing_at_a_seat_shows_its_square_large_in_the_place_of_ones_own(services):
    sitting = at(services, "act", 3, round_number=3)
    own = sitting.says("alarun.table.your_turn")
    point_at(sitting, "seat 1")
    assert own
    assert not sitting.says("alarun.table.your_turn")
    assert sitting.says("alarun.table.closed_colour")
    assert sitting.texts.count("Bertók") >= 2


def test_pointing_at_a_card_shows_it_large_with_its_words(services):
    sitting = at(services, "act")
    part = swaps(sitting)[0].parts[0]
    point_at(sitting, part)
    kind = part.partition("_")[2]
    assert sitting.says(f"alarun.gallery.kind.{kind}")
    assert f"herbal.{kind}" in sitting.frames


def test_pointing_at_the_discards_lays_them_out(services):
    sitting = at(services, "act", 2, round_number=2)
    count = len(sitting.top.session.observe(None).discards)
    assert count == 6
    point_at(sitting, "discards")
    assert sitting.says("alarun.table.discarded", count=count)


def test_the_log_joins_what_a_seat_places_in_a_round(services):
    sitting = at(services, "act", 4, round_number=2)
    lines = [line for line in sitting.top._log._lines if line.joins]
    assert [len(line.sprites) for line in lines] == [3] * 4
    assert {line.seat for line in lines} == {0, 1, 2, 3}
    assert all(line.turn > 0 for line in lines)


@pytest.mark.parametrize(("frame", "shape"), [("ingredient.fungi.yellow", 1.0), ("colour.yellow", 1.29)])
def test_cards_keep_their_shape_in_the_gallery(services, frame, shape):
    sitting = Sitting(services, ReaderScene(services, "alarun", "gallery"))
    while not sitting.picture.boxes_of(frame):
        sitting.press(Intent.DOWN)
    _, _, width, height = sitting.picture.boxes_of(frame)[0]
    assert height / width == pytest.approx(shape, abs=0.12)


def test_a_hint_marks_cards_cells_and_buttons(services):
    for phase, marks in (("act", (1, 2)), ("place", (2,)), ("name", (1, 2))):
        sitting = at(services, phase)
        sitting.press(Intent.HINT)
        sitting.wait_for(lambda sitting=sitting: sitting.top._hint is not None)
        owls = sitting.frames.count("icon.hint") - 1
        assert owls in marks, phase
        assert sitting.says("table.prompt.hint")


def test_the_prompt_warns_before_only_passes_are_left(services):
    session = alarun("person", "person", "person")
    while session.observe(session.to_move).actions_left is None:
        swap = next(move for move in session.legal_moves() if isinstance(move, Swap))
        session.play(swap)
    sitting = sit_down(services, session)
    sitting.wait_for(lambda: not isinstance(sitting.top, PlayScene))
    sitting.press(Intent.CONFIRM)
    sitting.wait_for(asked(sitting))
    assert sitting.says("alarun.prompt.act.warning", count=2)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_arrows_lead_from_the_hand_to_every_button(services, seats):
    sitting = at(services, "act", seats)
    sitting.give(Pick(1))
    reached = {}
    for keys in ((Intent.DOWN,), (Intent.DOWN, Intent.RIGHT), (Intent.DOWN, Intent.DOWN)):
        sitting.give(Pick(1))
        sitting.press(*keys)
        reached[keys] = sitting.widgets.focus
    assert list(reached.values()) == ["swap", "pass", "swap_all"]
    if seats == 2:
        sitting.press(Intent.RIGHT)
        assert sitting.widgets.focus == "refresh"


# One screen, several persons


def test_a_closed_colour_names_the_key_that_opens_it(services):
    sitting = sit_down(services, played(alarun("person", "person"), moment("place")))
    sitting.wait_for(asked(sitting))
    assert sitting.says("alarun.table.closed_key", button="V")
    point_at(sitting, "colour")
    sitting.let_pass(1.0)
    assert any("Hold V to look at yours." in text for text in sitting.texts)
    sitting.give(Pressed(Intent.REVEAL))
    assert not sitting.says("alarun.table.closed_key", button="V")
    assert sitting.top.table.seen.colour is not None


def test_one_person_alone_has_no_need_of_that_key(services):
    sitting = at(services, "place")
    point_at(sitting, "colour")
    sitting.let_pass(1.0)
    assert not any("Hold V" in text for text in sitting.texts)
