"""Pack: what every file with cards of a player's own has, whichever game they are for."""

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

MOST_CARDS = 100
"""The most different cards in a pack."""

SEPARATOR = "__"

WORD = r"[a-z][a-z0-9]*(_[a-z0-9]+)*"
"""The letters of an id: no two underscores beside each other, which part the pack from the card."""

CardId: TypeAlias = Annotated[str, Meta(pattern=f"^{WORD}$", max_length=32)]
Language: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z]{2,3}$")]
# Braces would be slots, angle brackets sprites.
Line: TypeAlias = Annotated[
    str, Meta(min_length=1, max_length=120, pattern=r"^[^{}<>\[\]\x00-\x1f\x7f-\x9f\u2028\u2029]*$")
]
Title: TypeAlias = Annotated[
    str, Meta(min_length=1, max_length=22, pattern=r"^[^{}<>\[\]\x00-\x1f\x7f-\x9f\u2028\u2029]*$")
]
PictureFile: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z0-9_]{1,40}\.png$")]


class CardWords(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a card says in one language.

    `name` stands on it, `flavour` is one line for fun. `potion` is the name of a recipe (Bubble and Boil), `short` and
    `about` say in a few words what an ability does and whom a character suits (Cauldron). `text` says what a card does
    that has `own_words`, `ways` what each way does that it leaves to choose from.
    """

    name: Title
    flavour: Line = ""
    potion: Title | None = None
    short: Line | None = None
    about: Line | None = None
    text: Line | None = None
    ways: tuple[Line, ...] = ()


class PackTitle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a pack is called in one language, and in a line what it brings."""

    name: Title
    about: Line


class PackLanguage(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The words of a pack in one language: of the pack, and of each card and ability by its id."""

    pack: PackTitle
    cards: dict[CardId, CardWords]


class Pack(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What every pack says: who made it, and its words by language, of which the first stands in for all others."""

    author: Annotated[str, Meta(min_length=1, max_length=60, pattern=r"^[^{}<>\[\]\x00-\x1f\x7f-\x9f\u2028\u2029]*$")]
    words: Annotated[dict[Language, PackLanguage], Meta(min_length=1, max_length=20)]


def pack_of(card: str) -> str:
    """Return the pack that a card is of by its id in a match, "" for one of the boxes."""
    pack, separator, _ = card.partition(SEPARATOR)
    return pack if separator else ""


def full_id(pack: str, card: str) -> str:
    """Return by what id a card of a pack goes in a match, which no card of the boxes and of another pack has."""
    return f"{pack}{SEPARATOR}{card}"
