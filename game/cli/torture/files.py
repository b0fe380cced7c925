"""Files: whatever a file says, it is loaded whole or answered in one sentence, and never lost or overwritten."""

import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from types import FrameType

from game.cli.torture import journals, others
from game.cli.torture.loaded import Case, Loaded
from game.cli.torture.ordeal import Failure, Ordeal
from game.play.catalogue import GAMES

PATIENCE = 30
"""The seconds after which a file that is still being read is given up."""

SLOW, SLOW_A_BYTE = 0.3, 1e-6
"""The seconds that a file may take, whatever it holds, and more for each of its bytes."""


class _TookTooLong(BaseException):
    """A file that is read without end; nothing may take this for an error of the file."""


class _Count:
    """What became of the cases of one kind."""

    def __init__(self) -> None:
        self.cases = self.used = self.failed = 0
        self.seconds = self.slowest = 0.0
        self.slowest_seed = 0
        self.slow: list[int] = []

    def add(self, seed: int, loaded: Loaded, seconds: float) -> None:
        """Add a case that was stood."""
        self.used += loaded.used
        if seconds > self.slowest:
            self.slowest, self.slowest_seed = seconds, seed
        if seconds > SLOW + SLOW_A_BYTE * loaded.size:
            self.slow.append(seed)

    def line(self, kind: str) -> str:
        """Return the counts on one line."""
        slow = ", ".join(map(str, self.slow[:9])) or "none"
        return (
            f"{kind}: {self.cases} spoilt, {self.used} used, {self.cases - self.used - self.failed} refused, "
            f"{self.failed} failed; {self.seconds / max(self.cases, 1):.3f} s on average, at most {self.slowest:.2f} s "
            f"(seed {self.slowest_seed}); over the limit: {slow}"
        )


def _run(seed: int, count: int) -> Iterator[Failure]:
    """Yield what was not stood: `count` journals of each game, and half as many other files in turn."""
    with TemporaryDirectory() as home:
        ground = Path(home)
        with journals.journal_cases(ground / "specimens") as cases:
            for game in GAMES:
                yield from _suffer(f"journals of {game}", ground, cases[game], range(seed, seed + count))
        kinds = others.other_cases(ground / "sources")
        number = max(count // 2, len(kinds))
        for at, (kind, case) in enumerate(kinds.items()):
            yield from _suffer(kind, ground, case, range(seed, seed + (number + at) // len(kinds)))


def _suffer(kind: str, ground: Path, case: Case, seeds: range) -> Iterator[Failure]:
    """Yield the cases of one kind that were not stood, then print the counts."""
    counted = _Count()
    for seed in seeds:
        counted.cases += 1
        began = time.process_time()
        try:
            with TemporaryDirectory(dir=ground) as place, _patience():
                loaded = case(Path(place), Random(f"{kind} {seed}"))
        except (Exception, _TookTooLong) as error:
            counted.failed += 1
            yield Failure(seed, f"{kind}: {_where(error)}")
        else:
            counted.add(seed, loaded, time.process_time() - began)
        counted.seconds += time.process_time() - began
    print(counted.line(kind), flush=True)


def _where(error: BaseException) -> str:
    """Return an error on one line with the place in our code that raised it."""
    trace, place = error.__traceback__, ""
    while trace is not None:
        code = trace.tb_frame.f_code
        if "game" in Path(code.co_filename).parts and "torture" not in Path(code.co_filename).parts:
            place = f" in {Path(code.co_filename).name}:{trace.tb_lineno}"
        trace = trace.tb_next
    return f"{type(error).__name__}: {' '.join(str(error).split())[:300]}{place}"


@contextmanager
def _patience() -> Iterator[None]:
    """Give up what takes too long, where the system can ring."""
    if not hasattr(signal, "setitimer"):
        yield
        return

    def ring(number: int, frame: FrameType | None) -> None:
        raise _TookTooLong(f"takes longer than {PATIENCE} s")

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, PATIENCE)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


FILES = Ordeal("files", 2000, _run)
