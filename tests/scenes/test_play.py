"""The table scene beyond the moves themselves: reasons, hints, undo, looking back, the menu, bots, files."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from harness import (
    Harness,
    HereThinker,
    any_move,
    asked,
    cut_in,
    deciding,
    face_up,
    glowing,
    hand_of,
    match_of,
    play_on,
    says_hint,
    sit_down,
)

from game.play.catalogue import GAMES
from game.play.session import Session
from game.rules.cauldron15.cards import CARD_NAMES
from game.rules.cauldron15.moves import PLAY
from game.scenes.pages.reader import ReaderScene
from game.scenes.pages.results_page import ResultsScene
from game.scenes.pages.settings_page import SettingsScene
from game.scenes.playing.pause import PauseScene
from game.scenes.playing.play_composing import next_id
from game.scenes.playing.play_notice import LEAST_READ
from game.scenes.playing.play_scene import PlayScene
from game.scenes.playing.sharing.handover import HandoverScene
from game.scenes.title import TitleScene
from game.view.dialog import Dialog
from game.view.drawing.canvas import Canvas
from game.view.drawing.viewport import Viewport
from game.view.input.commands import Intent, Pick, PointerMoved, PointerPressed, Pressed, Wheel

FOLLOW_SEED = 3
LANGUAGES = ("en", "de", "fr", "es")
FULL = "/dev/full"

SHADOW = 1 / 120
"""How far, in heights of the window, a shadow may fall out of it."""
needs_full_disk = pytest.mark.skipif(not Path(FULL).exists(), reason="only Linux has a disk that is always full")


def must_follow(session: Session) -> bool:
    """Return whether the person holds cards that may not be played."""
    return deciding("play")(session) and 0 < len(session.legal_moves()) < len(hand_of(session, 0))


@pytest.fixture
def harness(services) -> Harness:
    """A person among three bots who has to follow suit and holds other cards too."""
    session = play_on(match_of("person", "greedy", "greedy", "greedy", seed=FOLLOW_SEED), must_follow)
    harness = sit_down(services, session)
    harness.wait_for(asked(harness))
    return harness


def refused_cards(harness: Harness) -> list[str]:
    return sorted(hand_of(harness.top.session, 0) - set(glowing(harness)))


def enabled(harness: Harness, id: str) -> bool:
    return harness.widgets[id].enabled


# Reasons


def test_an_illegal_card_says_why_in_the_prompt_and_nothing_happens(harness):
    session = harness.top.session
    count = session.move_count
    card = refused_cards(harness)[0]
    why = session.why_not(PLAY[CARD_NAMES.index(card)])
    harness.click(card)
    assert session.move_count == count
    assert any(harness.services.words.say(why) in text for text in harness.texts)
    question = harness.top.table.prompt(harness.top.state.asking).wish
    assert any(harness.services.words.say(question) in text for text in harness.texts), "what is asked stays to be read"


def test_enter_keeps_no_card_of_a_trick_before_somebody_has_gone_to_one(services):
    session = play_on(match_of("person", "greedy", "greedy", seed=FOLLOW_SEED), deciding("take"))
    harness = sit_down(services, session)
    harness.wait_for(asked(harness))
    made = session.move_count
    harness.press(Intent.CONFIRM, Intent.CONFIRM)
    assert session.move_count == made
    assert harness.says("table.keys.nowhere")
    harness.press(Intent.RIGHT, Intent.CONFIRM)
    assert session.move_count > made


def test_an_illegal_card_cannot_be_dragged_to_the_trick(harness):
    session = harness.top.session
    count = session.move_count
    harness.drag(refused_cards(harness)[0], 960, 400)
    assert session.move_count == count


def test_a_card_that_is_dropped_on_the_hand_stays_there(harness):
    session = harness.top.session
    count = session.move_count
    part = glowing(harness)[0]
    area = harness.widgets[part].area
    harness.drag(part, area.middle_x + 60, area.middle_y)
    assert session.move_count == count
    assert face_up(harness) == hand_of(session, 0)


@pytest.mark.parametrize("home", ["seat0", "hand"])
def test_a_card_of_the_trick_is_dragged_home_to_be_kept(services, home):
    session = play_on(match_of("person", "greedy", "greedy", seed=8), deciding("take", 0))
    harness = sit_down(services, session)
    harness.wait_for(asked(harness))
    count, prize = session.move_count, glowing(harness)[0]
    area = harness.widgets[prize].area
    harness.drag(prize, area.middle_x, area.middle_y - 100)
    assert session.move_count == count
    harness.drag(prize, *harness.top.table.plan.area(home).centre)
    assert session.history[count].move.parts == (prize,)


def test_a_dragged_card_hangs_on_the_pointer_and_esc_puts_it_back(harness):
    session = harness.top.session
    count = session.move_count
    part = glowing(harness)[0]
    start = harness.widgets[part].area.centre
    harness.give(PointerMoved(*start), PointerPressed(*start), PointerMoved(start[0], start[1] - 300))
    card = f"card.{part.replace(' ', '.')}"
    (box,) = harness.picture.boxes_of(card)
    assert abs((box[1] + box[3] / 2) * 1.5 - (start[1] - 300)) < 8
    harness.press(Intent.CANCEL)
    (box,) = harness.picture.boxes_of(card)
    assert (box[1] + box[3] / 2) * 1.5 > start[1] - 60
    assert session.move_count == count
    assert isinstance(harness.top, PlayScene)


def test_a_card_is_large_once_it_was_pointed_at_for_a_moment_and_the_next_at_once(harness):
    first, second = glowing(harness)[0], refused_cards(harness)[0]
    harness.give(PointerMoved(*harness.widgets[first].area.centre))
    harness.let_pass(0.1)
    assert not any(frame.startswith("large.") for frame in harness.frames)
    harness.look_at(first)
    assert harness.services.words.say(f"card.{first.replace(' ', '')}.flavour") in harness.texts
    harness.give(PointerMoved(*harness.widgets[second].area.centre))
    harness.let_pass(0.05)
    assert harness.services.words.say(f"card.{second.replace(' ', '')}.flavour") in harness.texts
    harness.give(PointerMoved(640, 20))
    harness.let_pass(0.05)
    harness.give(PointerMoved(*harness.widgets[first].area.centre))
    harness.let_pass(0.05)
    assert not any(frame.startswith("large.") for frame in harness.frames)


def test_pointing_at_a_card_shows_it_large_with_what_it_would_do(harness):
    legal, refused = glowing(harness)[0], refused_cards(harness)[0]
    for card in (legal, refused):
        harness.look_at(card)
        suit, number = card.split()
        assert {f"large.{suit}", f"picture.{suit}.{number}"} <= set(harness.frames)
        assert harness.services.words.say(f"card.{suit}{number}.flavour") in harness.texts


def test_number_keys_show_which_card_enter_will_play(harness):
    session = harness.top.session
    harness.give(PointerMoved(960, 500))
    harness.give(Pick(len(glowing(harness))))
    chosen = glowing(harness)[-1]
    suit, _ = chosen.split()
    assert f"large.{suit}" in harness.frames, "nothing shows what was picked"
    harness.press(Intent.CONFIRM)
    assert session.history[-1].move.parts == (chosen,)


# Hints


def test_a_hint_marks_a_move_and_says_why(harness):
    thinker = harness.services.thinker()
    assert isinstance(thinker, HereThinker)
    harness.give(Pressed(Intent.HINT))
    assert harness.says("table.prompt.thinking")
    harness.wait_for(lambda: says_hint(harness))
    assert thinker.asked[-1].skill == "grandmaster"
    assert "icon.hint" in harness.frames
    assert harness.frames.count("icon.hint") == 1, "the card; the button says what another press does"
    assert not [text for text in harness.texts if text.startswith("[")]
    assert len(glowing(harness)) > 0


def test_a_hint_for_a_prize_marks_the_card_of_the_trick(services):
    session = play_on(match_of("person", "greedy", "greedy"), deciding("take"))
    harness = sit_down(services, session)
    harness.wait_for(asked(harness))
    harness.click("button.hint")
    harness.wait_for(lambda: says_hint(harness))
    assert harness.frames.count("icon.hint") == 1


def test_out_of_turn_a_hint_is_refused_with_a_sentence(services):
    session = play_on(match_of("person", "greedy", "greedy"), lambda each: each.to_move == 1)
    harness = sit_down(services, session)
    harness.give(Pressed(Intent.HINT))
    assert harness.says("table.hint.not_your_turn")
    assert not enabled(harness, "button.hint")


# Undo and redo


def test_undo_and_redo_by_keys_and_buttons(harness):
    session = harness.top.session
    before = session.move_count
    hand = hand_of(session, 0)
    harness.click(glowing(harness)[0])
    harness.wait_for(asked(harness))
    after = session.move_count
    line = [turn.move for turn in session.history]
    for undo, redo in (
        (harness.take_back, lambda: harness.press(Intent.REDO)),
        (lambda: harness.click("button.undo"), lambda: harness.click("button.redo")),
    ):
        undo()
        assert session.move_count == before
        harness.wait_for(asked(harness))
        assert face_up(harness) == hand == hand_of(session, 0)
        redo()
        harness.wait_for(asked(harness))
        assert session.move_count == after
        assert [turn.move for turn in session.history] == line


def test_where_nothing_can_be_undone_buttons_are_off_and_say_why(services):
    session = match_of("person", "greedy", seed=4)
    harness = sit_down(services, session)
    for button, intent, key in (
        ("button.undo", Intent.UNDO, "play.undo.nothing"),
        ("button.redo", Intent.REDO, "play.redo.nothing"),
    ):
        assert not enabled(harness, button)
        assert harness.widgets[button].disabled_because == services.words.say(key)
        harness.press(intent)
        assert harness.says(key)
        harness.click(button)
        assert harness.says(key)


def shower(session) -> str:
    """Return who has shown a card first after the last decision of the only person."""
    return session.names[session.history[session.undo_turn.number].seat]


def test_without_free_undo_luck_stays_as_it_came(services):
    services.settings.change(free_undo=False)
    session = match_of("person", "greedy", "greedy", "greedy", seed=FOLLOW_SEED)
    harness = sit_down(services, session)
    harness.wait_for(asked(harness))
    harness.click(glowing(harness)[0])
    harness.wait_for(asked(harness))
    count = session.move_count
    assert not session.undo_is_free
    harness.press(Intent.UNDO)
    assert session.move_count == count
    assert harness.says("play.undo.setting", why=services.words.say("play.undo.hidden.by", name=shower(session)))


@pytest.mark.parametrize("way", ["key", "click"])
def test_before_luck_comes_back_for_the_first_time_it_is_said_what_that_costs(services, way):
    def undo() -> None:
        if way == "key":
            harness.press(Intent.UNDO)
        else:
            harness.click("button.undo")

    session = match_of("person", "greedy", "greedy", "greedy", seed=FOLLOW_SEED)
    harness = sit_down(services, session)
    for _ in range(2):
        harness.wait_for(asked(harness))
        harness.click(glowing(harness)[0])
    harness.wait_for(asked(harness))
    count = session.move_count
    undo()
    assert session.move_count == count
    assert not session.marked
    assert harness.says("table.undo.ask")
    undo()
    harness.wait_for(asked(harness))
    assert harness.says("table.undo.luck")
    assert session.marked
    assert session.move_count < count
    count = session.move_count
    undo()
    harness.wait_for(asked(harness))
    assert session.move_count < count, "a match that is marked has no more to lose"


def test_what_luck_costs_is_said_again_after_another_move(services):
    session = match_of("person", "greedy", "greedy", "greedy", seed=FOLLOW_SEED)
    harness = sit_down(services, session)
    for _ in range(2):
        harness.wait_for(asked(harness))
        harness.click(glowing(harness)[0])
        harness.wait_for(asked(harness))
        harness.press(Intent.UNDO)
        assert harness.says("table.undo.ask")
        assert not session.marked


@pytest.mark.parametrize(("free", "key"), [(True, "table.undo.free.tip"), (False, "table.undo.tip")])
def test_before_undo_its_button_says_whether_luck_comes_back_with_it(services, free, key):
    services.settings.change(free_undo=free)
    session = match_of("person", "greedy", "greedy", "greedy", seed=FOLLOW_SEED)
    harness = sit_down(services, session)
    harness.wait_for(asked(harness))
    harness.click(glowing(harness)[0])
    harness.wait_for(asked(harness))
    button = harness.widgets["button.undo"]
    assert button.tooltip == services.words.say(key)
    assert (button.note == button.tooltip) == free


def test_after_a_take_back_the_button_speaks_of_one_decision_more(services):
    services.settings.change(free_undo=True)
    harness = sit_down(services, match_of("person", "greedy", "greedy", "greedy", seed=FOLLOW_SEED))
    for _ in range(2):
        harness.wait_for(asked(harness))
        harness.click(glowing(harness)[0])
    harness.wait_for(asked(harness))
    said = services.words.say
    assert harness.widgets["button.undo"].tooltip == said("table.undo.free.tip")
    harness.press(Intent.UNDO, Intent.UNDO)
    harness.wait_for(asked(harness))
    assert harness.widgets["button.undo"].tooltip == said("table.undo.more.tip")


def test_nothing_is_said_of_what_is_pointed_at_beneath_a_page(harness):
    harness.give(PointerMoved(*harness.widgets["button.undo"].area.centre))
    harness.let_pass(1.0)
    tip = harness.services.words.say("table.undo.tip")
    said = {text for text in harness.texts if text in tip or text == harness.widgets["button.undo"].note}
    assert said
    harness.press(Intent.MENU)
    assert isinstance(harness.top, PauseScene)
    assert not said & set(harness.texts)


@pytest.mark.one_in(2)
@pytest.mark.parametrize("seats", [("person", "greedy", "greedy"), ("person", "person", "greedy")], ids=["one", "two"])
def test_bots_finish_a_match_unless_that_is_taken_back(services, seats):
    services.settings.change(hold="click", bell="key", free_undo=False)
    session = match_of(*seats, seed=1)
    harness = sit_down(services, session)
    play = harness.stack.scenes[0]
    harness.wait_for(lambda: isinstance(harness.top, HandoverScene) or asked(harness)())
    if isinstance(harness.top, HandoverScene):
        harness.press(Intent.CONFIRM)
        harness.wait_for(asked(harness))
    harness.press(Intent.MENU)
    assert services.words.has("pause.minutes")
    assert any("minutes are left" in text for text in harness.texts)
    harness.click("finish")
    harness.wait_for(lambda: session.move_count > 6 and session.why_no_undo() is not None)
    assert play.state.asking is None
    assert "finish" not in play.entries
    harness.click("button.undo")
    assert not play.state.finishing
    harness.wait_for(lambda: isinstance(harness.top, HandoverScene) or asked(harness)())
    if isinstance(harness.top, HandoverScene):
        harness.press(Intent.CONFIRM)
        harness.wait_for(asked(harness))
    harness.press(Intent.MENU)
    harness.click("finish")
    harness.wait_for(lambda: session.to_move is None, 900)
    assert session.outcome is not None
    assert session.left == frozenset(session.persons), "it counts for nobody"


def test_bots_finish_at_once_when_that_is_wanted(services):
    session = match_of("person", "greedy", "greedy", seed=FOLLOW_SEED)
    harness = sit_down(services, session)
    play = harness.stack.scenes[0]
    harness.wait_for(asked(harness))
    harness.press(Intent.MENU)
    assert "rush" not in harness.widgets.ids
    harness.click("finish")
    harness.stack.update(0.0)
    assert harness.says("table.bots.finish")
    harness.press(Intent.MENU)
    harness.click("rush")
    assert harness.says("table.bots.rush")
    assert "rush" not in play.entries
    harness.wait_for(lambda: session.to_move is None, 20.0)
    harness.wait_for(lambda: isinstance(harness.top, ResultsScene), 1.0)


def test_bots_that_hurry_to_the_end_stop_when_that_is_taken_back(services):
    session = match_of("person", "greedy", "greedy", seed=FOLLOW_SEED)
    harness = sit_down(services, session)
    play = harness.stack.scenes[0]
    harness.wait_for(asked(harness))
    harness.press(Intent.MENU)
    harness.click("finish")
    harness.press(Intent.SKIP)
    assert play.desk.rushing
    harness.press(Intent.UNDO)
    assert not play.desk.rushing
    harness.wait_for(asked(harness))


def test_undo_while_a_card_flies_takes_everything_back(harness):
    session = harness.top.session
    before = session.move_count
    hand = hand_of(session, 0)
    harness.click(glowing(harness)[0])
    harness.let_pass(0.1)
    harness.press(Intent.UNDO)
    assert session.move_count == before
    harness.wait_for(asked(harness))
    assert face_up(harness) == hand


# Looking back


def log_lines(harness: Harness) -> list[str]:
    return [id for id in harness.widgets.ids if id.startswith("log ")]


def test_the_log_leads_back_and_esc_returns(harness):
    session = harness.top.session
    play_on(session, lambda each: each.move_count > 10 and must_follow(each))
    harness = sit_down(harness.services, session)
    harness.wait_for(asked(harness))
    live = harness.texts
    harness.click(log_lines(harness)[0])
    assert not session.is_live
    assert session.shown < session.move_count
    assert harness.says("table.prompt.back")
    assert glowing(harness) == ()
    harness.let_pass(3.0)
    assert not session.is_live
    harness.press(Intent.CANCEL)
    assert session.is_live
    harness.wait_for(asked(harness))
    harness.give(PointerMoved(960, 30))
    assert harness.texts == live


def test_the_log_tells_of_the_first_dice_after_they_fell(services):
    session = match_of("person", "greedy", "greedy", game="cauldron")
    told = log_lines(sit_down(services, session))
    harness = sit_down(services, session, fresh=True)
    assert log_lines(harness) == []
    assert harness.top.state.moving
    harness.wait_for(lambda: log_lines(harness) != [])
    assert log_lines(harness) == told


@pytest.mark.parametrize("game", sorted(GAMES))
def test_redoing_while_one_looks_back_goes_on_from_the_live_moment(services, game):
    session = match_of("person", "greedy", game=game)
    play_on(session, lambda each: each.move_count >= 12 and each.to_move == 0)
    session.undo()
    harness = sit_down(services, session)
    count = session.move_count
    harness.top._look_back(session.base)
    harness.press(Intent.REDO)
    assert session.is_live
    assert session.move_count > count
    harness.let_pass(1.0)


def test_the_wheel_goes_through_the_whole_log(services):
    session = play_on(match_of("person", "greedy", "greedy"), lambda each: each.observe(None).round == 2)
    harness = sit_down(services, session)
    area = harness.top.table.plan.area("log")
    first = services.words.say("cauldron15.log.trick", round=1, number=1)
    assert first not in harness.texts
    for _ in range(60):
        harness.give(Wheel(*area.centre, 1))
    assert first in harness.texts
    for _ in range(60):
        harness.give(Wheel(*area.centre, -1))
    assert first not in harness.texts


def test_bots_wait_while_one_looks_back(services):
    session = play_on(match_of("person", "greedy", "greedy"), lambda each: each.move_count > 8 and each.to_move == 1)
    harness = sit_down(services, session)
    harness.click(log_lines(harness)[0])
    count = session.move_count
    harness.let_pass(5.0)
    assert session.move_count == count
    harness.press(Intent.CANCEL)
    harness.wait_for(lambda: session.move_count > count)


def test_every_moment_can_be_looked_at(services):
    session = play_on(match_of("person", "greedy"))
    harness = sit_down(services, session)
    harness.wait_for(lambda: isinstance(harness.top, ResultsScene))
    harness.press(Intent.CANCEL)
    for number in range(session.base, session.move_count):
        session.seek(number)
        harness.top.table.show(session.observe(0), 0)
        assert harness.says("table.prompt.back")


# The menu, the book, the ways out


def test_the_pause_leads_everywhere_and_back(harness):
    for entry, scene in (("rules", ReaderScene), ("gallery", ReaderScene), ("settings", SettingsScene)):
        harness.press(Intent.MENU)
        assert isinstance(harness.top, PauseScene)
        assert harness.says("pause.saved")
        harness.click(entry)
        assert isinstance(harness.top, scene)
        assert harness.texts
        harness.press(Intent.CANCEL)
        assert isinstance(harness.top, PauseScene)
        harness.click("resume")
        assert isinstance(harness.top, PlayScene)
    harness.press(Intent.CANCEL)
    assert isinstance(harness.top, PauseScene)
    harness.press(Intent.CANCEL)
    assert glowing(harness)


def test_arrows_go_round_the_pause(harness):
    harness.press(Intent.MENU)
    entries = harness.widgets.ids
    harness.press(Intent.UP)
    assert harness.widgets.by_keys
    harness.widgets.focus_on(entries[0])
    for entry in (*reversed(entries), entries[-1]):
        harness.press(Intent.UP)
        assert harness.widgets.focus == entry
    harness.press(Intent.DOWN)
    assert harness.widgets.focus == entries[0]


def test_the_pause_leads_to_the_title_and_out(services):
    for entry in ("title", "quit"):
        session = match_of("person", "greedy", library=services.library)
        harness = sit_down(services, session)
        harness.click("button.menu")
        harness.click(entry)
        assert session.read_only, "the journal is closed"
        if entry == "title":
            assert isinstance(harness.top, TitleScene)
        else:
            assert harness.stack.over


def test_rules_and_cards_are_a_key_away(harness):
    for intent, focus in ((Intent.RULES, "text"), (Intent.GALLERY, "gallery")):
        harness.press(intent)
        assert isinstance(harness.top, ReaderScene)
        assert harness.widgets.focus == focus
        assert len(harness.texts) > 10
        harness.press(Intent.CANCEL)
        assert isinstance(harness.top, PlayScene)


def test_settings_changed_in_the_pause_hold_at_the_table(harness):
    harness.press(Intent.MENU)
    harness.click("settings")
    harness.click("reduced_motion")
    harness.press(Intent.CANCEL, Intent.CANCEL)
    harness.wait_for(asked(harness))
    table = harness.top.table
    assert table.timeline.speed == 0
    assert table.boil.next_frame_due is None
    harness.click(glowing(harness)[0])
    assert not table.timeline.busy


# Bots


def test_bots_pause_and_step(services):
    session = play_on(match_of("person", "greedy", "greedy", "greedy"), lambda each: each.to_move == 1)
    harness = sit_down(services, session)
    harness.press(Intent.PAUSE)
    assert harness.says("table.bots.paused", count=3)
    count = session.move_count
    harness.let_pass(5.0)
    assert session.move_count == count
    harness.press(Intent.STEP)
    harness.wait_for(lambda: session.move_count == count + 1)
    harness.let_pass(5.0)
    assert session.move_count == count + 1
    harness.press(Intent.PAUSE)
    assert harness.says("table.bots.going", count=3)
    harness.wait_for(asked(harness))


def test_the_pace_of_the_bots_is_a_key_and_is_kept(services):
    harness = sit_down(services, play_on(match_of("person", "greedy"), deciding("play")))
    for intent, pace in ((Intent.FASTER, 400), (Intent.FASTER, 0), (Intent.FASTER, 0), (Intent.SLOWER, 400)):
        harness.press(intent)
        assert services.settings.current.bot_pace == pace
        assert harness.says(f"settings.bot_pace.{pace}")


def test_a_key_brings_what_moves_to_its_end(services):
    session = match_of("person", "person", seed=4)
    harness = sit_down(services, session, fresh=True)
    assert harness.top.next_frame_due == 0
    harness.give(Pressed(Intent.SKIP))
    assert not harness.top.table.timeline.busy


# Files


def test_a_match_that_is_open_elsewhere_is_only_shown_and_says_so(services):
    session = play_on(match_of("person", "greedy", "greedy", library=services.library), deciding("play"))
    again = Session.resume(session.path)
    harness = sit_down(services, again)
    assert isinstance(harness.top, Dialog)
    assert harness.says("store.journal.elsewhere")
    harness.press(Intent.CONFIRM)
    harness.let_pass(5.0)
    assert glowing(harness) == ()
    for button in ("button.undo", "button.redo"):
        assert harness.widgets[button].disabled_because == services.words.say("play.read_only")
    harness.press(Intent.UNDO)
    assert harness.says("play.read_only")
    for part in hand_of(again, 0):
        harness.click(part)
    assert again.move_count == session.move_count
    session.close()


def test_a_read_only_match_of_bots_does_not_move(services):
    session = play_on(match_of("greedy", "greedy", library=services.library), lambda each: each.move_count == 4)
    again = Session.resume(session.path)
    harness = sit_down(services, again)
    harness.press(Intent.CONFIRM)
    harness.let_pass(5.0)
    assert again.move_count == 4
    session.close()


@pytest.mark.parametrize("reduced_motion", [False, True])
def test_after_a_notice_is_closed_the_person_is_asked(services, reduced_motion):
    services.settings.change(reduced_motion=reduced_motion)
    session = play_on(match_of("person", "greedy", library=services.library), deciding("play"))
    session.close()
    with session.path.open("a") as file:
        file.write('{"record":"mo')
    harness = sit_down(services, Session.resume(session.path))
    assert harness.says("store.journal.torn")
    harness.press(Intent.CONFIRM)
    harness.wait_for(asked(harness))


@contextmanager
def full_disk(session: Session) -> Iterator[None]:
    """Let a match's journal write to a disk without room."""
    journal = session._journal
    usual = journal._descriptor
    journal._descriptor = os.open(FULL, os.O_WRONLY)
    try:
        yield
    finally:
        os.close(journal._descriptor)
        journal._descriptor = usual


