"""Move: what a seat intends, as a small frozen value with a unique text form."""

from typing import ClassVar

import msgspec


class Move(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """The base of every game's moves: ids and plain values only; dice and drawn cards are never in it.

    `text` parses back to an equal move (`play plant 3`). `parts` are the pieces and places that a person points at
    to compose the move, in order: a table narrows the legal moves part by part.
    """

    verb: ClassVar[str]

    @property
    def text(self) -> str:
        """The unique text form: the verb, then the parts."""
        return " ".join((self.verb, *self.parts))

    @property
    def parts(self) -> tuple[str, ...]:
        """The pieces and places of the move in the order in which a person points at them."""
        return ()
