"""Files: whatever a file says, it is loaded whole or answered in one sentence, and never lost or overwritten."""

from collections.abc import Iterator

from game.cli.torture.ordeal import Failure, Ordeal


def _run(seed: int, count: int) -> Iterator[Failure]:
    """Yield the inputs that were not answered."""
    yield from ()


FILES = Ordeal("files", 2000, _run)
