"""Shelf index: what a folder of matches holds, kept in one file so that the journals need not be read again.

The file can be lost at any time: what is missing in it or does not fit the journals is read from them anew.
"""

import os
import re
import zlib
from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path

import msgspec

from game.core.reason import Reason, reason
from game.store.contents import Contents, contents_of
from game.store.places import read_bytes, write_atomically
from game.store.records import Ending, Header, MoveRecord, PositionRecord, Seat, Time, UndoRecord
from game.store.side_file import SIDE, SideFile, read_side
from game.store.trouble import BadSave, DiskTrouble, Trouble

TURN = re.compile(rb'(?P<before>"record":"played","n":\d{1,10},"turn":)(?P<turn>\d{1,9})\}')
INDEX = "shelf.json"
FORMAT = 2
JOURNAL = ".jsonl"

_BROKEN = re.compile(r".+\.jsonl\.broken-\d+")
_MOST_BYTES = 64 << 20


class Shelved(msgspec.Struct, frozen=True):
    """A match of a folder, as far as the shelf tells of it.

    `name` is that of its file, of `size` bytes and last written to at `written` ns since 1970; `side` is when its side
    file was. `turn` orders the matches by when they were taken up (0: not known). `trouble` says why the match cannot
    be read; then there is no header. `moves` have been made, and it is the turn of `mover`, where that is known.
    `fingerprint` stands for the rules it was played under last, `marked` tells that an undo passed its fence,
    and `closed` that the evening it belongs to was ended after it.
    """

    name: str
    size: int
    written: int
    side: int
    turn: int = 0
    header: Header | None = None
    ending: Ending | None = None
    moves: int = 0
    mover: Seat | None = None
    fingerprint: str = ""
    title: str = ""
    opened: Time | None = None
    trouble: Reason | None = None
    marked: bool = False
    closed: bool = False

    @property
    def is_journal(self) -> bool:
        """Whether its file is where matches lie, and was not kept as a broken one."""
        return self.name.endswith(JOURNAL)

    @property
    def changed(self) -> float:
        """When it was last written to, in seconds since 1970."""
        return self.written / 1e9


class _Index(msgspec.Struct, frozen=True):
    """What the file holds below its first line."""

    matches: tuple[Shelved, ...]


