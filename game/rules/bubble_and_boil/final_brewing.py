"""Final brewing: which recipes can be brewed together, and which brew is worth most (002 Brewing Potions).

Every corruption disc locks one cube of any colour (ruling B40), so a brew fits if its coloured cubes are there and all
its cubes, wild ones too, are no more than the cubes without a disc (rulings B42 and B43).
"""

from collections.abc import Sequence
from operator import attrgetter

import msgspec

from game.rules.bubble_and_boil.cards.match_cards import Need
from game.rules.bubble_and_boil.cubes import Heap, holds, size_of


class Brew(msgspec.Struct, frozen=True, gc=False):
    """Recipes brewed together: designs in ascending order, their points and how many cubes they take."""

    cards: tuple[int, ...]
    points: int
    cubes: int

    @property
    def merit(self) -> tuple[int, int, int]:
        """What makes a brew better: points, then potions, then cubes left over (ruling B41)."""
        return self.points, len(self.cards), -self.cubes


def brews(needs: Sequence[Need], book: Sequence[int], pot: Heap, corruption: int) -> list[Brew]:
    """Return every possible brew of a book in ascending order, the best first; none has a recipe twice too often.

    `needs` go by design. The best has the most points, then the most potions, then the fewest cubes; among equal ones
    it is the one whose designs come first. No potions at all are possible too.
    """
    found = [Brew((), 0, 0)]
    _add_brews(found, needs, sorted(book), 0, pot, size_of(pot) - corruption, found[0])
    best = max(found, key=attrgetter("merit"))
    found.remove(best)
    found.insert(0, best)
    return found


def _add_brews(
    found: list[Brew], needs: Sequence[Need], book: list[int], start: int, pot: Heap, free: int, sofar: Brew
) -> None:
    """Append every brew that adds recipes of the book from `start` on to a brew that leaves these cubes."""
    before = -1
    for place in range(start, len(book)):
        card = book[place]
        # Copies stand for each other: the second is tried only after the first.
        if card == before:
            continue
        before = card
        need = needs[card]
        if need.size <= free and holds(pot, need.heap):
            brew = Brew((*sofar.cards, card), sofar.points + need.points, sofar.cubes + need.size)
            found.append(brew)
            _add_brews(found, needs, book, place + 1, pot - need.heap, free - need.size, brew)


def is_brew(needs: Sequence[Need], book: Sequence[int], cards: Sequence[int], pot: Heap, corruption: int) -> bool:
    """Return whether these recipes of a book can be brewed together."""
    if any(cards.count(card) > book.count(card) for card in cards):
        return False
    free = size_of(pot) - corruption
    for card in cards:
        need = needs[card]
        if need.size > free or not holds(pot, need.heap):
            return False
        pot -= need.heap
        free -= need.size
    return True
