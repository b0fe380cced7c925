"""Faces: who is seen at the table. Six regulars have a name of their own, the others may be anybody."""

import unicodedata
from collections.abc import Sequence
from typing import Final

from game.store.seat_plans import SeatPlan

REGULARS: Final = ("agnes", "zelma", "odile", "bertok", "ottokar", "wick")
NEIGHBOURS: Final = ("nan", "burr", "pim", "finn", "nola", "safi", "tam", "mika")
FACES: Final = (*NEIGHBOURS, *REGULARS)
"""Every face, those of persons first."""


def faces_of(seats: Sequence[SeatPlan]) -> tuple[str, ...]:
    """Return a face for each seat, all different as long as there are enough.

    Who has chosen one has that one, but the regulars' faces are theirs alone: no person has one. Of the other bots who
    is called like a regular has the regular's face; bots take the regulars that are left, persons the neighbours.
    """
    found: list[str] = [plan.face if plan.face in (NEIGHBOURS if plan.is_person else FACES) else "" for plan in seats]
    for index, plan in enumerate(seats):
        name = "" if plan.is_person else plain_name(plan.name)
        if not found[index] and name in REGULARS and name not in found:
            found[index] = name
    for index, plan in enumerate(seats):
        if not found[index]:
            own = NEIGHBOURS if plan.is_person else REGULARS
            found[index] = next((face for face in own if face not in found), own[index % len(own)])
    return tuple(found)


def next_face(face: str, taken: Sequence[str], step: int = 1) -> str:
    """Return the face for a person that comes after one, or before it, which nobody else has taken."""
    at = NEIGHBOURS.index(face) if face in NEIGHBOURS else 0
    others = (NEIGHBOURS[(at + step * more) % len(NEIGHBOURS)] for more in range(1, len(NEIGHBOURS)))
    return next((other for other in others if other not in taken), face)


def next_regular(face: str, taken: Sequence[str]) -> str:
    """Return the regular that comes after one, or the first after any other face, whom nobody else has taken."""
    at = REGULARS.index(face) if face in REGULARS else -1
    others = (REGULARS[(at + more) % len(REGULARS)] for more in range(1, len(REGULARS) + 1))
    return next((other for other in others if other not in taken), face)


def bust_sheet(face: str) -> str:
    """Return the sheet that holds the busts of a face."""
    return f"bust_{face}"


def plain_name(name: str) -> str:
    """Return a name in small letters without accents."""
    return unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower().strip()
