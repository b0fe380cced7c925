"""Sounds at the table: what a hand does and what happens is heard; what one seat is asked in secret is not."""

import logging
from dataclasses import replace

import pygame
import pytest
from cauldron_harness import may_answer, moment
from harness import Harness, any_move, asked, deciding, glowing, hand_of, home_of, match_of, play_on, sit_down

from game.scenes.entry import SOUNDS
from game.scenes.pages.results_page import ResultsScene
from game.scenes.pages.settings_page import SettingsScene
from game.scenes.playing.sharing.handover import HandoverScene
from game.scenes.title import TitleScene
from game.store.places import CONFIG
from game.view.dialog import Dialog, DialogChoice
from game.view.drawing.area import LAYOUT
from game.view.input.commands import Intent, PointerMoved
from game.view.scene import Services
from game.view.scene_stack import viewport_for
from game.view.sound.mixer import Nowhere
from game.view.sound.player import SoundPlayer


class Ear(Nowhere):
    """An output that remembers which sounds were begun."""

    def __init__(self) -> None:
        self.heard: list[str] = []

    def start(self, voice: int, file: str, gain: float) -> None:
        self.heard.append(file.partition(".")[0])

    def new(self) -> list[str]:
        """Return what was heard since the last time."""
        heard, self.heard = self.heard, []
        return heard


@pytest.fixture
def ear() -> Ear:
    return Ear()


@pytest.fixture
def heard_services(services: Services, ear: Ear) -> Services:
    sounds = SoundPlayer(services.settings, CONFIG / "sounds.yaml", SOUNDS, logging.getLogger("tests"), ear)
    return replace(services, sounds=sounds)


def let_be_heard(harness: Harness, seconds: float) -> None:
    """Let time pass for scenes and sounds."""
    for _ in range(round(seconds / 0.05)):
        harness.stack.update(0.05)
        harness.services.sounds.update(0.05)


def test_widgets_are_heard_when_pointed_at_pressed_and_refused(heard_services, ear):
    harness = Harness(heard_services, TitleScene(heard_services), SettingsScene(heard_services, "sight"))
    harness.give(PointerMoved(*harness.widgets["fullscreen"].area.centre))
    assert ear.new() == ["hover"]
    let_be_heard(harness, 0.1)
    harness.click("high_contrast")
    assert ear.new() == ["hover", "press"]
    let_be_heard(harness, 0.1)
    harness.click("pages")
    assert ear.new() == ["hover", "page"]
    let_be_heard(harness, 0.1)
    harness.press(Intent.CANCEL)
    assert ear.new() == ["back"]


def test_a_card_that_may_not_be_played_is_refused_and_one_that_may_is_heard(heard_services, ear):
    session = play_on(
        match_of("person", "random", "random"),
        lambda session: (
            session.to_move == 0
            and session.observe(None).decision == "play"
            and len(session.legal_moves()) < len(session.observe(0).hand)
        ),
    )
    harness = sit_down(heard_services, session)
    harness.wait_for(asked(harness))
    assert "prompt" in ear.new()
    let_be_heard(harness, 0.2)
    legal = glowing(harness)
    harness.click(min(hand_of(session, 0) - set(legal)))
    assert "refuse" in ear.new()
    let_be_heard(harness, 0.2)
    harness.click(legal[0])
    let_be_heard(harness, 0.2)
    assert "rise" in ear.new()


def test_undo_and_hint_are_heard(heard_services, ear):
    harness = sit_down(heard_services, match_of("person", "random", seed=5))
    harness.wait_for(asked(harness))
    let_be_heard(harness, 0.2)
    harness.press(Intent.HINT)
    harness.wait_for(lambda: "hint" in ear.heard)
    harness.click(glowing(harness)[0])
    harness.wait_for(asked(harness))
    ear.new()
    harness.take_back()
    assert "undo" in ear.new()


def test_a16_who_is_asked_in_secret_hears_nothing_of_it(heard_services, ear):
    heard_services.settings.change(captions=True)
    harness = sit_down(heard_services, moment(may_answer(0, None), "person", "random", "random", seed=3))
    ear.new()
    harness.wait_for(asked(harness))
    assert harness.top.session.asks_secretly
    assert "prompt" not in ear.heard
    assert "sound.prompt" not in harness.services.sounds.captions
    ear.new()
    for id in harness.widgets.ids:
        if harness.widgets[id].sound is not None:
            harness.give(PointerMoved(*harness.widgets[id].area.centre))
            harness.services.sounds.update(0.1)
    assert ear.new() == []


