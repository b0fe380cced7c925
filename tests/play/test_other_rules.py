"""A match that was under way under other rules stays where it is, says so, and is played on from what can still be."""

from pathlib import Path
from typing import Any

import msgspec
from playing import WORDS, after, plain, play_until

from game.core.reason import reason
from game.play.catalogue import GAMES
from game.play.match import new_match, parse_seats
from game.play.session import Session

GAME = "bubble_and_boil"


def begun(path: Path, moves: int, **options: str) -> None:
    """Write the journal of a match that was left after so many moves, as a program with other rules would have."""
    match = new_match(GAME, parse_seats("Ana,random,random", WORDS), options, seed=5)
    earlier = msgspec.structs.replace(GAMES[GAME].load(), game=msgspec.structs.replace(GAMES[GAME], version=1))
    with Session.begin(msgspec.structs.replace(match, fingerprint=earlier.fingerprint), path) as session:
        play_until(session, after(moves))


def change_last_position(path: Path, **changes: Any) -> None:
    """Change the last position of a journal."""
    *lines, last = path.read_bytes().splitlines()
    record = msgspec.json.decode(last)
    record["position"] |= changes
    path.write_bytes(b"\n".join((*lines, msgspec.json.encode(record), b"")))


def test_a_match_of_other_rules_is_played_on_and_is_then_one_of_these(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    begun(path, 45)
    before = path.read_bytes()
    with Session.resume(path) as session:
        assert session.notices == [reason("play.resume.other_rules"), reason("play.resume.missing", count=45)]
        assert (session.base, session.move_count) == (45, 45)
        assert path.read_bytes().startswith(before)
        play_until(session, after(60))
    with Session.resume(path) as again:
        assert (again.notices, again.move_count, plain(again)) == ([], 60, plain(session))


def test_from_a_position_that_other_rules_allowed_a_match_goes_back_to_one_that_can_be(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    begun(path, 45, hard_stop="yes")
    # Once a turn went on although the end was triggered; today the match would have stopped.
    change_last_position(path, diablerie=[13, 0, 0], trigger="diablerie", step="discard", stack=[])
    with Session.resume(path) as session:
        assert session.notices[0] == reason("play.resume.other_rules")
        assert (session.base, session.move_count) == (40, 45)
        play_until(session, lambda _: False)
        assert session.outcome is not None
    assert [each.name for each in tmp_path.iterdir()] == ["match.jsonl"]
