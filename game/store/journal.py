"""Journal: the file of a match, written line by line while it is played."""

import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec

from game.core.reason import Reason, reason
from game.store.lock import Lock
from game.store.places import ensure_folder, set_aside, write_atomically
from game.store.records import (
    Contents,
    Ending,
    Header,
    MoveRecord,
    PositionRecord,
    Record,
    UndoRecord,
    encode,
    parse,
)
from game.store.trouble import BadSave, DiskTrouble, disk_trouble

_APPEND = os.O_WRONLY | os.O_APPEND | getattr(os, "O_BINARY", 0)


class Journal:
    """A journal open for writing, locked until `close`.

    Each record goes to the system in one unbuffered write before its method returns. When that fails DiskTrouble is
    raised and the record does not count; it may be tried again.
    """

    def __init__(self, path: Path, lock: Lock, count: int, open_ended: bool) -> None:
        self.path = path
        self._lock = lock
        self._count = count
        self._open_ended = open_ended
        self._lost: Reason | None = None
        try:
            self._descriptor = os.open(path, _APPEND)
        except OSError as error:
            lock.release()
            raise disk_trouble(error, path) from error

    @classmethod
    def create(cls, path: Path, header: Header) -> "Journal":
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
        return cls(path, lock, 0, open_ended=False)

    def move(self, text: str, sync: bool) -> None:
        """Write a move; `sync` waits until it would outlive a power cut."""
        self._append(MoveRecord(self._count + 1, text), sync)

    def undo(self, to: int, free: bool) -> None:
        """Write that the match went back to where `to` moves had been made."""
        self._append(UndoRecord(self._count + 1, to, free), sync=True)

    def position(
        self,
        at: int,
        position: dict[str, Any],
        *,
        fingerprint: str | None = None,
        ending: Ending | None = None,
        sync: bool = False,
    ) -> None:
        """Write the plain position after `at` moves."""
        self._append(PositionRecord(self._count + 1, at, position, fingerprint, ending), sync)

    def close(self) -> None:
        """Wait until the disk has everything, then let go of the file and its lock."""
        if self._descriptor >= 0:
            with suppress(OSError):
                os.fsync(self._descriptor)
            os.close(self._descriptor)
            self._descriptor = -1
            self._lock.release()

    def _append(self, record: Record, sync: bool) -> None:
        """Write one record; a piece of a line that a full disk cut off becomes a line of its own."""
        if self._lost is not None:
            raise DiskTrouble(self._lost)
        line = encode(record)
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
        self._count += 1
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
    try:
        data = path.read_bytes()
    except OSError as error:
        raise disk_trouble(error, path) from error
    return parse(data, path.name)


def open_journal(path: Path) -> Opened:
    """Return a journal to go on with; raise BadSave or DiskTrouble.

    Where another program plays the match, or the file cannot be written to, it is opened read-only. The file of an
    older format, or with a damaged line in its middle, is set aside and what can be read is written anew.
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
    renewed = contents.damaged or contents.migrated
    try:
        journal = Journal(path, lock, len(contents.records), contents.open_ended and not renewed)
    except DiskTrouble:
        return Opened(contents, (reason("store.journal.unwritable"),), None)
    return Opened(contents, notices, journal)


def _renew(path: Path, contents: Contents) -> Iterator[Reason]:
    """Write a damaged or older journal anew, the old file set aside; yield what to tell the player."""
    if contents.torn:
        yield reason("store.journal.torn")
    if contents.damaged or contents.migrated:
        kept = set_aside(path)
        write_atomically(path, b"".join(map(encode, (contents.header, *contents.records))))
        if contents.damaged:
            yield reason("store.journal.damaged", kept=kept.name)
