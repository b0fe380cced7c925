"""Book cards: what the referee needs to know of each card, worked out once from the card files."""

from collections.abc import Callable

import msgspec

from game.rules.cauldron.ingredients import Bag
from game.rules.cauldron.picks import Target
from game.rules.cauldron.run import Run
from game.rules.cauldron.standing import Standing

Check = Callable[[Run], bool]


class Potion(msgspec.Struct, frozen=True):
    """A potion: `slots` are all of its slots, `listed` those that name an ingredient, `kinds` a mask of those."""

    id: str
    tier: str
    deck: int
    needs: Bag
    wild: int
    slots: int
    listed: int
    kinds: int
    tier_bit: int
    is_basic: bool
    magik: int
    quick: bool
    spell: bool


class Spell(msgspec.Struct, frozen=True):
    """A spell: `windows` are those it answers as bits, `checks` what must hold for it to be cast.

    `needs` is what its first target plainly needs (picks.py).
    """

    id: str
    source: str
    tier: str
    deck: int
    count: int
    windows: int
    answers: str
    against: str
    own_turn: bool
    uncancellable: bool
    needs: str
    first_target: Target | None
    checks: tuple[Check, ...]


class Omen(msgspec.Struct, frozen=True):
    """An omen; `tags` say whether it mentions spells or the turn-order roll."""

    id: str
    source: str
    count: int
    tags: tuple[str, ...]


class Ability(msgspec.Struct, frozen=True):
    """An ability, with its uses a season (0: at will), its price, and the character and bits that count its uses.

    `needs` is what its first target plainly needs (picks.py).
    """

    id: str
    source: str
    way: str
    character: int
    shift: int
    uses: int
    magik: int
    tokens: int
    needs: str
    first_target: Target | None
    checks: tuple[Check, ...]


class Character(msgspec.Struct, frozen=True):
    """A character: starting Magik, abilities that replace actions, quick ones, what holds all match (for seat 0)."""

    id: str
    magik: int
    actions: tuple[Ability, ...]
    quick: tuple[Ability, ...]
    standing: tuple[Standing, ...]

    @property
    def abilities(self) -> tuple[Ability, ...]:
        """All abilities that it can use."""
        return self.actions + self.quick


class Effect(msgspec.Struct, frozen=True):
    """A one-time effect of the Magik track; one that mentions spells does not hold in the Simple Game (A73)."""

    id: str
    source: str
    at: int
    holds: bool
