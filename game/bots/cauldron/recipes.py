"""Recipes: how much Magik some potions may bring with the tokens at hand, the actions left and what grows."""

from functools import lru_cache
from typing import NamedTuple

from game.core.event import Seat
from game.rules.cauldron import modifiers
from game.rules.cauldron.book import Book
from game.rules.cauldron.book_cards import Potion
from game.rules.cauldron.ingredients import Bag, Kind
from game.rules.cauldron.position import CauldronPosition

# Where a seat is on the track: Basic brews give one more, nothing special, small potions are banned.
LOW, MIDDLE, HIGH = 0, 1, 2
_MOST_BREWS = 6
_REMEMBERED = 1 << 16


class Recipe(NamedTuple):
    """A potion as it is judged: its ingredients, slots, Magik, and the actions a brew takes (0 for a Quick one)."""

    needs: tuple[tuple[Kind, int], ...]
    listed: int
    wild: int
    magik: int
    actions: int
    is_basic: bool
    is_small: bool
    spell: bool


class Recipes:
    """Judges the potions of a match; what it remembers only saves time.

    `scarcity` is the likelihood that a token is gone before it can be taken when no other of its kind is there;
    `spell_worth` is what a drawn spell counts, in Magik.
    """

    def __init__(self, book: Book, scarcity: float = 0.45, spell_worth: float = 1.2) -> None:
        self._cards = tuple(_recipe(book, potion) for potion in book.potions)
        self._book = book
        self._spell_worth = 0.0 if book.options.simple else spell_worth
        self._near_certain = tuple(1 - scarcity ** (left + 1) for left in range(64))
        self.expected = lru_cache(_REMEMBERED)(self._expected)

    def zone(self, magik: int) -> int:
        """Return where a seat with so much Magik is on the track."""
        numbers = self._book.numbers
        if magik >= numbers.alchemy:
            return HIGH
        return LOW if magik <= numbers.enthusiasm else MIDDLE

    def bonuses(self, position: CauldronPosition, seat: Seat) -> tuple[int, ...]:
        """Return what standing effects add to each of a seat's potions, or nothing where there are none."""
        if "yield" not in position.standing:
            return ()
        cards = [self._book.potions[potion] for potion in position.potions[seat]]
        return tuple(
            sum(
                effect.amount
                for effect in modifiers.effects(position, "yield", seat, card.kinds, card.tier_bit, card.quick)
            )
            for card in cards
        )

    def _expected(
        self, have: Bag, potions: tuple[int, ...], half_actions: int, grown: Bag, zone: int, bonuses: tuple[int, ...]
    ) -> float:
        """Return the Magik that brews may bring: the most rewarding is planned first, then the next one.

        `half_actions` are twice the actions that may be left; `grown` are the tokens on the fields.
        """
        tokens, fields = list(have.to_bytes(7, "little")), list(grown.to_bytes(7, "little"))
        actions = half_actions / 2
        total = 0.0
        for _ in range(_MOST_BREWS):
            best, best_rate, best_gain, best_cost = -1, 0.0, 0.0, 0
            held = sum(tokens)
            for at, potion in enumerate(potions):
                recipe = self._cards[potion]
                if zone == HIGH and recipe.is_small:
                    continue
                missing, likely = 0, 1.0
                for kind, needed in recipe.needs:
                    lack = needed - tokens[kind]
                    if lack > 0:
                        left = fields[kind] - lack
                        if left < 0:
                            break
                        missing += lack
                        likely *= self._near_certain[left]
                else:
                    if recipe.wild:
                        missing += max(0, recipe.wild - (held - recipe.listed + missing))
                    cost = missing + recipe.actions
                    likely *= min(1.0, max(0.0, (actions - cost + 1) / 2)) if cost else 1.0
                    gain: float = recipe.magik + (bonuses[at] if bonuses else 0)
                    if zone == LOW and recipe.is_basic:
                        gain += 1
                    if recipe.spell:
                        gain += self._spell_worth
                    gain *= likely
                    rate = gain / (cost + 0.5)
                    if rate > best_rate:
                        best, best_rate, best_gain, best_cost = potion, rate, gain, cost
            if best < 0:
                break
            total += best_gain
            actions -= best_cost
            self._use_up(self._cards[best], tokens, fields)
        return total

    def _use_up(self, recipe: Recipe, tokens: list[int], fields: list[int]) -> None:
        """Take a recipe's ingredients away, those that are missing from the fields."""
        for kind, needed in recipe.needs:
            lack = needed - tokens[kind]
            if lack > 0:
                tokens[kind] = 0
                fields[kind] -= lack
            else:
                tokens[kind] -= needed
        for _ in range(recipe.wild):
            most = max(range(7), key=tokens.__getitem__)
            if tokens[most]:
                tokens[most] -= 1
            else:
                most = max(range(7), key=fields.__getitem__)
                fields[most] = max(0, fields[most] - 1)


def _recipe(book: Book, card: Potion) -> Recipe:
    """Return a potion as it is judged."""
    return Recipe(
        needs=tuple((kind, card.needs >> 8 * kind & 255) for kind in range(7) if card.kinds >> kind & 1),
        listed=card.listed,
        wild=card.wild,
        magik=card.magik,
        actions=0 if card.quick else 1,
        is_basic=card.is_basic,
        is_small=card.slots <= book.numbers.banned_slots,
        spell=card.spell,
    )
