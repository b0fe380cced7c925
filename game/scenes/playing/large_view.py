"""LargeView: when what is pointed at is shown large, so that nothing flickers while the pointer passes over cards."""

from game.tables.asking import Look


class LargeView:
    """Waits until a piece was pointed at for `delay` seconds; from one that is large to the next there is no wait."""

    def __init__(self, delay: float) -> None:
        self._delay = delay
        self._pointed: str | None = None
        self._left = delay
        self.pinned: Look | None = None
        self.pinned_by_pointer = False

    def pin(self, look: Look, *, by_pointer: bool = False) -> None:
        """Keep showing what somebody looks at, whatever is pointed at."""
        self.pinned, self.pinned_by_pointer = look, by_pointer

    def let_go(self) -> bool:
        """Keep nothing; return whether anything was kept."""
        kept, self.pinned = self.pinned, None
        return kept is not None

    def update(self, dt: float, pointed: str | None) -> None:
        """Let `dt` seconds pass with a piece pointed at, or none."""
        if pointed is None or (pointed != self._pointed and self._left):
            self._left = self._delay
        else:
            self._left = max(0.0, self._left - dt)
        self._pointed = pointed

    def shows(self, pointed: str | None) -> bool:
        """Return whether a piece that is pointed at is shown large."""
        return pointed is not None and not self._left

    @property
    def next_frame_due(self) -> float | None:
        """When something is shown large by itself, in seconds."""
        return self._left if self._pointed is not None and self._left else None
