"""Places: where the program's own files lie, and where those of the player go."""

import os
import re
import stat
import sys
import tempfile
import time
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import TypeVar

import msgspec
import platformdirs
from msgspec.structs import replace

from game.core.reason import Reason, reason
from game.store.trouble import DiskTrouble, disk_trouble

Content = TypeVar("Content")

CODE = Path(__file__).resolve().parent.parent
"""The package of the program's code."""

FROZEN = bool(getattr(sys, "frozen", False))
"""Whether the program was built with a Python of its own."""

INSTALLED = (CODE / "data").is_dir()
"""Whether the data lie inside the package, as in a wheel and in a frozen program, and not beside it."""

ROOT = CODE / "data" if INSTALLED else CODE.parent
"""Where everything lies that is not code."""

CONFIG = ROOT / "config"
ASSETS = ROOT / "assets"
LEVELS = ROOT / "levels"
SHEETS = ASSETS / "sheets"
BESIDE = (Path(sys.executable).parent if FROZEN else Path(sys.prefix) if INSTALLED else ROOT) / "saved"
"""Where the player's files go when there is no home for them."""

MOST_BYTES = 16 << 20
"""No file of ours comes near: the journal of the longest match has a hundredth of it."""

SOON_WRITTEN = 60
"""The seconds after which nobody is writing a small file any more."""

_UNFINISHED = re.compile(r"\..+\.\d+\.tmp")

HOME_VARIABLE = "FOUR_CAULDRONS_HOME"


class Folders(msgspec.Struct, frozen=True):
    """Where the data of a game lie: its numbers, cards, words and rules page, its map, and its sheets."""

    config: Path
    levels: Path
    sheets: Path

    @classmethod
    def under(cls, root: Path) -> "Folders":
        """Return folders that lie in one folder as ours lie in that of the program."""
        return cls(root / "config", root / "levels", root / "assets" / "sheets")


OURS = Folders.under(ROOT)


class Places(msgspec.Struct, frozen=True):
    """Where the files of one player go; a folder is made when something is first written to it.

    `notice` tells the player why they do not lie where they should.
    """

    settings: Path
    keys: Path
    matches: Path
    packs: Path
    pictures: Path
    log: Path
    documents: Path
    notice: Reason | None = None

    @classmethod
    def standard(cls) -> "Places":
        """Return the folders that the system keeps for programs, or those under FOUR_CAULDRONS_HOME if that is set.

        Where they cannot be written to, or there is no home at all, it is a folder beside the program, else a temporary
        one; `notice` says so.
        """
        wanted = cls.wanted()
        if wanted is not None and all(map(is_writable, (wanted.settings.parent, wanted.matches))):
            return wanted
        if is_writable(BESIDE):
            return replace(cls.under(BESIDE), notice=reason("store.places.beside", path=str(BESIDE)))
        try:
            folder = Path(tempfile.mkdtemp(prefix="four-cauldrons-"))
        except OSError as error:
            return replace(cls.under(BESIDE), notice=disk_trouble(error, BESIDE).reason)
        return replace(cls.under(folder), notice=reason("store.places.temporary", path=str(folder)))

    @classmethod
    def wanted(cls) -> "Places | None":
        """Return the places where the player's files should lie, or None for a player without a home."""
        if home := os.environ.get(HOME_VARIABLE):
            return cls.under(Path(home))
        try:
            system = platformdirs.PlatformDirs("four-cauldrons", appauthor=False)
            return cls(
                settings=system.user_config_path / "settings.yaml",
                keys=system.user_config_path / "keys.yaml",
                matches=system.user_data_path / "matches",
                packs=system.user_data_path / "packs",
                pictures=system.user_pictures_path / "Four Cauldrons",
                log=system.user_log_path / "four-cauldrons.log",
                documents=system.user_documents_path / "Four Cauldrons",
            )
        except (RuntimeError, OSError, KeyError):
            return None

    @classmethod
    def under(cls, home: Path) -> "Places":
        """Return places that all lie in one folder."""
        return cls(
            settings=home / "settings.yaml",
            keys=home / "keys.yaml",
            matches=home / "matches",
            packs=home / "packs",
            pictures=home / "pictures",
            log=home / "four-cauldrons.log",
            documents=home / "documents",
        )


