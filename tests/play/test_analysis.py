"""Finished matches are analysed: the same again anywhere, also when it is stopped and gone on with."""

import shutil
from collections.abc import Callable
from functools import cache
from pathlib import Path

import msgspec
import pytest
from playing import ADVISER

from game.bots.review import Budget
from game.play.adviser import Adviser
from game.play.analysis.analyst import Analyst
from game.play.analysis.kept import analyst_of, judgements_of, keep
from game.play.analysis.report import report_of
from game.play.session import Session
from game.play.task import Judgement, Question
from game.play.thinker import Thinker
from game.play.worker import Judged
from game.store.shelf import ANALYSIS

GAMES = Path(__file__).parents[1] / "games"
EVERY = Budget(3)
TURNS = Budget(4, screen=1, turns=3)
RECORDED = [
    ("cauldron15_highest", 0, EVERY),
    pytest.param("alarun_highest", 1, TURNS, marks=pytest.mark.slow),
    pytest.param("bubble_and_boil_colours", 0, TURNS, marks=pytest.mark.slow),
    pytest.param("cauldron_brew_simple", 1, TURNS, marks=pytest.mark.slow),
]


def session_of(name: str, folder: Path) -> Session:
    return Session.read(Path(shutil.copy(GAMES / f"{name}.jsonl", folder)))


@cache
def judged(question: Question) -> Judgement:
    """Return the judgement on a question, which is the same however often it is asked."""
    judgement = ADVISER.judge(question)
    assert judgement is not None
    return judgement


def judged_anew(question: Question) -> Judgement:
    """Return the judgement on a question, now and then found anew."""
    return (ADVISER.judge(question) if question.number % 8 == 0 else None) or judged(question)


def finish(
    analyst: Analyst, most: int | None = None, judge: Callable[[Question], Judgement | None] = judged
) -> Analyst:
    asked = 0
    while (question := analyst.next_question()) is not None and asked != most:
        judgement = judge(question)
        assert judgement is not None
        analyst.take(judgement)
        asked += 1
    return analyst


@pytest.mark.parametrize(("name", "seat", "budget"), RECORDED)
def test_the_same_match_has_the_same_analysis(name, seat, budget, tmp_path):
    session = session_of(name, tmp_path)
    first, again = (finish(Analyst(session, seat, budget), judge=judge) for judge in (judged, judged_anew))
    report = report_of(first)
    assert report == report_of(again)
    assert report.is_whole
    assert first.progress == 1
    history = session.history
    for rated in report.rated:
        found = rated.judgement
        assert history[found.number - 1].seat == seat
        assert history[found.number - 1].move.text == found.move
        decision = session.moments.decision(found.number)
        assert found.best in [move.text for move in decision.legal]
        assert (found.why is None) == (found.best == found.move)
    numbers = [each.judgement.number for each in report.rated]
    assert numbers == sorted(set(numbers))


@pytest.mark.parametrize(("name", "seat", "budget"), RECORDED)
def test_only_what_the_seat_could_know_is_asked_about(name, seat, budget, tmp_path):
    session = session_of(name, tmp_path)
    analyst = Analyst(session, seat, budget)
    question = analyst.next_question()
    assert question.observation == session.moments.decision(question.number).observation
    assert question.observation.seat == seat


def test_every_decision_that_was_not_forced_is_rated(tmp_path):
    session = session_of("cauldron15_highest", tmp_path)
    report = report_of(finish(Analyst(session, 0, EVERY)))
    wanted = [
        turn.number
        for turn in session.history
        if turn.seat == 0 and len(session.moments.decision(turn.number).legal) > 1
    ]
    assert [each.judgement.number for each in report.rated] == wanted


@pytest.mark.parametrize("name", ["bubble_and_boil_colours", "cauldron_brew_simple"])
def test_the_turning_points_are_the_dearest_turns(name, tmp_path):
    session = session_of(name, tmp_path)
    analyst = finish(Analyst(session, 0, TURNS))
    report = report_of(analyst)
    assert 0 < len(report.rated) <= 3
    assert report.play is report.luck is None
    by_turn = [turn for turn in analyst.turns if all(number in analyst.judged for number in turn)]
    dearest = sorted((round(analyst.low_of(turn), 4) for turn in by_turn), reverse=True)
    assert sorted((each.lost for each in report.rated), reverse=True) == dearest[: len(report.rated)]
    # Each decision of the seat belongs to one turn.
    numbers = [number for turn in analyst.turns for number in turn]
    assert len(numbers) == len(set(numbers)) > len(analyst.turns)


