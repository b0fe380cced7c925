"""The pause tells how long a match still takes, and that goes down as the match goes on."""

import pytest
from recorded_matches import recorded, recorded_games

from game.play.catalogue import GAMES
from game.play.lengths import ROUNDED, minutes
from game.scenes.playing.play_seats import part_over
from game.scenes.playing.table_at import table_at

CAPPED = {"cauldron_cap", "cauldron_dice", "bubble_and_boil_rounds"}
"""Matches by chance that came near no goal, so that only the cap of seasons or rounds ended them."""

RECORDED = [path for game in GAMES for path in recorded_games(game) if path.stem not in CAPPED]


def told(services, path) -> list[int]:
    """Return the most minutes that are told before each move of a recorded match against bots."""
    session = recorded(path)
    table, lengths = table_at(services, session, 0, 0, session.moments.last), GAMES[session.match.game].load().lengths
    found = []
    for done in range(session.move_count):
        session.seek(done)
        table.show(session.observe(0), 0)
        over = part_over(table, session)
        found.append(minutes(lengths, len(session.names), 1, pace=0.9, done=done, over=over)[1])
    session.seek(session.move_count)
    return found


@pytest.mark.one_in(2)
@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.stem)
def test_the_minutes_left_go_down_as_the_match_goes_on(services, path):
    most = told(services, path)
    lowest = most[0]
    for each in most:
        assert each - lowest <= max(ROUNDED, most[0] / 4), "what one loses takes little of it back"
        lowest = min(lowest, each)
    assert most[len(most) * 8 // 10] <= most[0] / 2


def test_under_way_each_minute_is_told():
    lengths = GAMES["bubble_and_boil"].load().lengths
    before = minutes(lengths, 4, 1, pace=0.9)
    early = minutes(lengths, 4, 1, pace=0.9, done=20, over=0.08)
    assert early[1] < before[1] and early[1] % ROUNDED
