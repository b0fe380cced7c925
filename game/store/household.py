"""Household: the persons whom the program remembers, as they sat down last."""

import secrets
from collections.abc import Sequence
from typing import Literal

import msgspec
from msgspec.structs import replace

from game.store.faces import faces_of
from game.store.seat_plans import CHILD, GUEST, LONGEST_NAME, SeatPlan, Word

GUESTS = (GUEST, CHILD)
"""Persons whom the program does not remember."""

MOST = 40
"""So many persons are remembered; of more those who sat down longest ago are forgotten."""


class Member(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A person: the `id` that seats of journals bear, name, face, colour of hat, and Magik more at the start (A77).

    `reveal` is how the key works that opens their hand where several share the screen; empty, it is as in the settings.
    """

    id: Word
    name: str
    colour: Word
    face: Word = ""
    handicap: int = 0
    reveal: Literal["", "hold", "toggle"] = ""

    def __post_init__(self) -> None:
        if self.id in ("", *GUESTS):
            raise ValueError(f"id: {self.id!r} is nobody's")
        if not 0 < len(self.name) <= LONGEST_NAME or not self.name.isprintable():
            raise ValueError(f"name: expected 1 to {LONGEST_NAME} printable letters")


def member_of(household: Sequence[Member], id: str) -> Member | None:
    """Return a person by the id, or None."""
    return next((member for member in household if member.id == id), None)


def is_remembered(plan: SeatPlan) -> bool:
    """Return whether what a person at a seat does counts for somebody: they have an id, and are none of GUESTS."""
    return plan.is_person and plan.person not in ("", *GUESTS)


def sat_down(
    household: Sequence[Member], seats: Sequence[SeatPlan], handicaps: Sequence[int]
) -> tuple[tuple[Member, ...], tuple[SeatPlan, ...]]:
    """Return the household and the seats once everybody has sat down.

    Persons who are not of GUESTS are remembered as they sit there now: those who were last here at the end, the first
    of their seats last. Whoever comes for the first time gets an id, and everybody keeps the face that is seen now.
    `handicaps` has one number a seat.
    """
    seats = [replace(plan, face=face) for plan, face in zip(seats, faces_of(seats), strict=True)]
    kept = {member.id: member for member in household}
    placed: list[SeatPlan] = []
    for plan, handicap in zip(reversed(seats), reversed(handicaps), strict=True):
        if plan.is_person and plan.person not in GUESTS:
            id = plan.person if plan.person in kept else secrets.token_hex(4)
            before = kept.pop(id, None)
            reveal = "" if before is None else before.reveal
            kept[id] = Member(id, plan.name, plan.colour, plan.face, handicap, reveal)
            placed.append(replace(plan, person=id))
        else:
            placed.append(plan)
    return tuple(kept.values())[-MOST:], tuple(reversed(placed))


def reveal_of(household: Sequence[Member], plan: SeatPlan | None, usual: str) -> str:
    """Return how the key works that opens the hand of a seat (None: of nobody's), where `usual` is that of others."""
    member = None if plan is None else member_of(household, plan.person)
    return usual if member is None or not member.reveal else member.reveal
