"""The banners above the prompt: how things came out, one after the other, each long enough to be read."""

from collections import deque

from game.core.event import Event
from game.store.settings import SettingsFile
from game.tables.banner import Banner, draw_banner
from game.tables.table import Table
from game.view.drawing.canvas import Canvas

SECONDS = 1.2
"""How long a banner stands."""

RISING = 0.15
"""The seconds in which it comes up, where things move."""

WAITING = 4
"""How many wait at most; of more the latest are worth reading."""


class PlayBanners:
    """Shows one banner at a time; only a bot waits for them, where one would never be seen."""

    def __init__(self, table: Table, settings: SettingsFile) -> None:
        self._table = table
        self._settings = settings
        self._waiting: deque[Banner] = deque(maxlen=WAITING)
        self._passed = 0.0
        self._gone_on = self._lingers = False
        self.shown: Banner | None = None
        self.last: Banner | None = None
        """What was told last since a person did something."""

    def hear(self, event: Event) -> None:
        """Take those away that do not outlast an event, for a person who has gone on meanwhile."""
        if not self._gone_on:
            return
        self._waiting = deque((each for each in self._waiting if not isinstance(event, each.until)), maxlen=WAITING)
        if self.shown is not None and isinstance(event, self.shown.until):
            self._next()

    def tell(self, banner: Banner | None, *, outcome: bool = True) -> None:
        """Show a banner, as a rule of how a move came out, when those before it were seen; None: nothing is said."""
        if banner is None:
            return
        self._waiting.append(banner)
        if outcome:
            self.last = banner
        if self.shown is None or self.shown.stays:
            self._next()

    def forget(self) -> None:
        """Show none: the match has gone elsewhere."""
        self._waiting.clear()
        self.shown = self.last = None

    def go_on(self) -> None:
        """Hear that a person does something: what stays has been seen."""
        self._gone_on, self.last = True, None
        if self.shown is not None and self.shown.stays:
            self._next()

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        if self.shown is None:
            return
        self._passed += dt
        while self.shown is not None and not self.shown.stays and self._passed >= SECONDS:
            left = self._passed - SECONDS
            self._next()
            self._passed = left

    @property
    def full(self) -> bool:
        """Whether with one more there is one that is never shown."""
        return len(self._waiting) == WAITING

    def linger(self) -> None:
        """Let the one that stands stay as long as if it came up at this moment, once."""
        if not self._lingers:
            self._lingers, self._passed = True, min(self._passed, RISING)

    @property
    def passing(self) -> bool:
        """Whether one stands that goes by itself."""
        return self.shown is not None and not self.shown.stays

    @property
    def next_frame_due(self) -> float | None:
        """When the picture changes: at once while one comes up, else when it goes."""
        if self.shown is None:
            return None
        if self._risen < 1.0:
            return 0.0
        return None if self.shown.stays else max(0.0, SECONDS - self._passed)

    @property
    def _risen(self) -> float:
        return 1.0 if self._settings.current.reduced_motion else min(1.0, self._passed / RISING)

    def _next(self) -> None:
        self.shown = self._waiting.popleft() if self._waiting else None
        self._passed = 0.0
        self._gone_on = self._lingers = False

    def draw(self, canvas: Canvas) -> None:
        """Draw the banner that stands."""
        banner = self.shown
        if banner is not None:
            colour = None if banner.seat is None else self._table.colour(banner.seat)
            words = self._table.say(banner.words)
            draw_banner(canvas, self._table.plan, words, colour, banner.sign, self._risen)
