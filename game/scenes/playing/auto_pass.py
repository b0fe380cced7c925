"""Auto-pass: what persons do not want to be asked about, though an answer would be possible."""

from collections.abc import Callable
from contextlib import suppress

from msgspec.structs import replace

from game.core.event import Event
from game.core.move import Move
from game.play.fence import ANSWERS, PASS
from game.play.session import Session
from game.store.library import Library
from game.store.side_file import read_side, write_side
from game.store.trouble import Trouble
from game.tables.answering import Call
from game.tables.table import Table

TURN = "turn"
"""What stands for everything in a turn, beside the kinds of calls."""

OPENING, LIFTED = "opening", -1
"""What a newcomer is not asked before their first turn, and what is kept once they want to be asked even then."""


class AutoPass:
    """Lets announcements pass unasked: until the turn is over, or all of a kind until the season is over.

    What was wished holds for one turn or season of the match, named by the move with which that began: so it is there
    again after undo, redo and Continue. It is kept in the side file of the journal.

    Where nobody has ever finished a match of a game with much to answer, no person is asked before the first turn of
    one: the first question of a first match is what to do, not what to answer.
    """

    def __init__(self, table: Table, session: Session, library: Library) -> None:
        self._table = table
        self._session = session
        self._library = library
        self._knows_game: bool | None = None
        self._wishes = dict(read_side(session.path).hushed) if session.path is not None else {}

    @property
    def on(self) -> bool:
        """Whether anything passes unasked."""
        return self.silences or bool(self.kinds)

    @property
    def silences(self) -> bool:
        """Whether everything passes unasked."""
        return self._holds(TURN) or self.opens

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of announcements that pass unasked by themselves."""
        return tuple(wish for wish in self._wishes if wish not in {TURN, OPENING} and self._holds(wish))

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
        return call is not None and self.hushes(call.kind)

    def hushes(self, kind: str) -> bool:
        """Return whether announcements of a kind pass unasked."""
        return self.silences or self._holds(kind)

    @property
    def is_idle(self) -> bool:
        """Whether somebody is asked who could answer, but no answer can do them any good."""
        session, answering = self._session, self._table.answering
        if answering is None or not session.asks_secretly or session.to_move is None:
            return False
        seen = session.observe(session.to_move)
        answers = [move for move in session.legal_moves() if move.verb != PASS]
        return bool(answers) and all(answering.is_in_vain(move, seen) for move in answers)

    def this_turn(self) -> None:
        """Ask no more in this turn."""
        self._wish(TURN)

    def these_kinds(self, *kinds: str) -> None:
        """Ask no more in this season about announcements of some kinds."""
        self._wish(*kinds)

    def lift(self) -> None:
        """Ask again about everything."""
        opens = self.opens
        self._wishes.clear()
        if opens:
            self._wishes[OPENING] = LIFTED
        self._keep()

    @property
    def opens(self) -> bool:
        """Whether the persons are newcomers of whom none has had a turn."""
        session, answering = self._session, self._table.answering
        if answering is None or not answering.hushes or not session.persons or session.path is None:
            return False
        if OPENING in self._wishes or any(
            turn.seat in session.persons and turn.move.verb not in ANSWERS for turn in session.history
        ):
            return False
        if self._knows_game is None:
            self._knows_game = self._library.has_finished(session.match.game)
        return not self._knows_game

    def _holds(self, wish: str) -> bool:
        return wish in self._wishes and self._wishes[wish] == self._began(wish)

    def _wish(self, *wishes: str) -> None:
        began = {wish: self._began(wish) for wish in wishes}
        self._wishes |= {wish: number for wish, number in began.items() if number is not None}
        self._keep()

    def _began(self, wish: str) -> int | None:
        """Return the number of the move with which the turn or season began for which a wish would hold."""
        answering = self._table.answering
        if answering is None:
            return None
        begins: Callable[[Event], bool] = answering.ends_turn if wish == TURN else answering.ends_season
        turns = reversed(self._session.history)
        return next((turn.number for turn in turns if any(map(begins, turn.events))), self._session.base)

    def _keep(self) -> None:
        """Keep what is wished beside the journal; where that cannot be written, it holds for this sitting."""
        path = self._session.path
        if path is not None:
            with suppress(Trouble):
                write_side(path, replace(read_side(path), hushed=self._wishes))


def silence_of(session: Session) -> Move:
    """Return the move of not answering; raise ValueError where there is none."""
    for move in session.legal_moves():
        if isinstance(move, Move) and move.verb == PASS:
            return move
    raise ValueError("nobody is asked for an answer")
