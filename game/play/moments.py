"""Moments: an event and the position as it leaves it, made on demand by making a turn's move once more."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from game.core.event import Event, Seat
from game.core.move import Move
from game.core.referee import Controller
from game.play.fence import is_silence
from game.play.match import Match
from game.play.replay import Replayed, Turn

_TURNS_KEPT = 4
"""Of how many turns the observations are kept, each for some eyes."""


class Moment(NamedTuple):
    """A place in a match: after so many moves, of the last of which only so many `events` have happened.

    `turn` 0 is the opening. Without `events` the turn is over and whoever decides next may be asked; that is later than
    its last event, and as late as the next turn before its first one.
    """

    turn: int
    events: int | None = None


class Decision(NamedTuple):
    """A decision that was made: what its seat knew, the moves that it could make, and the one that it made."""

    number: int
    seat: Seat
    observation: Any
    legal: tuple[Move, ...]
    move: Move


class Moments:
    """The moments of a match as far as it was played, in their order, and what may be known of each.

    The match is still played: its turns and positions are looked at, never changed, and no moment is ever saved.
    """

    def __init__(self, controller: Controller[Any], match: Match, replayed: Replayed) -> None:
        self._controller = controller
        self._match = match
        self._base = replayed.base
        self._opening = replayed.opening
        self._positions = replayed.positions
        self._turns = replayed.turns
        self._observed: dict[tuple[int, Seat | None], tuple[Any, ...]] = {}

    @property
    def first(self) -> Moment:
        """The earliest moment that is known: where the opening is, that of the table before it."""
        return Moment(self._base, 0 if self._opening else None)

    @property
    def last(self) -> Moment:
        """The moment after everything that has happened."""
        return Moment(self._base + len(self._turns))

    def after(self, moment: Moment) -> Moment | None:
        """Return the next moment, or None after the last one."""
        turn, happened = moment
        if happened is None:
            if moment == self.last:
                return None
            turn, happened = turn + 1, 0
        return Moment(turn, happened + 1 if happened < len(self._events(turn)) else None)

    def of_last_turn(self) -> list[Moment]:
        """Return the moments of the last turn from before its first event on, the latest last."""
        found, each = [], self.after(Moment(self.last.turn - 1))
        while each is not None:
            found.append(each)
            each = self.after(each)
        return found

    def event(self, moment: Moment) -> Event | None:
        """Return the event that a moment is of, for all eyes, or None before and after a turn."""
        return self._events(moment.turn)[moment.events - 1] if moment.events else None

    def following(self, moment: Moment) -> Iterator[tuple[Moment, Event]]:
        """Yield every event after a moment, for all eyes, with the moment that it is of."""
        after = self.after(moment)
        while after is not None:
            if (event := self.event(after)) is not None:
                yield after, event
            after = self.after(after)

    def happened(self, moment: Moment, first: int = 0) -> Iterator[tuple[int, tuple[Event, ...]]]:
        """Yield the number of each turn from the `first` on, and what of it had happened by a moment, for all eyes."""
        for turn in range(max(first, self._base), moment.turn + 1):
            yield turn, self._events(turn)[: moment.events if turn == moment.turn else None]

    def observe(self, eyes: Seat | None, moment: Moment) -> Any:
        """Return what a seat may know (None: a spectator) at a moment."""
        turn, happened = moment
        if happened is None:
            return self._controller.observe(self._positions[turn - self._base], eyes)
        if happened == 0:
            return self._controller.observe(self._before(turn), eyes)
        if (turn, eyes) not in self._observed:
            if len(self._observed) >= _TURNS_KEPT:
                del self._observed[next(iter(self._observed))]
            self._observed[turn, eyes] = self._observe_turn(turn, eyes)
        return self._observed[turn, eyes][happened - 1]

    def since_decision(self, seat: Seat, eyes: Seat | None, moment: Moment) -> tuple[Event, ...]:
        """Return what some eyes have seen from the last decision of a seat on, if any, until a moment."""
        first = self.last_decision(seat, moment)
        return tuple(event.seen_by(eyes) for _, events in self.happened(moment, first) for event in events)

    def last_decision(self, seat: Seat, moment: Moment) -> int:
        """Return the turn of the last decision of a seat until a moment, or the first turn that is known."""
        turn = moment.turn
        while turn > self._base and not self._decided(turn, seat):
            turn -= 1
        return turn

    def last_to_decide(self, moment: Moment) -> Seat | None:
        """Return the seat of the last decision until a moment, or None where there is none yet."""
        turns = range(moment.turn, self._base, -1)
        seats = ((turn, self._turns[turn - self._base - 1].seat) for turn in turns)
        return next((seat for turn, seat in seats if self._decided(turn, seat)), None)

    def decision(self, turn: int) -> Decision:
        """Return the decision that a turn (from the first after the base on) was."""
        made, before = self._turns[turn - self._base - 1], self._before(turn)
        observation = self._controller.observe(before, made.seat)
        return Decision(turn, made.seat, observation, tuple(self._controller.legal_moves(before)), made.move)

    def made(self, turn: int) -> Turn | None:
        """Return the move of a turn with what then happened: the same value as long as it is not undone.

        None for the opening and for a turn that there is not.
        """
        at = turn - self._base - 1
        return self._turns[at] if 0 <= at < len(self._turns) else None

    def forget(self) -> None:
        """Forget what was observed of turns, some of which were undone."""
        self._observed.clear()

    def _events(self, turn: int) -> tuple[Event, ...]:
        """Return what happened in a turn."""
        return self._opening if turn == self._base else self._turns[turn - self._base - 1].events

    def _before(self, turn: int) -> Any:
        """Return the position before a turn; before the opening it is that of the table as it was set up."""
        if turn > self._base:
            return self._positions[turn - self._base - 1]
        return self._controller.set_up(len(self._match.seats), self._match.seed)

    def _observe_turn(self, turn: int, eyes: Seat | None) -> tuple[Any, ...]:
        """Return what some eyes may know after each event of a turn, making its move once more at a copy."""
        position = self._before(turn).copy()
        observed: list[Any] = []

        def tell(event: Event) -> None:
            observed.append(self._controller.observe(position, eyes))

        if turn > self._base:
            self._controller.apply(position, self._turns[turn - self._base - 1].move, tell)
        else:
            self._controller.begin(position, tell)
        return tuple(observed)

    def _decided(self, turn: int, seat: Seat) -> bool:
        """Return whether a turn was a decision of that seat, and not a pass that leaves no trace."""
        made = self._turns[turn - self._base - 1]
        return made.seat == seat and not is_silence(self._controller, self._before(turn), made.move)
