"""Whole matches, one for each way in which the end can be triggered, played by simple habits.

Chance alone hardly ever reaches some endings: each habit prefers some kinds of moves, and chance chooses among them.
`python tests/rules/bubble_and_boil/bubble_and_boil_endings.py` with the project's root on PYTHONPATH prints, for each
habit, how its first matches end.
"""

from collections import Counter
from typing import NamedTuple

from bubble_and_boil_setup import referee_of

from game.core.chance import Lcg
from game.core.outcome import Outcome
from game.rules.bubble_and_boil.ending import Ending

# The kinds of moves that a habit prefers, best first; other kinds come last.
HABITS = {
    "chance": (),
    "scribe": ("record", "harvest", "draw"),
    "gardener": ("plant", "grow", "raze", "harvest", "draw"),
    "crone": ("plant", "harvest", "draw"),
    "idler": ("harvest", "draw"),
}


class Played(NamedTuple):
    """A match: how it ends, seats, seed and the habit of all seats."""

    ending: Ending
    seats: int
    seed: int
    habit: str
    numbers: tuple[tuple[str, int], ...] = ()


MATCHES = [
    Played(Ending.RECIPES, 3, 1, "scribe"),
    Played(Ending.COLOURS, 2, 1, "gardener"),
    Played(Ending.CRONES, 4, 1, "crone", (("crones", 12),)),
    Played(Ending.CORRUPTION, 4, 1, "chance", (("corruption", 12),)),
    Played(Ending.DIABLERIE, 2, 0, "chance", (("track", 4),)),
    Played(Ending.ROUNDS, 2, 1, "idler"),
]


def played_match(match: Played) -> Outcome:
    """Return how a match comes out."""
    boil = referee_of(numbers=dict(match.numbers))
    order, chance = HABITS[match.habit], Lcg.seeded(match.seed)
    position = boil.start(match.seats, match.seed)
    while (outcome := boil.outcome(position)) is None:
        legal = boil.legal_moves(position)
        ranks = [order.index(move.verb) if move.verb in order else len(order) for move in legal]
        best = [move for move, rank in zip(legal, ranks, strict=True) if rank == min(ranks)]
        boil.apply(position, best[chance.below(len(best))])
    return outcome


if __name__ == "__main__":
    for habit in HABITS:
        for seats in (2, 3, 4):
            endings = Counter(played_match(Played(Ending.ROUNDS, seats, seed, habit)).ending for seed in range(20))
            print(habit, seats, dict(endings))
