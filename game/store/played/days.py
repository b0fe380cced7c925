"""Days: which matches of days were played, by whom, and what par they have, in a file that can be worked out anew."""

from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta

from game.store.places import ensure_folder, read_whole, write_atomically
from game.store.records import Day, Word
from game.store.shelf import ASIDE
from game.store.shelf_index import Shelved, shelved

FILE = "days.json"
FORMAT = 1
MOST = 400
"""The pars of so many days are kept, the latest."""

_MOST_BYTES = 1 << 20


class Par(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which of the bots that tried the chair of a match won; `fingerprint` stands for the rules it was played under."""

    fingerprint: Word
    won: Annotated[tuple[bool, ...], Meta(max_length=99)]


class _File(msgspec.Struct, frozen=True):
    """What the file holds."""

    format: int
    pars: dict[Day, Par]


_ENCODER = msgspec.json.Encoder()
_DECODER = msgspec.json.Decoder(_File)


class Pars:
    """The pars that were worked out. A file that cannot be read counts as empty."""

    def __init__(self, matches: Path) -> None:
        """Read the file beside a folder of matches."""
        self.path = matches.with_name(FILE)
        self._pars: dict[Day, Par] = {}
        found = read_whole(self.path, _DECODER, _MOST_BYTES)
        if found is not None and found.format == FORMAT:
            self._pars = dict(found.pars)

    def of(self, day: Day, fingerprint: str) -> tuple[bool, ...] | None:
        """Return the par of a day under some rules, or None."""
        par = self._pars.get(day)
        return par.won if par is not None and par.fingerprint == fingerprint else None

    def keep(self, day: Day, fingerprint: str, won: tuple[bool, ...]) -> None:
        """Write the par of a day; raise DiskTrouble."""
        self._pars[day] = Par(fingerprint, won)
        self._pars = dict(sorted(self._pars.items())[-MOST:])
        ensure_folder(self.path.parent)
        write_atomically(self.path, _ENCODER.encode(_File(FORMAT, self._pars)))


def days_of(folder: Path, person: str, chair: int) -> dict[Day, Shelved]:
    """Return the matches of days that a person has begun in a folder, also those put aside; of two the first counts."""
    found: dict[Day, Shelved] = {}
    everything = [*shelved(folder / ASIDE, keep=False), *shelved(folder)]
    for match in sorted(everything, key=lambda match: (match.header and match.header.begun) or "", reverse=True):
        header = match.header
        if header is None or header.day is None or header.branch is not None or chair >= len(header.seats):
            continue
        if header.seats[chair].person == person:
            found[header.day] = match
    return found
