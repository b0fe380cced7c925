"""Shelf: all matches of a folder, to be found, named, put aside, brought back, copied out and added.

Every change renames or writes one file after the other, the journal in a single step, so that wherever the program is
killed the match lies in the folder or in `put-aside`; what was left apart is brought together when the shelf is opened.
"""

import os
import time
import unicodedata
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Literal

import msgspec
from msgspec.structs import replace

from game.core.reason import reason
from game.store.contents import Contents, contents_of
from game.store.lock import Lock
from game.store.packs.kept_packs import long_kept, remove_kept
from game.store.places import ensure_folder, read_bytes, write_newly
from game.store.records import utc
from game.store.shelf_index import JOURNAL, TURN, Shelved, shelved
from game.store.side_file import LONGEST_TITLE, SIDE, read_side, write_side
from game.store.trouble import BadSave, Trouble, disk_trouble

ASIDE = "put-aside"
PICTURE = ".png"
ANALYSIS = ".analysis.json"
COMPANIONS = (SIDE, ANALYSIS, PICTURE)
"""What the files beside a journal end with."""

KEPT_ASIDE = 30 * 24 * 3600
"""The seconds that a match which was put aside is kept."""

_FIRST_TURN = rb"\g<before>1}"

State = Literal["all", "unfinished", "finished"]


class Wanted(msgspec.Struct, frozen=True):
    """What is looked for on the shelf: a state, a game (None: any), and words of a title or of players' names."""

    state: State = "all"
    game: str | None = None
    words: str = ""

    def admits(self, match: Shelved, title: str) -> bool:
        """Return whether a match is looked for; `title` is what it is called on the shelf."""
        header = match.header
        if self.state != "all" and (header is None or (match.ending is None) != (self.state == "unfinished")):
            return False
        if self.game is not None and (header is None or header.game != self.game):
            return False
        names = () if header is None else (seat.name for seat in header.seats)
        told = _folded(" ".join((title, match.name, *names)))
        return all(word in told for word in _folded(self.words).split())


