"""The page of statistics: whose they are, of which box, and that a finished match is counted with its results."""

import pytest
from harness import ADVISER, Harness, cut_in, home_of, match_of, play_on

from game.bots.review import Budget
from game.play.analysis.analyst import Analyst
from game.play.analysis.kept import keep
from game.play.moments import Moment
from game.play.session import Session
from game.scenes.pages.results_page import ResultsScene
from game.scenes.pages.still_life import LIVES
from game.scenes.playing.table_at import table_at
from game.scenes.replay.replay_scene import ReplayScene
from game.scenes.setup import SetupScene
from game.scenes.shelf.matches_page import MatchesScene
from game.scenes.statistics.statistics_page import StatisticsScene
from game.store.household import Member, sat_down
from game.store.library import Library
from game.store.played.statistics_file import Statistics
from game.store.records import FORMAT, Ending, Header
from game.store.seat_plans import PERSON, SeatPlan
from game.store.words import languages
from game.tables.pictures import PICTURES
from game.view.input.commands import Intent


def finish(services, number: int, *order: int, game: str = "alarun", names=("Ana", "Bea")) -> None:
    """Put a finished match on the shelf; `order` has its seats from best to worst."""
    persons = [
        SeatPlan(name, PERSON, colour, person=name * 2) for name, colour in zip(names, ("plum", "moss"), strict=False)
    ]
    seats = (*persons, SeatPlan("Zelma", "adept", "blood"), SeatPlan("Wick", "master", "teal"))
    scores = tuple(30 - 7 * order.index(seat) for seat in range(len(seats)))
    journal = Library(services.places.matches).create(
        Header(FORMAT, game, {}, seats, number, "x", f"2026-01-02T03:04:{number:02}Z")
    )
    journal.position(0, {}, ending=Ending("highest", (order[0],), scores, tuple((seat,) for seat in order)))
    journal.close()


@pytest.fixture
def page(services) -> Harness:
    for number, order in enumerate(((0, 1, 2, 3), (0, 2, 3, 1), (3, 1, 0, 2))):
        finish(services, number, *order)
    finish(services, 3, 1, 0, 2, 3, game="cauldron15")
    finish(services, 4, 2, 0, 1, names=("Ana",))
    return Harness(services, StatisticsScene(services, home_of(services)))


def shares(page: Harness) -> list[str]:
    return [text for text in page.texts if " of " in text]


def test_where_no_match_counts_the_page_says_which_would(services, page):
    assert not page.says("statistics.counts")
    services.settings.change(household=(Member("c3c3c3c3", "Cleo", "plum"),))
    alone = Harness(services, StatisticsScene(services, home_of(services)))
    alone.top._turn_to("c3c3c3c3")
    alone.top.rebuild()
    assert alone.says("statistics.counts")
    assert cut_in(alone) == []


def test_an_empty_shelf_says_so(services):
    page = Harness(services, StatisticsScene(services, home_of(services)))
    assert page.says("statistics.none")
    page.press(Intent.CONFIRM, Intent.CANCEL)


@pytest.mark.parametrize("scene", [MatchesScene, StatisticsScene])
@pytest.mark.parametrize("last", [None, "alarun", "a game that is gone"])
def test_a_page_on_which_nothing_lies_leads_to_where_it_begins(services, scene, last):
    services.settings.change(last_game=last)
    page = Harness(services, scene(services, home_of(services)))
    assert {thing.frame for things in LIVES.values() for thing in things} & set(page.frames)
    page.click("begin")
    assert isinstance(page.top, SetupScene)
    assert page.top._game.id == (last if last in PICTURES else next(iter(PICTURES)))
    page.press(Intent.CANCEL)
    assert isinstance(page.top, scene)


def test_who_played_last_comes_first_and_the_others_are_a_step_away(page):
    assert page.says("statistics.finished", count=5)
    assert shares(page) == ["2 of 5"]
    assert {"5 : 0", "3 : 2"} <= set(page.texts), "Zelma and Wick"
    page.press(Intent.NEXT)
    page.widgets.focus_on("person")
    page.press(Intent.RIGHT)
    assert page.says("statistics.finished", count=4)
    assert shares(page) == ["1 of 4"]


