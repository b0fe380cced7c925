"""Frames: what a position is waiting for, as frozen data on one stack."""

from typing import Any

import msgspec

from game.core.event import Seat


class Choice(msgspec.Struct, frozen=True, gc=False):
    """A seat has to choose; `what` names the kind of decision, `options` narrows it (plain values, may be empty)."""

    seat: Seat
    what: str
    options: tuple[int, ...] = ()


class Window(msgspec.Struct, frozen=True, gc=False):
    """An announcement that may be answered: `around` names it, `asked` seats answer in order, `passed` have passed."""

    around: str
    asked: tuple[Seat, ...]
    passed: tuple[Seat, ...] = ()


class Running(msgspec.Struct, frozen=True, gc=False):
    """An effect in progress: verbs of `source` run for `seat`, `step` is the next one, `bindings` what was chosen."""

    source: str
    seat: Seat
    verbs: tuple[Any, ...]
    step: int = 0
    bindings: tuple[tuple[str, int], ...] = ()


Frame = Choice | Window | Running
