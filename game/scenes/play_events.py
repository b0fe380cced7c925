"""The events that are still to be seen: they happen on the table one by one, and an announcement waits for the bell."""

from collections import deque
from collections.abc import Callable, Sequence

from game.core.event import Event
from game.scenes.eyes import Eyes
from game.scenes.play_bell import PlayBell
from game.tables.table import Table


class PlayEvents:
    """Has the table animate what happened, as the eyes in force see it; `heard` is told each event that was seen."""

    def __init__(
        self, table: Table, eyes: Eyes, bell: PlayBell, heard: Callable[[Event], None], waiting: Sequence[Event]
    ) -> None:
        self._table = table
        self._eyes = eyes
        self._bell = bell
        self._heard = heard
        self._waiting = deque(waiting)
        self._seen: Event | None = None
        self.moving = bool(waiting)

    @property
    def are_left(self) -> bool:
        """Whether any event waits."""
        return bool(self._waiting) or self._seen is not None

    @property
    def left(self) -> int:
        """How many events have not begun to be seen."""
        return len(self._waiting)

    def add(self, events: Sequence[Event]) -> None:
        """Let more events wait."""
        self._waiting.extend(events)
        self.moving = True

    def clear(self) -> None:
        """Drop what waits: another moment is shown."""
        self._waiting.clear()
        self._seen = None
        self.moving = False

    def go_on(self) -> bool:
        """Let events happen while nothing moves and the bell does not stand; return whether all are over."""
        while not self._table.timeline.busy and not self._bell.stands:
            if self._seen is not None:
                seen, self._seen = self._seen, None
                self._heard(seen)
                self._bell.after(seen)
            elif not self._waiting:
                return True
            elif not self._bell.before(self._waiting[0]):
                if self._bell.rung is not None:
                    return False
                event = self._waiting.popleft()
                self._table.animate(event.seen_by(self._eyes.seat))
                self._seen = event
        return False

    @property
    def bars_the_way(self) -> bool:
        """Whether what was announced goes on, though somebody has rung: there was nothing to answer with."""
        return bool(self._waiting) and self._bell.rung is not None and not self._table.timeline.busy

    def skip(self) -> None:
        """Bring what moves to its end, as far as the bell allows."""
        self._table.timeline.finish()
        while not self.go_on() and not self._bell.stands and self._bell.rung is None:
            self._table.timeline.finish()
