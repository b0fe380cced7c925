"""An evening at the screen: set up, played box after box, left at any moment and gone on with."""

import pytest
from harness import ADVISER, Harness, cut_in, home_of

from game.play.occasions.evening_match import box_match, new_evening
from game.scenes.evenings.evening_page import EveningScene
from game.scenes.evenings.evening_setup import EveningSetupScene
from game.scenes.pages.results_page import ResultsScene
from game.scenes.playing.count_scene import CountScene
from game.scenes.playing.play_scene import PlayScene
from game.scenes.replay.replay_scene import ReplayScene
from game.scenes.shelf.matches_page import MatchesScene
from game.scenes.title import TitleScene
from game.store.seat_plans import PERSON, SeatPlan
from game.view.input.commands import Intent

SEATS = (
    SeatPlan("Ana", PERSON, "plum"),
    SeatPlan("Bea", PERSON, "moss"),
    SeatPlan("Zelma", "apprentice", "blood"),
)


@pytest.fixture
def setup(services) -> Harness:
    return Harness(services, EveningSetupScene(services, home_of(services)))


def finish(harness: Harness, seconds: float = 400.0) -> None:
    """Let bots play what the persons at the table would, and look at the results."""
    session = harness.top.session
    while session.to_move is not None:
        session.play(ADVISER.answer(session.thinking_task("greedy")).move, sync=False)
    harness.top.state.go_to_last()
    harness.top.state.ended = False
    harness.wait_for(lambda: not isinstance(harness.top, PlayScene), seconds)
    while isinstance(harness.top, CountScene):
        harness.press(Intent.CONFIRM)
    assert isinstance(harness.top, ResultsScene)


def restarted(harness: Harness) -> Harness:
    """The title of a program that was killed and begun again: only what was written is known."""
    return Harness(harness.services, TitleScene(harness.services))


def test_the_title_leads_there_and_back(services):
    title = Harness(services, TitleScene(services))
    title.click("evening")
    assert isinstance(title.top, EveningSetupScene)
    title.press(Intent.CANCEL)
    assert isinstance(title.top, TitleScene)


def test_boxes_are_taken_in_and_left_out_in_order(setup):
    setup.click("box.cauldron")
    assert setup.top._boxes == ["cauldron15", "alarun", "cauldron"]
    setup.click("box.cauldron15")
    setup.click("box.cauldron15")
    assert setup.top._boxes == ["alarun", "cauldron", "cauldron15"]
    setup.click("box.alarun")
    setup.click("box.cauldron")
    setup.click("start")
    assert isinstance(setup.top, EveningSetupScene), "one box is no evening"


def test_an_evening_is_played_to_its_end_and_lost_nowhere(setup):
    """After each step the program is begun anew, and goes on from the title where it was."""
    setup.click("start")
    table = setup.top
    assert isinstance(table, PlayScene)
    evening = table.session.match.evening
    assert (evening.box, evening.boxes) == (0, ("cauldron15", "alarun"))
    table.session.play(table.session.legal_moves()[0])
    table.leave()

    again = restarted(setup)
    again.press(Intent.CONFIRM)
    assert again.top.session.match.evening == evening
    assert again.top.session.move_count >= 1
    finish(again)
    assert "rematch" not in again.widgets.ids
    paid = again.top._session.outcome.ranking

    title = restarted(again)
    assert title.says("title.evening.waits", box=2, count=2, game="Alarún")
    title.press(Intent.CONFIRM)
    page = title.top
    assert isinstance(page, EveningScene)
    assert title.says("evening.stands", box=2, count=2)
    assert page._table.totals[paid[0][0]] == 5
    title.click("go")
    second = title.top.session
    assert second.match.game == "alarun"
    assert second.match.seats == page._table.seats
    title.top.leave()

    last = restarted(title)
    last.press(Intent.CONFIRM)
    assert last.top.session.path == second.path
    finish(last)
    last.click("onward")
    assert last.top._table.is_over
    winners = [seat for seat, place in last.top._table.ranking if place == 1]
    assert all(any(last.top._table.seats[seat].name in text for text in last.texts) for seat in winners)
    assert restarted(last).says("title.begin")
    last.click("box 0")
    assert isinstance(last.top, ReplayScene)
    last.press(Intent.CANCEL)
    last.click("go")
    assert isinstance(last.top, EveningSetupScene)
    last.press(Intent.CANCEL)
    assert isinstance(last.top, EveningScene)


def test_results_lead_on_without_a_restart(setup):
    setup.click("start")
    finish(setup)
    setup.click("onward")
    assert isinstance(setup.top, EveningScene)
    setup.press(Intent.CANCEL)
    assert isinstance(setup.top, TitleScene)
    assert setup.says("title.continue")


def test_the_shelf_leads_to_an_evening_that_waits_behind_another_match(setup):
    setup.click("start")
    finish(setup)
    shelf = Harness(setup.services, MatchesScene(setup.services, home_of(setup.services)))
    assert shelf.says("matches.of_evening", box=1, count=2)
    assert "again" not in shelf.widgets.ids
    shelf.click("evening")
    assert isinstance(shelf.top, EveningScene)
    shelf.press(Intent.CONFIRM)
    assert shelf.top.session.match.evening.box == 1


def test_an_evening_is_ended_early_after_a_question(setup):
    setup.click("start")
    finish(setup)
    setup.click("onward")
    setup.click("close")
    setup.click("choice1")
    assert not setup.top._table.is_over
    setup.click("close")
    setup.click("choice0")
    assert setup.top._table.is_over
    assert restarted(setup).says("title.begin")


def test_who_sat_there_and_what_was_opened_is_offered_again(setup):
    setup.click("remove 3")
    setup.click("box.bubble_and_boil")
    setup.widgets.focus_on("length")
    setup.press(Intent.LEFT)
    length = setup.top._length
    assert length != "usual"
    setup.click("start")
    seats = setup.top.session.match.seats
    setup.top.leave()
    again = Harness(setup.services, EveningSetupScene(setup.services, home_of(setup.services)))
    assert tuple(again.top.choices.seats) == seats
    assert again.top._boxes == ["cauldron15", "alarun", "bubble_and_boil"]
    assert again.top._length == length
    assert seats[0].person


def test_a_box_that_was_about_to_be_opened_is_the_same_later():
    evening = new_evening(("cauldron15", "alarun", "cauldron"), "short")
    for box in range(3):
        later = type(evening)(evening.id, evening.boxes, box, evening.length)
        assert box_match(later, SEATS) == box_match(later, SEATS)
    assert box_match(evening, SEATS).seed != box_match(new_evening(evening.boxes, "short"), SEATS).seed


def test_handicaps_and_lengths_count_where_a_box_has_them():
    evening = new_evening(("cauldron", "cauldron15"), "short")
    first = box_match(evening, SEATS, (0, 2, 0)).options
    second = box_match(type(evening)(evening.id, evening.boxes, 1, "short"), SEATS, (0, 2, 0)).options
    assert first.handicap == (0, 2, 0)
    assert second.hand == 4


@pytest.mark.parametrize("scale", [100, 115, 130])
def test_nothing_is_cut(setup, scale):
    setup.services.settings.change(text_size=scale)
    setup.stack.apply_settings()
    for name in ("cauldron", "bubble_and_boil"):
        setup.click(f"box.{name}")
    assert cut_in(setup) == []
    setup.click("start")
    finish(setup)
    setup.click("onward")
    assert cut_in(setup) == []
    assert cut_in(restarted(setup)) == []
