"""The count of a finished match of Alarún: a page a seat, a step a line, and every sum as the referee has it."""

import pytest
from alarun_harness import alarun, moment, played, recorded
from harness import NAMES, Harness, sit_down

from game.rules.alarun.ingredient_cards import colour_words
from game.scenes.pages.results_page import ResultsScene, past_of
from game.scenes.playing.count_scene import LETTERS, CountScene
from game.scenes.playing.play_scene import PlayScene
from game.view.input.commands import Intent


@pytest.fixture
def harness(services) -> Harness:
    return counted(services, "person", "random", "random")


def counted(services, *kinds: str) -> Harness:
    """Return the count of a match that is over."""
    harness = sit_down(services, played(alarun(*kinds)))
    harness.wait_for(lambda: isinstance(harness.top, CountScene))
    return harness


def to_the_end_of_the_page(harness: Harness) -> None:
    while not harness.says("count.page") and not harness.says("count.results"):
        harness.press(Intent.CONFIRM)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_page_comes_to_the_total_of_its_seat(services, seats):
    harness = counted(services, "person", *("random",) * (seats - 1))
    outcome = recorded(seats).outcome
    seen = harness.stack.scenes[0].session.observe(None)
    order = [seat for group in reversed(outcome.ranking) for seat in group]
    for seat in order:
        assert harness.says("alarun.count.heading", name=NAMES[seat])
        to_the_end_of_the_page(harness)
        sheet = seen.sheet(seat)
        assert sheet.total == outcome.scores[seat]
        assert harness.says("alarun.count.total", potions=sheet.potions, total=sheet.total)
        harness.press(Intent.CONFIRM)
    assert isinstance(harness.top, ResultsScene)


def test_each_step_lights_its_line_and_says_why_it_scores(harness):
    words = set()
    for step in range(1, 11):
        harness.press(Intent.CONFIRM)
        frames = harness.frames
        assert ("lit.row" in frames) == (step <= 5)
        assert ("lit.column" in frames) == (step > 5)
        kind = "row" if step <= 5 else "column"
        start = harness.services.words.say(f"alarun.count.{kind}.nothing", number=(step - 1) % 5 + 1).partition(":")[0]
        said = [text for text in harness.texts if text.startswith(start)]
        assert len(said) == 1
        words.update(said)
    assert len(words) == 10
    harness.press(Intent.CONFIRM)
    assert not {"lit.row", "lit.column"} & set(harness.frames)


def test_it_goes_on_by_itself_and_waits_at_the_end_of_a_page(harness):
    assert harness.says("count.next")
    harness.wait_for(lambda: harness.says("count.page"))
    harness.let_pass(10)
    assert harness.says("count.page")
    assert isinstance(harness.top, CountScene)


def test_in_a_first_match_each_step_waits(services):
    services.settings.change(hold="first")
    harness = counted(services, "person", "random")
    said = set(harness.texts)
    harness.let_pass(20)
    assert harness.says("count.next")
    assert set(harness.texts) == said


def test_whoever_goes_on_by_hand_goes_on_so(harness):
    harness.click("next")
    said = set(harness.texts)
    harness.let_pass(20)
    assert set(harness.texts) == said


def test_a_step_stands_until_its_sentence_is_read(harness):
    said = max(harness.texts, key=len)
    harness.let_pass(len(said) / LETTERS - 0.3)
    assert said in harness.texts
    harness.let_pass(0.6)
    assert said not in harness.texts


def test_the_ways_through_the_count(harness):
    assert not harness.widgets["back"].enabled
    harness.press(Intent.SKIP)
    assert harness.says("count.page")
    harness.click("next")
    harness.click("next")
    assert harness.widgets["back"].enabled
    harness.click("back")
    harness.click("back")
    assert harness.says("count.page"), "the first page as it ended"
    while harness.widgets["back"].enabled:
        harness.click("back")
    harness.click("skip")
    assert isinstance(harness.top, ResultsScene)
    harness.click("table")
    assert isinstance(harness.top, PlayScene)
    harness.click("results")
    assert isinstance(harness.top, ResultsScene), "the points are counted once"


def test_going_back_leads_to_the_step_before_which_stands(harness):
    for _ in range(3):
        harness.click("next")
    for row in (2, 1):
        harness.click("back")
        harness.let_pass(10)
        start = harness.services.words.say("alarun.count.row.nothing", number=row).partition(":")[0]
        assert any(text.startswith(start) for text in harness.texts)


def test_at_the_end_one_button_leads_on(harness):
    while not harness.says("count.results"):
        assert "skip" in harness.widgets.ids
        harness.click("next")
    assert "skip" not in harness.widgets.ids


def test_with_reduced_motion_a_page_is_there_at_once(services):
    services.settings.change(reduced_motion=True)
    harness = counted(services, "person", "random")
    assert harness.says("count.page")
    assert harness.stack.next_frame_due is None
    harness.press(Intent.CONFIRM)
    assert harness.says("count.results")
    harness.press(Intent.CONFIRM)
    assert isinstance(harness.top, ResultsScene)


def test_the_results_explain_every_point(services):
    harness = counted(services, "person", "random", "random", "random")
    harness.press(Intent.CANCEL)
    session = harness.stack.scenes[0].session
    seen = session.observe(None)
    texts = " ".join(harness.texts)
    for seat in range(4):
        sheet = seen.sheet(seat)
        colour = colour_words(seen.colours[seat])
        assert services.words.say("alarun.results.colour", colour=colour) in texts
        for line in (*sheet.rows, *sheet.columns):
            assert str(line.points) in harness.texts
    results = harness.stack.scenes[0].table.results(session.outcome, past_of(session, 0))
    for result in results.seats:
        counted_of_seat = [entry.points for entry in result.entries]
        sheet = seen.sheet(result.seat)
        assert counted_of_seat == [sheet.potions, sheet.colour, *([sheet.centum] if sheet.centum else [])]
        assert sum(counted_of_seat) == result.score
    assert tuple(series[-1] for series in results.chart.series) == session.outcome.scores
    assert len(results.chart.sections) == 8


def test_no_count_before_the_match_is_over(services):
    harness = sit_down(services, played(alarun("person", "random"), moment("name")))
    harness.let_pass(1)
    assert isinstance(harness.top, PlayScene)


@pytest.mark.parametrize("reduced", [False, True])
def test_among_bots_it_goes_on_to_the_results_by_itself(services, reduced):
    services.settings.change(reduced_motion=reduced)
    harness = counted(services, "random", "random")
    harness.wait_for(lambda: isinstance(harness.top, ResultsScene))
