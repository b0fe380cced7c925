"""The library finds the match to continue and sets broken files aside."""

import os
from pathlib import Path

from game.core.reason import reason
from game.store.journal import open_journal
from game.store.library import Library, next_turn
from game.store.lock import Lock
from game.store.records import FORMAT, Ending, Header
from game.store.seat_plans import SeatPlan
from game.store.shelf_index import INDEX

GAMES = {"cauldron15"}


def header(seed: int, game: str = "cauldron15") -> Header:
    return Header(FORMAT, game, {}, (SeatPlan("Ana", "person", "plum"),), seed, "abc")


def play(library: Library, seed: int, game: str = "cauldron15", ending: Ending | None = None) -> Path:
    journal = library.create(header(seed, game))
    journal.position(0, {}, ending=ending)
    journal.close()
    os.utime(journal.path, (seed, seed))
    return journal.path


def test_a_library_without_a_folder_is_empty(tmp_path: Path) -> None:
    library = Library(tmp_path / "matches")
    assert list(library.entries()) == []
    assert library.last_unfinished(GAMES) is None
    assert list(tmp_path.iterdir()) == []


def test_matches_come_newest_first_and_the_last_unfinished_one_is_found(tmp_path: Path) -> None:
    library = Library(tmp_path / "matches")
    paths = [
        play(library, 1),
        play(library, 2),
        play(library, 3, ending=Ending("shared", (0,), (15,))),
        play(library, 4, game="unknown"),
    ]
    assert len(set(paths)) == 4
    entries = list(library.entries())
    assert [entry.path for entry in entries] == paths[::-1]
    assert [entry.changed for entry in entries] == [4, 3, 2, 1]
    last = library.last_unfinished(GAMES)
    assert last is not None
    assert (last.path, last.header.seed, last.header.seats[0].name) == (paths[1], 2, "Ana")
    finished = last.header.game
    assert library.has_finished(finished)
    assert library.has_finished(finished, seats=len(last.header.seats))
    assert not library.has_finished(finished, seats=len(last.header.seats) + 1)
    assert not library.has_finished("unknown")
    assert library.notices == []


def test_broken_files_are_set_aside_and_named(tmp_path: Path) -> None:
    library = Library(tmp_path)
    kept = play(library, 1)
    (tmp_path / "odd.jsonl").write_text("{")
    (tmp_path / "later.jsonl").write_text('{"record":"match","format":99}')
    assert [entry.path for entry in library.entries()] == [kept]
    assert sorted(library.notices, key=repr) == [
        reason("store.journal.broken", name="odd.jsonl", kept="odd.jsonl.broken-1"),
        reason("store.journal.later", name="later.jsonl"),
    ]
    assert {each.name for each in tmp_path.iterdir()} == {kept.name, "odd.jsonl.broken-1", "later.jsonl", INDEX}


def test_a_file_that_somebody_is_about_to_write_is_left_alone(tmp_path: Path) -> None:
    library = Library(tmp_path)
    path = tmp_path / "fresh.jsonl"
    path.write_text("")
    lock = Lock.take(path)
    assert lock is not None
    assert list(library.entries()) == []
    assert path.exists()
    lock.release()
    assert list(library.entries()) == []
    assert not path.exists()


def test_a_match_taken_up_later_comes_first_whatever_the_clock_says(tmp_path: Path) -> None:
    library = Library(tmp_path)
    first, second = play(library, 5), play(library, 3)
    assert [entry.path for entry in library.entries()] == [second, first]
    journal = open_journal(first, next_turn(tmp_path)).journal
    assert journal is not None
    journal.move("play ore 1", sync=False)
    journal.close()
    os.utime(first, (1, 1))
    assert [entry.path for entry in library.entries()] == [first, second]


def test_a_match_that_is_only_looked_at_keeps_its_turn(tmp_path: Path) -> None:
    library = Library(tmp_path)
    first, second = play(library, 1), play(library, 2)
    journal = open_journal(first, next_turn(tmp_path)).journal
    assert journal is not None
    journal.close()
    assert [entry.path for entry in library.entries()] == [second, first]


def test_what_is_no_file_is_passed_over(tmp_path: Path) -> None:
    library = Library(tmp_path)
    kept = play(library, 1)
    (tmp_path / "folder.jsonl").mkdir()
    (tmp_path / "loop.jsonl").symlink_to(tmp_path / "loop.jsonl")
    if hasattr(os, "mkfifo"):
        os.mkfifo(tmp_path / "pipe.jsonl")
    assert [entry.path for entry in library.entries()] == [kept]
    assert library.notices == []


def test_a_header_that_is_wrong_is_named_with_its_key_and_the_file_set_aside(tmp_path: Path) -> None:
    library = Library(tmp_path)
    path = play(library, 1)
    spoilt = path.read_bytes().replace(b'"seed":1', b'"seed":-1')
    path.write_bytes(spoilt)
    assert list(library.entries()) == []
    wrong, kept = library.notices
    assert (wrong.key, kept.key) == ("store.journal.header", "store.journal.broken")
    assert f"{path.name}: seed: " in str(wrong)
    assert path.with_name(f"{path.name}.broken-1").read_bytes() == spoilt


def test_locks_that_nobody_holds_are_swept_up(tmp_path: Path) -> None:
    library = Library(tmp_path)
    path = play(library, 1)
    (tmp_path / ".gone.jsonl.lock").write_text("")
    held = Lock.take(path)
    assert held is not None
    library.sweep()
    assert sorted(each.name for each in tmp_path.iterdir()) == sorted([path.name, f".{path.name}.lock"])
    held.release()
