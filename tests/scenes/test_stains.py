"""The stains beside the large pages: each page has its own, across an edge, under no word, and with its sheets."""

import pygame
import pytest
from harness import Harness, home_of
from overlap import written

from game.scenes.days.day_page import DayScene
from game.scenes.pages.credits import CreditsScene
from game.scenes.pages.keys_page import KeysScene
from game.scenes.pages.packs_page import PacksScene
from game.scenes.pages.reader import PAGES, ReaderScene
from game.scenes.pages.settings_page import SettingsScene
from game.scenes.statistics.statistics_page import StatisticsScene

FAINTEST = 20
"""How opaque a stain or a letter is to be seen, of 255."""

OPENED = {
    "keys": KeysScene,
    "settings": SettingsScene,
    "credits": CreditsScene,
    "packs": PacksScene,
    "today": lambda services: DayScene(services, home_of(services)),
    "statistics": lambda services: StatisticsScene(services, home_of(services)),
    **{page: lambda services, page=page: ReaderScene(services, "alarun", page) for page in PAGES},
}


@pytest.mark.parametrize("name", OPENED)
def test_what_was_spilt_lies_across_an_edge_of_its_page_and_above_its_paper(services, name):
    scene = OPENED[name](services)
    assert scene.stain_area.shared(scene.page) and scene.stain_area.x < scene.page.x < scene.stain_area.right
    assert scene.stain_area.bottom <= scene.back_area.y
    assert "stains" in scene.sheets
    frames = Harness(services, scene).picture.frames
    assert frames.index(scene.page_frame) < frames.index(f"stain.{scene.stain[0]}")


@pytest.mark.one_in(3)
@pytest.mark.parametrize("language", ["en", "qps"])
@pytest.mark.parametrize("name", OPENED)
def test_no_word_stands_on_what_was_spilt(make, name, language):
    services = make(language)
    services.settings.change(text_size=130)
    studio = services.studio
    studio.use_theme(studio.theme.with_look(high_contrast=False, text_scale=1.3))
    picture = Harness(services, OPENED[name](services)).picture
    stain = next(stroke for stroke in picture.strokes if stroke.what.startswith("stain."))
    spilt = pygame.mask.from_surface(stain.paint, FAINTEST)
    assert spilt.count()
    for _, word in written(picture):
        ink = pygame.mask.from_surface(word.paint, FAINTEST)
        assert not spilt.overlap_area(ink, (word.x - stain.x, word.y - stain.y)), word.what


def test_no_two_of_these_pages_have_the_same_stain_at_the_same_place(services):
    found = [opened(services).stain for opened in OPENED.values()]
    assert len(set(found)) == len(found)
