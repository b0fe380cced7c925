"""Prepared matches for ordeals and long measurements, begun anew or played by chance to shortly before their end."""

from random import Random

from game.play.match import Match
from game.play.session import Session
from game.store.library import Library


def begun(match: Match, library: Library, chance: Random, left: int | None = None) -> Session:
    """Return a match with a journal in the library: at its beginning, or with so many moves `left` at most."""
    session = Session.begin(match, library)
    if left is not None:
        rehearsal = Session.begin(match, None)
        moves = []
        while rehearsal.to_move is not None:
            moves.append(chance.choice(rehearsal.legal_moves()))
            rehearsal.play(moves[-1])
        for move in moves[: max(0, len(moves) - left)]:
            session.play(move)
    return session
