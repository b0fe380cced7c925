"""Kept card value: what kept cards promise while tricks are still to come, learnt from matches of search bots.

The chance of a seat to win is its worth divided by the sum of all worths and the worth of `nobody`. The numbers are
hundredths of natural logarithms. They were fitted (multinomial logit) to 30,000 matches for each number of seats,
played with the usual hands by bots that search 200 iterations a move.
"""

from itertools import pairwise
from math import exp
from typing import NamedTuple

# The totals (after the best use of the set bonus) at which the worth is given; straight lines lie between them.
KNOTS = (0, 2, 4, 6, 8, 10, 12, 14, 15, 16, 18, 21, 25, 30)
LIMIT = 15


class Standing(NamedTuple):
    """The logarithms of the worth of a total (at the knots), of 5 to 0 different suits, and of nobody's winning."""

    totals: tuple[float, ...]
    suits: tuple[float, ...]
    nobody: float


# By number of seats and by tricks to come.
STANDINGS: dict[int, dict[int, Standing]] = {
    2: {
        8: Standing(
            (0, -35, -77, -87, -145, -183, -210, -266, -285, -368, -413, -517, -675, -715),
            (-11, 13, -31, -53, -49, -4),
            -244,
        ),
        16: Standing(
            (0, -29, -56, -88, -116, -157, -179, -236, -232, -283, -274, -412, -444, -343),
            (-2, 11, -10, -25, -26, -25),
            -102,
        ),
    },
    3: {
        7: Standing(
            (0, -19, -64, -62, -102, -143, -188, -231, -270, -302, -366, -474, -650, -549),
            (107, 58, -15, -64, -67, -41),
            -301,
        ),
        14: Standing(
            (0, -37, -45, -80, -135, -172, -194, -283, -319, -316, -363, -360, -295, -196),
            (100, 49, 12, -30, -64, -83),
            -256,
        ),
    },
    4: {
        6: Standing(
            (-89, -64, -77, -35, 0, -41, -39, -50, -66, -193, -207, -291, -393, -353), (107, 56, 6, -23, -36, -53), -814
        ),
        12: Standing(
            (0, -4, -8, -3, -19, -47, -57, -100, -127, -190, -222, -263, -282, -253), (63, 68, 25, -6, -33, -56), -806
        ),
    },
    5: {
        5: Standing(
            (-237, -172, -167, -132, -21, -35, -78, -21, 0, -267, -312, -366, -381, -366),
            (76, 65, 17, -8, -33, -79),
            -823,
        ),
        10: Standing(
            (-78, -28, -43, -39, 0, -23, -53, -50, -54, -187, -180, -167, -142, -107), (0, 44, 29, 12, -10, -35), -783
        ),
    },
}


class KeptCardValue:
    """The worth of kept cards with so many tricks to come."""

    def __init__(self, seats: int, tricks: int, limit: int, somebody_wins: bool) -> None:
        standing = _standing_at(STANDINGS[seats], tricks)
        reach = KNOTS[-1]
        totals = [exp(_at(standing.totals, total) / 100) for total in range(reach + 1)]
        # A total is worth by its distance to the limit what the same distance was worth to the limit learnt with.
        shift = LIMIT - limit
        self._totals = [totals[min(max(total + shift, 0), reach)] for total in range(reach + limit)]
        self._suits = [exp(worth / 100) for worth in reversed(standing.suits)]
        self.of_nobody = 0.0 if somebody_wins else exp(standing.nobody / 100)

    def of(self, total: int, suits: int) -> float:
        """Return the worth of a total (after the best use of the set bonus) and a number of different suits."""
        return self._totals[min(total, len(self._totals) - 1)] * self._suits[suits]


def _at(worths: tuple[float, ...], total: int) -> float:
    """Return the worth at a total between the knots."""
    for index, (low, high) in enumerate(pairwise(KNOTS)):
        if total <= high:
            way = (total - low) / (high - low)
            return worths[index] * (1 - way) + worths[index + 1] * way
    return worths[-1]


def _standing_at(standings: dict[int, Standing], tricks: int) -> Standing:
    """Return the standing with so many tricks to come: between the learnt ones, or the nearest of them."""
    few, many = min(standings), max(standings)
    way = min(max((tricks - few) / (many - few), 0.0), 1.0)
    less, more = standings[few], standings[many]
    return Standing(
        tuple(low * (1 - way) + high * way for low, high in zip(less.totals, more.totals, strict=True)),
        tuple(low * (1 - way) + high * way for low, high in zip(less.suits, more.suits, strict=True)),
        less.nobody * (1 - way) + more.nobody * way,
    )
