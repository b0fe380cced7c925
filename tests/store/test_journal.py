"""A journal loses nothing that was shown, whatever happens to its last line, its disk or its owner."""

import os
import subprocess
import sys
import textwrap
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from game.core.reason import reason
from game.store.contents import contents_of
from game.store.journal import Journal, open_journal, read_journal
from game.store.places import MOST_BYTES, ROOT
from game.store.records import (
    FORMAT,
    Branch,
    Ending,
    Header,
    Migration,
    MoveRecord,
    PlayedRecord,
    PositionRecord,
    UndoRecord,
    encode,
    parse,
    utc,
)
from game.store.seat_plans import SeatPlan
from game.store.trouble import BadSave, DiskTrouble

HEADER = Header(
    format=FORMAT,
    game="cauldron15",
    options={"hand": None},
    seats=(SeatPlan("Bertók", "person", "plum"), SeatPlan("Zelma", "greedy", "moss")),
    seed=2**40,
    fingerprint="abc",
)


def write_some(path: Path) -> None:
    journal = Journal.create(path, HEADER)
    journal.position(0, {"cards": ["ore 1"]})
    journal.move("play ore 1", sync=False)
    journal.move("play plant 2", sync=True)
    journal.undo(1, free=True)
    journal.move("play soul 7", sync=False)
    journal.close()


SOME = (
    PositionRecord(1, 0, {"cards": ["ore 1"]}),
    MoveRecord(2, "play ore 1"),
    MoveRecord(3, "play plant 2"),
    UndoRecord(4, 1, free=True),
    MoveRecord(5, "play soul 7"),
)


def continue_with(path: Path, text: str) -> None:
    journal = open_journal(path).journal
    assert journal is not None
    journal.move(text, sync=False)
    journal.close()


