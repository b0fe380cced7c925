"""Processes: how the processes beside the program begin and end, whatever the terminal sends and however they hang."""

import signal
import sys
import time
from collections.abc import Iterable
from multiprocessing import resource_tracker
from multiprocessing.process import BaseProcess


def start(process: BaseProcess) -> None:
    """Start a process that never hears Ctrl+C nor that the terminal is gone; the program decides what these mean.

    A terminal sends both to every process of the program, also to one that is still importing. They are kept back for
    this process too while it starts the other, and come right after that.
    """
    if sys.platform == "win32":
        process.start()
        return
    # Python's own helper lets these signals through again when it begins: it has to run before they are kept back.
    resource_tracker.ensure_running()
    kept = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT, signal.SIGHUP})
    try:
        process.start()
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, kept)


def end(processes: Iterable[BaseProcess], seconds: float) -> None:
    """Wait so long in all for processes to end by themselves; then kill those that are left, also one that is stopped.

    With 0 seconds they are killed at once.
    """
    deadline = time.monotonic() + seconds
    for process in processes:
        process.join(max(0.0, deadline - time.monotonic()))
        if process.exitcode is None:
            process.kill()
            process.join()
