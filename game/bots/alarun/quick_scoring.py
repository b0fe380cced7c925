"""Quick scoring: what the potions of a square score, as potion_scoring.py says, but quickly for many squares."""

from functools import lru_cache
from itertools import takewhile

from game.bots.alarun.line_shapes import aims_of, ingredients_of
from game.rules.alarun.ingredient_cards import CENTUM, COLOURS, IDENTITIES, Card, Colour
from game.rules.alarun.options import Numbers
from game.rules.alarun.potion_scoring import best_potion, column_line, row_line
from game.rules.alarun.square import APPRENTICE, HOME, REACH, STRIDE, Plan, Square, bounds

_MIDDLE = HOME // STRIDE
_APPRENTICE = bytes((APPRENTICE,))


def potion_points(square: Square, taken: Plan, points: tuple[int, ...]) -> int:
    """Return the points of all potions, the apprentice counted as what is best."""
    left, right, top, bottom = bounds(taken)
    total = apprentice_points(row_line(square, 0), column_line(square, 0), points)
    for row in range(top, bottom + 1):
        if row != _MIDDLE:
            total += points[best_potion(square[row * STRIDE : row * STRIDE + STRIDE - 1]).strength]
    for column in range(left, right + 1):
        if column != REACH:
            total += points[best_potion(square[column::STRIDE]).strength]
    return total


@lru_cache(maxsize=1 << 9)
def apprentice_points(across: bytes, down: bytes, points: tuple[int, ...]) -> int:
    """Return the points of the apprentice's row and column with the identity that is best for both.

    Each has the apprentice in it, wherever it begins and ends.
    """
    both = zip(points_by_identity(across, points), points_by_identity(down, points), strict=True)
    return max([one + other for one, other in both])


@lru_cache(maxsize=1 << 9)
def points_by_identity(line: bytes, points: tuple[int, ...]) -> tuple[int, ...]:
    """Return the points of a line with the apprentice for each identity."""
    found = [points[best_potion(line).strength]] * IDENTITIES
    before, _, after = line.partition(_APPRENTICE)
    sides = [side for side in (before[::-1], after) if side and side[0] < CENTUM]
    for aim in {aim for side in sides for aim in aims_of(side[0])}:
        serving = ingredients_of(aim)
        joined = {card for side in sides for card in takewhile(serving.__contains__, side)}
        for identity in serving:
            found[identity] = max(found[identity], points[len(joined | {identity})])
    return tuple(found)


def card_points(card: Card, colour: Colour | None, numbers: Numbers) -> int:
    """Return what a card scores wherever it lies: the Centum auri, or a card of the secret colour."""
    if card == CENTUM:
        return numbers.centum
    return numbers.colour_bonus if card % len(COLOURS) == colour else 0
