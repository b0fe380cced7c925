"""Matches: every match that was played is found, opened, named, put aside and added, by mouse and by keys."""

from pathlib import Path

import pytest
from harness import Harness, deciding, match_of, play_on

from game.play.session import Session
from game.scenes.pages.results_page import ResultsScene
from game.scenes.pages.writing import WritingScene
from game.scenes.playing.play_scene import PlayScene
from game.scenes.replay.replay_scene import ReplayScene
from game.scenes.setup import SetupScene
from game.scenes.shelf.matches_page import MatchesScene
from game.scenes.title import TitleScene
from game.store.library import Library
from game.store.shelf import ASIDE
from game.tables.pictures import PICTURES
from game.view.dialog import Dialog
from game.view.input.commands import Dropped, Intent, PointerMoved, PointerPressed, PointerReleased

GAMES = Path(__file__).parents[1] / "games"


@pytest.fixture
def left(services):
    """Three matches: one that is over, one of two persons, and the newest, which is unfinished too."""
    for kinds, seed, done in (
        (("person", "greedy"), 3, None),
        (("person", "person"), 4, deciding("play")),
        (("person", "greedy", "greedy"), 5, deciding("play")),
    ):
        session = match_of(*kinds, seed=seed, library=services.library)
        play_on(session, done) if done else play_on(session)
        session.close()
    return services


def page(services) -> Harness:
    return Harness(services, TitleScene(services), MatchesScene(services, lambda: TitleScene(services)))


def seeds(harness: Harness) -> list[int]:
    return [match.header.seed for match in harness.top._found]


def point(harness: Harness, seed: int) -> None:
    """Click the paper of a match."""
    grid = harness.top._grid
    name = next(match.name for match in grid.matches if match.header.seed == seed)
    x, y = grid.area_of(name).centre
    harness.give(PointerMoved(x, y), PointerPressed(x, y), PointerReleased(x, y))


def test_the_title_leads_to_the_matches_and_back(left):
    harness = Harness(left, TitleScene(left))
    harness.click("matches")
    assert isinstance(harness.top, MatchesScene)
    assert seeds(harness) == [5, 4, 3]
    harness.press(Intent.CANCEL)
    assert isinstance(harness.top, TitleScene)


def test_a_title_without_matches_has_no_way_to_them(services):
    assert "matches" not in Harness(services, TitleScene(services)).widgets.ids


def test_an_unfinished_match_goes_on_where_it_was_left(left):
    harness = page(left)
    point(harness, 4)
    point(harness, 5)
    assert harness.top.chosen.header.seed == 5
    harness.click("open")
    assert isinstance(harness.top, PlayScene)
    assert harness.top.session.match.seed == 5
    assert not harness.top.session.read_only
    harness.top.session.close()


def test_a_match_is_opened_by_keys_alone(left):
    harness = page(left)
    assert harness.widgets.focus == "matches"
    harness.press(Intent.RIGHT, Intent.RIGHT)
    assert harness.top.chosen.header.seed == 3
    harness.press(Intent.LEFT, Intent.LEFT)
    assert harness.top.chosen.header.seed == 5
    harness.press(Intent.CONFIRM)
    assert harness.top.session.match.seed == 5
    harness.top.session.close()


def test_everything_on_the_page_is_reached_by_keys(left):
    harness = page(left)
    reached = set()
    for _ in harness.widgets.ids:
        reached.add(harness.widgets.focus)
        harness.press(Intent.NEXT)
    assert reached == set(harness.widgets.ids)


def test_matches_are_looked_for(left):
    harness = page(left)
    assert harness.says("matches.state.unfinished", count=2)
    harness.widgets.focus_on("state")
    harness.press(Intent.RIGHT)
    assert seeds(harness) == [5, 4]
    harness.press(Intent.RIGHT)
    assert seeds(harness) == [3]
    harness.press(Intent.RIGHT)
    harness.click("box alarun")
    assert seeds(harness) == []
    assert harness.says("matches.not_found")
    harness.click("box alarun")
    harness.widgets.focus_on("search")
    harness.type("cleo")
    assert seeds(harness) == [5]


