"""The events that are still to be seen: they happen on the table one by one, and an announcement waits for the bell."""

from collections.abc import Callable
from typing import Any

from game.core.event import Event
from game.play.moments import Moment
from game.play.session import Session
from game.scenes.playing.play_bell import PlayBell
from game.scenes.playing.viewpoint import Viewpoint
from game.tables.table import Table


class PlayEvents:
    """Has the table animate what happened, moment by moment, as the eyes in force see it.

    `moment` is how far the table has come; what came later in the match waits. `sound` is told each event as it begins
    to be seen, with what is observed after it; `heard` is told it when it was seen.
    """

    def __init__(
        self,
        table: Table,
        session: Session,
        eyes: Viewpoint,
        bell: PlayBell,
        sound: Callable[[Event, Any], None],
        heard: Callable[[Event], None],
        moment: Moment,
    ) -> None:
        self._table = table
        self._session = session
        self._eyes = eyes
        self._bell = bell
        self._sound = sound
        self._heard = heard
        self._seen: Event | None = None
        self.moment = moment

    @property
    def moving(self) -> bool:
        """Whether anything that has happened is still to be seen to its end; while one looks back it waits."""
        session = self._session
        return session.is_live and (self.moment != session.moments.last or self._seen is not None)

    def clear(self) -> None:
        """Drop what waits: another moment is shown."""
        self.moment = self._session.moments.last
        self._seen = None

    def show(self) -> None:
        """Show the table as the eyes in force see it: how far it has come, or where one looks back to."""
        session, eyes = self._session, self._eyes
        moment = self.moment if session.is_live else Moment(session.shown)
        since = session.moments.since_decision(eyes.viewer, eyes.seat, moment)
        self._table.show(self._observe(moment), eyes.viewer, since)

    def come_back(self) -> None:
        """Show how far the table has come, where one looked back to an earlier moment."""
        if not self._session.is_live:
            self._session.seek(None)
            self.show()

    def close_hands(self) -> None:
        """Close the hands in the middle of what happens: the table is shown as a spectator has seen it."""
        self._eyes.close()
        self.show()

    def go_on(self) -> bool:
        """Let events happen while nothing moves and the bell does not stand; return whether all are over."""
        while not self._table.timeline.busy and not self._bell.stands:
            following = self._session.moments.after(self.moment)
            if self._seen is not None:
                seen, self._seen = self._seen, None
                self._heard(seen)
                self._bell.after(seen)
            elif following is None:
                return True
            elif (event := self._session.moments.event(following)) is None:
                self.moment = following
                if following != self._session.moments.last:
                    self.show()
            elif not self._bell.before(event):
                if self._bell.rung is not None:
                    return False
                self._animate(event, following)
                self._seen = event
        return False

    def _animate(self, event: Event, moment: Moment) -> None:
        before, after = self._observe(self.moment), self._observe(moment)
        since = self._session.moments.since_decision(self._eyes.viewer, self._eyes.seat, moment)
        self.moment = moment
        seen = event.seen_by(self._eyes.seat)
        self._table.animate(seen, before, after, since)
        self._sound(seen, after)

    def _observe(self, moment: Moment) -> Any:
        """Return what the eyes in force know of a moment."""
        return self._session.moments.observe(self._eyes.seat, moment)

    @property
    def bars_the_way(self) -> bool:
        """Whether what was announced goes on, though somebody has rung: there was nothing to answer with."""
        if self._bell.rung is None or self._table.timeline.busy:
            return False
        following = self._session.moments.after(self.moment)
        return following is not None and self._session.moments.event(following) is not None

    def skip(self) -> None:
        """Bring what moves to its end, as far as the bell allows."""
        self._table.timeline.finish()
        while not self.go_on() and not self._bell.stands and self._bell.rung is None:
            self._table.timeline.finish()
