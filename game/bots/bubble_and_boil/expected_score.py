"""Expected score: what a seat may expect to score in the end, judged from the middle of a match.

Every cube has a price, what it may still become in a potion; a cube that a recipe lacks costs a little more, and more
still towards the end. Recipes of the book are brewed in thought as far as that pays. Awards for the most and the least
are expected by how far a seat is ahead and how much may still happen.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import exp, log, sqrt
from typing import NamedTuple, TypeAlias

import msgspec

from game.core.event import Seat
from game.rules.bubble_and_boil.cards.match_cards import MatchCards
from game.rules.bubble_and_boil.cubes import counts_of
from game.rules.bubble_and_boil.final_scoring import best_brew
from game.rules.bubble_and_boil.position import BREW, OVER, BubbleAndBoilPosition


class Weights(msgspec.Struct, frozen=True):
    """How things are weighed, in points; found by playing many matches.

    `cube` is the price of a cube while there is time; with `half` turns left it is half of that. `missing` is what a
    lacking one costs more and `late` how dear that gets at the end; beyond the `coming` cubes of the turns that are
    left it costs `beyond` more. `ripe` is how far a cube in a garden counts as harvested. A card of the hand is worth
    `card` and a share of what its `recipe` would bring or of its cubes in a garden (`pair`); one of another hand, or
    still to be drawn, is worth `fresh`. A free cube brings at most `brewed` with a hidden book, less with fewer
    recipes: `choice` of them fit six tenths of the cubes, `later` come with each turn, and none brings more than
    `recipe_most` on average.

    A `turn` that only some seats still have in this round is worth so much. A lead of `doubt` points at the end makes a
    victory likely (73 %); before it takes `drift` more, by the root of the rounds that follow.
    """

    cube: float = 2.6
    half: float = 0.8
    missing: float = 0.2
    late: float = 6.0
    coming: float = 1.8
    beyond: float = 3.0
    ripe: float = 0.85
    card: float = 0.5
    fresh: float = 1.1
    recipe: float = 0.35
    pair: float = 0.5
    turn: float = 12.0
    doubt: float = 5.0
    drift: float = 6.0
    brewed: float = 2.9
    choice: float = 2.2
    later: float = 0.6
    recipe_most: float = 11.0


class Recipe(NamedTuple):
    """A recipe as it is judged: its points, its cubes by colour, and all of them with the wild ones."""

    points: int
    green: int
    orange: int
    red: int
    yellow: int
    size: int


class Prospect(NamedTuple):
    """What a seat may have in the end, awards aside: points, and cubes of each colour."""

    points: float
    cubes: Sequence[float]


class Expectation(NamedTuple):
    """How a moment looks to one seat: rounds that follow, and for each seat its turns, prospect and expected score."""

    rounds: float
    turns: Sequence[float]
    prospects: Sequence[Prospect]
    standing: list[float]


# A lead of nothing holds a little more often than not: those who tie all get the award.
_HOLDS = 0.25
_REMEMBERED = 1 << 12
# How clear a lead of one is when nothing can happen any more.
_SHARP = 0.08
# What was judged before in one decision, by everything that it depends on; gardens are kept so that ids stay true.
Known: TypeAlias = dict[tuple[object, ...], tuple[Prospect, object]]


def turns_left(codex: MatchCards, position: BubbleAndBoilPosition) -> float:
    """Return about how many rounds follow this one, in steps of a half, judged by whatever may trigger the end."""
    if position.trigger is not None:
        return 0.0
    limits = codex.limits_with(position.victories) if position.victories else codex.limits
    numbers, seats = codex.numbers, position.seats
    pool = sorted(counts_of(position.pool))
    turns = min(
        1.15 * (limits.recipes - max(map(len, position.books))) - 0.4,
        (limits.track - max(position.diablerie)) * 1.6,
        (numbers.corruption - sum(position.corruption)) / (0.7 * seats),
        pool[limits.depleted - 1] / (0.8 * seats),
        (numbers.crones - sum(position.crones)) / (0.8 * seats),
        numbers.rounds + 1 - position.round,
    )
    return max(1, round(2 * turns)) / 2


def turns_of(position: BubbleAndBoilPosition, rounds: float) -> list[float]:
    """Return how many turns each seat still has when so many rounds follow this one (ruling B33)."""
    seats, first = position.seats, position.first
    place = (position.active - first) % seats
    return [rounds + ((seat - first) % seats > place) for seat in range(seats)]


class ExpectedScore:
    """Judges positions of one match; it holds nothing that changes."""

    def __init__(self, codex: MatchCards, weights: Weights | None = None) -> None:
        self._codex = codex
        self._weights = weights or Weights()
        self._usual = {seats: codex.worth_with(b"", seats) for seats in codex.numbers.cubes}
        self._recipes = tuple(
            Recipe(design.potion.points, *design.potion.needs, design.potion.size) for design in codex.designs
        )
        self.largest_first = lru_cache(_REMEMBERED)(self._sorted_recipes)
        self._planted = lru_cache(_REMEMBERED)(self._cubes_of_hand)

    def standing(
        self,
        position: BubbleAndBoilPosition,
        eye: Seat,
        drawing: bool = False,
        known: Known | None = None,
        rounds: float | None = None,
    ) -> list[float]:
        """Return what each seat may expect in the end, hands and books of others than `eye` being unknown.

        `drawing` says that it is about to draw, which is worth something too; `known` speeds up one decision. `rounds`
        are those that follow this one, where they are not to be judged by the position.
        """
        return self.expectation(position, eye, drawing, known, rounds).standing

    def expectation(
        self,
        position: BubbleAndBoilPosition,
        eye: Seat,
        drawing: bool = False,
        known: Known | None = None,
        rounds: float | None = None,
    ) -> Expectation:
        """Return what the standing is made of, and the standing."""
        if position.step in {BREW, OVER}:
            rounds = 0.0
            turns = [0.0] * position.seats
        else:
            rounds = turns_left(self._codex, position) if rounds is None else rounds
            turns = turns_of(position, rounds)
        if known is None:
            known = {}
        found = []
        for seat, time in enumerate(turns):
            own = seat == eye
            gardens = position.gardens[seat]
            key = (
                seat,
                time,
                rounds,
                own and drawing,
                position.hands[seat] if own else len(position.hands[seat]),
                position.pots[seat],
                position.corruption[seat],
                position.books[seat],
                id(gardens),
                position.crones[seat],
                position.diablerie[seat],
                position.points[seat],
            )
            entry = known.get(key)
            if entry is None:
                entry = self._prospect(position, seat, time, own, own and drawing), gardens
                known[key] = entry
            found.append(entry[0])
        standing = self._with_awards(position, found, sum(turns) / len(turns))
        if rounds:
            for seat, time in enumerate(turns):
                if time > rounds:
                    standing[seat] += self._weights.turn
        return Expectation(rounds, turns, found, standing)

    def advantage(
        self, position: BubbleAndBoilPosition, eye: Seat, drawing: bool = False, known: Known | None = None
    ) -> float:
        """Return how likely a seat is to win against the others, as the logarithm of the odds."""
        rounds = 0.0 if position.step in {BREW, OVER} else turns_left(self._codex, position)
        standing = self.standing(position, eye, drawing, known, rounds)
        own = standing.pop(eye)
        doubt = self.doubt(rounds)
        best = max(standing)
        lead = (own - best) / doubt
        if len(standing) == 1:
            return lead
        return lead - log(sum(exp((each - best) / doubt) for each in standing))

    def doubt(self, rounds: float) -> float:
        """Return which lead makes a victory likely when so many rounds follow."""
        return self._weights.doubt + self._weights.drift * sqrt(rounds)

    def prospect(
        self,
        position: BubbleAndBoilPosition,
        eye: Seat,
        drawing: bool = False,
        known: Known | None = None,
        rounds: float | None = None,
    ) -> float:
        """Return what a seat may expect in the end, whatever the others have."""
        return self.standing(position, eye, drawing, known, rounds)[eye]

    def prices(self, time: float) -> tuple[float, float]:
        """Return what a cube is worth and what a missing one costs, with so many turns left."""
        weights = self._weights
        price = weights.cube * time / (time + weights.half)
        return price, price + weights.missing + weights.late / (1 + time) ** 2

    def _prospect(self, position: BubbleAndBoilPosition, seat: Seat, time: float, own: bool, draws: bool) -> Prospect:
        """Return what a seat has and may expect, awards aside."""
        codex, weights = self._codex, self._weights
        corruption, pot = position.corruption[seat], position.pots[seat]
        crones = float(position.crones[seat])
        cubes: list[float] = list(counts_of(pot))
        for garden in position.gardens[seat]:
            longest = 0
            for heap in garden.cubes:
                counts = counts_of(heap)
                amount = sum(counts)
                if amount:
                    longest = max(longest, amount)
                    reached = min(1.0, time / amount) * weights.ripe
                    for colour, count in enumerate(counts):
                        cubes[colour] += count * reached
            crones += 0.9 * min(1.0, time / (longest + 0.5))
        points = self._awards(position)["crone"]
        worth = points * crones + position.points[seat] + position.diablerie[seat]
        book = position.books[seat]
        if not own and not self._codex.options.kindly_crone and position.step not in {BREW, OVER}:
            worth += self._hidden_potions(len(book), sum(cubes) - corruption, time)
            worth += self._unseen(position, seat, time)
        elif time == 0.0:
            worth += sum(codex.needs[card].points for card in best_brew(codex, book, pot, corruption))
        else:
            worth += self.potions(book, cubes, corruption, time)
            worth += self.hand(position, seat, cubes, time, draws) if own else self._unseen(position, seat, time)
        return Prospect(worth, cubes)

    def potions(self, book: Sequence[int], cubes: Sequence[float], corruption: int, time: float) -> float:
        """Return what cubes and recipes are worth together: recipes are taken, the largest first, while that pays."""
        price, lack = self.prices(time)
        beyond = self._weights.beyond
        green, orange, red, yellow = cubes
        total = sum(cubes) - corruption
        worth = price * total
        # So many cubes may still come; what is missing beyond that is as good as lost.
        coming = self._weights.coming * time
        for recipe in self.largest_first(book):
            missing = _missing(recipe, green, orange, red, yellow, total)
            net = recipe.points - price * (recipe.size - missing) - lack * missing
            if missing > coming:
                net -= beyond * (missing - max(coming, 0.0))
            if net > 0:
                worth += net
                coming -= missing
                total += missing - recipe.size
                green = max(0.0, green - recipe.green)
                orange = max(0.0, orange - recipe.orange)
                red = max(0.0, red - recipe.red)
                yellow = max(0.0, yellow - recipe.yellow)
        return worth

    def _hidden_potions(self, recipes: int, free: float, time: float) -> float:
        """Return what a seat brews of a book that nobody else has seen: recipes are chosen to fit the cubes."""
        weights = self._weights
        fitting = 1 - exp(-(recipes + weights.later * time) / weights.choice)
        return min(weights.brewed * free * fitting, weights.recipe_most * (recipes + time))

    def hand(
        self, position: BubbleAndBoilPosition, seat: Seat, cubes: Sequence[float], time: float, draws: bool
    ) -> float:
        """Return what the cards of a hand may become: recipes, gardens and whatever else."""
        codex, weights = self._codex, self._weights
        hand = position.hands[seat]
        price, lack = self.prices(time)
        green, orange, red, yellow = cubes
        total = sum(cubes) - position.corruption[seat]
        worth = weights.card * len(hand)
        for card, planted in zip(hand, self._planted(hand), strict=True):
            recipe = self._recipes[card]
            missing = _missing(recipe, green, orange, red, yellow, total)
            brewed = weights.recipe * (recipe.points - price * (recipe.size - missing) - lack * missing)
            worth += brewed if brewed >= planted else planted
        if draws:
            worth += weights.fresh * max(1, codex.numbers.hand - len(hand))
        return worth * min(1.0, time / 2)

    def _sorted_recipes(self, book: Sequence[int]) -> list[Recipe]:
        """Return the recipes of a book, the largest first."""
        return sorted([self._recipes[card] for card in book], reverse=True)

    def _cubes_of_hand(self, hand: tuple[int, ...]) -> list[float]:
        """Return what each card of a hand is worth in a garden with another one."""
        fitting = [yields for yields in self._codex.yields if sum([yields[card] > 0 for card in hand]) > 1]
        return [self._weights.pair * max([yields[card] for yields in fitting], default=0) for card in hand]

    def _unseen(self, position: BubbleAndBoilPosition, seat: Seat, time: float) -> float:
        """Return what the cards of a hand may become that nobody else sees."""
        return self._weights.fresh * len(position.hands[seat]) * min(1.0, time / 2)

    def _with_awards(self, position: BubbleAndBoilPosition, found: list[Prospect], time: float) -> list[float]:
        """Return the prospects with what the awards bring on average."""
        worth = self._awards(position)
        standing = [each.points for each in found]
        spread = _SHARP + 0.27 * time
        levels, discs = position.diablerie, position.corruption
        _award(standing, levels, worth["highest"], spread)
        _award(standing, [-level for level in levels], worth["lowest"], spread)
        _award(standing, discs, worth["most_corruption"], spread)
        _award(standing, [-count for count in discs], worth["least_corruption"], spread)
        colour, spread = worth["colour"], _SHARP + 0.33 * time
        for counts in zip(*(each.cubes for each in found), strict=True):
            # Nobody has the most of nothing (ruling B37).
            if any(counts):
                _award(standing, counts, colour, spread)
        return standing

    def _awards(self, position: BubbleAndBoilPosition) -> dict[str, int]:
        """Return the points of each award."""
        if not position.victories:
            return self._usual[position.seats]
        return self._codex.worth_with(position.victories, position.seats)


def _award(standing: list[float], levels: Sequence[float], points: int, spread: float) -> None:
    """Add what having the most of something brings on average."""
    if len(levels) == 2:
        one, other = _shared(levels[0] - levels[1], points, spread)
        standing[0] += one
        standing[1] += other
        return
    ordered = sorted(levels)
    second, highest = ordered[-2:]
    for seat, level in enumerate(levels):
        rival = second if level == highest else highest
        standing[seat] += points / (1 + exp((rival - level - _HOLDS) / spread))


@lru_cache(maxsize=_REMEMBERED)
def _shared(ahead: float, points: int, spread: float) -> tuple[float, float]:
    """Return what an award brings on average to a seat that is so far ahead of a single other one, and to that one."""
    lead, holds = ahead / spread, _HOLDS / spread
    return points / (1 + exp(-lead - holds)), points / (1 + exp(lead - holds))


def _missing(recipe: Recipe, green: float, orange: float, red: float, yellow: float, total: float) -> float:
    """Return how many cubes a recipe lacks, by colour or altogether."""
    missing = 0.0
    if recipe.green > green:
        missing += recipe.green - green
    if recipe.orange > orange:
        missing += recipe.orange - orange
    if recipe.red > red:
        missing += recipe.red - red
    if recipe.yellow > yellow:
        missing += recipe.yellow - yellow
    altogether = recipe.size - max(total, 0.0)
    return missing if missing > altogether else altogether
