"""Effect stack: what a position is waiting for, as frozen data on one stack."""

import msgspec

from game.core.event import Seat


class Choice(msgspec.Struct, frozen=True, gc=False):
    """A seat has to choose; `what` names the kind of decision, `options` narrows it (plain values, may be empty).

    `name` is what the answer is called in the bindings of the effect that asks.
    """

    seat: Seat
    what: str
    options: tuple[int, ...] = ()
    name: str = ""


class Window(msgspec.Struct, frozen=True, gc=False):
    """An announcement that may be answered: `around` names it, `asked` seats answer in order, `passed` have passed."""

    around: str
    asked: tuple[Seat, ...]
    passed: tuple[Seat, ...] = ()


class Running(msgspec.Struct, frozen=True, gc=False):
    """An effect in progress: the program `source` runs for `seat`, `step` is next, `bindings` are what was chosen."""

    source: str
    seat: Seat
    step: int = 0
    bindings: tuple[tuple[str, int], ...] = ()


Frame = Choice | Window | Running
