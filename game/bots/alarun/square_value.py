"""Square value: the judgement of squares by what they score as they stand and what the next fitting card would add."""

from functools import lru_cache
from typing import NamedTuple

from game.bots.alarun.line_shapes import Shape, free_places, strength, views_of
from game.bots.alarun.quick_scoring import apprentice_points
from game.bots.alarun.windows_5x5 import frame_of
from game.rules.alarun.ingredient_cards import Card
from game.rules.alarun.potion_scoring import best_potion
from game.rules.alarun.square import Cell, Plan, Square, cells_of, open_cells, with_card


class SquareValue(NamedTuple):
    """The look of squares, in points; `growth` is how much counts of what the next fitting card adds to each line."""

    points: tuple[int, ...]
    growth: float

    def worth(self, square: Square, taken: Plan) -> float:
        """Return the points of all potions and the growth of all lines."""
        frame = frame_of(taken)
        points = self.points
        scored = grown = 0
        *rows, across = [square[cells] for cells in frame.rows]
        *columns, down = [square[cells] for cells in frame.columns]
        for line in (*rows, *columns):
            now, more = _line_look(line, points)
            scored += now
            grown += more
        for line in (across, down):
            grown += _line_look(line, points)[1]
        scored += apprentice_points(across, down, points)
        return scored + self.growth * grown


@lru_cache(maxsize=1 << 9)
def best_place(
    square_value: SquareValue, square: Square, taken: Plan, card: Card, diagonal: bool
) -> tuple[float, Cell]:
    """Return what a card adds to the look of a square in the open cell where it fits best, and that cell.

    This is remembered: squares stay as they are through all the actions of a round.
    """
    now = square_value.worth(square, taken)
    return max(
        (square_value.worth(with_card(square, card, cell), taken | 1 << cell) - now, cell)
        for cell in cells_of(open_cells(taken, diagonal))
    )


@lru_cache(maxsize=1 << 10)
def _line_look(line: bytes, points: tuple[int, ...]) -> tuple[int, int]:
    """Return the points of a line and what one more fitting card would add; an apprentice fits whatever is wanted."""
    now = then = 0
    for _, _, shapes in views_of(line):
        for shape in shapes:
            scores, grown = _shape_look(shape, points)
            now, then = max(now, scores), max(then, grown)
    return points[best_potion(line).strength], max(0, then - now)


@lru_cache(maxsize=1 << 10)
def _shape_look(shape: Shape, points: tuple[int, ...]) -> tuple[int, int]:
    """Return the points of a shape as it stands and with one free cell filled well."""
    now = points[strength(shape, ())]
    return now, max([points[strength(shape, (place,))] for place in free_places(shape)], default=now)
