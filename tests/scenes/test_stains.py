"""The stains on the large pages: each page has its own, it lies on the page, and it comes with the page's sheets."""

import pytest
from harness import Harness, home_of

from game.scenes.days.day_page import DayScene
from game.scenes.pages.credits import CreditsScene
from game.scenes.pages.menu import STAIN
from game.scenes.pages.packs_page import PacksScene
from game.scenes.pages.reader import PAGES, ReaderScene
from game.scenes.pages.settings_page import SettingsScene
from game.scenes.statistics.statistics_page import StatisticsScene

OPENED = {
    "settings": SettingsScene,
    "credits": CreditsScene,
    "packs": PacksScene,
    "today": lambda services: DayScene(services, home_of(services)),
    "statistics": lambda services: StatisticsScene(services, home_of(services)),
    **{page: lambda services, page=page: ReaderScene(services, "alarun", page) for page in PAGES},
}


@pytest.mark.parametrize("name", OPENED)
def test_what_was_spilt_lies_on_its_page_and_above_its_paper(services, name):
    scene = OPENED[name](services)
    stain, right, down = scene.stain
    assert right >= 0 and right + STAIN[0] <= scene.page.width
    assert down >= 0 and down + STAIN[1] <= scene.page.height
    assert "stains" in scene.sheets
    frames = Harness(services, scene).picture.frames
    assert frames.index(scene.page_frame) < frames.index(f"stain.{stain}")


def test_no_two_of_these_pages_have_the_same_stain_at_the_same_place(services):
    found = [opened(services).stain for opened in OPENED.values()]
    assert len(set(found)) == len(found)
