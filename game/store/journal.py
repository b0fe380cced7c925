"""Journal: the file of a match, written line by line while it is played."""

import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec

from game.core.reason import Reason, reason
from game.store.contents import Contents, contents_of
from game.store.lock import Lock
from game.store.places import ensure_folder, free_beside, read_bytes, write_atomically
from game.store.records import (
    Ending,
    Header,
    LostPosition,
    MoveRecord,
    PlayedRecord,
    PositionRecord,
    SeatRecord,
    UndoRecord,
    Written,
    encode,
)
from game.store.trouble import BadSave, DiskTrouble, disk_trouble

_APPEND = os.O_WRONLY | os.O_APPEND | getattr(os, "O_BINARY", 0)


class Journal:
    """A journal open for writing, locked until `close`.

    Each record goes to the system in one unbuffered write before its method returns. When that fails DiskTrouble is
    raised and the record does not count; it may be tried again. `turn` is written before the first of them: it orders
    the matches of a folder by when they were taken up, whatever the clock says.
    """

    def __init__(self, path: Path, lock: Lock, count: int, open_ended: bool, turn: int | None = None) -> None:
        self.path = path
        self._lock = lock
        self._count = count
        self._open_ended = open_ended
        self._turn = turn
        self._lost: Reason | None = None
        try:
            self._descriptor = os.open(path, _APPEND)
        except OSError as error:
            lock.release()
            raise disk_trouble(error, path) from error

    @classmethod
    def create(cls, path: Path, header: Header, turn: int | None = None) -> "Journal":
        """Return the journal of a match that begins; raise DiskTrouble, also when the file is there already."""
        ensure_folder(path.parent)
        lock = Lock.take(path)
        if lock is None or path.exists():
            if lock is not None:
                lock.release()
            raise DiskTrouble(reason("store.journal.exists", name=path.name))
        try:
            write_atomically(path, encode(header))
        except DiskTrouble:
            lock.release()
            raise
        return cls(path, lock, 0, open_ended=False, turn=turn)

    def move(self, text: str, sync: bool) -> None:
        """Write a move; `sync` waits until it would outlive a power cut."""
        self._append(MoveRecord(self._next, text), sync)

    def undo(self, to: int, free: bool) -> None:
        """Write that the match went back to where `to` moves had been made."""
        self._append(UndoRecord(self._next, to, free), sync=True)

    def seat(self, seat: int, kind: str) -> None:
        """Write who plays a seat from here on."""
        self._append(SeatRecord(self._next, seat, kind), sync=True)

    def position(
        self,
        at: int,
        position: dict[str, Any],
        *,
        fingerprint: str | None = None,
        ending: Ending | None = None,
        mover: int | None = None,
        sync: bool = False,
    ) -> None:
        """Write the plain position after `at` moves; `mover` is the seat whose turn it is."""
        self._append(PositionRecord(self._next, at, position, fingerprint, ending, mover), sync)

    def close(self) -> None:
        """Wait until the disk has everything, then let go of the file and its lock."""
        if self._descriptor >= 0:
            with suppress(OSError):
                os.fsync(self._descriptor)
            os.close(self._descriptor)
            self._descriptor = -1
            self._lock.release()

    @property
    def _next(self) -> int:
        """The number of the record that is about to be written."""
        return self._count + (1 if self._turn is None else 2)

    def _append(self, record: Written, sync: bool) -> None:
        """Write one record; a piece of a line that a full disk cut off becomes a line of its own."""
        if self._lost is not None:
            raise DiskTrouble(self._lost)
        line = encode(record)
        if self._turn is not None:
            line = encode(PlayedRecord(record.n - 1, self._turn)) + line
        if self._open_ended:
            line = b"\n" + line
        written = 0
        try:
            while written < len(line):
                written += os.write(self._descriptor, line[written:])
        except OSError as error:
            self._open_ended = True
            if written < len(line) - 1:
                raise disk_trouble(error, self.path) from error
        else:
            self._open_ended = False
        self._count = record.n
        self._turn = None
        if sync:
            self._sync()

    def _sync(self) -> None:
        """Wait until the disk has it; after a failure nobody knows what the file holds, so nothing more is written."""
        try:
            os.fsync(self._descriptor)
        except OSError as error:
            trouble = disk_trouble(error, self.path)
            self._lost = trouble.reason
            raise trouble from error


class Opened(msgspec.Struct, frozen=True):
    """A journal that was there: what it holds, what the player has to know, and the way to go on writing.

    `journal` is None where it can only be read.
    """

    contents: Contents
    notices: tuple[Reason, ...]
    journal: Journal | None


def read_journal(path: Path) -> Contents:
    """Return what a journal holds, without locking it; raise BadSave or DiskTrouble."""
    return contents_of(read_bytes(path), path.name)


def open_journal(path: Path, turn: int | None = None) -> Opened:
    """Return a journal to go on with; raise BadSave or DiskTrouble.

    Where another program plays the match, or the file cannot be written to, it is opened read-only. The file of an
    older format, or one whose last lines lead nowhere, is kept beside itself and what can be gone on from is written
    anew; any other file stays as it is and is written on.
    """
    try:
        lock = Lock.take(path)
    except DiskTrouble:
        return Opened(read_journal(path), (reason("store.journal.unwritable"),), None)
    if lock is None:
        return Opened(read_journal(path), (reason("store.journal.elsewhere"),), None)
    try:
        contents = read_journal(path)
        notices = tuple(_renew(path, contents))
    except (BadSave, DiskTrouble):
        lock.release()
        raise
    renewed = contents.cut or contents.migrated
    try:
        journal = Journal(path, lock, contents.count, contents.open_ended and not renewed, turn)
    except DiskTrouble:
        return Opened(contents, (reason("store.journal.unwritable"),), None)
    return Opened(contents, notices, journal)


def _renew(path: Path, contents: Contents) -> Iterator[Reason]:
    """Write a cut or older journal anew, with a copy of the old file beside it; yield what to tell the player."""
    if contents.torn:
        yield reason("store.journal.torn")
    if contents.cut or contents.migrated:
        old = read_bytes(path)
        data = old[: contents.end]
        if contents.migrated:
            lines = (contents.header, *(each for each in contents.records if not isinstance(each, LostPosition)))
            data = b"".join(map(encode, lines))
        kept = free_beside(path, "broken" if contents.cut else "older")
        write_atomically(kept, old)
        write_atomically(path, data)
        if contents.cut:
            yield reason("store.journal.damaged", kept=kept.name)
