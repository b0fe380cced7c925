"""From the sofa: one switch makes words huge, bots slow, captions appear and what is chosen grow; nothing is cut."""

from collections.abc import Callable

import pygame
import pytest
from device_players import at_the_window
from harness import Harness, cut_in, match_of, sit_down
from legibility import openly
from overlap import on_each_other, partly_covered
from screens import GAMES, USUAL, length, screens, table_at

from game.scenes.pages.settings_page import SettingsScene
from game.scenes.title import TitleScene
from game.store.settings import SettingsFile
from game.view.drawing.canvas import Canvas
from game.view.drawing.viewport import Viewport
from game.view.input.commands import Intent
from game.view.input.keyboard import Device
from game.view.scene import Services

HANDHELD = (1280, 800)
LAID_OVER = ("pause", "lesson")
MOMENTS = 3


@pytest.fixture
def far(make: Callable[[], Services], monkeypatch: pytest.MonkeyPatch) -> Services:
    """Services on the sofa, at a window of a small handheld; what is put together is drawn stroke by stroke."""
    monkeypatch.setattr(Canvas, "composed", openly)
    services = make()
    services.settings.change(sofa=True)
    studio = services.studio
    studio.use_theme(studio.theme.with_look(high_contrast=False, text_scale=1.5))
    studio.use_viewport(Viewport.fitting(*HANDHELD))
    return services


def faults(harness: Harness) -> list[str]:
    """Return what is cut, covered in part or written on other words."""
    harness.services.studio.lettering.cut.clear()
    picture = harness.stack.picture(HANDHELD)
    return [*on_each_other(picture), *partly_covered(picture), *harness.services.studio.lettering.cut]


def test_the_switch_holds_at_once_and_gives_everything_back(services):
    harness = Harness(services, TitleScene(services), SettingsScene(services, "sight"))
    harness.click("sofa")
    assert services.theme.text_scale == 1.5
    kept = SettingsFile.load(services.places.settings).current
    assert (kept.sofa, kept.text_size, kept.in_force.text_size) == (True, 100, 150)
    assert (kept.in_force.bot_pace, kept.in_force.captions) == (1600, True)
    assert harness.says("settings.text_size.150")
    harness.click("text_size")
    assert services.settings.current.text_size == 100
    assert harness.says("settings.decided.sofa")
    harness.click("sofa")
    assert services.theme.text_scale == 1.0
    assert services.settings.current.in_force == services.settings.current


def test_what_is_chosen_by_keys_grows(services):
    harness = Harness(services, SettingsScene(services))
    harness.widgets.focus_on("packs", by_keys=True)
    usual = harness.picture.boxes_of(services.words.say("packs.heading"))[0]
    services.settings.change(sofa=True)
    assert harness.picture.boxes_of(services.words.say("packs.heading"))[0][3] > usual[3]


def test_bots_stay_slow(services):
    services.settings.change(sofa=True, bot_pace=400)
    harness = sit_down(services, match_of("greedy", "greedy"))
    harness.press(Intent.FASTER)
    assert services.settings.current.bot_pace == 400
    assert harness.says("settings.decided.sofa")


def test_a_pad_that_is_there_is_spoken_of_from_the_first(services):
    services.settings.change(sofa=True)
    with at_the_window(services) as player:
        assert services.signs.device is Device.POINTER
        player.app.live(0.0, [pygame.event.Event(pygame.CONTROLLERDEVICEADDED, device_index=0)])
        assert services.signs.device is Device.PAD


@pytest.mark.parametrize("game", USUAL)
def test_no_table_is_too_small_for_it(far, game):
    path = GAMES / f"{USUAL[game]}.jsonl"
    for number in range(MOMENTS):
        moves = number * length(path) // MOMENTS
        assert not faults(table_at(path, moves, far)), moves


@pytest.mark.slow
@pytest.mark.parametrize("part", range(4))
def test_no_scene_is_too_small_for_it(far, part):
    usual = [(name, opening) for name, opening in screens() if not any(word in name for word in LAID_OVER)]
    assert {name: found for name, opening in usual[part::4] if (found := faults(opening(far)))} == {}


@pytest.mark.parametrize("page", ["settings", "keys", "cauldron setup", "alarun results", "title"])
def test_pages_that_lead_to_the_table_have_room(far, page):
    harness = dict(screens())[page](far)
    assert faults(harness) == []
    assert cut_in(harness) == []
