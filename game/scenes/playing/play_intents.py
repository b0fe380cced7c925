"""Play intents: what a person wants at the table, as values; a move is one of them, and so is what a key means."""

from typing import Literal, NamedTuple, TypeAlias

from game.core.event import Seat
from game.core.move import Move
from game.view.input.commands import Intent


class Take(NamedTuple):
    """Take a piece for the move that is composed."""

    part: str


class TakeAll(NamedTuple):
    """Make a move of these pieces, one of which was dragged home."""

    parts: tuple[str, ...]


class Make(NamedTuple):
    """Make the move of a button, unless pieces are chosen for another one: then these are let go first."""

    move: Move


class LetGo(NamedTuple):
    """Free a piece that was taken for the move that is composed."""

    part: str


class Refused(NamedTuple):
    """Be told why something cannot be done."""

    words: str


class LookBack(NamedTuple):
    """See the table as it was after a turn; None comes back."""

    turn: int | None


class Answering(NamedTuple):
    """Ring the bell for a seat; None: nobody answers."""

    seat: Seat | None


class LeaveAlone(NamedTuple):
    """Not be asked about announcements, in this turn or about this kind; None: be asked again."""

    how: Literal["turn", "kind"] | None


class ShowResults(NamedTuple):
    """See who won and why."""


PlayIntent: TypeAlias = (
    Move | Intent | Take | TakeAll | Make | LetGo | Refused | LookBack | Answering | LeaveAlone | ShowResults
)
