"""The credits say which version this is and where everything lies, and write a bug report when asked."""

from dataclasses import replace
from pathlib import Path
from zipfile import ZipFile

import pytest
from harness import NAMES, Harness, match_of, play_on

from game import VERSION
from game.scenes.pages.credits import PLACES, CreditsScene
from game.store.library import Library
from game.store.places import ROOT, Places
from game.view.dialog import Dialog
from game.view.drawing.canvas import Canvas
from game.view.markdown.page import Paragraph, words_of
from game.view.markdown.page_layout import BULLET_INDENT, PageLayout


@pytest.fixture
def credits_page(services) -> Harness:
    return Harness(services, CreditsScene(services))


def test_version_and_every_place_are_told(credits_page):
    assert credits_page.says("credits.version", version=VERSION)
    said = "\n".join(map(words_of, credits_page.widgets["page"].blocks))
    for place in PLACES:
        assert str(getattr(credits_page.services.places, place)) in said
    assert str(ROOT) in said


@pytest.mark.parametrize(("answer", "named"), [("choice0", False), ("choice1", True)])
def test_a_report_is_written_where_the_dialog_says(credits_page, answer, named):
    services = credits_page.services
    play_on(match_of("person", "greedy", library=Library(services.places.matches))).close()
    credits_page.click("report")
    assert credits_page.says("bug.about")
    credits_page.click(answer)
    (path,) = services.places.documents.iterdir()
    assert isinstance(credits_page.top, Dialog) and path.name in credits_page.top.text
    with ZipFile(path) as file:
        whole = b"".join(map(file.read, file.namelist())).decode()
    assert VERSION in whole
    assert (NAMES[0] in whole) is named


def test_no_report_is_written_without_an_answer(credits_page):
    credits_page.click("report")
    credits_page.click("choice2")
    assert isinstance(credits_page.top, CreditsScene)
    assert not credits_page.services.places.documents.exists()


def test_a_report_that_cannot_be_written_says_why(credits_page):
    places = credits_page.services.places
    places.documents.write_text("no folder")
    credits_page.click("report")
    credits_page.click("choice0")
    assert isinstance(credits_page.top, Dialog) and str(places.documents) in credits_page.top.text
    credits_page.click("choice0")
    assert isinstance(credits_page.top, CreditsScene)


def test_a_long_path_stays_within_the_page(services):
    deep = Places.under(Path("/", *(f"folder_{number}" for number in range(30)), "without_any_slash_" * 12))
    page = Harness(replace(services, places=deep), CreditsScene(replace(services, places=deep)))
    assert page.picture.texts
    view = page.widgets["page"]
    layout = PageLayout(Canvas(services.studio, services.studio.viewport), view.blocks, 900.0)
    told = []
    for block, _, _ in layout.placed:
        if isinstance(block, Paragraph):
            width = layout.width - BULLET_INDENT * block.bullet
            runs = layout._flow(block.spans, width).runs
            assert all(run.x + run.width <= width for run in runs)
            told.append("".join(run.span.text for run in runs).replace(" ", ""))
    assert any(str(deep.matches) in line for line in told), "nothing of a path is lost"
