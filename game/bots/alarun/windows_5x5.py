"""Windows of five by five: where the lines of a plan lie in its square, worked out once a plan."""

from functools import lru_cache
from typing import NamedTuple

from game.rules.alarun.square import HOME, REACH, SIZE, SPAN, STRIDE, Plan, bounds

_MIDDLE = HOME // STRIDE


class Frame(NamedTuple):
    """Where the lines of a plan lie in its square, each as long as it may still reach.

    `empty` counts the lines without a card. `free` are the free cells as pairs of places in `rows` and `columns`,
    of which the apprentice's own are the last.
    """

    empty: int
    rows: tuple[slice, ...]
    columns: tuple[slice, ...]
    free: tuple[tuple[int, int], ...]


@lru_cache(maxsize=1 << 9)
def frame_of(taken: Plan) -> Frame:
    """Return where the lines of a plan lie."""
    left, right, top, bottom = bounds(taken)
    # A line lies between the first and the last column or row that may still be.
    first, last = max(0, right - REACH), min(SPAN, left + SIZE)
    above, below = max(0, bottom - REACH) * STRIDE, min(SPAN, top + SIZE) * STRIDE
    rows = [*(row for row in range(top, bottom + 1) if row != _MIDDLE), _MIDDLE]
    columns = [*(column for column in range(left, right + 1) if column != REACH), REACH]
    return Frame(
        2 * SIZE - len(rows) - len(columns),
        tuple(slice(row * STRIDE + first, row * STRIDE + last) for row in rows),
        tuple(slice(above + column, below, STRIDE) for column in columns),
        tuple(
            (at, beside)
            for at, row in enumerate(rows)
            for beside, column in enumerate(columns)
            if not taken >> row * STRIDE + column & 1
        ),
    )
