"""Leaving a seat at the table: from the pause a bot plays on, and the person comes back the same way."""

import pytest
from harness import Harness, asked, cut_in, match_of, plans, sit_down
from msgspec.structs import replace

from game.play.match import new_match
from game.play.session import Session
from game.scenes.lessons.lesson_scene import LessonScene
from game.scenes.playing.pause import PauseScene
from game.scenes.playing.play_scene import PlayScene
from game.scenes.playing.sharing.handover import HandoverScene
from game.scenes.sitting_down import match_scene
from game.scenes.title import TitleScene
from game.store.household import GUESTS
from game.store.journal import read_journal
from game.store.played.tallies import played_of
from game.store.words import languages
from game.view.dialog import Dialog
from game.view.input.commands import Intent

WAYS = ("finish", "leave_seat")
"""The entries of the pause by which bots play for persons."""


def paused(services, person: str) -> Harness:
    """Return the pause of a person who is remembered by an id, or of a guest."""
    ana, *others = plans(["person", "random", "random"])
    match = new_match("cauldron15", [replace(ana, person=person), *others], {}, 3)
    harness = sit_down(services, Session.begin(match, services.library))
    harness.wait_for(asked(harness))
    harness.press(Intent.MENU)
    return harness


@pytest.mark.parametrize("way", WAYS)
def test_whoever_lets_bots_play_is_asked_first_where_the_match_counts_and_then_it_does_not(services, way):
    services.settings.change(bot_pace=0, hold="off")
    harness = paused(services, "a1a1")
    session = harness.stack.scenes[0].session
    harness.click(way)
    assert isinstance(harness.top, Dialog)
    assert harness.says(f"pause.{way}.wish")
    harness.press(Intent.CANCEL)
    assert isinstance(harness.top, PauseScene)
    assert not session.left
    harness.click(way)
    harness.click("choice0")
    assert isinstance(harness.top, PlayScene)
    harness.wait_for(lambda: session.to_move is None, 900)
    contents = read_journal(session.path)
    assert contents.ending is not None
    assert contents.ending.left == (0,)
    assert played_of(contents.header, contents.ending, "match") is None


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("person", ["", *GUESTS])
def test_nobody_is_asked_whom_the_statistics_do_not_know(services, way, person):
    harness = paused(services, person)
    harness.click(way)
    assert isinstance(harness.top, PlayScene)


@pytest.mark.parametrize("way", WAYS)
def test_after_bots_have_played_nobody_is_asked_again(services, way):
    harness = paused(services, "a1a1")
    harness.stack.scenes[0].session.note_stand_in(0, "adept")
    harness.click(way)
    assert isinstance(harness.top, PlayScene)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("way", WAYS)
def test_what_letting_bots_play_costs_is_read_in_the_largest_text(make, language, way):
    services = make(language)
    services.settings.change(text_size=130)
    harness = paused(services, "a1a1")
    harness.stack.apply_settings()
    harness.look_at(way)
    assert harness.says(f"pause.{way}.tip")
    assert not cut_in(harness)
    harness.click(way)
    assert not cut_in(harness)


def test_a_seat_is_left_and_taken_back_in_the_pause(services):
    services.settings.change(bot_pace=0)
    harness = sit_down(services, match_of("person", "greedy", "greedy", library=services.library))
    harness.wait_for(asked(harness))
    faces = harness.top.table.faces
    harness.press(Intent.MENU)
    assert "take_seat" not in harness.widgets.ids
    harness.click("leave_seat")
    scene = harness.top
    assert isinstance(scene, PlayScene)
    assert scene.session.away == (0,)
    assert scene.table.faces == faces, "who is away is still seen there"
    name = scene.session.names[0]
    assert harness.says("table.seat.left", name=name)
    made = scene.session.move_count
    harness.wait_for(lambda: scene.session.move_count >= made + 4)
    assert scene.state.eyes.seat is None, "nobody's hand is open while its person is away"
    harness.press(Intent.MENU)
    assert isinstance(harness.top, PauseScene)
    assert "leave_seat" not in harness.widgets.ids
    harness.click("take_seat")
    assert scene.session.persons == (0,)
    harness.wait_for(asked(harness))
    assert scene.state.eyes.seat == 0


