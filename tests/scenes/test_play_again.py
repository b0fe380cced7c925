"""Playing once more from the results: the same, another way that the game offers, or Setup as it was."""

import pytest
from harness import Harness, home_of, sit_down

from game.play.session import Session
from game.scenes.pages.results_page import ResultsScene
from game.scenes.playing.play_scene import PlayScene
from game.scenes.setup import SetupScene
from game.store.places import ROOT

GAMES = ROOT / "tests" / "games"


def results_of(services, name: str) -> Harness:
    harness = sit_down(services, Session.read(GAMES / f"{name}.jsonl"))
    harness.wait_for(lambda: isinstance(harness.top, ResultsScene))
    return harness


def test_after_a_match_that_nobody_won_the_nearest_may_win_the_next(services):
    harness = results_of(services, "cauldron15_all_over")
    old = harness.top._session.match
    assert harness.says("cauldron15.again.nearest")
    harness.click("again")
    match = harness.top.session.match
    assert isinstance(harness.top, PlayScene)
    assert (old.options.all_over, match.options.all_over) == ("nobody", "lowest")
    assert (match.seats, match.options.hand) == (old.seats, old.options.hand)


@pytest.mark.parametrize("name", ["cauldron15_highest", "alarun_highest"])
def test_where_somebody_has_won_there_is_no_other_way(services, name):
    harness = results_of(services, name)
    assert "again" not in harness.widgets.ids
    assert "change" not in harness.widgets.ids


def test_characters_are_passed_to_the_left(services):
    harness = results_of(services, "cauldron_brew")
    session = harness.top._session
    had = session.observe(None).characters
    harness.click("again")
    assert harness.top.session.observe(None).characters == (had[-1], *had[:-1])
    assert harness.top.session.match.seed != session.match.seed


def test_setup_is_a_button_away(services):
    setup = Harness(services, SetupScene(services, "cauldron15", home_of(services)))
    setup.click("start")
    change = setup.top._change
    assert change is not None
    scene = PlayScene(services, Session.read(GAMES / "cauldron15_highest.jsonl"), home_of(services), change=change)
    harness = Harness(services, scene)
    harness.wait_for(lambda: isinstance(harness.top, ResultsScene))
    harness.click("change")
    assert isinstance(harness.top, SetupScene)
    assert tuple(harness.top.choices.seats) == setup.top.session.match.seats
