"""With one hand nothing has to be held, pressed together or answered in time."""

import pytest
from device_players import KeyPlayer, at_the_window, is_asked
from harness import Harness, come_from_the_curtain, home_of, match_of, plans, sit_down
from msgspec.structs import replace

from game.play.match import new_match
from game.play.session import Session
from game.scenes.pages.settings_page import SettingsScene
from game.scenes.playing.play_scene import PlayScene
from game.store.household import Member
from game.view.input.commands import Intent


def test_everything_that_is_pressed_together_has_a_twin_of_one_key(services):
    chords = services.bindings.chords_of
    assert [intent for intent in Intent if all("+" in chord for chord in chords(intent))] == []


def test_the_switch_decides_what_would_be_held_or_hurried(services):
    harness = Harness(services, SettingsScene(services, "hands"))
    assert "V" in harness.services.words.say("cauldron.table.hold")
    harness.click("one_hand")
    settings = services.settings.current
    assert (settings.reveal, settings.in_force.reveal, settings.in_force.bell) == ("hold", "toggle", "key")
    harness.click("reveal")
    assert services.settings.current.reveal == "hold"
    assert harness.says("settings.decided.one_hand")
    harness.click("one_hand")
    assert services.settings.current.in_force.reveal == "hold"


@pytest.mark.parametrize(
    ("key", "usual", "alone"),
    [
        ("table.undo.tip", "(Ctrl+Z)", "(U)"),
        ("table.redo.tip", "(Ctrl+Y)", "(R)"),
        ("cauldron.table.hold", "hold V", "press V"),
        ("alarun.prompt.place", "drag", "Choose a card"),
    ],
)
def test_sentences_name_the_single_keys(services, key, usual, alone):
    harness = Harness(services, SettingsScene(services, "hands"))
    assert usual in services.words.say(key)
    harness.click("one_hand")
    assert alone in services.words.say(key)


def test_a_hand_is_opened_and_closed_by_one_press_each(services):
    services.settings.change(one_hand=True, bot_pace=0)
    session = match_of("person", "person", "greedy", game="alarun")
    with at_the_window(services, PlayScene(services, session, home_of(services)), KeyPlayer) as player:
        player.wait_for(lambda: is_asked(player) or not isinstance(player.top, PlayScene))
        if not isinstance(player.top, PlayScene):
            player.wait_for(lambda: player.top.hangs)
            player.do(Intent.CONFIRM)
            player.wait_for(lambda: is_asked(player))
        eyes = player.top.state.eyes
        eyes.close()
        player.do(Intent.REVEAL)
        assert eyes.held
        player.do(Intent.REVEAL)
        assert not eyes.held


@pytest.mark.parametrize(("reveal", "words"), [("toggle", "press V"), ("hold", "hold V"), ("", "hold V")])
def test_the_table_says_it_as_whoever_sits_there_likes_it(services, reveal, words):
    services.settings.change(household=(Member("ana", "Ana", "plum", reveal=reveal),))
    first, *others = plans(("person", "person", "greedy"))
    match = new_match("cauldron", [replace(first, person="ana"), *others], {}, 3)
    harness = sit_down(services, Session.begin(match, None))
    harness.wait_for(lambda: harness.top.state.eyes.at_screen == 0)
    come_from_the_curtain(harness)
    assert harness.widgets.ids
    assert services.words.say("cauldron.table.hold") == f"{words}\nto look"