def test_where_no_moves_were_judged_the_page_tells_how_they_are(page):
    assert page.says("statistics.lost.none")


def test_a_box_is_looked_at_by_itself_with_its_highest_score(page):
    assert not page.says("statistics.highest")
    page.widgets.focus_on("games")
    page.press(Intent.RIGHT, Intent.RIGHT, Intent.RIGHT)
    assert page.says("statistics.finished", count=1)
    assert page.says("statistics.highest")
    assert shares(page) == ["0 of 1"]
    page.press(Intent.RIGHT)
    assert shares(page) == ["2 of 4"]


def test_how_somebody_opens_the_hand_is_kept_when_they_sit_down_again(services):
    services.settings.change(household=[Member("AnaAna", "Ana", "plum"), Member("BeaBea", "Bea", "moss")])
    page = Harness(services, StatisticsScene(services, home_of(services)))
    assert page.says("statistics.finished", count=0)
    page.widgets.focus_on("reveal")
    page.press(Intent.RIGHT, Intent.RIGHT)
    household = services.settings.current.household
    assert [member.reveal for member in household] == ["", "toggle"]
    bea = SeatPlan("Bea", PERSON, "teal", person="BeaBea")
    later, _ = sat_down(household, [bea], [0])
    assert [(member.name, member.colour, member.reveal) for member in later] == [
        ("Ana", "plum", ""),
        ("Bea", "teal", "toggle"),
    ]


def test_what_analysed_moves_lost_is_told_and_the_costliest_shown(services):
    """Only what was kept of analyses counts; the costliest move is shown by the eyes of whoever made it."""
    session = match_of("greedy", "person", library=services.library, seed=5)
    path = session.path
    play_on(session).close()
    seats = path.read_bytes().replace(b'"kind":"person"', b'"kind":"person","person":"a1a1"', 1)
    path.write_bytes(seats)
    page = Harness(services, StatisticsScene(services, home_of(services)))
    assert "costliest" not in page.widgets.ids
    analyst = Analyst(Session.read(path), 1, Budget(2))
    while (question := analyst.next_question()) is not None:
        analyst.take(ADVISER.judge(question))
    keep(analyst, "quick")
    page = Harness(services, StatisticsScene(services, home_of(services)))
    lost = {number: judgement.low for number, judgement in analyst.judged.items()}
    share = f"{100 * sum(lost.values()) / len(lost):.1f}"
    assert page.says("statistics.lost.share", share=share)
    assert cut_in(page) == []
    page.click("costliest")
    assert isinstance(page.top, ReplayScene)
    assert page.top.eyes == 1
    assert lost[page.top.moment.turn + 1] == max(lost.values())


@pytest.mark.parametrize("scale", [100, 115, 130])
def test_nothing_is_cut(page, scale):
    page.services.settings.change(text_size=scale)
    page.stack.apply_settings()
    assert cut_in(page) == []


@pytest.mark.parametrize("language", languages())
def test_nothing_is_cut_in_large_text_in_any_language(make, language):
    services = make(language)
    finish(services, 1, 0, 1, 2, 3)
    services.settings.change(text_size=130)
    page = Harness(services, StatisticsScene(services, home_of(services)))
    page.stack.apply_settings()
    assert cut_in(page) == []


def test_a_match_is_counted_once_its_results_are_seen(services):
    session = match_of("person", "greedy", library=services.library)
    ana = SeatPlan("Ana", PERSON, "plum", person="a1a1")
    path = session.path
    play_on(session).close()
    path.write_bytes(path.read_bytes().replace(b'"kind":"person"', b'"kind":"person","person":"a1a1"', 1))
    assert not Statistics(services.places.matches).matches
    table = table_at(services, session, 0, 0, Moment(session.move_count))
    Harness(services, ResultsScene(services, session, table, home_of(services), lambda _: None))
    assert [match.persons.keys() for match in Statistics(services.places.matches).matches] == [{ana.person}]