def test_esc_empties_the_search_before_it_leads_back(left):
    harness = page(left)
    harness.widgets.focus_on("search")
    harness.type("cleo")
    harness.press(Intent.CANCEL)
    assert isinstance(harness.top, MatchesScene)
    assert seeds(harness) == [5, 4, 3]
    harness.press(Intent.CANCEL)
    assert not isinstance(harness.top, MatchesScene)


def test_enter_leads_from_the_search_to_the_matches(left):
    harness = page(left)
    harness.widgets.focus_on("search")
    harness.type("cleo")
    harness.press(Intent.CONFIRM)
    assert harness.widgets.focus == "matches"
    assert seeds(harness) == [5]


def test_where_no_match_is_found_all_are_shown_again(left):
    harness = page(left)
    harness.click("box alarun")
    harness.click("show_all")
    assert seeds(harness) == [5, 4, 3]
    assert harness.widgets.focus == "matches"
    assert "show_all" not in harness.widgets.ids


def test_a_match_is_named_by_keys(left):
    harness = page(left)
    harness.press(Intent.GALLERY)
    assert isinstance(harness.top, WritingScene)
    harness.type("Rainy Sunday")
    harness.press(Intent.CONFIRM)
    assert isinstance(harness.top, MatchesScene)
    assert "Rainy Sunday" in harness.texts
    assert seeds(page(left)) == [5, 4, 3]


def test_a_click_beside_the_line_leaves_it_the_focus(left):
    harness = page(left)
    harness.press(Intent.GALLERY)
    harness.give(PointerMoved(5, 5), PointerPressed(5, 5), PointerReleased(5, 5))
    harness.type("Rainy Sunday")
    harness.press(Intent.CONFIRM)
    assert "Rainy Sunday" in harness.texts


def test_a_match_is_put_aside_and_brought_back(left):
    harness = page(left)
    point(harness, 4)
    harness.click("aside")
    assert seeds(harness) == [5, 3]
    assert harness.top.chosen.header.seed == 3
    harness.press(Intent.UNDO)
    assert seeds(harness) == [5, 4, 3]
    harness.widgets.focus_on("matches")
    harness.press(Intent.ERASE_FORWARD)
    assert len(seeds(harness)) == 2
    harness.click("restore")
    assert len(seeds(harness)) == 3
    assert "restore" not in harness.widgets.ids


def test_a_match_that_is_played_elsewhere_says_why_it_stays(left):
    path = next(Library(left.library.folder).entries()).path
    session = Session.resume(path)
    harness = page(left)
    harness.click("aside")
    assert isinstance(harness.top, Dialog)
    assert harness.says("store.shelf.in_use", name=path.name)
    session.close()


def test_a_copy_lies_in_the_documents(left):
    harness = page(left)
    harness.click("export")
    copies = list(left.places.documents.iterdir())
    assert [copy.read_bytes() for copy in copies] == [(left.library.folder / harness.top.chosen.name).read_bytes()]


@pytest.mark.parametrize("how", ["drop", "write"])
def test_a_match_is_added_from_a_file(left, how):
    harness = page(left)
    source = GAMES / "cauldron15_lowest.jsonl"
    if how == "drop":
        harness.give(Dropped(str(source)))
    else:
        harness.click("add")
        harness.type(str(source))
        harness.press(Intent.CONFIRM)
    assert len(seeds(harness)) == 4
    assert harness.top.chosen.ending is not None


def test_a_file_that_is_no_match_is_refused_with_its_reason(left, tmp_path):
    odd = tmp_path / "odd.jsonl"
    odd.write_text("{")
    harness = page(left)
    harness.give(Dropped(str(odd)))
    assert isinstance(harness.top, Dialog)
    assert harness.says("store.journal.unreadable", name="odd.jsonl")
    harness.press(Intent.CANCEL)
    assert len(seeds(harness)) == 3


