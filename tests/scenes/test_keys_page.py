"""Keys are bound anew in the settings: clashes are named, changes kept by action, and a broken file is set aside."""

import pygame
import pytest
from device_players import at_the_window, is_asked
from harness import Harness, home_of, match_of

from game.play.catalogue import GAMES
from game.scenes.pages.keys_page import CaptureScene, KeysScene
from game.scenes.pages.settings_page import SettingsScene
from game.scenes.playing.play_scene import PlayScene
from game.scenes.title import TitleScene
from game.store.content import load
from game.tables.rules_page import rules_page
from game.view.dialog import Dialog
from game.view.input.commands import Captured, Intent
from game.view.markdown.page import words_of


@pytest.fixture
def keys(services) -> Harness:
    return Harness(services, TitleScene(services), SettingsScene(services, "hands"), KeysScene(services))


def choose(keys: Harness, name: str) -> None:
    """Lead to the row of an action by keys and ask for another key."""
    page = keys.top
    keys.widgets.focus_on("keys")
    keys.press(Intent.FIRST)
    while page._chosen != name:
        keys.press(Intent.DOWN)
    keys.press(Intent.CONFIRM)
    assert isinstance(keys.top, CaptureScene)


def bind(keys: Harness, name: str, chord: str) -> None:
    choose(keys, name)
    keys.give(Captured(chord))


def kept(keys: Harness) -> dict[str, list[str]]:
    return load(keys.services.places.keys, dict[str, list[str]])


def chords(keys: Harness, name: str) -> tuple[str, ...]:
    return keys.services.bindings.chords_named(name)


def test_the_settings_lead_to_the_keys(services):
    harness = Harness(services, TitleScene(services), SettingsScene(services, "hands"))
    harness.click("keys")
    assert isinstance(harness.top, KeysScene)
    assert harness.says("keys.action.confirm")
    assert {"Enter", "Space"} <= set(harness.texts)
    harness.press(Intent.LAST)
    assert harness.says("keys.action.pick", number=9)


def test_a_free_key_takes_the_place_of_the_first_and_is_kept_by_action(keys):
    bind(keys, "hint", "f4")
    assert isinstance(keys.top, KeysScene)
    assert kept(keys) == {"hint": ["f4"]}
    bind(keys, "confirm", "ctrl+k")
    assert kept(keys) == {"confirm": ["ctrl+k", "keypad_enter", "space"], "hint": ["f4"]}
    assert {"Ctrl+K", "Enter", "Space"} <= set(keys.texts)


def test_a_bound_key_holds_at_the_next_start_and_in_every_sentence(keys, make):
    bind(keys, "undo", "f4")
    assert "(F4)" in keys.services.words.say("table.undo.tip")
    again = make()
    assert again.bindings.chords_of(Intent.UNDO)[0] == "f4"
    assert "(F4)" in again.words.say("table.undo.tip")


def test_a_key_that_is_taken_is_named_and_swapped_if_wanted(keys):
    bind(keys, "hint", "l")
    assert isinstance(keys.top, Dialog)
    assert keys.says("keys.clash", chord="L", other=keys.services.words.say("keys.action.log"))
    keys.press(Intent.CANCEL)
    assert (chords(keys, "hint"), chords(keys, "log")) == (("h",), ("l",))
    bind(keys, "hint", "l")
    keys.press(Intent.CONFIRM)
    assert (chords(keys, "hint"), chords(keys, "log")) == (("l",), ("h",))
    assert kept(keys) == {"hint": ["l"], "log": ["h"]}


def test_its_own_second_key_comes_first(keys):
    bind(keys, "menu", "m")
    assert chords(keys, "menu") == ("m", "f10")


def test_escape_stays_what_it_is(keys):
    bind(keys, "cancel", "f4")
    assert chords(keys, "cancel") == ("escape", "f4")
    choose(keys, "hint")
    keys.press(Intent.CANCEL)
    assert isinstance(keys.top, KeysScene)
    assert chords(keys, "hint") == ("h",)


def test_one_action_and_all_of_them_get_their_first_keys_again(keys):
    bind(keys, "hint", "l")
    keys.press(Intent.CONFIRM)
    bind(keys, "undo", "f4")
    keys.widgets.focus_on("keys")
    keys.press(Intent.FIRST)
    while keys.top._chosen != "log":
        keys.press(Intent.DOWN)
    keys.press(Intent.ERASE_FORWARD)
    assert kept(keys) == {"undo": ["f4", "u"]}
    keys.click("reset_all")
    assert kept(keys) == {}
    assert chords(keys, "undo") == keys.services.bindings.defaults["undo"]


@pytest.mark.parametrize(
    "text", ["hint: [l]", "jump: [j]", "hint: [f99]", "cancel: [f4]", "- hint", "hint: h", "hint: [", "\x00"]
)
def test_a_broken_file_is_set_aside_and_said(services, make, text):
    path = services.places.keys
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, "utf-8")
    again = make()
    (notice,) = again.settings.notices
    assert path.name in again.words.say(notice)
    assert not path.exists()
    assert path.with_name("keys.yaml.broken-1").read_text("utf-8") == text
    assert again.bindings.chords_of(Intent.HINT) == ("h",)


def test_keys_that_cannot_be_written_hold_and_say_so(keys):
    keys.services.places.keys.mkdir(parents=True)
    bind(keys, "hint", "f4")
    assert isinstance(keys.top, Dialog)
    assert keys.says("settings.not_kept")
    keys.press(Intent.CONFIRM)
    assert chords(keys, "hint") == ("f4",)


def pressed(code: int, *, down: bool = True) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN if down else pygame.KEYUP, key=code, mod=0, unicode="")


def test_a_key_that_is_still_held_does_not_ask_again(services):
    with at_the_window(services, KeysScene(services)) as player:
        while player.top._chosen != "undo":
            player.app.live(0.0, [pressed(pygame.K_DOWN), pressed(pygame.K_DOWN, down=False)])
        player.app.live(0.0, [pressed(pygame.K_RETURN), pressed(pygame.K_RETURN, down=False)])
        player.app.live(0.0, [pressed(pygame.K_F4)])
        player.app.live(0.0, [pressed(pygame.K_F4), pressed(pygame.K_F4, down=False)])
        assert isinstance(player.top, KeysScene)
        assert services.bindings.chords_of(Intent.UNDO)[0] == "f4"


def test_a_bound_key_works_at_the_table(services):
    services.keys.bind("hint", "f4")
    services.settings.change(bot_pace=0)
    with at_the_window(services, PlayScene(services, match_of("person", "greedy"), home_of(services))) as player:
        player.wait_for(lambda: is_asked(player))
        player.app.live(0.0, [pressed(pygame.K_h)])
        assert not player.top.desk.hinting
        player.app.live(0.0, [pressed(pygame.K_F4)])
        assert player.top.desk.hinting


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_name_the_keys_as_they_are(services, game):
    services.keys.bind("hint", "f4")
    pages = "\n".join(words_of(block) for block in rules_page(game, services.words))
    assert "(the owl, or F4)" in pages
    assert "{" not in pages