@pytest.mark.parametrize("wins", [False, pytest.param(True, marks=pytest.mark.slow)])
def test_play_and_luck_make_up_the_whole_change(tmp_path, wins):
    session = session_of("cauldron15_highest", tmp_path)
    outcome = session.outcome
    for seat in outcome.winners if wins else (0,):
        report = report_of(finish(Analyst(session, seat, EVERY)))
        assert report.play <= 0
        end = 1 / len(outcome.winners) if seat in outcome.winners else 0.0
        assert report.rated[0].judgement.chance + report.play + report.luck == pytest.approx(end, abs=0.001)


@pytest.mark.parametrize(
    ("name", "seat", "pause"),
    [
        ("cauldron15_highest", 2, 0),
        pytest.param("cauldron15_highest", 2, 3, marks=pytest.mark.slow),
        ("bubble_and_boil_colours", 1, 20),
    ],
)
def test_an_analysis_that_was_stopped_goes_on(name, seat, pause, tmp_path, monkeypatch):
    monkeypatch.setattr("game.play.catalogue.Budgets.of", lambda *_: TURNS if "boil" in name else EVERY)
    session = session_of(name, tmp_path)
    whole = report_of(finish(Analyst(session, seat, TURNS if "boil" in name else EVERY)))
    analyst, _ = analyst_of(session, seat, "quick")
    finish(analyst, pause)
    keep(analyst, "quick")
    again, is_older = analyst_of(Session.read(session.path), seat, "quick")
    assert not is_older
    assert (again.screened, again.judged) == (analyst.screened, analyst.judged)
    assert report_of(finish(again)) == whole
    keep(again, "quick")
    assert judgements_of(session.path, seat)
    assert not judgements_of(session.path, 1 - seat % 2)
    done, _ = analyst_of(session, seat, "quick")
    assert done.is_done
    assert report_of(done) == whole


def test_what_an_older_master_found_is_told_as_such(tmp_path, monkeypatch):
    monkeypatch.setattr("game.play.catalogue.Budgets.of", lambda *_: EVERY)
    session = session_of("cauldron15_highest", tmp_path)
    analyst, _ = analyst_of(session, 0, "quick")
    finish(analyst)
    keep(analyst, "quick")
    path = session.path.with_name(session.path.name + ANALYSIS)
    plain = msgspec.json.decode(path.read_bytes())
    plain["found"]["0 quick"]["by"] = "somebody"
    path.write_bytes(msgspec.json.encode(plain))
    older, is_older = analyst_of(session, 0, "quick")
    assert is_older
    assert report_of(older) == report_of(analyst)
    plain["found"]["0 quick"]["done"] = False
    path.write_bytes(msgspec.json.encode(plain))
    fresh, is_older = analyst_of(session, 0, "quick")
    assert not is_older
    assert not fresh.judged


@pytest.mark.parametrize("spoilt", [b"", b"{", b'{"format":9,"found":{}}', b'{"format":1,"found":{"0 quick":{}}}'])
def test_a_spoilt_file_counts_for_nothing(spoilt, tmp_path):
    session = session_of("cauldron15_highest", tmp_path)
    session.path.with_name(session.path.name + ANALYSIS).write_bytes(spoilt)
    analyst, is_older = analyst_of(session, 0, "quick")
    assert (analyst.judged, is_older) == ({}, False)
    finish(analyst, 1)
    keep(analyst, "quick")
    assert analyst_of(session, 0, "quick")[0].judged == analyst.judged


def test_judgements_of_another_match_are_left_out(tmp_path):
    one, other = session_of("cauldron15_highest", tmp_path), session_of("cauldron15_shared", tmp_path)
    found = finish(Analyst(one, 0, EVERY)).judged
    analyst = Analyst(other, 0, EVERY)
    analyst.go_on_from((), found.values())
    history = other.history
    assert all(history[number - 1].move.text == each.move for number, each in analyst.judged.items())
    assert len(analyst.judged) < len(found)


def test_the_worker_judges_as_this_process_would(tmp_path):
    analyst = Analyst(session_of("cauldron15_highest", tmp_path), 0, EVERY)
    question = analyst.next_question()
    thinker = Thinker()
    try:
        # One that is dropped is not answered.
        thinker.ask(msgspec.structs.replace(question, worlds=100_000))
        thinker.cancel()
        number = thinker.ask(question)
        while (answer := thinker.poll()) is None:
            assert thinker.busy
        assert answer == Judged(number, Adviser().judge(question))
    finally:
        thinker.close()
