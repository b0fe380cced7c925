"""The picture of a moment is the same wherever it is taken up: by playing on, from a journal, or by looking back."""

import pytest
from walking import differences, match_at_random, moments, picture_of, show, shown_afresh, table_of

from game.play.catalogue import GAMES
from game.play.luck import Luck, derive
from game.play.moments import Moment
from game.play.session import Session

MOVES, SITTINGS = 25, 3
LIKED = ("hex", "cast", "plant", "harvest", "brew")


def play_on(session: Session) -> None:
    """Make some more moves at random, not always the first that come to mind."""
    for _ in range(MOVES):
        if session.to_move is None:
            return
        legal, luck = session.legal_moves(), Luck(derive(7, session.move_count))
        verb = LIKED[luck.below(len(LIKED))]
        liked = [move for move in legal if move.verb == verb] or legal
        session.play(liked[luck.below(len(liked))])


@pytest.mark.parametrize("eyes", [1, None], ids=["seat", "spectator"])
@pytest.mark.parametrize("game", GAMES)
def test_continue_and_looking_back_show_what_was_seen(services, tmp_path, game, eyes):
    path = tmp_path / "match.jsonl"
    session = Session.begin(match_at_random(3, 2, game), path)
    table = table_of(services, session, eyes, 1, session.moments.first)
    at = session.moments.first
    for _ in range(SITTINGS):
        play_on(session)
        for _ in moments(session, table, eyes, at):
            table.timeline.finish()
        at = session.moments.last
        seen, number = picture_of(table), session.move_count
        session.close()
        session = Session.resume(path)
        assert session.move_count == number
        assert not differences(seen, shown_afresh(services, session, table, eyes, session.moments.last))
        for back in (Moment(number // 2), next(moment for moment, _ in session.moments.following(Moment(number // 3)))):
            show(session, table, eyes, back)
            assert not differences(picture_of(table), shown_afresh(services, session, table, eyes, back))
        show(session, table, eyes, at)
        assert not differences(picture_of(table), seen)
    session.close()
