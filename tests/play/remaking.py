"""Recorded games made anew: each is played again from its own seed on, until a match ends as its name says."""

from pathlib import Path

import msgspec
from playing import ADVISER, any_of

from game.core.move import Move
from game.core.outcome import Outcome
from game.play.match import Match, match_of
from game.play.session import Session
from game.store.journal import read_journal

# Where persons sit, the kinds of moves that they prefer, best first: they bring about what bots hardly ever come to.
HABITS = {
    "bubble_and_boil_colours": ("plant", "grow", "raze", "harvest", "draw"),
    "bubble_and_boil_crones": ("plant", "discard", "harvest", "draw"),
    "bubble_and_boil_rounds": ("harvest", "draw"),
}
# Those who plant like this do without the colours that are short.
SPARING = {"bubble_and_boil_crones"}
MOST_SEEDS = 2000


def remake(path: Path, ending: str) -> None:
    """Write a recorded game anew under the rules and data of today."""
    match, loaded = match_of(read_journal(path).header, path.name)
    for seed in range(match.seed, match.seed + MOST_SEEDS):
        renewed = msgspec.structs.replace(match, seed=seed, fingerprint=loaded.fingerprint)
        if played(renewed, None, path.stem).ending == ending:
            path.unlink()
            played(renewed, path, path.stem)
            return
    raise AssertionError(f"{path.name}: no seed from {match.seed} to {match.seed + MOST_SEEDS} ends as '{ending}'")


def played(match: Match, path: Path | None, name: str) -> Outcome:
    """Return how a match ends that bots play as they would and persons by a habit; write its journal if it has one."""
    with Session.begin(match, path) as session:
        while (outcome := session.outcome) is None:
            if session.to_move in session.persons:
                session.play(any_of(session, preferred(session, name)))
            else:
                session.play(ADVISER.answer(session.thinking_task()).move)
    return outcome


def preferred(session: Session, name: str) -> list[Move]:
    """Return the moves of the kind that comes first in a habit; kinds that are not in it come last."""
    legal, habit = session.legal_moves(), HABITS[name]
    ranks = [habit.index(move.verb) if move.verb in habit else len(habit) for move in legal]
    moves = [move for move, rank in zip(legal, ranks, strict=True) if rank == min(ranks)]
    if name not in SPARING:
        return moves
    pools = [pool_after(session, move) for move in moves]
    return [move for move, pool in zip(moves, pools, strict=True) if pool == max(pools)]


def pool_after(session: Session, move: Move) -> list[int]:
    """Return how many cubes of each colour a move leaves in the pool, the fewest first."""
    position = session._positions[-1].copy()
    session.controller.apply(position, move)
    return sorted(session.controller.observe(position, None).pool)
