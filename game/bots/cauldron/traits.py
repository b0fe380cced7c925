"""Traits: what kind of move a move of Cauldron is, for bots with a style."""

from collections.abc import Sequence

from game.core.event import Seat
from game.core.hexgrid import parse_cell
from game.core.move import Move
from game.rules.cauldron.ingredients import KINDS
from game.rules.cauldron.ingredients import count as count_of
from game.rules.cauldron.moves import NOTHING, Buy, Cast, Choose, Harvest, Steal, Use
from game.rules.cauldron.observation import CauldronObservation

TRAITS = ("grazes", "steals", "casts", "stocks", "repays", "fiery")

_FIERY = frozenset(map(KINDS.index, ("dragon_egg", "blood_crystal", "toadstool")))
_FULL, _HOARD = 2, 2
"""A field with so many tokens is full; so many ingredients of a kind are worth more of it to a hoarder."""


def traits_of(seen: CauldronObservation, legal: Sequence[Move]) -> list[frozenset[str]]:
    """Return the traits of each of some legal moves of the seat to move."""
    kinds = {cell: kind for cell, kind, _ in seen.fields}
    tokens = {cell: count for cell, _, count in seen.fields}
    own = None if seen.seat is None else seen.supply[seen.seat] + seen.cellared[seen.seat]
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
                if own is not None and count_of(own, kinds.get(move.cell, 0)) >= _HOARD:
                    traits.append("stocks")
            case Steal():
                traits.append("steals")
                if move.victim == leader:
                    traits.append("repays")
            case Cast() | Use():
                traits.append("casts")
            case Buy("cellar"):
                traits.append("stocks")
            case Choose(what="seat", option=option) if option == str(leader):
                traits.append("repays")
            case Choose(what="token", option=option) if option.partition(":")[0] == str(leader):
                traits.append("repays")
            case Choose(what="field", option=option) if option != NOTHING and kinds.get(parse_cell(option)) in _FIERY:
                traits.append("fiery")
        found.append(frozenset(traits))
    return found


def victims_of(seen: CauldronObservation, move: Move) -> frozenset[Seat]:
    """Return the seats that a legal move of the seat to move steals from, or chooses for what it does to others."""
    match move:
        case Steal():
            return frozenset({move.victim})
        case Choose(what="seat", option=option) if option.isdecimal():
            return frozenset({int(option)}) - {seen.seat}
        case Choose(what="token", option=option) if option.partition(":")[0].isdecimal():
            return frozenset({int(option.partition(":")[0])}) - {seen.seat}
    return frozenset()


def _leader(seen: CauldronObservation) -> Seat:
    """Return who of the others has most Magik, the first of several."""
    others = [seat for seat in range(seen.seats) if seat != seen.seat]
    return max(others, key=seen.magik.__getitem__)