def test_a_match_is_played_again_with_its_seed(left):
    harness = page(left)
    point(harness, 3)
    harness.click("again")
    session = harness.top.session
    assert (session.match.seed, session.move_count) == (3, 0)
    session.close()


def test_what_cannot_be_read_stands_last_and_says_why(left):
    left.library.folder.joinpath("odd.jsonl").write_text("{")
    harness = page(left)
    harness.press(Intent.LAST)
    assert harness.says("store.shelf.broken", name="odd.jsonl.broken-1")
    harness.press(Intent.CONFIRM)
    assert isinstance(harness.top, MatchesScene)
    harness.click("aside")
    assert [each.name for each in (left.library.folder / ASIDE).glob("odd*")] != []


@pytest.mark.parametrize("game", PICTURES)
def test_the_results_of_a_match_that_is_over_are_seen_again(services, game):
    session = play_on(match_of("person", "greedy", game=game, library=services.library))
    session.close()
    told = services.words.for_seats([seat.name for seat in session.match.seats]).say(session.outcome.reason)
    harness = page(services)
    shelf, before = harness.top, len(harness.top._matches)
    harness.click("results")
    assert isinstance(harness.top, ResultsScene)
    assert told in harness.texts
    harness.press(Intent.CANCEL)
    assert harness.top is shelf
    harness.click("results")
    harness.give(PointerMoved(1, 1))
    harness.click("table")
    assert harness.top is shelf
    assert len(shelf._matches) == before


@pytest.mark.parametrize(("way", "scene"), [("rematch", PlayScene), ("change", SetupScene), ("review", ReplayScene)])
def test_the_results_on_the_shelf_lead_on_as_at_the_table(left, way, scene):
    harness = page(left)
    point(harness, 3)
    harness.click("results")
    harness.give(PointerMoved(1, 1))
    harness.click(way)
    assert isinstance(harness.top, scene)


def test_a_match_that_goes_on_has_no_results(left):
    harness = page(left)
    point(harness, 4)
    assert "results" not in harness.widgets.ids


def test_results_of_a_match_that_cannot_be_read_to_its_end_are_refused_in_one_sentence(left):
    harness = page(left)
    point(harness, 3)
    path = harness.top._shelf.path(harness.top.chosen)
    path.write_text(path.read_text(encoding="utf-8").splitlines(keepends=True)[0], encoding="utf-8")
    harness.click("results")
    assert isinstance(harness.top, Dialog)
    assert harness.says("matches.trouble")


def test_small_pictures_are_made_once(left):
    harness = page(left)
    harness.wait_for(lambda: harness.top.next_frame_due is None)
    pictures = {path: path.stat().st_mtime_ns for path in left.library.folder.glob("*.png")}
    assert len(pictures) == 3
    harness = page(left)
    assert harness.top._pictures_due == []
    assert {path: path.stat().st_mtime_ns for path in left.library.folder.glob("*.png")} == pictures


def test_a_picture_that_is_spoilt_leaves_the_page_whole(left):
    harness = page(left)
    harness.wait_for(lambda: harness.top.next_frame_due is None)
    for path in left.library.folder.glob("*.png"):
        path.write_bytes(b"\x89PNG\r\n")
    left.studio.made.clear()
    assert page(left).says("matches.heading")


@pytest.mark.parametrize("text_size", [100, 130])
def test_words_have_room(left, text_size):
    left.settings.change(text_size=text_size)
    harness = page(left)
    harness.stack.apply_settings()
    left.studio.lettering.cut.clear()
    assert harness.texts
    for seed in (5, 4, 3):
        point(harness, seed)
        assert harness.texts
    assert left.studio.lettering.cut == []
