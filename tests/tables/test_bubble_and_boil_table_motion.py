"""Every frame of the motions of Bubble and Boil can be drawn, and none shows what is hidden."""

from bubble_and_boil_ends import hexed
from walking import animate, moments, picture_of, table_of

from game.play.moments import Moment
from game.rules.bubble_and_boil.events import RecipeStolen, Recorded
from game.tables.bubble_and_boil.pieces.chips import shown_count
from game.view.drawing.canvas import Canvas

PART = 24
"""So many moves of a match are followed."""


def test_every_frame_of_a_motion_can_be_drawn(services):
    session = hexed(3, 5, kindly_crone=True)
    table = table_of(services, session, 0, 0, session.moments.first)
    for moment in moments(session, table, 0, session.moments.first):
        while table.timeline.busy:
            picture_of(table)
            table.timeline.update(0.4)
        if moment.turn == PART:
            break


def test_b49_of_a_stolen_recipe_only_the_thief_sees_the_face(services):
    session = hexed(3, 8)
    happened = session.moments.following(session.moments.first)
    moment, theft = next((moment, event) for moment, event in happened if isinstance(event, RecipeStolen))
    before = Moment(moment.turn, moment.events - 1)
    for eyes in (*range(3), None):
        table = table_of(services, session, eyes, 0, before)
        animate(session, table, eyes, before, moment, theft)
        frames = set()
        while table.timeline.busy:
            frames.update(picture_of(table).frames)
            table.timeline.update(0.2)
        assert ("hexcard.face.large" in frames) == (eyes == theft.seat), eyes


def test_b47_no_picture_of_a_match_that_runs_shows_what_is_in_a_pot(services):
    session = hexed(2, 1)
    table = table_of(services, session, 0, 0, session.moments.first)
    for moment in moments(session, table, 0, session.moments.first):
        table.timeline.finish()
        frames = set(picture_of(table).frames)
        is_open = session.moments.observe(0, moment).pots_open
        assert any(frame.startswith("pot.open") for frame in frames) == is_open, moment


def test_the_sheet_of_what_ends_the_match_counts_a_recipe_when_the_book_does(services, monkeypatch):
    session, drawn, draw = hexed(3, 5), [], Canvas.number

    def number(canvas, figure, *args, **kwargs):
        drawn.append(figure)
        return draw(canvas, figure, *args, **kwargs)

    monkeypatch.setattr(Canvas, "number", number)
    happened = session.moments.following(session.moments.first)
    moment, event = next((moment, event) for moment, event in happened if isinstance(event, Recorded))
    before = Moment(moment.turn, moment.events - 1)
    table = table_of(services, session, event.seat, event.seat, before)
    one = f"1/{table.seen.limits.recipes}"
    animate(session, table, event.seat, before, moment, event)
    told = set()
    while table.timeline.busy:
        picture_of(table)
        book = shown_count(table, f"book.{event.seat}", 1)
        assert (one in drawn) == bool(book)
        told.add(book)
        table.timeline.update(0.2)
    assert told == {0, 1}
