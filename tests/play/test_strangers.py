"""A stranger's match is replayed before it comes onto the shelf, and refused with its reason."""

import shutil
from pathlib import Path

import pytest

from game.play.session import Session
from game.play.shelf.strangers import check_stranger
from game.store.shelf import Shelf
from game.store.trouble import BadSave, Trouble

GAMES = Path(__file__).parents[1] / "games"


def test_recorded_matches_of_each_game_are_added_and_open(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path / "matches")
    for name in ("alarun_highest", "bubble_and_boil_rounds", "cauldron15_lowest", "cauldron_brew_quick"):
        added = shelf.add(GAMES / f"{name}.jsonl", check_stranger)
        session = Session.read(tmp_path / "matches" / added)
        assert session.outcome is not None
        assert session.base == 0
    assert [match.trouble for match in shelf.open()] == [None] * 4


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        (b'"text":"play', b'"text":"eat', "play.stranger.differs"),
        (b'"seed":', b'"seed":1', "play.stranger.differs"),
        (b'"game":"cauldron15"', b'"game":"chess"', "play.resume.game"),
        (b'"kind":"', b'"kind":"very ', "play.resume.seats"),
    ],
)
def test_what_does_not_come_out_as_it_says_is_refused(tmp_path: Path, old: bytes, new: bytes, key: str) -> None:
    data = (GAMES / "cauldron15_lowest.jsonl").read_bytes()
    assert old in data
    source = tmp_path / "theirs.jsonl"
    source.write_bytes(data.replace(old, new, 1))
    shelf = Shelf(tmp_path / "matches")
    with pytest.raises(BadSave) as caught:
        shelf.add(source, check_stranger)
    assert caught.value.reason.key == key
    assert shelf.open() == []


def test_a_match_of_other_rules_is_added_where_a_position_of_it_can_be_read(tmp_path: Path) -> None:
    data = (GAMES / "cauldron15_lowest.jsonl").read_bytes()
    at = data.index(b'"fingerprint":"') + len(b'"fingerprint":"')
    source = tmp_path / "theirs.jsonl"
    source.write_bytes(data[:at] + b"0000" + data[at + 4 :])
    shelf = Shelf(tmp_path / "matches")
    added = shelf.add(source, check_stranger)
    assert Session.read(tmp_path / "matches" / added).outcome is not None


def test_a_match_is_added_beside_what_lies_there(tmp_path: Path) -> None:
    folder = tmp_path / "matches"
    folder.mkdir()
    shutil.copy(GAMES / "cauldron15_lowest.jsonl", folder / "mine.jsonl")
    shelf = Shelf(folder)
    with pytest.raises(Trouble) as caught:
        shelf.add(GAMES / "cauldron15_lowest.jsonl", check_stranger)
    assert caught.value.reason.key == "store.shelf.twice"
    assert shelf.add(GAMES / "cauldron15_highest.jsonl", check_stranger) != "mine.jsonl"
    assert len(shelf.open()) == 2
