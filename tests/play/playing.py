"""Helpers of the tests of matches: seats in one line, and matches that play themselves."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec

from game.core.move import Move
from game.play.adviser import Adviser
from game.play.luck import Luck, derive
from game.play.match import Match, new_match, parse_seats
from game.play.session import Session
from game.store.words import Words

WORDS = Words.load("en")
ADVISER = Adviser()


def match_for(seats: str, seed: int = 1, **options: str) -> Match:
    """Return a match of Cauldron 15 with these seats."""
    return new_match("cauldron15", parse_seats(seats, WORDS), options, seed)


def any_move(session: Session) -> Move:
    """Return a legal move that depends on the match, the moment and the seat only."""
    return any_of(session, session.legal_moves())


def any_of(session: Session, moves: Sequence[Move]) -> Move:
    """Return one of these moves; which, depends on the match, the moment and the seat only."""
    assert session.to_move is not None
    return moves[Luck(derive(session.match.seed, session.move_count, session.to_move)).below(len(moves))]


def play_until(session: Session, done: Callable[[Session], bool]) -> None:
    """Play bots as they would and persons at random until the test holds or the match is over."""
    while session.to_move is not None and not done(session):
        if session.to_move in session.persons:
            session.play(any_move(session))
        else:
            session.play(ADVISER.answer(session.thinking_task()).move)


def after(count: int) -> Callable[[Session], bool]:
    """Return the test whether so many moves have been made."""
    return lambda session: session.move_count >= count


def persons_turn(session: Session) -> bool:
    """Return whether a person has to decide."""
    return session.to_move in session.persons


def plain(session: Session) -> Any:
    """Return the plain live position."""
    return session.controller.to_plain(session._positions[-1])


def change_header(path: Path, **fields: Any) -> None:
    """Change fields of the first line of a journal."""
    first, rest = path.read_bytes().split(b"\n", 1)
    path.write_bytes(msgspec.json.encode({**msgspec.json.decode(first), **fields}) + b"\n" + rest)
