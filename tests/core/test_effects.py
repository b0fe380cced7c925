"""Effects: bindings of frames that run, their next step, and what is pushed on a stack."""

import json
from typing import Any

import pytest

from game.core.effect_stack import Choice, Frame, Running, Window
from game.core.effects import (
    bound,
    for_seat,
    next_step,
    pushed,
    read_frame,
    root_of,
    with_binding,
    without_binding,
    write_frame,
)

FRAME = Running("spell.frost", 1, 2, (("field", 7), ("_left", 3)))


def test_names_are_bound_anew_and_let_go() -> None:
    assert (bound(FRAME, "field"), bound(FRAME, "kind")) == (7, None)
    assert with_binding(FRAME, "field", 9).bindings == (("_left", 3), ("field", 9))
    assert without_binding(FRAME, "field").bindings == (("_left", 3),)
    assert with_binding(FRAME, "kind", 0).seat == 1


def test_the_next_step_forgets_what_one_step_needed() -> None:
    assert next_step(FRAME) == Running("spell.frost", 1, 3, (("field", 7),))


def test_another_seat_runs_the_same() -> None:
    assert for_seat(FRAME, 4) == Running("spell.frost", 4, 2, FRAME.bindings)


def test_parts_of_a_program_belong_to_their_card() -> None:
    assert root_of("spell.frost") == root_of("spell.frost/1.then/0") == "spell.frost"


def test_the_first_of_some_frames_comes_on_top() -> None:
    first, second = Choice(0, "kind"), Choice(1, "kind")
    assert pushed((FRAME,), (first, second)) == (FRAME, second, first)


@pytest.mark.parametrize("frame", [FRAME, Choice(1, "kind", (2, -1), "kind"), Window("brew", (0,), (1, 2))])
def test_a_frame_is_text_and_reads_back(frame: Frame) -> None:
    assert read_frame(type(frame), json.loads(json.dumps(write_frame(frame)))) == frame


@pytest.mark.parametrize(
    ("kind", "change", "complaint"),
    [
        (Running, {"bindings": [["field", 7]]}, "bindings are names with numbers"),
        (Running, {"bindings": {"field": True}}, "bindings are names with numbers"),
        (Running, {"seat": True}, r"Expected `int`, got `bool` - at `\$\.seat`"),
        (Choice, {"options": 3}, r"Expected `array`, got `int` - at `\$\.options`"),
        (Window, {"luck": 1}, "luck: is not a key of a position"),
    ],
)
def test_a_frame_that_cannot_be_is_refused(kind: type[Frame], change: dict[str, Any], complaint: str) -> None:
    frames: dict[type[Frame], Frame] = {Running: FRAME, Choice: Choice(0, "kind"), Window: Window("brew", (0,))}
    with pytest.raises(ValueError, match=complaint):
        read_frame(kind, write_frame(frames[kind]) | change)


def test_a_frame_without_a_field_or_without_any_is_refused() -> None:
    fields = write_frame(FRAME)
    for name in fields:
        with pytest.raises(ValueError, match=f"{name}: is missing"):
            read_frame(Running, {key: value for key, value in fields.items() if key != name})
    with pytest.raises(ValueError, match="expected a mapping, found list"):
        read_frame(Running, [])
