"""A match that was under way under other rules stays where it is, says so, and is played on from what can still be."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playing import WORDS, after, plain, play_until

from game.core.reason import reason
from game.play.catalogue import GAMES
from game.play.match import new_match, parse_seats
from game.play.session import Session
from game.play.shelf.branching import play_on
from game.store.library import Library
from game.store.trouble import BadSave

GAME = "bubble_and_boil"


def begun(path: Path, moves: int, **options: str) -> None:
    """Write the journal of a match that was left after so many moves, as a program with other rules would have."""
    match = new_match(GAME, parse_seats("Ana,random,random", WORDS), options, seed=5)
    earlier = msgspec.structs.replace(GAMES[GAME].load(), game=msgspec.structs.replace(GAMES[GAME], version=1))
    with Session.begin(msgspec.structs.replace(match, fingerprint=earlier.fingerprint), path) as session:
        play_until(session, after(moves))


def change_positions(path: Path, change: Callable[[Any], Any], last: int = 0) -> None:
    """Change the positions of a journal, all or so many of the last."""
    lines = [msgspec.json.decode(line) for line in path.read_bytes().splitlines()]
    found = [line for line in lines if line["record"] == "position"]
    for line in found[-last:]:
        line["position"] = change(line["position"])
    path.write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in lines))


def test_a_match_of_other_rules_is_played_on_and_is_then_one_of_these(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    begun(path, 45)
    before = path.read_bytes()
    with Session.resume(path) as session:
        assert session.notices[0] == reason("play.resume.other_rules")
        assert (session.base, session.move_count) == (45, 45)
        assert path.read_bytes().startswith(before)
        play_until(session, after(60))
    with Session.resume(path) as again:
        assert (again.notices, again.move_count, plain(again)) == ([], 60, plain(session))


def test_from_a_position_that_other_rules_allowed_a_match_goes_back_to_one_that_can_be(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    begun(path, 45, hard_stop="yes")
    # A turn that goes on although the end is triggered: by these rules the match has stopped.
    triggered = {"diablerie": [13, 0, 0], "trigger": "diablerie", "step": "discard", "stack": []}
    change_positions(path, lambda position: position | triggered, last=1)
    with Session.resume(path) as session:
        assert session.notices[0] == reason("play.resume.other_rules")
        assert (session.base, session.move_count) == (40, 45)
        play_until(session, lambda _: False)
        assert session.outcome is not None
    assert [each.name for each in tmp_path.iterdir()] == ["match.jsonl"]


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (lambda position: position | {"victories": ["humble_pie", "infamy"]}, "the same number to different values"),
        (lambda position: position | {"deck": ["broom_wax", *position["deck"][1:]]}, "'broom_wax' is no card"),
    ],
    ids=["ruling", "card"],
)
def test_a_match_that_cannot_be_gone_on_with_says_why_and_stays(
    tmp_path: Path, change: Callable[[Any], Any], complaint: str
) -> None:
    path = tmp_path / "match.jsonl"
    begun(path, 45, victory="2")
    change_positions(path, change)
    before = path.read_bytes()
    with pytest.raises(BadSave) as caught:
        Session.resume(path)
    assert caught.value.reason.key == "play.resume.nowhere"
    assert complaint in WORDS.say(caught.value.reason)
    assert [each.name for each in tmp_path.iterdir()] == ["match.jsonl"]
    assert path.read_bytes() == before


def test_what_is_played_on_from_a_match_of_other_rules_is_one_of_these(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    begun(path, 45)
    with Session.resume(path) as session:
        play_until(session, lambda _: False)
    old = path.read_bytes().replace(b'"fingerprint":"', b'"fingerprint":"0')
    path.write_bytes(old)
    over = Session.read(path)
    assert over.may_branch
    with play_on(over, 30, over.match.seats, Library(tmp_path)) as branched:
        play_until(branched, after(35))
        branched_path = branched.path
    assert branched_path is not None
    with Session.resume(branched_path) as again:
        assert (again.notices, again.base, again.move_count) == ([], 0, 35)
