"""Log line: what a table tells in its log of something that happened."""

from typing import NamedTuple

from game.core.event import Seat
from game.core.reason import Reason, reason
from game.tables.name_list import listed


class LogLine(NamedTuple):
    """One line of the log: a heading, or what a seat did with sprites, a figure and a note at the right.

    `turn` is the number of the move that the line belongs to (0: before the first move). A line that `joins` is one
    with the line before it if both say the same words: its sprites are added there. `later` are the words that are left
    when the table forgets, and one of which only these are left is `pale`. `card` is the piece that is shown large for
    whoever points at the line, `about` says what the line does not: why it happened, or what comes of it. `named` is
    what its pictures are called, for where they are not beside the words.
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
    pale: bool = False
    card: str = ""
    about: Reason | None = None
    named: Reason | None = None

    def after(self, before: "LogLine") -> "LogLine":
        """Return one line for two that say the same words, with the sprites of both and what they are called."""
        named = self.named
        if named is not None and before.named is not None:
            named = listed((before.named, named))
        return self._replace(sprites=(*before.sprites, *self.sprites), named=named)

    @property
    def in_words(self) -> Reason:
        """What it says where its pictures are not beside it."""
        return self.words if self.named is None else reason("table.told", what=self.words, named=self.named)
