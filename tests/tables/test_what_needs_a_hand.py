"""Whoever is asked something of which others know nothing sees it only behind the curtain."""

import pytest
from bubble_and_boil_ends import hexed
from cauldron_matches import begun
from walking import table_of

from game.play.moments import Moment

MATCHES = {
    "cauldron": lambda: begun(3, 11, quick=True, advanced=True),
    "bubble_and_boil": lambda: hexed(3, 5),
    "bubble_and_boil open": lambda: hexed(3, 5, kindly_crone=True),
}


@pytest.mark.parametrize("match", MATCHES)
def test_what_only_one_seat_is_shown_needs_its_hand(services, match):
    session = MATCHES[match]()
    table, secret = table_of(services, session, None), 0
    for turn in session.history:
        before = Moment(turn.number - 1)
        own, public = session.moments.observe(turn.seat, before), session.moments.observe(None, before)
        if own.stack != public.stack or own.to_move != public.to_move:
            secret += 1
            assert table.needs_hand(own, public), turn.move
    assert secret > 5
