"""Leaving a seat: a bot plays on for a person who may come back; the journal says so, and the match does not count."""

from pathlib import Path

import pytest
from playing import ADVISER

from game.bots.review import Budget
from game.core.errors import IllegalMove
from game.play.analysis.analyst import Analyst
from game.play.match import new_match
from game.play.session import Session
from game.store.journal import read_journal
from game.store.records import SeatRecord
from game.store.seat_plans import PERSON, SeatPlan
from game.store.shelf_index import shelved
from game.store.stamps import stamps_of

SEATS = [SeatPlan("Ana", PERSON, "plum"), SeatPlan("Zelma", "random", "moss"), SeatPlan("Bo", PERSON, "teal")]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "match.jsonl"


@pytest.fixture
def session(path: Path) -> Session:
    return Session.begin(new_match("cauldron15", SEATS, seed=3), path)


def play(session: Session, moves: int) -> None:
    for _ in range(moves):
        skill = "greedy" if session.to_move in session.persons else None
        session.play(ADVISER.answer(session.thinking_task(skill)).move, sync=False)


def play_out(session: Session) -> None:
    while session.to_move is not None:
        play(session, 1)


def test_a_bot_plays_on_until_the_person_is_back(session: Session) -> None:
    play(session, 4)
    session.leave_seat(0, "greedy")
    assert (session.persons, session.away, session.left) == ((2,), (0,), frozenset({0}))
    while session.to_move != 0:
        play(session, 1)
    assert session.thinking_task().skill == "greedy"
    session.take_seat_back(0)
    assert (session.persons, session.away, session.left) == ((0, 2), (), frozenset({0}))
    assert session.match.seats == tuple(SEATS)


def test_it_is_in_the_journal_and_holds_when_the_match_is_taken_up_again(session: Session, path: Path) -> None:
    play(session, 3)
    session.leave_seat(0, "greedy")
    session.leave_seat(2, "random")
    session.take_seat_back(2)
    session.close()
    assert [(record.seat, record.kind) for record in read_journal(path).seated] == [
        (0, "greedy"),
        (2, "random"),
        (2, PERSON),
        (2, PERSON),
    ]
    with Session.resume(path) as again:
        assert (again.persons, again.away, again.left) == ((2,), (0,), frozenset({0, 2}))
        assert again.move_count == 3
        assert again.match_as_begun.seats == tuple(SEATS)
        play(again, 2)
    looked_at = Session.read(path)
    assert (looked_at.persons, looked_at.move_count) == ((0, 2), 5)


def test_undo_takes_no_seat_back(session: Session, path: Path) -> None:
    while session.to_move != 2:
        play(session, 1)
    play(session, 1)
    session.leave_seat(0, "greedy")
    if session.why_no_undo() is None:
        session.undo()
    session.close()
    with Session.resume(path) as again:
        assert again.away == (0,)


def test_the_ending_says_who_was_away_and_is_worth_no_stamp(session: Session, path: Path) -> None:
    play(session, 4)
    session.leave_seat(0, "greedy")
    session.take_seat_back(0)
    play_out(session)
    session.close()
    contents = read_journal(path)
    assert contents.ending is not None
    assert contents.ending.left == (0,)
    [match] = shelved(path.parent, keep=False)
    assert match.ending == contents.ending
    for winner in (0, 2):
        won = contents.ending.__class__("highest", (winner,), (1, 2, 3), left=(0,))
        assert bool(stamps_of(contents.header, won)) == (winner == 2)


def test_a_match_with_a_seat_left_goes_on_after_the_record(session: Session, path: Path) -> None:
    """Where the last thing written is that a seat was left, the match is still unfinished and goes on."""
    session.leave_seat(0, "greedy")
    session._let_go()
    assert read_journal(path).ending is None
    with Session.resume(path) as again:
        assert again.away == (0,)
        play_out(again)
    contents = read_journal(path)
    assert contents.ending is not None
    assert contents.seated == (SeatRecord(contents.seated[0].n, 0, "greedy"),)


def test_a_bot_that_decides_for_somebody_seated_is_noted_once(session: Session, path: Path) -> None:
    """Whoever lets bots finish stays seated, but the match does not count for them."""
    play(session, 4)
    for _ in range(2):
        session.note_stand_in(2, "master")
    assert (session.persons, session.away, session.left) == ((0, 2), (), frozenset({2}))
    session.close()
    with Session.resume(path) as again:
        assert (again.persons, again.away, again.left) == ((0, 2), (), frozenset({2}))
        play_out(again)
    contents = read_journal(path)
    assert [(record.seat, record.kind) for record in contents.seated] == [(2, "master"), (2, PERSON)]
    assert contents.ending is not None
    assert contents.ending.left == (2,)
    with pytest.raises(ValueError, match="stands in"):
        session.note_stand_in(1, "master")


def by_bots(session: Session, ways: str) -> None:
    """Play on for seat 2: `p` is a decision of the person, `s` one of a stand-in; the others play between."""
    for way in ways:
        while session.to_move != 2:
            play(session, 1)
        if way == "s":
            session.note_stand_in(2, "master")
        play(session, 1)


def test_what_bots_decided_for_a_person_is_known_in_the_match_and_in_its_journal(session: Session, path: Path) -> None:
    def of_seat(seat: int) -> str:
        return "".join("b" if t.number in session.stood_in else "p" for t in session.history if t.seat == seat)

    by_bots(session, "psspsp")
    session.leave_seat(0, "greedy")
    session.take_seat_back(0)
    by_bots(session, "p")
    assert of_seat(2) == "pbbpbpp"
    session.leave_seat(0, "greedy")
    by_bots(session, "p")
    session.take_seat_back(0)
    play(session, 3)
    assert set(of_seat(0).strip("p")) == {"b"}
    assert Session.read(path).stood_in == session.stood_in
    by_bots(session, "s")
    session.close()
    with Session.resume(path) as again:
        assert again.stood_in == session.stood_in
        by_bots(again, "ps")
        if again.why_no_undo() is None:
            again.undo()
        by_bots(again, "p")
        assert Session.read(path).stood_in == again.stood_in
        analysts = [Analyst(again, seat, Budget(2)) for seat in range(3)]
    for analyst in analysts:
        assert again.stood_in.isdisjoint(number for turn in analyst.turns for number in turn)
        assert analyst.turns


def test_what_cannot_be_left_or_taken(session: Session, path: Path) -> None:
    with pytest.raises(ValueError, match="cannot be left"):
        session.leave_seat(1, "greedy")
    with pytest.raises(ValueError, match="cannot be left"):
        session.leave_seat(0, "dragon")
    with pytest.raises(ValueError, match="was not left"):
        session.take_seat_back(0)
    play_out(session)
    with pytest.raises(IllegalMove):
        session.leave_seat(0, "greedy")
