"""Kept card value: what a moment between two rounds of Cauldron 15 is judged by, and the worth of kept cards with it.

The numbers in `config/values` are those of 30,000 matches for each number of seats, played by bots that search 200
iterations a move in a copy of rules and bots written in C. `learn` does the same with fewer.
"""

from math import exp

from game.bots.cauldron15.first_sight import Results
from game.bots.value_model import Look, Measures, ValueModel
from game.rules.cauldron15.cards import SUIT_COUNT
from game.rules.cauldron15.controller import Cauldron15
from game.rules.cauldron15.position import Cauldron15Position

# The limit with which totals are learnt. With another one a total is worth what the same distance to it is worth here.
LIMIT = 15

# Totals after the best use of the set bonus, and different suits; stages are the rounds that are still to come.
MEASURES = Measures(
    {"total": (0, 2, 4, 6, 8, 10, 12, 14, 15, 16, 18, 21, 25, 30), "suits": tuple(range(SUIT_COUNT + 1))},
    stages=(1, 2),
    nobody=True,
)


def look_at(controller: Cauldron15, position: Cauldron15Position) -> Look | None:
    """Return a moment as it is judged where a round but the first begins, or None."""
    played = len(position.trumps) - 1
    if not played or position.trick_number != 1 or len(position.trick) > (position.seats == 2):
        return None
    results, shift = Results(controller.numbers.limit), LIMIT - controller.numbers.limit
    found = [results[kept] for kept in position.won]
    seats = tuple((float(total + shift), float(suits)) for total, _, suits in found)
    return Look(float(controller.numbers.rounds - played), seats)


class KeptCardValue:
    """The worth of kept cards with so many rounds to come, which may be a part of one."""

    def __init__(self, values: ValueModel, seats: int, rounds: float, limit: int, somebody_wins: bool) -> None:
        self._judgement = values.at(seats, rounds)
        self._shift = LIMIT - limit
        self.of_nobody = 0.0 if somebody_wins else self._judgement.nobody

    def of(self, total: int, suits: int) -> float:
        """Return the worth of a total (after the best use of the set bonus) and a number of different suits."""
        return exp(self._judgement.worth((total + self._shift, suits)))
