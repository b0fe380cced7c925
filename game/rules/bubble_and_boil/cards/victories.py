"""Victories: what Alternative Victory cards in play change of the end and of the scoring."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.rules.bubble_and_boil.cards.card_files import Set, Shift, VictoryCard
from game.rules.bubble_and_boil.options import Numbers

AWARDS = ("crone", "highest", "lowest", "most_corruption", "least_corruption", "colour")
"""The numbers that score something beside potions."""


class Limits(NamedTuple):
    """Where the end is triggered: recipes in a book, empty colours of the pool, the top of the Diablerie track."""

    recipes: int
    depleted: int
    track: int


def clash(first: VictoryCard, second: VictoryCard) -> bool:
    """Return whether two cards set the same number to different values, so that one would undo the other (B46)."""
    values = {rule.number: rule.value for rule in first.rules if isinstance(rule, Set)}
    return any(isinstance(rule, Set) and values.get(rule.number, rule.value) != rule.value for rule in second.rules)


def limits_with(limits: Limits, victories: Sequence[VictoryCard]) -> Limits:
    """Return the limits of the end once these cards are in play too."""
    found = limits._asdict()
    for number, value, is_set in _changes(victories):
        if number in found:
            found[number] = value if is_set else max(found[number] + value, 1)
    return Limits(**found)


def worth_with(numbers: Numbers, victories: Sequence[VictoryCard], seats: int) -> dict[str, int]:
    """Return the points of each award for so many seats with these cards in play (002 Scoring)."""
    worth: dict[str, int] = {name: getattr(numbers, name) for name in AWARDS}
    for number, value, is_set in _changes(victories):
        if number in worth:
            worth[number] = value if is_set else worth[number] + value
    if seats < numbers.lowest_from_seats:
        # Ruling B38: among few seats the lowest Diablerie counts nothing.
        worth["lowest"] = 0
    return worth


def _changes(victories: Sequence[VictoryCard]) -> Iterator[tuple[str, int, bool]]:
    """Yield which numbers the cards set (True), then which they shift (False)."""
    rules = [rule for victory in victories for rule in victory.rules]
    yield from ((rule.number, rule.value, True) for rule in rules if isinstance(rule, Set))
    yield from ((rule.number, rule.by, False) for rule in rules if isinstance(rule, Shift))
