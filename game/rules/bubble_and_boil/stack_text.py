"""Stack text: frames as plain data, and reading them back: what waits on the stack must follow from the position."""

from typing import Any

from game.core.effect_stack import Choice, Frame, Running, Window
from game.core.effects import read_frame, write_frame
from game.core.errors import BadPosition
from game.core.position_reader import LONGEST
from game.rules.bubble_and_boil.cards.match_cards import HARVEST, REAP, MatchCards
from game.rules.bubble_and_boil.cards.verbs import Warn
from game.rules.bubble_and_boil.effects import hexes
from game.rules.bubble_and_boil.effects.run import GARDEN, LEFT, PLOT, TARGET, VICTIM
from game.rules.bubble_and_boil.gardens import PLOTS
from game.rules.bubble_and_boil.position import HEX, BubbleAndBoilPosition

_KINDS: dict[str, type[Frame]] = {"choice": Choice, "window": Window, "running": Running}


def write(stack: tuple[Frame, ...]) -> list[dict[str, Any]]:
    """Return the frames from the lowest to the top, each under the name of its kind."""
    return [{type(frame).__name__.lower(): write_frame(frame)} for frame in stack]


def read(codex: MatchCards, position: BubbleAndBoilPosition, plain: Any) -> tuple[Frame, ...]:
    """Return the frames of their plain form, put into the position; raise BadPosition where they do not belong."""
    if not isinstance(plain, list):
        raise _fail(f"expected a list, found {type(plain).__name__}")
    position.stack = stack = tuple(_read_frame(number, each) for number, each in enumerate(plain))
    if not stack:
        return stack
    if position.step != HEX:
        raise _fail("must be empty outside of hexes and harvest")
    for number, frame in enumerate(stack[:-1]):
        if not isinstance(frame, Running):
            raise _fail(f"[{number}]: only the top one is asked")
        _check_running(codex, position, number, frame)
    _check_top(codex, position)
    return stack


def _fail(complaint: str) -> BadPosition:
    """Return the error about the stack."""
    return BadPosition(f"position.stack{'' if complaint[0] == '[' else ': '}{complaint[:LONGEST]}")


def _read_frame(number: int, plain: Any) -> Frame:
    """Return a frame; raise BadPosition."""
    if not isinstance(plain, dict) or len(plain) != 1 or (name := next(iter(plain))) not in _KINDS:
        raise _fail(f"[{number}]: expected one of {', '.join(_KINDS)}")
    try:
        return read_frame(_KINDS[name], plain[name])
    except ValueError as error:
        raise _fail(f"[{number}]: {error}") from error


def _check_running(codex: MatchCards, position: BubbleAndBoilPosition, number: int, frame: Running) -> None:
    """Refuse an effect that no card or harvest runs here."""
    if frame.source not in codex.programs:
        raise _fail(f"[{number}]: nothing is called {frame.source!r}")
    if not 0 <= frame.step <= len(codex.programs[frame.source]):
        raise _fail(f"[{number}]: is at a step that is not there")
    highest = {VICTIM: position.seats - 1, TARGET: position.seats - 1, GARDEN: 1, PLOT: PLOTS - 1, LEFT: PLOTS}
    for name, value in frame.bindings:
        if not 0 <= value <= highest.get(name, -1):
            raise _fail(f"[{number}]: {name} cannot be {value}")
    if not 0 <= frame.seat < position.seats:
        raise _fail(f"[{number}]: seat {frame.seat} is not there")
    card, slash, _ = frame.source.partition("/")
    if number == 0 and (slash or frame.source == REAP or frame.seat != position.active):
        raise _fail("[0]: is no hex or harvest of the active seat")
    if number and (frame.source == HARVEST or (slash and position.stack[0] != _caster(position, card))):
        raise _fail(f"[{number}]: is not what the lowest frame runs")
    if (VICTIM in dict(frame.bindings)) != bool(slash):
        raise _fail(f"[{number}]: a victim goes with the effect of a hex")


def _caster(position: BubbleAndBoilPosition, card: str) -> Frame | None:
    """Return the lowest frame if it is the hex of that card."""
    lowest = position.stack[0]
    return lowest if isinstance(lowest, Running) and lowest.source == card else None


def _check_top(codex: MatchCards, position: BubbleAndBoilPosition) -> None:
    """Refuse a question that the frame below does not ask in this position."""
    top, below = position.stack[-1], position.stack[-2] if len(position.stack) > 1 else None
    if not isinstance(below, Running) or isinstance(top, Running):
        raise _fail("somebody must be asked by what runs")
    if isinstance(top, Window):
        is_warned = isinstance(codex.programs[below.source][below.step - 1], Warn)
        expected = Window(below.source.partition("/")[0], (dict(below.bindings).get(VICTIM, -1),))
        if not is_warned or top != expected:
            raise _fail("only a hexed seat can answer")
        return
    try:
        asked = hexes.reask(codex, position, position.stack[:-1])
    except (LookupError, AssertionError, TypeError) as error:
        raise _fail("asks for what is not there") from error
    if asked != position.stack[-2:]:
        raise _fail(f"expected {asked[-1] if asked else 'nothing'}, found {top}")
