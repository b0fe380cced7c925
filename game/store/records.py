"""Records: the lines of a journal as Structs, and how a journal's bytes are read back into them.

A journal is JSON Lines. The first line is the header; every other line is a record with its number `n`, counted from 1
without gaps. A line that was torn when the program was killed is no JSON. What was written after it begins on a line of
its own with the number that the torn record would have had, so a reader skips the torn piece and misses nothing. A gap
in the numbers tells of a line that was spoilt later.
"""

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Annotated, Any, NamedTuple, TypeVar

import msgspec
from msgspec import Meta

from game.core.reason import Reason, reason
from game.store.content import BadContent, convert
from game.store.seat_plans import SeatPlan
from game.store.trouble import BadSave

T = TypeVar("T")

FORMAT = 2

Change = Callable[[dict[str, Any]], dict[str, Any]]


class Migration(NamedTuple):
    """What turns the plain lines of a format into those of the next one; records stay as they are without `record`."""

    header: Change
    record: Change | None = None


def _to_second(header: dict[str, Any]) -> dict[str, Any]:
    """The second format adds what may be left out."""
    return {**header, "format": 2}


MIGRATIONS: Mapping[int, Migration] = {1: Migration(_to_second)}
"""The migrations of all older formats."""

Number = Annotated[int, Meta(ge=1, le=1_000_000_000)]
Moves = Annotated[int, Meta(ge=0, le=1_000_000)]
Seat = Annotated[int, Meta(ge=0, le=9)]
Seed = Annotated[int, Meta(ge=0, le=2**63 - 1)]
Score = Annotated[int, Meta(ge=-1_000_000, le=1_000_000)]
Word = Annotated[str, Meta(max_length=64)]
Name = Annotated[str, Meta(max_length=255)]
Time = Annotated[str, Meta(pattern=r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$")]
"""A second in UTC."""
Day = Annotated[str, Meta(pattern=r"^\d{4}-\d\d-\d\d$")]
MOST_TALES = 3
MOST_LUCKS = 1000
MOST_BOXES = 4
"""So many boxes are opened in an evening at most."""


def utc(seconds: float) -> str:
    """Return a moment in seconds since 1970 as a time of journals."""
    return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(seconds))


LESSON = "lesson"
"""What stands for the lesson of a game in the place of a journal's name; the first position is then written."""


class Branch(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Where a match was played on from: the file name of another one's journal, and how many moves it had there.

    What is played on from a lesson is a branch of LESSON. With `luck` everything that no seat had seen there was
    shuffled anew from that seed. `earlier` are the moments before, by their number of moves, at which that was done
    already in the other match.
    """

    match: Name
    at: Moves
    luck: Seed | None = None
    earlier: Annotated[tuple[tuple[Moves, Seed], ...], Meta(max_length=MOST_LUCKS)] = ()

    @property
    def lucks(self) -> tuple[tuple[int, int], ...]:
        """The numbers of moves after which all that no seat had seen was shuffled anew, each with the seed."""
        return self.earlier if self.luck is None else (*self.earlier, (self.at, self.luck))


class Evening(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An evening and which of its boxes a match is: `boxes` are its games in order, `box` counts from 0.

    `id` is the same in all its matches, `length` the name of how long they are wanted.
    """

    id: Word
    boxes: Annotated[tuple[Word, ...], Meta(min_length=1, max_length=MOST_BOXES)]
    box: Annotated[int, Meta(ge=0, lt=MOST_BOXES)]
    length: Word = ""

    def __post_init__(self) -> None:
        if self.box >= len(self.boxes):
            raise ValueError(f"box: expected at most {len(self.boxes) - 1}")


class Header(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="record", tag="match"
):
    """The first line: everything that a match is made of besides its moves.

    `options` are the game's options as plain data; `fingerprint` stands for the data and rules it was begun with.
    `begun` tells when, `branch` which match it was played on from; the first moves of a branch are those of the other
    match. `packs` are the names of the card packs in it; `handicap` (one number a seat) has its place here, empty.
    `day` is there where it is the match of a day, `evening` where it is one of the boxes of an evening.
    """

    format: int
    game: Word
    options: dict[str, Any]
    seats: tuple[SeatPlan, ...]
    seed: Seed
    fingerprint: Word
    begun: Time | None = None
    branch: Branch | None = None
    packs: tuple[Word, ...] = ()
    handicap: tuple[Score, ...] = ()
    day: Day | None = None
    evening: Evening | None = None


class Ending(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How the match ended, as far as it is worth keeping beside the last position.

    `ranking` has the seats from best to worst in groups of equals, `result` the sentence of the results page, `story`
    the sentences that tell what the match hung on. `left` are the seats whose persons had a bot play for them for some
    time: the match does not count for them. `figures` and `stamps` have their place here and are empty.
    """

    ending: Word
    winners: tuple[Seat, ...]
    scores: tuple[Score, ...]
    ranking: tuple[tuple[Seat, ...], ...] = ()
    result: Reason | None = None
    story: Annotated[tuple[Reason, ...], Meta(max_length=MOST_TALES)] = ()
    figures: dict[Word, Score | tuple[Score, ...]] = {}
    stamps: tuple[Word, ...] = ()
    left: tuple[Seat, ...] = ()


class PlayedRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False, tag_field="record", tag="played"):
    """The match was taken up; `turn` is higher than that of any match of its folder that was taken up before."""

    n: Number
    turn: Number


class MoveRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False, tag_field="record", tag="move"):
    """A move in its text form."""

    n: Number
    text: Annotated[str, Meta(max_length=1000)]


class UndoRecord(
    msgspec.Struct,
    frozen=True,
    forbid_unknown_fields=True,
    omit_defaults=True,
    gc=False,
    tag_field="record",
    tag="undo",
):
    """The match went back to where `to` moves had been made; `free` if it passed the fence."""

    n: Number
    to: Moves
    free: bool = False


class SeatRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False, tag_field="record", tag="seat"):
    """From here on a seat is played by a bot of a skill in the place of its person, or by the person again."""

    n: Number
    seat: Seat
    kind: Word


class PositionRecord(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="record", tag="position"
):
    """The plain position after `at` moves.

    `fingerprint` is there where the match went on under other data or rules; `ending` where it is over, `mover` where
    it is known whose turn it is.
    """

    n: Number
    at: Moves
    position: dict[str, Any]
    fingerprint: Word | None = None
    ending: Ending | None = None
    mover: Seat | None = None


class LostPosition(msgspec.Struct, frozen=True, gc=False):
    """The place of a position that can no longer be read: the records beside it tell all that it told."""

    n: int


Written = PlayedRecord | MoveRecord | UndoRecord | SeatRecord | PositionRecord
Record = Written | LostPosition


class Lines(msgspec.Struct, frozen=True):
    """The lines of a journal that can be read.

    `records` have ascending numbers; a gap tells that something is missing. `ends` are the bytes of the file up to the
    end of each. `torn` tells that the last line cannot be read, `migrated` that the file is of an older format;
    `open_ended` that it does not end with a line's end.
    """

    header: Header
    records: tuple[Record, ...]
    ends: tuple[int, ...]
    torn: bool = False
    migrated: bool = False
    open_ended: bool = False


_ENCODER = msgspec.json.Encoder()
_RECORD = msgspec.json.Decoder(Written)
_LINE = msgspec.json.Decoder(dict[str, Any])
_POSITION = b'{"record":"position",'


def encode(line: Header | Written) -> bytes:
    """Return a header or record as one line of a journal."""
    return _ENCODER.encode(line) + b"\n"


def parse(data: bytes, name: str, migrations: Mapping[int, Migration] = MIGRATIONS, newest: int = FORMAT) -> Lines:
    """Return what the bytes of a journal say; `name` is that of the file. Raises BadSave for an unreadable header."""
    first, *lines = data.split(b"\n")
    plain = _decoded(_LINE, first)
    version = None if plain is None else plain.get("format")
    if plain is None or type(version) is not int or version < min(migrations, default=newest):
        raise BadSave(reason("store.journal.unreadable", name=name))
    if version > newest:
        raise BadSave(reason("store.journal.later", name=name))
    migrated = version < newest
    if migrated:
        try:
            plain, lines = _migrate(plain, lines, migrations, version, newest)
        except (LookupError, TypeError, ValueError) as error:
            raise BadSave(reason("store.journal.unreadable", name=name)) from error
    try:
        header = convert(plain, Header, name)
    except BadContent as error:
        raise BadSave(reason("store.journal.header", complaint=str(error))) from error
    read = list(_read(lines, len(first) + 1))
    kept = list(_in_order(read))
    return Lines(
        header,
        tuple(record for record, _ in kept),
        tuple(end for _, end in kept),
        torn=bool(read) and not isinstance(read[-1][0], Written),
        migrated=migrated,
        open_ended=not data.endswith(b"\n"),
    )


def _decoded(decoder: "msgspec.json.Decoder[T]", line: bytes) -> T | None:
    """Return what a line says, or None for one that cannot be read."""
    try:
        return decoder.decode(line)
    except (ValueError, RecursionError):
        return None


def _read(lines: Sequence[bytes], start: int) -> Iterator[tuple[Record | None, int]]:
    """Yield what each line that is not empty says (None: nothing that can be read), and the byte after its end."""
    end = start
    for line in lines:
        end += len(line) + 1
        if line:
            record: Record | None = _decoded(_RECORD, line)
            if record is None and line.startswith(_POSITION):
                record = LostPosition(0)
            yield record, end


def _in_order(read: Sequence[tuple[Record | None, int]]) -> Iterator[tuple[Record, int]]:
    """Yield the records in which the numbers go up, each with the byte after its end.

    A number that neither follows the one before nor leads to the one after is taken for spoilt.
    """
    whole = [record.n for record, _ in read if isinstance(record, Written)]
    number, at = 0, 0
    lost: list[int] = []
    for record, end in read:
        if isinstance(record, LostPosition):
            lost.append(end)
        if not isinstance(record, Written):
            continue
        at += 1
        missing = record.n - number - 1
        is_spoilt = missing > len(lost) and at < len(whole) and whole[at] != record.n + 1
        if missing < 0 or is_spoilt:
            continue
        if 0 < missing <= len(lost):
            for index, each in enumerate(lost[-missing:], start=1):
                yield LostPosition(number + index), each
        lost.clear()
        number = record.n
        yield record, end


def _migrate(
    first: dict[str, Any], lines: list[bytes], migrations: Mapping[int, Migration], version: int, newest: int
) -> tuple[dict[str, Any], list[bytes]]:
    """Return the plain header and the lines of an older journal in the newest format.

    A line that cannot be read stays as it is.
    """
    steps = [migrations[step] for step in range(version, newest)]
    for step in steps:
        first = step.header(first)
    for change in (step.record for step in steps if step.record is not None):
        lines = [_changed(line, change) for line in lines]
    return first, lines


def _changed(line: bytes, change: Change) -> bytes:
    """Return a line that was changed, or as it is where it cannot be read."""
    plain = _decoded(_LINE, line)
    return line if plain is None else _ENCODER.encode(change(plain))
