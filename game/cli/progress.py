"""Progress: one line on a terminal that tells how far a long command is; nothing where nobody looks."""

import sys
from time import monotonic

from game.store.words import Words

_MINUTE = 60


class Progress:
    """How many of a number of things are done, and how long the rest may take."""

    def __init__(self, count: int, words: Words) -> None:
        self._count = count
        self._words = words
        self._done = self._first = 0
        self._began = monotonic()
        self._shown = 0
        self._is_seen = sys.stderr.isatty()

    def begin_at(self, done: int) -> None:
        """Measure the time from here on, with so many done."""
        self._done = self._first = done
        self._began = monotonic()

    def step(self) -> None:
        """Count one more and show the line."""
        self._done += 1
        if not self._is_seen:
            return
        each = (monotonic() - self._began) / max(1, self._done - self._first)
        minutes = round(each * (self._count - self._done) / _MINUTE)
        line = self._words.say("cli.progress", done=self._done, count=self._count, minutes=minutes)
        self._shown = len(line)
        sys.stderr.write(f"\r{line}")
        sys.stderr.flush()

    def clear(self) -> None:
        """Take the line away."""
        if self._shown:
            sys.stderr.write("\r" + " " * self._shown + "\r")
            sys.stderr.flush()
            self._shown = 0
