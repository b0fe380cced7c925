"""Area: a rectangle of the 1920×1080 layout, and the extent of a drawn thing."""

from typing import NamedTuple

LAYOUT_WIDTH = 1920
LAYOUT_HEIGHT = 1080


class Extent(NamedTuple):
    """A width and a height in layout px."""

    width: float
    height: float


class Area(NamedTuple):
    """A rectangle in layout px: its upper left corner and its size."""

    x: float
    y: float
    width: float
    height: float

    @classmethod
    def around(cls, x: float, y: float, width: float, height: float) -> "Area":
        """Return the area of that size whose centre is (x, y)."""
        return cls(x - width / 2, y - height / 2, width, height)

    @property
    def right(self) -> float:
        """The x of the right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """The y of the lower edge."""
        return self.y + self.height

    @property
    def middle_x(self) -> float:
        """The x of the centre."""
        return self.x + self.width / 2

    @property
    def middle_y(self) -> float:
        """The y of the centre."""
        return self.y + self.height / 2

    @property
    def centre(self) -> tuple[float, float]:
        """The centre as (x, y)."""
        return self.middle_x, self.middle_y

    def inset(self, dx: float, dy: float | None = None) -> "Area":
        """Return this area with `dx` taken off at the left and right and `dy` (default `dx`) at the top and bottom."""
        if dy is None:
            dy = dx
        return Area(self.x + dx, self.y + dy, self.width - 2 * dx, self.height - 2 * dy)

    def moved(self, dx: float, dy: float) -> "Area":
        """Return this area moved."""
        return Area(self.x + dx, self.y + dy, self.width, self.height)

    def contains(self, x: float, y: float) -> bool:
        """Return whether the point lies inside; the right and lower edges lie outside."""
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height

    def shared(self, other: "Area") -> float:
        """Return how much of the area lies in another one too, in square px."""
        width = min(self.right, other.right) - max(self.x, other.x)
        height = min(self.bottom, other.bottom) - max(self.y, other.y)
        return max(0.0, width) * max(0.0, height)

    def columns(self, count: int, gap: float = 0) -> tuple["Area", ...]:
        """Return the area divided from left to right into equal columns with gaps between them."""
        width = (self.width - gap * (count - 1)) / count
        return tuple(Area(self.x + index * (width + gap), self.y, width, self.height) for index in range(count))

    def rows(self, count: int, gap: float = 0) -> tuple["Area", ...]:
        """Return the area divided from top to bottom into equal rows with gaps between them."""
        height = (self.height - gap * (count - 1)) / count
        return tuple(Area(self.x, self.y + index * (height + gap), self.width, height) for index in range(count))


LAYOUT = Area(0, 0, LAYOUT_WIDTH, LAYOUT_HEIGHT)
