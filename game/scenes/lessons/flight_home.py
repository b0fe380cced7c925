"""Flight home: a piece that was dragged to where the lesson does not want it flies back to where it lies."""

from typing import NamedTuple

from game.view.motion import ease_out

SECONDS = 0.3
"""How long it flies."""


class Dragged(NamedTuple):
    """A piece, by its id, and where it was let go of in layout px."""

    id: str
    x: float
    y: float


class FlightHome:
    """Remembers where a piece is let go of, and lets it fly from there."""

    def __init__(self) -> None:
        self.dragged: Dragged | None = None
        """What is let go of at this moment."""
        self.flying: Dragged | None = None
        self._flown = 0.0

    def begin(self) -> None:
        """Let fly what is let go of at this moment, if anything is."""
        if self.dragged is not None:
            self.flying, self._flown = self.dragged, 0.0

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        self._flown += dt
        if self._flown >= SECONDS:
            self.flying = None

    def towards(self, x: float, y: float) -> tuple[str, float, float] | None:
        """Return what flies and where it is on its way to (x, y), in layout px."""
        if self.flying is None:
            return None
        part = ease_out(min(1.0, self._flown / SECONDS))
        return self.flying.id, self.flying.x + (x - self.flying.x) * part, self.flying.y + (y - self.flying.y) * part
