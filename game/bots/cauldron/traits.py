"""Traits: what kind of move a move of Cauldron is, for bots with a style."""

from collections.abc import Sequence

from game.core.event import Seat
from game.core.hexgrid import parse_cell
from game.core.move import Move
from game.rules.cauldron.ingredients import KINDS
from game.rules.cauldron.moves import NOTHING, Buy, Cast, Choose, Harvest, Steal, Store, Use
from game.rules.cauldron.observation import CauldronObservation

TRAITS = ("grazes", "steals", "casts", "stocks", "repays", "fiery")

_FIERY = frozenset(map(KINDS.index, ("dragon_egg", "blood_crystal", "toadstool")))
_FULL = 2
"""A field with so many tokens is full."""


def traits_of(seen: CauldronObservation, legal: Sequence[Move]) -> list[frozenset[str]]:
    """Return the traits of each of some legal moves of the seat to move."""
    kinds = {cell: kind for cell, kind, _ in seen.fields}
    tokens = {cell: count for cell, _, count in seen.fields}
    leader = _leader(seen)
    found = []
    for move in legal:
        traits = []
        match move:
            case Harvest():
                if kinds.get(move.cell) in _FIERY:
                    traits.append("fiery")
                if tokens.get(move.cell, 0) >= _FULL:
                    traits.append("grazes")
            case Steal():
                traits.append("steals")
                if move.victim == leader:
                    traits.append("repays")
            case Cast() | Use():
                traits.append("casts")
            case Store() | Buy("cellar" | "basic_potion" | "advanced_potion"):
                traits.append("stocks")
            case Choose(what="seat", option=option) if option == str(leader):
                traits.append("repays")
            case Choose(what="token", option=option) if option.partition(":")[0] == str(leader):
                traits.append("repays")
            case Choose(what="field", option=option) if option != NOTHING and kinds.get(parse_cell(option)) in _FIERY:
                traits.append("fiery")
        found.append(frozenset(traits))
    return found


def _leader(seen: CauldronObservation) -> Seat:
    """Return who of the others has most Magik, the first of several."""
    others = [seat for seat in range(seen.seats) if seat != seen.seat]
    return max(others, key=seen.magik.__getitem__)
