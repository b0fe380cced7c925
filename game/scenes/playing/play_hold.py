"""The hold: a finished trick, round or season stays to be read before the match goes on."""

import math

from game.core.event import Event, Seat
from game.core.reason import Reason, reason
from game.play.moments import Moment
from game.play.session import Session
from game.tables.table import Table
from game.view.scene import Services

CLICK = math.inf
SECONDS = {"off": 0.0, "1.5s": 1.5, "click": CLICK}
"""How long it holds, by the setting."""

WATCHED = 1.5
"""The most where nobody plays who could click."""


class PlayHold:
    """Holds the match before an event that sweeps away what one may still want to read.

    It does not hold where the event is what the only person has just chosen: they have read it.
    """

    def __init__(self, table: Table, session: Session, services: Services) -> None:
        self._table = table
        self._session = session
        self._services = services
        self._heard: Moment | None = None
        self._left = 0.0
        self._event: Event | None = None
        self._over: Reason | None = None
        self.of_hand = False
        """Whether it holds for whoever has just drawn cards, and not for everybody."""
        self._knows_game: bool | None = None
        table.awaited = lambda: self._event if self.stands else None

    @property
    def stands(self) -> bool:
        """Whether it holds."""
        return self._left > 0

    @property
    def waits_for_click(self) -> bool:
        """Whether it holds until a person goes on."""
        return self._left == CLICK

    @property
    def over(self) -> Reason | None:
        """What is over while it holds; None where the table itself says what is to be read."""
        return self._over if self.stands else None

    @property
    def is_by_click(self) -> bool:
        """Whether what is to be read stays until a person goes on."""
        return self._seconds == CLICK

    def before(self, moment: Moment, event: Event) -> bool:
        """Hear which event is to happen next, and when; return whether it holds until then."""
        if moment == self._heard or not self._table.holds_before(event):
            return False
        self._heard, self._over, self.of_hand = moment, self._table.over_words(event), False
        self._event = event
        if not self._is_choice_of_only_person(moment):
            self._left = self._seconds
        return self.stands

    def for_hand(self, moment: Moment, seat: Seat) -> bool:
        """Hold until a click before a hand closes to which cards have come that its owner has not seen yet.

        Return whether it holds: not again, nor where nothing is to be held.
        """
        if moment == self._heard or not self._seconds:
            return False
        self._heard, self._left, self.of_hand, self._event = moment, CLICK, True, None
        self._over = reason("table.drawn", name=self._session.names[seat])
        return True

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        self._left = max(0.0, self._left - dt)

    def let_go(self) -> None:
        """Hold no longer."""
        self._left = 0.0

    def forget(self) -> None:
        """Nothing is held: the match has gone elsewhere."""
        self._left, self._heard = 0.0, None

    @property
    def next_frame_due(self) -> float | None:
        """When it lets go by itself."""
        return self._left if 0 < self._left < CLICK else None

    @property
    def _seconds(self) -> float:
        chosen = self._services.settings.current.hold
        # Among several somebody may still look away.
        reads = len(self._session.persons) > 1 or not self._knew_game
        seconds = (CLICK if reads else SECONDS["1.5s"]) if chosen == "first" else SECONDS[chosen]
        return seconds if self._session.persons else min(seconds, WATCHED)

    @property
    def _knew_game(self) -> bool:
        """Whether a match of this game with as many seats was played to its end before this one.

        With another number of seats it may be quite another game, as Cauldron 15 for two.
        """
        if self._knows_game is None:
            match, library = self._session.match, self._services.library
            self._knows_game = library.has_finished(match.game, besides=self._session.path, seats=len(match.seats))
        return self._knows_game

    def _is_choice_of_only_person(self, moment: Moment) -> bool:
        """Return whether a moment is that of the first event of the move of a person who plays with no others."""
        made = moment.turn - self._session.base - 1
        if moment.events != 1 or made < 0:
            return False
        return self._session.persons == (self._session.history[made].seat,)
