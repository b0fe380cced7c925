"""Final scoring: the points of each seat, in the order of the rules (002 Scoring; rulings B36 to B45)."""

from collections.abc import Callable, Sequence

import msgspec

from game.core.event import Seat
from game.rules.bubble_and_boil.cards.card_files import Award, Measure, Per
from game.rules.bubble_and_boil.cards.match_cards import MatchCards
from game.rules.bubble_and_boil.cubes import Counts, Heap, counts_of
from game.rules.bubble_and_boil.final_brewing import brews


class Account(msgspec.Struct, frozen=True):
    """What a seat has at the end: cubes and discs before brewing, and what it brewed of its book (ruling B39)."""

    pot: Heap
    corruption: int
    crones: int
    diablerie: int
    points: int
    hand: int
    book: tuple[int, ...]
    brewed: tuple[int, ...]


class Sheet(msgspec.Struct, frozen=True):
    """The score of a seat, part by part; `colours` are the awards for the most cubes of each colour.

    `potions` counts what was brewed, `diablerie_level` and `corruption_discs` are what breaks ties.
    """

    points: int
    diablerie: int
    highest: int
    lowest: int
    crones: int
    most_corruption: int
    least_corruption: int
    colours: Counts
    brewed: int
    victory: tuple[int, ...]
    potions: int
    diablerie_level: int
    corruption_discs: int
    crone_count: int

    @property
    def total(self) -> int:
        """The sum of all parts."""
        awards = self.highest + self.lowest + self.most_corruption + self.least_corruption + sum(self.colours)
        return self.points + self.diablerie + self.crones + awards + self.brewed + sum(self.victory)

    @property
    def merit(self) -> tuple[int, int, int, int, int]:
        """What decides the victory: the total, potions, Diablerie, little corruption, crones (ruling B45)."""
        return self.total, self.potions, self.diablerie_level, -self.corruption_discs, self.crone_count


def sheets(codex: MatchCards, victories: Sequence[int], accounts: Sequence[Account]) -> list[Sheet]:
    """Return the score sheet of each seat."""
    worth = codex.worth_with(victories, len(accounts))
    levels = [each.diablerie for each in accounts]
    discs = [each.corruption for each in accounts]
    counts = [counts_of(each.pot) for each in accounts]
    most = [max(column) for column in zip(*counts, strict=True)]
    extras = [_victory_points(codex, victory, accounts) for victory in victories]
    found = []
    for seat, each in enumerate(accounts):
        # Ties all get the full value, and one seat may have the most and the least (ruling B36).
        found.append(
            Sheet(
                points=each.points,
                diablerie=each.diablerie,
                highest=worth["highest"] if each.diablerie == max(levels) else 0,
                lowest=worth["lowest"] if each.diablerie == min(levels) else 0,
                crones=each.crones * worth["crone"],
                most_corruption=worth["most_corruption"] if each.corruption == max(discs) else 0,
                least_corruption=worth["least_corruption"] if each.corruption == min(discs) else 0,
                colours=_colour_awards(counts[seat], most, worth["colour"]),
                brewed=sum(codex.needs[card].points for card in each.brewed),
                victory=tuple(extra[seat] for extra in extras),
                potions=len(each.brewed),
                diablerie_level=each.diablerie,
                corruption_discs=each.corruption,
                crone_count=each.crones,
            )
        )
    return found


def best_brew(codex: MatchCards, book: Sequence[int], pot: Heap, corruption: int) -> tuple[int, ...]:
    """Return the recipes whose brew is worth most."""
    return brews(codex.needs, book, pot, corruption)[0].cards


def _colour_awards(counts: Counts, most: Sequence[int], worth: int) -> Counts:
    """Return the awards for the most cubes of each colour; nobody has the most of nothing (ruling B37)."""
    green, orange, red, yellow = (worth if count == top and top else 0 for count, top in zip(counts, most, strict=True))
    return green, orange, red, yellow


def _victory_points(codex: MatchCards, victory: int, accounts: Sequence[Account]) -> list[int]:
    """Return what an Alternative Victory card brings to each seat."""
    found = [0] * len(accounts)
    for rule in codex.victory_cards[victory].rules:
        if not isinstance(rule, Per | Award):
            continue
        measured = [_MEASURES[rule.measure](codex, each) for each in accounts]
        for seat, amount in enumerate(measured):
            if isinstance(rule, Per):
                found[seat] += amount // rule.each * rule.points
            elif amount == (max(measured) if rule.place == "most" else min(measured)) and (
                amount or rule.place == "least"
            ):
                found[seat] += rule.points
    return found


def _left_over(codex: MatchCards, account: Account) -> int:
    """Return how many cubes are in no potion and locked by no corruption."""
    used = sum(codex.needs[card].size for card in account.brewed)
    return max(0, sum(counts_of(account.pot)) - used - account.corruption)


_MEASURES: dict[Measure, Callable[[MatchCards, Account], int]] = {
    "crones": lambda _, account: account.crones,
    "corruption": lambda _, account: account.corruption,
    "potions": lambda _, account: len(account.brewed),
    "failed": lambda _, account: len(account.book) - len(account.brewed),
    "recipes": lambda _, account: len(account.book),
    "left_over": _left_over,
    "cubes": lambda _, account: sum(counts_of(account.pot)),
    "sets": lambda _, account: min(counts_of(account.pot)),
    "hand": lambda _, account: account.hand,
}


def rank(merits: Sequence[tuple[int, ...]]) -> tuple[tuple[Seat, ...], ...]:
    """Return the seats from best to worst in groups of equals."""
    return tuple(
        tuple(seat for seat, each in enumerate(merits) if each == merit) for merit in sorted(set(merits), reverse=True)
    )
