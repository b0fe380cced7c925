"""The table scene beyond the moves themselves: reasons, hints, undo, looking back, the menu, bots, files."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sitting import (
    HereThinker,
    Sitting,
    asked,
    deciding,
    face_up,
    glowing,
    hand_of,
    match_of,
    play_on,
    sit_down,
)

from game.play.catalogue import GAMES
from game.play.session import Session
from game.rules.cauldron15.cards import CARD_NAMES
from game.rules.cauldron15.moves import PLAY
from game.scenes.pause import PauseScene
from game.scenes.play import PlayScene
from game.scenes.reader import ReaderScene
from game.scenes.results import ResultsScene
from game.scenes.settings import SettingsScene
from game.scenes.title import TitleScene
from game.view.canvas import Canvas
from game.view.commands import Intent, Pick, PointerMoved, PointerPressed, Pressed, Wheel
from game.view.dialog import Dialog
from game.view.viewport import Viewport

FOLLOW_SEED = 3
FULL = "/dev/full"
needs_full_disk = pytest.mark.skipif(not Path(FULL).exists(), reason="only Linux has a disk that is always full")


def must_follow(session: Session) -> bool:
    """Return whether the person holds cards that may not be played."""
    return deciding("play")(session) and 0 < len(session.legal_moves()) < len(hand_of(session, 0))


@pytest.fixture
def sitting(services) -> Sitting:
    """A person among three bots who has to follow suit and holds other cards too."""
    session = play_on(match_of("person", "greedy", "greedy", "greedy", seed=FOLLOW_SEED), must_follow)
    sitting = sit_down(services, session)
    sitting.wait_for(asked(sitting))
    return sitting


def refused_cards(sitting: Sitting) -> list[str]:
    return sorted(hand_of(sitting.top.session, 0) - set(glowing(sitting)))


def enabled(sitting: Sitting, id: str) -> bool:
    return sitting.widgets[id].enabled


# Reasons


def test_an_illegal_card_says_why_in_the_prompt_and_nothing_happens(sitting):
    session = sitting.top.session
    count = session.move_count
    card = refused_cards(sitting)[0]
    why = session.why_not(PLAY[CARD_NAMES.index(card)])
    sitting.click(card)
    assert session.move_count == count
    assert any(sitting.services.words.say(why) in text for text in sitting.texts)
    assert sitting.says("table.prompt.yours")


def test_an_illegal_card_cannot_be_dragged_to_the_trick(sitting):
    session = sitting.top.session
    count = session.move_count
    sitting.drag(refused_cards(sitting)[0], 960, 400)
    assert session.move_count == count


def test_a_card_that_is_dropped_on_the_hand_stays_there(sitting):
    session = sitting.top.session
    count = session.move_count
    part = glowing(sitting)[0]
    area = sitting.widgets[part].area
    sitting.drag(part, area.middle_x + 60, area.middle_y)
    assert session.move_count == count
    assert face_up(sitting) == hand_of(session, 0)


def test_a_dragged_card_hangs_on_the_pointer_and_esc_puts_it_back(sitting):
    session = sitting.top.session
    count = session.move_count
    part = glowing(sitting)[0]
    start = sitting.widgets[part].area.centre
    sitting.give(PointerMoved(*start), PointerPressed(*start), PointerMoved(start[0], start[1] - 300))
    card = f"card.{part.replace(' ', '.')}"
    (box,) = sitting.picture.boxes_of(card)
    assert abs((box[1] + box[3] / 2) * 1.5 - (start[1] - 300)) < 8
    sitting.press(Intent.CANCEL)
    (box,) = sitting.picture.boxes_of(card)
    assert (box[1] + box[3] / 2) * 1.5 > start[1] - 60
    assert session.move_count == count
    assert isinstance(sitting.top, PlayScene)


def test_pointing_at_a_card_shows_it_large_with_what_it_would_do(sitting):
    legal, refused = glowing(sitting)[0], refused_cards(sitting)[0]
    for card in (legal, refused):
        sitting.give(PointerMoved(*sitting.widgets[card].area.centre))
        suit, number = card.split()
        assert {f"large.{suit}", f"picture.{suit}.{number}"} <= set(sitting.frames)
        assert sitting.services.words.say(f"card.{suit}{number}.flavour") in sitting.texts


def test_number_keys_show_which_card_enter_will_play(sitting):
    session = sitting.top.session
    sitting.give(PointerMoved(960, 500))
    sitting.give(Pick(len(glowing(sitting))))
    chosen = glowing(sitting)[-1]
    suit, _ = chosen.split()
    assert f"large.{suit}" in sitting.frames, "nothing shows what was picked"
    sitting.press(Intent.CONFIRM)
    assert session.history[-1].move.parts == (chosen,)


# Hints


def test_a_hint_marks_a_move_and_says_why(sitting):
    thinker = sitting.services.thinker()
    assert isinstance(thinker, HereThinker)
    sitting.give(Pressed(Intent.HINT))
    assert sitting.says("table.prompt.thinking")
    sitting.wait_for(lambda: sitting.says("table.prompt.hint"))
    assert thinker.asked[-1].skill == "master"
    assert "icon.hint" in sitting.frames
    assert sitting.frames.count("icon.hint") == 2, "the button and the card"
    assert not [text for text in sitting.texts if text.startswith("[")]
    assert len(glowing(sitting)) > 0


def test_a_hint_for_a_prize_marks_the_card_of_the_trick(services):
    session = play_on(match_of("person", "greedy", "greedy"), deciding("take"))
    sitting = sit_down(services, session)
    sitting.wait_for(asked(sitting))
    sitting.click("button.hint")
    sitting.wait_for(lambda: sitting.says("table.prompt.hint"))
    assert sitting.frames.count("icon.hint") == 2


def test_out_of_turn_a_hint_is_refused_with_a_sentence(services):
    session = play_on(match_of("person", "greedy", "greedy"), lambda each: each.to_move == 1)
    sitting = sit_down(services, session)
    sitting.give(Pressed(Intent.HINT))
    assert sitting.says("table.hint.not_your_turn")
    assert not enabled(sitting, "button.hint")


# Undo and redo


def test_undo_and_redo_by_keys_and_buttons(sitting):
    session = sitting.top.session
    before = session.move_count
    hand = hand_of(session, 0)
    sitting.click(glowing(sitting)[0])
    sitting.wait_for(asked(sitting))
    after = session.move_count
    line = [turn.move for turn in session.history]
    for undo, redo in (
        (lambda: sitting.press(Intent.UNDO), lambda: sitting.press(Intent.REDO)),
        (lambda: sitting.click("button.undo"), lambda: sitting.click("button.redo")),
    ):
        undo()
        assert session.move_count == before
        sitting.wait_for(asked(sitting))
        assert face_up(sitting) == hand == hand_of(session, 0)
        redo()
        sitting.wait_for(asked(sitting))
        assert session.move_count == after
        assert [turn.move for turn in session.history] == line


def test_where_nothing_can_be_undone_buttons_are_off_and_say_why(services):
    session = match_of("person", "greedy", seed=4)
    sitting = sit_down(services, session)
    for button, intent, key in (
        ("button.undo", Intent.UNDO, "play.undo.nothing"),
        ("button.redo", Intent.REDO, "play.redo.nothing"),
    ):
        assert not enabled(sitting, button)
        assert sitting.widgets[button].disabled_because == services.words.say(key)
        sitting.press(intent)
        assert sitting.says(key)
        sitting.click(button)
        assert sitting.says(key)


def test_without_free_undo_luck_stays_as_it_came(services):
    services.settings.change(free_undo=False)
    session = match_of("person", "greedy", "greedy", "greedy", seed=FOLLOW_SEED)
    sitting = sit_down(services, session)
    sitting.wait_for(asked(sitting))
    sitting.click(glowing(sitting)[0])
    sitting.wait_for(asked(sitting))
    count = session.move_count
    assert not session.undo_is_free
    sitting.press(Intent.UNDO)
    assert session.move_count == count
    assert sitting.says("play.undo.setting", why=services.words.say("play.undo.hidden"))


def test_undo_while_a_card_flies_takes_everything_back(sitting):
    session = sitting.top.session
    before = session.move_count
    hand = hand_of(session, 0)
    sitting.click(glowing(sitting)[0])
    sitting.let_pass(0.1)
    sitting.press(Intent.UNDO)
    assert session.move_count == before
    sitting.wait_for(asked(sitting))
    assert face_up(sitting) == hand


# Looking back


def log_lines(sitting: Sitting) -> list[str]:
    return [id for id in sitting.widgets.ids if id.startswith("log ")]


def test_the_log_leads_back_and_esc_returns(sitting):
    session = sitting.top.session
    play_on(session, lambda each: each.move_count > 10 and must_follow(each))
    sitting = sit_down(sitting.services, session)
    sitting.wait_for(asked(sitting))
    live = sitting.texts
    sitting.click(log_lines(sitting)[0])
    assert not session.is_live
    assert session.shown < session.move_count
    assert sitting.says("table.prompt.back")
    assert glowing(sitting) == ()
    sitting.let_pass(3.0)
    assert not session.is_live
    sitting.press(Intent.CANCEL)
    assert session.is_live
    sitting.wait_for(asked(sitting))
    sitting.give(PointerMoved(960, 30))
    assert sitting.texts == live


def test_the_log_tells_of_the_first_dice_after_they_fell(services):
    session = match_of("person", "greedy", "greedy", game="cauldron")
    told = log_lines(sit_down(services, session))
    sitting = sit_down(services, session, fresh=True)
    assert log_lines(sitting) == []
    assert sitting.top.events.moving
    sitting.wait_for(lambda: log_lines(sitting) != [])
    assert log_lines(sitting) == told


@pytest.mark.parametrize("game", sorted(GAMES))
def test_redoing_while_one_looks_back_goes_on_from_the_live_moment(services, game):
    session = match_of("person", "greedy", game=game)
    play_on(session, lambda each: each.move_count >= 12 and each.to_move == 0)
    session.undo()
    sitting = sit_down(services, session)
    count = session.move_count
    sitting.top._look_back(session.base)
    sitting.press(Intent.REDO)
    assert session.is_live
    assert session.move_count > count
    sitting.let_pass(1.0)


def test_the_wheel_goes_through_the_whole_log(services):
    session = play_on(match_of("person", "greedy", "greedy"), lambda each: each.observe(None).round == 2)
    sitting = sit_down(services, session)
    area = sitting.top.table.plan.area("log")
    first = services.words.say("cauldron15.log.trick", round=1, number=1)
    assert first not in sitting.texts
    for _ in range(60):
        sitting.give(Wheel(*area.centre, 1))
    assert first in sitting.texts
    for _ in range(60):
        sitting.give(Wheel(*area.centre, -1))
    assert first not in sitting.texts


def test_bots_wait_while_one_looks_back(services):
    session = play_on(match_of("person", "greedy", "greedy"), lambda each: each.move_count > 8 and each.to_move == 1)
    sitting = sit_down(services, session)
    sitting.click(log_lines(sitting)[0])
    count = session.move_count
    sitting.let_pass(5.0)
    assert session.move_count == count
    sitting.press(Intent.CANCEL)
    sitting.wait_for(lambda: session.move_count > count)


def test_every_moment_can_be_looked_at(services):
    session = play_on(match_of("person", "greedy"))
    sitting = sit_down(services, session)
    sitting.wait_for(lambda: isinstance(sitting.top, ResultsScene))
    sitting.press(Intent.CANCEL)
    for number in range(session.base, session.move_count):
        session.seek(number)
        sitting.top.table.show(session.observe(0), 0)
        assert sitting.says("table.prompt.back")


# The menu, the book, the ways out


def test_the_pause_leads_everywhere_and_back(sitting):
    for entry, scene in (("rules", ReaderScene), ("gallery", ReaderScene), ("settings", SettingsScene)):
        sitting.press(Intent.MENU)
        assert isinstance(sitting.top, PauseScene)
        assert sitting.says("pause.saved")
        sitting.click(entry)
        assert isinstance(sitting.top, scene)
        assert sitting.texts
        sitting.press(Intent.CANCEL)
        assert isinstance(sitting.top, PauseScene)
        sitting.click("resume")
        assert isinstance(sitting.top, PlayScene)
    sitting.press(Intent.CANCEL)
    assert isinstance(sitting.top, PauseScene)
    sitting.press(Intent.CANCEL)
    assert glowing(sitting)


def test_the_pause_leads_to_the_title_and_out(services):
    for entry in ("title", "quit"):
        session = match_of("person", "greedy", library=services.library)
        sitting = sit_down(services, session)
        sitting.click("button.menu")
        sitting.click(entry)
        assert session.read_only, "the journal is closed"
        if entry == "title":
            assert isinstance(sitting.top, TitleScene)
        else:
            assert sitting.stack.over


def test_rules_and_cards_are_a_key_away(sitting):
    for intent, focus in ((Intent.RULES, "text"), (Intent.GALLERY, "gallery")):
        sitting.press(intent)
        assert isinstance(sitting.top, ReaderScene)
        assert sitting.widgets.focus == focus
        assert len(sitting.texts) > 10
        sitting.press(Intent.CANCEL)
        assert isinstance(sitting.top, PlayScene)


def test_settings_changed_in_the_pause_hold_at_the_table(sitting):
    sitting.press(Intent.MENU)
    sitting.click("settings")
    sitting.click("reduced_motion")
    sitting.press(Intent.CANCEL, Intent.CANCEL)
    sitting.wait_for(asked(sitting))
    table = sitting.top.table
    assert table.timeline.speed == 0
    assert table.boil.next_frame_due is None
    sitting.click(glowing(sitting)[0])
    assert not table.timeline.busy


# Bots


def test_bots_pause_and_step(services):
    session = play_on(match_of("person", "greedy", "greedy", "greedy"), lambda each: each.to_move == 1)
    sitting = sit_down(services, session)
    sitting.press(Intent.PAUSE)
    assert sitting.says("table.bots.paused")
    count = session.move_count
    sitting.let_pass(5.0)
    assert session.move_count == count
    sitting.press(Intent.STEP)
    sitting.wait_for(lambda: session.move_count == count + 1)
    sitting.let_pass(5.0)
    assert session.move_count == count + 1
    sitting.press(Intent.PAUSE)
    assert sitting.says("table.bots.going")
    sitting.wait_for(asked(sitting))


def test_the_pace_of_the_bots_is_a_key_and_is_kept(services):
    sitting = sit_down(services, play_on(match_of("person", "greedy"), deciding("play")))
    for intent, pace in ((Intent.FASTER, 400), (Intent.FASTER, 0), (Intent.FASTER, 0), (Intent.SLOWER, 400)):
        sitting.press(intent)
        assert services.settings.current.bot_pace == pace
        assert sitting.says(f"settings.bot_pace.{pace}")


def test_a_key_brings_what_moves_to_its_end(services):
    session = match_of("person", "person", seed=4)
    sitting = sit_down(services, session, fresh=True)
    assert sitting.top.next_frame_due == 0
    sitting.give(Pressed(Intent.SKIP))
    assert not sitting.top.table.timeline.busy


# Files


def test_a_match_that_is_open_elsewhere_is_only_shown_and_says_so(services):
    session = play_on(match_of("person", "greedy", "greedy", library=services.library), deciding("play"))
    again = Session.resume(session.path)
    sitting = sit_down(services, again)
    assert isinstance(sitting.top, Dialog)
    assert sitting.says("store.journal.elsewhere")
    sitting.press(Intent.CONFIRM)
    sitting.let_pass(5.0)
    assert glowing(sitting) == ()
    for button in ("button.undo", "button.redo"):
        assert sitting.widgets[button].disabled_because == services.words.say("play.read_only")
    sitting.press(Intent.UNDO)
    assert sitting.says("play.read_only")
    for part in hand_of(again, 0):
        sitting.click(part)
    assert again.move_count == session.move_count
    session.close()


def test_a_read_only_match_of_bots_does_not_move(services):
    session = play_on(match_of("greedy", "greedy", library=services.library), lambda each: each.move_count == 4)
    again = Session.resume(session.path)
    sitting = sit_down(services, again)
    sitting.press(Intent.CONFIRM)
    sitting.let_pass(5.0)
    assert again.move_count == 4
    session.close()


@pytest.mark.parametrize("reduced_motion", [False, True])
def test_after_a_notice_is_closed_the_person_is_asked(services, reduced_motion):
    services.settings.change(reduced_motion=reduced_motion)
    session = play_on(match_of("person", "greedy", library=services.library), deciding("play"))
    session.close()
    with session.path.open("a") as file:
        file.write('{"record":"mo')
    sitting = sit_down(services, Session.resume(session.path))
    assert sitting.says("store.journal.torn")
    sitting.press(Intent.CONFIRM)
    sitting.wait_for(asked(sitting))


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
    sitting = sit_down(services, session)
    sitting.wait_for(asked(sitting))
    count, part = session.move_count, glowing(sitting)[0]
    with full_disk(session):
        sitting.click(part)
        assert isinstance(sitting.top, Dialog)
        assert session.move_count == count
        assert sitting.says("store.disk.full", path=str(session.path))
        sitting.press(Intent.CONFIRM)
        assert isinstance(sitting.top, PlayScene)
        assert part in glowing(sitting)
        assert face_up(sitting) == hand_of(session, 0)
    sitting.click(part)
    assert session.move_count == count + 1
    session.close()
    assert Session.read(session.path).move_count == count + 1


@needs_full_disk
@pytest.mark.parametrize("intent", [Intent.UNDO, Intent.REDO])
def test_on_a_full_disk_nothing_is_undone_or_redone(sitting, services, intent):
    session = play_on(match_of("person", "greedy", library=services.library), lambda each: each.move_count > 4)
    play_on(session, deciding("play"))
    if intent is Intent.REDO:
        session.undo()
    sitting = sit_down(services, session)
    sitting.wait_for(asked(sitting))
    count = session.move_count
    with full_disk(session):
        sitting.press(intent)
    assert isinstance(sitting.top, Dialog)
    assert session.move_count == count
    sitting.press(Intent.CONFIRM)
    assert glowing(sitting)


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


def test_on_a_disk_that_fills_half_way_what_was_redone_is_shown(sitting, services):
    session = play_on(match_of("person", "greedy", library=services.library), lambda each: each.move_count > 4)
    play_on(session, deciding("play"))
    session.undo()
    undone = session.move_count
    sitting = sit_down(services, session)
    sitting.wait_for(asked(sitting))
    before = session.path.stat().st_size
    session.redo()
    assert session.move_count > undone + 1, "a bot answers at once"
    lines = session.path.read_bytes()[before:].splitlines(keepends=True)
    session.undo()
    with room_on_the_disk(session, len(lines[0]) + len(lines[1]) // 2):
        sitting.press(Intent.REDO)
        assert isinstance(sitting.top, Dialog)
    assert session.move_count == undone + 1
    assert face_up(sitting) == hand_of(session, 0)
    sitting.press(Intent.CONFIRM)
    sitting.wait_for(asked(sitting))
    session.close()
    assert Session.read(session.path).move_count >= undone + 1


@needs_full_disk
def test_a_full_disk_pauses_the_bots(services):
    services.settings.change(bot_pace=0)
    session = play_on(match_of("person", "greedy", "greedy", library=services.library), lambda each: each.to_move == 1)
    sitting = sit_down(services, session)
    count = session.move_count
    with full_disk(session):
        sitting.wait_for(lambda: isinstance(sitting.top, Dialog))
        sitting.press(Intent.CONFIRM)
        sitting.let_pass(3.0)
        assert isinstance(sitting.top, PlayScene), "one dialog after the other"
        assert sitting.says("table.bots.paused")
    assert session.move_count == count
    sitting.press(Intent.PAUSE)
    sitting.wait_for(lambda: session.move_count > count)


# The end


def test_after_the_end_the_table_stays_to_be_looked_at(services):
    session = play_on(match_of("person", "greedy", "greedy"))
    sitting = sit_down(services, session)
    sitting.wait_for(lambda: isinstance(sitting.top, ResultsScene))
    sitting.click("table")
    assert isinstance(sitting.top, PlayScene)
    sitting.let_pass(3.0)
    assert isinstance(sitting.top, PlayScene)
    assert sitting.says("table.prompt.over")
    sitting.click("results")
    assert isinstance(sitting.top, ResultsScene)


def test_the_last_decision_can_be_undone_after_the_end(services):
    session = play_on(match_of("person", "greedy", "greedy"))
    sitting = sit_down(services, session)
    sitting.wait_for(lambda: isinstance(sitting.top, ResultsScene))
    sitting.press(Intent.CANCEL, Intent.UNDO)
    assert session.outcome is None
    sitting.wait_for(asked(sitting))
    while session.outcome is None:
        sitting.click(glowing(sitting)[0])
        sitting.wait_for(lambda: asked(sitting)() or isinstance(sitting.top, ResultsScene))
    assert isinstance(sitting.top, ResultsScene)
    assert session.marked == sitting.says("results.marked")


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1600, 1200), (2560, 1080)])
def test_the_table_fits_windows_of_every_shape(sitting, size):
    picture = sitting.stack.picture(size)
    for what in (*sitting.top.session.names, "icon.hint", "icon.menu", "cauldron.pot", "banner.round"):
        boxes = picture.boxes_of(what)
        assert boxes, what
        for x, y, width, height in boxes:
            assert x >= 0 <= y
            assert x + width <= size[0]
            assert y + height <= size[1]


def test_a_waiting_table_shows_what_it_would_draw_anew(services, sitting):
    viewport = Viewport.fitting(1280, 720)
    scene = sitting.top
    drawings = set()
    for _ in range(5):
        sitting.stack.update(services.theme.durations.boil)
        drawings.add(scene.cycle)
        canvas = Canvas(services.studio, viewport)
        scene.draw(canvas)
        assert sitting.stack.draw(viewport).strokes == canvas.picture.strokes
    assert drawings == {0, 1, 2}


def test_the_keys_are_at_a_card_again_when_one_comes_back_from_looking_back(sitting):
    line = next(id for id in sitting.widgets.ids if id.startswith("log"))
    sitting.widgets.focus_on(line, by_keys=True)
    sitting.press(Intent.CONFIRM, Intent.CANCEL)
    sitting.wait_for(asked(sitting))
    assert sitting.widgets.focus in glowing(sitting)