@needs_full_disk
def test_on_a_full_disk_the_move_stays_unmade_and_the_person_is_told(services):
    session = play_on(match_of("person", "greedy", "greedy", library=services.library), deciding("play"))
    harness = sit_down(services, session)
    harness.wait_for(asked(harness))
    count, part = session.move_count, glowing(harness)[0]
    with full_disk(session):
        harness.click(part)
        assert isinstance(harness.top, Dialog)
        assert session.move_count == count
        assert harness.says("store.disk.full", path=str(session.path))
        harness.press(Intent.CONFIRM)
        assert isinstance(harness.top, PlayScene)
        assert part in glowing(harness)
        assert face_up(harness) == hand_of(session, 0)
    harness.click(part)
    assert session.move_count == count + 1
    session.close()
    assert Session.read(session.path).move_count == count + 1


@needs_full_disk
@pytest.mark.parametrize("intent", [Intent.UNDO, Intent.REDO])
def test_on_a_full_disk_nothing_is_undone_or_redone(harness, services, intent):
    session = play_on(match_of("person", "greedy", library=services.library), lambda each: each.move_count > 4)
    play_on(session, deciding("play"))
    if intent is Intent.REDO:
        session.undo()
    harness = sit_down(services, session)
    harness.wait_for(asked(harness))
    count = session.move_count
    with full_disk(session):
        if intent is Intent.UNDO:
            harness.take_back()
        else:
            harness.press(intent)
    assert isinstance(harness.top, Dialog)
    assert session.move_count == count
    harness.press(Intent.CONFIRM)
    assert glowing(harness)


