"""Measures: the figures by which the learnt chance to win of two seats judges the end of a turn, each about 0 to 1.

Hands and books of the rival count only by their size; what its cubes may become is expected (expected_score.py).
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from game.bots.bubble_and_boil.expected_score import Expectation, ExpectedScore, Known, Recipe
from game.core.event import Seat
from game.rules.bubble_and_boil.controller import BubbleAndBoil
from game.rules.bubble_and_boil.cubes import COLOURS, Counts, counts_of
from game.rules.bubble_and_boil.position import BubbleAndBoilPosition

_REMEMBERED = 1 << 13
_MOST_RECIPES = 7
# More harvests than any garden has.
_ALL = 99
# Leads beyond so many steps or discs count no more.
_CLEAR = 3
# A book of so many recipes can end the match with the next one.
_NEARLY_FULL = _MOST_RECIPES - 1

_OF_A_SEAT = (
    *(f"{colour} {where}" for colour in COLOURS for where in ("in the cauldron", "in gardens")),
    "cubes", "free cubes", "cubes in gardens", "cubes of the next harvest",
    "corruption", "crones", "diablerie", "points",
    "gardens", "no garden", "gardens of one harvest", "gardens of two", "gardens of more",
    "hand", "prospect", "turns",
)  # fmt: skip
_LEADS = range(-_CLEAR, _CLEAR + 1)

NAMES: tuple[str, ...] = (
    "advantage", "expected lead", "rounds", "end triggered", "second player", "end here", "rival's last turn",
    *(f"{book} of {count}" for book in ("book", "rival's book") for count in range(1, _MOST_RECIPES + 1)),
    "second player, a book nearly full", "book nearly full", "rival's book nearly full",
    *(f"{whose} {each}" for whose in ("own", "rival's") for each in _OF_A_SEAT),
    "brew", "brew after a harvest", "brew after two", "brew of all cubes",
    "points of the book", "cubes of the book", "prospect of the book", "prospect of the hand",
    *(f"{colour} that the book lacks" for colour in COLOURS),
    "cards of a garden in hand", "cubes of a garden in hand", "best recipe in hand", "counterspells",
    *(f"{kind} ahead by {lead}" for kind in ("diablerie", "corruption") for lead in _LEADS),
    *(f"{colour}: {each}" for colour in COLOURS for each in ("most", "lead", "expected lead")),
    "scarcest colour", "second scarcest colour", "third scarcest colour", "round", "deck", "sure lead", "draws",
)  # fmt: skip


class Measuring:
    """Measures positions of one match between two seats."""

    def __init__(self, controller: BubbleAndBoil, worth: ExpectedScore) -> None:
        self._codex = controller.codex
        self._worth = worth
        self._recipes = [worth.largest_first(bytes((card,)))[0] for card in range(len(controller.codex.designs))]
        self._best_brew = lru_cache(_REMEMBERED)(self._brewed)

    def measures(
        self, position: BubbleAndBoilPosition, eye: Seat, drawing: bool, known: Known | None = None
    ) -> list[float]:
        """Return every measure, in the order of their names, as a seat may know it."""
        worth, rival = self._worth, 1 - eye
        expectation = worth.expectation(position, eye, drawing, known)
        rounds, standing = expectation.rounds, expectation.standing
        lead = standing[eye] - standing[rival]
        ends, last = position.trigger is not None, position.active != position.first
        recipes, others = len(position.books[eye]), len(position.books[rival])
        found: list[float] = [
            lead / worth.doubt(rounds), lead / 20, rounds / 5, ends, last, ends and last, ends and not last,
            *_one_of(recipes, range(1, _MOST_RECIPES + 1)),
            *_one_of(others, range(1, _MOST_RECIPES + 1)),
            last and max(recipes, others) >= _NEARLY_FULL,
            recipes >= _NEARLY_FULL and not ends,
            others >= _NEARLY_FULL and not ends,
        ]  # fmt: skip
        found += self._of_a_seat(position, eye, expectation)
        found += self._of_a_seat(position, rival, expectation)
        found += self._of_cards(position, eye, rival, drawing, expectation)
        pots = counts_of(position.pots[eye]), counts_of(position.pots[rival])
        for ahead in (position.diablerie, position.corruption):
            found += _one_of(ahead[eye] - ahead[rival], _LEADS)
        expected = expectation.prospects[eye].cubes, expectation.prospects[rival].cubes
        for mine, theirs, hoped, feared in zip(*pots, *expected, strict=True):
            more = mine - theirs
            found += ((more > 0) - (more < 0), max(-5, min(more, 5)) / 5, max(-6.0, min(hoped - feared, 6.0)) / 6)
        scarce = sorted(counts_of(position.pool))
        found += (min(scarce[0], 8) / 8, min(scarce[1], 8) / 8, scarce[2] / 14, position.round / 9)
        found.append(len(position.deck) / 76)
        brewed = self._best(position.books[eye], pots[0], position.corruption[eye])
        found.append((brewed + self._fixed(position, eye) - self._fixed(position, rival)) / 30)
        found.append(drawing)
        return found

    def _of_a_seat(self, position: BubbleAndBoilPosition, seat: Seat, expectation: Expectation) -> Iterator[float]:
        """Yield what a seat has before all eyes."""
        pot, later = counts_of(position.pots[seat]), _harvested(position, seat, _ALL)
        for inside, outside in zip(pot, later, strict=True):
            yield inside / 8
            yield outside / 6
        cubes = sum(pot)
        yield cubes / 20
        yield (cubes - position.corruption[seat]) / 20
        yield sum(later) / 10
        yield sum(_harvested(position, seat, 1)) / 6
        yield position.corruption[seat] / 6
        yield position.crones[seat] / 6
        yield position.diablerie[seat] / 8
        yield position.points[seat] / 10
        gardens = position.gardens[seat]
        yield len(gardens) / 2
        yield not gardens
        longest = [max(sum(counts_of(heap)) for heap in garden.cubes) for garden in gardens]
        yield sum(each <= 1 for each in longest)
        yield longest.count(2)
        yield sum(each > 2 for each in longest)
        yield len(position.hands[seat]) / 5
        yield expectation.prospects[seat].points / 50
        yield expectation.turns[seat] / 5

    def _of_cards(
        self, position: BubbleAndBoilPosition, eye: Seat, rival: Seat, drawing: bool, expectation: Expectation
    ) -> Iterator[float]:
        """Yield what the seat's own book and hand are good for."""
        worth, book, hand = self._worth, position.books[eye], position.hands[eye]
        corruption, time = position.corruption[eye], expectation.turns[eye]
        pot, expected = counts_of(position.pots[eye]), expectation.prospects[eye].cubes
        twice = _plus(pot, _harvested(position, eye, 2))
        later = _plus(pot, _harvested(position, eye, _ALL))
        yield self._best(book, pot, corruption) / 40
        yield self._best(book, _plus(pot, _harvested(position, eye, 1)), corruption) / 40
        brewed = self._best(book, twice, corruption)
        yield brewed / 40
        yield self._best(book, later, corruption) / 40
        recipes = [self._recipes[card] for card in book]
        yield sum([recipe.points for recipe in recipes]) / 60
        yield sum([recipe.size for recipe in recipes]) / 30
        yield worth.potions(book, expected, corruption, time) / 50
        yield worth.hand(position, eye, expected, time, drawing) / 10
        for colour, there in enumerate(later):
            yield max(0, sum([recipe[1 + colour] for recipe in recipes]) - there) / 6
        yields = [[each[card] for card in hand if each[card]] for each in self._codex.yields]
        yield max([len(each) for each in yields if len(each) > 1], default=0) / 4
        yield max([sum(each) for each in yields if len(each) > 1], default=0) / 6
        more = [self._with_recipe(book, twice, corruption, self._recipes[card]) for card in dict.fromkeys(hand)]
        yield max(0, max(more, default=0) - brewed) / 15
        yield sum([card in self._codex.counters for card in hand])

    def _with_recipe(self, book: bytes, cubes: Counts, corruption: int, recipe: Recipe) -> int:
        """Return the most points of a brew that has one more recipe, 0 where it cannot be brewed."""
        left = (
            cubes[0] - recipe.green, cubes[1] - recipe.orange, cubes[2] - recipe.red, cubes[3] - recipe.yellow,
        )  # fmt: skip
        wild = recipe.size - sum(recipe[1:5])
        if min(left) < 0 or sum(left) < corruption + wild:
            return 0
        return recipe.points + self._best(book, left, corruption + wild)

    def _best(self, book: bytes, cubes: Counts, locked: int) -> int:
        """Return the most points that a book brews of these cubes, so many of which are locked."""
        return self._best_brew(book, cubes, sum(cubes) - locked)

    def _fixed(self, position: BubbleAndBoilPosition, seat: Seat) -> int:
        """Return the points of a seat that neither brew nor award can change."""
        crones = self._codex.numbers.crone * position.crones[seat]
        return crones + position.points[seat] + position.diablerie[seat]

    def _brewed(self, book: bytes, cubes: Counts, free: int) -> int:
        """Return the most points that a book brews of these cubes, of which no more than `free` are used."""
        recipes = self._worth.largest_first(book)
        rest = [sum([recipe.points for recipe in recipes[at:]]) for at in range(len(recipes))]
        return _brew(recipes, rest, 0, cubes, free, 0, 0)


