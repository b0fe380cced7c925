"""Today's match from the title to its par: one try, sealed until it is over, and a result to be copied."""

import pytest
from harness import ADVISER, Harness, cut_in, home_of

from game.play.occasions.day_match import CHAIR, TRIES, day_match
from game.play.session import Session
from game.scenes.days.day_page import DayScene
from game.scenes.onward import onward_of
from game.scenes.pages.results_page import ResultsScene
from game.scenes.playing.play_scene import PlayScene
from game.scenes.replay.replay_scene import ReplayScene
from game.scenes.title import TitleScene
from game.store.played.days import Pars
from game.store.seat_plans import PERSON, SeatPlan
from game.view.input.commands import Intent

DAY = "2026-11-22"
PAR = (True, False, False, True, False, False, False, False, False)


def page_of(services, day: str = DAY) -> Harness:
    return Harness(services, DayScene(services, home_of(services), day))


def play_out(session: Session) -> None:
    while session.to_move is not None:
        session.play(ADVISER.answer(session.thinking_task("greedy")).move, sync=False)


@pytest.fixture
def finished(services) -> Harness:
    """The results of today's match, the par of which is known."""
    page = page_of(services)
    page.click("go")
    session = page.top.session
    Pars(services.places.matches).keep(DAY, session.match.fingerprint, PAR)
    play_out(session)
    page.wait_for(lambda: isinstance(page.top, ResultsScene))
    return page


def test_the_title_leads_there_and_back(services):
    title = Harness(services, TitleScene(services))
    title.click("day")
    assert isinstance(title.top, DayScene)
    assert title.top.state == "open"
    assert title.says("day.par.sealed", tries=TRIES)
    title.press(Intent.CANCEL)
    assert isinstance(title.top, TitleScene)


def test_whoever_begins_it_is_remembered_and_goes_on_with_the_same_match(services):
    page = page_of(services)
    page.press(Intent.CONFIRM)
    assert isinstance(page.top, PlayScene)
    session = page.top.session
    assert session.match.day == DAY
    (member,) = services.settings.current.household
    assert session.match.seats[CHAIR].person == member.id
    path = session.path
    page.top.leave()
    again = page_of(services)
    assert again.top.state == "begun"
    again.click("go")
    assert again.top.session.path == path


def test_bots_do_not_finish_it(services):
    page = page_of(services)
    page.click("go")
    assert "finish" not in page.top.entries


def test_par_is_told_once_it_is_over_and_the_result_is_copied(finished):
    assert "rematch" not in finished.widgets.ids
    finished.click("onward")
    page = finished.top
    assert isinstance(page, DayScene)
    assert page.state == "over"
    assert finished.says("day.par", count=2, tries=TRIES)
    assert finished.frames.count("icon.star") == sum(PAR)
    told = page.result(page._own).splitlines()
    assert len(told) == 3
    assert told[0] == "Four Cauldrons, 22 Nov 2026: Cauldron 15"
    assert told[1] in {f"{place} of 4" for place in ("1st", "2nd", "3rd", "4th")}
    assert told[2] == "2 of 9 bots, strong as adepts, won from the same seat."
    finished.click("go")
    assert finished.says("day.copied")
    finished.click("look")
    assert isinstance(finished.top, ReplayScene)


def test_the_day_that_follows_has_another_match_and_shows_the_one_before(finished):
    page = page_of(finished.services, "2026-11-23")
    assert page.top.state == "open"
    assert page.services.words.say("game.alarun") in page.texts
    assert [text for text in page.texts if text in {"1st", "2nd", "3rd", "4th"}]


def test_another_person_of_the_household_has_a_try_of_their_own(finished):
    services = finished.services
    (first,) = services.settings.current.household
    other = Harness(services, DayScene(services, home_of(services), DAY))
    assert other.top.state == "over"
    second = {"id": "b2b2", "name": "Bea", "colour": "moss"}
    services.settings.change(household=(first, second))
    page = page_of(services)
    assert page.top.state == "open"
    page.widgets.focus_on("person")
    page.press(Intent.RIGHT)
    assert page.top.state == "over"


def test_bots_that_were_stopped_leave_par_unknown(finished):
    Pars(finished.services.places.matches).keep(DAY, finished.top._session.match.fingerprint, PAR[:4])
    page = page_of(finished.services)
    assert page.says("day.par.unknown")
    assert page.top.result(page.top._own).splitlines()[2] == page.services.words.say("day.par.unknown")


def test_where_a_bot_took_the_chair_no_place_is_told(services):
    page = page_of(services)
    page.click("go")
    session = page.top.session
    Pars(services.places.matches).keep(DAY, session.match.fingerprint, PAR)
    session.leave_seat(CHAIR, "adept")
    play_out(session)
    page.top.leave()
    assert page_of(services).says("day.left")


def test_played_again_with_the_same_seed_it_is_a_match_by_itself(services):
    match = day_match(DAY, SeatPlan("Ana", PERSON, "plum"), services.words)
    assert onward_of(services, match, home_of(services)) is not None
    assert onward_of(services, match.by_itself, home_of(services)) is None
    assert match.by_itself.header().day is None


@pytest.mark.parametrize("scale", [100, 115, 130])
def test_nothing_is_cut(finished, scale):
    finished.services.settings.change(text_size=scale)
    for day in (DAY, "2026-11-23"):
        page = page_of(finished.services, day)
        page.stack.apply_settings()
        assert cut_in(page) == []