@contextmanager
def room_on_the_disk(session: Session, more: int) -> Iterator[None]:
    """Let no file grow beyond the match's journal with so many more bytes."""
    resource = pytest.importorskip("resource", reason="only POSIX systems limit the size of files")
    usual = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (session.path.stat().st_size + more, usual[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, usual)


def test_on_a_disk_that_fills_half_way_what_was_redone_is_shown(harness, services):
    session = play_on(match_of("person", "greedy", library=services.library), lambda each: each.move_count > 4)
    play_on(session, deciding("play"))
    session.undo()
    undone = session.move_count
    harness = sit_down(services, session)
    harness.wait_for(asked(harness))
    before = session.path.stat().st_size
    session.redo()
    assert session.move_count > undone + 1, "a bot answers at once"
    lines = session.path.read_bytes()[before:].splitlines(keepends=True)
    session.undo()
    with room_on_the_disk(session, len(lines[0]) + len(lines[1]) // 2):
        harness.press(Intent.REDO)
        assert isinstance(harness.top, Dialog)
    assert session.move_count == undone + 1
    assert face_up(harness) == hand_of(session, 0)
    harness.press(Intent.CONFIRM)
    harness.wait_for(asked(harness))
    session.close()
    assert Session.read(session.path).move_count >= undone + 1


@pytest.mark.parametrize("bots", [1, 2])
def test_bots_are_spoken_of_as_many_as_they_are(services, bots):
    session = play_on(match_of("person", *["greedy"] * bots), lambda each: each.to_move == 1)
    harness = sit_down(services, session)
    harness.press(Intent.PAUSE)
    assert harness.says("table.bots.paused", count=bots)
    harness.press(Intent.PAUSE)
    assert harness.says("table.bots.going", count=bots)


@needs_full_disk
def test_a_full_disk_pauses_the_bots(services):
    services.settings.change(bot_pace=0)
    session = play_on(match_of("person", "greedy", "greedy", library=services.library), lambda each: each.to_move == 1)
    harness = sit_down(services, session)
    count = session.move_count
    with full_disk(session):
        harness.wait_for(lambda: isinstance(harness.top, Dialog))
        harness.press(Intent.CONFIRM)
        harness.let_pass(3.0)
        assert isinstance(harness.top, PlayScene), "one dialog after the other"
        assert harness.says("table.bots.paused", count=2)
    assert session.move_count == count
    harness.press(Intent.PAUSE)
    harness.wait_for(lambda: session.move_count > count)


# The end


def test_after_the_end_the_table_stays_to_be_looked_at(services):
    session = play_on(match_of("person", "greedy", "greedy"))
    harness = sit_down(services, session)
    harness.wait_for(lambda: isinstance(harness.top, ResultsScene))
    harness.click("table")
    assert isinstance(harness.top, PlayScene)
    harness.let_pass(3.0)
    assert isinstance(harness.top, PlayScene)
    assert harness.says("table.prompt.over")
    harness.click("results")
    assert isinstance(harness.top, ResultsScene)


def test_the_last_decision_can_be_undone_after_the_end(services):
    session = play_on(match_of("person", "greedy", "greedy"))
    harness = sit_down(services, session)
    harness.wait_for(lambda: isinstance(harness.top, ResultsScene))
    harness.press(Intent.CANCEL, Intent.UNDO)
    assert session.outcome is None
    harness.wait_for(asked(harness))
    while session.outcome is None:
        harness.click(glowing(harness)[0])
        harness.wait_for(lambda: asked(harness)() or isinstance(harness.top, ResultsScene))
    assert isinstance(harness.top, ResultsScene)
    assert session.marked == harness.says("results.marked")


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1600, 1200), (2560, 1080)])
def test_the_table_fits_windows_of_every_shape(harness, size):
    picture = harness.stack.picture(size)
    shadow = round(size[1] * SHADOW)
    for what in (*harness.top.session.names, "icon.hint", "icon.menu", "cauldron.pot", "banner.round"):
        boxes = picture.boxes_of(what)
        assert boxes, what
        for x, y, width, height in boxes:
            assert x >= -shadow <= y
            assert x + width <= size[0] + shadow
            assert y + height <= size[1] + shadow