def home_folder() -> Path | None:
    """Return the folder of the player on this computer, or None for one without."""
    try:
        return Path.home()
    except (RuntimeError, OSError, KeyError):
        return None


def is_writable(folder: Path) -> bool:
    """Return whether files can be put into a folder, which need not be there yet."""
    if not folder.is_absolute():
        folder = Path.cwd() / folder
    for each in (folder, *folder.parents):
        if os.path.lexists(each):
            return os.path.isdir(each) and os.access(each, os.W_OK | os.X_OK)  # noqa: PTH112
    return False


def ensure_folder(folder: Path) -> Path:
    """Return the folder, made with its parents if it was not there; raise DiskTrouble."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise disk_trouble(error, folder) from error
    return folder


def write_atomically(path: Path, data: bytes) -> None:
    """Replace a file as a whole: whatever happens, the old or the new content is there; raise DiskTrouble."""
    ensure_folder(path.parent)
    unfinished = path.with_name(f".{path.name}.{os.getpid()}.tmp")
    try:
        try:
            with unfinished.open("wb") as file:
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
            unfinished.replace(path)
        finally:
            unfinished.unlink(missing_ok=True)
        _sync_folder(path.parent)
    except OSError as error:
        raise disk_trouble(error, path) from error


def write_newly(path: Path, data: bytes) -> None:
    """Write a file that is not there yet, as a whole; raise DiskTrouble, also for one that is there."""
    ensure_folder(path.parent)
    unfinished = path.with_name(f".{path.name}.{os.getpid()}.tmp")
    try:
        write_atomically(unfinished, data)
        try:
            path.hardlink_to(unfinished)
        except FileExistsError:
            raise
        except OSError:
            # Not every disk has links.
            if os.path.lexists(path):
                raise
            unfinished.rename(path)
    except OSError as error:
        raise disk_trouble(error, path) from error
    finally:
        with suppress(OSError):
            unfinished.unlink(missing_ok=True)


def read_bytes(path: Path, most: int = MOST_BYTES) -> bytes:
    """Return what is in a file; raise DiskTrouble for one of more bytes and for what is no file at all.

    A pipe or device is not even opened: reading it might never end.
    """
    try:
        if not stat.S_ISREG(path.stat().st_mode):
            raise DiskTrouble(reason("store.disk.no_file", path=str(path)))
        with path.open("rb") as file:
            data = file.read(most + 1)
    except OSError as error:
        raise disk_trouble(error, path) from error
    except ValueError as error:
        raise DiskTrouble(reason("store.disk.failed", path=str(path), cause=str(error))) from error
    if len(data) > most:
        raise DiskTrouble(reason("store.disk.large", path=str(path), most=most >> 20))
    return data


def read_whole(path: Path, decoder: msgspec.json.Decoder[Content], most: int) -> Content | None:
    """Return what a JSON file of ours holds that can be made anew, or None where it is missing or spoilt."""
    try:
        return decoder.decode(read_bytes(path, most))
    except (DiskTrouble, ValueError, RecursionError):
        return None


def sweep(folder: Path) -> None:
    """Remove the half-written files that killed programs left in a folder, unless one may still be at work on them."""
    with suppress(OSError):
        for path in folder.glob(".*.tmp"):
            if _UNFINISHED.fullmatch(path.name) and time.time() - path.stat().st_mtime > SOON_WRITTEN:
                path.unlink(missing_ok=True)


def set_aside(path: Path) -> Path:
    """Rename a broken file to `name.broken-<n>` beside itself and return where it went; raise DiskTrouble."""
    kept = free_beside(path, "broken")
    try:
        path.rename(kept)
    except OSError as error:
        raise disk_trouble(error, path) from error
    return kept


def free_beside(path: Path, why: str) -> Path:
    """Return a path beside a file that is not taken: `name.<why>-<n>`."""
    return next(each for n in count(1) if not os.path.lexists(each := path.with_name(f"{path.name}.{why}-{n}")))


def _sync_folder(folder: Path) -> None:
    """Make a renamed file outlive a power cut, where the system can sync folders."""
    if os.name == "nt":
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
