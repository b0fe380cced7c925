"""Records: the lines of a journal as Structs, and how a journal's bytes are read back into them.

A journal is JSON Lines. The first line is the header; every other line is a record with its number `n`, counted from 1
without gaps. A line that was torn when the program was killed is no JSON. What was written after it begins on a line of
its own with the number that the torn record would have had, so a reader skips the torn piece and misses nothing.
"""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from game.core.reason import reason
from game.store.seats import SeatPlan
from game.store.trouble import BadSave

FORMAT = 1

Migration = Callable[[list[dict[str, Any]]], list[dict[str, Any]]]
MIGRATIONS: Mapping[int, Migration] = {}
"""For each older format: what turns its plain lines (header first) into those of the next format."""


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="record", tag="match"):
    """The first line: everything that a match is made of besides its moves.

    `options` are the game's options as plain data; `fingerprint` stands for the data and rules it was begun with.
    """

    format: int
    game: str
    options: dict[str, Any]
    seats: tuple[SeatPlan, ...]
    seed: int
    fingerprint: str


class Ending(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the match ended, as far as it is worth keeping beside the last position."""

    ending: str
    winners: tuple[int, ...]
    scores: tuple[int, ...]


class MoveRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="record", tag="move"):
    """A move in its text form."""

    n: int
    text: str


class UndoRecord(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="record", tag="undo"
):
    """The match went back to where `to` moves had been made; `free` if it passed the fence."""

    n: int
    to: int
    free: bool = False


class PositionRecord(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="record", tag="position"
):
    """The plain position after `at` moves.

    `fingerprint` is there where the match went on under other data or rules; `ending` where it is over.
    """

    n: int
    at: int
    position: dict[str, Any]
    fingerprint: str | None = None
    ending: Ending | None = None


Record = MoveRecord | UndoRecord | PositionRecord


class Contents(msgspec.Struct, frozen=True):
    """What a journal holds.

    `torn` tells that the last line was cut off, `damaged` that a line in the middle cannot be read: records end before
    it. `migrated` tells that the file is of an older format; `open_ended` that it does not end with a line's end.
    """

    header: Header
    records: tuple[Record, ...]
    torn: bool = False
    damaged: bool = False
    migrated: bool = False
    open_ended: bool = False

    @property
    def ending(self) -> Ending | None:
        """How the match ended, or None while it goes on."""
        last = self.records[-1] if self.records else None
        return last.ending if isinstance(last, PositionRecord) else None


_ENCODER = msgspec.json.Encoder()
_RECORD = msgspec.json.Decoder(Record)
_LINE = msgspec.json.Decoder(dict[str, Any])


def encode(line: Header | Record) -> bytes:
    """Return a header or record as one line of a journal."""
    return _ENCODER.encode(line) + b"\n"


def parse(data: bytes, name: str, migrations: Mapping[int, Migration] = MIGRATIONS, newest: int = FORMAT) -> Contents:
    """Return what the bytes of a journal say; `name` is that of the file. Raises BadSave for an unreadable header."""
    first, *lines = data.split(b"\n")
    try:
        version = _LINE.decode(first).get("format")
    except msgspec.DecodeError as error:
        raise BadSave(reason("store.journal.unreadable", name=name)) from error
    if not isinstance(version, int) or version < min(migrations, default=newest):
        raise BadSave(reason("store.journal.unreadable", name=name))
    if version > newest:
        raise BadSave(reason("store.journal.later", name=name))
    try:
        if version < newest:
            first, lines = _migrate(first, lines, migrations, version, newest)
        header = msgspec.json.decode(first, type=Header)
    except (msgspec.DecodeError, LookupError, TypeError, ValueError) as error:
        raise BadSave(reason("store.journal.unreadable", name=name)) from error
    records: list[Record] = []
    unreadable = damaged = False
    for line in filter(None, lines):
        try:
            record = _RECORD.decode(line)
        except msgspec.DecodeError:
            unreadable = True
            continue
        if record.n != len(records) + 1:
            damaged = True
            break
        records.append(record)
        unreadable = False
    return Contents(
        header,
        tuple(records),
        torn=unreadable and not damaged,
        damaged=damaged,
        migrated=version < newest,
        open_ended=not data.endswith(b"\n"),
    )


def _migrate(
    first: bytes, lines: list[bytes], migrations: Mapping[int, Migration], version: int, newest: int
) -> tuple[bytes, list[bytes]]:
    """Return the header and the readable lines of an older journal in the newest format."""
    plain = [_LINE.decode(first)]
    for line in filter(None, lines):
        try:
            plain.append(_LINE.decode(line))
        except msgspec.DecodeError:
            continue
    for step in range(version, newest):
        plain = migrations[step](plain)
    header, *records = map(_ENCODER.encode, plain)
    return header, records