def test_a_waiting_table_shows_what_it_would_draw_anew(services, harness):
    viewport = Viewport.fitting(1280, 720)
    scene = harness.top
    drawings = set()
    for _ in range(5):
        harness.stack.update(services.theme.durations.boil)
        drawings.add(scene.cycle)
        canvas = Canvas(services.studio, viewport)
        scene.draw(canvas)
        assert harness.stack.draw(viewport).strokes == canvas.picture.strokes
    assert drawings == {0, 1, 2}


@pytest.mark.parametrize("game", ["alarun", "cauldron", "cauldron15"])
def test_whoever_looks_back_has_a_button_that_leads_to_the_match(services, game):
    session = play_on(match_of("person", "greedy", "greedy", game=game), lambda each: each.move_count >= 12)
    while session.to_move != 0 or session.asks_secretly:
        session.play(any_move(session))
    harness = sit_down(services, session)
    harness.wait_for(asked(harness))
    assert "live" not in harness.widgets.ids
    harness.click(next(id for id in harness.widgets.ids if id.startswith("log ")))
    assert not session.is_live
    harness.click("live")
    assert session.is_live
    assert "button.hint" in harness.widgets.ids


def test_the_keys_are_at_a_card_again_when_one_comes_back_from_looking_back(harness):
    line = next(id for id in harness.widgets.ids if id.startswith("log"))
    harness.widgets.focus_on(line, by_keys=True)
    harness.press(Intent.CONFIRM, Intent.CANCEL)
    harness.wait_for(asked(harness))
    assert harness.widgets.focus in glowing(harness)


