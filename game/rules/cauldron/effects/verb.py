"""Verb: the base of everything that a card can do, and the types of the functions that do it."""

import re
from collections.abc import Callable
from typing import Any, Literal, TypeAlias

import msgspec

from game.core.effect_stack import Choice, Running, Window

Frames: TypeAlias = tuple[Choice | Running | Window, ...]
Effects: TypeAlias = dict[type[Any], Callable[..., Frames]]
Possible: TypeAlias = dict[type[Any], Callable[..., bool]]

Who: TypeAlias = str
"""me, others, everyone, active, actor, left, right, or a name that is bound to a seat."""
Ref: TypeAlias = str
"""A name that is bound to a value, or for a kind its own name."""
Tier: TypeAlias = Literal["easy", "basic", "advanced"]
SpellTier: TypeAlias = Literal["basic", "advanced"]
Kindname: TypeAlias = Literal[
    "spider_web", "frog_legs", "toadstool", "mandrake_root", "blood_crystal", "dragon_egg", "snake_skin"
]
TIERS: tuple[Tier, ...] = ("easy", "basic", "advanced")


def snake_case(name: str) -> str:
    """Return the name of a class as it stands in a card file: `end_omen` for EndOmen."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class Verb(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag=snake_case):
    """One thing that a card does, with its arguments; `do` names it in the card file."""
