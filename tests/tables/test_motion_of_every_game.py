"""After the last frame of a motion a table is the picture of a fresh `show`, byte by byte.

Cauldron's matches are long: its table is followed through parts of them in a module of its own.
"""

import pytest
from walking import (
    at_random,
    differing,
    in_frames,
    moments,
    picture_of,
    recorded,
    recorded_games,
    shown_afresh,
    table_of,
    turns,
    walk,
)

from game.play.moments import Moment

SEATS = {"alarun": (2, 3, 4), "bubble_and_boil": (2, 3, 4), "cauldron15": (2, 3, 4, 5)}
TABLES = [(game, seats) for game, counts in SEATS.items() for seats in counts]
RECORDED = [*recorded_games("alarun"), *recorded_games("cauldron15")]


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.stem)
def test_recorded_games_end_every_motion_as_a_fresh_show(services, path):
    walk(services, recorded(path), 0)


@pytest.mark.parametrize("path", RECORDED[::2], ids=lambda path: path.stem)
def test_recorded_games_end_the_same_for_a_spectator(services, path):
    walk(services, recorded(path), None, viewer=1)


@pytest.mark.parametrize(("game", "seats"), [each for each in TABLES if each[0] != "alarun"])
def test_matches_at_random_end_every_motion_as_a_fresh_show(services, game, seats):
    walk(services, at_random(seats, 1, game), seats - 1, viewer=seats - 1)


def test_a_match_at_random_ends_the_same_for_a_spectator(services):
    walk(services, at_random(3, 2, "bubble_and_boil"), None, viewer=1)


@pytest.mark.parametrize(("game", "pace"), [("alarun", 60), ("bubble_and_boil", 10), ("cauldron15", 60)])
def test_frame_by_frame_it_ends_the_same(services, game, pace):
    walk(services, at_random(2, 2, game), 0, frames=pace)


@pytest.mark.parametrize("game", SEATS)
def test_with_reduced_motion_every_end_state_is_there_at_once(services, game):
    services.settings.change(reduced_motion=True)
    session = at_random(2, 2, game)
    table = table_of(services, session, 0)
    for turn in turns(session, table, 0):
        assert not table.timeline.busy
        if turn.number % 3 == 0:
            assert not differing(services, session, table, 0)


@pytest.mark.parametrize("path", RECORDED[1::4], ids=lambda path: path.stem)
def test_the_painted_pictures_are_the_same_byte_by_byte(services, path):
    session = recorded(path)
    table = table_of(services, session, 0)
    for turn in turns(session, table, 0):
        if turn.number % 9 == 0:
            in_frames(table.timeline)
            left = picture_of(table).surface().get_buffer().raw
            assert left == shown_afresh(services, session, table, 0).surface().get_buffer().raw
        table.timeline.finish()


@pytest.mark.parametrize(("game", "seats"), TABLES)
@pytest.mark.parametrize("eyes", [0, None], ids=["seat", "spectator"])
def test_the_opening_is_dealt_to_the_first_show(services, game, seats, eyes):
    session = at_random(seats, 1, game)
    table = table_of(services, session, eyes, moment=session.moments.first)
    frames = 0
    for moment in moments(session, table, eyes, session.moments.first):
        frames += in_frames(table.timeline)
        if moment == Moment(0):
            break
    assert frames > 10
    assert not differing(services, session, table, eyes, Moment(0))
