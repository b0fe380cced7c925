"""Traits: what kind of move a move of Bubble and Boil is, for bots with a style."""

from collections.abc import Sequence

from game.core.event import Seat
from game.core.move import Move
from game.rules.bubble_and_boil.cards.match_cards import MatchCards
from game.rules.bubble_and_boil.cubes import COLOURS
from game.rules.bubble_and_boil.gardens import read_cube, read_garden, read_plot
from game.rules.bubble_and_boil.moves import (
    Draw,
    Hex,
    PickColour,
    PickCube,
    PickGarden,
    PickPlot,
    Plant,
    Raze,
    Record,
)
from game.rules.bubble_and_boil.observation import BubbleAndBoilObservation

TRAITS = ("keeps", "robs", "dares", "records", "repays", "orange")

_ORANGE = COLOURS.index("orange")
_DEAR = 9
"""A recipe of so many points is hard to brew."""


def traits_of(codex: MatchCards, seen: BubbleAndBoilObservation, legal: Sequence[Move]) -> list[frozenset[str]]:
    """Return the traits of each of some legal moves of the seat to move."""
    return [frozenset(_traits(codex, seen, move)) for move in legal]


def _traits(codex: MatchCards, seen: BubbleAndBoilObservation, move: Move) -> list[str]:
    """Return the traits of a move."""
    found = []
    match move:
        case Draw():
            found.append("keeps")
        case Record():
            dear = codex.needs[codex.number_of[move.card]].points >= _DEAR
            found.append("dares" if dear else "records")
        case Raze():
            found.append("dares")
        case Plant(colour=colour) if colour == _ORANGE:
            found.append("orange")
        case PickColour(option=colour) if colour == _ORANGE:
            found.append("orange")
    target = _target(move)
    if target is not None and target != seen.active:
        if target == _first_of_others(seen, seen.diablerie):
            found.append("repays")
        if target == _first_of_others(seen, seen.pot_sizes):
            found.append("robs")
    return found


def victims_of(codex: MatchCards, seen: BubbleAndBoilObservation, move: Move) -> frozenset[Seat]:
    """Return the seats that a legal move of the seat to move hexes, or whose gardens it picks."""
    if isinstance(move, Hex) and move.target is None and codex.designs[codex.number_of[move.card]].aim == "all":
        return frozenset(range(seen.seats)) - {seen.active}
    target = _target(move)
    return frozenset() if target is None else frozenset({target}) - {seen.active}


def _target(move: Move) -> Seat | None:
    """Return whom a move is aimed at, or None."""
    match move:
        case Hex(target=target):
            return target
        case PickGarden(option=option):
            return read_garden(option)[0]
        case PickPlot(option=option):
            return read_plot(option)[0]
        case PickCube(option=option):
            return read_cube(option)[0]
    return None


def _first_of_others(seen: BubbleAndBoilObservation, figures: Sequence[int]) -> Seat:
    """Return who of the others has most: of Diablerie, who has hexed most; the first of several."""
    others = [seat for seat in range(seen.seats) if seat != seen.active]
    return max(others, key=figures.__getitem__)
