"""Timeline: everything that moves on a table, one script after the other; when it ends, nothing of it remains."""

from collections import deque
from collections.abc import Callable

from game.view.drawing.canvas import Canvas
from game.view.motion import Change, Flight, Step


class Timeline:
    """Plays scripts one after the other and knows what they show over the picture of the table.

    The table's own state is always the state after the events. A running or waiting script lays its numbers, hidden
    pieces and flying pieces over it. `speed` multiplies time; 0 ends every script at once.
    """

    def __init__(self, speed: float = 1.0) -> None:
        self.speed = speed
        self._scripts: deque[tuple[Step, Callable[[], None] | None]] = deque()
        self._passed = 0.0
        self._changes: dict[str, list[Change]] = {}
        self._flights: list[Flight] = []

    @property
    def busy(self) -> bool:
        """Whether a script runs or waits."""
        return bool(self._scripts)

    @property
    def next_frame_due(self) -> float | None:
        """0 while something moves, else None."""
        return 0.0 if self._scripts else None

    def play(self, script: Step, then: Callable[[], None] | None = None) -> None:
        """Play a script after those that wait; `then` is called when it has ended."""
        self._scripts.append((script, then))
        self._index()
        if self.speed <= 0:
            self.finish()

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        if self.speed <= 0:
            self.finish()
            return
        self._passed += dt * self.speed
        while self._scripts:
            script = self._scripts[0][0]
            if self._passed < script.seconds:
                script.at(self._passed)
                return
            self._passed -= script.seconds
            self._end_first()
        self._passed = 0.0

    def finish(self) -> None:
        """Bring every script to its end at once, also those that begin because another ended."""
        while self._scripts:
            self._end_first()
        self._passed = 0.0

    def clear(self) -> None:
        """Drop every script without ending it (the table is shown afresh)."""
        self._scripts.clear()
        self._passed = 0.0
        self._index()

    def value(self, name: str, default: float) -> float:
        """Return a number as the scripts show it, or the default when none has anything to say about it."""
        for change in self._changes.get(name, ()):
            if not change.ended:
                return change.now
        return default

    def hides(self, name: str) -> bool:
        """Return whether a piece is not at its place because a script still brings it there."""
        return any(name in flight.hides and not flight.ended for flight in self._flights)

    def draw(self, canvas: Canvas) -> None:
        """Draw what is in flight, the earliest undermost."""
        for flight in self._flights:
            if flight.pose is not None and not flight.ended:
                flight.actor(canvas, flight.pose)

    def _end_first(self) -> None:
        """End the first script and call what waits for it."""
        script, then = self._scripts.popleft()
        script.end()
        self._index()
        if then is not None:
            then()

    def _index(self) -> None:
        """Note the numbers and flights of all scripts, the earliest first."""
        leaves = [leaf for script, _ in self._scripts for leaf in script.leaves()]
        self._flights = [leaf for leaf in leaves if isinstance(leaf, Flight)]
        self._changes = {}
        for leaf in leaves:
            if isinstance(leaf, Change):
                self._changes.setdefault(leaf.name, []).append(leaf)