def _brew(
    recipes: Sequence[Recipe], rest: Sequence[int], start: int, cubes: Counts, free: int, sofar: int, best: int
) -> int:
    """Return the most points of brews with recipes from `start` on, or `best` where none is better.

    `rest` are the points of all recipes from each one on.
    """
    best = max(best, sofar)
    green, orange, red, yellow = cubes
    for at in range(start, len(recipes)):
        if sofar + rest[at] <= best:
            break
        points, greens, oranges, reds, yellows, size = recipes[at]
        if size <= free and greens <= green and oranges <= orange and reds <= red and yellows <= yellow:
            left = green - greens, orange - oranges, red - reds, yellow - yellows
            best = _brew(recipes, rest, at + 1, left, free - size, sofar + points, best)
    return best


def _harvested(position: BubbleAndBoilPosition, seat: Seat, times: int) -> Counts:
    """Return the cubes that so many harvests of a seat's gardens may bring, by colour."""
    found = [0, 0, 0, 0]
    for garden in position.gardens[seat]:
        for heap in garden.cubes:
            for colour, count in enumerate(counts_of(heap)):
                found[colour] += min(count, times)
    green, orange, red, yellow = found
    return green, orange, red, yellow


def _plus(cubes: Counts, more: Counts) -> Counts:
    return cubes[0] + more[0], cubes[1] + more[1], cubes[2] + more[2], cubes[3] + more[3]


def _one_of(count: int, steps: range) -> list[float]:
    """Return 1 for the step that a count is on and 0 for all others; it is on the first or last one beyond them."""
    count = max(steps[0], min(count, steps[-1]))
    return [count == step for step in steps]
