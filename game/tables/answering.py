"""Answering: what is announced at a table and may be answered by others, as far as everybody can tell."""

from abc import ABC, abstractmethod
from typing import Any, ClassVar, NamedTuple

from game.core.event import Event, Seat
from game.core.move import Move
from game.core.reason import Reason
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas

BELL = "bell"
"""The part of a bell that is awake: a press on it says when it can be muted."""


class Call(NamedTuple):
    """Something that `seat` announces and that others may answer; `words` say what.

    `kind` is what sort of thing it is, `owner` whether the seat may answer itself too, `first` then whether it is asked
    first instead of last. A call that `answers` is about the call before it. One that comes `before` its event stands
    until that happens. Only the seat that it is `at` may answer; None: whoever wants to. What it is `about` is
    for the game that makes it; `stake` says what hangs on it.
    """

    seat: Seat
    kind: str
    words: Reason
    owner: bool = False
    first: bool = False
    answers: bool = False
    before: bool = False
    at: Seat | None = None
    about: Any = None
    stake: Reason | None = None

    def order(self, seats: int) -> tuple[Seat, ...]:
        """Return the seats that may answer, in the order in which they are asked."""
        if self.at is not None:
            return (self.at,)
        clockwise = tuple((self.seat + step) % seats for step in range(1, seats))
        if not self.owner:
            return clockwise
        return (self.seat, *clockwise) if self.first else (*clockwise, self.seat)


class Ringing(NamedTuple):
    """How the bell stands: for what, who may ring, and how much of its time is left (0 to 1; None: until a key)."""

    call: Call
    ringers: tuple[Seat, ...]
    left: float | None


class Answering(ABC):
    """What a game's table knows about answers: read from events and public observations only."""

    hushes: ClassVar[bool] = True
    """Whether there is so much to answer that somebody alone may want to be left unasked for some time.

    Whoever plays their first match is then not asked before their first turn.
    """

    plain: ClassVar[tuple[str, ...]] = ()
    """The kinds of calls of a turn in which nothing is done to anybody."""

    @abstractmethod
    def call(self, event: Event, previous: Event | None) -> Call | None:
        """Return what an event announces, or None; `previous` is what happened before it."""

    @abstractmethod
    def call_now(self, observation: Any) -> Call | None:
        """Return what is announced at a moment and not settled yet, or None."""

    def is_in_vain(self, move: Move, observation: Any) -> bool:
        """Return whether an answer of the seat that observes is legal, but can do it no good."""
        return False

    @abstractmethod
    def may_answer(self, seat: Seat) -> bool:
        """Return whether that seat could have an answer, for all that everybody can see."""

    @abstractmethod
    def is_settled(self, event: Event) -> bool:
        """Return whether an event ends what answered an announcement, so that the announcement stands again."""

    @abstractmethod
    def is_cancelled(self, event: Event) -> bool:
        """Return whether an event cancels the announcement that was answered last."""

    @abstractmethod
    def ends_turn(self, event: Event) -> bool:
        """Return whether another turn begins with an event."""

    @abstractmethod
    def ends_season(self, event: Event) -> bool:
        """Return whether another season begins with an event."""

    @abstractmethod
    def kind_words(self, kind: str) -> Reason:
        """Return what "not for …" says of a kind of call."""

    @property
    @abstractmethod
    def bell_paper(self) -> Area:
        """Where the paper of the bell lies: nothing beneath it is seen while the bell stands."""

    @abstractmethod
    def bell_area(self) -> Area:
        """Return where the buttons of the bell lie."""

    @abstractmethod
    def draw_bell(self, canvas: Canvas, ringing: Ringing) -> None:
        """Draw the bell beneath its buttons."""
