"""The motions of Cauldron 15 in another speed."""

from walking import (
    at_random,
    differing,
    in_frames,
    table_of,
    turns,
)

from game.view.timeline import Timeline


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