def test_what_is_written_is_read_back(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "match.jsonl"
    write_some(path)
    contents = read_journal(path)
    assert (contents.header, contents.records) == (HEADER, SOME)
    assert not (contents.torn or contents.damaged or contents.migrated or contents.open_ended)
    assert [each.name for each in path.parent.iterdir()] == ["match.jsonl"]
    lines = path.read_text("utf-8").splitlines()
    assert lines[0].startswith('{"record":"match","format":2,"game":"cauldron15"')
    assert lines[2:5] == [
        '{"record":"move","n":2,"text":"play ore 1"}',
        '{"record":"move","n":3,"text":"play plant 2"}',
        '{"record":"undo","n":4,"to":1,"free":true}',
    ]


def test_a_record_is_in_the_file_before_the_call_returns(tmp_path: Path) -> None:
    journal = Journal.create(tmp_path / "match.jsonl", HEADER)
    for number in range(1, 4):
        journal.move("play ore 1", sync=False)
        assert len(read_journal(journal.path).records) == number
    journal.close()


def test_the_end_is_read_back(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    write_some(path)
    journal = open_journal(path).journal
    assert journal is not None
    assert read_journal(path).ending is None
    ending = Ending("highest", (1,), (17, 12))
    journal.position(2, {}, ending=ending, fingerprint="def", sync=True)
    assert read_journal(path).ending == ending
    journal.undo(1, free=False)
    assert read_journal(path).ending is None
    journal.close()


def test_a_last_line_torn_at_any_byte_is_dropped_and_the_match_goes_on(tmp_path: Path) -> None:
    whole = tmp_path / "whole.jsonl"
    write_some(whole)
    data = whole.read_bytes()
    last = data.rindex(b"\n", 0, -1) + 1
    for cut in range(last, len(data)):
        path = tmp_path / f"torn-{cut}.jsonl"
        path.write_bytes(data[:cut])
        complete = cut == len(data) - 1
        kept = SOME if complete else SOME[:-1]
        opened = open_journal(path)
        assert opened.journal is not None
        assert opened.contents.records == kept
        assert opened.notices == (() if complete or cut == last else (reason("store.journal.torn"),))
        opened.journal.move("play liquid 4", sync=False)
        opened.journal.move("play ore 0", sync=False)
        opened.journal.close()
        expected = (*kept, MoveRecord(len(kept) + 1, "play liquid 4"), MoveRecord(len(kept) + 2, "play ore 0"))
        contents = read_journal(path)
        assert contents.records == expected
        assert not (contents.torn or contents.damaged)
        assert path.read_bytes().startswith(data[:cut])


def test_a_line_torn_again_and_again_is_no_damage(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    write_some(path)
    for number in range(6, 12):
        continue_with(path, f"play ore {number % 8}")
        path.write_bytes(path.read_bytes()[: -number - 1])
        assert len(read_journal(path).records) == 5
    continue_with(path, "play ore 0")
    assert read_journal(path).records == (*SOME, MoveRecord(6, "play ore 0"))


def test_a_tail_of_zeros_after_a_power_cut_is_a_torn_line(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    write_some(path)
    path.write_bytes(path.read_bytes() + bytes(100))
    assert open_journal(path).contents.torn
    continue_with(path, "play ore 0")
    assert read_journal(path).records == (*SOME, MoveRecord(6, "play ore 0"))


@pytest.mark.parametrize(
    "spoil",
    [
        lambda lines: [*lines[:3], b"{}", *lines[4:]],
        lambda lines: [*lines[:3], *lines[4:]],
    ],
    ids=["overwritten", "missing"],
)
def test_a_damaged_file_is_set_aside_and_goes_on_before_the_damage(
    tmp_path: Path, spoil: Callable[[list[bytes]], list[bytes]]
) -> None:
    path = tmp_path / "match.jsonl"
    write_some(path)
    spoilt = b"\n".join(spoil(path.read_bytes().split(b"\n")))
    path.write_bytes(spoilt)
    opened = open_journal(path)
    assert opened.journal is not None
    assert opened.notices == (reason("store.journal.damaged", kept="match.jsonl.broken-1"),)
    kept = opened.contents.records
    assert kept == SOME[: len(kept)]
    assert len(kept) in (2, 3)
    opened.journal.move("play ore 0", sync=False)
    opened.journal.close()
    assert read_journal(path).records == (*kept, MoveRecord(len(kept) + 1, "play ore 0"))
    assert (tmp_path / "match.jsonl.broken-1").read_bytes() == spoilt


@pytest.mark.parametrize(
    ("first", "key"),
    [
        (b"", "unreadable"),
        (b'{"record":"match","format":1', "unreadable"),
        (b'{"record":"match","format":0}', "unreadable"),
        (b'{"record":"match","format":"1"}', "unreadable"),
        (b'{"record":"match","format":true}', "unreadable"),
        (b'{"record":"match","format":1,"game":"\xff"}', "unreadable"),
        (b"[" * 5000, "unreadable"),
        (b'{"format":' * 5000, "unreadable"),
        (b'{"record":"match","format":3,"moons":3}', "later"),
        (b"\x89PNG\r", "unreadable"),
        (b"[]", "unreadable"),
    ],
)
def test_a_file_without_a_header_of_ours_is_refused_and_left_alone(tmp_path: Path, first: bytes, key: str) -> None:
    path = tmp_path / "match.jsonl"
    path.write_bytes(first + b"\n")
    with pytest.raises(BadSave) as caught:
        open_journal(path)
    assert caught.value.reason == reason(f"store.journal.{key}", name="match.jsonl")
    assert [each.name for each in tmp_path.iterdir()] == ["match.jsonl"]


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"seats": 3}, "seats"),
        ({"seats": [{"name": 1, "kind": "person", "colour": "plum"}]}, r"seats\[0\].name"),
        ({"seed": -1}, "seed"),
        ({"seed": 2**63}, "seed"),
        ({"seed": 0.5}, "seed"),
        ({"moons": 3}, "moons"),
        ({"game": "x" * 1000}, "game"),
        ({"record": "move"}, "record"),
    ],
)
def test_a_header_that_is_wrong_is_refused_with_its_key(tmp_path: Path, change: dict[str, Any], key: str) -> None:
    plain = {"record": "match", **msgspec.to_builtins(HEADER), **change}
    with pytest.raises(BadSave, match=rf"match.jsonl: .*{key}"):
        parse(msgspec.json.encode(plain) + b"\n", "match.jsonl")


