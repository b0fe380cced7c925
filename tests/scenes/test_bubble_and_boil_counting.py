"""The count of a finished match of Bubble and Boil: a page a seat, poured, locked and brewed before one's eyes."""

from functools import cache

import pytest
from bubble_and_boil_sitting import GAME, busy_move
from sitting import NAMES, Sitting, asked, match_of, sit_down

from game.play.session import Session
from game.rules.bubble_and_boil.cubes import COLOURS
from game.scenes.count import PACE, CountScene
from game.scenes.results import ResultsScene
from game.view.commands import Intent, PointerMoved


@cache
def finished(seats: int, seed: int = 4) -> Session:
    """Return a match that is over."""
    session = match_of("person", *("random",) * (seats - 1), seed=seed, game=GAME)
    while session.to_move is not None:
        session.play(busy_move(session))
    return session


def counted(services, seats: int = 2) -> Sitting:
    """Return the count of a match that is over."""
    sitting = sit_down(services, finished(seats))
    sitting.wait_for(lambda: isinstance(sitting.top, CountScene))
    return sitting


def to_the_end_of_the_page(sitting: Sitting) -> None:
    while not sitting.says("count.page") and not sitting.says("count.results"):
        sitting.press(Intent.CONFIRM)


def pours(sitting: Sitting) -> bool:
    return any(frame.startswith("pot.stream") for frame in sitting.frames)


def cubes(sitting: Sitting) -> int:
    """Return how many cubes are seen in full."""
    return sum(frame in {f"cube.{colour}" for colour in COLOURS} for frame in sitting.frames)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_page_comes_to_the_total_of_its_seat(services, seats):
    sitting = counted(services, seats)
    session = finished(seats)
    sheets = session.observe(None).sheets
    for seat in [seat for group in reversed(session.outcome.ranking) for seat in group]:
        assert sitting.says("bubble_and_boil.count.heading", name=NAMES[seat])
        to_the_end_of_the_page(sitting)
        total = session.outcome.scores[seat]
        assert sitting.says("bubble_and_boil.count.total", points=total, count=sheets[seat].potions)
        sitting.press(Intent.CONFIRM)
    assert isinstance(sitting.top, ResultsScene)


def test_cubes_fall_out_of_the_pot_one_after_the_other(services):
    sitting = counted(services)
    while not pours(sitting):
        sitting.press(Intent.CONFIRM)
    in_the_book = cubes(sitting)
    assert sitting.stack.next_frame_due == 0.0
    seen = [0]
    for _ in range(20):
        sitting.let_pass(0.1)
        seen.append(cubes(sitting) - in_the_book)
    assert seen == sorted(seen)
    last = finished(2).outcome.ranking[-1][0]
    assert seen[-1] == finished(2).observe(None).pot_sizes[last]
    assert sitting.stack.next_frame_due > 0.0, "nothing moves any more, the next step is waited for"


def test_a_step_stands_when_it_has_come_to_rest(services):
    sitting = counted(services)
    while not pours(sitting):
        sitting.press(Intent.CONFIRM)
    sitting.let_pass(1.8 + PACE - 0.2)
    assert pours(sitting)
    sitting.let_pass(0.4)
    assert not pours(sitting)


def test_a_page_that_is_skipped_is_whole_at_once(services):
    sitting = counted(services)
    sitting.press(Intent.SKIP)
    assert sitting.says("count.page")
    assert "garden.wreath" in sitting.frames
    before = sitting.texts, sitting.frames
    sitting.let_pass(2.0)
    assert (sitting.texts, sitting.frames) == before


def test_with_reduced_motion_a_page_is_there_at_once(services):
    services.settings.change(reduced_motion=True)
    sitting = counted(services)
    assert sitting.says("count.page")
    assert sitting.stack.next_frame_due is None
    sitting.press(Intent.CONFIRM)
    assert sitting.says("count.results")
    sitting.press(Intent.CONFIRM)
    assert isinstance(sitting.top, ResultsScene)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_results_name_every_part_of_each_score(services, seats):
    sitting = counted(services, seats)
    sitting.press(Intent.CANCEL)
    assert isinstance(sitting.top, ResultsScene)
    session = finished(seats)
    seen = session.observe(None)
    for seat in range(seats):
        count = seen.crones[seat]
        assert sitting.says("bubble_and_boil.count.row.crones", count=count)
        assert sitting.says("bubble_and_boil.count.row.potions", count=seen.sheets[seat].potions)
    assert sitting.frames.count("brew.broken") == sum(
        len(book) - len(brewed) for book, brewed in zip(seen.books, seen.brewed, strict=True)
    )


# Looking back (ruling B50)


def log_places(sitting: Sitting) -> list[str]:
    return [id for id in sitting.widgets.ids if id.startswith("log")]


def test_b50_looking_back_waits_for_the_results(services):
    session = match_of("person", "random", seed=4, game=GAME)
    sitting = sit_down(services, session)
    sitting.wait_for(asked(sitting))
    assert log_places(sitting) == ["log"]
    x, y = sitting.widgets["log"].area.centre
    sitting.give(PointerMoved(x, y))
    sitting.let_pass(1.0)
    assert sitting.says("table.log.closed")
    shown = session.shown
    sitting.click("log")
    assert session.shown == shown


def test_b50_when_the_match_is_over_the_log_tells_everything_and_leads_back(services):
    sitting = counted(services)
    sitting.press(Intent.CANCEL)
    sitting.click("table")
    session = finished(2)
    for _ in range(2):
        places = log_places(sitting)
        assert places[0].startswith("log ")
        sitting.click(places[0])
        assert session.shown < session.move_count
    session.seek(None)


def test_with_the_memory_aid_one_may_look_back_at_once(services):
    session = match_of("person", "random", seed=4, game=GAME, memory_aid="yes")
    sitting = sit_down(services, session)
    sitting.wait_for(asked(sitting))
    while len(session.history) < 8:
        session.play(busy_move(session))
    sitting = sit_down(services, session)
    sitting.wait_for(asked(sitting))
    assert log_places(sitting)[0].startswith("log ")
