"""The credits say which version this is and where everything lies, and write a bug report when asked."""

from zipfile import ZipFile

import pytest
from harness import NAMES, Harness, match_of, play_on

from game import VERSION
from game.scenes.pages.credits import PLACES, CreditsScene
from game.store.library import Library
from game.store.places import ROOT
from game.view.dialog import Dialog
from game.view.markdown.page import words_of


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
