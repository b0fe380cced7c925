"""Kept packs: copies of the packs that matches were played with, beside these matches, so that they outlive the packs.

A copy lies in `packs/<sum>/<id>` of the folder of matches, a folder as a pack may be one; the sum is that of all its
files, so that a copy never changes. The folder of a sum appears in a single step, and another copy of the same pack
goes only after that.
"""

import os
import shutil
import time
from collections.abc import Collection, Iterator
from contextlib import suppress
from hashlib import sha256
from pathlib import Path

from game.store.content import BadContent
from game.store.packs.pack_files import ENDING, MOST_PACKS, PackFile, is_pack_id, read_pack
from game.store.places import SOON_WRITTEN, read_bytes, write_atomically
from game.store.trouble import DiskTrouble, disk_trouble

KEPT = "packs"
LONG_KEPT = 24 * 3600
"""The seconds after which nobody is about to begin a match with a copy that none names."""


def keep(pack: PackFile, matches: Path) -> None:
    """Keep a pack beside the matches of a folder; raise BadContent or Trouble, and what was kept is there then.

    It is refused where its files are not those any more that it was read from.
    """
    files = {f"{pack.id}{ENDING}": read_bytes(Path(pack.path))}
    files |= {name: read_bytes(Path(path)) for name, path in sorted(pack.pictures.items())}
    folder = matches / KEPT
    copy = folder / _sum(files)
    if not _holds(copy / pack.id, files):
        remove_kept(copy)
        unfinished = folder / f".{copy.name}.{os.getpid()}.tmp"
        try:
            for name, data in files.items():
                write_atomically(unfinished / pack.id / name, data)
            if read_pack(unfinished / pack.id).plain != pack.plain:
                raise BadContent(f"{pack.path}: is another one than the program has read")
            _put(unfinished, copy)
        finally:
            shutil.rmtree(unfinished, ignore_errors=True)
    with suppress(OSError):
        os.utime(copy)
    for other in _copies(folder):
        if other != copy and _is_folder(other / pack.id):
            remove_kept(other)


def kept_packs(matches: Path, there: Collection[str] = ()) -> Iterator[PackFile | BadContent]:
    """Yield the packs kept beside the matches of a folder, the one last kept first, or why one cannot be read.

    Those `there` are passed over.
    """
    for path in [path for copy in _copies(matches / KEPT) for path in _packs_in(copy, there)][:MOST_PACKS]:
        try:
            yield read_pack(path)
        except BadContent as error:
            yield error


def long_kept(matches: Path) -> list[tuple[str, Path]]:
    """Return the copies of a folder of matches with the names of their packs that no match is just beginning with."""
    found = []
    for copy in _copies(matches / KEPT):
        with suppress(OSError):
            if time.time() - copy.stat().st_mtime > LONG_KEPT:
                found += [(path.name, copy) for path in _packs_in(copy)]
    return found


def remove_kept(copy: Path) -> None:
    """Remove a copy if that can be: in a single step it is none any more."""
    gone = copy.with_name(f".{copy.name}.{os.getpid()}.tmp")
    with suppress(OSError):
        copy.rename(gone)
        shutil.rmtree(gone, ignore_errors=True)


def sweep_kept(matches: Path) -> None:
    """Remove the halves of copies that killed programs left, unless one may still be at work on them."""
    for path in _listed(matches / KEPT):
        with suppress(OSError):
            if path.name.startswith(".") and time.time() - path.stat().st_mtime > SOON_WRITTEN:
                shutil.rmtree(path, ignore_errors=True)


def _sum(files: dict[str, bytes]) -> str:
    """Return what stands for the names and contents of files."""
    parts = (part for name, data in files.items() for part in (name.encode(), data))
    return sha256(b"".join(len(part).to_bytes(8) + part for part in parts)).hexdigest()[:16]


def _holds(folder: Path, files: dict[str, bytes]) -> bool:
    """Return whether a folder holds files with these contents."""
    try:
        return all(read_bytes(folder / name) == data for name, data in files.items())
    except DiskTrouble:
        return False


def _put(unfinished: Path, copy: Path) -> None:
    """Give a copy its name, unless another program has put it there already; raise DiskTrouble."""
    try:
        unfinished.rename(copy)
    except OSError as error:
        if not _is_folder(copy):
            raise disk_trouble(error, copy) from error


def _copies(folder: Path) -> list[Path]:
    """Return the folders of the copies that are whole, the one last kept first."""
    dated = []
    for path in _listed(folder):
        with suppress(OSError):
            if not path.name.startswith(".") and _is_folder(path):
                dated.append((path.stat().st_mtime_ns, path))
    return [path for _, path in sorted(dated, reverse=True)]


def _packs_in(copy: Path, there: Collection[str] = ()) -> list[Path]:
    """Return the pack of a copy, unless it is one of those there."""
    return [each for each in _listed(copy) if is_pack_id(each.name) and each.name not in there and _is_folder(each)]


def _is_folder(path: Path) -> bool:
    """Return whether a folder lies there; one that may not be looked at is none."""
    return os.path.isdir(path)  # noqa: PTH112


def _listed(folder: Path) -> list[Path]:
    """Return what is in a folder; of one that cannot be read, nothing."""
    try:
        return sorted(folder.iterdir())
    except OSError:
        return []