@pytest.mark.parametrize("game", ["bubble_and_boil", "cauldron"])
def test_whoever_goes_on_deciding_is_not_called_again(heard_services, ear, game):
    session = match_of("person", "greedy", game=game)
    harness = sit_down(heard_services, session)
    again = 0
    for _ in range(12):
        harness.wait_for(lambda: harness.top.state.asking is not None)
        was_last = session.moments.last_to_decide(session.moments.last) == 0
        assert ("prompt" in ear.new()) == (not was_last and not session.asks_secretly)
        again += was_last
        heard_services.sounds.update(1.0)
        harness.top.do(any_move(session))
    assert 0 < again < 12


def test_whoever_has_taken_the_screen_is_not_called_to_it(heard_services, ear):
    session = play_on(match_of("person", "greedy", "person", seed=5), deciding("play"))
    harness = sit_down(heard_services, session)
    harness.wait_for(lambda: isinstance(harness.top, HandoverScene))
    harness.press(Intent.CONFIRM)
    assert ear.new() == ["seal"]
    harness.wait_for(asked(harness))
    assert "prompt" not in ear.new()


@pytest.mark.parametrize(
    ("winner", "of_shelf", "heard"), [(True, False, True), (False, False, False), (True, True, False)]
)
def test_only_a_person_who_has_won_just_now_hears_the_dance(heard_services, ear, winner, of_shelf, heard):
    session = next(
        session
        for seed in range(40)
        if (0 in (session := play_on(match_of("person", "random", seed=seed))).outcome.winners) == winner
    )
    harness = sit_down(heard_services, session)
    ear.new()
    ways = (harness.top.table, home_of(heard_services), lambda again: None)
    harness.stack.push(ResultsScene(heard_services, session, *ways, of_shelf=of_shelf))
    assert ("win" in ear.new()) == heard


def test_what_is_heard_around_a_scene_stays_under_a_dialog(heard_services):
    harness = Harness(heard_services, TitleScene(heard_services))
    harness.stack.update(0.0)
    wanted = heard_services.sounds.mixer._loop_wanted
    harness.stack.push(Dialog(heard_services, "?", "?", [DialogChoice("!")], cancel=0))
    harness.stack.update(0.0)
    assert heard_services.sounds.mixer._loop_wanted == wanted == "hearth"
    harness.stack.restart(sit_down(heard_services, match_of("random", "random")).top)
    harness.stack.update(0.0)
    assert heard_services.sounds.mixer._loop_wanted == "fire"


def test_mute_is_a_key_that_says_so_and_is_kept(heard_services, ear):
    harness = Harness(heard_services, TitleScene(heard_services))
    harness.press(Intent.MUTE)
    assert heard_services.settings.current.muted
    assert harness.says("sounds.muted")
    assert ear.new() == []
    harness.press(Intent.MUTE)
    assert harness.says("sounds.unmuted")
    assert ear.new() == ["slip"]


def test_captions_are_drawn_while_they_hold(heard_services):
    heard_services.settings.change(captions=True)
    harness = Harness(heard_services, TitleScene(heard_services))
    heard_services.sounds.play("win", told=True)
    assert any(heard_services.words.say("sound.win") in text for text in harness.texts)
    let_be_heard(harness, 4.0)
    assert not harness.says("sound.win")


@pytest.mark.parametrize("size", [(1280, 720), (1024, 640), (1600, 700), (900, 1200)])
def test_a_caption_lies_under_the_table_and_covers_nothing_of_it(heard_services, size):
    heard_services.settings.change(captions=True)
    harness = sit_down(heard_services, match_of("person", "random"))
    harness.stack.surface(size)
    without = harness.stack.surface(size)
    heard_services.sounds.play("win", told=True)
    with_caption = harness.stack.surface(size)
    _, y, _, height = viewport_for(heard_services, size).to_window(LAYOUT)
    assert y >= 0
    assert y + height < size[1]
    for rows, same in ((pygame.Rect(0, 0, size[0], y + height), True), ((0, y + height, size[0], size[1]), False)):
        box = pygame.Rect(rows).clip(with_caption.get_rect())
        pixels = [pygame.image.tobytes(each.subsurface(box), "RGB") for each in (without, with_caption)]
        assert (pixels[0] == pixels[1]) == same


@pytest.mark.parametrize("game", ["cauldron", "bubble_and_boil"])
def test_what_is_heard_is_what_the_eyes_in_force_see(services, game, monkeypatch):
    heard = []
    monkeypatch.setattr(services.sounds, "hear", lambda game, event, after: heard.append(event))
    session = match_of("person", "greedy", "greedy", game=game)
    harness = sit_down(services, session)
    for _ in range(6):
        harness.wait_for(lambda: harness.top.state.asking is not None)
        harness.top.do(any_move(session))
    assert len(heard) > 10
    assert all(event == event.seen_by(0) for event in heard)
