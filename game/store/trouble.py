"""Trouble: what a player has to be told about files, each with its reason as a text key."""

import errno
from pathlib import Path

from game.core.reason import Reason, reason

_FULL = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG}
_FORBIDDEN = {errno.EROFS, errno.EACCES, errno.EPERM}


class Trouble(Exception):
    """Something that went wrong outside the rules; `reason` is the sentence for the player."""

    def __init__(self, why: Reason) -> None:
        super().__init__(" ".join((why.key, *(f"{name}={value}" for name, value in why.args))))
        self.reason = why


class DiskTrouble(Trouble):
    """A file or folder that cannot be read or written: disk full, read-only, or broken."""


class BadSave(Trouble):
    """A journal that this program cannot read, or that does not replay."""


def disk_trouble(error: OSError, path: Path) -> DiskTrouble:
    """Return the trouble of a failed operation on a file or folder."""
    if error.errno in _FULL:
        return DiskTrouble(reason("store.disk.full", path=str(path)))
    if error.errno in _FORBIDDEN:
        return DiskTrouble(reason("store.disk.forbidden", path=str(path)))
    return DiskTrouble(reason("store.disk.failed", path=str(path), cause=error.strerror or str(error)))
