"""Series: the file of many matches of bots, which can be stopped at any time and gone on with.

The first line says which matches they are, each further line is a finished one with what it tells the report. A last
line that was cut off counts as not played.
"""

from pathlib import Path
from typing import Any

import msgspec

from game.core.reason import reason
from game.play.bad_input import BadInput
from game.play.many_matches import Insistence, Told
from game.store.places import ensure_folder, read_bytes
from game.store.trouble import disk_trouble


class SeriesHeader(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which matches a file holds: seats are skills, `options` plain data, `fingerprint` that of data and rules."""

    game: str
    seats: tuple[str, ...]
    seed: int
    options: Any
    insistences: tuple[Insistence, ...]
    fingerprint: str


class Series:
    """A file of matches open for writing; `told` are those that it held already, in order."""

    def __init__(self, path: Path, header: SeriesHeader) -> None:
        """Open or begin the file; raise BadInput for one of other matches, DiskTrouble."""
        self.path = path
        try:
            begins = not path.exists() or not path.stat().st_size
        except OSError as error:
            raise disk_trouble(error, path) from error
        if begins:
            ensure_folder(path.parent)
            self.told: tuple[Told, ...] = ()
            whole = 0
        else:
            self.told, whole = _read(path, header)
        try:
            self._file = path.open("r+b" if path.exists() else "w+b")
            self._file.truncate(whole)
            self._file.seek(whole)
            if begins:
                self._write(header)
        except OSError as error:
            raise disk_trouble(error, path) from error

    def add(self, told: Told) -> None:
        """Write a finished match; raise DiskTrouble."""
        try:
            self._write(told)
        except OSError as error:
            raise disk_trouble(error, self.path) from error

    def close(self) -> None:
        """Let go of the file."""
        self._file.close()

    def _write(self, line: Any) -> None:
        self._file.write(msgspec.json.encode(line) + b"\n")
        self._file.flush()


def _read(path: Path, header: SeriesHeader) -> tuple[tuple[Told, ...], int]:
    """Return the matches of a file and how many bytes of it are whole lines; raise BadInput, DiskTrouble."""
    data = read_bytes(path)
    whole = data.rfind(b"\n") + 1
    lines = data[:whole].splitlines()
    told = []
    for number, line in enumerate(lines, 1):
        try:
            if number == 1:
                found = msgspec.json.decode(line, type=SeriesHeader)
            else:
                told.append(msgspec.json.decode(line, type=Told))
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise BadInput(reason("play.series.line", name=path.name, line=number, why=str(error))) from error
    if not lines:
        raise BadInput(reason("play.series.line", name=path.name, line=1, why=reason("play.series.cut")))
    # Only in their written form are the options of both alike.
    ours, theirs = (msgspec.json.decode(msgspec.json.encode(each)) for each in (header, found))
    if differing := [field for field in ours if ours[field] != theirs[field]]:
        raise BadInput(reason("play.series.other", name=path.name, field=differing[0]))
    return tuple(told), whole
