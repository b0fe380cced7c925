"""Plan: the places of a table's map for one number of seats."""

from game.view.drawing.area import Area
from game.view.levels import Level


class Plan:
    """Where things lie on one table with so many seats."""

    def __init__(self, level: Level, seats: int) -> None:
        self.level = level
        self.seats = seats

    def area(self, name: str) -> Area:
        """Return the area of a place; a point has no size."""
        return self.level.place(name, self.seats)

    def point(self, name: str) -> tuple[float, float]:
        """Return the centre of a place."""
        return self.area(name).centre

    def tilt(self, name: str) -> float:
        """Return how far a place is turned, in degrees clockwise."""
        return float(self.level.details(name, self.seats).properties.get("tilt", 0))

    def number(self, name: str, key: str, usual: float | None = None) -> float:
        """Return a number that a place holds, or the usual one where it holds none."""
        properties = self.level.details(name, self.seats).properties
        return float(properties[key] if usual is None else properties.get(key, usual))

    def word(self, name: str, key: str) -> str:
        """Return a word that a place holds."""
        return str(self.level.details(name, self.seats).properties[key])
