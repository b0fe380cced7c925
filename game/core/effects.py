"""Effects: small functions on the frames of a stack, shared by every game whose cards are lists of verbs."""

from typing import Any

import msgspec

from game.core.effect_stack import Frame, Running
from game.core.event import Seat
from game.core.referee import Plain

NONE = -1


def bound(frame: Running, name: str) -> int | None:
    """Return what a name is bound to in an effect, or None when it is not."""
    for key, value in frame.bindings:
        if key == name:
            return value
    return None


def with_binding(frame: Running, name: str, value: int) -> Running:
    """Return the effect with a name bound; an earlier binding of that name is replaced."""
    bindings = frame.bindings
    for key, _ in bindings:
        if key == name:
            bindings = tuple(pair for pair in bindings if pair[0] != name)
            break
    return Running(frame.source, frame.seat, frame.step, (*bindings, (name, value)))


def without_binding(frame: Running, name: str) -> Running:
    """Return the effect with a name no longer bound."""
    return Running(frame.source, frame.seat, frame.step, tuple(pair for pair in frame.bindings if pair[0] != name))


def for_seat(frame: Running, seat: Seat) -> Running:
    """Return the effect run for another seat."""
    return Running(frame.source, seat, frame.step, frame.bindings)


def next_step(frame: Running) -> Running:
    """Return the effect at its next step; names that begin with an underscore were needed by this step only."""
    bindings = frame.bindings
    if bindings:
        bindings = tuple(pair for pair in bindings if pair[0][0] != "_")
    return Running(frame.source, frame.seat, frame.step + 1, bindings)


def root_of(source: str) -> str:
    """Return the card or procedure to which a part of a program belongs: `omen.frost` of `omen.frost/1.0`."""
    return source.partition("/")[0]


def pushed(stack: tuple[Frame, ...], frames: tuple[Frame, ...]) -> tuple[Frame, ...]:
    """Return the stack with frames put on it so that the first of them is on top."""
    return stack + frames[::-1]


def write_frame(frame: Frame) -> Plain:
    """Return the fields of a frame as plain data, its bindings as a mapping; `read_frame` reads them back."""
    values = msgspec.structs.asdict(frame).items()
    fields: Plain = {name: list(value) if isinstance(value, tuple) else value for name, value in values}
    return fields | {"bindings": dict(frame.bindings)} if isinstance(frame, Running) else fields


def read_frame(kind: type[Frame], plain: Any) -> Frame:
    """Return the frame of a kind with these fields, all of them; raise ValueError."""
    if not isinstance(plain, dict):
        raise ValueError(f"expected a mapping, found {type(plain).__name__}")
    if wrong := sorted(map(str, plain.keys() ^ set(kind.__struct_fields__))):
        raise ValueError(f"{wrong[0]}: {'is not a key of a position' if wrong[0] in plain else 'is missing'}")
    fields = plain
    if kind is Running:
        bindings = plain["bindings"]
        if not isinstance(bindings, dict) or not all(type(value) is int for value in bindings.values()):
            raise ValueError("bindings are names with numbers")
        fields = plain | {"bindings": tuple(bindings.items())}
    try:
        return msgspec.convert(fields, kind)
    except msgspec.ValidationError as error:
        raise ValueError(str(error)) from error
