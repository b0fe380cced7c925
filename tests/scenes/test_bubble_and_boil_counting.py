"""The count of a finished match of Bubble and Boil: a page a seat, poured, locked and brewed before one's eyes."""

from functools import cache

import pytest
from bubble_and_boil_harness import GAME, busy_move
from harness import NAMES, Harness, asked, cut_in, match_of, play_on, sit_down

from game.play.session import Session
from game.rules.bubble_and_boil.cubes import COLOURS
from game.scenes.pages.results_page import ResultsScene
from game.scenes.playing.count_scene import PACE, CountScene
from game.view.input.commands import Intent, PointerMoved


@cache
def finished(seats: int, seed: int = 4, first: str = "person") -> Session:
    """Return a match that is over."""
    session = match_of(first, *("random",) * (seats - 1), seed=seed, game=GAME)
    while session.to_move is not None:
        session.play(busy_move(session))
    return session


def counted(services, seats: int = 2) -> Harness:
    """Return the count of a match that is over."""
    harness = sit_down(services, finished(seats))
    harness.wait_for(lambda: isinstance(harness.top, CountScene))
    return harness


def to_the_end_of_the_page(harness: Harness) -> None:
    while not harness.says("count.page") and not harness.says("count.results"):
        harness.press(Intent.CONFIRM)


def pours(harness: Harness) -> bool:
    return any(frame.startswith("pot.stream") for frame in harness.frames)


def cubes(harness: Harness) -> int:
    """Return how many cubes are seen in full."""
    return sum(frame in {f"cube.{colour}" for colour in COLOURS} for frame in harness.frames)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_page_comes_to_the_total_of_its_seat(services, seats):
    harness = counted(services, seats)
    session = finished(seats)
    sheets = session.observe(None).sheets
    for seat in [seat for group in reversed(session.outcome.ranking) for seat in group]:
        assert harness.says("bubble_and_boil.count.heading", name=NAMES[seat])
        to_the_end_of_the_page(harness)
        total = session.outcome.scores[seat]
        assert harness.says("bubble_and_boil.count.total", points=total, count=sheets[seat].potions)
        harness.press(Intent.CONFIRM)
    assert isinstance(harness.top, ResultsScene)


def test_cubes_fall_out_of_the_pot_one_after_the_other(services):
    harness = counted(services)
    harness.wait_for(lambda: pours(harness))
    in_the_book = cubes(harness)
    assert harness.stack.next_frame_due == 0.0
    seen = [0]
    for _ in range(20):
        harness.let_pass(0.1)
        seen.append(cubes(harness) - in_the_book)
    assert seen == sorted(seen)
    last = finished(2).outcome.ranking[-1][0]
    assert seen[-1] == finished(2).observe(None).pot_sizes[last]
    assert harness.stack.next_frame_due > 0.0, "nothing moves any more, the next step is waited for"


def test_a_step_stands_when_it_has_come_to_rest(services):
    harness = counted(services)
    harness.wait_for(lambda: pours(harness))
    harness.let_pass(1.8 + PACE - 0.2)
    assert pours(harness)
    harness.wait_for(lambda: not pours(harness), seconds=8)


def test_in_a_first_match_each_step_waits(services):
    services.settings.change(hold="first")
    harness = counted(services)
    while not pours(harness):
        harness.press(Intent.CONFIRM)
    harness.let_pass(30)
    assert pours(harness)


def test_the_wreath_is_the_winners(services):
    harness = counted(services)
    harness.press(Intent.SKIP)
    assert harness.says("count.page")
    assert "garden.wreath" not in harness.frames
    harness.press(Intent.CONFIRM, Intent.SKIP)
    assert harness.says("count.results")
    assert "garden.wreath" in harness.frames


def test_a_page_that_is_skipped_is_whole_at_once(services):
    harness = counted(services)
    harness.press(Intent.SKIP)
    assert harness.says("count.page")
    before = harness.texts, harness.frames
    harness.let_pass(2.0)
    assert (harness.texts, harness.frames) == before


