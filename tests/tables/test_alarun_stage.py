"""Event by event the stage of Alarún comes to what is observed, and shows nobody what is hidden."""

import pytest
from walking import (
    at_random,
    recorded,
    recorded_games,
)

from game.tables.alarun.stage import after_event

RECORDED = recorded_games("alarun")


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
