"""Traits: what kind of move a move of Bubble and Boil is, for bots with a style."""

from collections.abc import Sequence

from game.core.event import Seat
from game.core.move import Move
from game.rules.bubble_and_boil.cards.card_files import Card
from game.rules.bubble_and_boil.cards.match_cards import MatchCards
from game.rules.bubble_and_boil.cards.verbs import Lift, Pilfer, Sip, StealRecipe, SwapGardens
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

TRAITS = ("keeps", "takes", "dares", "records", "repays", "orange")

_ORANGE = COLOURS.index("orange")
TAKING = (Lift, Pilfer, Sip, StealRecipe, SwapGardens)
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
        case Hex() if _takes(codex, move.card):
            found.append("takes")
        case Record():
            found.append("records")
            if codex.needs[codex.number_of[move.card]].points >= _DEAR:
                found.append("dares")
        case Raze():
            found.append("dares")
        case Plant(colour=colour) if colour == _ORANGE:
            found.append("orange")
        case PickColour(option=colour) if colour == _ORANGE:
            found.append("orange")
    target = _target(move)
    if target is not None and target != seen.active and target == _worst(seen):
        found.append("repays")
    return found


def _takes(codex: MatchCards, card: Card) -> bool:
    """Return whether the hex of a card takes something from others."""
    return any(isinstance(verb, TAKING) for verb in codex.designs[codex.number_of[card]].effect)


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


def _worst(seen: BubbleAndBoilObservation) -> Seat:
    """Return who of the others has the most Diablerie, the first of several: who has hexed most."""
    others = [seat for seat in range(seen.seats) if seat != seen.active]
    return max(others, key=seen.diablerie.__getitem__)
