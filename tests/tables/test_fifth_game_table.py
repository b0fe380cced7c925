"""The table of the fifth game: after every event it is a fresh picture of that moment, and its map fits."""

import pytest
from fifth_game.moves import SALT
from noting import NotingLevel, ask_for_buttons, assert_map_fits, noting
from walking import at_random, picture_of, table_of, turns, walk

from game.view.drawing.canvas import Canvas

pytestmark = pytest.mark.usefixtures("ladle")


@pytest.mark.parametrize("eyes", [0, 1, None])
def test_every_event_ends_as_a_fresh_show(services, eyes):
    for seed in range(3):
        walk(services, at_random(2, seed, "ladle"), eyes, viewer=eyes or 0)


def test_frame_by_frame_it_ends_the_same(services):
    walk(services, at_random(2, 2, "ladle"), 0, frames=30)


def test_the_map_has_the_places_that_are_asked_for(services):
    def asked(seats: int) -> NotingLevel:
        session = at_random(seats, 1, "ladle")
        table = table_of(services, session, 0)
        level = noting(table)
        for _ in turns(session, table, 0):
            picture_of(table)
        canvas = Canvas(services.studio, services.studio.viewport)
        table.draw_prompt(canvas, table.prompt(None), 0.5)
        ask_for_buttons(table, SALT)
        return level

    assert_map_fits(asked, [2])