@pytest.mark.parametrize("decision", ["play", "take", "discard"])
def test_no_card_of_cauldron_15_is_pressed_without_an_answer(services, decision):
    session = play_on(match_of("person", "greedy", "greedy", seed=8), deciding(decision))
    harness = sit_down(services, session)
    harness.wait_for(asked(harness))
    state, refused = harness.top.state, 0
    for id in harness.widgets.ids:
        if id in CARD_NAMES and id not in state.asking.narrowing.glowing:
            state.notice.drop()
            harness.click(id)
            assert state.notice.words, id
            refused += 1
    assert refused


def test_a_reason_why_not_gives_way_to_what_is_asked_when_it_has_been_read(services):
    session = play_on(match_of("person", "greedy", "greedy", seed=8), deciding("play"))
    harness = sit_down(services, session)
    harness.wait_for(asked(harness))
    state = harness.top.state
    wanted = harness.top.prompt
    harness.click(
        next(id for id in harness.widgets.ids if id in CARD_NAMES and id not in state.asking.narrowing.glowing)
    )
    told = state.notice.words
    assert told is not None
    harness.let_pass(LEAST_READ - 1.0)
    assert state.notice.words == told, "it stays to be read"
    harness.wait_for(lambda: state.notice.words is None)
    assert harness.top.prompt == wanted


