"""Viewport: how the 1920×1080 layout lies in a window of any size: one scale, centred, with room under it if asked."""

from dataclasses import dataclass

from game.view.drawing.area import LAYOUT_HEIGHT, LAYOUT_WIDTH, Area

SMALLEST_WINDOW = (1024, 640)


@dataclass(frozen=True)
class Viewport:
    """A surface of `width` × `height` px that shows the layout at `scale`, its corner at (`left`, `top`) px."""

    width: int
    height: int
    scale: float
    left: int
    top: int

    @classmethod
    def fitting(cls, width: int, height: int, below: float = 0.0) -> "Viewport":
        """Return the viewport of a window: the layout and `below` px of it under it as large as possible, centred."""
        scale = min(width / LAYOUT_WIDTH, height / (LAYOUT_HEIGHT + below))
        left, top = round((width - LAYOUT_WIDTH * scale) / 2), round((height - (LAYOUT_HEIGHT + below) * scale) / 2)
        return cls(width, height, scale, left, top)

    def part(self, box: tuple[int, int, int, int]) -> "Viewport":
        """Return the viewport of a surface that stands for one rectangle (px) of this one."""
        x, y, width, height = box
        return Viewport(width, height, self.scale, self.left - x, self.top - y)

    @property
    def size(self) -> tuple[int, int]:
        """The surface's size in px."""
        return self.width, self.height

    @property
    def visible(self) -> Area:
        """What the surface shows in layout px: the layout and the margins around it."""
        scale = self.scale
        return Area(-self.left / scale, -self.top / scale, self.width / scale, self.height / scale)

    def to_window(self, area: Area) -> tuple[int, int, int, int]:
        """Return an area as x, y, width, height in px; neighbours that touch in the layout touch here too."""
        x, y, width, height = area
        scale = self.scale
        left, top = round(x * scale), round(y * scale)
        right, bottom = round((x + width) * scale), round((y + height) * scale)
        return left + self.left, top + self.top, max(1, right - left), max(1, bottom - top)

    def to_layout(self, x: float, y: float) -> tuple[float, float]:
        """Return a point of the surface in layout px."""
        return (x - self.left) / self.scale, (y - self.top) / self.scale
