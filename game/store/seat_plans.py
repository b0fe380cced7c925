"""Seat plans: who sits where in a match, as saved with the match and with the last choices of Setup."""

from typing import Annotated

import msgspec
from msgspec import Meta

PERSON = "person"
GUEST = "guest"
"""The person of a seat whom the program does not remember."""
CHILD = "child"
"""A guest at a gentle table: no bot steals from or hexes them, and they take back what they like."""
COLOURS = ("plum", "moss", "blood", "teal", "dusk")
LONGEST_NAME = 24

Word = Annotated[str, Meta(max_length=24)]


class SeatPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who plays a seat: a person, or a bot whose skill `kind` names; `colour` is that of the hat.

    `face` is the one that was chosen; without one the seat takes what is left (`game/store/faces.py`). `person` is the
    id of whom the program remembers (`game/store/household.py`), GUEST, CHILD, or
    nothing where nobody asked.
    """

    name: str
    kind: Word
    colour: Word
    face: Word = ""
    person: Word = ""

    @property
    def is_person(self) -> bool:
        """Whether somebody at the screen decides for this seat."""
        return self.kind == PERSON
