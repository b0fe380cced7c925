"""Fresh luck: a match that is played on from a moment of another one, from where the unseen cards lie otherwise."""

from pathlib import Path
from typing import Any

import pytest
from playing import WORDS, after, any_move, plain, play_until

from game.core.event import Event
from game.play.catalogue import GAMES
from game.play.match import new_match, parse_seats
from game.play.match_recording import verify
from game.play.session import Session
from game.play.shelf.branching import play_on
from game.store.journal import read_journal
from game.store.library import Library
from game.store.records import Branch

MOMENTS = [(game, at) for game in GAMES for at in (0, 1, 30)]


def begun(game: str, library: Library, moves: int = 45) -> Session:
    session = Session.begin(new_match(game, parse_seats("Ana,random,random", WORDS), {}, 5), library)
    play_until(session, after(moves))
    return session


def branch(session: Session, at: int, library: Library, luck: int | None) -> Session:
    return play_on(session, at, session.match.seats, library, luck)


def finish(session: Session, most: int = 120) -> list[Event]:
    """Play any moves until the end, or so many, and return what happened."""
    events: list[Event] = []
    for _ in range(most):
        if session.to_move is None:
            break
        events += session.play(any_move(session))
    return events


def known(session: Session) -> list[Any]:
    """Return what each seat and a spectator know."""
    return [session.observe(seat) for seat in (*range(3), None)]


@pytest.mark.parametrize(("game", "at"), MOMENTS)
def test_everybody_knows_the_same_and_another_future_comes(tmp_path: Path, game: str, at: int) -> None:
    library = Library(tmp_path)
    session = begun(game, library)
    session.seek(at)
    told, futures = known(session), []
    for luck in (1, 2, 1):
        with branch(session, at, library, luck) as branched:
            assert [turn.move for turn in branched.history] == [turn.move for turn in session.history[:at]]
            assert known(branched) == told
            assert tuple(branched.legal_moves()) == session.moments.decision(at + 1).legal
            pieces = branched.controller.pieces(branched.live_position())
            assert pieces == session.controller.pieces(session.live_position())
            futures.append(finish(branched))
    assert futures[0] == futures[2]
    assert futures[0] != futures[1]
    session.close()


@pytest.mark.parametrize(("game", "at"), MOMENTS)
def test_a_match_with_fresh_luck_is_taken_up_again(tmp_path: Path, game: str, at: int) -> None:
    library = Library(tmp_path)
    session = begun(game, library)
    branched = branch(session, at, library, 7)
    assert branched.path is not None
    play_until(branched, after(52))
    left = plain(branched), branched.history
    branched.close()
    verify(branched.path)
    with Session.resume(branched.path) as resumed:
        assert (plain(resumed), resumed.history) == left
        finish(resumed, 30)
        left = plain(resumed), resumed.history
    verify(branched.path)
    with Session.resume(branched.path) as resumed:
        assert (plain(resumed), resumed.history) == left
    session.close()


@pytest.mark.parametrize("game", GAMES)
def test_what_was_taken_back_to_before_the_fresh_luck_comes_to_it_again(tmp_path: Path, game: str) -> None:
    library = Library(tmp_path)
    session = begun(game, library, 30)
    branched = branch(session, 30, library, 7)
    play_until(branched, lambda each: each.to_move == 0)
    branched.play(any_move(branched))
    left = plain(branched), branched.history
    while branched.move_count >= 30 and branched.why_no_undo() is None:
        branched.undo()
    assert branched.move_count < 30
    assert branched.path is not None
    branched.close()
    with Session.resume(branched.path) as resumed:
        while resumed.why_no_redo() is None:
            resumed.redo()
        assert (plain(resumed), resumed.history) == left
    verify(branched.path)
    session.close()


@pytest.mark.parametrize("game", GAMES)
def test_a_branch_of_a_branch_keeps_the_luck_of_both(tmp_path: Path, game: str) -> None:
    library = Library(tmp_path)
    session = begun(game, library, 20)
    first = branch(session, 20, library, 7)
    assert first.path is not None
    play_until(first, after(40))
    with branch(first, 35, library, None) as second:
        assert [turn.move for turn in second.history] == [turn.move for turn in first.history[:35]]
        assert plain(second) == first.controller.to_plain(first._positions[35])
        assert second.path is not None
        assert read_journal(second.path).header.branch == Branch(first.path.name, 35, earlier=((20, 7),))
        with branch(second, 30, library, 8) as third:
            assert third.match.lucks == ((20, 7), (30, 8))
    with branch(first, 20, library, 9) as again:
        assert again.match.lucks == ((20, 9),)
    with branch(first, 10, library, None) as before:
        assert before.match.lucks == ()
        assert plain(before) == session.controller.to_plain(session._positions[10])
    verify(second.path)
    verify(first.path)
    session.close()
    first.close()
