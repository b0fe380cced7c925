"""Traits: what kind of move a move of Cauldron 15 is, for bots with a style."""

from collections.abc import Sequence

from game.core.move import Move
from game.rules.cauldron15.cards import Card, mask_of, number_of, suit_of
from game.rules.cauldron15.moves import Play
from game.rules.cauldron15.observation import Cauldron15Observation
from game.rules.cauldron15.tricks import best_card

TRAITS = ("low", "ahead", "high", "saves_trumps", "brimful", "soul")

_LOW, _HIGH = 2, 5
_NARROW = 3
"""So little room to the brim makes it hard for whoever is next."""
_SOUL = 4


def traits_of(seen: Cauldron15Observation, legal: Sequence[Move]) -> list[frozenset[str]]:
    """Return the traits of each of some legal moves of the seat to move."""
    return [_traits(seen, move) for move in legal]


def _traits(seen: Cauldron15Observation, move: Move) -> frozenset[str]:
    """Return the traits of a move."""
    if not isinstance(move, Play):
        return frozenset()
    card, number, suit = move.card, number_of(move.card), suit_of(move.card)
    found = {
        "low": number <= _LOW,
        "ahead": _is_ahead(seen, card),
        "high": number >= _HIGH,
        "saves_trumps": suit != seen.trump,
        "brimful": 0 < seen.target - seen.sum - number <= _NARROW,
        "soul": suit == _SOUL,
    }
    return frozenset(trait for trait, has in found.items() if has)


def _is_ahead(seen: Cauldron15Observation, card: Card) -> bool:
    """Return whether a card takes the lead of the trick."""
    led = suit_of(card) if seen.led is None else seen.led
    return best_card(mask_of((*seen.trick, card)), led, seen.trump) == card
