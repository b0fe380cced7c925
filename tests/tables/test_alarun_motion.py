"""After the last frame of a motion the table of Alarún is the picture of a fresh `show`, byte by byte."""

import pytest
from walking import (
    at_random,
    differing,
    in_frames,
    picture_of,
    recorded,
    recorded_games,
    shown_afresh,
    table_of,
    turns,
    walk,
)

from game.tables.alarun.stage import after_event

RECORDED = recorded_games("alarun")


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.stem)
def test_recorded_games_end_every_motion_as_a_fresh_show(services, path):
    walk(services, recorded(path), 0)


@pytest.mark.parametrize("path", RECORDED[2:], ids=lambda path: path.stem)
def test_recorded_games_end_the_same_for_a_spectator(services, path):
    walk(services, recorded(path), None, viewer=1)


def test_frame_by_frame_it_ends_the_same(services):
    walk(services, at_random(2, 2, "alarun"), 0, frames=True)


def test_with_reduced_motion_every_end_state_is_there_at_once(services):
    services.settings.change(reduced_motion=True)
    session = at_random(2, 2, "alarun")
    table = table_of(services, session, 0)
    for turn in turns(session, table, 0):
        assert not table.timeline.busy
        if turn.number % 3 == 0:
            assert not differing(services, session, table, 0)


@pytest.mark.parametrize("path", RECORDED[1:2], ids=lambda path: path.stem)
def test_the_painted_pictures_are_the_same_byte_by_byte(services, path):
    session = recorded(path)
    table = table_of(services, session, 0)
    for turn in turns(session, table, 0):
        if turn.number % 9 == 0:
            in_frames(table.timeline)
            left = picture_of(table).surface().get_buffer().raw
            assert left == shown_afresh(services, session, table, 0).surface().get_buffer().raw
        table.timeline.finish()


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("eyes", [0, None], ids=["seat", "spectator"])
def test_the_opening_is_dealt_to_the_first_show(services, seats, eyes):
    session = at_random(seats, 1, "alarun")
    table = table_of(services, session, eyes)
    for event in session.opening:
        table.animate(event.seen_by(eyes))
    assert in_frames(table.timeline) > 10
    assert not differing(services, session, table, eyes)


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.stem)
def test_event_by_event_the_stage_comes_to_what_is_observed(path):
    session = recorded(path)
    for eyes in (*range(len(session.names)), None):
        session.seek(session.base)
        seen = session.observe(eyes)
        for event in session.opening:
            seen = after_event(seen, event.seen_by(eyes))
        assert seen == session.observe(eyes)
        for turn in session.history:
            session.seek(turn.number)
            for event in turn.events:
                seen = after_event(seen, event.seen_by(eyes))
            assert seen == session.observe(eyes), turn.move.text


def test_no_event_shows_a_spectator_a_card_of_a_closed_hand(services):
    session = at_random(3, 2, "alarun")
    session.seek(session.base)
    seen = session.observe(None)
    for turn in session.history:
        for event in turn.events:
            seen = after_event(seen, event.seen_by(None))
            assert seen.hand == ()
            assert seen.colour is None
