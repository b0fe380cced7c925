"""Moments: each event of a match once, in its order, with what the eyes may know as it leaves the position."""

from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playing import WORDS, after, any_move, change_header, match_for, persons_turn, plain, play_until

from game.core.event import Event, Seat
from game.core.move import Move
from game.play.catalogue import GAMES
from game.play.fence import is_silence
from game.play.match import new_match, parse_seats
from game.play.moments import Moment
from game.play.session import Session

SEATS = "random,random,random"
MOVES = 60


@cache
def begun(game: str) -> Session:
    """Return a match of three after some moves at random."""
    session = Session.begin(new_match(game, parse_seats(SEATS, WORDS), {}, 5), None)
    play_until(session, after(MOVES))
    return session


def walked(session: Session) -> list[Moment]:
    """Return every moment from the first to the last."""
    found = [session.moments.first]
    while (following := session.moments.after(found[-1])) is not None:
        found.append(following)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_event_has_one_moment_in_the_order_of_the_match(game: str) -> None:
    session = begun(game)
    moments = walked(session)
    assert moments == sorted(moments, key=lambda moment: (moment.turn, moment.events is None, moment.events or 0))
    assert (moments[0], moments[-1]) == (Moment(0, 0), Moment(session.move_count))
    assert [moment.turn for moment in moments if moment.events is None] == list(range(session.move_count + 1))
    events = [event for moment in moments if (event := session.moments.event(moment)) is not None]
    assert events == [*session.opening, *(event for turn in session.history for event in turn.events)]
    assert [event for _, event in session.moments.following(Moment(0))] == events[len(session.opening) :]


@pytest.mark.parametrize("game", GAMES)
def test_a_moment_is_what_the_referee_shows_when_it_tells_the_event(game: str) -> None:
    session = begun(game)
    controller, moments = session.controller, session.moments
    position = controller.set_up(3, session.match.seed)
    shown: list[Any] = []

    def look(event: Event) -> None:
        shown.append([controller.observe(position, eyes) for eyes in (*range(3), None)])

    controller.begin(position, look)
    for turn in session.history:
        controller.apply(position, turn.move, look)
    before = plain(session)
    told = [moment for moment in walked(session) if moment.events]
    assert [[moments.observe(eyes, moment) for eyes in (*range(3), None)] for moment in told] == shown
    for eyes in (*range(3), None):
        assert moments.observe(eyes, moments.last) == controller.observe(position, eyes) == session.observe(eyes)
    assert plain(session) == before == controller.to_plain(position)


def last_decision(session: Session, moment: Moment, seat: Seat) -> int:
    """Return the turn of the last decision of a seat by a moment, 0 where there was none."""
    for turn in reversed(session.history[: moment.turn]):
        if turn.seat == seat and not is_silence(session.controller, session._positions[turn.number - 1], turn.move):
            return turn.number
    return 0


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("eyes", [0, None], ids=["seat", "spectator"])
def test_what_was_seen_since_a_decision_begins_with_it_and_ends_with_the_moment(game: str, eyes: Seat | None) -> None:
    session = begun(game)
    turns = [session.opening, *(turn.events for turn in session.history)]
    for moment in walked(session)[::5]:
        for seat in range(3):
            first = last_decision(session, moment, seat)
            happened = [
                *(event for turn in turns[first : moment.turn] for event in turn),
                *turns[moment.turn][: moment.events],
            ]
            since = session.moments.since_decision(seat, eyes, moment)
            assert since == tuple(event.seen_by(eyes) for event in happened)


@pytest.mark.parametrize("game", ["bubble_and_boil", "cauldron"])
def test_silence_is_no_decision(game: str) -> None:
    session = Session.begin(new_match(game, parse_seats(SEATS, WORDS), {}, 2), None)
    silent = 0
    while session.to_move is not None and silent < 5:
        seat, secret = session.to_move, session.asks_secretly
        before = session.moments.since_decision(seat, seat, session.moments.last)
        move = next((move for move in session.legal_moves() if move.verb == "pass"), None) if secret else None
        session.play(any_move(session) if move is None else move)
        if move is not None:
            silent += 1
            since = session.moments.since_decision(seat, seat, session.moments.last)
            assert since[: len(before)] == before
            assert len(since) == len(before) + len(session.history[-1].events)
    assert silent == 5


@pytest.mark.parametrize("game", GAMES)
def test_with_closed_hands_nothing_secret_was_seen(game: str) -> None:
    session = begun(game)
    since = session.moments.since_decision(0, None, Moment(0))
    assert any(event.secret for event in since)
    for event in since:
        assert all(getattr(event, name) is None for name in event.secret)


@pytest.mark.parametrize("game", GAMES)
def test_another_move_after_undoing_has_moments_of_its_own(game: str) -> None:
    session = Session.begin(new_match(game, parse_seats("Ana,random,random", WORDS), {}, 5), None)
    play_until(session, lambda each: each.move_count > 9 and persons_turn(each) and len(each.legal_moves()) > 1)
    number = session.move_count + 1
    one, *_, other = session.legal_moves()
    seen = [shown_after(session, number, move) for move in (one, other)]
    for move, expected in zip((one, other, one), (*seen, seen[0]), strict=True):
        session.play(move)
        moments = [moment for moment in walked(session) if moment.turn == number and moment.events]
        assert [session.moments.observe(None, moment) for moment in moments] == expected
        session.undo()
        assert session.moments.last == Moment(number - 1)
    assert seen[0] != seen[1]


def shown_after(session: Session, number: int, move: Move) -> list[Any]:
    """Return what a spectator knows after each event of a move that is made somewhere else."""
    position, shown = session._positions[number - 1].copy(), []
    session.controller.apply(position, move, lambda event: shown.append(session.controller.observe(position, None)))
    return shown


def test_of_a_match_that_goes_on_from_a_position_nothing_earlier_is_known(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    with Session.begin(match_for("Ana,random,random"), path) as session:
        play_until(session, after(20))
    change_header(path, fingerprint="other")
    with Session.resume(path) as again:
        moments = again.moments
        assert (again.base, moments.first, moments.last) == (20, Moment(20), Moment(20))
        assert moments.event(moments.first) is None
        assert moments.since_decision(1, 0, moments.first) == ()
        play_until(again, after(26))
        assert [number for number, _ in moments.happened(moments.last)] == list(range(20, 27))
        events = [event for turn in again.history for event in turn.events]
        assert [event for _, event in moments.following(moments.first)] == events
        assert moments.since_decision(1, None, Moment(21)) == tuple(
            event.seen_by(None) for event in again.history[0].events
        )
        position = again._positions[0].copy()
        shown: list[Any] = []
        for turn in again.history:
            again.controller.apply(
                position, turn.move, lambda event: shown.append(again.controller.observe(position, 0))
            )
        assert [moments.observe(0, moment) for moment, _ in moments.following(moments.first)] == shown
