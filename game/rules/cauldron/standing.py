"""Standing effects: what omens, spells and characters change for a while, as data on the table."""

from typing import Final, Literal, TypeAlias, get_args

import msgspec

from game.core.effects import NONE

What: TypeAlias = Literal[
    "growth", "steal", "guard", "no_harvest", "no_steal", "no_brew", "no_quick", "no_move", "no_cast", "safe",
    "open_cellars", "yield", "price", "hand", "cellars", "keep", "substitute", "spare", "quick", "roll", "reach",
    "low_roll", "lsp_first", "me_first",
]  # fmt: skip
Goods: TypeAlias = Literal[
    "field", "basic_spell", "advanced_spell", "basic_potion", "advanced_potion", "cellar"
]  # fmt: skip
GOODS: tuple[Goods, ...] = get_args(Goods)
Until: TypeAlias = Literal["harvest", "market", "season", "match"]

# HARVEST ends with this harvest, MARKET with the market that follows, SEASON with the next harvest, MATCH never.
HARVEST: Final = "harvest"
MARKET: Final = "market"
SEASON: Final = "season"
MATCH: Final = "match"

Moment: TypeAlias = Literal["harvest", "brew", "spoil", "grow", "buy"]
# What the names begin with of what waits for a moment.
LATER: Final = "later."
# How long something waits that is to happen at a moment.
UNTIL: dict[Moment, Until] = {"harvest": HARVEST, "brew": HARVEST, "spoil": HARVEST, "grow": SEASON, "buy": MARKET}

# What turns the order of turns round; no change of a card but a verb of its own brings it.
REVERSE: Final = "reverse"


class Standing(msgspec.Struct, frozen=True, gc=False):
    """One effect that lasts: `what` it changes, by `amount`, for which `seats` (a mask), and `until` when.

    It goes after `uses` applications (0: no limit). The other fields narrow it, each a mask of which 0 means any:
    `kinds` of ingredients, `tiers` of potions, `goods` of the market; `cell` is one field; `place` is "beside" for
    fields that touch their own kind and "edge" for those with at most two neighbours; `quick` is Quick potions only.

    What waits for a moment (later.py) has a program as its `source`, which runs for its `owner` with the names that are
    `known` to it; `seats` are those whose deeds bring the moment.
    """

    what: str
    source: str
    seats: int
    until: str
    amount: int = 0
    uses: int = 0
    kinds: int = 0
    tiers: int = 0
    goods: int = 0
    cell: int = NONE
    place: str = ""
    quick: bool = False
    owner: int = NONE
    known: tuple[tuple[str, int], ...] = ()

    @property
    def holds_for_good(self) -> bool:
        """Whether it lasts as long as the match."""
        return self.until == MATCH

    @property
    def only_waits(self) -> bool:
        """Whether it changes nothing but waits for a moment."""
        return self.what.startswith(LATER)
