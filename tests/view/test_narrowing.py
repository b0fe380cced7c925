"""Narrowing: composing a move by its parts, in any order."""

from typing import ClassVar

from hypothesis import given, settings
from hypothesis import strategies as st

from game.core.move import Move
from game.view.input.narrowing import Narrowing


class Brew(Move, frozen=True, gc=False, cache_hash=True):
    verb: ClassVar[str] = "brew"
    pieces: tuple[str, ...]

    @property
    def parts(self) -> tuple[str, ...]:
        return self.pieces


class Steal(Brew, frozen=True, gc=False, cache_hash=True):
    verb: ClassVar[str] = "steal"


class Done(Move, frozen=True, gc=False, cache_hash=True):
    verb: ClassVar[str] = "done"


FROG_OIL, FROG_TEA, WEB_OIL = Brew(("frog", "oil")), Brew(("frog", "tea")), Brew(("web", "oil"))
TWO_FROGS = Brew(("frog", "frog", "soup"))


def test_what_glows_is_the_next_part() -> None:
    narrowing = Narrowing([FROG_OIL, FROG_TEA, WEB_OIL, Done()])
    assert narrowing.glowing == ("frog", "web")
    assert narrowing.bare == (Done(),)
    assert narrowing.move is None
    assert narrowing.choose("frog")
    assert narrowing.glowing == ("oil", "tea")
    assert narrowing.bare == ()
    assert narrowing.choose("tea")
    assert narrowing.move == FROG_TEA
    assert narrowing.chosen == ("frog", "tea")


def test_parts_may_be_chosen_in_any_order() -> None:
    narrowing = Narrowing([FROG_OIL, FROG_TEA, WEB_OIL])
    assert narrowing.can_choose("oil")
    narrowing.choose("oil")
    assert narrowing.left == (FROG_OIL, WEB_OIL)
    assert narrowing.glowing == ("frog", "web")


def test_the_only_move_left_needs_no_more_parts() -> None:
    narrowing = Narrowing([FROG_OIL, FROG_TEA, WEB_OIL])
    narrowing.choose("web")
    assert narrowing.move == WEB_OIL
    assert narrowing.glowing == ("oil",)


def test_a_part_that_leaves_nothing_is_refused() -> None:
    narrowing = Narrowing([FROG_OIL, WEB_OIL])
    narrowing.choose("frog")
    assert not narrowing.choose("web")
    assert not narrowing.choose("frog")
    assert not narrowing.can_choose("web")
    assert narrowing.chosen == ("frog",)


def test_a_part_that_a_move_has_twice_is_chosen_twice() -> None:
    narrowing = Narrowing([TWO_FROGS, FROG_OIL])
    narrowing.choose("frog")
    assert narrowing.glowing == ("frog", "oil")
    narrowing.choose("frog")
    assert narrowing.left == (TWO_FROGS,)


def test_taking_back_frees_the_last_choice() -> None:
    narrowing = Narrowing([FROG_OIL, FROG_TEA, WEB_OIL])
    narrowing.choose("frog")
    narrowing.choose("oil")
    assert narrowing.take_back()
    assert narrowing.left == (FROG_OIL, FROG_TEA)
    assert narrowing.take_back()
    assert not narrowing.take_back()
    assert narrowing.left == (FROG_OIL, FROG_TEA, WEB_OIL)


def test_a_part_is_let_go_whatever_was_chosen_after_it() -> None:
    narrowing = Narrowing([FROG_OIL, FROG_TEA, WEB_OIL])
    narrowing.choose("frog")
    narrowing.choose("oil")
    assert narrowing.release("frog")
    assert narrowing.chosen == ("oil",)
    assert narrowing.left == (FROG_OIL, WEB_OIL)
    assert not narrowing.release("frog")


def test_a_move_that_another_goes_on_from_can_be_confirmed() -> None:
    one, two = Brew(("frog",)), Brew(("frog", "web"))
    narrowing = Narrowing([one, two])
    assert narrowing.move is None
    narrowing.choose("frog")
    assert narrowing.move == one
    narrowing.choose("web")
    assert narrowing.move == two


def test_a_forced_move_is_ready_at_once() -> None:
    assert Narrowing([Done()]).move == Done()
    assert Narrowing([]).move is None


def test_another_part_takes_the_place_of_what_does_not_go_with_it() -> None:
    narrowing = Narrowing([FROG_OIL, FROG_TEA, WEB_OIL])
    narrowing.choose("frog")
    narrowing.choose("oil")
    assert not narrowing.choose("web")
    assert narrowing.choose_instead("web")
    assert set(narrowing.chosen) == {"web", "oil"}
    assert narrowing.move == WEB_OIL
    assert narrowing.choose_instead("tea")
    assert narrowing.chosen == ("tea",)
    assert not narrowing.choose_instead("snail")
    assert narrowing.chosen == ("tea",)
    assert narrowing.left == (FROG_TEA,)
    assert narrowing.all == (FROG_OIL, FROG_TEA, WEB_OIL)


moves = st.lists(st.lists(st.sampled_from("abcde"), max_size=4).map(lambda parts: Brew(tuple(parts))), unique=True)


@settings(max_examples=50)
@given(moves)
def test_following_what_glows_reaches_every_move(legal: list[Brew]) -> None:
    for wanted in legal:
        narrowing = Narrowing(legal)
        for part in wanted.parts:
            assert part in narrowing.glowing
            assert narrowing.choose(part)
            assert wanted in narrowing.left
        assert wanted in narrowing.bare
        assert narrowing.move is None or narrowing.move in narrowing.left
        while narrowing.take_back():
            assert wanted in narrowing.left
        assert narrowing.left == tuple(legal)
