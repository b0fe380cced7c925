"""Log line: what a table tells in its log of something that happened."""

from typing import NamedTuple

from game.core.event import Seat
from game.core.reason import Reason


class LogLine(NamedTuple):
    """One line of the log: a heading, or what a seat did with sprites, a figure and a note at the right.

    `turn` is the number of the move that the line belongs to (0: before the first move). A line that `joins` is one
    with the line before it if both say the same words: its sprites are added there. `later` are the words that are left
    when the table forgets. `card` is the piece that is shown large for whoever points at the line, `about` says what
    the line does not: why it happened, or what comes of it. `full` are the words for where its pictures are not
    beside them.
    """

    turn: int
    words: Reason
    seat: Seat | None = None
    sprites: tuple[str, ...] = ()
    figure: tuple[int, str] | None = None
    note: str = ""
    heading: bool = False
    joins: bool = False
    later: Reason | None = None
    card: str = ""
    about: Reason | None = None
    full: Reason | None = None

    @property
    def in_words(self) -> Reason:
        """What it says where its pictures are not beside it."""
        return self.full or self.words
