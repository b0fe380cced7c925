"""Statistics file: the finished matches of everybody who plays here, which the journals can tell anew."""

from collections.abc import Iterable
from pathlib import Path

import msgspec

from game.store.places import ensure_folder, read_whole, write_atomically
from game.store.played.tallies import Played, key_of, played_of
from game.store.shelf import ASIDE
from game.store.shelf_index import Shelved, shelved

FILE = "statistics.json"
FORMAT = 2
_MOST_BYTES = 64 << 20


class _File(msgspec.Struct, frozen=True):
    """What the file holds."""

    format: int
    matches: tuple[Played, ...]


_ENCODER = msgspec.json.Encoder()
_DECODER = msgspec.json.Decoder(_File)


class Statistics:
    """The matches that count. A file that cannot be read counts as empty: what the journals tell is taken in again."""

    def __init__(self, matches: Path, *, anew: bool = False) -> None:
        """Read the file beside a folder of matches; `anew` leaves out what no journal tells any more."""
        self.path = matches.with_name(FILE)
        self._folder = matches
        self._kept: dict[str, Played] = {}
        self._written = False
        if anew:
            return
        found = read_whole(self.path, _DECODER, _MOST_BYTES)
        if found is not None and found.format == FORMAT:
            self._kept = {match.key: match for match in found.matches}
            self._written = True

    @property
    def matches(self) -> tuple[Played, ...]:
        """All matches that count, in the order in which they were begun; those that do not tell come first."""
        return tuple(sorted(self._kept.values(), key=lambda match: (match.begun or "", match.key)))

    def gather(self, *, keep: bool = True) -> None:
        """Take in what all journals tell, also those that were put aside, and write it; raise DiskTrouble.

        Without `keep` nothing is written, not even what the shelf knows of itself.
        """
        found = [*shelved(self._folder / ASIDE, keep=False), *shelved(self._folder, keep=keep)]
        changed = self._take(found)
        if keep and (changed or not self._written) and (self._kept or self.path.exists()):
            ensure_folder(self.path.parent)
            write_atomically(self.path, _ENCODER.encode(_File(FORMAT, self.matches)))
            self._written = True

    def _take(self, found: Iterable[Shelved]) -> bool:
        """Take in what journals tell; return whether that is something else than before.

        What a journal tells at this time counts, also where that is that the match is not over after all.
        """
        told: dict[str, Played | None] = {}
        for match in found:
            if match.header is None:
                continue
            ended = match.ending
            told[key_of(match.header, match.name)] = (
                None if ended is None else played_of(match.header, ended, match.name, marked=match.marked)
            )
        before = dict(self._kept)
        for key, played in told.items():
            if played is None:
                self._kept.pop(key, None)
            else:
                self._kept[key] = played
        return self._kept != before
