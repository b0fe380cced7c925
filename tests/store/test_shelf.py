"""The shelf finds every match of a folder, loses none, and never needs its index."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from game.core.reason import reason
from game.store.contents import Contents
from game.store.journal import open_journal
from game.store.library import Library, next_turn
from game.store.lock import Lock
from game.store.records import FORMAT, Ending, Header
from game.store.seat_plans import SeatPlan
from game.store.shelf import ASIDE, KEPT_ASIDE, Shelf, Wanted
from game.store.shelf_index import INDEX, Shelved
from game.store.side_file import read_side
from game.store.trouble import BadSave, DiskTrouble, Trouble

ENDING = Ending("shared", (0,), (15, 3), ((0,), (1,)), reason("end"), (reason("story"),))


def play(folder: Path, seed: int, game: str = "cauldron15", ending: Ending | None = None, name: str = "Ana") -> str:
    seats = (SeatPlan(name, "person", "plum"), SeatPlan("Bertók", "adept", "moss"))
    journal = Library(folder).create(Header(FORMAT, game, {}, seats, seed, "abc", "2026-11-22T16:49:00Z"))
    journal.position(0, {})
    journal.move("play ore 1", sync=False)
    journal.position(1, {}, mover=1, ending=ending)
    journal.close()
    return journal.path.name


def found(shelf: Shelf) -> dict[str, Shelved]:
    return {match.name: match for match in shelf.open()}


def stand(contents: Contents, name: str) -> None:
    """Find nothing wrong with a stranger's match."""


def test_a_match_is_told_of_by_its_journal(tmp_path: Path) -> None:
    unfinished, over = play(tmp_path, 1), play(tmp_path, 2, ending=ENDING)
    matches = Shelf(tmp_path).open()
    assert [match.name for match in matches] == [over, unfinished]
    assert [match.ending for match in matches] == [ENDING, None]
    assert [(match.moves, match.mover, match.turn) for match in matches] == [(1, 1, 2), (1, 1, 1)]
    assert all(match.header is not None and match.header.begun == "2026-11-22T16:49:00Z" for match in matches)


def test_the_index_says_what_the_journals_say_and_is_made_again_where_it_is_wrong(tmp_path: Path) -> None:
    for seed in range(4):
        play(tmp_path, seed, ending=ENDING if seed % 2 else None)
    (tmp_path / "odd.jsonl").write_text("{")
    shelf = Shelf(tmp_path)
    told = shelf.open()
    index = (tmp_path / INDEX).read_bytes()
    assert shelf.open() == told
    for spoilt in (b"", b"{}", index[:-7], index.replace(b'"moves":1', b'"moves":9'), b"\xff" + index, index[:40]):
        (tmp_path / INDEX).write_bytes(spoilt)
        assert shelf.open() == told
        assert (tmp_path / INDEX).read_bytes() == index
    (tmp_path / INDEX).unlink()
    (tmp_path / INDEX).mkdir()
    assert shelf.open() == told


def test_what_changes_behind_the_index_is_seen(tmp_path: Path) -> None:
    first, second = play(tmp_path, 1), play(tmp_path, 2)
    shelf = Shelf(tmp_path)
    shelf.open()
    journal = open_journal(tmp_path / first, next_turn(tmp_path)).journal
    assert journal is not None
    journal.move("play ore 2", sync=False)
    journal.close()
    (tmp_path / second).unlink()
    assert [(match.name, match.moves, match.mover) for match in shelf.open()] == [(first, 2, None)]


def test_broken_matches_are_named_and_stay(tmp_path: Path) -> None:
    whole = play(tmp_path, 1)
    (tmp_path / "odd.jsonl").write_text("{")
    (tmp_path / "later.jsonl").write_text('{"record":"match","format":99}')
    matches = found(Shelf(tmp_path))
    assert matches[whole].trouble is None
    assert matches["odd.jsonl"].trouble == reason("store.journal.unreadable", name="odd.jsonl")
    assert matches["later.jsonl"].trouble == reason("store.journal.later", name="later.jsonl")
    # The title sets one aside; it still stands on the shelf.
    assert len(list(Library(tmp_path).entries())) == 1
    matches = found(Shelf(tmp_path))
    assert matches.keys() == {whole, "odd.jsonl.broken-1", "later.jsonl"}
    assert matches["odd.jsonl.broken-1"].trouble == reason("store.shelf.broken", name="odd.jsonl.broken-1")


