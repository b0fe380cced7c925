"""Library: the folder of all matches that were played."""

import os
import time
from collections.abc import Collection, Iterator
from contextlib import suppress
from itertools import count
from pathlib import Path

import msgspec

from game.core.reason import Reason, reason
from game.store.journal import Journal
from game.store.lock import Lock
from game.store.packs.kept_packs import sweep_kept
from game.store.places import set_aside, sweep
from game.store.records import Ending, Header
from game.store.shelf import ASIDE
from game.store.shelf_index import shelved
from game.store.trouble import Trouble

_UNREADABLE, _HEADER = "store.journal.unreadable", "store.journal.header"
_HIGHEST_TURN = 999_999_999


class Entry(msgspec.Struct, frozen=True):
    """A match in the library: its file, how it was begun, how it ended (None: it goes on), and when it was last played.

    `changed` is in seconds since 1970.
    """

    path: Path
    header: Header
    ending: Ending | None
    changed: float


class Library:
    """The matches of one folder, which is made when the first is played.

    Files that cannot be read are set aside when they are come across; `notices` says which.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.notices: list[Reason] = []

    def create(self, header: Header) -> Journal:
        """Return the journal of a match that begins, named by game and local time; raise DiskTrouble."""
        stem = f"{header.game}-{time.strftime('%Y%m%d-%H%M%S')}"
        names = (f"{stem}.jsonl" if n == 1 else f"{stem}-{n}.jsonl" for n in count(1))
        path = next(
            path
            for name in names
            if not os.path.lexists(path := self.folder / name) and not os.path.lexists(self.folder / ASIDE / name)
        )
        return Journal.create(path, header, next_turn(self.folder))

    def entries(self) -> Iterator[Entry]:
        """Yield the matches, the one last taken up first."""
        for match in shelved(self.folder):
            path = self.folder / match.name
            if match.header is not None:
                yield Entry(path, match.header, match.ending, match.changed)
            elif match.trouble is not None and match.is_journal:
                self._set_aside(path, match.trouble)

    def has_finished(self, game: str, besides: Path | None = None, seats: int | None = None) -> bool:
        """Return whether a match of a game was played to its end, one of another file than `besides`.

        With `seats` only matches of so many count.
        """
        found = [each for each in shelved(self.folder) if besides is None or each.name != besides.name]
        headers = [each.header for each in found if each.ending is not None and each.header is not None]
        return any(each.game == game and seats in {None, len(each.seats)} for each in headers)

    def last_unfinished(self, games: Collection[str], packs: Collection[str] | None = None) -> Entry | None:
        """Return the match of one of these games that was last played and is not over, or None.

        Where `packs` are given, matches with other packs are passed over.
        """
        for each in self.entries():
            missing = () if packs is None else set(each.header.packs).difference(packs)
            if each.ending is None and each.header.game in games and not missing:
                return each
        return None

    def sweep(self) -> None:
        """Remove what programs that were killed left in the folder: half-written files, and locks that nobody holds."""
        sweep(self.folder)
        sweep_kept(self.folder)
        for lock in _listed(self.folder, ".*.lock"):
            with suppress(Trouble):
                if left := Lock.take(lock.with_name(lock.name[1 : -len(".lock")])):
                    left.release()

    def lay_aside(self, entry: Entry) -> None:
        """Rename a match that cannot be gone on with, so that it is offered no more; `notices` says where it is."""
        if os.path.lexists(entry.path):
            self._set_aside(entry.path, reason(_UNREADABLE, name=entry.path.name))

    def _set_aside(self, path: Path, trouble: Reason) -> None:
        """Move a broken file out of the way, unless it is of a later version or somebody is about to write it."""
        if trouble.key not in {_UNREADABLE, _HEADER}:
            self.notices.append(trouble)
            return
        try:
            lock = Lock.take(path)
            if lock is None:
                return
            try:
                kept = set_aside(path)
            finally:
                lock.release()
        except Trouble as worse:
            self.notices.append(worse.reason)
        else:
            if trouble.key == _HEADER:
                self.notices.append(trouble)
            self.notices.append(reason("store.journal.broken", name=path.name, kept=kept.name))


def next_turn(folder: Path) -> int:
    """Return the turn of a match that is taken up in a folder: higher than that of any other there."""
    return min(max((match.turn for match in shelved(folder, keep=False)), default=0) + 1, _HIGHEST_TURN)


def _listed(folder: Path, pattern: str) -> list[Path]:
    """Return what of a folder has such a name; of one that cannot be read, nothing."""
    try:
        return list(folder.glob(pattern))
    except OSError:
        return []
