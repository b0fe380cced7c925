"""A whole match of every game through the Session: left and taken up again, moves taken back and made again."""

from pathlib import Path

import pytest
from playing import ADVISER, WORDS, after, any_move, persons_turn, plain, play_until

from game.play.catalogue import GAMES
from game.play.many_matches import play_out
from game.play.match import Match, new_match, parse_seats
from game.play.match_recording import verify
from game.play.session import Session

OPTIONS = {
    "alarun": [{}, {"diagonal": "yes"}],
    "bubble_and_boil": [{}, {"kindly_crone": "yes", "victory": "draft"}, {"hard_stop": "yes", "memory_aid": "yes"}],
    "cauldron": [{"season_cap": "10"}, {"season_cap": "10", "quick": "yes", "advanced": "yes", "less_luck": "yes"}],
    "cauldron15": [{}, {"all_over": "lowest"}],
}
MATCHES = [(game, options) for game in GAMES for options in OPTIONS[game]]


def match_of(game: str, options: dict[str, str], seats: str) -> Match:
    return new_match(game, parse_seats(seats, WORDS), options, 5)


@pytest.mark.parametrize(("game", "options"), MATCHES, ids=str)
def test_a_match_is_left_taken_up_again_and_finished(tmp_path: Path, game: str, options: dict[str, str]) -> None:
    path = tmp_path / "match.jsonl"
    with Session.begin(match_of(game, options, "Ana,random,random"), path) as session:
        play_until(session, after(40))
        left = plain(session), session.history
        seen = [session.observe(seat) for seat in (*range(3), None)]
    with Session.resume(path) as session:
        assert (plain(session), session.history) == left
        assert [session.observe(seat) for seat in (*range(3), None)] == seen
        taken_back = 0
        while session.outcome is None:
            play_until(session, persons_turn)
            if session.outcome is not None:
                break
            session.play(any_move(session))
            if session.why_no_undo() is None and taken_back < 4:
                before = plain(session), session.move_count
                session.undo()
                assert session.move_count < before[1]
                while session.why_no_redo() is None:
                    session.redo()
                assert (plain(session), session.move_count) == before
                taken_back += 1
        assert taken_back > 0
        outcome = session.outcome
    assert verify(path) == outcome


@pytest.mark.parametrize("game", GAMES)
def test_bots_play_the_same_match_with_and_without_a_session(tmp_path: Path, game: str) -> None:
    match = match_of(game, OPTIONS[game][0], "random,random")
    with Session.begin(match, tmp_path / "match.jsonl") as session:
        play_until(session, lambda _: False)
        outcome = session.outcome
        assert outcome is not None
        result = play_out(match, ADVISER)
        assert (result.scores, result.winners, result.reason) == (outcome.scores, outcome.winners, outcome.ending)
        assert result.moves == session.move_count
