"""Moves, events, reasons and frames: small frozen values."""

from typing import ClassVar

import msgspec
import pytest

from game.core.effect_stack import Choice, Running, Window
from game.core.event import Event
from game.core.move import Move
from game.core.reason import Reason, reason


class Step(Move, frozen=True):
    verb = "step"
    field: str
    steps: int

    @property
    def parts(self) -> tuple[str, ...]:
        return (self.field, str(self.steps))


class Rest(Move, frozen=True):
    verb = "rest"


class Drew(Event, frozen=True):
    secret: ClassVar[tuple[str, ...]] = ("card",)
    seat: int
    card: int | None

    def eyes(self) -> tuple[int, ...]:
        return (self.seat,)


class Rolled(Event, frozen=True):
    number: int


def test_the_text_of_a_move_is_its_verb_and_parts() -> None:
    assert Step("wood", 3).text == "step wood 3"
    assert (Rest().text, Rest().parts) == ("rest", ())


def test_moves_are_values() -> None:
    assert Step("wood", 3) == Step("wood", 3)
    assert len({Step("wood", 3), Step("wood", 3), Step("wood", 4)}) == 2
    with pytest.raises(AttributeError):
        Step("wood", 3).steps = 4  # type: ignore[misc]


def test_moves_of_a_game_inherit_how_a_move_is_kept() -> None:
    config = Step.__struct_config__
    assert (config.frozen, config.gc, config.cache_hash) == (True, False, True)


def test_a_secret_is_for_its_eyes_only() -> None:
    drew = Drew(1, 7)
    assert drew.seen_by(1) == drew
    assert drew.seen_by(0) == drew.seen_by(None) == Drew(1, None)


def test_a_public_event_is_the_same_for_all() -> None:
    rolled = Rolled(4)
    assert rolled.seen_by(0) is rolled.seen_by(None) is rolled


def test_reasons_keep_their_arguments_in_order() -> None:
    why = reason("door.shut", key=reason("key.iron"), tries=2)
    assert why == Reason("door.shut", (("key", Reason("key.iron")), ("tries", 2)))
    assert why.with_args(seat=1).args[-1] == ("seat", 1)
    assert hash(why) == hash(reason("door.shut", key=reason("key.iron"), tries=2))


@pytest.mark.parametrize(
    "frame", [Choice(1, "play"), Choice(0, "take", (3, 4)), Window("spell", (1, 2)), Running("x", 0, 1, (("kind", 2),))]
)
def test_frames_are_values_that_can_be_written(frame: Choice | Window | Running) -> None:
    assert hash(frame) == hash(msgspec.structs.replace(frame))
    assert msgspec.json.decode(msgspec.json.encode(frame), type=type(frame)) == frame