def test_a_line_that_is_there_twice_counts_once(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    write_some(path)
    lines = path.read_bytes().split(b"\n")
    path.write_bytes(b"\n".join([*lines[:4], lines[3], *lines[4:]]))
    contents = read_journal(path)
    assert (contents.records, contents.damaged) == (SOME, False)


@pytest.mark.parametrize("at", range(2, 6))
def test_a_number_that_is_wrong_spoils_only_its_own_line(at: int) -> None:
    records = (*SOME, PositionRecord(6, 2, {"cards": []}), MoveRecord(7, "play ore 0"))
    spoilt = b"".join(encode(each) for each in (HEADER, *records)).replace(b'"n":%d,' % at, b'"n":9%d,' % at)
    line = contents_of(spoilt, "match.jsonl").line
    assert (line.base, line.moves, line.positions) == (2, ("play ore 0",), (records[5],))


def test_only_files_are_read_and_none_without_end(tmp_path: Path) -> None:
    (tmp_path / "folder.jsonl").mkdir()
    (tmp_path / "loop.jsonl").symlink_to(tmp_path / "loop.jsonl")
    with (tmp_path / "large.jsonl").open("wb") as file:
        file.truncate(MOST_BYTES + 1)
    names = ["folder", "loop", "large"]
    if hasattr(os, "mkfifo"):
        os.mkfifo(tmp_path / "pipe.jsonl")
        (tmp_path / "device.jsonl").symlink_to("/dev/zero")
        names += ["pipe", "device"]
    for name in names:
        with pytest.raises(DiskTrouble, match=f"{name}.jsonl"):
            read_journal(tmp_path / f"{name}.jsonl")


def test_the_turn_is_written_before_the_first_record_of_a_sitting_and_only_then(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    Journal.create(path, HEADER, turn=4).close()
    journal = open_journal(path, turn=7).journal
    assert journal is not None
    journal.position(0, {})
    journal.move("play ore 1", sync=False)
    journal.close()
    records = (PlayedRecord(1, 7), PositionRecord(2, 0, {}), MoveRecord(3, "play ore 1"))
    contents = read_journal(path)
    assert (contents.records, contents.line.moves) == (records, ("play ore 1",))


def test_a_file_that_is_not_there_is_a_disk_trouble(tmp_path: Path) -> None:
    with pytest.raises(DiskTrouble):
        open_journal(tmp_path / "match.jsonl")
    assert list(tmp_path.iterdir()) == []


def test_no_journal_is_begun_over_another(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    write_some(path)
    with pytest.raises(DiskTrouble) as caught:
        Journal.create(path, HEADER)
    assert caught.value.reason == reason("store.journal.exists", name="match.jsonl")
    assert read_journal(path).records == SOME


def test_older_formats_are_migrated_step_by_step() -> None:
    def to_second(header: dict[str, Any]) -> dict[str, Any]:
        return {**header, "format": 2, "seed": header["dice"]}

    def to_third(header: dict[str, Any]) -> dict[str, Any]:
        return {**{key: value for key, value in header.items() if key != "dice"}, "format": 3}

    def renamed(record: dict[str, Any]) -> dict[str, Any]:
        return {"record": record["record"], "n": record["n"], "text": record["words"]}

    old = (
        encode(HEADER).replace(b'"format":2', b'"format":1,"dice":7')
        + b'{"record":"move","n":1,"words":"play ore 1"}\n{"rec'
    )
    steps = {1: Migration(to_second), 2: Migration(to_third, renamed)}
    contents = parse(old, "match.jsonl", steps, newest=3)
    assert contents.migrated
    assert contents.torn
    assert (contents.header.format, contents.header.seed) == (3, 7)
    assert contents.records == (MoveRecord(1, "play ore 1"),)


def test_a_journal_of_the_first_format_is_read_as_it_is_and_written_anew_when_it_is_played_on(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    write_some(path)
    old = path.read_bytes().replace(b'"format":2', b'"format":1') + b'{"record":"mo'
    path.write_bytes(old)
    contents = read_journal(path)
    assert (contents.header, contents.records) == (HEADER, SOME)
    assert contents.torn
    assert path.read_bytes() == old
    continue_with(path, "play ore 0")
    written = path.read_bytes()
    assert written.startswith(old.replace(b'"format":1', b'"format":2').removesuffix(b'{"record":"mo'))
    assert written.endswith(b'{"record":"move","n":6,"text":"play ore 0"}\n')
    assert (tmp_path / "match.jsonl.older-1").read_bytes() == old


def test_everything_of_the_second_format_is_read_back(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    branch = Branch("cauldron15-20261122-164900.jsonl", 53, luck=8, earlier=((20, 4),))
    header = replace(HEADER, begun=utc(1e9), branch=branch, packs=("moons",), handicap=(2, 0))
    story = (reason("story.won", seat=reason("seat", seat=1), count=3),)
    ending = Ending("highest", (1,), (17, 12), ((1,), (0,)), reason("end.highest"), story, {"undone": 2}, ("agnes",))
    journal = Journal.create(path, header)
    journal.position(0, {}, mover=1)
    journal.position(0, {}, ending=ending)
    journal.close()
    contents = read_journal(path)
    assert contents.header == header
    assert header.begun == "2001-09-09T01:46:40Z"
    assert contents.records == (PositionRecord(1, 0, {}, mover=1), PositionRecord(2, 0, {}, ending=ending))
    assert contents.ending == ending


def test_a_match_open_in_a_second_program_can_only_be_read_there(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    write_some(path)
    script = """
        import sys
        from pathlib import Path
        from game.store.journal import open_journal
        opened = open_journal(Path(sys.argv[1]))
        print(len(opened.contents.records), opened.journal is None, *(each.key for each in opened.notices))
        opened.journal and opened.journal.close()
    """

    def elsewhere() -> str:
        command = [sys.executable, "-c", textwrap.dedent(script), str(path)]
        return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()

    mine = open_journal(path)
    assert mine.journal is not None
    assert elsewhere() == "5 True store.journal.elsewhere"
    assert open_journal(path).journal is None
    mine.journal.move("play ore 0", sync=False)
    mine.journal.close()
    assert elsewhere() == "6 False"
    assert [each.name for each in tmp_path.iterdir()] == ["match.jsonl"]


FULL_DISK = """
    import resource, sys
    from pathlib import Path
    from game.store.journal import open_journal
    from game.store.trouble import DiskTrouble

    path, limit = Path(sys.argv[1]), int(sys.argv[2])
    journal = open_journal(path).journal
    everything = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (limit, everything[1]))
    try:
        journal.move("play ore 0", sync=True)
        print("written")
    except DiskTrouble as trouble:
        print(trouble.reason.key)
    resource.setrlimit(resource.RLIMIT_FSIZE, everything)
    journal.move("play ore 1", sync=True)
    journal.close()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="only POSIX systems limit the size of files")
def test_a_disk_that_is_full_in_the_middle_of_a_line_loses_nothing(tmp_path: Path) -> None:
    length = len(encode(MoveRecord(6, "play ore 0")))
    for room in (0, 1, length // 2, length - 2, length - 1, length):
        path = tmp_path / f"{room}.jsonl"
        write_some(path)
        size = path.stat().st_size
        command = [sys.executable, "-c", textwrap.dedent(FULL_DISK), str(path), str(size + room)]
        said = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()
        fits = room >= length - 1
        assert said == ("written" if fits else "store.disk.full")
        more = ("play ore 0", "play ore 1") if fits else ("play ore 1",)
        contents = read_journal(path)
        assert contents.records == (*SOME, *(MoveRecord(n, text) for n, text in enumerate(more, 6)))
        assert not (contents.torn or contents.damaged)
