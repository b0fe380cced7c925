"""Every frame of the motions of Cauldron can be drawn, and no moment shows what is hidden."""

import pytest
from cauldron_matches import begun
from walking import moments, picture_of, table_of

PART = 12
"""So many moves of a match are followed."""


def test_every_frame_of_a_motion_can_be_drawn(services):
    session = begun(3, 4, quick=True)
    table = table_of(services, session, 0, 0, session.moments.first)
    for moment in moments(session, table, 0, session.moments.first):
        while table.timeline.busy:
            picture_of(table)
            table.timeline.update(0.4)
        if moment.turn == PART:
            break


@pytest.mark.parametrize("seats", [2, 5])
def test_no_moment_shows_a_spectator_a_spell_of_a_hand(services, seats):
    session = begun(seats, 4)
    moment = session.moments.first
    while moment is not None:
        assert session.moments.observe(None, moment).hand == ()
        moment = session.moments.after(moment)
