"""Shutdown: what the system says that the program is to end, heard as a wish and not in the middle of something."""

import signal
from types import FrameType, TracebackType
from typing import Self

SIGNALS = ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")
"""Ctrl+C, the wish of the system, and the end of the terminal; every system knows some of them."""


class Shutdown:
    """While it is entered, a signal that the program is to end only sets `wanted`.

    So nothing is cut off between two steps that belong together, such as a move in the journal and on the table. A
    second Ctrl+C ends the program at once, whatever it is doing. What the parent process had ignored stays ignored.
    """

    def __init__(self) -> None:
        self.wanted = False
        self._usual: dict[int, signal._HANDLER] = {}

    def __enter__(self) -> Self:
        for name in SIGNALS:
            number = getattr(signal, name, None)
            if number is not None and signal.getsignal(number) is not signal.SIG_IGN:
                self._usual[number] = signal.signal(number, self._hear)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for number, handler in self._usual.items():
            signal.signal(number, handler)
        self._usual.clear()

    def _hear(self, number: int, frame: FrameType | None) -> None:
        """Note the wish."""
        if number == signal.SIGINT and self.wanted:
            signal.signal(number, signal.SIG_DFL)
            signal.raise_signal(number)
        self.wanted = True
