"""Pouring: where every cube of an opened pot goes: into a potion, to a disc of corruption, or nowhere."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from game.rules.bubble_and_boil.cards.card_files import Card
from game.rules.bubble_and_boil.cubes import EVERY_COLOUR, Counts
from game.tables.bubble_and_boil.cards.card_facts import design_of


class Pouring(NamedTuple):
    """The cubes of a pot by what becomes of them.

    `brewed` has the cubes of each potion in the order of `cards`; `locked` are paired with corruption, `extra` discs
    find no cube; `left` are the cubes that are of no use.
    """

    cards: tuple[Card, ...]
    brewed: tuple[Counts, ...]
    locked: Counts
    extra: int
    left: Counts


def pour(pot: Counts, corruption: int, cards: Sequence[Card]) -> Pouring:
    """Return where the cubes of a pot go when these recipes, which fit together, are brewed.

    Slots of any colour and corruption take cubes of which most are left, so that colours are no matter (rulings B40
    and B43).
    """
    left = without_needs(pot, cards)
    brewed = []
    for card in cards:
        potion = design_of(card).potion
        wild = _take(left, potion.wild)
        brewed.append(_counts([need + more for need, more in zip(potion.needs, wild, strict=True)]))
    locked = _take(left, corruption)
    return Pouring(tuple(cards), tuple(brewed), _counts(locked), corruption - sum(locked), _counts(left))


def without_needs(pot: Counts, cards: Iterable[Card]) -> list[int]:
    """Return the cubes of a pot, by colour, that the coloured slots of these recipes do not take."""
    needs = [design_of(card).potion.needs for card in cards]
    return [pot[colour] - sum(each[colour] for each in needs) for colour in EVERY_COLOUR]


def _take(left: list[int], count: int) -> list[int]:
    """Take so many cubes, or all there are, out of what is left, each of the colour that then has most."""
    taken = [0] * len(left)
    for _ in range(min(count, sum(left))):
        colour = max(EVERY_COLOUR, key=left.__getitem__)
        left[colour] -= 1
        taken[colour] += 1
    return taken


def _counts(cubes: Sequence[int]) -> Counts:
    green, orange, red, yellow = cubes
    return green, orange, red, yellow


def book_order(book: Sequence[Card], brewed: Sequence[Card]) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """Return the recipes of a book that were brewed, the best first, and those that were not."""
    failed = list(book)
    for card in brewed:
        failed.remove(card)

    def worth(card: Card) -> int:
        return -design_of(card).potion.points

    return tuple(sorted(brewed, key=worth)), tuple(sorted(failed, key=worth))
