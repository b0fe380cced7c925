"""A scorer that knows only the page "Scoring" of the rulebook: it tries everything, slowly, on names of ingredients.

A square is a mapping from (column, row) to the name of an ingredient such as `red_egg`; the apprentice lies at (0, 0).
"""

from collections.abc import Mapping
from functools import cache

Place = tuple[int, int]

POINTS = {0: 0, 1: 0, 2: 2, 3: 5, 4: 10, 5: 17}
COLOURS = ("yellow", "white", "pink", "blue", "red", "green", "purple")
INGREDIENTS = ("fungi", "moonberries", "calendula", "phoenix", "egg", "mandrake", "myrrh")
EVERYTHING = [f"{colour}_{ingredient}" for colour in COLOURS for ingredient in INGREDIENTS]


def by_place(square: Mapping[str, str]) -> dict[Place, str]:
    """Return a square that a plain position describes by places."""
    return {(int(cell.split(",")[0]), int(cell.split(",")[1])): card for cell, card in square.items()}


@cache
def power(line: tuple[str | None, ...]) -> int:
    """Return how many different ingredients the best potion of a line has."""
    best = 0
    for first in range(len(line)):
        for last in range(first, len(line)):
            part = line[first : last + 1]
            if None in part or "centum_auri" in part:
                continue
            pairs = [str(card).split("_") for card in part]
            colours, ingredients = {colour for colour, _ in pairs}, {ingredient for _, ingredient in pairs}
            if len(colours) == 1:
                best = max(best, len(ingredients))
            if len(ingredients) == 1:
                best = max(best, len(colours))
    return best


def lines(square: Mapping[Place, str], apprentice: str) -> tuple[list[int], list[int]]:
    """Return the points of each row from top to bottom and of each column from left to right."""
    full = {**square, (0, 0): apprentice}
    columns = range(min(column for column, _ in full), max(column for column, _ in full) + 1)
    rows = range(min(row for _, row in full), max(row for _, row in full) + 1)
    return (
        [POINTS[power(tuple(full.get((column, row)) for column in columns))] for row in rows],
        [POINTS[power(tuple(full.get((column, row)) for row in rows))] for column in columns],
    )


def bonus(square: Mapping[Place, str], colour: str | None) -> int:
    """Return the points for the Centum auri and for each ingredient of the secret colour."""
    auri = 10 if "centum_auri" in square.values() else 0
    return auri + sum(2 for card in square.values() if card.split("_")[0] == colour)


def total(square: Mapping[Place, str], colour: str | None, apprentice: str) -> int:
    """Return the total with the apprentice counted as an ingredient."""
    rows, columns = lines(square, apprentice)
    return sum(rows) + sum(columns) + bonus(square, colour)


def best_total(square: Mapping[Place, str], colour: str | None) -> int:
    """Return the highest total that any ingredient of any colour makes of the apprentice."""
    return max(total(square, colour, apprentice) for apprentice in EVERYTHING)
