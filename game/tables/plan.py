"""Plan: the places of a table's map for one number of seats."""

from game.view.drawing.area import Area
from game.view.levels import Level


class Plan:
    """Where things lie on one table with so many seats."""

    def __init__(self, level: Level, seats: int) -> None:
        self.level = level
        self.seats = seats
        self._areas: dict[str, Area] = {}
        self._points: dict[str, tuple[float, float]] = {}

    def area(self, name: str) -> Area:
        """Return the area of a place; a point has no size."""
        area = self._areas.get(name)
        if area is None:
            area = self._areas[name] = self.level.place(name, self.seats)
        return area

    def point(self, name: str) -> tuple[float, float]:
        """Return the centre of a place."""
        point = self._points.get(name)
        if point is None:
            point = self._points[name] = self.area(name).centre
        return point

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