def test_a_match_that_is_not_written_cannot_be_left(services):
    harness = sit_down(services, match_of("person", "greedy", "greedy"))
    harness.wait_for(asked(harness))
    harness.press(Intent.MENU)
    assert not {"leave_seat", "take_seat"} & set(harness.widgets.ids)


def test_with_several_persons_the_pause_says_whose_seat_it_is(services):
    services.settings.change(bot_pace=0)
    harness = sit_down(services, match_of("person", "person", "greedy", library=services.library))
    harness.wait_for(lambda: isinstance(harness.top, HandoverScene))
    harness.press(Intent.CONFIRM)
    harness.wait_for(asked(harness))
    session = harness.top.session
    here = session.names[session.to_move]
    harness.press(Intent.MENU)
    assert harness.says("pause.leave_seat.of", name=here)
    harness.click("leave_seat")
    other = session.names[session.persons[0]]
    harness.wait_for(asked(harness))
    harness.press(Intent.MENU)
    assert harness.says("pause.leave_seat.of", name=other)
    assert harness.says("pause.take_seat.of", name=here)
    assert cut_in(harness) == []


def at_the_curtain(services) -> Harness:
    """Return the pause over the curtain that hangs before one of three persons."""
    services.settings.change(bot_pace=0)
    harness = sit_down(services, match_of("person", "person", "person", library=services.library))
    harness.wait_for(lambda: isinstance(harness.top, HandoverScene))
    harness.let_pass(1.5)
    harness.press(Intent.MENU)
    return harness


def test_at_the_curtain_a_bot_stands_in_for_whoever_is_awaited(services):
    """Nobody needs to look at their hand for that, and the next person meets a curtain of their own."""
    harness = at_the_curtain(services)
    session = harness.stack.scenes[0].session
    awaited, made = session.to_move, session.move_count
    assert harness.says("pause.leave_seat.of", name=session.names[awaited])
    harness.click("leave_seat")
    assert session.away == (awaited,)
    harness.wait_for(lambda: isinstance(harness.top, HandoverScene))
    assert session.move_count > made
    assert session.to_move in session.persons
    assert harness.stack.scenes[0].state.eyes.seat is None
    harness.let_pass(1.5)
    harness.press(Intent.MENU)
    assert harness.says("pause.take_seat.of", name=session.names[awaited])
    harness.click("take_seat")
    assert not session.away
    harness.wait_for(lambda: isinstance(harness.top, HandoverScene))


def test_at_the_curtain_bots_finish_for_everybody_and_no_hand_is_seen(services):
    services.settings.change(hold="off")
    harness = at_the_curtain(services)
    scene = harness.stack.scenes[0]
    harness.click("finish")
    assert isinstance(harness.top, PlayScene)
    assert scene.state.eyes.seat is None
    harness.wait_for(lambda: scene.session.to_move is None, 900)


def test_whoever_looks_into_the_lesson_from_the_pause_comes_back_to_the_match(services):
    """The lesson leads to the title only for those who came from there."""
    title = TitleScene(services)
    session = Session.begin(new_match("cauldron15", plans(["person", "random", "random"]), {}, 3), services.library)
    harness = Harness(services, match_scene(services, session, lambda: title, lambda match: title))
    harness.wait_for(asked(harness))
    path, made = session.path, session.move_count
    harness.press(Intent.MENU)
    harness.click("lesson")
    assert isinstance(harness.top, LessonScene)
    harness.click("lesson.leave")
    assert type(harness.top) is PlayScene
    assert (harness.top.session.path, harness.top.session.move_count) == (path, made)
    harness.wait_for(asked(harness))
