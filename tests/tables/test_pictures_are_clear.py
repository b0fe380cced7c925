"""Whatever happens in a match, what is written at its table lies in the window and no words lie on others."""

import pytest
from overlap import on_each_other, outside
from recorded_matches import recorded, recorded_games
from walking import moments, picture_of, table_of

EVERY = 23
"""Of the moments of a match every so many-th is looked at."""


@pytest.mark.one_in(2)
@pytest.mark.parametrize("eyes", [0, None], ids=["a seat", "a spectator"])
@pytest.mark.parametrize("game", ["alarun", "bubble_and_boil", "cauldron", "cauldron15"])
def test_what_is_written_is_clear_at_every_table(services, game, eyes):
    session = recorded(recorded_games(game)[0])
    table = table_of(services, session, eyes, None, session.moments.first)
    for number, moment in enumerate(moments(session, table, eyes, session.moments.first)):
        table.timeline.finish()
        if number % EVERY == 0:
            picture = picture_of(table)
            assert not outside(picture), moment
            assert not list(on_each_other(picture)), moment
