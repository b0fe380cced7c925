"""Looks: the judgement of squares by what they score as they stand and what the next fitting card would add."""

from functools import lru_cache

from game.bots.alarun.frames import frame_of
from game.bots.alarun.points import apprentice_points
from game.bots.alarun.shapes import Shape, free_places, strength, views_of
from game.rules.alarun.scoring import best_potion
from game.rules.alarun.square import Plan, Square


class Looks:
    """The look of squares, in points; `growth` is how much counts of what the next fitting card adds to each line."""

    def __init__(self, points: tuple[int, ...], growth: float) -> None:
        self._points = points
        self._growth = growth

    def worth(self, square: Square, taken: Plan) -> float:
        """Return the points of all potions and the growth of all lines."""
        frame = frame_of(taken)
        points = self._points
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
        return scored + self._growth * grown


@lru_cache(maxsize=1 << 14)
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
