"""PlaySeats: who plays at the seats of the persons: they leave them, take them back, or let bots finish the match."""

from collections.abc import Callable, Sequence
from functools import partial

from game.core.event import Seat
from game.core.reason import Reason, reason
from game.play.catalogue import GAMES
from game.play.lengths import minutes, part_of
from game.play.moments import Moment
from game.play.session import Session
from game.scenes.playing.table_scene import TableScene
from game.store.household import is_remembered
from game.tables.table import Table
from game.view.dialog import Dialog, DialogChoice
from game.view.input.commands import Intent

FINISHER = "master"
"""The skill that plays for the persons who let bots finish."""

SUBSTITUTE = "adept"
"""The skill of whoever plays for a person where no other bot sits at the table."""


def part_over(table: Table, session: Session) -> float | None:
    """Return what part of a match is over, of the way that there was from its beginning; None where moves tell it."""
    begun = table.nearness(session.moments.observe(None, Moment(session.base)))
    now = table.nearness(table.seen)
    if begun is None or now is None:
        return None
    return max(0.0, (now - begun) / (1 - begun)) if begun < 1 else 1.0


class PlaySeats:
    """What the pause offers about seats, and how long the match takes with those who sit there."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene

    @property
    def stand_in(self) -> str | None:
        """The skill of the bot that decides for persons while bots finish the match, or None."""
        return FINISHER if self._scene.state.finishing else None

    def may_stand_in(self) -> bool:
        """Return whether the bot that was asked may move; for a person only once it is written that the match does
        not count for them.
        """
        session = self._scene.session
        seat, skill = session.to_move, self.stand_in
        if skill is None or seat is None or seat not in session.persons:
            return True
        return self._scene.attempt(lambda: session.note_stand_in(seat, skill))

    @property
    def minutes_left(self) -> Reason | None:
        """How long the match still takes, or None where that is not known."""
        session = self._scene.session
        match = session.match
        loaded, count = GAMES[match.game].load(), len(match.seats)
        lengths = loaded.lengths
        if lengths is None or session.to_move is None or count not in lengths.moves:
            return None
        part = part_of(lengths, GAMES[match.game].parts().option_rules, match.options, loaded.describe_options(count))
        persons = 0 if self._scene.state.finishing else len(session.persons)
        pace = self._scene.services.settings.current.in_force.bot_pace / 1000
        done, over = session.move_count, part_over(self._scene.table, session)
        least, most = minutes(lengths, count, persons, part=part, pace=pace, done=done, over=over)
        if most == least:
            return reason("pause.minutes.one", count=most)
        return reason("pause.minutes", least=least, most=most)

    @property
    def entries(self) -> dict[str, Callable[[], None]]:
        """What the entries of the pause do that are about seats: those that there are at the moment."""
        return self.entries_at(None)

    def entries_at(self, awaited: Seat | None) -> dict[str, Callable[[], None]]:
        """Return those entries at the curtain before an `awaited` person, which they lift; None: at the open table."""
        session, closed = self._scene.session, awaited is not None
        if session.read_only or session.to_move is None:
            return {}
        ways: dict[str, Callable[[], None]] = {}
        # The match of a day is one's own.
        if session.persons and not self._scene.state.finishing and session.match.day is None:
            ways["finish"] = partial(self._warn, "finish", session.persons, partial(self._finish, curtain=closed))
        if self._scene.state.finishing and not self._scene.desk.rushing:
            ways["rush"] = self._rush
        if session.path is not None and session.persons:
            here = self._seat_here if awaited is None else awaited
            leave = partial(self._leave_seat, here, curtain=closed)
            ways["leave_seat"] = partial(self._warn, "leave_seat", (here,), leave)
        if session.path is not None and session.away:
            ways["take_seat"] = partial(self._take_seat, session.away[0], curtain=closed)
        return ways

    @property
    def _seat_here(self) -> Seat:
        """The seat of the person at the screen."""
        here, persons = self._scene.state.eyes.viewer, self._scene.session.persons
        return here if here in persons else persons[0]

    @property
    def whose(self) -> dict[str, str]:
        """Whose seat the entries of the pause are about, by name, where more than one person plays."""
        return self.whose_at(None)

    def whose_at(self, awaited: Seat | None) -> dict[str, str]:
        """Return whose seat they are about at the curtain before an `awaited` person; None: at the open table."""
        session = self._scene.session
        if len(session.persons) + len(session.away) < 2:
            return {}
        here = self._seat_here if awaited is None and session.persons else awaited
        found = {} if here is None else {"leave_seat": session.names[here]}
        return {**found, "take_seat": session.names[session.away[0]]} if session.away else found

    def _warn(self, entry: str, seats: Sequence[Seat], act: Callable[[], None]) -> None:
        """Have bots play for persons; ask first where the match still counts for one of them, for it does no longer."""
        session, services = self._scene.session, self._scene.services
        if not any(is_remembered(session.match.seats[seat]) and seat not in session.left for seat in seats):
            act()
            return
        say = services.words.say
        choices = [DialogChoice(say("pause.consent"), act, tone="primary"), DialogChoice(say("writing.cancel"))]
        self._scene.stage.push(
            Dialog(services, say(f"pause.{entry}"), say(f"pause.{entry}.wish"), choices, cancel=1)
        )  # fmt: skip

    def _close(self, *, curtain: bool) -> None:
        """Come back from the pause to the table, past a curtain that hangs before it."""
        for _ in range(1 + curtain):
            self._scene.stage.pop()

    def _finish(self, *, curtain: bool) -> None:
        """Let bots play for everybody to the end of the match."""
        scene = self._scene
        self._close(curtain=curtain)
        scene.desk.drop()
        scene.state.finish_by_bots()

    def _rush(self) -> None:
        """Let bots finish without anybody watching each of their moves."""
        self._close(curtain=False)
        self._scene.do(Intent.SKIP)

    def _leave_seat(self, seat: Seat, *, curtain: bool) -> None:
        """Have a bot play on for a person, one like the others at the table."""
        session = self._scene.session
        kinds = [plan.kind for plan in session.match.seats if not plan.is_person]
        skill = kinds[0] if kinds else SUBSTITUTE
        self._reseat(lambda: session.leave_seat(seat, skill), seat, "table.seat.left", curtain=curtain)

    def _take_seat(self, seat: Seat, *, curtain: bool) -> None:
        """Have a person play on who was away."""
        session = self._scene.session
        self._reseat(lambda: session.take_seat_back(seat), seat, "table.seat.taken", curtain=curtain)

    def _reseat(self, change: Callable[[], None], seat: Seat, words: str, *, curtain: bool) -> None:
        """Come back from the pause to the table as those see it who sit there then."""
        scene = self._scene
        self._close(curtain=curtain)
        scene.desk.drop()
        if scene.attempt(change):
            scene.sit_down()
            scene.notify(scene.table.say(words, name=scene.session.names[seat]))