def test_a_name_is_kept_beside_the_journal(tmp_path: Path) -> None:
    name = play(tmp_path, 1)
    shelf = Shelf(tmp_path)
    before = (tmp_path / name).read_bytes()
    shelf.rename(found(shelf)[name], "  Rainy\n Sunday ")
    assert found(shelf)[name].title == "Rainy Sunday"
    assert (tmp_path / name).read_bytes() == before
    (tmp_path / f"{name}.shelf.json").write_text('{"format":1,"title":7}')
    assert found(shelf)[name].title == ""


def test_what_is_put_aside_comes_back_whole(tmp_path: Path) -> None:
    name, other = play(tmp_path, 1), play(tmp_path, 2)
    shelf = Shelf(tmp_path)
    shelf.rename(found(shelf)[name], "Rainy Sunday")
    shelf.picture(found(shelf)[name]).write_bytes(b"a picture")
    match = found(shelf)[name]
    put = shelf.put_aside(match)
    assert found(shelf).keys() == {other}
    assert sorted(each.name for each in (tmp_path / ASIDE).iterdir()) == sorted(
        [put, f"{put}.png", f"{put}.shelf.json"]
    )
    assert shelf.restore(put) == name
    back = found(shelf)[name]
    assert (back.title, back.size, back.header) == (match.title, match.size, match.header)
    assert shelf.picture(back).read_bytes() == b"a picture"
    with pytest.raises(BadSave, match=r"store\.shelf\.gone"):
        shelf.restore(put)


def test_a_match_that_is_played_is_not_put_aside(tmp_path: Path) -> None:
    name = play(tmp_path, 1)
    shelf = Shelf(tmp_path)
    lock = Lock.take(tmp_path / name)
    assert lock is not None
    with pytest.raises(BadSave, match=r"store\.shelf\.in_use"):
        shelf.put_aside(found(shelf)[name])
    lock.release()
    assert found(shelf).keys() == {name}


def test_what_was_put_aside_goes_after_thirty_days(tmp_path: Path) -> None:
    name = play(tmp_path, 1)
    days = [0.0]
    shelf = Shelf(tmp_path, clock=lambda: 1e9 + days[0])
    put = shelf.put_aside(found(shelf)[name])
    days[0] = KEPT_ASIDE - 60
    shelf.open()
    assert (tmp_path / ASIDE / put).exists()
    days[0] = KEPT_ASIDE + 60
    shelf.open()
    assert list((tmp_path / ASIDE).iterdir()) == []


def test_what_lies_aside_without_a_date_is_kept_for_thirty_days_from_then_on(tmp_path: Path) -> None:
    name = play(tmp_path, 1)
    (tmp_path / ASIDE).mkdir()
    (tmp_path / name).rename(tmp_path / ASIDE / name)
    Shelf(tmp_path, clock=lambda: 1e9).open()
    assert read_side(tmp_path / ASIDE / name).put_aside == "2001-09-09T01:46:40Z"


def test_what_was_torn_apart_is_brought_together(tmp_path: Path) -> None:
    name = play(tmp_path, 1)
    shelf = Shelf(tmp_path)
    shelf.rename(found(shelf)[name], "Rainy Sunday")
    (tmp_path / ASIDE).mkdir()
    (tmp_path / name).rename(tmp_path / ASIDE / name)
    assert found(shelf) == {}
    assert read_side(tmp_path / ASIDE / name).title == "Rainy Sunday"
    (tmp_path / ASIDE / name).rename(tmp_path / name)
    assert found(shelf)[name].title == "Rainy Sunday"


