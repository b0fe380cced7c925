"""Cards of the match: its numbers, options and cards, worked out once for the referee."""

from collections.abc import Mapping, Sequence
from itertools import combinations_with_replacement
from typing import Final, NamedTuple, TypeAlias

from game.core.errors import BadCard
from game.rules.bubble_and_boil.cards.card_files import Card, Cards, Design, DesignRules, VictoryCard
from game.rules.bubble_and_boil.cards.verbs import (
    AnyVerb,
    Choose,
    Corruption,
    Discard,
    Effect,
    LoseCrone,
    Prune,
    Raze,
    Spill,
    StealRecipe,
)
from game.rules.bubble_and_boil.cards.victories import Limits, clash, limits_with, worth_with
from game.rules.bubble_and_boil.cubes import COLOURS, ONE, Colour, Heap, heap_of
from game.rules.bubble_and_boil.options import Numbers, Options

Programs: TypeAlias = Mapping[str, tuple[AnyVerb, ...]]

# The programs that no card names.
HARVEST: Final = "harvest"
REAP: Final = "reap"


class Price(NamedTuple):
    """What the caster must have to pay a hex in full (ruling B4), beside the card itself."""

    pot: int
    garden_cubes: int
    gardens: int
    corruption: int
    cards: int
    crones: int


class Need(NamedTuple):
    """What a potion needs: cubes of each colour as a heap, all cubes with the wild ones, and its points."""

    heap: Heap
    size: int
    points: int


class MatchCards:
    """The cards, numbers and options of a match.

    `designs`, `names`, `yields` (cubes that a card gives to a garden, by colour), `needs`, `prices` go by design
    number; `number_of` finds it. `couples` are the pairs of designs that make a garden: its colours, and the cubes
    that it takes of each. `programs` are the verbs that run under a name (programs.py writes them). `counters`
    answer a hex, `steals` are the hexes that steal a recipe. `clashes` are the Alternative Victory cards that are never
    in play beside each.
    """

    def __init__(self, numbers: Numbers, cards: Cards, options: Options, programs: Programs) -> None:
        self.numbers = numbers
        self.options = options
        self.cards = cards
        self.names: tuple[Card, ...] = tuple(cards.deck)
        self.designs: tuple[Design, ...] = tuple(cards.deck.values())
        self.number_of = {name: number for number, name in enumerate(self.names)}
        self.victory_names: tuple[Card, ...] = tuple(cards.victory)
        self.victory_cards: tuple[VictoryCard, ...] = tuple(cards.victory.values())
        self.victory_number_of = {name: number for number, name in enumerate(self.victory_names)}
        self.clashes: tuple[frozenset[int], ...] = tuple(
            frozenset(number for number, other in enumerate(self.victory_cards) if clash(each, other))
            for each in self.victory_cards
        )
        self.deck = bytes(number for number in range(len(self.names)) for _ in range(numbers.copies))
        for name, design in cards.deck.items():
            check_design(name, design)
        self.yields: tuple[tuple[int, ...], ...] = tuple(
            tuple(design.yields(colour) for design in self.designs) for colour in COLOURS
        )
        self.couples = _couples(self.yields)
        self.growth: tuple[tuple[Heap, ...], ...] = tuple(
            tuple(count * ONE[colour] for count in yields) for colour, yields in enumerate(self.yields)
        )
        self.needs = tuple(
            Need(heap_of(design.potion.needs), design.potion.size, design.potion.points) for design in self.designs
        )
        self.prices = tuple(price_of(design) for design in self.designs)
        self.programs = programs
        self.counters = frozenset(number for number, design in enumerate(self.designs) if design.aim == "counter")
        self.steals = frozenset(
            number
            for number, design in enumerate(self.designs)
            if any(isinstance(verb, StealRecipe) for verb in design.effect)
        )
        # Ruling B34: a longer game has more recipes and more empty colours.
        depleted = numbers.depleted_longer if options.recipes > numbers.recipes else numbers.depleted
        self.limits = Limits(options.recipes, depleted, numbers.track)

    def limits_with(self, victories: Sequence[int]) -> Limits:
        """Return the limits of the end with these Alternative Victory cards in play."""
        return limits_with(self.limits, self._called(victories)) if victories else self.limits

    def worth_with(self, victories: Sequence[int], seats: int) -> dict[str, int]:
        """Return the points of each award for so many seats with these Alternative Victory cards in play."""
        return worth_with(self.numbers, self._called(victories), seats)

    def victories_drawn(self, order: Sequence[int], present: Sequence[int]) -> list[int]:
        """Return the Alternative Victory cards of a shuffled deck in the order of drawing them beside those present.

        A card that clashes with one that is there goes under the deck, and the next is drawn (ruling B46).
        """
        there = list(present)
        for victory in order:
            if self.clashes[victory].isdisjoint(there):
                there.append(victory)
        return there[len(present) :]

    def _called(self, victories: Sequence[int]) -> list[VictoryCard]:
        return [self.victory_cards[victory] for victory in victories]

    def card(self, name: object) -> int:
        """Return the number of a design's name; raise ValueError."""
        number = self.number_of.get(name) if isinstance(name, str) else None
        if number is None:
            raise ValueError(f"{name!r} is no card")
        return number

    def victory(self, name: object) -> int:
        """Return the number of an Alternative Victory card's name; raise ValueError."""
        number = self.victory_number_of.get(name) if isinstance(name, str) else None
        if number is None:
            raise ValueError(f"{name!r} is no card of the Alternative Victory deck")
        return number

    def called(self, cards: Sequence[int]) -> tuple[Card, ...]:
        """Return the names of some designs."""
        names = self.names
        return tuple([names[card] for card in cards])


