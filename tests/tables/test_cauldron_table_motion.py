"""At every moment, once all is at rest, the table of Cauldron is the picture of a fresh `show`, stroke for stroke.

Matches are long: they are followed through parts.
"""

import pytest
from cauldron_matches import begun
from walking import (
    differences,
    differing,
    in_frames,
    moments,
    picture_of,
    recorded,
    recorded_games,
    show,
    shown_afresh,
    table_of,
)

from game.play.moments import Moment

OPTIONS = [
    (2, {}),
    (3, {"quick": True, "advanced": True}),
    (4, {"less_luck": True}),
    (5, {"simple": True}),
    (5, {"quick": True}),
]
PART = 12
"""So many moves of a match are followed."""


def follow(services, session, eyes, first, *, viewer=0):
    """Follow a part of a match from a moment on; compare the table at every moment with one that is shown it."""
    table, shown = (table_of(services, session, eyes, viewer, first) for _ in range(2))
    for moment in moments(session, table, eyes, first):
        if moment.turn >= first.turn + PART:
            break
        table.timeline.finish()
        show(session, shown, eyes, moment)
        found = differences(picture_of(table), picture_of(shown))
        assert not found, f"{moment}, {session.moments.event(moment)}: {found}"


@pytest.mark.parametrize(("seats", "options"), OPTIONS, ids=str)
def test_matches_at_random_are_at_every_moment_what_a_fresh_show_is(services, seats, options):
    session = begun(seats, 4, **options)
    follow(services, session, seats - 1, session.moments.first, viewer=seats - 1)
    follow(services, session, None, Moment(180), viewer=1)


@pytest.mark.parametrize("path", recorded_games("cauldron"), ids=lambda path: path.stem)
def test_recorded_games_are_at_every_moment_what_a_fresh_show_is(services, path):
    session = recorded(path)
    follow(services, session, 0, Moment(session.move_count // 2))
    follow(services, session, None, Moment(session.move_count - PART // 2), viewer=1)


@pytest.mark.slow
@pytest.mark.parametrize("eyes", [0, None], ids=["seat", "spectator"])
@pytest.mark.parametrize("path", recorded_games("cauldron"), ids=lambda path: path.stem)
def test_whole_recorded_games_are_at_every_moment_what_a_fresh_show_is(services, path, eyes):
    session = recorded(path)
    for turn in range(0, session.move_count, PART):
        follow(services, session, eyes, Moment(turn))


def test_frame_by_frame_it_ends_the_same_byte_by_byte(services):
    session = begun(3, 9)
    table = table_of(services, session, 0)
    for moment in moments(session, table, 0, Moment(0)):
        in_frames(table.timeline, 0.2)
        if moment.events is None:
            left = picture_of(table).surface().get_buffer().raw
            assert left == shown_afresh(services, session, table, 0, moment).surface().get_buffer().raw
        if moment.turn == 14:
            break


def test_every_frame_of_a_motion_can_be_drawn(services):
    session = begun(3, 4, quick=True)
    table = table_of(services, session, 0, 0, session.moments.first)
    for moment in moments(session, table, 0, session.moments.first):
        while table.timeline.busy:
            picture_of(table)
            table.timeline.update(0.4)
        if moment.turn == PART:
            break


def test_with_reduced_motion_every_end_state_is_there_at_once(services):
    services.settings.change(reduced_motion=True)
    session = begun(2, 4)
    table = table_of(services, session, 0)
    for moment in moments(session, table, 0, Moment(0)):
        assert not table.timeline.busy
        assert not differing(services, session, table, 0, moment)
        if moment.turn == 12:
            break


@pytest.mark.parametrize("eyes", [0, None], ids=["seat", "spectator"])
def test_the_opening_is_dealt_before_ones_eyes(services, eyes):
    session = begun(3, 4, quick=True)
    table = table_of(services, session, eyes, 0, session.moments.first)
    frames = 0
    for moment in moments(session, table, eyes, session.moments.first):
        frames += in_frames(table.timeline)
        if moment == Moment(0):
            break
    assert frames > 10


@pytest.mark.parametrize("seats", [2, 5])
def test_no_moment_shows_a_spectator_a_spell_of_a_hand(services, seats):
    session = begun(seats, 4)
    moment = session.moments.first
    while moment is not None:
        assert session.moments.observe(None, moment).hand == ()
        moment = session.moments.after(moment)
