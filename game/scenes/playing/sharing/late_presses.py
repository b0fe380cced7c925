"""Late presses: those that were meant for what lay there before something changed under the pointer."""

from game.view.drawing.area import Area

FRESH = 0.8
"""For so many seconds after a change a press was meant for what was there before."""


class LatePresses:
    """Minds for a moment the places where something has changed of which nobody can know yet."""

    def __init__(self) -> None:
        self._minded: list[tuple[float, Area]] = []
        self._keys = 0.0

    def mind_keys(self) -> None:
        """Take a key that confirms as late from here on: it was pressed to go on, and somebody may be asked next."""
        self._keys = FRESH

    @property
    def has_keys(self) -> bool:
        """Whether a key that confirms is late."""
        return self._keys > 0

    def mind(self, *areas: Area) -> None:
        """Take presses there, in layout px, as late from here on."""
        self._minded += [(FRESH, area) for area in areas]

    def forget(self) -> None:
        """Take no press as late any more: what was minded is over."""
        self._minded.clear()

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        self._minded = [(left - dt, area) for left, area in self._minded if left > dt]
        self._keys = max(0.0, self._keys - dt)

    @property
    def next_frame_due(self) -> float | None:
        """When a press is late no more somewhere: no time passes for whoever asks for none."""
        lefts = [left for left, _ in self._minded] + ([self._keys] if self._keys else [])
        return min(lefts, default=None)

    @property
    def any(self) -> bool:
        """Whether any place is minded."""
        return bool(self._minded)

    def has(self, x: float, y: float) -> bool:
        """Return whether a press at a point in layout px is late."""
        return any(area.contains(x, y) for _, area in self._minded)
