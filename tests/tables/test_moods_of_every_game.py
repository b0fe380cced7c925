"""Moods: the faces of all four games follow from what everybody has seen, over the recorded games."""

from pathlib import Path

import pytest

from game.core.event import Event
from game.play.moments import Moment
from game.play.session import Session
from game.store.places import ROOT
from game.tables.mood import Mood
from game.tables.pictures import PICTURES
from game.view.scene import Services

LOOKED_BACK, EVERY = 30, 3
"""So many events are looked back at, at one moment of so many."""

RECORDED = sorted((ROOT / "tests" / "games").glob("*.jsonl"))


@pytest.mark.one_in(3)
@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.stem)
def test_all_eyes_see_the_same_faces_at_every_moment(path: Path, services: Services) -> None:
    session = Session.read(path)
    moments, count = session.moments, len(session.names)
    bots = [
        plan if not plan.is_person else plan.__class__(plan.name, "adept", plan.colour) for plan in session.match.seats
    ]
    eyes = (None, *range(count))
    table = PICTURES[session.match.game]().table
    tables = [table(services, bots, moments.observe(eye, Moment(session.base)), eye or 0) for eye in eyes]
    since: list[list[Event]] = [[] for _ in eyes]
    shown: set[Mood] = set()
    for number, (moment, event) in enumerate(moments.following(Moment(session.base))):
        for at, eye in enumerate(eyes):
            since[at] = [*since[at], event.seen_by(eye)][-LOOKED_BACK:]
        if number % EVERY == 0:
            for at, eye in enumerate(eyes):
                tables[at].show(moments.observe(eye, moment), eye or 0, since[at])
            faces = [[each.mood(seat) for seat in range(count)] for each in tables]
            assert all(other == faces[0] for other in faces), event
            shown.update(faces[0])
    assert {Mood.CALM, Mood.THINKING, Mood.PLEASED} <= shown


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.stem)
def test_who_wins_is_pleased_in_the_end(path: Path, services: Services) -> None:
    session = Session.read(path)
    events = [event for _, event in session.moments.following(Moment(session.base))]
    last = session.moments.observe(None, session.moments.last)
    table = PICTURES[session.match.game]().table(services, session.match.seats, last, 0, events)
    outcome = session.outcome
    assert outcome is not None
    for seat in range(len(session.names)):
        assert (table.mood(seat) is Mood.PLEASED) == (seat in outcome.winners)


@pytest.mark.parametrize("game", PICTURES)
def test_a_head_hops_when_its_mood_changes_and_comes_to_rest(game: str, services: Services) -> None:
    session = Session.read(next(path for path in RECORDED if path.stem.startswith(f"{game}_")))
    moments = session.moments
    before = Moment(session.base)
    table = PICTURES[game]().table(services, session.match.seats, moments.observe(None, before), 0)
    hopped, since = set(), []
    for moment, event in moments.following(before):
        moods = [table.mood(seat) for seat in range(len(session.names))]
        since = [*since, event.seen_by(None)][-LOOKED_BACK:]
        table.animate(event.seen_by(None), moments.observe(None, before), moments.observe(None, moment), since)
        before = moment
        table.timeline.update(0.12)
        for seat, mood in table.stirs(event).items():
            assert (table.hop(seat) > 0) == (mood is not Mood.CALM and mood is not moods[seat])
            hopped |= {seat} if table.hop(seat) else set()
        table.timeline.clear()
        assert not any(table.hop(seat) for seat in range(len(session.names)))
    assert hopped
