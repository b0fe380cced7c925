"""Seats: who sits where in a match, as saved with the match and with the last choices of Setup."""

import msgspec

PERSON = "person"
COLOURS = ("plum", "moss", "blood", "teal", "dusk")
LONGEST_NAME = 24


class SeatPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who plays a seat: a person, or a bot whose skill `kind` names; `colour` is that of the hat."""

    name: str
    kind: str
    colour: str

    @property
    def is_person(self) -> bool:
        """Whether somebody at the screen decides for this seat."""
        return self.kind == PERSON
