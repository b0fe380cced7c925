"""The timeline: scripts lay numbers and flying pieces over a picture, and leave nothing behind."""

import pytest

from game.view.drawing.boil import Boil
from game.view.drawing.canvas import Canvas
from game.view.motion import (
    Pose,
    appear,
    call,
    change,
    ease_in_out,
    ease_out,
    flip,
    fly,
    parallel,
    sequence,
    sprite_actor,
    stay,
    vanish,
    wait,
)
from game.view.timeline import Timeline

LEFT, RIGHT = Pose(100, 500), Pose(500, 500)


def linear(part: float) -> float:
    return part


def nothing(canvas: Canvas, pose: Pose) -> None:
    """An actor that cannot be seen."""


def test_a_number_waits_at_its_start_runs_and_is_gone() -> None:
    timeline = Timeline()
    timeline.play(sequence(wait(1.0), change("total", 5, 9, 1.0, ease=linear)))
    assert timeline.value("total", 9) == 5
    timeline.update(1.5)
    assert timeline.value("total", 9) == pytest.approx(7)
    assert timeline.value("other", 3) == 3
    timeline.update(0.5)
    assert timeline.value("total", 9) == 9
    assert not timeline.busy
    assert timeline.next_frame_due is None


def test_the_earlier_of_two_changes_is_shown_first() -> None:
    timeline = Timeline()
    timeline.play(change("total", 5, 9, 1.0, ease=linear))
    timeline.play(change("total", 9, 12, 1.0, ease=linear))
    timeline.update(0.5)
    assert timeline.value("total", 12) == pytest.approx(7)
    timeline.update(1.0)
    assert timeline.value("total", 12) == pytest.approx(10.5)


def test_steps_at_the_same_time_may_begin_one_after_the_other() -> None:
    timeline = Timeline()
    both = parallel(change("a", 0, 1, 1.0, ease=linear), change("b", 0, 1, 1.0, ease=linear), stagger=0.5)
    assert both.seconds == 1.5
    timeline.play(both)
    timeline.update(0.75)
    assert (timeline.value("a", 9), timeline.value("b", 9)) == pytest.approx((0.75, 0.25))
    timeline.update(0.5)
    assert (timeline.value("a", 9), timeline.value("b", 9)) == pytest.approx((9, 0.75))


@pytest.mark.parametrize("steps", [[3.0], [0.4] * 8, [1.0, 1.0, 1.0]])
def test_calls_come_in_order_whatever_the_steps_of_time(steps: list[float]) -> None:
    timeline, heard = Timeline(), list[str]()
    timeline.play(
        sequence(wait(1), call(lambda: heard.append("a")), wait(1), call(lambda: heard.append("b"))),
        then=lambda: heard.append("end"),
    )
    timeline.play(call(lambda: heard.append("second")))
    for step in steps:
        timeline.update(step)
    assert heard == ["a", "b", "end", "second"]


def test_speed_multiplies_time_and_zero_ends_at_once() -> None:
    fast = Timeline(speed=2.0)
    fast.play(change("a", 0, 1, 1.0, ease=linear))
    fast.update(0.25)
    assert fast.value("a", 9) == pytest.approx(0.5)
    heard: list[str] = []
    reduced = Timeline(speed=0.0)
    reduced.play(sequence(wait(5), call(lambda: heard.append("a"))), then=lambda: heard.append("end"))
    assert heard == ["a", "end"]
    assert not reduced.busy


def test_skipping_ends_everything_once_even_what_begins_meanwhile() -> None:
    timeline, heard = Timeline(), []
    timeline.play(
        sequence(call(lambda: heard.append("a")), wait(1)),
        then=lambda: timeline.play(sequence(wait(1), call(lambda: heard.append("b")))),
    )
    timeline.update(0.5)
    timeline.finish()
    assert heard == ["a", "b"]
    assert not timeline.busy


