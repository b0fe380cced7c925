"""Verbs: what a hex costs and does, as data; effects/ has one function for each.

A verb happens to its subject: the seat that casts where it stands in a cost or a boon, the hexed seat in an effect.
"""

from typing import TypeAlias

import msgspec


def _snake_case(name: str) -> str:
    """Return the word of a verb in the card files: `StealRecipe` is `steal_recipe`."""
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name).removeprefix("_")


class Verb(
    msgspec.Struct,
    frozen=True,
    gc=False,
    omit_defaults=True,
    forbid_unknown_fields=True,
    tag_field="do",
    tag=_snake_case,
):
    """The base of every verb; `do` names it in the card files."""


# What a hex may cost; all of these can be effects too.


class Corruption(Verb, frozen=True):
    """The subject takes corruption discs from the supply."""

    count: int


class Spill(Verb, frozen=True):
    """Random cubes leave the subject's cauldron for the pool."""

    count: int


class Prune(Verb, frozen=True):
    """Cubes of one garden of the subject, picked by the caster, go to the pool."""

    count: int


class Raze(Verb, frozen=True):
    """A garden of the subject, picked by the caster, is destroyed."""


class Discard(Verb, frozen=True):
    """The subject discards cards of its choice."""

    count: int


class LoseCrone(Verb, frozen=True):
    """Crones of the subject go back to the supply."""

    count: int


# Cauldrons.


class Shed(Verb, frozen=True):
    """Corruption discs of the subject go back to the supply."""

    count: int


class PassCorruption(Verb, frozen=True):
    """Corruption discs go from the caster's cauldron into the subject's."""

    count: int


class Sip(Verb, frozen=True):
    """Random cubes go from the subject's cauldron into the caster's."""

    count: int


class Pour(Verb, frozen=True):
    """Cubes of colours that the caster chooses go from the pool into the caster's cauldron."""

    count: int


# Gardens.


class Pilfer(Verb, frozen=True):
    """Cubes of one garden of the subject, picked by the caster, go into the caster's cauldron."""

    count: int


class Lift(Verb, frozen=True):
    """A card of a garden of the subject, picked by the caster, goes to the caster's hand, its cubes to the pool."""


class Graft(Verb, frozen=True):
    """A card of the caster's hand is added to one of the caster's gardens, with its cubes."""


class Sprout(Verb, frozen=True):
    """Cubes of other colours than its own are added to gardens of the caster."""

    count: int


class SwapGardens(Verb, frozen=True):
    """A garden of the caster and one of the subject, both picked by the caster, change places."""


class Reap(Verb, frozen=True):
    """A garden that the caster picks is harvested at once: one cube from each card."""


# Tracks, crones, cards and recipes.


class Diablerie(Verb, frozen=True):
    """The subject's Diablerie rises or falls, between 0 and the top of the track."""

    change: int


class Points(Verb, frozen=True):
    """The subject's points rise or fall, never below 0 (ruling B44)."""

    change: int


class TakeCrone(Verb, frozen=True):
    """A crone goes from the subject to the caster."""


class Draw(Verb, frozen=True):
    """The subject draws cards."""

    count: int


class StealRecipe(Verb, frozen=True):
    """A recipe goes from the subject's book into the caster's, who sees it (ruling B15)."""


# The hexed seat decides.


class Block(Verb, frozen=True):
    """The subject may take corruption discs to be spared what follows (ruling B14)."""

    corruption: int


class Choose(Verb, frozen=True):
    """The subject chooses one of several lists of verbs (ruling B9)."""

    ways: tuple[tuple["Simple", ...], ...]


Simple: TypeAlias = Corruption | Spill | Prune | Raze | Discard | LoseCrone | Diablerie | Points
Cost: TypeAlias = Corruption | Spill | Prune | Raze | Discard | LoseCrone
Effect: TypeAlias = (
    Simple
    | Shed
    | PassCorruption
    | Sip
    | Pour
    | Pilfer
    | Lift
    | Graft
    | Sprout
    | SwapGardens
    | Reap
    | TakeCrone
    | Draw
    | StealRecipe
    | Block
    | Choose
)


# What the rules themselves put between the verbs of a card.


class Aim(Verb, frozen=True):
    """The hex is aimed at the target, or at all others clockwise (ruling B11): each is a frame of its own."""


class Warn(Verb, frozen=True):
    """The hexed seat may answer with a counterspell (ruling B13)."""


class Cancel(Verb, frozen=True):
    """The hex that is answered does nothing to the seat that answered."""


class Finish(Verb, frozen=True):
    """The hex is over: Diablerie rises (ruling B12)."""


class Harvest(Verb, frozen=True):
    """Cards give one cube each: those of all gardens with completion (`whole`), or those of one garden."""

    whole: bool


AnyVerb: TypeAlias = Effect | Aim | Warn | Cancel | Finish | Harvest
