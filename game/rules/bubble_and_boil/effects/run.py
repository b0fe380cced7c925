"""Run: one verb in progress, what it may ask, and how it goes on after the answer."""

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

from game.core.effect_stack import Choice, Frame, Running
from game.core.effects import bound
from game.core.event import Seat, Tell
from game.rules.bubble_and_boil.cards.match_cards import MatchCards, effect_name
from game.rules.bubble_and_boil.position import BubbleAndBoilPosition

Frames: TypeAlias = tuple[Frame, ...]
Bindings: TypeAlias = tuple[tuple[str, int], ...]
NOTHING: Frames = ()

# What the bindings of a frame name. The seat that it happens to and the chosen target hold for the whole frame ...
VICTIM: Final = "victim"
TARGET: Final = "target"
_LASTING = frozenset((VICTIM, TARGET))
# ... the rest for one verb: a garden and a card in it that were reached, and how often the verb still happens.
GARDEN: Final = "garden"
PLOT: Final = "plot"
LEFT: Final = "left"


class Run:
    """One verb in progress: the match, the position, its frame, who casts (`seat`) and to whom it happens."""

    __slots__ = ("codex", "frame", "position", "seat", "subject", "tell")

    def __init__(self, codex: MatchCards, position: BubbleAndBoilPosition, frame: Running, tell: Tell | None) -> None:
        self.codex = codex
        self.position = position
        self.frame = frame
        self.tell = tell
        self.seat: Seat = frame.seat
        self.subject: Seat = frame.seat
        for name, value in frame.bindings:
            if name == VICTIM:
                self.subject = value

    @property
    def card(self) -> str:
        """The card whose hex runs."""
        return self.frame.source.partition("/")[0]

    @property
    def is_due_in_full(self) -> bool:
        """Whether the verb is a cost or the way that a seat chose: done in full, else not at all (rulings B4, B9)."""
        codex, card, frame = self.codex, self.card, self.frame
        if frame.source == card:
            return frame.step < len(codex.designs[codex.number_of[card]].cost)
        return frame.source != effect_name(card)

    def bound(self, name: str) -> int | None:
        """Return what is bound to a name, or None."""
        return bound(self.frame, name)

    def ask(self, verb: Any, what: str, seat: Seat, options: Sequence[int], then: "Answered") -> Frames:
        """Return the choice of a seat; nothing where there are no options, and what follows where there is only one."""
        if len(options) > 1:
            self.remember(self.frame.bindings)
            return (Choice(seat, what, tuple(options)),)
        return then(self, verb, options[0]) if options else NOTHING

    def remember(self, bindings: Bindings) -> None:
        """Bind something to the frame on top of the stack until the verb is over."""
        stack = self.position.stack
        top = stack[-1]
        assert isinstance(top, Running), "a verb runs in the top frame"
        if bindings != top.bindings:
            self.position.stack = (*stack[:-1], Running(top.source, top.seat, top.step, bindings))

    def repeat(self, **bindings: int) -> Frames:
        """Let the verb happen again, with these bindings beside the lasting ones."""
        stack = self.position.stack
        top = stack[-1]
        assert isinstance(top, Running), "a verb runs in the top frame"
        kept = (*lasting(self.frame.bindings), *bindings.items())
        self.position.stack = (*stack[:-1], Running(top.source, top.seat, top.step - 1, kept))
        return NOTHING

    def more(self, count: int, **bindings: int) -> Frames:
        """Let the verb happen again until it has happened so often."""
        left = (self.bound(LEFT) or count) - 1
        return self.repeat(left=left, **bindings) if left else NOTHING


def lasting(bindings: Bindings) -> Bindings:
    """Return the bindings that hold for the whole frame; they stand first."""
    while bindings and bindings[-1][0] not in _LASTING:
        bindings = bindings[:-1]
    return bindings


Begun: TypeAlias = Callable[[Run, Any], Frames]
Answered: TypeAlias = Callable[[Run, Any, int], Frames]
Possible: TypeAlias = Callable[[Run, Any], bool]