def _couples(yields: Sequence[Sequence[int]]) -> dict[tuple[int, int], tuple[tuple[Colour, int], ...]]:
    """Return the pairs of designs that have a colour in common, the lower first: each such colour, and both yields."""
    found = {}
    for first, second in combinations_with_replacement(range(len(yields[0])), 2):
        both = ((colour, each[first], each[second]) for colour, each in enumerate(yields))
        if common := tuple((colour, mine + other) for colour, mine, other in both if mine and other):
            found[first, second] = common
    return found


def price_of(design: DesignRules) -> Price:
    """Return what a hex costs in all."""
    spent = {
        kind: sum(getattr(verb, "count", 1) for verb in design.cost if isinstance(verb, kind))
        for kind in (Spill, Prune, Raze, Corruption, Discard, LoseCrone)
    }
    return Price(*spent.values())


def effect_name(card: Card) -> str:
    """Return the name of the program that happens to a hexed seat."""
    return f"{card}/effect"


def way_name(card: Card, way: int) -> str:
    """Return the name of the program of a way that a hexed seat chose."""
    return f"{card}/way {way}"


def check_design(name: Card, design: Design) -> None:
    """Refuse a design that does not hang together; raise BadCard."""
    where = f"deck.{name}"
    if not 1 <= len(design.garden) <= 2:
        raise BadCard(f"{where}.garden: expected one or two symbols, found {len(design.garden)}")
    if bool(design.effect) != (design.aim in {"one", "all"}):
        raise BadCard(f"{where}.effect: goes with an aim at one or all")
    if design.boon and design.aim == "counter":
        raise BadCard(f"{where}.boon: a counterspell only cancels")
    if not design.boon and design.aim == "self":
        raise BadCard(f"{where}.boon: is missing")
    if sum(isinstance(verb, Prune | Raze) for verb in design.cost) > 1:
        raise BadCard(f"{where}.cost: touches gardens twice")
    if design.potion.size < 1 or min(*design.potion.needs, design.potion.wild) < 0:
        raise BadCard(f"{where}.potion: has no cubes")
    if sum(isinstance(verb, Choose) for verb in design.effect) > 1:
        raise BadCard(f"{where}.effect: only one choice can be run")
    counts: list[Effect] = [*design.cost, *design.effect, *design.boon]
    if any(getattr(verb, "count", 1) < 1 for verb in counts):
        raise BadCard(f"{where}: a count is at least 1")