def test_with_reduced_motion_a_page_is_there_at_once(services):
    services.settings.change(reduced_motion=True)
    harness = counted(services)
    assert harness.says("count.page")
    assert harness.stack.next_frame_due is None
    harness.press(Intent.CONFIRM)
    assert harness.says("count.results")
    harness.press(Intent.CONFIRM)
    assert isinstance(harness.top, ResultsScene)


@pytest.mark.parametrize("reduced", [False, True])
def test_among_bots_it_goes_on_to_the_results_by_itself(services, reduced):
    services.settings.change(reduced_motion=reduced)
    harness = sit_down(services, finished(2, first="random"))
    harness.wait_for(lambda: isinstance(harness.top, CountScene))
    harness.wait_for(lambda: isinstance(harness.top, ResultsScene))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_results_name_every_part_of_each_score(services, seats):
    harness = counted(services, seats)
    harness.press(Intent.CANCEL)
    assert isinstance(harness.top, ResultsScene)
    session = finished(seats)
    seen = session.observe(None)
    for seat in range(seats):
        count = seen.crones[seat]
        assert harness.says("bubble_and_boil.count.row.crones", count=count)
        assert harness.says("bubble_and_boil.count.row.potions", count=seen.sheets[seat].potions)
    assert harness.frames.count("brew.broken") == sum(
        len(book) - len(brewed) for book, brewed in zip(seen.books, seen.brewed, strict=True)
    )


# Looking back (ruling B50)


def log_places(harness: Harness) -> list[str]:
    return [id for id in harness.widgets.ids if id.startswith("log")]


def test_b50_looking_back_waits_for_the_results(services):
    session = match_of("person", "random", seed=4, game=GAME)
    harness = sit_down(services, session)
    harness.wait_for(asked(harness))
    assert log_places(harness) == ["log"]
    x, y = harness.widgets["log"].area.centre
    harness.give(PointerMoved(x, y))
    harness.let_pass(1.0)
    assert harness.says("table.log.forgets")
    shown = session.shown
    harness.click("log")
    assert session.shown == shown


@pytest.mark.one_in(2)
@pytest.mark.parametrize("language", ["en", "de", "es", "fr"])
def test_b50_what_the_log_has_forgotten_is_pale_and_its_head_says_so(make, language):
    services = make(language)
    session = play_on(
        match_of("person", "random", seed=4, game=GAME),
        lambda each: each.to_move == 0 and each.observe(0).round_number > 2 and each.observe(0).asked is None,
    )
    harness = sit_down(services, session)
    harness.wait_for(asked(harness))
    harness.top.state.log.drop_since()
    harness.top.state.invalidate()
    assert cut_in(harness) == []
    assert harness.says("table.log.heading.pale")
    inks = {line.pale: set() for line, _ in harness.top.state.log.shown()}
    for stroke in harness.picture.strokes:
        for line, _ in harness.top.state.log.shown():
            if stroke.ink is not None and stroke.what == harness.top.table.say(line.words) and not line.heading:
                inks[line.pale].add(stroke.ink.colour)
    colour = services.studio.theme.colour
    assert inks == {True: {colour("ink_soft")}, False: {colour("ink")}}


def test_b50_when_the_match_is_over_the_log_tells_everything_and_leads_back(services):
    harness = counted(services)
    harness.press(Intent.CANCEL)
    harness.click("table")
    session = finished(2)
    for _ in range(2):
        places = log_places(harness)
        assert places[0].startswith("log ")
        harness.click(places[0])
        assert session.shown < session.move_count
    session.seek(None)


def test_with_the_memory_aid_one_may_look_back_at_once(services):
    session = match_of("person", "random", seed=4, game=GAME, memory_aid="yes")
    harness = sit_down(services, session)
    harness.wait_for(asked(harness))
    while len(session.history) < 8:
        session.play(busy_move(session))
    harness = sit_down(services, session)
    harness.wait_for(asked(harness))
    assert log_places(harness)[0].startswith("log ")
