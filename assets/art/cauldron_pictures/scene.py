"""What a picture of a card is: how it is painted, and the wash behind it."""

from collections.abc import Callable
from typing import NamedTuple

from assets.art.inkwash.canvas import Canvas


class Scene(NamedTuple):
    """A picture painted in a box of 300x260 around the origin, over a sky; with ``ground`` a floor from y 98 down."""

    draw: Callable[[Canvas], None]
    sky: str
    strength: float = 0.5
    ground: str | None = None