def test_whoever_asks_for_a_hint_by_the_first_key_of_all_takes_it_by_the_next(harness):
    scene = harness.top
    harness.give(PointerMoved(960.0, 4.0))
    harness.press(Intent.HINT)
    harness.wait_for(lambda: says_hint(harness))
    assert scene.widgets.focus == next_id(scene.state.hint.move, scene.table, scene.state.asking, scene.widgets)
    assert scene.widgets.by_keys


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("decision", ["take", "discard"])
def test_a_large_card_tells_what_ones_cards_come_to_with_it_or_without_it(make, plain_theme, decision, language):
    services = make(language)
    services.studio.use_theme(plain_theme.with_look(high_contrast=False, text_scale=1.3))
    session = play_on(match_of("person", "greedy", "greedy", seed=8), deciding(decision))
    harness = sit_down(services, session)
    harness.wait_for(asked(harness))
    limit = session.observe(0).limit
    for card in glowing(harness):
        trial = Session.at(session.match, session.live_position())
        trial.play(next(move for move in session.legal_moves() if card in move.parts))
        total = trial.observe(0).totals[0]
        harness.look_at(card)
        case = ("with" if decision == "take" else "without") + (".above" if total > limit else "")
        assert harness.says(f"cauldron15.table.large.{case}", sum=total, limit=limit)
        assert not cut_in(harness)
