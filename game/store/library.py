"""Library: the folder of all matches that were played."""

import time
from collections.abc import Collection, Iterator
from itertools import count
from pathlib import Path

import msgspec

from game.core.reason import Reason, reason
from game.store.journal import Journal, read_journal
from game.store.lock import Lock
from game.store.places import set_aside
from game.store.records import Ending, Header
from game.store.trouble import BadSave, DiskTrouble, Trouble


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
        return Journal.create(next(path for name in names if not (path := self.folder / name).exists()), header)

    def entries(self) -> Iterator[Entry]:
        """Yield the matches, the one last played first."""
        for path in sorted(self.folder.glob("*.jsonl"), key=_changed, reverse=True):
            try:
                contents = read_journal(path)
            except BadSave as trouble:
                self._set_aside(path, trouble)
            except DiskTrouble as trouble:
                self.notices.append(trouble.reason)
            else:
                yield Entry(path, contents.header, contents.ending, _changed(path))

    def last_unfinished(self, games: Collection[str]) -> Entry | None:
        """Return the match of one of these games that was last played and is not over, or None."""
        return next((each for each in self.entries() if each.ending is None and each.header.game in games), None)

    def _set_aside(self, path: Path, trouble: BadSave) -> None:
        """Move a broken file out of the way, unless it is of a later version or somebody is about to write it."""
        if trouble.reason.key != "store.journal.unreadable":
            self.notices.append(trouble.reason)
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
            self.notices.append(reason("store.journal.broken", name=path.name, kept=kept.name))


def _changed(path: Path) -> float:
    """Return when a file was last written to, in seconds since 1970; 0 for one that has just gone."""
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0
