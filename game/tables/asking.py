"""Asking: what the person at the screen decides and where they look, and what a table asks and offers them."""

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from game.core.event import Seat
from game.core.move import Move
from game.core.reason import Reason
from game.view.drawing.area import Area
from game.view.input.narrowing import Narrowing


class Prompt(NamedTuple):
    """The prompt line: who is asked (`seat`, None for nobody), what for, and whether it is the person at the screen."""

    seat: Seat | None
    title: Reason
    wish: Reason
    yours: bool


class Action(NamedTuple):
    """A move as a button at a place of the map; without a move it is off and `why` says what is missing.

    `tip` says what the move does. `beside` are the words of buttons as wide that the table draws in one row with it.
    One that has `parts` chooses these, and the move is made by a second press.
    """

    name: str
    place: str
    label: Reason
    move: Move | None
    primary: bool = False
    why: Reason | None = None
    tip: Reason | None = None
    beside: tuple[Reason, ...] = ()
    parts: tuple[str, ...] = ()


@dataclass(frozen=True)
class Asking:
    """What the person at the screen decides: the moves left, why others are not legal, and what a hint marks.

    A lesson may be `about` some of the pieces that can be taken. Where it `goes_back`, the way out takes back the own
    move that asks for more.
    """

    narrowing: Narrowing
    why_not: Callable[[Move], Reason | None]
    hinted: Move | None = None
    about: Collection[str] = ()
    goes_back: bool = False

    def wanted(self, parts: Iterable[str]) -> list[str]:
        """Return of some pieces those that a lesson is about; all where it is about none that can be taken."""
        every = list(parts)
        takes = {part for move in self.narrowing.all for part in move.parts}
        return [part for part in every if part in self.about] if takes.intersection(self.about) else every


@dataclass(frozen=True)
class Look:
    """Where a person looks: the piece pointed at, and a piece that is being dragged with its place in layout px.

    `at` is where that lies which is pointed at, if it is no piece of the table, such as a line of the log; `kept` where
    it stays that is shown large, whatever is done meanwhile.
    """

    pointed: str | None = None
    dragged: tuple[str, float, float] | None = None
    at: Area | None = None
    kept: Area | None = None


class Drop(Protocol):
    """What is called when a piece was dragged home: the parts of the move that this makes."""

    def __call__(self, *parts: str) -> bool:
        """Compose the move of these parts; return True, as a drop that means a move does."""
        ...