def test_clearing_calls_nothing() -> None:
    timeline, heard = Timeline(), []
    timeline.play(sequence(fly(nothing, LEFT, RIGHT, 1, hides=("card",)), call(lambda: heard.append("a"))))
    timeline.clear()
    assert (timeline.busy, timeline.hides("card"), heard) == (False, False, [])


def test_a_flight_hides_its_piece_until_it_lands(canvas: Canvas) -> None:
    timeline = Timeline()
    timeline.play(
        sequence(
            fly(sprite_actor("hat.plum"), LEFT, RIGHT, 1.0, lift=80, hides=("hat",)),
            stay(sprite_actor("flame.0"), RIGHT, 0.5),
        )
    )
    assert timeline.hides("hat")
    timeline.draw(canvas)
    assert canvas.picture.frames == []
    timeline.update(0.5)
    timeline.draw(canvas)
    x, y, width, height = canvas.picture.boxes_of("hat.plum")[0]
    assert (x + width / 2, y + height / 2) == pytest.approx((300, 420), abs=2)
    timeline.update(0.6)
    assert not timeline.hides("hat")
    timeline.draw(canvas)
    assert canvas.picture.frames == ["hat.plum", "flame.0"]


def test_a_waiting_flight_may_be_seen_before(canvas: Canvas) -> None:
    timeline = Timeline()
    timeline.play(sequence(wait(1), fly(sprite_actor("hat.plum"), LEFT, RIGHT, 1, seen_before=True)))
    timeline.draw(canvas)
    assert canvas.picture.frames == ["hat.plum"]


def test_after_the_end_the_picture_is_what_it_would_be_anyway(canvas: Canvas) -> None:
    timeline = Timeline()
    card = sprite_actor("hat.plum")
    timeline.play(
        parallel(
            fly(card, LEFT, RIGHT, 0.3, hides=("a",)),
            flip(card, sprite_actor("flame.0"), LEFT, 0.4, hides=("b",), finish=RIGHT),
            appear(card, LEFT, 0.2),
            vanish(card, LEFT, 0.2),
            change("total", 1, 2, 0.1),
        )
    )
    for _ in range(20):
        timeline.update(0.05)
    timeline.draw(canvas)
    assert canvas.picture.strokes == []
    assert not timeline.hides("a")
    assert not timeline.hides("b")
    assert timeline.value("total", 2) == 2


def test_a_card_turns_from_back_to_face() -> None:
    seen: list[tuple[str, float]] = []
    timeline = Timeline()
    timeline.play(
        flip(
            lambda canvas, pose: seen.append(("back", pose.width_factor)),
            lambda canvas, pose: seen.append(("face", pose.width_factor)),
            LEFT,
            1.0,
        )
    )
    for _ in range(9):
        timeline.update(0.1)
        timeline.draw(None)  # type: ignore[arg-type]
    assert [side for side, _ in seen] == ["back"] * 4 + [seen[4][0]] + ["face"] * 4
    assert all(0 <= width <= 1 for _, width in seen)


@pytest.mark.parametrize("ease", [linear, ease_out, ease_in_out])
def test_every_ease_goes_from_start_to_end(ease: object) -> None:
    assert callable(ease)
    assert [ease(0.0), ease(1.0)] == [0.0, 1.0]
    assert 0 < ease(0.5) < 1


def test_a_boil_shows_its_drawings_in_turn() -> None:
    boil = Boil(0.14)
    names = []
    for _ in range(4):
        names.append((boil.frame("flame"), boil.frame("flame", shift=1)))
        due = boil.next_frame_due
        assert due == pytest.approx(0.14)
        boil.update(due + 1e-9)
    assert names == [("flame.0", "flame.1"), ("flame.1", "flame.2"), ("flame.2", "flame.0"), ("flame.0", "flame.1")]


def test_with_reduced_motion_nothing_boils() -> None:
    boil = Boil(0.0)
    boil.update(10)
    assert (boil.frame("flame"), boil.next_frame_due) == ("flame.0", None)
