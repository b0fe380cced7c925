"""Card files: the designs of the deck and the Alternative Victory cards as they stand in the card files."""

from collections.abc import Sequence
from typing import Literal, TypeAlias

import msgspec

from game.core.reason import Reason
from game.rules.bubble_and_boil.cards.verbs import Cost, Effect
from game.rules.bubble_and_boil.cubes import Counts

# A card goes by the id of its design; copies of one design stand for each other.
Card: TypeAlias = str
Source: TypeAlias = Literal["rulebook", "house"]
Symbol: TypeAlias = Literal["green", "orange", "red", "yellow", "wild"]
Aim: TypeAlias = Literal["one", "all", "self", "counter"]


class Potion(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A recipe: the cubes it needs, those of any colour (`wild`), and its points."""

    points: int
    green: int = 0
    orange: int = 0
    red: int = 0
    yellow: int = 0
    wild: int = 0

    @property
    def needs(self) -> Counts:
        """The cubes it needs of each colour, without the wild ones."""
        return self.green, self.orange, self.red, self.yellow

    @property
    def size(self) -> int:
        """How many cubes it needs."""
        return sum(self.needs) + self.wild


class DesignRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A design of the deck: garden, hex and recipe (002 Anatomy of a Card).

    The hex is aimed at one other seat, at all others or at nobody (`self`); a `counter` answers a hex. Its `effect`
    happens to each hexed seat, its `boon` to the caster.
    """

    garden: tuple[Symbol, ...]
    aim: Aim
    potion: Potion
    cost: tuple[Cost, ...]
    effect: tuple[Effect, ...] = ()
    boon: tuple[Effect, ...] = ()

    def yields(self, colour: str) -> int:
        """Return how many cubes the card gives to a garden of a colour (ruling B21); wild symbols count as any."""
        return sum(symbol in {colour, "wild"} for symbol in self.garden)


class Design(DesignRules, frozen=True, kw_only=True):
    """A design of the box; `source` is rulebook where the printed rules show the card, if only in part."""

    source: Source
    picture: str


Measure: TypeAlias = Literal[
    "crones", "corruption", "potions", "failed", "recipes", "left_over", "cubes", "sets", "hand"
]
Setting: TypeAlias = Literal[
    "crone",
    "highest",
    "lowest",
    "most_corruption",
    "least_corruption",
    "colour",
    "recipes",
    "depleted",
    "track",
]


class _Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """The base of what an Alternative Victory card says."""


class Per(_Rule, frozen=True, tag="per"):
    """Points for every `each` of something that a seat has at the end."""

    measure: Measure
    points: int
    each: int = 1


class Award(_Rule, frozen=True, tag="award"):
    """Points for every seat that has the most or the least of something; having nothing is never the most."""

    measure: Measure
    place: Literal["most", "least"]
    points: int


class Set(_Rule, frozen=True, tag="set"):
    """A number of the game has another value."""

    number: Setting
    value: int


class Shift(_Rule, frozen=True, tag="shift"):
    """A number of the game is larger or smaller."""

    number: Setting
    by: int


class VictoryRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card of the Alternative Victory deck: rules that hold for everybody."""

    rules: tuple[Per | Award | Set | Shift, ...]


class VictoryCard(VictoryRules, frozen=True, kw_only=True):
    """An Alternative Victory card of the box."""

    source: Source
    picture: str


class Cards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All card files of the game: each deck has designs by id."""

    deck: dict[Card, Design]
    victory: dict[Card, VictoryCard]


def card_words(card: Card) -> Reason:
    """Return the name of a card for persons."""
    return Reason(f"card.{card}.name")


def potion_words(card: Card) -> Reason:
    """Return the name of a card's potion for persons."""
    return Reason(f"card.{card}.potion")


def list_words(cards: Sequence[Card]) -> Reason:
    """Return the names of one or more cards as a list in words."""
    return _listed(tuple(map(card_words, cards)))


def list_potions(cards: Sequence[Card]) -> Reason:
    """Return the potions of one or more cards as a list in words: as recipes in a book they are named by these."""
    return _listed(tuple(map(potion_words, cards)))


def _listed(names: Sequence[Reason]) -> Reason:
    """Return one or more names as a list in words."""
    first, *others = names
    if not others:
        return first
    key = "bubble_and_boil.names.two" if len(names) == 2 else "bubble_and_boil.names.more"
    return Reason(key, (("first", first), ("rest", _listed(others))))
