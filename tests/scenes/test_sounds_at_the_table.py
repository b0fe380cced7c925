"""Sounds at the table: what a hand does and what happens is heard; what one seat is asked in secret is not."""

import logging
from dataclasses import replace

import pytest
from cauldron_sitting import may_answer, moment
from sitting import Sitting, asked, glowing, hand_of, home_of, match_of, play_on, sit_down

from game.scenes.entry import SOUNDS
from game.scenes.results import ResultsScene
from game.scenes.settings import SettingsScene
from game.scenes.title import TitleScene
from game.store.places import CONFIG
from game.view.commands import Intent, PointerMoved
from game.view.dialog import Dialog, DialogChoice
from game.view.scene import Services
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


def let_be_heard(sitting: Sitting, seconds: float) -> None:
    """Let time pass for scenes and sounds."""
    for _ in range(round(seconds / 0.05)):
        sitting.stack.update(0.05)
        sitting.services.sounds.update(0.05)


def test_widgets_are_heard_when_pointed_at_pressed_and_refused(heard_services, ear):
    sitting = Sitting(heard_services, TitleScene(heard_services), SettingsScene(heard_services))
    sitting.give(PointerMoved(*sitting.widgets["fullscreen"].area.centre))
    assert ear.new() == ["hover"]
    let_be_heard(sitting, 0.1)
    sitting.click("high_contrast")
    assert ear.new() == ["hover", "press"]
    let_be_heard(sitting, 0.1)
    sitting.click("pages")
    assert ear.new() == ["hover", "page"]
    let_be_heard(sitting, 0.1)
    sitting.press(Intent.CANCEL)
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
    sitting = sit_down(heard_services, session)
    sitting.wait_for(asked(sitting))
    assert "prompt" in ear.new()
    let_be_heard(sitting, 0.2)
    legal = glowing(sitting)
    sitting.click(min(hand_of(session, 0) - set(legal)))
    assert "refuse" in ear.new()
    let_be_heard(sitting, 0.2)
    sitting.click(legal[0])
    let_be_heard(sitting, 0.2)
    assert "rise" in ear.new()


def test_undo_and_hint_are_heard(heard_services, ear):
    sitting = sit_down(heard_services, match_of("person", "random", seed=5))
    sitting.wait_for(asked(sitting))
    let_be_heard(sitting, 0.2)
    sitting.press(Intent.HINT)
    sitting.wait_for(lambda: "hint" in ear.heard)
    sitting.click(glowing(sitting)[0])
    sitting.wait_for(asked(sitting))
    ear.new()
    sitting.press(Intent.UNDO)
    assert "undo" in ear.new()


def test_a16_who_is_asked_in_secret_hears_nothing_of_it(heard_services, ear):
    heard_services.settings.change(captions=True)
    sitting = sit_down(heard_services, moment(may_answer(0, None), "person", "random", "random", seed=3))
    ear.new()
    sitting.wait_for(asked(sitting))
    assert sitting.top.session.asks_secretly
    assert "prompt" not in ear.heard
    assert sitting.services.sounds.caption != "sound.prompt"
    ear.new()
    for id in sitting.widgets.ids:
        if sitting.widgets[id].sound is not None:
            sitting.give(PointerMoved(*sitting.widgets[id].area.centre))
            sitting.services.sounds.update(0.1)
    assert ear.new() == []


@pytest.mark.parametrize(("winner", "heard"), [(True, True), (False, False)])
def test_only_a_person_who_has_won_hears_the_dance(heard_services, ear, winner, heard):
    session = next(
        session
        for seed in range(40)
        if (0 in (session := play_on(match_of("person", "random", seed=seed))).outcome.winners) == winner
    )
    sitting = sit_down(heard_services, session)
    ear.new()
    sitting.stack.push(
        ResultsScene(heard_services, session, sitting.top.table, home_of(heard_services), lambda again: None)
    )
    assert ("win" in ear.new()) == heard


def test_what_is_heard_around_a_scene_stays_under_a_dialog(heard_services):
    sitting = Sitting(heard_services, TitleScene(heard_services))
    sitting.stack.update(0.0)
    wanted = heard_services.sounds.mixer._loop_wanted
    sitting.stack.push(Dialog(heard_services, "?", "?", [DialogChoice("!")], cancel=0))
    sitting.stack.update(0.0)
    assert heard_services.sounds.mixer._loop_wanted == wanted == "hearth"
    sitting.stack.restart(sit_down(heard_services, match_of("random", "random")).top)
    sitting.stack.update(0.0)
    assert heard_services.sounds.mixer._loop_wanted == "fire"


def test_mute_is_a_key_that_says_so_and_is_kept(heard_services, ear):
    sitting = Sitting(heard_services, TitleScene(heard_services))
    sitting.press(Intent.MUTE)
    assert heard_services.settings.current.muted
    assert sitting.says("sounds.muted")
    assert ear.new() == []
    sitting.press(Intent.MUTE)
    assert sitting.says("sounds.unmuted")
    assert ear.new() == ["slip"]


def test_captions_are_drawn_while_they_hold(heard_services):
    heard_services.settings.change(captions=True)
    sitting = Sitting(heard_services, TitleScene(heard_services))
    heard_services.sounds.play("win", told=True)
    assert any(heard_services.words.say("sound.win") in text for text in sitting.texts)
    let_be_heard(sitting, 4.0)
    assert not sitting.says("sound.win")