class Shelf:
    """The shelf of one folder of matches. Its methods raise Trouble and have changed nothing then."""

    def __init__(self, folder: Path, clock: Callable[[], float] = time.time) -> None:
        self.folder = folder
        self.aside = folder / ASIDE
        self._clock = clock

    def open(self) -> list[Shelved]:
        """Return the matches, the one last taken up first; what was put aside long ago goes for good.

        So do the kept packs that no match names any more.
        """
        if self.aside.is_dir():
            self._reunite(self.folder, self.aside)
            self._reunite(self.aside, self.folder)
            self._empty()
        found = shelved(self.folder)
        self._clear_packs(found)
        return found

    def path(self, match: Shelved) -> Path:
        """Return the path of a match's journal."""
        return self.folder / match.name

    def picture(self, match: Shelved) -> Path:
        """Return the path of a match's small picture, which need not be there."""
        return self.folder / (match.name + PICTURE)

    def rename(self, match: Shelved, title: str) -> None:
        """Give a match a title; an empty one takes it away."""
        told = " ".join(title.split())
        told = "".join(letter for letter in told if letter.isprintable())[:LONGEST_TITLE]
        path = self._present(match.name)
        write_side(path, replace(read_side(path), title=told))

    def note_opened(self, match: Shelved) -> None:
        """Write down that a match was opened; where that cannot be written it does not matter."""
        path = self.path(match)
        with suppress(Trouble):
            write_side(path, replace(read_side(path), opened=self._now()))

    def put_aside(self, match: Shelved) -> str:
        """Move a match with what lies beside it to `put-aside`; return its name there, by which it is restored."""
        path = self._present(match.name)
        lock = Lock.take(path)
        if lock is None:
            raise BadSave(reason("store.shelf.in_use", name=match.name))
        try:
            ensure_folder(self.aside)
            write_side(path, replace(read_side(path), put_aside=self._now()))
            name = _free(match.name, self.aside)
            _move(path, self.aside / name)
        finally:
            lock.release()
        return name

    def restore(self, name: str) -> str:
        """Bring a match that was put aside back; return its name."""
        path = self.aside / name
        if not path.is_file():
            raise BadSave(reason("store.shelf.gone", name=name))
        back = _free(name, self.folder)
        _move(path, self.folder / back)
        with suppress(Trouble):
            write_side(self.folder / back, replace(read_side(self.folder / back), put_aside=None))
        return back

    def export(self, match: Shelved, folder: Path) -> Path:
        """Copy a match's journal to a folder under its title, beside what is there; return where it is."""
        data = read_bytes(self._present(match.name))
        stem = "".join(each if each.isalnum() or each in " -_" else "_" for each in match.title).strip(" _.")
        wanted = f"{stem}{JOURNAL}" if stem else match.name
        ensure_folder(folder)
        path = folder / _free(wanted, folder)
        write_newly(path, data)
        return path

    def add(self, source: Path, check: Callable[[Contents, str], None]) -> str:
        """Take a copy of a match's journal from anywhere onto the shelf and return its name.

        `check` raises Trouble for one that does not come out as it says. Nothing is ever overwritten, and what is here
        already is not added once more.
        """
        data = read_bytes(source)
        contents = contents_of(data, source.name)
        if contents.damaged or contents.torn:
            raise BadSave(reason("store.journal.line", name=source.name))
        check(contents, source.name)
        data = _without_turns(data)
        if (there := self._same(data)) is not None:
            raise BadSave(reason("store.shelf.twice", name=there))
        ensure_folder(self.folder)
        stamp = time.strftime("%Y%m%d-%H%M%S", time.localtime(self._clock()))
        name = _free(f"{contents.header.game}-{stamp}{JOURNAL}", self.folder, self.aside)
        write_newly(self.folder / name, data)
        return name

    def _same(self, data: bytes) -> str | None:
        """Return the match that has these bytes, or None."""
        for match in shelved(self.folder):
            if match.header is not None and match.size >= len(data):
                with suppress(Trouble):
                    if _without_turns(read_bytes(self.path(match))) == data:
                        return match.name
        return None

    def _now(self) -> str:
        return utc(self._clock())

    def _present(self, name: str) -> Path:
        """Return the path of a match that has to be there."""
        path = self.folder / name
        if not path.is_file():
            raise BadSave(reason("store.shelf.gone", name=name))
        return path

    def _reunite(self, here: Path, there: Path) -> None:
        """Move what lies beside no journal here to its journal there."""
        for each in _names(here):
            ending = next((ending for ending in COMPANIONS if each.endswith(ending)), None)
            journal = each[: -len(ending)] if ending else ""
            if JOURNAL not in journal or (here / journal).exists() or not (there / journal).is_file():
                continue
            with suppress(OSError):
                if not (there / each).exists():
                    (here / each).rename(there / each)

    def _empty(self) -> None:
        """Remove what was put aside too long ago; what does not tell when begins to count."""
        oldest = utc(self._clock() - KEPT_ASIDE)
        for name in _names(self.aside):
            path = self.aside / name
            if JOURNAL not in name or name.endswith(COMPANIONS) or not path.is_file():
                continue
            side = read_side(path)
            with suppress(Trouble, OSError):
                if side.put_aside is None:
                    write_side(path, replace(side, put_aside=self._now()))
                elif side.put_aside < oldest:
                    path.unlink()
                    for ending in COMPANIONS:
                        path.with_name(name + ending).unlink(missing_ok=True)

    def _clear_packs(self, found: list[Shelved]) -> None:
        """Remove the kept packs that no match here or put aside names, unless one of these cannot be read."""
        spare = long_kept(self.folder)
        for folder in (self.folder, self.aside):
            if not spare:
                return
            matches = found if folder == self.folder else shelved(folder, keep=False)
            if any(match.header is None for match in matches):
                return
            named = {pack for match in matches if match.header is not None for pack in match.header.packs}
            spare = [(pack, copy) for pack, copy in spare if pack not in named]
        for _, copy in spare:
            remove_kept(copy)


def _move(path: Path, to: Path) -> None:
    """Rename a journal, then what lies beside it; raise DiskTrouble, nothing changed then."""
    try:
        path.rename(to)
    except OSError as error:
        raise disk_trouble(error, path) from error
    for ending in COMPANIONS:
        with suppress(OSError):
            path.with_name(path.name + ending).rename(to.with_name(to.name + ending))


def _free(name: str, *folders: Path) -> str:
    """Return a file name that is in none of the folders: this one, or one with a number."""
    stem, dot, rest = name.partition(".")
    names = (name if n == 1 else f"{stem}-{n}{dot}{rest}" for n in count(1))
    return next(each for each in names if not any(os.path.lexists(folder / each) for folder in folders))


def _names(folder: Path) -> list[str]:
    """Return the names in a folder; of one that cannot be read, none."""
    try:
        return os.listdir(folder)  # noqa: PTH208
    except OSError:
        return []


def _folded(words: str) -> str:
    """Return words as they are compared: without case and accents."""
    plain = unicodedata.normalize("NFKD", words.casefold())
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


def _without_turns(data: bytes) -> bytes:
    """Return a journal that was taken up before all others of any folder."""
    return TURN.sub(_FIRST_TURN, data)
