"""The player of sounds: it heeds the settings and the window, says in words what is heard, and never fails."""

import logging
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from game.rules.alarun.events import CentreCleared, Placed
from game.rules.cauldron15.events import Played, TrickStarted
from game.store.places import ASSETS, CONFIG, ROOT
from game.store.settings import SettingsFile
from game.view.sound.device import Device
from game.view.sound.mixer import QUIET, Levels, Nowhere
from game.view.sound.player import CAPTION_SECONDS, SoundPlayer

LOG = logging.getLogger("four-cauldrons.tests")


class Ear(Nowhere):
    """An output that remembers the files that were begun."""

    def __init__(self) -> None:
        self.files: list[str] = []

    def start(self, voice: int, file: str, gain: float) -> None:
        self.files.append(file)


class Brim:
    target = 15


@pytest.fixture
def settings(tmp_path: Path) -> SettingsFile:
    return SettingsFile.load(tmp_path / "settings.yaml")


@pytest.fixture
def ear() -> Ear:
    return Ear()


@pytest.fixture
def player(settings: SettingsFile, ear: Ear) -> SoundPlayer:
    return SoundPlayer(settings, CONFIG / "sounds.yaml", ASSETS / "sounds", LOG, ear)


def test_an_event_is_heard_and_a_silent_one_is_not(player, ear):
    player.hear("cauldron15", Played(0, 3, 14, 0, "lead", 0), Brim())
    player.update(1.0)
    player.hear("cauldron15", TrickStarted(1, 1, 0), Brim())
    assert ear.files == ["rise.4"]


def test_what_is_muted_is_not_heard_and_needs_no_frames(player, ear, settings):
    settings.change(muted=True)
    player.play("press")
    player.update(1.0)
    assert ear.files == []
    assert player.next_due is None
    settings.change(muted=False)
    player.play("press")
    assert ear.files == ["press.1"]


@pytest.mark.parametrize(
    ("visible", "focused", "quiet_behind", "heard"),
    [
        (True, True, True, True),
        (True, False, True, False),
        (True, False, False, True),
        (False, True, False, False),
        (False, False, True, False),
    ],
)
def test_a_window_that_nobody_sees_is_silent(player, ear, settings, visible, focused, quiet_behind, heard):
    settings.change(quiet_behind=quiet_behind)
    player.attend(visible=visible)
    player.attend(focused=focused)
    player.play("press")
    assert bool(ear.files) == heard


def test_sliders_are_levels(player, settings):
    settings.change(sounds=50, music=0, surroundings=100)
    player.update(0.1)
    assert player.mixer is not None
    assert player.mixer.levels == Levels(0.25, 0.0, 1.0)
    settings.change(muted=True)
    player.update(0.1)
    assert player.mixer.levels == QUIET


def test_captions_say_for_a_while_what_is_heard_also_when_nothing_is(player, settings):
    player.hear("alarun", Placed(0, 3, (0, 0)), None)
    assert player.captions == ()
    settings.change(captions=True, muted=True)
    player.hear("alarun", Placed(0, 3, (0, 0)), None)
    assert player.captions == ("sound.play",)
    assert player.next_due == pytest.approx(CAPTION_SECONDS)
    player.update(CAPTION_SECONDS / 2)
    player.hear("alarun", CentreCleared(()), None)
    assert player.captions == ("sound.play", "sound.back")
    player.update(CAPTION_SECONDS - 0.1)
    assert player.captions == ("sound.back",)
    player.update(0.2)
    assert player.captions == ()


def test_what_a_hand_does_is_no_news(player, settings):
    settings.change(captions=True)
    player.play("press")
    assert player.captions == ()
    player.play("prompt", told=True)
    assert player.captions == ("sound.prompt",)


def test_the_latest_captions_hold_each_but_once(player, settings):
    settings.change(captions=True)
    for sound in ("deal", "play", "flip", "play", "lift"):
        player.play(sound, told=True)
    assert player.captions == ("sound.flip", "sound.play", "sound.lift")


def test_without_its_list_the_program_is_silent(settings, ear, tmp_path, caplog):
    broken = tmp_path / "sounds.yaml"
    broken.write_text("loudness: [", encoding="utf-8")
    player = SoundPlayer(settings, broken, ASSETS / "sounds", LOG, ear)
    player.play("press")
    player.hear("alarun", CentreCleared(()), None)
    player.surround("title")
    player.update(1.0)
    player.close()
    assert ear.files == []
    assert player.next_due is None
    assert [record.message for record in caplog.records if str(broken) in record.message]


def test_without_a_file_a_sound_is_over_at_once_and_the_log_says_so_once(settings, ear, tmp_path, caplog):
    player = SoundPlayer(settings, CONFIG / "sounds.yaml", tmp_path, LOG, ear)
    for _ in range(3):
        player.play("seal")
        player.update(1.0)
    assert player.mixer is not None
    assert player.mixer.busy_voices == 0
    assert len([record for record in caplog.records if "'seal'" in record.message]) == 1


def test_a_device_plays_and_closes(monkeypatch):
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    device = Device(ASSETS / "sounds", LOG)
    device.loop("hearth")
    device.set_gain("loop", 0.5)
    device.start(0, "seal", 1.0)
    device.music("lute.title")
    device.music(None)
    device.loop(None)
    device.close()
    device.start(0, "seal", 1.0)


def test_a_device_that_lacks_a_file_says_so_once_and_plays_the_others(monkeypatch, tmp_path, caplog):
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    shutil.copy(ASSETS / "sounds" / "seal.ogg", tmp_path)
    device = Device(tmp_path, LOG)
    device.start(0, "seal", 1.0)
    device.start(0, "gone", 1.0)
    device.start(0, "gone", 1.0)
    device.start(0, "seal", 1.0)
    device.close()
    assert [record.message.partition(":")[0] for record in caplog.records] == ["a sound is missing"]


@pytest.mark.parametrize("driver", ["alsa", "no such driver"])
def test_without_a_device_nothing_is_printed(driver):
    code = (
        "import logging; from game.store.places import ASSETS; from game.view.sound.device import Device\n"
        "device = Device(ASSETS / 'sounds', logging.getLogger('x'))\n"
        "device.loop('hearth'); device.start(0, 'seal', 1); device.close()"
    )
    environment = {"PYGAME_HIDE_SUPPORT_PROMPT": "1", "SDL_AUDIODRIVER": driver, "ALSA_CONFIG_PATH": os.devnull}
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True, env=environment
    )
    assert (done.stdout, done.stderr) == ("", "")
