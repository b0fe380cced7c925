"""Run: one effect in progress, as the functions of verbs see it."""

from collections.abc import Callable
from typing import TypeAlias

from game.core.effect_stack import Choice, Running, Window
from game.core.effects import NONE, bound, with_binding, without_binding
from game.core.event import Seat, Tell
from game.core.hexgrid import Cell
from game.rules.cauldron.effects.match_cards import MatchCards
from game.rules.cauldron.effects.verb import Frames
from game.rules.cauldron.ingredients import KINDS, Kind
from game.rules.cauldron.position import CauldronPosition

# What the Magik is bound to that was paid as the price of a deed.
PRICE = "paid"
_KINDS = {name: kind for kind, name in enumerate(KINDS)}


class Run:
    """An effect in progress: the cards of the match, the position, the frame that runs, and who is told.

    A function of a verb changes the position through operations and returns the frames that come next, in order.
    It never waits: it returns `ask(...)` and is run again when the answer is there.
    """

    __slots__ = ("book", "frame", "position", "tell")

    def __init__(self, book: MatchCards, position: CauldronPosition, frame: Running, tell: Tell | None) -> None:
        self.book = book
        self.position = position
        self.frame = frame
        self.tell = tell

    @property
    def me(self) -> Seat:
        """The seat for which the effect runs."""
        return self.frame.seat

    @property
    def subject(self) -> Seat | None:
        """The seat that `each_seat` has come to, or None before it."""
        return bound(self.frame, "subject")

    @property
    def price(self) -> int:
        """The Magik that was paid for what runs, as the price of an ability."""
        return (bound(self.frame, PRICE) or 0) if self.frame.bindings else 0

    @property
    def announced(self) -> Running | None:
        """The announcement that is answered, or None outside of windows around one."""
        stack = self.position.stack
        for at in range(len(stack) - 1, 0, -1):
            if isinstance(stack[at], Window):
                below = stack[at - 1]
                return below if isinstance(below, Running) else None
        return None

    @property
    def window(self) -> Window | None:
        """The window in which something is answered, or None outside of any."""
        return next((frame for frame in reversed(self.position.stack) if isinstance(frame, Window)), None)

    def value(self, name: str) -> int:
        """Return what a name is bound to; NONE where it is not."""
        value = bound(self.frame, name)
        return NONE if value is None else value

    def seat(self, who: str) -> Seat:
        """Return the one seat that a word or a bound name means; NONE for nobody."""
        match who:
            case "me":
                return self.me
            case "active":
                return self.position.active
            case "left":
                return (self.me + 1) % self.position.seats
            case "right":
                return (self.me - 1) % self.position.seats
        return self.value(who)

    def seats(self, who: str) -> tuple[Seat, ...]:
        """Return the seats that a word or a bound name means, in the order of ruling A10."""
        if who in {"others", "everyone"}:
            position = self.position
            order = ((position.first + step) % position.seats for step in range(position.seats))
            return tuple(seat for seat in order if who == "everyone" or seat != self.me)
        seat = self.seat(who)
        return () if seat == NONE else (seat,)

    def kind(self, ref: str) -> Kind:
        """Return the kind of its own name or of a bound name; NONE for nothing."""
        kind = _KINDS.get(ref)
        return self.value(ref) if kind is None else kind

    def cell(self, ref: str) -> Cell:
        """Return the cell of a bound name where a field still lies; NONE otherwise."""
        cell = self.value(ref)
        return cell if cell in self.position.board.index else NONE

    def answer(self, name: str) -> int | None:
        """Return the answer to what this step asked under a name, or None before it is asked."""
        return bound(self.frame, f"_{name}") if self.frame.bindings else None

    def ask(self, name: str, seat: Seat, what: str, options: tuple[int, ...]) -> tuple[Choice]:
        """Return the question; no option is the answer NONE, and one option is taken without asking."""
        return (Choice(seat, what, options, f"_{name}"),)

    def each_seat(self, seats: tuple[Seat, ...]) -> tuple[Running, ...]:
        """Return this one step, once for each seat as the subject."""
        frame = self.frame
        part = f"{frame.source}/{frame.step}"
        return tuple(Running(part, frame.seat, 0, (*frame.bindings, ("subject", seat))) for seat in seats)

    def part(self, branch: str, seat: Seat | None = None, name: str = "") -> tuple[Running]:
        """Return the verbs inside this one, in the branch of that name, with a name bound to a seat if wanted."""
        # Names that begin with an underscore are this step's own.
        known = tuple(pair for pair in self.frame.bindings if pair[0][0] != "_")
        frame = Running(f"{self.frame.source}/{self.frame.step}.{branch}", self.frame.seat, 0, known)
        return (frame if seat is None else with_binding(frame, name, seat),)

    def follow(self, frames: tuple[Running, ...]) -> None:
        """Let frames run, first things first, as soon as the one that runs is done."""
        stack = self.position.stack
        self.position.stack = (*stack[:-1], *frames[::-1], stack[-1])

    def bind(self, name: str, value: int) -> None:
        """Bind a name in the frame that runs."""
        self._replace(with_binding(self.frame, name, value))

    def unbind(self, name: str) -> None:
        """Let a name of the frame that runs go."""
        self._replace(without_binding(self.frame, name))

    def restart(self, frame: Running) -> None:
        """Let another frame run in the place of this one."""
        self._replace(frame)

    def answer_below(self, name: str, value: int) -> None:
        """Bind a name in the effect below, which asked for it."""
        stack = self.position.stack
        below = stack[-2]
        assert isinstance(below, Running), "what asks is an effect"
        self.position.stack = (*stack[:-2], with_binding(below, name, value), stack[-1])

    def _replace(self, frame: Running) -> None:
        """Put a changed frame in the place of the one that runs, which is on top of the stack."""
        self.frame = frame
        self.position.stack = (*self.position.stack[:-1], frame)


Step: TypeAlias = Callable[[Run], Frames]
