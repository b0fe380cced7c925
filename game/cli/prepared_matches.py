"""Prepared matches for ordeals and long measurements, begun anew or played by chance to shortly before their end."""

from random import Random
from typing import Any

from game.core.referee import Controller
from game.play.match import Match
from game.play.session import Session
from game.store.library import Library


def begun(match: Match, library: Library, chance: Random, left: int | None = None) -> Session:
    """Return a match with a journal in the library: at its beginning, or with so many moves `left` at most."""
    session = Session.begin(match, library)
    if left is not None:
        moves = _moves_by_chance(match, session.controller, chance)
        for move in moves[: max(0, len(moves) - left)]:
            session.play(move)
    return session


def _moves_by_chance(match: Match, controller: Controller[Any], chance: Random) -> list[Any]:
    """Return the moves of a whole match; no position of it is kept."""
    position = controller.start(len(match.seats), match.seed)
    moves: list[Any] = []
    while controller.to_move(position) is not None:
        moves.append(chance.choice(controller.legal_moves(position)))
        controller.apply(position, moves[-1])
    return moves
