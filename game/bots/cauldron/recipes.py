"""Recipes: how much Magik some potions may bring with the tokens at hand, the actions left and what grows."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from game.core.event import Seat
from game.rules.cauldron.effects import modifiers
from game.rules.cauldron.effects.match_cards import MatchCards, Potion
from game.rules.cauldron.ingredients import Bag, Kind
from game.rules.cauldron.position import CauldronPosition
from game.rules.cauldron.standing import Standing

# Where a seat is on the track: Basic brews give one more, nothing special, small potions are banned.
LOW, MIDDLE, HIGH = 0, 1, 2
_MOST_BREWS = 6
UNKNOWN = (1 << 21) - 1
# How much scarcer than on average a kind is that so many rivals want; the last where that is unknown.
_BY_DEMAND = (0.3, 0.7, 0.95, 1.15, 1.25, 1.25, 1.25, 1.0)
_REMEMBERED = 1 << 10


class Recipe(NamedTuple):
    """A potion as it is judged: its ingredients, slots, Magik, and the actions a brew takes (0 for a Quick one)."""

    needs: tuple[tuple[Kind, int], ...]
    listed: int
    wild: int
    magik: float
    actions: int
    is_basic: bool
    is_small: bool


class Help(NamedTuple):
    """What makes brews easier: Magik more for each potion, slots that anything pays, a quick brew.

    `wish` is how likely a token is found that grows nowhere, since fields may be bought. `demand` has three bits a
    kind: how many rivals want it, 7 where nobody asks.
    """

    bonuses: tuple[int, ...]
    bend: int
    quick: bool
    wish: float = 0.0
    demand: int = UNKNOWN


NO_HELP = Help((), 0, False)
# The Magik, likelihood and actions of a brew that nobody gets to.
_NO_BREW = (0.0, 0.0, 0)


class Recipes:
    """Judges the potions of a match; what it remembers only saves time.

    `scarcity` is the likelihood that a token is gone before it can be taken when no other of its kind is there;
    `spell_worth` is what a drawn spell counts, in Magik.
    """

    def __init__(
        self, book: MatchCards, scarcity: float, spell_worth: float, patience: float, margin: float, is_thorough: bool
    ) -> None:
        self._book = book
        self._patience = patience
        self._margin = margin
        worth = 0.0 if book.options.simple else spell_worth
        self._cards = tuple(_recipe(book, potion, worth) for potion in book.potions)
        # By how many rivals want a kind and how many tokens of it could be spared.
        self._certain = tuple(
            tuple(1 - (scarcity * factor) ** (left + 1) for left in range(64)) for factor in _BY_DEMAND
        )
        self._wanted = lru_cache(1 << 10)(self._wanted_by)
        self._bonuses = lru_cache(1 << 10)(self._bonuses_of)
        self.likely_brew = lru_cache(_REMEMBERED)(self._likely_brew)
        self.expected = lru_cache(_REMEMBERED)(self._best_expected if is_thorough else self._expected)

    def zone(self, magik: int) -> int:
        """Return where a seat with so much Magik is on the track."""
        numbers = self._book.numbers
        if magik >= numbers.alchemy:
            return HIGH
        return LOW if magik <= numbers.enthusiasm else MIDDLE

    def demands(self, position: CauldronPosition) -> list[int]:
        """Return for each seat how many rivals have a potion that needs each kind, three bits a kind."""
        wanted = [self._wanted(potions) for potions in position.potions]
        total = sum(wanted)
        return [total - own for own in wanted]

    def _wanted_by(self, potions: tuple[int, ...]) -> int:
        """Return the kinds that potions need, three bits a kind."""
        kinds = 0
        for potion in potions:
            kinds |= self._book.potions[potion].kinds
        return sum(1 << 3 * kind for kind in range(7) if kinds >> kind & 1)

    def help(self, position: CauldronPosition, seat: Seat) -> Help:
        """Return what standing effects do for the brews of a seat."""
        standing = position.standing
        bonuses = self._bonuses(standing["yield"], seat, position.potions[seat]) if "yield" in standing else ()
        bend = modifiers.total(position, "substitute", seat) if "substitute" in standing else 0
        if "spare" in standing:
            bend += modifiers.total(position, "spare", seat)
        return Help(bonuses, bend, "quick" in standing and modifiers.holds(position, "quick", seat))

    def _bonuses_of(self, effects: tuple[Standing, ...], seat: Seat, potions: tuple[int, ...]) -> tuple[int, ...]:
        """Return what effects add to the brews of each potion of a seat, or nothing where they add nothing."""
        bonuses = tuple(
            sum(
                effect.amount
                for effect in effects
                if effect.seats >> seat & 1
                and (not effect.kinds or effect.kinds & card.kinds)
                and (not effect.tiers or effect.tiers & card.tier_bit)
                and (card.quick or not effect.quick)
            )
            for card in (self._book.potions[potion] for potion in potions)
        )
        return bonuses if any(bonuses) else ()

    def _best_expected(
        self, have: Bag, potions: tuple[int, ...], quarters: int, grown: Bag, zone: int, aid: Help
    ) -> tuple[float, int]:
        """Return the Magik and tokens left of the best plan, whichever potion is brewed first."""
        tokens, fields = list(have.to_bytes(7, "little")), list(grown.to_bytes(7, "little"))
        actions, best = quarters / 4, (0.0, sum(tokens))
        later = _without_bends(aid)
        for at, potion in enumerate(potions):
            recipe = self._cards[potion]
            gain, likely, cost = self._brew(recipe, at, tokens, fields, actions, zone, aid)
            if gain * likely > 0:
                left, grows = tokens.copy(), fields.copy()
                _use_up(recipe, left, grows)
                total = self._brewed_on(gain * likely, 1, left, grows, potions, actions - cost, zone, later)
                best = max(best, (total, sum(left)))
        return best

    def _expected(
        self, have: Bag, potions: tuple[int, ...], quarters: int, grown: Bag, zone: int, aid: Help
    ) -> tuple[float, int]:
        """Return the Magik that brews may bring, the most rewarding planned first, and the tokens that are then left.

        `quarters` are four times the actions that may be left; `grown` are the tokens on the fields.
        """
        tokens, fields = list(have.to_bytes(7, "little")), list(grown.to_bytes(7, "little"))
        total = self._brewed_on(0.0, 0, tokens, fields, potions, quarters / 4, zone, aid)
        return total, sum(tokens)

    def _brewed_on(
        self,
        total: float,
        brews: int,
        tokens: list[int],
        fields: list[int],
        potions: tuple[int, ...],
        actions: float,
        zone: int,
        aid: Help,
    ) -> float:
        """Return the Magik with that of all further brews, the most rewarding first; what they need is taken away."""
        brew, cards, patience = self._brew, self._cards, self._patience
        for _ in range(brews, _MOST_BREWS):
            best, best_rate, best_gain, best_cost = None, 0.0, 0.0, 0
            for at, potion in enumerate(potions):
                recipe = cards[potion]
                gain, likely, cost = brew(recipe, at, tokens, fields, actions, zone, aid)
                gain *= likely
                if gain and (rate := gain / (cost + patience)) > best_rate:
                    best, best_rate, best_gain, best_cost = recipe, rate, gain, cost
            if best is None:
                break
            total += best_gain
            actions -= best_cost
            aid = _without_bends(aid)
            _use_up(best, tokens, fields)
        return total

    def _likely_brew(
        self, have: Bag, potions: tuple[int, ...], quarters: int, grown: Bag, zone: int, aid: Help, needed: int
    ) -> float:
        """Return how likely one brew is that brings the Magik that is needed."""
        tokens, fields = list(have.to_bytes(7, "little")), list(grown.to_bytes(7, "little"))
        highest = 0.0
        for at, potion in enumerate(potions):
            gain, likely, _ = self._brew(self._cards[potion], at, tokens, fields, quarters / 4, zone, aid)
            if gain >= needed and likely > highest:
                highest = likely
        return highest

    def _brew(
        self,
        recipe: Recipe,
        at: int,
        tokens: Sequence[int],
        fields: Sequence[int],
        actions: float,
        zone: int,
        aid: Help,
    ) -> tuple[float, float, int]:
        """Return the Magik of a brew, how likely it comes to it, and the actions that it takes."""
        if zone == HIGH and recipe.is_small:
            return _NO_BREW
        missing, likely = 0, 1.0
        for kind, needed in recipe.needs:
            lack = needed - tokens[kind]
            if lack > 0:
                missing += lack
                left = fields[kind] - lack
                if left >= 0:
                    likely *= self._certain[aid.demand >> 3 * kind & 7][left]
                elif aid.bend + left >= 0:
                    # Other tokens will do.
                    likely *= 0.9
                elif aid.wish:
                    likely *= aid.wish**-left
                else:
                    return _NO_BREW
        if recipe.wild or (missing and aid.bend):
            held = sum(tokens)
            if aid.bend and missing:
                missing -= min(aid.bend, missing, max(0, held - recipe.listed + missing))
            if recipe.wild:
                missing += max(0, recipe.wild - held + recipe.listed - missing)
        cost = missing if aid.quick else missing + recipe.actions
        if cost:
            in_time = 0.5 + (actions - cost) / (2 * self._margin)
            if in_time <= 0.0:
                return _NO_BREW
            if in_time < 1.0:
                likely *= in_time
        gain = recipe.magik + (aid.bonuses[at] if aid.bonuses else 0)
        if zone == LOW and recipe.is_basic:
            gain += 1
        return gain, likely, cost


def _without_bends(aid: Help) -> Help:
    """Return what helps the brews after the next one."""
    return Help(aid.bonuses, 0, False, aid.wish, aid.demand) if aid.bend or aid.quick else aid


def _use_up(recipe: Recipe, tokens: list[int], fields: list[int]) -> None:
    """Take a recipe's ingredients away, those that are missing from the fields."""
    for kind, needed in recipe.needs:
        lack = needed - tokens[kind]
        if lack > 0:
            tokens[kind] = 0
            fields[kind] = max(0, fields[kind] - lack)
        else:
            tokens[kind] -= needed
    for _ in range(recipe.wild):
        most = max(range(7), key=tokens.__getitem__)
        if tokens[most]:
            tokens[most] -= 1
        else:
            most = max(range(7), key=fields.__getitem__)
            fields[most] = max(0, fields[most] - 1)


def _recipe(book: MatchCards, card: Potion, spell_worth: float) -> Recipe:
    """Return a potion as it is judged."""
    return Recipe(
        needs=tuple((kind, card.needs >> 8 * kind & 255) for kind in range(7) if card.kinds >> kind & 1),
        listed=card.listed,
        wild=card.wild,
        magik=card.magik + (spell_worth if card.spell else 0.0),
        actions=0 if card.quick else 1,
        is_basic=card.is_basic,
        is_small=card.slots <= book.numbers.banned_slots,
    )
