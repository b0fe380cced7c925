"""The count of a finished match of Alarún: a page a seat, a step a line, and every sum as the referee has it."""

import pytest
from alarun_sitting import alarun, moment, played, recorded
from sitting import NAMES, Sitting, sit_down

from game.rules.alarun.ingredients import colour_words
from game.scenes.count import CountScene
from game.scenes.play import PlayScene
from game.scenes.results import ResultsScene, past_of
from game.view.commands import Intent


@pytest.fixture
def sitting(services) -> Sitting:
    return counted(services, "person", "random", "random")


def counted(services, *kinds: str) -> Sitting:
    """Return the count of a match that is over."""
    sitting = sit_down(services, played(alarun(*kinds)))
    sitting.wait_for(lambda: isinstance(sitting.top, CountScene))
    return sitting


def to_the_end_of_the_page(sitting: Sitting) -> None:
    while not sitting.says("count.page") and not sitting.says("count.results"):
        sitting.press(Intent.CONFIRM)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_page_comes_to_the_total_of_its_seat(services, seats):
    sitting = counted(services, "person", *("random",) * (seats - 1))
    outcome = recorded(seats).outcome
    seen = sitting.stack.scenes[0].session.observe(None)
    order = [seat for group in reversed(outcome.ranking) for seat in group]
    for seat in order:
        assert sitting.says("alarun.count.heading", name=NAMES[seat])
        to_the_end_of_the_page(sitting)
        sheet = seen.sheet(seat)
        assert sheet.total == outcome.scores[seat]
        assert sitting.says("alarun.count.total", potions=sheet.potions, total=sheet.total)
        sitting.press(Intent.CONFIRM)
    assert isinstance(sitting.top, ResultsScene)


def test_each_step_lights_its_line_and_says_why_it_scores(sitting):
    words = set()
    for step in range(1, 11):
        sitting.press(Intent.CONFIRM)
        frames = sitting.frames
        assert ("lit.row" in frames) == (step <= 5)
        assert ("lit.column" in frames) == (step > 5)
        kind = "row" if step <= 5 else "column"
        start = sitting.services.words.say(f"alarun.count.{kind}.nothing", number=(step - 1) % 5 + 1).partition(":")[0]
        said = [text for text in sitting.texts if text.startswith(start)]
        assert len(said) == 1
        words.update(said)
    assert len(words) == 10
    sitting.press(Intent.CONFIRM)
    assert not {"lit.row", "lit.column"} & set(sitting.frames)


def test_it_goes_on_by_itself_and_waits_at_the_end_of_a_page(sitting):
    assert sitting.says("count.next")
    sitting.wait_for(lambda: sitting.says("count.page"))
    sitting.let_pass(10)
    assert sitting.says("count.page")
    assert isinstance(sitting.top, CountScene)


def test_the_ways_through_the_count(sitting):
    assert not sitting.widgets["back"].enabled
    sitting.press(Intent.SKIP)
    assert sitting.says("count.page")
    sitting.click("next")
    sitting.click("next")
    assert sitting.widgets["back"].enabled
    sitting.click("back")
    sitting.click("back")
    assert not sitting.widgets["back"].enabled
    sitting.click("skip")
    assert isinstance(sitting.top, ResultsScene)
    sitting.click("table")
    assert isinstance(sitting.top, PlayScene)
    sitting.click("results")
    assert isinstance(sitting.top, ResultsScene), "the points are counted once"


def test_with_reduced_motion_a_page_is_there_at_once(services):
    services.settings.change(reduced_motion=True)
    sitting = counted(services, "person", "random")
    assert sitting.says("count.page")
    assert sitting.stack.next_frame_due is None
    sitting.press(Intent.CONFIRM)
    assert sitting.says("count.results")
    sitting.press(Intent.CONFIRM)
    assert isinstance(sitting.top, ResultsScene)


def test_the_results_explain_every_point(services):
    sitting = counted(services, "person", "random", "random", "random")
    sitting.press(Intent.CANCEL)
    session = sitting.stack.scenes[0].session
    seen = session.observe(None)
    texts = " ".join(sitting.texts)
    for seat in range(4):
        sheet = seen.sheet(seat)
        rows = " + ".join(str(line.points) for line in sheet.rows)
        total = sum(line.points for line in sheet.rows)
        assert services.words.say("alarun.results.rows", numbers=rows, total=total) in texts
        colour = colour_words(seen.colours[seat])
        assert services.words.say("alarun.results.colour", colour=colour, total=sheet.colour) in texts
    results = sitting.stack.scenes[0].table.results(session.outcome, past_of(session, 0))
    assert tuple(series[-1] for series in results.chart.series) == session.outcome.scores
    assert len(results.chart.sections) == 8


def test_no_count_before_the_match_is_over(services):
    sitting = sit_down(services, played(alarun("person", "random"), moment("name")))
    sitting.let_pass(1)
    assert isinstance(sitting.top, PlayScene)
