"""Whoever is asked reads at no table, in no phase and no lesson that they wait."""

import pytest
from recorded_matches import recorded, recorded_games
from walking import picture_of

from game.play.catalogue import GAMES
from game.play.lesson import LEARNER, LessonRun, games_with_lessons, load_lesson, reach
from game.play.moments import Moment
from game.play.session import Session
from game.scenes.playing.table_at import table_at
from game.store.content import read_yaml
from game.store.words import TEXT
from game.tables.asking import Asking
from game.view.input.narrowing import Narrowing
from game.view.scene import Services

EVERY = 23
"""Of decisions in one's own turn so many are passed over until one is looked at."""


def waiting_words(services: Services, game: str) -> set[str]:
    """Return what is said of somebody who waits, or is waited for."""
    keys = {key for path in (TEXT / "en").glob(f"{game}*.yaml") for key in read_yaml(path)}
    found = {key for key in keys if key.endswith(".state.waits") or ".waiting." in key}
    return {services.words.say(key) for key in found if "{" not in services.words.say(key)}


def reads(services: Services, session: Session, seat: int) -> list[str]:
    """Return what a seat that is asked reads at the last moment of a match."""
    table = table_at(services, session, seat, seat, session.moments.last)
    asking = Asking(Narrowing(session.legal_moves()), session.why_not)
    return picture_of(table, asking).texts


@pytest.mark.parametrize("game", GAMES)
def test_nobody_who_is_asked_reads_that_they_wait(services, game):
    waits, looked, passed = waiting_words(services, game), 0, 0
    for path in recorded_games(game)[:3]:
        over = recorded(path)
        session = Session.begin(over.match, None)
        for turn in over.history:
            seat, active = session.to_move, getattr(session.observe(session.to_move), "active", session.to_move)
            assert seat is not None
            passed += 1
            if seat != active or passed % EVERY == 0:
                looked += 1
                assert not waits & set(reads(services, session, seat)), (path.name, session.move_count)
            session.play(turn.move)
    assert looked > 5


@pytest.mark.parametrize("game", games_with_lessons())
def test_no_learner_who_is_asked_reads_that_they_wait(services, game):
    waits, run = waiting_words(services, game), LessonRun(load_lesson(game, "You"))
    for step in range(len(run.lesson.steps)):
        reach(run, step)
        if not run.waits and run.session.to_move == LEARNER:
            assert not waits & set(reads(services, run.session, LEARNER)), step


def test_a_table_that_says_who_waits_is_among_them(services):
    assert any(waiting_words(services, game) for game in GAMES)
    session = Session.begin(recorded(recorded_games("bubble_and_boil")[0]).match, None)
    other = (session.observe(None).active + 1) % len(session.names)
    table = table_at(services, session, other, other, Moment(0))
    assert waiting_words(services, "bubble_and_boil") & set(picture_of(table).texts)
