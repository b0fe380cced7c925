"""After the last frame of a motion the table of Cauldron 15 is the picture of a fresh `show`, byte by byte."""

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

from game.tables.cauldron15.stage import after_event
from game.view.timeline import Timeline

RECORDED = recorded_games("cauldron15")


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.stem)
def test_recorded_games_end_every_motion_as_a_fresh_show(services, path):
    walk(services, recorded(path), 0)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_random_games_end_every_motion_as_a_fresh_show(services, seats):
    walk(services, at_random(seats, 1), seats - 1, viewer=seats - 1)


@pytest.mark.parametrize("path", RECORDED[:3], ids=lambda path: path.stem)
def test_recorded_games_end_the_same_for_a_spectator(services, path):
    walk(services, recorded(path), None, viewer=1)


@pytest.mark.parametrize("seats", [2])
def test_frame_by_frame_it_ends_the_same(services, seats):
    walk(services, at_random(seats, 1), 0, frames=True)


@pytest.mark.parametrize("seats", [2])
def test_with_reduced_motion_every_end_state_is_there_at_once(services, seats):
    services.settings.change(reduced_motion=True)
    session = at_random(seats, 2)
    table = table_of(services, session, 0)
    for _ in turns(session, table, 0):
        assert not table.timeline.busy
        assert not differing(services, session, table, 0)


@pytest.mark.parametrize("path", RECORDED[2:3], ids=lambda path: path.stem)
def test_the_painted_pictures_are_the_same_byte_by_byte(services, path):
    session = recorded(path)
    table = table_of(services, session, 0)
    for turn in turns(session, table, 0):
        if turn.number % 7 == 0:
            in_frames(table.timeline)
            left = picture_of(table).surface().get_buffer().raw
            assert left == shown_afresh(services, session, table, 0).surface().get_buffer().raw
        table.timeline.finish()


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("eyes", [0, None], ids=["seat", "spectator"])
def test_the_opening_is_dealt_to_the_first_show(services, seats, eyes):
    session = at_random(seats, 1)
    table = table_of(services, session, eyes)
    for event in session.opening:
        table.animate(event.seen_by(eyes))
    assert in_frames(table.timeline) > 10
    assert not differing(services, session, table, eyes)


def test_speed_changes_how_long_a_motion_takes_but_not_where_it_ends(services):
    session = at_random(3, 1)
    lengths = []
    for speed in (0.5, 2.0):
        table = table_of(services, session, 0)
        table.timeline = Timeline(speed)
        next(iter(turns(session, table, 0)))
        lengths.append(in_frames(table.timeline))
        assert not differing(services, session, table, 0)
    assert lengths[0] > 3 * lengths[1]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_event_shows_a_spectator_a_card_of_a_hand(services, seats):
    session = at_random(seats, 2)
    session.seek(session.base)
    seen = session.observe(None)
    for turn in session.history:
        for event in turn.events:
            seen = after_event(seen, event.seen_by(None))
            assert seen.hand == ()
