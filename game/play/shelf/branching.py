"""Branching: a match that is played on from a moment of another one, as a match of its own."""

from collections.abc import Sequence

from msgspec.structs import replace

from game.core.reason import reason
from game.play.catalogue import game
from game.play.session import Session
from game.store.library import Library
from game.store.records import Branch
from game.store.seat_plans import SeatPlan
from game.store.trouble import BadSave


def play_on(session: Session, at: int, seats: Sequence[SeatPlan], library: Library, luck: int | None = None) -> Session:
    """Return a match that goes on after `at` moves of another, played by these seats, with the luck as it was.

    With a seed as its `luck` all that no seat has seen there is shuffled anew.

    Its journal holds the moves before, and which match they are of; the other match is not changed. Raises BadSave
    where the first moves are not known any more, DiskTrouble when it cannot be written.
    """
    if not session.may_branch or session.path is None:
        raise BadSave(reason("play.branch.missing"))
    rules = game(session.match.game).load(packs=session.match.packs).fingerprint
    match = replace(session.match.by_itself, seats=tuple(seats), fingerprint=rules)
    moves = [turn.move for turn in session.history[:at]]
    written = session.written_start()
    # A start that was written is one after the shuffling that was done at once.
    first = 0 if written is None else 1
    last = at if luck is None else at - 1
    earlier = tuple(each for each in session.match.lucks if first <= each[0] <= last)
    branch = Branch(session.path.name, at, luck, earlier)
    branched = Session.begin(match, library, branch=branch, position=written)
    try:
        for move in moves:
            branched.play(move, sync=False)
    except BaseException:
        branched.close()
        raise
    return branched
