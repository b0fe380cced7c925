"""Effort: which moves of Cauldron 15 a person would call plain, for hints."""

from game.core.move import Move
from game.rules.cauldron15.cards import suit_of
from game.rules.cauldron15.moves import Discard, Play
from game.rules.cauldron15.observation import Cauldron15Observation


def effort_of(seen: Cauldron15Observation, move: Move) -> int:
    """Return whether a move gives up what one may keep: a trump that is played, or a card that is thrown out."""
    return int(isinstance(move, Discard) or (isinstance(move, Play) and suit_of(move.card) == seen.trump))
