"""Stack text: frames as plain data, and reading them back: what waits on the stack must follow from the position."""

from typing import Any

from game.core.effect_stack import Choice, Frame, Running, Window
from game.core.effects import NONE, read_frame, write_frame
from game.core.errors import BadPosition
from game.core.position_reader import Reader
from game.core.referee import Plain
from game.rules.cauldron import flow
from game.rules.cauldron.effects import windows
from game.rules.cauldron.effects.match_cards import MatchCards
from game.rules.cauldron.ingredients import KINDS
from game.rules.cauldron.position import FINISH, HARVEST, MARKET, OVER, CauldronPosition
from game.rules.cauldron.seasons.theft import SEAT_STRIDE

_HIGHEST = (1 << 64) - 1
_MOST_ANSWERS = 40
_SEATS = ("actor", "victim", "guest", "lsp", "hsp", "subject")
# The word that a frame of each kind begins with, and the field that stands there.
_HEADS: dict[str, tuple[type[Frame], str]] = {
    "run": (Running, "source"),
    "ask": (Choice, "what"),
    "window": (Window, "around"),
}


def write(stack: tuple[Frame, ...]) -> list[Plain]:
    """Return the frames from the lowest to the top as plain data."""
    return [_write_frame(frame) for frame in stack]


def read(book: MatchCards, reader: Reader) -> tuple[Frame, ...]:
    """Return the frames of a plain position; raise BadPosition for one that cannot be anywhere."""
    return tuple(reader.items("stack", lambda plain: _read_frame(book, plain)))


def _write_frame(frame: Frame) -> Plain:
    """Return a frame as plain data, which begins with the word of its kind."""
    head, field = next((head, field) for head, (kind, field) in _HEADS.items() if isinstance(frame, kind))
    return {head if name == field else name: value for name, value in write_frame(frame).items()}


def _read_frame(book: MatchCards, plain: Any) -> Frame:
    """Read one frame of the stack; raise ValueError."""
    if not isinstance(plain, dict):
        raise ValueError("expected a mapping")
    head = next((head for head in _HEADS if head in plain), None)
    if head is None:
        raise ValueError(f"expected one of {', '.join(_HEADS)}")
    kind, field = _HEADS[head]
    if field in plain:
        raise ValueError(f"{field}: is not a key of a position")
    frame = read_frame(kind, {field if name == head else name: value for name, value in plain.items()})
    if isinstance(frame, Window) and frame.around not in windows.KINDS:
        raise ValueError(f"window: expected one of {', '.join(windows.KINDS)}, found {frame.around!r}")
    if isinstance(frame, Running):
        program = book.programs.get(frame.source)
        if program is None:
            raise ValueError(f"nothing called {frame.source!r} can run")
        if not 0 <= frame.step <= len(program):
            raise ValueError(f"step: expected an integer from 0 to {len(program)}, found {frame.step}")
    return frame


def check_bindings(book: MatchCards, bindings: tuple[tuple[str, int], ...], seats: int) -> None:
    """Raise ValueError for names that are bound to what is not there."""
    highest = {**dict.fromkeys(_SEATS, seats - 1), "kind": len(KINDS) - 1, "potion": len(book.potions) - 1}
    for name, value in bindings:
        most = highest.get(name.removeprefix("their_").removeprefix("_"), _HIGHEST)
        if not NONE <= value <= most:
            raise ValueError(f"bindings: {name} cannot be {value}")


def check(book: MatchCards, position: CauldronPosition, reader: Reader) -> None:
    """Refuse a stack that cannot wait, or that names seats and cards which are not there."""
    stack = position.stack
    for at, frame in enumerate(stack):
        below = stack[at - 1] if at else None
        seats = frame.asked + frame.passed if isinstance(frame, Window) else (frame.seat,)
        if any(not 0 <= seat < position.seats for seat in seats):
            raise reader.fail(f"stack[{at}]", "names a seat that is not there")
        if isinstance(frame, Running):
            try:
                check_bindings(book, frame.bindings, position.seats)
            except ValueError as error:
                raise reader.fail(f"stack[{at}]", str(error)) from error
        if not isinstance(frame, Running) and not isinstance(below, Running):
            raise reader.fail(f"stack[{at}]", "is not on top of what runs")
        if isinstance(frame, Choice) and at < len(stack) - 1:
            raise reader.fail(f"stack[{at}]", "a question is on top")
        if isinstance(frame, Choice):
            _check_question(book, reader, at, frame, position.seats)
    if stack and (isinstance(stack[-1], Running) or (isinstance(stack[-1], Window) and not stack[-1].asked)):
        raise reader.fail("stack", "nobody is asked")


def _check_question(book: MatchCards, reader: Reader, at: int, question: Choice, seats: int) -> None:
    """Refuse a question without a choice, or about what does not exist."""
    if len(question.options) < 2 or not question.name:
        raise reader.fail(f"stack[{at}]", "a question has a name and at least two options")
    last = {"seat": seats, "token": seats * SEAT_STRIDE}.get(question.what)
    if last is not None and max(question.options) >= last:
        raise reader.fail(f"stack[{at}]", "names a seat that is not there")
    try:
        for value in question.options:
            book.choose(question.what, value)
    except (LookupError, ArithmeticError) as error:
        raise reader.fail(f"stack[{at}]", f"{question.what!r} is no question with these options") from error


def check_effects(book: MatchCards, position: CauldronPosition, reader: Reader) -> None:
    """Refuse a question that is not asked here, and effects that cannot be run to their end.

    What they are bound to may be anything; whatever is not there shows when they are run.
    """
    if not position.stack:
        return
    try:
        question = position.stack[-1]
        if isinstance(question, Choice) and _asked(book, position) != question:
            raise reader.fail(f"stack[{len(position.stack) - 1}]", "is not what is asked here")
        _run_to_the_end(book, position.copy(), reader)
    except BadPosition:
        raise
    except (LookupError, ArithmeticError, AssertionError, TypeError, ValueError) as error:
        raise reader.fail("stack", "has an effect that cannot go on") from error


def _asked(book: MatchCards, position: CauldronPosition) -> Frame | None:
    """Return what is asked when the effect below the question on top runs again."""
    twin = position.copy()
    twin.stack = position.stack[:-1]
    flow.settle(book, twin, None)
    return twin.stack[-1] if len(twin.stack) == len(position.stack) else None


def _run_to_the_end(book: MatchCards, position: CauldronPosition, reader: Reader) -> None:
    """Answer with the first option, or pass, until the lowest effect is over."""
    lowest = position.stack[0]
    for _ in range(_MOST_ANSWERS):
        if not position.stack and position.phase not in {HARVEST, FINISH, MARKET, OVER}:
            raise reader.fail("stack", f"does not lead out of the phase {position.phase}")
        if not position.stack or not _is_same(position.stack[0], lowest):
            return
        top = position.stack[-1]
        if isinstance(top, Choice):
            flow.answer(position, top.options[0])
        elif isinstance(top, Window):
            position.stack = (*position.stack[:-1], Window(top.around, (), top.asked[:1]))
        flow.settle(book, position, None)


def _is_same(frame: Frame, other: Frame) -> bool:
    """Return whether two frames are the same effect, however far it is."""
    return isinstance(frame, Running) and isinstance(other, Running) and frame.source == other.source
