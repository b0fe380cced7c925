"""The motions of Cauldron 15: in another speed, and who is at it meanwhile."""

from walking import (
    at_random,
    differing,
    in_frames,
    moments,
    table_of,
    turns,
)

from game.play.moments import Moment
from game.rules.cauldron15.events import Played
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


def test_whoever_plays_is_at_it_until_the_card_has_come_down(services):
    session, played = at_random(3, 1), 0
    table = table_of(services, session, 0)
    for moment in moments(session, table, 0, Moment(session.base)):
        event = session.moments.event(moment)
        if isinstance(event, Played):
            assert table.acting() == event.seat
            in_frames(table.timeline)
            assert table.acting() == table.seen.to_move
            played += 1
    assert played
