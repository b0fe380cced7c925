"""Deck: what the cards mean for hands, gardens and hexes, and the numbers of the game."""

from collections.abc import Sequence
from functools import cache

from game.rules.bubble_and_boil.cards import Card, Set, Shift
from game.rules.bubble_and_boil.codex import Limits
from game.rules.bubble_and_boil.cubes import COLOURS, Colour
from game.rules.bubble_and_boil.options import Numbers
from game.rules.bubble_and_boil.verbs import Block, Choose, Reap, StealRecipe, Verb
from game.store.content import convert, read_yaml
from game.store.places import CONFIG
from game.tables.bubble_and_boil.book import cards, design_of, victory_of

WILD = "wild"


@cache
def numbers() -> Numbers:
    """Return the numbers of the configuration; raise BadContent."""
    path = CONFIG / "games" / "bubble_and_boil.yaml"
    return convert(read_yaml(path)["numbers"], Numbers, str(path))


@cache
def _order() -> dict[Card, int]:
    return {card: at for at, card in enumerate(cards().deck)}


def order(card: Card) -> int:
    """Return the place of a card in the deck's file, by which hands are sorted."""
    return _order()[card]


def card_at(number: int) -> Card:
    """Return the card of a place in the deck's file."""
    return tuple(cards().deck)[number]


def yields(card: Card, colour: Colour) -> int:
    """Return how many cubes a card gives a garden of a colour (ruling B21); 0 means that it does not fit."""
    return sum(symbol in {COLOURS[colour], WILD} for symbol in design_of(card).garden)


def reaps(card: Card) -> bool:
    """Return whether a hex harvests a garden."""
    return any(isinstance(verb, Reap) for verb in design_of(card).boon)


def steals(card: Card) -> bool:
    """Return whether a hex steals a recipe."""
    return any(isinstance(verb, StealRecipe) for verb in design_of(card).effect)


def ways(card: Card) -> tuple[tuple[Verb, ...], ...]:
    """Return the ways that a hex leaves to the seats that it hits."""
    return next((verb.ways for verb in design_of(card).effect if isinstance(verb, Choose)), ())


def block_price(card: Card) -> int:
    """Return the corruption by which a hex is blocked, 0 where it cannot be."""
    return next((verb.corruption for verb in design_of(card).effect if isinstance(verb, Block)), 0)


def shifted(limits: Limits, victory: Card) -> Limits:
    """Return where the end is triggered once an Alternative Victory card is in play too."""
    for rule in victory_of(victory).rules:
        if isinstance(rule, Shift) and rule.number in limits._fields:
            limits = limits._replace(**{rule.number: max(getattr(limits, rule.number) + rule.by, 1)})
    return limits


def worth_of(victories: Sequence[Card], seats: int) -> dict[str, int]:
    """Return the points of awards and crones with these Alternative Victory cards in play (002 Scoring)."""
    known = numbers()
    names = ("crone", "colour", "highest", "lowest", "most_corruption", "least_corruption")
    worth: dict[str, int] = {name: getattr(known, name) for name in names}
    if seats < known.lowest_from_seats:
        worth["lowest"] = 0
    rules = [rule for victory in victories for rule in victory_of(victory).rules]
    worth |= {rule.number: rule.value for rule in rules if isinstance(rule, Set) and rule.number in worth}
    for rule in rules:
        if isinstance(rule, Shift) and rule.number in worth:
            worth[rule.number] += rule.by
    return worth
