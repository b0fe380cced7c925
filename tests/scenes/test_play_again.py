"""What the results lead to: the same once more, another way that the game offers, Setup as it was, or a look back."""

import pytest
from harness import Harness, home_of, match_of, play_on, sit_down

from game.play.session import Session
from game.scenes.pages.results_page import UNMEANT, ResultsScene
from game.scenes.playing.play_scene import PlayScene
from game.scenes.replay.replay_scene import ReplayScene
from game.scenes.setup import SetupScene, setup_as_in, table_of
from game.scenes.shelf.matches_page import MatchesScene
from game.scenes.sitting_down import match_scene
from game.store.places import ROOT
from game.view.input.commands import Intent, PointerMoved, PointerPressed, PointerReleased

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


RECORDED = sorted(path.stem for path in GAMES.glob("*.jsonl"))


def changed(services, session: Session) -> SetupScene:
    """Return the Setup that the results of a match lead to, of somebody who has last set up something else."""
    game = session.match.game
    last = Harness(services, SetupScene(services, game, home_of(services)))
    last.click("start")
    assert last.top.session.match.seats != session.match.seats
    harness = Harness(services, match_scene(services, session, home_of(services), last.top._change))
    harness.wait_for(lambda: not isinstance(harness.top, PlayScene), 900)
    while not isinstance(harness.top, ResultsScene):
        harness.press(Intent.SKIP)
        harness.let_pass(2.0)
    harness.click("change")
    assert isinstance(harness.top, SetupScene)
    return harness.top


@pytest.mark.parametrize("name", ["alarun_highest", "cauldron15_lowest", "cauldron_brew_simple"])
def test_setup_as_it_was_for_the_match_is_a_button_away(services, name):
    session = Session.read(GAMES / f"{name}.jsonl")
    match, _ = changed(services, session).choices.match()
    old = session.match_as_begun
    assert (match.game, match.options, match.packs) == (old.game, old.options, old.packs)
    assert [(plan.name, plan.kind, plan.colour) for plan in match.seats] == [
        (plan.name, plan.kind, plan.colour) for plan in old.seats
    ]
    assert match.seed != old.seed


@pytest.mark.parametrize("name", RECORDED)
def test_setup_can_be_had_as_in_any_match(services, name):
    old = Session.read(GAMES / f"{name}.jsonl").match_as_begun
    match, _ = setup_as_in(services, home_of(services), old).choices.match()
    assert (match.options, len(match.seats)) == (old.options, len(old.seats))


def test_a_match_from_the_shelf_is_changed_from_its_own_setup(services):
    match_of("person", "greedy", library=services.library, all_over="lowest").close()
    setup = Harness(services, SetupScene(services, "cauldron15", home_of(services)))
    setup.click("start")
    setup.top.leave()
    shelf = Harness(services, MatchesScene(services, home_of(services)))
    grid = shelf.top._grid
    x, y = grid.area_of(next(match.name for match in grid.matches if len(match.header.seats) == 2)).centre
    shelf.give(PointerMoved(x, y), PointerPressed(x, y), PointerReleased(x, y))
    shelf.click("open")
    session = shelf.top.session
    assert len(session.match.seats) == 2
    scene = shelf.top._change(session.match_as_begun)
    assert len(scene.choices.seats) == 2
    assert scene.choices.options["all_over"] == "lowest"


def ended_just_now(services, game: str) -> Harness:
    """Return a person before the results of a match that has ended at their table."""
    session = play_on(match_of("person", "greedy", game=game, library=services.library))
    harness = Harness(services, table_of(services, home_of(services), session))
    harness.wait_for(lambda: not isinstance(harness.top, PlayScene), 900)
    while not isinstance(harness.top, ResultsScene):
        harness.press(Intent.SKIP)
        harness.let_pass(2.0)
    harness.let_pass(UNMEANT)
    return harness


@pytest.mark.parametrize("game", ["alarun", "bubble_and_boil", "cauldron", "cauldron15"])
def test_a_match_that_has_just_ended_is_seen_again_and_one_comes_back(services, monkeypatch, game):
    monkeypatch.setattr("game.play.analysis.analyst.best_eyes", lambda: "greedy")
    harness = ended_just_now(services, game)
    results = harness.top
    assert services.words.say("results.review.tip") == harness.widgets["review"].note
    for look in (lambda: harness.click("review"), lambda: harness.press(Intent.HINT)):
        look()
        again = harness.top
        assert isinstance(again, ReplayScene)
        assert again.analysis is not None and again.eyes == 0
        assert again.moment == again.session.moments.last or again.moment.turn == 0
        harness.press(Intent.CANCEL)
        assert harness.top is results


def test_from_a_match_seen_again_it_is_played_on(services):
    harness = ended_just_now(services, "cauldron15")
    harness.click("review")
    old = harness.top.session
    harness.top.seek(10)
    harness.press(Intent.PLAY_ON)
    harness.click("done")
    branched = harness.stack.scenes[0].session
    assert (branched.move_count, branched.match.seed) == (10, old.match.seed)
    assert {entry.path for entry in services.library.entries()} == {old.path, branched.path}
    branched.close()
