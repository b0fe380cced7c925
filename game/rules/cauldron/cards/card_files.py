"""Card files: what the files of the decks hold (design of the cards; A.1 to A.5).

Of a card whose `source` is a rulebook, `printed` are the fields that a rulebook prints; the others are ours.
"""

from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from game.rules.cauldron.cards.verbs import AnyVerb
from game.rules.cauldron.cards.verbs_season import Modify
from game.rules.cauldron.effects.targets import Target
from game.rules.cauldron.effects.verb import Kindname, SpellTier, Tier
from game.rules.cauldron.options import FEWEST_SEATS, MOST_SEATS

Source: TypeAlias = Literal["rulebook", "house"]
Printed: TypeAlias = Literal["name", "needs", "magik", "signs", "text"]
Tag: TypeAlias = Literal["spells", "roll"]
Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=20)]
Seats: TypeAlias = Annotated[int, msgspec.Meta(ge=FEWEST_SEATS, le=MOST_SEATS)]
WindowName: TypeAlias = Literal[
    "harvest", "steal", "brew", "quick_brew", "move", "spell", "roll", "end_of_turn", "any"
]  # fmt: skip


class PotionRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A potion: listed ingredients, wild slots, and the Magik of a brew; `spell` ones come with a free Basic Spell."""

    tier: Tier
    magik: int
    needs: dict[Kindname, Count] = {}
    wild: Count = 0
    quick: bool = False
    spell: bool = False


class PotionCard(PotionRules, frozen=True, kw_only=True):
    """A potion of the box."""

    source: Source
    picture: str
    printed: tuple[Printed, ...] = ()


class SpellRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A spell: how many copies there are, what is chosen before it is announced, and what it does.

    `instant` are the windows it answers ("any": all but rolls); `answers` and `against` say whose announcements.
    Only with `own_turn` can an Instant be cast as a quick action too. With `own_words` its text, and that of each way
    to choose from, is not made from its verbs.
    """

    count: Count
    verbs: tuple[AnyVerb, ...]
    instant: tuple[WindowName, ...] = ()
    answers: Literal["others", "me", "anyone"] = "others"
    against: Literal["anyone", "me"] = "anyone"
    own_turn: bool | None = None
    uncancellable: bool = False
    own_words: bool = False
    targets: tuple[Target, ...] = ()


class SpellCard(SpellRules, frozen=True, kw_only=True):
    """A spell of the box; with fewer than `seats` players it stays there (A79)."""

    source: Source
    picture: str
    seats: Seats = FEWEST_SEATS
    printed: tuple[Printed, ...] = ()


class OmenRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An omen: how many copies there are, and what it does.

    With `own_words` its text, and that of each way to choose from, is not made from its verbs.
    """

    count: Count
    verbs: tuple[AnyVerb, ...]
    own_words: bool = False


class OmenCard(OmenRules, frozen=True, kw_only=True):
    """An omen of the box, and whether it mentions spells or the turn-order roll.

    With fewer than `seats` players it stays in the box (A79).
    """

    source: Source
    picture: str
    tags: tuple[Tag, ...] = ()
    seats: Seats = FEWEST_SEATS
    printed: tuple[Printed, ...] = ()


class AbilityRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An ability: it replaces the action named by `way`, is a quick action, or holds always (`passive`).

    With `own_words` its text is not made from its verbs.
    """

    way: Literal["harvest", "steal", "brew", "quick", "passive"]
    targets: tuple[Target, ...] = ()
    verbs: tuple[AnyVerb, ...] = ()
    standing: tuple[Modify, ...] = ()
    own_words: bool = False


class AbilityCard(AbilityRules, frozen=True, kw_only=True):
    """An ability of a character of the box."""

    source: Source
    printed: tuple[Printed, ...] = ()


class CharacterCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A character with its abilities; `spells` marks the one that depends on them (A73)."""

    source: Source
    picture: str
    abilities: dict[str, AbilityCard]
    tags: tuple[Tag, ...] = ()
    printed: tuple[Printed, ...] = ()


class TrackEffect(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A one-time effect of the Magik track."""

    source: Source
    verbs: tuple[AnyVerb, ...]
    tags: tuple[Tag, ...] = ()
    printed: tuple[Printed, ...] = ()


class Cards(msgspec.Struct, frozen=True):
    """All cards of the game, by id; one file a field."""

    potions: dict[str, PotionCard]
    basic_spells: dict[str, SpellCard]
    advanced_spells: dict[str, SpellCard]
    omens: dict[str, OmenCard]
    characters: dict[str, CharacterCard]
    track: dict[str, TrackEffect]

    def spells(self, tier: SpellTier) -> dict[str, SpellCard]:
        """Return the spells of a tier."""
        return self.basic_spells if tier == "basic" else self.advanced_spells


def ids_of(cards: Cards) -> list[str]:
    """Return the id of every card, ability and track effect, which must all differ."""
    decks: tuple[dict[str, Any], ...] = (
        cards.potions, cards.basic_spells, cards.advanced_spells, cards.omens, cards.characters, cards.track,
    )  # fmt: skip
    abilities = [ability for character in cards.characters.values() for ability in character.abilities]
    return [*(card for deck in decks for card in deck), *abilities]