class _Seal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line: its format, and what the rest has to add up to."""

    format: int
    sum: int


_ENCODER = msgspec.json.Encoder()
_DECODER = msgspec.json.Decoder(_Index)
_SEAL = msgspec.json.Decoder(_Seal)


def shelved(folder: Path, *, keep: bool = True) -> list[Shelved]:
    """Return the matches of a folder, the one last taken up first; those that cannot be read are among them.

    With `keep` the index is brought up to date.
    """
    stats = _files(folder)
    known = _known(folder) if INDEX in stats else {}
    found, kept = [], 0
    for name in stats:
        if not (name.endswith(JOURNAL) or _BROKEN.fullmatch(name)):
            continue
        old = known.get(name)
        fits = old is not None and _fits(old, stats)
        match = old if fits and old is not None else _read(folder, name, stats)
        kept += fits
        if match is not None:
            found.append(match)
    if keep and (kept < len(found) or len(known) != len(found)):
        _keep(folder, found)
    return _in_order(found)


def _fits(match: Shelved, stats: Mapping[str, os.stat_result]) -> bool:
    """Return whether the files of a match are as they were when they were read."""
    own, side = stats[match.name], stats.get(match.name + SIDE)
    return (own.st_size, own.st_mtime_ns) == (match.size, match.written) and _stamp(side) == match.side


def _stamp(stat: os.stat_result | None) -> int:
    return 0 if stat is None else stat.st_mtime_ns


def _files(folder: Path) -> dict[str, os.stat_result]:
    """Return the regular files of a folder; of one that cannot be read, none."""
    found: dict[str, os.stat_result] = {}
    with suppress(OSError), os.scandir(folder) as entries:
        for entry in entries:
            with suppress(OSError):
                if entry.is_file():
                    found[entry.name] = entry.stat()
    return found


def _known(folder: Path) -> dict[str, Shelved]:
    """Return what the index says, by file; nothing where it cannot be believed."""
    try:
        first, rest = read_bytes(folder / INDEX, _MOST_BYTES).split(b"\n", 1)
        seal = _SEAL.decode(first)
        if seal != _Seal(FORMAT, zlib.crc32(rest)):
            return {}
        return {match.name: match for match in _DECODER.decode(rest).matches}
    except (DiskTrouble, ValueError, RecursionError):
        return {}


def _keep(folder: Path, found: list[Shelved]) -> None:
    """Write the index; without room for it everything is read again the next time."""
    rest = _ENCODER.encode(_Index(tuple(found)))
    with suppress(DiskTrouble):
        write_atomically(folder / INDEX, _ENCODER.encode(_Seal(FORMAT, zlib.crc32(rest))) + b"\n" + rest)


def _read(folder: Path, name: str, stats: Mapping[str, os.stat_result]) -> Shelved | None:
    """Return what a journal and its side file say; None for a file that has gone."""
    own, side = stats[name], stats.get(name + SIDE)
    told = SideFile() if side is None else read_side(folder / name)
    plain = Shelved(name, own.st_size, own.st_mtime_ns, _stamp(side))
    plain = msgspec.structs.replace(plain, title=told.title, opened=told.opened, closed=told.closed)
    if not name.endswith(JOURNAL):
        return msgspec.structs.replace(plain, trouble=reason("store.shelf.broken", name=name))
    try:
        data = read_bytes(folder / name)
        contents = contents_of(data, name)
    except Trouble as trouble:
        # What cannot be read at this time may be readable the next time.
        stamp = own.st_mtime_ns if isinstance(trouble, BadSave) else -1
        return msgspec.structs.replace(plain, written=stamp, trouble=trouble.reason)
    turn = max((int(each["turn"]) for each in TURN.finditer(data)), default=0)
    return msgspec.structs.replace(plain, turn=turn, **_summary(contents))


def _summary(contents: Contents) -> dict[str, object]:
    """Return what the shelf tells of a journal's contents."""
    line = contents.line
    last = next((each for each in reversed(contents.records) if isinstance(each, _COUNTING)), None)
    renewed = next((each for each in reversed(line.positions) if each.fingerprint is not None), None)
    return {
        "header": contents.header,
        "ending": contents.ending,
        "moves": line.base + len(line.moves),
        "mover": last.mover if isinstance(last, PositionRecord) else None,
        "fingerprint": contents.header.fingerprint if renewed is None else renewed.fingerprint,
        "marked": line.marked,
    }


_COUNTING = (MoveRecord, UndoRecord, PositionRecord)


def _in_order(found: list[Shelved]) -> list[Shelved]:
    """Return matches, the one last taken up first; one that tells no turn stands where its time puts it."""
    dated = sorted(((match.written, match.turn) for match in found if match.turn), reverse=False)
    reached = list(_rising(dated))

    def place(match: Shelved) -> tuple[int, int, str]:
        return match.turn or _turn_at(reached, match.written), match.written, match.name

    return sorted(found, key=place, reverse=True)


def _rising(dated: list[tuple[int, int]]) -> Iterator[tuple[int, int]]:
    """Yield each time with the highest turn until then."""
    highest = 0
    for written, turn in dated:
        highest = max(highest, turn)
        yield written, highest


def _turn_at(reached: list[tuple[int, int]], written: int) -> int:
    """Return the highest turn that was taken up until a time."""
    low, high = 0, len(reached)
    while low < high:
        middle = (low + high) // 2
        if reached[middle][0] <= written:
            low = middle + 1
        else:
            high = middle
    return reached[low - 1][1] if low else 0