def test_an_export_lies_under_its_title_and_overwrites_nothing(tmp_path: Path) -> None:
    folder, documents = tmp_path / "matches", tmp_path / "documents"
    name = play(folder, 1)
    shelf = Shelf(folder)
    assert shelf.export(found(shelf)[name], documents).name == name
    shelf.rename(found(shelf)[name], "../Rainy: Sunday")
    first, second = (shelf.export(found(shelf)[name], documents) for _ in range(2))
    assert [first.name, second.name] == ["Rainy_ Sunday.jsonl", "Rainy_ Sunday-2.jsonl"]
    assert first.read_bytes() == (folder / name).read_bytes()


def test_a_match_is_added_under_a_name_of_its_own_once(tmp_path: Path) -> None:
    folder = tmp_path / "matches"
    mine = play(folder, 1)
    play(tmp_path / "other", 2)
    last = play(tmp_path / "other", 3)
    shelf = Shelf(folder)
    added = shelf.add(tmp_path / "other" / last, stand)
    assert found(shelf).keys() == {mine, added}
    # Nobody here took it up.
    assert found(shelf)[added].turn == 1
    assert found(shelf)[added].header == found(Shelf(tmp_path / "other"))[last].header
    with pytest.raises(BadSave, match=r"store\.shelf\.twice"):
        shelf.add(tmp_path / "other" / last, stand)


def test_a_match_that_does_not_stand_is_not_added(tmp_path: Path) -> None:
    folder = tmp_path / "matches"
    other = play(tmp_path / "other", 1)
    shelf = Shelf(folder)

    def refuse(contents: Contents, name: str) -> None:
        raise BadSave(reason("play.resume.nowhere", name=name))

    torn = tmp_path / "torn.jsonl"
    torn.write_bytes((tmp_path / "other" / other).read_bytes()[:-9])
    for source, check, kind in (
        (tmp_path / "other" / other, refuse, BadSave),
        (torn, stand, BadSave),
        (tmp_path / "nowhere.jsonl", stand, DiskTrouble),
        (tmp_path, stand, DiskTrouble),
    ):
        with pytest.raises(kind):
            shelf.add(source, check)
    assert not folder.exists() or list(folder.iterdir()) == []


def test_matches_are_searched_by_state_game_and_any_name(tmp_path: Path) -> None:
    play(tmp_path, 1)
    play(tmp_path, 2, ending=ENDING)
    play(tmp_path, 3, game="alarun", name="Zoë")
    (tmp_path / "odd.jsonl").write_text("{")
    matches = Shelf(tmp_path).open()

    def seeds(wanted: Wanted) -> set[int | None]:
        return {
            None if match.header is None else match.header.seed
            for match in matches
            if wanted.admits(match, f"Game of {match.name}")
        }

    assert seeds(Wanted()) == {1, 2, 3, None}
    assert seeds(Wanted("unfinished")) == {1, 3}
    assert seeds(Wanted("finished")) == {2}
    assert seeds(Wanted(game="alarun")) == {3}
    assert seeds(Wanted(words="zoe")) == {3}
    assert seeds(Wanted(words="bertok ana")) == {1, 2}
    assert seeds(Wanted("finished", "alarun")) == set()


def test_a_thousand_matches_of_which_fifty_are_broken_all_stand(tmp_path: Path) -> None:
    data = (tmp_path / play(tmp_path, 0, ending=ENDING)).read_bytes()
    for number in range(999):
        spoilt = data[: number // 10] if number % 20 == 0 else data.replace(b'"seed":0', b'"seed":%d' % number)
        (tmp_path / f"cauldron15-{number:04}.jsonl").write_bytes(spoilt)
    shelf = Shelf(tmp_path)
    for _ in range(2):
        matches = shelf.open()
        assert len(matches) == 1000
        assert sum(match.trouble is not None for match in matches) == 50
    assert {match.header.seed for match in matches if match.header} >= {1, 19, 998}


def test_a_folder_that_cannot_be_written_to_is_read(tmp_path: Path) -> None:
    name = play(tmp_path, 1)
    match = found(Shelf(tmp_path))[name]
    (tmp_path / ASIDE).write_text("a file in the way")
    with pytest.raises(Trouble):
        Shelf(tmp_path).put_aside(replace(match))
    assert found(Shelf(tmp_path)).keys() == {name}
