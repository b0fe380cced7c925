"""Lock: one program at a time writes to a match file."""

from contextlib import suppress
from pathlib import Path

from filelock import FileLock, Timeout

from game.store.trouble import disk_trouble


class Lock:
    """A file's lock, held by a hidden file beside it until `release`; the system lets go when the program dies."""

    def __init__(self, lock: FileLock) -> None:
        self._lock = lock

    @classmethod
    def take(cls, path: Path) -> "Lock | None":
        """Return the lock, or None while another program or session holds it; raise DiskTrouble."""
        lock = FileLock(path.with_name(f".{path.name}.lock"), thread_local=False)
        try:
            lock.acquire(blocking=False)
        except Timeout:
            return None
        except OSError as error:
            raise disk_trouble(error, path) from error
        return cls(lock)

    def release(self) -> None:
        """Let go, and leave no lock file behind."""
        if self._lock.is_locked:
            with suppress(OSError):
                Path(self._lock.lock_file).unlink()
            self._lock.release()
