"""Event by event the stage of Bubble and Boil comes to what is observed, and shows nobody what is hidden."""

import pytest
from walking import at_random, picture_of, table_of, turns

from game.rules.bubble_and_boil import events
from game.tables.bubble_and_boil.stage import after_event

UNTOLD = {"stack", "asked", "options", "resolving", "hexes", "closed", "sheets", "to_move", "round_number", "annals"}
"""What events do not tell: who is asked what, which no picture shows to anybody else."""


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_event_by_event_the_stage_comes_to_what_is_observed(seats):
    session = at_random(seats, 1, "bubble_and_boil")
    for eyes in (*range(seats), None):
        session.seek(session.base)
        seen = session.observe(eyes)
        for event in session.opening:
            seen = after_event(seen, event.seen_by(eyes))
        _compare(seen, session.observe(eyes), "opening", UNTOLD)
        for turn in session.history:
            for event in turn.events:
                seen = after_event(seen, event.seen_by(eyes))
            session.seek(turn.number)
            # A harvest without gardens has no events: nobody has anything to look at.
            _compare(seen, session.observe(eyes), turn.move.text, UNTOLD if turn.events else UNTOLD | {"step"})
            seen = session.observe(eyes)


def _compare(seen, observed, what, untold):
    for field in observed.__struct_fields__:
        if field not in untold:
            assert getattr(seen, field) == getattr(observed, field), f"{what}: {field}"


def test_b49_of_a_stolen_recipe_the_owner_sees_only_that_the_book_shrank(services):
    event = events.RecipeStolen(1, 0, "hot_potato")
    session = at_random(3, 1, "bubble_and_boil")
    session.seek(session.base)
    for eyes, card in ((0, None), (1, "hot_potato"), (2, None), (None, None)):
        seen = after_event(session.observe(eyes), event.seen_by(eyes))
        assert seen.book_counts == (-1, 1, 0)
        assert seen.annals[-1].card == card


def test_b47_no_picture_of_a_match_that_runs_shows_what_is_in_a_pot(services):
    session = at_random(2, 1, "bubble_and_boil")
    table = table_of(services, session, 0)
    for turn in turns(session, table, 0):
        table.timeline.finish()
        frames = set(picture_of(table).frames)
        is_open = session.observe(0).pots_open
        assert any(frame.startswith("pot.open") for frame in frames) == is_open, turn.move.text
