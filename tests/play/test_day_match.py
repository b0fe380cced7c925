"""The match of a day: the same for everybody, and its par too."""

import json
from multiprocessing.connection import wait
from pathlib import Path

import pytest

from game.core.errors import IllegalMove
from game.play.adviser import Adviser
from game.play.occasions.day_match import BOXES, CHAIR, SEATS, TRIES, box_of, day_match, par_of
from game.play.occasions.par_worker import ParWorker
from game.play.session import Session
from game.store.faces import faces_of
from game.store.library import Library
from game.store.played.days import FILE, Pars, days_of
from game.store.seat_plans import PERSON, SeatPlan
from game.store.words import Words

DAY = "2026-11-22"
ANA = SeatPlan("Ana", PERSON, "plum", person="a1a1")
WORDS = Words.load("en")


def home(tmp_path: Path, name: str, person: SeatPlan = ANA) -> Session:
    return Session.begin(day_match(DAY, person, WORDS), Library(tmp_path / name / "matches"))


def test_two_fresh_homes_have_the_same_match(tmp_path: Path) -> None:
    """Seats, cards and what the bots do on the same moves; person, hats and language are one's own."""
    other = SeatPlan("Bea", PERSON, "moss", face="nola", person="b2b2")
    first, second = home(tmp_path, "first"), home(tmp_path, "second", other)
    adviser = Adviser()
    for _ in range(30):
        assert first.to_move == second.to_move
        here, there = (session.controller.to_plain(session.live_position()) for session in (first, second))
        assert here == there
        if first.to_move == CHAIR:
            moves = [session.legal_moves()[0] for session in (first, second)]
        else:
            moves = [adviser.answer(session.thinking_task()).move for session in (first, second)]
        assert moves[0] == moves[1]
        first.play(moves[0])
        second.play(moves[1])
    headers = []
    for session in (first, second):
        assert session.path is not None
        session.close()
        headers.append(json.loads(session.path.read_bytes().split(b"\n")[0]))
    for header in headers:
        del header["begun"]
        header["seats"] = [
            (seat["kind"], seat.get("face") if seat["kind"] != PERSON else "") for seat in header["seats"]
        ]
    assert headers[0] == headers[1]
    assert headers[0]["day"] == DAY


@pytest.mark.parametrize("box", BOXES)
def test_par_is_the_same_wherever_it_is_worked_out(box: str) -> None:
    day = next(each for each in ("2026-01-01", "2026-01-02") if box_of(each) == box)
    tries = par_of(day_match(day, ANA, WORDS))
    again = par_of(day_match(day, SeatPlan("Bea", PERSON, "teal"), Words.load("qps")))
    assert [next(tries) for _ in range(2)] == [next(again) for _ in range(2)]


def test_the_process_beside_the_window_tells_what_bots_come_to() -> None:
    match = day_match(DAY, ANA, WORDS)
    worker = ParWorker(match)
    try:
        wait([worker._line])
        assert worker.poll()
        assert worker.won[0] == next(iter(par_of(match)))
        assert worker.is_done == (len(worker.won) == TRIES)
    finally:
        worker.close()


def test_the_boxes_take_turns_and_days_differ() -> None:
    days = [f"2026-03-{day:02}" for day in range(1, 15)]
    assert [box_of(day) for day in days[:4]] in ([*BOXES, *BOXES], [*BOXES[::-1], *BOXES[::-1]])
    matches = [day_match(day, ANA, WORDS) for day in days]
    assert len({match.seed for match in matches}) == len(days)
    assert len({tuple(seat.face for seat in match.seats[1:]) for match in matches}) > 5


@pytest.mark.parametrize("name", ["Zelma", "zelma", "Wick", "Bertók", "Agnes", "Odile", "Ottokar"])
def test_who_is_called_like_a_regular_finds_a_seat(name: str) -> None:
    for day in ("2026-03-01", "2026-03-02", "2026-03-03"):
        seats = day_match(day, SeatPlan(name, PERSON, "moss", "zelma"), WORDS).seats
        assert len({seat.name.casefold() for seat in seats}) == len(set(faces_of(seats))) == SEATS


def test_it_is_tried_once_also_with_free_undo(tmp_path: Path) -> None:
    session = home(tmp_path, "home")
    session.free_undo = True
    adviser = Adviser()
    while (why := session.why_no_undo()) is None or why.key == "play.undo.nothing":
        assert session.to_move is not None, "something hidden is shown before the match ends"
        session.play(
            session.legal_moves()[0] if session.to_move == CHAIR else adviser.answer(session.thinking_task()).move
        )
    assert why.key == "play.undo.day", "it says why it stays"
    assert dict(why.args)["why"].key.removesuffix(".by") in {"play.undo.chance", "play.undo.hidden"}
    with pytest.raises(IllegalMove):
        session.undo()


def test_the_first_match_of_a_day_is_the_one_that_counts(tmp_path: Path) -> None:
    session = home(tmp_path, "home")
    folder = tmp_path / "home" / "matches"
    session.close()
    home(tmp_path, "home", SeatPlan("Bea", PERSON, "moss", person="b2b2")).close()
    assert session.path is not None
    assert {day: match.name for day, match in days_of(folder, "a1a1", CHAIR).items()} == {DAY: session.path.name}
    assert days_of(folder, "nobody", CHAIR) == {}


def test_pars_are_kept_for_the_rules_they_were_worked_out_under(tmp_path: Path) -> None:
    folder = tmp_path / "matches"
    Pars(folder).keep(DAY, "abc", (True, False))
    assert Pars(folder).of(DAY, "abc") == (True, False)
    assert Pars(folder).of(DAY, "other") is None
    folder.with_name(FILE).write_text("{")
    assert Pars(folder).of(DAY, "abc") is None
