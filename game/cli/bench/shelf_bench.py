"""The shelf under measure: how long a folder of many matches takes to open."""

import time
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from game.play.match import new_match
from game.play.session import Session
from game.store.seat_plans import COLOURS, SeatPlan
from game.store.shelf import Shelf

MATCHES, BROKEN = 1000, 50
ROUNDS = 5


def measure_shelf(matches: int = MATCHES, broken: int = BROKEN) -> dict[str, float]:
    """Return the seconds that the shelf takes with its index and, once, without it; raise ValueError for lost matches.

    Some of the matches are broken.
    """
    with TemporaryDirectory() as name:
        folder = Path(name)
        data = _journal(folder / "first.jsonl")
        for number in range(1, matches):
            (folder / f"{number}.jsonl").write_bytes(data[:40] if number <= broken else data)
        shelf = Shelf(folder)
        first, *others = (_seconds(shelf, matches, broken) for _ in range(ROUNDS + 1))
    return {"shelf_open": median(others), "shelf_index": first}


def _seconds(shelf: Shelf, matches: int, broken: int) -> float:
    begun = time.perf_counter()
    found = shelf.open()
    taken = time.perf_counter() - begun
    if (len(found), sum(match.trouble is not None for match in found)) != (matches, broken):
        raise ValueError("the shelf has lost matches")
    return taken


def _journal(path: Path) -> bytes:
    """Return the journal of a match of some moves."""
    plans = [SeatPlan(f"Player {seat}", "greedy", COLOURS[seat]) for seat in range(3)]
    with Session.begin(new_match("cauldron15", plans, seed=1), path) as session:
        while session.to_move is not None:
            session.play(session.legal_moves()[0])
    return path.read_bytes()
