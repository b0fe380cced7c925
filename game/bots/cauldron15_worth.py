"""What kept cards are worth between two rounds of Cauldron 15, fitted to matches of the search against itself.

A seat's strength is that of its total after the set bonus, weighed by how many suits it has not kept yet; its chance
to win is its strength as a part of everybody's and of `nobody`, which stands for matches that nobody wins.
"""

from collections.abc import Sequence

import msgspec


class Worth(msgspec.Struct, frozen=True, gc=False):
    """The fit for one number of seats with one number of rounds to come.

    `totals` are the strengths of totals from 0 (the last for all above), `missing` the weights by missing suits.
    """

    totals: tuple[float, ...]
    missing: tuple[float, ...]
    nobody: float

    def strength(self, total: int, missing: int) -> float:
        """Return the strength of a seat with that total and so many suits missing."""
        return self.totals[min(total, len(self.totals) - 1)] * self.missing[missing]

    def chances(self, seats: Sequence[tuple[int, int]]) -> list[float]:
        """Return every seat's chance to win from the totals and missing suits of all."""
        strengths = [self.strength(total, missing) for total, missing in seats]
        whole = sum(strengths) + self.nobody
        return [strength / whole for strength in strengths]


TWO_SEATS = {
    2: Worth(
        (0.98, 0.84, 0.73, 0.63, 0.56, 0.52, 0.41, 0.38, 0.31, 0.25, 0.2, 0.2, 0.165, 0.126, 0.093, 0.09, 0.064, 0.06,
         0.055, 0.045, 0.028, 0.016, 0.011, 0.01),
        (0.98, 1.12, 0.9, 0.78, 0.77, 0.78),
        0.356,
    ),
    1: Worth(
        (7.95, 6.91, 5.6, 5.11, 3.66, 3.28, 3.3, 2.6, 1.87, 1.68, 1.28, 1.01, 0.98, 0.73, 0.56, 0.46, 0.2, 0.13, 0.128,
         0.103, 0.075, 0.045, 0.021, 0.013, 0.011, 0.009),
        (0.9, 1.14, 0.74, 0.59, 0.62, 0.96),
        0.694,
    ),
}  # fmt: skip

THREE_SEATS = {
    2: Worth(
        (2.74, 2.46, 1.89, 1.75, 1.7, 1.51, 1.23, 0.92, 0.71, 0.63, 0.51, 0.5, 0.39, 0.21, 0.16, 0.11, 0.11, 0.086,
         0.0725, 0.07, 0.065, 0.06),
        (2.73, 1.63, 1.13, 0.74, 0.53, 0.44),
        0.211,
    ),
    1: Worth(
        (7.85, 7.09, 6.48, 4.91, 4.16, 4.05, 4.0, 3.56, 2.84, 2.03, 1.87, 1.55, 1.2, 1.07, 0.78, 0.53, 0.38, 0.27, 0.2,
         0.15, 0.116, 0.069, 0.038, 0.021, 0.014, 0.012),
        (2.91, 1.79, 0.86, 0.53, 0.51, 0.67),
        0.388,
    ),
}  # fmt: skip

MORE_SEATS = {
    2: Worth(
        (3.11, 3.2, 3.05, 2.85, 2.8, 2.95, 3.0, 2.93, 2.67, 2.12, 2.0, 2.05, 2.0, 1.63, 1.1, 1.0, 0.223, 0.22, 0.21,
         0.2, 0.19),
        (1.35, 1.68, 1.36, 0.97, 0.74, 0.59),
        0.003,
    ),
    1: Worth(
        (1.63, 2.0, 2.1, 1.9, 1.75, 1.85, 2.6, 3.13, 3.8, 3.33, 2.7, 2.5, 2.77, 2.8, 2.52, 2.2, 0.437, 0.38, 0.36,
         0.35, 0.34, 0.3, 0.215, 0.109, 0.067, 0.05),
        (2.56, 1.63, 1.02, 0.75, 0.65, 0.63),
        0.003,
    ),
}  # fmt: skip


def worth_of(seats: int, rounds_left: int) -> Worth:
    """Return the fit for a number of seats with one or two rounds to come."""
    return {2: TWO_SEATS, 3: THREE_SEATS}.get(seats, MORE_SEATS)[min(rounds_left, 2)]
