"""Branching: a match that is played on from a moment of another one, as a match of its own."""

from collections.abc import Sequence

from msgspec.structs import replace

from game.core.reason import reason
from game.play.session import Session
from game.store.library import Library
from game.store.records import Branch
from game.store.seat_plans import SeatPlan
from game.store.trouble import BadSave


def play_on(session: Session, at: int, seats: Sequence[SeatPlan], library: Library) -> Session:
    """Return a match that goes on after `at` moves of another, played by these seats, with the luck as it was.

    Its journal holds the moves before, and which match they are of; the other match is not changed. Raises BadSave
    where the first moves are not known any more, DiskTrouble when it cannot be written.
    """
    if session.base or session.path is None:
        raise BadSave(reason("play.branch.missing"))
    match = replace(session.match.by_itself, seats=tuple(seats))
    moves = [turn.move for turn in session.history[:at]]
    branched = Session.begin(match, library, branch=Branch(session.path.name, at), position=session.written_start())
    try:
        for move in moves:
            branched.play(move, sync=False)
    except BaseException:
        branched.close()
        raise
    return branched
