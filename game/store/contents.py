"""Contents: what a journal holds, and what of its records still counts after all undoing."""

from collections.abc import Sequence

import msgspec

from game.store.records import (
    Ending,
    Header,
    MoveRecord,
    PlayedRecord,
    PositionRecord,
    Record,
    SeatRecord,
    UndoRecord,
    parse,
)
from game.store.seat_plans import PERSON


class StandIns:
    """The seats that bots play for their persons, heard from record after record.

    A person who sits down in the very record after their seat was left to a bot lets it decide all the same, until the
    person sits down once more or the match is taken up again.
    """

    def __init__(self) -> None:
        self.seats: frozenset[int] = frozenset()
        self._seated: frozenset[int] = frozenset()
        self._left: int | None = None

    def hear(self, record: Record) -> None:
        """Hear what was written next."""
        left, self._left = self._left, None
        match record:
            case SeatRecord(seat=seat, kind=kind) if kind != PERSON:
                self.seats, self._left = self.seats | {seat}, seat
                self._seated -= {seat}
            case SeatRecord(seat=seat) if seat == left:
                self._seated |= {seat}
            case SeatRecord(seat=seat):
                self.seats, self._seated = self.seats - {seat}, self._seated - {seat}
            case PlayedRecord():
                self.seats, self._seated = self.seats - self._seated, frozenset()


class Line(msgspec.Struct, frozen=True):
    """What still holds: moves, those that could be redone, and positions on the way.

    `base` is the number of moves before the first of `moves`: more than 0 where records are missing, and then the first
    of `positions` is the one after `base` moves. `absent` are before each of `moves` the seats of persons that bots
    play. `held` is how many of the records lead there; what is behind them follows missing records and no position
    tells where it belongs. `marked` tells that an undo passed its fence.
    """

    base: int
    moves: tuple[str, ...]
    absent: tuple[frozenset[int], ...]
    redo: tuple[str, ...]
    positions: tuple[PositionRecord, ...]
    marked: bool
    held: int


class Contents(msgspec.Struct, frozen=True):
    """What a journal holds: its header, the records that lead to where the match can be gone on from, and their line.

    `damaged` tells that lines are missing which cannot be made up for, and `cut` that the records after them lead
    nowhere: they are left out. `torn` tells that the last line was cut off, `migrated` that the file is of an older
    format, `open_ended` that it does not end with a line's end. `end` is the byte after the last of the records.
    """

    header: Header
    records: tuple[Record, ...]
    line: Line
    end: int
    torn: bool = False
    damaged: bool = False
    cut: bool = False
    migrated: bool = False
    open_ended: bool = False

    @property
    def ending(self) -> Ending | None:
        """How the match ended, or None while it goes on."""
        last = next((each for each in reversed(self.records) if not isinstance(each, PlayedRecord | SeatRecord)), None)
        return last.ending if isinstance(last, PositionRecord) else None

    @property
    def seated(self) -> tuple[SeatRecord, ...]:
        """Who left a seat to a bot or took it back, in order; undoing changes nothing about that."""
        return tuple(record for record in self.records if isinstance(record, SeatRecord))

    @property
    def count(self) -> int:
        """The number of the last record."""
        return self.records[-1].n if self.records else 0


def contents_of(data: bytes, name: str) -> Contents:
    """Return what the bytes of a journal hold; `name` is that of the file. Raises BadSave."""
    lines = parse(data, name)
    line = line_of(lines.records)
    cut = line.held < len(lines.records)
    return Contents(
        lines.header,
        lines.records[: line.held],
        line,
        lines.ends[line.held - 1] if line.held else data.find(b"\n") + 1,
        torn=lines.torn and not cut,
        damaged=cut or line.base > 0,
        cut=cut,
        migrated=lines.migrated,
        open_ended=lines.open_ended,
    )


def line_of(records: Sequence[Record]) -> Line:
    """Return what holds after all records.

    Their numbers go up. Where one is missing, or contradicts the records before it, nothing is known until the next
    position.
    """
    base, number, held = 0, 0, 0
    moves: list[str] = []
    absent: list[frozenset[int]] = []
    away = StandIns()
    redo: list[str] = []
    positions: list[PositionRecord] = []
    marked, known = False, True
    # The first record is the position at the start, which follows from the header too.
    if records and records[0].n == 2:
        number = 1
    for index, record in enumerate(records):
        known = known and record.n == number + 1
        number = record.n
        away.hear(record)
        match record:
            case MoveRecord(text=text) if known:
                if redo and redo[-1] == text:
                    redo.pop()
                else:
                    redo.clear()
                moves.append(text)
                absent.append(away.seats)
            case UndoRecord(to=to, free=free):
                marked = marked or free
                known = known and base <= to <= base + len(moves)
                if known:
                    redo.extend(reversed(moves[to - base :]))
                    del moves[to - base :], absent[to - base :]
                    positions = [position for position in positions if position.at <= to]
            case PositionRecord(at=at):
                if not known or at != base + len(moves):
                    base, known = at, True
                    moves, absent, redo, positions = [], [], [], []
                positions.append(record)
        if known:
            held = index + 1
    return Line(base, tuple(moves), tuple(absent), tuple(reversed(redo)), tuple(positions), marked, held)
