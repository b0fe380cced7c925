"""Auto-pass: what a person alone against bots does not want to be asked about, though an answer would be possible."""

from game.core.event import Event
from game.core.move import Move
from game.play.fence import PASS
from game.play.session import Session
from game.tables.answering import Call
from game.tables.table import Table


class AutoPass:
    """Lets announcements pass unasked: until the turn is over, or all of a kind until the season is over."""

    def __init__(self, table: Table, session: Session) -> None:
        self._table = table
        self._session = session
        self._turn = False
        self.kinds: set[str] = set()

    @property
    def on(self) -> bool:
        """Whether anything passes unasked."""
        return self._turn or bool(self.kinds)

    @property
    def call(self) -> Call | None:
        """What is announced, if somebody is asked in secret whether to answer."""
        if self._table.answering is None or not self._session.asks_secretly:
            return None
        return self._table.answering.call_now(self._session.observe(None))

    @property
    def covers(self) -> bool:
        """Whether what is announced at the moment passes unasked."""
        call = self.call
        return call is not None and (self._turn or call.kind in self.kinds)

    def this_turn(self) -> None:
        """Ask no more in this turn."""
        self._turn = True

    def this_kind(self) -> None:
        """Ask no more in this season about what is announced at the moment."""
        call = self.call
        if call is not None:
            self.kinds.add(call.kind)

    def lift(self) -> None:
        """Ask again about everything."""
        self._turn = False
        self.kinds.clear()

    def hear(self, event: Event) -> None:
        """Forget with the turn, and with the season, what held so long."""
        answering = self._table.answering
        if answering is not None and answering.ends_turn(event):
            self._turn = False
        if answering is not None and answering.ends_season(event):
            self.lift()


def silence_of(session: Session) -> Move:
    """Return the move of not answering; raise ValueError where there is none."""
    for move in session.legal_moves():
        if isinstance(move, Move) and move.verb == PASS:
            return move
    raise ValueError("nobody is asked for an answer")
