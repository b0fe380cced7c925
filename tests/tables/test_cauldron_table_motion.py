"""Every frame of the motions of Cauldron can be drawn, and no moment shows what is hidden."""

import pytest
from cauldron_matches import begun
from walking import moments, picture_of, table_of

from game.rules.cauldron.events import OmenDrawn, SpellCast

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


@pytest.mark.parametrize("eyes", [0, 1, None])
def test_a_card_in_flight_shows_its_back_or_its_whole_face(services, eyes):
    session = begun(3, 2, quick=True)
    table = table_of(services, session, eyes, 0, session.moments.first)
    book = table.book
    pictures = {book.picture(card) for card in (*book.spell_order, *book.cards.omens)}
    looked: set[type] = set()
    for moment in moments(session, table, eyes, session.moments.first):
        event = session.moments.event(moment)
        if isinstance(event, SpellCast | OmenDrawn) and type(event) not in looked:
            looked.add(type(event))
            while table.timeline.busy:
                frames = picture_of(table).frames
                faces = [frame for frame in frames if frame.startswith(("face.spell", "face.omen"))]
                assert len(faces) == sum(frame in pictures for frame in frames), frames
                table.timeline.update(0.05)
        table.timeline.finish()
    assert looked == {SpellCast, OmenDrawn}
