"""Par worker: a process beside the window in which bots try the match of a day, one after the other."""

import signal
from collections.abc import Sequence
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection

from game.play.catalogue import Game, add, added
from game.play.match import Match
from game.play.occasions.day_match import TRIES, par_of
from game.play.processes import end, start


class ParWorker:
    """Works out the par of a match; `won` has what each bot has come to so far."""

    def __init__(self, match: Match) -> None:
        """Begin at once."""
        self.won: tuple[bool, ...] = ()
        self.failed = False
        context = get_context("spawn")
        here, there = context.Pipe(duplex=False)
        self._line: Connection[None, bool] = here
        self._process = context.Process(target=_work, args=(there, match, added()), name="par", daemon=True)
        start(self._process)
        there.close()

    @property
    def is_done(self) -> bool:
        """Whether all have tried."""
        return len(self.won) == TRIES

    def poll(self) -> bool:
        """Take what has come meanwhile, never waiting; return whether there was anything."""
        heard = False
        try:
            while not (self.is_done or self.failed) and self._line.poll():
                self.won = (*self.won, self._line.recv())
                heard = True
        except (EOFError, OSError):
            self.failed = heard = True
        return heard

    def close(self) -> None:
        """End the process, wherever it is."""
        self._line.close()
        end([self._process], 0.0)


def _work(line: "Connection[bool, None]", match: Match, games: Sequence[Game]) -> None:
    """Send of each bot whether it has won; end when nobody reads that any more."""
    add(*games)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(OSError):
        for won in par_of(match):
            line.send(won)
