"""Boil: the slow clock of flames and bubbles, which are drawn three times with another hand."""


class Boil:
    """Counts the drawings; `seconds` is the time of one, 0 keeps the first (reduced motion)."""

    def __init__(self, seconds: float, drawings: int = 3) -> None:
        self._seconds = seconds
        self._drawings = drawings
        self._passed = 0.0

    @property
    def drawing(self) -> int:
        """The number of the drawing to show, from 0."""
        return int(self._passed / self._seconds) % self._drawings if self._seconds > 0 else 0

    def frame(self, name: str, shift: int = 0) -> str:
        """Return the frame of the drawing (`flame.2`); `shift` lets neighbours boil out of step."""
        return f"{name}.{(self.drawing + shift) % self._drawings}"

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        if self._seconds > 0:
            self._passed = (self._passed + dt) % (self._seconds * self._drawings)

    @property
    def next_frame_due(self) -> float | None:
        """The seconds until the next drawing, or None when nothing boils."""
        return self._seconds - self._passed % self._seconds if self._seconds > 0 else None
