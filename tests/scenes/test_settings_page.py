"""Settings: every row changes one setting, which holds and is written at once."""

from collections.abc import Callable

import pygame
import pytest
from harness import Harness

from game.scenes.pages.settings_page import PAGES, SLIDERS, SettingsScene
from game.scenes.title import TitleScene
from game.store.settings import SettingsFile
from game.view.app import App
from game.view.dialog import Dialog
from game.view.drawing.viewport import Viewport
from game.view.input.commands import Intent

PAGE_OF = {field: page for page, fields in PAGES.items() for field in fields}


@pytest.fixture
def settings(services) -> Harness:
    return Harness(services, TitleScene(services), SettingsScene(services))


@pytest.fixture
def at_page(services) -> Callable[[str], Harness]:
    return lambda page: Harness(services, TitleScene(services), SettingsScene(services, page))


def kept(harness: Harness, field: str):
    return getattr(SettingsFile.load(harness.services.places.settings).current, field)


@pytest.mark.parametrize("field", PAGE_OF)
def test_a_row_changes_its_setting_which_is_written_at_once(at_page, field):
    settings = at_page(PAGE_OF[field])
    before = getattr(settings.services.settings.current, field)
    settings.click(field)
    after = getattr(settings.services.settings.current, field)
    assert after != before
    assert kept(settings, field) == after


@pytest.mark.parametrize("field", SLIDERS)
def test_a_slider_goes_down_and_up_by_keys(at_page, field):
    settings = at_page(PAGE_OF[field])
    while settings.widgets.focus != field:
        settings.press(Intent.NEXT)
    for intent, values in ((Intent.LEFT, range(90, -10, -10)), (Intent.RIGHT, range(10, 110, 10))):
        for value in values:
            settings.press(intent)
            assert kept(settings, field) == value
    assert settings.says(f"settings.{field}")
    assert settings.says(f"settings.{field}.about")


@pytest.mark.one_in(3)
@pytest.mark.parametrize("field", [field for field in PAGE_OF if field not in SLIDERS])
def test_a_row_goes_through_all_its_values_by_keys(at_page, field):
    settings = at_page(PAGE_OF[field])
    while settings.widgets.focus != field:
        settings.press(Intent.NEXT)
    values = []
    first = kept(settings, field)
    for _ in range(12):
        settings.press(Intent.CONFIRM)
        values.append(kept(settings, field))
        assert settings.says(f"settings.{field}")
        assert settings.says(f"settings.{field}.about")
        assert settings.widgets.focus == field
        if values[-1] == first:
            break
    assert values[-1] == first
    assert len(set(values)) == len(values) > 1


def test_text_size_and_contrast_hold_at_once(at_page):
    settings = at_page("sight")
    normal = settings.picture
    settings.click("text_size")
    larger = settings.picture
    heading = settings.services.words.say("settings.fullscreen")
    assert larger.boxes_of(heading)[0][3] > normal.boxes_of(heading)[0][3]
    settings.click("high_contrast")
    assert settings.picture.surface().get_buffer().raw != larger.surface().get_buffer().raw


def test_settings_that_cannot_be_written_hold_and_say_so(settings):
    path = settings.services.places.settings
    path.parent.mkdir(exist_ok=True)
    path.unlink(missing_ok=True)
    path.mkdir()
    settings.click("free_undo")
    assert isinstance(settings.top, Dialog)
    assert settings.says("settings.not_kept")
    settings.press(Intent.CONFIRM)
    assert isinstance(settings.top, SettingsScene)
    assert settings.services.settings.current.free_undo is False


def test_the_title_stands_still_with_reduced_motion(settings):
    settings.click("reduced_motion")
    settings.press(Intent.CANCEL)
    title = settings.top
    assert isinstance(title, TitleScene)
    settings.let_pass(1.0)
    assert title.next_frame_due is None


def test_the_window_takes_the_size_that_is_set_and_keeps_one_made_by_hand(services):
    app = App(services)
    app._stack.push(SettingsScene(services))
    try:
        services.settings.change(window=(1600, 900))
        app.follow_settings()
        assert pygame.display.get_surface().get_size() == (1600, 900)
        pygame.display.set_mode((1300, 800), pygame.RESIZABLE)
        services.settings.change(text_size=115)
        app.follow_settings()
        assert pygame.display.get_surface().get_size() == (1300, 800)
    finally:
        pygame.display.set_mode((1, 1))
        services.studio.use_viewport(Viewport.fitting(1280, 720))
        services.studio.forget()


def test_another_language_is_spoken_at_once_at_tables_too(make):
    SettingsFile.load(make().places.settings).change(language="qps")
    services = make(None)
    settings = Harness(services, TitleScene(services), SettingsScene(services, "sight"))
    match = services.words.for_seats(("Ana", "Bruno"))
    before = match.say("settings.fullscreen")
    settings.click("language")
    assert kept(settings, "language") == "system"
    assert match.say("settings.fullscreen") == make("en").words.say("settings.fullscreen") != before
    assert settings.says("settings.fullscreen")
