"""Effects: bindings of frames that run, their next step, and what is pushed on a stack."""

from game.core.effects import bound, for_seat, next_step, pushed, root_of, with_binding, without_binding
from game.core.frames import Choice, Running

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
