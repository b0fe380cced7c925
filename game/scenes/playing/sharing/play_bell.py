"""The bell: several persons at one screen answer what is announced by ringing it; silence is a pass for all."""

import math
from collections.abc import Callable

from game.core.event import Event, Seat
from game.core.move import Move
from game.play.fence import PASS
from game.play.session import Session
from game.store.settings import SettingsFile
from game.tables.answering import Call, Ringing
from game.tables.table import Table
from game.view.drawing.canvas import Canvas

SECONDS = {"off": 0.0, "2s": 2.0, "4s": 4.0, "8s": 8.0, "15s": 15.0, "key": math.inf}
"""How long the bell stands, by the setting."""

TICK = 0.1
"""How often the time that is left is drawn anew, in seconds."""


class PlayBell:
    """Stands open after an announcement whenever another person holds anything that could answer.

    That is what everybody can see, so neither the bell nor its silence tells whether somebody could have answered.
    `rung` is who has rung and was not asked yet.
    """

    def __init__(
        self, table: Table, session: Session, settings: SettingsFile, sleeps: Callable[[str], bool] = lambda kind: False
    ) -> None:
        """Take a table with its match; `sleeps` tells whether nobody is to be asked about a kind of call."""
        self._sleeps = sleeps
        self._table = table
        self._session = session
        self._settings = settings
        self._calls: list[Call] = []
        self._heard: Event | None = None
        self._previous: Event | None = None
        self._ringers: tuple[Seat, ...] = ()
        self._left = 0.0
        self._unseen = False
        self.rung: Seat | None = None
        self.off = False
        """Whether nobody rings any more."""

    @property
    def stands(self) -> bool:
        """Whether it can be rung."""
        return bool(self._ringers)

    @property
    def ringing(self) -> Ringing | None:
        """How it stands, if it does."""
        if not self.stands:
            return None
        return Ringing(self._calls[-1], self._ringers, None if math.isinf(self._left) else self._left / self._time)

    @property
    def call(self) -> Call | None:
        """What was announced last and is not settled, or None."""
        return self._calls[-1] if self._calls else None

    @property
    def next_frame_due(self) -> float | None:
        """When the time that is left is to be drawn anew."""
        return TICK if self.stands and not math.isinf(self._left) else None

    @property
    def _time(self) -> float:
        return SECONDS[self._settings.current.in_force.bell]

    def forget(self) -> None:
        """Nothing is announced: the match has gone elsewhere."""
        self._calls.clear()
        self._ringers, self.rung = (), None
        self._heard = self._previous = None

    # What is announced

    def before(self, event: Event) -> bool:
        """Hear that an event is to happen next; return whether the bell stands until then."""
        answering = self._table.answering
        if answering is None or event is self._heard:
            return False
        call = answering.call(event, self._previous)
        if call is not None and call.answers:
            # Whoever has rung may do so again when this is over.
            self.rung = None
        if call is None or not call.before:
            return False
        self._heard = event
        if self._calls and self._calls[-1].kind == call.kind and self._calls[-1].before:
            return False
        self._announce(call)
        return self.stands

    def after(self, event: Event) -> None:
        """Hear that an event has been seen."""
        answering = self._table.answering
        if answering is None:
            return
        call = answering.call(event, self._previous)
        self._previous = event
        if answering.ends_turn(event):
            self._calls.clear()
            self._unseen = False
        if call is not None and not call.before:
            self._announce(call)
        elif answering.is_cancelled(event):
            del self._calls[-2:-1]
        elif answering.is_settled(event) and self._calls:
            self._stand_again(self._calls.pop().seat)

    def will_stand_for(self, event: Event) -> bool:
        """Return whether another person could answer an event that is to be seen, so that everybody looks then."""
        answering, persons = self._table.answering, self._session.persons
        call = None if answering is None else answering.call(event, self._previous)
        if answering is None or call is None or not self._time or self.off or self._sleeps(call.kind):
            return False
        order = call.order(len(self._session.names))
        return any(seat in order and seat != call.seat and answering.may_answer(seat) for seat in persons)

    def hear_now(self) -> None:
        """Stand for what is announced at this moment, unless that was heard before."""
        answering = self._table.answering
        call = None if answering is None else answering.call_now(self._session.observe(None))
        if call is not None and (not self._calls or self._calls[-1].kind != call.kind):
            self._announce(call)

    def _announce(self, call: Call) -> None:
        if not call.answers:
            self._calls.clear()
        self._calls.append(call)
        self._stand(call.order(len(self._session.names)))

    def _stand_again(self, seat: Seat) -> None:
        """Stand for those who come after a seat that has had its answer."""
        if self._calls:
            order = self._calls[-1].order(len(self._session.names))
            self._stand(order[order.index(seat) + 1 :] if seat in order else ())

    def _stand(self, order: tuple[Seat, ...]) -> None:
        """Stand for the persons among some seats who could have an answer."""
        answering, persons = self._table.answering, self._session.persons
        self.rung = None
        if answering is None or len(persons) < 2 or not self._time or self.off or self._sleeps(self._calls[-1].kind):
            self._ringers = ()
            return
        # Their buttons lie as they sit, whoever announces something.
        self._ringers = tuple(seat for seat in persons if seat in order and answering.may_answer(seat))
        # Who was told to look away while another person answered has to be called first.
        self._left = math.inf if self._unseen else self._time
        self._unseen = False

    # What persons do

    def update(self, dt: float) -> bool:
        """Let time pass; at its end nobody answers. Return whether the bell ceases to stand."""
        if not self.stands:
            return False
        self._left -= dt
        if self._left <= 0:
            self.ring(None)
        return not self.stands

    def wait(self) -> None:
        """Stand until somebody rings or nobody is said to answer."""
        self._left = math.inf

    def ring(self, seat: Seat | None) -> None:
        """A person wants to answer; None: nobody does."""
        self.rung = seat
        self._ringers = ()

    def answered(self, seat: Seat | None, move: Move) -> bool:
        """Hear that a seat has made a move; who has rung needs the bell no more. Return whether it gives no answer."""
        if seat is None or self.rung != seat:
            return False
        self.has_answered(silent=move.verb == PASS)
        return move.verb == PASS

    def has_answered(self, *, silent: bool) -> None:
        """Whoever has rung was asked; after silence the bell stands for those who come later."""
        seat, self.rung = self.rung, None
        self._unseen = seat is not None
        if silent and seat is not None:
            self._stand_again(seat)

    def draw(self, canvas: Canvas) -> None:
        """Draw the bell while it stands."""
        answering, ringing = self._table.answering, self.ringing
        if answering is not None and ringing is not None:
            answering.draw_bell(canvas, ringing)
