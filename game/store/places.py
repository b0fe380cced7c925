"""Places: where the program's own files lie, and where those of the player go."""

import os
from itertools import count
from pathlib import Path

import msgspec
import platformdirs

from game.store.trouble import disk_trouble

ROOT = Path(__file__).resolve().parent.parent.parent
CONFIG = ROOT / "config"
ASSETS = ROOT / "assets"
LEVELS = ROOT / "levels"

HOME_VARIABLE = "FOUR_CAULDRONS_HOME"


class Places(msgspec.Struct, frozen=True):
    """Where the files of one player go; a folder is made when something is first written to it."""

    settings: Path
    keys: Path
    matches: Path
    pictures: Path
    log: Path

    @classmethod
    def standard(cls) -> "Places":
        """Return the folders that the system keeps for programs, or those under FOUR_CAULDRONS_HOME if that is set."""
        if home := os.environ.get(HOME_VARIABLE):
            return cls.under(Path(home))
        system = platformdirs.PlatformDirs("four-cauldrons", appauthor=False)
        return cls(
            settings=system.user_config_path / "settings.yaml",
            keys=system.user_config_path / "keys.yaml",
            matches=system.user_data_path / "matches",
            pictures=system.user_pictures_path / "Four Cauldrons",
            log=system.user_log_path / "four-cauldrons.log",
        )

    @classmethod
    def under(cls, home: Path) -> "Places":
        """Return places that all lie in one folder."""
        return cls(
            settings=home / "settings.yaml",
            keys=home / "keys.yaml",
            matches=home / "matches",
            pictures=home / "pictures",
            log=home / "four-cauldrons.log",
        )


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


def set_aside(path: Path) -> Path:
    """Rename a broken file to `name.broken-<n>` beside itself and return where it went; raise DiskTrouble."""
    kept = next(each for n in count(1) if not (each := path.with_name(f"{path.name}.broken-{n}")).exists())
    try:
        path.rename(kept)
    except OSError as error:
        raise disk_trouble(error, path) from error
    return kept


def _sync_folder(folder: Path) -> None:
    """Make a renamed file outlive a power cut, where the system can sync folders."""
    if os.name == "nt":
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
