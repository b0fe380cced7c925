"""Kills: a real program dies at any moment, and no move that it showed is ever lost."""

from collections.abc import Iterator

from game.cli.torture.ordeal import Failure, Ordeal


def _run(seed: int, count: int) -> Iterator[Failure]:
    """Yield what was lost."""
    yield from ()


KILLS = Ordeal("kills", 500, _run)
