"""Helpers of the tests of scenes with a match of Cauldron: moments of matches by chance, and what is asked there."""

from collections.abc import Callable
from functools import cache

from harness import Harness, any_move, match_of

from game.core.effect_stack import Window
from game.core.move import Move
from game.play.luck import Luck, derive
from game.play.session import Session
from game.scenes.playing.play_scene import PlayScene
from game.store.library import Library

LIKED = ("harvest", "brew", "store", "buy", "buy_field", "steal")
"""What somebody does who keeps their spells."""

MOST_SEEDS = 20


def cauldron(*kinds: str, seed: int = 3, library: Library | None = None, **options: str) -> Session:
    """Return a match of Cauldron that begins with seats of these kinds."""
    return match_of(*kinds, seed=seed, library=library, game="cauldron", **options)


def saving_move(session: Session) -> Move:
    """Return a legal move that depends on the match and the moment only, and hardly ever a spell."""
    legal = session.legal_moves()
    liked = [move for move in legal if move.verb in LIKED] or [move for move in legal if move.verb != "cast"]
    return liked[Luck(derive(session.match.seed, session.move_count)).below(len(liked))] if liked else any_move(session)


def played(session: Session, done: Callable[[Session], bool]) -> Session:
    """Let everybody do anything but cast spells until something holds."""
    while session.to_move is not None and not done(session):
        session.play(saving_move(session))
    assert session.to_move is not None, "the match has ended before that"
    return session


def moment(done: Callable[[Session], bool], *kinds: str, seed: int, **options: str) -> Session:
    """Return a match of these seats at the first moment that is wanted, from the first seed on that has one."""
    found, moves = _way_to(done, kinds, seed, tuple(options.items()))
    session = cauldron(*kinds, seed=found, **options)
    for move in moves:
        session.play(move)
    return session


@cache
def _way_to(
    done: Callable[[Session], bool], kinds: tuple[str, ...], seed: int, options: tuple[tuple[str, str], ...]
) -> tuple[int, tuple[Move, ...]]:
    """Return the first seed from one on whose match has a moment, and the moves that lead there."""
    for each in range(seed, seed + MOST_SEEDS):
        session = cauldron(*kinds, seed=each, **dict(options))
        moves = []
        while session.to_move is not None and not done(session):
            moves.append(saving_move(session))
            session.play(moves[-1])
        if session.to_move is not None:
            return each, tuple(moves)
    raise AssertionError("no match of so many has that moment")


@cache
def may_answer(seat: int | None = None, kind: str | None = None, *, persons: bool = True) -> Callable[[Session], bool]:
    """Return the test whether a seat (None: any) is asked whether to answer an announcement of a kind."""

    def holds(session: Session) -> bool:
        if not session.asks_secretly or (seat is not None and session.to_move != seat):
            return False
        if (session.to_move in session.persons) != persons:
            return False
        question = session._positions[-1].stack[-1]
        return isinstance(question, Window) and (kind is None or question.around == kind)

    return holds


@cache
def acting(seat: int, kind: str = "harvest") -> Callable[[Session], bool]:
    """Return the test whether it is a seat's turn and a move of a kind would be answered by a person that may."""

    def holds(session: Session) -> bool:
        if session.to_move != seat or session.asks_secretly:
            return False
        return answerable(session, kind) is not None

    return holds


def answerable(session: Session, kind: str) -> Move | None:
    """Return the first legal move of a kind that a person may answer, or None."""
    for move in session.legal_moves():
        if move.verb == kind:
            position = session._positions[-1].copy()
            session.controller.apply(position, move)
            if session.controller.to_move(position) in session.persons and position.stack:
                seen = session.controller.observe(position, session.controller.to_move(position))
                if isinstance(seen.question, Window):
                    return move
    return None


def scene_of(harness: Harness) -> PlayScene:
    """Return the table scene, whatever lies on it."""
    return next(scene for scene in harness.stack.scenes if isinstance(scene, PlayScene))


def bell_stands(harness: Harness) -> Callable[[], bool]:
    """Return the test whether the bell stands."""
    return lambda: scene_of(harness).state.bell.stands
