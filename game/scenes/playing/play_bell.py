"""The bell: several persons at one screen answer what is announced by ringing it; silence is a pass for all."""

import math
from collections.abc import Callable

from game.core.event import Event, Seat
from game.play.session import Session
from game.store.settings import SettingsFile
from game.tables.answering import Call, Ringing
from game.tables.table import Table
from game.view.drawing.canvas import Canvas
from game.view.widgets import Button, Widget

SECONDS = {"off": 0.0, "2s": 2.0, "4s": 4.0, "key": math.inf}
"""How long the bell stands, by the setting."""

TICK = 0.1
"""How often the time that is left is drawn anew, in seconds."""

ROW, GAP = 46.0, 8.0


class PlayBell:
    """Stands open after an announcement whenever another person holds anything that could answer.

    That is what everybody can see, so neither the bell nor its silence tells whether somebody could have answered.
    `rung` is who has rung and was not asked yet; `changed` is called when the bell begins or ceases to stand.
    """

    def __init__(self, table: Table, session: Session, settings: SettingsFile, changed: Callable[[], None]) -> None:
        self._table = table
        self._session = session
        self._settings = settings
        self._changed = changed
        self._calls: list[Call] = []
        self._heard: Event | None = None
        self._previous: Event | None = None
        self._ringers: tuple[Seat, ...] = ()
        self._left = 0.0
        self.rung: Seat | None = None

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
    def next_frame_due(self) -> float | None:
        """When the time that is left is to be drawn anew."""
        return TICK if self.stands and not math.isinf(self._left) else None

    @property
    def _time(self) -> float:
        return SECONDS[self._settings.current.bell]

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
        if call is not None and not call.before:
            self._announce(call)
        elif answering.is_cancelled(event):
            del self._calls[-2:-1]
        elif answering.is_settled(event) and self._calls:
            self._stand_again(self._calls.pop().seat)

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
        if answering is None or len(persons) < 2 or not self._time:
            self._ringers = ()
            return
        self._ringers = tuple(seat for seat in order if seat in persons and answering.may_answer(seat))
        self._left = self._time
        if self._ringers:
            self._changed()

    # What persons do

    def update(self, dt: float) -> None:
        """Let time pass; at its end silence is a pass for all."""
        if self.stands:
            self._left -= dt
            if self._left <= 0:
                self.be_silent()

    def be_silent(self) -> None:
        """Nobody answers."""
        self._ringers = ()
        self._changed()

    def ring(self, seat: Seat) -> None:
        """A person wants to answer."""
        self.rung = seat
        self._ringers = ()
        self._changed()

    def pick(self, number: int) -> None:
        """The person with that number on the bell rings, counted from 1."""
        if number <= len(self._ringers):
            self.ring(self._ringers[number - 1])

    def has_answered(self, *, silent: bool) -> None:
        """Whoever has rung was asked; after silence the bell stands for those who come later."""
        seat, self.rung = self.rung, None
        if silent and seat is not None:
            self._stand_again(seat)

    def buttons(self) -> list[Widget]:
        """Return a button a person, and one for nobody."""
        answering = self._table.answering
        if answering is None or not self.stands:
            return []
        say, area = self._table.say, answering.bell_area()
        nobody = area._replace(y=area.bottom - ROW, height=ROW)
        rows = -(-len(self._ringers) // 2) if len(self._ringers) > 2 else len(self._ringers)
        top = nobody.y - rows * (ROW + GAP)
        cells = [
            cell
            for row in range(rows)
            for cell in area._replace(y=top + row * (ROW + GAP), height=ROW).columns(1 + (len(self._ringers) > 2), GAP)
        ]
        found: list[Widget] = [
            Button(f"ring {seat}", cell, self._session.names[seat], self._ring(seat), tone="primary")
            for seat, cell in zip(self._ringers, cells, strict=False)
        ]
        return [*found, Button("silence", nobody, say("bell.silence"), self.be_silent)]

    def draw(self, canvas: Canvas) -> None:
        """Draw the bell while it stands."""
        answering, ringing = self._table.answering, self.ringing
        if answering is not None and ringing is not None:
            answering.draw_bell(canvas, ringing)

    def _ring(self, seat: Seat) -> Callable[[], None]:
        return lambda: self.ring(seat)
