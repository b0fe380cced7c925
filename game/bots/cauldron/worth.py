"""Worth: how far each seat is from the goal, in seasons, judged from anywhere in a match.

What a seat has counts as Magik: that on the track, what its potions may still bring in this harvest, spells, and tokens
that a cellar keeps. What is lacking to the goal is divided by what its potions bring in a season, above the zone in
which small potions are banned by what the larger ones bring.
"""

import msgspec

from game.bots.cauldron.recipes import HIGH, MIDDLE, Recipes
from game.core.event import Seat
from game.rules.cauldron.book import Book
from game.rules.cauldron.ingredients import ONE, Bag, size
from game.rules.cauldron.position import FINISH, HARVEST, ORDER, CauldronPosition


class Weights(msgspec.Struct, frozen=True):
    """How things are weighed, in Magik where nothing else is said; found by playing many matches.

    `harvests` is the share of all turns in which a token leaves a field, `luck` the Magik a season that comes from
    elsewhere. `basic` and `advanced` are worths of a spell, `cellar` what a cellar brings in a season. `kept` is what
    an idle token counts that a cellar keeps, `risk` how much of a loose token's use thieves may take. `rivals` is how
    much the way of all rivals to the goal counts, and `leader` that of the nearest, in seasons a season.
    """

    harvests: float = 0.62
    luck: float = 0.8
    basic: float = 1.2
    advanced: float = 2.4
    cellar: float = 0.7
    kept: float = 0.7
    risk: float = 0.12
    rivals: float = 0.15
    leader: float = 0.15


class Worth:
    """Judges positions of one match."""

    def __init__(self, book: Book, weights: Weights | None = None) -> None:
        self._book = book
        self._weights = weights or Weights()
        self.recipes = Recipes(book)

    def score(self, position: CauldronPosition, eye: Seat) -> float:
        """Return how good a position is for a seat, in seasons: the way of the others against its own."""
        seasons = self.seasons(position)
        own = seasons.pop(eye)
        weights = self._weights
        return weights.rivals * sum(seasons) / len(seasons) + weights.leader * min(seasons) - own

    def seasons(self, position: CauldronPosition) -> list[float]:
        """Return how many seasons each seat may still need to the goal; below 0 where it may get there in this one."""
        if position.winner is not None:
            return [-5.0 if seat == position.winner else 5.0 for seat in range(position.seats)]
        fields = 0
        for kind in position.board.kinds:
            fields += ONE[kind]
        grown = 0
        for kind, tokens in zip(position.board.kinds, position.tokens, strict=True):
            grown += tokens * ONE[kind]
        return [self._seasons_of(position, seat, fields, grown) for seat in range(position.seats)]

    def magik(self, position: CauldronPosition, seat: Seat) -> float:
        """Return the Magik that a seat has and may expect of this harvest."""
        board, grown = position.board, 0
        for kind, tokens in zip(board.kinds, position.tokens, strict=True):
            grown += tokens * ONE[kind]
        fields = sum(ONE[kind] for kind in board.kinds)
        return self._magik(position, seat, fields, grown)

    def _seasons_of(self, position: CauldronPosition, seat: Seat, fields: Bag, grown: Bag) -> float:
        """Return how many seasons a seat may still need."""
        weights, numbers = self._weights, self._book.numbers
        magik = self._magik(position, seat, fields, grown)
        turns = self._half_actions(position, seat, size(fields), 0)
        potions, expected = position.potions[seat], self.recipes.expected
        more = weights.luck + weights.cellar * position.cellars[seat]
        to_goal = numbers.goal - magik
        below = numbers.alchemy - magik
        seasons = 0.0
        if below > 0:
            seasons += below / (more + expected(0, potions, turns, fields, MIDDLE, ()))
            to_goal -= below
        return seasons + to_goal / (more + expected(0, potions, turns, fields, HIGH, ()))

    def _magik(self, position: CauldronPosition, seat: Seat, fields: Bag, grown: Bag) -> float:
        """Return the Magik that a seat has, with what it may expect of this harvest or, between two, of the next."""
        weights, magik = self._weights, position.magik[seat]
        zone, potions = self.recipes.zone(magik), position.potions[seat]
        expected, cellared, supply = self.recipes.expected, position.cellared[seat], position.supply[seat]
        found = magik + self._spells(position, seat)
        if position.phase == HARVEST:
            actions = position.actions if seat == position.active else 0
            turns = self._half_actions(position, seat, size(grown), actions)
            bonuses = self.recipes.bonuses(position, seat)
            brewed = expected(supply + cellared, potions, turns, grown, zone, bonuses)
            if supply:
                brewed -= weights.risk * (brewed - expected(cellared, potions, turns, grown, zone, bonuses))
            room = position.cellars[seat] - size(cellared)
            return found + brewed + weights.kept * (size(cellared) + 0.7 * min(room, size(supply)))
        kept = cellared if position.phase in {FINISH, ORDER} else supply + cellared
        turns = self._half_actions(position, seat, size(fields), 0)
        quick = 0.0
        if position.phase == FINISH:
            # Only Quick potions may still be brewed.
            quick = expected(supply + cellared, potions, 0, 0, zone, self.recipes.bonuses(position, seat))
        return found + quick + expected(kept, potions, turns, fields, zone, ())

    def _spells(self, position: CauldronPosition, seat: Seat) -> float:
        """Return what the spells of a hand are worth."""
        weights, first_advanced = self._weights, self._book.spell_deck("advanced")
        worth = 0.0
        for spell in position.hands[seat]:
            worth += weights.advanced if self._book.spells[spell].deck == first_advanced else weights.basic
        return worth

    def _half_actions(self, position: CauldronPosition, seat: Seat, tokens: int, actions: int) -> int:
        """Return twice the actions that a seat has before so many tokens are harvested."""
        return round(2 * (actions + tokens / (position.seats * self._weights.harvests)))
